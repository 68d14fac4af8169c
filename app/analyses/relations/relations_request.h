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

/// Series beside the reference that a matrix shows with numbers.
inline constexpr std::size_t kMostInDetail = 100;

/// What the degrees on the Relations page depend on.
struct RelationsRequest {
    std::shared_ptr<const data::Dataset> dataset;
    data::SeriesQuery query;
    std::string reference;
    std::vector<std::string> others;
    grey::RelationOptions options;
    bool commonPoints = false;  ///< leaves out what one of the series lacks
    grey::Linkage linkage = grey::Linkage::average;
    /// What is calculated beside the degrees of the reference: those of all pairs with their clusters, the curves over
    /// rho, the degrees under every image, the axioms, intervals from repeats, and rank correlations.
    bool pairs = true, curves = true, images = true, axioms = true, intervals = true, secondLook = true;
    bool inDetail = false;                     ///< all of that also where isOverview()
    std::optional<std::size_t> mostLags = {};  ///< see RelationsChoices
    bool correlations = false;                 ///< of all pairs, where the matrix shows them
    bool degrees = true;                       ///< otherwise the correlations alone
    bool alternatives = false;                 ///< each row of the table is a series, each column a point
    bool ideal = false;  ///< related with an image of 1 at every point; `reference` is the first of the compared
    bool operator==(const RelationsRequest&) const = default;

    /// More series than a matrix with numbers shows: an overview, without what is worked out for every pair or for
    /// every series under other conventions.
    [[nodiscard]] bool isOverview() const { return others.size() > kMostInDetail; }
    /// More than a table of all pairs is made of, or no pairs are asked for: a ranking alone.
    [[nodiscard]] bool ranksAlone() const { return !pairs || others.size() >= grey::kMostSeriesInTable; }
    /// Whether rho is all that differs.
    [[nodiscard]] bool equalsButForRho(const RelationsRequest& other) const;
};

/// The order of this many series beside the reference.
[[nodiscard]] MatrixOrder orderOf(const RelationsChoices& choices, std::size_t others);

/// The request that relates the study's reference to these series of its table.
[[nodiscard]] RelationsRequest relationsRequest(const Study& study, std::vector<std::string> others);
/// The same with the compared series, or with all others of its table; or what the choices lack.
[[nodiscard]] std::variant<RelationsRequest, widgets::Empty> relationsRequest(const Study& study,
                                                                              const SeriesCatalog& catalog);

}  // namespace greyscope::app
