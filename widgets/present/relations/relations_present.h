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

/// A series as the views of relational degrees show it.
struct RelationSeries {
    QString id;
    QString name;                        ///< "1.1-W"
    QString group;                       ///< "Case 1.1"; empty: the series stand alone
    QString label;                       ///< "W": the name inside its group
    QString shortName, shortLabel = {};  ///< see bitName(); empty: they are short enough
    Ink ink;
    Marker marker = Marker::none;
    Dash dash = Dash::solid;
    bool hollow = false;
    bool reference = false;
    bool shown = true;  ///< one of the compared; the others are drawn quietly
};

/// How degrees are printed.
struct RelationLook {
    int decimals = 3;
    bool printNumbers = true;
    bool separateGroups = true;
    bool wholeNames = false;  ///< headings without groups, where the order tears them apart
    QString symbol = QStringLiteral("γ");
};

/// A degree's letter in formulas: γ of Deng, ε of the absolute and r of the relative one, g of the others.
[[nodiscard]] QString degreeSymbol(grey::RelationMethod method);

/// "γ(1.1-W, 1.2-W) = 0.766"
[[nodiscard]] QString degreeText(const RelationSeries& reference, const RelationSeries& compared, double degree,
                                 const RelationLook& look, int moreDecimals = 0);

/// The heading of a series in a matrix.
[[nodiscard]] Heading relationHeading(const RelationSeries& series, const RelationLook& look);

/// A cell is its pair either way round, and lights both series' headings and lines.
[[nodiscard]] Link relationLink(const RelationSeries& a, const RelationSeries& b);

/// A series as a line.
[[nodiscard]] Curve relationCurve(const RelationSeries& series);

/// The all-pairs table: `degrees(i, j)` of series i as the reference and j compared. `order` tells which series stand
/// in the table's rows and columns. The diagonal is left uncoloured, separators stand between groups.
[[nodiscard]] MatrixSpec relationMatrix(const std::vector<RelationSeries>& series,
                                        const std::vector<std::size_t>& order, const Eigen::MatrixXd& degrees,
                                        const RelationLook& look);

/// The same of very many series: a picture. `least` is the smallest degree.
[[nodiscard]] OverviewSpec relationOverview(const std::vector<RelationSeries>& series,
                                            const std::vector<std::size_t>& order,
                                            std::shared_ptr<const Eigen::MatrixXd> degrees, double least,
                                            const RelationLook& look);

/// Which rows of a long ranking stand there; between them a row says how many are left out.
struct RankingChoice {
    QString search;        ///< words, see SearchWords; what they find stands there too
    int top = 5;           ///< from the highest degree down
    int bottom = 3;        ///< up to the lowest
    bool compared = true;  ///< the first compared series wherever they stand
    bool operator==(const RankingChoice&) const = default;
};
/// A ranking of so many or fewer stands there as a whole.
inline constexpr std::size_t kWholeRanking = 40;
inline constexpr std::size_t kMostFound = 100;

/// Why measured degrees lie below their intervals; "" where none does.
[[nodiscard]] QString loweredSentence(const grey::DegreeIntervals& intervals);

/// With the intervals that repeats give: in a column of their own, with the chance that the rank holds.
/// Bars from the highest degree down; of Deng's degree with whiskers from rho 0.1 to 1. `series` holds the reference
/// and then the compared.
[[nodiscard]] RankingSpec relationRanking(const std::vector<RelationSeries>& series, const grey::RelationResult& result,
                                          const RelationLook& look, const RankingChoice& choice = {},
                                          const std::optional<grey::DegreeIntervals>& intervals = std::nullopt);

}  // namespace greyscope::widgets
