#pragma once

#include <vector>

#include "app/pages/page.h"

namespace greyscope::app {

/// A page of the program, of which there may be none yet: a window makes those that are looked at.
struct PageEntry {
    int number = 0;  ///< Ctrl+<number> goes there
    PageFacts (*facts)() = nullptr;
    Page* (*make)(const PageContext& context, QWidget* parent) = nullptr;
};

/// Every page of the program, in the order of the rail.
[[nodiscard]] const std::vector<PageEntry>& pageEntries();

}  // namespace greyscope::app
