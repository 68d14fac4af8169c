#include "core/data/recipe/expression.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numbers>
#include <optional>
#include <string_view>
#include <utility>

#include "core/base/nearest.h"
#include "core/base/part_text.h"
#include "core/base/text.h"
#include "core/base/try.h"
#include "core/base/utf8.h"
#include "core/data/columns/cell_text.h"
#include "core/data/columns/whole_codes.h"
#include "core/data/recipe/expression_program.h"

namespace greyscope::data {

using base::ErrorCode;
using base::Expected;
using base::fail;
using base::isDigit;

namespace {

constexpr std::size_t kDeepest = 200;   // nesting depth; a thread has a small stack
constexpr std::size_t kLongest = 4096;  // bytes

/// Letters of other scripts are bytes beyond ASCII.
bool startsName(char c) {
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_";
    return letters.find(c) != std::string_view::npos || static_cast<unsigned char>(c) >= 0x80;
}

}  // namespace

struct Expression::Program : ExpressionProgram {};

/// Parses an expression from left to right and writes its instructions in execution order.
class Expression::Parser {
public:
    Parser(const std::string& text, const std::vector<Column>& columns, Program& program)
        : m_text(text), m_columns(columns), m_program(program) {}

    Expected<void> run() {
        GREYSCOPE_TRY(choice());
        return m_at < m_text.size() ? wrong() : Expected<void>();
    }

private:
    /// The error expressionWrong for the current character.
    [[nodiscard]] tl::unexpected<base::Error> wrong() const {
        const std::string_view text(m_text);
        std::size_t end = std::min(m_at + 1, text.size());
        while (end < text.size() && base::isContinuation(text[end])) {
            ++end;
        }
        return fail(ErrorCode::expressionWrong, {m_text, std::to_string(base::characterCount(text.substr(0, m_at)) + 1),
                                                 std::string(text.substr(m_at, end - m_at))});
    }

    void skipBlanks() { m_at = std::min(m_text.find_first_not_of(" \t\r\n", m_at), m_text.size()); }
    /// Skips `sign` and the blanks after it if it comes next; returns whether it did.
    bool take(std::string_view sign) {
        const bool there = std::string_view(m_text).substr(m_at).starts_with(sign);
        if (there) {
            m_at += sign.size();
            skipBlanks();
        }
        return there;
    }
    void add(const OfOne& ofOne) { m_program.instructions.push_back({Instruction::Kind::ofOne, 0.0, 0, ofOne}); }
    void add(const OfTwo& ofTwo) { m_program.instructions.push_back({Instruction::Kind::ofTwo, 0.0, 0, {}, ofTwo}); }

    /// c ? a : b
    Expected<void> choice() {
        skipBlanks();
        GREYSCOPE_TRY(operation(0));
        if (!take("?")) {
            return {};
        }
        if (++m_depth > kDeepest) {
            return wrong();
        }
        GREYSCOPE_TRY(choice());
        if (!take(":")) {
            return wrong();
        }
        GREYSCOPE_TRY(choice());
        --m_depth;
        m_program.instructions.push_back({Instruction::Kind::choice});
        return {};
    }

    /// Parses operands and the operators between them whose precedence is at least `level`.
    Expected<void> operation(int level) {
        if (++m_depth > kDeepest) {
            return wrong();
        }
        GREYSCOPE_TRY(signedOperand());
        for (;;) {
            const ExpressionOperator* const found = operatorAt(std::string_view(m_text).substr(m_at));
            if (found == nullptr || found->level < level) {
                break;
            }
            take(found->sign);
            GREYSCOPE_TRY(operation(found->level == kPowerLevel ? kPowerLevel : found->level + 1));
            add(found->result);
        }
        --m_depth;
        return {};
    }

    Expected<void> signedOperand() {
        if (take("-")) {
            GREYSCOPE_TRY(operation(kPowerLevel));
            add(negated());
        } else if (take("!")) {
            GREYSCOPE_TRY(operation(kPowerLevel));
            add(logicalNot());
        } else if (take("+")) {
            return operation(kPowerLevel);
        } else {
            return operand();
        }
        return {};
    }

    Expected<void> operand() {
        const char c = m_at < m_text.size() ? m_text[m_at] : '\0';
        if (take("(")) {
            GREYSCOPE_TRY(choice());
            return take(")") ? Expected<void>() : wrong();
        }
        if (c == '"') {
            return quotedName();
        }
        return startsName(c) ? plainName() : number();
    }

    Expected<void> number() {
        const std::string_view text(m_text);
        std::size_t end = m_at;
        const auto goOverDigits = [&] {
            const std::size_t first = end;
            while (end < text.size() && isDigit(text[end])) {
                ++end;
            }
            return end - first;
        };
        std::size_t digits = goOverDigits();
        if (end < text.size() && text[end] == '.') {
            ++end;
            digits += goOverDigits();
        }
        if (digits > 0 && end < text.size() && (text[end] == 'e' || text[end] == 'E')) {
            const std::size_t mantissa = end;
            end += end + 1 < text.size() && (text[end + 1] == '+' || text[end + 1] == '-') ? 2 : 1;
            end = goOverDigits() > 0 ? end : mantissa;
        }
        const std::string_view spelled = text.substr(m_at, end - m_at);
        const auto value = digits > 0 ? numberIn(spelled) : std::nullopt;
        if (!value) {
            return wrong();
        }
        const auto whole = *value >= kExactWhole ? wholeNumberIn(spelled) : std::nullopt;
        m_program.precise = m_program.precise || whole;
        m_program.instructions.push_back({Instruction::Kind::number, whole ? static_cast<Precise>(*whole) : *value});
        m_at = end;
        skipBlanks();
        return {};
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
            return wrong();
        }
        return use(m_columns[GREYSCOPE_TRY(columnNamed(m_columns, name))], end + 1);
    }

    Expected<void> plainName() {
        std::size_t end = m_at;
        while (end < m_text.size() && (startsName(m_text[end]) || isDigit(m_text[end]))) {
            ++end;
        }
        const std::string name = m_text.substr(m_at, end - m_at);
        if (const std::size_t next = m_text.find_first_not_of(' ', end);
            next != std::string::npos && m_text[next] == '(') {
            return call(name, next);
        }
        if (!placeOf(m_columns, name) && (name == "pi" || name == "e")) {
            m_program.instructions.push_back(
                {Instruction::Kind::number, name == "e" ? std::numbers::e : std::numbers::pi});
            m_at = end;
            skipBlanks();
            return {};
        }
        return use(m_columns[GREYSCOPE_TRY(columnNamed(m_columns, name))], end);
    }

    Expected<void> call(const std::string& name, std::size_t bracket) {
        const auto& table = expressionFunctionTable();
        const auto function =
            std::find_if(table.begin(), table.end(), [&name](const auto& each) { return each.name == name; });
        if (function == table.end()) {
            return fail(ErrorCode::unknownFunction,
                        base::withChoices({name}, base::nearestChoices(name, functions(), 16)));
        }
        m_at = bracket;
        take("(");
        GREYSCOPE_TRY(choice());
        if (function->ofOne) {
            add(function->ofOne);
        } else if (!function->anyCount) {
            if (!take(",")) {
                return wrong();
            }
            GREYSCOPE_TRY(choice());
            add(function->ofTwo);
        }
        while (function->anyCount && take(",")) {
            GREYSCOPE_TRY(choice());
            add(function->ofTwo);
        }
        return take(")") ? Expected<void>() : wrong();
    }

    Expected<void> use(const Column& column, std::size_t end) {
        const auto [place, isNew] = m_places.try_emplace(&column, m_program.columns.size());
        if (isNew && column.isNumeric()) {
            m_program.columns.push_back({&column});
        } else if (isNew) {
            auto levels = wholeLevels(column);
            if (!levels) {
                return fail(ErrorCode::columnNotNumeric, {column.name});
            }
            m_program.precise = true;
            m_program.columns.push_back({&column, std::move(*levels)});
        }
        m_program.instructions.push_back({Instruction::Kind::column, 0.0, place->second});
        m_at = end;
        skipBlanks();
        return {};
    }

    const std::string& m_text;
    const std::vector<Column>& m_columns;
    Program& m_program;
    std::map<const Column*, std::size_t> m_places;  ///< index of each column in the program
    std::size_t m_at = 0;
    std::size_t m_depth = 0;
};

const std::vector<std::string>& Expression::functions() {
    static const std::vector<std::string> names = [] {
        std::vector<std::string> all;
        for (const ExpressionFunction& function : expressionFunctionTable()) {
            all.emplace_back(function.name);
        }
        return all;
    }();
    return names;
}

Expected<Expression> Expression::parse(const std::string& text, const std::vector<Column>& columns) {
    if (text.size() > kLongest) {
        return fail(ErrorCode::optionOutOfRange,
                    {"length of the expression", std::to_string(text.size()), "[1, " + std::to_string(kLongest) + "]"});
    }
    Expression expression;
    expression.m_program = std::make_shared<Program>();
    GREYSCOPE_TRY(Parser(text, columns, *expression.m_program).run());
    return expression;
}

bool Expression::lacksOperand(std::size_t row) const {
    const auto& columns = m_program->columns;
    return std::any_of(columns.begin(), columns.end(),
                       [row](const Operand& operand) { return operand.column->missingAt(row); });
}

namespace {

template <class Number>
Expected<std::vector<Number>> evaluated(const ExpressionProgram& program, std::size_t rows, base::Progress& progress) {
    std::vector<Number> values(rows);
    for (std::size_t first = 0; first < rows; first += kRowsAtOnce) {
        if (progress.cancelled()) {
            return fail(ErrorCode::cancelled);
        }
        evaluate(program, first, std::min(kRowsAtOnce, rows - first), values.data() + first);
    }
    return values;
}

/// Rows whose integer is rounded by a double.
std::vector<std::size_t> roundedRows(const std::vector<Precise>& values) {
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < values.size(); ++row) {
        const Precise value = values[row];
        const bool whole = std::isfinite(value) && value == std::trunc(value);
        if (whole && static_cast<Precise>(static_cast<double>(value)) != value) {
            rows.push_back(row);
        }
    }
    return rows;
}

bool areWholeIn64Bits(const std::vector<Precise>& values) {
    constexpr Precise kMost = 18446744073709551616.0L;  // 2^64
    return std::all_of(values.begin(), values.end(), [](Precise value) {
        return !std::isfinite(value) || (value == std::trunc(value) && value < kMost && value >= -kMost / 2);
    });
}

TextValues asCodes(const std::vector<Precise>& values) {
    TextValues texts;
    std::map<Precise, std::int32_t> codes;
    for (const Precise value : values) {
        if (!std::isfinite(value)) {
            texts.codes.push_back(-1);
            continue;
        }
        const auto [code, isNew] = codes.try_emplace(value, static_cast<std::int32_t>(texts.levels.size()));
        if (isNew) {
            texts.levels.push_back(wholeText(static_cast<base::Wide>(value)));
        }
        texts.codes.push_back(code->second);
    }
    return texts;
}

}  // namespace

Expected<Expression::Values> Expression::values(std::size_t rows, base::Progress& progress) const {
    Values result;
    std::vector<double> numbers;
    if (m_program->precise) {
        std::vector<Precise> values = GREYSCOPE_TRY(evaluated<Precise>(*m_program, rows, progress));
        for (std::size_t row = 0; row < rows; ++row) {
            values[row] = lacksOperand(row) ? std::numeric_limits<Precise>::quiet_NaN() : values[row];
        }
        result.rounded = roundedRows(values);
        if (!result.rounded.empty() && areWholeIn64Bits(values)) {
            return Values{asCodes(values)};
        }
        numbers.assign(values.begin(), values.end());
    } else {
        numbers = GREYSCOPE_TRY(evaluated<double>(*m_program, rows, progress));
    }
    for (std::size_t row = 0; row < rows; ++row) {
        numbers[row] =
            lacksOperand(row) || !std::isfinite(numbers[row]) ? std::numeric_limits<double>::quiet_NaN() : numbers[row];
    }
    result.cells = std::move(numbers);
    return result;
}

}  // namespace greyscope::data
