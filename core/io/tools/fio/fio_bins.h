#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/io/reader.h"

namespace greyscope::io {

/// Returns the value that stands for a bin of fio: i below 128; otherwise 2^(e+6) + (i mod 64 + ½) 2^e with
/// e = ⌊i/64⌋ − 1. Source: plat_idx_to_val() in fio's stat.c.
[[nodiscard]] double fioBinValue(std::size_t bin);
/// Returns the width of a bin of fio: 0 for a single value below 128, otherwise 2^e.
[[nodiscard]] double fioBinWidth(std::size_t bin);
/// Returns the width of the bin of fio that a value stands for; 0 below 128.
[[nodiscard]] double fioBinWidthAt(double value);

/// Whether a file that begins with these bytes is a histogram log of fio: "500, 0, 4096, " and the counts of hundreds
/// of latency bins.
[[nodiscard]] bool isFioHistogram(std::string_view firstBytes);

/// Reads a histogram log of fio (--write_hist_log). Each bin with a count in a line becomes a row; the other bins are
/// empty. log_hist_coarseness joins 2^c neighbouring bins; fio 2 has 1,216 bins in microseconds and fio 3 has 1,856 in
/// nanoseconds, which the number of counts tells.
[[nodiscard]] base::Expected<Imported> readFioHistogram(TextSource& source, const std::string& path,
                                                        const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
