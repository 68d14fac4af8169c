#pragma once

#include <optional>

#include "app/analyses/page_derivation.h"
#include "core/published/replicate.h"

namespace greyscope::app {

/// Returns the derivation of the calculated side of a published number: the arithmetic of its readings up to the
/// difference from the printed value, or the model or degree with the settings of the paper. nullopt if there is none.
[[nodiscard]] std::optional<PageDerivation> publishedDerivation(const published::Item& item,
                                                                const published::ReplicationOptions& options);

/// Returns its line with the calculated side: of the arithmetic or the degree, else the first line that gives the
/// number.
[[nodiscard]] AskedLine lineOfPublished(const published::Item& item);

}  // namespace greyscope::app
