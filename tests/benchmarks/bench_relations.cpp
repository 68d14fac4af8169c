// Times Deng's degree of all pairs on a table of doubles, from the table to the degrees.
// bench_relations FILE SERIES POINTS pairwise|matrix|drag THREADS REPEATS. FILE holds the series one after the other;
// `drag` times another rho on images and extrema that are there. Prints one line of JSON.
#include <cstdlib>
#include <string>

#include "core/grey/degrees/relation.h"
#include "core/grey/degrees/relation_kernel.h"
#include "tests/benchmarks/timing.h"

using namespace greyscope;

namespace {

data::SeriesTable tableOf(const std::vector<double>& values, std::size_t series, std::size_t points) {
    data::SeriesTable table;
    table.axisColumns = {"k"};
    table.axisUnits = {""};
    for (std::size_t k = 0; k < points; ++k) {
        table.points.push_back({{std::to_string(k)}, {static_cast<double>(k)}});
    }
    for (std::size_t s = 0; s < series; ++s) {
        table.series.push_back({"s" + std::to_string(s), {}, {}});
    }
    table.values = Eigen::Map<const Eigen::MatrixXd>(values.data(), static_cast<Eigen::Index>(points),
                                                     static_cast<Eigen::Index>(series));
    return table;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 7) {
        std::fprintf(stderr, "usage: bench_relations FILE SERIES POINTS pairwise|matrix|drag THREADS REPEATS\n");
        return 2;
    }
    const std::size_t series = std::strtoul(argv[2], nullptr, 10);
    const std::size_t points = std::strtoul(argv[3], nullptr, 10);
    const std::string mode = argv[4];
    const base::Threads threads{std::strtoul(argv[5], nullptr, 10)};
    const data::SeriesTable table = tableOf(bench::numbersIn(argv[1], series * points), series, points);
    std::vector<std::size_t> all(series);
    for (std::size_t s = 0; s < series; ++s) {
        all[s] = s;
    }
    grey::RelationOptions options;
    options.scope = mode == "matrix" ? grey::ExtremaScope::matrix : grey::ExtremaScope::pairwise;
    Eigen::MatrixXd degrees;
    const auto dragged = grey::RelationKernel::create(table, all, options, threads);
    const bench::Times times = bench::timed(std::atoi(argv[6]), [&] {
        if (mode == "drag") {
            dragged->degrees(0.5, degrees, threads);
        } else {
            grey::RelationKernel::create(table, all, options, threads)->degrees(0.5, degrees, threads);
        }
    });
    std::printf(R"({%s, "sum": %.17g})"
                "\n",
                times.json().c_str(), degrees.sum());
    return 0;
}
