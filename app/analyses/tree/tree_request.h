#pragma once

#include <memory>
#include <optional>

#include "app/study/study.h"
#include "core/relative/column_tree.h"
#include "widgets/common/view_state.h"

namespace greyscope::app {

/// The inputs of the Tree page: a table, the response and the factors.
struct TreeRequest {
    std::shared_ptr<const data::Dataset> dataset;
    relative::ColumnTreeOptions options;
    bool operator==(const TreeRequest&) const = default;
};

/// Returns the request for the active table; the defaults are its metric, its keys and its factors. nullopt without a
/// table, without a numeric response, or without a column that could explain it.
[[nodiscard]] std::optional<TreeRequest> treeRequest(const Study& study);
[[nodiscard]] widgets::Empty treeNeeds(const Study& study);

/// responsesOf() returns the numeric columns, which can be explained; factorsOf() returns all other columns, which can
/// explain the response.
[[nodiscard]] std::vector<std::string> responsesOf(const StudyTable& table);
[[nodiscard]] std::vector<std::string> factorsOf(const StudyTable& table, const std::string& response);

}  // namespace greyscope::app
