#pragma once

#include <concepts>
#include <cstddef>
#include <string>
#include <utility>

namespace greyscope::base {

/// Returns a name that is still free: `wanted` with as many '_' appended as needed until `taken` returns false. For
/// columns, whose names must be usable in expressions and options.
template <std::predicate<const std::string&> Taken>
[[nodiscard]] std::string freeColumnName(std::string wanted, Taken taken) {
    while (taken(std::as_const(wanted))) {
        wanted += '_';
    }
    return wanted;
}

/// Returns a name that is still free: the first of `wanted`, "wanted 2", "wanted 3", ... for which `taken` returns
/// false. The text before the number is `separator`.
template <std::predicate<const std::string&> Taken>
[[nodiscard]] std::string freeNumberedName(const std::string& wanted, Taken taken, const char* separator = " ") {
    std::string name = wanted;
    for (std::size_t n = 2; taken(std::as_const(name)); ++n) {
        name = wanted + separator + std::to_string(n);
    }
    return name;
}

}  // namespace greyscope::base
