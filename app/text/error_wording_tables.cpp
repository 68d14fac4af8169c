#include "app/text/error_wording.h"

#include "widgets/present/words/joined_words.h"

namespace greyscope::app {

namespace {

using base::ErrorCode;

QString unit(const ErrorDetails& error, std::size_t index) {
    const bool stated = error.fills(index);
    return stated ? error[index] : ErrorText::tr("no unit");
}

/// Returns the quantity of a series as given by data::quantitiesOf(): "in MB/s", "a size by its name".
QString quantity(const ErrorDetails& error, std::size_t index) {
    const QString& told = error[index];
    if (!told.startsWith(QLatin1String("kind:"))) {
        return told.isEmpty() ? ErrorText::tr("without a unit") : ErrorText::tr("in %1", "a unit").arg(told);
    }
    return told.endsWith(QLatin1String("size"))          ? ErrorText::tr("a size (according to its name)")
           : told.endsWith(QLatin1String("count"))       ? ErrorText::tr("a count (according to its name)")
           : told.endsWith(QLatin1String("share"))       ? ErrorText::tr("a share (according to its name)")
           : told.endsWith(QLatin1String("time"))        ? ErrorText::tr("a time (according to its name)")
           : told.endsWith(QLatin1String("operations"))  ? ErrorText::tr("a rate of operations (according to its name)")
           : told.endsWith(QLatin1String("temperature")) ? ErrorText::tr("a temperature (according to its name)")
           : told.endsWith(QLatin1String("humidity"))    ? ErrorText::tr("a humidity (according to its name)")
           : told.endsWith(QLatin1String("pressure"))    ? ErrorText::tr("a pressure (according to its name)")
           : told.endsWith(QLatin1String("light"))       ? ErrorText::tr("a light level (according to its name)")
           : told.endsWith(QLatin1String("gas"))         ? ErrorText::tr("a gas concentration (according to its name)")
                                                         : ErrorText::tr("a rate (according to its name)");
}

QString factors(const ErrorDetails& error, std::size_t index) {
    return error[index].isEmpty() ? ErrorText::tr("none") : error[index];
}

QString duplicateRemedy(const ErrorDetails& error) {
    if (error.fills(4)) {
        return ErrorText::tr(
                   "They differ in %1, like parts of one run: combine them by the sum, the mean, the median or a "
                   "percentile.")
            .arg(error[4]);
    }
    const bool told = error.fills(3);
    return told ? ErrorText::tr(
                      "They differ in %1: keep one of its values, match by it, or combine the rows (mean, median, "
                      "maximum, a percentile, ...).")
                      .arg(error[3])
                : ErrorText::tr(
                      "No column distinguishes them: combine them (mean, median, maximum, a percentile, ...).");
}

QString seriesRemedy(const ErrorDetails& error) {
    const bool rowsInNone = error.has(4);
    return rowsInNone ? error.choices(1) + widgets::betweenSentences() +
                            ErrorText::tr("Rows without a series because %2 is empty: %1.").arg(error[3], error[4])
                      : error.choices(1);
}

}  // namespace

ErrorWords tableWords(const ErrorDetails& error) {
    switch (error.code()) {
        case ErrorCode::lineTooLong:
            return {ErrorText::tr("The line is longer than %1.").arg(error.size(0)),
                    ErrorText::tr("Check that the file is a table with line breaks.")};
        case ErrorCode::quoteNotClosed:
            return {ErrorText::tr("The quotation mark opened here is never closed."),
                    ErrorText::tr("Close it, or double it inside a cell.")};
        case ErrorCode::tooManyColumns:
            return {ErrorText::tr("The table has %1 columns; the limit is %2.", nullptr, error.count(0))
                        .arg(error[0], error[1]),
                    ErrorText::tr("Keep only the columns that you need.")};
        case ErrorCode::raggedRow:
            if (error.has(2)) {
                return {ErrorText::tr(
                            "The row has %1 of %2 cells, like too many rows above it: %3 cells are missing so far.",
                            nullptr, error.count(0))
                            .arg(error[0], error[1], error[2]),
                        ErrorText::tr("Check the delimiter, and that the heading has only columns that are used.")};
            }
            return {ErrorText::tr("The row has %1 cells; %2 are expected.", nullptr, error.count(0))
                        .arg(error[0], error[1]),
                    {}};
        case ErrorCode::noRows:
            return {ErrorText::tr("The table has no rows of data."), {}};
        case ErrorCode::noNumericColumn:
            return !error.has(0) ? ErrorWords{ErrorText::tr("The table has no column of numbers."),
                                              ErrorText::tr("Check the delimiter and the decimal mark. If spaces "
                                                            "separate the columns, put cells that contain spaces in "
                                                            "quotes, separate the columns by tabs, or align them.")}
                                 : ErrorWords{ErrorText::tr("The table has no column of numbers: “%1” has digits or "
                                                            "signs other than 0–9, + and -.")
                                                  .arg(error[0]),
                                              ErrorText::tr("Write the numbers with 0–9, + and -.")};
        case ErrorCode::columnLengthMismatch:
            return {ErrorText::tr("Column “%1” has %2 cells, but the table has %3 rows.", nullptr, error.count(1))
                        .arg(error[0], error[1], error[2]),
                    {}};
        case ErrorCode::noSharedFactor:
            return {ErrorText::tr("%1 and %3 share no factor to match their points by: one has %2, the other %4.")
                        .arg(error[0], factors(error, 1), error[2], factors(error, 3)),
                    ErrorText::tr("On the Data page, make the common setting a factor of both, with the same name.")};
        case ErrorCode::unitsDiffer:
            if (error[0].isEmpty()) {
                return {
                    ErrorText::tr("“%1” is %2 and “%3” is %4: different quantities share neither a ratio nor an axis.")
                        .arg(error[1], quantity(error, 2), error[4], quantity(error, 5)),
                    ErrorText::tr("Show each series relative to its own first value, or give both columns the same "
                                  "unit on the Data page.")};
            }
            return {ErrorText::tr("Column “%2” of %1 is in %3 and “%5” of %4 in %6, which cannot be converted.")
                        .arg(error[0], error[1], error[2], error[3], error[4], error[5]),
                    ErrorText::tr("Choose metrics of one kind.")};
        case ErrorCode::tooManyCells:
            return {ErrorText::tr("A table of %1 cells is too large; the limit is %2.").arg(error[0], error[1]),
                    ErrorText::tr("Leave out rows or columns first.")};
        default:
            return {ErrorText::tr("Two columns are called “%1”.").arg(error[0]), ErrorText::tr("Rename one of them.")};
    }
}

ErrorWords reshapingWords(const ErrorDetails& error) {
    switch (error.code()) {
        case ErrorCode::columnUnitsDiffer:
            return {ErrorText::tr("“%1” is in %2 and “%3” in %4: one column cannot have both units.")
                        .arg(error[0], unit(error, 1), error[2], unit(error, 3)),
                    ErrorText::tr("Compute one of them in the other unit first.")};
        case ErrorCode::duplicateKey:
            return {ErrorText::tr("%1 has %3 rows with the key “%2”; each key may occur only once.", nullptr,
                                  error.count(2))
                        .arg(error[0], error[1], error[2]),
                    ErrorText::tr("Join by more columns, or remove the other rows from that table.")};
        case ErrorCode::conditionNotNumeric:
            return {
                ErrorText::tr("“%2” compares column “%1” with something that is not a number.").arg(error[0], error[1]),
                {}};
        case ErrorCode::patternNotUsable:
            return {ErrorText::tr("“%1” is not a valid split pattern.").arg(error[0]),
                    ErrorText::tr("A pattern is the text of a cell with the names of the new columns in braces and "
                                  "text between them: host{host}/ost{ost}.")};
        case ErrorCode::patternFitsNothing:
            return {ErrorText::tr("No cell of column “%1” matches the pattern “%2”.").arg(error[0], error[1]),
                    error[2].isEmpty() ? QString() : ErrorText::tr("One cell is “%1”.").arg(error[2])};
        case ErrorCode::nameFitsNoPattern:
            return {error[2].isEmpty()
                        ? ErrorText::tr("The pattern “%1” does not match the names %2.").arg(error[0], error[1])
                        : ErrorText::tr("The pattern “%1” does not match the names %2 and %3 more.")
                              .arg(error[0], error[1], error[2]),
                    ErrorText::tr("“*_” names columns of values by the part before the last “_”, “_*” by the part "
                                  "after the first; without * it is the name of one column.")};
        case ErrorCode::unknownFunction:
            return {ErrorText::tr("There is no function “%1”.").arg(error[0]), error.choices(1)};
        default:
            return error[2].isEmpty()
                       ? ErrorWords{ErrorText::tr("The expression “%1” is incomplete.").arg(error[0]), {}}
                       : ErrorWords{ErrorText::tr("The expression “%1” has an error at character %2: unexpected “%3”.")
                                        .arg(error[0], error[1], error[2]),
                                    {}};
    }
}

namespace {

/// For several series: what they share.
QString gapRemedy(const ErrorDetails& error) {
    if (!error.fills(3)) {
        return ErrorText::tr("Leave out the series or the point.");
    }
    QStringList sentences{
        error.count(2) == 0
            ? ErrorText::tr("No point has a value in every series.")
            : ErrorText::tr("%1 of %n points have a value in every series.", nullptr, error.count(3)).arg(error[2])};
    if (error.fills(4)) {
        sentences
            << ErrorText::tr("Without “%1”, the other series share %n points.", nullptr, error.count(5)).arg(error[4]);
    }
    sentences << ErrorText::tr("Leave out a series, or the other points (--common-points).");
    return widgets::paragraph(sentences);
}

}  // namespace

ErrorWords selectionWords(const ErrorDetails& error) {
    switch (error.code()) {
        case ErrorCode::unknownColumn:
            return {ErrorText::tr("There is no column “%1”.").arg(error[0]), error.choices(1)};
        case ErrorCode::columnNotNumeric:
            return error.has(1)
                       ? ErrorWords{ErrorText::tr("Column “%1” has codes (whole numbers with leading zeros or more "
                                                  "than 15 digits), but numbers are needed.")
                                        .arg(error[0]),
                                    ErrorText::tr("Compute a column of numbers from them: --derive 'NAME=1*\"%1\"'.")
                                        .arg(error[0])}
                       : ErrorWords{ErrorText::tr("Column “%1” has text, but numbers are needed.").arg(error[0]), {}};
        case ErrorCode::unknownValue:
            return {ErrorText::tr("Column “%1” has no value “%2”.").arg(error[0], error[1]), error.choices(2)};
        case ErrorCode::filterMatchesNothing:
            return {ErrorText::tr("No row meets %1.").arg(error[0]), ErrorText::tr("Leave one of the conditions out.")};
        case ErrorCode::duplicatePoint:
            return {error[1].isEmpty()
                        ? ErrorText::tr("Series “%1” has %2 values but no axis.", nullptr, error.count(2))
                              .arg(error[0], error[2])
                        : ErrorText::tr("Series “%1” has %3 values at %2.", nullptr, error.count(2))
                              .arg(error[0], error[1], error[2]),
                    duplicateRemedy(error)};
        case ErrorCode::unknownSeries:
            return {ErrorText::tr("There is no series “%1”.").arg(error[0]), seriesRemedy(error)};
        case ErrorCode::noSeries:
            return {ErrorText::tr("The chosen columns and rows give no series."),
                    ErrorText::tr("Choose a column of numbers.")};
        case ErrorCode::noSpread:
            return {error[1].isEmpty()
                        ? ErrorText::tr("“%1” needs two values at a point; no point has two.").arg(error[0])
                        : ErrorText::tr("“%1” needs two values; %2 has only one.").arg(error[0], error[1]),
                    ErrorText::tr("Choose another aggregation of the rows on one point.")};
        case ErrorCode::tooFewSeries:
            return {
                ErrorText::tr("%1 series are chosen; %2 are needed.", nullptr, error.count(0)).arg(error[0], error[1]),
                ErrorText::tr("Choose more series, or make a column that distinguishes series a key.")};
        case ErrorCode::tooManySeries:
            return {error.fills(2)
                        ? ErrorText::tr(
                              "%1 series of %2 points are too many; with this number of points the limit is %3 series.")
                              .arg(error[0], error[2], error[1])
                        : ErrorText::tr("%1 series are too many; the limit is %2.", nullptr, error.count(0))
                              .arg(error[0], error[1]),
                    ErrorText::tr("Filter the rows, use fewer columns as keys, or make levels coarser with a computed "
                                  "column, for example minute = floor(time / 60).")};
        case ErrorCode::unknownPoint:
            return {ErrorText::tr("There is no point “%1”.").arg(error[0]), error.choices(1)};
        default:
            return {ErrorText::tr("Series “%1” has no value at %2.").arg(error[0], error[1]), gapRemedy(error)};
    }
}

ErrorWords optionWords(const ErrorDetails& error) {
    switch (error.code()) {
        case ErrorCode::optionOutOfRange:
            return {ErrorText::tr("%1 = %2 is out of range.").arg(error[0], error[1]),
                    ErrorText::tr("It must lie in %1.").arg(error[2])};
        case ErrorCode::optionUnknown:
            return {ErrorText::tr("“%2” is not a valid value for %1.").arg(error[0], error[1]),
                    ErrorText::tr("Choose one of: %1.").arg(error[2])};
        case ErrorCode::nothingToDraw: {
            const QString why =
                error[1].isEmpty() ? ErrorText::tr("This figure cannot be drawn from these data.") : error[1];
            return {error[0].isEmpty() ? ErrorText::tr("There is nothing to draw.")
                                       : ErrorText::tr("There is nothing to draw for “%1”.").arg(error[0]),
                    error[2].isEmpty()
                        ? why
                        : widgets::sentences(why, ErrorText::tr("Use --reading %1: %2.").arg(error[3], error[2]))};
        }
        case ErrorCode::optionMissing:
            return {ErrorText::tr("%1 is missing.").arg(error[0]),
                    ErrorText::tr("The value must be %1.").arg(error[1])};
        case ErrorCode::optionNotAList:
            return {ErrorText::tr("“%2” is not a valid list for %1.").arg(error[0], error[1]),
                    ErrorText::tr("Separate names with commas. Put a name that contains a comma in double quotes, and "
                                  "double its own quotation marks.")};
        default:
            return {ErrorText::tr("%1 and %2 cannot be used together.").arg(error[0], error[1]),
                    ErrorText::tr("Remove one of them.")};
    }
}

}  // namespace greyscope::app
