#include "widgets/stripe_map/stripe_map_painter.h"

#include <QFontMetricsF>

#include <algorithm>
#include <vector>

#include "widgets/common/theme/swatch.h"

namespace greyscope::widgets {

namespace {

class StripeMapPainting {
public:
    StripeMapPainting(QPainter& painter, const StripeMapGeometry& geometry, const StripeMapSpec& spec,
                      const Style& style, const StripeMapMarks& marks)
        : m_painter(painter), m_g(geometry), m_spec(spec), m_style(style), m_marks(marks) {}

    void paint() {
        names();
        rowNames();
        clipped(m_g.groups | m_g.heads, [this] {
            groups();
            heads();
        });
        clipped(m_g.body.adjusted(-3.0, -3.0, 3.0, 3.0), [this] { cells(); });
        clipped(m_g.loads.united(m_g.steps), [this] { loads(); });
        text(m_g.footer, m_spec.footer, m_style.theme.text2, Qt::AlignLeft);
    }

private:
    [[nodiscard]] QPen pen(const QColor& colour, double points, Qt::PenStyle line = Qt::SolidLine) const {
        return {QBrush(colour), m_style.stroke(points), line, Qt::FlatCap, Qt::MiterJoin};
    }
    void text(const QRectF& place, const QString& what, const QColor& colour, int align, bool bold = false) {
        if (place.isEmpty() || what.isEmpty()) {
            return;
        }
        const QFont font = m_style.text(bold);
        m_painter.setFont(font);
        m_painter.setPen(colour);
        m_painter.drawText(place, align | Qt::AlignVCenter | Qt::TextSingleLine,
                           QFontMetricsF(font).elidedText(what, Qt::ElideRight, place.width() + 1.0));
    }
    template <class Draw>
    void clipped(const QRectF& part, Draw draw) {
        m_painter.save();
        m_painter.setClipRect(part, Qt::IntersectClip);
        draw();
        m_painter.restore();
    }
    [[nodiscard]] QRectF named(const QRectF& part) const {
        return {m_g.rows.left(), part.top(), m_g.rows.width(), part.height()};
    }

    void names() {
        const QColor quiet = m_style.theme.text2;
        text(named(m_g.groups), m_spec.groupTitle, quiet, Qt::AlignRight);
        text(named(m_g.heads), m_spec.columnTitle, quiet, Qt::AlignRight);
        const double line = m_style.lineHeight();
        const QRectF load = named(m_g.loads);
        text({load.left(), load.top(), load.width(), line}, m_spec.loadTitle, quiet, Qt::AlignRight);
        text({load.left(), load.top() + line, load.width(), line}, m_spec.loadUnit, quiet, Qt::AlignRight);
        text(named(m_g.steps), m_spec.stepTitle, quiet, Qt::AlignRight);
    }

    void rowNames() {
        clipped(m_g.rows, [this] {
            for (std::size_t row = 0; row < m_spec.rows.size(); ++row) {
                text(named(m_g.place(row, 0)), m_spec.rows[row], m_style.theme.text2, Qt::AlignRight);
            }
        });
    }

    void groups() {
        std::size_t first = 0;
        for (const StripeGroup& group : m_spec.groups) {
            const double gap = m_style.pt(1.5);
            const QRectF box = m_g.column(m_g.groups, first, group.columns).adjusted(gap, gap, -gap, -gap);
            m_painter.setPen(pen(m_style.theme.strongLine, 0.6, group.ghost ? Qt::DashLine : Qt::SolidLine));
            m_painter.setBrush(group.ghost || m_style.print ? QBrush(Qt::NoBrush) : QBrush(m_style.theme.selection));
            m_painter.drawRect(box);
            text(box.adjusted(gap, 0.0, -gap, 0.0), group.name, group.ghost ? m_style.theme.text2 : m_style.theme.text,
                 Qt::AlignHCenter);
            first += group.columns;
        }
    }

    void heads() {
        std::vector<bool> lit(m_spec.columns.size(), false);
        for (const StripeCell& cell : m_spec.cells) {
            lit[cell.column] = lit[cell.column] || (!m_style.print && touches(m_spec.linkOf(cell).is, m_marks.lit));
        }
        for (std::size_t column = 0; column < m_spec.columns.size(); ++column) {
            const QRectF place = m_g.column(m_g.heads, column);
            if (place.intersects(m_g.heads)) {
                text(place, m_spec.columns[column], m_style.theme.text, Qt::AlignHCenter, lit[column]);
            }
        }
    }

    void cells() {
        for (const StripeCell& cell : m_spec.cells) {
            const QRectF place = m_g.place(cell.row, cell.column);
            if (place.intersects(m_g.body) && inSight(m_painter, place.adjusted(-4.0, -4.0, 4.0, 4.0))) {
                one(cell, place);
            }
        }
        // Frames overlap the neighbouring cells.
        for (std::size_t i = 0; i < m_spec.cells.size(); ++i) {
            frame(m_spec.cells[i], static_cast<int>(i) == m_marks.cursor);
        }
    }

    void one(const StripeCell& cell, const QRectF& place) {
        const double gap = m_style.pt(0.75);
        const QRectF box = place.adjusted(gap, gap, -gap, -gap);
        const bool there = cell.state == StripeCell::State::written || cell.state == StripeCell::State::step;
        const QColor colour = inkColour(cell.ink, m_style.theme);
        if (there && !cell.hollow) {
            m_painter.fillRect(box, colour);
            text(box, cell.text, inkOn(colour), Qt::AlignHCenter);
            return;
        }
        const double half = there ? 0.5 * m_style.stroke(1.2) : 0.0;
        m_painter.setPen(there ? pen(colour, 1.2)
                               : pen(m_style.theme.strongLine, 0.5,
                                     cell.state == StripeCell::State::ghost ? Qt::DashLine : Qt::SolidLine));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRect(box.adjusted(half, half, -half, -half));
        text(box, cell.text, there ? m_style.theme.text : m_style.theme.text3, Qt::AlignHCenter);
    }

    void frame(const StripeCell& cell, bool cursor) {
        const QRectF place = m_g.place(cell.row, cell.column);
        if (!place.intersects(m_g.body)) {
            return;
        }
        m_painter.setBrush(Qt::NoBrush);
        if (cell.state == StripeCell::State::step) {
            m_painter.setPen(pen(m_style.theme.text, 1.2));
            m_painter.drawRect(place);
        }
        const Targets own = m_spec.linkOf(cell).is;
        if (m_style.print || own.empty()) {
            return;
        }
        if (touches(own, m_marks.lit)) {
            m_painter.setPen(QPen(m_style.theme.link, 3.0));
            m_painter.drawRect(place.adjusted(-1.0, -1.0, 1.0, 1.0));
        }
        if (cursor || touches(own, m_marks.chosen)) {
            m_painter.setPen(
                QPen(cursor ? m_style.theme.accent : m_style.theme.text, 1.2, cursor ? Qt::DotLine : Qt::SolidLine));
            m_painter.drawRect(place.adjusted(1.0, 1.0, -1.0, -1.0));
        }
    }

    void loads() {
        double most = 0.0;
        for (const StripeLoad& load : m_spec.loads) {
            most = std::max(most, std::max(load.whole, load.step));
        }
        for (std::size_t column = 0; column < m_spec.loads.size(); ++column) {
            const StripeLoad& load = m_spec.loads[column];
            const double inset = 0.2 * m_g.cell.width();
            const QRectF full = m_g.column(m_g.loads, column).adjusted(inset, m_style.pt(1.0), -inset, 0.0);
            const auto bar = [&](double value) {
                const double height = most > 0.0 ? full.height() * value / most : 0.0;
                return QRectF(full.left(), full.bottom() - height, full.width(), height);
            };
            m_painter.setPen(pen(m_style.theme.axis, 0.5));
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawRect(bar(load.whole));
            m_painter.fillRect(bar(load.step), m_style.theme.accent);
            text(m_g.column(m_g.steps, column), load.text, load.step > 0.0 ? m_style.theme.text : m_style.theme.text2,
                 Qt::AlignHCenter, load.step > 0.0);
        }
        m_painter.setPen(pen(m_style.theme.axis, m_style.axisPt));
        m_painter.drawLine(m_g.loads.bottomLeft(), m_g.loads.bottomRight());
    }

    QPainter& m_painter;
    const StripeMapGeometry& m_g;
    const StripeMapSpec& m_spec;
    const Style& m_style;
    const StripeMapMarks& m_marks;
};

}  // namespace

void paintStripeMap(QPainter& painter, const QRectF& area, const StripeMapSpec& spec, const Style& style) {
    if (!spec.columns.empty() && !area.isEmpty()) {
        paintStripeMap(painter, StripeMapGeometry::layout(spec, area, style), spec, style, {});
    }
}

void paintStripeMap(QPainter& painter, const StripeMapGeometry& geometry, const StripeMapSpec& spec, const Style& style,
                    const StripeMapMarks& marks) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    StripeMapPainting(painter, geometry, spec, style, marks).paint();
    painter.restore();
}

}  // namespace greyscope::widgets
