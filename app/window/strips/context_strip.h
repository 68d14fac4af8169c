#pragma once

#include <QToolBar>

class QAction;
class QStackedWidget;

namespace greyscope::widgets {
class ScrolledRoom;
}

namespace greyscope::app {

/// The strip above the docks and the page that contains the choices of the current page.
class ContextStrip : public QToolBar {
    Q_OBJECT

public:
    /// `sides` is placed before the choices while it is visible.
    explicit ContextStrip(QAction& sides, QWidget* parent = nullptr);
    ~ContextStrip() override;
    /// nullptr hides the strip.
    void showChoices(QWidget* choices);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fitHeight();

    QStackedWidget* m_stack = nullptr;
    widgets::ScrolledRoom* m_room = nullptr;
};

}  // namespace greyscope::app
