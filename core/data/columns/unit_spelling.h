#pragma once

#include <string>
#include <string_view>

namespace greyscope::data {

/// The unit, as units.h or a person has it, that stands in a cell beside its number: "GiB/s" of "gib/sec", "Mbit/s" of
/// "Mbits/sec", "fps" of "fps", "$" of "USD". "" where it is not known. Small letters say the same as capitals, but
/// where these part units: "mW" and "MW", "Mb/s" and "MB/s". A bare k, m, g or t counts bytes by 1024, as fio, IOR and
/// dd do.
[[nodiscard]] std::string unitInCell(std::string_view text);

/// The sign or the code of a currency that a text begins with: "US$" of "US$ 0.20"; "" where there is none.
[[nodiscard]] std::string_view currencyBefore(std::string_view text);

}  // namespace greyscope::data
