#include "core/grey/degrees/relation_intervals.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/quantile.h"
#include "core/base/try.h"
#include "core/grey/degrees/relation_draws.h"

namespace greyscope::grey {

namespace {

using Eigen::Index;

std::vector<std::size_t> ranksOf(const Eigen::VectorXd& degrees) {
    std::vector<std::size_t> ranks;
    for (Index i = 0; i < degrees.size(); ++i) {
        ranks.push_back(1 + static_cast<std::size_t>((degrees.array() > degrees(i)).count()));
    }
    return ranks;
}

/// Counts how often each rank, and the whole order, equal those of the result.
void countRanks(const DrawnDegrees& drawn, DegreeIntervals& intervals) {
    const std::vector<std::size_t> ranks = ranksOf(drawn.result.degrees);
    std::vector<std::size_t> held(ranks.size());
    std::size_t orders = 0;
    for (Index row = 0; row < drawn.degrees.rows(); ++row) {
        const std::vector<std::size_t> now = ranksOf(drawn.degrees.row(row));
        for (std::size_t i = 0; i < ranks.size(); ++i) {
            held[i] += now[i] == ranks[i] ? 1 : 0;
        }
        orders += now == ranks ? 1 : 0;
    }
    const auto count = static_cast<double>(drawn.degrees.rows());
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        intervals.degrees[i].rankHolds = static_cast<double>(held[i]) / count;
    }
    intervals.orderHolds = static_cast<double>(orders) / count;
}

/// Returns the intervals of degrees by points; nullopt if M = 0 in too many draws.
std::vector<std::optional<stats::Interval>> percentileIntervals(const DrawnDegrees& drawn,
                                                                const Eigen::VectorXd& variance) {
    const double confidence = drawn.how.confidence;
    const std::vector<std::vector<MovedMean>> moved = movedDegrees(drawn);
    const double most = 0.5 * (1.0 - confidence) * static_cast<double>(drawn.degrees.rows());
    std::vector<std::optional<stats::Interval>> intervals;
    for (Index i = 0; i < variance.size(); ++i) {
        const auto at = static_cast<std::size_t>(i);
        if (static_cast<double>(drawn.vanished[at]) > most) {
            intervals.emplace_back();
            continue;
        }
        const Eigen::VectorXd column = drawn.degrees.col(i);
        std::vector<double> values(column.begin(), column.end());
        const double tail = tailOf(confidence, freedomOf(variance(i), moved[at], pooledRepeats(drawn.table, i)));
        const double low = base::quantileAmong(values, tail);
        intervals.emplace_back(stats::Interval{low, base::quantileAmong(values, 1.0 - tail)});
    }
    return intervals;
}

DegreeIntervals intervalsOf(const DrawnDegrees& drawn) {
    DegreeIntervals intervals;
    intervals.options = drawn.how;
    const RelationResult& result = drawn.result;
    const Eigen::VectorXd variance = drawn.variance();
    std::vector<std::optional<stats::Interval>> found;
    if (!drawn.areas) {
        found = percentileIntervals(drawn, variance);
    }
    for (std::size_t i = 0; i < result.names.size(); ++i) {
        const auto at = static_cast<Index>(i);
        const Eigen::VectorXd column = drawn.degrees.col(at);
        std::vector<double> values(column.begin(), column.end());
        const double middle = base::quantileAmong(values, 0.5);
        intervals.degrees.push_back(
            {result.names[i], result.degrees(at), middle, std::sqrt(variance(at)),
             drawn.areas ? drawn.areas->interval(drawn.table, at, drawn.how.confidence) : found[i], 0.0});
    }
    countRanks(drawn, intervals);
    intervals.values = static_cast<std::size_t>(drawn.table.table.values.size());
    intervals.repeated = drawn.table.noisy.size();
    intervals.fewest = std::numeric_limits<std::size_t>::max();
    for (const Noisy& noisy : drawn.table.noisy) {
        intervals.fewest = std::min(intervals.fewest, noisy.count);
        intervals.most = std::max(intervals.most, noisy.count);
    }
    return intervals;
}

bool imagesAreSimulated(const RelationOptions& options) {
    const RelationDegree& degree = degreeOf(options.method);
    const auto simulated = [](data::Image image) {
        return image == data::Image::none || image == data::Image::mean || image == data::Image::initial;
    };
    return (!degree.ofImage || simulated(options.image.kind)) &&
           (!degree.ofRelativeImage || options.relativeImage == data::Image::initial);
}

std::optional<DegreeSimulation> simulationOf(const RelationOptions& options) {
    if (!imagesAreSimulated(options)) {
        return std::nullopt;
    }
    const RelationDegree& degree = degreeOf(options.method);
    const bool pairs = degree.isByPoints() && options.scope == ExtremaScope::pairwise;
    return pairs ? degree.simulatedWithPairExtrema : degree.simulated.value;
}

}  // namespace

std::size_t DegreeIntervals::lowered() const {
    return static_cast<std::size_t>(std::count_if(degrees.begin(), degrees.end(), [](const DegreeInterval& each) {
        return each.interval && each.degree < each.interval->low;
    }));
}

std::optional<SimulatedShare> simulatedShareOf(const RelationOptions& options, std::size_t repeats) {
    const auto simulated = simulationOf(options);
    if (!simulated) {
        return std::nullopt;
    }
    const double few = repeats < 3 ? simulated->lessWithTwo : 0.0;
    return SimulatedShare{simulated->held.low - few, simulated->held.high};
}

std::optional<SimulatedShare> simulatedRanksOf(const RelationOptions& options) {
    const auto simulated = simulationOf(options);
    return simulated ? std::optional(simulated->ranks) : std::nullopt;
}

base::Expected<void> DegreeDraws::validate() const {
    if (draws < 100 || draws > 100'000) {
        return base::fail(base::ErrorCode::optionOutOfRange, {"draws", std::to_string(draws), "[100, 100000]"});
    }
    if (!(confidence > 0.0 && confidence < 1.0)) {
        return base::fail(base::ErrorCode::optionOutOfRange, {"confidence", base::toText(confidence), "(0, 1)"});
    }
    return {};
}

base::Expected<std::optional<DegreeIntervals>> degreeIntervals(const data::Dataset& dataset,
                                                               const data::SeriesTable& table, std::size_t reference,
                                                               const std::vector<std::size_t>& compared,
                                                               const RelationOptions& options, const DegreeDraws& how,
                                                               base::Threads threads, base::Progress& progress) {
    const auto drawn = GREYSCOPE_TRY(drawDegrees(dataset, table, reference, compared, options, how, threads, progress));
    return drawn ? std::optional(intervalsOf(*drawn)) : std::nullopt;
}

}  // namespace greyscope::grey
