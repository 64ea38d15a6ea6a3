// movinghold_fuzz [--seconds N] [--seed S] [FOLDER]: every prefix of the shipped screenplays and of
// those in the folder, however long they take, then N seconds of rounds of random input. Writes the
// input that breaks a promise to "broken-input", and says which.

#include "core/base/file.h"
#include "tests/fuzz/rounds.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>

namespace mh {
namespace {

struct Options {
    long seconds = 60;
    std::uint64_t seed = 1;
    std::optional<std::filesystem::path> folder;
};

Options options_of(int argc, char** argv) {
    Options options;
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        if (word == "--seconds" && i + 1 < argc)
            options.seconds = std::atol(argv[++i]);
        else if (word == "--seed" && i + 1 < argc)
            options.seed = std::strtoull(argv[++i], nullptr, 10);
        else
            options.folder = word;
    }
    return options;
}

int report(const Broken& broken, const std::string& where) {
    static_cast<void>(write_file("broken-input", broken.input));
    std::printf("%s: %s\n", where.c_str(), broken.promise.c_str());
    return 1;
}

int run(const Options& options) {
    using Clock = std::chrono::steady_clock;
    const FuzzSamples samples = fuzz_samples(options.folder);
    std::size_t prefixes = 0;
    for (std::size_t i = 0; i < samples.screenplays.size(); ++i)
        for (std::size_t size = 0; size <= samples.screenplays[i].size(); ++size, ++prefixes)
            if (const auto broken = fuzz_prefix(samples.screenplays[i], size))
                return report(*broken,
                              "prefix " + std::to_string(size) + " of sample " + std::to_string(i));
    std::printf("%zu prefixes of %zu screenplays\n", prefixes, samples.screenplays.size());
    std::fflush(stdout);
    const auto end = Clock::now() + std::chrono::seconds(options.seconds);
    std::int64_t rounds = 0;
    for (; Clock::now() < end; ++rounds)
        if (const auto broken = fuzz_round(samples, Seed{options.seed}.with(rounds)))
            return report(*broken, "round " + std::to_string(rounds));
    std::printf("%lld rounds with seed %llu: nothing broken\n", static_cast<long long>(rounds),
                static_cast<unsigned long long>(options.seed));
    return 0;
}

} // namespace
} // namespace mh

int main(int argc, char** argv) {
    const mh::Options options = mh::options_of(argc, argv);
    std::error_code code;
    if (options.folder && !std::filesystem::is_directory(*options.folder, code)) {
        std::fprintf(stderr, "there is no folder \"%s\"\n", options.folder->c_str());
        return 2;
    }
    return mh::run(options);
}
