#pragma once

#include <cstddef>
#include <vector>

#include "core/data/columns/column.h"
#include "core/data/source_lines.h"
#include "core/io/cells/unit_cell.h"
#include "core/io/reader.h"

namespace greyscope::io {

/// Reads columns as numbers whose cells have one unit, or units of one quantity, which are converted: into that of the
/// heading, else the one that all have, else the first of data::unitsFor(). Of other cells as many may be there as
/// CellCounts allows. Numbers without a unit count where the heading states one, zero always; letters alone ("1.5k")
/// count thousands where one of them stands behind a fraction and the name does not speak of bytes. Whole bytes that
/// come back are settings and stay text (data::areMeasuredSizes()), and so do labels ("16th", "980pro") and unlike
/// units. The cells stay the words of the column. The report gets unitInCells, numbersAsText and, of cells without a
/// number, notANumber; `lines` are those of the rows, or none where these are counted.
void readUnitCells(std::vector<data::Column>& columns, char decimalMark, const data::SourceLines& lines,
                   std::size_t mostProblems, ReadReport& report);

/// Whether the words of a column of numbers, with decimal points, tell its numbers and its unit when they are read
/// again.
[[nodiscard]] bool tellUnit(const data::Column& column);

}  // namespace greyscope::io
