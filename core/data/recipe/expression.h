#pragma once

#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/columns/column.h"

namespace greyscope::data {

/// An expression of columns (its grammar stands at DeriveColumn), read once and calculated for every row. Refers to the
/// columns.
class Expression {
public:
    /// The names of the functions, ascending.
    [[nodiscard]] static const std::vector<std::string>& functions();

    /// expressionWrong, unknownFunction, unknownColumn, columnNotNumeric; optionOutOfRange for more than 4096 bytes.
    [[nodiscard]] static base::Expected<Expression> parse(const std::string& text, const std::vector<Column>& columns);

    /// One a row; a value that is not finite is undefined, as is everything that is calculated from one: a comparison,
    /// a condition, a maximum. A choice takes the value of the part that is chosen. Missing where a column is empty.
    /// Error: cancelled.
    struct Values {
        /// Numbers, unless all are whole and within 64 bits and a double would round one: codes then, as a file of them
        /// would be read.
        std::variant<NumericValues, TextValues> cells;
        std::vector<std::size_t> rounded = {};  ///< rows, ascending, of whole numbers that a double rounds nevertheless
    };
    [[nodiscard]] base::Expected<Values> values(std::size_t rows, base::Progress& progress) const;
    [[nodiscard]] bool lacksOperand(std::size_t row) const;

private:
    struct Program;
    class Parser;
    Expression() = default;
    std::shared_ptr<Program> m_program;
};

}  // namespace greyscope::data
