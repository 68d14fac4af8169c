#pragma once

#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "app/cli/output/output.h"
#include "core/cart/cross_validate.h"
#include "core/cart/tree.h"

namespace CLI {
class App;
}

namespace greyscope::app::cli {

/// Returns a tree as JSON: {"nodes": [...], "rules": [...], "importance": {...}}. Ids are the indices of the nodes; a
/// leaf has no feature.
[[nodiscard]] nlohmann::ordered_json treeJson(const cart::Tree& tree, const std::string& responseName);

/// Returns the cost-complexity sequence of a tree: alpha, leaves and the sum of squares at each step.
[[nodiscard]] nlohmann::ordered_json pathJson(const cart::Tree& tree, const std::vector<cart::PruneStep>& path);
/// Returns the cross-validated error at each step of the sequence, with its standard error and the error of each fold.
[[nodiscard]] nlohmann::ordered_json validationJson(const cart::Tree& tree, const cart::CrossValidation& validation);

/// Returns the tree as text with one line per node, indented by depth.
[[nodiscard]] std::string outlineOf(const cart::Tree& tree);
/// Returns the rules of the tree, one per line.
[[nodiscard]] std::string rulesText(const cart::Tree& tree, const std::string& responseName);

/// Declares --prune, and --folds for its cross-validation. `how` receives the value of --prune.
void declarePruning(CLI::App& app, std::string& how, std::size_t& folds);

}  // namespace greyscope::app::cli
