#pragma once

#include <QTableView>

namespace greyscope::widgets {

/// A table view in which the user chooses whole rows with keyboard or mouse; Escape clears the choice. It reports the
/// row under the pointer, and other views can highlight a range of rows. All rows have the same height, so that a
/// million rows take no time.
class RowTable : public QTableView {
    Q_OBJECT

public:
    explicit RowTable(QWidget* parent = nullptr);

    /// Draws the rows from `first` to `last` in the highlight colour; first > last: none.
    void setLit(int first, int last);
    [[nodiscard]] bool isLit(int row) const { return row >= m_firstLit && row <= m_lastLit; }
    /// Chooses a row and scrolls it to the middle if it is not visible; -1: clears the choice. Emits nothing.
    void showRow(int row);
    [[nodiscard]] int chosenRow() const;
    /// Selects all rows. In a long table this includes rows that the view has not fetched yet.
    void selectAll() override;

signals:
    void rowHovered(int row);  ///< the pointer is over this row; -1: it left the rows
    void rowChosen(int row);   ///< the user chose this row; -1: the user cleared the choice
    /// The user clicked a number or pressed Enter at it.
    void numberChosen(int row, int column);
    /// The user double-clicked a number that cannot be edited.
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
