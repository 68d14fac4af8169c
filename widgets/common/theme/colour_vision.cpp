#include "widgets/common/theme/colour_vision.h"

#include <algorithm>
#include <cmath>

namespace greyscope::widgets {

namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

Triple times(const Matrix& matrix, const Triple& v) {
    Triple result{};
    for (std::size_t i = 0; i < 3; ++i) {
        result[i] = matrix[i][0] * v[0] + matrix[i][1] * v[1] + matrix[i][2] * v[2];
    }
    return result;
}

Triple linear(const QColor& colour) {
    const auto channel = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return {channel(colour.redF()), channel(colour.greenF()), channel(colour.blueF())};
}

QColor fromLinear(const Triple& v) {
    const auto channel = [](double c) {
        const double kept = std::clamp(c, 0.0, 1.0);
        return static_cast<float>(kept <= 0.0031308 ? 12.92 * kept : 1.055 * std::pow(kept, 1.0 / 2.4) - 0.055);
    };
    return QColor::fromRgbF(channel(v[0]), channel(v[1]), channel(v[2]));
}

/// L*, a*, b*.
Triple lab(const QColor& colour) {
    constexpr Matrix toXyz{
        {{0.4124564, 0.3575761, 0.1804375}, {0.2126729, 0.7151522, 0.0721750}, {0.0193339, 0.1191920, 0.9503041}}};
    constexpr Triple white{0.95047, 1.0, 1.08883};
    Triple xyz = times(toXyz, linear(colour));
    for (std::size_t i = 0; i < 3; ++i) {
        const double t = xyz[i] / white[i];
        xyz[i] = t > 216.0 / 24389.0 ? std::cbrt(t) : (t * 24389.0 / 27.0 + 16.0) / 116.0;
    }
    return {116.0 * xyz[1] - 16.0, 500.0 * (xyz[0] - xyz[1]), 200.0 * (xyz[1] - xyz[2])};
}

}  // namespace

QColor seenWith(Vision vision, const QColor& colour) {
    constexpr Matrix protanopia{
        {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
    constexpr Matrix deuteranopia{
        {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
    constexpr Matrix tritanopia{
        {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};
    switch (vision) {
        case Vision::usual:
            break;
        case Vision::protanopia:
            return fromLinear(times(protanopia, linear(colour)));
        case Vision::deuteranopia:
            return fromLinear(times(deuteranopia, linear(colour)));
        case Vision::tritanopia:
            return fromLinear(times(tritanopia, linear(colour)));
    }
    return colour;
}

double lightness(const QColor& colour) {
    return lab(colour)[0];
}

double colourDistance(const QColor& a, const QColor& b) {
    const Triple x = lab(a);
    const Triple y = lab(b);
    return std::hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

bool mergeInGrey(const QColor& a, const QColor& b) {
    return std::abs(lightness(a) - lightness(b)) < kLeastDifference;
}

bool mergeForSome(const QColor& a, const QColor& b) {
    return std::any_of(kVisions.begin(), kVisions.end(), [&](Vision vision) {
        return colourDistance(seenWith(vision, a), seenWith(vision, b)) < kLeastDifference;
    });
}

}  // namespace greyscope::widgets
