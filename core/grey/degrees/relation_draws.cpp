#include "core/grey/degrees/relation_draws.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "core/base/progress_part.h"
#include "core/base/random.h"
#include "core/base/try.h"

namespace greyscope::grey {

namespace {

using Eigen::Index;

constexpr double kMostWork = 2e9;
constexpr double kMostKept = 1e8;   // draws x series, kept for their percentiles
constexpr std::size_t kBlock = 50;  // draws from one stream
constexpr const char* kStream = "degrees";

/// The degrees of a block of draws, one row per draw.
struct Block {
    Eigen::MatrixXd degrees;
    std::vector<Eigen::MatrixXd> quotients;  ///< only for degrees that compare areas
    std::vector<std::size_t> vanished;       ///< per series: draws with M = 0, where no difference is left in its scope
    Index count = 0;

    Block(Index draws, Index series) : degrees(draws, series), vanished(static_cast<std::size_t>(series)) {}
};

/// Adds one draw to the block, unless its images or degrees are not defined.
void draw(TruthDraws& truths, const RelationOptions& options, bool equalWithin, base::NamedDraws& draws, Block& block) {
    const auto truth = truths.draw(draws, equalWithin);
    const auto result = truth ? relateImages(truth->truth, 0, options) : base::Expected<RelationResult>();
    if (!truth || !result) {
        return;
    }
    if (degreeOf(options.method).compares == Compared::areas) {
        auto quotients = areaQuotients(truth->noisy, options);
        if (!quotients) {
            return;
        }
        block.quotients.push_back(std::move(*quotients));
    }
    block.degrees.row(block.count++) = result->degrees;
    for (Index i = 0; i < result->maximum.size(); ++i) {
        block.vanished[static_cast<std::size_t>(i)] += result->maximum(i) > 0.0 ? 0 : 1;
    }
}

base::Expected<void> checkSize(const NoisyTable& table, const DegreeDraws& how) {
    const auto draws = static_cast<double>(how.draws);
    const auto values = static_cast<double>(table.table.values.size());
    const RelationDegree& degree = degreeOf(table.options.method);
    const double kept = degree.compares != Compared::areas ? 1.0 : degree.isMixed() ? 3.0 : 2.0;
    const double series = kept * static_cast<double>(table.table.series.size() - 1);
    const double most = std::min(kMostWork, kMostKept / series * values);
    if (draws * values > most) {
        return base::fail(base::ErrorCode::tooManyPoints,
                          {"intervals of degrees", std::to_string(table.table.values.size()),
                           std::to_string(static_cast<std::size_t>(most / draws))});
    }
    return {};
}

void add(const Block& block, Index& count, DrawnDegrees& drawn) {
    for (const Eigen::MatrixXd& quotients : block.quotients) {
        drawn.areas->add(quotients);
    }
    drawn.degrees.middleRows(count, block.count) = block.degrees.topRows(block.count);
    count += block.count;
    for (std::size_t i = 0; i < drawn.vanished.size(); ++i) {
        drawn.vanished[i] += block.vanished[i];
    }
}

/// The effect of one value on the degrees of series `which`, the first of which is the reference; nullopt if the value
/// has no repeats.
struct Moved {
    MovedMean value;  ///< all members except the degrees
    Eigen::VectorXd above, below;
};
std::optional<Moved> movedBy(const NoisyTable& table, const std::vector<std::size_t>& which, Index point,
                             Index series) {
    const Noisy* noisy = table.noisyAt(point, series);
    if (noisy == nullptr) {
        return std::nullopt;
    }
    Moved moved{{series == 0, point, noisy->count},
                table.degreesWith(which, *noisy, noisy->value + noisy->error),
                table.degreesWith(which, *noisy, noisy->value - noisy->error)};
    return moved.above.size() > 0 && moved.below.size() > 0 ? std::optional(std::move(moved)) : std::nullopt;
}

void append(const std::optional<Moved>& moved, Index of, std::vector<MovedMean>& all) {
    if (moved) {
        all.push_back(moved->value);
        all.back().above = moved->above(of);
        all.back().below = moved->below(of);
    }
}

}  // namespace

Eigen::VectorXd DrawnDegrees::variance() const {
    const Eigen::VectorXd mean = degrees.colwise().mean();
    return (degrees.rowwise() - mean.transpose()).colwise().squaredNorm() / static_cast<double>(degrees.rows());
}

std::vector<std::vector<MovedMean>> movedDegrees(const DrawnDegrees& drawn) {
    const NoisyTable& table = drawn.table;
    const Eigen::MatrixXd& differences = drawn.result.differences;
    std::vector<std::vector<MovedMean>> all(static_cast<std::size_t>(differences.cols()));
    Index point = 0;
    if (table.options.scope != ExtremaScope::pairwise) {
        Index series = 0;
        differences.maxCoeff(&point, &series);
        std::vector<std::size_t> which(table.table.series.size());
        std::iota(which.begin(), which.end(), std::size_t{0});
        for (const Index of : {Index{0}, series + 1}) {
            const auto moved = movedBy(table, which, point, of);
            for (std::size_t i = 0; i < all.size(); ++i) {
                append(moved, static_cast<Index>(i), all[i]);
            }
        }
        return all;
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        differences.col(static_cast<Index>(i)).maxCoeff(&point);
        for (const Index of : {Index{0}, static_cast<Index>(i) + 1}) {
            append(movedBy(table, {0, i + 1}, point, of), 0, all[i]);
        }
    }
    return all;
}

std::optional<FirstDraw> firstDraw(const DrawnDegrees& drawn) {
    base::NamedDraws draws(drawn.how.seed, kStream, 0);
    TruthDraws truths(drawn.table, drawn.measured);
    for (std::size_t k = 0; k < kBlock; ++k) {
        FirstDraw first{k, k % 2 == 1, {}, {}, {}};
        auto truth = truths.draw(draws, first.equalWithin, &first.trace);
        const RelationOptions& options = drawn.table.options;
        if (truth && relateImages(truth->truth, 0, options) && (!drawn.areas || areaQuotients(truth->noisy, options))) {
            first.truth = std::move(truth->truth);
            first.noisy = std::move(truth->noisy);
            return first;
        }
    }
    return std::nullopt;
}

base::Expected<std::optional<DrawnDegrees>> drawDegrees(const data::Dataset& dataset, const data::SeriesTable& table,
                                                        std::size_t reference, const std::vector<std::size_t>& compared,
                                                        const RelationOptions& options, const DegreeDraws& how,
                                                        base::Threads threads, base::Progress& progress) {
    GREYSCOPE_TRY(how.validate());
    RelationResult result = GREYSCOPE_TRY(relate(table, reference, compared, options));
    std::vector<std::size_t> which{reference};
    which.insert(which.end(), compared.begin(), compared.end());
    DrawnDegrees drawn{noisyTableOf(dataset, table, which, options), how, std::move(result), {}, {}, {}};
    const NoisyTable& noisy = drawn.table;
    if (noisy.noisy.empty() || !noisy.aggregation.isCentre() || !degreeOf(options.method).hasIntervals()) {
        return std::optional<DrawnDegrees>();
    }
    GREYSCOPE_TRY(checkSize(noisy, how));
    std::vector<std::size_t> all(which.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    drawn.measured = GREYSCOPE_TRY(relationImages(noisy.table, all, options));
    const std::size_t blocks = (how.draws + kBlock - 1) / kBlock;
    const Index series = drawn.result.degrees.size();
    drawn.degrees.resize(static_cast<Index>(how.draws), series);
    drawn.vanished.resize(static_cast<std::size_t>(series));
    if (degreeOf(options.method).compares == Compared::areas) {
        drawn.areas.emplace(GREYSCOPE_TRY(areaQuotients(drawn.measured, options)), options.theta, how.draws);
    }
    Index count = 0;
    base::ProgressParts parts(progress);
    base::inOrder(
        blocks, threads,
        [&](std::size_t number) {
            base::ProgressParts::Part part(parts, 1.0 / static_cast<double>(blocks));
            const std::size_t last = std::min(how.draws, (number + 1) * kBlock);
            Block block(static_cast<Index>(last - number * kBlock), series);
            base::NamedDraws draws(how.seed, kStream, number);
            TruthDraws truths(noisy, drawn.measured);
            for (std::size_t k = number * kBlock; k < last && !part.cancelled(); ++k) {
                draw(truths, options, k % 2 == 1, draws, block);
            }
            part.report(1.0);
            return block;
        },
        [&](std::size_t /*number*/, const Block& block) { add(block, count, drawn); });
    if (progress.cancelled()) {
        return base::fail(base::ErrorCode::cancelled);
    }
    if (10 * static_cast<std::size_t>(count) < 9 * how.draws) {
        return base::fail(base::ErrorCode::tooManyFailures,
                          {"intervals of degrees", std::to_string(how.draws - static_cast<std::size_t>(count)),
                           std::to_string(how.draws)});
    }
    drawn.degrees.conservativeResize(count, Eigen::NoChange);
    return std::optional(std::move(drawn));
}

}  // namespace greyscope::grey
