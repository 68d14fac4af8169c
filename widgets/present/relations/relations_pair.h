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

/// A measurement of either series of a pair that the data source marks as invalid.
struct InvalidPoint {
    /// The position on the axis of points: the index of a point, or a number between two indices if the point itself is
    /// left out.
    double place = 0.0;
    QString label;  ///< the label of the point
    QString text;   ///< the name of the series, the measured value, and why it is invalid
    std::optional<double> measured = {};
};

/// Two series with their images (transformed values), the differences between the images, and the degree calculated
/// from them.
struct RelationPair {
    RelationSeries first, second;
    Eigen::VectorXd firstImage, secondImage;
    /// The smallest and the largest difference, Δmin and Δmax, from which the degree is calculated.
    double minimum = 0.0, maximum = 0.0;
    Eigen::VectorXd coefficients = {};  ///< the relational coefficient ξ at each point; only for Deng's degree
    double degree = 0.0;
    QString imageName;        ///< the name of the image: "mean"
    QString extent;           ///< over which pairs Δmin and Δmax are taken: "all pairs"
    bool asMeasured = false;  ///< whether the degree is calculated from the values themselves, not from images
    QString unit = {};        ///< the unit of the values if `asMeasured`
    /// The quantities of the two series (such as time and size) if they are drawn as measured but cannot share an axis;
    /// otherwise empty. Each series is then drawn relative to its own largest value, without differences.
    QStringList unlike = {};
    std::vector<InvalidPoint> invalid = {};
};

/// The axis of the points: its columns, the outermost first, and the labels of each point.
struct RelationAxis {
    std::vector<QString> names;
    std::size_t points = 0;
    /// Returns the labels of a point, one for each column. They are made on request, because there may be a million
    /// points.
    std::function<std::vector<QString>(std::size_t)> labelsAt = {};
};

/// Returns the labels of a point joined with " × "; its number if it has no labels.
[[nodiscard]] QString pointName(const RelationAxis& axis, std::size_t k);

/// Returns the chart "Why 0.766", which explains a degree: both images over the points, with their differences as
/// stems.
[[nodiscard]] PlotSpec relationPair(const RelationPair& pair, const RelationAxis& axis, const RelationLook& look);

/// Returns the same chart as relationPair() for a degree that compares areas: the curves whose areas are compared, and
/// the difference between them. The curves start at zero if the degree compares them from their first value. `compared`
/// is the index of the series in the result.
[[nodiscard]] PlotSpec relationAreas(const RelationPair& pair, const grey::RelationResult& result, std::size_t compared,
                                     const RelationAxis& axis, const RelationLook& look);

/// Returns the same chart for a degree that compares curves (grey::Compared::curves): these curves.
[[nodiscard]] PlotSpec relationComparedCurves(const RelationPair& pair, const grey::RelationResult& result,
                                              std::size_t compared, const RelationAxis& axis, const RelationLook& look);

/// The calculation of one degree: the numbers at each point, and the lines of the calculation below them.
struct RelationPoints {
    std::vector<QString> headings;  ///< headings of the columns of `numbers`
    Eigen::MatrixXd numbers;        ///< one row for each point, one column for each heading; NaN: no number there
    int weights = -1;               ///< the index of the column with the weights; -1 if the method cannot be weighted
    std::vector<QString> lines;
};

/// Returns a sentence that names the points for which it is not known whether more or less is better. For
/// Image::criteria.
[[nodiscard]] QString unknownEffectsSentence(const QStringList& points);

/// Returns the calculation of the degree of the reference of `result` with the series that has the index
/// `compared`.
[[nodiscard]] RelationPoints relationPoints(const grey::RelationResult& result, std::size_t compared,
                                            const RelationLook& look);

}  // namespace greyscope::widgets
