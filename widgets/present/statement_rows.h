#pragma once

#include <QString>

#include <vector>

#include "core/sim/statements/statements.h"
#include "widgets/present/spec/matrix_spec.h"

namespace greyscope::widgets {

/// A row of the table of statements that papers make and the simulation checks. Each reading (interpretation) of a
/// statement has a row; the first one also shows the statement's number and claim.
struct StatementRow {
    /// The verdict on a row; in the first row of a statement it is that on the whole statement. fitted: holds only
    /// after calibration. beside: a further reading that does not hold.
    enum class State { holds, fitted, fails, beside };
    int number = 0;
    State state = State::holds;
    bool first = false;
    double value = 0.0;  ///< the simulated value
    QString claim, place, reading, criterion, simulated, restsOn;
};

[[nodiscard]] std::vector<StatementRow> statementRows(const std::vector<sim::Statement>& statements);
/// Returns the verdict on a row: "holds", "fitted" (holds only after calibration), "fails"; "misses" for a further
/// reading that does not hold.
[[nodiscard]] QString stateText(StatementRow::State state);
/// Returns the number of statements by verdict: "18 statements: 14 hold, 2 hold after calibration, 2 fail".
[[nodiscard]] QString statementSummary(const std::vector<sim::Statement>& statements);
/// Returns the text in the column of claims: "4  Sixteen clients read far slower; eight over sixteen"; for a further
/// reading its name.
[[nodiscard]] QString claimCell(const StatementRow& row);
/// Returns the rows as a figure. On narrow paper, the middle of claim and criterion is shortened. What each row is
/// based on is only in the tooltip, because it is too wide for a column.
[[nodiscard]] MatrixSpec statementsFigure(const std::vector<StatementRow>& rows, const QString& title,
                                          const QString& subtitle);
/// Returns the rows as tab-separated text.
[[nodiscard]] QString statementText(const std::vector<StatementRow>& rows);

}  // namespace greyscope::widgets
