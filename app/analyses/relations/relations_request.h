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

/// The inputs of the degrees on the Relations page.
struct RelationsRequest {
    std::shared_ptr<const data::Dataset> dataset;
    data::SeriesQuery query;
    std::string reference;
    std::vector<std::string> others;
    grey::RelationOptions options;
    bool commonPoints = false;  ///< leaves out points that one of the series lacks
    grey::Linkage linkage = grey::Linkage::average;
    /// What is calculated besides the degrees of the reference: those of all pairs with their clusters, the curves over
    /// rho, the degrees under every image, the axioms, intervals from repeats, and rank correlations.
    bool pairs = true, curves = true, images = true, axioms = true, intervals = true, secondLook = true;
    bool inDetail = false;                     ///< all of that even if isOverview()
    std::optional<std::size_t> mostLags = {};  ///< see RelationsChoices
    bool correlations = false;                 ///< calculate those of all pairs, which the matrix shows
    bool degrees = true;                       ///< false: only the correlations
    bool alternatives = false;                 ///< each row of the table is a series and each column a point
    bool ideal = false;  ///< the series are related to an image of 1 at every point; `reference` is the first of the
                         ///< compared series
    bool operator==(const RelationsRequest&) const = default;

    /// Whether there are too many series for a matrix with numbers. An overview is shown then, without results that
    /// need a calculation for every pair, or for every series under other conventions.
    [[nodiscard]] bool isOverview() const { return others.size() > kMostInDetail; }
    /// Whether only a ranking is made: no pairs are wanted, or there are too many series for a table of all pairs.
    [[nodiscard]] bool ranksAlone() const { return !pairs || others.size() >= grey::kMostSeriesInTable; }
    /// Whether the requests differ at most in rho.
    [[nodiscard]] bool equalsButForRho(const RelationsRequest& other) const;
};

/// Returns the order of the matrix for `others` series besides the reference.
[[nodiscard]] MatrixOrder orderOf(const RelationsChoices& choices, std::size_t others);

/// Returns the request that relates the study's reference to these series of its table.
[[nodiscard]] RelationsRequest relationsRequest(const Study& study, std::vector<std::string> others);
/// Returns the request for the compared series, or for all other series of the table; or what is missing.
[[nodiscard]] std::variant<RelationsRequest, widgets::Empty> relationsRequest(const Study& study,
                                                                              const SeriesCatalog& catalog);

}  // namespace greyscope::app
