#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/access/pattern.h"
#include "core/striping/layout.h"

namespace greyscope::access {

/// Why a rule says nothing.
enum class Silence {
    none,         ///< it speaks
    condition,    ///< what it speaks of is not the case
    outsideScope  ///< it is, but not within what its paper measured
};

/// What a paper found of a pattern on a layout, and where it found it.
struct Advice {
    std::string rule;  ///< stable: "strided-servers"
    Silence silence = Silence::none;
    std::string condition;  ///< when it speaks, in plain English
    std::string claim;
    std::string number;     ///< printed, or computed for this pattern
    bool computed = false;  ///< arithmetic of this pattern and layout
    std::string place;      ///< "P4 section 5.4"
    std::string scope;      ///< where it was measured
    std::string against;    ///< evidence to the contrary; "" of none known
};

/// A pattern, what it does, and the layout of its file.
struct AdvisedCase {
    Pattern pattern;
    Operation operation = Operation::write;
    const striping::Layout& layout;
    bool splitWriting = false;  ///< subfiles are created when they are written to
};

/// OSTs of the systems on which P4 and P2 measured what most rules say.
inline constexpr std::int64_t kOstsOfP4 = 4, kOstsOfP2 = 46;

/// The rule that speaks of composite layouts alone.
inline constexpr const char* kRuleOfSubfiles = "step-on-few";

/// All rules in a fixed order, those that speak and those that do not. A rule never speaks outside its scope.
[[nodiscard]] std::vector<Advice> adviceFor(const AdvisedCase& advised);

}  // namespace greyscope::access
