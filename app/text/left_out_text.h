#pragma once

#include <QStringList>

#include "core/data/left_out.h"

namespace greyscope::app {

/// What a table of series leaves out, a phrase each: "2 rows belong to no series: note is empty (first in line 5)".
/// Empty where it shows every row.
[[nodiscard]] QStringList leftOutPhrases(const data::LeftOut& leftOut);

/// What the steps of a recipe left out or could not take as it stood, likewise.
[[nodiscard]] QStringList stepPhrases(const std::vector<data::StepAccount>& steps);
/// One count of a step in words: "192 rows do not meet tasks>1".
[[nodiscard]] QString tallyText(const data::Tally& tally);

/// The weightiest of it in a few words: "2 rows left out".
[[nodiscard]] QString leftOutSummary(const data::LeftOut& leftOut);

}  // namespace greyscope::app
