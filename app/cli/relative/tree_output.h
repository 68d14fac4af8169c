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

/// {"nodes": [...], "rules": [...], "importance": {...}}; ids are the nodes' indices, a leaf has no feature.
[[nodiscard]] nlohmann::ordered_json treeJson(const cart::Tree& tree, const std::string& responseName);

/// The cost-complexity sequence of a tree: alpha, leaves and the sum of squares at each step.
[[nodiscard]] nlohmann::ordered_json pathJson(const cart::Tree& tree, const std::vector<cart::PruneStep>& path);
/// The cross-validated error at each step of it, with its standard error and that of each fold.
[[nodiscard]] nlohmann::ordered_json validationJson(const cart::Tree& tree, const cart::CrossValidation& validation);

/// The tree with a line a node, children indented below their parent.
[[nodiscard]] std::string outlineOf(const cart::Tree& tree);
/// Its rules, one a line.
[[nodiscard]] std::string rulesText(const cart::Tree& tree, const std::string& responseName);

/// Declares --prune and the --folds of its cross-validation.
void declarePruning(CLI::App& app, std::string& how, std::size_t& folds);

}  // namespace greyscope::app::cli
