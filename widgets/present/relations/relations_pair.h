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

/// A result of one of the two series that its source marks as invalid.
struct InvalidPoint {
    /// Position on the point axis: the index of a point, or between two indices if its own point is left out.
    double place = 0.0;
    QString label;  ///< the label of the point
    QString text;   ///< the name of the series, the measured value, and why it is invalid
    std::optional<double> measured = {};
};

/// Two images and the differences and degree calculated from them.
struct RelationPair {
    RelationSeries first, second;
    Eigen::VectorXd firstImage, secondImage;
    double minimum = 0.0, maximum = 0.0;  ///< Δmin and Δmax (m and M) of the pair's degree
    Eigen::VectorXd coefficients = {};    ///< ξ at each point; for Deng's degree
    double degree = 0.0;
    QString imageName;        ///< "mean"
    QString extent;           ///< the scope of Δmin and Δmax: "all pairs"
    bool asMeasured = false;  ///< whether the degree is calculated from the values themselves, without an image
    QString unit = {};        ///< the unit of the values if `asMeasured`
    /// The quantities of the two series, if they are drawn as measured but have no common axis. Each series is then
    /// drawn relative to its own largest value, without differences. Otherwise empty.
    QStringList unlike = {};
    std::vector<InvalidPoint> invalid = {};
};

/// The axis columns with the labels of the points, the outermost column first.
struct RelationAxis {
    std::vector<QString> names;
    std::size_t points = 0;
    std::function<std::vector<QString>(std::size_t)> labelsAt =
        {};  ///< the labels of a point, one for each column; made on request, as there may be a million points
};

/// The labels of a point joined with " × "; its number if it has no labels.
[[nodiscard]] QString pointName(const RelationAxis& axis, std::size_t k);

/// "Why 0.766": both images over the points, with their differences as stems.
[[nodiscard]] PlotSpec relationPair(const RelationPair& pair, const RelationAxis& axis, const RelationLook& look);

/// relationPair() for a degree based on areas: the curves whose areas are compared, and the difference between them.
/// The curves start at zero if the degree compares them from their first value. `compared` is the index in the result.
[[nodiscard]] PlotSpec relationAreas(const RelationPair& pair, const grey::RelationResult& result, std::size_t compared,
                                     const RelationAxis& axis, const RelationLook& look);

/// The numbers that a degree is calculated from at each point, and the lines of the calculation.
struct RelationPoints {
    std::vector<QString> headings;  ///< headings of the columns of `numbers`
    Eigen::MatrixXd numbers;        ///< points x headings
    int weights = -1;               ///< the column of the weights; -1 if the method cannot be weighted
    std::vector<QString> lines;
};

/// For Image::criteria: a sentence naming the points for which it is not known whether more or less is better.
[[nodiscard]] QString unknownEffectsSentence(const QStringList& points);

/// The numbers and lines behind the degree of `result`'s reference with its `compared`-th series.
[[nodiscard]] RelationPoints relationPoints(const grey::RelationResult& result, std::size_t compared,
                                            const RelationLook& look);

}  // namespace greyscope::widgets
