#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/cart/tree.h"

namespace greyscope::cart {

/// One condition of a leaf's rule: the bounds or levels of one predictor. All splits by that predictor on the path from
/// the root to the leaf are combined.
struct Condition {
    int feature = -1;
    bool categorical = false;
    bool hasLow = false, hasHigh = false;
    double low = 0.0, high = 0.0;  ///< the bounds low < x <= high, as thresholds of the tree
    /// The same bounds as the largest training values on the left of the splits, which P1 prints.
    double lowLabel = 0.0, highLabel = 0.0;
    /// For a categorical predictor: the first levels that lead to the leaf, including levels that no training row has
    /// there. `levelCount` is the number of all such levels.
    std::vector<std::int32_t> levels;
    std::size_t levelCount = 0;
};
/// A leaf as a rule: the conditions that lead to it, its mean response and its number of training rows.
struct LeafRule {
    int leaf = -1;
    std::vector<Condition> conditions;
    double value = 0.0;
    std::size_t n = 0;
};
/// Returns the names of the given levels of a categorical predictor.
[[nodiscard]] std::vector<std::string> levelNames(const Tree& tree, std::size_t feature,
                                                  const std::vector<std::int32_t>& levels);
/// Returns the names of the levels in a set, joined by commas. If there are more than `most` + 1, the first `most` are
/// named and the others counted.
[[nodiscard]] std::string levelsText(const Tree& tree, std::size_t feature, const LevelSet& levels, std::size_t most);

/// Largest number of levels that a rule names. If there are more, the rule names one fewer and states the number of the
/// others.
constexpr std::size_t kRuleLevels = 21;
/// Returns the names of the levels in a categorical condition, joined by commas.
[[nodiscard]] std::string levelsText(const Tree& tree, const Condition& condition);
/// Returns the rules of all leaves, from left to right in the tree. Each condition lists at most `levels` levels. The
/// time is proportional to the number of levels that the tree and the rules list.
[[nodiscard]] std::vector<LeafRule> rulesOf(const Tree& tree, std::size_t levels = kRuleLevels);
/// The words around the parts of a rule, for ruleText().
struct RuleWords {
    const char* before = "IF ";
    const char* between = " AND ";
    const char* in = " IN ";
    const char* after = " THEN ";
    const char* alone = "ALWAYS ";  ///< text used if there are no conditions
};
/// Logical symbols in the place of words, for a rule in any language.
inline constexpr RuleWords kRuleSigns{"", " \u2227 ", " \u2208 ", " \u21d2 ", ""};

/// Returns a rule as text: "IF objects_per_ost <= 1 AND threads_per_ost > 8 THEN 1.23", or "... THEN ratio = 1.23" if
/// `responseName` is not empty.
[[nodiscard]] std::string ruleText(const Tree& tree, const LeafRule& rule, const std::string& responseName,
                                   const RuleWords& words = {});

}  // namespace greyscope::cart
