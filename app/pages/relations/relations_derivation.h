#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "app/analyses/page_derivation.h"
#include "app/analyses/relations/relations_request.h"
#include "app/analyses/relations/relations_run.h"
#include "core/grey/degrees/image_sensitivity.h"

namespace greyscope::app {

/// A result of the Relations page, and the pair whose degree is derived.
struct RelationsWorked {
    RelationsRequest request;
    std::shared_ptr<const Relations> result;
    double rho = 0.5;                ///< the rho that is shown; the slider may have moved it since the request
    std::optional<double> otherRho;  ///< a second rho for which a derivation is offered
    std::pair<std::string, std::string> pair;
};

/// Returns the derivations for a pair: of its degree, the interval of the degree, the degree at another rho and under
/// every other image. Derivations of the merges of clusters follow. `table` is the id of the table of the series.
[[nodiscard]] PageDerivation relationDerivations(const RelationsWorked& worked, const std::string& table);

/// Returns the title of the derivation of the interval of a degree.
[[nodiscard]] QString degreeIntervalTitle();
/// Returns the title of the derivation of a merge of clusters, the `merge`-th of `merges`.
[[nodiscard]] QString mergeTitle(std::size_t merge, std::size_t merges);
/// Returns the title of the derivation of the degree at another rho.
[[nodiscard]] QString rhoTitle(double rho);
/// Returns the title of the derivation of the degree under another image.
[[nodiscard]] QString imageTitle(data::Image image);

/// The columns of the table that explains a degree point by point. Column 0 has the names of the points.
struct PairColumns {
    enum { first = 1, second, difference, coefficient };
};
/// Returns the line of the derivation that gives a number of a pair's table of points. `k`: number of the point, from
/// 1; `column`: one of PairColumns.
[[nodiscard]] AskedLine lineOfPoint(const RelationsRequest& request, const std::pair<std::string, std::string>& pair,
                                    int k, int column);
/// Returns the line of the derivation that gives a degree under one of the images; `row`: index of the image. nullopt
/// if the degree is undefined.
[[nodiscard]] std::optional<AskedLine> lineUnder(const std::optional<grey::ImageSensitivity>& images, std::size_t row);

}  // namespace greyscope::app
