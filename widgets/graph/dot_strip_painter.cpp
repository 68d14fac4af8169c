#include "widgets/graph/dot_strip_painter.h"

#include <QFontMetricsF>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

#include "widgets/common/names/bit_name.h"
#include "widgets/common/names/fitted_text.h"
#include "widgets/common/theme/swatch.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

/// Draws one table.
class DotStripPainting {
public:
    DotStripPainting(QPainter& painter, const DotStripGeometry& geometry, const DotStripSpec& spec, const Style& style,
                     const DotStripMarks& marks)
        : m_painter(painter), m_g(geometry), m_spec(spec), m_style(style), m_marks(marks) {
        for (const StripRow& row : spec.rows) {
            m_names << row.name;
            m_words << (row.texts.empty() ? QString() : nameOn(style, row.texts.front(), row.shortWords));
        }
    }

    void paint() {
        headings();
        m_painter.save();
        m_painter.setClipRect(m_g.body, Qt::IntersectClip);
        for (int i = 0; i < m_g.rows; ++i) {
            if (m_g.row(i).intersects(m_g.body) && inSight(m_painter, m_g.row(i))) {
                row(i);
            }
        }
        m_painter.restore();
        m_painter.setFont(m_style.text());
        m_painter.setPen(m_style.theme.text2);
        if (m_style.print) {
            more();
            drawLines(m_painter, m_g.footer, Qt::AlignLeft, m_g.foot);
            return;
        }
        m_painter.drawText(m_g.footer, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                           QFontMetricsF(m_style.text()).elidedText(m_spec.footer, Qt::ElideRight, m_g.footer.width()));
    }

private:
    [[nodiscard]] QPen pen(const QColor& colour, double points) const {
        return {QBrush(colour), m_style.stroke(points), Qt::SolidLine, Qt::FlatCap};
    }

    /// On paper: draws the number of rows that do not fit.
    void more() {
        const int hidden = static_cast<int>(m_spec.rows.size()) - m_g.rows;
        if (hidden > 0) {
            m_painter.drawText(QRectF(m_g.name.left(), m_g.body.bottom(), m_g.area.right() - m_g.name.left(),
                                      m_g.footer.top() - m_g.body.bottom()),
                               Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                               Words::tr("%n more", nullptr, hidden));
        }
    }

    void text(const QRectF& place, const QString& what, bool bold, const QColor& colour, int align) {
        if (place.width() <= 0.0) {
            return;
        }
        const QFont font = m_style.text(bold);
        m_painter.setFont(font);
        m_painter.setPen(colour);
        m_painter.drawText(place, align | Qt::AlignVCenter | Qt::TextSingleLine,
                           QFontMetricsF(font).elidedText(what, Qt::ElideRight, place.width() + 1.0));
    }

    [[nodiscard]] static QRectF within(const QRectF& column, const QRectF& row) {
        return {column.left(), row.top(), column.width(), row.height()};
    }

    void headings() {
        const QColor quiet = m_style.theme.text2;
        if (!m_style.print) {
            m_painter.fillRect(m_g.header.adjusted(-m_style.pt(12.0), 0, m_style.pt(12.0), 0), m_style.theme.alternate);
        }
        const QRectF upper = m_g.numbersOf(m_g.header, m_style);
        const QRectF lower = m_g.wordsOf(m_g.header, m_style);
        text(QRectF(m_g.swatch.left(), upper.top(), m_g.name.right() - m_g.swatch.left(), upper.height()),
             m_spec.nameTitle, false, quiet, Qt::AlignLeft);
        for (std::size_t c = 0; c < m_g.columns.size(); ++c) {
            text(within(m_g.columns[c], c == 0 ? lower : upper), m_spec.columns[c], false, quiet,
                 c == 0 ? Qt::AlignLeft : Qt::AlignRight);
        }
        text(within(m_g.mean, upper), m_spec.meanTitle, true, m_style.theme.text, Qt::AlignRight);
        text(within(m_g.most, upper), m_spec.mostTitle, false, quiet, Qt::AlignRight);
        ticks(lower);
    }

    void ticks(const QRectF& place) {
        const QFontMetricsF metrics(m_style.text());
        for (const Tick& tick : m_g.ticks) {
            const double x = m_g.x(tick.at);
            m_painter.setPen(pen(m_style.theme.grid, m_style.axisPt));
            m_painter.drawLine(QPointF(x, m_g.body.top()), QPointF(x, m_g.body.bottom()));
            m_painter.setFont(m_style.text());
            m_painter.setPen(m_style.theme.text2);
            const double wide = metrics.horizontalAdvance(tick.label) + 2.0;
            const double left = m_style.print ? std::min(x - wide / 2.0, m_g.area.right() - wide) : x - wide / 2.0;
            m_painter.drawText(QRectF(left, place.top(), wide, place.height()), Qt::AlignCenter | Qt::TextSingleLine,
                               tick.label);
        }
    }

    void row(int index) {
        const StripRow& entry = m_spec.rows[static_cast<std::size_t>(index)];
        const QRectF place = m_g.row(index);
        const bool lit = !m_style.print && touches(entry.link.is, m_marks.lit);
        const bool chosen = !m_style.print && touches(entry.link.is, m_marks.chosen);
        if (lit) {
            m_painter.fillRect(place.adjusted(-m_style.pt(4.0), 0, m_style.pt(4.0), 0), m_style.theme.linkSoft);
        }
        m_painter.setPen(pen(entry.ruled ? m_style.theme.strongLine : m_style.theme.line, m_style.axisPt));
        m_painter.drawLine(place.topLeft(), place.topRight());
        const QColor colour = inkColour(entry.ink, m_style.theme);
        const QRectF upper = m_g.numbersOf(place, m_style);
        const QRectF lower = m_g.wordsOf(place, m_style);
        const QRectF swatch = within(m_g.swatch, upper);
        m_painter.setPen(linePen(colour, m_style.stroke(entry.heavy ? 3.5 : 2.2), entry.dash));
        m_painter.drawLine(QPointF(swatch.left(), swatch.center().y()), QPointF(swatch.right(), swatch.center().y()));
        const QColor ink = m_style.theme.text;
        const bool heavy = entry.heavy || lit;
        text(within(m_g.name, upper), fittedName(entry.name, m_names, m_style.text(heavy), m_g.name.width() + 1.0),
             heavy, ink, Qt::AlignLeft);
        for (std::size_t c = 0; c < m_g.columns.size() && c < entry.texts.size(); ++c) {
            if (c == 0 && m_style.print) {
                m_painter.setFont(m_style.text());
                m_painter.setPen(m_style.theme.text2);
                drawLines(m_painter, within(m_g.columns[0], lower), Qt::AlignLeft,
                          m_g.words[static_cast<std::size_t>(index)]);
                continue;
            }
            const QString& words = c == 0 ? nameOn(m_style, entry.texts[c], entry.shortWords) : entry.texts[c];
            const double room = m_g.columns[c].width() + 1.0;
            text(within(m_g.columns[c], upper), c == 0 ? fittedName(words, m_words, m_style.text(), room) : words,
                 false, c == 0 ? m_style.theme.text2 : ink, c == 0 ? Qt::AlignLeft : Qt::AlignRight);
        }
        text(within(m_g.mean, upper), entry.meanText, true, ink, Qt::AlignRight);
        text(within(m_g.most, upper), entry.mostText, false, ink, Qt::AlignRight);
        dots(entry, lower, colour);
        if (chosen || m_marks.cursor == index) {
            QPen frame = pen(m_marks.cursor == index ? m_style.theme.accent : m_style.theme.text, 0.9);
            frame.setStyle(m_marks.cursor == index ? Qt::DotLine : Qt::SolidLine);
            m_painter.setPen(frame);
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawRect(place.adjusted(0.5, 0.5, -0.5, -0.5));
        }
    }

    void dots(const StripRow& entry, const QRectF& place, const QColor& colour) {
        const double y = place.center().y();
        const double radius = std::min(0.5 * m_style.pt(m_style.markerPt), 0.3 * place.height());
        QColor fill = colour;
        fill.setAlphaF(0.4F);
        m_painter.setPen(pen(colour, m_style.axisPt));
        m_painter.setBrush(fill);
        for (const double dot : entry.dots) {
            const QPointF at(m_g.x(dot), y);
            if (dot <= m_spec.high) {
                m_painter.drawEllipse(at, radius, radius);
            } else {
                m_painter.drawPolygon(QPolygonF({at + QPointF(1.6 * radius, 0.0), at + QPointF(-0.4 * radius, -radius),
                                                 at + QPointF(-0.4 * radius, radius)}));
            }
        }
        if (entry.mean && *entry.mean <= m_spec.high) {
            const double half = 0.36 * place.height();
            const double x = m_g.x(*entry.mean);
            m_painter.setPen(pen(m_style.theme.text, m_style.print ? 1.2 : 2.0));
            m_painter.drawLine(QPointF(x, y - half), QPointF(x, y + half));
        }
    }

    QPainter& m_painter;
    const DotStripGeometry& m_g;
    const DotStripSpec& m_spec;
    const Style& m_style;
    const DotStripMarks& m_marks;
    QStringList m_names, m_words;  ///< of all rows, so that shortened texts stay different
};

}  // namespace

void paintDotStrips(QPainter& painter, const QRectF& area, const DotStripSpec& spec, const Style& style) {
    if (spec.rows.empty() || area.isEmpty()) {
        return;
    }
    const auto geometry =
        style.print ? DotStripGeometry::onPaper(spec, area, style) : DotStripGeometry::layout(spec, area, style);
    paintDotStrips(painter, geometry, spec, style, {});
}

void paintDotStrips(QPainter& painter, const DotStripGeometry& geometry, const DotStripSpec& spec, const Style& style,
                    const DotStripMarks& marks) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    DotStripPainting(painter, geometry, spec, style, marks).paint();
    painter.restore();
}

}  // namespace greyscope::widgets
