#pragma once

#include <QRectF>
#include <QSizeF>
#include <QString>

#include <memory>
#include <vector>

namespace greyscope::widgets {

struct PanelFigure;

/// A figure on a sheet.
struct SheetPanel {
    QString letter;                            ///< "a"; empty: none
    QRectF place;                              ///< on the page, in millimetres
    QString name;                              ///< of the figure, whatever the data
    std::shared_ptr<const PanelFigure> shown;  ///< null: there is none of that name
    QString instead;                           ///< what is said then
    bool operator==(const SheetPanel& other) const;
};

/// Several figures on one page.
struct SheetSpec {
    QString title;
    QString subtitle;
    QSizeF sizeMm{183.0, 120.0};
    double letterPt = 8.0;
    std::vector<SheetPanel> panels;
    bool operator==(const SheetSpec&) const = default;
};

}  // namespace greyscope::widgets
