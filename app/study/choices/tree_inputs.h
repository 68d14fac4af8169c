#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/study/study.h"

namespace greyscope::app {

/// The data and options of the trees from the reference to other series of its table.
struct TreeInputs {
    std::shared_ptr<const data::Dataset> dataset;
    data::SeriesQuery query;  ///< names the series; its axis consists of the factors that match cells
    std::string from;         ///< name of the reference
    relative::RelativeOptions model;
    bool operator==(const TreeInputs&) const = default;
};
/// Returns nullopt if the study has no reference, no compared series in the reference's table, or no factors.
[[nodiscard]] std::optional<TreeInputs> treeInputs(const Study& study);

}  // namespace greyscope::app
