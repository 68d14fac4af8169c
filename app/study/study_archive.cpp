#include "app/study/study_archive.h"

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
#include "app/study/study_file.h"
#include "core/access/trace.h"
#include "core/base/try.h"
#include "core/io/archive.h"
#include "core/io/output_file.h"
#include "core/sim/event_queue.h"

namespace greyscope::app {

namespace {

constexpr const char* kDataFolder = "data";
constexpr qint64 kPieceBytes = qint64{1} << 20;

/// From the path of each file to that of its copy.
using Paths = std::map<std::string, std::string>;

/// Calls `each` with every path that the table, its parts and its recipe name, and with what the file was when it was
/// read; null: it was not.
template <class Table, class Each>
void eachPath(Table& table, const Each& each) {
    if (table.parts.empty() && !table.text && !table.path.starts_with(":/")) {
        each(table.path, table.stamp ? &*table.stamp : nullptr);
    }
    for (auto& step : table.recipe) {
        if (auto* join = std::get_if<data::JoinTable>(&step.what)) {
            const auto known = table.joined.find(join->path);
            each(join->path, known == table.joined.end() ? nullptr : &known->second);
        }
    }
    for (auto& part : table.parts) {
        eachPath(part, each);
    }
}

/// The states of a study, the present one first.
template <class Each>
void eachState(const Study& study, const History& history, const Each& each) {
    each(study);
    each(history.first);
    for (const HistoryStep& step : history.steps) {
        each(step.after);
    }
}

/// A file as the study names it.
struct NamedFile {
    std::string path;
    const SourceStamp* stamp;  ///< what it was when a table was read from it; null: it was not, or it is a trace
    const TraceChoice* trace;  ///< null: of a table
};

/// Those that are there, each once. The study itself carries a table whose file is gone.
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

/// Whether the file is what was read of it.
base::Expected<void> checkRead(const NamedFile& file, base::Progress& progress) {
    bool same = false;
    if (file.trace != nullptr) {
        GREYSCOPE_TRY(access::readTraceFile(file.path, sim::Bounds().bytes, progress));
        same = GREYSCOPE_TRY(stampOf(file.path, progress)).sha256 == file.trace->sha256;
    } else {
        same = file.stamp != nullptr && sourceState(file.path, *file.stamp, progress) == SourceState::same;
    }
    return same ? base::Expected<void>() : base::fail(base::ErrorCode::fileChanged, {file.path}, {file.path, 0, 0});
}

/// The folder of the study as links lead; "" where it is in none: its files are those that were opened here.
QString folderOfStudy(const Study& study) {
    const QFileInfo file(QString::fromStdString(study.path));
    return study.path.empty() ? QString() : QFileInfo(file.absolutePath()).canonicalFilePath();
}

/// Where a copy has its files, those among `packed` as links. The others are empty: a study carries the rows of a table
/// whose file is not there, and these rows stay here.
base::Expected<Paths> placesOf(const std::vector<NamedFile>& files, const std::set<std::string>& packed,
                               const QDir& data) {
    Paths places;
    for (const auto& [path, stamp, trace] : files) {
        const QFileInfo file(QString::fromStdString(path));
        QString place = data.filePath(file.fileName());
        for (int n = 2; QFileInfo::exists(place); ++n) {
            place = data.filePath(QStringLiteral("%1 %2.%3").arg(file.completeBaseName()).arg(n).arg(file.suffix()));
        }
        if (packed.contains(path)) {
            QFile::link(file.absoluteFilePath(), place);
        } else {
            GREYSCOPE_TRY(writeFile(place, {}));
        }
        places[path] = place.toStdString();
    }
    return places;
}

/// The study with its files in their places in a copy. The rows of a table stay with a file that is not packed.
Study withCopies(Study study, const Paths& places, const std::set<std::string>& packed) {
    const auto moved = [&places](std::string& path) {
        const auto place = places.find(path);
        path = place == places.end() ? path : place->second;
    };
    const std::function<void(StudyTable&)> stays = [&](StudyTable& table) {
        table.carried = table.carried && (!places.contains(table.path) || packed.contains(table.path));
        std::for_each(table.parts.begin(), table.parts.end(), stays);
    };
    for (StudyTable& table : study.tables) {
        stays(table);
        eachPath(table, [&](std::string& path, const SourceStamp* /*stamp*/) { moved(path); });
    }
    eachTrace(study.simulate, [&](TraceChoice& trace) { moved(trace.path); });
    return study;
}

/// A zip that is being written; its file stays as it was until commit().
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
    const QString folder = folderOfStudy(study);
    std::vector<DataFile> files;
    for (const NamedFile& each : namedFiles(study, history)) {
        const QString place = QFileInfo(QString::fromStdString(each.path)).canonicalFilePath();
        const bool inside = folder.isEmpty() || place.startsWith(folder + QLatin1Char('/'));
        auto read = checkRead(each, progress);
        if (progress.cancelled()) {
            return base::fail(base::ErrorCode::cancelled);
        }
        files.push_back({each.path, !inside, read ? std::nullopt : std::optional(std::move(read).error())});
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
    const Paths places =
        GREYSCOPE_TRY(placesOf(namedFiles(study, history), packed, QDir(root.filePath(QLatin1String(kDataFolder)))));
    const auto copied = [&](const Study& state) { return withCopies(state, places, packed); };
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
