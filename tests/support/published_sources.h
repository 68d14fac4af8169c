#pragma once

#include <fstream>
#include <sstream>

#include "core/published/published.h"

namespace greyscope::test {

/// The published numbers as they stand in the source tree.
inline published::Sources publishedSources() {
    published::Sources sources;
    for (const std::string& name : published::sourceNames()) {
        std::ifstream file(GREYSCOPE_SAMPLE_DATA "/" + name, std::ios::binary);
        std::ostringstream bytes;
        bytes << file.rdbuf();
        sources[name] = bytes.str();
    }
    return sources;
}

}  // namespace greyscope::test
