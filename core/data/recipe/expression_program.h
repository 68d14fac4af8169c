#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "core/base/wide.h"
#include "core/data/columns/column.h"

namespace greyscope::data {

/// A number type that represents every 64-bit integer exactly. Expressions are calculated with it if an operand is a
/// code or a literal that a double would round.
using Precise = long double;

/// A function of one argument, in two versions: for doubles and for Precise numbers. Null if there is no function.
struct OfOne {
    double (*ofDouble)(double) = nullptr;
    Precise (*ofPrecise)(Precise) = nullptr;
    constexpr OfOne() = default;
    template <class Function>
    constexpr OfOne(Function function)
        : ofDouble(function), ofPrecise(function) {}  // NOLINT: converts from any function
    [[nodiscard]] double operator()(double x) const { return ofDouble(x); }
    [[nodiscard]] Precise operator()(Precise x) const { return ofPrecise(x); }
    [[nodiscard]] explicit operator bool() const { return ofDouble != nullptr; }
};
/// A function of two arguments, in two versions: for doubles and for Precise numbers.
struct OfTwo {
    double (*ofDouble)(double, double) = nullptr;
    Precise (*ofPrecise)(Precise, Precise) = nullptr;
    constexpr OfTwo() = default;
    template <class Function>
    constexpr OfTwo(Function function)
        : ofDouble(function), ofPrecise(function) {}  // NOLINT: converts from any function
    [[nodiscard]] double operator()(double x, double y) const { return ofDouble(x, y); }
    [[nodiscard]] Precise operator()(Precise x, Precise y) const { return ofPrecise(x, y); }
};

/// One instruction of a parsed expression, carried out by a stack machine: it pops its operands from the stack and
/// pushes its result.
struct Instruction {
    enum class Kind { number, column, ofOne, ofTwo, choice };
    Kind kind = Kind::number;
    Precise number = 0.0;
    std::size_t column = 0;  ///< index into ExpressionProgram::columns
    OfOne ofOne = {};
    OfTwo ofTwo = {};
};

/// A function that expressions can contain: of one argument, of two, or of any number. In the last case, the function
/// of two arguments is applied again to its result and each further argument.
struct ExpressionFunction {
    std::string_view name;
    OfOne ofOne = {};
    OfTwo ofTwo = {};
    bool anyCount = false;
};
/// Returns all functions that expressions can contain, in ascending order of names.
[[nodiscard]] const std::vector<ExpressionFunction>& expressionFunctionTable();

/// A binary operator with its precedence and the function that calculates its result.
struct ExpressionOperator {
    std::string_view sign;
    int level = 0;  ///< precedence: an operator of a higher level is applied first
    OfTwo result = {};
};
/// Precedence level of the operator "^", the only right-associative one.
inline constexpr int kPowerLevel = 6;
/// Returns the binary operator at the beginning of a text; null if there is none.
[[nodiscard]] const ExpressionOperator* operatorAt(std::string_view text);
/// Returns the function that changes the sign of a number.
[[nodiscard]] const OfOne& negated();
/// Returns the function "not": 1 for 0, and 0 for any other number.
[[nodiscard]] const OfOne& logicalNot();

/// A column that an expression uses: a column of numbers, or a text column of codes with the integer that each of its
/// levels spells.
struct Operand {
    const Column* column = nullptr;
    std::vector<base::Wide> levels = {};
};

/// A parsed expression: its instructions in the order of execution, and the columns that they use.
struct ExpressionProgram {
    std::vector<Instruction> instructions;
    std::vector<Operand> columns;
    /// Whether a double would round an operand, so that the program is evaluated with Precise numbers.
    bool precise = false;
};

/// Maximum number of rows for one call of evaluate().
inline constexpr std::size_t kRowsAtOnce = 512;
/// Evaluates the expression for `count` rows, from row `first` on, and writes the results to `values`. A result is NaN
/// if one of its operands is not finite; in a choice (c ? a : b), the part that is not chosen does not count as an
/// operand.
template <class Number>
void evaluate(const ExpressionProgram& program, std::size_t first, std::size_t count, Number* values);
extern template void evaluate(const ExpressionProgram&, std::size_t, std::size_t, double*);
extern template void evaluate(const ExpressionProgram&, std::size_t, std::size_t, Precise*);

}  // namespace greyscope::data
