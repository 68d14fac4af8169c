#include "app/text/error_wording.h"

namespace greyscope::app {

namespace {

using base::ErrorCode;

}  // namespace

ErrorWords ErrorWording::tableWords() const {
    switch (m_error.code) {
        case ErrorCode::lineTooLong:
            return {tr("The line is longer than %1.").arg(size(argument(0))),
                    tr("Check that the file is a table with line ends.")};
        case ErrorCode::quoteNotClosed:
            return {tr("A quotation mark is opened here and never closed."),
                    tr("Close it, or double it inside a cell.")};
        case ErrorCode::tooManyColumns:
            return {tr("The table has %1 columns; the limit is %2.", nullptr, count(0)).arg(argument(0), argument(1)),
                    tr("Keep only the columns that you need.")};
        case ErrorCode::raggedRow:
            if (m_error.arguments.size() > 2) {
                return {tr("The row has %1 cells of %2, and so have too many above it: %3 cells are missing by now.",
                           nullptr, count(0))
                            .arg(argument(0), argument(1), argument(2)),
                        tr("Check the delimiter, and that the heading names only columns that are used.")};
            }
            return {tr("The row has %1 cells where %2 are expected.", nullptr, count(0)).arg(argument(0), argument(1)),
                    {}};
        case ErrorCode::noRows:
            return {tr("The table has no rows of data."), {}};
        case ErrorCode::noNumericColumn:
            return m_error.arguments.empty()
                       ? ErrorWords{tr("No column of the table holds numbers."),
                                    tr("Check the delimiter and the decimal mark. Where blanks part the columns, "
                                       "put cells that hold blanks in quotes, part the columns by tabs, or set "
                                       "them below each other.")}
                       : ErrorWords{
                             tr("No column of the table holds numbers: “%1” has other digits or signs than 0–9, + "
                                "and -.")
                                 .arg(argument(0)),
                             tr("Write the numbers in those.")};
        case ErrorCode::columnLengthMismatch:
            return {tr("Column “%1” has %2 cells where the table has %3 rows.", nullptr, count(1))
                        .arg(argument(0), argument(1), argument(2)),
                    {}};
        case ErrorCode::noSharedFactor:
            return {tr("%1 and %3 share no factor to match their points by: one has %2, the other %4.")
                        .arg(argument(0), factors(1), argument(2), factors(3)),
                    tr("Make the same setting a factor in both on the Data page, under one name.")};
        case ErrorCode::unitsDiffer:
            return {tr("Column “%2” of %1 is in %3 and “%5” of %4 in %6, which cannot be converted.")
                        .arg(argument(0), argument(1), argument(2), argument(3), argument(4), argument(5)),
                    tr("Choose metrics of one kind.")};
        case ErrorCode::tooManyCells:
            return {tr("A table of %1 cells is too large; the limit is %2.").arg(argument(0), argument(1)),
                    tr("Leave rows or columns out first.")};
        default:
            return {tr("Two columns are called “%1”.").arg(argument(0)), tr("Rename one of them.")};
    }
}

ErrorWords ErrorWording::reshapingWords() const {
    switch (m_error.code) {
        case ErrorCode::columnUnitsDiffer:
            return {tr("“%1” is in %2 and “%3” in %4: one column cannot hold both.")
                        .arg(argument(0), unit(1), argument(2), unit(3)),
                    tr("Compute one of them in the other unit first.")};
        case ErrorCode::duplicateKey:
            return {tr("%1 has %3 rows with the key “%2”; each key may stand there once.", nullptr, count(2))
                        .arg(argument(0), argument(1), argument(2)),
                    tr("Join by more columns, or leave the others out of that table.")};
        case ErrorCode::conditionNotNumeric:
            return {tr("“%2” compares column “%1” with something that is no number.").arg(argument(0), argument(1)),
                    {}};
        case ErrorCode::patternNotUsable:
            return {tr("“%1” is no pattern to split by.").arg(argument(0)),
                    tr("It is the text of a cell with the names of the new columns in braces, and text between "
                       "them: host{host}/ost{ost}.")};
        case ErrorCode::patternFitsNothing:
            return {tr("No cell of column “%1” fits the pattern “%2”.").arg(argument(0), argument(1)),
                    argument(2).isEmpty() ? QString() : tr("There is “%1”, for example.").arg(argument(2))};
        case ErrorCode::nameFitsNoPattern:
            return {argument(2).isEmpty()
                        ? tr("The pattern “%1” does not fit the names %2.").arg(argument(0), argument(1))
                        : tr("The pattern “%1” does not fit the names %2 and %3 more.")
                              .arg(argument(0), argument(1), argument(2)),
                    tr("“*_” names columns of values by what stands before the last “_”, “_*” by what stands behind "
                       "the first; without * it is the name of one column.")};
        case ErrorCode::unknownFunction:
            return {tr("There is no function “%1”.").arg(argument(0)), choices(1)};
        default:
            return argument(2).isEmpty()
                       ? ErrorWords{tr("The expression “%1” ends too early.").arg(argument(0)), {}}
                       : ErrorWords{tr("The expression “%1” goes wrong at character %2: “%3” is not expected there.")
                                        .arg(argument(0), argument(1), argument(2)),
                                    {}};
    }
}

QString ErrorWording::unit(std::size_t index) const {
    const bool stated = index < m_error.arguments.size() && !m_error.arguments[index].empty();
    return stated ? argument(index) : tr("no unit");
}

ErrorWords ErrorWording::selectionWords() const {
    switch (m_error.code) {
        case ErrorCode::unknownColumn:
            return {tr("There is no column “%1”.").arg(argument(0)), choices(1)};
        case ErrorCode::columnNotNumeric:
            return {tr("Column “%1” holds text where numbers are needed.").arg(argument(0)), {}};
        case ErrorCode::unknownValue:
            return {tr("Column “%1” has no value “%2”.").arg(argument(0), argument(1)), choices(2)};
        case ErrorCode::filterMatchesNothing:
            return {tr("No row meets %1.").arg(argument(0)), tr("Leave one of the conditions out.")};
        case ErrorCode::duplicatePoint:
            return {
                tr("Series “%1” has %3 values at %2.", nullptr, count(2)).arg(argument(0), argument(1), argument(2)),
                duplicateRemedy()};
        case ErrorCode::unknownSeries:
            return {tr("There is no series “%1”.").arg(argument(0)), seriesRemedy()};
        case ErrorCode::noSeries:
            return {tr("The choice of columns and rows leaves no series."), tr("Choose a column of numbers.")};
        case ErrorCode::tooFewSeries:
            return {tr("%1 series are chosen; %2 are needed.", nullptr, count(0)).arg(argument(0), argument(1)), {}};
        case ErrorCode::tooManySeries:
            return {
                m_error.arguments.size() > 2
                    ? tr("%1 series along %2 points are too many; of so many points the limit is %3 series.")
                          .arg(argument(0), argument(2), argument(1))
                    : tr("%1 series are too many; the limit is %2.", nullptr, count(0)).arg(argument(0), argument(1)),
                tr("Filter the rows, use fewer columns as keys, or make levels coarser with a computed column: "
                   "for times a minute apart, minute = floor(time / 60).")};
        case ErrorCode::unknownPoint:
            return {tr("There is no point “%1”.").arg(argument(0)), choices(1)};
        default:
            return {tr("Series “%1” has no value at %2.").arg(argument(0), argument(1)),
                    tr("Leave the series or the point out.")};
    }
}

QString ErrorWording::factors(std::size_t index) const {
    return argument(index).isEmpty() ? tr("none") : argument(index);
}

QString ErrorWording::duplicateRemedy() const {
    const bool told = m_error.arguments.size() > 3 && !m_error.arguments[3].empty();
    return told ? tr("They differ in %1: keep one value of it or match by it, or combine them (mean, median or "
                     "maximum).")
                      .arg(argument(3))
                : tr("Nothing tells them apart: combine them (mean, median or maximum).");
}

QString ErrorWording::choices(std::size_t index) const {
    const bool all = m_error.arguments.size() <= index + 1 || m_error.arguments[index + 1] == "0";
    return all ? tr("There are: %1.").arg(argument(index))
               : tr("The nearest are: %1; there are %2 more.").arg(argument(index), argument(index + 1));
}

QString ErrorWording::seriesRemedy() const {
    const bool rowsInNone = m_error.arguments.size() > 4;
    return rowsInNone ? choices(1) + QLatin1Char(' ') +
                            tr("Rows that belong to no series, because %2 is empty: %1.").arg(argument(3), argument(4))
                      : choices(1);
}

ErrorWords ErrorWording::optionWords() const {
    switch (m_error.code) {
        case ErrorCode::optionOutOfRange:
            return {tr("%1 = %2 is out of range.").arg(argument(0), argument(1)),
                    tr("It must lie in %1.").arg(argument(2))};
        case ErrorCode::optionUnknown:
            if (m_error.arguments.size() > 2 && m_error.arguments[2].empty()) {
                return {tr("Nothing is there for %1 “%2”.").arg(argument(0), argument(1)),
                        tr("Of these data that view shows no figure: choose another one.")};
            }
            return {tr("“%2” is no choice for %1.").arg(argument(0), argument(1)),
                    tr("Choose one of: %1.").arg(argument(2))};
        case ErrorCode::optionMissing:
            return {tr("%1 is missing.").arg(argument(0)), tr("It takes %1.").arg(argument(1))};
        case ErrorCode::optionNotAList:
            return {tr("“%2” is no list for %1.").arg(argument(0), argument(1)),
                    tr("Join names with commas; a name that holds a comma stands in double quotes, its own quotation "
                       "marks doubled.")};
        default:
            return {tr("%1 and %2 do not go together.").arg(argument(0), argument(1)), tr("Leave one of them out.")};
    }
}

}  // namespace greyscope::app
