#pragma once

#include "app/study/study.h"
#include "widgets/present/relations/relations_published.h"

namespace greyscope::app {

/// Returns the relational degrees that a paper prints for the series of `table`, in both directions. Empty unless it is
/// the table of the sample study.
[[nodiscard]] widgets::PublishedDegrees publishedDegrees(const StudyTable* table);

/// Whether the Relations page can show published degrees: they exist for the table, and the chosen degree is Deng's, as
/// in the paper.
[[nodiscard]] bool showsPublished(const StudyTable* table, const RelationsChoices& choices);

}  // namespace greyscope::app
