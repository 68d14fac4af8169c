#include <algorithm>

#include "widgets/matrix/matrix_drawing.h"

namespace greyscope::widgets {

namespace {

class Tree {
public:
    Tree(const MatrixDrawing& d, const Dendrogram& tree) : m_d(d), m_tree(tree) {}

    void paint() const {
        m_d.painter.setPen(m_d.line(m_d.theme().text2, m_d.style.print ? 0.6 : 0.9));
        for (const Dendrogram::Join& join : m_tree.joins) {
            const QPointF left(x(join.left), y(join.at));
            const QPointF right(x(join.right), y(join.at));
            m_d.painter.drawLine(QPointF(left.x(), y(join.leftAt)), left);
            m_d.painter.drawLine(left, right);
            m_d.painter.drawLine(right, QPointF(right.x(), y(join.rightAt)));
        }
        if (m_tree.cut) {
            QPen pen = m_d.line(m_d.theme().accent, m_d.style.print ? 0.6 : 0.9);
            pen.setStyle(Qt::DashLine);
            m_d.painter.setPen(pen);
            const double at = y(*m_tree.cut);
            m_d.painter.drawLine(QPointF(m_d.g.dendrogram.left(), at), QPointF(m_d.g.dendrogram.right(), at));
        }
    }

private:
    /// Columns are equally wide.
    [[nodiscard]] double x(double column) const {
        const double first = m_d.g.columnEdges.front();
        return first + column * (m_d.g.columnEdges[1] - first);
    }
    [[nodiscard]] double y(double value) const {
        const QRectF strip = m_d.g.dendrogram.adjusted(0, m_d.style.pt(2.0), 0, -m_d.style.pt(1.0));
        const double span = m_tree.foot - m_tree.top;
        const double t = span > 0.0 ? std::clamp((m_tree.foot - value) / span, 0.0, 1.0) : 0.0;
        return strip.bottom() - t * strip.height();
    }

    const MatrixDrawing& m_d;
    const Dendrogram& m_tree;
};

}  // namespace

void paintDendrogram(const MatrixDrawing& d) {
    if (!d.spec.dendrogram || d.g.dendrogram.isNull()) {
        return;
    }
    d.painter.save();
    d.painter.setClipRect(d.g.dendrogram, Qt::IntersectClip);
    Tree(d, *d.spec.dendrogram).paint();
    d.painter.restore();
}

}  // namespace greyscope::widgets
