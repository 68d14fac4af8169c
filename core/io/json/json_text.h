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

/// Nested deeper, a text is refused.
inline constexpr std::size_t deepestJson = 200;

inline constexpr std::string_view jsonBlanks = " \t\r\n";

/// All of a text, with the room behind it that the parser wants. Errors: fileTooLarge (2 GiB), cancelled.
[[nodiscard]] base::Expected<std::string> wholeText(TextSource& source, const std::string& path,
                                                    base::Progress& progress);

/// The value that a text is; it lives as long as parser and text. `text` is a part of `whole`, which has room behind
/// it. Error: jsonNotReadable, with line and column.
[[nodiscard]] base::Expected<simdjson::dom::element> parseJson(simdjson::dom::parser& parser, std::string_view whole,
                                                               std::string_view text, const std::string& path);

/// An item of a list as it stands in the text, without blanks around it; it need not be JSON.
struct JsonItem {
    std::string_view text;
    std::size_t line = 0;
};
/// The items of a list that the text is, or that the outermost object has under this key; one that is empty where the
/// list is. Error: cancelled.
[[nodiscard]] base::Expected<std::vector<JsonItem>> itemsOf(std::string_view text, std::string_view key,
                                                            const base::Progress& progress);
/// The line of each.
[[nodiscard]] std::vector<std::size_t> linesOfItems(std::string_view text, std::string_view key);

/// The line of each string of a text, names among them, as it stands between its quotes; of equal ones the first.
[[nodiscard]] std::unordered_map<std::string_view, std::size_t> linesOfStrings(std::string_view text);

/// The complete objects that stand in a text one after the other, whatever lines stand between them: each begins a
/// line. Error: cancelled.
[[nodiscard]] base::Expected<std::vector<std::string_view>> objectsIn(std::string_view text,
                                                                      const base::Progress& progress);

/// The line, from 1, of a byte.
[[nodiscard]] std::size_t lineAt(std::string_view text, std::size_t offset);

}  // namespace greyscope::io
