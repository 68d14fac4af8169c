#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/data/dataset.h"

namespace greyscope::data {

/// The name of the note that holds a line above a table.
inline constexpr std::string_view kTitleNote = "title";

/// What a title above a table says was measured, with its unit: "GDP per capita (US$)" of "Table 3: GDP per capita
/// (US$)", "年末常住人口(万人)" of "指标：年末常住人口(万人)", or of "年末常住人口" above "单位：万人". "" where no
/// title states a unit or says that it is the measure.
[[nodiscard]] std::string measureInTitles(const std::vector<TableFact>& notes);

}  // namespace greyscope::data
