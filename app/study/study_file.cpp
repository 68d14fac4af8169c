#include "app/study/study_file.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <utility>

#include "app/study/open_table.h"
#include "app/study/sample_study.h"
#include "app/study/study_json.h"

namespace greyscope::app {

using nlohmann::json;

namespace {

constexpr const char* kFormat = "greyscope-study";
constexpr int kVersion = 1;
constexpr const char* kEmbedded = ":/sample_data/";

/// The table as comma-separated text, for tables that have no file.
std::string csvOf(const data::Dataset& dataset) {
    const auto quoted = [](std::string cell) {
        if (cell.find_first_of(",\"\r\n") == std::string::npos) {
            return cell;
        }
        for (std::size_t at = 0; (at = cell.find('"', at)) != std::string::npos; at += 2) {
            cell.insert(at, 1, '"');
        }
        return '"' + cell + '"';
    };
    std::string text;
    const auto addLine = [&](const auto& cellOf) {
        for (std::size_t c = 0; c < dataset.columns().size(); ++c) {
            text += (c == 0 ? "" : ",") + quoted(cellOf(dataset.columns()[c]));
        }
        text += '\n';
    };
    addLine([](const data::Column& column) { return column.name; });
    for (std::size_t row = 0; row < dataset.rowCount(); ++row) {
        addLine([row](const data::Column& column) { return column.textAt(row); });
    }
    return text;
}

json tableJson(const StudyTable& table, const QString& studyPath) {
    json j{{"name", table.name},     {"wide", table.wide},     {"roles", table.roles},
           {"metric", table.metric}, {"groups", table.groups}, {"aggregation", table.aggregation}};
    const QFileInfo file(QString::fromStdString(table.path));
    if (table.path.starts_with(kEmbedded)) {
        j["sample"] = file.fileName().toStdString();
    } else if (file.isFile()) {
        const QDir folder = QFileInfo(studyPath).absoluteDir();
        j["path"] = folder.relativeFilePath(file.absoluteFilePath()).toStdString();
    } else {
        j["csv"] = csvOf(*table.dataset);
    }
    return j;
}

base::Expected<StudyTable> dataOf(const json& j, const QDir& folder, base::Progress& progress) {
    if (j.contains("sample")) {
        return embeddedTable(j.at("sample").get<std::string>());
    }
    if (j.contains("csv")) {
        const auto text = j.at("csv").get<std::string>();
        return tableFromBytes(QByteArray::fromStdString(text), j.at("name").get<std::string>(), {}, progress);
    }
    const QString path = QString::fromStdString(j.at("path").get<std::string>());
    return tableFromFile(QDir::cleanPath(folder.absoluteFilePath(path)).toStdString(), {}, progress);
}

base::Expected<StudyTable> tableOf(const json& j, const QDir& folder, base::Progress& progress) {
    auto table = dataOf(j, folder, progress);
    if (table) {
        table->name = j.at("name").get<std::string>();
        table->wide = j.value("wide", table->wide);
        table->roles = j.value("roles", table->roles);
        table->metric = j.value("metric", table->metric);
        table->groups = j.value("groups", table->groups);
        table->aggregation = j.value("aggregation", table->aggregation);
    }
    return table;
}

base::Expected<Study> studyOf(const json& j, const QString& path, base::Progress& progress) {
    Study study;
    study.name = j.at("name").get<std::string>();
    study.path = path.toStdString();
    for (const json& entry : j.at("tables")) {
        auto table = tableOf(entry, QFileInfo(path).absoluteDir(), progress);
        if (!table) {
            return tl::unexpected(table.error());
        }
        study.tables.push_back(std::move(*table));
    }
    study.selection = j.value("selection", study.selection);
    study.trends = j.value("trends", study.trends);
    study.relations = j.value("relations", study.relations);
    study.forecast = j.value("forecast", study.forecast);
    study.relative = j.value("relative", study.relative);
    study.transfer = j.value("transfer", study.transfer);
    return study;
}

/// The selected series must be there: a table may have changed since the study was written.
base::Expected<void> checkSelection(const Study& study, const std::string& path) {
    std::vector<SeriesId> chosen = study.selection.compared;
    if (!study.selection.reference.empty()) {
        chosen.push_back(study.selection.reference);
    }
    for (const SeriesId& id : chosen) {
        const StudyTable* table = study.table(id.table);
        const auto series =
            table ? data::pivot(*table->dataset, queryFor(*table, {.allCells = true, .axis = {}, .hold = {}}))
                  : base::Expected<data::SeriesTable>(base::fail(base::ErrorCode::noSeries));
        if (!series || !series->find(id.name)) {
            return base::fail(base::ErrorCode::unknownSeries, {id.name, id.table}, {path, 0, 0});
        }
    }
    return {};
}

std::size_t lineAt(const QByteArray& text, std::size_t byte) {
    const auto end = text.begin() + std::min<qsizetype>(static_cast<qsizetype>(byte), text.size());
    return static_cast<std::size_t>(std::count(text.begin(), end, '\n')) + 1;
}

}  // namespace

bool isStudyFile(const QString& path) {
    return QFileInfo(path).suffix().compare(QLatin1String(kStudySuffix), Qt::CaseInsensitive) == 0;
}

QByteArray studyText(const Study& study, const QString& path) {
    json tables = json::array();
    for (const StudyTable& table : study.tables) {
        tables.push_back(tableJson(table, path));
    }
    const json j{{"format", kFormat},
                 {"version", kVersion},
                 {"name", study.name},
                 {"tables", tables},
                 {"selection", study.selection},
                 {"trends", study.trends},
                 {"relations", study.relations},
                 {"forecast", study.forecast},
                 {"relative", study.relative},
                 {"transfer", study.transfer}};
    return QByteArray::fromStdString(j.dump(2, ' ', false, json::error_handler_t::replace)) + '\n';
}

base::Expected<void> writeStudy(const Study& study, const QString& path) {
    QSaveFile file(path);
    const QByteArray text = studyText(study, path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit()) {
        return base::fail(base::ErrorCode::fileNotWritable, {path.toStdString(), file.errorString().toStdString()},
                          {path.toStdString(), 0, 0});
    }
    return {};
}

base::Expected<Study> readStudy(const QString& path, base::Progress& progress) {
    const std::string name = path.toStdString();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        const auto code = file.exists() ? base::ErrorCode::fileNotReadable : base::ErrorCode::fileNotFound;
        return base::fail(code, {name, file.errorString().toStdString()}, {name, 0, 0});
    }
    const QByteArray text = file.readAll();
    try {
        const json j = json::parse(text.begin(), text.end());
        if (j.value("format", std::string()) != kFormat || j.value("version", 0) > kVersion) {
            return base::fail(base::ErrorCode::formatUnknown, {name}, {name, 0, 0});
        }
        auto study = studyOf(j, path, progress);
        if (study) {
            if (auto good = checkSelection(*study, name); !good) {
                return tl::unexpected(good.error());
            }
        }
        return study;
    } catch (const json::parse_error& error) {
        return base::fail(base::ErrorCode::formatUnknown, {name}, {name, lineAt(text, error.byte), 0});
    } catch (const json::exception&) {
        return base::fail(base::ErrorCode::formatUnknown, {name}, {name, 0, 0});
    }
}

}  // namespace greyscope::app
