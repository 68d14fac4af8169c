#include "core/io/text_lines.h"

#include <algorithm>

namespace greyscope::io {

namespace {

constexpr std::size_t kStride = 64;

/// Where the line that starts at `start` ends: the place of its LF, or the end of the text.
std::size_t endOf(std::string_view text, std::size_t start) {
    return std::min(text.find('\n', start), text.size());
}

std::string_view withoutReturn(std::string_view line) {
    return !line.empty() && line.back() == '\r' ? line.substr(0, line.size() - 1) : line;
}

}  // namespace

base::Expected<TextLines> TextLines::index(std::shared_ptr<const void> owner, std::string_view text,
                                           base::Progress& progress) {
    constexpr std::size_t reportEvery = std::size_t{1} << 16U;
    TextLines lines;
    lines.m_owner = std::move(owner);
    lines.m_text = text;
    for (std::size_t start = 0; start < text.size(); ++lines.m_count) {
        if (lines.m_count % kStride == 0) {
            lines.m_starts.push_back(start);
        }
        if (lines.m_count % reportEvery == 0) {
            if (progress.cancelled()) {
                return base::fail(base::ErrorCode::cancelled);
            }
            progress.report(static_cast<double>(start) / static_cast<double>(text.size()));
        }
        const std::size_t end = endOf(text, start);
        lines.m_longest = std::max(lines.m_longest, withoutReturn(text.substr(start, end - start)).size());
        start = end + 1;
    }
    return lines;
}

std::string_view TextLines::line(std::size_t number) const {
    if (number == 0 || number > m_count) {
        return {};
    }
    std::size_t start = m_starts[(number - 1) / kStride];
    for (std::size_t skip = (number - 1) % kStride; skip > 0; --skip) {
        start = endOf(m_text, start) + 1;
    }
    return withoutReturn(m_text.substr(start, endOf(m_text, start) - start));
}

}  // namespace greyscope::io
