#pragma once

#include <optional>
#include <string>

#include <nlohmann/json_fwd.hpp>

#include "widgets/present/table/table.h"

// Tables as the command line writes them.
namespace greyscope::app::cli {

/// A number as alignedTable() writes it; "-" where there is none.
[[nodiscard]] std::string terminalNumber(const std::optional<double>& number, const widgets::Digits& digits);
/// For people: texts to the left, numbers to the right with the digits of their column, "-" where there is nothing.
[[nodiscard]] std::string alignedTable(const widgets::Table& table);
/// The keys of the columns, then the rows; numbers with all digits.
[[nodiscard]] std::string csvTable(const widgets::Table& table);
/// An object for each row. Paths make objects and lists in it; a list without a value is null.
[[nodiscard]] nlohmann::ordered_json jsonRows(const widgets::Table& table);

}  // namespace greyscope::app::cli
