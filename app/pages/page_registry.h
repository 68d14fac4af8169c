#pragma once

#include <vector>

#include "app/pages/page.h"

namespace greyscope::app {

/// A page and its number: Ctrl+<number> goes there.
struct NumberedPage {
    int number = 0;
    Page* page = nullptr;
};

/// Every page of the program, in the order of the rail; the parent owns them.
[[nodiscard]] std::vector<NumberedPage> makePages(const PageContext& context, QWidget* parent);

}  // namespace greyscope::app
