#include "app/run/window_place.h"

#include <QGuiApplication>
#include <QScreen>
#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace greyscope::app {

void placeWindow(QWidget& window, const QByteArray& geometry, const QSize& usual) {
    window.resize(usual);
    const bool placed = window.restoreGeometry(geometry);
    if (placed && (window.isMaximized() || window.isFullScreen())) {
        return;
    }
    const QScreen* there = placed ? QGuiApplication::screenAt(window.geometry().center()) : nullptr;
    const QStyle* style = window.style();
    // The frame is known only once the window is visible; its title bar is the largest part.
    const int edge = style->pixelMetric(QStyle::PM_MdiSubWindowFrameWidth);
    const QRect room = (there ? there : window.screen())
                           ->availableGeometry()
                           .adjusted(edge, style->pixelMetric(QStyle::PM_TitleBarHeight) + edge, -edge, -edge);
    window.setMinimumSize(window.minimumSize().boundedTo(room.size()));
    QRect place(window.geometry().topLeft(), window.size().boundedTo(room.size()));
    window.resize(place.size());
    if (placed) {
        place.moveTo(std::clamp(place.x(), room.left(), std::max(room.left(), room.right() + 1 - place.width())),
                     std::clamp(place.y(), room.top(), std::max(room.top(), room.bottom() + 1 - place.height())));
        window.setGeometry(place);
    }
}

}  // namespace greyscope::app
