#pragma once

#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/cart/rules.h"
#include "core/relative/model.h"
#include "widgets/present/spec/link.h"
#include "widgets/present/spec/plot_spec.h"
#include "widgets/present/tree/tree_rows.h"

namespace greyscope::widgets {

/// The colour scale of the ratios, from 1 / `end` to `end`. It contains the ratios of all rows of a result.
struct RatioScale {
    double end = 2.0;
    double middle = 1.5;  ///< a round ratio between 1 and `end`, at which the scale has a tick
};

/// The data that the views of a relative model share: the rows under each node of the tree, the letters of the leaves,
/// the links, and the texts of conditions and ratios. Made once for each result, off the GUI thread, because every row
/// is visited. The result must outlive this object.
class RelativeParts {
public:
    explicit RelativeParts(const relative::RelativeResult& result);

    [[nodiscard]] const relative::RelativeResult& result() const { return m_result; }
    /// The leaves from top to bottom.
    [[nodiscard]] const std::vector<int>& leaves() const { return m_treeRows.leaves(); }
    /// The letter of a leaf: "A" for the top one; "AA" follows "Z".
    [[nodiscard]] QString letter(int leaf) const;
    /// The rows under a node, leaf by leaf from the top.
    [[nodiscard]] std::span<const std::size_t> rowsUnder(int node) const;
    /// The lowest and the highest ratio in a leaf.
    [[nodiscard]] std::pair<double, double> ratiosIn(int leaf) const;
    [[nodiscard]] const RatioScale& scale() const { return m_scale; }

    /// The link of a node. Pointing at the node highlights its path from the root if it is a leaf, otherwise its
    /// subtree. It also highlights the rows under it if there are at most kLitRows.
    [[nodiscard]] Link nodeLink(int node) const;
    [[nodiscard]] Link rowLink(std::size_t row) const;
    /// The link of a cell that was not measured and thus has no row: it highlights only the path from the root to
    /// `leaf`.
    [[nodiscard]] Link leafOnlyLink(int leaf) const;

    /// The condition that leads from the parent to a node: "≤ 32", "= 1", "SAS, SATA"; "" for the root.
    [[nodiscard]] QString edge(int node) const;
    /// The condition of a leaf: "Threads/OST 16…32 and Objects/OST ≤ 1"; "every cell" if the tree has one leaf.
    [[nodiscard]] QString condition(const cart::LeafRule& rule) const;
    /// The leaf to which the tree assigns these levels of the factors, given as texts in the order of the result's
    /// factors.
    [[nodiscard]] int leafFor(const std::vector<std::string>& values) const;
    /// The row that was measured at these levels of the factors; -1 if there is none.
    [[nodiscard]] int rowAt(const std::vector<std::string>& values) const;
    /// The name of a cell: its factors with their levels, as in "Threads/OST 32, Objects/OST 2".
    [[nodiscard]] QString cellName(const std::vector<std::string>& values) const;

    /// For each row, the index of its level of a factor in the list RatioTable::levels.
    [[nodiscard]] const std::vector<std::int32_t>& levelPlaces(std::size_t factor) const { return m_places[factor]; }
    /// The index of a level of a factor; nullopt if the factor does not have it.
    [[nodiscard]] std::optional<std::int32_t> levelPlace(std::size_t factor, const std::string& level) const;
    /// Whether a cell, such as "16 × 2", was measured only on the first of the two systems.
    [[nodiscard]] bool onlyFrom(const std::string& cell) const;
    /// Whether a cell, such as "16 × 2", was measured only on the second of the two systems.
    [[nodiscard]] bool onlyTo(const std::string& cell) const;

private:
    void findRatios();
    void placeLevels();
    [[nodiscard]] QString interval(const cart::Condition& condition) const;
    [[nodiscard]] Targets pathTo(int node) const;

    const relative::RelativeResult& m_result;
    TreeRows m_treeRows;
    /// The lowest and highest ratio of each leaf, in the order of leaves().
    std::vector<std::pair<double, double>> m_ratios;
    std::vector<std::vector<double>> m_featureValues;      ///< the distinct values of each predictor, ascending
    std::vector<std::vector<std::int32_t>> m_places;       ///< the level indices of each factor, one for each row
    std::vector<const std::string*> m_onlyFrom, m_onlyTo;  ///< the cells measured on only one system, sorted
    RatioScale m_scale;
};
/// Returns the distinct known values of a predictor, ascending.
[[nodiscard]] std::vector<double> distinctValues(const cart::Feature& feature);
/// Returns the condition that leads from the parent to a node: "≤ 32", "= 1", "SAS, SATA". `values` are the distinct
/// values of the parent's predictor; `levels` are the levels in the node's rows if the predictor is categorical.
[[nodiscard]] QString splitText(const cart::Tree& tree, int node, const std::vector<double>& values,
                                const std::set<std::int32_t>& levels);
/// Returns the letter of a leaf by its index from the top: "A" for 0; "AA" follows "Z".
[[nodiscard]] QString leafLetter(std::size_t place);

/// The largest number of rows that are drawn as single marks in a leaf, and that pointing at a node highlights. More
/// would take too long.
inline constexpr std::size_t kLitRows = 1000;

/// Returns the title of a column: "Threads/OST" for "threads_per_ost".
[[nodiscard]] QString columnTitle(const std::string& column);
/// Returns the title of one of several factors, without a prefix that all of them share: "OMIT_LOOKASIDE" if all
/// fourteen factors begin with "SQLITE_".
[[nodiscard]] QString factorTitle(const std::vector<std::string>& factors, const std::string& factor);
/// Returns a number of leaves with its noun: "1 leaf", "5 leaves".
[[nodiscard]] QString leavesText(std::size_t count);
/// Returns a number of cells with its noun: "1 cell", "20 cells".
[[nodiscard]] QString cellsText(std::size_t count);
/// Returns a ratio as text, with a number of decimals that depends on its size: "1.131", "12.3", "140".
[[nodiscard]] QString ratioText(double ratio);
/// Returns the name of the method that calculates the interval of a ratio from the repeats on both systems.
[[nodiscard]] QString ratioIntervalWord(stats::IntervalMethod method);
/// Returns a measured value as text, with a number of decimals that depends on its size: "808", "82.4", "0.0132".
[[nodiscard]] QString valueText(double value);
[[nodiscard]] QString percentText(double percent);
/// Returns the errors of the baseline with this name; nullptr if the result does not have it.
[[nodiscard]] const relative::PredictionErrors* baselineOf(const relative::RelativeResult& result,
                                                           const std::string& name);
/// Returns the number of leaves with the smallest error on left-out cells, and that error. Returns nullptr if the
/// result has no errors by number of leaves.
[[nodiscard]] const relative::SizeError* lowestSize(const relative::RelativeResult& result);
/// The number of rows below which a leaf is marked as doubtful.
inline constexpr std::size_t kFewRows = 3;

/// Returns a curve that consists of a ring at (x, y). It marks the point of another curve that the page currently
/// shows.
[[nodiscard]] Curve ringAt(double x, double y);

/// Returns the names of factors in a sentence: "Threads/OST and Objects/OST"; "14 factors" for more than three.
[[nodiscard]] QString factorList(const std::vector<std::string>& factors);

}  // namespace greyscope::widgets
