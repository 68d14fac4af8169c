// Times (of the processor, so that other programs disturb less) reading a table: bench_csv FILE REPEATS. Prints one
// line of JSON: the median in milliseconds, the rows and the sum of every numeric column.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

#include "core/io/reader.h"

using namespace greyscope;

int main(int argc, char** argv) {
    if (argc != 3) {
        std::fprintf(stderr, "usage: bench_csv FILE REPEATS\n");
        return 2;
    }
    std::vector<double> milliseconds;
    base::NoProgress progress;
    std::shared_ptr<const data::Dataset> dataset;
    for (int i = 0; i < std::atoi(argv[2]); ++i) {
        dataset.reset();
        const std::clock_t start = std::clock();
        auto imported = io::readFile(argv[1], {}, progress);
        milliseconds.push_back(1e3 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
        if (!imported) {
            return 1;
        }
        dataset = imported->dataset;
    }
    std::sort(milliseconds.begin(), milliseconds.end());
    std::printf("{\"ms\": %.3f, \"rows\": %zu, \"sums\": [", milliseconds[milliseconds.size() / 2],
                dataset->rowCount());
    const char* separator = "";
    for (const data::Column& column : dataset->columns()) {
        if (column.isNumeric()) {
            double sum = 0.0;
            for (const double value : column.numbers()) {
                sum += std::isnan(value) ? 0.0 : value;
            }
            std::printf("%s%.17g", separator, sum);
            separator = ", ";
        }
    }
    std::printf("]}\n");
    return 0;
}
