#include "core/derivation/mean_error_derivation.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/base/text.h"
#include "core/base/try.h"
#include "core/derivation/draft.h"
#include "core/derivation/tree_derivation.h"
#include "core/relative/validate.h"

namespace greyscope::derivation {

using letters::indexed;
using letters::k;
using letters::percentError;

namespace {

using Rows = std::vector<std::uint32_t>;

/// Largest number of terms in all sums together; more would be too long to read.
constexpr std::size_t kMostRatios = 50'000;

/// A cell to judge, and the rows whose mean predicts it.
struct Judged {
    std::uint32_t row = 0;
    Rows leaf;
};

tl::unexpected<base::Error> tooLong(std::size_t count, std::size_t most) {
    return base::fail(base::ErrorCode::tooManyPoints, {kTheDerivation, std::to_string(count), std::to_string(most)});
}

/// Grows the trees of one mean error, and finds the rows that predict each cell.
class Leaves {
public:
    Leaves(const relative::RelativeResult& result, const MeanErrorOf& of)
        : m_result(result), m_of(of), m_sorted(result.table.sample) {}

    base::Expected<std::vector<Judged>> find(base::Progress& progress) {
        if (m_of.training) {
            const Rows all = cart::allRows(m_sorted.sample);
            GREYSCOPE_TRY(judge(all, all, progress));
            return std::move(m_judged);
        }
        const auto folds = GREYSCOPE_TRY(relative::Folds::create(m_sorted.sample, m_result.options));
        for (std::size_t index = 0; index < folds.count(); ++index) {
            const relative::Fold fold = folds.at(index);
            if (m_of.parity) {
                for (const std::uint32_t row : fold.heldOut) {
                    if (counts(row)) {
                        m_judged.push_back({row, {}});
                    }
                }
                continue;
            }
            GREYSCOPE_TRY(judge(fold.kept, fold.heldOut, progress));
        }
        return std::move(m_judged);
    }

private:
    [[nodiscard]] bool counts(std::uint32_t row) const {
        return !m_of.level || m_result.table.rows[row].labels[m_of.level->factor] == m_of.level->level;
    }
    base::Expected<void> judge(const Rows& kept, const Rows& judged, base::Progress& progress) {
        const cart::Tree tree = GREYSCOPE_TRY(grown(kept, progress));
        std::vector<Rows> behind(tree.nodes.size());
        for (const std::uint32_t row : kept) {
            behind[static_cast<std::size_t>(nodeOf(tree, row))].push_back(row);
        }
        for (const std::uint32_t row : judged) {
            if (!counts(row)) {
                continue;
            }
            const Rows& leaf = behind[static_cast<std::size_t>(nodeOf(tree, row))];
            m_terms += leaf.size();
            if (m_terms > kMostRatios) {
                return tooLong(m_terms, kMostRatios);
            }
            m_judged.push_back({row, leaf});
        }
        if (progress.cancelled()) {
            return base::fail(base::ErrorCode::cancelled);
        }
        return {};
    }
    base::Expected<cart::Tree> grown(const Rows& kept, base::Progress& progress) const {
        if (m_of.leaves) {
            return relative::treeOfSizes(m_sorted, kept, m_result.options.grow);
        }
        auto fitted = GREYSCOPE_TRY(relative::fitTree(m_sorted, kept, m_result.options,
                                                      relative::alphaFor(m_sorted.sample, m_result.options), progress));
        return std::move(fitted.tree);
    }
    [[nodiscard]] int nodeOf(const cart::Tree& tree, std::uint32_t row) const {
        return relative::nodeAtSize(tree, m_sorted.sample, row, m_of.leaves.value_or(tree.nodes.size()));
    }

    const relative::RelativeResult& m_result;
    MeanErrorOf m_of;
    relative::SortedSample m_sorted;
    std::vector<Judged> m_judged;
    std::size_t m_terms = 0;
};

/// Returns all rows, the judged ones first, so that these are the points 1 to n.
Rows ordered(const std::vector<Judged>& judged, std::size_t rows) {
    Rows order;
    std::vector<bool> taken(rows, false);
    for (const Judged& each : judged) {
        order.push_back(each.row);
        taken[each.row] = true;
    }
    for (std::uint32_t row = 0; row < rows; ++row) {
        if (!taken[row]) {
            order.push_back(row);
        }
    }
    return order;
}

StepValues measuredRatios(Draft& draft, const relative::RatioTable& table, const Rows& order) {
    std::vector<double> from;
    std::vector<double> to;
    std::vector<std::string> labels;
    for (const std::uint32_t row : order) {
        from.push_back(table.rows[row].from);
        to.push_back(table.rows[row].to);
        labels.push_back(base::joined(table.rows[row].labels, " × "));
    }
    draft.setLabels(std::move(labels));
    draft.begin(SectionId::measured);
    const Expr pi = at(indexed("P", "i"), k());
    const Expr pj = at(indexed("P", "j"), k());
    const StepValues start = draft.given({.key = "from", .symbol = pi}, from);
    const StepValues end = draft.given({.key = "to", .symbol = pj}, to);
    return draft.column({.key = "ratios", .symbol = at(symbol("RF"), k()), .rule = fraction(pj, pi)}, 1, end.last(),
                        [&](int point) { return fraction(end(point), start(point)); });
}

Derivation written(const relative::RelativeResult& result, const MeanErrorOf& of, const std::vector<Judged>& judged,
                   Rounding rounding) {
    const relative::RatioTable& table = result.table;
    Draft draft("mean-error", table.sample.responseName, rounding);
    const Rows order = ordered(judged, table.rows.size());
    std::vector<int> pointOf(order.size());
    for (std::size_t place = 0; place < order.size(); ++place) {
        pointOf[order[place]] = static_cast<int>(place) + 1;
    }
    const StepValues ratios = measuredRatios(draft, table, order);
    const Expr ratio = at(symbol("RF"), k());
    const Expr fitted = at(hat(symbol("RF")), k());
    const auto last = static_cast<int>(judged.size());
    StepValues predicted;
    if (!of.parity) {
        draft.begin(of.training ? SectionId::leafMeans : SectionId::otherRows, SourceId::breiman1984);
        const Expr rule = fraction(letters::sumOver("j", 1, letters::n(), at(symbol("RF"), symbol("j"))), letters::n());
        predicted = draft.column({.key = "fitted", .symbol = fitted, .rule = rule}, 1, last, [&](int point) {
            std::vector<Expr> parts;
            for (const std::uint32_t row : judged[static_cast<std::size_t>(point) - 1].leaf) {
                parts.push_back(ratios(pointOf[row]));
            }
            Expr count = number(static_cast<Real>(parts.size()));
            return fraction(sum(std::move(parts)), std::move(count));
        });
    }
    draft.begin(SectionId::errors, SourceId::zhaoDong);
    const Expr each = at(symbol("e"), k());
    const Expr one = number(1);
    const StepValues errors =
        draft.column({.key = "error", .symbol = each, .rule = percentError(of.parity ? one : fitted, ratio)}, 1, last,
                     [&](int point) { return percentError(of.parity ? one : predicted(point), ratios(point)); });
    draft.value({.key = "mean",
                 .symbol = bar(symbol("e")),
                 .rule = fraction(letters::sumOver("k", 1, letters::n(), each), letters::n())},
                fraction(sum(errors.all()), errors.count()));
    return draft.take();
}

}  // namespace

base::Expected<Derivation> meanErrorDerivation(const relative::RelativeResult& result, const MeanErrorOf& of,
                                               base::Progress& progress, Rounding rounding) {
    if (result.table.rows.size() > kMostRows) {
        return tooLong(result.table.rows.size(), kMostRows);
    }
    const std::vector<Judged> judged = GREYSCOPE_TRY(Leaves(result, of).find(progress));
    return besideExact(rounding, [&](const Rounding& digits) { return written(result, of, judged, digits); });
}

}  // namespace greyscope::derivation
