#pragma once

#include <QString>

#include <vector>

#include "widgets/plot/axis_map.h"

namespace greyscope::app {

/// Returns the shortest decimal text that converts back to the same double, see base::toText().
[[nodiscard]] QString texDigits(double value);

/// Converts the values of an axis so that TeX can distinguish them. TeX calculates with five digits; values far from 0
/// are therefore given relative to the low end of the axis.
class TexAxis {
public:
    explicit TexAxis(const widgets::AxisMap& map);
    [[nodiscard]] double origin() const { return m_origin; }
    [[nodiscard]] QString at(double value) const { return texDigits(value - m_origin); }
    /// Returns a value as text, limited to the range in which TeX can calculate.
    [[nodiscard]] QString near(double value) const;
    [[nodiscard]] const widgets::AxisMap& map() const { return m_map; }

private:
    widgets::AxisMap m_map;
    double m_origin = 0.0;
};

struct TexPoint {
    double x = 0.0, y = 0.0;
};

/// Returns fewer points that give a line of the same appearance: in each column of 1/300 inch only the first, lowest,
/// highest and last point.
[[nodiscard]] std::vector<TexPoint> thinned(const std::vector<TexPoint>& points, const widgets::AxisMap& x,
                                            double pixelsPerPoint);

}  // namespace greyscope::app
