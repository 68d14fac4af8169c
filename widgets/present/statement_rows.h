#pragma once

#include <QString>

#include <vector>

#include "core/sim/statements/statements.h"
#include "widgets/present/spec/matrix_spec.h"

namespace greyscope::widgets {

/// A reading of a statement as a table row; the first reading shows the statement's number and claim.
struct StatementRow {
    enum class State { holds, fitted, fails, beside };  ///< beside: a further reading that does not hold
    int number = 0;
    State state = State::holds;
    bool first = false;
    double value = 0.0;  ///< the simulated value
    QString claim, place, reading, criterion, simulated, restsOn;
};

[[nodiscard]] std::vector<StatementRow> statementRows(const std::vector<sim::Statement>& statements);
/// "holds", "fitted" (holds only after calibration), "fails"; "misses" for a further reading that does not hold.
[[nodiscard]] QString stateText(StatementRow::State state);
/// The number of statements by state: "18 statements: 14 hold, 2 hold after calibration, 2 fail".
[[nodiscard]] QString statementSummary(const std::vector<sim::Statement>& statements);
/// "4  Sixteen clients read far slower; eight over sixteen"; for a further reading its name.
[[nodiscard]] QString claimCell(const StatementRow& row);
/// The rows as a figure. Narrow paper shortens the middle of claim and criterion. What each row is based on is only in
/// the tooltip, because it is too wide for a column.
[[nodiscard]] MatrixSpec statementsFigure(const std::vector<StatementRow>& rows, const QString& title,
                                          const QString& subtitle);
/// The rows, tab-separated.
[[nodiscard]] QString statementText(const std::vector<StatementRow>& rows);

}  // namespace greyscope::widgets
