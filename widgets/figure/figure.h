#pragma once

#include <QPainter>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <memory>
#include <variant>
#include <vector>

#include "widgets/common/paper_height.h"
#include "widgets/common/theme/style.h"
#include "widgets/present/derivation/derivation_spec.h"
#include "widgets/present/spec/dot_strip_spec.h"
#include "widgets/present/spec/figure_look.h"
#include "widgets/present/spec/graph_spec.h"
#include "widgets/present/spec/matrix_spec.h"
#include "widgets/present/spec/overview_spec.h"
#include "widgets/present/spec/plot_spec.h"
#include "widgets/present/spec/ranking_spec.h"
#include "widgets/present/spec/stripe_map_spec.h"
#include "widgets/present/spec/timeline_spec.h"
#include "widgets/present/spec/tree_spec.h"
#include "widgets/present/words/left_out.h"

namespace greyscope::widgets {

struct PanelFigure;

/// A figure on a sheet.
struct SheetPanel {
    QString letter;                            ///< "a"; empty: no letter
    QRectF place;                              ///< on the page, in millimetres
    QString name;                              ///< the name of the figure, independent of the data
    std::shared_ptr<const PanelFigure> shown;  ///< null if there is no figure with this name
    QString instead;                           ///< the text shown in place of a missing figure
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

/// A figure that can be exported: the spec shown by a view.
using FigureSpec = std::variant<PlotSpec, MatrixSpec, OverviewSpec, RankingSpec, TreeSpec, GraphSpec, DotStripSpec,
                                TimelineSpec, StripeMapSpec, DerivationSpec, SheetSpec>;

/// The figure of a sheet's panel, with the author's line and marker sizes and grey. Text sizes are those of the sheet.
struct PanelFigure {
    FigureSpec figure;
    FigureLook look;
    bool operator==(const PanelFigure&) const = default;
};

/// Draws a figure into `area` with the painters of the views, without a widget. On paper a figure that is higher than
/// the area is scaled down as a whole.
void paintFigure(QPainter& painter, const QRectF& area, const FigureSpec& figure, const Style& style);

/// The position of a figure in an area: the scale relative to its style, and the size of the area above its foot, in
/// scaled units.
struct FigurePlace {
    double scale = 1.0;
    QSizeF room;
};
[[nodiscard]] FigurePlace placeOf(const FigureSpec& figure, const QSizeF& size, const Style& style);

/// The lines below the figure on paper; empty if the figure has no foot.
[[nodiscard]] FootLines footOf(const FigureSpec& figure);
/// Sets the red line about results that their source marks as invalid. Charts that name such results beside their marks
/// do not have the line.
void setWarning(FigureSpec& figure, const QString& warning);
/// Sets the line with the share of the data that is drawn: see drawnShareLine().
void setShare(FigureSpec& figure, const QString& share);
/// Draws the foot lines; returns the rest of the area.
[[nodiscard]] QRectF drawFoot(QPainter& painter, const QRectF& area, const FigureSpec& figure, const Style& style);

/// The height of a figure on paper. Rows that do not fit into `room.tallest` are counted instead.
[[nodiscard]] PaperHeight figureHeight(const FigureSpec& figure, const PaperRoom& room, const Style& style);

/// The parts of a figure that are only counted if it is printed in this size; empty for a sheet, whose panels are asked
/// instead.
[[nodiscard]] Unprinted leftOut(const FigureSpec& figure, const QSizeF& size, const Style& style);

/// The numbers of a figure, tab-separated.
[[nodiscard]] QString figureText(const FigureSpec& figure);

[[nodiscard]] QString figureTitle(const FigureSpec& figure);
/// The text below the title of a view.
[[nodiscard]] QString figureStatement(const FigureSpec& figure);

}  // namespace greyscope::widgets
