#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/data/dataset.h"

namespace greyscope::data {

/// Name of the table facts (TableFact) that contain the lines above a table.
inline constexpr std::string_view kTitleNote = "title";

/// Returns the measured quantity, with its unit, that the title lines above a table state. It is "GDP per capita (US$)"
/// for "Table 3: GDP per capita (US$)". It is "年末常住人口(万人)" for "指标：年末常住人口(万人)", and for the two
/// lines "年末常住人口" and "单位：万人". "" if no title states a unit or says that it names the quantity.
[[nodiscard]] std::string measureInTitles(const std::vector<TableFact>& notes);

}  // namespace greyscope::data
