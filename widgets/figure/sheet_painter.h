#pragma once

#include <QPainter>
#include <QRectF>

#include "widgets/common/paper_height.h"
#include "widgets/common/theme/style.h"
#include "widgets/figure/figure.h"

namespace greyscope::widgets {

/// The rectangles of a panel's letter and of its figure below it, in pixels of `area`, which is the whole page.
struct PanelArea {
    QRectF letter;  ///< null without a letter
    QRectF figure;
};
[[nodiscard]] PanelArea panelArea(const SheetSpec& spec, std::size_t panel, const QRectF& area, const Style& style);

/// The style of a panel: the text sizes of the sheet, and the panel's own lines, markers and grey.
[[nodiscard]] Style panelStyle(const SheetPanel& panel, const Style& style);

/// Draws every panel with the painters of its figure.
void paintSheet(QPainter& painter, const QRectF& area, const SheetSpec& spec, const Style& style);
/// Draws only the letter, or the text in place of a missing figure.
void paintPanelFrame(QPainter& painter, const SheetSpec& spec, std::size_t panel, const QRectF& area,
                     const Style& style);

/// The height of the page: a sheet as a whole is not shrunk, but its panels are.
[[nodiscard]] PaperHeight paperHeight(const SheetSpec& spec, const PaperRoom& room, const Style& style);

/// The numbers of the panels below each other, each under its letter and title.
[[nodiscard]] QString tabSeparated(const SheetSpec& spec);

}  // namespace greyscope::widgets
