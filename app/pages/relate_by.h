#pragma once

namespace greyscope::widgets {
class ContextBar;
}

namespace greyscope::app {

class Page;

/// Adds the segments Degrees, Clusters and Target to the bar of a page. The segment of the page itself is chosen;
/// another one leads to its page.
void addRelateBy(widgets::ContextBar& bar, Page& page);

}  // namespace greyscope::app
