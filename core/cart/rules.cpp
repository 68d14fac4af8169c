#include "core/cart/rules.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/base/text.h"
#include "core/cart/levels_left.h"
#include "core/cart/tree_text.h"

namespace greyscope::cart {
namespace {

/// The conditions that the nodes from the root to the current node impose on each predictor.
class Path {
public:
    Path(const Tree& tree, std::size_t mostLevels) : m_tree(tree), m_mostLevels(mostLevels) {
        m_features.resize(tree.featureNames.size());
        for (std::size_t f = 0; f < m_features.size(); ++f) {
            m_features[f].levels.emplace(tree.featureLevels[f].size());
        }
    }

    void enter(const Node& node, bool left) {
        Said& said = m_features[static_cast<std::size_t>(node.feature)];
        if (said.turns.empty()) {
            m_met.push_back(node.feature);
        }
        Condition condition = said.turns.empty() ? Condition() : said.turns.back();
        condition.feature = node.feature;
        condition.categorical = !m_tree.featureLevels[static_cast<std::size_t>(node.feature)].empty();
        if (condition.categorical) {
            said.levels->enter(node.leftLevels, left);
        } else {  // deeper thresholds are always tighter
            (left ? condition.hasHigh : condition.hasLow) = true;
            (left ? condition.high : condition.low) = node.threshold;
            (left ? condition.highLabel : condition.lowLabel) = node.largestLeft;
        }
        said.turns.push_back(std::move(condition));
    }

    void leave(const Node& node) {
        Said& said = m_features[static_cast<std::size_t>(node.feature)];
        if (said.turns.back().categorical) {
            said.levels->leave();
        }
        said.turns.pop_back();
        if (said.turns.empty()) {
            m_met.pop_back();
        }
    }

    /// Returns the conditions in the order in which the path meets the predictors.
    [[nodiscard]] std::vector<Condition> conditions() const {
        std::vector<Condition> conditions;
        for (const int feature : m_met) {
            const Said& said = m_features[static_cast<std::size_t>(feature)];
            conditions.push_back(said.turns.back());
            if (conditions.back().categorical) {
                conditions.back().levels = said.levels->first(m_mostLevels);
                conditions.back().levelCount = said.levels->count();
            }
        }
        return conditions;
    }

private:
    struct Said {
        std::vector<Condition> turns;  ///< condition after each node of this predictor
        std::optional<LevelsLeft> levels;
    };
    const Tree& m_tree;
    std::size_t m_mostLevels;
    std::vector<Said> m_features;
    std::vector<int> m_met;
};

/// Returns the names, followed by the number of further ones.
std::string namesText(const Tree& tree, std::size_t feature, const std::vector<std::int32_t>& levels,
                      std::size_t more) {
    return base::joined(levelNames(tree, feature, levels), ", ") +
           (more > 0 ? ", " + std::to_string(more) + " more" : "");
}

std::string conditionText(const Tree& tree, const Condition& condition, const RuleWords& words) {
    const auto feature = static_cast<std::size_t>(condition.feature);
    const std::string& name = tree.featureNames[feature];
    if (condition.categorical) {
        const std::string names = levelsText(tree, condition);
        return name + (condition.levelCount == 1 ? " = " + names : std::string(words.in) + "{" + names + "}");
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
    return namesText(tree, feature, levels.codes(all, levels.count(all) - more), more);
}

std::string levelsText(const Tree& tree, const Condition& condition) {
    std::vector<std::int32_t> levels = condition.levels;
    if (levels.size() < condition.levelCount) {
        levels.resize(std::min(levels.size(), kRuleLevels - 1));
    }
    return namesText(tree, static_cast<std::size_t>(condition.feature), levels, condition.levelCount - levels.size());
}

std::vector<LeafRule> rulesOf(const Tree& tree, std::size_t levels) {
    std::vector<LeafRule> rules;
    Path path(tree, levels);
    const auto node = [&](int index) -> const Node& { return tree.nodes[static_cast<std::size_t>(index)]; };
    for (int index = 0;;) {
        for (; !node(index).isLeaf(); index = node(index).left) {
            path.enter(node(index), true);
        }
        rules.push_back({index, path.conditions(), node(index).value, node(index).n});
        int parent = node(index).parent;
        for (; parent >= 0 && node(parent).right == index; parent = node(index).parent) {
            path.leave(node(parent));
            index = parent;
        }
        if (parent < 0) {
            return rules;
        }
        path.leave(node(parent));
        path.enter(node(parent), false);
        index = node(parent).right;
    }
}

std::string ruleText(const Tree& tree, const LeafRule& rule, const std::string& responseName, const RuleWords& words) {
    std::string text;
    for (const Condition& condition : rule.conditions) {
        text += (text.empty() ? words.before : words.between) + conditionText(tree, condition, words);
    }
    text += text.empty() ? words.alone : words.after;
    return text + (responseName.empty() ? "" : responseName + " = ") + roundedText(rule.value);
}

}  // namespace greyscope::cart
