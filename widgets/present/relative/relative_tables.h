#pragma once

#include <QStringList>

#include <vector>

#include "core/relative/breakdown.h"
#include "core/relative/model.h"
#include "widgets/present/relative/relative_parts.h"
#include "widgets/present/relative/relative_present.h"
#include "widgets/present/spec/matrix_spec.h"

// The tables beside a relative model's pictures: where it errs, on which metrics, in which scenarios, and which cells
// it could not match.

namespace greyscope::widgets {

/// Error of the left-out cells by each level of each factor, beside that of parity.
[[nodiscard]] MatrixSpec levelErrors(const relative::RelativeResult& result);

/// The levels in its rows.
[[nodiscard]] std::vector<relative::LevelError> listedLevelErrors(const relative::RelativeResult& result);

/// The left-out cells with the largest errors: measured, predicted, error. Each row is its cell.
[[nodiscard]] MatrixSpec worstCells(const RelativeParts& parts, const RelativeNames& names);

/// The ways to predict against the metrics, each by the protocol of its result; the least error of a metric is strong.
/// A metric that could not be predicted has no numbers.
[[nodiscard]] MatrixSpec metricErrors(const std::vector<relative::ScenarioOutcome>& outcomes);

/// In how many scenarios the tree does best, and in how many it errs less than published where errors are.
[[nodiscard]] QStringList scenarioSentences(const std::vector<relative::ScenarioOutcome>& outcomes);
/// A row a scenario: the errors of the tree and its baselines, the least strong, and the printed error where one is.
/// Rows are Target::point(index of the outcome).
[[nodiscard]] MatrixSpec scenarioErrors(const std::vector<relative::ScenarioOutcome>& outcomes);

/// How the cells of the two systems were matched, in a column of numbers.
[[nodiscard]] MatrixSpec joinCounts(const relative::RelativeResult& result, const RelativeNames& names);

/// The cells that one of the systems alone has, and those with repeated measurements. No row where there is none.
[[nodiscard]] MatrixSpec joinRemainder(const RelativeParts& parts, const RelativeNames& names);

}  // namespace greyscope::widgets
