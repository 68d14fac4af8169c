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

/// A value as the text of a cell: null becomes an empty cell; a list or an object stays JSON.
[[nodiscard]] std::string jsonCell(simdjson::dom::element value);

/// Collects the columns of JSON objects: their members, with dotted names for members of nested objects, in order of
/// appearance.
class JsonColumns {
public:
    explicit JsonColumns(std::size_t most) : m_most(most) {}

    /// Adds the member names of an object. Error: tooManyColumns.
    [[nodiscard]] base::Expected<void> addNames(simdjson::dom::element row);
    /// The cells of an object whose names were added, one per column.
    [[nodiscard]] std::vector<std::string> cells(simdjson::dom::element row) const;
    [[nodiscard]] const std::vector<std::string>& names() const { return m_names; }

private:
    template <class Take>
    static void eachLeaf(simdjson::dom::element value, const std::string& name, const Take& take);

    std::size_t m_most;
    std::vector<std::string> m_names;
    std::unordered_map<std::string, std::size_t> m_places;
};

/// A list nested in objects, converted to rows; values beside the list are repeated in each row.
struct NestedRows {
    std::vector<std::string> names;
    std::vector<std::vector<std::string>> rows;  ///< one cell per name
};

/// The rows of the longest list of objects, or of lists of equal length with numbers or texts, at any depth; for
/// example in responses of Prometheus and in `iostat -o JSON`. Other lists stay JSON in a cell. A prefix common to all
/// names in the list is dropped if the names remain distinct. nullopt if no list has two rows, or if the repeated
/// values would take more than `mostBytes`.
[[nodiscard]] std::optional<NestedRows> nestedRows(simdjson::dom::element root, std::size_t mostBytes);

}  // namespace greyscope::io
