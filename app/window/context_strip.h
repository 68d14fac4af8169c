#pragma once

#include <QToolBar>

class QStackedWidget;

namespace greyscope::widgets {
class ScrolledRoom;
}

namespace greyscope::app {

/// The strip above docks and page that holds the choices of the page in view.
class ContextStrip : public QToolBar {
    Q_OBJECT

public:
    explicit ContextStrip(QWidget* parent = nullptr);
    ~ContextStrip() override;
    /// Null hides the strip.
    void showChoices(QWidget* choices);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fitHeight();

    QStackedWidget* m_stack = nullptr;
    widgets::ScrolledRoom* m_room = nullptr;
};

}  // namespace greyscope::app
