#include "tests/benchmarks/change_rates.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

#include "core/base/random.h"
#include "core/stats/changes/cell_change.h"
#include "tests/support/normal_draw.h"

namespace greyscope::bench {

namespace {

constexpr double kSpread = 0.01;  // of logarithms, on the side that scatters less

struct Setting {
    stats::ChangeTest test;
    std::size_t repeats, cells;
    double times;
};

std::vector<double> values(base::NamedDraws& draws, std::size_t count, double spread) {
    std::vector<double> sample(count);
    for (double& value : sample) {
        value = 100.0 * std::exp(spread * test::normalDraw(draws));
    }
    return sample;
}

/// Whether any of so many equal cells is called changed.
bool alarmed(const Setting& setting, std::uint64_t trial) {
    stats::ChangeOptions options;
    options.margin = 0.0;
    options.test = setting.test;
    options.draws = 100;
    base::NamedDraws draws(1, "change rates", trial);
    std::vector<stats::CellChange> cells;
    for (std::size_t cell = 0; cell < setting.cells; ++cell) {
        auto before = values(draws, setting.repeats, kSpread);
        auto after = values(draws, setting.repeats, setting.times * kSpread);
        cells.push_back(stats::measureChange({}, std::move(before), std::move(after), options, cell));
    }
    stats::decide(cells, options);
    return std::any_of(cells.begin(), cells.end(), [](const stats::CellChange& cell) {
        return cell.verdict == stats::Verdict::worse || cell.verdict == stats::Verdict::better;
    });
}

double rateOf(const Setting& setting, std::size_t trials) {
    std::size_t alarms = 0;
    for (std::size_t trial = 0; trial < trials; ++trial) {
        alarms += alarmed(setting, trial) ? 1 : 0;
    }
    return 100.0 * static_cast<double>(alarms) / static_cast<double>(trials);
}

}  // namespace

void printChangeRates(std::size_t trials) {
    std::printf("{");
    for (const stats::ChangeTest test : {stats::ChangeTest::welch, stats::ChangeTest::mannWhitney}) {
        // Intervals of ranks are drawn in any case, which takes its time.
        const std::size_t tried = test == stats::ChangeTest::mannWhitney ? trials / 5 : trials;
        for (const std::size_t repeats : {2U, 3U, 4U, 5U, 6U, 8U, 10U, 20U}) {
            for (const double times : {1.0, 2.0, 5.0, 10.0}) {
                for (const std::size_t cells : {1U, 20U}) {
                    const std::string name =
                        base::nameOf(stats::changeTestNames(), test) + ", n " + std::to_string(repeats) +
                        ", spreads 1 : " + std::to_string(static_cast<int>(times)) + ", cells " + std::to_string(cells);
                    std::printf("\"%s\": %.1f, ", name.c_str(), rateOf({test, repeats, cells, times}, tried));
                }
            }
        }
    }
    std::printf("\"trials\": %zu}\n", trials);
}

}  // namespace greyscope::bench
