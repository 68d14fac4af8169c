#pragma once

#include <optional>
#include <string>

namespace greyscope::data {

/// A rate per second stated in a name: "requests" for "requests_per_s", "reads" for "reads_s", "ops" for "ops_sec".
struct RateName {
    std::string words;   ///< name without the unit; for "r/s" the whole name, which means too little without the unit
    std::string unit;    ///< "1/s", "ops/s", or the rate in bytes of "rkB/s"
    bool whole = false;  ///< `words` is the whole name
};

/// The rate stated in a name. "_s" and "_sec" mean "per second" after a plural or an `iostat` abbreviation; after other
/// words, as in "io_time_s", they mean seconds. nullopt if there is no rate, or its unit is recognised otherwise, as in
/// "mb_per_s".
[[nodiscard]] std::optional<RateName> rateInName(const std::string& name);

}  // namespace greyscope::data
