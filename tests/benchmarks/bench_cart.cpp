// Times (of the processor, so that other programs disturb less) growing and pruning on a table of doubles: bench_cart
// grow|prune FILE ROWS COLUMNS MIN_LEAF REPEATS FILE holds the columns one after the other, the response last. Prints
// one line of JSON.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <string>
#include <vector>

#include "core/cart/prune.h"
#include "core/cart/tree.h"

using namespace greyscope;

namespace {

cart::Sample read(const std::string& path, std::size_t rows, std::size_t columns) {
    std::ifstream file(path, std::ios::binary);
    const auto column = [&] {
        std::vector<double> values(rows);
        file.read(reinterpret_cast<char*>(values.data()), static_cast<std::streamsize>(rows * sizeof(double)));
        return values;
    };
    cart::Sample sample;
    for (std::size_t c = 0; c < columns; ++c) {
        sample.features.push_back({"x" + std::to_string(c), "", column(), {}});
    }
    sample.response = column();
    sample.responseName = "y";
    return sample;
}

template <class Work>
std::vector<double> timed(int repeats, Work work) {
    std::vector<double> milliseconds;
    for (int i = 0; i < repeats; ++i) {
        const std::clock_t start = std::clock();
        work();
        milliseconds.push_back(1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
    }
    std::sort(milliseconds.begin(), milliseconds.end());
    return milliseconds;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 7) {
        std::fprintf(stderr, "usage: bench_cart grow|prune FILE ROWS COLUMNS MIN_LEAF REPEATS\n");
        return 2;
    }
    const bool pruning = std::string(argv[1]) == "prune";
    const cart::Sample sample = read(argv[2], std::strtoul(argv[3], nullptr, 10), std::strtoul(argv[4], nullptr, 10));
    cart::GrowOptions options;
    options.minLeaf = std::strtoul(argv[5], nullptr, 10);
    cart::Tree tree;
    cart::CrossValidation validation;
    base::NoProgress progress;
    const std::vector<double> times = timed(std::atoi(argv[6]), [&] {
        tree = cart::grow(sample, options).value();
        if (pruning) {
            validation = cart::crossValidate(sample, tree, options, {}, progress).value();
            tree = cart::prune(tree, validation.steps[validation.chosen].step.alpha);
        }
    });
    double sse = 0.0;
    for (const cart::Node& node : tree.nodes) {
        sse += node.isLeaf() ? node.sse : 0.0;
    }
    std::printf(R"({"best": %.3f, "median": %.3f, "leaves": %zu, "sse": %.17g, "steps": %zu})"
                "\n",
                times.front(), times[times.size() / 2], tree.leafCount(), sse, validation.steps.size());
    return 0;
}
