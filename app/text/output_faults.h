#pragma once

#include <QString>

namespace greyscope::app {

// Why a command does not write a file that it could write: the second argument of ErrorCode::fileNotWritable.
inline constexpr const char* kOutputIsInput = "output is input";  ///< then: the option that names it
inline constexpr const char* kOutputTwice = "output twice";       ///< then: both options
inline constexpr const char* kOutputOtherKind = "output kind";    ///< then: the option, what it is, what it would be

[[nodiscard]] inline bool isOutputFault(const QString& fault) {
    return fault == QLatin1String(kOutputIsInput) || fault == QLatin1String(kOutputTwice) ||
           fault == QLatin1String(kOutputOtherKind);
}

}  // namespace greyscope::app
