// Times and judges what repeats say. bench_stats compare CELLS REPEATS DRAWS: a comparison with bootstrap intervals on
// one thread; bench_stats law POINTS: one scaling law with its peak; bench_stats coverage TRIALS: which share of
// simulated 95 % intervals holds the truth; bench_stats degrees METHOD TRIALS: the same of relational degrees, and in
// which share there is no interval; bench_stats ranks METHOD TRIALS: what chance ranks are given, and how many are the
// true ones; bench_stats alarms PAIRS: which share of comparisons of equal runs has a false alarm; bench_stats rates
// TRIALS: the same by test, repeats and spreads. Prints one line of JSON.
#include <cmath>
#include <cstdlib>
#include <functional>
#include <map>
#include <string>

#include "core/base/progress.h"
#include "core/base/random.h"
#include "core/data/series/pivot.h"
#include "core/grey/degrees/relation_intervals.h"
#include "core/stats/bootstrap.h"
#include "core/stats/changes/cell_change.h"
#include "core/stats/order_interval.h"
#include "core/stats/ratio.h"
#include "core/stats/scaling_law.h"
#include "core/stats/scaling_peak.h"
#include "tests/benchmarks/change_rates.h"
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
    for (const std::size_t n : {3U, 5U, 10U, 24U, 40U}) {
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
        const double change = share(trials, [&](std::uint64_t k) {
            return stats::bootstrapRatio(sample(k), other(k), stats::Centre::geometricMean, {1000, k})
                ->interval.holds(2.0);
        });
        std::printf(
            "\"%zu values\": {\"mean, t\": %.1f, \"mean, BCa\": %.1f, \"median, orders\": %.1f, \"median, BCa\": %.1f, "
            "\"ratio, Fieller\": %.1f, \"ratio, BCa\": %.1f, \"change, Welch\": %.1f, \"change, BCa\": %.1f}, ",
            n, t, bca, order, median, fieller, drawn, logarithms, change);
    }
    std::printf("\"trials\": %zu}\n", trials);
    return 0;
}

/// Curves of a reference and some systems, each of its own kind, at random: noise, a wave, a slope, or alike up to a
/// point and apart from there.
class Systems {
public:
    Systems(std::size_t points, std::size_t count, std::uint64_t number) : m_draws(1, "systems", number) {
        for (std::size_t s = 0; s < count; ++s) {
            m_curves.emplace_back();
            const double amount = s == 0           ? 0.0
                                  : s + 1 == count ? 0.2 + 0.4 * uniform()
                                                   : 0.005 * std::pow(100.0, uniform());
            const auto kind = m_draws.below(4);
            const double phase = 2.0 * uniform(), pace = 0.3 + 2.0 * uniform();
            const auto from = m_draws.below(points);
            for (std::size_t k = 0; k < points; ++k) {
                const auto at = static_cast<double>(k);
                const double shape = kind == 0   ? test::normalDraw(m_draws)
                                     : kind == 1 ? 1.3 * std::sin(3.0 * phase + pace * at)
                                     : kind == 2 ? 3.0 * (at / static_cast<double>(points - 1) - 0.5)
                                     : k > from  ? 1.5
                                                 : 0.0;
                m_curves.back().push_back(100.0 * (1.0 + 0.25 * at) * std::exp(0.7 * amount * shape));
            }
        }
    }
    /// So many measurements of each value, whose logarithms scatter by `spread`, as a table.
    data::Dataset measured(std::size_t repeats, double spread) {
        data::TextValues names;
        Numbers loads, values;
        for (std::size_t s = 0; s < m_curves.size(); ++s) {
            names.levels.push_back(std::to_string(s));
            for (std::size_t k = 0; k < m_curves[s].size() * repeats; ++k) {
                names.codes.push_back(static_cast<std::int32_t>(s));
                loads.push_back(static_cast<double>(k / repeats));
                values.push_back(m_curves[s][k / repeats] * std::exp(spread * test::normalDraw(m_draws)));
            }
        }
        return *data::Dataset::create({{"system", "", names}, {"load", "", loads}, {"rate", "", values}});
    }

private:
    double uniform() { return m_draws.uniform(); }
    base::NamedDraws m_draws;
    std::vector<Numbers> m_curves;
};

/// Intervals that hold the truth, of how many, and those that are none.
struct Held {
    double held = 0.0, of = 0.0, none = 0.0, width = 0.0;
    void add(const Held& other) {
        held += other.held;
        of += other.of;
        none += other.none;
        width += other.width;
    }
    void print(const std::string& name) const {
        std::printf("\"%s\": [%.1f, %.3f, %.0f], ", name.c_str(), 100.0 * held / of, width / of,
                    100.0 * none / (of + none));
    }
};

/// How a simulated table is made.
struct Made {
    std::size_t repeats, points;
    double spread;
};

/// Degrees of the true curves, of the measured ones, and what is said of the former.
struct Trial {
    grey::RelationResult truth, measured;
    grey::DegreeIntervals said;
};

Trial trialOf(const grey::RelationOptions& options, const Made& made, std::size_t count, std::uint64_t number) {
    Systems systems(made.points, count, number);
    const auto pivoted = [](const data::Dataset& table) {
        return *data::pivot(table, {{"load"}, "rate", {"system"}, {}, data::Aggregation::mean});
    };
    std::vector<std::size_t> compared;
    for (std::size_t s = 1; s < count; ++s) {
        compared.push_back(s);
    }
    auto truth = *grey::relate(pivoted(systems.measured(1, 0.0)), 0, compared, options);
    const data::Dataset table = systems.measured(made.repeats, made.spread);
    const data::SeriesTable series = pivoted(table);
    base::NoProgress progress;
    auto said = *grey::degreeIntervals(table, series, 0, compared, options, {.seed = number}, {1}, progress);
    return {std::move(truth), *grey::relate(series, 0, compared, options), std::move(said).value()};
}

/// Every setting so many times, with as many systems as the number has it.
void simulated(const grey::RelationOptions& options, std::size_t trials,
               const std::function<void(const Made&, const Trial&)>& each) {
    std::uint64_t number = 0;
    for (std::size_t trial = 0; trial < trials; ++trial) {
        for (const std::size_t repeats : {2U, 3U, 5U, 10U, 30U}) {
            for (const double spread : {0.01, 0.03, 0.1}) {
                for (const std::size_t points : {5U, 10U, 20U}) {
                    const std::size_t count = 3 + number % 4 * 2;
                    const Made made{repeats, points, spread};
                    each(made, trialOf(options, made, count, ++number));
                }
            }
        }
    }
}

Held heldBy(const Trial& trial) {
    Held sum;
    for (std::size_t i = 0; i < trial.said.degrees.size(); ++i) {
        const double degree = trial.truth.degrees(static_cast<Eigen::Index>(i));
        const auto& interval = trial.said.degrees[i].interval;
        sum.none += interval ? 0.0 : 1.0;
        sum.of += interval ? 1.0 : 0.0;
        sum.held += interval && interval->holds(degree) ? 1.0 : 0.0;
        sum.width += interval ? interval->high - interval->low : 0.0;
    }
    return sum;
}

/// Options of a degree that make a difference, with their names.
std::vector<std::pair<std::string, grey::RelationOptions>> settingsOf(const grey::RelationDegree& degree) {
    std::vector<std::pair<std::string, grey::RelationOptions>> all;
    for (const auto scope : {grey::ExtremaScope::global, grey::ExtremaScope::pairwise}) {
        for (const data::Image image : {data::Image::mean, data::Image::initial, data::Image::none}) {
            const bool chosen = (degree.isByPoints() || scope == grey::ExtremaScope::global) &&
                                (degree.ofImage || image == data::Image::mean);
            if (chosen) {
                const std::string name =
                    (degree.isByPoints() ? base::nameOf(grey::extremaScopeNames(), scope) + ", " : degree.name + ", ") +
                    (degree.ofImage ? base::nameOf(data::imageNames(), image) : std::string("its image"));
                grey::RelationOptions options;
                options.method = degree.method;
                options.image = {image};
                options.scope = scope;
                all.emplace_back(name, options);
            }
        }
    }
    return all;
}

std::vector<std::pair<std::string, grey::RelationOptions>> settingsNamed(const std::string& method) {
    const auto named = base::choiceNamed(grey::relationMethodNames(), method);
    if (!named) {
        std::fprintf(stderr, "no degree %s\n", method.c_str());
        std::exit(2);
    }
    return settingsOf(grey::degreeOf(*named));
}

int degrees(const std::string& method, std::size_t trials) {
    std::printf("{");
    for (const auto& [name, options] : settingsNamed(method)) {
        std::map<std::string, Held> parts;
        simulated(options, trials, [&parts](const Made& made, const Trial& trial) {
            const Held held = heldBy(trial);
            parts["all"].add(held);
            parts[std::to_string(made.repeats) + " repeats"].add(held);
            parts["noise " + std::to_string(static_cast<int>(100.0 * made.spread + 0.5)) + " %"].add(held);
            parts[std::to_string(made.points) + " points"].add(held);
        });
        for (const auto& [part, held] : parts) {
            held.print(name + ", " + part);
        }
    }
    std::printf("\"trials\": %zu}\n", trials);
    return 0;
}

/// Of ranks with about one chance to hold: what is said in the mean, and how many are those of the true degrees.
struct Chance {
    double said = 0.0, held = 0.0, of = 0.0;
    void add(double chance, bool holds) {
        said += chance;
        held += holds ? 1.0 : 0.0;
        of += 1.0;
    }
    void print(const std::string& name) const {
        std::printf("\"%s\": [%.1f, %.1f, %.0f], ", name.c_str(), 100.0 * said / of, 100.0 * held / of, of);
    }
};

int ranks(const std::string& method, std::size_t trials) {
    std::printf("{");
    for (const auto& [name, options] : settingsNamed(method)) {
        std::map<std::string, Chance> parts;
        simulated(options, trials, [&parts](const Made& made, const Trial& trial) {
            for (std::size_t i = 0; i < trial.said.degrees.size(); ++i) {
                const double said = trial.said.degrees[i].rankHolds;
                const bool holds = trial.truth.ranks[i] == trial.measured.ranks[i];
                const int fifth = std::min(4, static_cast<int>(5.0 * said));
                parts[std::to_string(20 * fifth) + " to " + std::to_string(20 * fifth + 20) + " %"].add(said, holds);
                parts[std::to_string(made.repeats) + " repeats"].add(said, holds);
            }
            parts["whole order"].add(trial.said.orderHolds, trial.truth.ranks == trial.measured.ranks);
        });
        for (const auto& [part, chance] : parts) {
            chance.print(name + ", " + part);
        }
    }
    std::printf("\"trials\": %zu}\n", trials);
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
    if (what == "degrees" && argc == 4) {
        return degrees(argv[2], number(3));
    }
    if (what == "ranks" && argc == 4) {
        return ranks(argv[2], number(3));
    }
    if (what == "alarms" && argc == 3) {
        return alarms(number(2));
    }
    if (what == "rates" && argc == 3) {
        bench::printChangeRates(number(2));
        return 0;
    }
    std::fprintf(stderr,
                 "compare CELLS REPEATS DRAWS | law POINTS | coverage TRIALS | degrees METHOD TRIALS | "
                 "ranks METHOD TRIALS | alarms PAIRS | rates TRIALS\n");
    return 2;
}
