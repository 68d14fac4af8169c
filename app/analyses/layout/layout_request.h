#pragma once

#include "app/study/choices/layout_choices.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/striping/layout.h"
#include "widgets/present/layout/layout_charts.h"

namespace greyscope::app {

/// The layouts of a file: the default one, or that which lfs getstripe told, and the subfiles, which count their OSTs
/// each for itself or, as the components of one file, together.
struct Layouts {
    striping::Layout plain, subfiles, components;
};
/// Errors: those of access::check(), of the layouts and of striping::readGetstripe().
[[nodiscard]] base::Expected<Layouts> layoutsOf(const LayoutChoices& choices);

/// All that the page Layout shows. Errors: those of layoutsOf().
[[nodiscard]] base::Expected<widgets::LayoutFacts> layoutFacts(const LayoutChoices& choices, base::Progress& progress);

/// The commands that make both files, or what `lfs setstripe --yaml` takes. Errors: those of the layouts and of
/// striping::setstripeCommand().
[[nodiscard]] base::Expected<std::string> layoutCommands(const LayoutChoices& choices, bool yaml);

}  // namespace greyscope::app
