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

// Threads that draw frames in a row, a run each, and keep what rests behind them from one batch to
// the next.
class Crew {
  public:
    explicit Crew(unsigned jobs) : m_makers(threads_for(jobs)) {}

    [[nodiscard]] Frame most_frames() const {
        return static_cast<Frame>(m_makers.size() * run_frames);
    }

    // At most so many frames; uses the pictures' memory again.
    void draw(const Performance& performance, PictureSize size, const FrameRange& frames,
              std::vector<QImage>& pictures) {
        pictures.resize(static_cast<std::size_t>(frames.count()));
        const auto threads = static_cast<unsigned>(m_makers.size());
        // Nothing cancels it.
        static_cast<void>(for_each_chunk(
            {pictures.size(), run_frames, threads, {}, {}}, [&](std::size_t from, std::size_t end) {
                FrameMaker& maker = m_makers[from / run_frames];
                for (std::size_t i = from; i < end; ++i) {
                    std::swap(maker.image, pictures[i]);
                    maker.make(performance, frames.first + static_cast<Frame>(i), size);
                    std::swap(maker.image, pictures[i]);
                }
            }));
    }

  private:
    std::vector<FrameMaker> m_makers;
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

// The encoder takes one batch while the next is drawn.
Result<void> encode(const Performance& performance, const Movie& movie, QProcess& encoder) {
    Crew crew(movie.jobs);
    std::vector<QImage> taken;
    std::vector<QImage> drawn;
    const auto batch_at = [&](Frame first) {
        return FrameRange{first, std::min(first + crew.most_frames(), movie.frames.end)};
    };
    FrameRange next = batch_at(movie.frames.first);
    crew.draw(performance, movie.size, next, drawn);
    while (next.count() > 0) {
        std::swap(taken, drawn);
        next = batch_at(next.end);
        const std::jthread ahead([&] { crew.draw(performance, movie.size, next, drawn); });
        if (!hand_over(taken, encoder))
            return fail(encoder_error(encoder, movie));
        movie.progress(static_cast<double>(next.first - movie.frames.first) /
                       static_cast<double>(movie.frames.count()));
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
    const Result<void> encoded = encode(performance, movie, encoder);
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
