#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <tl/expected.hpp>

namespace greyscope::base {

/// The kind of an error. The library core contains no error messages; the program's text layer words them in the user's
/// language. The comment after each code lists the arguments of the error, in order.
enum class ErrorCode {
    // files
    fileNotFound,         // path
    fileNotReadable,      // path, reason of the system
    fileChanged,          // path of a file whose bytes differ from those read before
    fileIsDirectory,      // path
    fileEmpty,            //
    fileBinary,           // evidence that the file is binary (for example "NUL byte")
    fileTooLarge,         // size in bytes, limit in bytes
    fileNotWritable,      // path, reason of the system
    encodingUnsupported,  // name of the encoding
    archiveDamaged,       // path, what is wrong with the archive
    unpacksTooLarge,      // bytes unpacked so far, bytes of the file read so far
    partNotChosen,  // "member" or "sheet", names of the available ones, number of further ones, name that was requested
                    // ("" if none)
    folderHasNone,  // path of a folder that contains no readable file
    formatUnknown,  // path
    outputNotUsable,  // program, what is wrong ("unseparated", "binary", "unlabelled"), what to write instead
    noResults,        // program, its own error message ("" if there is none)
    standardInput,    // why no table was read: "terminal", "empty", or the system's reason
    // tables
    lineTooLong,           // limit in bytes
    quoteNotClosed,        //
    tooManyColumns,        // count, limit
    raggedRow,             // columns found, columns expected
    noRows,                // nothing; or "grouped", a reason, a column: the rows were grouped (data::rowsNeeded())
    noNumericColumn,       // no argument, or a cell whose number is written in non-ASCII digits
    columnLengthMismatch,  // column, length, expected
    duplicateColumn,       // column
    noSharedFactor,        // table, its factors (joined with ", "), other table, its factors
    unitsDiffer,           // table, column, its unit, other table, its column, its unit
    tooManyCells,          // count, limit
    // reshaping
    columnUnitsDiffer,    // column, its unit, other column, its unit; "" = no unit; both would become one column
    duplicateKey,         // table, the key that occurs in several rows, number of these rows
    conditionNotNumeric,  // column, value that is not a number
    patternNotUsable,     // pattern
    patternFitsNothing,   // column, pattern, a value of the column
    nameFitsNoPattern,    // pattern, names of the columns that do not match it, number of further names if any
    expressionWrong,      // expression, position of the error (character, from 1), text at that position ("" at the
                          // end)
    unknownFunction,      // name, available functions, number of further ones if any
    // selecting
    unknownColumn,         // column, available columns (joined with ", "), number of further ones if any
    columnNotNumeric,      // column
    unknownValue,          // column, value, available values, number of further ones if any
    filterMatchesNothing,  // the filters, written "a=b"
    duplicatePoint,  // series, point, number of its rows, columns that distinguish these rows (absent if there are
                     // none), and those of them that number the parts of one run (absent if there are none); the rows
                     // need an aggregation
    unknownSeries,   // name, available series, number of further ones; if rows belong to no series, also their number
                     // and the column that is empty in them
    noSeries,        //
    noSpread,        // aggregation of spread, and the cell that has a single value ("" if no point has two)
    tooFewSeries,    // count, needed
    tooManySeries,   // count, limit
    missingValue,    // series, point at which it lacks a value. With several series also: number of points that all
                     // share, total number of points, series whose removal leaves the most shared points ("" if none
                     // helps), number of shared points after its removal
    unknownPoint,    // label, available points, number of further ones if any
    // options
    optionOutOfRange,  // option, value, allowed range in symbols, for example "(0, 1]"
    optionUnknown,     // option, value, valid values
    nothingToDraw,  // figure or page ("" = any), reason ("" = unknown), reading of the table with which it can be drawn
                    // ("" = none), number of that reading
    optionMissing,  // option, kind of value that it takes
    optionConflict,  // option, the other option
    optionNotAList,  // option, value that has an empty part or an unclosed quote
    // analyses
    constantSeries,       // series, operation that is impossible for a constant series
    constantPoint,        // point at which all series are equal, operation that is impossible there
    zeroInSeries,         // series, point, operation
    zeroMean,             // series, operation
    nonPositive,          // series, point, operation
    tooFewPoints,         // subject ("GM(1,1)" or a series), points found, points needed
    tooManyPoints,        // subject, points found, limit
    singularSystem,       // model whose equations have no unique solution
    coefficientTooLarge,  // symbol, value, limit
    curveEnds,            // model, index of the last point needed, index before it at which the model's curve ends
    overflow,             // quantity that overflows
    noMatchingRows,       // names of two systems or runs that have no cell in common
    noRelatedSeries,      // analysis that needs a related series
    relatedUnknown,       // model that needs a value, related series, point at which that series has no value
    tooManyFailures,      // subject, number of failures, number of attempts
    // simulating
    simulationTooLarge,  // "events", "memory", "requests" or "runs"; value reached; limit
    unknownParameter,    // name, nearest valid names, number of further ones
    valueNotUsable,      // parameter, value, valid values
    jsonNotReadable,     // message of the JSON reader
    traceCell,           // column, cell, its content
    traceOrder,          // time, time of the previous record
    layoutIncomplete,    // what is missing or not usable
    byteWithoutPlace,    // offset of a byte that the layout does not cover
    endNotAligned,       // end of a layout component in bytes, number of bytes that it must be a multiple of
    // running
    outOfMemory,  //
    cancelled,    // not shown as an error: the caller asked for it
    internal      // text of the exception; a bug
};

/// A position in a file. Lines and columns count from 1; 0 means unknown.
struct Location {
    std::string file;
    std::size_t line = 0;
    std::size_t column = 0;
    bool operator==(const Location&) const = default;
};

/// An error: its kind, the arguments for its message (see ErrorCode), and where in a file it occurred.
struct Error {
    ErrorCode code = ErrorCode::internal;
    std::vector<std::string> arguments;
    Location location;
    bool operator==(const Error&) const = default;
};

/// A value of type T, or the error because of which there is none.
template <class T>
using Expected = tl::expected<T, Error>;

/// Returns an error, the only way to do so: `return fail(ErrorCode::constantSeries, {name, "interval image"});`
[[nodiscard]] inline tl::unexpected<Error> fail(ErrorCode code, std::vector<std::string> arguments = {},
                                                Location location = {}) {
    return tl::unexpected<Error>(Error{code, std::move(arguments), std::move(location)});
}

/// Returns the shortest decimal text that converts back to the same double ("0.5", "1e-07"). Integers below 1e15 are
/// written without an exponent ("100000").
[[nodiscard]] std::string toText(double value);

}  // namespace greyscope::base
