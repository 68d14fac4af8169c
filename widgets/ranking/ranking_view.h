#pragma once

#include <QAbstractScrollArea>

#include "widgets/common/accessible_values.h"
#include "widgets/common/highlight.h"
#include "widgets/present/ranking_spec.h"
#include "widgets/ranking/ranking_painter.h"

namespace greyscope::widgets {

/// Ranked bars on screen: pointing lights the bar's series everywhere, a click or Enter chooses it.
class RankingView : public QAbstractScrollArea, public AccessibleValues {
    Q_OBJECT

public:
    explicit RankingView(QWidget* parent = nullptr);

    void setSpec(const RankingSpec& spec);
    [[nodiscard]] const RankingSpec& spec() const { return m_spec; }
    void setHighlight(Highlight* highlight);
    /// Where a bar's row is drawn, in coordinates of viewport().
    [[nodiscard]] QRect rowRect(int row) const { return m_geometry.row(row).toRect(); }
    [[nodiscard]] QSize minimumSizeHint() const override { return {180, 90}; }
    /// High enough for every row.
    [[nodiscard]] QSize sizeHint() const override;

    [[nodiscard]] QString valuesTitle() const override { return m_spec.title; }
    [[nodiscard]] int valueRows() const override { return static_cast<int>(m_spec.bars.size()); }
    [[nodiscard]] int valueColumns() const override { return 1; }
    [[nodiscard]] QString rowName(int row) const override;
    [[nodiscard]] QString columnName(int column) const override;
    [[nodiscard]] QString valueText(int row, int column) const override;
    [[nodiscard]] QRect valueRect(int row, int /*column*/) const override { return rowRect(row); }

signals:
    void linkActivated(const greyscope::widgets::Link& link);

protected:
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] Style drawingStyle() const;
    void relayout();
    void hover(int row);
    void activate(int row);
    void moveCursor(int rows);

    RankingSpec m_spec;
    RankingGeometry m_geometry;
    int m_hovered = -1;
    int m_cursor = -1;
    Highlight* m_highlight = nullptr;
};

}  // namespace greyscope::widgets
