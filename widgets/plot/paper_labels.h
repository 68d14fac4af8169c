#pragma once

#include <QRectF>
#include <QSizeF>
#include <QString>

#include <optional>
#include <vector>

#include "widgets/plot/frame_layout.h"

// Positions for the notes of a chart that do not cover its curves.

namespace greyscope::widgets {

/// A name above the area, and the position in the area that it belongs to.
struct NameAbove {
    QString text;
    double width = 0.0;
    double x = 0.0;  ///< its preferred left edge
    double at = 0.0;
};

/// Puts names into as few lanes as needed: no name overlaps another one, or the line from a name in a higher lane to
/// the area. If that is impossible, names are moved left of their lines.
[[nodiscard]] std::vector<PlotLayout::BandLabel> inLanes(std::vector<NameAbove> names, double gap);

/// The alignment of a note along the upper or lower edge of `room`: left, right or centre, the first at which no curve
/// crosses it; nullopt if curves cross all three.
[[nodiscard]] std::optional<Qt::Alignment> clearOfCurves(const PlotSpec& spec, const PlotFrame& frame,
                                                         const QRectF& room, const QSizeF& note,
                                                         Qt::AlignmentFlag edge);

/// The rectangle for the label of a horizontal line across `room`: above or below the line, where no curve crosses the
/// label; otherwise at the right end.
[[nodiscard]] QRectF besideLine(const PlotSpec& spec, const PlotFrame& frame, const QRectF& room, double line,
                                const QSizeF& label);

/// The end of a column of this width at which no curve crosses the note: bottom, else top; nullopt if curves cross
/// both.
[[nodiscard]] std::optional<Qt::AlignmentFlag> clearEnd(const PlotSpec& spec, const PlotFrame& frame,
                                                        const QRectF& column, double height);
/// clearEnd(), or the bottom.
[[nodiscard]] Qt::AlignmentFlag footOrHead(const PlotSpec& spec, const PlotFrame& frame, const QRectF& column,
                                           double height);

}  // namespace greyscope::widgets
