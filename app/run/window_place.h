#pragma once

class QByteArray;
class QSize;
class QWidget;

namespace greyscope::app {

/// Puts a window where it was left (`geometry` of saveGeometry(), empty: nowhere yet, so `usual` is its size), as far
/// as the screen, which may be another one since, has room for it and its title bar; nor is its minimum larger than
/// that.
void placeWindow(QWidget& window, const QByteArray& geometry, const QSize& usual);

}  // namespace greyscope::app
