#pragma once

#include <QRectF>
#include <QSizeF>
#include <QString>

#include <optional>
#include <vector>

#include "widgets/plot/frame_layout.h"

// Where notes of a chart stand, clear of what is drawn.

namespace greyscope::widgets {

/// A name that stands above the area, and the place in it that it belongs to.
struct NameAbove {
    QString text;
    double width = 0.0;
    double x = 0.0;  ///< its left edge, where it would stand best
    double at = 0.0;
};

/// In as many lanes as it takes that none meets another, nor the line from one of a higher lane down to the area:
/// where they would, all stand left of their lines.
[[nodiscard]] std::vector<PlotLayout::BandLabel> inLanes(std::vector<NameAbove> names, double gap);

/// How a note of this size stands along the upper or lower edge of `room`: at its left, its right or its middle, the
/// first where no curve runs through it; none where one does everywhere.
[[nodiscard]] std::optional<Qt::Alignment> clearOfCurves(const PlotSpec& spec, const PlotFrame& frame,
                                                         const QRectF& room, const QSizeF& note,
                                                         Qt::AlignmentFlag edge);

/// Where the label of a line across `room` at this height stands: above or below it, where no curve runs through it;
/// above its right end where one does everywhere.
[[nodiscard]] QRectF besideLine(const PlotSpec& spec, const PlotFrame& frame, const QRectF& room, double line,
                                const QSizeF& label);

/// The end of a column of this note's width where no curve runs through it: its foot, else its head; none where curves
/// run through both.
[[nodiscard]] std::optional<Qt::AlignmentFlag> clearEnd(const PlotSpec& spec, const PlotFrame& frame,
                                                        const QRectF& column, double height);
/// That, or the foot.
[[nodiscard]] Qt::AlignmentFlag footOrHead(const PlotSpec& spec, const PlotFrame& frame, const QRectF& column,
                                           double height);

}  // namespace greyscope::widgets
