#pragma once

#include "app/study/study.h"
#include "widgets/present/relations/relations_published.h"

namespace greyscope::app {

/// The relational degrees that a paper prints for the series of this table, both ways round; empty for any table but
/// that of the sample study.
[[nodiscard]] widgets::PublishedDegrees publishedDegrees(const StudyTable* table);

/// Whether the page can show them: there are some, and the degree is Deng's, as theirs is.
[[nodiscard]] bool showsPublished(const StudyTable* table, const RelationsChoices& choices);

}  // namespace greyscope::app
