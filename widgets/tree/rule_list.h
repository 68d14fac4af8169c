#pragma once

#include <QAbstractScrollArea>
#include <QPointer>

#include <vector>

#include "widgets/common/accessible_values.h"
#include "widgets/common/highlight.h"
#include "widgets/present/relative_summary.h"

namespace greyscope::widgets {

/// The leaves of a tree as rules, a row each: letter, condition (wrapped), value. Pointing and choosing go through the
/// highlight; up and down move, Enter chooses.
class RuleList : public QAbstractScrollArea, public AccessibleValues {
    Q_OBJECT

public:
    explicit RuleList(QWidget* parent = nullptr);
    void setRows(std::vector<RuleRow> rows);
    void setHighlight(Highlight* highlight);
    /// Where a row is drawn, in coordinates of viewport().
    [[nodiscard]] QRect rowRect(int row) const;
    /// As high as its rows, up to a limit past which it scrolls.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

    [[nodiscard]] QString valuesTitle() const override { return accessibleName(); }
    [[nodiscard]] int valueRows() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int valueColumns() const override { return 2; }
    [[nodiscard]] QString rowName(int row) const override;
    [[nodiscard]] QString columnName(int column) const override;
    [[nodiscard]] QString valueText(int row, int column) const override;
    [[nodiscard]] QRect valueRect(int row, int column) const override;

signals:
    void linkActivated(const greyscope::widgets::Link& link);

protected:
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Columns {
        int letter = 0, condition = 0, value = 0, right = 0;  ///< left edges, and the right one of the values
    };
    [[nodiscard]] Columns columns() const;
    [[nodiscard]] int rowAt(const QPoint& point) const;
    void relayout();
    void measure(int width);
    void hover(int row);
    void choose(int row);
    void moveCursor(int row);

    std::vector<RuleRow> m_rows;
    int m_measuredWidth = -1;  ///< of the conditions that m_tops was measured with; -1: measure again
    std::vector<int> m_tops;   ///< of each row and the end of the last one
    QPointer<Highlight> m_highlight;
    int m_hover = -1;
    int m_cursor = -1;
};

}  // namespace greyscope::widgets
