#include "core/data/columns/column_clues.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/base/text.h"
#include "core/data/columns/column_name.h"

namespace greyscope::data {

namespace {

/// The words of a name in lower case: "runId" and "run_id" have two.
std::vector<std::string> wordsOf(std::string_view name) {
    std::string spaced;
    for (const char c : name) {
        const bool begins = c >= 'A' && c <= 'Z' && !spaced.empty() && spaced.back() >= 'a' && spaced.back() <= 'z';
        spaced += begins ? std::string{'_', c} : std::string{c};
    }
    const std::string text = base::lowered(spaced);
    std::vector<std::string> words;
    std::size_t position = 0;
    while (position <= text.size()) {
        const std::size_t end = std::min(text.find_first_of("_ -.(", position), text.size());
        words.push_back(text.substr(position, end - position));
        position = end + 1;
    }
    return words;
}

/// The name before a unit in brackets.
std::string_view unbracketed(std::string_view name) {
    const std::size_t bracket = std::min({name.find('('), name.find("（"), name.find('['), name.find("【")});
    name = name.substr(0, bracket);
    return name.substr(0, name.find_last_not_of(" _-") + 1);
}

bool hasEnglish(NameSense sense, std::string_view name) {
    std::vector<std::string> words;
    if (englishAmong(sense) == Among::whole) {
        words = {base::lowered(name)};
        std::replace(words.front().begin(), words.front().end(), ' ', '_');
    } else {
        words = wordsOf(name);
        words.erase(words.begin(), englishAmong(sense) == Among::last ? words.end() - 1 : words.begin());
    }
    return std::any_of(englishWords().begin(), englishWords().end(), [&](const NameWord& each) {
        return each.senses.has(sense) && std::find(words.begin(), words.end(), each.text) != words.end();
    });
}

bool hasChinese(NameSense sense, std::string_view name) {
    const Among among = chineseAmong(sense);
    return std::any_of(chineseWords().begin(), chineseWords().end(), [&](const NameWord& each) {
        return each.senses.has(sense) && (among == Among::any    ? name.find(each.text) != std::string_view::npos
                                          : among == Among::last ? name.ends_with(each.text)
                                                                 : name == each.text);
    });
}

bool isDigits(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), base::isDigit);
}

/// The name without its last word if `ends` is true for that word: "run" for "run_id".
template <class Ends>
std::string withoutLast(const std::string& name, Ends ends) {
    const std::vector<std::string> words = wordsOf(name);
    return words.size() > 1 && ends(words.back()) ? base::joined({words.begin(), words.end() - 1}, "_") : name;
}

std::string withoutCounter(const std::string& name) {
    return withoutLast(name, [](const std::string& last) { return wordHas(NameSense::counter, last); });
}

}  // namespace

bool nameHas(NameSense sense, const std::string& columnName) {
    const std::string_view name = unbracketed(columnName);
    return hasEnglish(sense, name) || hasChinese(sense, name);
}

bool namesCases(const Column& column) {
    return nameHas(NameSense::cases, column.name) || nameHas(NameSense::cases, withoutCounter(column.name));
}

bool namesRepetitions(const std::string& columnName) {
    const std::vector<std::string> words = wordsOf(columnName);
    const bool perRun = words.size() > 1 && words[words.size() - 2] == "per";  // "bytes_per_run"
    return !perRun && nameHas(NameSense::repetition, withoutCounter(columnName));
}

bool namesTime(const std::string& columnName) {
    return nameHas(NameSense::time, columnName);
}

bool namesMoment(const std::string& columnName) {
    const std::vector<std::string> words = wordsOf(columnName);
    return words.size() > 1 && (words.back() == "time" || words.back() == "at") &&
           wordHas(NameSense::moment, words[words.size() - 2]);
}

bool namesDatePart(const std::string& columnName) {
    return nameHas(NameSense::datePart, columnName);
}

bool namesSetting(const std::string& columnName) {
    const std::string name = nameWithoutUnit(columnName);
    const std::vector<std::string> words = wordsOf(name);
    const bool counted = words.size() == 2 && (words.front() == "n" || words.front() == "num" || words.front() == "nb");
    return nameHas(NameSense::setting, name) || (counted && nameHas(NameSense::setting, name + "s"));
}

bool namesOrigin(const std::string& columnName) {
    return namesTime(columnName) || nameHas(NameSense::origin, columnName);
}

bool namesWorker(const std::string& columnName) {
    return nameHas(NameSense::worker,
                   withoutLast(columnName, [](const std::string& last) { return last == "name" || last == "id"; }));
}

bool namesRunPart(const std::string& columnName) {
    return nameHas(NameSense::part, withoutLast(columnName, [](const std::string& last) {
                       return last == "name" || wordHas(NameSense::counter, last);
                   }));
}

bool addsUp(const Column& column) {
    const std::string& name = column.name;
    const bool flows = column.unit.ends_with("/s") || nameHas(NameSense::rate, name);
    const bool amounts = nameHas(NameSense::size, name) || nameHas(NameSense::count, name);
    const bool never = column.unit == "%" || nameHas(NameSense::latency, name) || nameHas(NameSense::spread, name) ||
                       (nameHas(NameSense::duration, name) && !flows);
    return column.isNumeric() && (flows || amounts) && !never;
}

bool namesStatus(const std::string& columnName) {
    const std::string kind = withoutLast(
        columnName, [](const std::string& last) { return last == "code"; });  // "exit_code", "response code"
    const bool answers = kind != columnName && (kind == "return" || kind == "response");
    return answers || nameHas(NameSense::status, kind);
}

bool namesIdentifier(const std::string& columnName) {
    const std::string owner = withoutCounter(columnName);
    return (owner != columnName && nameHas(NameSense::owner, owner)) || nameHas(NameSense::identifier, columnName);
}

bool namesMeasurement(const std::string& columnName) {
    const std::string small = base::lowered(columnName);
    return small.ends_with("/s") || small.ends_with("/sec") || small.ends_with('%') ||
           nameHas(NameSense::rate, columnName) || nameHas(NameSense::latency, columnName) ||
           nameHas(NameSense::quantity, columnName) || nameHas(NameSense::centre, columnName) ||
           (nameHas(NameSense::duration, columnName) && !namesDatePart(columnName));
}

bool namesSideResult(const std::string& columnName) {
    const std::vector<std::string> words = wordsOf(unbracketed(columnName));
    const bool totalOfIts = words.size() > 1 && words.front() == "total" && unitInName(columnName).empty() &&
                            std::none_of(words.begin() + 1, words.end(), [](const std::string& word) {
                                return wordHas(NameSense::duration, word) || wordHas(NameSense::operationUnit, word) ||
                                       wordHas(NameSense::moved, word);
                            });  // "total_deaths" is the number itself
    const bool numberOf = words.size() > 2 && words.front() == "number" && words[1] == "of" &&
                          std::find(words.begin(), words.end(), "per") == words.end();
    return numberOf || (nameHas(NameSense::side, columnName) && !totalOfIts) ||
           nameHas(NameSense::spread, columnName) || nameHas(NameSense::count, columnName) ||
           nameHas(NameSense::size, columnName);
}

std::string nameWithoutWords(NameSense sense, const std::string& columnName) {
    std::vector<std::string> words = wordsOf(unbracketed(columnName));
    std::erase_if(words, [sense](const std::string& word) { return word.empty() || wordHas(sense, word); });
    return base::joined(words, " ");
}

std::string lastWordOf(const std::string& columnName) {
    return wordsOf(columnName).back();
}

bool hasNoName(const std::string& columnName) {
    const std::string name = base::lowered(columnName);
    for (const std::string_view start : {"column ", "unnamed: ", "unnamed:", "..."}) {
        if (name.starts_with(start) && isDigits(std::string_view(name).substr(start.size()))) {
            return true;
        }
    }
    return name.empty();
}

std::string_view numberedStem(std::string_view columnName) {
    const std::size_t last = columnName.find_last_not_of("0123456789");
    const bool isNumbered = last != std::string_view::npos && last + 1 < columnName.size();
    return isNumbered ? columnName.substr(0, last + 1) : std::string_view();
}

bool namesMetrics(const std::string& columnName) {
    constexpr std::array names{"metric",  "metrics",   "measure",   "measurement", "quantity", "variable",
                               "counter", "indicator", "parameter", "statistic",   "指标",     "度量"};
    std::string name = base::lowered(columnName);
    if (name.ends_with("name")) {
        name.erase(name.find_last_not_of("_ -", name.size() - 5) + 1);
    }
    return std::find(names.begin(), names.end(), name) != names.end();
}

bool namesIndex(const std::string& columnName) {
    return hasNoName(columnName) || nameHas(NameSense::rowNumber, columnName);
}

}  // namespace greyscope::data
