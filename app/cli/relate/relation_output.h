#pragma once

#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "core/data/series/pivot.h"
#include "core/grey/degrees/clustering.h"
#include "core/grey/degrees/image_sensitivity.h"
#include "core/grey/degrees/relation.h"
#include "core/grey/degrees/relation_axioms.h"
#include "core/grey/degrees/relation_intervals.h"
#include "core/grey/degrees/relation_kernel.h"
#include "core/grey/degrees/relation_sensitivity.h"
#include "widgets/present/remark.h"
#include "widgets/present/table/table.h"

// Writes relational degrees as the rows of a table, as JSON and as text.
namespace greyscope::app::cli {

using Rows = std::vector<std::vector<std::string>>;

/// Returns two lines: the conventions, "Method deng, image mean, ...", and how the series were made.
[[nodiscard]] std::string conventionsLine(const grey::RelationOptions& options, const data::SeriesQuery& query);

[[nodiscard]] nlohmann::ordered_json jsonOf(const grey::RelationResult& result, const data::SeriesQuery& query,
                                            const std::optional<grey::DegreeIntervals>& intervals = std::nullopt);
/// Returns a text on how the intervals of the degrees were calculated.
[[nodiscard]] std::string intervalsText(const grey::DegreeIntervals& intervals, const grey::RelationOptions& options);

/// Returns the degrees of all pairs as rows of cells. `order`: indices of the series in the order of rows and columns.
[[nodiscard]] Rows matrixRows(const grey::RelationMatrix& matrix, const std::vector<std::size_t>& order);
/// Returns the degrees of all pairs as CSV. `order`: indices of the series in the order of rows and columns.
[[nodiscard]] std::string matrixCsv(const grey::RelationMatrix& matrix, const std::vector<std::size_t>& order);
[[nodiscard]] nlohmann::ordered_json jsonOf(const grey::RelationMatrix& matrix, const std::vector<std::size_t>& order,
                                            const data::SeriesQuery& query);

/// Returns the groups of series that are joined at a degree of at least `threshold`, one per line.
[[nodiscard]] std::string groupsText(const std::vector<std::string>& names, const grey::Clustering& clustering,
                                     double threshold);
/// Returns the merges of the clustering as JSON and, if there is a threshold, the groups.
[[nodiscard]] nlohmann::ordered_json jsonOf(const std::vector<std::string>& names, const grey::Clustering& clustering,
                                            const std::optional<double>& threshold);

/// Returns how one degree is calculated, with a row for each point. `compared`: index of the compared series.
[[nodiscard]] widgets::Table pointTable(const grey::RelationResult& result, std::size_t compared);
/// Returns how one degree is calculated, point by point, as text. `compared`: index of the compared series.
[[nodiscard]] std::string pointLines(const grey::RelationResult& result, std::size_t compared);
/// Returns how one degree is calculated, point by point, as JSON. `compared`: index of the compared series.
[[nodiscard]] nlohmann::ordered_json pointsJson(const grey::RelationResult& result, std::size_t compared);

/// How robust an order of series is: the range of rho in which it holds, and the degrees and ranks under every image
/// (normalisation).
struct Stability {
    /// Range of rho in which the order holds; set for Deng's degree only.
    std::optional<grey::RelationSensitivity> rho;
    grey::ImageSensitivity images;
};
[[nodiscard]] std::string stabilityText(const grey::RelationResult& result, const Stability& stability);
/// Returns remarks on how far the order of the series holds.
[[nodiscard]] std::vector<widgets::Remark> stabilityRemarks(const grey::RelationResult& result,
                                                            const Stability& stability);
[[nodiscard]] nlohmann::ordered_json jsonOf(const grey::RelationResult& result, const Stability& stability);

[[nodiscard]] std::vector<widgets::Remark> axiomRemarks(const grey::AxiomChecks& checks,
                                                        const std::vector<std::string>& names,
                                                        const grey::RelationOptions& options);
[[nodiscard]] nlohmann::ordered_json jsonOf(const grey::AxiomChecks& checks, const std::vector<std::string>& names,
                                            const grey::RelationOptions& options);

}  // namespace greyscope::app::cli
