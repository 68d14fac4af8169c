#pragma once

#include <QKeyCombination>

#include <vector>

#include "app/pages/page.h"

namespace greyscope::app {

/// The shortcut of a page without a button on the rail; the button of the previous page stays highlighted.
inline constexpr QKeyCombination kNotOnRail{Qt::Key_unknown};

/// The description of a page. The window creates a page when it is first shown.
struct PageEntry {
    QKeyCombination shortcut = kNotOnRail;  ///< shortcut that shows the page
    PageFacts (*facts)() = nullptr;
    Page* (*make)(const PageContext& context, QWidget* parent) = nullptr;
};

/// Returns every page of the program, in the order of the rail.
[[nodiscard]] const std::vector<PageEntry>& pageEntries();

}  // namespace greyscope::app
