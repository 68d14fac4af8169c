#include "app/export/latex/tex_text.h"

#include <cmath>

namespace greyscope::app {

QString texNumber(double value) {
    constexpr double kSteps = 1000.0;
    return QString::number(std::round(value * kSteps) / kSteps + 0.0, 'g', 9);
}

QString texColour(const QColor& colour) {
    return colour.name(QColor::HexRgb).mid(1).toUpper();
}

}  // namespace greyscope::app
