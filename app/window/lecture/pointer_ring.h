#pragma once

#include <QPointer>
#include <QWidget>

#include <vector>

namespace greyscope::app {

/// A ring around the pointer, over one of these windows at a time, for an audience that watches from a distance. It
/// receives no events.
class PointerRing : public QWidget {
    Q_OBJECT

public:
    PointerRing();

    void addWindow(QWidget* window);
    /// Moves to the first window, because this one is about to close.
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
