#pragma once

#include <nlohmann/json.hpp>

namespace greyscope::app {

/// The contents of the file from which a study was read (`document`), and the part of them that this version
/// understands, as this version writes it (`base`). The differences are kept when the study is saved.
struct StudyOrigin {
    nlohmann::json document;
    nlohmann::json base;
    nlohmann::json history = {};  ///< history that is restored when no table is missing any more; otherwise null
};

}  // namespace greyscope::app
