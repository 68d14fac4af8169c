// Times and judges what repeats say. bench_stats compare CELLS REPEATS DRAWS: a comparison with bootstrap intervals on
// one thread; bench_stats law POINTS: one scaling law with its peak; bench_stats coverage TRIALS: which share of
// simulated 95 % intervals holds the truth; bench_stats alarms PAIRS: which share of comparisons of equal runs has a
// false alarm. Prints one line of JSON.
#include <cmath>
#include <cstdlib>
#include <functional>
#include <string>

#include "core/base/random.h"
#include "core/stats/bootstrap.h"
#include "core/stats/cell_change.h"
#include "core/stats/order_interval.h"
#include "core/stats/ratio.h"
#include "core/stats/scaling_law.h"
#include "tests/benchmarks/timing.h"
#include "tests/support/normal_draw.h"

using namespace greyscope;

namespace {

using Numbers = std::vector<double>;

class Draws {
public:
    Draws(const std::string& name, std::uint64_t number) : m_draws(1, name, number) {}
    double normal() { return test::normalDraw(m_draws); }
    /// Logarithms scatter by `spread`.
    Numbers values(std::size_t count, double level, double spread) {
        Numbers sample(count);
        for (double& value : sample) {
            value = level * std::exp(spread * normal());
        }
        return sample;
    }

private:
    base::NamedDraws m_draws;
};

int compare(std::size_t cells, std::size_t repeats, std::size_t draws) {
    stats::ChangeOptions options;
    options.interval = stats::ChangeInterval::bootstrap;
    options.draws = draws;
    double width = 0.0;
    const bench::Times times = bench::timed(1, [&] {
        std::vector<stats::CellChange> changes;
        for (std::size_t cell = 0; cell < cells; ++cell) {
            Draws values("cell", cell);
            Numbers before = values.values(repeats, 100.0, 0.05);
            changes.push_back(
                stats::measureChange({}, std::move(before), values.values(repeats, 103.0, 0.05), options, cell));
        }
        stats::decide(changes, options);
        for (const stats::CellChange& change : changes) {
            width += change.interval->high - change.interval->low;
        }
    });
    std::printf("{%s, \"width\": %.17g}\n", times.json().c_str(), width);
    return 0;
}

/// Throughput of 1, 2, 4, ... users that peaks near 50, with 2 % of noise.
const stats::ScalingParameters kLaw{100.0, 0.05, 0.00038};
struct Loads {
    Numbers loads, values;
    Loads(std::size_t points, std::uint64_t number, double noise = 0.02) {
        Draws draws("law", number);
        for (std::size_t k = 0; k < points; ++k) {
            loads.push_back(std::round(std::pow(2.0, 8.0 * double(k) / double(points - 1))));
            values.push_back(kLaw.valueAt(loads.back()) + noise * 500.0 * draws.normal());
        }
    }
};

int law(std::size_t points) {
    const Loads data(points, 0);
    std::size_t steps = 0;
    const bench::Times fits = bench::timed(
        200, [&] { steps = stats::fitScalingLaw(stats::ScalingLaw::usl, data.loads, data.values).fit.steps; });
    const auto fit = stats::fitScalingLaw(stats::ScalingLaw::usl, data.loads, data.values);
    const bench::Times peaks =
        bench::timed(50, [&] { static_cast<void>(stats::peakOf(fit, data.loads, data.values, 0.95)); });
    std::printf("{%s, \"steps\": %zu, \"peak\": %.6f}\n", fits.json().c_str(), steps, bench::Times::median(peaks.wall));
    return 0;
}

double share(std::size_t trials, const std::function<bool(std::uint64_t)>& holds) {
    std::size_t count = 0;
    for (std::size_t trial = 0; trial < trials; ++trial) {
        count += holds(trial) ? 1 : 0;
    }
    return 100.0 * static_cast<double>(count) / static_cast<double>(trials);
}

double meanOf(std::span<double> values) {
    return stats::momentsOf(values).mean;
}

double medianOf(std::span<double> values) {
    std::sort(values.begin(), values.end());
    return stats::medianOf(values);
}

int coverage(std::size_t trials) {
    std::printf("{");
    for (const std::size_t n : {5U, 10U, 24U, 40U}) {
        const double mean = 100.0 * std::exp(0.02);  // of a lognormal value with a spread of 0.2
        const auto sample = [n](std::uint64_t trial) { return Draws("x", trial).values(n, 100.0, 0.2); };
        const auto other = [n](std::uint64_t trial) { return Draws("y", trial).values(n, 50.0, 0.2); };
        const double t = share(trials, [&](std::uint64_t k) {
            return stats::meanInterval(stats::momentsOf(sample(k)), 0.95)->holds(mean);
        });
        const double bca = share(trials, [&](std::uint64_t k) {
            return stats::bootstrap(sample(k), meanOf, {1000, k})->interval.holds(mean);
        });
        const double order = share(trials, [&](std::uint64_t k) {
            Numbers values = sample(k);
            std::sort(values.begin(), values.end());
            const auto interval = stats::medianInterval(values, 0.95);
            return interval && interval->holds(100.0);
        });
        const double median = share(trials, [&](std::uint64_t k) {
            return stats::bootstrap(sample(k), medianOf, {1000, k})->interval.holds(100.0);
        });
        const double fieller = share(trials, [&](std::uint64_t k) {
            return stats::fiellerRatio(stats::momentsOf(sample(k)), stats::momentsOf(other(k)), stats::Variances::own,
                                       0.95)
                ->interval->holds(2.0);
        });
        const double logarithms = share(trials, [&](std::uint64_t k) {
            return stats::welch(*stats::logMomentsOf(sample(k)), *stats::logMomentsOf(other(k)))
                ->interval(0.95)
                .holds(std::log(2.0));
        });
        const double drawn = share(trials, [&](std::uint64_t k) {
            return stats::bootstrapRatio(sample(k), other(k), stats::Centre::mean, {1000, k})->interval.holds(2.0);
        });
        std::printf(
            "\"%zu values\": {\"mean, t\": %.1f, \"mean, BCa\": %.1f, \"median, orders\": %.1f, \"median, BCa\": %.1f, "
            "\"ratio, Fieller\": %.1f, \"ratio, Welch\": %.1f, \"ratio, BCa\": %.1f}, ",
            n, t, bca, order, median, fieller, logarithms, drawn);
    }
    const double peak = *kLaw.peakLoad();
    const auto peaks = [&](std::size_t points) {
        return share(trials, [&](std::uint64_t k) {
            const Loads data(points, k);
            const auto fit = stats::fitScalingLaw(stats::ScalingLaw::usl, data.loads, data.values);
            const auto range = stats::peakOf(fit, data.loads, data.values, 0.95).loadRange;
            return range && range->holds(peak);
        });
    };
    std::printf("\"peak of 6 points\": %.1f, \"peak of 9\": %.1f, \"peak of 17\": %.1f}\n", peaks(6), peaks(9),
                peaks(17));
    return 0;
}

int alarms(std::size_t pairs) {
    const auto alarmed = [&](double margin, stats::ChangeTest test) {
        return share(pairs, [&](std::uint64_t pair) {
            stats::ChangeOptions options;
            options.margin = margin;
            options.test = test;
            options.draws = 100;
            std::vector<stats::CellChange> cells;
            for (std::size_t cell = 0; cell < 50; ++cell) {
                Draws values("equal", 50 * pair + cell);
                Numbers before = values.values(5, 100.0, 0.1);
                cells.push_back(
                    stats::measureChange({}, std::move(before), values.values(5, 100.0, 0.1), options, cell));
            }
            stats::decide(cells, options);
            return std::any_of(cells.begin(), cells.end(), [](const stats::CellChange& cell) {
                return cell.verdict == stats::Verdict::worse || cell.verdict == stats::Verdict::better;
            });
        });
    };
    std::printf("{\"margin 0\": %.1f, \"margin 3 %%\": %.1f, \"ranks\": %.1f}\n",
                alarmed(0.0, stats::ChangeTest::welch), alarmed(0.03, stats::ChangeTest::welch),
                alarmed(0.0, stats::ChangeTest::mannWhitney));
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    const auto number = [&](int k) { return argc > k ? std::strtoul(argv[k], nullptr, 10) : 0UL; };
    const std::string what = argc > 1 ? argv[1] : "";
    if (what == "compare" && argc == 5) {
        return compare(number(2), number(3), number(4));
    }
    if (what == "law" && argc == 3) {
        return law(number(2));
    }
    if (what == "coverage" && argc == 3) {
        return coverage(number(2));
    }
    if (what == "alarms" && argc == 3) {
        return alarms(number(2));
    }
    std::fprintf(stderr, "compare CELLS REPEATS DRAWS | law POINTS | coverage TRIALS | alarms PAIRS\n");
    return 2;
}
