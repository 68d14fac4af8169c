#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "core/base/wide.h"
#include "core/data/columns/column.h"

namespace greyscope::data {

/// A number type that represents every 64-bit integer exactly. Used if an operand is a code or a literal that a double
/// would round.
using Precise = long double;

/// A function of one argument, for doubles and for precise numbers; null if there is none.
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
/// A function of two arguments, for doubles and for precise numbers.
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

/// One instruction of a stack machine: pops its operands and pushes its result.
struct Instruction {
    enum class Kind { number, column, ofOne, ofTwo, choice };
    Kind kind = Kind::number;
    Precise number = 0.0;
    std::size_t column = 0;  ///< index into the program's columns
    OfOne ofOne = {};
    OfTwo ofTwo = {};
};

/// A named function of one argument, of two, or of any number: the function of two is then applied again with each
/// further argument.
struct ExpressionFunction {
    std::string_view name;
    OfOne ofOne = {};
    OfTwo ofTwo = {};
    bool anyCount = false;
};
/// All functions, in ascending order of names.
[[nodiscard]] const std::vector<ExpressionFunction>& expressionFunctionTable();

struct ExpressionOperator {
    std::string_view sign;
    int level = 0;  ///< precedence: a higher level binds tighter
    OfTwo result = {};
};
/// Precedence level of "^", the only right-associative operator.
inline constexpr int kPowerLevel = 6;
/// The binary operator at the beginning of a text; null if there is none.
[[nodiscard]] const ExpressionOperator* operatorAt(std::string_view text);
[[nodiscard]] const OfOne& negated();
/// Logical not: 1 for 0, 0 for any other number.
[[nodiscard]] const OfOne& logicalNot();

/// An operand: a column of numbers, or a column of codes with the integer of each level.
struct Operand {
    const Column* column = nullptr;
    std::vector<base::Wide> levels = {};
};

struct ExpressionProgram {
    std::vector<Instruction> instructions;
    std::vector<Operand> columns;
    bool precise = false;  ///< true if a double would round an operand
};

/// Maximum number of rows calculated at once.
inline constexpr std::size_t kRowsAtOnce = 512;
/// Calculates the results of `count` rows, starting at row `first`, into `values`. A result with an operand that is not
/// finite is NaN; in a choice, the part that is not chosen is not an operand.
template <class Number>
void evaluate(const ExpressionProgram& program, std::size_t first, std::size_t count, Number* values);
extern template void evaluate(const ExpressionProgram&, std::size_t, std::size_t, double*);
extern template void evaluate(const ExpressionProgram&, std::size_t, std::size_t, Precise*);

}  // namespace greyscope::data
