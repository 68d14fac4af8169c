#include "core/base/list_text.h"

#include <algorithm>
#include <cstddef>

#include "core/base/text.h"

namespace greyscope::base {

namespace {

/// A part in quotes that begins at `position`, and the place of its closing mark; nullopt where that is missing.
struct Quoted {
    std::string text;
    std::size_t end = 0;
};

std::optional<Quoted> quotedAt(const std::string& text, std::size_t position) {
    Quoted quoted;
    for (std::size_t at = position + 1; at < text.size(); ++at) {
        if (text[at] == '"' && (at + 1 == text.size() || text[at + 1] != '"')) {
            quoted.end = at;
            return quoted;
        }
        at += text[at] == '"' ? 1 : 0;
        quoted.text += text[at];
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::vector<std::string>> listParts(const std::string& text) {
    std::vector<std::string> parts;
    for (std::size_t position = 0; position <= text.size();) {
        const bool opened = position < text.size() && text[position] == '"';
        const auto quoted = opened ? quotedAt(text, position) : std::nullopt;
        if (opened && !quoted) {
            return std::nullopt;
        }
        if (quoted && (quoted->end + 1 == text.size() || text[quoted->end + 1] == ',')) {
            parts.push_back(quoted->text);
            position = quoted->end + 2;
            continue;
        }
        const std::size_t end = std::min(text.find(',', position), text.size());
        if (end == position) {
            return std::nullopt;
        }
        parts.push_back(text.substr(position, end - position));
        position = end + 1;
    }
    return parts;
}

std::string listPart(const std::string& name) {
    if (listParts(name) == std::vector<std::string>{name}) {
        return name;
    }
    return inQuotes(name);
}

}  // namespace greyscope::base
