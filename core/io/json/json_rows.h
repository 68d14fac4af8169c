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

/// A value as a cell: null is empty, a list or an object in it is JSON again.
[[nodiscard]] std::string jsonCell(simdjson::dom::element value);

/// Columns of JSON objects: their members, those of nested objects under dotted names, in the order in which they come.
class JsonColumns {
public:
    explicit JsonColumns(std::size_t most) : m_most(most) {}

    /// Adds the names that an object has. Error: tooManyColumns.
    [[nodiscard]] base::Expected<void> addNames(simdjson::dom::element row);
    /// The cells of an object whose names were added.
    [[nodiscard]] std::vector<std::string> cells(simdjson::dom::element row) const;
    [[nodiscard]] const std::vector<std::string>& names() const { return m_names; }

private:
    template <class Take>
    static void eachLeaf(simdjson::dom::element value, const std::string& name, const Take& take);

    std::size_t m_most;
    std::vector<std::string> m_names;
    std::unordered_map<std::string, std::size_t> m_places;
};

/// Lists inside of objects as rows: what stands beside a list comes back in each of them.
struct NestedRows {
    std::vector<std::string> names;
    std::vector<std::vector<std::string>> rows;  ///< a cell for each name
};

/// The rows of the longest list of objects, or of lists of as many numbers or texts, at any depth: the answers of
/// Prometheus, `iostat -o JSON`. Other lists beside it stay JSON in a cell. Names lose what all that are in the list
/// begin with, where they are told apart without it. nullopt where no list has two rows, and where what comes back
/// would take more than `mostBytes`.
[[nodiscard]] std::optional<NestedRows> nestedRows(simdjson::dom::element root, std::size_t mostBytes);

}  // namespace greyscope::io
