#pragma once

class QByteArray;
class QSize;
class QWidget;

namespace greyscope::app {

/// Restores the position and size of a window from `geometry`, the result of saveGeometry(). If that is empty, the
/// window gets the size `usual`. The window is moved and shrunk so that it fits on the screen with its title bar, since
/// the screen may have changed; its minimum size is reduced if needed.
void placeWindow(QWidget& window, const QByteArray& geometry, const QSize& usual);

}  // namespace greyscope::app
