#pragma once

#include <optional>

#include "app/analyses/page_derivation.h"
#include "core/published/replicate.h"

namespace greyscope::app {

/// How the calculated side of a published number comes about: the arithmetic of its readings up to the difference from
/// the print, the model or the degree with the settings of the paper. None where there is neither.
[[nodiscard]] std::optional<PageDerivation> publishedDerivation(const published::Item& item,
                                                                const published::ReplicationOptions& options);

/// The line of it that has the calculated side: of the arithmetic or the degree, else the first that gives the number.
[[nodiscard]] AskedLine lineOfPublished(const published::Item& item);

}  // namespace greyscope::app
