#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/data/cell_text.h"
#include "core/data/dataset.h"
#include "core/data/left_out.h"
#include "core/data/series_names.h"
#include "core/data/series_table.h"

namespace greyscope::data {

/// Says of a row why its results are wrong, in the words of the program that measured them; empty where they are not.
/// Such results are missing, and what was measured stands as written beside the row.
inline constexpr std::string_view kInvalidColumn = "invalid";

/// The column of reasons; null where the table has none.
[[nodiscard]] inline const Column* invalidReasons(const Dataset& dataset) {
    const auto at = dataset.find(std::string(kInvalidColumn));
    return at && !dataset.columns()[*at].isNumeric() ? &dataset.columns()[*at] : nullptr;
}

/// The rows in which the result in any of these columns is invalid, ascending; columns that are not there are left out.
[[nodiscard]] inline std::vector<std::size_t> invalidRows(const Dataset& dataset,
                                                          const std::vector<std::string>& measured) {
    std::vector<std::size_t> rows;
    const Column* reasons = invalidReasons(dataset);
    for (std::size_t row = 0; reasons != nullptr && row < reasons->size(); ++row) {
        const auto isMissing = [&](const std::string& name) {
            const auto at = dataset.find(name);
            return at && dataset.columns()[*at].missingAt(row);
        };
        if (!reasons->missingAt(row) && std::any_of(measured.begin(), measured.end(), isMissing)) {
            rows.push_back(row);
        }
    }
    return rows;
}

/// A point of a series with a result that is invalid.
struct InvalidPoint {
    std::string series;
    std::size_t point = 0;
    std::optional<double> measured;  ///< none where it is not known
    std::string why;
};

/// Those of a table of series, in the order of the rows; none where the points are row numbers. Errors: those of
/// placedRows().
[[nodiscard]] inline base::Expected<std::vector<InvalidPoint>> invalidPoints(const Dataset& dataset,
                                                                             const SeriesQuery& query,
                                                                             const SeriesTable& table) {
    std::vector<InvalidPoint> found;
    if (invalidReasons(dataset) == nullptr || query.axis.size() != 1) {
        return found;
    }
    auto placed = placedRows(dataset, query.where, query.keys, query.axis);
    if (!placed) {
        return tl::unexpected(placed.error());
    }
    std::unordered_map<std::string, std::size_t> points;
    for (std::size_t point = 0; point < table.pointCount(); ++point) {
        points.emplace(table.points[point].labels.front(), point);
    }
    std::vector<const Column*> keys;
    for (const std::string& key : query.keys) {
        keys.push_back(*dataset.column(key));
    }
    const SeriesNames names(dataset, keys);
    const auto nameAt = [&](std::size_t row) {
        std::vector<std::string> parts;
        for (const Column* key : keys) {
            parts.push_back(key->textAt(row));
        }
        return keys.empty() ? query.value : names.of(parts);
    };
    const Column& axis = **dataset.column(query.axis.front());
    const bool wide = query.value.empty();
    for (const std::string& name : wide ? query.columns : std::vector{query.value}) {
        const Column& measured = **dataset.column(name);
        for (const std::size_t row : invalidRows(dataset, {name})) {
            const auto point = points.find(axis.textAt(row));
            if (point != points.end() && std::binary_search(placed->rows.begin(), placed->rows.end(), row)) {
                const std::string* written = measured.wordAt(row);
                found.push_back({wide ? name : nameAt(row), point->second, written ? numberIn(*written) : std::nullopt,
                                 invalidReasons(dataset)->textAt(row)});
            }
        }
    }
    return found;
}

}  // namespace greyscope::data
