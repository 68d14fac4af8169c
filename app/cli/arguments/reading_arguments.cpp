#include "app/cli/arguments/reading_arguments.h"

#include <algorithm>

#include <CLI/CLI.hpp>

#include "app/cli/arguments/option_values.h"
#include "core/base/text.h"
#include "core/base/try.h"
#include "core/io/csv/dialect_words.h"

namespace greyscope::app::cli {

namespace {

std::string wordList() {
    std::string list;
    for (const io::DialectWord& word : io::dialectWords()) {
        list += (list.empty() ? "" : "; ") + std::string(word.name) + ", " + std::string(word.meaning);
    }
    return list;
}

}  // namespace

void ReadingArguments::declare(CLI::App& app) {
    std::vector<std::string> names;
    for (const io::Reader& reader : io::readers()) {
        names.emplace_back(reader.name);
    }
    declareNames(
        app, "--as", names, [this, names](std::size_t index) { m_reader = names[index]; },
        "Format of the files; by default detected from the contents: " + base::joined(names, ", "))
        ->type_name("READER");
    app.add_option("--read", m_words, "Set what the reader would otherwise detect; may be repeated: " + wordList())
        ->type_name("WORD=VALUE")
        ->allow_extra_args(false);
    declareCount(app, "--reading", m_number, "Number of the reading (roles of the columns), as listed by import", 1);
}

base::Expected<data::Reading> readingOfNumber(const data::Dataset& dataset, std::size_t number) {
    base::NoProgress progress;
    const data::Readings readings = GREYSCOPE_TRY(data::readings(dataset, progress));
    const data::Reading* const reading = readings.number(number);
    return reading != nullptr ? base::Expected<data::Reading>(*reading)
                              : base::fail(base::ErrorCode::optionUnknown,
                                           {"--reading", std::to_string(number),
                                            "1 to " + std::to_string(readings.alternatives.size() + 1)});
}

base::Expected<io::ReadOptions> ReadingArguments::options() const {
    io::ReadOptions options{.format = m_reader};
    for (const std::string& pair : m_words) {
        const std::size_t at = pair.find('=');
        const std::string name = pair.substr(0, at);
        const auto& words = io::dialectWords();
        const bool known = std::any_of(words.begin(), words.end(), [&](const auto& word) { return word.name == name; });
        if (at == std::string::npos || at + 1 == pair.size() || !known) {
            std::string names;
            for (const io::DialectWord& word : words) {
                names += (names.empty() ? "" : ", ") + std::string(word.name) + "=…";
            }
            return base::fail(base::ErrorCode::optionUnknown, {"--read", pair, names});
        }
        const std::string value = pair.substr(at + 1);
        options.dialect[name] = name != "delimiter" ? value : value == "tab" ? "\t" : value == "blank" ? " " : value;
    }
    return options;
}

}  // namespace greyscope::app::cli
