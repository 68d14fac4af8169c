#include "app/study/study_archive.h"

#include <archive.h>
#include <archive_entry.h>

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QTemporaryDir>

#include <map>
#include <memory>
#include <vector>

#include "app/study/study_file.h"
#include "core/base/try.h"

namespace greyscope::app {

namespace {

constexpr const char* kDataFolder = "data";
constexpr qint64 kPieceBytes = qint64{1} << 20;

/// From the path of each file to that of its copy.
using Paths = std::map<std::string, std::string>;

/// Calls `each` with every path that the table, its parts and its recipe name.
template <class Table, class Each>
void eachPath(Table& table, const Each& each) {
    if (table.parts.empty() && !table.text && !table.path.starts_with(":/")) {
        each(table.path);
    }
    for (auto& step : table.recipe) {
        if (auto* join = std::get_if<data::JoinTable>(&step.what)) {
            each(join->path);
        }
    }
    for (auto& part : table.parts) {
        eachPath(part, each);
    }
}

void collect(const Study& study, const QDir& data, Paths& copies) {
    for (const StudyTable& table : study.tables) {
        eachPath(table, [&](const std::string& path) {
            const QFileInfo file(QString::fromStdString(path));
            if (copies.contains(path) || !file.isFile()) {
                return;  // a file that is gone is carried by the study itself
            }
            QString copy = data.filePath(file.fileName());
            for (int n = 2; QFileInfo::exists(copy); ++n) {
                copy = data.filePath(QStringLiteral("%1 %2.%3").arg(file.completeBaseName()).arg(n).arg(file.suffix()));
            }
            QFile::link(file.absoluteFilePath(), copy);
            copies[path] = copy.toStdString();
        });
    }
}

Study withCopies(Study study, const Paths& copies) {
    for (StudyTable& table : study.tables) {
        eachPath(table, [&copies](std::string& path) {
            const auto copy = copies.find(path);
            path = copy == copies.end() ? path : copy->second;
        });
    }
    return study;
}

base::Error notWritable(const QString& path, const char* why) {
    return {base::ErrorCode::fileNotWritable,
            {path.toStdString(), why != nullptr ? why : ""},
            base::Location{path.toStdString(), 0, 0}};
}

/// A zip that is being written; its file stays as it was until commit().
class Zip {
public:
    explicit Zip(const QString& path) : m_file(path), m_archive(archive_write_new(), &archive_write_free) {}

    base::Expected<void> open() {
        archive_write_set_format_zip(m_archive.get());
        archive_write_set_options(m_archive.get(), "zip:hdrcharset=UTF-8");
        const bool good = m_file.open(QIODevice::WriteOnly) &&
                          archive_write_open(m_archive.get(), &m_file, nullptr, &Zip::put, nullptr) == ARCHIVE_OK;
        return good ? base::Expected<void>() : fault();
    }

    base::Expected<void> add(const QString& file, const QString& name, base::Progress& progress) {
        QFile source(file);
        if (!source.open(QIODevice::ReadOnly)) {
            return base::fail(base::ErrorCode::fileNotReadable,
                              {file.toStdString(), source.errorString().toStdString()}, {file.toStdString(), 0, 0});
        }
        const std::unique_ptr<archive_entry, void (*)(archive_entry*)> entry(archive_entry_new(), &archive_entry_free);
        archive_entry_set_pathname_utf8(entry.get(), name.toUtf8().constData());
        archive_entry_set_size(entry.get(), source.size());
        archive_entry_set_filetype(entry.get(), AE_IFREG);
        archive_entry_set_perm(entry.get(), 0644);
        archive_entry_set_mtime(entry.get(), QFileInfo(file).lastModified().toSecsSinceEpoch(), 0);
        if (archive_write_header(m_archive.get(), entry.get()) != ARCHIVE_OK) {
            return fault();
        }
        for (QByteArray piece; !(piece = source.read(kPieceBytes)).isEmpty();) {
            if (progress.cancelled()) {
                return base::fail(base::ErrorCode::cancelled);
            }
            if (archive_write_data(m_archive.get(), piece.constData(), static_cast<std::size_t>(piece.size())) < 0) {
                return fault();
            }
        }
        return {};
    }

    base::Expected<void> commit() {
        const bool good = archive_write_close(m_archive.get()) == ARCHIVE_OK && m_file.commit();
        return good ? base::Expected<void>() : fault();
    }

private:
    static la_ssize_t put(archive* /*zip*/, void* file, const void* bytes, std::size_t count) {
        return static_cast<QSaveFile*>(file)->write(static_cast<const char*>(bytes), static_cast<qint64>(count));
    }
    base::Expected<void> fault() {
        const char* why = archive_error_string(m_archive.get());
        return tl::unexpected(notWritable(m_file.fileName(), why ? why : m_file.errorString().toUtf8().constData()));
    }

    QSaveFile m_file;
    std::unique_ptr<archive, int (*)(archive*)> m_archive;
};

}  // namespace

base::Expected<void> writeStudyArchive(const Study& study, const History& history, const QString& path,
                                       base::Progress& progress) {
    const QTemporaryDir folder;
    const QDir root(folder.path());
    if (!folder.isValid() || !root.mkpath(QLatin1String(kDataFolder))) {
        return tl::unexpected(notWritable(folder.path(), nullptr));
    }
    const QDir data(root.filePath(QLatin1String(kDataFolder)));
    Paths copies;
    collect(study, data, copies);
    for (const HistoryStep& step : history.steps) {
        collect(step.after, data, copies);
    }
    History moved{withCopies(history.first, copies), {}, history.at};
    for (const HistoryStep& step : history.steps) {
        moved.steps.push_back({step.what, step.name, withCopies(step.after, copies)});
    }
    const QString name = QFileInfo(path).completeBaseName();
    const QString file = root.filePath(name + QLatin1Char('.') + QLatin1String(kStudySuffix));
    GREYSCOPE_TRY(writeStudy(withCopies(study, copies), file, moved));
    Zip zip(path);
    GREYSCOPE_TRY(zip.open());
    GREYSCOPE_TRY(zip.add(file, name + QLatin1Char('/') + QFileInfo(file).fileName(), progress));
    std::size_t done = 0;
    for (const auto& [from, copy] : copies) {
        const QString inside = root.relativeFilePath(QString::fromStdString(copy));
        GREYSCOPE_TRY(zip.add(QString::fromStdString(copy), name + QLatin1Char('/') + inside, progress));
        progress.report(static_cast<double>(++done) / static_cast<double>(copies.size()));
    }
    return zip.commit();
}

}  // namespace greyscope::app
