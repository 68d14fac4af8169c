#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/io/files/spool.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

/// Iterates over the tags and texts of an XML document. It builds no tree, so that neither the length nor the depth of
/// the document takes memory. It knows only the five predefined entities of XML.
class XmlScanner {
public:
    enum class Token { open, close, text, end };

    /// `path` and `part` (of the file) name the document in errors.
    XmlScanner(const Bytes& bytes, std::string path, std::string part);

    /// The next token; an empty element gives `open` and `close`. Error: archiveDamaged, also for a document type
    /// declaration and for a single tag or text of more than 16 MiB.
    [[nodiscard]] base::Expected<Token> next();
    /// Moves behind the end of the element opened last.
    [[nodiscard]] base::Expected<void> skip();

    /// Name of the element after Token::open and Token::close, without its prefix.
    [[nodiscard]] std::string_view name() const { return m_name; }
    /// Whether the tag of Token::open has an attribute. A name with a prefix ("office:value") must match as a whole;
    /// otherwise any prefix matches.
    [[nodiscard]] bool has(std::string_view attribute) const { return find(attribute).data() != nullptr; }
    /// The value of an attribute; empty if it is absent.
    [[nodiscard]] std::string attribute(std::string_view name) const;
    /// The characters of Token::text.
    [[nodiscard]] std::string text() const;

    [[nodiscard]] tl::unexpected<base::Error> damaged(const std::string& what) const;

private:
    [[nodiscard]] std::string_view rest() const { return m_source.window().substr(m_at); }
    [[nodiscard]] std::string_view find(std::string_view attribute) const;
    /// Position of `mark` in the rest of the document, reading on as needed; npos at the end of the document.
    [[nodiscard]] base::Expected<std::size_t> placeOf(std::string_view mark, std::size_t from);
    /// Length of a tag; its quoted values may contain ">".
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
    bool m_plain = false;  ///< literal characters (CDATA)
    std::string_view m_tag;
    std::string_view m_name;
    std::string_view m_text;
};

/// The characters with their references ("&amp;", "&#x4e2d;") replaced; unknown references stay unchanged.
[[nodiscard]] std::string withoutReferences(std::string_view xml);

}  // namespace greyscope::io
