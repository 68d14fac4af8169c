#pragma once

#include <QString>

#include <vector>

#include "widgets/plot/axis_map.h"

namespace greyscope::app {

/// All digits that a number has.
[[nodiscard]] QString texDigits(double value);

/// Values as TeX can tell them apart: it calculates with five digits, so that what is far from 0 is told from the
/// axis' low end.
class TexAxis {
public:
    explicit TexAxis(const widgets::AxisMap& map);
    [[nodiscard]] double origin() const { return m_origin; }
    [[nodiscard]] QString at(double value) const { return texDigits(value - m_origin); }
    /// Kept from where TeX has no numbers for it.
    [[nodiscard]] QString near(double value) const;
    [[nodiscard]] const widgets::AxisMap& map() const { return m_map; }

private:
    widgets::AxisMap m_map;
    double m_origin = 0.0;
};

struct TexPoint {
    double x = 0.0, y = 0.0;
};

/// Of the points in one column of 300 to the inch the first, lowest, highest and last: the line looks the same.
[[nodiscard]] std::vector<TexPoint> thinned(const std::vector<TexPoint>& points, const widgets::AxisMap& x,
                                            double pixelsPerPoint);

}  // namespace greyscope::app
