#pragma once

#include <nlohmann/json.hpp>

namespace greyscope::app {

/// The file that a study was read from: all that it says, and what of it this version understood, written again. What
/// differs between the two is kept when the study is saved.
struct StudyOrigin {
    nlohmann::json document;
    nlohmann::json base;
    nlohmann::json history = {};  ///< steps that wait for tables which are missing; else null
};

}  // namespace greyscope::app
