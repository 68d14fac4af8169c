#pragma once

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

#include "core/grey/degrees/relation.h"

// Relational degrees written out from their definitions, in long double, whose range no double leaves and whose 64 bits
// leave what is rounding in double plainly below. Shares nothing with core but the names of the options.
namespace greyscope::test::oracle {

using Real = long double;
using Series = std::vector<Real>;
using Table = std::vector<Series>;

inline Real least(const Series& x) {
    return *std::min_element(x.begin(), x.end());
}
inline Real most(const Series& x) {
    return *std::max_element(x.begin(), x.end());
}
inline Real total(const Series& x) {
    Real sum = 0;
    for (const Real value : x) {
        sum += value;
    }
    return sum;
}

template <class F>
Series each(const Series& x, const F& f) {
    Series y(x.size());
    std::transform(x.begin(), x.end(), y.begin(), f);
    return y;
}

/// Images of all series, the first being the reference; nothing where one is undefined. `target` of Image::target.
inline std::optional<Table> images(const Table& table, data::Image kind, Real target) {
    const auto n = static_cast<Real>(table.front().size());
    const auto divided = [](const Series& x, Real by) { return each(x, [by](Real v) { return v / by; }); };
    const auto same = [](Real apart, Real size) { return apart <= 1e-12L * size; };
    const auto size = [](const Series& x) { return std::max(std::abs(least(x)), std::abs(most(x))); };
    Table result;
    for (const Series& x : table) {
        const Real low = least(x);
        const Real high = most(x);
        const Real mean = total(x) / n;
        const bool constant = same(high - low, size(x));
        switch (kind) {
            case data::Image::none:
                result.push_back(x);
                break;
            case data::Image::initial:
                if (x.front() == 0) {
                    return std::nullopt;
                }
                result.push_back(divided(x, x.front()));
                break;
            case data::Image::mean:
                if (same(std::abs(mean), total(each(x, [](Real v) { return std::abs(v); })) / n)) {
                    return std::nullopt;
                }
                result.push_back(divided(x, mean));
                break;
            case data::Image::max:
                if (high == 0) {
                    return std::nullopt;
                }
                result.push_back(divided(x, high));
                break;
            case data::Image::interval:
            case data::Image::cost:
                if (constant) {
                    return std::nullopt;
                }
                result.push_back(
                    each(x, [&](Real v) { return (kind == data::Image::cost ? high - v : v - low) / (high - low); }));
                break;
            case data::Image::target: {
                const Series d = each(x, [&](Real v) { return std::abs(v - target); });
                if (same(most(d), size(x) + std::abs(target))) {
                    return std::nullopt;
                }
                result.push_back(each(d, [&](Real v) { return 1 - v / most(d); }));
                break;
            }
            case data::Image::reverse:
                result.push_back(each(x, [](Real v) { return 1 - v; }));
                break;
            case data::Image::reciprocal:
                if (std::find(x.begin(), x.end(), Real(0)) != x.end()) {
                    return std::nullopt;
                }
                result.push_back(each(x, [](Real v) { return 1 / v; }));
                break;
            case data::Image::zScore: {
                if (constant) {
                    return std::nullopt;
                }
                const Series squares = each(x, [&](Real v) { return (v - mean) * (v - mean); });
                const Real deviation = std::sqrt(total(squares) / n);
                result.push_back(each(x, [&](Real v) { return (v - mean) / deviation; }));
                break;
            }
            case data::Image::ratio: {
                const Series& reference = table.front();
                if (std::find(reference.begin(), reference.end(), Real(0)) != reference.end()) {
                    return std::nullopt;
                }
                Series quotients;
                for (std::size_t k = 0; k < x.size(); ++k) {
                    quotients.push_back(x[k] / reference[k]);
                }
                result.push_back(quotients);
                break;
            }
            case data::Image::criteria: {
                Series image;
                for (std::size_t k = 0; k < x.size(); ++k) {
                    Series point;
                    for (const Series& other : table) {
                        point.push_back(other[k]);
                    }
                    if (same(most(point) - least(point), size(point))) {
                        return std::nullopt;
                    }
                    image.push_back((x[k] - least(point)) / (most(point) - least(point)));
                }
                result.push_back(image);
                break;
            }
        }
    }
    return result;
}

/// Deng's degree of all ordered pairs. `unit`: the images are differences of numbers of this size.
inline Table dengDegrees(const Table& x, grey::ExtremaScope scope, Real rho, Real unit) {
    const std::size_t count = x.size();
    const auto size = [unit](const Series& y) { return std::max({unit, std::abs(least(y)), std::abs(most(y))}); };
    const auto extremes = [&](const auto& counts) {
        Real m = HUGE_VALL;
        Real M = 0;
        for (std::size_t i = 0; i < count; ++i) {
            for (std::size_t j = 0; j < count; ++j) {
                for (std::size_t k = 0; i != j && counts(i, j) && k < x[i].size(); ++k) {
                    const Real d = std::abs(x[i][k] - x[j][k]);
                    // Within a few digits of double's last one, or below its range: nothing that is there.
                    const Real apart = d <= 1e-14L * (size(x[i]) + size(x[j])) + 1e-306L ? 0 : d;
                    m = std::min(m, apart);
                    M = std::max(M, apart);
                }
            }
        }
        return std::pair(m, M);
    };
    Table degrees(count, Series(count, 1));
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t j = 0; j < count; ++j) {
            const auto [m, M] = extremes([&](std::size_t a, std::size_t b) {
                return scope == grey::ExtremaScope::matrix ||
                       (a == i && (scope != grey::ExtremaScope::pairwise || b == j));
            });
            if (i == j || M == 0) {
                continue;
            }
            Real sum = 0;
            for (std::size_t k = 0; k < x[i].size(); ++k) {
                sum += (m + rho * M) / (std::abs(x[i][k] - x[j][k]) + rho * M);
            }
            degrees[i][j] = std::min(Real(1), sum / static_cast<Real>(x[i].size()));
        }
    }
    return degrees;
}

/// s of one curve, or S for closeness.
inline Real area(const Series& x, bool whole) {
    Real sum = 0;
    for (std::size_t k = 0; k < x.size(); ++k) {
        const Real value = whole ? x[k] : x[k] - x.front();
        sum += k == 0 || k + 1 == x.size() ? value / 2 : value;
    }
    return sum;
}

inline Table areaDegrees(const Table& x, grey::RelationMethod method) {
    const bool absolute = method != grey::RelationMethod::similitude && method != grey::RelationMethod::closeness;
    Table degrees(x.size(), Series(x.size(), 1));
    for (std::size_t i = 0; i < x.size(); ++i) {
        for (std::size_t j = 0; j < x.size(); ++j) {
            const Real a = area(x[i], method == grey::RelationMethod::closeness);
            const Real b = area(x[j], method == grey::RelationMethod::closeness);
            const Real own = absolute ? 1 + std::abs(a) + std::abs(b) : 1;
            degrees[i][j] = own / (own + std::abs(a - b));
        }
    }
    return degrees;
}

/// The unit of the increments of a series, by the name of the degree; 0 where there is none.
inline Real incrementUnit(const Series& x, const std::string& degree) {
    const auto n = static_cast<Real>(x.size());
    const Real mean = total(x) / n;
    const auto isNothing = [&](Real value, Real digits) {
        return std::abs(value) <= digits * std::max(std::abs(least(x)), std::abs(most(x)));
    };
    if (degree == "slope") {
        return isNothing(mean, 1.5e-14L) ? 0 : mean;
    }
    Real sum = 0;
    for (std::size_t k = 0; k < x.size(); ++k) {
        sum += degree == "slope-deviation" ? (x[k] - mean) * (x[k] - mean) : k > 0 ? std::abs(x[k] - x[k - 1]) : 0;
    }
    const Real unit = degree == "slope-deviation" ? std::sqrt(sum / n) : sum / (n - 1);
    return isNothing(unit, 1e-17L) ? 0 : unit;
}

/// Degrees that compare increments, of all ordered pairs; nothing where one is undefined.
inline std::optional<Table> incrementDegrees(const Table& x, const std::string& degree) {
    std::vector<Real> units;
    for (const Series& series : x) {
        units.push_back(incrementUnit(series, degree));
        if (series.size() < 2 || units.back() == 0) {
            return std::nullopt;
        }
    }
    Table degrees(x.size(), Series(x.size(), 1));
    for (std::size_t i = 0; i < x.size(); ++i) {
        for (std::size_t j = 0; j < x.size(); ++j) {
            Real sum = 0;
            for (std::size_t k = 1; i != j && k < x[i].size(); ++k) {
                const Real a = (x[i][k] - x[i][k - 1]) / units[i];
                const Real b = (x[j][k] - x[j][k - 1]) / units[j];
                const Real above = degree == "slope" ? 1 + std::abs(a) : 1;
                const Real larger = std::max(std::abs(a), std::abs(b));
                sum += degree != "t-type" ? above / (above + std::abs(a - b))
                       : a == 0 || b == 0 ? 0
                                          : (a / larger) * (b / larger);
            }
            degrees[i][j] = i == j ? 1 : sum / static_cast<Real>(x[i].size() - 1);
        }
    }
    return degrees;
}

/// Degrees of all ordered pairs; nothing where an image is undefined.
inline std::optional<Table> degrees(const Table& table, const grey::RelationOptions& options) {
    const grey::RelationDegree& degree = grey::degreeOf(options.method);
    if (degree.compares == grey::Compared::curves) {
        return incrementDegrees(table, degree.name);
    }
    const auto target = static_cast<Real>(options.image.target);
    const bool relative = options.method == grey::RelationMethod::relative;
    const auto x = images(table, relative ? options.relativeImage : options.image.kind, target);
    if (!x) {
        return std::nullopt;
    }
    if (options.method == grey::RelationMethod::deng) {
        return dengDegrees(*x, options.scope, static_cast<Real>(options.distinguishingCoefficient),
                           options.image.kind == data::Image::target ? 1 : 0);
    }
    Table found = areaDegrees(*x, options.method);
    if (options.method == grey::RelationMethod::synthetic) {
        const auto second = images(table, options.relativeImage, target);
        if (!second) {
            return std::nullopt;
        }
        const Table other = areaDegrees(*second, options.method);
        const auto theta = static_cast<Real>(options.theta);
        for (std::size_t i = 0; i < found.size(); ++i) {
            for (std::size_t j = 0; j < found.size(); ++j) {
                found[i][j] = theta * found[i][j] + (1 - theta) * other[i][j];
            }
        }
    }
    return found;
}

}  // namespace greyscope::test::oracle
