#pragma once

#include <QAbstractScrollArea>
#include <QPointer>

#include <functional>

#include "widgets/common/accessible_values.h"
#include "widgets/common/theme/highlight.h"
#include "widgets/common/theme/mark.h"
#include "widgets/common/theme/style.h"

namespace greyscope::widgets {

/// The row of a list that an arrow key, Home or End leads to; -1: none.
[[nodiscard]] int rowBeside(int row, int key, int rows);

/// A drawn, scrolling view whose marks are linked with those of all other views: pointing lights them through the
/// shared highlight, a click or Enter chooses, Escape clears, arrow keys move a cursor that is read out and scrolled
/// into sight. What the marks are and how they look is the view's own.
class LinkedView : public QAbstractScrollArea, public AccessibleValues {
    Q_OBJECT

public:
    explicit LinkedView(QWidget* parent = nullptr);

    void setHighlight(Highlight* highlight);

    /// What the pointer is over, else where the arrow keys are; empty: nothing.
    [[nodiscard]] const Mark& meant() const { return m_hovered.empty() ? m_cursor : m_hovered; }

signals:
    void linkActivated(const greyscope::widgets::Link& link);
    /// A number was chosen, by its place in the table that the view is; column -1: that of the row. Row -1: a join
    /// of the tree over the columns.
    void numberChosen(int row, int column);

protected:
    /// The mark under a point of the viewport.
    [[nodiscard]] virtual Mark markAt(const QPointF& point) const = 0;
    [[nodiscard]] virtual Link linkOf(const Mark& mark) const = 0;
    [[nodiscard]] virtual QString tipOf(const Mark& /*mark*/) const { return {}; }
    /// Where an arrow key, Home or End leads from a mark or, at first, from none; empty: nowhere.
    [[nodiscard]] virtual Mark markBeside(const Mark& from, int key) const = 0;
    [[nodiscard]] virtual QRectF placeOf(const Mark& mark) const = 0;
    /// Where the marks in sight are drawn whose targets fulfil this: what has to be drawn anew once they are lit, or
    /// no longer. Without an answer of the view's own it is all of it.
    [[nodiscard]] virtual QRegion placesWhere(const std::function<bool(const Targets&)>& lightChanges) const;
    /// The part of the viewport that scrolls: marks are in sight there.
    [[nodiscard]] virtual QRectF scrolledPart() const { return viewport()->rect(); }
    [[nodiscard]] virtual Style drawingStyle() const;
    virtual void draw(QPainter& painter, const Style& style) = 0;
    /// The size or the font changed: the geometry and the scroll bars' ranges follow.
    virtual void relayout() = 0;
    /// The scroll bars moved.
    virtual void scrolled() {}
    /// A mark was chosen by mouse or keyboard.
    virtual void activated(const Mark& mark, const Link& link);

    void hover(const Mark& mark);
    void activate(const Mark& mark);
    void placeCursor(const Mark& mark) { m_cursor = mark; }
    /// Moves it as the arrow keys do: the mark is lit, read out and scrolled into sight.
    void moveCursor(const Mark& mark);
    /// What is shown changed its shape: nothing is pointed at any more.
    void forgetMarks();
    /// placesWhere() of a list: its marks are rows over the full width.
    [[nodiscard]] QRegion rowsWhere(const std::function<bool(const Targets&)>& lightChanges) const;
    /// Scrolls no further than it takes for this place to be seen.
    void reveal(const QRectF& place);
    [[nodiscard]] const Mark& keyCursor() const { return m_cursor; }
    /// The cursor where the view has the keyboard.
    [[nodiscard]] Mark shownCursor() const { return hasFocus() ? m_cursor : Mark{}; }
    [[nodiscard]] TargetSet lit() const { return m_highlight ? m_highlight->litSet() : TargetSet{}; }
    [[nodiscard]] TargetSet chosen() const { return m_highlight ? m_highlight->chosenSet() : TargetSet{}; }

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
    void followHighlight();

    QPointer<Highlight> m_highlight;
    TargetSet m_drawnLit, m_drawnChosen;  ///< what the picture shows
    Mark m_hovered;
    Mark m_cursor;
};

}  // namespace greyscope::widgets
