#include "widgets/present/trends/trends_categories.h"

#include <algorithm>

#include "widgets/present/trends/trend_names.h"
#include "widgets/present/words/minus_sign.h"

namespace greyscope::widgets {

namespace {

void drawAlone(Curve& curve, bool bar) {
    curve.line = false;
    curve.stems = bar;
    curve.marker = curve.marker == Marker::none ? Marker::circle : curve.marker;
}

/// Whether bars can be drawn: a bar starts at 0, which a logarithmic axis does not contain.
bool canHaveBars(const PlotSpec& plot) {
    return plot.y.scale == Scale::linear;
}

/// Draws the only points of all series side by side.
void standBeside(PlotSpec& plot, const data::SeriesTable& table) {
    plot.x = {};
    plot.x.label = axisName(table) + QStringLiteral(" = ") + printedLevel(table.pointLabel(0));
    for (std::size_t s = 0; s < plot.curves.size(); ++s) {
        Curve& curve = plot.curves[s];
        const double at = static_cast<double>(s) + 1.0;
        plot.x.ticks.push_back({at, curve.name});
        std::fill(curve.x.begin(), curve.x.end(), at);
        drawAlone(curve, canHaveBars(plot));
    }
    plot.labelling = Labelling::none;
}

}  // namespace

void drawCategories(PlotSpec& plot, const TrendsSlice& slice, bool numericAxis, bool sharedAxis) {
    if (slice.band) {
        return;
    }
    if (!sharedAxis && slice.table.pointCount() == 1 && plot.curves.size() > 1 && slice.invalid.empty()) {
        standBeside(plot, slice.table);
    } else if (!numericAxis && slice.table.axisColumns.size() == 1) {
        for (Curve& curve : plot.curves) {
            drawAlone(curve, plot.curves.size() == 1 && canHaveBars(plot));
        }
    }
}

}  // namespace greyscope::widgets
