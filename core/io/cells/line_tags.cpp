#include "core/io/cells/line_tags.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/base/lines.h"
#include "core/base/try.h"
#include "core/io/cells/rank_tag.h"

namespace greyscope::io {

namespace {

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// Matches the beginning of the text with a pattern, in which 0 means a digit; returns the text after it, or "".
std::string_view behindPattern(std::string_view text, std::string_view pattern, bool& fits) {
    fits = text.size() >= pattern.size() && std::equal(pattern.begin(), pattern.end(), text.begin(),
                                                       [](char p, char c) { return p == '0' ? isDigit(c) : p == c; });
    return fits ? text.substr(pattern.size()) : std::string_view();
}

/// The text after fractions of a second and the time zone.
std::string_view behindTime(std::string_view text) {
    if (text.size() > 1 && (text.front() == '.' || text.front() == ',') && isDigit(text[1])) {
        text.remove_prefix(1);
        text.remove_prefix(std::min(text.find_first_not_of("0123456789"), text.size()));
    }
    if (text.starts_with('Z')) {
        return text.substr(1);
    }
    bool zone = false;
    for (const std::string_view pattern : {"+00:00", "-00:00", "+0000", "-0000"}) {
        if (const std::string_view behind = behindPattern(text, pattern, zone); zone) {
            return behind;
        }
    }
    return text;
}

/// Length of a prefix such as "2024-03-11T10:22:31 ", with or without brackets; it ends with a blank.
std::size_t dateLength(std::string_view line) {
    const bool bracket = line.starts_with('[');
    const std::string_view inside = line.substr(bracket ? 1 : 0);
    for (const std::string_view pattern : {"0000-00-00T00:00:00", "0000-00-00 00:00:00"}) {
        bool fits = false;
        std::string_view behind = behindPattern(inside, pattern, fits);
        if (!fits) {
            continue;
        }
        behind = behindTime(behind);
        if (bracket && !behind.starts_with(']')) {
            return 0;
        }
        behind.remove_prefix(bracket ? 1 : 0);
        behind.remove_prefix(behind.starts_with(':') ? 1 : 0);
        return behind.empty() || behind.front() == ' ' ? line.size() - behind.size() + (behind.empty() ? 0 : 1) : 0;
    }
    return 0;
}

/// Length of a prefix such as "Mar 11 10:22:31 ", as written by ts and syslog.
std::size_t monthLength(std::string_view line) {
    constexpr std::string_view months = "JanFebMarAprMayJunJulAugSepOctNovDec";
    const std::size_t month = line.size() > 3 ? months.find(line.substr(0, 3)) : std::string_view::npos;
    if (month == std::string_view::npos || month % 3 != 0) {
        return 0;
    }
    for (const std::string_view pattern : {" 00 00:00:00", "  0 00:00:00"}) {
        bool fits = false;
        const std::string_view behind = behindPattern(line.substr(3), pattern, fits);
        if (fits && (behind.empty() || behind.front() == ' ')) {
            return line.size() - behind.size() + (behind.empty() ? 0 : 1);
        }
    }
    return 0;
}

/// Length of a rank prefix. srun pads ranks to one width; mpirun may put a blank after its prefix.
std::size_t rankLength(std::string_view line) {
    const std::size_t blanks = std::min(line.find_first_not_of(' '), line.size());
    const std::string_view text = line.substr(blanks);
    const std::size_t tag = text.size() - withoutRankTag(text).size();
    const bool bare = tag == 0 && !text.empty() && text.back() == ':' &&
                      text.find_first_not_of("0123456789") == text.size() - 1 && text.size() > 1;  // prefix of a blank
                                                                                                   // line
    const std::size_t end = tag > 0 ? blanks + tag : bare ? line.size() : 0;
    return end > 0 && text.front() == '[' && line.substr(end).starts_with(' ') ? end + 1 : end;
}

/// Length of a colour escape such as "ESC[0m" at the beginning; 0 if there is none.
std::size_t colourLength(std::string_view text) {
    if (!text.starts_with("\x1b[")) {
        return 0;
    }
    const std::size_t end = text.find_first_not_of("0123456789;?", 2);
    return end < text.size() && ((text[end] >= 'A' && text[end] <= 'Z') || (text[end] >= 'a' && text[end] <= 'z'))
               ? end + 1
               : 0;
}

constexpr std::string_view marginSigns = " \t>";

bool isMargin(std::string_view tag) {
    return !tag.empty() && tag.find_first_not_of(marginSigns) == std::string_view::npos;
}

/// The line without its margin; a blank line may lack the end of the margin.
std::string_view withoutMargin(std::string_view line, std::string_view margin) {
    const auto differs = std::mismatch(line.begin(), line.end(), margin.begin(), margin.end()).first;
    return line.substr(static_cast<std::size_t>(differs - line.begin()));
}

std::string withoutColours(std::string_view line) {
    std::string plain;
    while (!line.empty()) {
        const std::size_t at = std::min(line.find('\x1b'), line.size());
        plain += line.substr(0, at);
        line.remove_prefix(at);
        const std::size_t colour = colourLength(line);
        plain += line.substr(0, line.empty() || colour > 0 ? 0 : 1);
        line.remove_prefix(line.empty() ? 0 : std::max<std::size_t>(colour, 1));
    }
    return plain;
}

}  // namespace

std::size_t lineTagLength(std::string_view line) {
    const std::string_view text = base::withoutLineEnd(line);
    const std::size_t rank = rankLength(text);
    const std::size_t date = rank > 0 ? 0 : dateLength(text);
    return rank > 0 ? rank : date > 0 ? date : monthLength(text);
}

std::string lineTagOf(std::string_view firstBytes) {
    std::size_t lines = 0;
    std::size_t tagged = 0;
    std::string first;
    bool colours = false;
    while (!firstBytes.empty()) {
        const std::string_view written = base::takeLineWithEnd(firstBytes);
        colours = colours || written.find("\x1b[") != std::string_view::npos;
        const std::string line = withoutColours(written);
        const std::size_t tag = lineTagLength(line);
        lines += base::withoutLineEnd(line).find_first_not_of(" \t") == std::string_view::npos ? 0 : 1;
        tagged += tag > 0 ? 1 : 0;
        first = tag > 0 && first.empty() ? line.substr(0, tag) : first;
    }
    const bool most = tagged > 0 && 5 * tagged >= 4 * lines;
    return most ? first : colours ? "ESC[" : "";
}

std::string marginOf(std::string_view firstBytes) {
    std::optional<std::string_view> margin;
    while (!firstBytes.empty() && (!margin || !margin->empty())) {
        const std::string_view line = base::takeLine(firstBytes);
        const std::string_view own = line.substr(0, std::min(line.find_first_not_of(marginSigns), line.size()));
        if (own.size() < line.size()) {
            margin = margin ? margin->substr(0, margin->size() - withoutMargin(*margin, own).size()) : own;
        }
    }
    return std::string(margin.value_or(std::string_view()));
}

std::string withoutLineTags(std::string_view lines, std::string_view tag) {
    const bool margin = isMargin(tag);
    std::string plain;
    while (!lines.empty()) {
        const std::string_view written = base::takeLineWithEnd(lines);
        if (margin) {
            plain += withoutMargin(written, tag);
            continue;
        }
        const std::string line = withoutColours(written);
        plain += std::string_view(line).substr(lineTagLength(line));
    }
    return plain;
}

base::Expected<Bytes> withoutLineTags(TextSource& source, std::string_view tag, base::Progress& progress) {
    Spool spool;
    source.rewind();
    for (;;) {
        if (progress.cancelled()) {
            return base::fail(base::ErrorCode::cancelled);
        }
        const std::string_view window = source.window();
        const std::size_t end = source.isLast() ? window.size() : window.rfind('\n') + 1;  // npos + 1: none
        GREYSCOPE_TRY(spool.add(withoutLineTags(window.substr(0, end), tag)));
        if (source.isLast()) {
            return std::move(spool).take();
        }
        source.moveOn(end, window.size() - end + std::max(window.size(), source.pieceBytes()));
    }
}

}  // namespace greyscope::io
