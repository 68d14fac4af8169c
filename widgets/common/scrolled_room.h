#pragma once

#include <QScrollArea>
#include <QStackedWidget>

namespace greyscope::widgets {

/// Stacked widgets whose minimum size is that of the front one.
class FrontStack : public QStackedWidget {
    Q_OBJECT

public:
    explicit FrontStack(QWidget* parent = nullptr);
    [[nodiscard]] QSize minimumSizeHint() const override;
};

/// Shows a widget over its whole area, and scrolls if the area is smaller than the widget's minimum size: in a small
/// window, or with large type.
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
