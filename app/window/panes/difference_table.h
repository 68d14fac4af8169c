#pragma once

#include <QString>

#include "app/study/tables/table_difference.h"

class QWidget;

namespace greyscope::app {

/// Returns "2 of 480 values differ; no line was added or is gone."
[[nodiscard]] QString differenceText(const TableDifference& difference);
/// Returns a table of the first values that differ: line, row, value in this study, value on disk.
[[nodiscard]] QWidget* differenceTable(const TableDifference& difference);

}  // namespace greyscope::app
