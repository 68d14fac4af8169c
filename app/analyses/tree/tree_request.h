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

/// Returns the request for the active table; by default its metric is explained by its keys and factors. Returns
/// nullopt without a table, without a numeric response, or without a column that could explain it.
[[nodiscard]] std::optional<TreeRequest> treeRequest(const Study& study);
[[nodiscard]] widgets::Empty treeNeeds(const Study& study);

/// Returns the names of the numeric columns, each of which can be the response.
[[nodiscard]] std::vector<std::string> responsesOf(const StudyTable& table);
/// Returns the names of all columns except the response; each can be a factor that explains it.
[[nodiscard]] std::vector<std::string> factorsOf(const StudyTable& table, const std::string& response);

}  // namespace greyscope::app
