#pragma once

#include <cstddef>
#include <list>
#include <string_view>
#include <vector>

#include "core/data/column.h"

namespace greyscope::data {

using OfOne = double (*)(double);
using OfTwo = double (*)(double, double);

/// A step of an expression: takes its operands off a stack and puts its result there.
struct Instruction {
    enum class Kind { number, column, ofOne, ofTwo, choice };
    Kind kind = Kind::number;
    double number = 0.0;
    std::size_t column = 0;  ///< among those of the program
    OfOne ofOne = nullptr;
    OfTwo ofTwo = nullptr;
};

/// A function of one argument, of two, or of any number: then the one of two is applied again with each further one.
struct ExpressionFunction {
    std::string_view name;
    OfOne ofOne = nullptr;
    OfTwo ofTwo = nullptr;
    bool anyCount = false;
};
/// Ascending by name.
[[nodiscard]] const std::vector<ExpressionFunction>& expressionFunctionTable();

struct ExpressionOperator {
    std::string_view sign;
    int level = 0;  ///< a higher one binds tighter
    OfTwo result = nullptr;
};
/// The level of "^", which alone is read from the right.
inline constexpr int kPowerLevel = 6;
/// The operator of two operands that a text begins with; null where there is none.
[[nodiscard]] const ExpressionOperator* operatorAt(std::string_view text);
[[nodiscard]] double negated(double value);
/// 1 of 0, 0 of anything else.
[[nodiscard]] double logicalNot(double value);

struct ExpressionProgram {
    std::vector<Instruction> instructions;
    std::vector<const Column*> columns;
    std::list<Column> numbersOfCodes;  ///< those of the columns that hold codes: their numbers
};

/// How many rows are calculated at once, at most.
inline constexpr std::size_t kRowsAtOnce = 512;
/// The values of `count` rows from `first` on. What has an operand that is not finite is NaN; of a choice the part that
/// is not chosen is no operand.
void evaluate(const ExpressionProgram& program, std::size_t first, std::size_t count, double* values);

}  // namespace greyscope::data
