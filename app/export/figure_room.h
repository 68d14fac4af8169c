#pragma once

#include "app/export/check/figure_check.h"
#include "app/export/check/figure_rules.h"
#include "app/export/figure_subject.h"

namespace greyscope::app {

inline constexpr double kSlackMm = 0.15;

/// With the letter above it: what a row of a sheet is to be high.
[[nodiscard]] double heightFor(const CheckedPart& part);

/// The remedy of a broken rule: the first of more height, smaller text and more width, as far as they are taken, with
/// which the rule is kept. Where there is none the sentence says so.
void offerRoom(RuleCheck* rule, const CheckedPart& part, FigureCheck& check);

}  // namespace greyscope::app
