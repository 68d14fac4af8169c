#pragma once

#include <QFont>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

#include "widgets/common/theme/theme.h"

namespace greyscope::widgets {

/// Of the lines of a printed figure, where nobody asks for others.
inline constexpr double kThinnestPt = 0.25, kWidestPt = 1.5;

/// Colours and sizes that a painter draws with. The same painters serve the screen and paper: on screen `px` is the
/// number of device-independent pixels a point takes, in a file whatever the export's resolution asks for.
/// Every length in a painter is given in points and goes through `pt()`.
struct Style {
    Theme theme;
    double px = 96.0 / 72.0;  ///< pixels a point
    double textPt = 9.0;      ///< ordinary text
    double titlePt = 10.5;    ///< view titles (drawn in exports only; on screen the view's header has them)
    double linePt = 1.5;      ///< data lines
    double axisPt = 0.75;
    double markerPt = 6.0;
    double thinnestPt = kThinnestPt, widestPt = kWidestPt;  ///< of lines on paper
    QString family;                                         ///< of all text; empty: the usual one
    bool gridLines = true;
    bool print = false;  ///< on paper: nothing is lit, no hover decoration

    [[nodiscard]] double pt(double points) const { return points * px; }
    /// Width of a stroke in pixels: on paper none is thinner than can be printed, or wider than journals take.
    [[nodiscard]] double stroke(double points) const {
        return pt(print ? std::clamp(points, thinnestPt, widestPt) : points);
    }
    [[nodiscard]] QFont font(double points, bool bold = false) const;
    [[nodiscard]] QFont text(bool bold = false) const { return font(textPt, bold); }
    /// Of bold ordinary text: what a line of a view takes.
    [[nodiscard]] double lineHeight() const { return QFontMetricsF(text(true)).height(); }

    /// As large as `setScreenType` says.
    [[nodiscard]] static Style screen(const Theme& theme);
    /// How much larger than usual everything is drawn on the screen from now on.
    static void setScreenType(double times);
    /// Text 7 pt, data 1.0 pt, axes 0.5 pt, markers 3.5 pt, no grid.
    [[nodiscard]] static Style paper(double pixelsPerPoint);
};

/// Whether any of a rectangle would be seen: what only pointing changes is drawn within its own places.
[[nodiscard]] inline bool inSight(const QPainter& painter, const QRectF& place) {
    return !painter.hasClipping() || painter.clipBoundingRect().intersects(place);
}

}  // namespace greyscope::widgets
