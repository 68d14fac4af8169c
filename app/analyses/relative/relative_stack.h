#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "app/analyses/relative/relative_request.h"

namespace greyscope::app {

/// Series below each other as a table with a column that names them, and the model's options for it.
struct Stacked {
    data::Dataset dataset;
    relative::RelativeOptions options;
    std::size_t withoutSystem = 0;  ///< rows of a long table that lack a key and belong to no series
    std::vector<std::size_t> rows;  ///< of the request's dataset: where each row comes from
};

/// `metrics` are the columns that were measured in a long table; a wide one has a column a system instead. All columns
/// that the request names are there. Errors: unknownSeries, unknownColumn.
[[nodiscard]] base::Expected<Stacked> stacked(const RelativeRequest& request, const std::vector<std::string>& systems,
                                              const std::vector<std::string>& metrics);

/// The model's options as the request has them; the column of the systems is left open.
[[nodiscard]] relative::RelativeOptions optionsOf(const RelativeRequest& request);

}  // namespace greyscope::app
