#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/study/study.h"

namespace greyscope::app {

/// What the trees from the reference to other series of its table are grown of, and how.
struct TreeInputs {
    std::shared_ptr<const data::Dataset> dataset;
    data::SeriesQuery query;  ///< names the series; its axis are the factors that match cells
    std::string from;         ///< name of the reference
    relative::RelativeOptions model;
    bool operator==(const TreeInputs&) const = default;
};
/// nullopt where the study lacks a reference, a compared series in its table, or factors.
[[nodiscard]] std::optional<TreeInputs> treeInputs(const Study& study);

}  // namespace greyscope::app
