#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/io/files/spool.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

/// The tags and texts of an XML document, one after the other. Builds no tree, so that neither its length nor its depth
/// takes memory, and knows no entities but the five of XML.
class XmlScanner {
public:
    enum class Token { open, close, text, end };

    /// `part` of the file at `path`, for errors.
    XmlScanner(const Bytes& bytes, std::string path, std::string part);

    /// The next token; an empty element gives `open` and `close`. Error: archiveDamaged, also for a document type
    /// declaration and for a single tag or text of more than 16 MiB.
    [[nodiscard]] base::Expected<Token> next();
    /// Goes behind the end of the element that was opened last.
    [[nodiscard]] base::Expected<void> skip();

    /// The element of `open` and `close`, without its prefix.
    [[nodiscard]] std::string_view name() const { return m_name; }
    /// Whether the tag of `open` has an attribute: by its whole name where that has a prefix ("office:value"),
    /// otherwise whatever its prefix is.
    [[nodiscard]] bool has(std::string_view attribute) const { return find(attribute).data() != nullptr; }
    /// Its value; empty where it is absent.
    [[nodiscard]] std::string attribute(std::string_view name) const;
    /// The characters of `text`.
    [[nodiscard]] std::string text() const;

    [[nodiscard]] tl::unexpected<base::Error> damaged(const std::string& what) const;

private:
    [[nodiscard]] std::string_view rest() const { return m_source.window().substr(m_at); }
    [[nodiscard]] std::string_view find(std::string_view attribute) const;
    /// Where `mark` begins in the rest, read on as far as that takes; npos at the end of the document.
    [[nodiscard]] base::Expected<std::size_t> placeOf(std::string_view mark, std::size_t from);
    /// Length of a tag, in whose quotes a ">" may stand.
    [[nodiscard]] base::Expected<std::size_t> tagLength();
    [[nodiscard]] base::Expected<bool> readOn(std::size_t wanted);
    [[nodiscard]] base::Expected<Token> markup();
    [[nodiscard]] base::Expected<void> passOver(std::string_view end);
    Token tag(std::string_view text);

    TextSource m_source;
    std::string m_path;
    std::string m_part;
    std::size_t m_at = 0;    ///< in the window
    std::size_t m_next = 0;  ///< where the next token begins
    std::size_t m_depth = 0;
    bool m_selfClosed = false;
    bool m_plain = false;  ///< characters that are taken as they stand (CDATA)
    std::string_view m_tag;
    std::string_view m_name;
    std::string_view m_text;
};

/// The characters with their references ("&amp;", "&#x4e2d;") replaced; an unknown reference stays as it is.
[[nodiscard]] std::string withoutReferences(std::string_view xml);

}  // namespace greyscope::io
