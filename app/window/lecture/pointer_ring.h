#pragma once

#include <QPointer>
#include <QWidget>

#include <vector>

namespace greyscope::app {

/// A ring around the mouse pointer, for an audience that watches from a distance. It is over one of several windows at
/// a time, and receives no events.
class PointerRing : public QWidget {
    Q_OBJECT

public:
    PointerRing();

    void addWindow(QWidget* window);
    /// Moves the ring to the first window, because `window` is about to close.
    void leave(const QWidget& window);
    void setShown(bool shown);
    [[nodiscard]] bool isShown() const { return m_shown; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void moveTo(const QPoint& global);

    std::vector<QPointer<QWidget>> m_windows;
    QPoint m_last;
    bool m_shown = false;
};

}  // namespace greyscope::app
