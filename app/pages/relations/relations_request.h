#pragma once

#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "app/study/series_catalog.h"
#include "app/study/study.h"
#include "widgets/common/view_state.h"

namespace greyscope::app {

/// What the degrees on the Relations page depend on.
struct RelationsRequest {
    std::shared_ptr<const data::Dataset> dataset;
    data::SeriesQuery query;
    std::string reference;
    std::vector<std::string> others;
    grey::RelationOptions options;
    bool commonPoints = false;  ///< leaves out what one of the series lacks
    grey::Linkage linkage = grey::Linkage::average;
    bool operator==(const RelationsRequest&) const = default;

    /// Whether rho is all that differs.
    [[nodiscard]] bool equalsButForRho(const RelationsRequest& other) const;
};

/// Of the reference with the compared series, or with all others of its table; or what the choices lack.
[[nodiscard]] std::variant<RelationsRequest, widgets::Empty> relationsRequest(const Study& study,
                                                                              const SeriesCatalog& catalog);

}  // namespace greyscope::app
