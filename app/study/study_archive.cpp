#include "app/study/study_archive.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QTemporaryDir>

#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "app/study/study_file.h"
#include "core/base/try.h"
#include "core/io/archive.h"

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
    const auto collectOne = [&](const std::string& path) {
        const QFileInfo file(QString::fromStdString(path));
        if (copies.contains(path) || !file.isFile()) {
            return;  // a table's file that is gone is carried by the study itself
        }
        QString copy = data.filePath(file.fileName());
        for (int n = 2; QFileInfo::exists(copy); ++n) {
            copy = data.filePath(QStringLiteral("%1 %2.%3").arg(file.completeBaseName()).arg(n).arg(file.suffix()));
        }
        QFile::link(file.absoluteFilePath(), copy);
        copies[path] = copy.toStdString();
    };
    for (const StudyTable& table : study.tables) {
        eachPath(table, collectOne);
    }
    eachTrace(study.simulate, [&](const TraceChoice& trace) { collectOne(trace.path); });
}

Study withCopies(Study study, const Paths& copies) {
    const auto replace = [&copies](std::string& path) {
        const auto copy = copies.find(path);
        path = copy == copies.end() ? path : copy->second;
    };
    for (StudyTable& table : study.tables) {
        eachPath(table, replace);
    }
    eachTrace(study.simulate, [&](TraceChoice& trace) { replace(trace.path); });
    return study;
}

base::Error notWritable(const QString& path, std::string why) {
    return {base::ErrorCode::fileNotWritable,
            {path.toStdString(), std::move(why)},
            base::Location{path.toStdString(), 0, 0}};
}

/// A zip that is being written; its file stays as it was until commit().
class Zip {
public:
    explicit Zip(const QString& path)
        : m_file(path), m_zip([this](std::string_view bytes) {
              const auto count = static_cast<qint64>(bytes.size());
              return m_file.write(bytes.data(), count) == count;
          }) {}

    base::Expected<void> open() { return m_file.open(QIODevice::WriteOnly) ? base::Expected<void>() : fault(); }

    base::Expected<void> add(const QString& file, const QString& name, base::Progress& progress) {
        QFile source(file);
        if (!source.open(QIODevice::ReadOnly)) {
            return base::fail(base::ErrorCode::fileNotReadable,
                              {file.toStdString(), source.errorString().toStdString()}, {file.toStdString(), 0, 0});
        }
        if (!m_zip.begin(name.toStdString(), source.size(), QFileInfo(file).lastModified().toSecsSinceEpoch())) {
            return fault();
        }
        for (QByteArray piece; !(piece = source.read(kPieceBytes)).isEmpty();) {
            if (progress.cancelled()) {
                return base::fail(base::ErrorCode::cancelled);
            }
            if (!m_zip.add({piece.constData(), static_cast<std::size_t>(piece.size())})) {
                return fault();
            }
        }
        return {};
    }

    base::Expected<void> commit() { return m_zip.close() && m_file.commit() ? base::Expected<void>() : fault(); }

private:
    base::Expected<void> fault() {
        const std::string why = m_zip.fault();
        return tl::unexpected(notWritable(m_file.fileName(), why.empty() ? m_file.errorString().toStdString() : why));
    }

    QSaveFile m_file;
    io::ZipWriter m_zip;
};

}  // namespace

base::Expected<void> writeStudyArchive(const Study& study, const History& history, const QString& path,
                                       base::Progress& progress) {
    const QTemporaryDir folder;
    const QDir root(folder.path());
    if (!folder.isValid() || !root.mkpath(QLatin1String(kDataFolder))) {
        return tl::unexpected(notWritable(folder.path(), {}));
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
