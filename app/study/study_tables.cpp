#include "app/study/study_tables.h"

#include <QFileInfo>

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

#include "app/sources/database_source.h"
#include "app/study/column_roles.h"
#include "app/study/open_table.h"
#include "app/study/sample_study.h"
#include "app/study/stacked_table.h"
#include "app/study/study_json.h"
#include "app/study/table_recipe.h"
#include "app/text/error_text.h"
#include "core/base/try.h"
#include "core/data/recipe_text.h"
#include "core/data/roles.h"
#include "core/io/csv_options.h"
#include "core/io/csv_writer.h"

namespace greyscope::app {

using nlohmann::json;
using Kind = StudyRemark::Kind;

namespace {

constexpr const char* kEmbedded = ":/sample_data/";

/// What the reader is told the next time: also which columns hold numbers.
json dialectJson(const io::ReadOptions& options) {
    json j = json::object();
    j["format"] = options.format;
    for (const auto& [word, said] : options.dialect) {
        j[word] = said;
    }
    j["numeric"] = options.numeric;
    return j;
}

/// What is not said, or not understood, is detected as it was when the text was pasted.
io::ReadOptions dialectOf(const json& entry) {
    io::ReadOptions options;
    const auto dialect = entry.find("dialect");
    if (dialect == entry.end() || !dialect->is_object()) {
        return options;
    }
    options.format = io::csvFormat;  // older files do not say it
    for (const auto& [word, said] : dialect->items()) {
        if (said.is_string()) {
            (word == "format" ? options.format : options.dialect[word]) = said.get<std::string>();
        }
    }
    const auto numeric = dialect->find("numeric");
    for (std::size_t c = 0; numeric != dialect->end() && numeric->is_array() && c < numeric->size(); ++c) {
        options.numeric.push_back((*numeric)[c] == true);
    }
    return options;
}

/// What somebody said about the reading of a file.
json toldJson(const ToldReading& told) {
    json j = json::object();
    if (!told.reader.empty()) {
        j["reader"] = told.reader;
    }
    for (const auto& [word, said] : told.words) {
        j["words"][word] = said;
    }
    return j;
}

ToldReading toldIn(const json& entry) {
    ToldReading told;
    const auto found = entry.find("reading");
    if (found == entry.end() || !found->is_object()) {
        return told;
    }
    told.reader = textIn(*found, "reader");
    const auto words = found->find("words");
    if (words != found->end() && words->is_object()) {
        for (const auto& [word, said] : words->items()) {
            if (said.is_string()) {
                told.words[word] = said.get<std::string>();
            }
        }
    }
    return told;
}

io::ReadOptions optionsOf(const ToldReading& told) {
    io::ReadOptions options;
    options.format = told.reader;
    options.dialect = told.words;
    return options;
}

/// Of the copy of a table, which may have cells of any length.
io::ReadOptions copyOptions(const json& entry) {
    if (!entry.contains("dialect")) {  // older files do not say it
        return io::csvReadOptions({',', '.', io::Header::present});
    }
    io::ReadOptions options = dialectOf(entry);
    options.maxFieldBytes = std::numeric_limits<std::size_t>::max();
    return options;
}

/// The URL of a database stays; a file of SQLite is one like others.
template <class Change>
std::string movedPath(const std::string& path, Change change) {
    auto source = isDatabaseUrl(path) ? databaseSource(path) : base::fail(base::ErrorCode::internal);
    if (!source || source->connection.kind != DatabaseKind::sqlite) {
        return isDatabaseUrl(path) ? path : change(QString::fromStdString(path)).toStdString();
    }
    source->connection.database = change(QString::fromStdString(source->connection.database)).toStdString();
    return databaseUrl(*source);
}

/// Few enough cells to stand in the study's file: what groups of a database come to.
bool isSmall(const StudyTable& table) {
    constexpr std::size_t kMostCells = 200'000;
    return table.asRead()->rowCount() * table.asRead()->columns().size() <= kMostCells;
}

/// Whether the study's file holds the rows as well.
bool isCarried(const StudyTable& table) {
    return table.carried ||
           (isDatabaseUrl(table.path) ? isSmall(table) : !QFileInfo(QString::fromStdString(table.path)).isFile());
}

/// The path of an entry; of a stack that of the first part whose file is not there.
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

/// The steps in the words of the command line, {"option": "--where", "value": "tasks>1"}, and the name that somebody
/// gave one. A joined file stands beside the table's.
json recipeJson(const data::Recipe& recipe, const QDir& folder) {
    json list = json::array();
    for (data::RecipeStep step : recipe) {
        if (auto* join = std::get_if<data::JoinTable>(&step.what)) {
            join->path = folder.relativeFilePath(QString::fromStdString(join->path)).toStdString();
        }
        const data::OptionText text = data::stepText(step);
        json entry{{"option", text.option}, {"value", text.value}};
        if (!step.name.empty()) {
            entry["name"] = step.name;
        }
        list.push_back(std::move(entry));
    }
    return list;
}

base::Expected<data::RecipeStep> stepIn(const json& entry) {
    auto step = GREYSCOPE_TRY(data::stepFrom({textIn(entry, "option"), textIn(entry, "value")}));
    step.name = textIn(entry, "name");
    return step;
}

base::Expected<data::Recipe> recipeIn(const json& table) {
    data::Recipe recipe;
    const auto list = table.find("recipe");
    if (list == table.end()) {
        return recipe;
    }
    for (const json& entry : list->is_array() ? *list : json::array({*list})) {
        recipe.push_back(GREYSCOPE_TRY(stepIn(entry.is_object() ? entry : json::object())));
    }
    return recipe;
}

/// The path of a joined table, in a step of a recipe. What is not understood stays.
template <class Change>
void changeJoin(json& entry, Change change) {
    auto step = entry.is_object() ? stepIn(entry) : base::fail(base::ErrorCode::optionUnknown);
    if (auto* join = step ? std::get_if<data::JoinTable>(&step->what) : nullptr) {
        join->path = change(QString::fromStdString(join->path)).toStdString();
        entry["value"] = data::stepText(*step).value;
    }
}

/// The paths of an entry: its own, those of the tables that it joins, and those of its parts. `moved` is given each
/// entry whose own path became another.
template <class Change>
void changePaths(json& entry, Change change, void (*moved)(json&) = nullptr) {
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

/// What is known of the data of a file goes with it.
void forgetFile(json& entry) {
    for (const char* key : {"text", "csv", "sample", "bytes", "sha256"}) {
        entry.erase(key);
    }
}

bool haveEqualColumns(const data::Dataset& one, const data::Dataset& other) {
    return std::equal(one.columns().begin(), one.columns().end(), other.columns().begin(), other.columns().end(),
                      [](const data::Column& a, const data::Column& b) {
                          return a.name == b.name && a.unit == b.unit && a.isNumeric() == b.isNumeric();
                      });
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

base::Expected<StudyTable> readPart(const MissingTable& entry, const json& j, StudyRemarks& remarks,
                                    base::Progress& progress);

/// A stack of what its entry names.
base::Expected<StudyTable> readStack(const MissingTable& entry, const json& parts, StudyRemarks& remarks,
                                     base::Progress& progress) {
    std::vector<StudyTable> read;
    for (const json& part : parts) {
        const MissingTable own{textIn(part, "name"), textIn(part, "path"), entry.place, {}, {}};
        read.push_back(GREYSCOPE_TRY(readPart(own, part, remarks, progress)));
    }
    return stackedTable(read, entry.name, progress);
}

base::Expected<StudyTable> readData(const MissingTable& entry, const json& j, StudyRemarks& remarks,
                                    base::Progress& progress) {
    if (const auto parts = j.find("parts"); parts != j.end() && parts->is_array() && !parts->empty()) {
        return readStack(entry, *parts, remarks, progress);
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
        auto table = tableFromFile(entry.path, optionsOf(toldIn(j)), progress);
        if (table) {
            compareSource(entry, j, *table, remarks);
        }
        if (table || copy.empty() || table.error().code == base::ErrorCode::cancelled) {
            return table;
        }
        remarks.add(Kind::fileMissing, {entry.name, entry.path, errorText(table.error()).toStdString()});
    }
    if (copy.empty()) {
        return base::fail(base::ErrorCode::noRows, {}, {entry.name, 0, 0});
    }
    auto table = tableFromText(std::move(copy), entry.name, copyOptions(j), progress);
    if (table && !entry.path.empty()) {  // still the table of that file
        table->text.reset();
        table->path = entry.path;
        table->told = toldIn(j);
        if (isDatabaseUrl(entry.path)) {  // which may answer again
            table->stamp = SourceStamp{table->dataset->rowCount(), 0, textIn(j, "sha256")};
        }
    }
    return table;
}

/// Columns that the data no longer has leave the roles.
void settleRoles(StudyTable& table, const StudyTable& guessed, StudyRemarks& remarks) {
    data::Roles& roles = table.roles;
    for (auto* names : {&roles.keys, &roles.factors, &roles.metrics, &roles.descriptions, &roles.repetitions}) {
        std::erase_if(*names, [&](const std::string& name) {
            const bool gone = !table.dataset->find(name);
            if (gone) {
                remarks.add(Kind::columnGone, {table.name, name});
            }
            return gone;
        });
    }
    if (roles.metrics.empty() || (table.wide && roles.factors.empty())) {
        table.wide = guessed.wide;
        table.roles = guessed.roles;
        table.metric = guessed.metric;
    } else if (!table.wide &&
               std::find(roles.metrics.begin(), roles.metrics.end(), table.metric) == roles.metrics.end()) {
        table.metric = roles.metrics.front();
    }
}

/// A table as its entry has it.
base::Expected<StudyTable> readPart(const MissingTable& entry, const json& j, StudyRemarks& remarks,
                                    base::Progress& progress) {
    if (!j.is_object()) {
        return base::fail(base::ErrorCode::noRows, {}, {entry.name, 0, 0});
    }
    auto table = readData(entry, j, remarks, progress);
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
    j["path"] = movedPath(table.path, [&folder](const QString& path) {
        return folder.relativeFilePath(QFileInfo(path).absoluteFilePath());
    });
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
        j["folder"] = folder.relativeFilePath(QString::fromStdString(table.folder)).toStdString();
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
        changePaths(j, [&folder](const QString& path) { return folder.relativeFilePath(path); });
    }
    return j;
}

MissingTable tableEntry(json entry, std::size_t place, const QDir& folder, StudyRemarks& remarks) {
    MissingTable table;
    table.place = place;
    if (entry.is_object()) {
        table.name = textIn(entry, "name");
        // "/" separates the table from the series in ids.
        std::replace(table.name.begin(), table.name.end(), '/', '-');
        changePaths(entry, [&folder](const QString& path) { return QDir::cleanPath(folder.absoluteFilePath(path)); });
        table.path = pathIn(entry);
    } else {
        remarks.add(Kind::wrongType, {"tables[" + std::to_string(place) + "]", JsonReader::shown(entry), "object"});
    }
    table.entry = entry.dump(-1, ' ', false, json::error_handler_t::replace);
    return table;
}

std::string lostFile(const MissingTable& missing) {
    const base::Error& why = missing.why;
    return why.code == base::ErrorCode::fileNotFound && !why.arguments.empty() ? why.arguments.front() : missing.path;
}

MissingTable located(MissingTable missing, const std::string& path) {
    const std::string lost = lostFile(missing);
    json entry = json::parse(missing.entry, nullptr, false);
    const bool stacked = entry.is_object() && entry.contains("parts");
    if (lost == missing.path && !stacked) {
        missing.path = path;
        return missing;
    }
    if (entry.is_object()) {
        changePaths(entry, [&](const QString& each) {
            return each.toStdString() == lost ? QString::fromStdString(path) : each;
        });
        missing.entry = entry.dump(-1, ' ', false, json::error_handler_t::replace);
        missing.path = stacked ? pathIn(entry) : missing.path;
    }
    return missing;
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

base::Expected<StudyTable> readTable(const MissingTable& entry, StudyRemarks& remarks, base::Progress& progress) {
    return readPart(entry, json::parse(entry.entry, nullptr, false), remarks, progress);
}

base::Expected<StudyTable> readAgain(const StudyTable& before, StudyRemarks& remarks, base::Progress& progress) {
    if (before.parts.empty() && !before.stamp) {  // of no file
        StudyTable again = before;
        GREYSCOPE_TRY(setRecipe(again, before.recipe, progress));  // may join one
        return again;
    }
    std::vector<StudyTable> parts;
    for (const StudyTable& part : before.parts) {
        parts.push_back(GREYSCOPE_TRY(readAgain(part, remarks, progress)));
    }
    auto again = parts.empty() ? tableFromFile(before.path, optionsOf(before.told), progress)
                               : stackedTable(parts, before.name, progress);
    if (again) {
        GREYSCOPE_TRY(keepChoices(*again, before, remarks, progress));
    }
    return again;
}

base::Expected<StudyTable> readOtherwise(const StudyTable& before, const ToldReading& told, base::Progress& progress) {
    std::vector<StudyTable> parts;
    for (const StudyTable& part : before.parts) {
        parts.push_back(GREYSCOPE_TRY(readOtherwise(part, told, progress)));
    }
    auto other = !parts.empty() ? stackedTable(parts, before.name, progress)
                 : before.text  ? tableFromText(*before.text, before.name, optionsOf(told), progress)
                                : tableFromFile(before.path, optionsOf(told), progress);
    if (!other) {
        return other;
    }
    other->told = before.parts.empty() ? told : ToldReading();  // its parts have it
    other->layout = before.layout;
    if (haveEqualColumns(*other->asRead(), *before.asRead())) {
        StudyRemarks remarks;
        GREYSCOPE_TRY(keepChoices(*other, before, remarks, progress));
    } else if (!before.recipe.empty()) {
        (void)setRecipe(*other, before.recipe, progress);  // of other columns: as far as it can be applied
    }
    other->name = before.name;
    other->carried = before.carried;
    other->followed = before.followed;
    other->folder = before.folder;
    return other;
}

const ToldReading& toldOf(const StudyTable& table) {
    return table.parts.empty() ? table.told : table.parts.front().told;
}

std::string readingText(const ToldReading& told) {
    std::string text = told.reader.empty() ? std::string() : "reader=" + told.reader;
    for (const auto& [word, said] : told.words) {
        text += (text.empty() ? "" : ", ") + word + '=' + (said == "\t" ? "tab" : said == " " ? "blank" : said);
    }
    return text;
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

base::Expected<StudyTable> keptTable(const StudyTable& before, StudyRemarks& remarks, base::Progress& progress) {
    std::vector<StudyTable> parts;
    for (const StudyTable& part : before.parts) {
        parts.push_back(GREYSCOPE_TRY(keptTable(part, remarks, progress)));
    }
    const auto copy = [&] {
        io::ReadOptions options = io::csvOptions(*before.asRead());
        options.maxFieldBytes = std::numeric_limits<std::size_t>::max();
        return tableFromText(io::csvTable(*before.asRead()), before.name, options, progress);
    };
    auto kept = parts.empty() ? copy() : stackedTable(parts, before.name, progress);
    if (kept) {
        GREYSCOPE_TRY(keepChoices(*kept, before, remarks, progress));
    }
    return kept;
}

base::Expected<std::optional<StudyTable>> withOtherFiles(const StudyTable& table, const OtherFiles& files,
                                                         StudyRemarks& remarks, base::Progress& progress) {
    const QDir folder = QDir::root();
    MissingTable entry = tableEntry(tableJson(table, folder), 0, folder, remarks);
    bool found = false;
    for (const auto& [file, other] : files) {
        if (auto replaced = withOtherFile(entry, file, other)) {
            entry = std::move(*replaced);
            found = true;
        }
    }
    if (!found) {
        return std::optional<StudyTable>();
    }
    return readTable(entry, remarks, progress).map([](StudyTable read) { return std::optional(std::move(read)); });
}

base::Expected<void> keepChoices(StudyTable& read, const StudyTable& before, StudyRemarks& remarks,
                                 base::Progress& progress) {
    applyReadings(read, before.readings);
    GREYSCOPE_TRY(setRecipe(read, before.recipe, progress));
    const StudyTable guessed = read;
    read.name = before.name;
    read.wide = before.wide;
    read.roles = before.roles;
    read.metric = before.metric;
    read.aggregation = before.aggregation;
    read.groups = before.groups;
    read.carried = before.carried;
    read.followed = before.followed;
    read.folder = before.folder;
    read.layout = read.layout.empty() ? before.layout : read.layout;
    applyReadings(read, before.readings);
    settleRoles(read, guessed, remarks);
    return {};
}

}  // namespace greyscope::app
