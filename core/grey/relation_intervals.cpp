#include "core/grey/relation_intervals.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

#include "core/base/progress_part.h"
#include "core/base/random.h"
#include "core/base/try.h"
#include "core/data/repeats.h"
#include "core/stats/distributions.h"
#include "core/stats/series_repeats.h"

namespace greyscope::grey {

namespace {

using Eigen::Index;

constexpr std::size_t kDoses = 3;
constexpr double kMostDrawnSteps = 2e9;
constexpr std::size_t kBlock = 50;  // draws from one stream
/// Above, the mean or the median of drawn repeats is itself drawn, from what it tends to.
constexpr std::size_t kManyRepeats = 200;
/// Least squares of a parabola on 0, 1, 2, 3, read off at -1.
constexpr std::array<double, kDoses + 1> kBack{2.25, -0.75, -1.25, 0.75};

/// A value of the table that has repeats.
struct Noisy {
    Index point = 0;
    Index series = 0;
    double value = 0.0;
    std::size_t count = 0;
    std::vector<double> repeats;  ///< ascending for the median of many; none for the mean of many
    double error = 0.0;           ///< standard error of the mean of many
};

/// The table of the chosen series alone, and its noisy values.
struct Stage {
    data::SeriesTable table;
    std::vector<Noisy> noisy;
    std::vector<std::size_t> compared;
    RelationOptions options;
    data::Aggregation aggregation = data::Aggregation::mean;

    /// Degrees of the table with other values; empty where they are not defined.
    [[nodiscard]] Eigen::VectorXd gradesOf(const Eigen::MatrixXd& values) const {
        data::SeriesTable drawn = table;
        drawn.values = values;
        const auto result = relate(drawn, 0, compared, options);
        return result ? result->grades : Eigen::VectorXd();
    }
};

/// For one draw instead of thousands, where there are many repeats.
void prepareMany(Noisy& noisy, data::Aggregation how) {
    if (noisy.count <= kManyRepeats) {
        return;
    }
    if (how == data::Aggregation::median) {
        std::sort(noisy.repeats.begin(), noisy.repeats.end());
        return;
    }
    noisy.error = stats::momentsOf(noisy.repeats).error();
    noisy.repeats = {};
}

Stage stageOf(const data::Dataset& dataset, const data::SeriesTable& table, const std::vector<std::size_t>& which,
              const RelationOptions& options) {
    Stage stage;
    stage.options = options;
    stage.aggregation = data::ofRepeats(table.aggregation);
    stage.table.axisColumns = table.axisColumns;
    stage.table.points = table.points;
    stage.table.valueName = table.valueName;
    stage.table.values.resize(table.values.rows(), static_cast<Index>(which.size()));
    const stats::SeriesRepeats repeats(dataset, table);
    for (std::size_t s = 0; s < which.size(); ++s) {
        const auto column = static_cast<Index>(s);
        stage.table.series.push_back({table.series[which[s]].name, {}, {}});
        stage.table.values.col(column) = table.values.col(static_cast<Index>(which[s]));
        if (s > 0) {
            stage.compared.push_back(s);
        }
        for (std::size_t k = 0; k < table.pointCount(); ++k) {
            if (repeats.countAt(which[s], k) > 1) {
                const auto row = static_cast<Index>(k);
                Noisy noisy{row, column, stage.table.values(row, column), 0, repeats.valuesAt(which[s], k)};
                noisy.count = noisy.repeats.size();
                prepareMany(noisy, stage.aggregation);
                stage.noisy.push_back(std::move(noisy));
            }
        }
    }
    std::erase_if(stage.noisy, [](const Noisy& each) { return each.count < 2; });
    return stage;
}

/// The same where there are many repeats: their mean is normal, and the place of the median of n drawn ones among them
/// has the mean 1/2 and the deviation 1 / (2 sqrt(n)).
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

/// The deviation of a drawn value from the measured one.
double deviationOf(const Noisy& noisy, base::NamedDraws& draws, data::Aggregation how, std::vector<double>& buffer) {
    if (noisy.count > kManyRepeats) {
        return deviationOfMany(noisy, draws);
    }
    const auto count = static_cast<double>(noisy.count);
    buffer.resize(noisy.repeats.size());
    for (double& value : buffer) {
        value = noisy.repeats[draws.below(noisy.repeats.size())];
    }
    return (data::aggregated(buffer, how) - noisy.value) * std::sqrt(count / (count - 1.0));
}

std::vector<std::size_t> ranksOf(const Eigen::VectorXd& grades) {
    std::vector<std::size_t> ranks;
    for (Index i = 0; i < grades.size(); ++i) {
        ranks.push_back(1 + static_cast<std::size_t>((grades.array() > grades(i)).count()));
    }
    return ranks;
}

/// What a block of draws adds up to.
struct Sums {
    std::array<Eigen::VectorXd, kDoses> doses;
    Eigen::VectorXd squares;  ///< of deviations from the degree at the first dose
    std::vector<std::size_t> held;
    std::size_t orders = 0;
    std::size_t count = 0;

    explicit Sums(Index series) : squares(Eigen::VectorXd::Zero(series)), held(static_cast<std::size_t>(series)) {
        doses.fill(Eigen::VectorXd::Zero(series));
    }
    void add(const Sums& other) {
        for (std::size_t dose = 0; dose < kDoses; ++dose) {
            doses[dose] += other.doses[dose];
        }
        squares += other.squares;
        for (std::size_t i = 0; i < held.size(); ++i) {
            held[i] += other.held[i];
        }
        orders += other.orders;
        count += other.count;
    }
};

/// One draw: the same noise in growing doses.
void draw(const Stage& stage, const Eigen::VectorXd& grades, const std::vector<std::size_t>& ranks,
          base::NamedDraws& draws, Sums& sums) {
    Eigen::MatrixXd values = stage.table.values;
    std::array<Eigen::VectorXd, kDoses> drawn;
    std::vector<double> buffer;
    for (Eigen::VectorXd& dose : drawn) {
        for (const Noisy& noisy : stage.noisy) {
            values(noisy.point, noisy.series) += deviationOf(noisy, draws, stage.aggregation, buffer);
        }
        dose = stage.gradesOf(values);
        if (dose.size() == 0) {
            return;
        }
    }
    for (std::size_t dose = 0; dose < kDoses; ++dose) {
        sums.doses[dose] += drawn[dose];
    }
    sums.squares += (drawn.front() - grades).cwiseAbs2();
    const std::vector<std::size_t> now = ranksOf(drawn.front());
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        sums.held[i] += now[i] == ranks[i] ? 1 : 0;
    }
    sums.orders += now == ranks ? 1 : 0;
    ++sums.count;
}

DegreeIntervals intervalsOf(const Stage& stage, const RelationResult& result, const Sums& sums,
                            const DegreeDraws& how) {
    DegreeIntervals intervals;
    intervals.options = how;
    const auto count = static_cast<double>(sums.count);
    const double z = stats::normalQuantile(0.5 + how.confidence / 2.0);
    for (std::size_t i = 0; i < result.names.size(); ++i) {
        const auto at = static_cast<Index>(i);
        DegreeInterval degree;
        degree.name = result.names[i];
        degree.degree = result.grades(at);
        degree.corrected = kBack[0] * degree.degree;
        for (std::size_t dose = 0; dose < kDoses; ++dose) {
            degree.corrected += kBack[dose + 1] * sums.doses[dose](at) / count;
        }
        const double mean = sums.doses.front()(at) / count - degree.degree;
        degree.deviation = std::sqrt(std::max(0.0, sums.squares(at) / count - mean * mean));
        const double half = kBack[0] * z * degree.deviation;
        degree.interval = {std::clamp(degree.corrected - half, 0.0, 1.0),
                           std::clamp(degree.corrected + half, 0.0, 1.0)};
        degree.rankHolds = static_cast<double>(sums.held[i]) / count;
        intervals.degrees.push_back(std::move(degree));
    }
    intervals.orderHolds = static_cast<double>(sums.orders) / count;
    intervals.values = static_cast<std::size_t>(stage.table.values.size());
    intervals.repeated = stage.noisy.size();
    intervals.fewest = std::numeric_limits<std::size_t>::max();
    for (const Noisy& noisy : stage.noisy) {
        intervals.fewest = std::min(intervals.fewest, noisy.count);
        intervals.most = std::max(intervals.most, noisy.count);
    }
    return intervals;
}

}  // namespace

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
    const Stage stage = stageOf(dataset, table, which, options);
    if (stage.noisy.empty() || stage.aggregation == data::Aggregation::max) {
        return std::optional<DegreeIntervals>();
    }
    const double steps = static_cast<double>(how.draws) * static_cast<double>(stage.table.values.size());
    if (steps > kMostDrawnSteps) {
        return base::fail(base::ErrorCode::tooManyPoints,
                          {"intervals of degrees", std::to_string(stage.table.values.size()),
                           std::to_string(static_cast<std::size_t>(kMostDrawnSteps) / how.draws)});
    }
    const std::vector<std::size_t> ranks = ranksOf(result.grades);
    const std::size_t blocks = (how.draws + kBlock - 1) / kBlock;
    Sums sums(result.grades.size());
    base::ProgressParts parts(progress);
    base::inOrder(
        blocks, threads,
        [&](std::size_t block) {
            base::ProgressParts::Part part(parts, 1.0 / static_cast<double>(blocks));
            Sums own(result.grades.size());
            base::NamedDraws draws(how.seed, "degrees", block);
            const std::size_t last = std::min(how.draws, (block + 1) * kBlock);
            for (std::size_t k = block * kBlock; k < last && !part.cancelled(); ++k) {
                draw(stage, result.grades, ranks, draws, own);
            }
            part.report(1.0);
            return own;
        },
        [&](std::size_t /*block*/, const Sums& own) { sums.add(own); });
    if (progress.cancelled()) {
        return base::fail(base::ErrorCode::cancelled);
    }
    if (10 * sums.count < 9 * how.draws) {
        return base::fail(base::ErrorCode::tooManyFailures,
                          {"intervals of degrees", std::to_string(how.draws - sums.count), std::to_string(how.draws)});
    }
    return std::optional(intervalsOf(stage, result, sums, how));
}

}  // namespace greyscope::grey
