#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "core/base/wide.h"
#include "core/data/columns/column.h"

namespace greyscope::data {

/// Holds every 64-bit integer exactly. Used where an operand is a code or a literal that a double would round.
using Precise = long double;

/// One function of one argument, for doubles and for precise numbers; null if there is none.
struct OfOne {
    double (*ofDouble)(double) = nullptr;
    Precise (*ofPrecise)(Precise) = nullptr;
    constexpr OfOne() = default;
    template <class Function>
    constexpr OfOne(Function function) : ofDouble(function), ofPrecise(function) {}  // NOLINT: a function is one
    [[nodiscard]] double operator()(double x) const { return ofDouble(x); }
    [[nodiscard]] Precise operator()(Precise x) const { return ofPrecise(x); }
    [[nodiscard]] explicit operator bool() const { return ofDouble != nullptr; }
};
/// The same for two arguments.
struct OfTwo {
    double (*ofDouble)(double, double) = nullptr;
    Precise (*ofPrecise)(Precise, Precise) = nullptr;
    constexpr OfTwo() = default;
    template <class Function>
    constexpr OfTwo(Function function) : ofDouble(function), ofPrecise(function) {}  // NOLINT: a function is one
    [[nodiscard]] double operator()(double x, double y) const { return ofDouble(x, y); }
    [[nodiscard]] Precise operator()(Precise x, Precise y) const { return ofPrecise(x, y); }
};

/// A step of an expression: takes its operands off a stack and puts its result there.
struct Instruction {
    enum class Kind { number, column, ofOne, ofTwo, choice };
    Kind kind = Kind::number;
    Precise number = 0.0;
    std::size_t column = 0;  ///< among those of the program
    OfOne ofOne = {};
    OfTwo ofTwo = {};
};

/// A function of one argument, of two, or of any number: then the one of two is applied again with each further one.
struct ExpressionFunction {
    std::string_view name;
    OfOne ofOne = {};
    OfTwo ofTwo = {};
    bool anyCount = false;
};
/// Ascending by name.
[[nodiscard]] const std::vector<ExpressionFunction>& expressionFunctionTable();

struct ExpressionOperator {
    std::string_view sign;
    int level = 0;  ///< a higher one binds tighter
    OfTwo result = {};
};
/// The level of "^", which alone is read from the right.
inline constexpr int kPowerLevel = 6;
/// The operator of two operands that a text begins with; null where there is none.
[[nodiscard]] const ExpressionOperator* operatorAt(std::string_view text);
[[nodiscard]] const OfOne& negated();
/// 1 of 0, 0 of anything else.
[[nodiscard]] const OfOne& logicalNot();

/// A column of numbers, or of codes with the number of each level.
struct Operand {
    const Column* column = nullptr;
    std::vector<base::Wide> levels = {};
};

struct ExpressionProgram {
    std::vector<Instruction> instructions;
    std::vector<Operand> columns;
    bool precise = false;  ///< a double would round an operand
};

/// How many rows are calculated at once, at most.
inline constexpr std::size_t kRowsAtOnce = 512;
/// The values of `count` rows from `first` on. What has an operand that is not finite is NaN; of a choice the part that
/// is not chosen is no operand.
template <class Number>
void evaluate(const ExpressionProgram& program, std::size_t first, std::size_t count, Number* values);
extern template void evaluate(const ExpressionProgram&, std::size_t, std::size_t, double*);
extern template void evaluate(const ExpressionProgram&, std::size_t, std::size_t, Precise*);

}  // namespace greyscope::data
