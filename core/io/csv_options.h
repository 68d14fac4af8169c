#pragma once

#include <optional>
#include <string_view>

#include "core/io/reader.h"

namespace greyscope::io {

inline constexpr std::string_view csvFormat = "CSV";

/// Where the names of the columns stand. `presentTwice` is two records: units, or names below merged cells, are in the
/// second one.
enum class Header { detect, present, presentTwice, inComment, absent };

/// The words of delimited text: "delimiter" is one of `,` `;` `|`, a tab or a blank (runs of white space), "decimal" a
/// point or a comma, "header" one of "present", "twice", "comment", "absent".
struct CsvHints {
    std::optional<char> delimiter = std::nullopt;
    std::optional<char> decimalMark = std::nullopt;
    Header header = Header::detect;

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
