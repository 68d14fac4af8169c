#include "core/cart/rules.h"

#include <algorithm>
#include <utility>

#include "core/base/text.h"
#include "core/cart/tree_text.h"

namespace greyscope::cart {
namespace {

/// What leads from a node to one of its children.
struct Turn {
    const Node* node;
    bool left;
};

/// Levels that some cuts leave: those that one of them lists, less what the others take, or all but those listed.
LevelSet levelsBehind(const std::vector<Turn>& turns) {
    const auto lists = [](const Turn& turn) { return turn.node->leftLevels.allBut() != turn.left; };
    const auto listed = [](const Turn& turn) { return turn.node->leftLevels.listed(); };
    std::vector<std::int32_t> levels;
    const auto narrowest = std::min_element(turns.begin(), turns.end(), [&](const Turn& a, const Turn& b) {
        return std::pair(!lists(a), a.node->leftLevels.listed().size()) <
               std::pair(!lists(b), b.node->leftLevels.listed().size());
    });
    const bool allBut = !lists(*narrowest);
    if (allBut) {
        for (const Turn& turn : turns) {
            const auto without = listed(turn);
            levels.insert(levels.end(), without.begin(), without.end());
        }
        std::sort(levels.begin(), levels.end());
        levels.erase(std::unique(levels.begin(), levels.end()), levels.end());
        return {std::move(levels), true};
    }
    levels = listed(*narrowest);
    std::erase_if(levels, [&](std::int32_t level) {
        return std::any_of(turns.begin(), turns.end(),
                           [&](const Turn& turn) { return turn.node->leftLevels.contains(level) != turn.left; });
    });
    return {std::move(levels), false};
}

/// Deeper thresholds lie inside the earlier ones.
Condition conditionOf(const Tree& tree, const std::vector<Turn>& turns) {
    Condition condition;
    condition.feature = turns.front().node->feature;
    condition.categorical = !tree.featureLevels[static_cast<std::size_t>(condition.feature)].empty();
    if (condition.categorical) {
        condition.levels = levelsBehind(turns);
        return condition;
    }
    for (const auto& [node, left] : turns) {
        (left ? condition.hasHigh : condition.hasLow) = true;
        (left ? condition.high : condition.low) = node->threshold;
        (left ? condition.highLabel : condition.lowLabel) = node->largestLeft;
    }
    return condition;
}

/// Predictors in the order in which the path meets them.
std::vector<Condition> conditionsOf(const Tree& tree, int leaf) {
    std::vector<std::vector<Turn>> turns;
    const std::vector<int> path = tree.pathTo(leaf);
    for (std::size_t step = 0; step + 1 < path.size(); ++step) {
        const Node& node = tree.nodes[static_cast<std::size_t>(path[step])];
        auto known = std::find_if(turns.begin(), turns.end(), [&](const std::vector<Turn>& each) {
            return each.front().node->feature == node.feature;
        });
        known = known == turns.end() ? turns.insert(known, std::vector<Turn>()) : known;
        known->push_back({&node, node.left == path[step + 1]});
    }
    std::vector<Condition> conditions;
    for (const std::vector<Turn>& each : turns) {
        conditions.push_back(conditionOf(tree, each));
    }
    return conditions;
}

std::string conditionText(const Tree& tree, const Condition& condition) {
    const auto feature = static_cast<std::size_t>(condition.feature);
    const std::string& name = tree.featureNames[feature];
    if (condition.categorical) {
        const std::string levels = levelsText(tree, feature, condition.levels);
        return name + (condition.levels.count(tree.featureLevels[feature].size()) == 1 ? " = " + levels
                                                                                       : " IN {" + levels + "}");
    }
    if (condition.hasLow && condition.hasHigh) {
        return base::toText(condition.lowLabel) + " < " + name + " <= " + base::toText(condition.highLabel);
    }
    return condition.hasLow ? name + " > " + base::toText(condition.lowLabel)
                            : name + " <= " + base::toText(condition.highLabel);
}

}  // namespace

std::vector<std::string> levelNames(const Tree& tree, std::size_t feature, const std::vector<std::int32_t>& levels) {
    std::vector<std::string> names;
    for (const std::int32_t level : levels) {
        names.push_back(tree.featureLevels[feature][static_cast<std::size_t>(level)]);
    }
    return names;
}

std::string levelsText(const Tree& tree, std::size_t feature, const LevelSet& levels, std::size_t most) {
    const std::size_t all = tree.featureLevels[feature].size();
    const std::size_t more = levels.count(all) > most + 1 ? levels.count(all) - most : 0;
    return base::joined(levelNames(tree, feature, levels.codes(all, levels.count(all) - more)), ", ") +
           (more > 0 ? ", " + std::to_string(more) + " more" : "");
}

std::vector<Rule> rulesOf(const Tree& tree) {
    std::vector<Rule> rules;
    std::vector<int> pending{0};
    while (!pending.empty()) {
        const int index = pending.back();
        pending.pop_back();
        const Node& node = tree.nodes[static_cast<std::size_t>(index)];
        if (node.isLeaf()) {
            rules.push_back({index, conditionsOf(tree, index), node.value, node.n});
        } else {
            pending.insert(pending.end(), {node.right, node.left});
        }
    }
    return rules;
}

std::string ruleText(const Tree& tree, const Rule& rule, const std::string& responseName) {
    std::string text;
    for (const Condition& condition : rule.conditions) {
        text += (text.empty() ? "IF " : " AND ") + conditionText(tree, condition);
    }
    text += text.empty() ? "ALWAYS " : " THEN ";
    return text + (responseName.empty() ? "" : responseName + " = ") + roundedText(rule.value);
}

}  // namespace greyscope::cart
