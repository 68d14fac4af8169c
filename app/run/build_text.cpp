#include "app/run/build_text.h"

#include <QtGlobal>

namespace greyscope::app {

std::string versionText() {
    return GREYSCOPE_VERSION;
}

std::string toolsText() {
#ifdef __clang__
    const std::string compiler = "Clang " + std::to_string(__clang_major__) + "." + std::to_string(__clang_minor__) +
                                 "." + std::to_string(__clang_patchlevel__);
#else
    const std::string compiler = "GCC " + std::string(__VERSION__);
#endif
    return compiler + ", Qt " + qVersion();
}

std::string buildText() {
#ifdef NDEBUG
    return "release build, " + toolsText();
#else
    return "development build, " + toolsText();
#endif
}

}  // namespace greyscope::app
