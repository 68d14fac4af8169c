#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

// Summaries of a sample of measurements, as box plots, histograms, violins and empirical distributions show them.
// Quantiles are of type 7 (base::quantile()). Samples are given in ascending order and have at least one value.

namespace greyscope::stats {

/// The box of a box plot by Tukey 1977: quartiles, and whiskers to the most distant values within 1.5 times the
/// interquartile range of the box. `outside` has the values beyond the whiskers, ascending.
struct BoxSummary {
    std::size_t count = 0;
    double low = 0.0, firstQuartile = 0.0, median = 0.0, thirdQuartile = 0.0, high = 0.0;
    std::vector<double> outside;
};
[[nodiscard]] BoxSummary boxOf(std::span<const double> ascending);

/// Returns the edges of equal bins for all samples together, ascending. The width is that of Freedman and Diaconis
/// 1981, 2 IQR n^(-1/3), rounded to 1, 2 or 5 times a power of ten, or that of Sturges 1926 if the interquartile range
/// is 0; at most 100 bins. The edges are multiples of the width. A value belongs to the bin whose lower edge it
/// reaches. `all`: at least one value. Equal values get one bin around them.
[[nodiscard]] std::vector<double> binEdges(std::span<const double> ascending);
/// Returns the share of the values in each bin, by its edges; the shares sum to 1 if no value is outside.
[[nodiscard]] std::vector<double> binShares(std::span<const double> ascending, std::span<const double> edges);

/// The density of a sample estimated with a Gaussian kernel. The bandwidth is Silverman's rule of thumb as in R's
/// bw.nrd0: 0.9 min(s, IQR / 1.34) n^(-1/5).
struct Density {
    double bandwidth = 0.0;
    std::vector<double> at, density;  ///< equidistant from the smallest to the largest value
};
/// Returns the density at `points` places; nullopt if all values are equal.
[[nodiscard]] std::optional<Density> densityOf(std::span<const double> ascending, std::size_t points);

/// The empirical distribution of a sample: `share[i]` of its values are at most `value[i]`.
struct Ecdf {
    std::vector<double> value, share;
};
/// Returns the distribution at its distinct values. Of more than `most`, the outer hundred at each end are kept, and
/// every n-th one between them; their shares are exact.
[[nodiscard]] Ecdf ecdfOf(std::span<const double> ascending, std::size_t most);

/// A straight line fitted by least squares, y = intercept + slope x.
struct LineFit {
    std::size_t count = 0;
    double intercept = 0.0, slope = 0.0;
    double determination = 0.0;         ///< R^2
    double deviation = 0.0;             ///< residual standard deviation, with n - 2 degrees of freedom
    double meanX = 0.0, spreadX = 0.0;  ///< the mean of x, and its sum of squared deviations

    [[nodiscard]] double at(double x) const { return intercept + slope * x; }
    /// Returns half the width of the confidence interval of the mean at x; nullopt for two points.
    [[nodiscard]] std::optional<double> halfWidth(double x, double confidence) const;
};
/// Returns the line through pairs of finite numbers; nullopt for fewer than two pairs or equal x.
[[nodiscard]] std::optional<LineFit> lineThrough(std::span<const double> x, std::span<const double> y);

}  // namespace greyscope::stats
