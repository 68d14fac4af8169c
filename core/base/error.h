#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <tl/expected.hpp>

namespace greyscope::base {

/// What went wrong, as a name. Core never words an error: the program's text layer does, in the user's language.
/// The comment behind each code lists the arguments it carries, in order.
enum class ErrorCode {
    // files
    fileNotFound,         // path
    fileNotReadable,      // path, reason of the system
    fileChanged,          // path: other bytes are there than before
    fileIsDirectory,      // path
    fileEmpty,            //
    fileBinary,           // what betrayed it (for example "NUL byte")
    fileTooLarge,         // size in bytes, limit in bytes
    fileNotWritable,      // path, reason of the system
    encodingUnsupported,  // name of the encoding
    archiveDamaged,       // path, what is wrong with it
    unpacksTooLarge,      // bytes unpacked when it was given up, bytes of the file read by then
    partNotChosen,        // "member" or "sheet", those there are, how many more, the one asked for ("": none)
    folderHasNone,        // path: no file that can be read
    formatUnknown,        // path
    outputNotUsable,      // program, what is wrong ("unseparated", "binary", "unlabelled"), what to write instead
    noResults,            // program, what it says went wrong ("" where nothing)
    standardInput,        // "terminal", "empty", or the reason of the system: no table comes from there
    // tables
    lineTooLong,           // limit in bytes
    quoteNotClosed,        //
    tooManyColumns,        // count, limit
    raggedRow,             // columns found, columns expected
    noRows,                //
    noNumericColumn,       // nothing, or a cell that is a number in other digits
    columnLengthMismatch,  // column, length, expected
    duplicateColumn,       // column
    noSharedFactor,        // table, its factors (joined with ", "), other table, its factors
    unitsDiffer,           // table, column, its unit, other table, its column, its unit
    tooManyCells,          // count, limit
    // reshaping
    columnUnitsDiffer,    // column, its unit, another column, its unit ("" where it has none): they make one column
    duplicateKey,         // table, the key that several of its rows have, how many
    conditionNotNumeric,  // column, value: numbers are compared with it
    patternNotUsable,     // pattern
    patternFitsNothing,   // column, pattern, a value of the column
    nameFitsNoPattern,    // pattern, the names of columns that it does not fit, how many more if any
    expressionWrong,      // expression, character (from 1) at which it goes wrong, what stands there ("": it ends)
    unknownFunction,      // name, the functions there are, how many more if any
    // selecting
    unknownColumn,         // column, the columns there are (joined with ", "), how many more if any
    columnNotNumeric,      // column
    unknownValue,          // column, value, the values there are, how many more if any
    filterMatchesNothing,  // the filters, worded "a=b"
    duplicatePoint,  // series, point, count, what tells the rows apart (columns, or missing), which of these number the
                     // parts of one run (or missing): no aggregation chosen
    unknownSeries,   // name, the series there are, how many more, and rows in none with the column that is empty there
    noSeries,        //
    noSpread,        // aggregation, where there is one value ("": nowhere are there two)
    tooFewSeries,    // count, needed
    tooManySeries,   // count, limit
    missingValue,    // series, point: the analysis needs a value there; of several series also how many points they
                     // share, of how many, the series without which they share the most ("" where none helps), and
                     // how many then
    unknownPoint,    // label, the points there are, how many more if any
    // options
    optionOutOfRange,  // option, value, the allowed range in words of symbols, for example "(0, 1]"
    optionUnknown,     // option, value, the choices
    nothingToDraw,   // figure or page ("": any), why ("": not known), the reading that draws it ("": none), its number
    optionMissing,   // option, what it takes
    optionConflict,  // option, the other option
    optionNotAList,  // option, value: an empty part or a quote that is not closed
    // analyses
    constantSeries,       // series, operation that it makes impossible
    constantPoint,        // point at which all series are equal, operation that it makes impossible
    zeroInSeries,         // series, point, operation
    zeroMean,             // series, operation
    nonPositive,          // series, point, operation
    tooFewPoints,         // what ("GM(1,1)" or a series), found, needed
    tooManyPoints,        // what, found, limit
    singularSystem,       // what
    coefficientTooLarge,  // symbol, value, limit
    curveEnds,            // what, number of the point that is needed, number at which the curve ends
    overflow,             // what
    noMatchingRows,       // from, to
    noRelatedSeries,      // what needs them
    relatedUnknown,       // what needs it, series, point: a related series has no value there
    tooManyFailures,      // what, failed, tried
    // simulating
    simulationTooLarge,  // what ("events", "memory", "requests", "runs"), reached, limit
    unknownParameter,    // name, the nearest ones, how many more
    valueNotUsable,      // parameter, value, what it takes
    jsonNotReadable,     // what the reader says
    traceCell,           // column, cell, what stands there
    traceOrder,          // time, the time before
    layoutIncomplete,    // what is missing or cannot be taken
    byteWithoutPlace,    // byte
    endNotAligned,       // end of a component, what it must be a multiple of
    // running
    outOfMemory,  //
    cancelled,    // not an error to show: the caller asked for it
    internal      // a bug: the text of the exception
};

/// Where in a file. Line and column count from 1; 0 means "not known".
struct Location {
    std::string file;
    std::size_t line = 0;
    std::size_t column = 0;
    bool operator==(const Location&) const = default;
};

struct Error {
    ErrorCode code = ErrorCode::internal;
    std::vector<std::string> arguments;
    Location location;
    bool operator==(const Error&) const = default;
};

template <class T>
using Expected = tl::expected<T, Error>;

/// The one way to leave a function with an error: `return fail(ErrorCode::constantSeries, {name, "interval image"});`
[[nodiscard]] inline tl::unexpected<Error> fail(ErrorCode code, std::vector<std::string> arguments = {},
                                                Location location = {}) {
    return tl::unexpected<Error>(Error{code, std::move(arguments), std::move(location)});
}

/// Shortest decimal text that reads back as the same double ("0.5", "1e-07"); integers below 1e15 stand without an
/// exponent ("100000").
[[nodiscard]] std::string toText(double value);

}  // namespace greyscope::base
