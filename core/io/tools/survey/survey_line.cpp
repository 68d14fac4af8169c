#include "core/io/tools/survey/survey_line.h"

#include <algorithm>
#include <string>

#include "core/base/contains.h"

namespace greyscope::io {

namespace {

bool isTestName(std::string_view word) {
    return !word.empty() &&
           std::all_of(word.begin(), word.end(), [](char c) { return (c >= 'a' && c <= 'z') || c == '_' || c == '-'; });
}

/// "[ 974.38, 1135.04]": the separating comma is the one without digits on both sides, the only one, or the middle one
/// of three.
void readRange(TextCursor& line, SurveyTest& test) {
    const std::string_view inside = line.until("]");
    if (!line.eat("]")) {
        test.state = SurveyState::cut;
        return;
    }
    std::vector<std::size_t> commas;
    for (std::size_t at = inside.find(','); at != std::string_view::npos; at = inside.find(',', at + 1)) {
        commas.push_back(at);
    }
    if (commas.size() != 1 && commas.size() != 3) {
        return;
    }
    const std::size_t middle = commas[commas.size() / 2];
    test.low = numberWithMark(base::trimmed(inside.substr(0, middle)));
    test.high = numberWithMark(base::trimmed(inside.substr(middle + 1)));
}

/// "2 x 8544.72 = 17089.44 MB/s": the rate of the slowest process times the number of processes.
void readSlowest(TextCursor& line, SurveyTest& test) {
    TextCursor behind = line;
    const bool counted = !behind.digits("").empty() && behind.eat("x ");
    if (!counted) {
        return;
    }
    test.low = numberWithMark(behind.digits("."));
    test.lowIsDecimal = true;
    if (behind.eat("=")) {
        static_cast<void>(behind.digits("."));
        static_cast<void>(behind.eat("MB/s"));
        line = behind;
    } else {
        test.state = SurveyState::cut;
        line = TextCursor({});
    }
}

}  // namespace

std::optional<SurveySetting> surveySetting(TextCursor& line, const std::vector<std::string_view>& names) {
    const std::string_view text = line.rest();
    const std::string first = std::string(names.front()) + ' ';
    for (std::size_t at = text.find(first); at != std::string_view::npos; at = text.find(first, at + 1)) {
        if (at > 0 && !base::isBlank(text[at - 1]) && text[at - 1] != ':' && text[at - 1] != '>') {
            continue;
        }
        TextCursor behind(text.substr(at));
        SurveySetting setting;
        while (base::contains(names, behind.ahead())) {
            const std::string_view name = behind.word();
            const auto number = data::numberIn(behind.digits(""));
            if (!number) {
                break;
            }
            static_cast<void>(behind.eat("K"));
            setting.values.emplace_back(name, *number);
        }
        if (setting.values.size() > 1) {
            setting.prefix = base::trimmed(text.substr(0, at));
            setting.decorated = setting.prefix.starts_with("=====");
            line = behind;
            return setting;
        }
    }
    return std::nullopt;
}

std::optional<SurveyTest> surveyTest(TextCursor& line, bool whole) {
    const std::string_view name = line.ahead();
    if (!isTestName(name)) {
        return std::nullopt;
    }
    TextCursor behind = line;
    SurveyTest test;
    test.operation = behind.word();
    test.written = behind.digits(".,");
    test.rate = numberWithMark(test.written);
    const bool goesOn = !behind.atEnd() && !base::isBlank(behind.rest().front()) && behind.rest().front() != '[';
    const bool failed = behind.ahead() == "ERROR" || behind.ahead() == "SHORT";  // without any number
    if ((test.written.empty() && !behind.ahead().empty() && !failed) || (goesOn && !test.written.empty())) {
        return std::nullopt;  // a word of a sentence, or "real 0m3.2s"
    }
    if ((test.written.empty() && !failed) || (behind.atEnd() && !whole)) {
        test.state = SurveyState::cut;
        test.rate = std::nullopt;
    } else if (behind.eat("failed")) {
        test.state = SurveyState::failed;
        test.rate = std::nullopt;
    } else if (behind.eat("SHORT")) {
        test.state = SurveyState::tooShort;
    } else if (behind.eat("ERROR")) {
        test.state = SurveyState::error;
    } else if (behind.eat("[")) {
        readRange(behind, test);
    } else {
        static_cast<void>(behind.eat("MB/s"));
        readSlowest(behind, test);
    }
    line = behind;
    return test;
}

}  // namespace greyscope::io
