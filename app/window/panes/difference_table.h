#pragma once

#include <QString>

#include "app/study/tables/table_difference.h"

class QWidget;

namespace greyscope::app {

/// Returns a sentence on how two tables differ: "2 of 480 values differ; no line was added or is gone."
[[nodiscard]] QString differenceText(const TableDifference& difference);
/// Returns a table widget with the first values that differ: line, row, value in this study, value on disk.
[[nodiscard]] QWidget* differenceTable(const TableDifference& difference);

}  // namespace greyscope::app
