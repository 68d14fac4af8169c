#include "core/io/csv_options.h"

#include <string_view>

#include "core/base/names.h"

namespace greyscope::io {

namespace {

const base::Names<Header>& headerNames() {
    static const base::Names<Header> names{{Header::present, "present"},
                                           {Header::presentTwice, "twice"},
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

}  // namespace

CsvHints CsvHints::in(const Dialect& dialect) {
    CsvHints hints{markIn(dialect, "delimiter", ",;\t| "), markIn(dialect, "decimal", ".,")};
    if (const auto header = dialect.find("header"); header != dialect.end()) {
        hints.header = base::choiceNamed(headerNames(), header->second).value_or(Header::detect);
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
    return dialect;
}

ReadOptions csvReadOptions(const CsvHints& hints, ReadOptions options) {
    options.format = csvFormat;
    options.dialect = hints.asDialect();
    return options;
}

}  // namespace greyscope::io
