#include "core/io/text/tool_lines.h"

#include <algorithm>

namespace greyscope::io {

namespace {

constexpr std::string_view toolByteOrderMark = "\xef\xbb\xbf";
constexpr std::size_t toolBytesPerReport = std::size_t{1} << 17U;
constexpr auto nowhere = std::string_view::npos;

}  // namespace

ToolLines::ToolLines(TextSource& source, const ReadOptions& options, base::Progress& progress)
    : m_source(source), m_longest(options.maxFieldBytes), m_progress(progress) {
    m_source.rewind();
    m_source.moveOn(0, toolByteOrderMark.size());
    m_marked = m_source.window().starts_with(toolByteOrderMark);
    m_at = m_marked ? toolByteOrderMark.size() : 0;
    m_nextLf = m_source.window().find('\n', m_at);
    m_nextCr = m_source.window().find('\r', m_at);
}

bool ToolLines::mayGoOn() {
    const std::size_t offset = m_source.offset() + m_at;
    if (offset < m_nextReport) {
        return true;
    }
    m_nextReport = offset + toolBytesPerReport;
    m_progress.report(static_cast<double>(offset) / static_cast<double>(std::max<std::size_t>(m_source.size(), 1)));
    if (m_progress.cancelled()) {
        m_error = base::Error{base::ErrorCode::cancelled, {}, {}};
    }
    return !m_error;
}

std::size_t ToolLines::findEnd() {
    while (true) {
        const std::string_view window = m_source.window();
        // LF or CR is usually absent, so the position of each is kept until it is passed.
        m_nextLf = m_nextLf < m_at ? window.find('\n', m_at) : m_nextLf;
        m_nextCr = m_nextCr < m_at ? window.find('\r', m_at) : m_nextCr;
        const std::size_t end = std::min(m_nextLf, m_nextCr);
        const bool halfEnd = end == m_nextCr && end + 1 == window.size();  // an LF may follow
        if ((end != nowhere && !halfEnd) || m_source.isLast() || window.size() - m_at > m_longest) {
            return end;
        }
        m_source.moveOn(m_at, window.size() - m_at + 1);
        m_at = 0;
        m_nextLf = m_source.window().find('\n');
        m_nextCr = m_source.window().find('\r');
    }
}

bool ToolLines::next() {
    if (m_error || !mayGoOn()) {
        return false;
    }
    const std::size_t end = findEnd();
    const std::string_view window = m_source.window();
    if (m_at >= window.size()) {
        return false;
    }
    ++m_number;
    m_text = window.substr(m_at, std::min(end, window.size()) - m_at);
    if (m_text.size() > m_longest) {
        m_error = base::Error{base::ErrorCode::lineTooLong, {std::to_string(m_longest)}, {{}, m_number, 0}};
        return false;
    }
    m_whole = end != nowhere;
    m_at = !m_whole ? window.size() : end + (end == m_nextCr && m_nextLf == end + 1 ? 2 : 1);
    return true;
}

}  // namespace greyscope::io
