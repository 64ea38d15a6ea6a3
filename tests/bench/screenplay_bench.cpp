// How long it takes to parse ten megabytes of screenplay.

#include "core/screenplay/screenplay.h"

#include <benchmark/benchmark.h>

#include <string>

namespace mh {
namespace {

std::string ten_megabytes() {
    std::string text = "Title: Long\n\n";
    for (int i = 0; text.size() < 10'000'000; ++i) {
        text.append("INT. ROOM ").append(std::to_string(i)).append(" - NIGHT\n\n");
        text.append("The *rain* comes down. [[ still ]] OTTO counts it.\n\n");
        text.append("OTTO (CONT'D)\n(quietly)\nThere is _a great deal_ of it tonight.\n");
        text.append("More than /* last */ before.\n\nCHIEF ^\nThere always is.\n\n");
    }
    return text;
}

void BM_ParseTenMegabytes(benchmark::State& state) {
    const std::string text = ten_megabytes();
    for (auto _ : state) {
        const Result<Screenplay> parsed = parse_fountain(text, "long.fountain");
        if (!parsed)
            return state.SkipWithError("it did not parse");
        benchmark::DoNotOptimize(parsed->elements.size());
    }
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
}
BENCHMARK(BM_ParseTenMegabytes)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace mh

BENCHMARK_MAIN();
