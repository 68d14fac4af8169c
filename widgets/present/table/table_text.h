#pragma once

#include <QString>
#include <QStringList>

#include "widgets/present/spec/matrix_spec.h"
#include "widgets/present/table/table.h"

// Functions that show tables to people.
namespace greyscope::widgets {

/// Returns a number in a format: "0.0123", "+3.2 %", "−12.0 %"; "–" if it is not finite.
[[nodiscard]] QString numberText(double value, const Digits& digits);
/// Returns the heading of a column with its unit: "Fit MAPE, %".
[[nodiscard]] QString headingText(const TableColumn& column);
/// Returns the text that people see in a cell: "+3.2 %"; "–" for an empty cell.
[[nodiscard]] QString cellText(const TableColumn& column, const TableCell& cell);

/// Returns the table as tab-separated text for the clipboard, with the headings of the window and numbers with all
/// digits.
[[nodiscard]] QString tabbedText(const Table& table);

/// Returns the table as a figure. The first column of the table becomes the row headings.
[[nodiscard]] MatrixSpec matrixOf(const Table& table, const QString& subtitle = {});
/// Gives the heading and all cells of a row the same link.
void linkRow(MatrixSpec& figure, std::size_t row, const Link& link);

}  // namespace greyscope::widgets
