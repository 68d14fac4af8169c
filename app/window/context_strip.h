#pragma once

#include <QToolBar>

class QStackedWidget;

namespace greyscope::app {

/// The strip above docks and page that holds the choices of the page in view.
class ContextStrip : public QToolBar {
    Q_OBJECT

public:
    explicit ContextStrip(QWidget* parent = nullptr);
    /// Null hides the strip.
    void showChoices(QWidget* choices);

private:
    QStackedWidget* m_stack = nullptr;
};

}  // namespace greyscope::app
