#include "core/stats/bootstrap.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <string>
#include <utility>

#include "core/base/random.h"
#include "core/base/try.h"
#include "core/stats/bootstrap_interval.h"

namespace greyscope::stats {

namespace {

constexpr std::size_t kBlock = 500;  // draws from one stream

/// Draws indices 0..count-1 with replacement. Two indices are taken from each random number if the bias is negligible
/// (below count / 2^32).
class Indices {
public:
    Indices(std::size_t count, std::uint64_t seed, std::string_view name, std::size_t block)
        : m_count(count), m_draws(seed, name, block) {}

    template <class Take>
    void each(std::size_t number, Take&& take) {
        if (m_count > (std::size_t{1} << 16U)) {
            for (std::size_t i = 0; i < number; ++i) {
                take(static_cast<std::size_t>(m_draws.below(m_count)));
            }
            return;
        }
        for (std::size_t i = 0; i < number; i += 2) {
            const std::uint64_t bits = m_draws.next();
            take(static_cast<std::size_t>(((bits >> 32U) * m_count) >> 32U));
            if (i + 1 < number) {
                take(static_cast<std::size_t>(((bits & 0xFFFFFFFFU) * m_count) >> 32U));
            }
        }
    }

private:
    std::size_t m_count;
    base::NamedDraws m_draws;
};

base::Expected<void> enough(std::size_t count) {
    if (count < 2) {
        return base::fail(base::ErrorCode::tooFewPoints, {"bootstrap", std::to_string(count), "2"});
    }
    return {};
}

/// Returns the draws, calculated block by block.
std::vector<double> drawn(const BootstrapOptions& options, base::Threads threads,
                          const std::function<void(std::size_t block, std::span<double> values)>& fill) {
    std::vector<double> draws(options.draws);
    const std::size_t blocks = (options.draws + kBlock - 1) / kBlock;
    base::forEach(blocks, threads, [&](std::size_t block) {
        const std::size_t first = block * kBlock;
        fill(block, std::span(draws).subspan(first, std::min(kBlock, options.draws - first)));
    });
    return draws;
}

void keep(std::vector<double>& draws, std::vector<double>* kept) {
    if (kept != nullptr) {
        *kept = std::move(draws);
    }
}

double centreOf(std::span<double> values, Centre centre) {
    if (centre == Centre::median) {
        const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
        std::nth_element(values.begin(), middle, values.end());
        return values.size() % 2 == 1 ? *middle : std::midpoint(*std::max_element(values.begin(), middle), *middle);
    }
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

/// One side of a ratio, with the centres of its resamples.
class Side {
public:
    Side(std::vector<double> values, Centre centre) : m_values(std::move(values)), m_centre(centre) {
        std::vector<double> copy = m_values;
        m_estimate = centreOf(copy, centre);
    }
    [[nodiscard]] double estimate() const { return m_estimate; }
    [[nodiscard]] std::size_t count() const { return m_values.size(); }
    [[nodiscard]] double draw(Indices& indices, std::vector<double>& buffer) const {
        if (m_centre != Centre::median) {
            double sum = 0.0;
            indices.each(m_values.size(), [&](std::size_t i) { sum += m_values[i]; });
            return sum / static_cast<double>(m_values.size());
        }
        buffer.clear();
        indices.each(m_values.size(), [&](std::size_t i) { buffer.push_back(m_values[i]); });
        return centreOf(buffer, m_centre);
    }
    [[nodiscard]] std::vector<double> jackknife() const {
        std::vector<double> without;
        for (std::size_t k = 0; k < m_values.size(); ++k) {
            std::vector<double> others = m_values;
            others.erase(others.begin() + static_cast<std::ptrdiff_t>(k));
            without.push_back(centreOf(others, m_centre));
        }
        return without;
    }

private:
    std::vector<double> m_values;
    Centre m_centre;
    double m_estimate = 0.0;
};

base::Expected<std::vector<double>> prepared(std::span<const double> values, Centre centre) {
    GREYSCOPE_TRY(enough(values.size()));
    std::vector<double> result(values.begin(), values.end());
    if (centre == Centre::geometricMean) {
        for (double& value : result) {
            if (!(value > 0.0)) {
                return base::fail(base::ErrorCode::nonPositive, {"", base::toText(value), "geometric mean"});
            }
            value = std::log(value);
        }
    }
    return result;
}

}  // namespace

base::Expected<void> BootstrapOptions::validate() const {
    if (draws < 100 || draws > 1'000'000) {
        return base::fail(base::ErrorCode::optionOutOfRange, {"draws", std::to_string(draws), "[100, 1000000]"});
    }
    if (!(confidence > 0.0 && confidence < 1.0)) {
        return base::fail(base::ErrorCode::optionOutOfRange, {"confidence", base::toText(confidence), "(0, 1)"});
    }
    return {};
}

base::Expected<BootstrapResult> bootstrapIndices(std::size_t count, const IndexStatistic& statistic,
                                                 const BootstrapOptions& options, base::Threads threads,
                                                 std::vector<double>* kept) {
    GREYSCOPE_TRY(options.validate());
    GREYSCOPE_TRY(enough(count));
    std::vector<std::size_t> all(count);
    std::iota(all.begin(), all.end(), std::size_t{0});
    const double estimate = statistic(all);
    auto draws = drawn(options, threads, [&](std::size_t block, std::span<double> values) {
        Indices indices(count, options.seed, "bootstrap", block);
        std::vector<std::size_t> chosen;
        for (double& value : values) {
            chosen.clear();
            indices.each(count, [&](std::size_t index) { chosen.push_back(index); });
            value = statistic(chosen);
        }
    });
    std::vector<std::vector<double>> influences;
    if (options.kind == BootstrapKind::bca) {
        influences.emplace_back(count);
        base::forEach(count, threads, [&](std::size_t left) {
            std::vector<std::size_t> others = all;
            others.erase(others.begin() + static_cast<std::ptrdiff_t>(left));
            influences[0][left] = static_cast<double>(count - 1) * (estimate - statistic(others));
        });
    }
    auto result = bootstrapResult(estimate, draws, influences, {count}, options);
    keep(draws, kept);
    return result;
}

base::Expected<BootstrapResult> bootstrap(std::span<const double> sample, const Statistic& statistic,
                                          const BootstrapOptions& options, base::Threads threads,
                                          std::vector<double>* kept) {
    return bootstrapIndices(
        sample.size(),
        [&](std::span<const std::size_t> indices) {
            std::vector<double> values(indices.size());
            std::transform(indices.begin(), indices.end(), values.begin(), [&](std::size_t i) { return sample[i]; });
            return statistic(values);
        },
        options, threads, kept);
}

base::Expected<BootstrapResult> bootstrapRatio(std::span<const double> numerator, std::span<const double> denominator,
                                               Centre centre, const BootstrapOptions& options, std::string_view name,
                                               std::vector<double>* kept) {
    GREYSCOPE_TRY(options.validate());
    const Side above(GREYSCOPE_TRY(prepared(numerator, centre)), centre);
    const Side below(GREYSCOPE_TRY(prepared(denominator, centre)), centre);
    const auto ratio = [centre](double a, double b) {
        return centre == Centre::geometricMean ? std::exp(a - b) : a / b;
    };
    const double estimate = ratio(above.estimate(), below.estimate());
    auto draws = drawn(options, {1}, [&](std::size_t block, std::span<double> values) {
        Indices ofAbove(above.count(), options.seed, name, 2 * block);
        Indices ofBelow(below.count(), options.seed, name, 2 * block + 1);
        std::vector<double> buffer;
        for (double& value : values) {
            const double a = above.draw(ofAbove, buffer);
            value = ratio(a, below.draw(ofBelow, buffer));
        }
    });
    std::vector<std::vector<double>> influences;
    if (options.kind == BootstrapKind::bca) {
        for (const Side* side : {&above, &below}) {
            std::vector<double> values = side->jackknife();
            for (double& value : values) {
                const double without = side == &above ? ratio(value, below.estimate()) : ratio(above.estimate(), value);
                value = static_cast<double>(side->count() - 1) * (estimate - without);
            }
            influences.push_back(std::move(values));
        }
    }
    auto result = bootstrapResult(estimate, draws, influences, {above.count(), below.count()}, options);
    keep(draws, kept);
    return result;
}

}  // namespace greyscope::stats
