#include "app/sources/url_parts.h"

#include <QByteArray>

namespace greyscope::app {

std::string decoded(std::string_view text) {
    return QByteArray::fromPercentEncoding(QByteArray(text.data(), qsizetype(text.size()))).toStdString();
}

std::string encoded(const std::string& text, const char* plain) {
    return QByteArray::fromStdString(text).toPercentEncoding(plain).toStdString();
}

std::string queryPart(const std::string& text) {
    return encoded(text, "/:,=<>|*()!\"' ");
}

std::string_view cutAt(std::string_view& rest, char mark) {
    const std::size_t at = rest.find(mark);
    const std::string_view front = rest.substr(0, at);
    rest = at == std::string_view::npos ? std::string_view() : rest.substr(at + 1);
    return front;
}

UrlParts partsOf(std::string_view url) {
    UrlParts parts;
    parts.scheme = cutAt(url, ':');
    std::string_view place = cutAt(url, '?');
    parts.hasAuthority = place.starts_with("//");
    if (parts.hasAuthority) {
        place.remove_prefix(2);
        const std::size_t slash = place.find('/');
        std::string_view authority = place.substr(0, slash);
        place = slash == std::string_view::npos ? std::string_view() : place.substr(slash);
        if (const std::size_t at = authority.rfind('@'); at != std::string_view::npos) {
            std::string_view who = authority.substr(0, at);
            authority.remove_prefix(at + 1);
            parts.user = cutAt(who, ':');
            parts.secret = who;
        }
        parts.host = authority;
    }
    parts.path = place;
    while (!url.empty()) {
        std::string_view pair = cutAt(url, '&');
        const std::string_view key = cutAt(pair, '=');
        parts.query.emplace_back(key, pair);
    }
    return parts;
}

}  // namespace greyscope::app
