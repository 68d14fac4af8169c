#include "core/relative/next_cells.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include <Eigen/Dense>

#include "core/base/random.h"
#include "core/base/try.h"

namespace greyscope::relative {

namespace {

constexpr std::size_t kMostCells = 3000;

/// Returns the measured cells at these positions of the list as a sample.
cart::Sample sampleAt(const PartlyMeasured& grid, const std::vector<std::size_t>& places) {
    cart::Sample sample;
    for (const cart::Feature& feature : grid.features) {
        sample.features.push_back({feature.name, feature.unit, {}, feature.levels});
        for (const std::size_t place : places) {
            sample.features.back().values.push_back(feature.values[grid.measured[place]]);
        }
    }
    for (const std::size_t place : places) {
        sample.response.push_back(grid.values[place]);
    }
    return sample;
}

std::vector<double> predictedBy(const cart::Tree& tree, const PartlyMeasured& grid) {
    std::vector<double> values(grid.cellCount());
    std::vector<double> row(grid.features.size());
    for (std::size_t cell = 0; cell < values.size(); ++cell) {
        std::transform(grid.features.begin(), grid.features.end(), row.begin(),
                       [cell](const cart::Feature& feature) { return feature.values[cell]; });
        values[cell] = tree.predict(row);
    }
    return values;
}

/// Replaces values by their ranks, scaled to 0 to 1.
std::vector<double> ranksOf(const std::vector<double>& values) {
    std::vector<double> levels = values;
    std::sort(levels.begin(), levels.end());
    levels.erase(std::unique(levels.begin(), levels.end()), levels.end());
    const double steps = std::max(1.0, static_cast<double>(levels.size()) - 1.0);
    std::vector<double> ranks;
    for (const double value : values) {
        const auto at = std::lower_bound(levels.begin(), levels.end(), value) - levels.begin();
        ranks.push_back(static_cast<double>(at) / steps);
    }
    return ranks;
}

class Spread {
public:
    explicit Spread(const PartlyMeasured& grid) : m_cells(grid.cellCount()) {
        for (const cart::Feature& feature : grid.features) {
            m_columns.push_back(feature.isCategorical() ? feature.values : ranksOf(feature.values));
            m_texts.push_back(feature.isCategorical());
        }
        m_nearest.assign(m_cells, std::numeric_limits<double>::infinity());
        for (const std::size_t cell : grid.measured) {
            take(cell);
        }
    }

    void take(std::size_t taken) {
        for (std::size_t cell = 0; cell < m_cells; ++cell) {
            m_nearest[cell] = std::min(m_nearest[cell], distance(cell, taken));
        }
    }

    /// Returns the open cell farthest from all taken cells; ties are broken at random.
    [[nodiscard]] std::size_t farthest(const std::vector<std::size_t>& open, base::NamedDraws& draws) const {
        double most = -1.0;
        std::vector<std::size_t> best;
        for (const std::size_t cell : open) {
            if (m_nearest[cell] > most + 1e-12) {
                most = m_nearest[cell];
                best.clear();
            }
            if (m_nearest[cell] >= most - 1e-12) {
                best.push_back(cell);
            }
        }
        return best[draws.below(best.size())];
    }

private:
    [[nodiscard]] double distance(std::size_t a, std::size_t b) const {
        double sum = 0.0;
        for (std::size_t c = 0; c < m_columns.size(); ++c) {
            const double apart = m_columns[c][a] - m_columns[c][b];
            sum += m_texts[c] ? (apart != 0.0 ? 1.0 : 0.0) : apart * apart;
        }
        return sum;
    }

    std::size_t m_cells;
    std::vector<std::vector<double>> m_columns;
    std::vector<bool> m_texts;
    std::vector<double> m_nearest;
};

/// Predictions of trees on resampled cells (trees x cells), and the mean square of their residuals.
struct Committee {
    Eigen::MatrixXd predictions;
    double noise = 0.0;
};

base::Expected<Committee> committeeOf(const PartlyMeasured& grid, const NextOptions& options, base::Threads threads,
                                      base::Progress& progress) {
    if (grid.measured.size() < 2) {
        return base::fail(base::ErrorCode::tooFewPoints, {"gain", std::to_string(grid.measured.size()), "2"});
    }
    Committee committee;
    committee.predictions.resize(static_cast<Eigen::Index>(options.trees), static_cast<Eigen::Index>(grid.cellCount()));
    std::vector<double> squares(options.trees, 0.0);
    base::forEach(options.trees, threads, [&](std::size_t tree) {
        if (progress.cancelled()) {
            return;
        }
        base::NamedDraws draws(options.seed, "resampled tree", tree);
        std::vector<std::size_t> places(grid.measured.size());
        std::generate(places.begin(), places.end(), [&] { return draws.below(grid.measured.size()); });
        const auto grown = cart::grow(sampleAt(grid, places), options.grow(), {1});
        const std::vector<double> values =
            grown ? predictedBy(*grown, grid) : std::vector<double>(grid.cellCount(), 0.0);
        committee.predictions.row(static_cast<Eigen::Index>(tree)) =
            Eigen::Map<const Eigen::RowVectorXd>(values.data(), static_cast<Eigen::Index>(values.size()));
        for (std::size_t place = 0; place < grid.measured.size(); ++place) {
            squares[tree] += std::pow(grid.values[place] - values[grid.measured[place]], 2);
        }
    });
    if (progress.cancelled()) {
        return base::fail(base::ErrorCode::cancelled);
    }
    for (const double square : squares) {
        committee.noise += square / static_cast<double>(options.trees * grid.measured.size());
    }
    return committee;
}

std::vector<NextCell> byGain(const Committee& committee, std::vector<std::size_t> open, const NextOptions& options) {
    const Eigen::MatrixXd centred = committee.predictions.rowwise() - committee.predictions.colwise().mean();
    Eigen::MatrixXd covariance = centred.transpose() * centred / static_cast<double>(options.trees - 1);
    const double whole = covariance.trace();
    base::NamedDraws draws(options.seed, "ties");
    std::vector<NextCell> chosen;
    while (chosen.size() < options.count && !open.empty()) {
        double most = -1.0;
        std::vector<std::size_t> best;
        for (const std::size_t cell : open) {
            const auto c = static_cast<Eigen::Index>(cell);
            const double below = covariance(c, c) + committee.noise;
            const double gain = below > 0.0 ? covariance.col(c).squaredNorm() / below : 0.0;
            if (gain > most * (1.0 + 1e-12)) {
                most = gain;
                best.clear();
            }
            if (gain >= most * (1.0 - 1e-12)) {
                best.push_back(cell);
            }
        }
        const std::size_t cell = best[draws.below(best.size())];
        chosen.push_back({cell, whole > 0.0 ? most / whole : 0.0});
        open.erase(std::find(open.begin(), open.end(), cell));
        const auto c = static_cast<Eigen::Index>(cell);
        const double below = covariance(c, c) + committee.noise;
        if (below > 0.0) {
            const Eigen::VectorXd column = covariance.col(c);
            covariance -= column * column.transpose() / below;
        }
    }
    return chosen;
}

}  // namespace

const base::Names<NextRule>& nextRuleNames() {
    static const base::Names<NextRule> names{
        {NextRule::evenSpread, "even"}, {NextRule::expectedGain, "gain"}, {NextRule::random, "random"}};
    return names;
}

cart::GrowOptions NextOptions::grow() const {
    cart::GrowOptions grow;
    grow.minLeaf = minLeaf;
    grow.minSplit = 2 * minLeaf;
    grow.maxLeaves = leaves;
    return grow;
}

base::Expected<void> NextOptions::validate() const {
    if (trees < 10 || trees > 10'000) {
        return base::fail(base::ErrorCode::optionOutOfRange, {"trees", std::to_string(trees), "[10, 10000]"});
    }
    if (leaves == 0 || minLeaf == 0) {
        return base::fail(base::ErrorCode::optionOutOfRange, {leaves == 0 ? "leaves" : "min-leaf", "0", "from 1 on"});
    }
    return {};
}

base::Expected<std::vector<double>> predictedCells(const PartlyMeasured& grid, const NextOptions& options) {
    std::vector<std::size_t> all(grid.measured.size());
    for (std::size_t place = 0; place < all.size(); ++place) {
        all[place] = place;
    }
    return predictedBy(GREYSCOPE_TRY(cart::grow(sampleAt(grid, all), options.grow(), {1})), grid);
}

base::Expected<std::vector<NextCell>> nextCells(const PartlyMeasured& grid, const NextOptions& options,
                                                base::Threads threads, base::Progress& progress) {
    GREYSCOPE_TRY(options.validate());
    const std::size_t count = grid.cellCount();
    if (count > kMostCells) {
        return base::fail(base::ErrorCode::tooManyPoints, {"cells", std::to_string(count), std::to_string(kMostCells)});
    }
    std::vector<char> known(count, 0);
    for (const std::size_t cell : grid.measured) {
        known[cell] = 1;
    }
    std::vector<std::size_t> open;
    for (std::size_t cell = 0; cell < count; ++cell) {
        if (known[cell] == 0) {
            open.push_back(cell);
        }
    }
    if (options.rule == NextRule::expectedGain) {
        const Committee committee = GREYSCOPE_TRY(committeeOf(grid, options, threads, progress));
        return byGain(committee, std::move(open), options);
    }
    base::NamedDraws draws(options.seed, "next cell", grid.measured.size());
    Spread spread(grid);
    std::vector<NextCell> chosen;
    while (chosen.size() < options.count && !open.empty()) {
        const std::size_t cell =
            options.rule == NextRule::evenSpread ? spread.farthest(open, draws) : open[draws.below(open.size())];
        chosen.push_back({cell, 0.0});
        spread.take(cell);
        open.erase(std::find(open.begin(), open.end(), cell));
    }
    return chosen;
}

}  // namespace greyscope::relative
