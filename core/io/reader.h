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

/// Settings of a reader, given or detected, as words with values: "delimiter" -> ";". A reader ignores words that it
/// does not know, and detects what is not given. Three words apply to all readers: "encoding" of the text, "member" of
/// an archive, and "program", which selects the reader for a log of several programs if `format` does not.
using Dialect = std::map<std::string, std::string>;

/// Limit on the unpacked size of a packed file: `free` bytes, or `ratio` times the packed size if that is more. Logs
/// and tables usually shrink to between a fifth and a thirtieth; a file that shrinks further can be unpacked first and
/// then opened. A table in memory may take 30 times the bytes of its text, so `free` is small.
struct UnpackLimits {
    std::size_t free = std::size_t{1} << 22U;
    std::size_t ratio = 100;

    /// The maximum unpacked size, in bytes, of `packed` bytes.
    [[nodiscard]] std::size_t allowed(std::size_t packed) const {
        const std::size_t most = std::numeric_limits<std::size_t>::max();
        return std::max(free, ratio > 0 && packed > most / ratio ? most : packed * ratio);
    }
    bool operator==(const UnpackLimits&) const = default;
};

struct ReadOptions {
    std::string format = {};         ///< name of the reader; if unknown or empty, the reader with the highest
                                     ///< confidence is used
    Dialect dialect = {};            ///< settings of that reader
    std::vector<bool> numeric = {};  ///< types of the columns; detected if the number of columns differs
    bool textAlone = false;          ///< accept a table without numbers, for example a lookup table
    std::size_t maxColumns = 4096;
    std::size_t maxFieldBytes = 1U << 20U;  ///< a longer line or field is an error (lineTooLong)
    std::size_t maxProblems = 100;          ///< further problems are counted, not listed
    /// Maximum number of padded cells of short rows, beyond the number of cells present; more are an error (raggedRow).
    std::size_t maxPadding = 4'000'000;
    UnpackLimits unpack = {};
    bool operator==(const ReadOptions&) const = default;
};

/// Why a line or a cell was not used unchanged. `column` and `text` are members of Problem.
enum class ProblemKind {
    rowTooShort,  ///< a row with fewer cells than columns; padded
    rowTooLong,   ///< `column` and `text` are those of the first surplus field
    notANumber,
    notFinite,
    foreignNumber,  ///< text that people read as a number, with non-ASCII digits or signs
    blankLine,
    commentLine,
    quoteInsideField,
    duplicateName,  ///< `text` is the new name
    headingShort,   ///< one name less than columns; `column` has none: the first, or a last one that is empty or a time
                    ///< in each row
    headingLong,    ///< more names than cells in the rows; `text` is the first surplus name
    unnamedColumn,  ///< the heading has an empty name for a column
    headingRepeated,  ///< a record equal to the heading, as in concatenated files
    titleLine,        ///< a line above the table
    noteBelow,        ///< text below the table that is not a row
    tableBelow,   ///< names that nearly equal the heading or follow the rows without a gap; rows below them are read
                  ///< into this table; `text` is the first name
    rowMended,    ///< a row with a quote or delimiter unlike the table's; split as it seems to be meant
    invalidCell,  ///< the program itself, or another line, says that the number is not a valid result; `text` is the
                  ///< reason
    rowCut,       ///< a record that is truncated
    lineNotUnderstood,  ///< a line among the results that cannot be parsed
    programMessage,     ///< a warning or an error of the program
    statisticsLine,     ///< means and other statistics of rows that were read
    nothingMeasured,    ///< a result without a number
    otherProgram,       ///< a result of another program, named by `text`
    otherLine,          ///< a line of a program's output that is not a result
    undecodable,        ///< bytes that are invalid in the text's encoding; replaced by U+FFFD
    nulByte,            ///< a NUL byte; left out
    flagged,  ///< a number followed by letters on its reliability: it counts; a colon in its place is a missing value
    unitInCells,    ///< a column of numbers with units; the first such cell, once per column
    numbersAsText,  ///< a column that stays text although most cells are numbers; the first cell that is not
    tableNotRead,   ///< a line of another table below, which is not read
    spreadInCells   ///< a column of numbers with spreads, which become a column of their own; the first such cell, once
                    ///< per column
};

struct Problem {
    ProblemKind kind = ProblemKind::blankLine;
    std::size_t line = 0;    ///< from 1
    std::size_t column = 0;  ///< field number from 1; 0 = the whole line
    std::string text;        ///< original text, shortened
    bool operator==(const Problem&) const = default;
};

/// Account of every line: nothing is dropped silently.
struct ReadReport {
    std::string format;    ///< name of the reader
    std::string encoding;  ///< "UTF-8", "UTF-8 with BOM", "GB18030", ...
    std::string packing;   ///< "gzip", "zip", ...; "" if the file was not packed
    std::string part;      ///< the part that was read: the archive member, the sheet or, in a log of several programs,
                           ///< the reader
    std::vector<std::string> parts;  ///< all available parts
    Dialect dialect;                 ///< settings that were used, given or detected
    bool hasHeading = false;         ///< the column names are in a line of their own
    std::size_t headingLines = 0;    ///< number of heading lines; 0 if a comment contains the names
    std::size_t linesSeen = 0;
    std::size_t rowsRead = 0;
    std::size_t rowsSkipped = 0;
    std::size_t linesJoined = 0;  ///< lines whose cells were added to the row of another line
    std::size_t cellsMissing = 0;
    std::size_t problemCount = 0;                    ///< all problems, including those beyond maxProblems
    std::map<ProblemKind, std::size_t> counts = {};  ///< number of problems by kind
    std::vector<Problem> problems;

    /// Counts a problem, and lists it if fewer than `most` are listed.
    void list(Problem problem, std::size_t most);
    /// Replaces an earlier problem of kind `was`, at the same line and column, by `problem`.
    void recount(ProblemKind was, const Problem& problem, std::size_t most);
    /// Removes a problem of that kind at that line and column.
    void takeBack(ProblemKind kind, std::size_t line, std::size_t column);
};

struct Imported {
    std::shared_ptr<const data::Dataset> dataset;
    ReadReport report;
};

/// Number of bytes at the beginning of a file from which its format is detected.
inline constexpr std::size_t sniffedBytes = std::size_t{1} << 16U;

/// One file format. `sniff` gets the first bytes of a file and returns the confidence, 0 to 1, that the file has this
/// format. Dialogs offer files with one of the extensions first; other files may be read as well.
struct Reader {
    std::string_view name;
    std::vector<std::string_view> extensions;
    double (*sniff)(std::string_view firstBytes);
    base::Expected<Imported> (*read)(TextSource& source, const std::string& path, const ReadOptions& options,
                                     base::Progress& progress);
    /// Whether the reader takes the raw bytes because the file is binary; null if it never does.
    bool (*takesBytes)(std::string_view firstBytes) = nullptr;
};

/// All readers of the program. To add a reader, add a line to this list.
[[nodiscard]] const std::vector<Reader>& readers();

/// Options that read the same bytes into the same table again, without detection.
[[nodiscard]] ReadOptions sameAgain(const Imported& imported);

/// Reads a file: unpacks it and converts it to UTF-8 if needed (plainBytes()), selects the reader with the highest
/// confidence, and reads. Errors contain file, line and column; formatUnknown names the likely format if it is known.
[[nodiscard]] base::Expected<Imported> readFile(const std::string& path, const ReadOptions& options,
                                                base::Progress& progress);

/// Reads text that is not in a file, such as the clipboard; `path` names it in errors. Otherwise like readFile().
[[nodiscard]] base::Expected<Imported> readText(std::string_view text, const std::string& path,
                                                const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
