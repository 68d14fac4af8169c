#pragma once

#include "app/study/choices/layout_choices.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "widgets/present/layout/layout_charts.h"

namespace greyscope::app {

/// All that the page Layout shows. Errors: those of access::check(), of the layouts and of layout::readGetstripe().
[[nodiscard]] base::Expected<widgets::LayoutFacts> layoutFacts(const LayoutChoices& choices, base::Progress& progress);

/// The commands that make both files, or what `lfs setstripe --yaml` takes. Errors: those of the layouts and of
/// layout::setstripeCommand().
[[nodiscard]] base::Expected<std::string> layoutCommands(const LayoutChoices& choices, bool yaml);

}  // namespace greyscope::app
