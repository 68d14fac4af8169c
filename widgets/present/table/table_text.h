#pragma once

#include <QString>
#include <QStringList>

#include "widgets/present/spec/matrix_spec.h"
#include "widgets/present/table/table.h"

// Tables as displayed to people.
namespace greyscope::widgets {

/// A number with these digits: "0.0123", "+3.2 %", "−12.0 %"; "–" if it is not finite.
[[nodiscard]] QString numberText(double value, const Digits& digits);
/// The heading with its unit: "Fit MAPE, %".
[[nodiscard]] QString headingText(const TableColumn& column);
/// The displayed text of a cell: "+3.2 %"; "–" for an empty cell.
[[nodiscard]] QString cellText(const TableColumn& column, const TableCell& cell);

/// Tab-separated text for the clipboard: the headings of the window, numbers with all digits.
[[nodiscard]] QString tabbedText(const Table& table);

/// The table as a figure, whose row headings are the first column.
[[nodiscard]] MatrixSpec matrixOf(const Table& table, const QString& subtitle = {});
/// Gives all cells of a row the same link.
void linkRow(MatrixSpec& figure, std::size_t row, const Link& link);

}  // namespace greyscope::widgets
