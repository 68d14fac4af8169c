#pragma once

#include <optional>
#include <string>

namespace greyscope::data {

/// The parts of a column name that denotes a rate per second: "requests" for "requests_per_s", "reads" for "reads_s",
/// "ops" for "ops_sec".
struct RateName {
    std::string words;   ///< the name without the unit; for "r/s" the whole name, since "r" alone says too little
    std::string unit;    ///< unit of the rate: "1/s", "ops/s", or bytes per second such as kB/s for "rkB/s"
    bool whole = false;  ///< whether `words` is the whole name
};

/// Returns the rate per second that a column name denotes; nullopt if it does not denote one, or unitInName()
/// recognises its unit, as in "mb_per_s". "_s" and "_sec" mean "per second" after a plural or an abbreviation of
/// `iostat`; after other words, as in "io_time_s", they mean seconds.
[[nodiscard]] std::optional<RateName> rateInName(const std::string& name);

}  // namespace greyscope::data
