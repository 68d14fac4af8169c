#pragma once

#include <QStringList>

#include <vector>

#include "core/relative/breakdown.h"
#include "core/relative/model.h"
#include "widgets/present/relative/relative_parts.h"
#include "widgets/present/relative/relative_present.h"
#include "widgets/present/spec/matrix_spec.h"

// The tables beside the figures of a relative model: its errors by level, metric and scenario, and the cells that could
// not be matched.

namespace greyscope::widgets {

/// The errors of left-out cells for each level of each factor, beside those of parity.
[[nodiscard]] MatrixSpec levelErrors(const relative::RelativeResult& result);

/// The levels in the rows of levelErrors().
[[nodiscard]] std::vector<relative::LevelError> listedLevelErrors(const relative::RelativeResult& result);

/// The left-out cells with the largest errors: measured, predicted, error. Each row is linked to its cell.
[[nodiscard]] MatrixSpec worstCells(const RelativeParts& parts, const RelativeNames& names);

/// The prediction methods against the metrics, each with the protocol of its result; the least error of a metric is
/// strong. A metric that could not be predicted has no numbers.
[[nodiscard]] MatrixSpec metricErrors(const std::vector<relative::ScenarioOutcome>& outcomes);

/// The number of scenarios in which the tree has the least error, and, if errors are published, in which its error is
/// smaller than the published one.
[[nodiscard]] QStringList scenarioSentences(const std::vector<relative::ScenarioOutcome>& outcomes);
/// One row for each scenario: the errors of the tree and its baselines, the least one strong, and the printed error if
/// there is one. Rows are Target::point(index of the outcome).
[[nodiscard]] MatrixSpec scenarioErrors(const std::vector<relative::ScenarioOutcome>& outcomes);

/// The numbers of matched, unmatched and left-out cells and rows, in one column.
[[nodiscard]] MatrixSpec joinCounts(const relative::RelativeResult& result, const RelativeNames& names);

/// The cells measured on only one system and those with repeated measurements; without rows if there are none.
[[nodiscard]] MatrixSpec joinRemainder(const RelativeParts& parts, const RelativeNames& names);

}  // namespace greyscope::widgets
