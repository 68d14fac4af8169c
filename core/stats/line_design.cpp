#include "core/stats/line_design.h"

#include <algorithm>

#include "core/base/contains.h"

namespace greyscope::stats {

namespace {

using Cell = std::vector<double>;

Cell with(Cell cell, std::size_t parameter, double value) {
    cell[parameter] = value;
    return cell;
}

/// Measured cells on the line through `cell` along a parameter.
std::size_t countOn(const std::vector<Cell>& measured, const Cell& cell, std::size_t parameter,
                    const std::vector<double>& values) {
    return static_cast<std::size_t>(std::count_if(values.begin(), values.end(), [&](double value) {
        return base::contains(measured, with(cell, parameter, value));
    }));
}

}  // namespace

std::vector<std::vector<double>> cellsOnLines(const std::vector<std::vector<double>>& measured,
                                              const std::vector<std::vector<double>>& levels, std::size_t perLine) {
    std::vector<Cell> next;
    Cell first;
    for (const auto& values : levels) {
        if (values.empty()) {
            return next;
        }
        first.push_back(values.front());
    }
    for (std::size_t parameter = 0; parameter < levels.size(); ++parameter) {
        const auto on = [&](const Cell& cell) { return countOn(measured, cell, parameter, levels[parameter]); };
        Cell base = measured.empty() ? first : measured.front();
        for (const Cell& cell : measured) {
            base = on(cell) > on(base) ? cell : base;
        }
        std::size_t there = on(base);
        for (const double value : levels[parameter]) {
            const Cell cell = with(base, parameter, value);
            if (there < perLine && !base::contains(measured, cell) && !base::contains(next, cell)) {
                next.push_back(cell);
                ++there;
            }
        }
    }
    return next;
}

}  // namespace greyscope::stats
