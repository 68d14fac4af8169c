#include "core/working/sheet_formula.h"

#include <cstddef>
#include <utility>

#include "core/base/error.h"
#include "core/working/formula_text.h"

namespace greyscope::working {

namespace {

using CellOf = std::function<std::string(const LineRef&)>;

constexpr const char* kValueColumn = "D";

std::string joinedFormulas(const std::vector<Expr>& parts, const char* between, const CellOf& cellOf) {
    std::string text;
    for (const Expr& part : parts) {
        text += (text.empty() ? "" : between) + sheetFormula(part, cellOf);
    }
    return text;
}

/// By the first row: spreadsheets take determinants of ranges alone.
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

std::string constantOf(Real value) {
    const std::string text = base::toText(static_cast<double>(value) + 0.0);  // no -0
    return text.front() == '-' ? "(" + text + ")" : text;
}

}  // namespace

std::string sheetFormula(const Expr& expression, const CellOf& cellOf) {
    using Kind = Expr::Kind;
    const auto part = [&](std::size_t i) { return sheetFormula(expression.parts[i], cellOf); };
    const auto called = [&](const char* name) { return name + ("(" + part(0) + ")"); };
    switch (expression.kind) {
        case Kind::number:
            return expression.from.known() ? cellOf(expression.from) : constantOf(expression.value);
        case Kind::sum:
            return "(" + joinedFormulas(expression.parts, "+", cellOf) + ")";
        case Kind::product:
            return "(" + joinedFormulas(expression.parts, "*", cellOf) + ")";
        case Kind::negative:
            return "(0-" + part(0) + ")";  // -x^2 is (-x)^2 to a spreadsheet
        case Kind::fraction:
            return "(" + part(0) + "/" + part(1) + ")";
        case Kind::power:
            return "(" + part(0) + "^" + part(1) + ")";
        case Kind::exponential:
            return called("EXP");
        case Kind::root:
            return called("SQRT");
        case Kind::absolute:
            return called("ABS");
        case Kind::brackets:
            return part(0);
        case Kind::call:
            return (expression.text == "min" ? "MIN(" : "MAX(") + joinedFormulas(expression.parts, ",", cellOf) + ")";
        case Kind::determinant: {
            std::vector<std::string> cells;
            for (std::size_t i = 0; i < expression.parts.size(); ++i) {
                cells.push_back(part(i));
            }
            return "(" + determinantFormula(cells, expression.columns) + ")";
        }
        default:
            return {};
    }
}

std::vector<std::vector<std::string>> sheetRows(const Derivation& derivation) {
    std::vector<std::vector<std::string>> rows{{"step", "k", "rule", "value"}};
    std::vector<std::size_t> firstRows;
    std::size_t next = 2;  // rows count from 1, below the heading
    for (const Step& step : derivation.steps) {
        firstRows.push_back(next);
        next += step.lines.size();
    }
    const auto cellOf = [&](const LineRef& line) {
        return kValueColumn +
               std::to_string(firstRows[static_cast<std::size_t>(line.step)] + static_cast<std::size_t>(line.line));
    };
    for (const Step& step : derivation.steps) {
        const std::string rule = step.rule ? plainFormula(ruleNotation(step, {})) : std::string();
        for (const Line& line : step.lines) {
            const bool takenOver = line.put.kind == Expr::Kind::number;
            const bool constant = takenOver && !line.put.from.known();
            std::string cell = sheetFormula(line.put, cellOf);
            if (constant) {
                cell = base::toText(static_cast<double>(line.value) + 0.0);
            } else if (derivation.rounding.kind == Rounding::Kind::decimals && !takenOver) {
                cell = "=ROUND(" + cell + "," + std::to_string(derivation.rounding.digits) + ")";
            } else {
                cell = "=" + cell;
            }
            rows.push_back(
                {step.key, line.point > 0 ? std::to_string(line.point) : line.series, rule, std::move(cell)});
        }
    }
    return rows;
}

}  // namespace greyscope::working
