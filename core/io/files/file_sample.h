#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace greyscope::io {

/// Size of a file sample in bytes: enough to show what a table contains, and read in a tenth of a second.
inline constexpr std::size_t kSampleBytes = std::size_t{4} << 20U;

/// A sample of the lines of a text file, unchanged, to show what the file contains.
struct FileSample {
    /// Whole lines: the first ones of the file, and further ones from positions spread evenly over it.
    std::string text;
    double share = 1.0;  ///< fraction of the file's bytes in the sample
};

/// Reads a sample of about `bytes` bytes of a file, a quarter of them its first lines; the whole file if it is smaller.
/// nullopt if the file cannot be read or its lines are too long for such a sample.
[[nodiscard]] std::optional<FileSample> sampleOfFile(const std::string& path, std::size_t bytes);

}  // namespace greyscope::io
