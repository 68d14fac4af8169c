#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "core/io/reader.h"

namespace greyscope::io {

inline constexpr std::string_view csvFormat = "CSV";

/// Where the column names are. With `presentTwice` and `presentThrice`, two or three records contain them: units, or
/// names below merged cells, are in the later ones.
enum class Header { detect, present, presentTwice, presentThrice, inComment, absent };

/// The dialect words of delimited text:
/// "delimiter": `,` `;` `|`, a tab or a blank (runs of white space); "decimal": a point or a comma;
/// "header": "present", "twice", "thrice", "comment" or "absent"; "quote": a double quote or an apostrophe;
/// "escape": what precedes a quote inside quotes, "backslash" or "quote";
/// "above": number of lines above the table; "until": number of its last line;
/// "bars": delimiters around records as in Markdown ("outer") or only between cells ("between");
/// "below": "rows" if notes below the table are rows.
/// If delimiter and header are given, the other words are not guessed either, except for notes: nothing above, double
/// quotes, written twice inside quotes.
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

/// Read options together with the hints in their dialect.
struct CsvOptions : ReadOptions {
    CsvHints told;
};

/// `options` with these hints added to their dialect.
[[nodiscard]] ReadOptions csvReadOptions(const CsvHints& hints, ReadOptions options = {});

}  // namespace greyscope::io
