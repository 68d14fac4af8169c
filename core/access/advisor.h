#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/access/pattern.h"
#include "core/striping/layout.h"

namespace greyscope::access {

/// Whether a rule of adviceFor() applies to a case and, if not, why not.
enum class Silence {
    none,         ///< the rule applies
    condition,    ///< the condition of the rule is not met
    outsideScope  ///< the condition is met, but the case is outside the range that the rule's paper measured
};

/// A rule from a paper about an access pattern on a file layout: what it claims, whether it applies to the case, and
/// its source.
struct Advice {
    std::string rule;  ///< stable identifier: "strided-servers"
    Silence silence = Silence::none;
    std::string condition;  ///< when the rule applies, in English
    std::string claim;
    std::string number;     ///< the number that supports the claim: printed in the paper, or computed for this pattern
    bool computed = false;  ///< whether `number` was computed for this pattern and layout
    std::string place;      ///< "P4 section 5.4"
    std::string scope;      ///< the systems and settings in which the paper measured it
    std::string against;    ///< evidence against the claim; "" if none is known
};

/// The case that adviceFor() gives advice on: an access pattern, whether it reads or writes, and the layout of its
/// file.
struct AdvisedCase {
    Pattern pattern;
    Operation operation = Operation::write;
    const striping::Layout& layout;
    /// Whether a subfile (a component of the file) is created only when it is first written to.
    bool splitWriting = false;
};

/// Numbers of OSTs of the two systems on which papers P4 and P2 measured. Most rules apply only to layouts with one of
/// these numbers.
inline constexpr std::int64_t kOstsOfP4 = 4, kOstsOfP2 = 46;

/// Advice::rule of the only rule that requires a composite layout.
inline constexpr const char* kRuleOfSubfiles = "step-on-few";

/// Returns one Advice per rule, in a fixed order, including rules that do not apply. A rule applies only within the
/// range that its paper measured.
[[nodiscard]] std::vector<Advice> adviceFor(const AdvisedCase& advised);

}  // namespace greyscope::access
