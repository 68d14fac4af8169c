#pragma once

class QWidget;

namespace greyscope::app {

/// Shows the embedded guide in a separate window; in Chinese if the interface is Chinese.
void openGuide(QWidget& window);

}  // namespace greyscope::app
