#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "app/analyses/relations/relations_run.h"
#include "app/cli/arguments/series_arguments.h"
#include "app/cli/output/output.h"
#include "app/cli/relate/relation_output.h"
#include "core/grey/degrees/second_look.h"

// Rank correlations beside relational degrees: as columns of their table, as JSON and in words.
namespace greyscope::app::cli {

/// Behind each series' columns in `rows`, whose first is the name: Spearman, Kendall, points, and with lags the
/// largest. `exact`: for programs, which get all columns, and the reason of a difference.
void addCorrelations(Rows& rows, const grey::RelationResult& result, const grey::SecondLook& second, bool exact);
/// Explains the columns, names the lags that were compared, and says where degree and correlation differ.
[[nodiscard]] std::string correlationsText(const grey::RelationResult& result, const grey::SecondLook& second);
/// Adds "correlation" to each entry of json["series"], and "lags" to `json`.
void addCorrelations(nlohmann::ordered_json& json, const grey::RelationResult& result, const grey::SecondLook& second);

/// One pair: its sentences, and a line for each lag.
[[nodiscard]] std::string correlationText(const grey::RelationResult& result, const grey::SecondLook& second,
                                          std::size_t compared);
/// The same with every lag.
[[nodiscard]] nlohmann::ordered_json correlationJson(const grey::RelationResult& result, const grey::SecondLook& second,
                                                     std::size_t compared);

/// Spearman's coefficient of all pairs of these series, of `known` where that has them; may be null.
[[nodiscard]] base::Expected<std::string> spearmanText(const SeriesArguments::Chosen& chosen,
                                                       const std::vector<std::size_t>& which, Format format,
                                                       const Relations* known);

}  // namespace greyscope::app::cli
