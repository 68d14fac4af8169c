#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include <simdjson.h>

#include "core/base/error.h"

namespace greyscope::io {

/// Returns a JSON value as the text of a cell: null becomes an empty cell; a list or an object stays JSON.
[[nodiscard]] std::string jsonCell(simdjson::dom::element value);

/// Makes table columns from JSON objects: one for each member, in order of appearance. Members of nested objects get
/// dotted names such as "job.bw".
class JsonColumns {
public:
    explicit JsonColumns(std::size_t most) : m_most(most) {}

    /// Adds a column for each member of an object that has none yet. Error: tooManyColumns.
    [[nodiscard]] base::Expected<void> addNames(simdjson::dom::element row);
    /// Returns the row of an object whose names were added: one cell per column.
    [[nodiscard]] std::vector<std::string> cells(simdjson::dom::element row) const;
    [[nodiscard]] const std::vector<std::string>& names() const { return m_names; }

private:
    template <class Take>
    static void eachLeaf(simdjson::dom::element value, const std::string& name, const Take& take);

    std::size_t m_most;
    std::vector<std::string> m_names;
    std::unordered_map<std::string, std::size_t> m_places;
};

/// A table made from a list inside of nested JSON objects. Values beside the list are repeated in each row.
struct NestedRows {
    std::vector<std::string> names;
    std::vector<std::vector<std::string>> rows;  ///< the rows; each has one cell per name
};

/// Returns the longest list in a JSON value, at any depth, as rows. It is a list of objects, or lists of equal length
/// with numbers or texts. For example, responses of Prometheus and `iostat -o JSON` contain such lists. Other lists
/// stay JSON in a cell. If the names of all columns begin with the same prefix, it is dropped as long as they remain
/// distinct. nullopt if no list has two rows, or if the repeated values would take more than `mostBytes`.
[[nodiscard]] std::optional<NestedRows> nestedRows(simdjson::dom::element root, std::size_t mostBytes);

}  // namespace greyscope::io
