#pragma once

#include <string>

namespace greyscope::data {

/// Returns the unit in a column name: a suffix such as `_mb_s`, or a part in round or square brackets; "" if there is
/// none.
[[nodiscard]] std::string unitInName(const std::string& name);

/// Returns the unit in a column name, as unitInName(), or the whole name if it is a unit: "MB/s" for "MB/s".
[[nodiscard]] std::string unitNamed(const std::string& name);

/// Returns a column name without its unit: "open" for "open(s)". Unchanged if it contains no unit or is nothing but a
/// unit.
[[nodiscard]] std::string nameWithoutUnit(const std::string& name);

/// Returns a column name for display, without its unit: "Threads/OST" for "threads_per_ost", "Throughput" for
/// "throughput_mb_s".
[[nodiscard]] std::string displayName(const std::string& name);

/// Returns a column name for comparison: displayName() in lower case. Columns with equal results measure the same.
[[nodiscard]] std::string wordsWithoutUnit(const std::string& name);

}  // namespace greyscope::data
