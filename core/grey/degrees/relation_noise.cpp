#include "core/grey/degrees/relation_noise.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <utility>

#include "core/data/roles/repeats.h"
#include "core/stats/distributions.h"
#include "core/stats/series_repeats.h"

namespace greyscope::grey {

namespace {

using Eigen::Index;

/// Above this count, the mean or median of drawn repeats is drawn from its limiting distribution.
constexpr std::size_t kManyRepeats = 200;

/// Sets the standard error of repeats given as rows, and prepares a single draw instead of thousands if there are many.
void prepare(Noisy& noisy, data::Aggregation how) {
    const bool median = how == data::Aggregation::median;
    noisy.error = stats::momentsOf(noisy.repeats).error() * (median ? std::sqrt(std::numbers::pi / 2.0) : 1.0);
    if (noisy.count <= kManyRepeats) {
        return;
    }
    if (median) {
        std::sort(noisy.repeats.begin(), noisy.repeats.end());
    } else {
        noisy.repeats = {};
    }
}

/// As deviationOf(), for many repeats. Their mean is normal. The rank of the median of n drawn repeats, as a share of
/// n, has mean 1/2 and deviation 1 / (2 sqrt(n)).
double deviationOfMany(const Noisy& noisy, base::NamedDraws& draws) {
    const double normal = stats::normalQuantile(draws.uniform());
    if (noisy.repeats.empty()) {
        return normal * noisy.error;
    }
    const auto count = static_cast<double>(noisy.count);
    const double place = count * (0.5 + 0.5 * normal / std::sqrt(count));
    const auto last = static_cast<double>(noisy.count - 1);
    return noisy.repeats[static_cast<std::size_t>(std::clamp(place, 0.0, last))] - noisy.value;
}

/// Returns the deviation of a drawn value from the measured one.
double deviationOf(const Noisy& noisy, base::NamedDraws& draws, data::Aggregation how, std::vector<double>& buffer) {
    if (noisy.count > kManyRepeats || noisy.repeats.empty()) {
        return deviationOfMany(noisy, draws);
    }
    const auto count = static_cast<double>(noisy.count);
    buffer.resize(noisy.repeats.size());
    for (double& value : buffer) {
        value = noisy.repeats[draws.below(noisy.repeats.size())];
    }
    return (data::aggregated(buffer, how) - noisy.value) * std::sqrt(count / (count - 1.0));
}

data::SeriesTable without(const data::SeriesTable& table, std::size_t series) {
    data::SeriesTable empty;
    empty.axisColumns = table.axisColumns;
    empty.points = table.points;
    empty.valueName = table.valueName;
    empty.values.resize(table.values.rows(), static_cast<Index>(series));
    return empty;
}

void addColumn(const data::SeriesTable& from, std::size_t series, data::SeriesTable& to) {
    to.values.col(static_cast<Index>(to.series.size())) = from.values.col(static_cast<Index>(series));
    to.series.push_back({from.series[series].name, {}, {}});
}

std::vector<std::size_t> upTo(std::size_t first, std::size_t count) {
    std::vector<std::size_t> all(count - first);
    std::iota(all.begin(), all.end(), first);
    return all;
}

/// Three draws of the effect of noise on the images: `added` is added to the differences, `length` gives the share of
/// noise in them, and `within` decides which of them lie within the noise.
struct ImageNoise {
    const Eigen::MatrixXd& added;
    const Eigen::MatrixXd& length;
    const Eigen::MatrixXd& within;
};

Eigen::VectorXd differenceFrom(const Eigen::MatrixXd& images, Index column) {
    return images.col(column) - images.col(0);
}

/// Replaces d by |d|^p with the sign of d, scaled to the length of d.
void bend(Eigen::VectorXd& differences, double power) {
    const double largest = differences.cwiseAbs().maxCoeff();
    if (!(largest > 0.0)) {
        return;
    }
    const double length = differences.norm();
    differences =
        differences.unaryExpr([&](double d) { return std::copysign(std::pow(std::abs(d) / largest, power), d); });
    differences *= length / differences.norm();
}

/// Replaces images with noise by possible images without noise; see the header.
void takeNoiseOff(const Eigen::MatrixXd& measured, const ImageNoise& noise, bool equalWithin, base::NamedDraws& draws,
                  Eigen::MatrixXd& images, TruthTrace* trace) {
    images.resize(measured.rows(), measured.cols());
    images.col(0) = noise.added.col(0);
    for (Index i = 1; i < measured.cols(); ++i) {
        const double normal = stats::normalQuantile(draws.uniform());
        const Eigen::VectorXd difference = differenceFrom(measured, i);
        const auto noiseOf = [&](const Eigen::MatrixXd& drawn) {
            return Eigen::VectorXd(differenceFrom(drawn, i) - difference);
        };
        if (trace != nullptr) {
            trace->added.col(i) = noiseOf(noise.added);
            trace->length.col(i) = noiseOf(noise.length);
            trace->within.col(i) = noiseOf(noise.within);
            trace->normals(i) = normal;
        }
        const double squares = difference.squaredNorm();
        const double left = squares > 0.0 ? std::max(0.0, 1.0 - noiseOf(noise.length).squaredNorm() / squares) : 0.0;
        Eigen::VectorXd own = left * difference + std::sqrt(left) * noiseOf(noise.added);
        if (equalWithin) {
            const Eigen::VectorXd within = kWithinNoise * noiseOf(noise.within).cwiseAbs();
            own = (difference.array().abs() < within.array()).select(0.0, own);
        }
        bend(own, std::exp(normal * (1.0 - left * left * left)));
        images.col(i) = images.col(0) + own;
    }
}

}  // namespace

const Noisy* NoisyTable::noisyAt(Index point, Index series) const {
    const int at = place(point, series);
    return at < 0 ? nullptr : &noisy[static_cast<std::size_t>(at)];
}

data::SeriesTable NoisyTable::with(const std::vector<std::size_t>& which, const Noisy& replaced, double value) const {
    data::SeriesTable chosen = without(table, which.size());
    for (std::size_t i = 0; i < which.size(); ++i) {
        addColumn(table, which[i], chosen);
        if (static_cast<Index>(which[i]) == replaced.series) {
            chosen.values(replaced.point, static_cast<Index>(i)) = value;
        }
    }
    return chosen;
}

Eigen::VectorXd NoisyTable::degreesWith(const std::vector<std::size_t>& which, const Noisy& replaced,
                                        double value) const {
    const auto result = relate(with(which, replaced, value), 0, upTo(1, which.size()), options);
    return result ? result->degrees : Eigen::VectorXd();
}

NoisyTable noisyTableOf(const data::Dataset& dataset, const data::SeriesTable& table,
                        const std::vector<std::size_t>& which, const RelationOptions& options) {
    NoisyTable found{without(table, which.size()), {}, {}, options, table.ofMeasurements()};
    found.place = Eigen::MatrixXi::Constant(table.values.rows(), static_cast<Index>(which.size()), -1);
    const stats::SeriesRepeats repeats(dataset, table);
    for (std::size_t s = 0; s < which.size(); ++s) {
        addColumn(table, which[s], found.table);
        for (std::size_t k = 0; k < table.pointCount(); ++k) {
            if (repeats.countAt(which[s], k) < 2) {
                continue;
            }
            const auto row = static_cast<Index>(k);
            const auto column = static_cast<Index>(s);
            Noisy noisy{row, column, found.table.values(row, column), 0, repeats.valuesAt(which[s], k)};
            const auto summed = repeats.summedAt(which[s], k);
            noisy.count = summed ? summed->count : noisy.repeats.size();
            if (noisy.count > 1) {
                if (summed) {
                    noisy.error = summed->error();
                } else {
                    prepare(noisy, found.aggregation);
                }
                found.place(row, column) = static_cast<int>(found.noisy.size());
                found.noisy.push_back(std::move(noisy));
            }
        }
    }
    return found;
}

TruthDraws::TruthDraws(const NoisyTable& table, const RelationImages& measured)
    : m_table(table), m_measured(measured), m_drawn(table.table), m_all(upTo(0, table.table.series.size())) {}

base::Expected<RelationImages> TruthDraws::noisyImages(base::NamedDraws& draws) {
    m_drawn.values = m_table.table.values;
    for (const Noisy& noisy : m_table.noisy) {
        m_drawn.values(noisy.point, noisy.series) += deviationOf(noisy, draws, m_table.aggregation, m_buffer);
    }
    return relationImages(m_drawn, m_all, m_table.options);
}

std::optional<TruthDraws::Draw> TruthDraws::draw(base::NamedDraws& draws, bool equalWithin, TruthTrace* trace) {
    auto added = noisyImages(draws);
    const auto length = noisyImages(draws);
    const auto within = noisyImages(draws);
    if (!added || !length || !within) {
        return std::nullopt;
    }
    RelationImages truth = m_measured;
    if (trace != nullptr) {
        trace->added = trace->length = trace->within = Eigen::MatrixXd::Zero(truth.values.rows(), truth.values.cols());
        trace->normals = Eigen::VectorXd::Zero(truth.values.cols());
    }
    takeNoiseOff(m_measured.values, {added->values, length->values, within->values}, equalWithin, draws, truth.values,
                 trace);
    if (truth.relative.size() > 0) {
        takeNoiseOff(m_measured.relative, {added->relative, length->relative, within->relative}, equalWithin, draws,
                     truth.relative, nullptr);
    }
    return Draw{std::move(truth), std::move(*added)};
}

}  // namespace greyscope::grey
