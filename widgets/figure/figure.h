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
#include "widgets/present/spec/facets_spec.h"
#include "widgets/present/spec/figure_look.h"
#include "widgets/present/spec/graph_spec.h"
#include "widgets/present/spec/matrix_spec.h"
#include "widgets/present/spec/overview_spec.h"
#include "widgets/present/spec/plot_spec.h"
#include "widgets/present/spec/ranking_spec.h"
#include "widgets/present/spec/stripe_map_spec.h"
#include "widgets/present/spec/target_spec.h"
#include "widgets/present/spec/timeline_spec.h"
#include "widgets/present/spec/tree_spec.h"
#include "widgets/present/words/left_out.h"

namespace greyscope::widgets {

struct PanelFigure;

/// One panel of a sheet: a figure with its letter and its place on the page.
struct SheetPanel {
    QString letter;  ///< the letter beside the figure, such as "a"; empty: none
    QRectF place;    ///< its rectangle on the page, in millimetres
    QString name;    ///< the name by which the figure is found; it does not depend on the data
    std::shared_ptr<const PanelFigure> shown;  ///< the figure; null if there is none with this name
    QString instead;                           ///< the text shown if there is no figure
    bool operator==(const SheetPanel& other) const;
};

/// A sheet: several figures on one page, each in a panel.
struct SheetSpec {
    QString title;
    QString subtitle;
    QSizeF sizeMm{183.0, 120.0};
    double letterPt = 8.0;
    std::vector<SheetPanel> panels;
    bool operator==(const SheetSpec&) const = default;
};

/// A figure that can be exported: the data that a view of the corresponding kind draws.
using FigureSpec = std::variant<PlotSpec, FacetsSpec, MatrixSpec, OverviewSpec, RankingSpec, TreeSpec, GraphSpec,
                                DotStripSpec, TimelineSpec, StripeMapSpec, TargetSpec, DerivationSpec, SheetSpec>;

/// The figure of a sheet's panel with the author's settings for it: line and marker sizes, and grey. Text sizes are
/// those of the sheet.
struct PanelFigure {
    FigureSpec figure;
    FigureLook look;
    bool operator==(const PanelFigure&) const = default;
};

/// Draws a figure into `area` without a widget, with the same painters as the views. On paper, a figure that is higher
/// than the area is scaled down as a whole.
void paintFigure(QPainter& painter, const QRectF& area, const FigureSpec& figure, const Style& style);

/// How a figure is fitted into an area. `scale`: the factor by which it is scaled down, 1 if it fits. `room`: the size
/// of the area above the foot lines, in units before scaling.
struct FigurePlace {
    double scale = 1.0;
    QSizeF room;
};
[[nodiscard]] FigurePlace placeOf(const FigureSpec& figure, const QSizeF& size, const Style& style);

/// Returns the lines that are printed below the figure; empty if this kind of figure has none.
[[nodiscard]] FootLines footOf(const FigureSpec& figure);
/// Sets the red line below the figure that names results which the data source marks as invalid. Does nothing for a
/// chart that shows these results as crosses with their texts.
void setWarning(FigureSpec& figure, const QString& warning);
/// Sets the line below the figure that says how much of the data is drawn, such as drawnShareLine() returns.
void setShare(FigureSpec& figure, const QString& share);
/// Draws the foot lines at the bottom of `area`. Returns the part of the area above them.
[[nodiscard]] QRectF drawFoot(QPainter& painter, const QRectF& area, const FigureSpec& figure, const Style& style);

/// Returns the height that a figure needs on paper, with its foot lines. Rows that do not fit into `room.tallest` are
/// left out and only counted.
[[nodiscard]] PaperHeight figureHeight(const FigureSpec& figure, const PaperRoom& room, const Style& style);

/// Returns the rows, columns or names that are left out and only counted if the figure is printed in this size. Empty
/// for a sheet; ask for its panels instead.
[[nodiscard]] Unprinted leftOut(const FigureSpec& figure, const QSizeF& size, const Style& style);

/// Hands over the lines of a figure's contents; files and the clipboard are written from them. A sheet has the lines of
/// each panel below its letter and title, and an empty line behind each panel.
void eachLine(const FigureSpec& figure, const TakeLine& take);
/// Returns the numbers of a figure as tab-separated text.
[[nodiscard]] QString figureText(const FigureSpec& figure);

[[nodiscard]] QString figureTitle(const FigureSpec& figure);
/// Returns the text that a view shows below the title of the figure.
[[nodiscard]] QString figureStatement(const FigureSpec& figure);

}  // namespace greyscope::widgets
