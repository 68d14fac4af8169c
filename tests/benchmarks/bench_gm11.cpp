// Times many GM(1,1) fits with forecasts. bench_gm11 FILE POINTS SERIES HORIZON THREADS REPEATS. FILE holds the series
// one after the other. Prints one line of JSON.
#include <cstdlib>

#include "core/grey/models/gm11_batch.h"
#include "tests/benchmarks/timing.h"

using namespace greyscope;

int main(int argc, char** argv) {
    if (argc != 7) {
        std::fprintf(stderr, "usage: bench_gm11 FILE POINTS SERIES HORIZON THREADS REPEATS\n");
        return 2;
    }
    const auto number = [&](int index) { return std::strtoul(argv[index], nullptr, 10); };
    const std::vector<double> values = bench::numbersIn(argv[1], number(2) * number(3));
    const Eigen::MatrixXd series = Eigen::Map<const Eigen::MatrixXd>(
        values.data(), static_cast<Eigen::Index>(number(2)), static_cast<Eigen::Index>(number(3)));
    double sum = 0.0;
    const bench::Times times = bench::timed(std::atoi(argv[6]), [&] {
        sum = grey::fitGm11Batch(series, {0.5, number(4)}, {number(5)})->forecast.sum();
    });
    std::printf(R"({%s, "sum": %.17g})"
                "\n",
                times.json().c_str(), sum);
    return 0;
}
