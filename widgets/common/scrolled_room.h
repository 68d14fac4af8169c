#pragma once

#include <QScrollArea>
#include <QStackedWidget>

namespace greyscope::widgets {

/// A stack of widgets of which one is visible. Its minimum size is that of the visible widget, not that of the largest
/// one.
class FrontStack : public QStackedWidget {
    Q_OBJECT

public:
    explicit FrontStack(QWidget* parent = nullptr);
    [[nodiscard]] QSize minimumSizeHint() const override;
};

/// A scroll area for one widget. The widget fills the area; if the area is smaller than the widget's minimum size (a
/// small window, a large font), it scrolls.
class ScrolledRoom : public QScrollArea {
    Q_OBJECT

public:
    explicit ScrolledRoom(QWidget* shown, QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

private:
    QWidget* m_shown;
};

}  // namespace greyscope::widgets
