#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "core/io/reader.h"

namespace greyscope::io {

inline constexpr std::string_view csvFormat = "CSV";

/// Where the names of the columns stand. `presentTwice` and `presentThrice` are as many records: units, or names below
/// merged cells, are in the later ones.
enum class Header { detect, present, presentTwice, presentThrice, inComment, absent };

/// The words of delimited text: "delimiter" is one of `,` `;` `|`, a tab or a blank (runs of white space), "decimal" a
/// point or a comma, "header" one of "present", "twice", "thrice", "comment", "absent", "quote" a double quote or an
/// apostrophe, "escape" what a quote inside quotes has before it: "backslash" or "quote", "above" the number of lines
/// that stand above the table, "until" the number of its last line, "bars" whether records
/// have delimiters round them as in Markdown: "outer" or "between", "below" that notes below the table are "rows".
/// Where delimiter and header are told the rest is not guessed either, but for notes: nothing above, double quotes,
/// written twice inside.
struct CsvHints {
    std::optional<char> delimiter = std::nullopt;
    std::optional<char> decimalMark = std::nullopt;
    Header header = Header::detect;
    std::optional<char> quote = std::nullopt;
    std::optional<bool> backslash = std::nullopt;
    std::optional<std::size_t> linesAbove = std::nullopt;
    std::optional<std::size_t> lastLine = std::nullopt;
    std::optional<bool> outerBars = std::nullopt;
    bool notesAreRows = false;

    [[nodiscard]] static CsvHints in(const Dialect& dialect);
    [[nodiscard]] Dialect asDialect() const;
};

/// Options with what their dialect says.
struct CsvOptions : ReadOptions {
    CsvHints told;
};

/// `options` for delimited text with these hints.
[[nodiscard]] ReadOptions csvReadOptions(const CsvHints& hints, ReadOptions options = {});

}  // namespace greyscope::io
