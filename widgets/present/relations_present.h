#pragma once

#include <QString>

#include <Eigen/Dense>

#include <cstddef>
#include <vector>

#include "core/grey/relation.h"
#include "core/grey/relation_sensitivity.h"
#include "widgets/present/matrix_spec.h"
#include "widgets/present/plot_spec.h"
#include "widgets/present/ranking_spec.h"

namespace greyscope::widgets {

/// A series as the views of relational degrees show it.
struct RelationSeries {
    QString id;
    QString name;   ///< "1.1-W"
    QString group;  ///< "Case 1.1"; empty: the series stand alone
    QString label;  ///< "W": the name inside its group
    Ink ink;
    Marker marker = Marker::none;
    Dash dash = Dash::solid;
    bool hollow = false;
    bool reference = false;
    bool shown = true;  ///< one of the compared; the others are drawn quietly
};

/// How degrees are printed.
struct RelationLook {
    int decimals = 3;
    bool printNumbers = true;
    bool separateGroups = true;
};

/// The all-pairs table: `grades(i, j)` of series i as the reference and j compared. `order` tells which series stand in
/// the table's rows and columns. The diagonal is left uncoloured, separators stand between groups.
[[nodiscard]] MatrixSpec relationMatrix(const std::vector<RelationSeries>& series,
                                        const std::vector<std::size_t>& order, const Eigen::MatrixXd& grades,
                                        const RelationLook& look);

/// Bars from the highest grade down, whiskers from rho 0.1 to 1. `series` holds the reference and then the compared.
[[nodiscard]] RankingSpec relationRanking(const std::vector<RelationSeries>& series, const grey::RelationResult& result,
                                          const RelationLook& look);

/// Two images and what a degree makes of their differences.
struct RelationPair {
    RelationSeries first, second;
    Eigen::VectorXd firstImage, secondImage;
    double minimum = 0.0, maximum = 0.0;  ///< m and M that the pair is judged by
    double rho = 0.5;
    double grade = 0.0;
    QString imageName;  ///< "mean"
    QString extent;     ///< over what m and M were taken: "all pairs"
};

/// One axis column with the labels of the points, the outermost first.
struct RelationAxis {
    std::vector<QString> names;
    std::vector<std::vector<QString>> labels;  ///< per point, one a column
};

/// "Why 0.766": both images over the points, their differences as stems below.
[[nodiscard]] PlotSpec relationPair(const RelationPair& pair, const RelationAxis& axis, const RelationLook& look);

/// Degree against rho for the compared series, a handle at the chosen rho. `series` as in relationRanking().
[[nodiscard]] PlotSpec relationCurves(const std::vector<RelationSeries>& series,
                                      const grey::RelationSensitivity& sensitivity, const grey::RelationResult& result);

/// In which range of rho the order holds and who passes whom at its ends; empty with fewer than two compared series.
[[nodiscard]] QString orderSentence(const std::vector<RelationSeries>& series,
                                    const grey::RelationSensitivity& sensitivity, double rho);

}  // namespace greyscope::widgets
