#pragma once

#include <vector>

#include "app/pages/page.h"

namespace greyscope::app {

/// A page of the program, of which there may be none yet: a window makes those that are looked at.
struct PageEntry {
    int number = 0;  ///< Ctrl+<number> goes there; negative: no page of the rail, the one before stays lit there
    PageFacts (*facts)() = nullptr;
    Page* (*make)(const PageContext& context, QWidget* parent) = nullptr;
};

/// The number of a page that is no page of the rail.
inline constexpr int kNotOnRail = -1;

/// Every page of the program, in the order of the rail.
[[nodiscard]] const std::vector<PageEntry>& pageEntries();

}  // namespace greyscope::app
