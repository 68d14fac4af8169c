#pragma once

#include <fstream>
#include <sstream>

#include "core/replication/published.h"

namespace greyscope::test {

/// The published numbers as they stand in the source tree.
inline replication::Sources publishedSources() {
    replication::Sources sources;
    for (const std::string& name : replication::sourceNames()) {
        std::ifstream file(GREYSCOPE_SAMPLE_DATA "/" + name, std::ios::binary);
        std::ostringstream bytes;
        bytes << file.rdbuf();
        sources[name] = bytes.str();
    }
    return sources;
}

}  // namespace greyscope::test
