#pragma once

#include <QString>

#include <map>
#include <optional>
#include <utility>
#include <vector>

#include <Eigen/Dense>

#include "widgets/present/relations/relations_present.h"
#include "widgets/present/spec/matrix_spec.h"
#include "widgets/present/spec/ranking_spec.h"

namespace greyscope::widgets {

/// A degree as printed in a paper.
struct PublishedDegree {
    double value = 0.0;
    QString text;   ///< the printed digits
    QString table;  ///< the number of the table in the paper: "I"
    bool operator==(const PublishedDegree&) const = default;
};

/// The published degrees of a paper by pair. The key contains the names of the reference and of the compared series.
using PublishedDegrees = std::map<std::pair<QString, QString>, PublishedDegree>;

/// Returns a copy of the matrix `computed` with the published degrees in its cells; "–" for pairs without one.
[[nodiscard]] MatrixSpec publishedMatrix(const MatrixSpec& computed, const std::vector<RelationSeries>& series,
                                         const std::vector<std::size_t>& order, const PublishedDegrees& published,
                                         const RelationLook& look);

/// Returns a matrix of the computed degrees minus the published ones, on a colour scale centred at 0.
[[nodiscard]] MatrixSpec differenceMatrix(const MatrixSpec& computed, const std::vector<RelationSeries>& series,
                                          const std::vector<std::size_t>& order, const PublishedDegrees& published,
                                          const RelationLook& look);

/// Adds the published degrees to a ranking: a diamond and the printed number at every bar whose pair has one.
void addPublished(RankingSpec& ranking, const std::vector<RelationSeries>& series, const PublishedDegrees& published);

/// Returns why the published degrees cannot be recomputed, and how far the published and the computed order of the
/// pairs agree (Kendall's τ).
[[nodiscard]] QString publishedSentence(const std::vector<RelationSeries>& series, const Eigen::MatrixXd& degrees,
                                        const PublishedDegrees& published);

}  // namespace greyscope::widgets
