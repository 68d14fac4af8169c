#pragma once

#include <QKeyCombination>

#include <vector>

#include "app/pages/page.h"

namespace greyscope::app {

/// Value of PageEntry::shortcut for a page without a button on the rail. While such a page is shown, the button of the
/// previous page stays highlighted.
inline constexpr QKeyCombination kNotOnRail{Qt::Key_unknown};

/// A page that the window can show, and how to create it. The window creates a page when it is first shown.
struct PageEntry {
    QKeyCombination shortcut = kNotOnRail;  ///< shortcut that shows the page, if it is on the rail
    PageFacts (*facts)() = nullptr;
    Page* (*make)(const PageContext& context, QWidget* parent) = nullptr;
};

/// Returns all pages of the program, in the order of the rail.
[[nodiscard]] const std::vector<PageEntry>& pageEntries();

}  // namespace greyscope::app
