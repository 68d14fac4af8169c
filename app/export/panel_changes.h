#pragma once

#include <QString>

#include <cstddef>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "widgets/figure/figure.h"

namespace greyscope::app {

/// The differences between the printed numbers of a sheet's panel before and after a change.
struct PanelChange {
    QString letter;
    std::size_t numbers = 0, changed = 0;  ///< numbers in both versions, and those that differ
    std::size_t added = 0, gone = 0;       ///< numbers in only one version
    QString most, before, after;           ///< the number that changes most, by the headings of its row and column
    [[nodiscard]] bool any() const { return changed + added + gone > 0; }
};

/// Compares the panels of a sheet with former and new data. Error: cancelled.
[[nodiscard]] base::Expected<std::vector<PanelChange>> panelChanges(const widgets::SheetSpec& before,
                                                                    const widgets::SheetSpec& after,
                                                                    base::Progress& progress);

/// Returns one line for each panel that changes, and one for all that do not.
[[nodiscard]] QString changesText(const std::vector<PanelChange>& changes);

}  // namespace greyscope::app
