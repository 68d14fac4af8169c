#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include <Eigen/Dense>

#include "core/base/error.h"
#include "core/base/names.h"
#include "core/data/series/image_rounding.h"
#include "core/data/series/series_table.h"
#include "core/grey/degrees/relation_method.h"

namespace greyscope::grey {

/// Over what the smallest and largest difference m and M are taken.
enum class ExtremaScope {
    global,    ///< all comparative series and all points (Deng's own)
    pairwise,  ///< the points of each pair by itself
    matrix     ///< all pairs of the chosen series: makes the all-pairs table symmetric
};
/// "global", "pairwise", "matrix".
[[nodiscard]] const base::Names<ExtremaScope>& extremaScopeNames();

struct RelationOptions {
    data::ImageOptions image;
    ExtremaScope scope = ExtremaScope::global;
    double distinguishingCoefficient = 0.5;            ///< rho in (0, 1]
    std::vector<double> weights;                       ///< w_k, one a point, >= 0; scaled to sum 1; empty: equal
    RelationMethod method = RelationMethod::deng;      ///< which of the options it looks at: see RelationDegree
    data::Image relativeImage = data::Image::initial;  ///< or the mean image; of relative and synthetic
    double theta = 0.5;                                ///< in [0, 1]; of synthetic
    bool operator==(const RelationOptions&) const = default;
    [[nodiscard]] base::Expected<void> validate() const;
};

/// What degrees are taken of: a column each series, a row each point.
struct RelationImages {
    std::vector<std::string> names;
    Eigen::MatrixXd values;    ///< of RelationOptions::image, or of relativeImage where the method is relative
    Eigen::MatrixXd relative;  ///< of relativeImage, for the synthetic degree alone
    data::ImageRounding rounding;
    data::ImageRounding relativeRounding;
};

/// Images of the chosen series, the first of which is the reference of Image::ratio. Errors: tooFewSeries,
/// unknownSeries, missingValue, tooFewPoints without any point, overflow, those of data::imageOf().
[[nodiscard]] base::Expected<RelationImages> relationImages(const data::SeriesTable& table,
                                                            const std::vector<std::size_t>& which,
                                                            const RelationOptions& options);

/// What a degree of areas is made of. `areas` has an entry for each column of RelationResult::images, the degrees one
/// for each comparative series; all but `areas` are of the synthetic degree alone.
struct AreaTerms {
    Eigen::VectorXd areas;  ///< s, or S for closeness: see area_degree.h
    Eigen::MatrixXd relativeImages;
    Eigen::VectorXd relativeAreas;
    Eigen::VectorXd absoluteDegrees;
    Eigen::VectorXd relativeDegrees;
};

/// Relational degree of comparative series with a reference, with everything that leads to it.
/// Column 0 of `images` is the reference, column i+1 the i-th comparative series; the others have a column each
/// comparative series. Rows are points. Coefficients and extrema are Deng's and empty for the other methods, whose
/// terms are in `area`. What is rounding by the measure of base::kRounding counts as nothing: such a difference is 0,
/// so is an M made of them, a degree is 1, and degrees share a rank.
struct RelationResult {
    RelationOptions options;
    std::string reference;
    std::vector<std::string> names;        ///< comparative series
    std::vector<std::string> pointLabels;  ///< of relate() and relateToIdeal(), which know the table
    Eigen::MatrixXd images;
    data::ImageRounding rounding;    ///< of the images
    Eigen::MatrixXd differences;     ///< D_i(k) = |x0(k) - xi(k)|
    Eigen::MatrixXd coefficients;    ///< (m + rho M) / (D_i(k) + rho M); 1 where M = 0
    Eigen::VectorXd minimum;         ///< m of each comparative series (equal for all but in pairwise scope)
    Eigen::VectorXd maximum;         ///< M
    Eigen::VectorXd degrees;         ///< sum_k w_k coefficient
    Eigen::VectorXd degreeRounding;  ///< what of each degree may be rounding
    std::vector<std::size_t> ranks;  ///< 1 is the highest degree; equal degrees share a rank
    AreaTerms area;
};

/// Relational degree of every series in `compared` with `reference` (indices into the table's series).
/// Errors: optionOutOfRange, tooFewSeries, missingValue, those of imageOf(), overflow.
/// tooFewPoints (a degree of areas needs two). Source: Deng 1989; Liu; P0 III.B; P1 1.2.
[[nodiscard]] base::Expected<RelationResult> relate(const data::SeriesTable& table, std::size_t reference,
                                                    const std::vector<std::size_t>& compared,
                                                    const RelationOptions& options);

/// The same from images that are there already: every other column is compared with column `reference`, in their order.
/// This is the row of the all-pairs table, with what leads to it.
[[nodiscard]] base::Expected<RelationResult> relateImages(const RelationImages& images, std::size_t reference,
                                                          const RelationOptions& options);

/// Degrees with the ideal, an image of 1 at every point, as in decisions with several criteria. optionConflict for an
/// image whose best value is not 1: the others are max, interval, cost, target and criteria.
[[nodiscard]] base::Expected<RelationResult> relateToIdeal(const data::SeriesTable& table,
                                                           const std::vector<std::size_t>& compared,
                                                           const RelationOptions& options);

/// All pairs by a method that compares areas (any but Deng's). Errors of areasOf(), tooManySeries.
[[nodiscard]] base::Expected<Eigen::MatrixXd> areaDegrees(const RelationImages& images, const RelationOptions& options);

}  // namespace greyscope::grey
