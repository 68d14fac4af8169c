#include "app/text/error_wording.h"

#include <QFileInfo>

#include "app/text/database_words.h"
#include "app/text/output_faults.h"
#include "app/text/study_faults.h"
#include "widgets/present/words/joined_words.h"

namespace greyscope::app {

namespace {

using base::ErrorCode;

ErrorWords outputWords(const ErrorDetails& error) {
    const QString wrong = error[1];
    const QString remedy = ErrorText::tr("Run %1 again with %2.").arg(error[0], error[2]);
    if (wrong == QLatin1String("unseparated")) {
        return {ErrorText::tr("In this output of %1, values run together and cannot be separated.").arg(error[0]),
                remedy};
    }
    if (wrong == QLatin1String("unlabelled")) {
        return {ErrorText::tr("This output of %1 has no line with the names of its columns.").arg(error[0]), remedy};
    }
    return {ErrorText::tr("This output of %1 is in a format that few programs can read.").arg(error[0]), remedy};
}

ErrorWords outputFaultWords(const ErrorDetails& error) {
    if (error[1] == QLatin1String(kOutputTwice)) {
        return {ErrorText::tr("%1 and %2 both name “%3”.").arg(error[2], error[3], error.fileName()),
                ErrorText::tr("Give each its own file.")};
    }
    if (error[2].isEmpty()) {  // in the window
        const QString remedy = ErrorText::tr("Choose another file.");
        return error[1] == QLatin1String(kOutputIsInput)
                   ? ErrorWords{ErrorText::tr("“%1” belongs to this study and would be overwritten.")
                                    .arg(error.fileName()),
                                remedy}
                   : ErrorWords{ErrorText::tr("“%1” already exists and is another kind of file: %2 instead of %3.")
                                    .arg(error.fileName(), error[3], error[4]),
                                remedy};
    }
    if (error[1] == QLatin1String(kOutputIsInput)) {
        return {ErrorText::tr("“%1” is an input of this command; %2 would replace it.").arg(error.fileName(), error[2]),
                ErrorText::tr("Choose another file for %1.").arg(error[2])};
    }
    return {ErrorText::tr("“%1” already exists and is another kind of file: %2 instead of %3.")
                .arg(error.fileName(), error[3], error[4]),
            ErrorText::tr("Choose another file for %1, or delete this one first.").arg(error[2])};
}

ErrorWords noResultWords(const ErrorDetails& error) {
    const QString file = QFileInfo(QString::fromStdString(error.source().location.file)).fileName();
    return error[1].isEmpty()
               ? ErrorWords{ErrorText::tr("“%1” has no result of %2.").arg(file, error[0]),
                            ErrorText::tr("Check that the run was completed and that its output is in this file.")}
               : ErrorWords{
                     ErrorText::tr("“%1” has no result of %2. The program reports: %3").arg(file, error[0], error[1]),
                     ErrorText::tr("Run it again after fixing the problem.")};
}

ErrorWords partWords(const ErrorDetails& error) {
    const bool isSheet = error[0] == QLatin1String("sheet");
    const bool all = error[2] == QLatin1String("0");
    const QString there = all ? ErrorText::tr("Available: %1.").arg(error[1])
                              : ErrorText::tr("The first are: %1, and %2 more.").arg(error[1], error[2]);
    const QString remedy = there + widgets::betweenSentences() +
                           (isSheet ? ErrorText::tr("On the command line: --read sheet=NAME.")
                                    : ErrorText::tr("On the command line: --read member=NAME."));
    if (!error.fills(3)) {
        return {isSheet ? ErrorText::tr("The workbook has several sheets with tables.")
                        : ErrorText::tr("The archive contains several files."),
                remedy};
    }
    return {isSheet ? ErrorText::tr("The workbook has no sheet “%1”.").arg(error[3])
                    : ErrorText::tr("The archive contains no file “%1”.").arg(error[3]),
            remedy};
}

ErrorWords inputWords(const ErrorDetails& error) {
    const QString remedy = ErrorText::tr("Name a file, or pass a table on standard input: … - < FILE.");
    if (error[0] == QLatin1String("terminal")) {
        return {ErrorText::tr("Standard input is a terminal, not a table."), remedy};
    }
    return error[0] == QLatin1String("empty")
               ? ErrorWords{ErrorText::tr("Standard input is empty."), remedy}
               : ErrorWords{ErrorText::tr("Standard input cannot be read: %1.").arg(error[0]), remedy};
}

ErrorWords studyWords(const ErrorDetails& error) {
    const QString fault = error[1];
    if (fault == QLatin1String(kStudyTruncated)) {
        return {ErrorText::tr("“%1” is incomplete.").arg(error.fileName()),
                ErrorText::tr("The file was cut off, perhaps during copying; get a fresh copy.")};
    }
    if (fault == QLatin1String(kStudySyntax)) {
        return {ErrorText::tr("“%1” cannot be read as a study: %2.").arg(error.fileName(), error[2]),
                ErrorText::tr("Fix the text there, or get a fresh copy of the file.")};
    }
    if (fault == QLatin1String(kStudyNewer)) {
        return {ErrorText::tr("“%1” was saved by a newer version of Greyscope (format %2; this one reads up to %3).")
                    .arg(error.fileName(), error[2], error[3]),
                ErrorText::tr("Open it with the newer version.")};
    }
    return {ErrorText::tr("“%1” is not a Greyscope study.").arg(error.fileName()),
            ErrorText::tr("Open a study, or a table of text such as CSV.")};
}

ErrorWords unknownWords(const ErrorDetails& error) {
    const QString remedy =
        ErrorText::tr("Put the numbers into a table, a row for each measurement, and save it as CSV.");
    const QString what = error.has(1) ? error[1] : QString();
    if (isStudyFault(what)) {
        return studyWords(error);
    }
    if (QStringList{QStringLiteral("JSON"), QStringLiteral("XML"), QStringLiteral("INI")}.contains(what)) {
        return {ErrorText::tr("“%1” is not a table; it looks like %2.").arg(error.fileName(), what), remedy};
    }
    if (!what.isEmpty()) {
        return {ErrorText::tr("“%1” is not a table; it looks like a report of %2.").arg(error.fileName(), what),
                remedy};
    }
    if (error.has(2)) {
        return {ErrorText::tr("“%1” does not look like a table: only %2 % of its first lines have the usual number of "
                              "cells (at least 50 % needed).")
                    .arg(error.fileName(), error[2]),
                remedy};
    }
    return {ErrorText::tr("The format of “%1” is not supported.").arg(error.fileName()),
            ErrorText::tr("Save it as CSV.")};
}

QString binaryRemedy(const ErrorDetails& error) {
    const bool isSheet = error[0].startsWith(QLatin1String("ZIP")) || error[0].startsWith(QLatin1String("OLE"));
    const bool isPacked = error[0].startsWith(QLatin1String("gzip"));
    return isSheet    ? ErrorText::tr("Save the spreadsheet as CSV first.")
           : isPacked ? ErrorText::tr("Unpack the file first.")
                      : ErrorText::tr("Choose a text table, for example CSV.");
}

}  // namespace

ErrorWords fileWords(const ErrorDetails& error) {
    switch (error.code()) {
        case ErrorCode::fileNotFound:
            return {ErrorText::tr("There is no file “%1”.").arg(error.fileName()), ErrorText::tr("Check the path.")};
        case ErrorCode::fileNotReadable:
            if (isDatabaseFault(error.source())) {
                const DatabaseWords words = databaseWords(error.source());
                return {words.text, words.remedy};
            }
            return {ErrorText::tr("“%1” cannot be read: %2.").arg(error.fileName(), error[1]),
                    ErrorText::tr("Check that the file is an ordinary one and that you may read it.")};
        case ErrorCode::fileChanged:
            return {ErrorText::tr("“%1” has changed since it was read.").arg(error.fileName()),
                    ErrorText::tr("Read it again.")};
        case ErrorCode::fileIsDirectory:
            return {ErrorText::tr("“%1” is a folder.").arg(error.fileName()),
                    ErrorText::tr("Choose a file inside it.")};
        case ErrorCode::fileEmpty:
            return {ErrorText::tr("The file is empty."), {}};
        case ErrorCode::fileBinary:
            return {ErrorText::tr("The file is not text (%1).").arg(error[0]), binaryRemedy(error)};
        case ErrorCode::fileTooLarge:
            return {ErrorText::tr("The file has %1; the limit is %2.").arg(error.size(0), error.size(1)),
                    ErrorText::tr("Split it, or keep only the columns that you need.")};
        case ErrorCode::fileNotWritable:
            if (isOutputFault(error[1])) {
                return outputFaultWords(error);
            }
            return {ErrorText::tr("“%1” cannot be written: %2.").arg(error.fileName(), error[1]),
                    !error.has(2) ? ErrorText::tr("Choose another place.")
                                  : ErrorText::tr("Install the package %1.").arg(error[2])};
        case ErrorCode::encodingUnsupported:
            return {ErrorText::tr("The text's encoding is not supported: %1.").arg(error[0]),
                    ErrorText::tr("Save the file as UTF-8.")};
        case ErrorCode::standardInput:
            return inputWords(error);
        case ErrorCode::outputNotUsable:
            return outputWords(error);
        case ErrorCode::noResults:
            return noResultWords(error);
        default:
            return unknownWords(error);
    }
}

ErrorWords packedWords(const ErrorDetails& error) {
    switch (error.code()) {
        case ErrorCode::archiveDamaged:
            return {ErrorText::tr("“%1” cannot be unpacked: %2.").arg(error.fileName(), error[1]),
                    ErrorText::tr("Get a fresh copy, or unpack it with another program.")};
        case ErrorCode::unpacksTooLarge:
            return {
                ErrorText::tr("The first %2 of this file would unpack to more than %1.")
                    .arg(error.size(0), error.size(1)),
                ErrorText::tr("If that is correct, first unpack it or save its sheet as CSV with another program.")};
        case ErrorCode::partNotChosen:
            return partWords(error);
        default:
            return {ErrorText::tr("The folder “%1” has no readable file.").arg(error.fileName()),
                    ErrorText::tr("Choose another folder or a file.")};
    }
}

}  // namespace greyscope::app
