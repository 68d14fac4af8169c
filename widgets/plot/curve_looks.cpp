#include "widgets/plot/curve_looks.h"

#include <algorithm>
#include <array>
#include <utility>

#include "widgets/common/colour_vision.h"
#include "widgets/common/swatch.h"

namespace greyscope::widgets {

namespace {

bool merge(const Curve& a, const Curve& b, const Theme& theme) {
    const QColor first = inkColour(a.ink, theme);
    const QColor second = inkColour(b.ink, theme);
    return mergeInGrey(first, second) || mergeForSome(first, second);
}

bool isNamed(const Curve& curve) {
    return curve.labelled && !curve.name.isEmpty();
}

/// Those that a curve may take, its own first.
std::vector<std::pair<Dash, Marker>> looksOf(const Curve& curve) {
    std::vector<std::pair<Dash, Marker>> looks;
    if (curve.line) {
        for (const Dash dash : {curve.dash, Dash::solid, Dash::dashed, Dash::dotted}) {
            looks.emplace_back(dash, curve.marker);
        }
    }
    if (curve.marker != Marker::none) {
        for (const Marker marker : {Marker::circle, Marker::square, Marker::triangle, Marker::diamond, Marker::cross}) {
            looks.emplace_back(curve.dash, marker);
        }
    }
    return looks;
}

}  // namespace

bool differInColourAlone(const Curve& a, const Curve& b) {
    return isNamed(a) && isNamed(b) && a.line == b.line && (!a.line || a.dash == b.dash) && a.marker == b.marker &&
           (a.marker == Marker::none || a.hollow == b.hollow) && a.stems == b.stems && a.ribbon == b.ribbon;
}

void tellApart(std::vector<Curve>& curves, const Theme& theme) {
    constexpr std::size_t kNamed = 60;  // more cannot be told apart, whatever they look like
    if (curves.size() > kNamed) {
        return;
    }
    for (std::size_t i = 1; i < curves.size(); ++i) {
        const auto clashes = [&](const Curve& curve) {
            return std::any_of(
                curves.begin(), curves.begin() + static_cast<std::ptrdiff_t>(i),
                [&](const Curve& other) { return differInColourAlone(curve, other) && merge(curve, other, theme); });
        };
        if (!clashes(curves[i])) {
            continue;
        }
        Curve tried = curves[i];
        for (const auto& [dash, marker] : looksOf(curves[i])) {
            tried.dash = dash;
            tried.marker = marker;
            if (!clashes(tried)) {
                curves[i].dash = dash;
                curves[i].marker = marker;
                break;
            }
        }
    }
}

PlotSpec standingAlone(PlotSpec spec) {
    if (spec.compact) {
        spec.compact = spec.chosen = false;
        spec.labelling = Labelling::lineEnds;
        spec.heading = spec.subtitle.isEmpty() ? spec.title : spec.subtitle;
    }
    return spec;
}

PlotSpec plotOnPaper(PlotSpec spec, const Theme& theme) {
    PlotSpec paper = standingAlone(std::move(spec));
    tellApart(paper.curves, theme);
    return paper;
}

}  // namespace greyscope::widgets
