#pragma once

#include <QString>

#include <vector>

#include "core/sim/statements.h"

namespace greyscope::widgets {

/// A reading of a statement as a table shows it; the first of a statement has its number and claim.
struct StatementRow {
    enum class State { holds, fitted, fails, beside };  ///< beside: a further reading that misses
    int number = 0;
    State state = State::holds;
    bool first = false;
    QString claim, place, reading, criterion, simulated, restsOn;
};

[[nodiscard]] std::vector<StatementRow> statementRows(const std::vector<sim::Statement>& statements);
/// "holds", "holds after calibration", "fails"; of a further reading that misses "misses".
[[nodiscard]] QString stateText(StatementRow::State state);
/// "18 statements: 14 hold, 2 after calibration, 2 fail"
[[nodiscard]] QString statementSummary(const std::vector<sim::Statement>& statements);
/// The rows, tab-separated.
[[nodiscard]] QString statementText(const std::vector<StatementRow>& rows);

}  // namespace greyscope::widgets
