#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/column.h"

namespace greyscope::data {

/// An expression of columns (its grammar stands at DeriveColumn), read once and calculated for every row. Refers to the
/// columns.
class Expression {
public:
    /// The names of the functions, ascending.
    [[nodiscard]] static const std::vector<std::string>& functions();

    /// expressionWrong, unknownFunction, unknownColumn, columnNotNumeric; optionOutOfRange for more than 4096 bytes.
    [[nodiscard]] static base::Expected<Expression> parse(const std::string& text, const std::vector<Column>& columns);

    /// One a row: NaN where an operand is empty, what is not finite as it comes. Error: cancelled.
    [[nodiscard]] base::Expected<NumericValues> values(std::size_t rows, base::Progress& progress) const;
    [[nodiscard]] bool lacksOperand(std::size_t row) const;

private:
    struct Program;
    Expression() = default;
    std::shared_ptr<Program> m_program;
};

}  // namespace greyscope::data
