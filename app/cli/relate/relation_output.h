#pragma once

#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "core/data/series/series_table.h"
#include "core/grey/degrees/clustering.h"
#include "core/grey/degrees/image_sensitivity.h"
#include "core/grey/degrees/relation.h"
#include "core/grey/degrees/relation_axioms.h"
#include "core/grey/degrees/relation_intervals.h"
#include "core/grey/degrees/relation_kernel.h"
#include "core/grey/degrees/relation_sensitivity.h"
#include "widgets/present/remark.h"
#include "widgets/present/table/table.h"

// Relational degrees as the rows of a table, as JSON and in words.
namespace greyscope::app::cli {

using Rows = std::vector<std::vector<std::string>>;

/// Returns "Method deng, image mean, ..." and how the series were made, each on a line.
[[nodiscard]] std::string conventionsLine(const grey::RelationOptions& options, const data::SeriesQuery& query);

[[nodiscard]] nlohmann::ordered_json jsonOf(const grey::RelationResult& result, const data::SeriesQuery& query,
                                            const std::optional<grey::DegreeIntervals>& intervals = std::nullopt);
/// Returns how the intervals were calculated.
[[nodiscard]] std::string intervalsText(const grey::DegreeIntervals& intervals, const grey::RelationOptions& options);

/// `order` lists the series in the order of rows and columns.
[[nodiscard]] Rows matrixRows(const grey::RelationMatrix& matrix, const std::vector<std::size_t>& order);
[[nodiscard]] std::string matrixCsv(const grey::RelationMatrix& matrix, const std::vector<std::size_t>& order);
[[nodiscard]] nlohmann::ordered_json jsonOf(const grey::RelationMatrix& matrix, const std::vector<std::size_t>& order,
                                            const data::SeriesQuery& query);

/// Returns the groups with at least this degree, one per line.
[[nodiscard]] std::string groupsText(const std::vector<std::string>& names, const grey::Clustering& clustering,
                                     double threshold);
/// Returns the merges, and with a threshold the groups.
[[nodiscard]] nlohmann::ordered_json jsonOf(const std::vector<std::string>& names, const grey::Clustering& clustering,
                                            const std::optional<double>& threshold);

/// Return one degree point by point.
[[nodiscard]] widgets::Table pointTable(const grey::RelationResult& result, std::size_t compared);
[[nodiscard]] std::string pointLines(const grey::RelationResult& result, std::size_t compared);
[[nodiscard]] nlohmann::ordered_json pointsJson(const grey::RelationResult& result, std::size_t compared);

/// The range of rho in which the order holds, and the degrees and ranks under every image.
struct Stability {
    std::optional<grey::RelationSensitivity> rho;  ///< set for Deng's degree only
    grey::ImageSensitivity images;
};
[[nodiscard]] std::string stabilityText(const grey::RelationResult& result, const Stability& stability);
/// Returns remarks on how far the order holds.
[[nodiscard]] std::vector<widgets::Remark> stabilityRemarks(const grey::RelationResult& result,
                                                            const Stability& stability);
[[nodiscard]] nlohmann::ordered_json jsonOf(const grey::RelationResult& result, const Stability& stability);

[[nodiscard]] std::vector<widgets::Remark> axiomRemarks(const grey::AxiomChecks& checks,
                                                        const std::vector<std::string>& names,
                                                        const grey::RelationOptions& options);
[[nodiscard]] nlohmann::ordered_json jsonOf(const grey::AxiomChecks& checks, const std::vector<std::string>& names,
                                            const grey::RelationOptions& options);

}  // namespace greyscope::app::cli
