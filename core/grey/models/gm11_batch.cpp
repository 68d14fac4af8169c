#include "core/grey/models/gm11_batch.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <mutex>

#include "core/base/clones.h"
#include "core/base/try.h"
#include "core/grey/degrees/series_tiles.h"

namespace greyscope::grey {
namespace {

constexpr std::size_t tilesAtOnce = 512;  // a task of about 50 microseconds

/// Returns e^x for |x| below largestExponent as 2^k e^r with |r| <= ln 2 / 2, accurate to the last digit or two in
/// every lane.
constexpr double largestExponent = 700.0;
GREYSCOPE_INLINED inline double exponential(double x) {
    constexpr double shift = 0x1.8p52;  // the last bits of the sum are the nearest integer
    constexpr double ln2High = 0x1.62e42fefa0000p-1;
    constexpr double ln2Low = 0x1.cf79abc9e3b3ap-40;
    const double shifted = x * 1.4426950408889634 + shift;
    const double k = shifted - shift;
    const double r = (x - k * ln2High) - k * ln2Low;
    double sum = 1.0 / 6227020800.0;
    sum = sum * r + 1.0 / 479001600.0;
    sum = sum * r + 1.0 / 39916800.0;
    sum = sum * r + 1.0 / 3628800.0;
    sum = sum * r + 1.0 / 362880.0;
    sum = sum * r + 1.0 / 40320.0;
    sum = sum * r + 1.0 / 5040.0;
    sum = sum * r + 1.0 / 720.0;
    sum = sum * r + 1.0 / 120.0;
    sum = sum * r + 1.0 / 24.0;
    sum = sum * r + 1.0 / 6.0;
    sum = sum * r + 0.5;
    sum = sum * r + 1.0;
    sum = sum * r + 1.0;
    // Unsigned, because the sum may wrap: the bits of the exponent are added modulo 2^64.
    return std::bit_cast<double>(std::bit_cast<std::uint64_t>(sum) + (std::bit_cast<std::uint64_t>(shifted) << 52));
}

/// Returns (e^x - 1) / x for |x| <= 2 without a special case for 0: the series at x / 16, then doubled four times.
GREYSCOPE_INLINED inline double meanExponential(double x) {
    double t = x * 0.0625;
    double sum = 1.0 / 39916800.0;
    sum = sum * t + 1.0 / 3628800.0;
    sum = sum * t + 1.0 / 362880.0;
    sum = sum * t + 1.0 / 40320.0;
    sum = sum * t + 1.0 / 5040.0;
    sum = sum * t + 1.0 / 720.0;
    sum = sum * t + 1.0 / 120.0;
    sum = sum * t + 1.0 / 24.0;
    sum = sum * t + 1.0 / 6.0;
    sum = sum * t + 0.5;
    sum = sum * t + 1.0;
    for (int doubling = 0; doubling < 4; ++doubling) {
        sum += 0.5 * t * sum * sum;
        t += t;
    }
    return sum;
}

/// Sums of one tile and the values that follow from them. The background is taken without the first value, which it
/// always contains: z(k) = x0(1) + background.
struct TileFit {
    TileLanes largest;     ///< largest |x0|
    TileLanes background;  ///< mean background
    TileLanes mean;        ///< mean of x0(2..n)
    TileLanes spread;      ///< sum of squares about the mean background
    TileLanes a;
    TileLanes start;  ///< u - a x0(1)
};

GREYSCOPE_CLONES void fitTile(const TileLanes* x, std::size_t points, double weight, TileFit& out) {
    const double rows = static_cast<double>(points - 1);
    TileLanes largest;
    TileLanes backgrounds;
    TileLanes accumulated;
    for (std::size_t lane = 0; lane < tileWidth; ++lane) {
        largest.values[lane] = std::abs(x[0].values[lane]);
    }
    for (std::size_t k = 1; k < points; ++k) {
#pragma GCC unroll 1  // otherwise the compiler unrolls the lanes before it can vectorise them
        for (std::size_t lane = 0; lane < tileWidth; ++lane) {
            const double value = x[k].values[lane];
            const double size = std::abs(value);
            backgrounds.values[lane] += accumulated.values[lane] + weight * value;
            accumulated.values[lane] += value;
            largest.values[lane] = size > largest.values[lane] ? size : largest.values[lane];
        }
    }
    TileLanes mean;
    TileLanes spread;
    TileLanes cross;
    for (std::size_t lane = 0; lane < tileWidth; ++lane) {
        backgrounds.values[lane] /= rows;
        mean.values[lane] = accumulated.values[lane] / rows;
        accumulated.values[lane] = 0.0;
    }
    for (std::size_t k = 1; k < points; ++k) {
#pragma GCC unroll 1
        for (std::size_t lane = 0; lane < tileWidth; ++lane) {
            const double value = x[k].values[lane];
            const double distance = accumulated.values[lane] + weight * value - backgrounds.values[lane];
            accumulated.values[lane] += value;
            spread.values[lane] += distance * distance;
            cross.values[lane] += distance * (value - mean.values[lane]);
        }
    }
    for (std::size_t lane = 0; lane < tileWidth; ++lane) {
        const double a = -cross.values[lane] / spread.values[lane];
        out.a.values[lane] = a;
        out.start.values[lane] = mean.values[lane] + a * backgrounds.values[lane];
    }
    out.largest = largest;
    out.background = backgrounds;
    out.mean = mean;
    out.spread = spread;
}

/// Returns restoredValue() at k = from, from + 1, ...
GREYSCOPE_CLONES void respond(const TileFit& fit, std::size_t from, std::size_t count, TileLanes* restored) {
    TileLanes a = fit.a;
    TileLanes factor;
    for (std::size_t lane = 0; lane < tileWidth; ++lane) {
        factor.values[lane] = fit.start.values[lane] * meanExponential(-a.values[lane]);
    }
    for (std::size_t step = 0; step < count; ++step) {
        const double back = 1.0 - static_cast<double>(from + step);
        for (std::size_t lane = 0; lane < tileWidth; ++lane) {
            restored[step].values[lane] = factor.values[lane] * exponential(a.values[lane] * back);
        }
    }
}

/// Returns 1 for lanes that are far from every error of fitGm11() and from overflow. Lanes with 0 are left to
/// fitGm11(). A NaN fails every comparison.
GREYSCOPE_CLONES void judge(const TileFit& fit, const TileLanes& first, std::size_t points, std::size_t horizon,
                            TileLanes& plain) {
    constexpr double large = 1e100;
    constexpr double share = 1e-2;  // share of its terms that a difference must keep; below, too many digits cancel
    const double rows = static_cast<double>(points);
    const double steepest = std::min(1.999, largestExponent / 4.0 / static_cast<double>(points + horizon));
    TileLanes result;
    for (std::size_t lane = 0; lane < tileWidth; ++lane) {
        const double least = share * (std::abs(first.values[lane]) + std::abs(fit.background.values[lane]));
        const double margin = fit.spread.values[lane] - (rows * least * least + 1e-200);
        const double room = large - fit.largest.values[lane] * rows;
        const double slope = steepest - std::abs(fit.a.values[lane]);
        const double terms =
            std::abs(fit.mean.values[lane]) + std::abs(fit.a.values[lane] * fit.background.values[lane]);
        const double start = std::abs(fit.start.values[lane]) - share * terms;
        result.values[lane] = (margin > 0.0 ? 1.0 : 0.0) * (room > 0.0 ? 1.0 : 0.0) * (slope > 0.0 ? 1.0 : 0.0) *
                              (start > 0.0 ? 1.0 : 0.0);
    }
    plain = result;
}

class Fitter {
public:
    Fitter(const Eigen::MatrixXd& series, Gm11Batch& batch)
        : m_series(series), m_points(static_cast<std::size_t>(series.rows())), m_batch(batch) {}

    /// Fits the series from `first` up to, but not including, `end`.
    void fit(std::size_t first, std::size_t end) {
        std::vector<TileLanes> x(m_points);
        std::vector<TileLanes> restored(m_batch.options.horizon);
        TileFit fit;
        TileLanes plain;
        for (std::size_t tile = first; tile < end; tile += tileWidth) {
            gatherTile(m_series, tile, x.data());
            fitTile(x.data(), m_points, m_batch.options.backgroundWeight, fit);
            respond(fit, m_points, restored.size(), restored.data());
            judge(fit, x[0], m_points, restored.size(), plain);
            for (std::size_t lane = 0; lane < tileWidth && tile + lane < end; ++lane) {
                if (plain[lane] > 0.0) {
                    note(tile + lane, fit.a[lane], fit.start[lane] + fit.a[lane] * x[0][lane]);
                    for (std::size_t step = 0; step < restored.size(); ++step) {
                        forecastOf(tile + lane)[step] = restored[step][lane];
                    }
                } else {
                    fitAlone(tile + lane);
                }
            }
        }
    }

private:
    void note(std::size_t series, double a, double u) {
        m_batch.a(static_cast<Eigen::Index>(series)) = a;
        m_batch.u(static_cast<Eigen::Index>(series)) = u;
    }
    [[nodiscard]] double* forecastOf(std::size_t series) {
        return m_batch.forecast.data() + series * m_batch.options.horizon;
    }
    void fitAlone(std::size_t series) {
        const double* const values = m_series.data() + series * m_points;
        auto alone = fitGm11({values, values + m_points}, m_batch.options);
        if (alone) {
            note(series, alone->a, alone->u);
            std::copy(alone->forecast.begin(), alone->forecast.end(), forecastOf(series));
        } else {
            note(series, 0.0, 0.0);
            std::fill_n(forecastOf(series), m_batch.options.horizon, 0.0);
            const std::lock_guard lock(m_mutex);
            m_batch.failed.emplace(series, std::move(alone.error()));
        }
    }

    const Eigen::MatrixXd& m_series;
    std::size_t m_points;
    Gm11Batch& m_batch;
    std::mutex m_mutex;
};

}  // namespace

base::Expected<Gm11Batch> fitGm11Batch(const Eigen::MatrixXd& series, const Gm11Options& options,
                                       base::Threads threads) {
    GREYSCOPE_TRY(checkGm11(static_cast<std::size_t>(series.rows()), options));
    Gm11Batch batch{options,
                    Eigen::VectorXd(series.cols()),
                    Eigen::VectorXd(series.cols()),
                    Eigen::MatrixXd(static_cast<Eigen::Index>(options.horizon), series.cols()),
                    {}};
    const auto count = static_cast<std::size_t>(series.cols());
    constexpr std::size_t atOnce = tilesAtOnce * tileWidth;
    Fitter fitter(series, batch);
    base::forEach((count + atOnce - 1) / atOnce, threads,
                  [&](std::size_t task) { fitter.fit(task * atOnce, std::min(count, (task + 1) * atOnce)); });
    return batch;
}

}  // namespace greyscope::grey
