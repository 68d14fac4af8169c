#pragma once

class QWidget;

namespace greyscope::app {

/// Shows the guide, which the program carries, in a window of its own: in Chinese where the interface is Chinese.
void openGuide(QWidget& window);

}  // namespace greyscope::app
