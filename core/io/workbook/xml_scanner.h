#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/io/files/spool.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

/// Iterates over the tags and texts of an XML document. It builds no tree, so memory use depends neither on the length
/// nor on the depth of the document. It knows only the five predefined entities of XML.
class XmlScanner {
public:
    /// The kinds of tokens: the start tag of an element, its end tag, text, and the end of the document.
    enum class Token { open, close, text, end };

    /// Starts at the beginning of an XML document. `path` (of the file) and `part` (of the document in it) are used in
    /// errors.
    XmlScanner(const Bytes& bytes, std::string path, std::string part);

    /// Moves to the next token and returns its kind. An empty element (<a/>) gives `open` and then `close`. Error:
    /// archiveDamaged, also for a document type declaration and for a single tag or text of more than 16 MiB.
    [[nodiscard]] base::Expected<Token> next();
    /// Skips the rest of the element that was opened last, including its end tag.
    [[nodiscard]] base::Expected<void> skip();

    /// Name of the current element, without its prefix. Valid after Token::open and Token::close.
    [[nodiscard]] std::string_view name() const { return m_name; }
    /// Whether the current tag, after Token::open, has this attribute. A name with a prefix ("office:value") must match
    /// as a whole; otherwise any prefix matches.
    [[nodiscard]] bool has(std::string_view attribute) const { return find(attribute).data() != nullptr; }
    /// Returns the value of an attribute of the current tag; empty if it is absent.
    [[nodiscard]] std::string attribute(std::string_view name) const;
    /// Returns the characters of the current text, after Token::text.
    [[nodiscard]] std::string text() const;

    [[nodiscard]] tl::unexpected<base::Error> damaged(const std::string& what) const;

private:
    [[nodiscard]] std::string_view rest() const { return m_source.window().substr(m_at); }
    [[nodiscard]] std::string_view find(std::string_view attribute) const;
    /// Returns the position of `mark` in the rest of the document, reading on as needed; npos if it does not occur.
    [[nodiscard]] base::Expected<std::size_t> placeOf(std::string_view mark, std::size_t from);
    /// Returns the length of the tag at the current position; its quoted values may contain ">".
    [[nodiscard]] base::Expected<std::size_t> tagLength();
    [[nodiscard]] base::Expected<bool> readOn(std::size_t wanted);
    [[nodiscard]] base::Expected<Token> markup();
    [[nodiscard]] base::Expected<void> passOver(std::string_view end);
    Token tag(std::string_view text);

    TextSource m_source;
    std::string m_path;
    std::string m_part;
    std::size_t m_at = 0;    ///< position in the window
    std::size_t m_next = 0;  ///< position of the next token
    std::size_t m_depth = 0;
    bool m_selfClosed = false;
    bool m_plain = false;  ///< whether the text is CDATA, whose characters are literal
    std::string_view m_tag;
    std::string_view m_name;
    std::string_view m_text;
};

/// Returns XML text with its references ("&amp;", "&#x4e2d;") replaced by the characters; unknown references stay
/// unchanged.
[[nodiscard]] std::string withoutReferences(std::string_view xml);

}  // namespace greyscope::io
