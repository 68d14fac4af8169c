#include "core/io/csv/csv_parts.h"

#include <algorithm>
#include <atomic>
#include <optional>
#include <utility>

#include "core/base/parallel.h"

namespace greyscope::io {

namespace {

/// Small enough to stay in a cache; each part assigns its own codes to words.
constexpr std::size_t usualPartBytes = std::size_t{1} << 20U;
constexpr std::size_t usualPieceBytes = std::size_t{1} << 18U;
constexpr std::size_t worthThreadsBytes = std::size_t{1} << 19U;
constexpr std::size_t fewestPartBytes = 256;
constexpr std::size_t longestPause = std::size_t{1} << 26U;
constexpr std::size_t usualLine = 4096;
constexpr auto room = static_cast<std::size_t>(roomBefore);

/// Part size in bytes; small if the text is read in small pieces.
std::size_t partBytesOf(std::size_t pieceBytes) {
    return pieceBytes == 0 || pieceBytes >= usualPieceBytes ? usualPartBytes : std::max(pieceBytes, fewestPartBytes);
}

}  // namespace

/// The bytes and records of a part, including the line that continues after it.
class CsvParts::Part {
public:
    explicit Part(CsvParts& parts)
        : m_source(parts.m_source),
          m_longest(parts.m_longest),
          m_usualLine(std::min(usualLine, parts.m_partBytes)),
          m_rows(parts.m_dialect, parts.m_numeric, parts.m_codes, m_longest) {}

    /// Reads the records that begin in [from, to), including one at `from` only if `exact`. Returns false if the
    /// beginning or end cannot be determined.
    [[nodiscard]] bool read(std::size_t from, std::size_t to, bool exact) {
        m_first = exact ? from : from - 1;
        m_size = 0;
        const bool toEnd = to >= m_source.size();
        if (!more(to - m_first + (toEnd ? 0 : m_usualLine))) {
            return false;
        }
        const auto begin = exact ? std::optional(std::size_t{0}) : behindLine(0);
        const auto until = toEnd ? std::optional(m_size) : behindLine(to - 1 - m_first);
        if (!begin || !until || m_first + *begin > m_source.size()) {
            return false;
        }
        m_begin = std::min(*begin, *until);
        m_until = *until;
        const char* const text = m_bytes.data() + room;
        m_rows.read(text + m_begin, text + m_until, text + std::min(m_until + 1, m_size));
        return true;
    }

    [[nodiscard]] const PlainPart& rows() const { return m_rows; }
    [[nodiscard]] std::size_t begin() const { return m_first + m_begin; }
    /// Offset after the last record.
    [[nodiscard]] std::size_t end() const {
        return m_first + static_cast<std::size_t>(m_rows.position() - (m_bytes.data() + room));
    }
    [[nodiscard]] bool isWhole() const { return end() == m_first + m_until; }

private:
    /// Reads `count` more bytes, or up to the end of the text; returns false if the text ends early.
    bool more(std::size_t count) {
        const std::size_t wanted = std::min(count, m_source.size() - m_first - m_size);
        m_bytes.resize(std::max(m_bytes.size(), room + m_size + wanted + 1));
        const std::size_t got = m_source.copy(m_first + m_size, m_bytes.data() + room + m_size, wanted);
        m_size += got;
        m_bytes[room + m_size] = '\0';
        return got == wanted;
    }

    /// Position of the line after the first line end from `place` on; nullopt if it is too far.
    std::optional<std::size_t> behindLine(std::size_t place) {
        for (std::size_t looked = place;;) {
            const char* const text = m_bytes.data() + room;
            const char* const found = std::find_if(text + looked, text + m_size, isLineEnd);
            looked = static_cast<std::size_t>(found - text);
            const bool atEnd = m_first + m_size >= m_source.size();
            if (looked + 1 < m_size || (looked < m_size && atEnd)) {
                return looked + (*found == '\r' && found[1] == '\n' ? 2 : 1);
            }
            if (atEnd) {
                return m_size;
            }
            if (looked - place > m_longest || !more(std::max(m_usualLine, looked - place))) {
                return std::nullopt;
            }
        }
    }

    const TextSource& m_source;
    std::size_t m_longest;
    std::size_t m_usualLine;
    PlainPart m_rows;
    std::vector<char> m_bytes;  ///< `room` bytes, the text, and one byte after it
    std::size_t m_first = 0;    ///< offset in the source of the first byte
    std::size_t m_size = 0;
    std::size_t m_begin = 0;
    std::size_t m_until = 0;
};

CsvParts::CsvParts(const TextSource& source, const CsvDialect& dialect, const std::vector<bool>& numeric,
                   CodeWatch codes, std::size_t longest)
    : m_source(source),
      m_dialect(dialect),
      m_numeric(numeric),
      m_codes(codes),
      m_longest(longest),
      m_partBytes(partBytesOf(source.pieceBytes())),
      m_pause(m_partBytes) {}

CsvParts::~CsvParts() = default;

bool CsvParts::worthwhile(std::size_t offset) const {
    return offset >= m_resume && offset < m_source.size() && m_source.size() - offset >= 2 * m_partBytes;
}

std::unique_ptr<CsvParts::Part> CsvParts::idlePart() {
    {
        const std::lock_guard lock(m_mutex);
        if (!m_idle.empty()) {
            auto part = std::move(m_idle.back());
            m_idle.pop_back();
            return part;
        }
    }
    return std::make_unique<Part>(*this);
}

base::Expected<std::size_t> CsvParts::read(std::size_t offset, const std::function<bool(const PlainPart&)>& take,
                                           base::Progress& progress) {
    const std::size_t size = m_source.size();
    const std::size_t count = (size - offset + m_partBytes - 1) / m_partBytes;
    std::size_t position = offset;
    std::atomic<bool> ended{false};
    bool cancelled = false;
    const auto make = [&](std::size_t index) {
        std::unique_ptr<Part> part = ended ? nullptr : idlePart();
        const std::size_t from = offset + index * m_partBytes;
        if (part && !part->read(from, std::min(from + m_partBytes, size), index == 0)) {
            part.reset();
        }
        return part;
    };
    // Starting a thread takes longer than reading a few lines.
    const base::Threads threads = size - offset < worthThreadsBytes ? base::Threads{1} : base::Threads::available();
    base::inOrder(count, threads, make, [&](std::size_t /*index*/, std::unique_ptr<Part> part) {
        if (ended || !part || part->begin() != position) {
            ended = true;
            return;
        }
        const bool goesOn = take(part->rows());
        position = part->end();
        progress.report(static_cast<double>(position) / static_cast<double>(size));
        cancelled = progress.cancelled();
        ended = cancelled || !goesOn || !part->isWhole();
        const std::lock_guard lock(m_mutex);
        m_idle.push_back(std::move(part));
    });
    if (cancelled) {
        return base::fail(base::ErrorCode::cancelled);
    }
    m_pause = position - offset < 2 * m_partBytes ? std::min(2 * m_pause, longestPause) : m_partBytes;
    m_resume = position + m_pause;
    return position;
}

}  // namespace greyscope::io
