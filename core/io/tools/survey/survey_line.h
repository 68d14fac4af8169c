#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/io/tools/text_cursor.h"

namespace greyscope::io {

/// The setting of a test, at the beginning of a line of a survey: numbers with their names.
struct SurveySetting {
    /// Text before the setting: a host name, if lines of several hosts were gathered in one file.
    std::string_view prefix;
    std::vector<std::pair<std::string_view, double>> values;  ///< names and numbers, such as ("thr", 8)
    bool decorated = false;  ///< whether the line begins with "=====> ost ...", as in the detail file
};

/// Finds the setting in a line. `names` are the names that it may contain; it begins with the first of them. Moves the
/// cursor to the text after the setting. nullopt if there is none.
[[nodiscard]] std::optional<SurveySetting> surveySetting(TextCursor& line, const std::vector<std::string_view>& names);

/// How a test ended.
enum class SurveyState {
    good,
    tooShort,  ///< "SHORT" in place of the rates: the test ended before the first reading of the devices
    error,     ///< "ERROR" in place of a result: the script did not understand the tool's output
    failed,    ///< processes of the test failed, such as "2 failed"
    cut        ///< the line ends inside the results of the test
};

/// The result of one test of a setting, such as "write 3011.76 [ 2048.83, 2266.49]".
struct SurveyTest {
    std::string_view operation;
    std::string_view written;  ///< the rate as printed
    std::optional<double> rate;
    std::optional<double> low;  ///< lowest rate of one device; `high`: the highest one
    std::optional<double> high;
    bool lowIsDecimal = false;  ///< whether `low` is in units of 10^6 bytes, while `rate` is in units of 2^20 bytes
    SurveyState state = SurveyState::good;
};

/// Reads the next test from a line; nullopt if there is none. `whole`: whether the line has a line end, so that its
/// last number is complete.
[[nodiscard]] std::optional<SurveyTest> surveyTest(TextCursor& line, bool whole);

}  // namespace greyscope::io
