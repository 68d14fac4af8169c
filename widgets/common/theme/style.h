#pragma once

#include <QFont>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

#include "widgets/common/theme/theme.h"

namespace greyscope::widgets {

/// The limits of line widths in a printed figure, unless the author sets others.
inline constexpr double kThinnestPt = 0.25, kWidestPt = 1.5;

/// The colours and sizes used by painters. The same painters draw on screen and on paper: `px` is the number of
/// device-independent pixels per point on screen, and depends on the export's resolution in a file. Every length in a
/// painter is given in points and converted by `pt()`.
struct Style {
    Theme theme;
    double px = 96.0 / 72.0;  ///< pixels per point
    double textPt = 9.0;      ///< ordinary text
    double titlePt = 10.5;    ///< view titles; drawn in exports only, since the header of a view shows them on screen
    double linePt = 1.5;      ///< data lines
    double axisPt = 0.75;
    double markerPt = 6.0;
    double thinnestPt = kThinnestPt, widestPt = kWidestPt;  ///< limits of line widths on paper
    QString family;                                         ///< the font family of all text; empty: the default
    bool gridLines = true;
    bool print = false;  ///< on paper: nothing is lit and there is no hover decoration

    [[nodiscard]] double pt(double points) const { return points * px; }
    /// The width of a stroke in pixels. On paper it is neither thinner than can be printed nor wider than journals
    /// accept.
    [[nodiscard]] double stroke(double points) const {
        return pt(print ? std::clamp(points, thinnestPt, widestPt) : points);
    }
    [[nodiscard]] QFont font(double points, bool bold = false) const;
    [[nodiscard]] QFont text(bool bold = false) const { return font(textPt, bold); }
    /// The height of bold ordinary text: that of a text line in a view.
    [[nodiscard]] double lineHeight() const { return QFontMetricsF(text(true)).height(); }

    /// The style of the screen, scaled by setScreenType().
    [[nodiscard]] static Style screen(const Theme& theme);
    /// Sets the scale of all drawing on the screen.
    static void setScreenType(double times);
    /// The style of paper: text 7 pt, data 1.0 pt, axes 0.5 pt, markers 3.5 pt, no grid.
    [[nodiscard]] static Style paper(double pixelsPerPoint);
};

/// Whether any part of a rectangle is visible. Hover decoration is drawn only within its own rectangles.
[[nodiscard]] inline bool inSight(const QPainter& painter, const QRectF& place) {
    return !painter.hasClipping() || painter.clipBoundingRect().intersects(place);
}

}  // namespace greyscope::widgets
