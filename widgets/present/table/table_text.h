#pragma once

#include <QString>
#include <QStringList>

#include "widgets/present/spec/matrix_spec.h"
#include "widgets/present/table/table.h"

// Tables as people read them.
namespace greyscope::widgets {

/// A number with so many digits: "0.0123", "+3.2 %", "−12.0 %"; "–" where it is not finite.
[[nodiscard]] QString numberText(double value, const Digits& digits);
/// "Fit MAPE, %"
[[nodiscard]] QString headingText(const TableColumn& column);
/// A cell of a column as every view prints it: "+3.2 %", "–" where there is nothing.
[[nodiscard]] QString cellText(const TableColumn& column, const TableCell& cell);

/// Tab-separated with the headings of the window, numbers with all digits: for the clipboard.
[[nodiscard]] QString tabbedText(const Table& table);

/// The table as a figure: its first column heads the rows.
[[nodiscard]] MatrixSpec matrixOf(const Table& table, const QString& subtitle = {});
/// Makes a row of it one thing, which other views can light.
void linkRow(MatrixSpec& figure, std::size_t row, const Link& link);

}  // namespace greyscope::widgets
