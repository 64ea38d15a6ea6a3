#include "core/speech/wav.h"
#include "program.h"

#include <QImage>

#include <algorithm>
#include <cmath>

namespace mh {
namespace {

class Render : public ProgramTest {
  protected:
    [[nodiscard]] Ran render(std::vector<std::string> more) const {
        more.insert(more.begin(), {"render", demo(), "--episode", "cold-open"});
        return run(more);
    }
};

QImage image_at(const std::string& path) {
    return QImage(QString::fromStdString(path));
}

TEST_F(Render, WritesOneFrameAtTheSizeAskedFor) {
    const std::string file = in_folder("frame.png");
    EXPECT_EQ(render({"--frame", "40", "--size", "320x180", "--out", file}).exit_code, 0);
    EXPECT_EQ(image_at(file).size(), QSize(320, 180));
}

TEST_F(Render, WearsAStyle) {
    const auto drawn = [&](const std::vector<std::string>& more) {
        const std::string file = in_folder("frame.png");
        std::vector<std::string> arguments{"--frame", "40", "--size", "320x180", "--out", file};
        arguments.insert(arguments.end(), more.begin(), more.end());
        EXPECT_EQ(render(arguments).exit_code, 0);
        return image_at(file);
    };
    const std::string own = demo() + "/styles/saturday-morning.json";
    EXPECT_EQ(drawn({"--style", own}), drawn({}));
    const std::string inked = in_folder("inked.json");
    std::filesystem::copy(own, inked);
    change(inked, [](Json& json) {
        json["id"] = "inked";
        json["lineWidth"] = 0.01;
    });
    EXPECT_NE(drawn({"--style", inked}), drawn({}));
}

TEST_F(Render, WritesBothEndsOfARangeAsTheFramesOnTheirOwn) {
    const Ran ran = render({"--frames", "38-40", "--size", "160x90", "--out", folder().string()});
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    for (const std::string number : {"0038", "0039", "0040"})
        EXPECT_FALSE(image_at(in_folder("cold-open." + number + ".png")).isNull()) << number;
    EXPECT_FALSE(std::filesystem::exists(in_folder("cold-open.0041.png")));

    const std::string alone = in_folder("alone.png");
    EXPECT_EQ(render({"--frame", "39", "--size", "160x90", "--out", alone}).exit_code, 0);
    EXPECT_EQ(image_at(alone), image_at(in_folder("cold-open.0039.png")));
}

TEST_F(Render, RefusesFramesOutsideTheEpisode) {
    const std::string file = in_folder("frame.png");
    expect_refused(render({"--frame", "100000", "--out", file}), {"--frame", "100000", "0 to "});
    expect_refused(render({"--frame", "-1", "--out", file}), {"--frame"});
    expect_refused(render({"--frame", "ten", "--out", file}), {"--frame", "ten"});
    expect_refused(render({"--frames", "9-3", "--out", folder().string()}), {"--frames", "9-3"});
    EXPECT_FALSE(std::filesystem::exists(file));
}

TEST_F(Render, RefusesASizeThatIsNone) {
    for (const std::string size : {"320", "0x0", "320x180x2", "99999x10", "axb"})
        expect_refused(render({"--frame", "0", "--size", size, "--out", in_folder("a.png")}),
                       {"--size", size});
}

TEST_F(Render, AsksForAFrameWhereOnePictureIsToHoldThemAll) {
    expect_refused(render({"--out", in_folder("all.png")}), {"--out", "--frame"});
}

TEST_F(Render, WritesAFrameAsSvg) {
    const std::string file = in_folder("frame.svg");
    EXPECT_EQ(render({"--frame", "40", "--size", "320x180", "--out", file}).exit_code, 0);
    EXPECT_NE(text_of(file).find("viewBox=\"0 0 320 180\""), std::string::npos);
}

TEST_F(Render, DrawsTheSameFramesWhateverTheJobs) {
    for (const std::string jobs : {"1", "3"}) {
        std::filesystem::create_directory(in_folder(jobs));
        EXPECT_EQ(render({"--frames", "60-71", "--size", "160x90", "--jobs", jobs, "--out",
                          in_folder(jobs)})
                      .exit_code,
                  0);
    }
    for (int frame = 60; frame <= 71; ++frame) {
        const std::string name = "/cold-open.00" + std::to_string(frame) + ".png";
        EXPECT_EQ(text_of(in_folder("1") + name), text_of(in_folder("3") + name)) << frame;
    }
}

TEST_F(Render, GoesOnWithASequence) {
    const std::vector<std::string> wanted{"--frames", "10-13",           "--size",  "160x90",
                                          "--out",    folder().string(), "--resume"};
    const std::string done = write("cold-open.0011.png", "drawn before");
    EXPECT_EQ(render(wanted).exit_code, 0);
    EXPECT_EQ(text_of(done), "drawn before");
    EXPECT_FALSE(image_at(in_folder("cold-open.0012.png")).isNull());
}

class Movie : public Render {
  protected:
    // With a program of these words as ffmpeg, or none.
    [[nodiscard]] Ran with_ffmpeg(const std::string& words, std::vector<std::string> more) const {
        if (!words.empty())
            std::filesystem::permissions(write("ffmpeg", "#!/bin/sh\n" + words),
                                         std::filesystem::perms::owner_all);
        const QByteArray path = qgetenv("PATH");
        qputenv("PATH", QByteArray(folder().string().c_str()) + (words.empty() ? "" : ":" + path));
        more.insert(more.end(), {"--out", in_folder("a.mp4")});
        const Ran ran = render(more);
        qputenv("PATH", path);
        return ran;
    }
};

TEST_F(Movie, IsHandedEveryFrameInItsOrder) {
    const Ran ran = with_ffmpeg("for file; do :; done; cat > \"$file\"",
                                {"--frames", "60-99", "--size", "64x36", "--jobs", "2"});
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    const std::string raw = text_of(in_folder("a.mp4"));
    constexpr std::size_t frame_bytes = 64 * 36 * 4;
    ASSERT_EQ(raw.size(), 40 * frame_bytes);
    for (const std::size_t frame : {0u, 17u, 39u}) {
        const std::string alone = in_folder("alone.png");
        EXPECT_EQ(render({"--frame", std::to_string(60 + frame), "--size", "64x36", "--out", alone})
                      .exit_code,
                  0);
        const QImage image = image_at(alone).convertToFormat(QImage::Format_ARGB32);
        EXPECT_EQ(std::string(reinterpret_cast<const char*>(image.constBits()), frame_bytes),
                  raw.substr(frame * frame_bytes, frame_bytes))
            << frame;
    }
}

// What the encoder is handed as sound: its second "-i".
TEST_F(Movie, IsHandedTheSameFramesWhateverTheJobs) {
    const auto handed = [&](const std::string& jobs) {
        const Ran ran = with_ffmpeg("for word; do :; done; cat > \"$word\"",
                                    {"--frames", "95-115", "--size", "64x36", "--jobs", jobs});
        EXPECT_EQ(ran.exit_code, 0) << ran.err;
        return text_of(in_folder("a.mp4"));
    };
    const std::string alone = handed("1");
    EXPECT_EQ(alone.size(), std::size_t{21 * 64 * 36 * 4});
    for (const std::string jobs : {"2", "3", "9"})
        EXPECT_TRUE(handed(jobs) == alone) << jobs << " jobs";
}

TEST_F(Movie, SoundsAsTheDialogueOfItsFrames) {
    const std::string keep =
        "seen=0; for word; do [ \"$last\" = -i ] && sound=$word; last=$word; done; "
        "cp \"$sound\" '" +
        in_folder("heard.wav") + "'; cat > \"$word\"";
    const Ran ran = with_ffmpeg(keep, {"--frames", "60-99", "--size", "64x36"});
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    const Result<Waveform> heard = parse_wav(text_of(in_folder("heard.wav")), "heard.wav");
    ASSERT_TRUE(heard.has_value()) << to_string(heard.error());
    EXPECT_EQ(heard->samples.size(), static_cast<std::size_t>(40 * 44100 / 24));
    EXPECT_EQ(
        run({"compile", demo(), "--episode", "cold-open", "--wav", in_folder("all.wav")}).exit_code,
        0);
    const Waveform all = *parse_wav(text_of(in_folder("all.wav")), "all.wav");
    const auto first = all.samples.begin() + 60 * 44100 / 24;
    EXPECT_TRUE(std::equal(heard->samples.begin(), heard->samples.end(), first));
    EXPECT_TRUE(std::any_of(heard->samples.begin(), heard->samples.end(),
                            [](float sample) { return std::abs(sample) > 0.05F; }));
}

TEST_F(Movie, LeavesNothingWhereTheEncoderFails) {
    const Ran ran =
        with_ffmpeg("echo no such codec >&2; exit 3", {"--frames", "0-20", "--size", "64x36"});
    expect_refused(ran, {"a.mp4", "no such codec"});
    EXPECT_FALSE(std::filesystem::exists(in_folder("a.mp4")));
    EXPECT_FALSE(std::filesystem::exists(in_folder("a.mp4.part")));
}

TEST_F(Movie, IsRefusedWithoutFfmpeg) {
    expect_refused(with_ffmpeg("", {"--frames", "0-1"}), {"ffmpeg", "not installed"});
    EXPECT_FALSE(std::filesystem::exists(in_folder("a.mp4")));
}

} // namespace
} // namespace mh
