#include "core/stats/distributions.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numbers>

namespace greyscope::stats {

namespace {

constexpr double kLikeNormal = 1e10;  // from this many degrees of freedom on, t and z differ by less than rounding

template <std::size_t count>
double polynomial(const std::array<double, count>& coefficients, double x) {
    double sum = 0.0;
    for (auto at = coefficients.rbegin(); at != coefficients.rend(); ++at) {
        sum = sum * x + *at;
    }
    return sum;
}

/// Returns G(a + 1/2) / G(a) by the asymptotic series for a >= 30; a smaller a is raised by G(a + 1) = a G(a).
double gammaRatio(double a) {
    double factor = 1.0;
    for (; a < 30.0; a += 1.0) {
        factor *= a / (a + 0.5);
    }
    const double square = a * a;
    const double logarithm =
        0.5 * std::log(a) -
        (1.0 / 8.0 - (1.0 / 192.0 - (1.0 / 640.0 - 17.0 / (14336.0 * square)) / square) / square) / a;
    return factor * std::exp(logarithm);
}

/// Returns the continued fraction of I_x(a, b) by Lentz's method, which converges fast for x < (a + 1) / (a + b + 2).
double betaFraction(double x, double a, double b) {
    constexpr double kTiny = 1e-300;
    constexpr double kEnough = 1e-16;
    constexpr int kMost = 200'000;
    const auto away = [](double value) { return std::abs(value) < kTiny ? kTiny : value; };
    double c = 1.0;
    double d = 1.0 / away(1.0 - (a + b) * x / (a + 1.0));
    double fraction = d;
    for (int step = 1; step < kMost; ++step) {
        const double m = step;
        const double even = m * (b - m) * x / ((a + 2.0 * m - 1.0) * (a + 2.0 * m));
        d = 1.0 / away(1.0 + even * d);
        c = away(1.0 + even / c);
        fraction *= d * c;
        const double odd = -(a + m) * (a + b + m) * x / ((a + 2.0 * m) * (a + 2.0 * m + 1.0));
        d = 1.0 / away(1.0 + odd * d);
        c = away(1.0 + odd / c);
        fraction *= d * c;
        if (std::abs(d * c - 1.0) <= kEnough) {
            break;
        }
    }
    return fraction;
}

double studentDensity(double t, double freedom) {
    return gammaRatio(freedom / 2.0) / std::sqrt(freedom * std::numbers::pi) *
           std::exp(-(freedom + 1.0) / 2.0 * std::log1p(t * t / freedom));
}

/// As studentTail(), for t >= 0.
double upperTail(double t, double freedom) {
    if (freedom > kLikeNormal) {
        return normalTail(t);
    }
    const double a = freedom / 2.0;
    const double square = t * t;
    if (!std::isfinite(square)) {
        return 0.0;
    }
    const double x = freedom / (freedom + square);
    // x^a (1 - x)^(1/2) / B(a, 1/2)
    const double front = std::exp(-a * std::log1p(square / freedom)) * std::sqrt(square / (freedom + square)) *
                         gammaRatio(a) * std::numbers::inv_sqrtpi;
    if (x < (a + 1.0) / (a + 2.5)) {
        return 0.5 * front * betaFraction(x, a, 0.5) / a;
    }
    return 0.5 - front * betaFraction(square / (freedom + square), 0.5, a);
}

/// Returns t >= 0 with upperTail(t) = tail, 0 < tail < 1/2, by Newton's method on the logarithm within a bracket.
double upperQuantile(double tail, double freedom) {
    double low = 0.0;
    double high = std::max(1.0, -normalQuantile(tail));
    while (upperTail(high, freedom) > tail) {
        low = high;
        high *= 2.0;
    }
    double t = 0.5 * (low + high);
    for (int step = 0; step < 200; ++step) {
        const double at = upperTail(t, freedom);
        (at > tail ? low : high) = t;
        double next = t + std::log(at / tail) * at / studentDensity(t, freedom);
        if (!(next >= low && next <= high)) {
            next = 0.5 * (low + high);
        }
        if (std::abs(next - t) <= 1e-15 * t) {
            return next;
        }
        t = next;
    }
    return t;
}

}  // namespace

double normalTail(double z) {
    return 0.5 * std::erfc(z / std::numbers::sqrt2);
}

double normalQuantile(double p) {
    static constexpr std::array kMiddleAbove{
        3.3871328727963666080,    1.3314166789178437745e+2, 1.9715909503065514427e+3, 1.3731693765509461125e+4,
        4.5921953931549871457e+4, 6.7265770927008700853e+4, 3.3430575583588128105e+4, 2.5090809287301226727e+3};
    static constexpr std::array kMiddleBelow{1.0,
                                             4.2313330701600911252e+1,
                                             6.8718700749205790830e+2,
                                             5.3941960214247511077e+3,
                                             2.1213794301586595867e+4,
                                             3.9307895800092710610e+4,
                                             2.8729085735721942674e+4,
                                             5.2264952788528545610e+3};
    static constexpr std::array kTailAbove{
        1.42343711074968357734, 4.63033784615654529590,    5.76949722146069140550,    3.64784832476320460504,
        1.27045825245236838258, 2.41780725177450611770e-1, 2.27238449892691845833e-2, 7.74545014278341407640e-4};
    static constexpr std::array kTailBelow{1.0,
                                           2.05319162663775882187,
                                           1.67638483018380384940,
                                           6.89767334985100004550e-1,
                                           1.48103976427480074590e-1,
                                           1.51986665636164571966e-2,
                                           5.47593808499534494600e-4,
                                           1.05075007164441684324e-9};
    static constexpr std::array kFarAbove{
        6.65790464350110377720,    5.46378491116411436990,    1.78482653991729133580,    2.96560571828504891230e-1,
        2.65321895265761230930e-2, 1.24266094738807843860e-3, 2.71155556874348757815e-5, 2.01033439929228813265e-7};
    static constexpr std::array kFarBelow{1.0,
                                          5.99832206555887937690e-1,
                                          1.36929880922735805310e-1,
                                          1.48753612908506148525e-2,
                                          7.86869131145613259100e-4,
                                          1.84631831751005468180e-5,
                                          1.42151175831644588870e-7,
                                          2.04426310338993978564e-15};
    const double q = p - 0.5;
    if (std::abs(q) <= 0.425) {
        const double r = 0.180625 - q * q;
        return q * polynomial(kMiddleAbove, r) / polynomial(kMiddleBelow, r);
    }
    const double tail = q < 0.0 ? p : 1.0 - p;
    const double r = std::sqrt(-std::log(tail));
    double z = r <= 5.0 ? polynomial(kTailAbove, r - 1.6) / polynomial(kTailBelow, r - 1.6)
                        : polynomial(kFarAbove, r - 5.0) / polynomial(kFarBelow, r - 5.0);
    const double density = std::exp(-0.5 * z * z) / std::sqrt(2.0 * std::numbers::pi);
    if (density > 0.0) {
        z += (normalTail(z) - tail) / density;
    }
    return q < 0.0 ? -z : z;
}

double studentTail(double t, double freedom) {
    return t >= 0.0 ? upperTail(t, freedom) : 1.0 - upperTail(-t, freedom);
}

double studentTwoSided(double t, double freedom) {
    return std::min(1.0, 2.0 * upperTail(std::abs(t), freedom));
}

double studentQuantile(double p, double freedom) {
    if (freedom > kLikeNormal) {
        return normalQuantile(p);
    }
    if (p == 0.5) {
        return 0.0;
    }
    return p > 0.5 ? upperQuantile(1.0 - p, freedom) : -upperQuantile(p, freedom);
}

}  // namespace greyscope::stats
