#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/data/columns/column.h"
#include "core/data/stack/stack.h"

namespace greyscope::data {

/// Builds a column of a stack of tables by appending the rows of each table. Its name and unit are fixed: appended
/// numbers are converted to its unit. In a text column, numbers become text.
class StackedColumn {
public:
    StackedColumn(std::string name, std::string unit, bool numeric, std::size_t rows);

    /// Appends all cells of `column`, which is in the table named `source`; records a conversion or an assumed unit in
    /// `account`. Error: unitsDiffer if the unit cannot be converted.
    [[nodiscard]] base::Expected<void> append(const Column& column, const std::string& source, StackAccount& account);
    void appendMissing(std::size_t rows);
    void appendText(const std::string& text, std::size_t rows);
    /// Appends one row for each element of `codes`, which is an index into `texts`, or nullopt for a missing cell.
    void appendTexts(const std::vector<std::string>& texts, const std::vector<std::optional<std::size_t>>& codes);

    [[nodiscard]] Column take() && { return std::move(m_column); }

private:
    void appendAsText(const Column& column);
    [[nodiscard]] std::vector<std::int32_t> codesOf(const std::vector<std::string>& texts);
    [[nodiscard]] std::int32_t codeOf(const std::string& text);

    Column m_column;
    std::map<std::string, std::int32_t, std::less<>> m_codes;
    std::string m_source;  ///< name of the first table that has the column
};

}  // namespace greyscope::data
