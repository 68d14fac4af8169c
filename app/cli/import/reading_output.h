#pragma once

#include <string>

#include <nlohmann/json.hpp>

#include "core/data/roles/reading.h"

namespace greyscope::app::cli {

/// Returns as JSON the best reading, or the one with number `taken`, and the alternatives for each of its parts,
/// numbered as for --reading.
[[nodiscard]] nlohmann::ordered_json readingsJson(const data::Readings& readings, std::size_t taken);
/// Returns as text the best reading, or the one with number `taken`, and the alternatives for each of its parts,
/// numbered as for --reading.
[[nodiscard]] std::string readingsText(const data::Readings& readings, std::size_t taken);

}  // namespace greyscope::app::cli
