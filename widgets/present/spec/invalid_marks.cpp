#include "widgets/present/spec/invalid_marks.h"

#include <algorithm>
#include <utility>

#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

QString invalidSentence(const std::vector<data::InvalidResult>& results) {
    if (results.empty()) {
        return {};
    }
    constexpr qsizetype kNamed = 3;
    QStringList reasons;
    for (const data::InvalidResult& result : results) {
        reasons << visibleText(result.why);
    }
    reasons.removeDuplicates();
    return Words::tr("%n results are invalid according to the source: %1.", nullptr, counted(results.size()))
        .arg(listed(reasons.mid(0, kNamed), static_cast<std::size_t>(reasons.size())));
}

QString invalidHead() {
    return Words::tr("invalid", "a result");
}

QString invalidReasons(const std::vector<data::InvalidResult>& results) {
    QStringList reasons;
    for (const data::InvalidResult& result : results) {
        reasons << visibleText(result.why);
    }
    reasons.removeDuplicates();
    return listed(reasons);
}

namespace {

/// Marks anything that has a reason and a tooltip.
template <class Shown>
void mark(Shown& shown, const std::vector<data::InvalidResult>& results) {
    if (!results.empty()) {
        shown.invalid = invalidReasons(results);
        shown.tooltip += (shown.tooltip.isEmpty() ? QString() : QStringLiteral("\n")) + invalidSentence(results);
    }
}

}  // namespace

void markInvalid(Cell& cell, const std::vector<data::InvalidResult>& results) {
    mark(cell, results);
}

void markInvalid(TreeNode& leaf, const std::vector<data::InvalidResult>& results, bool measured) {
    mark(leaf, results);
    for (const data::InvalidResult& result : results) {
        if (measured && result.measured) {
            leaf.invalidDots.push_back(*result.measured);
        }
    }
}

std::vector<double> invalidPlaces(const TreeNode& leaf, const TreeSpec& spec) {
    std::vector<double> places;
    for (const double dot : leaf.invalidDots) {
        places.push_back(std::clamp(dot, spec.low, spec.high));
    }
    return places.empty() && !leaf.invalid.isEmpty() ? std::vector{spec.high} : places;
}

void markInvalid(GraphNode& node, const std::vector<data::InvalidResult>& results) {
    mark(node, results);
}

Curve invalidCurve() {
    Curve marks;
    marks.name = Words::tr("invalid result");
    marks.ink = kInvalidInk;
    marks.marker = kInvalidMarker;
    marks.line = false;
    return marks;
}

bool isInvalidCurve(const Curve& curve) {
    return curve.ink.tone == kInvalidInk.tone && curve.marker == kInvalidMarker && !curve.line;
}

void addInvalidCurve(PlotSpec& plot, Curve&& marks) {
    if (marks.x.empty()) {
        return;
    }
    if (plot.y.range) {  // the crosses are visible whatever the range of the other curves
        const auto [low, high] = std::minmax_element(marks.y.begin(), marks.y.end());
        plot.y.range = {std::min(plot.y.range->first, *low), std::max(plot.y.range->second, *high)};
    }
    plot.curves.push_back(std::move(marks));
}

}  // namespace greyscope::widgets
