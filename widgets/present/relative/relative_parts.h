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

/// The symmetric colour scale of ratios that holds every row of a result: `end` and its inverse are the ends.
struct RatioScale {
    double end = 2.0;
    double middle = 1.5;  ///< a round ratio between 1 and the end, for a tick
};

/// What several views of one relative model share: which rows lie under which node, the leaves' letters from top to
/// bottom, what lights what, and how conditions and ratios are written. Made once for a result and off the GUI thread:
/// whatever takes a look at every row happens there. The result must outlive it.
class RelativeParts {
public:
    explicit RelativeParts(const relative::RelativeResult& result);

    [[nodiscard]] const relative::RelativeResult& result() const { return m_result; }
    [[nodiscard]] const std::vector<int>& leaves() const { return m_treeRows.leaves(); }  ///< from top to bottom
    /// "A" for the leaf at the top; 27 leaves on go on with "AA".
    [[nodiscard]] QString letter(int leaf) const;
    /// Leaf by leaf from the top.
    [[nodiscard]] std::span<const std::size_t> rowsUnder(int node) const;
    /// The lowest and the highest ratio in a leaf.
    [[nodiscard]] std::pair<double, double> ratiosIn(int leaf) const;
    [[nodiscard]] const RatioScale& scale() const { return m_scale; }

    /// Past kLitRows rows under it a node lights nodes alone.
    [[nodiscard]] Link nodeLink(int node) const;
    [[nodiscard]] Link rowLink(std::size_t row) const;
    /// A cell of the factors that nobody measured: it lights only its leaf.
    [[nodiscard]] Link leafOnlyLink(int leaf) const;

    /// Condition on the way from the parent: "≤ 32", "= 1", "SAS, SATA".
    [[nodiscard]] QString edge(int node) const;
    /// "Threads/OST 16…32 and Objects/OST ≤ 1"; "every cell" for a tree of one leaf.
    [[nodiscard]] QString condition(const cart::LeafRule& rule) const;
    /// Leaf that factor values, as text in the order of the result's factors, fall into.
    [[nodiscard]] int leafFor(const std::vector<std::string>& values) const;
    /// Row that was measured at these factor values, -1 where none was.
    [[nodiscard]] int rowAt(const std::vector<std::string>& values) const;
    /// "Threads/OST 32, Objects/OST 2"
    [[nodiscard]] QString cellName(const std::vector<std::string>& values) const;

    /// The level of a factor that each row has, as its place in RatioTable::levels.
    [[nodiscard]] const std::vector<std::int32_t>& levelPlaces(std::size_t factor) const { return m_places[factor]; }
    /// The place of a level; none where the factor lacks it.
    [[nodiscard]] std::optional<std::int32_t> levelPlace(std::size_t factor, const std::string& level) const;
    /// Whether one side alone has the cell "16 × 2".
    [[nodiscard]] bool onlyFrom(const std::string& cell) const;
    [[nodiscard]] bool onlyTo(const std::string& cell) const;

private:
    void findRatios();
    void placeLevels();
    [[nodiscard]] QString interval(const cart::Condition& condition) const;
    [[nodiscard]] Targets pathTo(int node) const;

    const relative::RelativeResult& m_result;
    TreeRows m_treeRows;
    std::vector<std::pair<double, double>> m_ratios;       ///< of each leaf, by its place
    std::vector<std::vector<double>> m_featureValues;      ///< distinct, ascending
    std::vector<std::vector<std::int32_t>> m_places;       ///< of each factor, of each row
    std::vector<const std::string*> m_onlyFrom, m_onlyTo;  ///< sorted
    RatioScale m_scale;
};
/// The distinct known values of a predictor, ascending.
[[nodiscard]] std::vector<double> distinctValues(const cart::Feature& feature);
/// Condition on the way from its parent to a node: "≤ 32", "= 1", "SAS, SATA". `values` are the distinct ones of the
/// parent's predictor, `levels` those that rows of the node have, where it is categorical.
[[nodiscard]] QString splitText(const cart::Tree& tree, int node, const std::vector<double>& values,
                                const std::set<std::int32_t>& levels);
/// "A" for the first leaf; 27 leaves on go on with "AA".
[[nodiscard]] QString leafLetter(std::size_t place);

/// No leaf draws more rows than this as marks, and to light them all would take longer than to point at them.
inline constexpr std::size_t kLitRows = 1000;

/// "Threads/OST" for the column "threads_per_ost".
[[nodiscard]] QString columnTitle(const std::string& column);
/// The same for one of several factors, without the prefix that all of them share: "OMIT_LOOKASIDE" among fourteen that
/// begin with "SQLITE_".
[[nodiscard]] QString factorTitle(const std::vector<std::string>& factors, const std::string& factor);
/// "1 leaf", "5 leaves"; "1 cell", "20 cells".
[[nodiscard]] QString leavesText(std::size_t count);
[[nodiscard]] QString cellsText(std::size_t count);
/// A ratio with as many digits as it deserves: "1.131", "12.3", "140".
[[nodiscard]] QString ratioText(double ratio);
/// How the repeats of both sides make the interval of a ratio.
[[nodiscard]] QString ratioIntervalWord(stats::IntervalMethod method);
/// A measured value: "808", "82.4", "0.0132".
[[nodiscard]] QString valueText(double value);
[[nodiscard]] QString percentText(double percent);
/// The baseline of that name, nullptr where the result lacks it.
[[nodiscard]] const relative::PredictionErrors* baselineOf(const relative::RelativeResult& result,
                                                           const std::string& name);
/// The number of leaves with the least error over left-out cells; nullptr without sizes.
[[nodiscard]] const relative::SizeError* lowestSize(const relative::RelativeResult& result);
/// A leaf with fewer rows than this is marked as doubtful.
inline constexpr std::size_t kFewRows = 3;

/// A ring round the point of a curve that the page shows.
[[nodiscard]] Curve ringAt(double x, double y);

/// "Threads/OST and Objects/OST"; past three "14 factors".
[[nodiscard]] QString factorList(const std::vector<std::string>& factors);

}  // namespace greyscope::widgets
