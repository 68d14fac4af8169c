#pragma once

#include <QStringList>

#include <vector>

#include "core/relative/breakdown.h"
#include "core/relative/model.h"
#include "widgets/present/relative/relative_parts.h"
#include "widgets/present/relative/relative_present.h"
#include "widgets/present/spec/matrix_spec.h"

// Tables beside the figures of a relative model: its errors by level, metric and scenario, and the cells that could not
// be matched between the two systems.

namespace greyscope::widgets {

/// Returns a table of the errors of left-out cells for each level of each factor, beside those of the parity baseline
/// (ratio 1 everywhere).
[[nodiscard]] MatrixSpec levelErrors(const relative::RelativeResult& result);

/// Returns the levels that the rows of levelErrors() show, in the same order.
[[nodiscard]] std::vector<relative::LevelError> listedLevelErrors(const relative::RelativeResult& result);

/// Returns a table of the left-out cells with the largest errors: measured and predicted value, error. Each row is
/// linked to its cell.
[[nodiscard]] MatrixSpec worstCells(const RelativeParts& parts, const RelativeNames& names);

/// Returns a table with one row for each prediction method and one column for each metric, with the protocol by which
/// its errors were found. The smallest error of a metric is strong. A metric that could not be predicted has no
/// numbers.
[[nodiscard]] MatrixSpec metricErrors(const std::vector<relative::ScenarioOutcome>& outcomes);

/// Returns a sentence with the number of scenarios in which the tree has the smallest error. If errors are published,
/// another sentence has the number in which its error is smaller than the published one.
[[nodiscard]] QStringList scenarioSentences(const std::vector<relative::ScenarioOutcome>& outcomes);
/// Returns a table with one row for each scenario: the errors of the tree and its baselines, the smallest one strong,
/// and the published error if there is one. Rows are linked as Target::point(index of the outcome).
[[nodiscard]] MatrixSpec scenarioErrors(const std::vector<relative::ScenarioOutcome>& outcomes);

/// Returns a table with one column: the numbers of matched, unmatched and left-out cells and rows.
[[nodiscard]] MatrixSpec joinCounts(const relative::RelativeResult& result, const RelativeNames& names);

/// Returns a table of the cells that were measured on only one system or repeatedly; without rows if there are none.
[[nodiscard]] MatrixSpec joinRemainder(const RelativeParts& parts, const RelativeNames& names);

}  // namespace greyscope::widgets
