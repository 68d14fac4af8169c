#pragma once

#include <string>

namespace greyscope::data {

/// The unit in a column name: a suffix such as `_mb_s`, or a part in round or square brackets. "" if there is none.
[[nodiscard]] std::string unitInName(const std::string& name);

/// unitInName(), or the name itself if it is a unit: "MB/s" -> "MB/s".
[[nodiscard]] std::string unitNamed(const std::string& name);

/// The name without its unit: "open(s)" -> "open". Unchanged if it contains no unit or is nothing but a unit.
[[nodiscard]] std::string nameWithoutUnit(const std::string& name);

/// The name for display, without the unit: "threads_per_ost" -> "Threads/OST", "throughput_mb_s" -> "Throughput".
[[nodiscard]] std::string displayName(const std::string& name);

/// displayName() in lower case; columns with equal results measure the same.
[[nodiscard]] std::string wordsWithoutUnit(const std::string& name);

}  // namespace greyscope::data
