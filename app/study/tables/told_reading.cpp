#include "app/study/tables/told_reading.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <limits>

#include "app/study/file/study_json.h"
#include "core/io/csv/csv_options.h"

namespace greyscope::app {

using nlohmann::json;

json dialectJson(const io::ReadOptions& options) {
    json j = json::object();
    j["format"] = options.format;
    for (const auto& [word, said] : options.dialect) {
        j[word] = said;
    }
    j["numeric"] = options.numeric;
    return j;
}

io::ReadOptions dialectOf(const json& entry) {
    io::ReadOptions options;
    const auto dialect = entry.find("dialect");
    if (dialect == entry.end() || !dialect->is_object()) {
        return options;
    }
    options.format = io::csvFormat;  // missing in older files
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

io::ReadOptions copyOptions(const json& entry) {
    io::ReadOptions options = dialectOf(entry);
    io::CsvHints hints =
        entry.contains("dialect") ? io::CsvHints::in(options.dialect) : io::CsvHints{',', '.', io::Header::present};
    hints.notesAreRows = true;  // both missing in older files
    options.dialect = hints.asDialect();
    options.format = io::csvFormat;
    options.maxFieldBytes = std::numeric_limits<std::size_t>::max();
    return options;
}

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

}  // namespace greyscope::app
