#pragma once

#include <QString>

#include <Eigen/Dense>

#include <cstddef>
#include <memory>
#include <vector>

#include "core/grey/degrees/relation.h"
#include "core/grey/degrees/relation_intervals.h"
#include "widgets/present/spec/matrix_spec.h"
#include "widgets/present/spec/overview_spec.h"
#include "widgets/present/spec/plot_spec.h"
#include "widgets/present/spec/ranking_spec.h"

namespace greyscope::widgets {

/// A series as the views of relational degrees show it: its names and its appearance.
struct RelationSeries {
    QString id;
    QString name;   ///< the whole name: "1.1-W"
    QString group;  ///< the name of its group: "Case 1.1"; empty without groups
    QString label;  ///< the name within the group: "W"
    /// Shorter forms of `name` and `label` for the screen (see bitName()); empty if these are short enough.
    QString shortName, shortLabel = {};
    Ink ink;
    Marker marker = Marker::none;
    Dash dash = Dash::solid;
    bool hollow = false;
    bool reference = false;
    bool shown = true;  ///< whether the series is compared; others are drawn in a muted style
};

/// How degrees and the names of their series are displayed.
struct RelationLook {
    int decimals = 3;
    bool printNumbers = true;
    bool separateGroups = true;
    /// Whether headings have the whole names and no groups; for an order that separates the members of a group.
    bool wholeNames = false;
    QString symbol = QStringLiteral("γ");
};

/// Returns the symbol of a degree in formulas: γ for Deng's, ε for the absolute, r for the relative and g for the other
/// degrees.
[[nodiscard]] QString degreeSymbol(grey::RelationMethod method);

/// Returns a degree as a formula: "γ(1.1-W, 1.2-W) = 0.766". It has `moreDecimals` more decimals than `look` says.
[[nodiscard]] QString degreeText(const RelationSeries& reference, const RelationSeries& compared, double degree,
                                 const RelationLook& look, int moreDecimals = 0);

/// Returns the heading of a series in a matrix.
[[nodiscard]] Heading relationHeading(const RelationSeries& series, const RelationLook& look);

/// Returns the link of the cell of two series. The cell stands for the pair in either order; pointing at it highlights
/// the headings and curves of both series.
[[nodiscard]] Link relationLink(const RelationSeries& a, const RelationSeries& b);

/// Returns a curve without points that has the name, link and appearance of a series.
[[nodiscard]] Curve relationCurve(const RelationSeries& series);

/// Returns the matrix of the degrees of all pairs: `degrees(i, j)` with series i as the reference and j as the compared
/// series. `order` lists the series of the rows and columns. Diagonal cells have no colour; separators divide the
/// groups.
[[nodiscard]] MatrixSpec relationMatrix(const std::vector<RelationSeries>& series,
                                        const std::vector<std::size_t>& order, const Eigen::MatrixXd& degrees,
                                        const RelationLook& look);

/// Returns the matrix of the degrees of all pairs as an overview (a picture with small cells), for a very large number
/// of series. `least` is the smallest degree.
[[nodiscard]] OverviewSpec relationOverview(const std::vector<RelationSeries>& series,
                                            const std::vector<std::size_t>& order,
                                            std::shared_ptr<const Eigen::MatrixXd> degrees, double least,
                                            const RelationLook& look);

/// Which rows of a long ranking are shown. Between them, a row gives the number of hidden rows.
struct RankingChoice {
    QString search;        ///< a search as typed (see SearchWords); rows that match it are shown
    int top = 5;           ///< the number of shown rows with the highest degrees
    int bottom = 3;        ///< the number of shown rows with the lowest degrees
    bool compared = true;  ///< whether the rows of the first compared series are shown, whatever their rank
    bool operator==(const RankingChoice&) const = default;
};
/// The largest number of rows with which a ranking is shown in full.
inline constexpr std::size_t kWholeRanking = 40;
/// The largest number of shown rows that a search has found.
inline constexpr std::size_t kMostFound = 100;

/// Returns a sentence with the number of measured degrees that noise lowers below their intervals; "" if there are
/// none.
/// Returns the sentence that a degree has no intervals because they were not simulated.
[[nodiscard]] QString notSimulatedSentence();

[[nodiscard]] QString loweredSentence(const grey::DegreeIntervals& intervals);

/// Returns the ranking of the compared series as bars by descending degree; for Deng's degree with whiskers from ρ =
/// 0.1 to 1. `series` contains the reference, then the compared series. With `intervals`, a column gives the interval
/// of each degree and the probability that its rank holds.
[[nodiscard]] RankingSpec relationRanking(const std::vector<RelationSeries>& series, const grey::RelationResult& result,
                                          const RelationLook& look, const RankingChoice& choice = {},
                                          const std::optional<grey::DegreeIntervals>& intervals = std::nullopt);

}  // namespace greyscope::widgets
