#include "core/io/workbook/xml_scanner.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "core/base/try.h"

namespace greyscope::io {

using base::Expected;
using namespace std::string_view_literals;

namespace {

constexpr auto npos = std::string_view::npos;
constexpr auto kBlanks = " \t\r\n"sv;
constexpr std::size_t kLongestToken = std::size_t{1} << 24U;
constexpr std::size_t kLongestReference = 12;

void addCharacter(std::string& text, unsigned long code) {
    const auto byte = [&text](unsigned long bits) { text += static_cast<char>(static_cast<unsigned char>(bits)); };
    if (code < 0x80UL) {
        byte(code);
    } else if (code < 0x800UL) {
        byte(0xC0UL | code >> 6U);
        byte(0x80UL | (code & 0x3FUL));
    } else if (code < 0x10000UL) {
        byte(0xE0UL | code >> 12U);
        byte(0x80UL | (code >> 6U & 0x3FUL));
        byte(0x80UL | (code & 0x3FUL));
    } else {
        byte(0xF0UL | code >> 18U);
        byte(0x80UL | (code >> 12U & 0x3FUL));
        byte(0x80UL | (code >> 6U & 0x3FUL));
        byte(0x80UL | (code & 0x3FUL));
    }
}

/// Appends the character of a reference, given without "&" and ";".
void addReference(std::string& text, std::string_view name) {
    constexpr std::pair<std::string_view, char> named[]{
        {"amp", '&'}, {"lt", '<'}, {"gt", '>'}, {"quot", '"'}, {"apos", '\''}};
    for (const auto& [known, c] : named) {
        if (name == known) {
            text += c;
            return;
        }
    }
    const bool hex = name.starts_with("#x");
    unsigned long code = 0;
    const char* const end = name.data() + name.size();
    const auto [stop, status] = std::from_chars(
        name.data() + std::min(name.size(), hex ? std::size_t{2} : std::size_t{1}), end, code, hex ? 16 : 10);
    const bool good = name.starts_with('#') && status == std::errc{} && stop == end && code > 0 && code <= 0x10FFFFUL &&
                      (code < 0xD800UL || code > 0xDFFFUL);
    if (good) {
        addCharacter(text, code);
    } else {
        text.append("&").append(name).append(";");
    }
}

}  // namespace

std::string withoutReferences(std::string_view xml) {
    std::string text;
    while (!xml.empty()) {
        const std::size_t reference = std::min(xml.find('&'), xml.size());
        text += xml.substr(0, reference);
        xml.remove_prefix(reference);
        if (const std::size_t end = xml.substr(0, kLongestReference).find(';'); !xml.empty() && end != npos) {
            addReference(text, xml.substr(1, end - 1));
            xml.remove_prefix(end + 1);
        } else if (!xml.empty()) {
            text += '&';
            xml.remove_prefix(1);
        }
    }
    return text;
}

XmlScanner::XmlScanner(const Bytes& bytes, std::string path, std::string part)
    : m_source(bytes.size, bytes.readAt), m_path(std::move(path)), m_part(std::move(part)) {
    constexpr auto mark = "\xEF\xBB\xBF"sv;
    m_source.rewind();
    m_next = m_source.window().starts_with(mark) ? mark.size() : 0;
}

tl::unexpected<base::Error> XmlScanner::damaged(const std::string& what) const {
    return base::fail(base::ErrorCode::archiveDamaged, {m_path, "\"" + m_part + "\" " + what}, {m_path, 0, 0});
}

Expected<bool> XmlScanner::readOn(std::size_t wanted) {
    const std::size_t before = rest().size();
    if (m_source.isLast()) {
        return false;
    }
    if (before > kLongestToken) {
        return damaged("has a tag or a text of more than 16 MiB");
    }
    m_source.moveOn(m_at, std::max(wanted, 2 * before));
    m_at = 0;
    return rest().size() > before;
}

Expected<std::size_t> XmlScanner::placeOf(std::string_view mark, std::size_t from) {
    while (true) {
        if (const std::size_t found = rest().find(mark, from); found != npos) {
            return found;
        }
        from = std::max(from, rest().size() - std::min(rest().size(), mark.size() - 1));
        if (!GREYSCOPE_TRY(readOn(1))) {
            return npos;
        }
    }
}

Expected<std::size_t> XmlScanner::tagLength() {
    char quote = '\0';
    for (std::size_t at = 1;;) {
        for (const std::string_view text = rest(); at < text.size(); ++at) {
            const char c = text[at];
            if (quote != '\0') {
                quote = c == quote ? '\0' : quote;
            } else if (c == '"' || c == '\'') {
                quote = c;
            } else if (c == '>') {
                return at + 1;
            }
        }
        if (!GREYSCOPE_TRY(readOn(1))) {
            return damaged("ends within a tag");
        }
    }
}

Expected<XmlScanner::Token> XmlScanner::next() {
    m_at = m_next;
    if (std::exchange(m_selfClosed, false)) {
        --m_depth;
        return Token::close;
    }
    m_plain = false;
    while (true) {
        if (rest().empty() && !GREYSCOPE_TRY(readOn(1))) {
            return m_depth == 0 ? Expected<Token>(Token::end) : damaged("ends before it is complete");
        }
        if (rest().front() == '<') {
            const Token token = GREYSCOPE_TRY(markup());
            if (token != Token::end) {
                return token;
            }
            m_at = m_next;
            continue;
        }
        const std::size_t length = std::min(GREYSCOPE_TRY(placeOf("<", 0)), rest().size());
        m_text = rest().substr(0, length);
        m_next = m_at + length;
        if (m_depth > 0) {
            return Token::text;
        }
        if (m_text.find_first_not_of(kBlanks) != npos) {
            return damaged("is not XML in UTF-8");
        }
        m_at = m_next;
    }
}

/// Reads a token that begins with "<"; Token::end for skipped markup.
Expected<XmlScanner::Token> XmlScanner::markup() {
    constexpr auto cdata = "<![CDATA["sv;
    if (rest().size() < cdata.size()) {
        (void)GREYSCOPE_TRY(readOn(cdata.size()));
    }
    if (rest().starts_with("<!--")) {
        GREYSCOPE_TRY(passOver("-->"));
        return Token::end;
    }
    if (rest().starts_with("<?")) {
        GREYSCOPE_TRY(passOver("?>"));
        return Token::end;
    }
    if (rest().starts_with(cdata) && m_depth > 0) {
        const std::size_t end = GREYSCOPE_TRY(placeOf("]]>", cdata.size()));
        if (end == npos) {
            return damaged("ends before it is complete");
        }
        m_text = rest().substr(cdata.size(), end - cdata.size());
        m_plain = true;
        m_next = m_at + end + 3;
        return Token::text;
    }
    if (rest().starts_with("<!")) {
        return damaged("declares entities, which no workbook needs");
    }
    const std::size_t length = GREYSCOPE_TRY(tagLength());
    m_next = m_at + length;
    const Token token = tag(rest().substr(1, length - 2));
    if (token == Token::close && m_depth == 0) {
        return damaged("closes a tag that is not open");
    }
    m_depth = token == Token::open ? m_depth + 1 : m_depth - 1;
    return token;
}

Expected<void> XmlScanner::passOver(std::string_view end) {
    const std::size_t place = GREYSCOPE_TRY(placeOf(end, 2));
    if (place == npos) {
        return damaged("ends before it is complete");
    }
    m_next = m_at + place + end.size();
    return {};
}

XmlScanner::Token XmlScanner::tag(std::string_view text) {
    const bool closes = text.starts_with('/');
    m_selfClosed = !closes && text.ends_with('/');
    text.remove_prefix(closes ? 1 : 0);
    text.remove_suffix(m_selfClosed ? 1 : 0);
    const std::size_t end = std::min(text.find_first_of(kBlanks), text.size());
    m_name = text.substr(0, end);
    m_name.remove_prefix(m_name.find(':') == npos ? 0 : m_name.find(':') + 1);
    m_tag = text.substr(end);
    return closes ? Token::close : Token::open;
}

Expected<void> XmlScanner::skip() {
    for (const std::size_t outside = m_depth - 1; m_depth > outside;) {
        (void)GREYSCOPE_TRY(next());
    }
    return {};
}

std::string_view XmlScanner::find(std::string_view attribute) const {
    std::string_view left = m_tag;
    while (true) {
        left.remove_prefix(std::min(left.find_first_not_of(kBlanks), left.size()));
        const std::size_t equals = left.find('=');
        if (equals == npos) {
            return {};
        }
        std::string_view name = left.substr(0, std::min(left.find_first_of(kBlanks), equals));
        left.remove_prefix(equals + 1);
        left.remove_prefix(std::min(left.find_first_not_of(kBlanks), left.size()));
        const std::size_t end = left.empty() ? npos : left.find(left.front(), 1);
        if (end == npos) {
            return {};
        }
        if (const std::size_t colon = name.find(':'); colon != npos && attribute.find(':') == npos) {
            name.remove_prefix(colon + 1);
        }
        if (name == attribute) {
            return left.substr(1, end - 1);
        }
        left.remove_prefix(end + 1);
    }
}

std::string XmlScanner::attribute(std::string_view name) const {
    return withoutReferences(find(name));
}

std::string XmlScanner::text() const {
    return m_plain ? std::string(m_text) : withoutReferences(m_text);
}

}  // namespace greyscope::io
