#pragma once

#include "app/export/check/figure_check.h"
#include "app/export/check/figure_rules.h"
#include "app/export/figure_subject.h"

namespace greyscope::app {

inline constexpr double kSlackMm = 0.15;

/// Returns the height in millimetres that a row of a sheet needs for this part, including the letter above it.
[[nodiscard]] double heightFor(const CheckedPart& part);

/// Adds a remedy for a broken rule to `check`: more height, smaller text or more width. It is the first of these that
/// is allowed and with which the rule is met. If there is none, the sentence of `check` says so.
void offerRoom(RuleCheck* rule, const CheckedPart& part, FigureCheck& check);

}  // namespace greyscope::app
