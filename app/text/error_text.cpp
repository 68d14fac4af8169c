#include "app/text/error_text.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

#include "app/text/database_words.h"
#include "app/text/study_faults.h"
#include "core/grey/residual.h"
#include "core/working/derivation.h"
#include "widgets/present/visible_text.h"
#include "widgets/present/words.h"

namespace greyscope::app {

namespace {

using base::Error;
using base::ErrorCode;

/// What is wrong, and the one thing to do about it (may be empty).
struct ErrorWords {
    QString text;
    QString remedy;
};

/// Words one error; arguments that core did not give read as "?".
class Wording {
    Q_DECLARE_TR_FUNCTIONS(greyscope::app::ErrorText)

public:
    explicit Wording(const Error& error) : m_error(error) {}

    // One case a code and no default: the compiler says which one lacks its words.
    [[nodiscard]] ErrorWords words() const {
        switch (m_error.code) {
            case ErrorCode::fileNotFound:
            case ErrorCode::fileNotReadable:
            case ErrorCode::fileChanged:
            case ErrorCode::fileIsDirectory:
            case ErrorCode::fileEmpty:
            case ErrorCode::fileBinary:
            case ErrorCode::fileTooLarge:
            case ErrorCode::fileNotWritable:
            case ErrorCode::encodingUnsupported:
            case ErrorCode::formatUnknown:
            case ErrorCode::outputNotUsable:
            case ErrorCode::noResults:
            case ErrorCode::standardInput:
                return fileWords();
            case ErrorCode::archiveDamaged:
            case ErrorCode::unpacksTooLarge:
            case ErrorCode::partNotChosen:
            case ErrorCode::folderHasNone:
                return packedWords();
            case ErrorCode::lineTooLong:
            case ErrorCode::quoteNotClosed:
            case ErrorCode::tooManyColumns:
            case ErrorCode::raggedRow:
            case ErrorCode::noRows:
            case ErrorCode::noNumericColumn:
            case ErrorCode::columnLengthMismatch:
            case ErrorCode::duplicateColumn:
            case ErrorCode::noSharedFactor:
            case ErrorCode::unitsDiffer:
            case ErrorCode::tooManyCells:
                return tableWords();
            case ErrorCode::columnUnitsDiffer:
            case ErrorCode::duplicateKey:
            case ErrorCode::conditionNotNumeric:
            case ErrorCode::patternNotUsable:
            case ErrorCode::patternFitsNothing:
            case ErrorCode::nameFitsNoPattern:
            case ErrorCode::expressionWrong:
            case ErrorCode::unknownFunction:
                return reshapingWords();
            case ErrorCode::unknownColumn:
            case ErrorCode::columnNotNumeric:
            case ErrorCode::unknownValue:
            case ErrorCode::filterMatchesNothing:
            case ErrorCode::duplicatePoint:
            case ErrorCode::unknownSeries:
            case ErrorCode::noSeries:
            case ErrorCode::tooFewSeries:
            case ErrorCode::tooManySeries:
            case ErrorCode::missingValue:
            case ErrorCode::unknownPoint:
                return selectionWords();
            case ErrorCode::optionOutOfRange:
            case ErrorCode::optionUnknown:
            case ErrorCode::optionMissing:
            case ErrorCode::optionConflict:
            case ErrorCode::optionNotAList:
                return optionWords();
            case ErrorCode::constantSeries:
            case ErrorCode::constantPoint:
            case ErrorCode::zeroInSeries:
            case ErrorCode::zeroMean:
            case ErrorCode::nonPositive:
            case ErrorCode::tooFewPoints:
            case ErrorCode::tooManyPoints:
            case ErrorCode::singularSystem:
            case ErrorCode::coefficientTooLarge:
            case ErrorCode::curveEnds:
            case ErrorCode::overflow:
            case ErrorCode::noMatchingRows:
            case ErrorCode::noRelatedSeries:
            case ErrorCode::relatedUnknown:
            case ErrorCode::tooManyFailures:
                return analysisWords();
            case ErrorCode::simulationTooLarge:
            case ErrorCode::unknownParameter:
            case ErrorCode::valueNotUsable:
            case ErrorCode::jsonNotReadable:
            case ErrorCode::traceCell:
            case ErrorCode::traceOrder:
            case ErrorCode::layoutIncomplete:
            case ErrorCode::byteWithoutPlace:
            case ErrorCode::endNotAligned:
                return simulationWords();
            case ErrorCode::outOfMemory:
                return {tr("There is not enough memory for this."),
                        tr("Choose fewer rows, columns or series, or close other programs.")};
            case ErrorCode::cancelled:
                return {tr("Cancelled."), {}};
            case ErrorCode::internal:
                return {tr("Internal error: %1").arg(argument(0)),
                        tr("Please report it with the steps that led here.")};
        }
        return {};
    }

private:
    [[nodiscard]] QString argument(std::size_t index) const {
        return index < m_error.arguments.size() ? widgets::visibleText(m_error.arguments[index]) : QStringLiteral("?");
    }
    /// An argument that is a count, for the plural forms.
    [[nodiscard]] int count(std::size_t index) const { return widgets::counted(argument(index).toULongLong()); }
    [[nodiscard]] QString fileName() const { return QFileInfo(argument(0)).fileName(); }
    [[nodiscard]] static QString size(const QString& bytes) {
        return QLocale::c().formattedDataSize(bytes.toLongLong());
    }

    [[nodiscard]] ErrorWords fileWords() const {
        switch (m_error.code) {
            case ErrorCode::fileNotFound:
                return {tr("There is no file “%1”.").arg(fileName()), tr("Check the path.")};
            case ErrorCode::fileNotReadable:
                if (isDatabaseFault(m_error)) {
                    const DatabaseWords words = databaseWords(m_error);
                    return {words.text, words.remedy};
                }
                return {tr("“%1” cannot be read: %2.").arg(fileName(), argument(1)),
                        tr("Check that the file is an ordinary one and that you may read it.")};
            case ErrorCode::fileChanged:
                return {tr("“%1” has changed since it was read.").arg(fileName()), tr("Read it again.")};
            case ErrorCode::fileIsDirectory:
                return {tr("“%1” is a folder.").arg(fileName()), tr("Choose a file inside it.")};
            case ErrorCode::fileEmpty:
                return {tr("The file is empty."), {}};
            case ErrorCode::fileBinary:
                return {tr("The file is not text (%1).").arg(argument(0)), binaryRemedy()};
            case ErrorCode::fileTooLarge:
                return {tr("The file has %1; the limit is %2.").arg(size(argument(0)), size(argument(1))),
                        tr("Split it, or keep only the columns that you need.")};
            case ErrorCode::fileNotWritable:
                return {tr("“%1” cannot be written: %2.").arg(fileName(), argument(1)),
                        m_error.arguments.size() < 3 ? tr("Choose another place.")
                                                     : tr("Install the package %1.").arg(argument(2))};
            case ErrorCode::encodingUnsupported:
                return {tr("The text's encoding is not supported: %1.").arg(argument(0)),
                        tr("Save the file as UTF-8.")};
            case ErrorCode::standardInput:
                return inputWords();
            case ErrorCode::outputNotUsable:
                return outputWords();
            case ErrorCode::noResults:
                return noResultWords();
            default:
                return unknownWords();
        }
    }

    /// Output of a benchmark that cannot be read, whatever is done.
    [[nodiscard]] ErrorWords outputWords() const {
        const QString wrong = argument(1);
        const QString remedy = tr("Run %1 again with %2.").arg(argument(0), argument(2));
        if (wrong == QLatin1String("unseparated")) {
            return {tr("This output of %1 has values with nothing between them, which nobody can tell apart.")
                        .arg(argument(0)),
                    remedy};
        }
        if (wrong == QLatin1String("unlabelled")) {
            return {tr("This output of %1 has no line with the names of its columns.").arg(argument(0)), remedy};
        }
        return {tr("This output of %1 is in a format that hardly any program reads.").arg(argument(0)), remedy};
    }

    [[nodiscard]] ErrorWords noResultWords() const {
        const QString file = QFileInfo(QString::fromStdString(m_error.location.file)).fileName();
        return argument(1).isEmpty()
                   ? ErrorWords{tr("“%1” has no result of %2.").arg(file, argument(0)),
                                tr("Check that the run came to its end, and that its output is in this file.")}
                   : ErrorWords{tr("“%1” has no result of %2, which says: %3").arg(file, argument(0), argument(1)),
                                tr("Run it again once that is mended.")};
    }

    /// Of files that hold others.
    [[nodiscard]] ErrorWords packedWords() const {
        switch (m_error.code) {
            case ErrorCode::archiveDamaged:
                return {tr("“%1” cannot be unpacked: %2.").arg(fileName(), argument(1)),
                        tr("Take it from where it came from again, or unpack it with another program.")};
            case ErrorCode::unpacksTooLarge:
                return {tr("The file has %2 and holds more than %1.").arg(size(argument(0)), size(argument(1))),
                        tr("If that is right, unpack it with another program first.")};
            case ErrorCode::partNotChosen:
                return partWords();
            default:
                return {tr("The folder “%1” holds no file that can be read.").arg(fileName()),
                        tr("Choose another one, or a file.")};
        }
    }

    /// A file of an archive or a sheet of a workbook.
    [[nodiscard]] ErrorWords partWords() const {
        const bool isSheet = argument(0) == QLatin1String("sheet");
        const bool all = argument(2) == QLatin1String("0");
        const QString there = all ? tr("There are: %1.").arg(argument(1))
                                  : tr("The first are: %1; there are %2 more.").arg(argument(1), argument(2));
        const QString remedy =
            there + QLatin1Char(' ') +
            (isSheet ? tr("On the command line: --read sheet=NAME.") : tr("On the command line: --read member=NAME."));
        if (m_error.arguments.size() < 4 || m_error.arguments[3].empty()) {
            return {
                isSheet ? tr("The workbook has several sheets with tables.") : tr("The archive holds several files."),
                remedy};
        }
        return {isSheet ? tr("The workbook has no sheet “%1”.").arg(argument(3))
                        : tr("The archive holds no file “%1”.").arg(argument(3)),
                remedy};
    }

    [[nodiscard]] ErrorWords inputWords() const {
        const QString remedy = tr("Name a file, or send a table: … - < FILE.");
        if (argument(0) == QLatin1String("terminal")) {
            return {tr("Standard input is a terminal, not a table."), remedy};
        }
        return argument(0) == QLatin1String("empty")
                   ? ErrorWords{tr("Nothing came from standard input."), remedy}
                   : ErrorWords{tr("Standard input cannot be read: %1.").arg(argument(0)), remedy};
    }

    /// What a text that is no table seems to be, or how little it looks like one.
    [[nodiscard]] ErrorWords unknownWords() const {
        const QString remedy = tr("Put the numbers into a table, a row for each measurement, and save it as CSV.");
        const QString what = m_error.arguments.size() > 1 ? argument(1) : QString();
        if (isStudyFault(what)) {
            return studyWords();
        }
        if (QStringList{QStringLiteral("JSON"), QStringLiteral("XML"), QStringLiteral("INI")}.contains(what)) {
            return {tr("“%1” is no table: it seems to be %2.").arg(fileName(), what), remedy};
        }
        if (!what.isEmpty()) {
            return {tr("“%1” is no table: it seems to be the report of %2.").arg(fileName(), what), remedy};
        }
        if (m_error.arguments.size() > 2) {
            return {tr("“%1” hardly looks like a table: %2 in a hundred of its first lines have as many cells as most; "
                       "fifty are needed.")
                        .arg(fileName(), argument(2)),
                    remedy};
        }
        return {tr("No reader knows the format of “%1”.").arg(fileName()), tr("Save it as CSV.")};
    }

    /// A study that cannot be opened: its second argument says what is wrong (study_file.h).
    [[nodiscard]] ErrorWords studyWords() const {
        const std::string& fault = m_error.arguments[1];
        if (fault == kStudyTruncated) {
            return {tr("“%1” ends before it is complete.").arg(fileName()),
                    tr("It was cut off, perhaps while it was copied: take it from where it came from again.")};
        }
        if (fault == kStudySyntax) {
            return {tr("“%1” cannot be read as a study: %2.").arg(fileName(), argument(2)),
                    tr("Mend the text at that place, or take the file from where it came from again.")};
        }
        if (fault == kStudyNewer) {
            return {tr("“%1” was saved by a newer version of Greyscope (format %2; this one reads up to %3).")
                        .arg(fileName(), argument(2), argument(3)),
                    tr("Open it with the newer version.")};
        }
        return {tr("“%1” is no study of Greyscope.").arg(fileName()),
                tr("Open a study, or a table of text such as CSV.")};
    }

    [[nodiscard]] QString binaryRemedy() const {
        const bool isSheet =
            argument(0).startsWith(QLatin1String("ZIP")) || argument(0).startsWith(QLatin1String("OLE"));
        const bool isPacked = argument(0).startsWith(QLatin1String("gzip"));
        return isSheet    ? tr("Save a spreadsheet as CSV first.")
               : isPacked ? tr("Unpack it first.")
                          : tr("Choose a text table, for example CSV.");
    }

    [[nodiscard]] ErrorWords tableWords() const {
        switch (m_error.code) {
            case ErrorCode::lineTooLong:
                return {tr("The line is longer than %1.").arg(size(argument(0))),
                        tr("Check that the file is a table with line ends.")};
            case ErrorCode::quoteNotClosed:
                return {tr("A quotation mark is opened here and never closed."),
                        tr("Close it, or double it inside a cell.")};
            case ErrorCode::tooManyColumns:
                return {
                    tr("The table has %1 columns; the limit is %2.", nullptr, count(0)).arg(argument(0), argument(1)),
                    tr("Keep only the columns that you need.")};
            case ErrorCode::raggedRow:
                if (m_error.arguments.size() > 2) {
                    return {
                        tr("The row has %1 cells of %2, and so have too many above it: %3 cells are missing by now.",
                           nullptr, count(0))
                            .arg(argument(0), argument(1), argument(2)),
                        tr("Check the delimiter, and that the heading names only columns that are used.")};
                }
                return {
                    tr("The row has %1 cells where %2 are expected.", nullptr, count(0)).arg(argument(0), argument(1)),
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

    [[nodiscard]] ErrorWords reshapingWords() const {
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
                return {
                    argument(2).isEmpty()
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
                           : ErrorWords{
                                 tr("The expression “%1” goes wrong at character %2: “%3” is not expected there.")
                                     .arg(argument(0), argument(1), argument(2)),
                                 {}};
        }
    }

    [[nodiscard]] QString unit(std::size_t index) const {
        const bool stated = index < m_error.arguments.size() && !m_error.arguments[index].empty();
        return stated ? argument(index) : tr("no unit");
    }

    [[nodiscard]] ErrorWords selectionWords() const {
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
                return {tr("Series “%1” has %3 values at %2.", nullptr, count(2))
                            .arg(argument(0), argument(1), argument(2)),
                        duplicateRemedy()};
            case ErrorCode::unknownSeries:
                return {tr("There is no series “%1”.").arg(argument(0)), seriesRemedy()};
            case ErrorCode::noSeries:
                return {tr("The choice of columns and rows leaves no series."), tr("Choose a column of numbers.")};
            case ErrorCode::tooFewSeries:
                return {tr("%1 series are chosen; %2 are needed.", nullptr, count(0)).arg(argument(0), argument(1)),
                        {}};
            case ErrorCode::tooManySeries:
                return {m_error.arguments.size() > 2
                            ? tr("%1 series along %2 points are too many; of so many points the limit is %3 series.")
                                  .arg(argument(0), argument(2), argument(1))
                            : tr("%1 series are too many; the limit is %2.", nullptr, count(0))
                                  .arg(argument(0), argument(1)),
                        tr("Filter the rows, use fewer columns as keys, or make levels coarser with a computed column: "
                           "for times a minute apart, minute = floor(time / 60).")};
            case ErrorCode::unknownPoint:
                return {tr("There is no point “%1”.").arg(argument(0)), choices(1)};
            default:
                return {tr("Series “%1” has no value at %2.").arg(argument(0), argument(1)),
                        tr("Leave the series or the point out.")};
        }
    }

    [[nodiscard]] QString factors(std::size_t index) const {
        return argument(index).isEmpty() ? tr("none") : argument(index);
    }

    [[nodiscard]] QString duplicateRemedy() const {
        const bool told = m_error.arguments.size() > 3 && !m_error.arguments[3].empty();
        return told ? tr("They differ in %1: keep one value of it or match by it, or combine them (mean, median or "
                         "maximum).")
                          .arg(argument(3))
                    : tr("Nothing tells them apart: combine them (mean, median or maximum).");
    }

    /// The choices at `index`, and behind them how many are not named.
    [[nodiscard]] QString choices(std::size_t index) const {
        const bool all = m_error.arguments.size() <= index + 1 || m_error.arguments[index + 1] == "0";
        return all ? tr("There are: %1.").arg(argument(index))
                   : tr("The nearest are: %1; there are %2 more.").arg(argument(index), argument(index + 1));
    }

    [[nodiscard]] QString seriesRemedy() const {
        const bool rowsInNone = m_error.arguments.size() > 4;
        return rowsInNone
                   ? choices(1) + QLatin1Char(' ') +
                         tr("Rows that belong to no series, because %2 is empty: %1.").arg(argument(3), argument(4))
                   : choices(1);
    }

    [[nodiscard]] ErrorWords optionWords() const {
        switch (m_error.code) {
            case ErrorCode::optionOutOfRange:
                return {tr("%1 = %2 is out of range.").arg(argument(0), argument(1)),
                        tr("It must lie in %1.").arg(argument(2))};
            case ErrorCode::optionUnknown:
                return {tr("“%2” is no choice for %1.").arg(argument(0), argument(1)),
                        tr("Choose one of: %1.").arg(argument(2))};
            case ErrorCode::optionMissing:
                return {tr("%1 is missing.").arg(argument(0)), tr("It takes %1.").arg(argument(1))};
            case ErrorCode::optionNotAList:
                return {
                    tr("“%2” is no list for %1.").arg(argument(0), argument(1)),
                    tr("Join names with commas; a name that holds a comma stands in double quotes, its own quotation "
                       "marks doubled.")};
            default:
                return {tr("%1 and %2 do not go together.").arg(argument(0), argument(1)),
                        tr("Leave one of them out.")};
        }
    }

    [[nodiscard]] ErrorWords simulationWords() const {
        switch (m_error.code) {
            case ErrorCode::simulationTooLarge:
                return tooLargeWords();
            case ErrorCode::unknownParameter:
                return {tr("There is no parameter “%1”.").arg(argument(0)), choices(1)};
            case ErrorCode::valueNotUsable:
                return {tr("“%2” cannot be taken for %1.").arg(argument(0), argument(1)),
                        tr("It takes %1.").arg(argument(2))};
            case ErrorCode::jsonNotReadable:
                return {tr("The JSON text cannot be read: %1.").arg(argument(0)), tr("Mend the text at that place.")};
            case ErrorCode::traceCell:
                return {tr("The trace has “%2” as %1.").arg(argument(0), argument(1)),
                        tr("There stands %1.").arg(argument(2))};
            case ErrorCode::traceOrder:
                return {tr("The trace goes back in time: %1 s comes after %2 s.").arg(argument(0), argument(1)),
                        tr("Sort it by time.")};
            case ErrorCode::layoutIncomplete:
                return {tr("The layout cannot be read: %1.").arg(argument(0)),
                        tr("Give what lfs getstripe writes of one file that lies on OSTs and is not mirrored.")};
            case ErrorCode::byteWithoutPlace:
                return {tr("The layout has no place for byte %1.").arg(argument(0)),
                        tr("Choose a byte that it covers.")};
            default:
                return {tr("A component ends at %1, which is no multiple of %2.").arg(argument(0), argument(1)),
                        tr("Lustre takes no other ends: choose another size.")};
        }
    }

    [[nodiscard]] ErrorWords tooLargeWords() const {
        const QString remedy = tr("Choose fewer clients, files or seconds, or raise the bound.");
        if (argument(0) == QLatin1String("memory")) {
            return {tr("The simulation takes %1; the bound is %2.").arg(size(argument(1)), size(argument(2))), remedy};
        }
        if (argument(0) == QLatin1String("events")) {
            return {tr("The simulation has taken %1 events, as many as its bound allows, and has not ended.")
                        .arg(argument(1)),
                    remedy};
        }
        return {tr("These are %1 requests; the bound is %2.").arg(argument(1), argument(2)), remedy};
    }

    [[nodiscard]] ErrorWords analysisWords() const {
        switch (m_error.code) {
            case ErrorCode::constantSeries:
                return {tr("Series “%1” is constant: %2 is not defined for it.").arg(argument(0), argument(1)),
                        tr("Choose another image, or leave the series out.")};
            case ErrorCode::constantPoint:
                return {tr("No series differs at %1: %2 is not defined there.").arg(argument(0), argument(1)),
                        tr("Choose another image, or leave that point out.")};
            case ErrorCode::zeroInSeries:
                return {
                    tr("Series “%1” is 0 at %2: %3 is not defined for it.").arg(argument(0), argument(1), argument(2)),
                    tr("Leave that point or the series out.")};
            case ErrorCode::zeroMean:
                return {tr("The mean of series “%1” is 0: %2 is not defined for it.").arg(argument(0), argument(1)),
                        tr("Choose another image.")};
            case ErrorCode::nonPositive:
                return {
                    tr("Series “%1” is not positive at %2, which %3 needs.").arg(argument(0), argument(1), argument(2)),
                    tr("Shift the series, or leave the point out.")};
            case ErrorCode::tooFewPoints:
                return {
                    tr("%1 has %2 points; %3 are needed.", nullptr, count(1))
                        .arg(argument(0) == QLatin1String(grey::kTailOfOneSign) ? tr("tail of residuals with one sign")
                                                                                : argument(0),
                             argument(1), argument(2)),
                    {}};
            case ErrorCode::tooManyPoints:
                return {tr("%1 has %2 points; it takes %3 at the most.", nullptr, count(1))
                            .arg(argument(0) == QLatin1String(working::kTheWorking) ? tr("The working") : argument(0),
                                 argument(1), argument(2)),
                        tr("Fit fewer points, or choose another model.")};
            case ErrorCode::singularSystem:
                return {tr("%1 cannot be fitted: its equations have no single solution.").arg(argument(0)), {}};
            case ErrorCode::coefficientTooLarge:
                return {tr("%1 = %2 is beyond the model's limit of %3.").arg(argument(0), argument(1), argument(2)),
                        tr("The series changes too fast for this model; choose another.")};
            case ErrorCode::curveEnds:
                return {tr("The curve of %1 ends at k = %3, before k = %2, up to which it is needed.")
                            .arg(argument(0), argument(1), argument(2)),
                        tr("Ask for fewer steps, or choose another model.")};
            case ErrorCode::overflow:
                return {tr("%1 leaves the range of numbers.").arg(argument(0)), tr("Choose a larger unit.")};
            case ErrorCode::noRelatedSeries:
                return {tr("%1 needs related series, and none is chosen.").arg(argument(0)),
                        tr("Compare the series that drive this one, or name them.")};
            case ErrorCode::relatedUnknown:
                return {tr("%1 needs “%2” at %3, where it is not known.").arg(argument(0), argument(1), argument(2)),
                        tr("Give its values there, or say that it keeps its last one.")};
            case ErrorCode::tooManyFailures:
                return {tr("%1: %2 of %3 refits failed.").arg(argument(0), argument(1), argument(2)), {}};
            default:
                return {tr("%1 and %2 have no cell in common.").arg(argument(0), argument(1)),
                        tr("Match them on fewer factors, or check the conditions.")};
        }
    }

    const Error& m_error;
};

}  // namespace

QString errorText(const Error& error) {
    return Wording(error).words().text;
}

QString errorRemedy(const Error& error) {
    return Wording(error).words().remedy;
}

QString errorPlace(const base::Location& location) {
    QString place = QString::fromStdString(location.file);
    if (!location.file.empty() && location.line > 0) {
        place += QLatin1Char(':') + QString::number(location.line);
        place += location.column > 0 ? QLatin1Char(':') + QString::number(location.column) : QString();
    }
    return place;
}

QString errorMessage(const Error& error) {
    const QString place = errorPlace(error.location);
    return (place.isEmpty() ? QString() : place + QLatin1String(": ")) + errorText(error);
}

QString errorLine(const Error& error) {
    const QString remedy = errorRemedy(error);
    return errorMessage(error) + (remedy.isEmpty() ? QString() : QLatin1Char(' ') + remedy);
}

}  // namespace greyscope::app
