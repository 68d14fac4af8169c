#pragma once

#include <QString>

#include "core/data/series/aggregation.h"

namespace greyscope::widgets {

/// Returns the name of an aggregation in a list: "mean", "standard deviation", "p99.5".
[[nodiscard]] QString aggregationWord(const data::Aggregation& aggregation);
/// Returns how several measurements were merged into one value: "by median"; "none to merge" if there were none.
[[nodiscard]] QString aggregationText(const data::Aggregation& aggregation);
/// Returns the name of aggregated values: "p99.5 of latency"; with `perRun` "Sum of bandwidth per run". Without an
/// aggregation it is `name`.
[[nodiscard]] QString aggregatedName(const QString& name, const data::Aggregation& aggregation, bool perRun = false);

}  // namespace greyscope::widgets
