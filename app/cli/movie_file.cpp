#include "app/cli/movie_file.h"

#include "app/cli/wav_file.h"
#include "core/audit/parallel.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>
#include <thread>

namespace mh::cli {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t run_frames = 4; // by one thread, between two hand-overs
constexpr int patience_ms = 60000;    // for the encoder to take a frame

QStringList arguments_of(const Movie& movie, double fps, const fs::path& sound,
                         const fs::path& file) {
    const QString size = QString("%1x%2").arg(movie.size.width).arg(movie.size.height);
    return {"-y",
            "-loglevel",
            "error",
            "-f",
            "rawvideo",
            "-pix_fmt",
            "bgra",
            "-s",
            size,
            "-r",
            QString::number(fps, 'g', 12),
            "-i",
            "-",
            "-i",
            QString::fromStdString(sound.string()),
            "-c:v",
            "libx264",
            "-preset",
            "medium",
            "-threads",
            "8", // whatever the machine has, so that the file is the same on each
            "-crf",
            "15",
            "-pix_fmt",
            "yuv420p",
            "-c:a",
            "aac",
            "-b:a",
            "160k",
            "-movflags",
            "+faststart",
            "-f",
            "mp4",
            QString::fromStdString(file.string())};
}

Error encoder_error(QProcess& encoder, const Movie& movie) {
    constexpr int last_words_ms = 2000;
    encoder.closeWriteChannel();
    encoder.waitForFinished(last_words_ms);
    const QString said = QString::fromUtf8(encoder.readAllStandardError()).trimmed();
    return {movie.file.string(), "",
            "ffmpeg could not write it" +
                (said.isEmpty() ? std::string() : ": " + said.section('\n', -1).toStdString()),
            ""};
}

// A movie's frames in their order, some drawn ahead while those before them are used. A run of them
// is one thread's, which keeps what rests behind them for its next.
class FramesAhead {
  public:
    FramesAhead(const Performance& performance, const Movie& movie)
        : m_performance(performance), m_movie(movie), m_next(movie.frames.first),
          m_makers(threads_for(movie.jobs)) {
        start();
    }

    // The next of them, there until the next call; none after the last.
    const std::vector<QImage>& take() {
        m_drawing.join();
        std::swap(m_taken, m_drawn);
        start();
        return m_taken;
    }

  private:
    void start() {
        const auto most = static_cast<Frame>(m_makers.size() * run_frames);
        const FrameRange frames{m_next, std::min(m_next + most, m_movie.frames.end)};
        m_next = frames.end;
        m_drawn.resize(static_cast<std::size_t>(frames.count()));
        m_drawing = std::jthread([this, first = frames.first] { draw(first); });
    }

    void draw(Frame first) {
        const auto work = [&](std::size_t from, std::size_t end) {
            FrameMaker& maker = m_makers[from / run_frames];
            for (std::size_t i = from; i < end; ++i) {
                std::swap(maker.image, m_drawn[i]);
                maker.make(m_performance, first + static_cast<Frame>(i), m_movie.size);
                std::swap(maker.image, m_drawn[i]);
            }
        };
        const auto threads = static_cast<unsigned>(m_makers.size());
        // Nothing cancels it.
        static_cast<void>(for_each_chunk({m_drawn.size(), run_frames, threads, {}, {}}, work));
    }

    const Performance& m_performance;
    const Movie& m_movie;
    Frame m_next;
    std::vector<FrameMaker> m_makers;
    std::vector<QImage> m_taken;
    std::vector<QImage> m_drawn;
    std::jthread m_drawing; // the last, as it uses the others
};

bool hand_over(const std::vector<QImage>& images, QProcess& encoder) {
    for (const QImage& image : images) {
        encoder.write(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes());
        while (encoder.bytesToWrite() > 0)
            if (!encoder.waitForBytesWritten(patience_ms))
                return false;
    }
    return true;
}

Result<void> encode(FramesAhead& frames, const Movie& movie, QProcess& encoder) {
    const auto count = static_cast<double>(movie.frames.count());
    std::size_t done = 0;
    for (const auto* some = &frames.take(); !some->empty(); some = &frames.take()) {
        if (!hand_over(*some, encoder))
            return fail(encoder_error(encoder, movie));
        done += some->size();
        movie.progress(static_cast<double>(done) / count);
    }
    encoder.closeWriteChannel();
    if (!encoder.waitForFinished(-1) || encoder.exitCode() != 0)
        return fail(encoder_error(encoder, movie));
    return {};
}

} // namespace

Result<void> can_make_movie(const PictureSize& size) {
    if (QStandardPaths::findExecutable("ffmpeg").isEmpty())
        return fail({"ffmpeg", "", "this program, which writes movies, is not installed",
                     "install it (Debian: apt install ffmpeg), or name a folder for a sequence of "
                     "PNG files"});
    if (size.width % 2 != 0 || size.height % 2 != 0)
        return fail({"--size", "", "a movie's sides are even numbers of pixels", ""});
    return {};
}

Result<void> write_movie(const Performance& performance, const Movie& movie) {
    fs::path unfinished = movie.file;
    unfinished += ".part";
    FramesAhead frames(performance, movie);
    const QTemporaryDir folder;
    const fs::path sound = folder.filePath("dialogue.wav").toStdString();
    if (const auto spoken =
            write_wav(performance.timeline(), {movie.frames, sound, movie.show_folder, {}});
        !spoken)
        return spoken;
    QProcess encoder;
    encoder.start("ffmpeg", arguments_of(movie, performance.timeline().fps, sound, unfinished));
    if (!encoder.waitForStarted())
        return fail(encoder_error(encoder, movie));
    const Result<void> encoded = encode(frames, movie, encoder);
    std::error_code code;
    if (encoded)
        fs::rename(unfinished, movie.file, code);
    if (encoded && !code)
        return {};
    encoder.kill();
    encoder.waitForFinished();
    std::error_code ignored;
    fs::remove(unfinished, ignored);
    if (!encoded)
        return encoded;
    return fail({movie.file.string(), "", "cannot be written: " + code.message(), ""});
}

} // namespace mh::cli
