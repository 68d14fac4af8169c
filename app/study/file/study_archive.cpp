#include "app/study/file/study_archive.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "app/run/open_file.h"
#include "app/run/write_file.h"
#include "app/study/file/named_files.h"
#include "app/study/file/study_file.h"
#include "app/study/file/table_paths.h"
#include "core/access/trace.h"
#include "core/base/try.h"
#include "core/io/files/archive.h"
#include "core/io/files/output_file.h"
#include "core/sim/machine/event_queue.h"

namespace greyscope::app {

namespace {

constexpr const char* kDataFolder = "data";
constexpr qint64 kPieceBytes = qint64{1} << 20;

/// Maps the path of each file to that of its copy.
using Paths = std::map<std::string, std::string>;

/// Calls `each` for the states of a study, the present one first.
template <class Each>
void eachState(const Study& study, const History& history, const Each& each) {
    each(study);
    each(history.first);
    for (const HistoryStep& step : history.steps) {
        each(step.after);
    }
}

/// A file that the study names.
struct NamedFile {
    std::string path;
    const SourceStamp* stamp;  ///< stamp when a table was read from it; null: not read, or a trace
    const TraceChoice* trace;  ///< null: file of a table
};

/// Returns the existing files, each once. A table whose file is gone is stored in the study itself.
std::vector<NamedFile> namedFiles(const Study& study, const History& history) {
    std::vector<NamedFile> files;
    std::set<std::string> known;
    const auto add = [&](const NamedFile& file) {
        if (known.insert(file.path).second && QFileInfo(QString::fromStdString(file.path)).isFile()) {
            files.push_back(file);
        }
    };
    eachState(study, history, [&add](const Study& state) {
        for (const StudyTable& table : state.tables) {
            eachPath(table, [&add](const std::string& path, const SourceStamp* stamp) { add({path, stamp, nullptr}); });
        }
        eachTrace(state.simulate, [&add](const TraceChoice& trace) { add({trace.path, nullptr, &trace}); });
    });
    return files;
}

/// Checks that the file has not changed since it was read.
base::Expected<void> checkRead(const NamedFile& file, base::Progress& progress) {
    bool same = false;
    if (file.trace != nullptr) {
        GREYSCOPE_TRY(access::readTraceFile(file.path, sim::RunLimits().bytes, progress));
        same = GREYSCOPE_TRY(stampOf(file.path, progress)).sha256 == file.trace->sha256;
    } else {
        same = file.stamp != nullptr && sourceState(file.path, *file.stamp, progress) == SourceState::same;
    }
    return same ? base::Expected<void>() : base::fail(base::ErrorCode::fileChanged, {file.path}, {file.path, 0, 0});
}

/// Returns the files of the study and of its history.
std::set<std::string> allFiles(const Study& study, const History& history) {
    std::set<std::string> files;
    eachState(study, history, [&files](const Study& state) { files.merge(filesOf(state)); });
    return files;
}

/// Returns the places of the files in a copy, with links for those in `packed`. Other existing files are empty there: a
/// study would store the rows of a table whose file is missing, but these rows must not leave the computer.
base::Expected<Paths> placesOf(const std::set<std::string>& files, const std::set<std::string>& packed,
                               const QDir& data) {
    Paths places;
    std::set<QString> taken;
    for (const std::string& path : files) {
        const QFileInfo file(QString::fromStdString(path));
        QString place = data.filePath(file.fileName());
        for (int n = 2; !taken.insert(place).second; ++n) {
            place = data.filePath(
                QStringLiteral("%1 %2.%3").arg(file.completeBaseName(), QString::number(n), file.suffix()));
        }
        if (packed.contains(path)) {
            QFile::link(file.absoluteFilePath(), place);
        } else if (file.isFile()) {
            GREYSCOPE_TRY(writeFile(place, {}));
        }
        places[path] = place.toStdString();
    }
    return places;
}

/// Returns the study with its files at their places in a copy. The rows of a table whose file is not packed are left
/// out.
Study withCopies(Study study, const Paths& places, const std::set<std::string>& packed, const QDir& data) {
    const PathChange change = [&](const QString& path) {  // the followed folder becomes the folder of the data
        const auto place = places.find(path.toStdString());
        return path.isEmpty() ? path : place == places.end() ? data.path() : QString::fromStdString(place->second);
    };
    const std::function<void(StudyTable&)> stays = [&](StudyTable& table) {
        table.carried = table.carried && (!places.contains(table.path) || packed.contains(table.path));
        table.folder = change(QString::fromStdString(table.folder)).toStdString();
        std::for_each(table.parts.begin(), table.parts.end(), stays);
    };
    for (StudyTable& table : study.tables) {
        stays(table);
        eachPath(table, [&](std::string& path, const SourceStamp* /*stamp*/) { path = movedPath(path, change); });
    }
    for (MissingTable& missing : study.missing) {
        missing = withPaths(missing, change);
    }
    eachTrace(study.simulate, [&](TraceChoice& trace) { trace.path = movedPath(trace.path, change); });
    return study;
}

/// A zip that is being written; the file at its path is unchanged until commit().
class Zip {
public:
    explicit Zip(io::OutputFile file)
        : m_file(std::move(file)), m_zip([this](std::string_view bytes) {
              auto written = m_file.write(bytes);
              m_fault = written ? std::nullopt : std::optional(std::move(written).error());
              return written.has_value();
          }) {}

    base::Expected<void> add(const QString& name, const QByteArray& content, qint64 modified) {
        const bool good = m_zip.begin(name.toStdString(), content.size(), modified) &&
                          m_zip.add({content.constData(), static_cast<std::size_t>(content.size())});
        return good ? base::Expected<void>() : fault();
    }

    base::Expected<void> add(const QString& name, const QString& path, base::Progress& progress) {
        QFile source(path);
        GREYSCOPE_TRY(openToRead(source));
        if (!m_zip.begin(name.toStdString(), source.size(), QFileInfo(path).lastModified().toSecsSinceEpoch())) {
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

    base::Expected<void> commit() { return m_zip.close() ? m_file.commit() : fault(); }

private:
    base::Expected<void> fault() {
        return tl::unexpected(
            m_fault.value_or(base::Error{base::ErrorCode::fileNotWritable, {"zip", m_zip.fault()}, {}}));
    }

    io::OutputFile m_file;
    std::optional<base::Error> m_fault;
    io::ZipWriter m_zip;
};

}  // namespace

base::Expected<std::vector<DataFile>> dataFilesOf(const Study& study, const History& history,
                                                  base::Progress& progress) {
    std::vector<DataFile> files;
    for (const NamedFile& each : namedFiles(study, history)) {
        auto read = checkRead(each, progress);
        if (progress.cancelled()) {
            return base::fail(base::ErrorCode::cancelled);
        }
        files.push_back({each.path, !liesBeside(each.path, study.path),
                         read ? std::nullopt : std::optional(std::move(read).error())});
    }
    return files;
}

base::Expected<void> writeStudyArchive(const Study& study, const History& history, const std::set<std::string>& packed,
                                       const QString& path, base::Progress& progress) {
    io::OutputFile output = GREYSCOPE_TRY(io::OutputFile::open(path.toStdString()));
    Zip zip(std::move(output));
    const QTemporaryDir folder;
    const QDir root(folder.path());
    if (!folder.isValid() || !root.mkpath(QLatin1String(kDataFolder))) {
        return base::fail(base::ErrorCode::fileNotWritable,
                          {folder.path().toStdString(), folder.errorString().toStdString()});
    }
    const QDir data(root.filePath(QLatin1String(kDataFolder)));
    const Paths places = GREYSCOPE_TRY(placesOf(allFiles(study, history), packed, data));
    const auto copied = [&](const Study& state) { return withCopies(state, places, packed, data); };
    History moved{copied(history.first), {}, history.at};
    for (const HistoryStep& step : history.steps) {
        moved.steps.push_back({step.what, step.name, copied(step.after)});
    }
    const QString name = QFileInfo(path).completeBaseName();
    const QString file = name + QLatin1Char('.') + QLatin1String(kStudySuffix);
    GREYSCOPE_TRY(zip.add(name + QLatin1Char('/') + file, studyText(copied(study), root.filePath(file), moved),
                          QDateTime::currentSecsSinceEpoch()));
    std::size_t done = 0;
    for (const auto& [from, place] : places) {
        if (packed.contains(from)) {
            const QString inside = root.relativeFilePath(QString::fromStdString(place));
            GREYSCOPE_TRY(zip.add(name + QLatin1Char('/') + inside, QString::fromStdString(from), progress));
        }
        progress.report(static_cast<double>(++done) / static_cast<double>(places.size()));
    }
    return zip.commit();
}

}  // namespace greyscope::app
