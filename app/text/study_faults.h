#pragma once

#include <QString>

namespace greyscope::app {

// What is wrong with the text of a study: the second argument of ErrorCode::formatUnknown.
inline constexpr const char* kStudyTruncated = "truncated";  ///< the text ends before it is complete
inline constexpr const char* kStudySyntax = "syntax";        ///< third argument: what stands there
inline constexpr const char* kStudyNewer = "newer";          ///< then: its version, the version that is known
inline constexpr const char* kStudyOther = "other";          ///< something else

[[nodiscard]] inline bool isStudyFault(const QString& fault) {
    return fault == QLatin1String(kStudyTruncated) || fault == QLatin1String(kStudySyntax) ||
           fault == QLatin1String(kStudyNewer) || fault == QLatin1String(kStudyOther);
}

}  // namespace greyscope::app
