#include "widgets/plot/curve_looks.h"

#include <algorithm>

#include "widgets/common/theme/colour_vision.h"
#include "widgets/common/theme/swatch.h"

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

struct Look {
    Dash dash;
    Marker marker;
    std::size_t markEvery;
};

/// The candidates for a curve: its own dash and marker, then another dash or another marker, then both. A line without
/// markers gets some only if no dash is left.
std::vector<Look> looksOf(const Curve& curve) {
    constexpr std::size_t kMarkersAdded = 8;
    const bool marked = curve.marker != Marker::none;
    std::vector<Dash> dashes{curve.dash};
    std::vector<Marker> markers{curve.marker};
    if (curve.line) {
        dashes.insert(dashes.end(), {Dash::solid, Dash::dashed, Dash::dotted});
    }
    if (curve.line || marked) {
        markers.insert(markers.end(),
                       {Marker::circle, Marker::square, Marker::triangle, Marker::diamond, Marker::cross});
    }
    std::vector<Look> looks;
    const auto add = [&](Dash dash, Marker marker) {
        const bool added = !marked && marker != Marker::none;
        looks.push_back(
            {dash, marker, added ? std::max<std::size_t>(1, curve.x.size() / kMarkersAdded) : curve.markEvery});
    };
    for (const Dash dash : dashes) {
        add(dash, curve.marker);
    }
    for (const Marker marker : markers) {
        add(curve.dash, marker);
    }
    for (const Dash dash : dashes) {
        for (const Marker marker : markers) {
            add(dash, marker);
        }
    }
    return looks;
}

}  // namespace

bool differInColourAlone(const Curve& a, const Curve& b) {
    return isNamed(a) && isNamed(b) && a.line == b.line && (!a.line || a.dash == b.dash) && a.marker == b.marker &&
           (a.marker == Marker::none || a.hollow == b.hollow) && a.stems == b.stems && a.ribbon == b.ribbon &&
           !a.bars && !b.bars;
}

void tellApart(std::vector<Curve>& curves, const Theme& theme) {
    constexpr std::size_t kNamed = 60;  // more cannot be distinguished, whatever their appearance
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
        for (const Look& look : looksOf(curves[i])) {
            tried.dash = look.dash;
            tried.marker = look.marker;
            if (!clashes(tried)) {
                curves[i].dash = look.dash;
                curves[i].marker = look.marker;
                curves[i].markEvery = look.markEvery;
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
