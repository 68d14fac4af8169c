#pragma once

#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/columns/column.h"

namespace greyscope::data {

/// An arithmetic expression with column names, such as "read + write". It is parsed once and calculated for every row.
/// DeriveColumn describes the grammar. The columns must outlive this object.
class Expression {
public:
    /// Returns the names of the functions that expressions can contain, in ascending order.
    [[nodiscard]] static const std::vector<std::string>& functions();

    /// Parses the text of an expression, which may use the given columns. Errors: expressionWrong, unknownFunction,
    /// unknownColumn, columnNotNumeric; optionOutOfRange for more than 4096 bytes.
    [[nodiscard]] static base::Expected<Expression> parse(const std::string& text, const std::vector<Column>& columns);

    /// The results of an expression, one per row. A result is missing if a column that it uses is empty. A value that
    /// is not finite is undefined, and so is everything calculated from it, such as a comparison, a condition or a
    /// maximum. A choice (c ? a : b) depends only on the chosen part.
    struct Values {
        /// The results as numbers. They are codes (text) instead, as for long integers in a file, if all are integers
        /// of at most 64 bits and a double would round one of them.
        std::variant<NumericValues, TextValues> cells;
        std::vector<std::size_t> rounded = {};  ///< rows, ascending, whose integer result was rounded to a double
                                                ///< because the results are not all integers of 64 bits
    };
    /// Calculates the results for all `rows` rows. Error: cancelled.
    [[nodiscard]] base::Expected<Values> values(std::size_t rows, base::Progress& progress) const;
    /// Whether a column that the result of this row uses is empty in it.
    [[nodiscard]] bool lacksOperand(std::size_t row) const;

private:
    struct Program;
    class Parser;
    Expression() = default;
    std::shared_ptr<Program> m_program;
};

}  // namespace greyscope::data
