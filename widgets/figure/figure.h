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

/// Anything that can be exported: the spec that a view shows.
using FigureSpec = std::variant<PlotSpec, MatrixSpec, OverviewSpec, RankingSpec, TreeSpec, GraphSpec, DotStripSpec,
                                TimelineSpec, StripeMapSpec, DerivationSpec, SheetSpec>;

/// What a panel of a sheet shows, and how its author wants it: sizes of lines and markers, and grey. The text is that
/// of the sheet.
struct PanelFigure {
    FigureSpec figure;
    FigureLook look;
    bool operator==(const PanelFigure&) const = default;
};

/// Draws a figure into `area` with the same painters that the views use. No widget is involved. On paper one that is
/// given less than its least height is drawn smaller as a whole.
void paintFigure(QPainter& painter, const QRectF& area, const FigureSpec& figure, const Style& style);

/// How a figure stands in an area of this size: `scale` times as large as its style says, and in units of that size the
/// room that it has above its foot.
struct FigurePlace {
    double scale = 1.0;
    QSizeF room;
};
[[nodiscard]] FigurePlace placeOf(const FigureSpec& figure, const QSizeF& size, const Style& style);

/// The lines below the figure on paper; none of a figure of no measurements.
[[nodiscard]] FootLines footOf(const FigureSpec& figure);
/// Sets the line in red that says that results are wrong according to their source. A chart that names them beside its
/// marks has no such line.
void setWarning(FigureSpec& figure, const QString& warning);
/// Sets the line that says how much of the data is drawn: see drawnShareLine().
void setShare(FigureSpec& figure, const QString& share);
/// Draws these lines and returns what they leave of the area.
[[nodiscard]] QRectF drawFoot(QPainter& painter, const QRectF& area, const FigureSpec& figure, const Style& style);

/// How high a figure wants to be. Of a height up to `room.tallest` none needs more.
[[nodiscard]] PaperHeight figureHeight(const FigureSpec& figure, const PaperRoom& room, const Style& style);

/// What of it is only counted where it is printed in this size; nothing of a sheet, whose panels are asked.
[[nodiscard]] Unprinted leftOut(const FigureSpec& figure, const QSizeF& size, const Style& style);

/// The numbers behind a figure, tab-separated.
[[nodiscard]] QString figureText(const FigureSpec& figure);

[[nodiscard]] QString figureTitle(const FigureSpec& figure);
/// What a view says below the title.
[[nodiscard]] QString figureStatement(const FigureSpec& figure);

}  // namespace greyscope::widgets
