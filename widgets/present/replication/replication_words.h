#pragma once

#include <QString>

#include <vector>

#include "core/published/replicate.h"

namespace greyscope::widgets {

// Words for the calculation rules, causes, places and verdicts of the replication report (core/replication).

/// The verdict on a line of the replication report; stateInFull() has the meanings.
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

/// Returns a verdict in short, for tables: "Contradicted".
[[nodiscard]] QString stateText(LineState state);
/// Returns a verdict in full: "Contradicted by the paper's own data".
[[nodiscard]] QString stateInFull(LineState state);

/// Returns how close a computed number must be to the printed one: "rounds to the printed digits".
[[nodiscard]] QString toleranceText(published::Tolerance tolerance);

/// Returns the short name of a paper: "P0".
[[nodiscard]] QString paperText(published::Paper paper);
/// Returns the authors and the short title of a paper.
[[nodiscard]] QString paperInFull(published::Paper paper);
/// Returns where a number is printed in the paper: "Table IX", "§ 2.3".
[[nodiscard]] QString placeText(const published::Printed& printed);
/// Returns the name of a quantity in the user's language: "relational degree".
[[nodiscard]] QString quantityText(const std::string& quantity);
/// Returns the English names of all quantities that have a translation.
[[nodiscard]] const std::vector<const char*>& quantityNames();

/// Returns the calculation that gives a number: "GM(1,1) on the first six points".
[[nodiscard]] QString ruleText(published::ReadingRule rule);

/// Returns a sentence with the reason for the verdict on a line. If the line's items differ in an argument of the
/// reason, it lists the arguments.
[[nodiscard]] QString whyText(const published::ReplicationReport& report, const published::ReportLine& line);

}  // namespace greyscope::widgets
