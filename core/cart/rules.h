#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/cart/tree.h"

namespace greyscope::cart {

/// A path from the root to a leaf as conditions on the predictors, one condition a predictor.
struct Condition {
    int feature = -1;
    bool categorical = false;
    bool hasLow = false, hasHigh = false;
    double low = 0.0, high = 0.0;            ///< low < x <= high, at thresholds
    double lowLabel = 0.0, highLabel = 0.0;  ///< the same at the largest left values, as P1 prints them
    /// The first of the predictor's that lead there, whether rows have them or not, and how many do.
    std::vector<std::int32_t> levels;
    std::size_t levelCount = 0;
};
struct LeafRule {
    int leaf = -1;
    std::vector<Condition> conditions;
    double value = 0.0;
    std::size_t n = 0;
};
/// Names of some levels of a categorical predictor.
[[nodiscard]] std::vector<std::string> levelNames(const Tree& tree, std::size_t feature,
                                                  const std::vector<std::int32_t>& levels);
/// The names of those in a set, joined with commas; the rest is counted where they are more than people read.
[[nodiscard]] std::string levelsText(const Tree& tree, std::size_t feature, const LevelSet& levels, std::size_t most);

/// How many levels a rule names; of more, one less.
constexpr std::size_t kRuleLevels = 21;
[[nodiscard]] std::string levelsText(const Tree& tree, const Condition& condition);
/// Those of all leaves, left before right; a condition lists so many levels. As long as the tree lists them, plus what
/// the rules list.
[[nodiscard]] std::vector<LeafRule> rulesOf(const Tree& tree, std::size_t levels = kRuleLevels);
/// What stands between the parts of a rule.
struct RuleWords {
    const char* before = "IF ";
    const char* between = " AND ";
    const char* in = " IN ";
    const char* after = " THEN ";
    const char* alone = "ALWAYS ";  ///< in place of conditions
};
/// Signs in place of words, for readers of any language.
inline constexpr RuleWords kRuleSigns{"", " \u2227 ", " \u2208 ", " \u21d2 ", ""};

/// "IF objects_per_ost <= 1 AND threads_per_ost > 8 THEN 1.23", or "THEN ratio = 1.23" where the response has a name.
[[nodiscard]] std::string ruleText(const Tree& tree, const LeafRule& rule, const std::string& responseName,
                                   const RuleWords& words = {});

}  // namespace greyscope::cart
