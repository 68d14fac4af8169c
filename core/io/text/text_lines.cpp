#include "core/io/text/text_lines.h"

#include <algorithm>
#include <string_view>

#include "core/base/lines.h"

namespace greyscope::io {

namespace {

constexpr std::size_t kStride = 64;
constexpr std::size_t kReadSize = std::size_t{1} << 20U;

/// Finds line ends in sequence. LF or CR is usually absent, so the position of each is kept until it is passed.
class LineEnds {
public:
    explicit LineEnds(std::string_view text) : m_text(text), m_lf(text.find('\n')), m_cr(text.find('\r')) {}

    /// Position after the first line end from `from` on; npos if there is none. A CR at the very end may be half of a
    /// CRLF.
    std::size_t behindNext(std::size_t from) {
        m_lf = m_lf < from ? m_text.find('\n', from) : m_lf;
        m_cr = m_cr < from ? m_text.find('\r', from) : m_cr;
        const std::size_t end = std::min(m_lf, m_cr);
        return end == std::string_view::npos ? end : end + (end == m_cr && m_lf == end + 1 ? 2 : 1);
    }

private:
    std::string_view m_text;
    std::size_t m_lf;
    std::size_t m_cr;
};

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
        // A CR at the end is kept until the byte after it is known.
        const bool halfEnd = got > 1 && buffer[got - 1] == '\r' && offset + got < size;
        const std::string_view piece(buffer.data(), got - (halfEnd ? 1 : 0));
        LineEnds ends(piece);
        for (auto end = ends.behindNext(0); end != std::string_view::npos; end = ends.behindNext(end)) {
            lines.addLine(lineStart, offset + end);
            lineStart = offset + end;
        }
        offset += piece.size();
        if (got == 0) {
            break;  // the text is shorter than `size`
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
        rest.remove_prefix(std::min(LineEnds(rest).behindNext(0), rest.size()));
    }
    return std::string(base::firstLine(rest));
}

}  // namespace greyscope::io
