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
    return told.endsWith(QLatin1String("size"))          ? ErrorText::tr("a size by its name")
           : told.endsWith(QLatin1String("count"))       ? ErrorText::tr("a count by its name")
           : told.endsWith(QLatin1String("share"))       ? ErrorText::tr("a share by its name")
           : told.endsWith(QLatin1String("time"))        ? ErrorText::tr("a time by its name")
           : told.endsWith(QLatin1String("operations"))  ? ErrorText::tr("a rate of operations by its name")
           : told.endsWith(QLatin1String("temperature")) ? ErrorText::tr("a temperature by its name")
           : told.endsWith(QLatin1String("humidity"))    ? ErrorText::tr("a humidity by its name")
           : told.endsWith(QLatin1String("pressure"))    ? ErrorText::tr("a pressure by its name")
           : told.endsWith(QLatin1String("light"))       ? ErrorText::tr("a light level by its name")
           : told.endsWith(QLatin1String("gas"))         ? ErrorText::tr("a gas concentration by its name")
                                                         : ErrorText::tr("a rate by its name");
}

QString factors(const ErrorDetails& error, std::size_t index) {
    return error[index].isEmpty() ? ErrorText::tr("none") : error[index];
}

QString duplicateRemedy(const ErrorDetails& error) {
    if (error.fills(4)) {
        return ErrorText::tr(
                   "They differ in %1, as parts of one run do: combine them by their sum, or by their mean, median or "
                   "a percentile.")
            .arg(error[4]);
    }
    const bool told = error.fills(3);
    return told ? ErrorText::tr(
                      "They differ in %1: keep one value of it or match by it, or combine them (mean, median, maximum, "
                      "a percentile, ...).")
                      .arg(error[3])
                : ErrorText::tr("Nothing tells them apart: combine them (mean, median, maximum, a percentile, ...).");
}

QString seriesRemedy(const ErrorDetails& error) {
    const bool rowsInNone = error.has(4);
    return rowsInNone
               ? error.choices(1) + widgets::betweenSentences() +
                     ErrorText::tr("Rows that belong to no series, because %2 is empty: %1.").arg(error[3], error[4])
               : error.choices(1);
}

}  // namespace

ErrorWords tableWords(const ErrorDetails& error) {
    switch (error.code()) {
        case ErrorCode::lineTooLong:
            return {ErrorText::tr("The line is longer than %1.").arg(error.size(0)),
                    ErrorText::tr("Check that the file is a table with line ends.")};
        case ErrorCode::quoteNotClosed:
            return {ErrorText::tr("A quotation mark is opened here and never closed."),
                    ErrorText::tr("Close it, or double it inside a cell.")};
        case ErrorCode::tooManyColumns:
            return {ErrorText::tr("The table has %1 columns; the limit is %2.", nullptr, error.count(0))
                        .arg(error[0], error[1]),
                    ErrorText::tr("Keep only the columns that you need.")};
        case ErrorCode::raggedRow:
            if (error.has(2)) {
                return {ErrorText::tr(
                            "The row has %1 cells of %2, and so have too many above it: %3 cells are missing by now.",
                            nullptr, error.count(0))
                            .arg(error[0], error[1], error[2]),
                        ErrorText::tr("Check the delimiter, and that the heading names only columns that are used.")};
            }
            return {ErrorText::tr("The row has %1 cells where %2 are expected.", nullptr, error.count(0))
                        .arg(error[0], error[1]),
                    {}};
        case ErrorCode::noRows:
            return {ErrorText::tr("The table has no rows of data."), {}};
        case ErrorCode::noNumericColumn:
            return !error.has(0)
                       ? ErrorWords{ErrorText::tr("No column of the table holds numbers."),
                                    ErrorText::tr(
                                        "Check the delimiter and the decimal mark. Where blanks part the columns, "
                                        "put cells that hold blanks in quotes, part the columns by tabs, or set "
                                        "them below each other.")}
                       : ErrorWords{
                             ErrorText::tr(
                                 "No column of the table holds numbers: “%1” has other digits or signs than 0–9, + "
                                 "and -.")
                                 .arg(error[0]),
                             ErrorText::tr("Write the numbers in those.")};
        case ErrorCode::columnLengthMismatch:
            return {ErrorText::tr("Column “%1” has %2 cells where the table has %3 rows.", nullptr, error.count(1))
                        .arg(error[0], error[1], error[2]),
                    {}};
        case ErrorCode::noSharedFactor:
            return {ErrorText::tr("%1 and %3 share no factor to match their points by: one has %2, the other %4.")
                        .arg(error[0], factors(error, 1), error[2], factors(error, 3)),
                    ErrorText::tr("Make the same setting a factor in both on the Data page, under one name.")};
        case ErrorCode::unitsDiffer:
            if (error[0].isEmpty()) {
                return {
                    ErrorText::tr("“%1” is %2 and “%3” %4: values of different quantities share neither a ratio nor "
                                  "an axis.")
                        .arg(error[1], quantity(error, 2), error[4], quantity(error, 5)),
                    ErrorText::tr("Show each as a multiple of its own first value, or give both columns the same unit "
                                  "on the Data page.")};
            }
            return {ErrorText::tr("Column “%2” of %1 is in %3 and “%5” of %4 in %6, which cannot be converted.")
                        .arg(error[0], error[1], error[2], error[3], error[4], error[5]),
                    ErrorText::tr("Choose metrics of one kind.")};
        case ErrorCode::tooManyCells:
            return {ErrorText::tr("A table of %1 cells is too large; the limit is %2.").arg(error[0], error[1]),
                    ErrorText::tr("Leave rows or columns out first.")};
        default:
            return {ErrorText::tr("Two columns are called “%1”.").arg(error[0]), ErrorText::tr("Rename one of them.")};
    }
}

ErrorWords reshapingWords(const ErrorDetails& error) {
    switch (error.code()) {
        case ErrorCode::columnUnitsDiffer:
            return {ErrorText::tr("“%1” is in %2 and “%3” in %4: one column cannot hold both.")
                        .arg(error[0], unit(error, 1), error[2], unit(error, 3)),
                    ErrorText::tr("Compute one of them in the other unit first.")};
        case ErrorCode::duplicateKey:
            return {ErrorText::tr("%1 has %3 rows with the key “%2”; each key may stand there once.", nullptr,
                                  error.count(2))
                        .arg(error[0], error[1], error[2]),
                    ErrorText::tr("Join by more columns, or leave the others out of that table.")};
        case ErrorCode::conditionNotNumeric:
            return {
                ErrorText::tr("“%2” compares column “%1” with something that is no number.").arg(error[0], error[1]),
                {}};
        case ErrorCode::patternNotUsable:
            return {
                ErrorText::tr("“%1” is no pattern to split by.").arg(error[0]),
                ErrorText::tr("It is the text of a cell with the names of the new columns in braces, and text between "
                              "them: host{host}/ost{ost}.")};
        case ErrorCode::patternFitsNothing:
            return {ErrorText::tr("No cell of column “%1” fits the pattern “%2”.").arg(error[0], error[1]),
                    error[2].isEmpty() ? QString() : ErrorText::tr("There is “%1”, for example.").arg(error[2])};
        case ErrorCode::nameFitsNoPattern:
            return {error[2].isEmpty()
                        ? ErrorText::tr("The pattern “%1” does not fit the names %2.").arg(error[0], error[1])
                        : ErrorText::tr("The pattern “%1” does not fit the names %2 and %3 more.")
                              .arg(error[0], error[1], error[2]),
                    ErrorText::tr(
                        "“*_” names columns of values by what stands before the last “_”, “_*” by what stands behind "
                        "the first; without * it is the name of one column.")};
        case ErrorCode::unknownFunction:
            return {ErrorText::tr("There is no function “%1”.").arg(error[0]), error.choices(1)};
        default:
            return error[2].isEmpty()
                       ? ErrorWords{ErrorText::tr("The expression “%1” ends too early.").arg(error[0]), {}}
                       : ErrorWords{ErrorText::tr(
                                        "The expression “%1” goes wrong at character %2: “%3” is not expected there.")
                                        .arg(error[0], error[1], error[2]),
                                    {}};
    }
}

namespace {

/// For several series: what they share.
QString gapRemedy(const ErrorDetails& error) {
    if (!error.fills(3)) {
        return ErrorText::tr("Leave the series or the point out.");
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
                       ? ErrorWords{ErrorText::tr("Column “%1” holds codes, whole numbers with leading zeros or more "
                                                  "than 15 digits, where numbers are needed.")
                                        .arg(error[0]),
                                    ErrorText::tr("Compute a column of their numbers: --derive 'NAME=1*\"%1\"'.")
                                        .arg(error[0])}
                       : ErrorWords{ErrorText::tr("Column “%1” holds text where numbers are needed.").arg(error[0]),
                                    {}};
        case ErrorCode::unknownValue:
            return {ErrorText::tr("Column “%1” has no value “%2”.").arg(error[0], error[1]), error.choices(2)};
        case ErrorCode::filterMatchesNothing:
            return {ErrorText::tr("No row meets %1.").arg(error[0]), ErrorText::tr("Leave one of the conditions out.")};
        case ErrorCode::duplicatePoint:
            return {error[1].isEmpty()
                        ? ErrorText::tr("Series “%1” has %2 values and no axis.", nullptr, error.count(2))
                              .arg(error[0], error[2])
                        : ErrorText::tr("Series “%1” has %3 values at %2.", nullptr, error.count(2))
                              .arg(error[0], error[1], error[2]),
                    duplicateRemedy(error)};
        case ErrorCode::unknownSeries:
            return {ErrorText::tr("There is no series “%1”.").arg(error[0]), seriesRemedy(error)};
        case ErrorCode::noSeries:
            return {ErrorText::tr("The choice of columns and rows leaves no series."),
                    ErrorText::tr("Choose a column of numbers.")};
        case ErrorCode::noSpread:
            return {error[1].isEmpty()
                        ? ErrorText::tr("No point has two values, which “%1” needs.").arg(error[0])
                        : ErrorText::tr("“%1” needs two values; there is one of %2.").arg(error[0], error[1]),
                    ErrorText::tr("Choose another aggregation of the rows on one point.")};
        case ErrorCode::tooFewSeries:
            return {
                ErrorText::tr("%1 series are chosen; %2 are needed.", nullptr, error.count(0)).arg(error[0], error[1]),
                ErrorText::tr("Choose more, or make a column that tells some apart a key.")};
        case ErrorCode::tooManySeries:
            return {
                error.fills(2)
                    ? ErrorText::tr("%1 series along %2 points are too many; of so many points the limit is %3 series.")
                          .arg(error[0], error[2], error[1])
                    : ErrorText::tr("%1 series are too many; the limit is %2.", nullptr, error.count(0))
                          .arg(error[0], error[1]),
                ErrorText::tr(
                    "Filter the rows, use fewer columns as keys, or make levels coarser with a computed column: "
                    "for times a minute apart, minute = floor(time / 60).")};
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
            return {ErrorText::tr("%1 is missing.").arg(error[0]), ErrorText::tr("It takes %1.").arg(error[1])};
        case ErrorCode::optionNotAList:
            return {ErrorText::tr("“%2” is no list for %1.").arg(error[0], error[1]),
                    ErrorText::tr(
                        "Join names with commas; a name that holds a comma stands in double quotes, its own quotation "
                        "marks doubled.")};
        default:
            return {ErrorText::tr("%1 and %2 do not go together.").arg(error[0], error[1]),
                    ErrorText::tr("Leave one of them out.")};
    }
}

}  // namespace greyscope::app
