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

// Writes rank correlations beside relational degrees, as JSON and as text.
namespace greyscope::app::cli {

/// Returns lines that explain the columns of the correlations, and the lags that were compared.
[[nodiscard]] std::string correlationsText(const grey::SecondLook& second);
/// Returns remarks on the series for which the degree and the correlation disagree; if there are many, on the first
/// few.
[[nodiscard]] std::vector<widgets::Remark> differRemarks(const grey::RelationResult& result,
                                                         const grey::SecondLook& second);
/// Adds "correlation" to each entry of json["series"], and "lags" to `json`.
void addCorrelations(nlohmann::ordered_json& json, const grey::RelationResult& result, const grey::SecondLook& second);

/// Returns text on the correlation of one pair, with a line for each lag. `compared`: index of the compared series.
[[nodiscard]] std::string correlationText(const grey::RelationResult& result, const grey::SecondLook& second,
                                          std::size_t compared);
/// Returns the correlation of one pair as JSON, with every lag. `compared`: index of the compared series.
[[nodiscard]] nlohmann::ordered_json correlationJson(const grey::RelationResult& result, const grey::SecondLook& second,
                                                     std::size_t compared);

/// Returns Spearman's coefficients of all pairs of the chosen series, in the given format.
[[nodiscard]] std::string spearmanText(const SeriesArguments::Chosen& chosen, const Relations& relations,
                                       Format format);

}  // namespace greyscope::app::cli
