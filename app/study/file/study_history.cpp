#include "app/study/file/study_history.h"

#include <QCryptographicHash>

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "app/sources/database_source.h"
#include "app/study/file/recipe_json.h"
#include "app/study/file/study_json.h"
#include "app/study/file/study_tables.h"
#include "app/study/file/table_paths.h"
#include "app/study/tables/column_roles.h"
#include "app/study/tables/reread_table.h"
#include "app/study/tables/table_recipe.h"
#include "app/study/tables/told_reading.h"

namespace greyscope::app {

using nlohmann::json;

namespace {

/// Checksums of pasted texts; each text is summed once, however many states share it.
using Sums = std::map<const std::string*, std::string>;

/// Returns what identifies the rows of a table.
json dataOf(const StudyTable& table, const QDir& folder, Sums& sums) {
    json j = tableSource(table, folder);
    if (table.text) {
        std::string& sum = sums[table.text.get()];
        if (sum.empty()) {
            sum = QCryptographicHash::hash(QByteArrayView(table.text->data(), qsizetype(table.text->size())),
                                           QCryptographicHash::Sha256)
                      .toHex()
                      .toStdString();
        }
        j["sha256"] = sum;
    }
    j["readings"] = JsonWriter::write(table.readings);
    for (const StudyTable& part : table.parts) {
        j["parts"].push_back(dataOf(part, folder, sums));
    }
    return j;
}

void addTables(json& j, const Study& study, const QDir& folder, Sums& sums) {
    j["tables"] = json::array();
    for (const StudyTable& table : study.tables) {
        json entry = JsonWriter::write(table);
        entry["name"] = table.name;
        entry["data"] = dataOf(table, folder, sums);
        j["tables"].push_back(std::move(entry));
    }
    j["missing"] = json::array();
    for (const MissingTable& missing : study.missing) {
        j["missing"].push_back(missing.name);
    }
}

json stateJson(const Study& study, const QDir& folder, Sums& sums) {
    json j = JsonWriter::write(study);
    addTables(j, study, folder, sums);
    return j;
}

/// The fields of a study in order.
struct FieldList {
    std::vector<const void*> fields;
    template <class T, class... B>
    void operator()(const char* /*key*/, const T& value, const B&... /*bounds*/) {
        fields.push_back(&value);
    }
};

struct FirstDifference {
    FieldList listed = {};
    std::string key = {};
    std::size_t next = 0;
    template <class T, class... B>
    void operator()(const char* name, const T& value, const B&... /*bounds*/) {
        const T& was = *static_cast<const T*>(listed.fields[next++]);
        if (key.empty() && !(was == value)) {
            key = name;
        }
    }
};

/// Fields of a state as written in the file, cached from earlier steps.
using WrittenTables = std::map<std::string, json>;

/// Writes the fields in which a study differs from another one. With thousands of selected series, writing everything
/// for many steps would take seconds.
struct ChangedFields {
    const FieldList& listed;
    WrittenTables& written;
    json before = json::object(), after = json::object();
    std::size_t next = 0;
    template <class T, class... B>
    void operator()(const char* key, const T& value, const B&... /*bounds*/) {
        const T& was = *static_cast<const T*>(listed.fields[next++]);
        if (!(was == value)) {
            const auto known = written.find(key);
            before[key] = known == written.end() ? JsonWriter::write(was) : std::move(known->second);
            after[key] = JsonWriter::write(value);
        }
    }
};

/// Adds to a patch (RFC 6902) the changes from one value to another. Equal beginnings and ends of lists are left out,
/// so that removing one of thousands of series is one change, where json::diff() replaces all that follow it.
void addDifference(const json& before, const json& after, const json::json_pointer& path, json& patch) {
    const auto step = [&](const char* what, const json::json_pointer& where, const json* value) {
        patch.push_back({{"op", what}, {"path", where.to_string()}});
        if (value != nullptr) {
            patch.back()["value"] = *value;
        }
    };
    if (before == after) {
        return;
    }
    if (before.is_object() && after.is_object()) {
        for (const auto& [key, value] : before.items()) {
            after.contains(key) ? addDifference(value, after[key], path / key, patch)
                                : step("remove", path / key, nullptr);
        }
        for (const auto& [key, value] : after.items()) {
            if (!before.contains(key)) {
                step("add", path / key, &value);
            }
        }
    } else if (before.is_array() && after.is_array()) {
        const std::size_t least = std::min(before.size(), after.size());
        std::size_t head = 0, tail = 0;
        while (head < least && before[head] == after[head]) {
            ++head;
        }
        while (tail < least - head && before[before.size() - 1 - tail] == after[after.size() - 1 - tail]) {
            ++tail;
        }
        for (std::size_t i = head; i < least - tail; ++i) {
            addDifference(before[i], after[i], path / i, patch);
        }
        for (std::size_t i = before.size() - tail; i > least - tail; --i) {
            step("remove", path / (i - 1), nullptr);
        }
        for (std::size_t i = least - tail; i < after.size() - tail; ++i) {
            step("add", path / i, &after[i]);
        }
    } else {
        step("replace", path, &after);
    }
}

/// Writes each state as its changes; a field that stays the same is written once.
class ChangeWriter {
public:
    ChangeWriter(const Study& first, const QDir& folder, Sums& sums) : m_folder(folder), m_sums(sums), m_state(first) {}

    [[nodiscard]] json next(Study after) {
        FieldList list;
        fields(list, m_state);
        ChangedFields changed{list, m_written};
        fields(changed, after);
        if (m_state.tables != after.tables || m_state.missing != after.missing) {
            addTables(changed.before, m_state, m_folder, m_sums);
            addTables(changed.after, after, m_folder, m_sums);
        }
        json patch = json::array();
        addDifference(changed.before, changed.after, json::json_pointer(), patch);
        for (const auto& [key, value] : changed.after.items()) {
            m_written[key] = std::move(value);
        }
        m_state = std::move(after);
        return patch;
    }

private:
    const QDir& m_folder;
    Sums& m_sums;
    Study m_state;
    WrittenTables m_written;
};

/// Returns only what identifies the rows of a table, because a file with this checksum may have been moved since.
json withoutPlace(json data) {
    if (data.is_object()) {
        if (data.contains("sha256")) {
            data.erase("path");
        }
        if (const auto parts = data.find("parts"); parts != data.end() && parts->is_array()) {
            for (json& part : *parts) {
                part = withoutPlace(std::move(part));
            }
        }
    }
    return data;
}

/// Returns a state without the paths of its tables, and without the setting to store copies of their rows.
json withoutPlaces(json state) {
    if (state.is_object() && state.contains("tables")) {
        for (json& table : state["tables"]) {
            if (table.is_object() && table.contains("data")) {
                table["data"] = withoutPlace(std::move(table["data"]));
                table.erase("carried");
            }
        }
    }
    return state;
}

/// Returns the table of the present state that contains these rows, preferably one whose file has the same path.
std::optional<std::size_t> tableWith(const json& data, const json& present) {
    for (const auto& same : {+[](const json&a, const json&b) { return a == b; },
                             +[](const json&a, const json&b) { return withoutPlace(a) == withoutPlace(b); }}) {
        const auto found =
            std::find_if(present.begin(), present.end(), [&](const json& each) { return same(data, each["data"]); });
        if (found != present.end()) {
            return static_cast<std::size_t>(found - present.begin());
        }
    }
    return std::nullopt;
}

/// Returns what identifies the file or text, independent of settings for reading and of steps.
json sourceOf(json data) {
    data = withoutPlace(std::move(data));
    for (const char* key : {"recipe", "readings", "reading"}) {
        data.erase(key);
    }
    return data;
}

/// Tables of other states of a study, from the same sources with other steps.
class OtherTables {
public:
    OtherTables(const Study& now, const json& present, const QDir& folder)
        : m_now(now), m_present(present["tables"]), m_folder(folder) {}

    /// Returns the table with this data; nullopt if its source is not among the study's, or cannot be read in the same
    /// way.
    [[nodiscard]] std::optional<StudyTable> tableOf(const json& data) {
        if (const auto same = tableWith(data, m_present)) {
            return m_now.tables[*same];
        }
        const auto [known, isNew] = m_known.try_emplace(data.dump(-1, ' ', false, json::error_handler_t::replace));
        if (isNew) {
            known->second = made(data);
        }
        return known->second;
    }

private:
    [[nodiscard]] std::optional<StudyTable> made(const json& data) {
        const auto found = std::find_if(m_present.begin(), m_present.end(), [&](const json& each) {
            return data.is_object() && sourceOf(data) == sourceOf(each["data"]);
        });
        if (found == m_present.end()) {
            return std::nullopt;
        }
        StudyRemarks remarks;
        const json said = json::parse(tableEntry(data, 0, m_folder, remarks).entry);
        const StudyTable& now = m_now.tables[static_cast<std::size_t>(found - m_present.begin())];
        const std::size_t cells = now.asRead()->rowCount() * now.asRead()->columns().size();
        const auto recipe = recipeIn(said);
        if (!recipe || cells > m_cellsLeft || isDatabaseUrl(now.path)) {
            return std::nullopt;
        }
        m_cellsLeft -= cells;
        StudyTable before = now;
        StudyTable wanted;
        JsonReader::readObject(data, {}, remarks, wanted);
        if (toldIn(said) != now.told || wanted.readings != now.readings) {
            StudyTable plain = now;
            plain.recipe.clear();
            plain.readings.clear();
            auto read = readOtherwise(plain, toldIn(said), m_progress);
            if (!read || read->stamp != now.stamp) {
                return std::nullopt;
            }
            before = std::move(*read);
            applyReadings(before, wanted.readings);
        }
        if (!setRecipe(before, *recipe, m_progress)) {
            return std::nullopt;
        }
        applyReadings(before, wanted.readings);  // for columns that the steps make
        return before;
    }

    const Study& m_now;
    const json& m_present;
    const QDir& m_folder;
    base::NoProgress m_progress;
    std::size_t m_cellsLeft = 5'000'000;  ///< limit, so that opening a study does not take long
    std::map<std::string, std::optional<StudyTable>> m_known;
};

/// Returns another state of the study: choices from `state`, tables from `tables`, everything else from `now`, whose
/// own state is `present`.
std::optional<Study> stateFrom(const json& state, const Study& now, const json& present, OtherTables& tables) {
    if (!state.is_object() || state.value("missing", json()) != present["missing"]) {
        return std::nullopt;
    }
    Study study = now;
    study.tables.clear();
    StudyRemarks remarks;
    JsonReader::readObject(state, {}, remarks, study);
    for (const json& entry : state.value("tables", json::array())) {
        const auto same = entry.is_object() ? tables.tableOf(entry.value("data", json())) : std::nullopt;
        if (!same || !entry.value("name", json()).is_string()) {
            return std::nullopt;
        }
        StudyTable table = *same;
        JsonReader::readObject(entry, {}, remarks, table);
        table.name = entry["name"].get<std::string>();
        const std::string file = fileOfSource(table.path);
        table.carried &= file.empty() || same->carried || liesBeside(file, now.path);
        study.tables.push_back(std::move(table));
    }
    return remarks.list().empty() ? std::optional(std::move(study)) : std::nullopt;
}

/// Returns the states as JSON, the first one before all steps. Empty if they are not consistent.
std::vector<json> statesIn(const json& j) {
    std::vector<json> states;
    const auto steps = j.find("steps");
    if (!j.contains("first") || steps == j.end() || !steps->is_array() || steps->size() > std::size_t{kMostSteps}) {
        return states;
    }
    states.push_back(j["first"]);
    try {
        for (const json& step : *steps) {
            states.push_back(states.back().patch(step.at("change")));
        }
    } catch (const json::exception&) {  // a patch that does not fit, written by hand
        states.clear();
    }
    return states;
}

}  // namespace

std::string changedPart(Study before, Study after) {
    if (before.tables != after.tables || before.missing != after.missing) {
        return "tables";
    }
    FirstDifference difference;
    fields(difference.listed, before);
    fields(difference, after);
    return difference.key;
}

json historyJson(const History& history, const QDir& folder) {
    Sums sums;
    json j{{"at", history.at}, {"first", stateJson(history.first, folder, sums)}, {"steps", json::array()}};
    ChangeWriter changes(history.first, folder, sums);
    for (const HistoryStep& step : history.steps) {
        json entry{{"what", step.what.toStdString()}, {"change", changes.next(step.after)}};
        if (!step.name.isEmpty()) {
            entry["name"] = step.name.toStdString();
        }
        j["steps"].push_back(std::move(entry));
    }
    return j;
}

History historyFrom(const json& j, const Study& now, const QDir& folder, std::size_t& lost) {
    History history{now, {}, 0};
    const json steps = j.is_object() ? j.value("steps", json::array()) : json::array();
    lost = steps.is_array() ? steps.size() : 0;
    const json at = j.is_object() ? j.value("at", json()) : json();
    const std::vector<json> states = j.is_object() ? statesIn(j) : std::vector<json>();
    if (!at.is_number_unsigned() || at.get<std::size_t>() >= states.size()) {
        return history;
    }
    Sums sums;
    const json present = stateJson(now, folder, sums);
    const std::size_t here = at.get<std::size_t>();
    if (withoutPlaces(states[here]) != withoutPlaces(present)) {
        return history;
    }
    OtherTables tables(now, present, folder);
    std::size_t begin = here;
    std::vector<Study> before;  // newest first
    for (std::optional<Study> study; begin > 0 && (study = stateFrom(states[begin - 1], now, present, tables));
         --begin) {
        before.push_back(std::move(*study));
    }
    std::vector<Study> after;
    for (std::optional<Study> study; here + after.size() + 1 < states.size() &&
                                     (study = stateFrom(states[here + after.size() + 1], now, present, tables));) {
        after.push_back(std::move(*study));
    }
    const auto stateAt = [&](std::size_t state) {
        return state == here ? now : state < here ? before[here - 1 - state] : after[state - here - 1];
    };
    history.first = stateAt(begin);
    history.at = here - begin;
    for (std::size_t state = begin + 1; state <= here + after.size(); ++state) {
        const json& step = steps[state - 1];
        history.steps.push_back({QString::fromStdString(textIn(step, "what")),
                                 QString::fromStdString(textIn(step, "name")), stateAt(state)});
    }
    lost -= history.steps.size();
    return history;
}

}  // namespace greyscope::app
