#pragma once

#include <QToolBar>

class QAction;
class QStackedWidget;

namespace greyscope::widgets {
class ScrolledRoom;
}

namespace greyscope::app {

/// The strip above the docks and the page, which contains the choices of the current page.
class ContextStrip : public QToolBar {
    Q_OBJECT

public:
    /// Creates an empty strip. `sides` is an action whose button is placed before the choices, while the action is
    /// visible.
    explicit ContextStrip(QAction& sides, QWidget* parent = nullptr);
    ~ContextStrip() override;
    /// Shows the bar with the choices of a page; nullptr hides the strip.
    void showChoices(QWidget* choices);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fitHeight();

    QStackedWidget* m_stack = nullptr;
    widgets::ScrolledRoom* m_room = nullptr;
};

}  // namespace greyscope::app
