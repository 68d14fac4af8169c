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

/// What of a result is worked out.
struct RelationsWorked {
    RelationsRequest request;
    std::shared_ptr<const Relations> result;
    double rho = 0.5;                ///< that is shown; it may have moved since the request
    std::optional<double> otherRho;  ///< that is worked out beside it
    std::pair<std::string, std::string> pair;
};

/// How the degree of a pair comes about, its interval, the same at another rho and under every other image, and why
/// clusters merge. The series stand in this table.
[[nodiscard]] PageDerivation relationDerivations(const RelationsWorked& worked, const std::string& table);

/// What those are called among them.
[[nodiscard]] QString degreeIntervalTitle();
[[nodiscard]] QString mergeTitle(std::size_t merge, std::size_t merges);
[[nodiscard]] QString rhoTitle(double rho);
[[nodiscard]] QString imageTitle(data::Image image);

/// Columns of the numbers of a pair's points, behind that of their names.
struct PairColumns {
    enum { first = 1, second, difference, coefficient };
};
/// The line of a pair's degree behind a number of its k-th point, counted from 1.
[[nodiscard]] AskedLine lineOfPoint(const RelationsRequest& request, const std::pair<std::string, std::string>& pair,
                                    int k, int column);
/// That of a degree under an image, by its row; none where that is not defined.
[[nodiscard]] std::optional<AskedLine> lineUnder(const std::optional<grey::ImageSensitivity>& images, std::size_t row);

}  // namespace greyscope::app
