#pragma once

#include <QString>

#include <vector>

#include "core/sim/statements/statements.h"
#include "widgets/present/spec/matrix_spec.h"

namespace greyscope::widgets {

/// A reading of a statement as a table shows it; the first of a statement has its number and claim.
struct StatementRow {
    enum class State { holds, fitted, fails, beside };  ///< beside: a further reading that misses
    int number = 0;
    State state = State::holds;
    bool first = false;
    double value = 0.0;  ///< simulated
    QString claim, place, reading, criterion, simulated, restsOn;
};

[[nodiscard]] std::vector<StatementRow> statementRows(const std::vector<sim::Statement>& statements);
/// "holds", "fitted" (it holds after calibration alone), "fails"; of a further reading that misses "misses".
[[nodiscard]] QString stateText(StatementRow::State state);
/// "18 statements: 14 hold, 2 after calibration, 2 fail"
[[nodiscard]] QString statementSummary(const std::vector<sim::Statement>& statements);
/// "4  Sixteen clients read far slower; eight over sixteen", of a further reading its name.
[[nodiscard]] QString claimCell(const StatementRow& row);
/// The same rows as a figure, what is asked behind the claim: its middle gives way on narrow paper. What each rests on
/// is told where it is pointed at: it would not fit a column.
[[nodiscard]] MatrixSpec statementsFigure(const std::vector<StatementRow>& rows, const QString& title,
                                          const QString& subtitle);
/// The rows, tab-separated.
[[nodiscard]] QString statementText(const std::vector<StatementRow>& rows);

}  // namespace greyscope::widgets
