#pragma once

#include <QToolBar>

class QAction;
class QStackedWidget;

namespace greyscope::widgets {
class ScrolledRoom;
}

namespace greyscope::app {

/// The strip above docks and page that holds the choices of the page in view.
class ContextStrip : public QToolBar {
    Q_OBJECT

public:
    /// `sides` stands in front of the choices, as long as it is visible.
    explicit ContextStrip(QAction& sides, QWidget* parent = nullptr);
    ~ContextStrip() override;
    /// Null hides the strip.
    void showChoices(QWidget* choices);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fitHeight();

    QStackedWidget* m_stack = nullptr;
    widgets::ScrolledRoom* m_room = nullptr;
};

}  // namespace greyscope::app
