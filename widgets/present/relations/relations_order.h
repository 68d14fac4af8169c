#pragma once

#include <QString>

#include <optional>
#include <vector>

#include <Eigen/Dense>

#include "core/grey/degrees/clustering.h"
#include "widgets/present/relations/relations_present.h"
#include "widgets/present/spec/matrix_spec.h"

namespace greyscope::widgets {

/// Returns an order of the series: the reference, then the others by descending degree to it. Series whose degrees
/// differ only by rounding keep their order.
[[nodiscard]] std::vector<std::size_t> byDegree(const Eigen::MatrixXd& degrees, std::size_t reference);

/// Adds the dendrogram of a clustering above a matrix whose series are in the order of the clustering. With a
/// threshold, also outlines the groups of two or more series.
void addClusters(MatrixSpec& spec, const grey::Clustering& clustering, std::optional<double> threshold);

/// Returns a sentence with the groups that a threshold gives: "Groups at γ ≥ 0.80, average linkage: 1.1-W, 1.2-W;
/// 1.1-R, 1.2-R. Alone: 2.1-R."
[[nodiscard]] QString groupsSentence(const std::vector<RelationSeries>& series, const grey::Clustering& clustering,
                                     double threshold, const QString& symbol);

/// Returns the name of a linkage: "average".
[[nodiscard]] QString linkageText(grey::Linkage linkage);

}  // namespace greyscope::widgets
