#include "core/io/text/text_source.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace greyscope::io {

TextSource::TextSource(std::size_t size, ReadAt readAt, std::size_t pieceBytes)
    : m_size(size),
      m_readAt(std::move(readAt)),
      m_pieceBytes(pieceBytes),
      m_buffer(std::make_unique_for_overwrite<char[]>(std::min(size, pieceBytes))),
      m_capacity(std::min(size, pieceBytes)) {
    fill(0);
}

void TextSource::moveOn(std::size_t passed, std::size_t wanted) {
    if (m_last) {
        return;
    }
    const std::string_view kept = m_window.substr(passed);
    m_offset += passed;
    const std::size_t left = m_size - m_offset;
    const std::size_t needed = wanted < left - std::min(left, m_pieceBytes) ? wanted + m_pieceBytes : left;
    if (needed > m_capacity) {
        auto larger = std::make_unique_for_overwrite<char[]>(needed);
        std::memcpy(larger.get(), kept.data(), kept.size());
        m_buffer = std::move(larger);
        m_capacity = needed;
    } else {
        std::memmove(m_buffer.get(), kept.data(), kept.size());
    }
    fill(kept.size());
}

void TextSource::moveTo(std::size_t offset) {
    if (offset != m_offset && m_readAt) {
        m_offset = offset;
        fill(0);
    }
}

void TextSource::rewind() {
    moveTo(0);
}

std::size_t TextSource::copy(std::size_t offset, char* into, std::size_t count) const {
    if (!m_readAt) {
        return m_window.copy(into, count, std::min(offset, m_window.size()));
    }
    std::size_t filled = 0;
    for (std::size_t got = 1; filled < count && got > 0; filled += got) {
        got = m_readAt(offset + filled, into + filled, std::min(count - filled, m_pieceBytes));
    }
    return filled;
}

/// Keeps the first `kept` bytes of the buffer and fills the rest, up to its end or the end of the text.
void TextSource::fill(std::size_t kept) {
    const std::size_t end = std::min(m_capacity, m_size - m_offset);
    std::size_t filled = kept;
    std::size_t got = 1;
    while (filled < end && got > 0) {
        got = m_readAt(m_offset + filled, m_buffer.get() + filled, std::min(end - filled, m_pieceBytes));
        filled += got;
    }
    m_window = {m_buffer.get(), filled};
    m_last = got == 0 || m_offset + filled == m_size;
}

}  // namespace greyscope::io
