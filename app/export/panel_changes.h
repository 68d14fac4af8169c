#pragma once

#include <QString>

#include <cstddef>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "widgets/figure/figure.h"

namespace greyscope::app {

/// What is printed otherwise in a panel of a sheet than before.
struct PanelChange {
    QString letter;
    std::size_t numbers = 0, changed = 0;  ///< of those in both
    std::size_t added = 0, gone = 0;       ///< numbers in one of them alone
    QString most, before, after;           ///< the number that changes most, by the heads of its row and column
    [[nodiscard]] bool any() const { return changed + added + gone > 0; }
};

/// Panel by panel of one sheet with two data. Error: cancelled.
[[nodiscard]] base::Expected<std::vector<PanelChange>> panelChanges(const widgets::SheetSpec& before,
                                                                    const widgets::SheetSpec& after,
                                                                    base::Progress& progress);

/// A line for each that changes, and one for all that stay.
[[nodiscard]] QString changesText(const std::vector<PanelChange>& changes);

}  // namespace greyscope::app
