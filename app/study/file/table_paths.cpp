#include "app/study/file/table_paths.h"

#include <nlohmann/json.hpp>

#include <QFileInfo>

#include <utility>

#include "app/sources/database_source.h"
#include "app/study/file/study_json.h"

namespace greyscope::app {

using nlohmann::json;

namespace {

/// Removes everything that depends on the data of the file.
void forgetFile(json& entry) {
    for (const char* key : {"text", "csv", "sample", "bytes", "sha256"}) {
        entry.erase(key);
    }
}

}  // namespace

std::string movedPath(const std::string& path, const PathChange& change) {
    auto source = isDatabaseUrl(path) ? databaseSource(path) : base::fail(base::ErrorCode::internal);
    if (!source || source->connection.kind != DatabaseKind::sqlite) {
        return isDatabaseUrl(path) ? path : change(QString::fromStdString(path)).toStdString();
    }
    source->connection.database = change(QString::fromStdString(source->connection.database)).toStdString();
    return databaseUrl(*source);
}

bool liesBeside(const std::string& file, const std::string& study) {
    const QString folder = QFileInfo(QFileInfo(QString::fromStdString(study)).absolutePath()).canonicalFilePath();
    const QString place = QFileInfo(QString::fromStdString(file)).canonicalFilePath();
    return study.empty() || place.startsWith(folder.endsWith(QLatin1Char('/')) ? folder : folder + QLatin1Char('/'));
}

std::string pathIn(const json& entry) {
    const auto parts = entry.find("parts");
    if (parts == entry.end() || !parts->is_array()) {
        return textIn(entry, "path");
    }
    for (const json& part : *parts) {
        const std::string path = part.is_object() ? textIn(part, "path") : std::string();
        if (!path.empty() && !isDatabaseUrl(path) && !QFileInfo::exists(QString::fromStdString(path))) {
            return path;
        }
    }
    return {};
}

void changePaths(json& entry, const PathChange& change, void (*moved)(json&)) {
    if (const auto watched = entry.find("folder"); watched != entry.end() && watched->is_string()) {
        *watched = change(QString::fromStdString(std::exchange(*watched, json()).get<std::string>())).toStdString();
    }
    if (const auto path = entry.find("path"); path != entry.end() && path->is_string()) {
        const std::string before = std::exchange(*path, json()).get<std::string>();
        *path = movedPath(before, change);
        if (moved && *path != before) {
            moved(entry);
        }
    }
    const auto recipe = entry.find("recipe");
    for (std::size_t r = 0; recipe != entry.end() && recipe->is_array() && r < recipe->size(); ++r) {
        changeJoin((*recipe)[r], change);
    }
    const auto parts = entry.find("parts");
    for (std::size_t p = 0; parts != entry.end() && parts->is_array() && p < parts->size(); ++p) {
        if ((*parts)[p].is_object()) {
            changePaths((*parts)[p], change, moved);
        }
    }
}

MissingTable withPaths(MissingTable missing, const PathChange& change) {
    json entry = json::parse(missing.entry, nullptr, false);
    if (entry.is_object()) {
        changePaths(entry, change);
        missing.entry = entry.dump(-1, ' ', false, json::error_handler_t::replace);
        missing.path = movedPath(missing.path, change);
    }
    return missing;
}

std::string lostFile(const MissingTable& missing) {
    const base::Error& why = missing.why;
    return why.code == base::ErrorCode::fileNotFound && !why.arguments.empty() ? why.arguments.front() : missing.path;
}

MissingTable located(MissingTable missing, const std::string& path) {
    const std::string lost = lostFile(missing);
    const json entry = json::parse(missing.entry, nullptr, false);
    const bool stacked = entry.is_object() && entry.contains("parts");
    if (lost == missing.path && !stacked) {
        missing.path = path;
        return missing;
    }
    MissingTable found = withPaths(
        missing, [&](const QString& each) { return each.toStdString() == lost ? QString::fromStdString(path) : each; });
    found.path = stacked ? pathIn(json::parse(found.entry)) : missing.path;
    return found;
}

std::optional<MissingTable> withOtherFile(MissingTable entry, const std::string& file, const std::string& instead) {
    const QString wanted = QString::fromStdString(file);
    const QString path = isDatabaseUrl(instead) ? QString::fromStdString(instead)
                                                : QFileInfo(QString::fromStdString(instead)).absoluteFilePath();
    const auto isMeant = [&](const QString& each) {
        return each == wanted || QFileInfo(each).fileName() == wanted || each == QFileInfo(wanted).absoluteFilePath();
    };
    json j = json::parse(entry.entry, nullptr, false);
    const bool byName = entry.name == file && j.is_object() && !j.contains("parts");
    if (byName) {
        j["path"] = file;
    }
    bool found = false;
    const auto change = [&](const QString& each) {
        found = found || isMeant(each);
        return isMeant(each) ? path : each;
    };
    if (j.is_object()) {
        changePaths(j, change, forgetFile);
    }
    if (!found) {
        return std::nullopt;
    }
    if (byName || isMeant(QString::fromStdString(entry.path))) {
        entry.path = path.toStdString();
    }
    entry.entry = j.dump(-1, ' ', false, json::error_handler_t::replace);
    return entry;
}

}  // namespace greyscope::app
