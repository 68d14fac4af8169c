#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace greyscope::io {

/// Enough to tell what a table holds, and read in a tenth of a second.
inline constexpr std::size_t kSampleBytes = std::size_t{4} << 20U;

/// Some lines of a file of text, as they stand there.
struct FileSample {
    std::string text;    ///< whole lines: the first ones, and others from places spread evenly over the file
    double share = 1.0;  ///< of the bytes of the file
};

/// About so many bytes; where the file has fewer, all of it. A quarter of them are its first lines. nullopt where it
/// cannot be read, or has lines too long for such a sample.
[[nodiscard]] std::optional<FileSample> sampleOfFile(const std::string& path, std::size_t bytes);

}  // namespace greyscope::io
