#include <QLineF>

#include <algorithm>
#include <cmath>

#include "widgets/matrix/matrix_drawing.h"

namespace greyscope::widgets {

namespace {

/// The positions of the joins.
struct Places {
    const MatrixGeometry& g;
    const Dendrogram& tree;
    const Style& style;

    /// All columns have the same width.
    [[nodiscard]] double x(double column) const {
        const double first = g.columnEdges.front();
        return first + column * (g.columnEdges[1] - first);
    }
    [[nodiscard]] double y(double value) const {
        const QRectF strip = g.dendrogram.adjusted(0, style.pt(2.0), 0, -style.pt(1.0));
        const double span = tree.foot - tree.top;
        const double t = span > 0.0 ? std::clamp((tree.foot - value) / span, 0.0, 1.0) : 0.0;
        return strip.bottom() - t * strip.height();
    }
    [[nodiscard]] QLineF bar(const Dendrogram::Join& join) const {
        return {x(join.left), y(join.at), x(join.right), y(join.at)};
    }
};

void paintTree(const MatrixDrawing& d, const Places& at) {
    d.painter.setPen(d.line(d.theme().text2, d.style.print ? 0.6 : 0.9));
    for (const Dendrogram::Join& join : at.tree.joins) {
        const QLineF bar = at.bar(join);
        d.painter.drawLine(QPointF(bar.x1(), at.y(join.leftAt)), bar.p1());
        d.painter.drawLine(bar);
        d.painter.drawLine(bar.p2(), QPointF(bar.x2(), at.y(join.rightAt)));
    }
    if (at.tree.cut) {
        QPen pen = d.line(d.theme().accent, d.style.print ? 0.6 : 0.9);
        pen.setStyle(Qt::DashLine);
        d.painter.setPen(pen);
        const double y = at.y(*at.tree.cut);
        d.painter.drawLine(QPointF(d.g.dendrogram.left(), y), QPointF(d.g.dendrogram.right(), y));
    }
}

}  // namespace

void paintDendrogram(const MatrixDrawing& d) {
    if (!d.spec.dendrogram || d.g.dendrogram.isNull()) {
        return;
    }
    d.painter.save();
    d.painter.setClipRect(d.g.dendrogram, Qt::IntersectClip);
    paintTree(d, {d.g, *d.spec.dendrogram, d.style});
    d.painter.restore();
}

int joinAt(const MatrixGeometry& g, const Dendrogram& tree, const Style& style, const QPointF& place) {
    constexpr double kReach = 5.0;
    const Places at{g, tree, style};
    int nearest = -1;
    double least = kReach;
    for (std::size_t i = 0; i < tree.joins.size() && g.dendrogram.contains(place); ++i) {
        const QLineF bar = at.bar(tree.joins[i]);
        const double away = std::abs(bar.y1() - place.y());
        const auto [left, right] = std::minmax(bar.x1(), bar.x2());
        if (away <= least && place.x() >= left && place.x() <= right) {
            least = away;
            nearest = static_cast<int>(i);
        }
    }
    return nearest;
}

}  // namespace greyscope::widgets
