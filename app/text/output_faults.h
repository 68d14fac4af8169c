#pragma once

#include <QString>

namespace greyscope::app {

// Constants for the reasons why a command refuses to write a file, although it could. A reason is the second argument
// of ErrorCode::fileNotWritable. The comment of each lists the arguments that follow it.
/// Arguments that follow: the option that names the input.
inline constexpr const char* kOutputIsInput = "output is input";
inline constexpr const char* kOutputTwice = "output twice";  ///< arguments that follow: both options that name the file
/// Arguments that follow: the option, the kind of the existing file, the kind of the new one.
inline constexpr const char* kOutputOtherKind = "output kind";

[[nodiscard]] inline bool isOutputFault(const QString& fault) {
    return fault == QLatin1String(kOutputIsInput) || fault == QLatin1String(kOutputTwice) ||
           fault == QLatin1String(kOutputOtherKind);
}

}  // namespace greyscope::app
