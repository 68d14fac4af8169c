#pragma once

#include <concepts>
#include <cstddef>
#include <string>
#include <utility>

namespace greyscope::base {

/// `wanted`, or with as many '_' behind it as it takes until `taken` says no: names of columns, which stand in
/// expressions and options.
template <std::predicate<const std::string&> Taken>
[[nodiscard]] std::string freeColumnName(std::string wanted, Taken taken) {
    while (taken(std::as_const(wanted))) {
        wanted += '_';
    }
    return wanted;
}

/// `wanted`, or "wanted 2", "wanted 3", ...: the first that `taken` says no to.
template <std::predicate<const std::string&> Taken>
[[nodiscard]] std::string freeNumberedName(const std::string& wanted, Taken taken, const char* separator = " ") {
    std::string name = wanted;
    for (std::size_t n = 2; taken(std::as_const(name)); ++n) {
        name = wanted + separator + std::to_string(n);
    }
    return name;
}

}  // namespace greyscope::base
