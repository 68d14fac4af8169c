#include "app/window/dialogs/file_question.h"

#include <algorithm>

#include "app/sources/file_name.h"
#include "app/study/file/table_paths.h"
#include "app/window/document/recent_files.h"
#include "core/io/reader.h"
#include "widgets/controls/file_dialog.h"

namespace greyscope::app {

namespace {

/// Returns the patterns of all readable files: "*.csv *.tsv" etc.
QString tablePatterns() {
    QStringList patterns;
    for (const char* database : {"sqlite", "sqlite3", "db"}) {
        patterns << QStringLiteral("*.") + QLatin1String(database);
    }
    for (const io::Reader& reader : io::readers()) {
        for (const std::string_view extension : reader.extensions) {
            patterns << QStringLiteral("*.") + QString::fromUtf8(extension.data(), qsizetype(extension.size()));
        }
    }
    return patterns.join(QLatin1Char(' '));
}

}  // namespace

QStringList FileQuestion::several(const QString& title, const QString& filters) const {
    return widgets::chosenFiles(m_window, {title, m_recent.folder(), filters.split(QStringLiteral(";;"))}, true);
}

QString FileQuestion::one(const QString& title, const QString& filters) const {
    return widgets::chosenFiles(m_window, {title, m_recent.folder(), filters.split(QStringLiteral(";;"))}, false)
        .value(0);
}

QStringList FileQuestion::studiesOrTables() const {
    return several(tr("Open a study or tables"), tr("Studies and tables (%1);;Studies (*.greyscope);;All files (*)")
                                                     .arg(QStringLiteral("*.greyscope ") + tablePatterns()));
}

QStringList FileQuestion::tablesToAdd() const {
    return several(tr("Add tables"), tr("Tables (%1);;All files (*)").arg(tablePatterns()));
}

QString FileQuestion::toPreview() const {
    return one(tr("Open with a preview"), tr("Tables (%1);;All files (*)").arg(tablePatterns()));
}

QString FileQuestion::folder() const {
    return widgets::chosenFolder(m_window, {tr("Open a folder of results"), m_recent.folder(), {}});
}

QString FileQuestion::lost(const Study& study, const std::string& table) const {
    const auto found = std::find_if(study.missing.begin(), study.missing.end(),
                                    [&table](const MissingTable& each) { return each.name == table; });
    const bool joined = found != study.missing.end() && lostFile(*found) != found->path;
    const QString title =
        joined ? tr("Where is “%1”, which “%2” joins?").arg(fileName(lostFile(*found)), QString::fromStdString(table))
               : tr("Where is the file of “%1”?").arg(QString::fromStdString(table));
    return one(title, tr("All files (*)"));
}

}  // namespace greyscope::app
