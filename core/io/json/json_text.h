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

/// Maximum depth of nested lists and objects; deeper JSON is rejected.
inline constexpr std::size_t deepestJson = 200;

inline constexpr std::string_view jsonBlanks = " \t\r\n";

/// Returns the whole text, followed by the padding in memory that the JSON parser needs. Errors: fileTooLarge (2 GiB),
/// cancelled.
[[nodiscard]] base::Expected<std::string> wholeText(TextSource& source, const std::string& path,
                                                    base::Progress& progress);

/// Parses a JSON value. The result is valid as long as the parser and the text exist. `text` is a part of `whole`,
/// which is followed by padding (wholeText()). Error: jsonNotReadable, with line and column.
[[nodiscard]] base::Expected<simdjson::dom::element> parseJson(simdjson::dom::parser& parser, std::string_view whole,
                                                               std::string_view text, const std::string& path);

/// An item of a JSON list, unparsed: as in the text, without surrounding white space. It need not be valid JSON.
struct JsonItem {
    std::string_view text;
    std::size_t line = 0;
};
/// Splits a JSON list into its items. The list is the text itself or, if it is an object, the value of its member
/// `key`. An empty list gives one empty item. Error: cancelled.
[[nodiscard]] base::Expected<std::vector<JsonItem>> itemsOf(std::string_view text, std::string_view key,
                                                            const base::Progress& progress);
/// Returns the line number, from 1, of each item that itemsOf() returns for the same text and key.
[[nodiscard]] std::vector<std::size_t> linesOfItems(std::string_view text, std::string_view key);

/// Returns the line number, from 1, of each string in a JSON text, member names included. The key is the raw text
/// between the quotes; if a string occurs several times, its first line counts.
[[nodiscard]] std::unordered_map<std::string_view, std::size_t> linesOfStrings(std::string_view text);

/// Returns the complete JSON objects in a text, in order, each of which begins on a new line; other lines between them
/// are ignored. Error: cancelled.
[[nodiscard]] base::Expected<std::vector<std::string_view>> objectsIn(std::string_view text,
                                                                      const base::Progress& progress);

/// Returns the number of the line, from 1, that contains the byte at `offset`.
[[nodiscard]] std::size_t lineAt(std::string_view text, std::size_t offset);

}  // namespace greyscope::io
