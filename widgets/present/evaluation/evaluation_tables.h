#pragma once

#include <string>
#include <vector>

#include "core/grey/evaluation/grey_clusters.h"
#include "core/grey/evaluation/grey_target.h"
#include "widgets/present/remark.h"
#include "widgets/present/table/table.h"

// Tables and remarks of grey clustering and grey target decisions.
namespace greyscope::widgets {

/// Returns the rows of a matrix as vectors, for JSON.
[[nodiscard]] std::vector<std::vector<double>> matrixRows(const Eigen::MatrixXd& matrix);

/// Returns a table with one row for each object: its class, by how much the coefficient of that class exceeds the next
/// one (lead), and its clustering coefficient σ for each class.
[[nodiscard]] Table clusterTable(const std::vector<std::string>& objects, const std::vector<std::string>& classes,
                                 const grey::GreyClusters& result);
/// Returns a table with one row for each indicator: its weight in each class.
[[nodiscard]] Table clusterWeightTable(const std::vector<std::string>& classes, const grey::ClusterOptions& options,
                                       const grey::GreyClusters& result);
/// Returns a table with one row for each indicator: the value of one object, its weights f in the classes, and the
/// weights η of the indicator in the classes.
[[nodiscard]] Table clusterObjectTable(const Eigen::MatrixXd& values, std::size_t object,
                                       const std::vector<std::string>& classes, const grey::ClusterOptions& options,
                                       const grey::GreyClusters& result);
/// Returns remarks about objects that have the same largest coefficient for several classes, and about objects outside
/// all classes.
[[nodiscard]] std::vector<Remark> clusterRemarks(const std::vector<std::string>& objects,
                                                 const std::vector<std::string>& classes,
                                                 const grey::GreyClusters& result);

/// Returns a table with one row for each alternative, in the order of the data: rank, distance from the bull's-eye,
/// degree and rank by degree, score, and its effects.
[[nodiscard]] Table decisionTable(const std::vector<std::string>& alternatives, const grey::TargetOptions& options,
                                  const grey::TargetDecision& result);
/// Returns a table with one row for each attribute: what is better, its weight, and the effect at the bull's-eye.
[[nodiscard]] Table decisionWeightTable(const grey::TargetOptions& options, const grey::TargetDecision& result);
/// Returns a table with one row for each attribute: the value of one alternative, its effect, the effect at the
/// bull's-eye, the weight, and the part of the squared distance.
[[nodiscard]] Table decisionObjectTable(const Eigen::MatrixXd& values, std::size_t alternative,
                                        const grey::TargetOptions& options, const grey::TargetDecision& result);
/// Returns remarks about attributes in which all alternatives are equal, so that they decide nothing, and about effects
/// below -1.
[[nodiscard]] std::vector<Remark> decisionRemarks(const std::vector<std::string>& alternatives,
                                                  const grey::TargetOptions& options,
                                                  const grey::TargetDecision& result);

}  // namespace greyscope::widgets
