#include "core/io/csv/csv_options.h"

#include <string_view>

#include "core/base/names.h"
#include "core/base/whole_number.h"

namespace greyscope::io {

namespace {

constexpr const char* backslashName = "backslash";
constexpr const char* outerBarsName = "outer";
constexpr const char* notesAreRowsName = "rows";

const base::Names<Header>& headerNames() {
    static const base::Names<Header> names{{Header::present, "present"},
                                           {Header::presentTwice, "twice"},
                                           {Header::presentThrice, "thrice"},
                                           {Header::inComment, "comment"},
                                           {Header::absent, "absent"}};
    return names;
}

std::optional<char> markIn(const Dialect& dialect, const std::string& key, std::string_view allowed) {
    const auto found = dialect.find(key);
    const bool known =
        found != dialect.end() && found->second.size() == 1 && allowed.find(found->second) != std::string_view::npos;
    return known ? std::optional(found->second.front()) : std::nullopt;
}

std::optional<std::size_t> countIn(const Dialect& dialect, const std::string& key) {
    const auto found = dialect.find(key);
    return found == dialect.end() ? std::nullopt : base::wholeNumberIn<std::size_t>(found->second);
}

}  // namespace

CsvHints CsvHints::in(const Dialect& dialect) {
    CsvHints hints{markIn(dialect, "delimiter", ",;\t| :"), markIn(dialect, "decimal", ".,")};
    if (const auto header = dialect.find("header"); header != dialect.end()) {
        hints.header = base::choiceNamed(headerNames(), header->second).value_or(Header::detect);
    }
    hints.quote = markIn(dialect, "quote", "\"'");
    if (const auto escape = dialect.find("escape"); escape != dialect.end()) {
        hints.backslash = escape->second == backslashName;
    }
    if (const auto bars = dialect.find("bars"); bars != dialect.end()) {
        hints.outerBars = bars->second == outerBarsName;
    }
    if (const auto below = dialect.find("below"); below != dialect.end()) {
        hints.notesAreRows = below->second == notesAreRowsName;
    }
    hints.linesAbove = countIn(dialect, "above");
    hints.lastLine = countIn(dialect, "until");
    if (hints.delimiter && hints.header != Header::detect) {
        hints.quote = hints.quote.value_or('"');
        hints.backslash = hints.backslash.value_or(false);
        hints.linesAbove = hints.linesAbove.value_or(0);
    }
    return hints;
}

Dialect CsvHints::asDialect() const {
    Dialect dialect;
    if (delimiter) {
        dialect["delimiter"] = *delimiter;
    }
    if (decimalMark) {
        dialect["decimal"] = *decimalMark;
    }
    if (header != Header::detect) {
        dialect["header"] = base::nameOf(headerNames(), header);
    }
    if (quote.value_or('"') != '"') {
        dialect["quote"] = *quote;
    }
    if (backslash.value_or(false)) {
        dialect["escape"] = backslashName;
    }
    if (linesAbove.value_or(0) > 0) {
        dialect["above"] = std::to_string(*linesAbove);
    }
    if (delimiter == '|' && outerBars) {
        dialect["bars"] = *outerBars ? outerBarsName : "between";
    }
    if (lastLine) {
        dialect["until"] = std::to_string(*lastLine);
    }
    if (notesAreRows) {
        dialect["below"] = notesAreRowsName;
    }
    return dialect;
}

ReadOptions csvReadOptions(const CsvHints& hints, ReadOptions options) {
    options.format = csvFormat;
    options.dialect = hints.asDialect();
    return options;
}

}  // namespace greyscope::io
