#include "core/stats/changes/change_rates.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace greyscope::stats {

namespace {

constexpr double kLevel = 0.05;
constexpr std::array kTimes{1.0, 2.0, 5.0, 10.0};

/// Percentages of comparisons of one cell and of twenty cells, by the ratios of spreads in kTimes.
struct SimulatedRates {
    std::size_t repeats;
    std::array<double, 4> one, twenty;
};
constexpr std::array kWelch{
    SimulatedRates{2, {2.4, 3.1, 5.1, 6.2}, {1.5, 1.9, 3.7, 6.9}},
    SimulatedRates{3, {3.2, 4.3, 5.5, 5.4}, {2.1, 3.4, 8.6, 12.2}},
    SimulatedRates{4, {4.1, 4.8, 5.5, 5.3}, {3.0, 4.8, 10.0, 9.5}},
    SimulatedRates{5, {4.3, 5.2, 5.7, 5.3}, {3.5, 5.2, 8.7, 7.5}},
    SimulatedRates{6, {4.4, 4.8, 5.2, 5.1}, {4.0, 5.7, 7.7, 6.5}},
    SimulatedRates{8, {5.0, 5.3, 5.3, 4.9}, {4.1, 5.5, 6.2, 5.3}},
    SimulatedRates{10, {4.8, 5.0, 5.0, 4.9}, {4.6, 5.5, 5.9, 5.5}},
    SimulatedRates{20, {5.0, 5.3, 5.6, 5.8}, {4.8, 5.5, 5.4, 5.1}},
};
constexpr std::array kRanks{
    SimulatedRates{2, {0.0, 0.0, 0.0, 0.0}, {0.0, 0.0, 0.0, 0.0}},
    SimulatedRates{4, {2.9, 3.8, 7.0, 9.3}, {0.0, 0.0, 0.0, 0.0}},
    SimulatedRates{5, {2.9, 4.2, 5.2, 5.5}, {0.0, 0.0, 0.1, 0.7}},
    SimulatedRates{6, {3.8, 4.5, 5.0, 5.1}, {5.5, 8.5, 19.4, 27.5}},
    SimulatedRates{8, {4.9, 5.7, 7.1, 7.2}, {2.9, 4.8, 7.8, 11.3}},
    SimulatedRates{10, {4.5, 5.5, 8.1, 9.0}, {3.8, 6.1, 14.9, 23.0}},
    SimulatedRates{20, {4.5, 5.2, 7.7, 8.4}, {4.3, 6.8, 15.4, 19.0}},
};

/// Returns the row with this number of repeats, or with the next smaller one.
template <class Table>
const SimulatedRates& rowFor(const Table& table, std::size_t repeats) {
    const auto* found = &table.front();
    for (const SimulatedRates& row : table) {
        found = row.repeats <= repeats ? &row : found;
    }
    return *found;
}

bool isTested(const CellChange& cell) {
    return cell.p.has_value();
}

/// Returns the sum of squared coefficients of variation of one side, over the tested cells.
double meanSquare(const Comparison& comparison, Repeats CellChange::*side) {
    double sum = 0.0;
    for (const CellChange& cell : comparison.cells) {
        const double variation = isTested(cell) ? (cell.*side).variation.value_or(0.0) : 0.0;
        sum += variation * variation;
    }
    return sum;
}

/// Returns the index of the simulated ratio of spreads that is nearest to that of the cells, on a logarithmic scale.
std::size_t placeOfSpreads(const Comparison& comparison) {
    const double before = meanSquare(comparison, &CellChange::before);
    const double after = meanSquare(comparison, &CellChange::after);
    const double least = std::min(before, after);
    const double times = least > 0.0 ? std::sqrt(std::max(before, after) / least) : kTimes.back();
    std::size_t nearest = 0;
    for (std::size_t place = 1; place < kTimes.size(); ++place) {
        const auto distance = [times](double simulated) { return std::abs(std::log(times / simulated)); };
        nearest = distance(kTimes[place]) < distance(kTimes[nearest]) ? place : nearest;
    }
    return nearest;
}

}  // namespace

std::optional<ChangeRate> changeRateOf(const Comparison& comparison) {
    std::size_t tested = 0;
    std::size_t fewest = 0;
    for (const CellChange& cell : comparison.cells) {
        if (isTested(cell)) {
            const std::size_t repeats = std::min(cell.before.count, cell.after.count);
            fewest = tested++ == 0 ? repeats : std::min(fewest, repeats);
        }
    }
    const ChangeOptions& how = comparison.options.change;
    if (tested == 0 || std::abs(1.0 - how.confidence - kLevel) > 1e-9) {
        return std::nullopt;
    }
    const SimulatedRates& row = how.test == ChangeTest::mannWhitney ? rowFor(kRanks, fewest) : rowFor(kWelch, fewest);
    const bool alone = tested == 1 || how.adjustment == Adjustment::none;
    const std::size_t place = placeOfSpreads(comparison);
    return ChangeRate{row.repeats, kTimes[place], (alone ? row.one : row.twenty)[place] / 100.0};
}

bool exceedsLevel(const ChangeRate& rate) {
    return rate.rate > 1.2 * kLevel;
}

std::size_t fewestDrawn(const Comparison& comparison) {
    std::size_t fewest = 0;
    for (const CellChange& cell : comparison.cells) {
        const std::size_t repeats = std::min(cell.before.count, cell.after.count);
        if (comparison.options.change.isDrawn() && cell.interval) {
            fewest = fewest == 0 ? repeats : std::min(fewest, repeats);
        }
    }
    return fewest;
}

}  // namespace greyscope::stats
