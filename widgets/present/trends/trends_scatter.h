#pragma once

#include <QString>

#include <optional>
#include <vector>

#include "core/stats/distribution.h"
#include "widgets/present/spec/plot_spec.h"
#include "widgets/present/table/table.h"
#include "widgets/present/trends/trends_present.h"

namespace greyscope::widgets {

/// The curve fitted to the points of a series in a scatter chart. A power y = a x^b is a straight line through the
/// logarithms to base e, fitted to the points with positive x and y.
struct ScatterCurve {
    ScatterFit fit = ScatterFit::linear;
    stats::LineFit line;
    std::size_t leftOut = 0;  ///< number of points without a logarithm

    [[nodiscard]] double at(double x) const;
    /// Returns the ends of the 95 % confidence interval of the mean at x (for a power: of the median); nullopt for two
    /// points.
    [[nodiscard]] std::optional<std::pair<double, double>> intervalAt(double x) const;
    /// Returns the equation, "y = 1.2 + 3.4 x".
    [[nodiscard]] QString equation() const;
};
/// Returns the curve of a series; nullopt without a fit, or if its points do not determine one.
[[nodiscard]] std::optional<ScatterCurve> scatterCurve(const TrendsSlice& slice, std::size_t series, ScatterFit fit);

/// Draws the values of each drawn series against TrendsSlice::across: replaces the curves of `plot` and sets its axes.
/// If x is the reference, the reference itself is not drawn. `index`: that of the slice.
void drawScatter(PlotSpec& plot, const SharedTrends& result, std::size_t index, const std::vector<TrendLook>& looks,
                 const TrendsOptions& options);
/// Returns the equations of the fitted curves, and how many points the chart leaves out.
[[nodiscard]] QString scatterSentence(const TrendsResult& result, const TrendsSlice& slice,
                                      const TrendsOptions& options);
/// Returns the fitted curves of all series in all slices.
[[nodiscard]] Table fitTable(const TrendsResult& result, ScatterFit fit);

}  // namespace greyscope::widgets
