#include "widgets/present/derivation/derivation_blocks.h"

#include <algorithm>

#include "widgets/present/derivation/derivation_cover.h"
#include "widgets/present/derivation/derivation_words.h"
#include "widgets/present/words/visible_text.h"

namespace greyscope::widgets {

using derivation::Line;
using derivation::LineRef;
using derivation::Step;

namespace {

DerivationCell derivationCell(const derivation::Derivation& derivation, LineRef ref,
                              const derivation::NumberStyle& style) {
    const Line& line = derivation.steps[static_cast<std::size_t>(ref.step)].lines[static_cast<std::size_t>(ref.line)];
    DerivationCell cell{ref, QString::fromStdString(derivation::numberText(line.value, style)), {}, line.mark};
    cell.letter = QString::fromStdString(line.letter);
    cell.asked = line.asked;
    if (line.isVeiled()) {
        cell.room = line.letter == kCoverSign ? cell.text : QString();
        cell.text = line.asked == derivation::Asked::here ? QString() : cell.letter;
        return cell;
    }
    if (derivation.rounding.kind != derivation::Rounding::Kind::none) {
        const QString exact = QString::fromStdString(derivation::numberText(line.exact, style));
        cell.exact = exact == cell.text ? QString() : exact;
    }
    return cell;
}

/// Whether the lines of a step are points of the axis; otherwise they are series, or counted terms.
bool ofPoints(const Step& step) {
    return step.lines.front().point > 0;
}
bool ofSeries(const Step& step) {
    return !ofPoints(step) && !step.lines.front().series.empty() &&
           step.lines.front().series != step.lines.back().series;
}

/// Whether a step is a recursion of terms x(j). It begins at 0, so its first line is not a formula.
bool isRecursion(const Step& step) {
    return step.rule && !ofSeries(step) && step.symbol.kind == derivation::Expr::Kind::at &&
           step.lines.front().put.kind == derivation::Expr::Kind::number;
}

/// The index that counts the terms: that of the symbol.
QString counterOf(const Step& step) {
    const bool byIndex = step.symbol.kind == derivation::Expr::Kind::subscript && step.symbol.parts[1].text == "i";
    return byIndex ? QStringLiteral("i") : QStringLiteral("j");
}

constexpr std::size_t kMostCounted = 8;  ///< number of columns of counted terms that fit into a pane

/// Collects steps as columns of a table.
class StepTable {
public:
    StepTable(const derivation::Derivation& derivation, const derivation::NumberStyle& style)
        : m_derivation(derivation), m_style(style) {}

    [[nodiscard]] bool takes(const Step& step) const {
        if (m_steps.empty()) {
            return true;
        }
        return ofPoints(step) ? ofPoints(firstStep()) : m_steps.size() < kMostCounted && countsAsFirst(step);
    }
    void add(int step) { m_steps.push_back(step); }
    [[nodiscard]] bool empty() const { return m_steps.empty(); }

    [[nodiscard]] DerivationBlock take() {
        DerivationBlock block;
        block.kind = DerivationBlock::Kind::table;
        const bool points = ofPoints(firstStep());
        block.rowHeading = points ? QStringLiteral("k") : ofSeries(firstStep()) ? QString() : counterOf(firstStep());
        int first = points ? firstStep().lines.front().point : 0;
        int last = points ? firstStep().lines.back().point : static_cast<int>(firstStep().lines.size()) - 1;
        for (const int step : m_steps) {
            const Step& each = at(step);
            // A rule may give x(k + 1); the rows count k.
            const bool shiftedPoint = points && each.symbol.kind == derivation::Expr::Kind::at;
            const derivation::Expr symbol =
                shiftedPoint ? derivation::at(each.symbol.parts[0], derivation::symbol("k")) : each.symbol;
            block.headings.push_back(derivation::notationOf(symbol, m_style));
            if (points) {
                first = std::min(first, each.lines.front().point);
                last = std::max(last, each.lines.back().point);
            }
        }
        const int counted = points || isRecursion(firstStep()) ? 0 : 1;
        for (int row = first; row <= last; ++row) {
            block.rowNames.push_back(ofSeries(firstStep())
                                         ? visibleText(firstStep().lines[static_cast<std::size_t>(row)].series)
                                         : QString::number(row + counted));
            block.rows.push_back(cells(row, points));
        }
        m_steps.clear();
        return block;
    }

private:
    [[nodiscard]] const Step& at(int step) const { return m_derivation.steps[static_cast<std::size_t>(step)]; }
    [[nodiscard]] const Step& firstStep() const { return at(m_steps.front()); }

    /// Whether a step has as many terms as the first one, counted in the same way and for the same series.
    [[nodiscard]] bool countsAsFirst(const Step& step) const {
        const Step& first = firstStep();
        const auto fields = [](const Step& each) {  // fields are wider than numbers
            return std::any_of(each.lines.begin(), each.lines.end(),
                               [](const Line& line) { return line.asked != derivation::Asked::no; });
        };
        const auto sameSeries = [](const Line& a, const Line& b) { return a.series == b.series; };
        return !ofPoints(first) && isRecursion(step) == isRecursion(first) && !fields(first) && !fields(step) &&
               std::ranges::equal(step.lines, first.lines, sameSeries);
    }

    [[nodiscard]] std::vector<DerivationCell> cells(int row, bool points) const {
        std::vector<DerivationCell> found;
        for (const int step : m_steps) {
            const Step& each = at(step);
            const int line = points ? row - each.lines.front().point : row;
            const bool inside = line >= 0 && line < static_cast<int>(each.lines.size());
            found.push_back(inside ? derivationCell(m_derivation, {step, line}, m_style) : DerivationCell{});
        }
        return found;
    }

    const derivation::Derivation& m_derivation;
    const derivation::NumberStyle& m_style;
    std::vector<int> m_steps;
};

DerivationBlock formula(DerivationBlock::Kind kind, derivation::Notation notation) {
    DerivationBlock block;
    block.kind = kind;
    block.notation = std::move(notation);
    return block;
}

/// The blocks of a section's steps. A table is inserted where the next step no longer fits into it.
class Blocks {
public:
    Blocks(const derivation::Derivation& derivation, const derivation::NumberStyle& style, const LineRef& chosen)
        : m_derivation(derivation), m_style(style), m_chosen(chosen), m_table(derivation, style) {}

    void add(int index) {
        const Step& step = m_derivation.steps[static_cast<std::size_t>(index)];
        if (!step.isColumn() || !m_table.takes(step)) {
            endTable();
        }
        if (step.isMatrix()) {
            endTable();
            m_blocks.push_back(
                formula(DerivationBlock::Kind::matrix, derivation::matrixNotation(step, m_style, index)));
            if (step.lines.front().isVeiled() && step.lines.front().letter == kCoverSign) {
                m_blocks.back().cell.line = {index, 0};  // the whole matrix is uncovered at once
            }
            addAskedCells(index);
            return;
        }
        if (step.rule) {
            m_blocks.push_back(formula(DerivationBlock::Kind::rule, derivation::ruleNotation(step, m_style)));
        }
        if (step.isColumn()) {
            for (const int line : examplesOf(index)) {
                addExample(index, line);
            }
            m_table.add(index);
        } else if (step.lines.front().asked != derivation::Asked::no) {
            addField(step.symbol, {index, 0});
        } else {
            addLine({index, 0});
        }
    }
    void endTable() {
        if (!m_table.empty()) {
            m_blocks.push_back(m_table.take());
        }
    }
    [[nodiscard]] std::vector<DerivationBlock> take() {
        endTable();
        return std::move(m_blocks);
    }

private:
    [[nodiscard]] const Line& at(const LineRef& line) const {
        return m_derivation.steps[static_cast<std::size_t>(line.step)].lines[static_cast<std::size_t>(line.line)];
    }
    /// The lines shown as examples of a column: the chosen one, else those of a solution, else the last one not asked
    /// for.
    [[nodiscard]] std::vector<int> examplesOf(int index) const {
        const std::vector<Line>& lines = m_derivation.steps[static_cast<std::size_t>(index)].lines;
        if (m_chosen.step == index) {
            return {m_chosen.line};
        }
        std::vector<int> solved;
        int last = -1;
        int answered = -1;
        for (int i = 0; i < static_cast<int>(lines.size()); ++i) {
            const Line& line = lines[static_cast<std::size_t>(i)];
            if (line.asked == derivation::Asked::solved) {
                solved.push_back(i);
            } else if (!line.isVeiled()) {
                (line.asked == derivation::Asked::no ? last : answered) = i;
            }
        }
        if (!solved.empty()) {
            return solved;
        }
        return last >= 0 ? std::vector{last} : answered >= 0 ? std::vector{answered} : std::vector<int>{};
    }
    /// Adds the formula above its column; the column has the field if there is one.
    void addExample(int index, int line) {
        if (at({index, line}).put.kind != derivation::Expr::Kind::number && !at({index, line}).isVeiled()) {
            addLine({index, line});
            m_blocks.back().cell.asked = derivation::Asked::no;
        }
    }
    void addLine(const LineRef& line) {
        const Step& step = m_derivation.steps[static_cast<std::size_t>(line.step)];
        m_blocks.push_back(formula(DerivationBlock::Kind::value, derivation::lineNotation(step, at(line), m_style)));
        m_blocks.back().cell = derivationCell(m_derivation, line, m_style);
    }
    void addField(derivation::Expr symbol, const LineRef& line) {
        std::vector<derivation::Expr> parts{std::move(symbol)};
        // The text of a solution goes before its field, where there is room for both.
        parts.push_back(at(line).asked == derivation::Asked::solved ? at(line).put : derivation::symbol(""));
        m_blocks.push_back(formula(DerivationBlock::Kind::value,
                                   derivation::notationOf(derivation::relation("=", std::move(parts)), m_style)));
        m_blocks.back().cell = derivationCell(m_derivation, line, m_style);
    }
    /// Adds the fields below a matrix; their letters mark the cells.
    void addAskedCells(int index) {
        const Step& step = m_derivation.steps[static_cast<std::size_t>(index)];
        for (int i = 0; i < static_cast<int>(step.lines.size()); ++i) {
            const Line& line = step.lines[static_cast<std::size_t>(i)];
            if (line.asked == derivation::Asked::no) {
                continue;
            }
            const int columns = static_cast<int>(step.columns);
            const std::string row = std::to_string(i / columns + 1);
            const derivation::Expr cell =
                columns == 1 ? derivation::subscript(derivation::symbol("r"), derivation::symbol(row))
                             : derivation::subscript(derivation::symbol("s"),
                                                     derivation::symbol(row + std::to_string(i % columns + 1)));
            addField(cell, {index, i});
        }
    }

    const derivation::Derivation& m_derivation;
    const derivation::NumberStyle& m_style;
    LineRef m_chosen;
    StepTable m_table;
    std::vector<DerivationBlock> m_blocks;
};

}  // namespace

std::vector<DerivationBlock> blocksOf(const derivation::Derivation& derivation,
                                      const derivation::DerivationSection& section,
                                      const derivation::NumberStyle& style, const LineRef& chosen) {
    Blocks blocks(derivation, style, chosen);
    for (std::size_t i = section.first; i < section.first + section.count; ++i) {
        if (!derivation.steps[i].lines.empty()) {
            blocks.add(static_cast<int>(i));
        }
    }
    std::vector<DerivationBlock> all = blocks.take();
    std::vector<DerivationBlock> equations;
    for (const derivation::Expr& equation : section.equations) {
        equations.push_back(formula(DerivationBlock::Kind::rule, derivation::notationOf(equation, style)));
    }
    all.insert(all.begin(), equations.begin(), equations.end());
    for (const derivation::DerivationNote& note : section.notes) {
        DerivationBlock block;
        block.text = noteText(note, style);
        all.push_back(std::move(block));
    }
    return all;
}

derivation::Notation lineNotation(const derivation::Derivation& derivation, const LineRef& line,
                                  const derivation::NumberStyle& style) {
    const Step& step = derivation.steps[static_cast<std::size_t>(line.step)];
    return derivation::lineNotation(step, step.lines[static_cast<std::size_t>(line.line)], style);
}

}  // namespace greyscope::widgets
