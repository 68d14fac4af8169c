#include "core/data/expression.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <string_view>
#include <utility>

#include <muParser.h>

#include "core/base/nearest.h"
#include "core/base/part_text.h"
#include "core/base/text.h"
#include "core/base/try.h"
#include "core/base/utf8.h"

namespace greyscope::data {

using base::ErrorCode;
using base::Expected;
using base::fail;
using base::isDigit;

namespace {

constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_";
/// Letters of other scripts are bytes beyond ASCII.
bool startsName(char c) {
    return kLetters.find(c) != std::string_view::npos || static_cast<unsigned char>(c) >= 0x80;
}

double least(const double* values, int count) {
    return *std::min_element(values, values + count);
}
double largest(const double* values, int count) {
    return *std::max_element(values, values + count);
}

/// Fixed here rather than taken from the parser: what it brings depends on its version, and one of its functions is
/// random.
void defineFunctions(mu::Parser& parser) {
    parser.ClearFun();
    parser.ClearConst();
    parser.DefineConst("pi", std::numbers::pi);
    parser.DefineConst("e", std::numbers::e);
    parser.DefineFun(
        "abs", +[](double x) { return std::abs(x); });
    parser.DefineFun(
        "ceil", +[](double x) { return std::ceil(x); });
    parser.DefineFun(
        "cos", +[](double x) { return std::cos(x); });
    parser.DefineFun(
        "exp", +[](double x) { return std::exp(x); });
    parser.DefineFun(
        "floor", +[](double x) { return std::floor(x); });
    parser.DefineFun(
        "ln", +[](double x) { return std::log(x); });
    parser.DefineFun(
        "log10", +[](double x) { return std::log10(x); });
    parser.DefineFun(
        "log2", +[](double x) { return std::log2(x); });
    parser.DefineFun("max", largest);
    parser.DefineFun("min", least);
    parser.DefineFun(
        "mod", +[](double x, double y) { return std::fmod(x, y); });
    parser.DefineFun(
        "round", +[](double x) { return std::round(x); });
    parser.DefineFun(
        "sin", +[](double x) { return std::sin(x); });
    parser.DefineFun(
        "sqrt", +[](double x) { return std::sqrt(x); });
    parser.DefineFun(
        "tan", +[](double x) { return std::tan(x); });
}

/// The expression as the parser gets it, columns spelt c0, c1, ..., and where each of its characters came from.
struct Translated {
    std::string text;
    std::vector<std::size_t> from;
    std::vector<const Column*> columns;
};

class Translation {
public:
    Translation(const std::string& text, const std::vector<Column>& columns) : m_text(text), m_columns(columns) {}

    Expected<Translated> run() {
        while (m_at < m_text.size()) {
            const char c = m_text[m_at];
            if (c == '"') {
                GREYSCOPE_TRY(quotedName());
            } else if (startsName(c)) {
                GREYSCOPE_TRY(plainName());
            } else if (isDigit(c) || c == '.') {
                copy(numberEnd());
            } else if (c == '=' && !isComparison()) {
                return wrongAt(m_at);  // the parser would assign to a column
            } else {
                copy(m_at + (c == '='                                                                     ? 2
                             : std::string_view("!<>").find(c) != std::string_view::npos && next() == '=' ? 2
                                                                                                          : 1));
            }
        }
        m_result.from.push_back(m_text.size());
        return std::move(m_result);
    }

    [[nodiscard]] tl::unexpected<base::Error> wrongAt(std::size_t place) const {
        const std::string_view text(m_text);
        std::size_t end = std::min(place + 1, text.size());
        while (end < text.size() && base::isContinuation(text[end])) {
            ++end;
        }
        return fail(ErrorCode::expressionWrong,
                    {m_text, std::to_string(base::characterCount(text.substr(0, place)) + 1),
                     std::string(text.substr(std::min(place, text.size()), end - std::min(place, text.size())))});
    }

private:
    [[nodiscard]] char next() const { return m_at + 1 < m_text.size() ? m_text[m_at + 1] : '\0'; }
    [[nodiscard]] bool isComparison() const { return next() == '='; }

    void copy(std::size_t end) {
        for (; m_at < std::min(end, m_text.size()); ++m_at) {
            m_result.text += m_text[m_at];
            m_result.from.push_back(m_at);
        }
    }

    /// Digits with a point and an exponent; what else follows is for the parser to refuse.
    [[nodiscard]] std::size_t numberEnd() const {
        std::size_t end = m_at;
        const auto goOverDigits = [&] {
            while (end < m_text.size() && isDigit(m_text[end])) {
                ++end;
            }
        };
        goOverDigits();
        if (end < m_text.size() && m_text[end] == '.') {
            ++end;
            goOverDigits();
        }
        if (end < m_text.size() && (m_text[end] == 'e' || m_text[end] == 'E')) {
            const std::size_t sign =
                end + 1 < m_text.size() && (m_text[end + 1] == '+' || m_text[end + 1] == '-') ? 1 : 0;
            if (end + 1 + sign < m_text.size() && isDigit(m_text[end + 1 + sign])) {
                end += 1 + sign;
                goOverDigits();
            }
        }
        return std::max(end, m_at + 1);
    }

    Expected<void> quotedName() {
        std::string name;
        std::size_t end = m_at + 1;
        for (; end < m_text.size(); ++end) {
            if (m_text[end] == '"' && (end + 1 == m_text.size() || m_text[end + 1] != '"')) {
                break;
            }
            end += m_text[end] == '"' ? 1 : 0;
            name += m_text[end];
        }
        if (end == m_text.size()) {
            return wrongAt(m_at);
        }
        const std::size_t place = GREYSCOPE_TRY(columnNamed(m_columns, name));
        return use(m_columns[place], end + 1);
    }

    Expected<void> plainName() {
        std::size_t end = m_at;
        while (end < m_text.size() && (startsName(m_text[end]) || isDigit(m_text[end]))) {
            ++end;
        }
        const std::string name = m_text.substr(m_at, end - m_at);
        if (const std::size_t next = m_text.find_first_not_of(' ', end);
            next != std::string::npos && m_text[next] == '(') {
            if (!std::binary_search(Expression::functions().begin(), Expression::functions().end(), name)) {
                return fail(ErrorCode::unknownFunction,
                            base::withChoices({name}, base::nearestChoices(name, Expression::functions(), 16)));
            }
            copy(end);
            m_at = next;  // the parser takes no blank there
            return {};
        }
        const auto place = placeOf(m_columns, name);
        if (!place && (name == "pi" || name == "e")) {
            copy(end);
            return {};
        }
        const std::size_t found = GREYSCOPE_TRY(columnNamed(m_columns, name));
        return use(m_columns[found], end);
    }

    Expected<void> use(const Column& column, std::size_t end) {
        if (!column.isNumeric()) {
            return fail(ErrorCode::columnNotNumeric, {column.name});
        }
        const auto known = std::find(m_result.columns.begin(), m_result.columns.end(), &column);
        const std::string name = "c" + std::to_string(known - m_result.columns.begin());
        if (known == m_result.columns.end()) {
            m_result.columns.push_back(&column);
        }
        m_result.text += name;
        m_result.from.insert(m_result.from.end(), name.size(), m_at);
        m_at = end;
        return {};
    }

    const std::string& m_text;
    const std::vector<Column>& m_columns;
    std::size_t m_at = 0;
    Translated m_result;
};

}  // namespace

struct Expression::Program {
    mu::Parser parser;
    std::vector<const Column*> columns;
    std::vector<double> operands;
};

const std::vector<std::string>& Expression::functions() {
    static const std::vector<std::string> names = [] {
        mu::Parser parser;
        defineFunctions(parser);
        std::vector<std::string> all;
        for (const auto& [name, callback] : parser.GetFunDef()) {
            all.push_back(name);
        }
        return all;  // of a map: ascending
    }();
    return names;
}

Expected<Expression> Expression::parse(const std::string& text, const std::vector<Column>& columns) {
    constexpr std::size_t longest = 4096;
    if (text.size() > longest) {
        return fail(ErrorCode::optionOutOfRange,
                    {"length of the expression", std::to_string(text.size()), "[1, " + std::to_string(longest) + "]"});
    }
    Translation translation(text, columns);
    Translated translated = GREYSCOPE_TRY(translation.run());
    Expression expression;
    expression.m_program = std::make_shared<Program>();
    Program& program = *expression.m_program;
    program.columns = std::move(translated.columns);
    program.operands.assign(program.columns.size(), 1.0);
    try {
        defineFunctions(program.parser);
        for (std::size_t c = 0; c < program.operands.size(); ++c) {
            program.parser.DefineVar("c" + std::to_string(c), &program.operands[c]);
        }
        program.parser.SetExpr(translated.text);
        int results = 0;
        program.parser.Eval(results);
        if (results != 1) {  // a list
            return translation.wrongAt(text.find(','));
        }
    } catch (const mu::Parser::exception_type& error) {
        const auto place = static_cast<std::size_t>(std::max(0, error.GetPos()));
        return translation.wrongAt(error.GetPos() < 0 || place >= translated.from.size() ? text.size()
                                                                                         : translated.from[place]);
    }
    return expression;
}

bool Expression::lacksOperand(std::size_t row) const {
    const auto& columns = m_program->columns;
    return std::any_of(columns.begin(), columns.end(),
                       [row](const Column* c) { return std::isnan(c->numbers()[row]); });
}

Expected<NumericValues> Expression::values(std::size_t rows, base::Progress& progress) const {
    constexpr std::size_t rowsPerQuestion = 8192;
    Program& program = *m_program;
    NumericValues values(rows);
    for (std::size_t row = 0; row < rows; ++row) {
        if (row % rowsPerQuestion == 0 && progress.cancelled()) {
            return fail(ErrorCode::cancelled);
        }
        bool empty = false;
        for (std::size_t c = 0; c < program.columns.size(); ++c) {
            program.operands[c] = program.columns[c]->numbers()[row];
            empty = empty || std::isnan(program.operands[c]);
        }
        values[row] = empty ? std::numeric_limits<double>::quiet_NaN() : program.parser.Eval();
    }
    return values;
}

}  // namespace greyscope::data
