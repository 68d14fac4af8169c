#include "core/io/files/file_sample.h"

#include <fstream>
#include <string_view>

namespace greyscope::io {

namespace {

constexpr std::size_t kPlaces = 24;

/// `bytes` bytes from offset `place` on; fewer at the end of the file.
std::string bytesAt(std::ifstream& file, std::size_t place, std::size_t bytes) {
    std::string text(bytes, '\0');
    file.clear();
    file.seekg(static_cast<std::streamoff>(place));
    file.read(text.data(), static_cast<std::streamsize>(bytes));
    text.resize(static_cast<std::size_t>(file.gcount()));
    return text;
}

/// The text up to its last line end.
std::string_view upToLastLine(std::string_view text) {
    return text.substr(0, text.rfind('\n') + 1);
}

/// The text after its first line end.
std::string_view fromNextLine(std::string_view text) {
    const std::size_t end = text.find('\n');
    return end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
}

}  // namespace

std::optional<FileSample> sampleOfFile(const std::string& path, std::size_t bytes) {
    std::ifstream file(path, std::ios::binary | std::ios::ate);
    if (!file) {
        return std::nullopt;
    }
    const auto size = static_cast<std::size_t>(file.tellg());
    if (size <= bytes) {
        return FileSample{bytesAt(file, 0, size), 1.0};
    }
    const std::string first = bytesAt(file, 0, bytes / 4);
    FileSample sample{std::string(upToLastLine(first)), 0.0};
    const std::size_t each = (bytes - first.size()) / kPlaces;
    for (std::size_t k = 1; k <= kPlaces && !sample.text.empty(); ++k) {
        const std::size_t place = first.size() + (size - first.size() - each) / kPlaces * k;
        sample.text += upToLastLine(fromNextLine(bytesAt(file, place, each)));
    }
    sample.share = static_cast<double>(sample.text.size()) / static_cast<double>(size);
    return sample.text.empty() ? std::nullopt : std::optional(std::move(sample));
}

}  // namespace greyscope::io
