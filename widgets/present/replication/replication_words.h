#pragma once

#include <QString>

#include <vector>

#include "core/published/replicate.h"

namespace greyscope::widgets {

// The words for what core/replication names: rules, causes, places and verdicts.

/// What a line is marked with.
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

/// "Contradicted": for tables.
[[nodiscard]] QString stateText(LineState state);
/// "contradicted by the paper's own data": in full.
[[nodiscard]] QString stateInFull(LineState state);

/// How near a computed number has to be to the printed one.
[[nodiscard]] QString toleranceText(published::Tolerance tolerance);

/// "P0"
[[nodiscard]] QString paperText(published::Paper paper);
/// Authors and short title.
[[nodiscard]] QString paperInFull(published::Paper paper);
/// "Table IX", "§ 2.3"
[[nodiscard]] QString placeText(const published::Printed& printed);
/// "relational degree", in the user's language.
[[nodiscard]] QString quantityText(const std::string& quantity);
/// Every quantity that has a translation.
[[nodiscard]] const std::vector<const char*>& quantityNames();

/// How a number was calculated: "GM(1,1) on the first six points".
[[nodiscard]] QString ruleText(published::ReadingRule rule);

/// One sentence: why the items of a line came to their verdict. Arguments in which the items differ are listed.
[[nodiscard]] QString whyText(const published::ReplicationReport& report, const published::ReportLine& line);

}  // namespace greyscope::widgets
