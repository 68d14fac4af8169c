#pragma once

#include <QString>

#include "core/data/series/aggregation.h"

namespace greyscope::widgets {

/// As a choice: "mean", "standard deviation", "p99.5".
[[nodiscard]] QString aggregationWord(const data::Aggregation& aggregation);
/// How several measurements became one value: "by median"; "none to merge".
[[nodiscard]] QString aggregationText(const data::Aggregation& aggregation);
/// What the values are: "p99.5 of latency", with `perRun` "Sum of bandwidth per run"; the name without an aggregation.
[[nodiscard]] QString aggregatedName(const QString& name, const data::Aggregation& aggregation, bool perRun = false);

}  // namespace greyscope::widgets
