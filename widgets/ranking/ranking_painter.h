#pragma once

#include <QPainter>
#include <QRectF>
#include <QSizeF>
#include <QStringList>

#include <vector>

#include "widgets/common/paper_height.h"
#include "widgets/common/theme/style.h"
#include "widgets/present/spec/ranking_spec.h"
#include "widgets/present/words/left_out.h"

namespace greyscope::widgets {

/// The layout of a ranking: rows of bars. The value axis stays in place below `body`; the rows scroll inside it.
struct RankingGeometry {
    QRectF area;
    QRectF body;          ///< the rectangle through which the rows are visible
    QRectF ranks, names;  ///< the columns of ranks and names, left of the bars
    QRectF bars;          ///< the column of bars, from the low to the high end of the axis
    QRectF values;        ///< the column of displayed values
    QRectF seconds;       ///< the column of the second measure
    QRectF notes;         ///< the column of notes
    double rowHeight = 0.0;
    double scroll = 0.0;
    int rows = 0;
    QStringList shortened;    ///< the names of the bars, shortened as shown on screen
    std::vector<Tick> ticks;  ///< the ticks of the value axis; labels that do not fit are empty
    // Only on paper: names are broken into lines, and rows are as high as their lines.
    std::vector<QStringList> lines;
    std::vector<double> tops;  ///< the tops of the rows, and the bottom of the last one

    [[nodiscard]] static RankingGeometry layout(const RankingSpec& spec, const QRectF& area, const Style& style,
                                                double scroll = 0.0);
    [[nodiscard]] QRectF row(int index) const;
    /// The index of the row at a point; -1 if there is none.
    [[nodiscard]] int at(const QPointF& point) const;
    /// The x pixel of a position on the axis, given from 0 to 1.
    [[nodiscard]] double x(double place) const { return bars.left() + place * bars.width(); }
    [[nodiscard]] double overflow() const;
};

struct RankingMarks {
    TargetSet lit;
    TargetSet chosen;
    int cursor = -1;
};

/// Draws a ranking in an area. On paper, if not all bars fit, only the best and the worst are drawn.
void paintRanking(QPainter& painter, const QRectF& area, const RankingSpec& spec, const Style& style);
[[nodiscard]] PaperHeight paperHeight(const RankingSpec& spec, const PaperRoom& room, const Style& style);
[[nodiscard]] Unprinted leftOut(const RankingSpec& spec, const QSizeF& size, const Style& style);
void paintRanking(QPainter& painter, const RankingGeometry& geometry, const RankingSpec& spec, const Style& style,
                  const RankingMarks& marks);

}  // namespace greyscope::widgets
