#pragma once

#include <optional>
#include <string>

namespace greyscope::data {

/// What a name says is counted per second: "requests" of "requests_per_s", "reads" of "reads_s", "ops" of "ops_sec".
struct RateName {
    std::string words;   ///< without the unit; the whole of "r/s", which says too little without it
    std::string unit;    ///< "1/s", "ops/s", or the rate in bytes of "rkB/s"
    bool whole = false;  ///< `words` are the whole name
};

/// The rate that a name states. "_s" and "_sec" behind what is counted, in the plural or as `iostat` shortens it, are
/// "per second"; behind other words, as in "io_time_s", they are seconds. nullopt: none, or one whose unit is known
/// otherwise, as of "mb_per_s".
[[nodiscard]] std::optional<RateName> rateInName(const std::string& name);

}  // namespace greyscope::data
