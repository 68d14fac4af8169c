#pragma once

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/study/series_catalog.h"
#include "app/study/study.h"
#include "core/grey/degrees/relation_kernel.h"
#include "widgets/common/view_state.h"

namespace greyscope::app {

/// Maximum number of series besides the reference for a matrix with numbers.
inline constexpr std::size_t kMostInDetail = 100;

/// Everything that the degrees on the Relations page depend on.
struct RelationsRequest {
    std::shared_ptr<const data::Dataset> dataset;
    data::SeriesQuery query;
    std::string reference;
    std::vector<std::string> others;
    grey::RelationOptions options;
    bool commonPoints = false;  ///< whether points that one of the series lacks are left out
    grey::Linkage linkage = grey::Linkage::average;
    /// The calculations besides the degrees of the reference. pairs: degrees and clusters of all pairs. curves: degrees
    /// over rho. images: degrees under every image (normalisation). axioms: checks of the axioms. intervals: intervals
    /// from repeats. secondLook: rank correlations.
    bool pairs = true, curves = true, images = true, axioms = true, intervals = true, secondLook = true;
    bool inDetail = false;  ///< whether the curves, images, axioms and intervals are calculated even if isOverview()
    std::optional<std::size_t> mostLags = {};  ///< largest lag of the rank correlations, see RelationsChoices
    bool correlations = false;  ///< whether the rank correlations of all pairs are calculated, for the matrix
    bool degrees = true;        ///< whether degrees are calculated at all; otherwise only the correlations are
    bool alternatives = false;  ///< whether each row of the table is a series and each column a point
    /// Whether the reference is an ideal series whose image is 1 at every point; `reference` is then the first of the
    /// compared series, and only their degrees are calculated.
    bool ideal = false;
    bool operator==(const RelationsRequest&) const = default;

    /// Whether there are too many series for a matrix with numbers. The page then shows an overview, without results
    /// that need a calculation for every pair, or for every series under other conventions.
    [[nodiscard]] bool isOverview() const { return others.size() > kMostInDetail; }
    /// Whether only the ranking is calculated, because pairs are not requested, the reference is the ideal, or there
    /// are too many series for a table of all pairs.
    [[nodiscard]] bool ranksAlone() const { return !pairs || ideal || others.size() >= grey::kMostSeriesInTable; }
    /// Whether the two requests are equal apart from rho.
    [[nodiscard]] bool equalsButForRho(const RelationsRequest& other) const;
};

/// Returns the order of the matrix according to the choices, for `others` series besides the reference.
[[nodiscard]] MatrixOrder orderOf(const RelationsChoices& choices, std::size_t others);

/// Returns the request for the degrees of the study's reference with the series `others` of the same table.
[[nodiscard]] RelationsRequest relationsRequest(const Study& study, std::vector<std::string> others);
/// Returns the request for the degrees of the reference with the compared series or, if none are compared, with all
/// other series of its table. Returns what is missing if there is no such request.
[[nodiscard]] std::variant<RelationsRequest, widgets::Empty> relationsRequest(const Study& study,
                                                                              const SeriesCatalog& catalog);

}  // namespace greyscope::app
