#pragma once

#include <algorithm>
#include <cstddef>
#include <limits>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/dataset.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

/// Settings of a reader, given by the user or detected, as pairs of a word and a value: "delimiter" -> ";". A reader
/// ignores words that it does not know, and detects settings that are not given. Three words apply to all readers:
/// "encoding" of the text, "member" of an archive, and "program", which selects the reader for a log of several
/// programs if `format` does not.
using Dialect = std::map<std::string, std::string>;

/// Limit on the unpacked size of a packed file: `free` bytes, or `ratio` times the packed size if that is more. Packing
/// usually shrinks logs and tables to between a fifth and a thirtieth. A file that exceeds the limit can be unpacked
/// first and then opened. `free` is small, since a table in memory may take 30 times the bytes of its text.
struct UnpackLimits {
    std::size_t free = std::size_t{1} << 22U;
    std::size_t ratio = 100;

    /// Returns the maximum unpacked size, in bytes, of a file of `packed` bytes.
    [[nodiscard]] std::size_t allowed(std::size_t packed) const {
        const std::size_t most = std::numeric_limits<std::size_t>::max();
        return std::max(free, ratio > 0 && packed > most / ratio ? most : packed * ratio);
    }
    bool operator==(const UnpackLimits&) const = default;
};

/// Options for reading a file.
struct ReadOptions {
    /// Name of the reader to use; if unknown or empty, the reader with the highest confidence is used.
    std::string format = {};
    Dialect dialect = {};  ///< settings for the reader
    /// For each column whether it is numeric; detected if the number of columns differs.
    std::vector<bool> numeric = {};
    bool textAlone = false;  ///< whether a table without numbers is accepted, for example a lookup table
    std::size_t maxColumns = 4096;
    /// Maximum length in bytes of a line or field; a longer one is an error (lineTooLong).
    std::size_t maxFieldBytes = 1U << 20U;
    std::size_t maxProblems = 100;  ///< maximum number of problems that are listed; further ones are only counted
    /// Maximum number of missing cells that are added to short rows, beyond the number of cells in the file; more are
    /// an error (raggedRow).
    std::size_t maxPadding = 4'000'000;
    UnpackLimits unpack = {};
    bool operator==(const ReadOptions&) const = default;
};

/// Why a line or a cell was not used unchanged. `column` and `text` in the comments are members of Problem.
enum class ProblemKind {
    rowTooShort,  ///< a row with fewer cells than columns; missing cells are added
    rowTooLong,   ///< a row with more cells than columns; `column` and `text` are those of the first surplus cell
    notANumber,
    notFinite,
    foreignNumber,  ///< a number with non-ASCII digits or signs, which is not read as a number
    blankLine,
    commentLine,
    quoteInsideField,
    duplicateName,  ///< a column name that occurs twice; `text` is the new name of the second column
    headingShort,  ///< a heading with one name too few; `column` is the column without a name: the first, or a last one
                   ///< that is empty or contains a time in each row
    headingLong,   ///< a heading with more names than the rows have cells; `text` is the first surplus name
    unnamedColumn,    ///< a column whose name in the heading is empty
    headingRepeated,  ///< a repetition of the heading below the first rows, as in concatenated files
    titleLine,        ///< a line above the table, such as a title
    noteBelow,        ///< text below the table that is not a row, such as a source
    tableBelow,  ///< column names below the table that nearly equal the heading, or that follow the rows without a gap;
                 ///< the rows below them are read into this table; `text` is the first name
    rowMended,   ///< a row with misplaced quotes or another delimiter than the table; it is split as it seems to be
                 ///< meant
    invalidCell,  ///< a number that the program itself, or another line of its output, calls invalid; `text` is the
                  ///< reason
    rowCut,       ///< a record that is cut off, as at the end of an incomplete file
    lineNotUnderstood,  ///< a line between results of a program that cannot be parsed
    programMessage,     ///< a warning or an error message of the program
    statisticsLine,     ///< a line with means or other statistics of rows that were read
    nothingMeasured,    ///< a result of a program that contains no number
    otherProgram,       ///< a result of another program, named by `text`
    otherLine,          ///< a line of a program's output that is not a result
    undecodable,        ///< bytes that are invalid in the encoding of the text; replaced by U+FFFD
    nulByte,            ///< a NUL byte; left out
    flagged,  ///< a number with a flag, which tells its reliability: the number counts; a colon in place of the number
              ///< is a missing value
    unitInCells,    ///< a column of numbers with units; reported once per column, at the first such cell
    numbersAsText,  ///< a column that remains text although most cells are numbers; reported at the first cell that is
                    ///< not a number
    tableNotRead,   ///< a line of a further table in the file, which is not read
    spreadInCells   ///< a column of numbers with spreads, which become a column of their own; reported once per column,
                    ///< at the first such cell
};

/// A place in a file that was not used unchanged, and why.
struct Problem {
    ProblemKind kind = ProblemKind::blankLine;
    std::size_t line = 0;    ///< number of the line in the file, from 1
    std::size_t column = 0;  ///< number of the field from 1; 0 = the problem concerns the whole line
    std::string text;        ///< original text, shortened, or as ProblemKind states
    bool operator==(const Problem&) const = default;
};

/// Report on how a file was read, which accounts for every line.
struct ReadReport {
    std::string format;    ///< name of the reader that was used
    std::string encoding;  ///< encoding of the file: "UTF-8", "UTF-8 with BOM", "GB18030", ...
    std::string packing;   ///< how the file was packed: "gzip", "zip", ...; "" if it was not packed
    std::string part;      ///< name of the part that was read: the archive member, the sheet or, in a log of several
                           ///< programs, the reader
    std::vector<std::string> parts;  ///< names of all available parts
    Dialect dialect;                 ///< settings that were used, given by the user or detected
    bool hasHeading = false;         ///< whether the column names are in a line of their own
    std::size_t headingLines = 0;    ///< number of lines with column names; 0 if a comment contains the names
    std::size_t linesSeen = 0;
    std::size_t rowsRead = 0;
    std::size_t rowsSkipped = 0;
    std::size_t linesJoined = 0;  ///< number of lines whose cells were added to the row of another line
    std::size_t cellsMissing = 0;
    std::size_t problemCount = 0;                    ///< number of all problems, including those beyond maxProblems
    std::map<ProblemKind, std::size_t> counts = {};  ///< number of problems by kind
    std::vector<Problem> problems;

    /// Counts a problem, and also lists it if fewer than `most` are listed.
    void list(Problem problem, std::size_t most);
    /// Replaces an earlier problem of the kind `was`, at the same line and column, by `problem`. If it was counted but
    /// not listed, `problem` is counted instead, and listed if fewer than `most` are.
    void recount(ProblemKind was, const Problem& problem, std::size_t most);
    /// Removes a problem of that kind at that line and column from the count and the list.
    void takeBack(ProblemKind kind, std::size_t line, std::size_t column);
};

/// A table that was read, and the report on how it was read.
struct Imported {
    std::shared_ptr<const data::Dataset> dataset;
    ReadReport report;
};

/// Number of bytes at the beginning of a file from which the format of the file is detected.
inline constexpr std::size_t sniffedBytes = std::size_t{1} << 16U;

/// A reader for one file format. `sniff` gets the first bytes of a file and returns the confidence, 0 to 1, that the
/// file has this format. File dialogs list files with one of `extensions` first; other files may be read as well.
struct Reader {
    std::string_view name;
    std::vector<std::string_view> extensions;
    double (*sniff)(std::string_view firstBytes);
    base::Expected<Imported> (*read)(TextSource& source, const std::string& path, const ReadOptions& options,
                                     base::Progress& progress);
    /// Whether a file that begins with these bytes is binary, so that the reader gets its raw bytes instead of text.
    /// Null if the format is never binary.
    bool (*takesBytes)(std::string_view firstBytes) = nullptr;
};

/// Returns all readers of the program. To add a reader, add a line to this list.
[[nodiscard]] const std::vector<Reader>& readers();

/// Returns the options with which the same file gives the same table again, without detection.
[[nodiscard]] ReadOptions sameAgain(const Imported& imported);

/// Reads a table from a file: unpacks the file and converts it to UTF-8 if needed (plainBytes()), selects the reader
/// with the highest confidence, and reads. Errors contain file, line and column; formatUnknown names the likely format
/// if it is known.
[[nodiscard]] base::Expected<Imported> readFile(const std::string& path, const ReadOptions& options,
                                                base::Progress& progress);

/// Reads a table from a text that is not in a file, such as the clipboard. `path` is the name of the text in errors.
/// Otherwise like readFile().
[[nodiscard]] base::Expected<Imported> readText(std::string_view text, const std::string& path,
                                                const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
