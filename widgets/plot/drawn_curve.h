#pragma once

#include <QBrush>
#include <QPen>

#include <functional>

#include "widgets/common/theme/style.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// The opacity of a ribbon, from 0 to 255; grid and curves stay readable through it.
inline constexpr int kRibbonOpacity = 46;

/// Which parts of a curve are drawn, and their sizes in pixels of the style. It is the same on screen, on paper and in
/// TeX.
struct DrawnCurve {
    bool line = true;
    bool markers = true;
    double lineWidth = 0.0;
    double markerSize = 0.0;  ///< the `size` of markerPath()
    Marker marker = Marker::none;
    QColor colour;

    [[nodiscard]] QPen markerPen(bool hollow, const Style& style) const;
    [[nodiscard]] QBrush markerBrush(bool hollow, const Style& style) const;
};

/// Returns whether a curve has error bars. The whiskers of a box plot are drawn with its boxes instead.
[[nodiscard]] bool hasErrorBars(const Curve& curve);
/// Returns the colour of the error bars of a curve: that of the curve, or that of the text above filled bars.
[[nodiscard]] QColor errorBarColour(const Curve& curve, const Theme& theme);

/// Returns whether a curve is a limit ("at least" or "at most"): a single diamond at one end of an error bar. The error
/// bar is then drawn as an arrow.
[[nodiscard]] bool isLimit(const Curve& curve);

/// Draws the line of a curve by calling `draw`. If points are missing, `draw` is called twice: with the line without
/// the pieces across the gaps, and with these pieces alone, dotted. Pieces are separated by a NaN in y.
void drawLine(const Curve& curve, const std::function<void(const Curve& part)>& draw);

/// Returns how a curve is drawn; the curve must come from drawable(). A line with many points is thin and has no
/// markers, because they would cover it. In a small multiple (`compact`) lines have no markers either.
[[nodiscard]] DrawnCurve drawnAs(const Curve& curve, bool compact, const Style& style);

}  // namespace greyscope::widgets
