#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "core/io/reader.h"

namespace greyscope::io {

inline constexpr std::string_view csvFormat = "CSV";

/// Which records of a text table are its heading, with the column names. presentTwice, presentThrice: the first two or
/// three records; the later ones contain units, or names below merged cells. inComment: a comment line instead of a
/// record. absent: there is no heading. detect: to be found out.
enum class Header { detect, present, presentTwice, presentThrice, inComment, absent };

/// Settings for reading delimited text, corresponding to these dialect words:
/// "delimiter": `,` `;` `|`, a tab or a space (runs of white space); "decimal": a point or a comma;
/// "header": "present", "twice", "thrice", "comment" or "absent"; "quote": a double quote or an apostrophe;
/// "escape": what precedes a quote inside quotes, "backslash" or "quote";
/// "above": number of lines above the table; "until": number of its last line;
/// "bars": delimiters around records as in Markdown ("outer") or only between cells ("between");
/// "below": "rows" if notes below the table are rows.
/// nullopt means that the setting is guessed. If delimiter and header are given, the other settings are not guessed
/// either, except whether there are notes: no lines above the table, and double quotes, which are doubled inside
/// quotes.
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

    /// Returns the settings that a dialect contains.
    [[nodiscard]] static CsvHints in(const Dialect& dialect);
    /// Returns the settings as dialect words; those to be guessed are left out.
    [[nodiscard]] Dialect asDialect() const;
};

/// Options for reading delimited text: `told` contains the settings in their dialect.
struct CsvOptions : ReadOptions {
    CsvHints told;
};

/// Returns `options` with the settings in `hints` added to their dialect.
[[nodiscard]] ReadOptions csvReadOptions(const CsvHints& hints, ReadOptions options = {});

}  // namespace greyscope::io
