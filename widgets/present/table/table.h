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

// A result as a table. The analysis makes the table once. The writers (table_text.h for people, table_output.h of the
// command line for programs) only format it.

/// The format in which people see the numbers of a column. Programs get all digits.
struct Digits {
    enum class Kind {
        significant,  ///< `count` significant digits
        decimals,     ///< `count` decimals
        share,        ///< a share as a percentage with `count` decimals: "3.2 %" for 0.032
        percent,      ///< a percentage: "8.40 %" for 8.4
        ratio,        ///< a ratio: "2.160×"
        change,       ///< a share as a percentage with its sign: "+3.2 %"
        probability   ///< a p value: "0.0078", "< 0.0001"
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

/// The outputs that can show a column, as bits of TableColumn::in.
enum Output : unsigned {
    kTerminal = 1,
    kWindow = 2,  ///< the views of the window and the clipboard
    kFigure = 4,
    kCsv = 8,
    kJson = 16,
    kData = kCsv | kJson,
    kPeople = kTerminal | kWindow | kFigure,
    kEverywhere = kPeople | kData
};

struct TableColumn {
    std::string key = {};   ///< the name of the column in the program and its heading in CSV: "n_before"
    std::string path = {};  ///< the path in JSON if it differs from `key`: "before/n", "labels/0"
    QString heading = {};   ///< the heading for people, in the current language: "n before"
    QString unit = {};      ///< the unit, which is appended to the heading: "%"
    Digits digits = {};     ///< the format in which people see its numbers
    bool isText = false;    ///< whether the column contains text, which is left-aligned; numbers are right-aligned
    unsigned in = kEverywhere;
};

/// A cell of a table: empty, yes or no, a count, a number or a text. A number that is not finite counts as empty.
struct TableCell {
    using Value = std::variant<std::monostate, bool, std::int64_t, double, std::string>;

    TableCell() = default;
    TableCell(bool yes) : value(yes) {}
    TableCell(std::integral auto count) : value(static_cast<std::int64_t>(count)) {}
    TableCell(double number) : value(number) {}
    TableCell(const std::optional<double>& number) : value(number ? Value(*number) : Value()) {}
    TableCell(std::string text, QString words = {}) : value(std::move(text)), words(std::move(words)) {}
    TableCell(const char* text) : value(std::string(text)) {}

    /// The count or number; nullopt if the cell has neither.
    [[nodiscard]] std::optional<double> number() const;
    bool operator==(const TableCell&) const = default;

    Value value;
    QString words = {};   ///< what people see instead of the text in `value`; "": that text
    QString remark = {};  ///< the tooltip of the cell
    bool strong = false;
};

struct Table {
    std::string name = {};  ///< the key of the rows in JSON: "cells"
    QString title = {};
    std::vector<TableColumn> columns = {};
    std::vector<std::vector<TableCell>> rows = {};

    /// The indices of the columns that an output shows.
    [[nodiscard]] std::vector<std::size_t> columnsIn(Output output) const;
    /// The cell of a row in the column with this key, which must exist.
    [[nodiscard]] const TableCell& at(std::size_t row, const std::string& key) const;
    /// A copy that contains only the chosen rows, in this order.
    [[nodiscard]] Table withRows(const std::vector<std::size_t>& chosen) const;
};

}  // namespace greyscope::widgets
