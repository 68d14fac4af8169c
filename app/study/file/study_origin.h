#pragma once

#include <nlohmann/json.hpp>

namespace greyscope::app {

/// The file that a study was read from: its full contents, and the part that this version understands, written again.
/// The differences are kept when the study is saved.
struct StudyOrigin {
    nlohmann::json document;
    nlohmann::json base;
    nlohmann::json history = {};  ///< steps that wait for missing tables; otherwise null
};

}  // namespace greyscope::app
