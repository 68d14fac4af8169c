// Times growing and pruning on a table of doubles: bench_cart grow|prune FILE ROWS COLUMNS MIN_LEAF THREADS REPEATS
// FILE holds the columns one after the other, the response last. Prints one line of JSON.
#include <cstdlib>
#include <string>

#include "core/cart/cross_validate.h"
#include "core/cart/grow.h"
#include "core/cart/prune.h"
#include "core/cart/tree.h"
#include "tests/benchmarks/timing.h"

using namespace greyscope;

namespace {

cart::Sample read(const std::string& path, std::size_t rows, std::size_t columns) {
    const std::vector<double> numbers = bench::numbersIn(path, rows * (columns + 1));
    const auto column = [&](std::size_t index) {
        const auto begin = numbers.begin() + static_cast<std::ptrdiff_t>(index * rows);
        return std::vector<double>(begin, begin + static_cast<std::ptrdiff_t>(rows));
    };
    cart::Sample sample;
    for (std::size_t c = 0; c < columns; ++c) {
        sample.features.push_back({"x" + std::to_string(c), "", column(c), {}});
    }
    sample.response = column(columns);
    sample.responseName = "y";
    return sample;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 8) {
        std::fprintf(stderr, "usage: bench_cart grow|prune FILE ROWS COLUMNS MIN_LEAF THREADS REPEATS\n");
        return 2;
    }
    const bool pruning = std::string(argv[1]) == "prune";
    const cart::Sample sample = read(argv[2], std::strtoul(argv[3], nullptr, 10), std::strtoul(argv[4], nullptr, 10));
    cart::GrowOptions options;
    options.minLeaf = std::strtoul(argv[5], nullptr, 10);
    const base::Threads threads{std::strtoul(argv[6], nullptr, 10)};
    cart::Tree tree;
    cart::CrossValidation validation;
    base::NoProgress progress;
    const bench::Times times = bench::timed(std::atoi(argv[7]), [&] {
        tree = {};
        tree = cart::grow(sample, options, threads).value();
        if (pruning) {
            validation = cart::crossValidate(sample, tree, options, {}, progress, threads).value();
            tree = cart::prune(tree, validation.steps[validation.chosen].step.alpha);
        }
    });
    double sse = 0.0;
    for (const cart::Node& node : tree.nodes) {
        sse += node.isLeaf() ? node.sse : 0.0;
    }
    std::printf(R"({%s, "leaves": %zu, "sse": %.17g, "steps": %zu, "peak": %.1f, "alphas": [)", times.json().c_str(),
                tree.leafCount(), sse, validation.steps.size(), bench::peakMemory());
    const char* separator = "";
    for (const cart::CrossValidationStep& step : validation.steps) {
        std::printf("%s%.17g", separator, step.step.alpha);
        separator = ", ";
    }
    std::printf("]}\n");
    return 0;
}
