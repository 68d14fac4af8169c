#pragma once

#include <QString>

#include <cstddef>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "widgets/figure/figure.h"

namespace greyscope::app {

/// How the printed numbers of a sheet's panel differ before and after a change of the data.
struct PanelChange {
    QString letter;
    /// How many numbers the old and the new version have in common, and how many of them differ.
    std::size_t numbers = 0, changed = 0;
    std::size_t added = 0, gone = 0;  ///< how many numbers are only in the new version, and only in the old one
    /// The number that changes most, named by the headings of its row and column, and its two values.
    QString most, before, after;
    [[nodiscard]] bool any() const { return changed + added + gone > 0; }
};

/// Compares the printed numbers in the panels of a sheet before and after a change of the data. Error: cancelled.
[[nodiscard]] base::Expected<std::vector<PanelChange>> panelChanges(const widgets::SheetSpec& before,
                                                                    const widgets::SheetSpec& after,
                                                                    base::Progress& progress);

/// Returns the changes as text: one line for each panel that has changed, and one line for all others.
[[nodiscard]] QString changesText(const std::vector<PanelChange>& changes);

}  // namespace greyscope::app
