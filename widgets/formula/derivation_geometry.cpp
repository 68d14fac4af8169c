#include "widgets/formula/derivation_geometry.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "widgets/formula/formula_layout.h"
#include "widgets/present/derivation/derivation_words.h"
#include "widgets/present/words/equals_sign.h"

namespace greyscope::widgets {

namespace {

constexpr double kFormulaPt = 11.0;
constexpr double kWidestLinePt = 380.0;  ///< of a formula before it is broken
constexpr double kNotePt = 260.0;        ///< of a remark before it is broken
constexpr double kPaddingPt = 12.0;
constexpr double kLineGapPt = 6.0;
constexpr double kColumnGapPt = 12.0;
constexpr double kWhole = std::numeric_limits<double>::infinity();

/// Lays out a section from its top left corner.
class SectionSetter {
public:
    SectionSetter(const DerivationSpec& spec, double room, const Style& style, SetFormulas& formulas)
        : m_spec(spec),
          m_style(style),
          m_formulas(formulas),
          m_room(room),
          m_text(style.text()),
          m_bold(style.text(true)),
          m_metrics(m_text),
          m_formula(formulaFont(style.pt(kFormulaPt * style.textPt / 9.0))) {}

    DerivationGeometry set(const derivation::DerivationSection& section, int number) {
        heading(section, number);
        for (DerivationBlock& block : blocksOf(*m_spec.derivation, section, m_spec.numbers, m_spec.chosen)) {
            add(block);
        }
        m_done.size = {m_width, m_y};
        return std::move(m_done);
    }

private:
    void heading(const derivation::DerivationSection& section, int number) {
        const QFont font = m_style.font(m_style.titlePt, true);
        const QFontMetricsF metrics(font);
        const double side = std::ceil(metrics.height() * 1.05);
        words(DerivationWords::Kind::badge, {0.0, 0.0, side, side}, QString::number(number));
        const QString title = sectionTitle(section);
        const double width = metrics.horizontalAdvance(title) + 1.0;
        words(DerivationWords::Kind::title, {side + pt(6.0), 0.0, width, side}, title);
        m_y = side + pt(1.0);
        const QString source = sourceText(section.source);
        if (!source.isEmpty()) {
            words(DerivationWords::Kind::source,
                  {side + pt(6.0), m_y, m_metrics.horizontalAdvance(source) + 1.0, m_metrics.height()}, source);
            m_y += m_metrics.height();
        }
        m_y += pt(kLineGapPt);
    }

    void add(DerivationBlock& block) {
        switch (block.kind) {
            case DerivationBlock::Kind::rule:
            case DerivationBlock::Kind::value:
            case DerivationBlock::Kind::matrix:
                formula(block);
                break;
            case DerivationBlock::Kind::table:
                table(block);
                break;
            case DerivationBlock::Kind::note:
                note(block.text);
                break;
        }
    }

    void formula(DerivationBlock& block) {
        const double widest = std::min(m_room, pt(kWidestLinePt));
        auto set = m_formulas.set(std::move(block.notation), m_formula, widest);
        if (!block.cell.exact.isEmpty()) {
            // The value at full precision, after the rounded value.
            FormulaBox both = *set;
            both.width += pt(8.0);
            both.append(layOut(exactNotation(block.cell), m_formula));
            set = std::make_shared<const FormulaBox>(std::move(both));
        }
        if (block.cell.asked == derivation::Asked::solved) {
            solved(*set, block.cell, widest);
            return;
        }
        const FormulaBox& box = *set;
        const bool asked = block.cell.asked != derivation::Asked::no;
        const double height = asked ? std::max(box.height(), fieldHeight()) : box.height();
        const QPointF at(0.0, m_y + (height - box.height()) / 2.0 + box.ascent);
        const QRectF place(0.0, m_y, box.width, height);
        if (asked) {
            const QRectF field(box.width + pt(3.0), m_y + (height - fieldHeight()) / 2.0, fieldWidth(), fieldHeight());
            m_width = std::max(m_width, field.right());
            m_done.fields.push_back({field, block.cell});
        }
        m_y += height + pt(kLineGapPt);
        m_width = std::max(m_width, box.width);
        m_done.formulas.push_back({place, at, std::move(set), asked ? DerivationCell{} : block.cell});
    }

    /// Places the field after the formula of its number, or below it if there is no room.
    void solved(FormulaBox box, const DerivationCell& cell, double widest) {
        const FormulaBox sign = layOut(equalsSign(), m_formula);
        const double middle = (sign.ascent - sign.descent) / 2.0;  // the middle of the sign, above its baseline
        const double half = fieldHeight() / 2.0;
        const double gap = pt(3.0);
        const bool below = box.width + sign.width + gap + fieldWidth() > widest;
        const QPointF at =
            below ? QPointF(pt(kColumnGapPt), box.descent + gap + half + middle) : QPointF(box.width, 0.0);
        box.put(sign, at);
        box.ascent = std::max(box.ascent, half + middle - at.y());
        box.descent = std::max(box.descent, half - middle + at.y());
        const double baseline = m_y + box.ascent;
        const QRectF field(at.x() + sign.width + gap, baseline + at.y() - middle - half, fieldWidth(), fieldHeight());
        m_done.fields.push_back({field, cell});
        m_width = std::max({m_width, box.width, field.right()});
        const QRectF place(0.0, m_y, box.width, box.height());
        m_y += box.height() + pt(kLineGapPt);
        m_done.formulas.push_back(
            {place, {0.0, baseline}, std::make_shared<const FormulaBox>(std::move(box)), DerivationCell{}});
    }

    /// The width of a letter, a number and a mark.
    [[nodiscard]] double fieldWidth() const {
        return m_metrics.horizontalAdvance(QStringLiteral("−000000.0000")) + pt(30.0);
    }
    [[nodiscard]] double fieldHeight() const { return std::ceil(m_metrics.height() * 1.45); }

    static derivation::Notation exactNotation(const DerivationCell& cell) {
        derivation::Notation digits;
        digits.kind = derivation::Notation::Kind::digits;
        digits.text = cell.exact.toStdString();
        derivation::Notation fence;
        fence.kind = derivation::Notation::Kind::fence;
        fence.text = "[";
        fence.parts.push_back(std::move(digits));
        return fence;
    }

    /// The width of a cell's text, with the value at full precision after it.
    [[nodiscard]] double widthOf(const DerivationCell& cell) const {
        if (cell.asked != derivation::Asked::no) {
            return fieldWidth();
        }
        const QFontMetricsF bold(m_bold);
        return bold.horizontalAdvance(cell.room.isEmpty() ? cell.text : cell.room) +
               (cell.exact.isEmpty() ? 0.0 : m_metrics.horizontalAdvance(cell.exact) + pt(6.0));
    }

    void table(DerivationBlock& block) {
        const bool asks = std::any_of(block.rows.begin(), block.rows.end(), [](const auto& row) {
            return std::any_of(row.begin(), row.end(),
                               [](const DerivationCell& cell) { return cell.asked != derivation::Asked::no; });
        });
        const double height = asks ? fieldHeight() + pt(3.0) : std::ceil(m_metrics.height() * 1.2);
        const double gap = pt(kColumnGapPt);
        std::vector<std::shared_ptr<const FormulaBox>> heads;
        std::vector<double> widths;
        double headHeight = height;
        for (std::size_t c = 0; c < block.headings.size(); ++c) {
            const QFont font = formulaFont(m_style.pt(m_style.textPt));
            heads.push_back(m_formulas.set(std::move(block.headings[c]), font, kWhole));
            double width = heads.back()->width;
            for (const auto& row : block.rows) {
                width = std::max(width, widthOf(row[c]));
            }
            widths.push_back(width);
            headHeight = std::max(headHeight, heads.back()->height() + pt(4.0));
        }
        double names = m_metrics.horizontalAdvance(block.rowHeading);
        for (const QString& name : block.rowNames) {
            names = std::max(names, m_metrics.horizontalAdvance(name));
        }
        double x = names;
        words(DerivationWords::Kind::head, {0.0, m_y, names, headHeight}, block.rowHeading);
        for (std::size_t c = 0; c < heads.size(); ++c) {
            x += gap + widths[c];
            const double baseline = m_y + (headHeight + heads[c]->ascent - heads[c]->descent) / 2.0;
            const QPointF at(x - heads[c]->width, baseline);
            m_done.formulas.push_back({{}, at, std::move(heads[c]), {}});
        }
        const double total = x + pt(2.0);
        m_y += headHeight;
        rule(total);
        for (std::size_t r = 0; r < block.rows.size(); ++r) {
            words(DerivationWords::Kind::row, {0.0, m_y, names, height}, block.rowNames[r]);
            double right = names;
            for (std::size_t c = 0; c < block.rows[r].size(); ++c) {
                const double left = right + gap / 2.0;
                right += gap + widths[c];
                if (block.rows[r][c].asked != derivation::Asked::no) {
                    m_done.fields.push_back({{right - fieldWidth() + pt(2.0), m_y + (height - fieldHeight()) / 2.0,
                                              fieldWidth(), fieldHeight()},
                                             block.rows[r][c]});
                } else if (block.rows[r][c].line.known()) {
                    m_done.numbers.push_back({{left, m_y, right - left + pt(2.0), height}, block.rows[r][c]});
                }
            }
            m_y += height;
            rule(total);
        }
        m_width = std::max(m_width, total);
        m_y += pt(kLineGapPt);
    }

    void rule(double width) { m_done.rules.emplace_back(0.0, m_y, width, m_y); }

    void note(const QString& text) {
        const double width =
            std::min({m_room, std::max(m_width, pt(kNotePt)), m_metrics.horizontalAdvance(text) + 2.0});
        const QRectF place =
            m_metrics.boundingRect(QRectF(0.0, 0.0, width, 1e6), Qt::TextWordWrap | Qt::AlignLeft, text);
        words(DerivationWords::Kind::note, {0.0, m_y, width, place.height() + 1.0}, text);
        m_y += place.height() + pt(4.0);
    }

    void words(DerivationWords::Kind kind, const QRectF& place, const QString& text) {
        m_width = std::max(m_width, place.right());
        m_done.words.push_back({kind, place, text});
    }
    [[nodiscard]] double pt(double points) const { return m_style.pt(points); }

    const DerivationSpec& m_spec;
    const Style& m_style;
    SetFormulas& m_formulas;
    double m_room;
    QFont m_text;
    QFont m_bold;
    QFontMetricsF m_metrics;
    QFont m_formula;
    DerivationGeometry m_done;
    double m_y = 0.0;
    double m_width = 0.0;
};

}  // namespace

void SetFormulas::begin() {
    m_before = std::exchange(m_now, {});
}

std::shared_ptr<const FormulaBox> SetFormulas::set(derivation::Notation notation, const QFont& font, double widest) {
    Known* const before = m_now.size() < m_before.size() ? &m_before[m_now.size()] : nullptr;
    const bool same =
        before != nullptr && before->widest == widest && before->notation == notation && before->font == font;
    auto box = same ? before->box : std::make_shared<const FormulaBox>(layOut(notation, font, widest));
    m_now.push_back({std::move(notation), font, widest, box});
    return box;
}

void DerivationGeometry::translate(const QPointF& by) {
    for (DerivationWords& each : words) {
        each.place.translate(by);
    }
    for (DerivationFormula& each : formulas) {
        each.place.translate(by);
        each.at += by;
    }
    for (DerivationNumber& each : numbers) {
        each.place.translate(by);
    }
    for (DerivationField& each : fields) {
        each.place.translate(by);
    }
    for (QLineF& each : rules) {
        each.translate(by);
    }
    for (QLineF& each : separators) {
        each.translate(by);
    }
}

void DerivationGeometry::add(DerivationGeometry other) {
    const auto move = [](auto& from, auto& to) {
        to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
    };
    move(other.words, words);
    move(other.formulas, formulas);
    move(other.numbers, numbers);
    move(other.fields, fields);
    move(other.rules, rules);
    move(other.separators, separators);
}

DerivationGeometry DerivationGeometry::layout(const DerivationSpec& spec, double width, const Style& style,
                                              SetFormulas* known) {
    DerivationGeometry sheet;
    SetFormulas own;
    SetFormulas& formulas = known != nullptr ? *known : own;
    formulas.begin();
    if (!spec.derivation) {
        return sheet;
    }
    const double padding = style.pt(kPaddingPt);
    const double room = std::max(style.pt(120.0), width - 2.0 * padding);
    double x = 0.0;
    double y = 0.0;
    double rowHeight = 0.0;
    std::vector<double> edges;  // between the sections of the row
    const auto endRow = [&] {
        for (const double edge : edges) {
            sheet.separators.emplace_back(edge, y, edge, y + rowHeight);
        }
        edges.clear();
        y += rowHeight;
        x = 0.0;
        rowHeight = 0.0;
    };
    int number = 0;
    for (const derivation::DerivationSection& section : spec.derivation->sections) {
        DerivationGeometry part = SectionSetter(spec, room, style, formulas).set(section, ++number);
        const double wanted = part.size.width() + 2.0 * padding;
        if (x > 0.0 && x + wanted > width) {
            endRow();
            sheet.separators.emplace_back(0.0, y, width, y);
        }
        if (x > 0.0) {
            edges.push_back(x);
        }
        part.translate({x + padding, y + padding});
        x += wanted;
        rowHeight = std::max(rowHeight, part.size.height() + 2.0 * padding);
        sheet.size.setWidth(std::max(sheet.size.width(), x));
        sheet.add(std::move(part));
    }
    endRow();
    sheet.size.setHeight(y);
    return sheet;
}

const DerivationCell& DerivationGeometry::cell(int i) const {
    const auto index = static_cast<std::size_t>(i);
    return index < numbers.size() ? numbers[index].cell : formulas[index - numbers.size()].cell;
}

const QRectF& DerivationGeometry::place(int i) const {
    const auto index = static_cast<std::size_t>(i);
    return index < numbers.size() ? numbers[index].place : formulas[index - numbers.size()].place;
}

int DerivationGeometry::at(const QPointF& point) const {
    for (int i = 0; i < lineCount(); ++i) {
        if (cell(i).line.known() && place(i).contains(point)) {
            return i;
        }
    }
    return -1;
}

int DerivationGeometry::indexOf(const derivation::LineRef& line) const {
    for (int i = 0; line.known() && i < lineCount(); ++i) {
        if (cell(i).line == line) {
            return i;
        }
    }
    return -1;
}

}  // namespace greyscope::widgets
