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

/// What a reader is told or found out, in its own words: "delimiter" -> ";". It takes no notice of words that it does
/// not know, and detects what is not said. Three are of all readers: "encoding" of the text, "member" of an archive,
/// and "program", which tells the reader of a log of several programs where `format` does not.
using Dialect = std::map<std::string, std::string>;

/// How much a packed file may unpack to: `free` bytes, or `ratio` times its own size if that is more. Logs and tables
/// usually shrink to between a fifth and a thirtieth; one that shrinks further can be unpacked first and then opened. A
/// table in memory may take 30 times the bytes of its text, so `free` is small.
struct UnpackLimits {
    std::size_t free = std::size_t{1} << 22U;
    std::size_t ratio = 100;

    /// The most bytes that `packed` bytes of the file may unpack to.
    [[nodiscard]] std::size_t allowed(std::size_t packed) const {
        const std::size_t most = std::numeric_limits<std::size_t>::max();
        return std::max(free, ratio > 0 && packed > most / ratio ? most : packed * ratio);
    }
    bool operator==(const UnpackLimits&) const = default;
};

struct ReadOptions {
    std::string format = {};         ///< name of the reader; another name, or none: the surest one reads
    Dialect dialect = {};            ///< of that reader
    std::vector<bool> numeric = {};  ///< types of the columns; detected where there are more or fewer columns
    bool textAlone = false;          ///< a table without numbers is one as well: a table to look keys up in
    std::size_t maxColumns = 4096;
    std::size_t maxFieldBytes = 1U << 20U;  ///< a longer line or field ends the read with lineTooLong
    std::size_t maxProblems = 100;          ///< further ones are counted, not listed
    /// Cells that short rows lack, beyond as many as the rows hold: more end the read with raggedRow.
    std::size_t maxPadding = 4'000'000;
    UnpackLimits unpack = {};
    bool operator==(const ReadOptions&) const = default;
};

/// Why a line or a cell was not taken as it stood.
/// rowTooLong: `column` and `text` are those of the first field too many. duplicateName: `text` is the new name.
/// foreignNumber: text that people read as a number, in other digits or signs than those of ASCII.
/// headingShort: the heading has one name less than there are columns, so `column` is without: the first one, or a last
/// one that is empty or a time in each row. headingLong: more names than rows have cells; `text` is the first one too
/// many. unnamedColumn: it leaves one without.
/// headingRepeated: a record that equals the heading, as where files were joined. titleLine: above the table.
/// noteBelow: words below the table that are no row of it. tableBelow: names that are nearly those of the heading, or
/// follow the rows without a gap; the rows below them are read into this table; `text` is the first of them.
/// tableNotRead: a line of another table below, which is not read. rowMended: a quote or the delimiter of the row is
/// not that of the table; its cells were cut as they seem to be meant. Of what programs print: invalidCell: the program
/// itself, or another line, says that the number is no result; `text` is why. rowCut: a record ends before it is whole.
/// lineNotUnderstood: it stands where results stand. programMessage: a warning or an error. statisticsLine: means and
/// the like of rows that were read. nothingMeasured: a result without a number. otherProgram: a result of `text`,
/// another program. otherLine: no result. flagged: a number with letters behind it that say how far it can be trusted;
/// it counts, and a colon is no number. unitInCells: a column of numbers with their units beside them; the first cell,
/// once a column. spreadInCells: a column of numbers with their spreads beside them, which are a column of their own;
/// likewise. numbersAsText: a column stays text although most of its cells are numbers; the first cell that prevents
/// it. undecodable: bytes that stand for no character in the text's encoding became U+FFFD. nulByte: left out.
enum class ProblemKind {
    rowTooShort,
    rowTooLong,
    notANumber,
    notFinite,
    foreignNumber,
    blankLine,
    commentLine,
    quoteInsideField,
    duplicateName,
    headingShort,
    headingLong,
    unnamedColumn,
    headingRepeated,
    titleLine,
    noteBelow,
    tableBelow,
    rowMended,
    invalidCell,
    rowCut,
    lineNotUnderstood,
    programMessage,
    statisticsLine,
    nothingMeasured,
    otherProgram,
    otherLine,
    undecodable,
    nulByte,
    flagged,
    unitInCells,
    numbersAsText,
    tableNotRead,
    spreadInCells
};

struct Problem {
    ProblemKind kind = ProblemKind::blankLine;
    std::size_t line = 0;    ///< from 1
    std::size_t column = 0;  ///< field number from 1; 0: the whole line
    std::string text;        ///< what stood there, shortened
    bool operator==(const Problem&) const = default;
};

/// What happened to every line: nothing is dropped without a word.
struct ReadReport {
    std::string format;    ///< name of the reader
    std::string encoding;  ///< "UTF-8", "UTF-8 with BOM", "GB18030", ...
    std::string packing;   ///< "gzip", "zip", ...; "" where the file was not packed
    std::string part;      ///< the member, the sheet, or of a log of several programs the reader, that was read
    std::vector<std::string> parts;  ///< those that there are
    Dialect dialect;                 ///< what the table was taken for
    bool hasHeading = false;         ///< names of the columns stand in a line of their own
    std::size_t headingLines = 0;    ///< which is none where a comment holds them
    std::size_t linesSeen = 0;
    std::size_t rowsRead = 0;
    std::size_t rowsSkipped = 0;
    std::size_t linesJoined = 0;  ///< lines whose cells stand in the row of another line
    std::size_t cellsMissing = 0;
    std::size_t problemCount = 0;                    ///< all, also those past maxProblems
    std::map<ProblemKind, std::size_t> counts = {};  ///< the same by kind
    std::vector<Problem> problems;

    /// Counts it, and lists it where fewer than `most` are.
    void list(Problem problem, std::size_t most);
    /// Takes it back as a problem of that kind and counts it as another.
    void recount(ProblemKind was, const Problem& problem, std::size_t most);
    /// Takes back one of that kind, in that line and column.
    void takeBack(ProblemKind kind, std::size_t line, std::size_t column);
};

struct Imported {
    std::shared_ptr<const data::Dataset> dataset;
    ReadReport report;
};

/// As many bytes of a file as a format is told by.
inline constexpr std::size_t sniffedBytes = std::size_t{1} << 16U;

/// One file format. `sniff` sees the first bytes of a file and answers how sure it is, 0 to 1. Files that dialogs offer
/// first end with one of the extensions; any may be read.
struct Reader {
    std::string_view name;
    std::vector<std::string_view> extensions;
    double (*sniff)(std::string_view firstBytes);
    base::Expected<Imported> (*read)(TextSource& source, const std::string& path, const ReadOptions& options,
                                     base::Progress& progress);
    /// Whether it reads the bytes as they are, which are no text; null: of no file.
    bool (*takesBytes)(std::string_view firstBytes) = nullptr;
};

/// Every reader the program has; to add one, add a line there.
[[nodiscard]] const std::vector<Reader>& readers();

/// What a table was taken for, as options: with them the same bytes give the same table again, without a guess.
[[nodiscard]] ReadOptions sameAgain(const Imported& imported);

/// Unpacks and converts to UTF-8 where that is needed (plainBytes()), asks which reader is surest, and reads. Errors
/// carry file, line and column; formatUnknown says what the text seems to be where that is known.
[[nodiscard]] base::Expected<Imported> readFile(const std::string& path, const ReadOptions& options,
                                                base::Progress& progress);

/// The same for text that is no file, as from the clipboard; `path` names it in errors.
[[nodiscard]] base::Expected<Imported> readText(std::string_view text, const std::string& path,
                                                const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
