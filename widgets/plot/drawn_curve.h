#pragma once

#include <QBrush>
#include <QPen>

#include <functional>

#include "widgets/common/theme/style.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// Of a curve's ribbon, of 255: grid and curves stay readable through it.
inline constexpr int kRibbonOpacity = 46;

/// What is drawn of a curve and how wide, in pixels of the style: the same on the screen, on paper and in TeX.
struct DrawnCurve {
    bool line = true;
    bool markers = true;
    double lineWidth = 0.0;
    double markerSize = 0.0;  ///< as markerPath() takes it
    Marker marker = Marker::none;
    QColor colour;

    [[nodiscard]] QPen markerPen(bool hollow, const Style& style) const;
    [[nodiscard]] QBrush markerBrush(bool hollow, const Style& style) const;
};

/// Whether a point is a limit, at least or at most: a diamond at the end of its bar, which is an arrow then.
[[nodiscard]] bool isLimit(const Curve& curve);

/// The line of a curve, drawn as it is or, where points are missing, without what leads across them, and then that by
/// itself, dotted. Pieces are separated by a NaN in y.
void drawLine(const Curve& curve, const std::function<void(const Curve& part)>& draw);

/// Of the points that can be drawn. Where they are many a line is thin and has no markers, which would cover it.
[[nodiscard]] DrawnCurve drawnAs(const Curve& curve, bool compact, const Style& style);

}  // namespace greyscope::widgets
