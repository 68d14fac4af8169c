#pragma once

#include <QString>

namespace greyscope::app {

// The reasons why a command refuses to write a file that it could write: the second argument of
// ErrorCode::fileNotWritable. "then:" lists the arguments that follow.
inline constexpr const char* kOutputIsInput = "output is input";  ///< then: the option that names the file
inline constexpr const char* kOutputTwice = "output twice";       ///< then: both options
inline constexpr const char* kOutputOtherKind = "output kind";    ///< then: the option, the present kind, the new kind

[[nodiscard]] inline bool isOutputFault(const QString& fault) {
    return fault == QLatin1String(kOutputIsInput) || fault == QLatin1String(kOutputTwice) ||
           fault == QLatin1String(kOutputOtherKind);
}

}  // namespace greyscope::app
