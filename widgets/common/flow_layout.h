#pragma once

#include <QLayout>

#include <vector>

namespace greyscope::widgets {

/// The number of lines that items of these widths need in a width of `room`.
[[nodiscard]] int linesOf(const std::vector<int>& widths, int gap, int room);

/// Places widgets side by side, in as many lines as the width requires.
class FlowLayout : public QLayout {
    Q_OBJECT

public:
    /// `whole`: each widget has its preferred width. `squeezed`: widgets shrink to their minimum width before another
    /// line begins, and a word is never the last item of a line.
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
    /// Returns the required height; places the items only if `move`.
    int arrange(const QRect& rect, bool move) const;
    int placeLine(const std::vector<QLayoutItem*>& line, QPoint at, int room, bool move) const;

    std::vector<QLayoutItem*> m_items;
    Fit m_fit;
};

}  // namespace greyscope::widgets
