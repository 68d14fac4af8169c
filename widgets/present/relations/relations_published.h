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

/// A degree as a paper prints it.
struct PublishedDegree {
    double value = 0.0;
    QString text;   ///< with the digits of the print
    QString table;  ///< "I"
    bool operator==(const PublishedDegree&) const = default;
};

/// By the names of reference and compared series.
using PublishedDegrees = std::map<std::pair<QString, QString>, PublishedDegree>;

/// The printed degrees in the place of the computed ones; a pair that is not printed is an empty cell.
[[nodiscard]] MatrixSpec publishedMatrix(const MatrixSpec& computed, const std::vector<RelationSeries>& series,
                                         const std::vector<std::size_t>& order, const PublishedDegrees& published,
                                         const RelationLook& look);

/// Computed less printed, on a scale centred at no difference.
[[nodiscard]] MatrixSpec differenceMatrix(const MatrixSpec& computed, const std::vector<RelationSeries>& series,
                                          const std::vector<std::size_t>& order, const PublishedDegrees& published,
                                          const RelationLook& look);

/// A diamond and the printed number on every bar whose pair is printed.
void addPublished(RankingSpec& ranking, const std::vector<RelationSeries>& series, const PublishedDegrees& published);

/// Why the printed degrees cannot be the computed ones, and how far both put the pairs into the same order.
[[nodiscard]] QString publishedSentence(const std::vector<RelationSeries>& series, const Eigen::MatrixXd& degrees,
                                        const PublishedDegrees& published);

}  // namespace greyscope::widgets
