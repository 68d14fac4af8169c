#include "widgets/present/relative/relative_pruning.h"

#include <algorithm>
#include <cmath>

#include "core/cart/cross_validate.h"
#include "widgets/present/relative/relative_parts.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

using Step = cart::CrossValidationStep;

/// Above this number of leaves the axis is logarithmic, so that small trees do not overlap.
constexpr std::size_t kLinearLeaves = 24;

double leavesOf(const Step& step) {
    return static_cast<double>(step.step.leaves);
}

/// The errors relative to that of a tree without splits, from the root on, so that the curve runs from left to right.
Curve curveOf(const std::vector<Step>& steps, std::size_t rows, bool validated) {
    Curve curve;
    curve.name = validated ? Words::tr("left out") : Words::tr("training");
    curve.ink = {Tone::series, validated ? 0 : 1};
    curve.marker = validated ? Marker::circle : Marker::square;
    const double squares = steps.back().step.sse;
    for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
        const double scale = (squares > 0.0 ? 1.0 / squares : 1.0) * (validated ? static_cast<double>(rows) : 1.0);
        const double error = (validated ? step->error : step->step.sse) * scale;
        curve.x.push_back(leavesOf(*step));
        curve.y.push_back(error);
        if (validated) {
            curve.low.push_back(error - step->standardError * scale);
            curve.high.push_back(error + step->standardError * scale);
        }
        curve.pointTexts.push_back(leavesText(step->step.leaves) + u'\n' + curve.name + u' ' + fixedText(error, 3) +
                                   u'\n' + Words::tr("alpha %1").arg(significantText(step->step.alpha, 4)));
    }
    return curve;
}

GuideLine lineAt(double leaves, const QString& label) {
    GuideLine guide;
    guide.at = leaves;
    guide.label = label;
    return guide;
}

}  // namespace

PlotSpec pruningCurve(const relative::RelativeResult& result) {
    PlotSpec spec;
    spec.title = Words::tr("How far to prune");
    if (!result.crossValidation || result.crossValidation->steps.empty()) {
        return spec;
    }
    const cart::CrossValidation& validation = *result.crossValidation;
    const std::vector<Step>& steps = validation.steps;
    const std::size_t rows = result.table.rows.size();
    const double most = leavesOf(steps.front());
    spec.subtitle = Words::tr(
                        "Squared error of the ratio on left-out folds, 1 without a split, ±1 SE. %1: the simplest tree "
                        "within one SE of the best.")
                        .arg(leavesText(steps[validation.chosen].step.leaves));
    spec.x.label = Words::tr("leaves");
    spec.y.label = Words::tr("Squared error, 1 without a split");
    spec.x.scale = most > kLinearLeaves ? Scale::log2 : Scale::linear;
    spec.x.range = most > kLinearLeaves ? std::make_pair(0.8, most * 1.25) : std::make_pair(0.5, most + 0.5);
    for (double leaves = 1.0; most <= kLinearLeaves && leaves <= most; ++leaves) {
        spec.x.ticks.push_back({leaves, QString::number(leaves)});
    }
    spec.curves.push_back(curveOf(steps, rows, true));
    spec.curves.push_back(curveOf(steps, rows, false));
    const std::size_t shown = result.tree.leafCount();
    const auto step =
        std::find_if(steps.begin(), steps.end(), [shown](const Step& entry) { return entry.step.leaves == shown; });
    if (step != steps.end() && steps[validation.chosen].step.leaves != shown) {
        spec.guides.push_back(lineAt(leavesOf(steps[validation.chosen]), Words::tr("one SE")));
    }
    if (step != steps.end()) {
        spec.guides.push_back(lineAt(leavesOf(*step), Words::tr("shown: %1").arg(shown)));
        spec.guides.back().handle = true;
        spec.curves.push_back(
            ringAt(leavesOf(*step), spec.curves.front().y[static_cast<std::size_t>(steps.end() - step) - 1]));
    }
    return spec;
}

std::optional<double> alphaAt(const relative::RelativeResult& result, double leaves) {
    if (!result.crossValidation || result.crossValidation->steps.empty() || !(leaves > 0.0)) {
        return std::nullopt;
    }
    const auto& steps = result.crossValidation->steps;
    const auto away = [leaves](const Step& step) { return std::abs(std::log(leavesOf(step) / leaves)); };
    const auto nearest = std::min_element(steps.begin(), steps.end(),
                                          [&away](const Step& a, const Step& b) { return away(a) < away(b); });
    return cart::inSquaresOfResponse(result.tree, nearest->step.alpha);
}

}  // namespace greyscope::widgets
