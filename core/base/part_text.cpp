#include "core/base/part_text.h"

#include <algorithm>

#include "core/base/text.h"

namespace greyscope::base {

namespace {

/// Text of the quoted part at the beginning, and the index after its closing mark; nullopt if it is not closed.
struct QuotedPart {
    std::string text;
    std::size_t end = 0;
};

std::optional<QuotedPart> quotedFirst(std::string_view text) {
    QuotedPart quoted;
    for (std::size_t at = 1; at < text.size(); ++at) {
        if (text[at] == '"' && (at + 1 == text.size() || text[at + 1] != '"')) {
            quoted.end = at + 1;
            return quoted;
        }
        at += text[at] == '"' ? 1 : 0;
        quoted.text += text[at];
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::string> PartReader::part(std::string_view marks) {
    if (m_rest.starts_with('"')) {
        auto quoted = quotedFirst(m_rest);
        if (!quoted) {
            return std::nullopt;
        }
        if (quoted->end == m_rest.size() || marks.find(m_rest[quoted->end]) != std::string_view::npos) {
            m_rest.remove_prefix(quoted->end);
            return std::move(quoted->text);
        }
    }
    // Quotation marks elsewhere are ordinary characters.
    const std::size_t end = std::min(m_rest.find_first_of(marks), m_rest.size());
    std::string part(m_rest.substr(0, end));
    m_rest.remove_prefix(end);
    return part.empty() ? std::nullopt : std::optional(std::move(part));
}

bool PartReader::skip(std::string_view mark) {
    const bool found = m_rest.starts_with(mark);
    m_rest.remove_prefix(found ? mark.size() : 0);
    return found;
}

std::optional<std::vector<std::string>> PartReader::list(std::string_view marks) {
    const std::string all = std::string(marks) + ',';
    std::vector<std::string> parts;
    do {
        auto next = part(all);
        if (!next) {
            return std::nullopt;
        }
        parts.push_back(std::move(*next));
    } while (skip(","));
    return parts;
}

std::string partText(const std::string& part, std::string_view marks) {
    PartReader reader(part);
    return reader.part(marks) == part && reader.atEnd() ? part : inQuotes(part);
}

std::string listText(const std::vector<std::string>& parts, std::string_view marks) {
    const std::string all = std::string(marks) + ',';
    std::string text;
    for (const std::string& part : parts) {
        text += (text.empty() ? "" : ",") + partText(part, all);
    }
    return text;
}

}  // namespace greyscope::base
