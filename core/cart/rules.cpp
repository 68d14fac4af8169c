#include "core/cart/rules.h"

#include <algorithm>
#include <numeric>

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
        std::erase_if(condition.levels, [&](std::int32_t level) {
            return std::binary_search(node.leftLevels.begin(), node.leftLevels.end(), level) != left;
        });
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

Rule ruleTo(const Tree& tree, int leaf) {
    const Node& node = tree.nodes[static_cast<std::size_t>(leaf)];
    Rule rule{leaf, {}, node.value, node.n};
    const std::vector<int> path = tree.pathTo(leaf);
    for (std::size_t step = 0; step + 1 < path.size(); ++step) {
        const Node& parent = tree.nodes[static_cast<std::size_t>(path[step])];
        narrow(conditionOn(rule.conditions, tree, parent.feature), parent, path[step + 1] == parent.left);
    }
    return rule;
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
    std::vector<int> pending{0};
    while (!pending.empty()) {
        const int index = pending.back();
        pending.pop_back();
        const Node& node = tree.nodes[static_cast<std::size_t>(index)];
        if (node.isLeaf()) {
            rules.push_back(ruleTo(tree, index));
        } else {
            pending.push_back(node.right);
            pending.push_back(node.left);
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
