// What share of simulated intervals of a forecast holds the truth; one line of JSON.
// bench_forecast band MODEL TRIALS REFITS SEED: prediction bands of 6 to 12 points, the next three measurements, with
// errors that are made equal along the series or relative to the level, and taken as such or as whichever the residuals
// do not rule out. [taken, made, level, points, growth, noise, percent held, percent that hold their own forecast]
// each. bench_forecast peak TRIALS SEED: 95 % intervals of the load at which a scaling law peaks: [made, loads, largest
// load, peak, noise, percent held] each.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "core/base/progress.h"
#include "core/base/quantile.h"
#include "core/base/random.h"
#include "core/grey/forecast/band_draws.h"
#include "core/grey/forecast/band_errors.h"
#include "core/grey/models/grey_models.h"
#include "core/stats/scaling_peak.h"
#include "tests/support/normal_draw.h"

using namespace greyscope;

namespace {

using Numbers = std::vector<double>;

constexpr std::size_t kSteps = 3;
constexpr std::array kLevels{0.5, 0.8, 0.9, 0.95, 0.99};
constexpr std::array kGrowths{0.0, 0.05, 0.1, 0.2, 0.3};
constexpr std::array kNoises{0.0005, 0.002, 0.01, 0.03, 0.05};
constexpr std::array<std::size_t, 4> kPoints{6, 8, 10, 12};

/// A curve that the model knows, and what drives it.
struct Truth {
    Numbers values, driver;
};

/// Growth by the same factor; of verhulst an S-curve's differences, of gm21 those of two exponentials, of dgm21 a curve
/// that levels off, of gm1n and dgm1n what their equation makes of a driver.
Truth truthOf(grey::GreyModel model, double growth, std::size_t count) {
    Truth truth;
    double sum = 0.0;
    double driven = 0.0;
    for (std::size_t k = 0; k < count; ++k) {
        const auto at = static_cast<double>(k);
        const double level = std::pow(1.0 + growth, at);
        if (model == grey::GreyModel::verhulst) {
            const auto curve = [growth](double t) { return 1.0 / (1.0 + 9.0 * std::exp(-(0.3 + growth) * t)); };
            truth.values.push_back(k == 0 ? curve(0.0) : curve(at) - curve(at - 1.0));
        } else if (model == grey::GreyModel::gm1n) {
            truth.driver.push_back(level * (1.0 + 0.2 * std::cos(2.0 * at)));
            driven += truth.driver.back();
            truth.values.push_back(k == 0 ? 0.5 : (0.6 * driven - 0.5 * sum) / 1.25);  // a = 0.5, b = 0.6
            sum += truth.values.back();
        } else if (model == grey::GreyModel::dgm1n) {
            truth.driver.push_back(level * (1.0 + 0.2 * std::cos(2.0 * at)));
            driven += truth.driver.back();
            truth.values.push_back(k == 0 ? 0.7 : 0.6 * sum + 0.5 * driven + 0.1 - sum);  // b1 = 0.6, b2 = 0.5
            sum += truth.values.back();
        } else if (model == grey::GreyModel::gm21) {
            const auto curve = [growth](double t) {
                return 10.0 * std::exp((0.05 + growth) * t) - 6.0 * std::exp(-0.4 * t);
            };
            truth.values.push_back(k == 0 ? curve(0.0) : curve(at) - curve(at - 1.0));
        } else if (model == grey::GreyModel::dgm21) {
            truth.values.push_back(2.0 - std::exp(-(0.2 + growth) * at));
        } else {
            truth.values.push_back(level);
        }
    }
    return truth;
}

struct Ends {
    Numbers low = Numbers(kSteps, std::numeric_limits<double>::infinity());
    Numbers high = Numbers(kSteps, -std::numeric_limits<double>::infinity());
};
/// One for each level.
using Bands = std::array<Ends, kLevels.size()>;

Bands bandsOf(grey::BandDraws draws) {
    Bands bands;
    for (std::size_t step = 0; step < kSteps; ++step) {
        std::sort(draws.values[step].begin(), draws.values[step].end());
        for (std::size_t i = 0; i < kLevels.size(); ++i) {
            bands[i].low[step] = base::quantile(draws.values[step], 0.5 * (1.0 - kLevels[i]));
            bands[i].high[step] = base::quantile(draws.values[step], 0.5 * (1.0 + kLevels[i]));
        }
    }
    return bands;
}

Bands holding(Bands bands, const Bands& others) {
    for (std::size_t i = 0; i < kLevels.size(); ++i) {
        for (std::size_t step = 0; step < kSteps; ++step) {
            bands[i].low[step] = std::min(bands[i].low[step], others[i].low[step]);
            bands[i].high[step] = std::max(bands[i].high[step], others[i].high[step]);
        }
    }
    return bands;
}

/// What bands of one level held.
struct Held {
    std::size_t bands = 0, measured = 0, forecasts = 0;
    void add(const Ends& ends, const Numbers& measuredAhead, const Numbers& forecast) {
        ++bands;
        for (std::size_t step = 0; step < kSteps; ++step) {
            const auto holds = [&](double value) { return value >= ends.low[step] && value <= ends.high[step]; };
            measured += holds(measuredAhead[step]) ? 1 : 0;
            forecasts += holds(forecast[step]) ? 1 : 0;
        }
    }
};

class Cell {
public:
    Cell(grey::GreyModel model, bool relative, std::size_t points, double growth, double noise)
        : m_model(model), m_relative(relative), m_points(points), m_growth(growth), m_noise(noise) {}

    void run(std::size_t trials, std::size_t refits, std::uint64_t seed) {
        for (std::size_t trial = 0; trial < trials; ++trial) {
            base::NamedDraws draws(seed, "forecast", trial);
            addTrial(draws, refits, seed + trial);
        }
    }

    void print(const char*& separator) const {
        for (const auto& [taken, held] : {std::pair("known", &m_known), std::pair("likeliest", &m_likeliest)}) {
            for (std::size_t i = 0; i < kLevels.size(); ++i) {
                const Held& each = (*held)[i];
                if (each.bands == 0) {
                    continue;
                }
                const auto percent = [&each](std::size_t count) {
                    return 100.0 * static_cast<double>(count) / static_cast<double>(kSteps * each.bands);
                };
                std::printf("%s[\"%s\", \"%s\", %g, %zu, %g, %g, %.2f, %.2f]", separator, taken,
                            m_relative ? "relative" : "equal", kLevels[i], m_points, m_growth, m_noise,
                            percent(each.measured), percent(each.forecasts));
                separator = ", ";
            }
        }
    }

private:
    void addTrial(base::NamedDraws& draws, std::size_t refits, std::uint64_t seed) {
        const Truth truth = truthOf(m_model, m_growth, m_points + kSteps);
        double middle = 0.0;
        for (std::size_t k = 0; k < m_points; ++k) {
            middle += std::log(truth.values[k]) / static_cast<double>(m_points);
        }
        Numbers values = truth.values;
        for (double& value : values) {
            value += m_noise * (m_relative ? value : std::exp(middle)) * test::normalDraw(draws);
        }
        const auto split = values.begin() + static_cast<std::ptrdiff_t>(m_points);
        grey::ModelInput input{"s", {values.begin(), split}, kSteps, {}, {}, "k"};
        if (!truth.driver.empty()) {
            input.related.push_back({"y", truth.driver});
        }
        const Numbers ahead(split, values.end());
        if (grey::rowOf(m_model).joins) {
            input.arrivals = ahead;
        }
        base::NoProgress progress;
        const grey::ModelOutcome outcome = grey::fitGreyModel(m_model, input, {}, progress);
        if (outcome.failure || outcome.freedom == 0) {
            return;
        }
        const grey::Candidate model = grey::greyCandidate(m_model, grey::settled({}, outcome));
        const grey::BandOptions options{0.9, seed, refits};
        auto equal = grey::bandDraws(model, input, outcome, options, false, progress);
        auto relative = grey::bandDraws(model, input, outcome, options, true, progress);
        if (!equal || !relative) {
            return;
        }
        const Bands ofEqual = bandsOf(std::move(*equal));
        const Bands ofRelative = bandsOf(std::move(*relative));
        const grey::ErrorReadings readings = grey::readingsOf(input, outcome, grey::BandErrors::likeliest);
        const Bands likeliest = readings.both() ? holding(ofEqual, ofRelative) : readings.equal ? ofEqual : ofRelative;
        for (std::size_t i = 0; i < kLevels.size(); ++i) {
            m_known[i].add((m_relative ? ofRelative : ofEqual)[i], ahead, outcome.forecast);
            m_likeliest[i].add(likeliest[i], ahead, outcome.forecast);
        }
    }

    grey::GreyModel m_model;
    bool m_relative;
    std::size_t m_points;
    double m_growth, m_noise;
    std::array<Held, kLevels.size()> m_known{}, m_likeliest{};
};

int bands(const std::string& name, std::size_t trials, std::size_t refits, std::uint64_t seed) {
    const auto model = base::choiceNamed(grey::greyModelNames(), name);
    if (!model) {
        std::fprintf(stderr, "no model %s\n", name.c_str());
        return 2;
    }
    const char* separator = "";
    std::printf("{\"cells\": [");
    for (const bool relative : {true, false}) {
        for (const std::size_t points : kPoints) {
            for (const double growth : kGrowths) {
                for (const double noise : kNoises) {
                    Cell cell(*model, relative, points, growth, noise);
                    cell.run(trials, refits, seed);
                    cell.print(separator);
                }
            }
        }
    }
    std::printf("]}\n");
    return 0;
}

int peaks(std::size_t trials, std::uint64_t seed) {
    const std::vector<Numbers> axes{{1, 2, 4, 8, 16, 32},
                                    {1, 4, 8, 16, 32, 64},
                                    {1, 2, 4, 8, 16, 24, 32, 48, 64},
                                    {1, 2, 4, 8, 12, 16, 24, 32, 48, 64, 96, 128}};
    const char* separator = "";
    std::printf("{\"cells\": [");
    for (const bool relative : {true, false}) {
        for (const Numbers& loads : axes) {
            for (const double peak : {12.0, 20.0, 45.0}) {
                for (const double noise : {0.01, 0.03}) {
                    constexpr double kSigma = 0.05;
                    const stats::ScalingParameters law{100.0, kSigma, (1.0 - kSigma) / (peak * peak)};
                    std::size_t held = 0;
                    std::size_t fitted = 0;
                    for (std::size_t trial = 0; trial < trials; ++trial) {
                        base::NamedDraws draws(seed, "peak", trial);
                        Numbers values;
                        for (const double load : loads) {
                            const double size = relative ? law.valueAt(load) : law.valueAt(peak);
                            values.push_back(law.valueAt(load) + noise * size * test::normalDraw(draws));
                        }
                        const auto fit = stats::fitScalingLaw(stats::ScalingLaw::usl, loads, values);
                        const auto range = stats::peakOf(fit, loads, values, 0.95).loadRange;
                        fitted += range ? 1 : 0;
                        held += range && range->holds(peak) ? 1 : 0;
                    }
                    std::printf(
                        "%s[\"%s\", %zu, %g, %g, %g, %.1f, %.1f]", separator, relative ? "relative" : "equal",
                        loads.size(), loads.back(), peak, noise,
                        100.0 * static_cast<double>(held) / static_cast<double>(std::max<std::size_t>(1, fitted)),
                        100.0 * static_cast<double>(fitted) / static_cast<double>(trials));
                    separator = ", ";
                }
            }
        }
    }
    std::printf("]}\n");
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    const auto number = [&](int k) { return std::strtoul(argv[k], nullptr, 10); };
    const std::string what = argc > 1 ? argv[1] : "";
    if (what == "band" && argc == 6) {
        return bands(argv[2], number(3), number(4), number(5));
    }
    if (what == "peak" && argc == 4) {
        return peaks(number(2), number(3));
    }
    std::fprintf(stderr, "usage: bench_forecast band MODEL TRIALS REFITS SEED | peak TRIALS SEED\n");
    return 2;
}
