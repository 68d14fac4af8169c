#pragma once

#include "app/export/check/figure_check.h"
#include "app/export/check/figure_rules.h"
#include "app/export/figure_subject.h"

namespace greyscope::app {

inline constexpr double kSlackMm = 0.15;

/// Returns the height in millimetres of a sheet's row for this part, including the letter above it.
[[nodiscard]] double heightFor(const CheckedPart& part);

/// Offers a remedy for a broken rule: the first of more height, smaller text and more width that is allowed and with
/// which the rule is kept. If there is none, the sentence says so.
void offerRoom(RuleCheck* rule, const CheckedPart& part, FigureCheck& check);

}  // namespace greyscope::app
