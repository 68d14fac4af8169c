#include "core/grey/relation_intervals.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

#include "core/base/progress_part.h"
#include "core/base/quantile.h"
#include "core/base/random.h"
#include "core/base/try.h"
#include "core/grey/relation_areas.h"
#include "core/grey/relation_noise.h"
#include "core/stats/distributions.h"

namespace greyscope::grey {

namespace {

using Eigen::Index;

constexpr double kMostWork = 2e9;
constexpr double kMostKept = 1e8;   // draws x series, which are kept for their percentiles
constexpr std::size_t kBlock = 50;  // draws from one stream

std::vector<std::size_t> ranksOf(const Eigen::VectorXd& grades) {
    std::vector<std::size_t> ranks;
    for (Index i = 0; i < grades.size(); ++i) {
        ranks.push_back(1 + static_cast<std::size_t>((grades.array() > grades(i)).count()));
    }
    return ranks;
}

/// The degrees of a block of draws, a row each.
struct Block {
    Eigen::MatrixXd grades;
    std::vector<Eigen::MatrixXd> quotients;  ///< of degrees of areas
    std::vector<std::size_t> vanished;       ///< draws in which a series has no difference left in its scope: M = 0
    Index count = 0;

    Block(Index draws, Index series) : grades(draws, series), vanished(static_cast<std::size_t>(series)) {}
};

/// Nothing is added where a draw has no images or no degrees.
void draw(TruthDraws& truths, const RelationOptions& options, bool equalWithin, base::NamedDraws& draws, Block& block) {
    const auto truth = truths.draw(draws, equalWithin);
    const auto result = truth ? relateImages(truth->truth, 0, options) : base::Expected<RelationResult>();
    if (!truth || !result) {
        return;
    }
    if (!degreeOf(options.method).byPoints) {
        auto quotients = areaQuotients(truth->noisy, options);
        if (!quotients) {
            return;
        }
        block.quotients.push_back(std::move(*quotients));
    }
    block.grades.row(block.count++) = result->grades;
    for (Index i = 0; i < result->maximum.size(); ++i) {
        block.vanished[static_cast<std::size_t>(i)] += result->maximum(i) > 0.0 ? 0 : 1;
    }
}

/// How much of the variance of degrees comes from single values, whose own variance few repeats tell.
struct Influence {
    Eigen::VectorXd variance;
    Eigen::VectorXd spread;  ///< sum of variance^2 / (n - 1)

    explicit Influence(Index series) : variance(Eigen::VectorXd::Zero(series)), spread(variance) {}
};

/// Of one value on the degrees of series `which`, the first of which is the reference.
void addInfluence(const NoisyTable& table, const std::vector<std::size_t>& which, Index point, Index series,
                  Influence& influence) {
    const Noisy* noisy = table.noisyAt(point, series);
    if (noisy == nullptr) {
        return;
    }
    const Eigen::VectorXd above = table.gradesWith(which, *noisy, noisy->value + noisy->error);
    const Eigen::VectorXd below = table.gradesWith(which, *noisy, noisy->value - noisy->error);
    if (above.size() > 0 && below.size() > 0) {
        const Eigen::ArrayXd variance = (0.5 * (above - below)).array().square();
        influence.variance.array() += variance;
        influence.spread.array() += variance.square() / static_cast<double>(noisy->count - 1);
    }
}

/// Of the two values that make the largest difference, which all coefficients are measured by.
Influence influenceOfLargest(const NoisyTable& table, const RelationResult& result) {
    Influence influence(result.grades.size());
    Index point = 0;
    if (table.options.scope != ExtremaScope::pairwise) {
        Index series = 0;
        result.differences.maxCoeff(&point, &series);
        std::vector<std::size_t> all(table.table.series.size());
        std::iota(all.begin(), all.end(), std::size_t{0});
        addInfluence(table, all, point, 0, influence);
        addInfluence(table, all, point, series + 1, influence);
        return influence;
    }
    for (Index i = 0; i < result.differences.cols(); ++i) {
        Influence own(1);
        result.differences.col(i).maxCoeff(&point);
        const std::vector<std::size_t> pair{0, static_cast<std::size_t>(i) + 1};
        addInfluence(table, pair, point, 0, own);
        addInfluence(table, pair, point, i + 1, own);
        influence.variance(i) = own.variance(0);
        influence.spread(i) = own.spread(0);
    }
    return influence;
}

/// Satterthwaite's degrees of freedom of the variance of each degree: those of the values with the largest difference,
/// and for the rest those of all values of both series together.
Eigen::VectorXd freedomOf(const NoisyTable& table, const Influence& influence, const Eigen::VectorXd& variance) {
    Eigen::VectorXd own = Eigen::VectorXd::Zero(variance.size() + 1);
    for (const Noisy& noisy : table.noisy) {
        own(noisy.series) += static_cast<double>(noisy.count - 1);
    }
    Eigen::VectorXd freedom(variance.size());
    for (Index i = 0; i < variance.size(); ++i) {
        const double rest = std::max(0.0, variance(i) - influence.variance(i));
        const double all = rest + influence.variance(i);
        const double below = influence.spread(i) + rest * rest / std::max(1.0, own(0) + own(i + 1));
        freedom(i) = below > 0.0 ? std::max(1.0, all * all / below) : std::numeric_limits<double>::infinity();
    }
    return freedom;
}

/// The share to leave out on each side: as many standard errors as Student's t has it.
double tailOf(double confidence, double freedom) {
    const double inside = 0.5 + confidence / 2.0;
    return freedom < 1e6 ? stats::normalTail(stats::studentQuantile(inside, freedom)) : 1.0 - inside;
}

/// All draws, a row each, in their order.
struct Drawn {
    Eigen::MatrixXd grades;
    std::vector<std::size_t> vanished;
    Index count = 0;
    std::optional<AreaDraws> areas;  ///< of degrees of areas

    void add(const Block& block) {
        for (const Eigen::MatrixXd& quotients : block.quotients) {
            areas->add(quotients);
        }
        grades.middleRows(count, block.count) = block.grades.topRows(block.count);
        count += block.count;
        for (std::size_t i = 0; i < vanished.size(); ++i) {
            vanished[i] += block.vanished[i];
        }
    }
};

/// How often each rank and the whole order are those of the result.
void countRanks(const Drawn& drawn, const Eigen::VectorXd& grades, DegreeIntervals& intervals) {
    const std::vector<std::size_t> ranks = ranksOf(grades);
    std::vector<std::size_t> held(ranks.size());
    std::size_t orders = 0;
    for (Index row = 0; row < drawn.count; ++row) {
        const std::vector<std::size_t> now = ranksOf(drawn.grades.row(row));
        for (std::size_t i = 0; i < ranks.size(); ++i) {
            held[i] += now[i] == ranks[i] ? 1 : 0;
        }
        orders += now == ranks ? 1 : 0;
    }
    const auto count = static_cast<double>(drawn.count);
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        intervals.degrees[i].rankHolds = static_cast<double>(held[i]) / count;
    }
    intervals.orderHolds = static_cast<double>(orders) / count;
}

/// Of degrees by points; none where too many draws leave no largest difference.
std::vector<std::optional<stats::Interval>> percentileIntervals(const NoisyTable& table, const RelationResult& result,
                                                                const Drawn& drawn, const Eigen::VectorXd& variance,
                                                                double confidence) {
    const Eigen::VectorXd freedom = freedomOf(table, influenceOfLargest(table, result), variance);
    const double most = 0.5 * (1.0 - confidence) * static_cast<double>(drawn.count);
    std::vector<std::optional<stats::Interval>> intervals;
    for (Index i = 0; i < variance.size(); ++i) {
        if (static_cast<double>(drawn.vanished[static_cast<std::size_t>(i)]) > most) {
            intervals.emplace_back();
            continue;
        }
        const Eigen::VectorXd column = drawn.grades.col(i).head(drawn.count);
        std::vector<double> values(column.begin(), column.end());
        const double tail = tailOf(confidence, freedom(i));
        const double low = base::quantileAmong(values, tail);
        intervals.emplace_back(stats::Interval{low, base::quantileAmong(values, 1.0 - tail)});
    }
    return intervals;
}

DegreeIntervals intervalsOf(const NoisyTable& table, const RelationResult& result, const Drawn& drawn,
                            const DegreeDraws& how) {
    DegreeIntervals intervals;
    intervals.options = how;
    const auto rows = drawn.grades.topRows(drawn.count);
    const Eigen::VectorXd mean = rows.colwise().mean();
    const Eigen::VectorXd variance =
        (rows.rowwise() - mean.transpose()).colwise().squaredNorm() / static_cast<double>(drawn.count);
    std::vector<std::optional<stats::Interval>> found;
    if (!drawn.areas) {
        found = percentileIntervals(table, result, drawn, variance, how.confidence);
    }
    for (std::size_t i = 0; i < result.names.size(); ++i) {
        const auto at = static_cast<Index>(i);
        const Eigen::VectorXd column = rows.col(at);
        std::vector<double> values(column.begin(), column.end());
        const double middle = base::quantileAmong(values, 0.5);
        intervals.degrees.push_back({result.names[i], result.grades(at), middle, std::sqrt(variance(at)),
                                     drawn.areas ? drawn.areas->interval(at, how.confidence) : found[i], 0.0});
    }
    countRanks(drawn, result.grades, intervals);
    intervals.values = static_cast<std::size_t>(table.table.values.size());
    intervals.repeated = table.noisy.size();
    intervals.fewest = std::numeric_limits<std::size_t>::max();
    for (const Noisy& noisy : table.noisy) {
        intervals.fewest = std::min(intervals.fewest, noisy.count);
        intervals.most = std::max(intervals.most, noisy.count);
    }
    return intervals;
}

base::Expected<void> checkSize(const NoisyTable& table, const DegreeDraws& how) {
    const auto draws = static_cast<double>(how.draws);
    const auto values = static_cast<double>(table.table.values.size());
    const RelationDegree& degree = degreeOf(table.options.method);
    const double kept = degree.byPoints ? 1.0 : degree.isMixed() ? 3.0 : 2.0;
    const double series = kept * static_cast<double>(table.table.series.size() - 1);
    const double most = std::min(kMostWork, kMostKept / series * values);
    if (draws * values > most) {
        return base::fail(base::ErrorCode::tooManyPoints,
                          {"intervals of degrees", std::to_string(table.table.values.size()),
                           std::to_string(static_cast<std::size_t>(most / draws))});
    }
    return {};
}

}  // namespace

std::size_t DegreeIntervals::lowered() const {
    return static_cast<std::size_t>(std::count_if(degrees.begin(), degrees.end(), [](const DegreeInterval& each) {
        return each.interval && each.degree < each.interval->low;
    }));
}

std::optional<SimulatedShare> simulatedShareOf(const RelationOptions& options, std::size_t repeats) {
    const RelationDegree& degree = degreeOf(options.method);
    const auto simulated = [](data::Image image) {
        return image == data::Image::none || image == data::Image::mean || image == data::Image::initial;
    };
    if ((degree.ofImage && !simulated(options.image.kind)) ||
        (degree.ofRelativeImage && options.relativeImage != data::Image::initial)) {
        return std::nullopt;
    }
    const double few = repeats < 3 ? 0.02 : 0.0;
    if (degree.byPoints) {
        const bool pairs = options.scope == ExtremaScope::pairwise;
        return pairs ? SimulatedShare{0.88 - few, 0.98} : SimulatedShare{0.92 - few, 0.97};
    }
    return SimulatedShare{options.method == RelationMethod::closeness ? 0.91 : 0.92, 0.98};
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
    GREYSCOPE_TRY(how.validate());
    const RelationResult result = GREYSCOPE_TRY(relate(table, reference, compared, options));
    std::vector<std::size_t> which{reference};
    which.insert(which.end(), compared.begin(), compared.end());
    const NoisyTable noisy = noisyTableOf(dataset, table, which, options);
    if (noisy.noisy.empty() || noisy.aggregation == data::Aggregation::max) {
        return std::optional<DegreeIntervals>();
    }
    GREYSCOPE_TRY(checkSize(noisy, how));
    std::vector<std::size_t> all(which.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    const RelationImages measured = GREYSCOPE_TRY(relationImages(noisy.table, all, options));
    const std::size_t blocks = (how.draws + kBlock - 1) / kBlock;
    Drawn drawn;
    drawn.grades.resize(static_cast<Index>(how.draws), result.grades.size());
    drawn.vanished.resize(result.names.size());
    if (!degreeOf(options.method).byPoints) {
        drawn.areas.emplace(noisy, GREYSCOPE_TRY(areaQuotients(measured, options)), how.draws);
    }
    base::ProgressParts parts(progress);
    base::inOrder(
        blocks, threads,
        [&](std::size_t number) {
            base::ProgressParts::Part part(parts, 1.0 / static_cast<double>(blocks));
            const std::size_t last = std::min(how.draws, (number + 1) * kBlock);
            Block block(static_cast<Index>(last - number * kBlock), result.grades.size());
            base::NamedDraws draws(how.seed, "degrees", number);
            TruthDraws truths(noisy, measured);
            for (std::size_t k = number * kBlock; k < last && !part.cancelled(); ++k) {
                draw(truths, options, k % 2 == 1, draws, block);
            }
            part.report(1.0);
            return block;
        },
        [&](std::size_t /*number*/, const Block& block) { drawn.add(block); });
    if (progress.cancelled()) {
        return base::fail(base::ErrorCode::cancelled);
    }
    if (10 * static_cast<std::size_t>(drawn.count) < 9 * how.draws) {
        return base::fail(base::ErrorCode::tooManyFailures,
                          {"intervals of degrees", std::to_string(how.draws - static_cast<std::size_t>(drawn.count)),
                           std::to_string(how.draws)});
    }
    return std::optional(intervalsOf(noisy, result, drawn, how));
}

}  // namespace greyscope::grey
