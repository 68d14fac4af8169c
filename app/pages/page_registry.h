#pragma once

#include <QKeyCombination>

#include <vector>

#include "app/pages/page.h"

namespace greyscope::app {

/// The shortcut of a page that is no page of the rail: the one before stays lit there.
inline constexpr QKeyCombination kNotOnRail{Qt::Key_unknown};

/// A page of the program, of which there may be none yet: a window makes those that are looked at.
struct PageEntry {
    QKeyCombination shortcut = kNotOnRail;  ///< goes there
    PageFacts (*facts)() = nullptr;
    Page* (*make)(const PageContext& context, QWidget* parent) = nullptr;
};

/// Every page of the program, in the order of the rail.
[[nodiscard]] const std::vector<PageEntry>& pageEntries();

}  // namespace greyscope::app
