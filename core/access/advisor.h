#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/access/pattern.h"
#include "core/striping/layout.h"

namespace greyscope::access {

/// Why a rule does not apply.
enum class Silence {
    none,         ///< the rule applies
    condition,    ///< its condition is not met
    outsideScope  ///< its condition is met, but outside the range that its paper measured
};

/// A paper's finding about a pattern on a layout, with its source.
struct Advice {
    std::string rule;  ///< stable identifier: "strided-servers"
    Silence silence = Silence::none;
    std::string condition;  ///< when the rule applies, in plain English
    std::string claim;
    std::string number;     ///< printed, or computed for this pattern
    bool computed = false;  ///< calculated from this pattern and layout
    std::string place;      ///< "P4 section 5.4"
    std::string scope;      ///< where it was measured
    std::string against;    ///< evidence to the contrary; "" if none is known
};

/// A pattern, its operation, and the layout of its file.
struct AdvisedCase {
    Pattern pattern;
    Operation operation = Operation::write;
    const striping::Layout& layout;
    bool splitWriting = false;  ///< subfiles are created when they are written to
};

/// Numbers of OSTs of the systems on which P4 and P2 measured the findings of most rules.
inline constexpr std::int64_t kOstsOfP4 = 4, kOstsOfP2 = 46;

/// The rule that applies to composite layouts only.
inline constexpr const char* kRuleOfSubfiles = "step-on-few";

/// Returns all rules in a fixed order, whether or not they apply. A rule never applies outside its scope.
[[nodiscard]] std::vector<Advice> adviceFor(const AdvisedCase& advised);

}  // namespace greyscope::access
