#include "app/cli/relative/tree_output.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/arguments/option_values.h"
#include "core/base/text.h"
#include "core/cart/rules.h"

namespace greyscope::app::cli {

using Json = nlohmann::ordered_json;

namespace {

/// The levels that a node lists; leftLevels says whether they go left, or all but them.
std::vector<std::string> listedLevels(const cart::Tree& tree, const cart::Node& node) {
    return cart::levelNames(tree, static_cast<std::size_t>(node.feature), node.leftLevels.listed());
}

bool isCategorical(const cart::Tree& tree, const cart::Node& node) {
    return !tree.featureLevels[static_cast<std::size_t>(node.feature)].empty();
}

/// A sum of squares in squares of the response, if that is a number.
std::optional<double> squaresOf(const cart::Tree& tree, const cart::Node& node) {
    return cart::inSquaresOfResponse(tree, node.sse);
}

Json nodeJson(const cart::Tree& tree, std::size_t index) {
    const cart::Node& node = tree.nodes[index];
    Json json;
    json["id"] = index;
    if (!node.isLeaf()) {
        json["feature"] = tree.featureNames[static_cast<std::size_t>(node.feature)];
        if (isCategorical(tree, node)) {
            json[node.leftLevels.allBut() ? "levels_right" : "levels"] = listedLevels(tree, node);
        } else {
            json["threshold"] = node.threshold;
        }
        json["left"] = node.left;
        json["right"] = node.right;
    }
    json["n"] = node.n;
    json["value"] = node.value;
    json["sse"] = numberOrNull(squaresOf(tree, node));
    return json;
}

/// What leads from a node to one of its children.
std::string conditionText(const cart::Tree& tree, const cart::Node& node, bool left) {
    const std::string& name = tree.featureNames[static_cast<std::size_t>(node.feature)];
    if (isCategorical(tree, node)) {
        constexpr std::size_t shown = 4;
        return name + (left ? " in {" : " not in {") +
               cart::levelsText(tree, static_cast<std::size_t>(node.feature), node.leftLevels, shown) + "}";
    }
    return name + (left ? " <= " : " > ") + shortNumber(node.threshold);
}

}  // namespace

Json treeJson(const cart::Tree& tree, const std::string& responseName) {
    Json json;
    json["nodes"] = Json::array();
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
        json["nodes"].push_back(nodeJson(tree, i));
    }
    json["rules"] = Json::array();
    for (const cart::Rule& rule : cart::rulesOf(tree)) {
        json["rules"].push_back(cart::ruleText(tree, rule, responseName));
    }
    const std::vector<double> shares = cart::importance(tree);
    for (std::size_t f = 0; f < shares.size(); ++f) {
        json["importance"][tree.featureNames[f]] = shares[f];
    }
    return json;
}

Json pathJson(const cart::Tree& tree, const std::vector<cart::PruneStep>& path) {
    Json list = Json::array();
    for (const cart::PruneStep& step : path) {
        list.push_back({{"alpha", numberOrNull(cart::inSquaresOfResponse(tree, step.alpha))},
                        {"leaves", step.leaves},
                        {"sse", numberOrNull(cart::inSquaresOfResponse(tree, step.sse))}});
    }
    return list;
}

Json validationJson(const cart::Tree& tree, const cart::CrossValidation& validation) {
    const auto squares = [&](double value) { return numberOrNull(cart::inSquaresOfResponse(tree, value)); };
    Json json{{"best", validation.best}, {"chosen", validation.chosen}};
    for (const cart::CrossValidationStep& step : validation.steps) {
        json["alpha"].push_back(squares(step.step.alpha));
        json["leaves"].push_back(step.step.leaves);
        json["error"].push_back(squares(step.error));
        json["standard_error"].push_back(squares(step.standardError));
    }
    for (const cart::FoldCurve& fold : validation.folds) {
        Json errors = Json::array();
        for (const double error : fold.errors) {
            errors.push_back(squares(error));
        }
        json["folds"].push_back({{"rows", fold.rows}, {"error", std::move(errors)}});
    }
    return json;
}

std::string outlineOf(const cart::Tree& tree) {
    std::vector<std::vector<std::string>> rows{{"node", "rows", "value", "sum of squares"}};
    std::vector<std::size_t> open{0};  // depth first, left before right
    while (!open.empty()) {
        const std::size_t index = open.back();
        open.pop_back();
        const cart::Node& node = tree.nodes[index];
        const bool isRoot = node.parent < 0;
        const cart::Node& parent = tree.nodes[static_cast<std::size_t>(isRoot ? 0 : node.parent)];
        const std::string label =
            isRoot ? "all rows" : conditionText(tree, parent, parent.left == static_cast<int>(index));
        rows.push_back({std::string(2 * static_cast<std::size_t>(node.depth), ' ') + label, std::to_string(node.n),
                        shortNumber(node.value), shortNumber(squaresOf(tree, node))});
        if (!node.isLeaf()) {
            open.push_back(static_cast<std::size_t>(node.right));
            open.push_back(static_cast<std::size_t>(node.left));
        }
    }
    return alignedTable(rows);
}

std::string rulesText(const cart::Tree& tree, const std::string& responseName) {
    std::string text;
    for (const cart::Rule& rule : cart::rulesOf(tree)) {
        text += cart::ruleText(tree, rule, responseName) + "  (" + std::to_string(rule.n) +
                (rule.n == 1 ? " row)\n" : " rows)\n");
    }
    return text;
}

std::vector<std::vector<std::string>> nodeRows(const cart::Tree& tree) {
    std::vector<std::vector<std::string>> rows{
        {"id", "feature", "threshold", "levels", "levels_right", "left", "right", "n", "value", "sse"}};
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
        const cart::Node& node = tree.nodes[i];
        std::vector<std::string> row(7);
        row[0] = std::to_string(i);
        if (!node.isLeaf()) {
            row[1] = tree.featureNames[static_cast<std::size_t>(node.feature)];
            if (isCategorical(tree, node)) {
                row[node.leftLevels.allBut() ? 4 : 3] = base::joined(listedLevels(tree, node), ", ");
            } else {
                row[2] = exactNumber(node.threshold);
            }
            row[5] = std::to_string(node.left);
            row[6] = std::to_string(node.right);
        }
        row.insert(row.end(), {std::to_string(node.n), exactNumber(node.value), exactNumber(squaresOf(tree, node))});
        rows.push_back(std::move(row));
    }
    return rows;
}

void declarePruning(CLI::App& app, std::string& how, std::size_t& folds) {
    app.add_option("--prune", how, "How far; cv: cross-validated, one standard error")
        ->type_name("none|cv|alpha=X")
        ->capture_default_str();
    declareCount(app, "--folds", folds, "Folds of --prune cv", 2)->type_name("K");
}

}  // namespace greyscope::app::cli
