#pragma once

#include <QString>
#include <QStringList>

#include <Eigen/Dense>

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "core/grey/degrees/relation.h"
#include "widgets/present/relations/relations_present.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// A result of one of two series that its source calls wrong.
struct InvalidPoint {
    double place = 0.0;  ///< among the points: at the number of one, between two where its own is left out
    QString label;       ///< of its point
    QString text;        ///< of its series, what was measured and why it is invalid
    std::optional<double> measured = {};
};

/// Two images and what a degree makes of their differences.
struct RelationPair {
    RelationSeries first, second;
    Eigen::VectorXd firstImage, secondImage;
    double minimum = 0.0, maximum = 0.0;  ///< m and M that the pair is judged by
    Eigen::VectorXd coefficients = {};    ///< ξ at each point, of Deng's degree
    double degree = 0.0;
    QString imageName;        ///< "mean"
    QString extent;           ///< over what m and M were taken: "all pairs"
    bool asMeasured = false;  ///< there is no image
    QString unit = {};        ///< of the values then
    /// What the two measure, where there is no image and they have no axis in common: each is drawn relative to its own
    /// largest value, without their differences. Empty otherwise.
    QStringList unlike = {};
    std::vector<InvalidPoint> invalid = {};
};

/// One axis column with the labels of the points, the outermost first.
struct RelationAxis {
    std::vector<QString> names;
    std::size_t points = 0;
    std::function<std::vector<QString>(std::size_t)> labelsAt =
        {};  ///< of a point, one a column; they may be a million
};

/// Labels of a point joined with " × ", or its number.
[[nodiscard]] QString pointName(const RelationAxis& axis, std::size_t k);

/// "Why 0.766": both images over the points, their differences as stems below.
[[nodiscard]] PlotSpec relationPair(const RelationPair& pair, const RelationAxis& axis, const RelationLook& look);

/// The same for a degree of areas: the curves whose areas are compared (from their first value on; of closeness, as
/// they are), and what lies between them. `compared` is the index in the result.
[[nodiscard]] PlotSpec relationAreas(const RelationPair& pair, const grey::RelationResult& result, std::size_t compared,
                                     const RelationAxis& axis, const RelationLook& look);

/// What a degree is worked out from, point by point, and the lines that lead to it.
struct RelationPoints {
    std::vector<QString> headings;  ///< of the numbers
    Eigen::MatrixXd numbers;        ///< points x headings
    int weights = -1;               ///< the column of the weights as given, where they can be chosen
    std::vector<QString> lines;
};

/// Of Image::criteria: points of which it is not known whether more or less is better.
[[nodiscard]] QString unknownEffectsSentence(const QStringList& points);

/// Table and lines behind the degree of `result`'s reference with its `compared`-th series.
[[nodiscard]] RelationPoints relationPoints(const grey::RelationResult& result, std::size_t compared,
                                            const RelationLook& look);

}  // namespace greyscope::widgets
