#pragma once

#include <QString>

#include "app/study/tables/table_difference.h"

class QWidget;

namespace greyscope::app {

/// "2 of 480 values differ; no line was added or is gone."
[[nodiscard]] QString differenceText(const TableDifference& difference);
/// The first values that differ: line, where, this study, on disk.
[[nodiscard]] QWidget* differenceTable(const TableDifference& difference);

}  // namespace greyscope::app
