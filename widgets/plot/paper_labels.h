#pragma once

#include <QRectF>
#include <QSizeF>
#include <QString>

#include <optional>
#include <vector>

#include "widgets/plot/frame_layout.h"

// Finds positions at which the notes and labels of a chart do not cover its curves.

namespace greyscope::widgets {

/// A name above the plot area, and the x position in the plot area to which it belongs (`at`).
struct NameAbove {
    QString text;
    double width = 0.0;
    double x = 0.0;  ///< the preferred left edge of the name
    double at = 0.0;
};

/// Arranges names above the plot area in as few lines (lanes) as needed. No name overlaps another name, or the
/// connecting line from a name in a higher lane to the plot area. If that is impossible, names are moved to the left of
/// their connecting lines.
[[nodiscard]] std::vector<PlotLayout::BandLabel> inLanes(std::vector<NameAbove> names, double gap);

/// Returns the alignment of a note along the upper or lower edge of `room` (`edge`) at which no curve crosses it: left,
/// right or centre, the first that is possible. nullopt if curves cross the note at all three.
[[nodiscard]] std::optional<Qt::Alignment> clearOfCurves(const PlotSpec& spec, const PlotFrame& frame,
                                                         const QRectF& room, const QSizeF& note,
                                                         Qt::AlignmentFlag edge);

/// Returns the rectangle for the label of a horizontal line at `line` across `room`: above or below the line, where no
/// curve crosses the label. If curves cross it everywhere, it is at the right end of the line.
[[nodiscard]] QRectF besideLine(const PlotSpec& spec, const PlotFrame& frame, const QRectF& room, double line,
                                const QSizeF& label);

/// Returns the end of a column at which no curve crosses a note of this height: the bottom, otherwise the top; nullopt
/// if curves cross the note at both.
[[nodiscard]] std::optional<Qt::AlignmentFlag> clearEnd(const PlotSpec& spec, const PlotFrame& frame,
                                                        const QRectF& column, double height);
/// Returns the same as clearEnd(), but the bottom if curves cross the note at both ends.
[[nodiscard]] Qt::AlignmentFlag footOrHead(const PlotSpec& spec, const PlotFrame& frame, const QRectF& column,
                                           double height);

}  // namespace greyscope::widgets
