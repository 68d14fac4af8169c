#include "app/study/file/study_file.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <utility>

#include "app/run/open_file.h"
#include "app/run/write_file.h"
#include "app/study/file/recipe_json.h"
#include "app/study/file/study_history.h"
#include "app/study/file/study_json.h"
#include "app/study/file/study_origin.h"
#include "app/study/file/study_tables.h"
#include "app/study/file/table_paths.h"
#include "app/study/series_listing.h"
#include "app/study/tables/open_table.h"
#include "app/study/tables/reread_table.h"
#include "app/text/study_faults.h"
#include "core/base/contains.h"
#include "core/base/free_name.h"
#include "core/base/nearest.h"
#include "core/base/try.h"

namespace greyscope::app {

using nlohmann::json;
using Kind = StudyRemark::Kind;

namespace {

constexpr const char* kFormat = "greyscope-study";
constexpr int kVersion = 1;
constexpr const char* kHistory = "history";
constexpr std::size_t kMostTables = 1000;

QDir folderOf(const QString& path) {
    return QFileInfo(path).absoluteDir();
}

json studyJson(const Study& study, const QDir& folder) {
    Study beside = study;
    eachTrace(beside.simulate, [&folder](TraceChoice& trace) {
        trace.path = pathsFrom(folder)(QString::fromStdString(trace.path)).toStdString();
    });
    json j = JsonWriter::write(beside);
    j["format"] = kFormat;
    j["version"] = kVersion;
    json tables = json::array();
    for (const StudyTable& table : study.tables) {
        tables.push_back(tableJson(table, folder));
    }
    for (const MissingTable& missing : study.missing) {
        const auto place = static_cast<json::difference_type>(std::min(missing.place, tables.size()));
        tables.insert(tables.begin() + place, missingJson(missing, folder));
    }
    j["tables"] = std::move(tables);
    return j;
}

void forgetData(json& entry) {
    if (!entry.is_object()) {
        return;
    }
    for (const char* key : {"text", "csv", "bytes", "sha256", "checksum"}) {  // the last one: of older files
        entry.erase(key);
    }
    const auto parts = entry.find("parts");
    for (std::size_t p = 0; parts != entry.end() && parts->is_array() && p < parts->size(); ++p) {
        forgetData((*parts)[p]);
    }
}

/// Stores the original file without the tables' text, which is large, and without the stamps of their files, which are
/// taken anew.
void rememberOrigin(Study& study, json document, const QDir& folder) {
    json base = studyJson(study, folder);
    for (json* one : {&document, &base}) {
        const auto tables = one->find("tables");
        for (std::size_t t = 0; tables != one->end() && tables->is_array() && t < tables->size(); ++t) {
            forgetData((*tables)[t]);
        }
    }
    study.origin = std::make_shared<const StudyOrigin>(StudyOrigin{std::move(document), std::move(base)});
}

base::Expected<void> checkHead(const json& j, const std::string& path) {
    const base::Location place{path, 0, 0};
    if (!j.is_object() || !j.contains("format") || j["format"] != kFormat) {
        return base::fail(base::ErrorCode::formatUnknown, {path, kStudyOther}, place);
    }
    const auto version = j.find("version");
    if (version != j.end() && version->is_number() && version->get<double>() > kVersion) {
        return base::fail(base::ErrorCode::formatUnknown,
                          {path, kStudyNewer, JsonReader::shown(*version), std::to_string(kVersion)}, place);
    }
    return {};
}

void takeTables(Study& study, const json& j, const QDir& folder, StudyRemarks& remarks) {
    const auto tables = j.find("tables");
    if (tables == j.end() || !tables->is_array()) {
        remarks.add(Kind::wrongType, {"tables", tables == j.end() ? "" : JsonReader::shown(*tables), "list"});
        return;
    }
    std::vector<std::string> taken;
    for (std::size_t t = 0; t < tables->size() && t < kMostTables; ++t) {
        MissingTable entry = tableEntry((*tables)[t], t, folder, remarks);
        const std::string wanted = entry.name.empty() ? "table" : entry.name;
        entry.name =
            base::freeNumberedName(wanted, [&](const std::string& name) { return base::contains(taken, name); });
        if (entry.name != wanted) {
            remarks.add(Kind::tableRenamed, {wanted, entry.name});
        }
        taken.push_back(entry.name);
        study.missing.push_back(std::move(entry));
    }
    if (tables->size() > kMostTables) {
        remarks.add(Kind::outOfRange, {"tables", std::to_string(tables->size()), "[0, 1000]", "1000"});
    }
}

base::Expected<void> replaceFile(std::vector<MissingTable>& entries, const std::string& file,
                                 const std::string& other) {
    bool found = false;
    for (MissingTable& entry : entries) {
        if (auto replaced = withOtherFile(entry, file, other)) {
            entry = std::move(*replaced);
            found = true;
        }
    }
    if (!found) {
        std::vector<std::string> names;
        for (const MissingTable& entry : entries) {
            names.push_back(entry.path.empty()
                                ? entry.name
                                : QFileInfo(QString::fromStdString(entry.path)).fileName().toStdString());
        }
        return base::fail(base::ErrorCode::optionUnknown, {"--data", file, base::nearestChoices(file, names).names});
    }
    return {};
}

/// Reads the tables that can be read; the others stay missing, with the reason.
base::Expected<void> readTables(OpenedStudy& opened, StudyRemarks& remarks, const ServerApproval& approval,
                                base::Progress& progress) {
    std::vector<MissingTable> entries = std::move(opened.study.missing);
    opened.study.missing.clear();
    for (MissingTable& entry : entries) {
        auto table = readTable(entry, remarks, progress, approval);
        if (progress.cancelled()) {
            return base::fail(base::ErrorCode::cancelled);
        }
        if (table) {
            settleCopies(*table, entry, opened.study.path, remarks);
            opened.entries.push_back(seriesOf(*table));
            opened.study.tables.push_back(std::move(*table));
        } else {
            entry.why = table.error();
            opened.study.missing.push_back(std::move(entry));
        }
    }
    return {};
}

bool isThere(const std::vector<SeriesEntry>& there, const SeriesId& id) {
    return std::any_of(there.begin(), there.end(), [&id](const SeriesEntry& entry) { return entry.id == id; });
}

/// Removes missing series from the selection, with a remark, except those of a missing table.
Selection settled(const Selection& wanted, const Study& study, const std::vector<SeriesEntry>& there,
                  StudyRemarks& remarks) {
    const auto told = [&study](const SeriesId& id) {
        return std::any_of(study.missing.begin(), study.missing.end(),
                           [&id](const MissingTable& missing) { return missing.name == id.table; });
    };
    Selection kept = wanted;
    std::erase_if(kept.compared, [&](const SeriesId& id) {
        const bool gone = !isThere(there, id);
        if (gone && !told(id)) {
            remarks.add(Kind::seriesGone, {id.table, id.name});
        }
        return gone;
    });
    if (wanted.reference.empty() || isThere(there, wanted.reference)) {
        return withSlots(std::move(kept), wanted);
    }
    kept.reference = {};
    if (!kept.compared.empty()) {
        kept.reference = kept.compared.front();
        kept.compared.erase(kept.compared.begin());
    }
    if (!told(wanted.reference)) {
        remarks.add(Kind::referenceGone, {wanted.reference.table, wanted.reference.name, kept.reference.name});
    }
    return withSlots(std::move(kept), wanted);
}

/// Steps of the file wait for missing tables until an edit does anything other than locate one.
bool stillWaits(const Study& study, const History& history) {
    const Study* before = &history.first;
    return study.origin && !study.origin->history.is_null() && (history.steps.empty() || !study.missing.empty()) &&
           std::all_of(history.steps.begin(), history.steps.end(), [&before](const HistoryStep& step) {
               return std::exchange(before, &step.after)->missing != step.after.missing;
           });
}

}  // namespace

bool isStudyFile(const QString& path) {
    return QFileInfo(path).suffix().compare(QLatin1String(kStudySuffix), Qt::CaseInsensitive) == 0;
}

QByteArray studyText(const Study& study, const QString& path, const History& history) {
    json j = studyJson(study, folderOf(path));
    if (study.origin) {
        j = keepUnknown(study.origin->document, study.origin->base, j);
    }
    if (stillWaits(study, history)) {
        j[kHistory] = study.origin->history;
    } else if (!history.steps.empty()) {
        j[kHistory] = historyJson(history, folderOf(path));
    }
    // The format comes first, because the desktop identifies the file by it.
    nlohmann::ordered_json document{{"format", j["format"]}, {"version", j["version"]}};
    document.update(nlohmann::ordered_json(std::move(j)));
    return QByteArray::fromStdString(document.dump(2, ' ', false, json::error_handler_t::replace)) + '\n';
}

base::Expected<void> writeStudy(const Study& study, const QString& path, const History& history) {
    return writeFile(path, studyText(study, path, history));
}

namespace {

/// Calls parseStudy(); `history` receives the file's history, which needs the tables.
base::Expected<OpenedStudy> parsed(std::string_view text, const QString& path, json& history) {
    const std::string name = path.toStdString();
    auto j = parseJson(text, name);
    if (!j) {
        return tl::unexpected(j.error());
    }
    if (auto good = checkHead(*j, name); !good) {
        return tl::unexpected(good.error());
    }
    OpenedStudy opened;
    StudyRemarks remarks;
    opened.study.path = name;
    JsonReader::readObject(*j, {}, remarks, opened.study);
    eachTrace(opened.study.simulate, [absolute = pathsIn(folderOf(path))](TraceChoice& trace) {
        trace.path = absolute(QString::fromStdString(trace.path)).toStdString();
    });
    takeTables(opened.study, *j, folderOf(path), remarks);
    if (const auto said = j->find(kHistory); said != j->end()) {
        history = std::move(*said);
        j->erase(said);
    }
    rememberOrigin(opened.study, std::move(*j), folderOf(path));
    opened.remarks = remarks.list();
    return opened;
}

}  // namespace

base::Expected<OpenedStudy> parseStudy(std::string_view text, const QString& path) {
    json history;
    return parsed(text, path, history);
}

base::Expected<OpenedStudy> readStudy(const QString& path, base::Progress& progress, const OtherFiles& instead,
                                      const ServerApproval& approval) {
    QFile file(path);
    GREYSCOPE_TRY(openToRead(file, kMostDocumentBytes));
    const QByteArray text = file.readAll();
    return readStudyText({text.constData(), static_cast<std::size_t>(text.size())}, path, progress, instead, approval);
}

base::Expected<OpenedStudy> readStudyText(std::string_view text, const QString& path, base::Progress& progress,
                                          const OtherFiles& instead, const ServerApproval& approval) {
    json history;
    auto opened = parsed(text, path, history);
    if (!opened) {
        return opened;
    }
    for (const auto& [file, other] : instead) {
        GREYSCOPE_TRY(replaceFile(opened->study.missing, file, other));
    }
    StudyRemarks remarks;
    if (auto read = readTables(*opened, remarks, approval, progress); !read) {
        return tl::unexpected(read.error());
    }
    Study& study = opened->study;
    std::vector<SeriesEntry> there;
    for (const SeriesListing& listing : opened->entries) {
        there.insert(there.end(), listing.entries.begin(), listing.entries.end());
    }
    study.selection = settled(study.selection, study, there, remarks);
    rememberOrigin(study, study.origin->document, folderOf(path));
    if (!history.is_null()) {
        std::size_t lost = 0;
        opened->history = historyFrom(history, study, folderOf(path), lost);
        const bool waits = lost > 0 && opened->history.steps.empty() && !study.missing.empty();
        if (waits) {
            study.origin = std::make_shared<const StudyOrigin>(
                StudyOrigin{study.origin->document, study.origin->base, std::move(history)});
        }
        if (lost > 0) {
            remarks.add(waits ? Kind::historyWaits : Kind::historyLost, {std::to_string(lost)});
        }
    }
    const std::vector<StudyRemark> further = remarks.list();
    opened->remarks.insert(opened->remarks.end(), further.begin(), further.end());
    return opened;
}

std::optional<History> historyThatWaited(const Study& study, StudyRemarks& remarks) {
    if (!study.missing.empty() || !study.origin || study.origin->history.is_null()) {
        return std::nullopt;
    }
    std::size_t lost = 0;
    History history = historyFrom(study.origin->history, study, folderOf(QString::fromStdString(study.path)), lost);
    if (lost > 0) {
        remarks.add(Kind::historyLost, {std::to_string(lost)});
    }
    return history.steps.empty() ? std::nullopt : std::optional(std::move(history));
}

void placeTable(Study& study, StudyTable table, const std::vector<SeriesEntry>& there) {
    const auto missing = std::find_if(study.missing.begin(), study.missing.end(),
                                      [&table](const MissingTable& each) { return each.name == table.name; });
    if (missing == study.missing.end()) {
        return;
    }
    // Earlier tables that are still missing have no position.
    const auto before = static_cast<std::size_t>(missing - study.missing.begin());
    const std::size_t place = std::min(study.tables.size(), missing->place - std::min(missing->place, before));
    study.missing.erase(missing);
    study.tables.insert(study.tables.begin() + static_cast<std::ptrdiff_t>(place), std::move(table));
    if (!study.origin) {
        return;
    }
    Selection read, wanted;
    StudyRemarks unheard;
    JsonReader::readObject(study.origin->base.value("selection", json::object()), {}, unheard, read);
    JsonReader::readObject(study.origin->document.value("selection", json::object()), {}, unheard, wanted);
    if (study.selection == read) {
        study.selection = settled(wanted, study, there, unheard);
    }
}

}  // namespace greyscope::app
