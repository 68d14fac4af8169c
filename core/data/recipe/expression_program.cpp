#include "core/data/recipe/expression_program.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace greyscope::data {

namespace {

template <class Number>
constexpr Number kUndefined = std::numeric_limits<Number>::quiet_NaN();

template <class Number>
Number truth(bool holds) {
    return holds ? Number{1} : Number{0};
}

constexpr std::array kOperators{
    // a longer sign comes before its own prefixes
    ExpressionOperator{"||", 1, [](auto x, auto y) { return truth<decltype(x)>(x != 0 || y != 0); }},
    ExpressionOperator{"&&", 2, [](auto x, auto y) { return truth<decltype(x)>(x != 0 && y != 0); }},
    ExpressionOperator{"==", 3, [](auto x, auto y) { return truth<decltype(x)>(x == y); }},
    ExpressionOperator{"!=", 3, [](auto x, auto y) { return truth<decltype(x)>(x != y); }},
    ExpressionOperator{"<=", 3, [](auto x, auto y) { return truth<decltype(x)>(x <= y); }},
    ExpressionOperator{">=", 3, [](auto x, auto y) { return truth<decltype(x)>(x >= y); }},
    ExpressionOperator{"<", 3, [](auto x, auto y) { return truth<decltype(x)>(x < y); }},
    ExpressionOperator{">", 3, [](auto x, auto y) { return truth<decltype(x)>(x > y); }},
    ExpressionOperator{"+", 4, [](auto x, auto y) { return x + y; }},
    ExpressionOperator{"-", 4, [](auto x, auto y) { return x - y; }},
    ExpressionOperator{"*", 5, [](auto x, auto y) { return x * y; }},
    ExpressionOperator{"/", 5, [](auto x, auto y) { return x / y; }},
    ExpressionOperator{"^", kPowerLevel, [](auto x, auto y) { return std::pow(x, y); }},
};

/// Evaluation stack for a block of rows; each instruction takes its operands from it and leaves its result on it.
template <class Number>
class Stack {
public:
    Number* push() {
        m_values.resize(std::max(m_values.size(), (m_count + 1) * kRowsAtOnce));
        return at(m_count++);
    }
    Number* pop() { return at(--m_count); }
    Number* top() { return at(m_count - 1); }

private:
    Number* at(std::size_t place) { return m_values.data() + place * kRowsAtOnce; }

    std::vector<Number> m_values;
    std::size_t m_count = 0;
};

template <class Number>
void copyOperand(const Operand& operand, std::size_t first, std::size_t rows, Number* into) {
    const Column& column = *operand.column;
    if (column.isNumeric()) {
        std::copy_n(column.numbers().begin() + static_cast<std::ptrdiff_t>(first), rows, into);
        return;
    }
    const auto codes = column.texts().codes.begin() + static_cast<std::ptrdiff_t>(first);
    std::transform(codes, codes + static_cast<std::ptrdiff_t>(rows), into, [&](std::int32_t code) {
        return code < 0 ? kUndefined<Number> : static_cast<Number>(operand.levels[static_cast<std::size_t>(code)]);
    });
}

template <class Number>
void carryOut(const Instruction& instruction, const std::vector<Operand>& columns, std::size_t first, std::size_t rows,
              Stack<Number>& stack) {
    switch (instruction.kind) {
        case Instruction::Kind::number:
            std::fill_n(stack.push(), rows, static_cast<Number>(instruction.number));
            break;
        case Instruction::Kind::column:
            copyOperand(columns[instruction.column], first, rows, stack.push());
            break;
        case Instruction::Kind::ofOne:
            std::transform(stack.top(), stack.top() + rows, stack.top(),
                           [&](Number x) { return std::isfinite(x) ? instruction.ofOne(x) : kUndefined<Number>; });
            break;
        case Instruction::Kind::ofTwo: {
            const Number* const right = stack.pop();
            std::transform(stack.top(), stack.top() + rows, right, stack.top(), [&](Number x, Number y) {
                return std::isfinite(x) && std::isfinite(y) ? instruction.ofTwo(x, y) : kUndefined<Number>;
            });
            break;
        }
        case Instruction::Kind::choice: {
            const Number* const otherwise = stack.pop();
            const Number* const chosen = stack.pop();
            Number* const condition = stack.top();
            for (std::size_t row = 0; row < rows; ++row) {
                condition[row] = !std::isfinite(condition[row]) ? kUndefined<Number>
                                 : condition[row] != 0          ? chosen[row]
                                                                : otherwise[row];
            }
            break;
        }
    }
}

}  // namespace

const std::vector<ExpressionFunction>& expressionFunctionTable() {
    static const std::vector<ExpressionFunction> functions{
        {"abs", [](auto x) { return std::abs(x); }},
        {"ceil", [](auto x) { return std::ceil(x); }},
        {"cos", [](auto x) { return std::cos(x); }},
        {"exp", [](auto x) { return std::exp(x); }},
        {"floor", [](auto x) { return std::floor(x); }},
        {"ln", [](auto x) { return std::log(x); }},
        {"log10", [](auto x) { return std::log10(x); }},
        {"log2", [](auto x) { return std::log2(x); }},
        {"max", {}, [](auto x, auto y) { return std::max(x, y); }, true},
        {"min", {}, [](auto x, auto y) { return std::min(x, y); }, true},
        {"mod", {}, [](auto x, auto y) { return std::fmod(x, y); }},
        {"round", [](auto x) { return std::round(x); }},
        {"sin", [](auto x) { return std::sin(x); }},
        {"sqrt", [](auto x) { return std::sqrt(x); }},
        {"tan", [](auto x) { return std::tan(x); }},
    };
    return functions;
}

const ExpressionOperator* operatorAt(std::string_view text) {
    const auto found = std::find_if(kOperators.begin(), kOperators.end(),
                                    [text](const auto& each) { return text.starts_with(each.sign); });
    return found == kOperators.end() ? nullptr : &*found;
}

const OfOne& negated() {
    static constexpr OfOne function([](auto x) { return -x; });
    return function;
}

const OfOne& logicalNot() {
    static constexpr OfOne function([](auto x) { return truth<decltype(x)>(x == 0); });
    return function;
}

template <class Number>
void evaluate(const ExpressionProgram& program, std::size_t first, std::size_t count, Number* values) {
    Stack<Number> stack;
    for (const Instruction& instruction : program.instructions) {
        carryOut(instruction, program.columns, first, count, stack);
    }
    std::copy_n(stack.top(), count, values);
}

template void evaluate(const ExpressionProgram&, std::size_t, std::size_t, double*);
template void evaluate(const ExpressionProgram&, std::size_t, std::size_t, Precise*);

}  // namespace greyscope::data
