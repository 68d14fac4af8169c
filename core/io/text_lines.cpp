#include "core/io/text_lines.h"

#include <algorithm>
#include <string_view>

namespace greyscope::io {

namespace {

constexpr std::size_t kStride = 64;
constexpr std::size_t kReadSize = std::size_t{1} << 20U;

}  // namespace

base::Expected<TextLines> TextLines::index(std::size_t size, ReadAt readAt, base::Progress& progress) {
    TextLines lines;
    lines.m_readAt = std::move(readAt);
    std::string buffer(std::min(size, kReadSize), '\0');
    std::size_t lineStart = 0;
    std::size_t offset = 0;
    while (offset < size) {
        if (progress.cancelled()) {
            return base::fail(base::ErrorCode::cancelled);
        }
        progress.report(static_cast<double>(offset) / static_cast<double>(size));
        const std::size_t got = lines.m_readAt(offset, buffer.data(), std::min(buffer.size(), size - offset));
        const std::string_view piece(buffer.data(), got);
        for (auto end = piece.find('\n'); end != std::string_view::npos; end = piece.find('\n', end + 1)) {
            lines.addLine(lineStart, offset + end + 1);
            lineStart = offset + end + 1;
        }
        offset += got;
        if (got == 0) {
            break;  // the text ended earlier than was said
        }
    }
    if (lineStart < offset) {
        lines.addLine(lineStart, offset);
    }
    lines.m_size = offset;
    return lines;
}

void TextLines::addLine(std::size_t start, std::size_t end) {
    if (m_count % kStride == 0) {
        m_starts.push_back(start);
    }
    ++m_count;
    m_longest = std::max(m_longest, end - start);
}

const std::string& TextLines::block(std::size_t index) const {
    if (m_block.index != index) {
        const std::size_t start = m_starts[index];
        const std::size_t end = index + 1 < m_starts.size() ? m_starts[index + 1] : m_size;
        m_block.text.resize(end - start);
        m_block.text.resize(m_readAt(start, m_block.text.data(), end - start));
        m_block.index = index;
    }
    return m_block.text;
}

std::string TextLines::line(std::size_t number) const {
    if (number == 0 || number > m_count) {
        return {};
    }
    std::string_view rest = block((number - 1) / kStride);
    for (std::size_t skip = (number - 1) % kStride; skip > 0 && !rest.empty(); --skip) {
        rest.remove_prefix(std::min(rest.find('\n'), rest.size() - 1) + 1);
    }
    std::string_view line = rest.substr(0, rest.find('\n'));
    if (!line.empty() && line.back() == '\r') {
        line.remove_suffix(1);
    }
    return std::string(line);
}

}  // namespace greyscope::io
