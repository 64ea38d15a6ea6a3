#include "app/cli/commands.h"
#include "app/cli/frame_choice.h"
#include "app/cli/frame_files.h"
#include "app/cli/input.h"
#include "app/cli/movie_file.h"
#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "core/picture/svg.h"

#include <cstdio>
#include <memory>

namespace mh::cli {

namespace fs = std::filesystem;

namespace {

struct RenderOptions {
    Input input;
    std::optional<std::string> frame;
    std::optional<std::string> frames;
    std::optional<std::string> size;
    fs::path out;
    unsigned jobs = 0;
    bool resume = false;

    [[nodiscard]] bool to_movie() const { return out.extension() == ".mp4"; }
    [[nodiscard]] bool to_picture() const {
        return out.extension() == ".png" || out.extension() == ".svg";
    }
    [[nodiscard]] bool to_one_file() const { return to_movie() || to_picture(); }
};

// What can be told before anything is opened.
Result<void> can_write(const RenderOptions& options) {
    if (options.resume && options.to_one_file())
        return fail({"--resume", "", "only a sequence of pictures can be gone on with",
                     "name a folder with --out"});
    if (options.to_picture() && !options.frame)
        return fail({"--out", "", "\"" + options.out.string() + "\" holds one picture",
                     "choose it with --frame, or name a folder"});
    if (options.to_one_file())
        return can_take_file(options.out);
    std::error_code code;
    if (!fs::is_directory(options.out, code))
        return fail({options.out.string(), "", "there is no such folder",
                     "make it first, or name a .png, .svg or .mp4 file"});
    return {};
}

// "cold-open.0042.png": what sequence players expect.
fs::path file_of(const RenderOptions& options, const Timeline& timeline, Frame frame) {
    if (options.to_one_file())
        return options.out;
    char number[32];
    std::snprintf(number, sizeof number, ".%04lld.png", static_cast<long long>(frame));
    return options.out / (timeline.episode + number);
}

Result<FrameRange> frames_of(const RenderOptions& options, const Timeline& timeline) {
    if (options.frame)
        return frames_named("--frame", options.frame, timeline.frames);
    return frames_named("--frames", options.frames, timeline.frames);
}

struct Job {
    std::shared_ptr<const Timeline> timeline;
    FrameRange frames;
};

Result<std::vector<Job>> jobs_of(const RenderOptions& options) {
    const auto timelines = timelines_of(options.input);
    if (!timelines)
        return fail(timelines.error());
    if (options.to_one_file() && timelines->size() > 1)
        return fail(several_episodes(options.input, *timelines));
    std::vector<Job> jobs;
    for (const auto& timeline : *timelines) {
        const Result<FrameRange> frames = frames_of(options, *timeline);
        if (!frames)
            return fail(frames.error());
        jobs.push_back({timeline, *frames});
    }
    return jobs;
}

Result<void> write_svg(const Performance& performance, Frame frame, PictureSize size,
                       const fs::path& file) {
    FrameScratch scratch;
    Drawing drawing;
    const Timeline& timeline = performance.timeline();
    draw_frame(performance,
               {seconds_of(frame, timeline.fps), size, timeline.style.dials, Layer::on}, scratch,
               drawing);
    return write_whole(file, to_svg(drawing, size));
}

Result<void> render(const RenderOptions& options, const Job& job, PictureSize size) {
    Progress progress("rendering " + job.timeline->episode);
    const auto show = [&](double done) { progress.show(done); };
    const Performance performance(job.timeline);
    if (options.out.extension() == ".svg")
        return write_svg(performance, job.frames.first, size, options.out);
    if (options.to_movie())
        return write_movie(performance, {job.frames, size, options.out, show_folder(options.input),
                                         options.jobs, show});
    return write_frames(performance,
                        {job.frames, size,
                         [&](Frame frame) { return file_of(options, *job.timeline, frame); },
                         options.jobs, options.resume, show});
}

Result<Outcome> render(const RenderOptions& options) {
    if (const Result<void> possible = can_write(options); !possible)
        return fail(possible.error());
    const auto size = size_named(options.size);
    if (!size)
        return fail(size.error());
    const auto jobs = jobs_of(options);
    if (!jobs)
        return fail(jobs.error());
    for (const Job& job : *jobs) {
        const PictureSize pixels = size->value_or(job.timeline->picture);
        if (options.to_movie())
            if (const Result<void> possible = can_make_movie(pixels); !possible)
                return fail(possible.error());
        if (const Result<void> done = render(options, job, pixels); !done)
            return fail(done.error());
    }
    return Outcome::done;
}

} // namespace

Command add_render(CLI::App& subcommand) {
    const auto options = std::make_shared<RenderOptions>();
    subcommand.add_option("input", options->input.path, "A show, a screenplay or a Timeline")
        ->required()
        ->type_name("");
    subcommand
        .add_option("--episode", options->input.episode,
                    "One of the show's episodes; else all of them")
        ->type_name("ID");
    subcommand.add_option("--style", options->input.style, "A style's file, instead of their own")
        ->type_name("FILE");
    auto* frame =
        subcommand.add_option("--frame", options->frame, "One frame, from 0")->type_name("N");
    subcommand.add_option("--frames", options->frames, "Frames A-B, both drawn; else all of them")
        ->excludes(frame)
        ->type_name("A-B");
    subcommand.add_option("--size", options->size, "Pixels; else the show's")->type_name("WxH");
    subcommand
        .add_option("--out", options->out,
                    "A .png or .svg file for one frame, an .mp4 file for a movie, or a folder for "
                    "<episode>.<frame>.png")
        ->required()
        ->type_name("FILE|DIR");
    subcommand.add_option("--jobs", options->jobs, "Frames drawn at once; else one a processor")
        ->type_name("N")
        ->check(CLI::Range(1, 256));
    subcommand.add_flag("--resume", options->resume,
                        "Leave the frames of a sequence that are there already");
    return [options] { return render(*options); };
}

} // namespace mh::cli
