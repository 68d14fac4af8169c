#pragma once

#include "app/study/study.h"
#include "widgets/present/relations/relations_published.h"

namespace greyscope::app {

/// Returns the relational degrees that a paper prints for the series of this table, in both directions; empty for any
/// table except that of the sample study.
[[nodiscard]] widgets::PublishedDegrees publishedDegrees(const StudyTable* table);

/// Whether the Relations page can show published degrees: they exist, and the chosen degree is Deng's, as in the paper.
[[nodiscard]] bool showsPublished(const StudyTable* table, const RelationsChoices& choices);

}  // namespace greyscope::app
