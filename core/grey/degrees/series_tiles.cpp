#include "core/grey/degrees/series_tiles.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

#include "core/base/clones.h"

namespace greyscope::grey {
namespace {

constexpr std::size_t pointsAtOnce = 8;

struct Fraction {
    double above;
    double below;
};

struct Range {
    double low;
    double high;
};

GREYSCOPE_INLINED inline Fraction joined(Fraction a, Fraction b) {
    return {a.above * b.below + b.above * a.below, a.below * b.below};
}

GREYSCOPE_INLINED inline Range joined(Range a, Range b) {
    return {b.low < a.low ? b.low : a.low, b.high > a.high ? b.high : a.high};
}

/// Returns the terms of `count` points from `first` on, joined in pairs, then in pairs of pairs, and so on.
template <std::size_t count, class Term>
GREYSCOPE_INLINED inline auto joinedPoints(const Term& term, std::size_t first, std::size_t lane) {
    if constexpr (count == 1) {
        return term(first, lane);
    } else {
        return joined(joinedPoints<count / 2>(term, first, lane),
                      joinedPoints<count / 2>(term, first + count / 2, lane));
    }
}

/// Calls add(lane, joined terms) for every lane, eight points at a time and one at a time at the end.
template <class Term, class Add>
GREYSCOPE_INLINED inline void forAllPoints(std::size_t points, const Term& term, const Add& add) {
    std::size_t k = 0;
    for (; k + pointsAtOnce <= points; k += pointsAtOnce) {
        for (std::size_t lane = 0; lane < tileWidth; ++lane) {
            add(lane, joinedPoints<pointsAtOnce>(term, k, lane));
        }
    }
    if (k + pointsAtOnce / 2 <= points) {
        for (std::size_t lane = 0; lane < tileWidth; ++lane) {
            add(lane, joinedPoints<pointsAtOnce / 2>(term, k, lane));
        }
        k += pointsAtOnce / 2;
    }
    for (; k < points; ++k) {
        for (std::size_t lane = 0; lane < tileWidth; ++lane) {
            add(lane, term(k, lane));
        }
    }
}

GREYSCOPE_INLINED inline void exchange(TileLanes& a, TileLanes& b) {
    TileLanes low;
    TileLanes high;
    for (std::size_t lane = 0; lane < tileWidth; ++lane) {
        const double x = a.values[lane];
        const double y = b.values[lane];
        low.values[lane] = y < x ? y : x;
        high.values[lane] = y > x ? y : x;
    }
    a = low;
    b = high;
}

}  // namespace

void gatherTile(const Eigen::MatrixXd& columns, std::size_t first, TileLanes* rows) {
    const auto points = static_cast<std::size_t>(columns.rows());
    const auto last = static_cast<std::size_t>(columns.cols()) - 1;
    std::array<const double*, tileWidth> series{};
    for (std::size_t lane = 0; lane < tileWidth; ++lane) {
        series[lane] = columns.data() + std::min(first + lane, last) * points;
    }
    for (std::size_t k = 0; k < points; ++k) {
        TileLanes row;
        for (std::size_t lane = 0; lane < tileWidth; ++lane) {
            row[lane] = series[lane][k];
        }
        rows[k] = row;
    }
}

SeriesTiles::SeriesTiles(const Eigen::MatrixXd& columns) : m_points(static_cast<std::size_t>(columns.rows())) {
    const std::size_t tiles = (static_cast<std::size_t>(columns.cols()) + tileWidth - 1) / tileWidth;
    m_values.resize(tiles * m_points);
    for (std::size_t tile = 0; tile < tiles; ++tile) {
        gatherTile(columns, tile * tileWidth, m_values.data() + tile * m_points);
    }
}

GREYSCOPE_CLONES void tileExtrema(const double* series, const TileLanes* tile, std::size_t points, TileLanes& minimum,
                                  TileLanes& maximum) {
    // a - b as a + minus * b: processors add and compare in one unit, which is busy here, and multiply in another.
    const volatile double hidden = -1.0;  // hides the value from the compiler, which would remove the product
    const double minus = hidden;
    TileLanes low;  // on the stack, where no aliasing is possible
    TileLanes high;
    low.values.fill(std::numeric_limits<double>::infinity());
    const auto difference = [&](std::size_t k, std::size_t lane) GREYSCOPE_INLINED {
        const double distance = std::abs(series[k] + minus * tile[k].values[lane]);
        return Range{distance, distance};
    };
    forAllPoints(points, difference, [&](std::size_t lane, Range range) GREYSCOPE_INLINED {
        const Range all = joined(Range{low.values[lane], high.values[lane]}, range);
        low.values[lane] = all.low;
        high.values[lane] = all.high;
    });
    minimum = low;
    maximum = high;
}

GREYSCOPE_CLONES void tileSums(const double* series, const TileLanes* tile, const double* weights, std::size_t points,
                               const TileLanes& inverseBand, TileLanes& sums) {
    const TileLanes inverse = inverseBand;
    TileLanes total;
    const auto coefficient = [&](std::size_t k, std::size_t lane) GREYSCOPE_INLINED {
        return Fraction{weights[k], 1.0 + std::abs(series[k] - tile[k].values[lane]) * inverse.values[lane]};
    };
    forAllPoints(points, coefficient, [&](std::size_t lane, Fraction fraction) GREYSCOPE_INLINED {
        total.values[lane] += fraction.above / fraction.below;
    });
    sums = total;
}

/// Merge exchange is a sorting network: which elements it compares does not depend on the values, so that all lanes are
/// sorted at once.
GREYSCOPE_CLONES void sortLanes(TileLanes* rows, std::size_t count) {
    const std::size_t highest = std::bit_floor(std::max(count, std::size_t{2}) - 1);
    for (std::size_t p = highest; p > 0; p /= 2) {
        std::size_t r = 0;
        std::size_t distance = p;
        for (std::size_t q = highest;; q /= 2) {
            for (std::size_t block = r; block + distance < count; block += 2 * p) {
                for (std::size_t i = block; i < std::min(block + p, count - distance); ++i) {
                    exchange(rows[i], rows[i + distance]);
                }
            }
            if (q == p) {
                break;
            }
            distance = q - p;
            r = p;
        }
    }
}

}  // namespace greyscope::grey
