#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/io/tools/text_cursor.h"

namespace greyscope::io {

/// The setting at the beginning of a survey line.
struct SurveySetting {
    std::string_view prefix;  ///< text before it: a host name, if the lines of several hosts were gathered
    std::vector<std::pair<std::string_view, double>> values;  ///< "thr", 8
    bool decorated = false;                                   ///< the line begins with "=====> ost ...", as in the
                                                              ///< detail file
};

/// The setting in a line with these names, the first of which begins it; nullopt if there is none. The cursor moves
/// behind it.
[[nodiscard]] std::optional<SurveySetting> surveySetting(TextCursor& line, const std::vector<std::string_view>& names);

enum class SurveyState {
    good,
    tooShort,  ///< "SHORT": the test ended before the first reading of the devices
    error,     ///< "ERROR": the script did not understand the tool's output
    failed,    ///< "2 failed": number of failed processes
    cut        ///< the line ends inside the test
};

/// One test of a setting.
struct SurveyTest {
    std::string_view operation;
    std::string_view written;  ///< the number as printed
    std::optional<double> rate;
    std::optional<double> low;  ///< lowest and highest rate of one device
    std::optional<double> high;
    bool lowIsDecimal = false;  ///< low is in 10^6 bytes, while the rate is in 2^20 bytes
    SurveyState state = SurveyState::good;
};

/// The next test; nullopt if there is none. `whole`: the line has a line end, so that its last number is complete.
[[nodiscard]] std::optional<SurveyTest> surveyTest(TextCursor& line, bool whole);

}  // namespace greyscope::io
