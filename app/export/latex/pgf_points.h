#pragma once

#include <QString>

#include <vector>

#include "widgets/plot/axis_map.h"

namespace greyscope::app {

/// Returns a number with all its digits.
[[nodiscard]] QString texDigits(double value);

/// Converts values so that TeX can distinguish them: TeX calculates with five digits, so values far from 0 are given
/// relative to the low end of the axis.
class TexAxis {
public:
    explicit TexAxis(const widgets::AxisMap& map);
    [[nodiscard]] double origin() const { return m_origin; }
    [[nodiscard]] QString at(double value) const { return texDigits(value - m_origin); }
    /// Returns the value limited to the range in which TeX can calculate.
    [[nodiscard]] QString near(double value) const;
    [[nodiscard]] const widgets::AxisMap& map() const { return m_map; }

private:
    widgets::AxisMap m_map;
    double m_origin = 0.0;
};

struct TexPoint {
    double x = 0.0, y = 0.0;
};

/// Returns fewer points: in each column of 1/300 inch, the first, lowest, highest and last. The line looks the same.
[[nodiscard]] std::vector<TexPoint> thinned(const std::vector<TexPoint>& points, const widgets::AxisMap& x,
                                            double pixelsPerPoint);

}  // namespace greyscope::app
