#include "core/derivation/pruning_derivation.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "core/base/try.h"
#include "core/cart/split.h"
#include "core/derivation/draft.h"
#include "core/derivation/tree_derivation.h"

namespace greyscope::derivation {

using letters::indexed;
using letters::k;
using letters::n;

namespace {

using Rows = std::vector<std::uint32_t>;

constexpr std::size_t kMostSquares = 100'000;  ///< over all sums together

Expr y() {
    return at(symbol("y"), k());
}

Expr fittedY() {
    return at(hat(symbol("y")), k());
}

Expr ofStep(const char* letter, int shift = 0) {
    return indexed(letter, shift == 0 ? "i" : shift < 0 ? "i−1" : "i+1");
}

/// The pruning path and the trees of the folds.
struct PruningSubject {
    const PrunedSample& of;
    cart::Tree tree;
    std::vector<cart::PruneStep> path;
    std::vector<double> alphas = {};  ///< an alpha within the range of each step
    std::vector<cart::FoldTree> folds = {};

    [[nodiscard]] std::size_t rows() const { return of.sample.size(); }
    /// Returns, for each row, the rows whose mean predicts it in the subtree of a step.
    [[nodiscard]] std::vector<Rows> behind(std::size_t step, bool training) const;
};

/// Returns the rows of the sample in each leaf; rows that the tree has not seen are in none.
std::vector<Rows> rowsOfLeaves(const cart::Tree& tree) {
    std::vector<Rows> leaves(tree.nodes.size());
    for (std::uint32_t row = 0; row < tree.leafOf.size(); ++row) {
        if (tree.leafOf[row] >= 0) {
            leaves[static_cast<std::size_t>(tree.leafOf[row])].push_back(row);
        }
    }
    return leaves;
}

int leafFor(const cart::Tree& tree, const cart::Sample& sample, std::uint32_t row) {
    std::vector<double> values;
    for (const cart::Feature& feature : sample.features) {
        values.push_back(feature.values[row]);
    }
    return tree.leafFor(values);
}

std::vector<Rows> PruningSubject::behind(std::size_t step, bool training) const {
    std::vector<Rows> all(rows());
    const auto take = [&](const cart::Tree& pruned, const Rows& judged) {
        const std::vector<Rows> leaves = rowsOfLeaves(pruned);
        for (const std::uint32_t row : judged) {
            all[row] = leaves[static_cast<std::size_t>(leafFor(pruned, of.sample, row))];
        }
    };
    if (training) {
        take(cart::prune(tree, path[step].alpha), cart::allRows(of.sample));
        return all;
    }
    for (const cart::FoldTree& fold : folds) {
        take(cart::prune(fold.tree, alphas[step] * fold.share), fold.heldOut);
    }
    return all;
}

base::Expected<PruningSubject> subjectOf(const PrunedSample& of, base::Progress& progress) {
    const std::size_t rows = of.sample.size();
    if (rows > kMostRows) {
        return base::fail(base::ErrorCode::tooManyPoints,
                          {kTheDerivation, std::to_string(rows), std::to_string(kMostRows)});
    }
    PruningSubject subject{of, GREYSCOPE_TRY(cart::grow(of.sample, of.grow)), {}};
    subject.path = cart::pruningPath(subject.tree);
    subject.alphas = cart::representativeAlphas(subject.path);
    const cart::SampleOrder order = cart::orderOf(of.sample);
    const Rows all = cart::allRows(of.sample);
    const auto folds = GREYSCOPE_TRY(cart::FoldTrees::create(of.sample, order, all, of.grow, of.validation));
    for (std::size_t fold = 0; fold < folds.count(); ++fold) {
        if (progress.cancelled()) {
            return base::fail(base::ErrorCode::cancelled);
        }
        subject.folds.push_back(folds.at(fold));
    }
    return subject;
}

StepValues measured(Draft& draft, const PruningSubject& subject) {
    draft.setLabels(subject.of.labels);
    draft.begin(SectionId::measured);
    return draft.given({.key = "y", .symbol = y()}, subject.of.sample.response);
}

/// Writes the prediction of each row and its squared residual.
StepValues squaresOf(Draft& draft, const StepValues& measured, const std::vector<Rows>& behind) {
    const Expr mean = fraction(letters::sumOver("j", 1, n(), at(symbol("y"), symbol("j"))), n());
    const StepValues fitted = draft.column(
        {.key = "fitted", .symbol = fittedY(), .rule = mean}, measured.first(), measured.last(), [&](int point) {
            std::vector<Expr> parts;
            for (const std::uint32_t row : behind[static_cast<std::size_t>(point) - 1]) {
                parts.push_back(measured(static_cast<int>(row) + 1));
            }
            Expr count = number(static_cast<Real>(parts.size()));
            return fraction(sum(std::move(parts)), std::move(count));
        });
    return draft.column(
        {.key = "square", .symbol = at(symbol("d"), k()), .rule = power(difference(y(), fittedY()), number(2))},
        measured.first(), measured.last(),
        [&](int point) { return power(difference(measured(point), fitted(point)), number(2)); });
}

Expr sumOfSquares() {
    return letters::sumOver("k", 1, n(), at(symbol("d"), k()));
}

/// Writes the sum of squares about one mean, which is the error of the tree without a split.
StepValues withoutSplit(Draft& draft, const StepValues& measured) {
    const Expr bar = derivation::bar(symbol("y"));
    const StepValues mean =
        draft.value({.key = "mean", .symbol = bar, .rule = fraction(letters::sumOver("k", 1, n(), y()), n())},
                    fraction(sum(measured.all()), measured.count()));
    std::vector<Expr> squares;
    for (Expr& value : measured.all()) {
        squares.push_back(power(difference(std::move(value), mean()), number(2)));
    }
    return draft.value({.key = "SSE",
                        .symbol = symbol("SSE"),
                        .rule = letters::sumOver("k", 1, n(), power(difference(y(), bar), number(2)))},
                       sum(std::move(squares)));
}

Derivation errorWritten(const PruningSubject& subject, const std::vector<Rows>& behind, bool training,
                        Rounding rounding) {
    Draft draft("subtree-error", subject.of.sample.responseName, rounding);
    const StepValues points = measured(draft, subject);
    draft.begin(training ? SectionId::leafMeans : SectionId::otherRows, SourceId::breiman1984);
    const StepValues squares = squaresOf(draft, points, behind);
    draft.begin(SectionId::errors, SourceId::breiman1984);
    const StepValues error =
        draft.value({.key = "error", .symbol = symbol("D"), .rule = sumOfSquares()}, sum(squares.all()));
    const StepValues whole = withoutSplit(draft, points);
    if (whole.value() > 0.0L) {
        draft.value({.key = "share", .symbol = symbol("R"), .rule = fraction(symbol("D"), symbol("SSE"))},
                    fraction(error(), whole()));
    }
    return draft.take();
}

/// Writes the choice of alpha.
class ChoiceWriter {
public:
    ChoiceWriter(Draft& draft, const PruningSubject& subject)
        : m_draft(draft), m_subject(subject), m_last(static_cast<int>(subject.path.size())) {}

    void write() {
        m_y = measured(m_draft, m_subject);
        writePath();
        writeErrors();
        writeChoice();
    }

private:
    [[nodiscard]] Rule rule(std::string key, Expr symbol, std::optional<Expr> how = {}) const {
        return {.key = std::move(key), .symbol = std::move(symbol), .rule = std::move(how), .ofPoint = false};
    }
    [[nodiscard]] static std::size_t stepOf(int line) { return static_cast<std::size_t>(line) - 1; }

    /// Returns the sum of squares of a leaf as one number.
    [[nodiscard]] Expr leafSquares(const Rows& rows) const {
        std::vector<Expr> values;
        for (const std::uint32_t row : rows) {
            values.push_back(m_y(static_cast<int>(row) + 1));
        }
        const auto squares = [&values](const Expr& mean) {
            std::vector<Expr> all;
            for (const Expr& value : values) {
                all.push_back(power(difference(value, mean), number(2)));
            }
            return sum(std::move(all));
        };
        const Expr mean = fraction(sum(values), number(static_cast<Real>(values.size())));
        const Real error = m_draft.rounding()(evaluate(squares(number(evaluate(mean)))));
        return inSheet(number(error), m_draft.keptInSheet(squares(mean)));
    }

    void writePath() {
        m_draft.begin(SectionId::pruning, SourceId::breiman1984);
        std::vector<double> leaves;
        for (const cart::PruneStep& step : m_subject.path) {
            leaves.push_back(static_cast<double>(step.leaves));
        }
        m_leaves = m_draft.found(rule("leaves", ofStep("L")), leaves);
        const Expr all = bigSum(symbol("ℓ"), symbol(""), indexed("SSE", "ℓ"));
        m_squares = m_draft.column(rule("SSE", ofStep("SSE"), all), 1, m_last, [&](int line) {
            std::vector<Expr> parts;
            for (const Rows& rows : rowsOfLeaves(cart::prune(m_subject.tree, m_subject.path[stepOf(line)].alpha))) {
                if (!rows.empty()) {
                    parts.push_back(leafSquares(rows));
                }
            }
            return sum(std::move(parts));
        });
        const Expr weakest =
            fraction(difference(ofStep("SSE"), ofStep("SSE", -1)), difference(ofStep("L", -1), ofStep("L")));
        m_alphas = m_draft.column(rule("alpha", ofStep("α"), weakest), 1, m_last, [&](int line) {
            return line == 1 ? number(0)
                             : fraction(difference(m_squares(line), m_squares(line - 1)),
                                        difference(m_leaves(line - 1), m_leaves(line)));
        });
        if (m_last > 1) {
            m_draft.column(rule("beta", ofStep("β"), root(product({ofStep("α"), ofStep("α", 1)}))), 1, m_last - 1,
                           [&](int line) {
                               return root(product({m_alphas(line), m_alphas(line + 1)}));
                           });
        }
    }

    void writeErrors() {
        m_draft.begin(SectionId::subtreeErrors, SourceId::breiman1984);
        m_draft.state(equal(at(symbol("d"), k()), power(difference(y(), fittedY()), number(2))));
        const cart::CrossValidationOptions& folds = m_subject.of.validation;
        m_draft.note({NoteId::foldsPruned, {static_cast<Real>(folds.folds), static_cast<Real>(folds.seed)}, {}});
        for (std::size_t step = 0; step < m_subject.path.size(); ++step) {
            Draft aside({}, {}, m_draft.rounding());
            aside.begin(SectionId::otherRows);
            m_left.push_back(squaresOf(aside, m_y, m_subject.behind(step, false)).detached());
        }
        m_errors = m_draft.column(rule("E", ofStep("E"), fraction(sumOfSquares(), n())), 1, m_last, [&](int line) {
            const StepValues& left = m_left[stepOf(line)];
            return fraction(sum(left.all()), left.count());
        });
    }

    /// Returns the last step whose error is at most a limit, apart from rounding.
    [[nodiscard]] int simplestWithin(Real limit) const {
        int simplest = 1;
        for (int line = 1; line <= m_last; ++line) {
            simplest = m_errors.value(line) <= limit * (1.0L + cart::gainTolerance) ? line : simplest;
        }
        return simplest;
    }

    /// Writes the standard error of the mean over the rows, from the variation between cells.
    StepValues standardError(int best) {
        const StepValues& left = m_left[stepOf(best)];
        const cart::CellNumbers cells = cart::cellNumbers(m_subject.of.sample, cart::allRows(m_subject.of.sample));
        std::vector<std::vector<Expr>> squares(cells.count);
        for (std::size_t row = 0; row < cells.of.size(); ++row) {
            squares[cells.of[row]].push_back(left(static_cast<int>(row) + 1));
        }
        const bool repeated = cells.count < cells.of.size();
        std::vector<Expr> terms;
        for (std::vector<Expr>& cell : squares) {
            Expr mean = m_errors(best);
            mean = repeated ? product({number(static_cast<Real>(cell.size())), std::move(mean)}) : std::move(mean);
            terms.push_back(power(difference(sum(std::move(cell)), std::move(mean)), number(2)));
        }
        const Expr least = indexed("E", "min");
        const Expr term = repeated ? power(difference(bigSum(symbol("k"), symbol(""), at(symbol("d"), k())),
                                                      product({indexed("n", "c"), least})),
                                           number(2))
                                   : power(difference(at(symbol("d"), k()), least), number(2));
        const Expr all = repeated ? bigSum(symbol("c"), symbol(""), term) : letters::sumOver("k", 1, n(), term);
        return m_draft.value(rule("SE", symbol("SE"), fraction(root(all), n())),
                             fraction(root(sum(std::move(terms))), left.count()));
    }

    void writeChoice() {
        m_draft.begin(SectionId::subtreeChoice, SourceId::breiman1984);
        const std::vector<Real>& errors = m_errors.values();
        const Real smallest = *std::min_element(errors.begin(), errors.end());
        const int best = simplestWithin(smallest);
        m_draft.mark(m_errors, best, LineEmphasis::smallest);
        const Expr least = indexed("E", "min");
        const StepValues lowest = m_draft.value(rule("least", least, call("min", {ofStep("E")})),
                                                inSheet(m_errors(best), call("min", m_errors.all())));
        StepValues limit = lowest;
        Expr bound = least;
        if (m_subject.of.validation.oneStandardError) {
            const StepValues error = standardError(best);
            bound = indexed("E", "max");
            limit = m_draft.value(rule("limit", bound, sum({least, symbol("SE")})), sum({lowest(), error()}));
        }
        const int chosen = simplestWithin(limit.value());
        std::vector<Expr> within;
        for (int line = 1; line <= m_last; ++line) {
            within.push_back(product({relation("<=", {m_errors(line), limit()}), m_alphas(line)}));
        }
        m_draft.mark(m_alphas, chosen, LineEmphasis::chosen);
        m_draft.note({NoteId::subtreeChosen, {m_leaves.value(best), m_leaves.value(chosen)}, {}});
        const Expr largest = subscript(symbol("max"), relation("≤", {ofStep("E"), bound}));
        m_draft.value(rule("chosen", symbol("α"), besides({largest, ofStep("α")})),
                      inSheet(m_alphas(chosen), call("max", std::move(within))));
    }

    Draft& m_draft;
    const PruningSubject& m_subject;
    int m_last;
    StepValues m_y, m_leaves, m_squares, m_alphas, m_errors;
    std::vector<StepValues> m_left;  ///< squared residuals of each row, by step
};

}  // namespace

base::Expected<Derivation> pruningDerivation(const PrunedSample& of, base::Progress& progress, Rounding rounding) {
    const PruningSubject subject = GREYSCOPE_TRY(subjectOf(of, progress));
    const std::size_t terms = subject.path.size() * subject.rows();
    if (terms > kMostSquares) {
        return base::fail(base::ErrorCode::tooManyPoints,
                          {kTheDerivation, std::to_string(terms), std::to_string(kMostSquares)});
    }
    return besideExact(rounding, [&](const Rounding& digits) {
        Draft draft("pruning", of.sample.responseName, digits);
        ChoiceWriter(draft, subject).write();
        return draft.take();
    });
}

base::Expected<Derivation> subtreeErrorDerivation(const PrunedSample& of, const Subtree& subtree,
                                                  base::Progress& progress, Rounding rounding) {
    const PruningSubject subject = GREYSCOPE_TRY(subjectOf(of, progress));
    for (std::size_t step = 0; step < subject.path.size(); ++step) {
        if (subject.path[step].leaves == subtree.leaves) {
            const std::vector<Rows> behind = subject.behind(step, subtree.training);
            return besideExact(rounding, [&](const Rounding& digits) {
                return errorWritten(subject, behind, subtree.training, digits);
            });
        }
    }
    return base::fail(base::ErrorCode::optionUnknown,
                      {"leaves", std::to_string(subtree.leaves), "leaves of a tree on the path"});
}

}  // namespace greyscope::derivation
