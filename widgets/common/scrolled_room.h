#pragma once

#include <QScrollArea>
#include <QStackedWidget>

namespace greyscope::widgets {

/// Widgets that take turns; what it needs at the least is what the one in front needs.
class FrontStack : public QStackedWidget {
    Q_OBJECT

public:
    explicit FrontStack(QWidget* parent = nullptr);
    [[nodiscard]] QSize minimumSizeHint() const override;
};

/// Shows a widget over its whole room, and scrolls where there is less of it than that needs at the least: in a small
/// window, and in type of twice the size.
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
