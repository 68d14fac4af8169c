#pragma once

#include <QString>

#include <vector>

#include "core/published/replicate.h"

namespace greyscope::widgets {

// Words for the rules, causes, places and verdicts of core/replication.

/// The state of a line of the report.
enum class LineState {
    contradicted,
    otherReading,
    notDeterminable,
    reproduced,
    repeatDiffers,
    repeatAgrees,
    identityFails,
    identityHolds,
    criterionMissed,
    criterionMet,
    given
};
[[nodiscard]] LineState stateOf(const published::Item& item, const published::Judgement& judgement);

/// Short, for tables: "Contradicted".
[[nodiscard]] QString stateText(LineState state);
/// In full: "contradicted by the paper's own data".
[[nodiscard]] QString stateInFull(LineState state);

/// How close a computed number must be to the printed one.
[[nodiscard]] QString toleranceText(published::Tolerance tolerance);

/// The short name of a paper: "P0".
[[nodiscard]] QString paperText(published::Paper paper);
/// Authors and short title of a paper.
[[nodiscard]] QString paperInFull(published::Paper paper);
/// The place in the paper: "Table IX", "§ 2.3".
[[nodiscard]] QString placeText(const published::Printed& printed);
/// A quantity in the user's language: "relational degree".
[[nodiscard]] QString quantityText(const std::string& quantity);
/// All quantities that have a translation.
[[nodiscard]] const std::vector<const char*>& quantityNames();

/// The calculation behind a number: "GM(1,1) on the first six points".
[[nodiscard]] QString ruleText(published::ReadingRule rule);

/// One sentence with the reason for the verdict on a line's items. Arguments in which the items differ are listed.
[[nodiscard]] QString whyText(const published::ReplicationReport& report, const published::ReportLine& line);

}  // namespace greyscope::widgets
