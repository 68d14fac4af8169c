#pragma once

#include <optional>

#include "widgets/present/table/table.h"
#include "widgets/present/trends/trends_present.h"

namespace greyscope::widgets {

/// Returns the column that names the panel of each row; nullopt if the result has a single chart.
[[nodiscard]] std::optional<TableColumn> panelColumn(const TrendsResult& result);

/// Returns all values of the selected series, one row for each point of each series in each panel: the value in the
/// measure of the chart with the ends of its error bar, and for a scatter chart its x.
[[nodiscard]] Table trendTable(const TrendsResult& result);

}  // namespace greyscope::widgets
