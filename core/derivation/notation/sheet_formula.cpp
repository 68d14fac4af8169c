#include "core/derivation/notation/sheet_formula.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/derivation/notation/formula_text.h"

namespace greyscope::derivation {

namespace {

using Kind = Expr::Kind;

constexpr std::size_t kLongestFormula = 8000;  ///< Excel's limit is 8,192 characters
constexpr std::size_t kFewestInRange = 3;

/// Expands a determinant by its first row, because spreadsheets only have determinants of ranges.
std::string determinantFormula(const std::vector<std::string>& cells, std::size_t size) {
    if (size == 1) {
        return cells.front();
    }
    std::string text;
    for (std::size_t column = 0; column < size; ++column) {
        std::vector<std::string> rest;
        for (std::size_t i = size; i < size * size; ++i) {
            if (i % size != column) {
                rest.push_back(cells[i]);
            }
        }
        text += (column % 2 == 0 ? (column == 0 ? "" : "+") : "-") + cells[column] + "*(" +
                determinantFormula(rest, size - 1) + ")";
    }
    return text;
}

/// Returns the text of a number with E for the exponent, which all spreadsheets can read.
std::string numberOf(Real value) {
    std::string text = base::toText(static_cast<double>(value) + 0.0);  // no -0
    std::replace(text.begin(), text.end(), 'e', 'E');
    return text;
}

std::string constantOf(Real value) {
    const std::string text = numberOf(value);
    return text.front() == '-' ? "(" + text + ")" : text;
}

/// Returns Student's upper tail by the incomplete beta function, because TDIST truncates degrees of freedom to
/// integers.
std::string studentFormula(const std::string& t, const std::string& freedom) {
    const std::string both = "BETADIST(" + freedom + "/(" + freedom + "+" + t + "^2)," + freedom + "/2,0.5)/2";
    return "IF(" + t + ">0," + both + ",1-" + both + ")";
}

const Expr& meant(const Expr& expression) {
    return expression.sheet.empty() ? expression : expression.sheet.front();
}

/// Returns the spreadsheet name of a function.
std::string sheetFunction(const std::string& name) {
    static const std::map<std::string, std::string> names{
        {"min", "MIN"},   {"max", "MAX"},  {"if", "IF"},   {"ln", "LN"},   {"cos", "COS"},     {"sin", "SIN"},
        {"floor", "INT"}, {"sgn", "SIGN"}, {"mod", "MOD"}, {"gcd", "GCD"}, {"Φ", "NORMSDIST"}, {"z", "NORMSINV"}};
    const auto found = names.find(name);
    return found == names.end() ? "ROUND" : found->second;
}

/// Returns a formula composed of the texts of its parts; "" if spreadsheets cannot express it.
std::string composed(const Expr& of, const std::vector<std::string>& parts) {
    switch (of.kind) {
        case Kind::sum:
            return "(" + base::joined(parts, "+") + ")";
        case Kind::product:
            return "(" + base::joined(parts, "*") + ")";
        case Kind::negative:
            return "(0-" + parts[0] + ")";  // -x^2 is (-x)^2 to a spreadsheet
        case Kind::fraction:
            return "(" + parts[0] + "/" + parts[1] + ")";
        case Kind::power:
            return "(" + parts[0] + "^" + parts[1] + ")";
        case Kind::exponential:
            return "EXP(" + parts[0] + ")";
        case Kind::root:
            return "SQRT(" + parts[0] + ")";
        case Kind::absolute:
            return "ABS(" + parts[0] + ")";
        case Kind::brackets:
            return parts[0];
        case Kind::relation:
            return "((" + parts[0] + of.text + parts[1] + ")*1)";
        case Kind::call:
            if (of.text == "Q") {
                return studentFormula(parts[0], parts[1]);
            }
            return sheetFunction(of.text) + "(" + base::joined(parts, ",") + ")";
        case Kind::determinant:
            return "(" + determinantFormula(parts, of.columns) + ")";
        default:
            return {};
    }
}

class SheetWriter {
public:
    explicit SheetWriter(const SheetCells& cells) : m_cells(cells) {}

    [[nodiscard]] std::string write(const Expr& expression) const {
        const Expr& of = meant(expression);
        if (of.kind == Kind::number) {
            return numberText(of);
        }
        const bool extreme = of.kind == Kind::call && (of.text == "min" || of.text == "max");
        if (of.kind == Kind::sum || extreme) {
            if (const auto text = folded(of, !extreme ? "SUM" : of.text == "min" ? "MIN" : "MAX")) {
                return *text;
            }
        }
        std::vector<std::string> parts;
        for (const Expr& part : of.parts) {
            parts.push_back(write(part));
        }
        return composed(of, parts);
    }

private:
    [[nodiscard]] std::string cellOf(const Expr& number) const {
        return m_cells.column + std::to_string(m_cells.rowOf(number.from));
    }
    [[nodiscard]] std::string numberText(const Expr& number) const {
        if (number.from.known()) {
            return cellOf(number);
        }
        const auto choice = m_cells.choices.find(number.text);
        return choice == m_cells.choices.end() ? constantOf(number.value) : choice->second;
    }

    /// Returns one formula over ranges for many parts of the same form; nullopt if there are too few or they differ in
    /// more than their rows.
    [[nodiscard]] std::optional<std::string> folded(const Expr& of, const std::string& name) const {
        if (of.parts.size() < kFewestInRange) {
            return std::nullopt;
        }
        std::vector<const Expr*> terms;
        for (const Expr& part : of.parts) {
            terms.push_back(&meant(part));
        }
        bool ranged = false;
        const auto text = across(terms, ranged);
        if (!text || !ranged) {
            return std::nullopt;
        }
        const bool plain = terms.front()->kind == Kind::number;
        // SUMPRODUCT evaluates its argument as an array, even inside MIN and MAX.
        return name == "SUM" ? (plain ? "SUM(" : "SUMPRODUCT(") + *text + ")"
               : plain       ? name + "(" + *text + ")"
                             : "SUMPRODUCT(" + name + "(" + *text + "))";
    }

    /// Returns one text for terms that differ only in their rows; `ranged` is set if it contains a range.
    [[nodiscard]] std::optional<std::string> across(const std::vector<const Expr*>& terms, bool& ranged) const {
        const Expr& first = *terms.front();
        if (std::all_of(terms.begin(), terms.end(), [&](const Expr* term) { return *term == first; })) {
            return write(first);
        }
        const bool alike = std::all_of(terms.begin(), terms.end(), [&](const Expr* term) {
            return term->kind == first.kind && term->text == first.text && term->parts.size() == first.parts.size();
        });
        const bool folds = first.kind == Kind::determinant || (first.kind == Kind::call && first.text != "round");
        if (!alike || folds) {
            return std::nullopt;
        }
        if (first.kind == Kind::number) {
            return range(terms, ranged);
        }
        std::vector<std::string> parts;
        for (std::size_t i = 0; i < first.parts.size(); ++i) {
            std::vector<const Expr*> inner;
            for (const Expr* term : terms) {
                inner.push_back(&meant(term->parts[i]));
            }
            auto text = across(inner, ranged);
            if (!text) {
                return std::nullopt;
            }
            parts.push_back(std::move(*text));
        }
        return composed(first, parts);
    }

    /// Returns the range of numbers in consecutive cells; nullopt if the cells are not consecutive.
    [[nodiscard]] std::optional<std::string> range(const std::vector<const Expr*>& numbers, bool& ranged) const {
        const Expr& first = *numbers.front();
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            const LineRef& line = numbers[i]->from;
            if (!line.known() || !first.from.known() || m_cells.rowOf(line) != m_cells.rowOf(first.from) + i) {
                return std::nullopt;
            }
        }
        ranged = true;
        return cellOf(first) + ":" + cellOf(*numbers.back());
    }

    const SheetCells& m_cells;
};

/// Returns whether a number of the formula comes from a line that is not shown.
bool takesHidden(const Expr& expression) {
    const auto inside = [](const std::vector<Expr>& parts) {
        return std::any_of(parts.begin(), parts.end(), takesHidden);
    };
    return expression.from == kNotShown || inside(expression.sheet) ||
           (expression.sheet.empty() && inside(expression.parts));
}

void gatherChoices(const Expr& expression, std::vector<std::pair<std::string, Real>>& choices) {
    const bool chosen = expression.kind == Kind::number && !expression.text.empty();
    const auto has = [&](const auto& choice) { return choice.first == expression.text; };
    if (chosen && std::none_of(choices.begin(), choices.end(), has)) {
        choices.emplace_back(expression.text, expression.value);
    }
    for (const Expr& part : expression.parts) {
        gatherChoices(part, choices);
    }
    for (const Expr& part : expression.sheet) {
        gatherChoices(part, choices);
    }
}

}  // namespace

std::string sheetFormula(const Expr& expression, const SheetCells& cells) {
    return SheetWriter(cells).write(expression);
}

LineCell sheetCell(const Derivation& derivation, const LineRef& line, const SheetCells& cells) {
    const Step& step = derivation.steps[static_cast<std::size_t>(line.step)];
    const Expr& put = step.lines[static_cast<std::size_t>(line.line)].put;
    const bool takenOver = put.kind == Kind::number;
    if (takenOver && !put.from.known() && put.sheet.empty()) {
        return {.measured = !step.rule.has_value()};
    }
    std::string formula = sheetFormula(put, cells);
    if (derivation.rounding.kind == Rounding::Kind::decimals && !takenOver) {
        formula = "ROUND(" + formula + "," + std::to_string(derivation.rounding.digits) + ")";
    }
    if (formula.size() > kLongestFormula) {
        return {.follows = false};
    }
    return {.formula = "=" + formula, .follows = !takesHidden(put)};
}

std::vector<std::pair<std::string, Real>> sheetChoices(const Derivation& derivation) {
    std::vector<std::pair<std::string, Real>> choices;
    for (const Step& step : derivation.steps) {
        for (const Line& line : step.lines) {
            gatherChoices(line.put, choices);
        }
    }
    return choices;
}

std::vector<std::size_t> sheetOrder(const Step& step) {
    const std::size_t columns = step.isMatrix() ? step.columns : 1;
    std::vector<std::size_t> order;
    for (std::size_t column = 0; column < columns; ++column) {
        for (std::size_t line = column; line < step.lines.size(); line += columns) {
            order.push_back(line);
        }
    }
    return order;
}

std::string sheetPlace(const Step& step, std::size_t line) {
    if (step.isMatrix()) {
        return std::to_string(line / step.columns + 1) + "; " + std::to_string(line % step.columns + 1);
    }
    return step.lines[line].point > 0 ? std::to_string(step.lines[line].point) : step.lines[line].series;
}

std::vector<std::vector<std::string>> sheetRows(const Derivation& derivation) {
    std::vector<std::vector<std::string>> rows{{"step", "k", "rule", "value"}};
    SheetCells cells;
    for (const auto& [name, value] : sheetChoices(derivation)) {
        rows.push_back({name, "", "", numberOf(value)});
        cells.choices[name] = cells.column + std::to_string(rows.size());
    }
    std::vector<std::vector<std::size_t>> rowsOf;
    std::size_t next = rows.size() + 1;  // rows count from 1
    for (const Step& step : derivation.steps) {
        std::vector<std::size_t>& ofLines = rowsOf.emplace_back(step.lines.size());
        for (const std::size_t line : sheetOrder(step)) {
            ofLines[line] = next++;
        }
    }
    cells.rowOf = [&](const LineRef& line) {
        return rowsOf[static_cast<std::size_t>(line.step)][static_cast<std::size_t>(line.line)];
    };
    for (std::size_t i = 0; i < derivation.steps.size(); ++i) {
        const Step& step = derivation.steps[i];
        const std::string rule = step.rule ? plainFormula(ruleNotation(step, {})) : std::string();
        for (const std::size_t line : sheetOrder(step)) {
            LineCell cell = sheetCell(derivation, {static_cast<int>(i), static_cast<int>(line)}, cells);
            rows.push_back({step.key, sheetPlace(step, line), rule,
                            cell.formula.empty() ? numberOf(step.lines[line].value) : std::move(cell.formula)});
        }
    }
    return rows;
}

}  // namespace greyscope::derivation
