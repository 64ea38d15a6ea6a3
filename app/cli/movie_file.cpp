#include "app/cli/movie_file.h"

#include "app/cli/wav_file.h"
#include "core/audit/parallel.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>

namespace mh::cli {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t batch_frames = 16; // drawn at once, then handed over in their order
constexpr int patience_ms = 60000;       // for the encoder to take a batch

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

void draw_batch(const Performance& performance, const Movie& movie, Frame first,
                std::vector<QImage>& images) {
    const ChunkedWork plan{images.size(), 1, movie.jobs, {}, {}};
    static_cast<void>(for_each_chunk(plan, [&](std::size_t from, std::size_t end) {
        FrameMaker maker;
        for (std::size_t i = from; i < end; ++i) {
            maker.image = std::move(images[i]);
            maker.make(performance, first + static_cast<Frame>(i), movie.size);
            images[i] = std::move(maker.image);
        }
    }));
}

bool hand_over(const std::vector<QImage>& images, QProcess& encoder) {
    for (const QImage& image : images)
        encoder.write(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes());
    while (encoder.bytesToWrite() > 0)
        if (!encoder.waitForBytesWritten(patience_ms))
            return false;
    return true;
}

Result<void> encode(const Performance& performance, const Movie& movie, QProcess& encoder) {
    const auto count = static_cast<std::size_t>(movie.frames.count());
    std::vector<QImage> images;
    for (std::size_t done = 0; done < count; done += images.size()) {
        images.resize(std::min(batch_frames, count - done));
        draw_batch(performance, movie, movie.frames.first + static_cast<Frame>(done), images);
        if (!hand_over(images, encoder))
            return fail(encoder_error(encoder, movie));
        movie.progress(static_cast<double>(done + images.size()) / static_cast<double>(count));
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
