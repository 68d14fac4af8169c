#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/cart/tree.h"

namespace greyscope::cart {

/// A path from the root to a leaf as conditions, one per predictor.
struct Condition {
    int feature = -1;
    bool categorical = false;
    bool hasLow = false, hasHigh = false;
    double low = 0.0, high = 0.0;            ///< low < x <= high, as thresholds
    double lowLabel = 0.0, highLabel = 0.0;  ///< the same bounds as the largest values that go left, as P1 prints them
    /// The first levels of the predictor that lead there, whether or not rows have them, and the number of all such
    /// levels.
    std::vector<std::int32_t> levels;
    std::size_t levelCount = 0;
};
struct LeafRule {
    int leaf = -1;
    std::vector<Condition> conditions;
    double value = 0.0;
    std::size_t n = 0;
};
/// Returns the names of some levels of a categorical predictor.
[[nodiscard]] std::vector<std::string> levelNames(const Tree& tree, std::size_t feature,
                                                  const std::vector<std::int32_t>& levels);
/// Returns the names of the levels in a set, joined by commas. If there are more than `most` + 1, the first `most` are
/// named and the others counted.
[[nodiscard]] std::string levelsText(const Tree& tree, std::size_t feature, const LevelSet& levels, std::size_t most);

/// Most levels that a rule names; if there are more, one fewer is named and the others are counted.
constexpr std::size_t kRuleLevels = 21;
[[nodiscard]] std::string levelsText(const Tree& tree, const Condition& condition);
/// Returns the rules of all leaves, left before right. A condition lists at most `levels` levels. Takes time
/// proportional to the levels listed by the tree and the rules.
[[nodiscard]] std::vector<LeafRule> rulesOf(const Tree& tree, std::size_t levels = kRuleLevels);
/// The texts between the parts of a rule.
struct RuleWords {
    const char* before = "IF ";
    const char* between = " AND ";
    const char* in = " IN ";
    const char* after = " THEN ";
    const char* alone = "ALWAYS ";  ///< text used if there are no conditions
};
/// Symbols instead of words, independent of the language.
inline constexpr RuleWords kRuleSigns{"", " \u2227 ", " \u2208 ", " \u21d2 ", ""};

/// Returns "IF objects_per_ost <= 1 AND threads_per_ost > 8 THEN 1.23", or "THEN ratio = 1.23" if `responseName` is
/// set.
[[nodiscard]] std::string ruleText(const Tree& tree, const LeafRule& rule, const std::string& responseName,
                                   const RuleWords& words = {});

}  // namespace greyscope::cart
