#pragma once

#include <QFont>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

#include "widgets/common/theme/theme.h"

namespace greyscope::widgets {

/// The limits of line widths in a printed figure, in points, unless the author of the figure sets others.
inline constexpr double kThinnestPt = 0.25, kWidestPt = 1.5;

/// The colours and sizes with which painters draw, on screen and on paper. `px` is the number of pixels per point:
/// device-independent pixels on screen, in a file as the resolution of the export requires. Painters give every length
/// in points and convert it with `pt()`.
struct Style {
    Theme theme;
    double px = 96.0 / 72.0;  ///< the number of pixels per point
    double textPt = 9.0;      ///< the size of ordinary text
    /// The size of view titles; they are drawn only in exports, because on screen the header of a view shows them.
    double titlePt = 10.5;
    double linePt = 1.5;  ///< the width of data lines
    double axisPt = 0.75;
    double markerPt = 6.0;
    double thinnestPt = kThinnestPt, widestPt = kWidestPt;  ///< limits of line widths on paper
    QString family;                                         ///< the font family of all text; empty: the default
    bool gridLines = true;
    bool print = false;  ///< whether the drawing is for paper: without highlight and hover decoration

    [[nodiscard]] double pt(double points) const { return points * px; }
    /// The width of a stroke in pixels. On paper it is limited to the range from `thinnestPt` to `widestPt`: thinner
    /// lines cannot be printed, and journals do not accept wider ones.
    [[nodiscard]] double stroke(double points) const {
        return pt(print ? std::clamp(points, thinnestPt, widestPt) : points);
    }
    [[nodiscard]] QFont font(double points, bool bold = false) const;
    [[nodiscard]] QFont text(bool bold = false) const { return font(textPt, bold); }
    /// The height of a line of bold ordinary text, in pixels. It is the distance of text lines in views.
    [[nodiscard]] double lineHeight() const { return QFontMetricsF(text(true)).height(); }

    /// The style of drawings on the screen. All sizes are scaled by the factor of setScreenType().
    [[nodiscard]] static Style screen(const Theme& theme);
    /// Sets the factor by which screen() scales all sizes, so that drawings follow the user's font size.
    static void setScreenType(double times);
    /// The style of drawings on paper: text 7 pt, data lines 1.0 pt, axes 0.5 pt, markers 3.5 pt, no grid.
    [[nodiscard]] static Style paper(double pixelsPerPoint);
};

/// Returns whether any part of a rectangle is inside the clip region of the painter. What is outside need not be drawn.
[[nodiscard]] inline bool inSight(const QPainter& painter, const QRectF& place) {
    return !painter.hasClipping() || painter.clipBoundingRect().intersects(place);
}

}  // namespace greyscope::widgets
