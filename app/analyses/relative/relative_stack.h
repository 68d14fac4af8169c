#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "app/analyses/relative/relative_request.h"

namespace greyscope::app {

/// Several series stacked as a table with a column that names them, and the model's options for this table.
struct Stacked {
    data::Dataset dataset;
    relative::RelativeOptions options;
    std::size_t withoutSystem = 0;  ///< rows of a long table that belong to no series because a key is missing
    std::vector<std::size_t> rows;  ///< for each row, its row in the request's dataset
};

/// Stacks the series `systems` as one table. `metrics` are the measured columns of a long table; a wide table has one
/// column per system instead. All columns that the request names must exist. Errors: unknownSeries, unknownColumn.
[[nodiscard]] base::Expected<Stacked> stacked(const RelativeRequest& request, const std::vector<std::string>& systems,
                                              const std::vector<std::string>& metrics);

/// Returns the account of the rows of the request's own table, of which the stacked series are a part. `fates` and
/// `account` are those of the stacked table.
[[nodiscard]] base::Expected<data::LeftOut> accountOf(const RelativeRequest& request, const Stacked& stacked,
                                                      const std::vector<relative::Fate>& fates, data::LeftOut account);

/// Returns the options of the request for the model, except the column that names the systems.
[[nodiscard]] relative::RelativeOptions optionsOf(const RelativeRequest& request);

}  // namespace greyscope::app
