#include "app/cli/relative/tree_output.h"

#include <string_view>
#include <utility>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/arguments/option_values.h"
#include "app/cli/output/table_output.h"
#include "core/cart/rules.h"
#include "widgets/present/tree/node_table.h"

namespace greyscope::app::cli {

using Json = nlohmann::ordered_json;

namespace {

/// Returns a row of the table without the entries that a leaf or a numeric node does not have; levels as a list.
Json nodeJson(const cart::Tree& tree, const cart::Node& node, Json json) {
    const auto feature = static_cast<std::size_t>(node.feature);
    for (const char* key : {"feature", "threshold", "levels", "levels_right", "left", "right"}) {
        if (json[key].is_null()) {
            json.erase(key);
        } else if (std::string_view(key).starts_with("levels")) {
            json[key] = cart::levelNames(tree, feature, node.leftLevels.listed());
        }
    }
    return json;
}

}  // namespace

Json treeJson(const cart::Tree& tree, const std::string& responseName) {
    Json json;
    json["nodes"] = jsonRows(widgets::treeNodes(tree));
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
        json["nodes"][i] = nodeJson(tree, tree.nodes[i], std::move(json["nodes"][i]));
    }
    json["rules"] = Json::array();
    for (const cart::LeafRule& rule : cart::rulesOf(tree)) {
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
    return alignedTable(widgets::treeNodes(tree).withRows(widgets::outlineOrder(tree)));
}

std::string rulesText(const cart::Tree& tree, const std::string& responseName) {
    std::string text;
    for (const cart::LeafRule& rule : cart::rulesOf(tree)) {
        text += cart::ruleText(tree, rule, responseName) + "  (" + std::to_string(rule.n) +
                (rule.n == 1 ? " row)\n" : " rows)\n");
    }
    return text;
}

void declarePruning(CLI::App& app, std::string& how, std::size_t& folds) {
    app.add_option("--prune", how, "How far to prune; cv: by cross-validation, one standard error")
        ->type_name("none|cv|alpha=X")
        ->capture_default_str();
    declareCount(app, "--folds", folds, "Folds of --prune cv", 2)->type_name("K");
}

}  // namespace greyscope::app::cli
