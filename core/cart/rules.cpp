#include "core/cart/rules.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "core/base/text.h"
#include "core/cart/tree_text.h"

namespace greyscope::cart {
namespace {

Condition& conditionOn(std::vector<Condition>& conditions, const Tree& tree, int feature) {
    const auto known = std::find_if(conditions.begin(), conditions.end(),
                                    [&](const Condition& condition) { return condition.feature == feature; });
    if (known != conditions.end()) {
        return *known;
    }
    Condition condition;
    condition.feature = feature;
    const auto levels = tree.featureLevels[static_cast<std::size_t>(feature)].size();
    condition.categorical = levels > 0;
    condition.levels.resize(levels);
    std::iota(condition.levels.begin(), condition.levels.end(), 0);
    return conditions.emplace_back(std::move(condition));
}

/// Narrows a condition by one step down the tree. Deeper thresholds lie inside the earlier ones.
void narrow(Condition& condition, const Node& node, bool left) {
    if (condition.categorical) {
        std::erase_if(condition.levels, [&](std::int32_t level) { return node.leftLevels.contains(level) != left; });
    } else if (left) {
        condition.hasHigh = true;
        condition.high = node.threshold;
        condition.highLabel = node.largestLeft;
    } else {
        condition.hasLow = true;
        condition.low = node.threshold;
        condition.lowLabel = node.largestLeft;
    }
}

/// A node and what leads to it.
struct Reached {
    int node = 0;
    std::vector<Condition> conditions;
};

Reached childOf(const Tree& tree, const Node& node, bool left, std::vector<Condition> conditions) {
    narrow(conditionOn(conditions, tree, node.feature), node, left);
    return {left ? node.left : node.right, std::move(conditions)};
}

std::string conditionText(const Tree& tree, const Condition& condition) {
    const auto feature = static_cast<std::size_t>(condition.feature);
    const std::string& name = tree.featureNames[feature];
    if (condition.categorical) {
        const std::string levels = base::joined(levelNames(tree, feature, condition.levels), ", ");
        return name + (condition.levels.size() == 1 ? " = " + levels : " IN {" + levels + "}");
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

std::vector<Rule> rulesOf(const Tree& tree) {
    std::vector<Rule> rules;
    std::vector<Reached> pending(1);
    while (!pending.empty()) {
        Reached reached = std::move(pending.back());
        pending.pop_back();
        const Node& node = tree.nodes[static_cast<std::size_t>(reached.node)];
        if (node.isLeaf()) {
            rules.push_back({reached.node, std::move(reached.conditions), node.value, node.n});
        } else {
            pending.push_back(childOf(tree, node, false, reached.conditions));
            pending.push_back(childOf(tree, node, true, std::move(reached.conditions)));
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
