#pragma once

#include <QPainter>
#include <QRectF>

#include "widgets/common/paper_height.h"
#include "widgets/common/theme/style.h"
#include "widgets/figure/figure.h"

namespace greyscope::widgets {

/// Where a panel's letter stands, and below it what the panel shows, in pixels of `area`, which is the whole page.
struct PanelArea {
    QRectF letter;  ///< null: it has none
    QRectF figure;
};
[[nodiscard]] PanelArea panelArea(const SheetSpec& spec, std::size_t panel, const QRectF& area, const Style& style);

/// The style of a panel: the sheet's text, and the panel's own lines, markers and grey.
[[nodiscard]] Style panelStyle(const SheetPanel& panel, const Style& style);

/// Draws every panel with the painters of its figure.
void paintSheet(QPainter& painter, const QRectF& area, const SheetSpec& spec, const Style& style);
/// The letter alone, or what is said in place of the figure.
void paintPanelFrame(QPainter& painter, const SheetSpec& spec, std::size_t panel, const QRectF& area,
                     const Style& style);

/// As its page is: a sheet does not give way as a whole, its panels do.
[[nodiscard]] PaperHeight paperHeight(const SheetSpec& spec, const PaperRoom& room, const Style& style);

/// The panels' numbers below each other, each under its letter and title.
[[nodiscard]] QString tabSeparated(const SheetSpec& spec);

}  // namespace greyscope::widgets
