#include "core/stats/least_squares.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/stats/distributions.h"

namespace greyscope::stats {

namespace {

constexpr std::size_t kMostSteps = 2000;

/// A point of the search with its residuals.
struct Place {
    Eigen::VectorXd b;
    Eigen::VectorXd residuals;
    double rss = 0.0;
};

class Search {
public:
    Search(const Curve& curve, const Eigen::VectorXd& y, const std::optional<Bounds>& bounds)
        : m_curve(curve), m_y(y), m_bounds(bounds) {}

    CurveFit run(const Eigen::VectorXd& start) {
        CurveFit fit;
        fit.points = static_cast<std::size_t>(m_y.size());
        fit.b = start;
        fit.atBound.assign(static_cast<std::size_t>(start.size()), false);
        if (m_y.size() < start.size()) {
            fit.end = FitEnd::tooFewPoints;
            return fit;
        }
        Place at = placeAt(clipped(start));
        fit.end = std::isfinite(at.rss) ? walk(at, fit) : FitEnd::notFinite;
        if (fit.usable()) {
            polish(at);
        }
        fit.b = at.b;
        fit.rss = at.rss;
        if (fit.usable()) {
            finish(at, fit);
        }
        return fit;
    }

private:
    [[nodiscard]] Eigen::VectorXd clipped(const Eigen::VectorXd& b) const {
        return m_bounds ? Eigen::VectorXd(b.cwiseMax(m_bounds->low).cwiseMin(m_bounds->high)) : b;
    }

    [[nodiscard]] Place placeAt(Eigen::VectorXd b, Eigen::MatrixXd* jacobian = nullptr) const {
        Place place{std::move(b), {}, 0.0};
        place.residuals = m_y - m_curve(place.b, jacobian);
        place.rss = place.residuals.squaredNorm();
        return place;
    }

    /// Returns the parameters at a bound that the descent would push beyond it.
    [[nodiscard]] std::vector<bool> held(const Place& at, const Eigen::MatrixXd& jacobian) const {
        std::vector<bool> result(static_cast<std::size_t>(at.b.size()), false);
        if (m_bounds) {
            const Eigen::VectorXd downhill = jacobian.transpose() * at.residuals;
            for (Eigen::Index j = 0; j < at.b.size(); ++j) {
                result[static_cast<std::size_t>(j)] = (at.b[j] <= m_bounds->low[j] && downhill[j] <= 0.0) ||
                                                      (at.b[j] >= m_bounds->high[j] && downhill[j] >= 0.0);
            }
        }
        return result;
    }

    /// Returns the step that solves (J'J + damping D) step = J'r over the free parameters, by QR of J stacked on the
    /// root of damping D.
    [[nodiscard]] Eigen::VectorXd stepFrom(const Place& at, const Eigen::MatrixXd& jacobian,
                                           const std::vector<bool>& fixed, double damping) const {
        const Eigen::Index n = at.b.size();
        Eigen::MatrixXd rows = Eigen::MatrixXd::Zero(jacobian.rows() + n, n);
        rows.topRows(jacobian.rows()) = jacobian;
        for (Eigen::Index j = 0; j < n; ++j) {
            if (fixed[static_cast<std::size_t>(j)]) {
                rows.col(j).setZero();
                rows(jacobian.rows() + j, j) = 1.0;
            } else {
                rows(jacobian.rows() + j, j) = std::sqrt(damping) * std::max(jacobian.col(j).norm(), 1e-300);
            }
        }
        Eigen::VectorXd right = Eigen::VectorXd::Zero(rows.rows());
        right.head(jacobian.rows()) = at.residuals;
        return rows.colPivHouseholderQr().solve(right);
    }

    FitEnd walk(Place& at, CurveFit& fit) {
        double damping = 1e-3;
        double growth = 2.0;
        for (; fit.steps < kMostSteps; ++fit.steps) {
            Eigen::MatrixXd jacobian;
            at = placeAt(at.b, &jacobian);
            if (!jacobian.allFinite()) {
                return FitEnd::notFinite;
            }
            const std::vector<bool> fixed = held(at, jacobian);
            bool moved = false;
            bool small = false;
            while (!moved && damping < 1e30) {
                const Eigen::VectorXd target = clipped(at.b + stepFrom(at, jacobian, fixed, damping));
                const double length = ((target - at.b).array().abs() / (at.b.array().abs() + 1e-300)).maxCoeff();
                const Place next = placeAt(target);
                small = length <= 1e-13;
                if (small || next.rss < at.rss) {
                    moved = true;
                    // Near the minimum, the sum of squares is flat up to rounding; only the size of the steps shows
                    // convergence.
                    small = small || (at.rss - next.rss <= 1e-15 * at.rss && length <= 1e-9);
                    at = next.rss <= at.rss ? next : at;
                    damping = std::max(damping / 5.0, 1e-20);
                    growth = 2.0;
                } else {
                    damping *= growth;
                    growth *= 2.0;
                }
            }
            if (small || !moved || at.rss == 0.0) {
                return FitEnd::converged;
            }
        }
        return FitEnd::tooManySteps;
    }

    /// The sum of squares determines parameters only to the square root of rounding. Undamped steps by its derivatives
    /// continue as long as they get shorter.
    void polish(Place& at) const {
        constexpr int kMost = 100;
        double before = std::numeric_limits<double>::infinity();
        for (int step = 0; step < kMost; ++step) {
            Eigen::MatrixXd jacobian;
            at = placeAt(at.b, &jacobian);
            const Eigen::VectorXd target = clipped(at.b + stepFrom(at, jacobian, held(at, jacobian), 0.0));
            const double length = ((target - at.b).array().abs() / (at.b.array().abs() + 1e-300)).maxCoeff();
            Place next = placeAt(target);
            if (!(length < before) || !(next.rss <= at.rss * (1.0 + 1e-9))) {
                return;
            }
            at = std::move(next);
            before = length;
        }
    }

    /// Sets the covariance. A rank below the number of free parameters means that they are not determined.
    void finish(const Place& at, CurveFit& fit) const {
        Eigen::MatrixXd jacobian;
        fit.atBound = held(placeAt(at.b, &jacobian), jacobian);
        std::vector<Eigen::Index> free;
        for (Eigen::Index j = 0; j < at.b.size(); ++j) {
            if (!fit.atBound[static_cast<std::size_t>(j)]) {
                free.push_back(j);
            }
        }
        if (free.empty()) {
            return;  // all parameters are at a bound
        }
        Eigen::MatrixXd columns = jacobian(Eigen::all, free);
        Eigen::VectorXd scale = columns.colwise().norm().transpose();
        const bool flat = (scale.array() <= 0.0).any() || !columns.allFinite();
        if (!flat) {
            columns = columns * scale.cwiseInverse().asDiagonal();
        }
        const Eigen::ColPivHouseholderQR<Eigen::MatrixXd> qr(columns);
        if (flat || qr.rank() < columns.cols()) {
            fit.end = FitEnd::open;
            return;
        }
        if (fit.freedom() == 0) {
            return;
        }
        const Eigen::MatrixXd inverse = (columns.transpose() * columns).inverse();
        const double variance = fit.rss / static_cast<double>(fit.freedom());
        fit.covariance = Eigen::MatrixXd::Zero(at.b.size(), at.b.size());
        for (std::size_t i = 0; i < free.size(); ++i) {
            for (std::size_t j = 0; j < free.size(); ++j) {
                const auto k = static_cast<Eigen::Index>(i);
                const auto l = static_cast<Eigen::Index>(j);
                fit.covariance(free[i], free[j]) = variance * inverse(k, l) / (scale[k] * scale[l]);
            }
        }
    }

    const Curve& m_curve;
    const Eigen::VectorXd& m_y;
    const std::optional<Bounds>& m_bounds;
};

}  // namespace

std::size_t CurveFit::freedom() const {
    const auto fixed = static_cast<std::size_t>(std::count(atBound.begin(), atBound.end(), true));
    return points - std::min(points, static_cast<std::size_t>(b.size()) - fixed);
}

std::optional<double> CurveFit::error(Eigen::Index parameter) const {
    if (covariance.size() == 0 || atBound[static_cast<std::size_t>(parameter)]) {
        return std::nullopt;
    }
    return std::sqrt(covariance(parameter, parameter));
}

std::optional<Interval> CurveFit::interval(Eigen::Index parameter, double confidence) const {
    const auto deviation = error(parameter);
    if (!deviation) {
        return std::nullopt;
    }
    const double half = studentQuantile(0.5 + confidence / 2.0, static_cast<double>(freedom())) * *deviation;
    return Interval{b[parameter] - half, b[parameter] + half};
}

CurveFit fitCurve(const Curve& curve, const Eigen::VectorXd& y, const Eigen::VectorXd& start,
                  const std::optional<Bounds>& bounds) {
    return Search(curve, y, bounds).run(start);
}

}  // namespace greyscope::stats
