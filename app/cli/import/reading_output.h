#pragma once

#include <string>

#include <nlohmann/json.hpp>

#include "core/data/roles/reading.h"

namespace greyscope::app::cli {

/// The best reading, or that of this number, and what else its parts could be, numbered as --reading takes them.
[[nodiscard]] nlohmann::ordered_json readingsJson(const data::Readings& readings, std::size_t taken);
[[nodiscard]] std::string readingsText(const data::Readings& readings, std::size_t taken);

}  // namespace greyscope::app::cli
