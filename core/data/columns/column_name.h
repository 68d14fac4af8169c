#pragma once

#include <string>

namespace greyscope::data {

/// Unit that a column name carries, or "": a suffix such as `_mb_s`, or a part in round or square brackets.
[[nodiscard]] std::string unitInName(const std::string& name);

/// unitInName(), or the unit that the name is: "MB/s" -> "MB/s".
[[nodiscard]] std::string unitNamed(const std::string& name);

/// The name without the unit that it carries, otherwise as it stands: "open(s)" -> "open". A name that is nothing but a
/// unit stays.
[[nodiscard]] std::string nameWithoutUnit(const std::string& name);

/// Name for people, without the unit: "threads_per_ost" -> "Threads/OST", "throughput_mb_s" -> "Throughput".
[[nodiscard]] std::string displayName(const std::string& name);

/// displayName() in small letters: columns that agree in it mean the same.
[[nodiscard]] std::string wordsWithoutUnit(const std::string& name);

}  // namespace greyscope::data
