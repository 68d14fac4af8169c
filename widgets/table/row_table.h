#pragma once

#include <QTableView>

namespace greyscope::widgets {

/// A table of whole rows. A row can be chosen with keyboard or mouse (Escape clears), the row under the pointer is
/// reported, and other views can light a range of rows. All rows have the same height, so that a million rows cost
/// nothing.
class RowTable : public QTableView {
    Q_OBJECT

public:
    explicit RowTable(QWidget* parent = nullptr);

    /// Lights rows first..last in the highlight colour; first > last: none.
    void setLit(int first, int last);
    [[nodiscard]] bool isLit(int row) const { return row >= m_firstLit && row <= m_lastLit; }
    /// Chooses a row (-1: none) and scrolls it to the middle if it is not visible. Emits nothing.
    void showRow(int row);
    [[nodiscard]] int chosenRow() const;
    /// Selects all rows, in a long table also those that the view has not fetched yet.
    void selectAll() override;

signals:
    void rowHovered(int row);  ///< -1: the pointer left
    void rowChosen(int row);   ///< -1: the choice was cleared
    /// A number was clicked, or Enter was pressed at it.
    void numberChosen(int row, int column);
    /// A number that cannot be edited was double-clicked.
    void numberOpened(int row, int column);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    int m_firstLit = 0;
    int m_lastLit = -1;
    int m_hovered = -1;
};

}  // namespace greyscope::widgets
