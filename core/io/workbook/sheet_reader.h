#pragma once

#include <string>
#include <string_view>

#include "core/io/files/spool.h"
#include "core/io/reader.h"

namespace greyscope::io {

inline constexpr std::string_view sheetFormat = "spreadsheet";

[[nodiscard]] double sniffSheet(std::string_view firstBytes);
/// A sheet of an XLSX or ODS as the table that it would be as CSV; lines are its rows. "sheet" names or numbers it,
/// from 1; otherwise it is the first that holds anything. "range" (B3:F20) tells the cells. Errors: archiveDamaged,
/// unpacksTooLarge, partNotChosen, optionUnknown (range), tooManyCells and those of readCsv().
[[nodiscard]] base::Expected<Imported> readSheet(TextSource& source, const std::string& path,
                                                 const ReadOptions& options, base::Progress& progress);

/// The rows of a sheet as lines, their cells parted by tabs; a line end within a cell becomes a blank. Errors: those of
/// readSheet().
[[nodiscard]] base::Expected<std::string> sheetText(const Bytes& bytes, const std::string& path,
                                                    const std::string& name, base::Progress& progress);

}  // namespace greyscope::io
