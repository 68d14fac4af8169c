#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/error.h"
#include "core/base/names.h"
#include "core/published/item.h"

namespace greyscope::published {

/// The contents of the sample files, by their path below sample_data ("published/grey_theory.csv"). The caller reads
/// them, because it knows where they are stored.
using Sources = std::map<std::string, std::string>;

/// Returns the paths of all files that replicate() needs.
[[nodiscard]] const std::vector<std::string>& sourceNames();

/// A CSV file whose cells are kept as text, so that the printed digits are not lost.
class TextTable {
public:
    /// Reads the file `name` of the sources as CSV. Errors: fileNotFound, those of the scanner, raggedRow, noRows.
    [[nodiscard]] static base::Expected<TextTable> read(const Sources& sources, const std::string& name);
    [[nodiscard]] std::size_t rowCount() const { return m_rows.size(); }
    /// Returns the text of a cell; "" if there is no such column.
    [[nodiscard]] const std::string& cell(std::size_t row, std::string_view column) const;

private:
    std::vector<std::string> m_columns;
    std::vector<std::vector<std::string>> m_rows;
};

/// All files with published numbers, as tables of text.
struct Published {
    TextTable throughput, example, degrees, relative, cases, ratios, joining, access, tests, shares, statements;
};
/// Reads all files with published numbers. Errors: those of TextTable::read().
[[nodiscard]] base::Expected<Published> readPublished(const Sources& sources);

/// Returns a printed number from its digits in `text`: its value and number of decimals, both 0 if the text is not a
/// number.
[[nodiscard]] Printed printedNumber(std::string id, Paper paper, std::string place, std::string quantity,
                                    std::string text, std::string unit);

/// The names of the papers: "P0" ... "P4".
[[nodiscard]] const base::Names<Paper>& paperNames();

}  // namespace greyscope::published
