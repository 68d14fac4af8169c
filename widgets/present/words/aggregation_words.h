#pragma once

#include <QString>

#include "core/data/series/aggregation.h"

namespace greyscope::widgets {

/// The name of an aggregation in a list: "mean", "standard deviation", "p99.5".
[[nodiscard]] QString aggregationWord(const data::Aggregation& aggregation);
/// How several measurements were merged into one value: "by median"; "none to merge".
[[nodiscard]] QString aggregationText(const data::Aggregation& aggregation);
/// The name of aggregated values: "p99.5 of latency", with `perRun` "Sum of bandwidth per run"; just the name without
/// an aggregation.
[[nodiscard]] QString aggregatedName(const QString& name, const data::Aggregation& aggregation, bool perRun = false);

}  // namespace greyscope::widgets
