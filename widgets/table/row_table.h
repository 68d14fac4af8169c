#pragma once

#include <QTableView>

namespace greyscope::widgets {

/// A table of whole rows: one can be chosen (keyboard or mouse, Escape clears), the one under the pointer is told, and
/// another view can light a stretch of rows. Rows share one height, so a million of them cost nothing.
class RowTable : public QTableView {
    Q_OBJECT

public:
    explicit RowTable(QWidget* parent = nullptr);

    /// Lights rows first..last in the colour of things pointed at; first > last: none.
    void setLit(int first, int last);
    [[nodiscard]] bool isLit(int row) const { return row >= m_firstLit && row <= m_lastLit; }
    /// Chooses a row (-1: none) and scrolls it into the middle if it is out of sight. Emits nothing.
    void showRow(int row);
    [[nodiscard]] int chosenRow() const;
    /// Of a long table also those that the view has not come to.
    void selectAll() override;

signals:
    void rowHovered(int row);  ///< -1: the pointer left
    void rowChosen(int row);   ///< -1: cleared
    /// A number was clicked on, or Enter was pressed at it.
    void numberChosen(int row, int column);
    /// A number that cannot be edited was clicked on twice.
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
