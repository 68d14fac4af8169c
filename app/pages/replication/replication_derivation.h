#pragma once

#include <optional>

#include "app/analyses/page_derivation.h"
#include "core/published/replicate.h"

namespace greyscope::app {

/// Returns the derivations of the value that is calculated for a published number. They are the arithmetic of each way
/// to read the number, up to the difference from the printed value, and the model or degree with the settings of the
/// paper. nullopt if there are none.
[[nodiscard]] std::optional<PageDerivation> publishedDerivation(const published::Item& item,
                                                                const published::ReplicationOptions& options);

/// Returns the line of the derivation that gives the calculated value: the result of the arithmetic or the degree,
/// otherwise the first line with that value.
[[nodiscard]] AskedLine lineOfPublished(const published::Item& item);

}  // namespace greyscope::app
