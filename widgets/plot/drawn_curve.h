#pragma once

#include <QBrush>
#include <QPen>

#include <functional>

#include "widgets/common/theme/style.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// The opacity of a curve's ribbon, of 255; grid and curves stay readable through it.
inline constexpr int kRibbonOpacity = 46;

/// The drawn parts of a curve and their widths, in pixels of the style; the same on screen, on paper and in TeX.
struct DrawnCurve {
    bool line = true;
    bool markers = true;
    double lineWidth = 0.0;
    double markerSize = 0.0;  ///< as for markerPath()
    Marker marker = Marker::none;
    QColor colour;

    [[nodiscard]] QPen markerPen(bool hollow, const Style& style) const;
    [[nodiscard]] QBrush markerBrush(bool hollow, const Style& style) const;
};

/// Whether a curve is a limit ("at least" or "at most"): a diamond at one end of its error bar, which is drawn as an
/// arrow.
[[nodiscard]] bool isLimit(const Curve& curve);

/// Calls `draw` with the line of a curve. If points are missing, first without the pieces across the gaps, then with
/// these pieces alone, dotted. Pieces are separated by a NaN in y.
void drawLine(const Curve& curve, const std::function<void(const Curve& part)>& draw);

/// The drawing of a curve returned by drawable(). A line with many points is thin and has no markers, which would cover
/// it.
[[nodiscard]] DrawnCurve drawnAs(const Curve& curve, bool compact, const Style& style);

}  // namespace greyscope::widgets
