#include "core/derivation/rank_test_derivation.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "core/derivation/draft.h"
#include "core/derivation/interval_derivation.h"
#include "core/stats/changes/mann_whitney.h"

namespace greyscope::derivation {

using letters::indexed;

namespace {

/// Returns the number of ways in which n1 doubled midranks add up to each sum, as integers.
std::vector<Real> waysBySum(std::vector<std::size_t> doubled, std::size_t n1) {
    std::sort(doubled.begin(), doubled.end());
    std::size_t most = 0;
    for (std::size_t k = 0; k < n1; ++k) {
        most += doubled[doubled.size() - 1 - k];
    }
    std::vector<std::vector<Real>> ways(n1 + 1, std::vector<Real>(most + 1, 0.0L));
    ways[0][0] = 1.0L;
    std::size_t taken = 0, reach = 0;
    for (const std::size_t rank : doubled) {
        ++taken;
        reach = std::min(most, reach + rank);
        for (std::size_t k = std::min(taken, n1); k > 0; --k) {
            for (std::size_t sum = reach; sum >= rank; --sum) {
                ways[k][sum] += ways[k - 1][sum - rank];
            }
        }
    }
    return std::move(ways[n1]);
}

class RankWriter {
public:
    RankWriter(Draft& draft, const std::vector<double>& before, const std::vector<double>& after)
        : m_draft(draft), m_n1(after.size()), m_n2(before.size()) {
        m_draft.begin(SectionId::sample);
        m_after = m_draft.given({.key = "a", .symbol = indexed("a", "j"), .ofPoint = false}, after);
        m_before = m_draft.given({.key = "b", .symbol = indexed("b", "j"), .ofPoint = false}, before);
    }

    void write() {
        writeRanks();
        const bool ties = tieSum() > 0.0L;
        const std::size_t larger = std::max(m_n1, m_n2);
        if (larger <= (ties ? stats::kExactRanksWithTies : stats::kExactRanks)) {
            writeWays();
        } else {
            writeNormal();
        }
    }

private:
    /// Returns a midrank: the number of smaller values in both samples, plus half of the equal values (itself included)
    /// and 1/2.
    [[nodiscard]] Expr midrankOf(const StepValues& own, int j) const {
        std::vector<Expr> below;
        std::vector<Expr> level;
        Real smaller = 0.0L;
        Real equals = 0.0L;
        for (const StepValues* side : {&m_after, &m_before}) {
            for (int i = side->first(); i <= side->last(); ++i) {
                smaller += side->value(i) < own.value(j) ? 1.0L : 0.0L;
                equals += side->value(i) == own.value(j) ? 1.0L : 0.0L;
                below.push_back(relation("<", {(*side)(i), own(j)}));
                level.push_back(relation("=", {(*side)(i), own(j)}));
            }
        }
        return sum({inSheet(number(smaller), sum(std::move(below))),
                    fraction(sum({inSheet(number(equals), sum(std::move(level))), number(1)}), number(2))});
    }

    [[nodiscard]] std::vector<Real> pooled() const {
        std::vector<Real> all = m_after.values();
        all.insert(all.end(), m_before.values().begin(), m_before.values().end());
        std::sort(all.begin(), all.end());
        return all;
    }
    /// Returns the number of values in each tie.
    [[nodiscard]] std::vector<Real> ties() const {
        const std::vector<Real> all = pooled();
        std::vector<Real> sizes;
        for (auto first = all.begin(); first != all.end();) {
            const auto behind = std::upper_bound(first, all.end(), *first);
            if (behind - first > 1) {
                sizes.push_back(static_cast<Real>(behind - first));
            }
            first = behind;
        }
        return sizes;
    }
    [[nodiscard]] Real tieSum() const {
        Real sum = 0.0L;
        for (const Real t : ties()) {
            sum += t * t * t - t;
        }
        return sum;
    }

    void writeRanks() {
        m_draft.begin(SectionId::midranks, SourceId::mannWhitney1947);
        m_draft.note({NoteId::midranks, {}, {}});
        const Expr count = sum({indexed("L", "j"), fraction(sum({indexed("E", "j"), number(1)}), number(2))});
        const StepValues ranks =
            m_draft.column({.key = "rank", .symbol = indexed("R", "j"), .rule = count, .ofPoint = false}, 1,
                           static_cast<int>(m_n1), [&](int j) { return midrankOf(m_after, j); });
        const auto formula = [](Expr total, const Expr& n1) {
            return difference(std::move(total), fraction(product({n1, sum({n1, number(1)})}), number(2)));
        };
        m_u = m_draft.value(
            {.key = "U",
             .symbol = symbol("U"),
             .rule = formula(letters::sumOver("j", 1, indexed("n", "a"), indexed("R", "j")), indexed("n", "a"))},
            formula(sum(ranks.all()), m_after.count()));
    }

    /// Returns twice the midranks of some values, which are integers.
    [[nodiscard]] std::vector<std::size_t> doubledRanks(const std::vector<Real>& of) const {
        const std::vector<Real> all = pooled();
        std::vector<std::size_t> doubled;
        for (const Real value : of) {
            const auto [first, behind] = std::equal_range(all.begin(), all.end(), value);
            doubled.push_back(static_cast<std::size_t>((first - all.begin()) + (behind - all.begin()) + 1));
        }
        return doubled;
    }

    void writeWays() {
        m_draft.begin(SectionId::test, SourceId::mannWhitney1947);
        m_draft.note({NoteId::waysOfRanks, {}, {}});
        // The sum of doubled ranks behind U, from the exact numbers, because U may be rounded.
        std::size_t found = 0;
        for (const std::size_t rank : doubledRanks(m_after.values())) {
            found += rank;
        }
        const std::vector<Real> ways = waysBySum(doubledRanks(pooled()), m_n1);
        Real all = 0.0L, less = 0.0L, more = 0.0L;
        for (std::size_t sum = 0; sum < ways.size(); ++sum) {
            all += ways[sum];
            less += sum <= found ? ways[sum] : 0.0L;
            more += sum >= found ? ways[sum] : 0.0L;
        }
        const auto counted = [&](const char* key, const char* index, Real value) {
            return m_draft.value({.key = key, .symbol = indexed("W", index)}, number(value));
        };
        const StepValues low = counted("ways.low", "≤", less);
        const StepValues high = counted("ways.high", "≥", more);
        const Expr chosen = call("C", {symbol("N"), indexed("n", "a")});
        const StepValues total = m_draft.value({.key = "ways", .symbol = chosen}, number(all));
        const auto formula = [](Expr a, Expr b, Expr of) {
            return call(
                "min",
                {number(1), product({number(2), fraction(call("min", {std::move(a), std::move(b)}), std::move(of))})});
        };
        m_draft.value(
            {.key = "p", .symbol = symbol("p"), .rule = formula(indexed("W", "≤"), indexed("W", "≥"), chosen)},
            formula(low(), high(), total()));
    }

    /// Returns n1 n2 / 12 (N + 1 - T / (N (N - 1))), with T over ties.
    [[nodiscard]] static Expr varianceOf(const Expr& n1, const Expr& n2, const Expr& n, const Expr& ties) {
        return product({fraction(product({n1, n2}), number(12)),
                        sum({n, number(1), negative(fraction(ties, product({n, difference(n, number(1))})))})});
    }

    void writeNormal() {
        m_draft.begin(SectionId::test, SourceId::mannWhitney1947);
        m_draft.note({NoteId::normalOfRanks, {Real(stats::kExactRanks), Real(stats::kExactRanksWithTies)}, {}});
        const Expr n1 = indexed("n", "a"), n2 = indexed("n", "b");
        const StepValues all = m_draft.value({.key = "N", .symbol = symbol("N"), .rule = sum({n1, n2})},
                                             sum({m_after.count(), m_before.count()}));
        std::vector<Expr> parts;
        for (const Real t : ties()) {
            parts.push_back(difference(power(number(t), number(3)), number(t)));
        }
        const Expr ofTie = difference(power(symbol("t"), number(3)), symbol("t"));
        const StepValues tied =
            m_draft.value({.key = "ties", .symbol = symbol("T"), .rule = bigSum(symbol("t"), symbol(""), ofTie)},
                          parts.empty() ? number(0) : sum(std::move(parts)));
        const StepValues middle =
            m_draft.value({.key = "mean", .symbol = symbol("μ"), .rule = fraction(product({n1, n2}), number(2))},
                          fraction(product({m_after.count(), m_before.count()}), number(2)));
        const StepValues variance = m_draft.value({.key = "variance",
                                                   .symbol = power(symbol("σ"), number(2)),
                                                   .rule = varianceOf(n1, n2, symbol("N"), symbol("T"))},
                                                  varianceOf(m_after.count(), m_before.count(), all(), tied()));
        if (!(variance.value() > 0.0L)) {
            m_draft.value({.key = "p", .symbol = symbol("p")}, number(1));
            return;
        }
        const auto away = [](Expr u, Expr centre, Expr spread) {
            return fraction(
                difference(absolute(difference(std::move(u), std::move(centre))), fraction(number(1), number(2))),
                std::move(spread));
        };
        const StepValues z =
            m_draft.value({.key = "z", .symbol = symbol("z"), .rule = away(symbol("U"), symbol("μ"), symbol("σ"))},
                          away(m_u(), middle(), root(variance())));
        const auto formula = [](Expr at) {
            return call("min", {number(1), product({number(2), call("Φ", {negative(std::move(at))})})});
        };
        m_draft.value({.key = "p", .symbol = symbol("p"), .rule = formula(symbol("z"))}, formula(z()));
    }

    Draft& m_draft;
    std::size_t m_n1, m_n2;
    StepValues m_after, m_before, m_u;
};

}  // namespace

base::Expected<Derivation> rankTestDerivation(const std::vector<double>& before, const std::vector<double>& after,
                                              std::string series, Rounding rounding) {
    const auto [fewest, most] = std::minmax({before.size(), after.size()});
    if (fewest == 0) {
        return base::fail(base::ErrorCode::tooFewPoints, {series, "0", "1"});
    }
    if (most > kMostRepeats) {
        return base::fail(base::ErrorCode::tooManyPoints,
                          {kTheDerivation, std::to_string(most), std::to_string(kMostRepeats)});
    }
    return besideExact(rounding, [&](Rounding digits) {
        Draft draft("rank-test", series, digits);
        RankWriter(draft, before, after).write();
        return draft.take();
    });
}

}  // namespace greyscope::derivation
