#include "core/derivation/tree_derivation.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/derivation/draft.h"

namespace greyscope::derivation {

using letters::indexed;
using letters::n;

namespace {

/// A cut between two neighbouring groups of rows; the first `left` rows of the order go left.
struct Cut {
    std::size_t left = 0;
    double below = 0.0;  ///< values on both sides of a numeric cut
    double above = 0.0;
    std::string levels;  ///< levels that go left
};

/// The rows of a node in the order of one predictor, and its possible cuts.
struct Ordered {
    std::vector<int> rows;  ///< indices in the node, from 1; rows without a value are left out
    std::vector<Cut> cuts;
};

/// Returns the rows of the sample that reach a node.
std::vector<std::size_t> rowsOf(const cart::Tree& tree, int node) {
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < tree.leafOf.size(); ++row) {
        int at = tree.leafOf[row];
        while (at > node) {
            at = tree.nodes[static_cast<std::size_t>(at)].parent;
        }
        if (at == node) {
            rows.push_back(row);
        }
    }
    return rows;
}

class NodeWriter {
public:
    NodeWriter(Draft& draft, const cart::Sample& sample, const cart::Tree& tree, int node, std::size_t minLeaf)
        : m_draft(draft),
          m_sample(sample),
          m_tree(tree),
          m_node(node),
          m_minLeaf(minLeaf),
          m_rows(rowsOf(tree, node)) {}

    void write() {
        writeRows();
        if (!tree().isLeaf()) {
            writeCandidates();
            writeChoice();
            writePruning();
        }
    }

private:
    [[nodiscard]] const cart::Node& tree() const { return m_tree.nodes[static_cast<std::size_t>(m_node)]; }
    [[nodiscard]] double valueOf(const cart::Feature& feature, int place) const {
        return feature.values[m_rows[static_cast<std::size_t>(place - 1)]];
    }

    static Expr squares(const std::vector<Expr>& values, const Expr& mean) {
        std::vector<Expr> terms;
        for (const Expr& value : values) {
            terms.push_back(power(difference(value, mean), number(2)));
        }
        return sum(std::move(terms));
    }

    void writeRows() {
        m_draft.begin(SectionId::splitRows, SourceId::breiman1984);
        std::vector<double> responses;
        for (const std::size_t row : m_rows) {
            responses.push_back(m_sample.response[row]);
        }
        const Expr y = at(symbol("y"), symbol("j"));
        m_y = m_draft.given({.key = "y", .symbol = y, .ofPoint = false}, responses);
        writePredictors();
        m_mean = m_draft.value(
            {.key = "mean", .symbol = bar(symbol("y")), .rule = fraction(letters::sumOver("j", 1, n(), y), n())},
            fraction(sum(m_y.all()), m_y.count()));
        const Expr rule = letters::sumOver("j", 1, n(), power(difference(y, bar(symbol("y"))), number(2)));
        m_sse = m_draft.value({.key = "SSE", .symbol = symbol("SSE"), .rule = rule}, squares(m_y.all(), m_mean()));
    }

    /// Writes numbers that every row has.
    void writePredictors() {
        for (std::size_t f = 0; f < m_sample.features.size(); ++f) {
            const cart::Feature& feature = m_sample.features[f];
            std::vector<double> values;
            for (int place = 1; place <= static_cast<int>(m_rows.size()); ++place) {
                values.push_back(valueOf(feature, place));
            }
            const bool known =
                std::all_of(values.begin(), values.end(), [](double value) { return std::isfinite(value); });
            m_predictors.push_back(!known || feature.isCategorical() || tree().isLeaf()
                                       ? StepValues()
                                       : m_draft.given({.key = "x." + std::to_string(f + 1),
                                                        .symbol = at(indexed("x", std::to_string(f + 1)), symbol("j")),
                                                        .ofPoint = false},
                                                       values));
        }
    }

    [[nodiscard]] Ordered orderOf(const cart::Feature& feature) const {
        Ordered ordered;
        for (int place = 1; place <= static_cast<int>(m_rows.size()); ++place) {
            if (std::isfinite(valueOf(feature, place))) {
                ordered.rows.push_back(place);
            }
        }
        const auto key = keyOf(feature, ordered.rows);
        std::stable_sort(ordered.rows.begin(), ordered.rows.end(), [&](int a, int b) { return key(a) < key(b); });
        std::string levels;
        for (std::size_t i = 0; i + 1 < ordered.rows.size(); ++i) {
            const double here = valueOf(feature, ordered.rows[i]);
            const double next = valueOf(feature, ordered.rows[i + 1]);
            if (here == next) {
                continue;
            }
            if (feature.isCategorical()) {
                levels += (levels.empty() ? "" : ", ") + feature.levels[static_cast<std::size_t>(here)];
            }
            ordered.cuts.push_back({i + 1, here, next, levels});
        }
        return ordered;
    }

    /// Orders numbers by size, and levels by the mean response of their rows.
    [[nodiscard]] std::function<std::pair<double, double>(int)> keyOf(const cart::Feature& feature,
                                                                      const std::vector<int>& rows) const {
        if (!feature.isCategorical()) {
            return [this, &feature](int place) { return std::pair(valueOf(feature, place), 0.0); };
        }
        std::map<double, std::pair<double, double>> sums;
        for (const int place : rows) {
            auto& [total, count] = sums[valueOf(feature, place)];
            total += static_cast<double>(m_y.value(place));
            count += 1.0;
        }
        return [this, &feature, sums](int place) {
            const double level = valueOf(feature, place);
            const auto& [total, count] = sums.at(level);
            return std::pair(total / count, level);
        };
    }

    void writeCandidates() {
        m_draft.begin(SectionId::splitCandidates, SourceId::breiman1984);
        for (std::size_t f = 0; f < m_sample.features.size(); ++f) {
            const cart::Feature& feature = m_sample.features[f];
            const Ordered ordered = orderOf(feature);
            if (!ordered.cuts.empty()) {
                writeFeature(feature, f, ordered);
            }
        }
    }

    /// Returns the responses of the rows from a position of the order on.
    [[nodiscard]] std::vector<Expr> side(const Ordered& ordered, std::size_t from, std::size_t to) const {
        std::vector<Expr> values;
        for (std::size_t i = from; i < to; ++i) {
            values.push_back(m_y(ordered.rows[i]));
        }
        return values;
    }

    void writeFeature(const cart::Feature& feature, std::size_t f, const Ordered& ordered) {
        const std::string index = std::to_string(f + 1);
        const StepValues& predictor = m_predictors[f];
        const int last = static_cast<int>(ordered.cuts.size());
        const auto cut = [&](int j) -> const Cut& { return ordered.cuts[static_cast<std::size_t>(j - 1)]; };
        const auto total = ordered.rows.size();
        const auto rule = [&](const std::string& key, Expr letter) {
            return Rule{
                .key = key + "." + index, .symbol = std::move(letter), .series = feature.name, .ofPoint = false};
        };
        const Expr threshold = subscript(symbol("t"), symbol(index));
        if (feature.isCategorical()) {
            std::vector<std::pair<std::string, Expr>> lines;
            for (int j = 1; j <= last; ++j) {
                lines.emplace_back(cut(j).levels, number(static_cast<Real>(cut(j).left)));
            }
            m_draft.bySeries(rule("t", threshold), std::move(lines));
        } else {
            m_draft.column(rule("t", threshold), 1, last, [&](int j) {
                const Cut& here = cut(j);
                Expr below = predictor.empty() ? number(here.below) : predictor(ordered.rows[here.left - 1]);
                Expr above = predictor.empty() ? number(here.above) : predictor(ordered.rows[here.left]);
                return fraction(sum({std::move(below), std::move(above)}), number(2));
            });
        }
        const auto meanOf = [&](std::size_t from, std::size_t to) {
            return fraction(sum(side(ordered, from, to)), number(static_cast<Real>(to - from)));
        };
        const StepValues left = m_draft.column(rule("left", subscript(bar(symbol("y")), symbol("L"))), 1, last,
                                               [&](int j) { return meanOf(0, cut(j).left); });
        const StepValues right = m_draft.column(rule("right", subscript(bar(symbol("y")), symbol("R"))), 1, last,
                                                [&](int j) { return meanOf(cut(j).left, total); });
        const StepValues error =
            m_draft.column(rule("error", subscript(symbol("SSE"), symbol(index))), 1, last, [&](int j) {
                return sum({squares(side(ordered, 0, cut(j).left), left(j)),
                            squares(side(ordered, cut(j).left, total), right(j))});
            });
        for (int j = 1; j <= last; ++j) {
            const bool small = cut(j).left < m_minLeaf || total - cut(j).left < m_minLeaf;
            if (small) {
                m_draft.mark(error, j, LineEmphasis::outside);
            } else {
                m_candidates.push_back({error, j});
            }
        }
    }

    struct Candidate {
        StepValues error;
        int line = 1;
    };

    void writeChoice() {
        if (m_candidates.empty()) {
            return;
        }
        std::vector<Candidate> sorted = m_candidates;
        std::stable_sort(sorted.begin(), sorted.end(), [](const Candidate& a, const Candidate& b) {
            return a.error.value(a.line) < b.error.value(b.line);
        });
        m_draft.mark(sorted.front().error, sorted.front().line, LineEmphasis::smallest);
        m_draft.begin(SectionId::splitChoice, SourceId::breiman1984);
        const Expr left = indexed("SSE", "min");
        const Candidate& best = sorted.front();
        std::vector<Expr> errors;
        for (const Candidate& candidate : m_candidates) {
            errors.push_back(candidate.error(candidate.line));
        }
        const StepValues least =
            m_draft.value({.key = "least", .symbol = left, .rule = call("min", {indexed("SSE", "i")})},
                          inSheet(best.error(best.line), call("min", std::move(errors))));
        m_draft.value({.key = "gain", .symbol = symbol("G"), .rule = difference(symbol("SSE"), left)},
                      difference(m_sse(), least()));
        if (sorted.size() > 1) {
            m_draft.note({NoteId::ratiosOfSplit, {least.value(), sorted[1].error.value(sorted[1].line)}, {}});
        }
    }

    /// Writes alpha = (SSE of the node - SSE of its leaves) / (leaves - 1).
    void writePruning() {
        m_draft.begin(SectionId::pruning, SourceId::breiman1984);
        std::vector<Expr> leaves;
        for (std::size_t i = static_cast<std::size_t>(m_node); i < m_tree.nodes.size(); ++i) {
            const auto path = m_tree.pathTo(static_cast<int>(i));
            const bool below = std::find(path.begin(), path.end(), m_node) != path.end();
            if (below && m_tree.nodes[i].isLeaf()) {
                leaves.push_back(errorOfLeaf(static_cast<int>(i)));
            }
        }
        const auto count = static_cast<Real>(leaves.size());
        const Expr subtree = indexed("SSE", "T");
        const StepValues error = m_draft.value(
            {.key = "subtree", .symbol = subtree, .rule = bigSum(symbol("ℓ"), symbol(""), indexed("SSE", "ℓ"))},
            sum(std::move(leaves)));
        m_draft.value({.key = "alpha",
                       .symbol = symbol("α"),
                       .rule = fraction(difference(symbol("SSE"), subtree), difference(symbol("L"), number(1)))},
                      fraction(difference(m_sse(), error()), difference(number(count), number(1))));
    }

    /// Returns the sum of squares of a leaf below the node as one number.
    [[nodiscard]] Expr errorOfLeaf(int leaf) const {
        std::vector<Expr> values;
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            if (m_tree.leafOf[m_rows[i]] == leaf) {
                values.push_back(m_y(static_cast<int>(i) + 1));
            }
        }
        const Expr mean = fraction(sum(values), number(static_cast<Real>(values.size())));
        const Real error = m_draft.rounding()(evaluate(squares(values, number(evaluate(mean)))));
        return inSheet(number(error), m_draft.keptInSheet(squares(values, mean)));
    }

    Draft& m_draft;
    const cart::Sample& m_sample;
    const cart::Tree& m_tree;
    int m_node;
    std::size_t m_minLeaf;
    std::vector<std::size_t> m_rows;
    StepValues m_y;
    std::vector<StepValues> m_predictors;
    StepValues m_mean;
    StepValues m_sse;
    std::vector<Candidate> m_candidates;
};

}  // namespace

base::Expected<Derivation> splitDerivation(const cart::Sample& sample, const cart::Tree& tree, int node,
                                           std::size_t minLeaf, Rounding rounding) {
    const std::size_t rows = tree.nodes[static_cast<std::size_t>(node)].n;
    if (rows > kMostRows) {
        return base::fail(base::ErrorCode::tooManyPoints,
                          {kTheDerivation, std::to_string(rows), std::to_string(kMostRows)});
    }
    return besideExact(rounding, [&](const Rounding& digits) {
        Draft draft("tree", sample.responseName, digits);
        NodeWriter(draft, sample, tree, node, minLeaf).write();
        return draft.take();
    });
}

}  // namespace greyscope::derivation
