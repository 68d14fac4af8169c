#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/io/tools/text_cursor.h"

namespace greyscope::io {

/// What a line of a survey begins with.
struct SurveySetting {
    std::string_view prefix;  ///< what stands before it: a host, where the lines of several were gathered
    std::vector<std::pair<std::string_view, double>> values;  ///< "thr", 8
    bool decorated = false;                                   ///< "=====> ost ...", as the file of details has it
};

/// The setting that the line states with these names, the first of which begins it; the cursor stands behind it.
[[nodiscard]] std::optional<SurveySetting> surveySetting(TextCursor& line, const std::vector<std::string_view>& names);

enum class SurveyState {
    good,
    tooShort,  ///< "SHORT": the test ended before a first look at the devices
    error,     ///< "ERROR": what the tool printed was not understood
    failed,    ///< "2 failed": so many processes
    cut        ///< the line ends inside it
};

/// One test of a setting.
struct SurveyTest {
    std::string_view operation;
    std::string_view written;  ///< the number as it stands
    std::optional<double> rate;
    std::optional<double> low;  ///< of one device
    std::optional<double> high;
    bool lowIsDecimal = false;  ///< 10^6 bytes, where the rate is in 2^20
    SurveyState state = SurveyState::good;
};

/// The next test; nullopt where none stands there. `whole`: the line has its end, so that its last number has all its
/// digits.
[[nodiscard]] std::optional<SurveyTest> surveyTest(TextCursor& line, bool whole);

}  // namespace greyscope::io
