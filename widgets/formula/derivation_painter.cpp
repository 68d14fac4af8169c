#include "widgets/formula/derivation_painter.h"

#include <QFontMetricsF>

#include <algorithm>

#include "widgets/formula/formula_layout.h"

namespace greyscope::widgets {

namespace {

/// The colours of one picture.
class SheetInk {
public:
    SheetInk(QPainter& painter, const Style& style, const DerivationMarks& marks)
        : m_painter(painter), m_style(style), m_marks(marks) {}

    void words(const DerivationWords& words) const {
        if (!inSight(m_painter, words.place)) {
            return;
        }
        const Theme& theme = m_style.theme;
        switch (words.kind) {
            case DerivationWords::Kind::badge:
                badge(words);
                return;
            case DerivationWords::Kind::title:
                text(words, m_style.font(m_style.titlePt, true), theme.text, Qt::AlignLeft);
                return;
            case DerivationWords::Kind::source:
                text(words, m_style.text(), theme.text3, Qt::AlignLeft);
                return;
            case DerivationWords::Kind::note:
                m_painter.setFont(m_style.text());
                m_painter.setPen(theme.text2);
                m_painter.drawText(words.place, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, words.text);
                return;
            case DerivationWords::Kind::head:
                text(words, m_style.text(), theme.text2, Qt::AlignRight);
                return;
            case DerivationWords::Kind::row:
                text(words, m_style.text(), theme.text2, Qt::AlignRight);
                return;
        }
    }

    void number(const DerivationNumber& number, bool lit, bool cursor) const {
        if (!inSight(m_painter, number.place)) {
            return;
        }
        ground(number.place, number.cell, lit, cursor);
        const bool heavy = number.cell.mark != derivation::LineEmphasis::none || isChosen(number.cell);
        QRectF room = number.place.adjusted(0.0, 0.0, -m_style.pt(2.0), 0.0);
        if (!number.cell.exact.isEmpty()) {
            m_painter.setFont(m_style.text());
            m_painter.setPen(m_style.theme.text3);
            m_painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, shown(number.cell.exact));
            room.setRight(room.right() - QFontMetricsF(m_style.text()).horizontalAdvance(number.cell.exact) -
                          m_style.pt(6.0));
        }
        if (!number.cell.letter.isEmpty()) {
            letterOf(room, number.cell.text);
            return;
        }
        m_painter.setFont(m_style.text(heavy));
        m_painter.setPen(inkOf(number.cell, lit));
        m_painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, shown(number.cell.text));
    }

    void formula(const DerivationFormula& formula, bool lit, bool cursor) const {
        const FormulaBox& box = *formula.box;
        const QRectF place(formula.at.x(), formula.at.y() - box.ascent, box.width, box.height());
        if (!inSight(m_painter, place)) {
            return;
        }
        if (formula.cell.line.known()) {
            const double room = m_style.pt(3.0);
            ground(place.adjusted(-room, -room / 2.0, room, room / 2.0), formula.cell, lit, cursor);
        }
        for (const FormulaNumber& number : box.numbers) {
            if (!m_style.print && !lit &&
                isChanged(number.from)) {  // numbers of a matrix are not separate cells of the layout
                m_painter.fillRect(number.place.translated(formula.at), m_style.theme.lookOn);
            }
        }
        paintFormula(m_painter, formula.at, box, inkOf(formula.cell, lit));
    }

private:
    [[nodiscard]] bool isChosen(const DerivationCell& cell) const {
        return cell.line.known() && cell.line == m_marks.chosen;
    }
    [[nodiscard]] bool isChanged(const derivation::LineRef& line) const {
        return std::find(m_marks.changed.begin(), m_marks.changed.end(), line) != m_marks.changed.end();
    }
    [[nodiscard]] QColor inkOf(const DerivationCell& cell, bool lit) const {
        const Theme& theme = m_style.theme;
        if (lit || isChosen(cell)) {
            return inkOn(lit ? theme.link : theme.linkSoft);
        }
        return cell.mark == derivation::LineEmphasis::outside ? theme.bad : theme.text;
    }
    static QString shown(QString text) { return text.replace(QLatin1Char('-'), QChar(0x2212)); }

    /// The background of a cell: yellow if lit. Extremes and the chosen cell have a frame, which does not depend on
    /// colour.
    void ground(const QRectF& place, const DerivationCell& cell, bool lit, bool cursor) const {
        const Theme& theme = m_style.theme;
        const bool boxed = cell.mark == derivation::LineEmphasis::smallest ||
                           cell.mark == derivation::LineEmphasis::largest ||
                           cell.mark == derivation::LineEmphasis::chosen;
        if (!m_style.print && isChanged(cell.line)) {
            m_painter.fillRect(place, theme.lookOn);
        }
        if (!m_style.print && (lit || isChosen(cell))) {
            m_painter.fillRect(place, lit ? theme.link : theme.linkSoft);
        }
        if (boxed || cursor) {
            m_painter.setPen(QPen(cursor ? theme.accent : theme.reference, m_style.stroke(cursor ? 1.5 : 1.0)));
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawRect(place.adjusted(1.0, 1.0, -1.0, -1.0));
        }
    }

    /// Draws the letter in place of a number that is asked for elsewhere.
    void letterOf(const QRectF& room, const QString& letter) const {
        m_painter.setFont(m_style.text());
        m_painter.setPen(QPen(m_style.theme.text3, m_style.stroke(1.0), Qt::DashLine));
        m_painter.setBrush(Qt::NoBrush);
        const double side = m_painter.fontMetrics().height();
        const double width = std::max(side, m_painter.fontMetrics().horizontalAdvance(letter) + m_style.pt(6.0));
        const QRectF box(room.right() - width, room.center().y() - side / 2.0, width, side);
        m_painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5));
        m_painter.drawText(box, Qt::AlignCenter, letter);
    }

    void badge(const DerivationWords& words) const {
        m_painter.save();
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_style.theme.accent);
        m_painter.drawEllipse(words.place.adjusted(0.5, 0.5, -0.5, -0.5));
        m_painter.restore();
        m_painter.setFont(m_style.text(true));
        m_painter.setPen(inkOn(m_style.theme.accent));
        m_painter.drawText(words.place, Qt::AlignCenter, words.text);
    }

    void text(const DerivationWords& words, const QFont& font, const QColor& ink, Qt::Alignment side) const {
        m_painter.setFont(font);
        m_painter.setPen(ink);
        m_painter.drawText(words.place, static_cast<int>(side | Qt::AlignVCenter), words.text);
    }

    QPainter& m_painter;
    const Style& m_style;
    const DerivationMarks& m_marks;
};

struct PaperSheet {
    double title = 0.0;  ///< height of the title above the derivation
    DerivationGeometry geometry;
};

PaperSheet paperSheet(const DerivationSpec& spec, double width, const Style& style) {
    return {style.pt(style.titlePt) * 2.0, DerivationGeometry::layout(spec, width, style)};
}

}  // namespace

void paintField(QPainter& painter, const DerivationField& field, const Style& style, const QColor& edge,
                const QColor& ground) {
    const bool open = field.cell.asked == derivation::Asked::here;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(edge, style.stroke(1.0), open ? Qt::DashLine : Qt::SolidLine));
    painter.setBrush(ground);
    painter.drawRoundedRect(field.place.adjusted(0.5, 0.5, -0.5, -0.5), style.pt(3.0), style.pt(3.0));
    painter.restore();
    const double room = style.pt(4.0);
    painter.setPen(edge);
    painter.setFont(style.text(true));
    painter.drawText(field.place.adjusted(room, 0.0, -room, 0.0), Qt::AlignLeft | Qt::AlignVCenter, field.cell.letter);
    painter.setPen(style.theme.text);
    painter.setFont(style.text());
    QString text = field.cell.text;
    painter.drawText(field.place.adjusted(room, 0.0, -room, 0.0), Qt::AlignRight | Qt::AlignVCenter,
                     text.replace(QLatin1Char('-'), QChar(0x2212)));
}

void paintDerivation(QPainter& painter, const DerivationGeometry& geometry, const Style& style,
                     const DerivationMarks& marks) {
    const SheetInk ink(painter, style, marks);
    painter.setPen(QPen(style.theme.line, style.stroke(style.axisPt)));
    for (const QLineF& rule : geometry.rules) {
        painter.drawLine(rule);
    }
    for (const QLineF& separator : geometry.separators) {
        painter.drawLine(separator);
    }
    int index = 0;
    for (const DerivationNumber& number : geometry.numbers) {
        ink.number(number, index == marks.lit, index == marks.cursor);
        ++index;
    }
    for (const DerivationFormula& formula : geometry.formulas) {
        ink.formula(formula, index == marks.lit, index == marks.cursor);
        ++index;
    }
    for (const DerivationField& field : geometry.fields) {
        paintField(painter, field, style, style.theme.text3, style.theme.base);
    }
    for (const DerivationWords& words : geometry.words) {
        ink.words(words);
    }
}

void paintDerivation(QPainter& painter, const QRectF& area, const DerivationSpec& spec, const Style& style) {
    painter.save();
    painter.translate(area.topLeft());
    PaperSheet sheet = paperSheet(spec, area.width(), style);
    painter.setFont(style.font(style.titlePt, true));
    painter.setPen(style.theme.text);
    painter.drawText(QRectF(0.0, 0.0, area.width(), sheet.title), Qt::AlignLeft | Qt::AlignVCenter, spec.title);
    sheet.geometry.translate({0.0, sheet.title});
    paintDerivation(painter, sheet.geometry, style, DerivationMarks{-1, -1, {}});
    painter.restore();
}

PaperHeight paperHeight(const DerivationSpec& spec, const PaperRoom& room, const Style& style) {
    const PaperSheet sheet = paperSheet(spec, room.width, style);
    const double height = sheet.title + sheet.geometry.size.height();
    return {height, height};
}

}  // namespace greyscope::widgets
