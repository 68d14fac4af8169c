#include "core/relative/learning_curve.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <string>
#include <utility>

#include "core/base/progress_part.h"
#include "core/base/quantile.h"
#include "core/base/random.h"
#include "core/base/try.h"
#include "core/stats/sample.h"

namespace greyscope::relative {

namespace {

using Curve = std::vector<double>;

double meanError(const std::vector<double>& logarithms, const std::vector<double>& ratios) {
    double sum = 0.0;
    for (std::size_t cell = 0; cell < ratios.size(); ++cell) {
        sum += std::abs(std::expm1(logarithms[cell] - std::log(ratios[cell])));
    }
    return 100.0 * sum / static_cast<double>(ratios.size());
}

/// Returns the first cells of a random order.
std::vector<std::size_t> startOf(std::size_t cells, std::size_t count, std::uint64_t seed, std::size_t number) {
    std::vector<std::size_t> order(cells);
    std::iota(order.begin(), order.end(), std::size_t{0});
    base::NamedDraws draws(seed, "start", number);
    for (std::size_t k = 0; k < count; ++k) {
        std::swap(order[k], order[k + draws.below(cells - k)]);
    }
    order.resize(count);
    return order;
}

void measure(PartlyMeasured& grid, std::size_t cell, const std::vector<double>& ratios) {
    grid.measured.push_back(cell);
    grid.values.push_back(std::log(ratios[cell]));
}

base::Expected<Curve> replay(PartlyMeasured grid, const std::vector<double>& ratios, NextOptions options,
                             std::size_t most, base::Progress& progress) {
    Curve curve;
    options.count = 1;
    while (true) {
        curve.push_back(meanError(GREYSCOPE_TRY(predictedCells(grid, options)), ratios));
        if (grid.measured.size() == most) {
            return curve;
        }
        const auto next = GREYSCOPE_TRY(nextCells(grid, options, {1}, progress));
        measure(grid, next.front().cell, ratios);
    }
}

LearningCurve summary(NextRule rule, const std::vector<Curve>& curves) {
    LearningCurve result{rule, {}, {}, {}};
    for (std::size_t k = 0; k < curves.front().size(); ++k) {
        std::vector<double> errors;
        for (const Curve& curve : curves) {
            errors.push_back(curve[k]);
        }
        std::sort(errors.begin(), errors.end());
        result.mean.push_back(stats::momentsOf(errors).mean);
        result.low.push_back(base::quantile(errors, 0.1));
        result.high.push_back(base::quantile(errors, 0.9));
    }
    return result;
}

/// Leaves out the start, which is the same for all rules.
LearningCurves::Gain gainOver(const std::vector<Curve>& own, const std::vector<Curve>& other) {
    std::vector<double> differences;
    for (std::size_t start = 0; start < own.size(); ++start) {
        const auto n = static_cast<double>(own[start].size() - 1);
        const double sum = std::accumulate(own[start].begin() + 1, own[start].end(), 0.0) -
                           std::accumulate(other[start].begin() + 1, other[start].end(), 0.0);
        differences.push_back(sum / n);
    }
    const stats::Moments moments = stats::momentsOf(differences);
    const auto interval = stats::meanInterval(moments, 0.95);
    return {moments.mean, interval ? interval->high - moments.mean : 0.0};
}

base::Expected<void> check(const std::vector<double>& ratios, const LearningOptions& options) {
    GREYSCOPE_TRY(options.next.validate());
    if (options.starts < 2 || options.start < 2) {
        return base::fail(base::ErrorCode::optionOutOfRange,
                          {options.starts < 2 ? "starts" : "start",
                           std::to_string(std::min(options.starts, options.start)), "from 2 on"});
    }
    if (ratios.size() <= options.start) {
        return base::fail(base::ErrorCode::tooFewPoints,
                          {"learning curve", std::to_string(ratios.size()), std::to_string(options.start + 1)});
    }
    for (const double ratio : ratios) {
        if (!(ratio > 0.0) || !std::isfinite(ratio)) {
            return base::fail(base::ErrorCode::nonPositive, {"ratio", base::toText(ratio), "logarithm"});
        }
    }
    return {};
}

}  // namespace

base::Expected<LearningCurves> learningCurves(const std::vector<cart::Feature>& features,
                                              const std::vector<double>& ratios, const LearningOptions& options,
                                              base::Threads threads, base::Progress& progress) {
    GREYSCOPE_TRY(check(ratios, options));
    LearningCurves result;
    result.options = options;
    result.options.most = std::clamp(options.most, options.start + 1, ratios.size());
    result.cells = ratios.size();
    const auto& rules = nextRuleNames();
    std::vector<std::vector<std::optional<base::Expected<Curve>>>> found(
        rules.size(), std::vector<std::optional<base::Expected<Curve>>>(options.starts));
    base::ProgressParts parts(progress);
    const std::size_t tasks = rules.size() * options.starts;
    base::forEach(tasks, threads, [&](std::size_t task) {
        base::ProgressParts::Part part(parts, 1.0 / static_cast<double>(tasks));
        const std::size_t start = task / rules.size();
        PartlyMeasured grid{features, {}, {}};
        for (const std::size_t cell : startOf(ratios.size(), options.start, options.next.seed, start)) {
            measure(grid, cell, ratios);
        }
        NextOptions next = options.next;
        next.rule = rules[task % rules.size()].first;
        next.seed = options.next.seed + start;
        found[task % rules.size()][start] = replay(std::move(grid), ratios, next, result.options.most, part);
        part.report(1.0);
    });
    std::vector<std::vector<Curve>> curves(rules.size());
    for (std::size_t rule = 0; rule < rules.size(); ++rule) {
        for (auto& each : found[rule]) {
            curves[rule].push_back(GREYSCOPE_TRY(std::move(*each)));
        }
        result.rules.push_back(summary(rules[rule].first, curves[rule]));
    }
    for (const auto& own : curves) {
        result.gainOverEven.push_back(gainOver(own, curves[0]));
        result.gainOverRandom.push_back(gainOver(own, curves[2]));
    }
    PartlyMeasured whole{features, {}, {}};
    for (std::size_t cell = 0; cell < ratios.size(); ++cell) {
        measure(whole, cell, ratios);
    }
    result.all = meanError(GREYSCOPE_TRY(predictedCells(whole, options.next)), ratios);
    return result;
}

}  // namespace greyscope::relative
