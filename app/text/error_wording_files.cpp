#include "app/text/error_wording.h"

#include <QFileInfo>

#include "app/text/database_words.h"
#include "app/text/study_faults.h"

namespace greyscope::app {

namespace {

using base::ErrorCode;

}  // namespace

ErrorWords ErrorWording::fileWords() const {
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
            return {tr("The text's encoding is not supported: %1.").arg(argument(0)), tr("Save the file as UTF-8.")};
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

ErrorWords ErrorWording::outputWords() const {
    const QString wrong = argument(1);
    const QString remedy = tr("Run %1 again with %2.").arg(argument(0), argument(2));
    if (wrong == QLatin1String("unseparated")) {
        return {
            tr("This output of %1 has values with nothing between them, which nobody can tell apart.").arg(argument(0)),
            remedy};
    }
    if (wrong == QLatin1String("unlabelled")) {
        return {tr("This output of %1 has no line with the names of its columns.").arg(argument(0)), remedy};
    }
    return {tr("This output of %1 is in a format that hardly any program reads.").arg(argument(0)), remedy};
}

ErrorWords ErrorWording::noResultWords() const {
    const QString file = QFileInfo(QString::fromStdString(m_error.location.file)).fileName();
    return argument(1).isEmpty()
               ? ErrorWords{tr("“%1” has no result of %2.").arg(file, argument(0)),
                            tr("Check that the run came to its end, and that its output is in this file.")}
               : ErrorWords{tr("“%1” has no result of %2, which says: %3").arg(file, argument(0), argument(1)),
                            tr("Run it again once that is mended.")};
}

ErrorWords ErrorWording::packedWords() const {
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

ErrorWords ErrorWording::partWords() const {
    const bool isSheet = argument(0) == QLatin1String("sheet");
    const bool all = argument(2) == QLatin1String("0");
    const QString there = all ? tr("There are: %1.").arg(argument(1))
                              : tr("The first are: %1; there are %2 more.").arg(argument(1), argument(2));
    const QString remedy =
        there + QLatin1Char(' ') +
        (isSheet ? tr("On the command line: --read sheet=NAME.") : tr("On the command line: --read member=NAME."));
    if (m_error.arguments.size() < 4 || m_error.arguments[3].empty()) {
        return {isSheet ? tr("The workbook has several sheets with tables.") : tr("The archive holds several files."),
                remedy};
    }
    return {isSheet ? tr("The workbook has no sheet “%1”.").arg(argument(3))
                    : tr("The archive holds no file “%1”.").arg(argument(3)),
            remedy};
}

ErrorWords ErrorWording::inputWords() const {
    const QString remedy = tr("Name a file, or send a table: … - < FILE.");
    if (argument(0) == QLatin1String("terminal")) {
        return {tr("Standard input is a terminal, not a table."), remedy};
    }
    return argument(0) == QLatin1String("empty")
               ? ErrorWords{tr("Nothing came from standard input."), remedy}
               : ErrorWords{tr("Standard input cannot be read: %1.").arg(argument(0)), remedy};
}

ErrorWords ErrorWording::unknownWords() const {
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

ErrorWords ErrorWording::studyWords() const {
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
    return {tr("“%1” is no study of Greyscope.").arg(fileName()), tr("Open a study, or a table of text such as CSV.")};
}

QString ErrorWording::binaryRemedy() const {
    const bool isSheet = argument(0).startsWith(QLatin1String("ZIP")) || argument(0).startsWith(QLatin1String("OLE"));
    const bool isPacked = argument(0).startsWith(QLatin1String("gzip"));
    return isSheet    ? tr("Save a spreadsheet as CSV first.")
           : isPacked ? tr("Unpack it first.")
                      : tr("Choose a text table, for example CSV.");
}

}  // namespace greyscope::app
