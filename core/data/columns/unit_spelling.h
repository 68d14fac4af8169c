#pragma once

#include <string>
#include <string_view>

namespace greyscope::data {

/// Returns the standard spelling of a unit that follows a number in a cell: "GiB/s" for "gib/sec", "Mbit/s" for
/// "Mbits/sec", "fps" for "fps", "$" for "USD". "" if the unit is unknown. Case is ignored except where it
/// distinguishes units: "mW" and "MW", "Mb/s" and "MB/s". A bare k, m, g or t means bytes in powers of 1024, as in fio,
/// IOR and dd.
[[nodiscard]] std::string unitInCell(std::string_view text);

/// Returns the currency sign or code at the beginning of a text: "US$" for "US$ 0.20"; "" if there is none.
[[nodiscard]] std::string_view currencyBefore(std::string_view text);

}  // namespace greyscope::data
