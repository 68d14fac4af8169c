#pragma once

#include <QString>

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace greyscope::widgets {

// A result in rows and columns, made once by its analysis. What writes it (table_text.h for people, table_output.h of
// the command line for programs) formats it and decides nothing.

/// How people read the numbers of a column. Programs get all digits.
struct Digits {
    enum class Kind {
        significant,  ///< `count` significant digits
        decimals,     ///< `count` decimals
        share,        ///< with `count` decimals: "3.2 %" of 0.032
        percent,      ///< "8.40 %" of 8.4
        ratio,        ///< "2.160×"
        change,       ///< a share with its sign: "+3.2 %"
        probability   ///< "0.0078", "< 0.0001"
    };
    Kind kind = Kind::significant;
    int count = 6;
};

inline constexpr Digits kPercentDigits{Digits::Kind::percent};
inline constexpr Digits kChangeDigits{Digits::Kind::change};
inline constexpr Digits kProbabilityDigits{Digits::Kind::probability};
[[nodiscard]] constexpr Digits decimals(int count) {
    return {Digits::Kind::decimals, count};
}

/// The outputs that a column stands in.
enum Output : unsigned {
    kTerminal = 1,
    kWindow = 2,  ///< views and the clipboard
    kFigure = 4,
    kCsv = 8,
    kJson = 16,
    kData = kCsv | kJson,
    kPeople = kTerminal | kWindow | kFigure,
    kEverywhere = kPeople | kData
};

struct TableColumn {
    std::string key = {};   ///< heading in CSV: "n_before"
    std::string path = {};  ///< key in JSON where that is another: "before/n", "labels/0"
    QString heading = {};   ///< for people, in the language in use: "n before"
    QString unit = {};      ///< behind the heading: "%"
    Digits digits = {};     ///< of its numbers
    bool isText = false;    ///< aligned to the left; numbers are aligned to the right
    unsigned in = kEverywhere;
};

/// Nothing, yes or no, a count, a number or a text. A number that is not finite counts as nothing.
struct TableCell {
    using Value = std::variant<std::monostate, bool, std::int64_t, double, std::string>;

    TableCell() = default;
    TableCell(bool yes) : value(yes) {}
    TableCell(std::integral auto count) : value(static_cast<std::int64_t>(count)) {}
    TableCell(double number) : value(number) {}
    TableCell(const std::optional<double>& number) : value(number ? Value(*number) : Value()) {}
    TableCell(std::string text, QString words = {}) : value(std::move(text)), words(std::move(words)) {}
    TableCell(const char* text) : value(std::string(text)) {}

    /// The count or number; none where the cell has none.
    [[nodiscard]] std::optional<double> number() const;
    bool operator==(const TableCell&) const = default;

    Value value;
    QString words = {};   ///< what people read in the place of a text; "": the text itself
    QString remark = {};  ///< what to know of it, told where it is pointed at
    bool strong = false;
};

struct Table {
    std::string name = {};  ///< key of its rows in JSON: "cells"
    QString title = {};
    std::vector<TableColumn> columns = {};
    std::vector<std::vector<TableCell>> rows = {};

    /// The places of the columns that stand in an output.
    [[nodiscard]] std::vector<std::size_t> columnsIn(Output output) const;
    /// The cell of a row in the column of this key, which the table has.
    [[nodiscard]] const TableCell& at(std::size_t row, const std::string& key) const;
    /// The same columns, with these of its rows in this order.
    [[nodiscard]] Table withRows(const std::vector<std::size_t>& chosen) const;
};

}  // namespace greyscope::widgets
