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

/// Where the parts of ranked bars are drawn. The value axis stays in place below `body`; rows scroll inside it.
struct RankingGeometry {
    QRectF area;
    QRectF body;          ///< window onto the rows
    QRectF ranks, names;  ///< columns left of the bars
    QRectF bars;          ///< from the axis' low to its high end
    QRectF values;        ///< column of printed values
    QRectF seconds;       ///< of the second measure
    QRectF notes;         ///< and of notes
    double rowHeight = 0.0;
    double scroll = 0.0;
    int rows = 0;
    QStringList shortened;    ///< names of the bars, as they stand on the screen
    std::vector<Tick> ticks;  ///< of the value axis; one whose label finds no room has none
    // On paper names stand in lines, and rows are as high as theirs.
    std::vector<QStringList> lines;
    std::vector<double> tops;  ///< of the rows, and the bottom of the last

    [[nodiscard]] static RankingGeometry layout(const RankingSpec& spec, const QRectF& area, const Style& style,
                                                double scroll = 0.0);
    [[nodiscard]] QRectF row(int index) const;
    /// The row under a point, -1 where there is none.
    [[nodiscard]] int at(const QPointF& point) const;
    /// Of a place on the axis, 0 to 1.
    [[nodiscard]] double x(double place) const { return bars.left() + place * bars.width(); }
    [[nodiscard]] double overflow() const;
};

struct RankingMarks {
    TargetSet lit;
    TargetSet chosen;
    int cursor = -1;
};

/// On paper, of bars that find no room the best and the worst.
void paintRanking(QPainter& painter, const QRectF& area, const RankingSpec& spec, const Style& style);
[[nodiscard]] PaperHeight paperHeight(const RankingSpec& spec, const PaperRoom& room, const Style& style);
[[nodiscard]] Unprinted leftOut(const RankingSpec& spec, const QSizeF& size, const Style& style);
void paintRanking(QPainter& painter, const RankingGeometry& geometry, const RankingSpec& spec, const Style& style,
                  const RankingMarks& marks);

}  // namespace greyscope::widgets
