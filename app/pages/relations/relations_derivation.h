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

/// A result and the pair whose degree is derived.
struct RelationsWorked {
    RelationsRequest request;
    std::shared_ptr<const Relations> result;
    double rho = 0.5;                ///< value that is shown; it may have moved since the request
    std::optional<double> otherRho;  ///< another value with a derivation
    std::pair<std::string, std::string> pair;
};

/// Returns the derivations of the degree of a pair, its interval, the degree at another rho and under every other
/// image, and of the merges of clusters. `table` contains the series.
[[nodiscard]] PageDerivation relationDerivations(const RelationsWorked& worked, const std::string& table);

/// Return the titles of these derivations.
[[nodiscard]] QString degreeIntervalTitle();
[[nodiscard]] QString mergeTitle(std::size_t merge, std::size_t merges);
[[nodiscard]] QString rhoTitle(double rho);
[[nodiscard]] QString imageTitle(data::Image image);

/// Columns of the numbers of a pair's points, after the column of names.
struct PairColumns {
    enum { first = 1, second, difference, coefficient };
};
/// Returns the line of a pair's degree behind a number of its k-th point, counted from 1.
[[nodiscard]] AskedLine lineOfPoint(const RelationsRequest& request, const std::pair<std::string, std::string>& pair,
                                    int k, int column);
/// Returns the line of a degree under an image, given by its row; nullopt if the degree is undefined.
[[nodiscard]] std::optional<AskedLine> lineUnder(const std::optional<grey::ImageSensitivity>& images, std::size_t row);

}  // namespace greyscope::app
