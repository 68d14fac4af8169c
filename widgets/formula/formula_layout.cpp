#include "widgets/formula/formula_layout.h"

#include <QFontMetricsF>
#include <QHash>

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>
#include <vector>

#include "widgets/formula/formula_shapes.h"

namespace greyscope::widgets {

using Kind = derivation::Notation::Kind;
using derivation::Notation;

namespace {

constexpr double kScript = 0.72;      // size of scripts relative to their base
constexpr double kSmallest = 6.0;     // in pixels: scripts of scripts are not smaller than this
constexpr double kLineShare = 0.055;  // stroke width relative to the font size

QString wordOf(const Notation& notation) {
    return QString::fromStdString(notation.text);
}

/// The extent of a word's letters, not of its font, so that scripts and fences are close.
struct WordRoom {
    double advance = 0.0;
    QRectF ink;
};

/// A font with the measured words. Letters, signs and most numbers recur in every line and after every change, and
/// measuring is the slowest part of a layout.
class Face {
public:
    explicit Face(QFont font) : m_font(std::move(font)), m_metrics(m_font) {}

    [[nodiscard]] const QFont& font() const { return m_font; }
    [[nodiscard]] WordRoom room(const QString& word) {
        if (const auto found = m_known.constFind(word); found != m_known.constEnd()) {
            return *found;
        }
        if (m_known.size() >= kMostWords) {
            m_known.clear();
        }
        return *m_known.insert(word, {m_metrics.horizontalAdvance(word), m_metrics.tightBoundingRect(word)});
    }

    /// The extent of a number, from its digits: they do not affect each other's positions, and most numbers occur only
    /// once.
    [[nodiscard]] WordRoom roomOfNumber(const QString& number) {
        WordRoom whole;
        for (const QChar figure : number) {
            const WordRoom each = room(figure);
            whole.ink |= each.ink.translated(whole.advance, 0.0);
            whole.advance += each.advance;
        }
        return whole;
    }

private:
    static constexpr qsizetype kMostWords = 4000;
    QFont m_font;
    QFontMetricsF m_metrics;
    QHash<QString, WordRoom> m_known;
};

/// One size of type. All its pieces share its fonts, because Qt looks up the font engine again for a modified copy.
struct Type {
    explicit Type(const QFont& font)
        : asked(font), upright(withSlant(font, false)), italic(withSlant(font, true)), em(font.pixelSize()) {
        const QFontMetricsF metrics(upright.font());
        xHeight = metrics.xHeight();
        ascent = metrics.ascent();
        descent = metrics.descent();
    }

    /// Returns the cached instance if there is one.
    static std::shared_ptr<Type> of(const QFont& font) {
        constexpr std::size_t kMost = 24;
        thread_local std::vector<std::shared_ptr<Type>> known;
        const auto place =
            std::find_if(known.begin(), known.end(), [&](const auto& each) { return each->asked == font; });
        if (place != known.end()) {
            return *place;
        }
        if (known.size() >= kMost) {
            known.clear();
        }
        return known.emplace_back(std::make_shared<Type>(font));
    }

    /// The size for scripts.
    [[nodiscard]] std::shared_ptr<Type> smaller() const {
        QFont font = asked;
        font.setPixelSize(static_cast<int>(std::lround(std::max(kSmallest, kScript * em))));
        return of(font);
    }

    QFont asked;
    Face upright;
    Face italic;
    double em = 12.0;
    double xHeight = 0.0;
    double ascent = 0.0;
    double descent = 0.0;

private:
    static QFont withSlant(QFont font, bool slanted) {
        font.setItalic(slanted);
        return font;
    }
};

/// Lays out formulas at one size of type.
class Setter {
public:
    explicit Setter(std::shared_ptr<Type> type) : m_type(std::move(type)), m_em(m_type->em) {}

    [[nodiscard]] FormulaBox set(const Notation& notation) const {
        switch (notation.kind) {
            case Kind::identifier:
                return text(wordOf(notation), true);
            case Kind::digits:
                return digits(notation);
            case Kind::operation:
                return operation(notation);
            case Kind::name:
                return text(wordOf(notation), false);
            case Kind::blank:
                return blank(notation);
            case Kind::row:
                return row(notation, 0, notation.parts.size());
            case Kind::fraction:
                return fraction(notation);
            case Kind::script:
                return script(notation);
            case Kind::root:
                return root(notation);
            case Kind::accent:
                return accent(notation);
            case Kind::fence:
                return fence(set(notation.parts[0]), wordOf(notation));
            case Kind::matrix:
                return matrix(notation);
            case Kind::limits:
                return limits(notation);
        }
        return {};
    }

    [[nodiscard]] FormulaBox row(const Notation& notation, std::size_t from, std::size_t to) const {
        FormulaBox box;
        for (std::size_t i = from; i < to; ++i) {
            const Notation& part = notation.parts[i];
            const bool prefix = part.kind == Kind::operation && i == 0;
            if (i > from && needsGap(notation.parts[i - 1], part)) {
                box.width += 0.16 * m_em;
            }
            box.append(prefix ? text(wordOf(part), false) : set(part));
        }
        if (box.height() == 0.0) {
            box.ascent = m_type->ascent;
            box.descent = m_type->descent;
        }
        return box;
    }
    [[nodiscard]] double em() const { return m_em; }

private:
    static bool needsGap(const Notation& before, const Notation& after) {
        const bool plain = before.kind != Kind::operation && after.kind != Kind::operation;
        const bool call = after.kind == Kind::fence && after.text == "(" && before.kind != Kind::digits;
        return plain && !call;
    }

    [[nodiscard]] FormulaBox text(const QString& word, bool italic) const {
        const bool slanted = italic && !word.isEmpty() && word.front().unicode() != u'′';
        Face& face = slanted ? m_type->italic : m_type->upright;
        return boxOf(word, face.font(), face.room(word), italic);
    }

    [[nodiscard]] FormulaBox boxOf(const QString& word, const QFont& font, const WordRoom& room, bool italic) const {
        FormulaBox box;
        box.width = italic ? std::max(room.advance, room.ink.right()) : room.advance;
        box.ascent = std::max(m_type->xHeight, -room.ink.top());
        box.descent = std::max(0.0, room.ink.bottom());
        box.pieces.push_back({{}, word, font, {}});
        return box;
    }

    [[nodiscard]] FormulaBox digits(const Notation& notation) const {
        const QString number = wordOf(notation);
        Face& face = m_type->upright;
        FormulaBox box = boxOf(number, face.font(), face.roomOfNumber(number), false);
        if (notation.from.known()) {
            box.numbers.push_back({notation.from, QRectF(0.0, -box.ascent, box.width, box.height())});
        }
        return box;
    }

    [[nodiscard]] FormulaBox operation(const Notation& notation) const {
        const bool comma = notation.text == ",";
        const double gap = m_em * (comma ? 0.0 : notation.text == "·" ? 0.12 : 0.24);
        FormulaBox box;
        box.width = gap;
        box.append(text(wordOf(notation), false));
        box.width += comma ? 0.25 * m_em : gap;
        return box;
    }

    /// A box like that of the field which asks for the number, so high that no letter makes another box higher.
    [[nodiscard]] FormulaBox blank(const Notation& notation) const {
        const double side = 0.22 * m_em;
        const double gap = 0.1 * m_em;
        const FormulaBox letter = text(wordOf(notation), false);
        const double above = 0.7 * m_em + gap;
        const double below = 0.2 * m_em + gap;
        const double width = std::max(letter.width, 0.5 * m_em) + 2.0 * side;
        FormulaBox box;
        box.put(letter, {(width - letter.width) / 2.0, 0.0});
        QPainterPath frame = dashedBoxShape(width, above + below, 0.7 * line());
        frame.translate(0.0, -above);
        box.draw(frame);
        box.width = width;
        box.ascent = above;
        box.descent = below;
        return box;
    }

    [[nodiscard]] double axis() const { return 0.5 * m_type->xHeight + 0.03 * m_em; }
    [[nodiscard]] double line() const { return std::max(0.6, kLineShare * m_em); }
    [[nodiscard]] Setter smaller() const { return Setter(m_type->smaller()); }

    [[nodiscard]] FormulaBox fraction(const Notation& notation) const {
        const FormulaBox above = set(notation.parts[0]);
        const FormulaBox below = set(notation.parts[1]);
        const double side = 0.12 * m_em;
        const double width = std::max(above.width, below.width) + 2.0 * side;
        const double gap = 0.18 * m_em;
        FormulaBox box;
        box.put(above, {(width - above.width) / 2.0, -axis() - line() / 2.0 - gap - above.descent});
        box.put(below, {(width - below.width) / 2.0, -axis() + line() / 2.0 + gap + below.ascent});
        QPainterPath bar;
        bar.addRect(QRectF(0.0, -axis() - line() / 2.0, width, line()));
        box.draw(bar);
        box.width = width + 0.08 * m_em;
        return box;
    }

    [[nodiscard]] FormulaBox script(const Notation& notation) const {
        FormulaBox box = set(notation.parts[0]);
        const Setter setter = smaller();
        const double at = box.width + 0.04 * m_em;
        const double top = box.ascent;
        const double bottom = box.descent;
        if (!notation.parts[2].empty()) {
            const FormulaBox above = setter.set(notation.parts[2]);
            box.put(above, {at, -std::max(0.38 * m_em, top - 0.45 * above.ascent) - above.descent * 0.6});
        }
        if (!notation.parts[1].empty()) {
            const FormulaBox below = setter.set(notation.parts[1]);
            box.put(below, {at, std::max(0.2 * m_em, bottom) + 0.35 * below.ascent});
        }
        return box;
    }

    [[nodiscard]] FormulaBox root(const Notation& notation) const {
        const FormulaBox inside = set(notation.parts[0]);
        const double over = 0.16 * m_em;
        const double height = inside.height() + over;
        const double lead = std::min(0.5 * height, 0.8 * m_em);
        FormulaBox box;
        box.put(inside, {lead, 0.0});
        QPainterPath sign = rootShape(lead, lead + inside.width, height, line());
        sign.translate(0.0, -inside.ascent - over);
        box.draw(sign);
        box.ascent = inside.ascent + over + line();
        box.width += 0.08 * m_em;
        return box;
    }

    [[nodiscard]] FormulaBox accent(const Notation& notation) const {
        FormulaBox box = set(notation.parts[0]);
        const double width = notation.text == "hat" ? std::min(box.width, 0.5 * m_em) : box.width * 0.85;
        const double height = notation.text == "hat" ? 0.17 * m_em : line();
        const double lean = 0.06 * m_em;  // because letters are italic
        QPainterPath sign;
        if (notation.text == "hat") {
            sign = hatShape(width, height, line());
        } else {
            sign.addRect(QRectF(0.0, 0.0, width, line()));
        }
        sign.translate((box.width - width) / 2.0 + lean, -box.ascent - 0.1 * m_em - height);
        box.draw(sign);
        box.ascent += 0.12 * m_em + height;
        return box;
    }

    /// Adds fences centred on the axis, as high as their content.
    [[nodiscard]] FormulaBox fence(FormulaBox inside, const QString& opening) const {
        const QChar open = opening.front();
        const QChar close = QString::fromStdString(derivation::closingOf(opening.toStdString())).front();
        const double reach = std::max({inside.ascent - axis(), inside.descent + axis(), 0.45 * m_em}) + 0.06 * m_em;
        const double width = open == QLatin1Char('|') ? 0.24 * m_em : std::clamp(0.16 * reach, 0.26 * m_em, 0.5 * m_em);
        const auto shape = [&](QChar which) {
            FormulaBox box;
            QPainterPath path = fenceShape(which, width, 2.0 * reach, line());
            path.translate(0.0, -axis() - reach);
            box.draw(path);
            box.width = width;
            box.ascent = axis() + reach;
            box.descent = reach - axis();
            return box;
        };
        FormulaBox box = shape(open);
        box.width += 0.03 * m_em;
        box.append(std::move(inside));
        box.width += 0.03 * m_em;
        box.append(shape(close));
        return box;
    }

    [[nodiscard]] FormulaBox matrix(const Notation& notation) const {
        const std::size_t columns = std::max<std::size_t>(1, notation.columns);
        std::vector<FormulaBox> cells;
        std::vector<double> widths(columns, 0.0);
        for (std::size_t i = 0; i < notation.parts.size(); ++i) {
            cells.push_back(set(notation.parts[i]));
            widths[i % columns] = std::max(widths[i % columns], cells.back().width);
        }
        FormulaBox body;
        double y = 0.0;
        for (std::size_t first = 0; first < cells.size(); first += columns) {
            double ascent = m_type->xHeight * 1.5;
            double descent = 0.2 * m_em;
            for (std::size_t c = 0; c < columns; ++c) {
                ascent = std::max(ascent, cells[first + c].ascent);
                descent = std::max(descent, cells[first + c].descent);
            }
            y += ascent + (first > 0 ? 0.12 * m_em : 0.0);
            double x = 0.1 * m_em;
            for (std::size_t c = 0; c < columns; ++c) {
                FormulaBox& cell = cells[first + c];
                const double right = x + widths[c] - cell.width;
                body.put(std::move(cell), {right, y});
                x += widths[c] + (c + 1 < columns ? 0.7 * m_em : 0.1 * m_em);
            }
            body.width = std::max(body.width, x);
            y += descent;
        }
        FormulaBox centred;
        centred.put(std::move(body), {0.0, -axis() - y / 2.0});
        centred.ascent = axis() + y / 2.0;
        centred.descent = y / 2.0 - axis();
        return fence(std::move(centred), wordOf(notation));
    }

    [[nodiscard]] FormulaBox limits(const Notation& notation) const {
        const Setter setter = smaller();
        const FormulaBox below = setter.set(notation.parts[0]);
        const FormulaBox above = setter.set(notation.parts[1]);
        const double height = 1.25 * m_em;
        const double sign = 0.95 * m_em;
        const double width = std::max({sign, below.width, above.width});
        FormulaBox box;
        QPainterPath path = sumShape(sign, height, 1.4 * line());
        path.translate((width - sign) / 2.0, -axis() - height / 2.0);
        box.draw(path);
        box.ascent = axis() + height / 2.0;
        box.descent = height / 2.0 - axis();
        const double gap = 0.12 * m_em;
        const double top = box.ascent;
        const double bottom = box.descent;
        if (!notation.parts[1].empty()) {
            box.put(above, {(width - above.width) / 2.0, -top - gap - above.descent});
        }
        box.put(below, {(width - below.width) / 2.0, bottom + gap + below.ascent});
        box.width = width + 0.1 * m_em;
        return box;
    }

    std::shared_ptr<Type> m_type;
    double m_em;
};

/// The positions of the equals signs of a row.
std::vector<std::size_t> equalsSigns(const Notation& notation) {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; notation.kind == Kind::row && i < notation.parts.size(); ++i) {
        if (notation.parts[i].kind == Kind::operation && notation.parts[i].text == "=") {
            found.push_back(i);
        }
    }
    return found;
}

}  // namespace

QFont formulaFont(double pixels, bool bold) {
    QFont font;
    font.setFamilies({QStringLiteral("STIX"), QStringLiteral("Noto Serif"), QStringLiteral("DejaVu Serif"),
                      QStringLiteral("Noto Sans"), QStringLiteral("WenQuanYi Micro Hei")});
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
    font.setBold(bold);
    return font;
}

FormulaBox layOut(const Notation& notation, const QFont& font) {
    return Setter(Type::of(font)).set(notation);
}

FormulaBox layOut(const Notation& notation, const QFont& font, double width) {
    const Setter setter(Type::of(font));
    FormulaBox whole = setter.set(notation);
    const std::vector<std::size_t> signs = equalsSigns(notation);
    if (whole.width <= width || signs.empty()) {
        return whole;
    }
    FormulaBox lines = setter.row(notation, 0, signs.front());
    const double indent = std::min(lines.width, 2.0 * setter.em());
    bool first = lines.width <= indent + 0.5;
    double x = first ? lines.width : indent;
    double y = 0.0;
    for (std::size_t i = 0; i < signs.size(); ++i) {
        const std::size_t end = i + 1 < signs.size() ? signs[i + 1] : notation.parts.size();
        FormulaBox line = setter.row(notation, signs[i], end);
        if (i == 0 && lines.width + line.width <= width) {
            x = indent;
            lines.put(std::move(line), {lines.width, 0.0});
            continue;
        }
        if (!(first && i == 0)) {
            y = lines.descent + line.ascent + 0.3 * setter.em();
        }
        lines.put(std::move(line), {x, y});
    }
    return lines;
}

void paintFormula(QPainter& painter, const QPointF& at, const FormulaBox& box, const QColor& ink) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(at);
    painter.setPen(ink);
    painter.setBrush(ink);
    for (const FormulaPiece& piece : box.pieces) {
        if (!piece.text.isEmpty()) {
            painter.setFont(piece.font);
            painter.drawText(piece.at, piece.text);
        } else {
            painter.fillPath(piece.shape.translated(piece.at), ink);
        }
    }
    painter.restore();
}

}  // namespace greyscope::widgets
