#pragma once

#include <QPointer>
#include <QWidget>

#include <vector>

namespace greyscope::app {

/// A ring round the pointer over one of these windows at a time, for those who watch a screen from afar. It takes no
/// event.
class PointerRing : public QWidget {
    Q_OBJECT

public:
    PointerRing();

    void addWindow(QWidget* window);
    /// Goes to the first window from one that is about to go.
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
