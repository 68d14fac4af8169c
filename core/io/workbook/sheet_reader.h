#pragma once

#include <string>
#include <string_view>

#include "core/io/files/spool.h"
#include "core/io/reader.h"

namespace greyscope::io {

inline constexpr std::string_view sheetFormat = "spreadsheet";

/// Returns the confidence, 0 to 1, that a file that begins with these bytes is an XLSX or ODS file.
[[nodiscard]] double sniffSheet(std::string_view firstBytes);
/// Reads a sheet of an XLSX or ODS file as a table, as if its rows were lines of CSV. The dialect word "sheet" selects
/// it by name or number (from 1); by default it is the first sheet with any content. The dialect word "range" (B3:F20)
/// selects cells. Errors: archiveDamaged, unpacksTooLarge, partNotChosen, optionUnknown (range), tooManyCells and those
/// of readCsv().
[[nodiscard]] base::Expected<Imported> readSheet(TextSource& source, const std::string& path,
                                                 const ReadOptions& options, base::Progress& progress);

/// Returns a sheet as text: each row is a line, with cells separated by tabs; a line end within a cell becomes a space.
/// Errors: those of readSheet().
[[nodiscard]] base::Expected<std::string> sheetText(const Bytes& bytes, const std::string& path,
                                                    const std::string& name, base::Progress& progress);

}  // namespace greyscope::io
