#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/study/study.h"

namespace greyscope::app {

/// Everything that determines the trees between the reference and the other series of its table.
struct TreeInputs {
    std::shared_ptr<const data::Dataset> dataset;
    data::SeriesQuery query;  ///< determines the names of the series; its axis consists of the factors that match cells
    std::string from;         ///< name of the reference
    relative::RelativeOptions model;
    bool operator==(const TreeInputs&) const = default;
};
/// Returns the inputs of the trees for a study; nullopt if it has no reference, no compared series in the reference's
/// table, or no factors.
[[nodiscard]] std::optional<TreeInputs> treeInputs(const Study& study);

}  // namespace greyscope::app
