#pragma once

#include <memory>
#include <optional>

#include "app/study/study.h"
#include "core/relative/column_tree.h"
#include "widgets/common/view_state.h"

namespace greyscope::app {

/// What the page Tree asks of a study: a table and what is explained by what.
struct TreeRequest {
    std::shared_ptr<const data::Dataset> dataset;
    relative::ColumnTreeOptions options;
    bool operator==(const TreeRequest&) const = default;
};

/// Of the active table: what the choices leave open are its metric and its keys and factors. None without a table, a
/// number to explain, or a column that could explain it.
[[nodiscard]] std::optional<TreeRequest> treeRequest(const Study& study);
[[nodiscard]] widgets::Empty treeNeeds(const Study& study);

/// Columns of numbers, which can be explained, and all others, which can explain them.
[[nodiscard]] std::vector<std::string> responsesOf(const StudyTable& table);
[[nodiscard]] std::vector<std::string> factorsOf(const StudyTable& table, const std::string& response);

}  // namespace greyscope::app
