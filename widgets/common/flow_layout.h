#pragma once

#include <QLayout>

#include <vector>

namespace greyscope::widgets {

/// Returns the number of lines that items of these widths need if `gap` pixels separate neighbours and a line is at
/// most `room` pixels wide.
[[nodiscard]] int linesOf(const std::vector<int>& widths, int gap, int room);

/// A layout that places widgets side by side and begins a new line where the width is used up.
class FlowLayout : public QLayout {
    Q_OBJECT

public:
    /// How the width of a widget is chosen. `whole`: each widget has its preferred width. `squeezed`: widgets shrink to
    /// their minimum width before a new line begins, and a label is never the last item of a line.
    enum class Fit { whole, squeezed };

    explicit FlowLayout(int spacing, QWidget* parent = nullptr, Fit fit = Fit::whole);
    ~FlowLayout() override;
    void addItem(QLayoutItem* item) override { m_items.push_back(item); }
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override { return minimumSize(); }
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    /// Returns the height that the items need in the width of `rect`. Moves the items there only if `move` is true.
    int arrange(const QRect& rect, bool move) const;
    int placeLine(const std::vector<QLayoutItem*>& line, QPoint at, int room, bool move) const;

    std::vector<QLayoutItem*> m_items;
    Fit m_fit;
};

}  // namespace greyscope::widgets
