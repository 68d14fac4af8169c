#include "app/study/file/study_tables.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>
#include <vector>

#include "app/sources/database_source.h"
#include "app/study/file/recipe_json.h"
#include "app/study/file/study_json.h"
#include "app/study/file/table_paths.h"
#include "app/study/sample_study.h"
#include "app/study/tables/column_roles.h"
#include "app/study/tables/open_table.h"
#include "app/study/tables/reread_table.h"
#include "app/study/tables/stacked_table.h"
#include "app/study/tables/table_recipe.h"
#include "app/study/tables/told_reading.h"
#include "app/text/error_text.h"
#include "core/base/try.h"
#include "core/io/csv/csv_options.h"
#include "core/io/csv/csv_writer.h"

namespace greyscope::app {

using nlohmann::json;
using Kind = StudyRemark::Kind;

namespace {

constexpr const char* kEmbedded = ":/sample_data/";

/// Whether the study file stores the rows as well.
bool isCarried(const StudyTable& table) {
    const std::string file = fileOfSource(table.path);
    return table.carried || (file.empty() ? isSmall(table) : !QFileInfo(QString::fromStdString(file)).isFile());
}

/// Decides on the copy of a table whose file was read; rows of an SQLite database were copied before the user could
/// choose.
void settleCopy(StudyTable& table, const json& entry, const std::string& study, StudyRemarks& remarks) {
    const std::string file = fileOfSource(table.path);
    if (file.empty() || !QFileInfo(QString::fromStdString(file)).isFile()) {
        return;
    }
    const std::string copy = textIn(entry, "csv");
    const bool wanted = table.carried || (isDatabaseUrl(table.path) && !copy.empty());
    table.carried = wanted && (liesBeside(file, study) || copy == io::csvTable(*table.asRead()));
    if (wanted && !table.carried) {
        remarks.add(Kind::copyDropped, {table.name, file});
    }
}

void compareSource(const MissingTable& entry, const json& j, const StudyTable& table, StudyRemarks& remarks) {
    const std::string sum = textIn(j, "sha256");
    if (table.stamp && !sum.empty() && sum != table.stamp->sha256) {
        const auto bytes = j.find("bytes");
        remarks.add(Kind::fileDiffers,
                    {entry.name, table.path, bytes != j.end() ? JsonReader::shown(*bytes) : std::string("?"),
                     std::to_string(table.stamp->bytes)});
    }
}

/// Reads the file, or the rows from the server, that an entry names. Error: kNotApproved.
base::Expected<StudyTable> readSourceOf(const MissingTable& entry, const json& j, const ServerApproval& approval,
                                        base::Progress& progress) {
    const auto source = isDatabaseUrl(entry.path) ? databaseSource(entry.path) : base::fail(base::ErrorCode::internal);
    if (source && source->connection.kind != DatabaseKind::sqlite) {
        if (!(approval ? approval(source->connection) : mayConnect(source->connection))) {
            return tl::unexpected(notApproved(source->connection));
        }
        allowServer(serverOf(source->connection));
    }
    return tableFromFile(entry.path, optionsOf(toldIn(j)), progress);
}

base::Expected<StudyTable> readPart(const MissingTable& entry, const json& j, StudyRemarks& remarks,
                                    const ServerApproval& approval, base::Progress& progress);

/// Returns the number of tables in a list of parts, including their parts.
std::size_t partCount(const json& parts) {
    std::size_t count = 0;
    for (const json& part : parts) {
        const auto inner = part.is_object() ? part.find("parts") : part.end();
        count += 1 + (inner != part.end() && inner->is_array() ? partCount(*inner) : 0);
    }
    return count;
}

/// Reads a stack from its entry.
base::Expected<StudyTable> readStack(const MissingTable& entry, const json& parts, StudyRemarks& remarks,
                                     const ServerApproval& approval, base::Progress& progress) {
    constexpr std::size_t mostParts = 1000;
    if (const std::size_t count = partCount(parts); count > mostParts) {
        return base::fail(base::ErrorCode::optionOutOfRange, {"number of parts of the table", std::to_string(count),
                                                              "[1, " + std::to_string(mostParts) + "]"});
    }
    std::vector<StudyTable> read;
    for (const json& part : parts) {
        const MissingTable own{textIn(part, "name"), textIn(part, "path"), entry.place, {}, {}};
        read.push_back(GREYSCOPE_TRY(readPart(own, part, remarks, approval, progress)));
    }
    return stackedTable(read, entry.name, progress);
}

base::Expected<StudyTable> readData(const MissingTable& entry, const json& j, StudyRemarks& remarks,
                                    const ServerApproval& approval, base::Progress& progress) {
    if (const auto parts = j.find("parts"); parts != j.end() && parts->is_array() && !parts->empty()) {
        return readStack(entry, *parts, remarks, approval, progress);
    }
    if (const std::string sample = textIn(j, "sample"); !sample.empty()) {
        return embeddedTable(sample);
    }
    if (std::string text = textIn(j, "text"); !text.empty()) {
        return tableFromText(std::move(text), entry.name, dialectOf(j), progress).map([&j](StudyTable table) {
            table.told = toldIn(j);
            return table;
        });
    }
    std::string copy = textIn(j, "csv");
    if (!entry.path.empty()) {
        auto table = readSourceOf(entry, j, approval, progress);
        if (table) {
            compareSource(entry, j, *table, remarks);
        }
        if (table || copy.empty() || table.error().code == base::ErrorCode::cancelled) {
            return table;
        }
        if (const std::string server = serverToApprove(table.error()); !server.empty()) {
            remarks.add(Kind::notConnected, {entry.name, entry.path, table.error().arguments[3], server});
        } else {
            remarks.add(Kind::fileMissing, {entry.name, entry.path, errorText(table.error()).toStdString()});
        }
    }
    if (copy.empty()) {
        return base::fail(base::ErrorCode::noRows, {}, {entry.name, 0, 0});
    }
    auto table = tableFromText(std::move(copy), entry.name, copyOptions(j), progress);
    if (table && !entry.path.empty()) {  // still linked to its file
        table->text.reset();
        table->path = entry.path;
        table->told = toldIn(j);
        if (isDatabaseUrl(entry.path)) {  // the server may respond again
            table->stamp = SourceStamp{table->dataset->rowCount(), 0, textIn(j, "sha256")};
        }
    }
    return table;
}

/// Reads a table from its entry.
base::Expected<StudyTable> readPart(const MissingTable& entry, const json& j, StudyRemarks& remarks,
                                    const ServerApproval& approval, base::Progress& progress) {
    if (!j.is_object()) {
        return base::fail(base::ErrorCode::noRows, {}, {entry.name, 0, 0});
    }
    auto table = readData(entry, j, remarks, approval, progress);
    if (table) {
        StudyTable said;
        JsonReader::readObject(j, "tables[" + std::to_string(entry.place) + "]", remarks, said);
        applyReadings(*table, said.readings);  // the steps need them as numbers
        GREYSCOPE_TRY(setRecipe(*table, GREYSCOPE_TRY(recipeIn(j)), progress));
        const StudyTable guessed = *table;
        StudyRemarks again;
        JsonReader::readObject(j, {}, again, *table);
        table->name = entry.name;
        table->folder = textIn(j, "folder");
        table->layout = table->told.empty() ? table->layout : textIn(j.value("reading", json::object()), "layout");
        table->readings = guessed.readings;
        applyReadings(*table, said.readings);
        settleRoles(*table, guessed, remarks);
    }
    return table;
}

}  // namespace

json tableSource(const StudyTable& table, const QDir& folder) {
    json j{{"recipe", recipeJson(table.recipe, folder)}};
    const QFileInfo file(QString::fromStdString(table.path));
    if (!table.told.empty() && table.parts.empty()) {
        j["reading"] = toldJson(table.told);
        if (!table.layout.empty()) {
            j["reading"]["layout"] = table.layout;
        }
    }
    if (!table.parts.empty() || table.text) {
        return j;
    }
    if (table.path.starts_with(kEmbedded)) {
        j["sample"] = file.fileName().toStdString();
        return j;
    }
    j["path"] = movedPath(table.path, pathsFrom(folder));
    if (table.stamp) {
        j["bytes"] = table.stamp->bytes;
        j["sha256"] = table.stamp->sha256;
    }
    return j;
}

json tableJson(const StudyTable& table, const QDir& folder) {
    json j = JsonWriter::write(table);
    j.update(tableSource(table, folder));
    j["name"] = table.name;
    if (!table.folder.empty()) {
        j["folder"] = pathsFrom(folder)(QString::fromStdString(table.folder)).toStdString();
    }
    for (const StudyTable& part : table.parts) {
        j["parts"].push_back(tableJson(part, folder));
    }
    if (table.text) {
        j["text"] = *table.text;
        j["dialect"] = dialectJson(io::sameAgain({table.asRead(), *table.report}));
    } else if (j.contains("path") && isCarried(table)) {
        j["csv"] = io::csvTable(*table.asRead());
        j["dialect"] = dialectJson(io::csvOptions(*table.asRead()));
    }
    return j;
}

json missingJson(const MissingTable& missing, const QDir& folder) {
    json j = json::parse(missing.entry);
    if (j.is_object()) {
        j["name"] = missing.name;
    }
    if (j.is_object()) {
        changePaths(j, pathsFrom(folder));
    }
    return j;
}

MissingTable tableEntry(json entry, std::size_t place, const QDir& folder, StudyRemarks& remarks) {
    MissingTable table;
    table.place = place;
    if (entry.is_object()) {
        table.name = textIn(entry, "name");
        changePaths(entry, pathsIn(folder));
        table.path = pathIn(entry);
    } else {
        remarks.add(Kind::wrongType, {"tables[" + std::to_string(place) + "]", JsonReader::shown(entry), "object"});
    }
    table.entry = entry.dump(-1, ' ', false, json::error_handler_t::replace);
    return table;
}

base::Expected<StudyTable> readTable(const MissingTable& entry, StudyRemarks& remarks, base::Progress& progress,
                                     const ServerApproval& approval) {
    return readPart(entry, json::parse(entry.entry, nullptr, false), remarks, approval, progress);
}

void settleCopies(StudyTable& table, const MissingTable& entry, const std::string& study, StudyRemarks& remarks) {
    const json j = json::parse(entry.entry, nullptr, false);
    if (table.parts.empty()) {
        settleCopy(table, j, study, remarks);
    }
    const json parts = j.is_object() ? j.value("parts", json()) : json();
    for (std::size_t p = 0; p < table.parts.size(); ++p) {
        settleCopy(table.parts[p], parts.is_array() && p < parts.size() ? parts[p] : json::object(), study, remarks);
    }
}

void setCarried(Study& study, const std::string& table, bool carried) {
    for (StudyTable& each : study.tables) {
        if (each.name == table) {
            each.carried = carried;
            for (StudyTable& part : each.parts) {
                part.carried = carried;
            }
        }
    }
}

}  // namespace greyscope::app
