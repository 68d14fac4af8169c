#pragma once

#include <QPainter>
#include <QRectF>

#include "widgets/common/paper_height.h"
#include "widgets/common/theme/style.h"
#include "widgets/figure/figure.h"

namespace greyscope::widgets {

/// The rectangles of a panel's letter and, below it, of its figure, in pixels. `area` is the whole page.
struct PanelArea {
    QRectF letter;  ///< the rectangle of the letter; null if the panel has none
    QRectF figure;
};
[[nodiscard]] PanelArea panelArea(const SheetSpec& spec, std::size_t panel, const QRectF& area, const Style& style);

/// Returns the style in which a panel is drawn: text sizes of the sheet, but lines, markers and grey as its author
/// chose for the panel.
[[nodiscard]] Style panelStyle(const SheetPanel& panel, const Style& style);

/// Draws a sheet: every panel with the painter of its figure.
void paintSheet(QPainter& painter, const QRectF& area, const SheetSpec& spec, const Style& style);
/// Draws a panel without its figure: only the letter, or the text in place of a missing figure.
void paintPanelFrame(QPainter& painter, const SheetSpec& spec, std::size_t panel, const QRectF& area,
                     const Style& style);

/// Returns the height of the page. A sheet is not scaled down as a whole; its panels shrink instead.
[[nodiscard]] PaperHeight paperHeight(const SheetSpec& spec, const PaperRoom& room, const Style& style);

/// Hands over the lines of all panels, each panel's below its letter and title.
void eachLine(const SheetSpec& spec, const TakeLine& take);

}  // namespace greyscope::widgets
