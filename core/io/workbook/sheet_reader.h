#pragma once

#include <string>
#include <string_view>

#include "core/io/files/spool.h"
#include "core/io/reader.h"

namespace greyscope::io {

inline constexpr std::string_view sheetFormat = "spreadsheet";

[[nodiscard]] double sniffSheet(std::string_view firstBytes);
/// Reads a sheet of an XLSX or ODS file as if it were CSV; the lines are its rows. The dialect word "sheet" gives its
/// name or number (from 1), by default the first sheet with any content; "range" (B3:F20) selects cells. Errors:
/// archiveDamaged, unpacksTooLarge, partNotChosen, optionUnknown (range), tooManyCells and those of readCsv().
[[nodiscard]] base::Expected<Imported> readSheet(TextSource& source, const std::string& path,
                                                 const ReadOptions& options, base::Progress& progress);

/// The rows of a sheet as lines, with cells separated by tabs; a line end within a cell becomes a blank. Errors: those
/// of readSheet().
[[nodiscard]] base::Expected<std::string> sheetText(const Bytes& bytes, const std::string& path,
                                                    const std::string& name, base::Progress& progress);

}  // namespace greyscope::io
