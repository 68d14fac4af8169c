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

/// The set of differences from which Deng's degree takes the smallest and the largest one, m and M.
enum class ExtremaScope {
    global,    ///< those of all comparative series with the reference, at all points (Deng's own)
    pairwise,  ///< those of each pair of series alone
    matrix     ///< those of all pairs of the chosen series, which makes the table of all pairs symmetric
};
/// The names of the scopes: "global", "pairwise", "matrix".
[[nodiscard]] const base::Names<ExtremaScope>& extremaScopeNames();

/// Options of relational degrees; the method decides which of them are used.
struct RelationOptions {
    data::ImageOptions image;
    ExtremaScope scope = ExtremaScope::global;
    double distinguishingCoefficient = 0.5;            ///< rho in (0, 1]
    std::vector<double> weights;                       ///< w_k >= 0, one per point, scaled to sum 1; empty: equal
                                                       ///< weights
    RelationMethod method = RelationMethod::deng;      ///< decides which of these options are used, see RelationDegree
    data::Image relativeImage = data::Image::initial;  ///< initial or mean image; for the relative and synthetic
                                                       ///< degrees
    double theta = 0.5;  ///< weight of the absolute degree in the synthetic degree, in [0, 1]
    bool operator==(const RelationOptions&) const = default;
    [[nodiscard]] base::Expected<void> validate() const;
    /// Returns the image that the method is calculated from; for the synthetic degree, that of its absolute part.
    [[nodiscard]] data::ImageOptions usedImage() const;
};

/// The images (normalised series) that degrees are calculated from: one column per series, one row per point.
struct RelationImages {
    std::vector<std::string> names;
    Eigen::MatrixXd values;    ///< image of RelationOptions::image, or of relativeImage for the relative degree
    Eigen::MatrixXd relative;  ///< image of relativeImage, for the synthetic degree only
    data::ImageRounding rounding;
    data::ImageRounding relativeRounding;
};

/// Calculates the images of the chosen series. The first series is the reference of Image::ratio. Errors: tooFewSeries,
/// unknownSeries, missingValue, tooFewPoints (no points), overflow, those of data::imageOf().
[[nodiscard]] base::Expected<RelationImages> relationImages(const data::SeriesTable& table,
                                                            const std::vector<std::size_t>& which,
                                                            const RelationOptions& options);

/// Intermediate values of a degree that compares areas. Each vector of areas has one entry per column of
/// RelationResult::images, each vector of degrees one per comparative series. The synthetic degree sets all members,
/// the others only `areas`.
struct AreaTerms {
    Eigen::VectorXd areas;  ///< s, or S for closeness: see area_degree.h
    Eigen::MatrixXd relativeImages;
    Eigen::VectorXd relativeAreas;
    Eigen::VectorXd absoluteDegrees;
    Eigen::VectorXd relativeDegrees;
};

/// Intermediate values of a degree that compares curves.
struct CurveTerms {
    int first = 1;                 ///< k of the first row
    Eigen::MatrixXd curves;        ///< one column per column of RelationResult::images
    Eigen::MatrixXd coefficients;  ///< one column per comparative series
};

/// Relational degrees of comparative series with a reference, with all intermediate values.
/// Rows are points. Column 0 of `images` is the reference and column i+1 the i-th comparative series; the other
/// matrices have one column per comparative series. Coefficients and extrema belong to Deng's degree and are empty for
/// the other methods, whose intermediate values are in `area` or `curve`.
/// Rounding is measured by base::kRounding. A difference within rounding is set to 0, and so is M if all differences
/// are. A degree within rounding of 1 is set to 1, and degrees that differ by rounding share a rank.
struct RelationResult {
    RelationOptions options;
    std::string reference;
    std::vector<std::string> names;        ///< comparative series
    std::vector<std::string> pointLabels;  ///< set by relate() and relateToIdeal(), which have the table
    Eigen::MatrixXd images;
    data::ImageRounding rounding;    ///< possible rounding errors of `images`
    Eigen::MatrixXd differences;     ///< D_i(k) = |x0(k) - xi(k)|
    Eigen::MatrixXd coefficients;    ///< (m + rho M) / (D_i(k) + rho M); 1 if M = 0
    Eigen::VectorXd minimum;         ///< m of each comparative series; all equal unless the scope is pairwise
    Eigen::VectorXd maximum;         ///< M of each comparative series, as `minimum`
    Eigen::VectorXd degrees;         ///< sum_k w_k coefficient
    Eigen::VectorXd degreeRounding;  ///< possible rounding error of each degree
    std::vector<std::size_t> ranks;  ///< 1 is the highest degree; equal degrees share a rank
    AreaTerms area;
    CurveTerms curve;
};

/// Returns the relational degree of every series in `compared` with the series `reference` (indices into the table's
/// series), with ranks and intermediate values. Errors: optionOutOfRange, tooFewSeries, missingValue, those of
/// imageOf() and degreeCurves(), overflow, tooFewPoints (degrees of areas and curves need two points). Sources: Deng
/// 1989; Liu; P0 III.B; P1 1.2.
[[nodiscard]] base::Expected<RelationResult> relate(const data::SeriesTable& table, std::size_t reference,
                                                    const std::vector<std::size_t>& compared,
                                                    const RelationOptions& options);

/// Returns the degrees of all other columns of `images` with column `reference`, in the order of the columns. The
/// degrees equal a row of the table of all pairs, but come with all intermediate values.
[[nodiscard]] base::Expected<RelationResult> relateImages(const RelationImages& images, std::size_t reference,
                                                          const RelationOptions& options);

/// Returns the degrees of the series with the ideal, which is 1 at every point, as used in multi-criteria decisions.
/// Error: optionConflict if the best value of the image is not 1; it is 1 for max, interval, cost, target and criteria.
[[nodiscard]] base::Expected<RelationResult> relateToIdeal(const data::SeriesTable& table,
                                                           const std::vector<std::size_t>& compared,
                                                           const RelationOptions& options);

/// Returns the table of the degrees of all pairs of series by a method that compares areas or curves (any but Deng's).
/// Errors: those of areasOf() and degreeCurves(), tooManySeries.
[[nodiscard]] base::Expected<Eigen::MatrixXd> pairDegrees(const RelationImages& images, const RelationOptions& options);

}  // namespace greyscope::grey
