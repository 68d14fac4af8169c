#include "core/data/expression_program.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace greyscope::data {

namespace {

constexpr double kUndefined = std::numeric_limits<double>::quiet_NaN();

double truth(bool holds) {
    return holds ? 1.0 : 0.0;
}

constexpr std::array kOperators{
    // a sign before those that it begins with
    ExpressionOperator{"||", 1, [](double x, double y) { return truth(x != 0.0 || y != 0.0); }},
    ExpressionOperator{"&&", 2, [](double x, double y) { return truth(x != 0.0 && y != 0.0); }},
    ExpressionOperator{"==", 3, [](double x, double y) { return truth(x == y); }},
    ExpressionOperator{"!=", 3, [](double x, double y) { return truth(x != y); }},
    ExpressionOperator{"<=", 3, [](double x, double y) { return truth(x <= y); }},
    ExpressionOperator{">=", 3, [](double x, double y) { return truth(x >= y); }},
    ExpressionOperator{"<", 3, [](double x, double y) { return truth(x < y); }},
    ExpressionOperator{">", 3, [](double x, double y) { return truth(x > y); }},
    ExpressionOperator{"+", 4, [](double x, double y) { return x + y; }},
    ExpressionOperator{"-", 4, [](double x, double y) { return x - y; }},
    ExpressionOperator{"*", 5, [](double x, double y) { return x * y; }},
    ExpressionOperator{"/", 5, [](double x, double y) { return x / y; }},
    ExpressionOperator{"^", kPowerLevel, [](double x, double y) { return std::pow(x, y); }},
};

/// Values of some rows, of which each instruction takes its operands and leaves its result.
class Stack {
public:
    double* push() {
        m_values.resize(std::max(m_values.size(), (m_count + 1) * kRowsAtOnce));
        return at(m_count++);
    }
    double* pop() { return at(--m_count); }
    double* top() { return at(m_count - 1); }

private:
    double* at(std::size_t place) { return m_values.data() + place * kRowsAtOnce; }

    std::vector<double> m_values;
    std::size_t m_count = 0;
};

void carryOut(const Instruction& instruction, const std::vector<const Column*>& columns, std::size_t first,
              std::size_t rows, Stack& stack) {
    switch (instruction.kind) {
        case Instruction::Kind::number:
            std::fill_n(stack.push(), rows, instruction.number);
            break;
        case Instruction::Kind::column:
            std::copy_n(columns[instruction.column]->numbers().data() + first, rows, stack.push());
            break;
        case Instruction::Kind::ofOne:
            std::transform(stack.top(), stack.top() + rows, stack.top(),
                           [&](double x) { return std::isfinite(x) ? instruction.ofOne(x) : kUndefined; });
            break;
        case Instruction::Kind::ofTwo: {
            const double* const right = stack.pop();
            std::transform(stack.top(), stack.top() + rows, right, stack.top(), [&](double x, double y) {
                return std::isfinite(x) && std::isfinite(y) ? instruction.ofTwo(x, y) : kUndefined;
            });
            break;
        }
        case Instruction::Kind::choice: {
            const double* const otherwise = stack.pop();
            const double* const chosen = stack.pop();
            double* const condition = stack.top();
            for (std::size_t row = 0; row < rows; ++row) {
                condition[row] = !std::isfinite(condition[row]) ? kUndefined
                                 : condition[row] != 0.0        ? chosen[row]
                                                                : otherwise[row];
            }
            break;
        }
    }
}

}  // namespace

const std::vector<ExpressionFunction>& expressionFunctionTable() {
    static const std::vector<ExpressionFunction> functions{
        {"abs", [](double x) { return std::abs(x); }},
        {"ceil", [](double x) { return std::ceil(x); }},
        {"cos", [](double x) { return std::cos(x); }},
        {"exp", [](double x) { return std::exp(x); }},
        {"floor", [](double x) { return std::floor(x); }},
        {"ln", [](double x) { return std::log(x); }},
        {"log10", [](double x) { return std::log10(x); }},
        {"log2", [](double x) { return std::log2(x); }},
        {"max", nullptr, [](double x, double y) { return std::max(x, y); }, true},
        {"min", nullptr, [](double x, double y) { return std::min(x, y); }, true},
        {"mod", nullptr, [](double x, double y) { return std::fmod(x, y); }},
        {"round", [](double x) { return std::round(x); }},
        {"sin", [](double x) { return std::sin(x); }},
        {"sqrt", [](double x) { return std::sqrt(x); }},
        {"tan", [](double x) { return std::tan(x); }},
    };
    return functions;
}

const ExpressionOperator* operatorAt(std::string_view text) {
    const auto found = std::find_if(kOperators.begin(), kOperators.end(),
                                    [text](const auto& each) { return text.starts_with(each.sign); });
    return found == kOperators.end() ? nullptr : &*found;
}

double negated(double value) {
    return -value;
}

double logicalNot(double value) {
    return truth(value == 0.0);
}

void evaluate(const ExpressionProgram& program, std::size_t first, std::size_t count, double* values) {
    Stack stack;
    for (const Instruction& instruction : program.instructions) {
        carryOut(instruction, program.columns, first, count, stack);
    }
    std::copy_n(stack.top(), count, values);
}

}  // namespace greyscope::data
