#pragma once

#include <string>
#include <vector>

#include "core/grey/evaluation/grey_clusters.h"
#include "core/grey/evaluation/grey_target.h"
#include "widgets/present/remark.h"
#include "widgets/present/table/table.h"

// Tables and remarks of grey clustering and grey target decisions.
namespace greyscope::widgets {

/// The rows of a matrix, for JSON.
[[nodiscard]] std::vector<std::vector<double>> matrixRows(const Eigen::MatrixXd& matrix);

/// An object a row: its class, how far that one leads, and its coefficient of every class.
[[nodiscard]] Table clusterTable(const std::vector<std::string>& objects, const std::vector<std::string>& classes,
                                 const grey::GreyClusters& result);
/// An indicator a row: its weight in every class.
[[nodiscard]] Table clusterWeightTable(const std::vector<std::string>& classes, const grey::ClusterOptions& options,
                                       const grey::GreyClusters& result);
/// Objects that share two classes, and those that belong to none.
[[nodiscard]] std::vector<Remark> clusterRemarks(const std::vector<std::string>& objects,
                                                 const std::vector<std::string>& classes,
                                                 const grey::GreyClusters& result);

/// An alternative a row, in the order of the table: rank, distance from the bull's-eye, degree, score, and its effects.
[[nodiscard]] Table decisionTable(const std::vector<std::string>& alternatives, const grey::TargetOptions& options,
                                  const grey::TargetDecision& result);
/// An attribute a row: its weight and the effect at the bull's-eye.
[[nodiscard]] Table decisionWeightTable(const grey::TargetOptions& options, const grey::TargetDecision& result);
/// Attributes that decide nothing, and effects below -1.
[[nodiscard]] std::vector<Remark> decisionRemarks(const std::vector<std::string>& alternatives,
                                                  const grey::TargetOptions& options,
                                                  const grey::TargetDecision& result);

}  // namespace greyscope::widgets
