#pragma once

#include "app/study/choices/layout_choices.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/striping/layout.h"
#include "widgets/present/layout/layout_charts.h"

namespace greyscope::app {

/// Three layouts of one file. `plain`: the default layout, or the one read from lfs getstripe. `subfiles`:
/// hierarchical, with OSTs numbered separately in each subfile. `components`: the same with OSTs numbered together, as
/// components of one file.
struct Layouts {
    striping::Layout plain, subfiles, components;
};
/// Returns the layouts for the choices. Errors: those of access::check(), of the layouts and of
/// striping::readGetstripe().
[[nodiscard]] base::Expected<Layouts> layoutsOf(const LayoutChoices& choices);

/// Returns everything that the Layout page shows. Errors: those of layoutsOf().
[[nodiscard]] base::Expected<widgets::LayoutFacts> layoutFacts(const LayoutChoices& choices, base::Progress& progress);

/// Returns the commands that create the file in both layouts, or with `yaml` the input of `lfs setstripe --yaml`.
/// Errors: those of the layouts and of striping::setstripeCommand().
[[nodiscard]] base::Expected<std::string> layoutCommands(const LayoutChoices& choices, bool yaml);

}  // namespace greyscope::app
