#include "app/text/error_text.h"

#include <QFileInfo>
#include <QLocale>

#include <initializer_list>

#include "app/text/error_wording.h"
#include "core/base/short_text.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

namespace {

using base::Error;
using base::ErrorCode;

// One case per code and no default, so that the compiler reports a code without words.
ErrorWords wordsOf(const ErrorDetails& error) {
    switch (error.code()) {
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
            return fileWords(error);
        case ErrorCode::archiveDamaged:
        case ErrorCode::unpacksTooLarge:
        case ErrorCode::partNotChosen:
        case ErrorCode::folderHasNone:
            return packedWords(error);
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
            return tableWords(error);
        case ErrorCode::columnUnitsDiffer:
        case ErrorCode::duplicateKey:
        case ErrorCode::conditionNotNumeric:
        case ErrorCode::patternNotUsable:
        case ErrorCode::patternFitsNothing:
        case ErrorCode::nameFitsNoPattern:
        case ErrorCode::expressionWrong:
        case ErrorCode::unknownFunction:
            return reshapingWords(error);
        case ErrorCode::unknownColumn:
        case ErrorCode::columnNotNumeric:
        case ErrorCode::unknownValue:
        case ErrorCode::filterMatchesNothing:
        case ErrorCode::duplicatePoint:
        case ErrorCode::unknownSeries:
        case ErrorCode::noSeries:
        case ErrorCode::noSpread:
        case ErrorCode::tooFewSeries:
        case ErrorCode::tooManySeries:
        case ErrorCode::missingValue:
        case ErrorCode::unknownPoint:
            return selectionWords(error);
        case ErrorCode::optionOutOfRange:
        case ErrorCode::optionUnknown:
        case ErrorCode::nothingToDraw:
        case ErrorCode::optionMissing:
        case ErrorCode::optionConflict:
        case ErrorCode::optionNotAList:
            return optionWords(error);
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
            return analysisWords(error);
        case ErrorCode::simulationTooLarge:
        case ErrorCode::unknownParameter:
        case ErrorCode::valueNotUsable:
        case ErrorCode::jsonNotReadable:
        case ErrorCode::traceCell:
        case ErrorCode::traceOrder:
        case ErrorCode::layoutIncomplete:
        case ErrorCode::byteWithoutPlace:
        case ErrorCode::endNotAligned:
            return simulationWords(error);
        case ErrorCode::outOfMemory:
            if (error.has(0)) {
                return {ErrorText::tr("The system cannot start another thread."),
                        ErrorText::tr("Close other programs, or raise the limits on processes (ulimit -u) and memory "
                                      "(ulimit -v).")};
            }
            return {ErrorText::tr("Not enough memory."),
                    ErrorText::tr("Choose fewer rows, columns or series, or close other programs.")};
        case ErrorCode::cancelled:
            return {ErrorText::tr("Cancelled."), {}};
        case ErrorCode::internal:
            return {ErrorText::tr("Internal error: %1").arg(error[0]),
                    ErrorText::tr("Please report this error with the steps that led to it.")};
    }
    return {};
}

constexpr std::size_t kLongestLine = 500;

Error withShortValues(Error error, std::size_t longest) {
    for (std::string& argument : error.arguments) {
        argument = base::shortText(argument, longest);
    }
    error.location.file = base::shortText(error.location.file, longest);
    return error;
}

/// Returns the result of `say`, with the error's values shortened until it fits.
QString fitting(const Error& error, QString (*say)(const Error&)) {
    QString text = say(withShortValues(error, kLongestLine));
    for (const std::size_t longest : std::initializer_list<std::size_t>{160, 80, 40, 20}) {
        if (static_cast<std::size_t>(text.size()) <= kLongestLine) {
            return text;
        }
        text = say(withShortValues(error, longest));
    }
    return QString::fromStdString(base::shortText(text.toStdString(), kLongestLine));
}

QString whole(const Error& error) {
    const QString place = errorPlace(error.location);
    return (place.isEmpty() ? QString() : place + QLatin1String(": ")) + wordsOf(ErrorDetails(error)).text;
}

}  // namespace

QString ErrorDetails::operator[](std::size_t index) const {
    return has(index) ? widgets::visibleText(m_error.arguments[index]) : QStringLiteral("?");
}

int ErrorDetails::count(std::size_t index) const {
    return widgets::counted((*this)[index].toULongLong());
}

QString ErrorDetails::size(std::size_t index) const {
    return QLocale::c().formattedDataSize((*this)[index].toLongLong());
}

QString ErrorDetails::fileName() const {
    return QFileInfo((*this)[0]).fileName();
}

QString ErrorDetails::choices(std::size_t index) const {
    const bool all = !has(index + 1) || (*this)[index + 1] == QLatin1String("0");
    return all ? ErrorText::tr("Available: %1.").arg((*this)[index])
               : ErrorText::tr("The nearest are: %1, and %2 more.").arg((*this)[index], (*this)[index + 1]);
}

QString errorText(const Error& error) {
    return fitting(error, [](const Error& each) { return wordsOf(ErrorDetails(each)).text; });
}

QString errorRemedy(const Error& error) {
    return fitting(error, [](const Error& each) { return wordsOf(ErrorDetails(each)).remedy; });
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
    return fitting(error, whole);
}

QString errorLine(const Error& error) {
    return fitting(error, [](const Error& each) {
        return widgets::paragraph({whole(each), wordsOf(ErrorDetails(each)).remedy});
    });
}

}  // namespace greyscope::app
