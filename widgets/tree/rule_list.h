#pragma once

#include <QStringList>

#include <vector>

#include "widgets/common/linked_view.h"
#include "widgets/present/relative/relative_summary.h"

namespace greyscope::widgets {

/// Shows the leaves of a tree as a list of rules, one row each: letter, condition (in several lines if needed), value.
/// Pointing at a row highlights its leaf in the other views; Up and Down move the cursor, Enter chooses the rule.
class RuleList : public LinkedView {
    Q_OBJECT

public:
    explicit RuleList(QWidget* parent = nullptr);
    void setRows(std::vector<RuleRow> rows);
    /// Scrolls to the first rule that is highlighted.
    void showLit();
    /// The rectangle of a row, in coordinates of viewport().
    [[nodiscard]] QRect rowRect(int row) const;
    /// A size that is as high as the rows, up to a limit beyond which the list scrolls.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

    [[nodiscard]] QString valuesTitle() const override { return accessibleName(); }
    [[nodiscard]] int valueRows() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int valueColumns() const override { return 2; }
    [[nodiscard]] QString rowName(int row) const override;
    [[nodiscard]] QString columnName(int column) const override;
    [[nodiscard]] QString valueText(int row, int column) const override;
    [[nodiscard]] QRect valueRect(int row, int column) const override;

protected:
    [[nodiscard]] Mark markAt(const QPointF& point) const override;
    [[nodiscard]] Link linkOf(const Mark& mark) const override;
    [[nodiscard]] Mark markBeside(const Mark& from, int key) const override;
    [[nodiscard]] QRectF placeOf(const Mark& mark) const override { return rowRect(mark.row); }
    [[nodiscard]] QRegion placesWhere(const std::function<bool(const Targets&)>& lightChanges) const override {
        return rowsWhere(lightChanges);
    }
    void draw(QPainter& painter, const Style& style) override;
    void relayout() override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Columns {
        /// The left edges of the columns, and the right edge of the values.
        int letter = 0, condition = 0, value = 0, right = 0;
    };
    [[nodiscard]] Columns columns() const;
    void measure(int width);

    std::vector<RuleRow> m_rows;
    /// The width of the column of conditions for which m_tops was measured; -1: it must be measured again.
    int m_measuredWidth = -1;
    std::vector<QStringList> m_lines;  ///< the lines of each condition
    std::vector<int> m_tops;           ///< the top of each row, and the bottom of the last one
};

}  // namespace greyscope::widgets
