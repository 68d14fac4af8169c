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
    QString table;  ///< "I"
    bool operator==(const PublishedDegree&) const = default;
};

/// Key: the names of the reference and of the compared series.
using PublishedDegrees = std::map<std::pair<QString, QString>, PublishedDegree>;

/// A copy of `computed` with the printed degrees in its cells; "–" for pairs that are not printed.
[[nodiscard]] MatrixSpec publishedMatrix(const MatrixSpec& computed, const std::vector<RelationSeries>& series,
                                         const std::vector<std::size_t>& order, const PublishedDegrees& published,
                                         const RelationLook& look);

/// Computed degrees minus printed ones, on a colour scale centred at 0.
[[nodiscard]] MatrixSpec differenceMatrix(const MatrixSpec& computed, const std::vector<RelationSeries>& series,
                                          const std::vector<std::size_t>& order, const PublishedDegrees& published,
                                          const RelationLook& look);

/// Adds a diamond and the printed number to every bar whose pair is printed.
void addPublished(RankingSpec& ranking, const std::vector<RelationSeries>& series, const PublishedDegrees& published);

/// Why the printed degrees cannot be recomputed, and how well the orders of the pairs agree (Kendall's τ).
[[nodiscard]] QString publishedSentence(const std::vector<RelationSeries>& series, const Eigen::MatrixXd& degrees,
                                        const PublishedDegrees& published);

}  // namespace greyscope::widgets
