#pragma once

#include <QString>

namespace greyscope::app {

// Constants for what is wrong with the text of a study: the second argument of ErrorCode::formatUnknown.
inline constexpr const char* kStudyTruncated = "truncated";  ///< the text ends before it is complete
inline constexpr const char* kStudySyntax = "syntax";        ///< third argument: the text found at the error
/// Arguments that follow: the version of the study, the newest known version.
inline constexpr const char* kStudyNewer = "newer";
inline constexpr const char* kStudyOther = "other";  ///< for any other fault

[[nodiscard]] inline bool isStudyFault(const QString& fault) {
    return fault == QLatin1String(kStudyTruncated) || fault == QLatin1String(kStudySyntax) ||
           fault == QLatin1String(kStudyNewer) || fault == QLatin1String(kStudyOther);
}

}  // namespace greyscope::app
