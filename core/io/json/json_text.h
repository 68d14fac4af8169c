#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include <simdjson.h>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

/// Maximum nesting depth; deeper JSON is rejected.
inline constexpr std::size_t deepestJson = 200;

inline constexpr std::string_view jsonBlanks = " \t\r\n";

/// The whole text, with the padding behind it that the parser needs. Errors: fileTooLarge (2 GiB), cancelled.
[[nodiscard]] base::Expected<std::string> wholeText(TextSource& source, const std::string& path,
                                                    base::Progress& progress);

/// Parses a JSON value, which is valid as long as the parser and the text. `text` is a part of `whole`, which has
/// padding behind it. Error: jsonNotReadable, with line and column.
[[nodiscard]] base::Expected<simdjson::dom::element> parseJson(simdjson::dom::parser& parser, std::string_view whole,
                                                               std::string_view text, const std::string& path);

/// An item of a list as written in the text, without surrounding blanks; it need not be valid JSON.
struct JsonItem {
    std::string_view text;
    std::size_t line = 0;
};
/// The items of a list: the text itself, or the value of `key` in the outermost object. An empty list gives one empty
/// item. Error: cancelled.
[[nodiscard]] base::Expected<std::vector<JsonItem>> itemsOf(std::string_view text, std::string_view key,
                                                            const base::Progress& progress);
/// The line of each item of itemsOf().
[[nodiscard]] std::vector<std::size_t> linesOfItems(std::string_view text, std::string_view key);

/// The line of each string in a text, member names included, keyed by the raw text between the quotes; the first line
/// if a string occurs several times.
[[nodiscard]] std::unordered_map<std::string_view, std::size_t> linesOfStrings(std::string_view text);

/// The complete objects in a text, one after the other, each beginning on a new line; other lines between them are
/// ignored. Error: cancelled.
[[nodiscard]] base::Expected<std::vector<std::string_view>> objectsIn(std::string_view text,
                                                                      const base::Progress& progress);

/// The line, from 1, of the byte at `offset`.
[[nodiscard]] std::size_t lineAt(std::string_view text, std::size_t offset);

}  // namespace greyscope::io
