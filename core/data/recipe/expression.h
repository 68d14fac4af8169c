#pragma once

#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/columns/column.h"

namespace greyscope::data {

/// An expression of columns, parsed once and calculated for every row. DeriveColumn describes the grammar. The columns
/// must outlive this object.
class Expression {
public:
    /// The names of the functions, in ascending order.
    [[nodiscard]] static const std::vector<std::string>& functions();

    /// Parses an expression. Errors: expressionWrong, unknownFunction, unknownColumn, columnNotNumeric;
    /// optionOutOfRange for more than 4096 bytes.
    [[nodiscard]] static base::Expected<Expression> parse(const std::string& text, const std::vector<Column>& columns);

    /// The results, one per row. A result is missing if a column it uses is empty. A value that is not finite is
    /// undefined, and so is everything calculated from it: a comparison, a condition, a maximum. A choice (c ? a : b)
    /// depends only on the part that is chosen. Error: cancelled.
    struct Values {
        /// Numbers. If all results are integers of at most 64 bits and a double would round one of them, they are codes
        /// (text) instead, as when read from a file.
        std::variant<NumericValues, TextValues> cells;
        std::vector<std::size_t> rounded = {};  ///< rows, ascending, whose integer result was rounded to a double
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
