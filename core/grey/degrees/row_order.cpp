#include "core/grey/degrees/row_order.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <string>

#include "core/base/quantile.h"
#include "core/base/try.h"
#include "core/grey/degrees/clustering.h"

namespace greyscope::grey {

namespace {

using Eigen::Index;

constexpr Index kStretches = 64;

std::vector<std::size_t> asGiven(Index count) {
    std::vector<std::size_t> order(static_cast<std::size_t>(count));
    std::iota(order.begin(), order.end(), std::size_t{0});
    return order;
}

double medianOf(const Eigen::Ref<const Eigen::VectorXd>& values) {
    std::vector<double> there;
    std::copy_if(values.begin(), values.end(), std::back_inserter(there), [](double v) { return std::isfinite(v); });
    std::sort(there.begin(), there.end());
    return there.empty() ? std::numeric_limits<double>::quiet_NaN() : base::quantile(there, 0.5);
}

/// The values to compare columns by: one row per block of rows, and 1 where a column has a value in the block.
struct Features {
    Eigen::MatrixXd values;
    Eigen::MatrixXd there;

    explicit Features(const Eigen::MatrixXd& from)
        : values(Eigen::MatrixXd::Zero(std::min(from.rows(), kStretches), from.cols())),
          there(Eigen::MatrixXd::Zero(values.rows(), from.cols())) {
        const bool positive = !(from.array() <= 0.0).any();
        for (Index column = 0; column < from.cols(); ++column) {
            for (Index stretch = 0; stretch < values.rows(); ++stretch) {
                const Index first = stretch * from.rows() / values.rows();
                const Index last = (stretch + 1) * from.rows() / values.rows();
                Index count = 0;
                for (Index row = first; row < last; ++row) {
                    if (const double value = from(row, column); std::isfinite(value)) {
                        values(stretch, column) += positive ? std::log(value) : value;
                        ++count;
                    }
                }
                values(stretch, column) /= static_cast<double>(std::max<Index>(1, count));
                there(stretch, column) = count > 0 ? 1.0 : 0.0;
            }
        }
    }

    /// Returns the distance of two columns; infinite if they have no row in common.
    [[nodiscard]] double distance(Index a, Index b) const {
        const auto both = there.col(a).array() * there.col(b).array();
        const double count = both.sum();
        const double sum = ((values.col(a) - values.col(b)).array().abs() * both).sum();
        return count > 0.0 ? sum / count : std::numeric_limits<double>::infinity();
    }
};

}  // namespace

const base::Names<RowOrder>& rowOrderNames() {
    static const base::Names<RowOrder> names{
        {RowOrder::given, "given"}, {RowOrder::byMedian, "median"}, {RowOrder::clustered, "clusters"}};
    return names;
}

std::vector<std::size_t> orderByMedian(const Eigen::MatrixXd& values) {
    std::vector<double> medians;
    for (Index column = 0; column < values.cols(); ++column) {
        medians.push_back(medianOf(values.col(column)));
    }
    std::vector<std::size_t> order = asGiven(values.cols());
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return std::isnan(medians[b]) ? !std::isnan(medians[a]) : medians[a] > medians[b];
    });
    return order;
}

base::Expected<std::vector<std::size_t>> orderByLikeness(const Eigen::MatrixXd& values, base::Progress& progress) {
    const Index count = values.cols();
    if (count > kAlikeAtMost) {
        return base::fail(base::ErrorCode::tooManySeries, {std::to_string(count), std::to_string(kAlikeAtMost)});
    }
    if (count < 3) {
        return asGiven(count);
    }
    const Features features(values);
    Eigen::MatrixXd distances = Eigen::MatrixXd::Zero(count, count);
    double furthest = 0.0;
    for (Index a = 0; a < count; ++a) {
        if (progress.cancelled()) {
            return base::fail(base::ErrorCode::cancelled);
        }
        for (Index b = a + 1; b < count; ++b) {
            const double distance = features.distance(a, b);
            distances(a, b) = distances(b, a) = distance;
            furthest = std::isfinite(distance) ? std::max(furthest, distance) : furthest;
        }
    }
    const double whole = furthest > 0.0 ? furthest : 1.0;
    distances = distances.unaryExpr([whole](double distance) { return std::max(0.0, 1.0 - distance / whole); });
    auto clustering = GREYSCOPE_TRY(cluster(distances, Linkage::average, progress));
    return std::move(clustering.order);
}

base::Expected<std::vector<std::size_t>> rowsInOrder(const Eigen::MatrixXd& values, RowOrder order,
                                                     base::Progress& progress) {
    switch (order) {
        case RowOrder::given:
            break;
        case RowOrder::byMedian:
            return orderByMedian(values);
        case RowOrder::clustered:
            return orderByLikeness(values, progress);
    }
    return asGiven(values.cols());
}

}  // namespace greyscope::grey
