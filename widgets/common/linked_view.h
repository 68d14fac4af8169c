#pragma once

#include <QAbstractScrollArea>
#include <QPointer>

#include <functional>

#include "widgets/common/accessible_values.h"
#include "widgets/common/theme/highlight.h"
#include "widgets/common/theme/mark.h"
#include "widgets/common/theme/style.h"

namespace greyscope::widgets {

/// The row of a list that an arrow key, Home or End leads to; -1 if there is none.
[[nodiscard]] int rowBeside(int row, int key, int rows);

/// A drawn, scrolling view whose marks are linked with those of all other views. Pointing lights marks through the
/// shared highlight, a click or Enter chooses, and Escape clears. Arrow keys move a cursor, which is read out and
/// scrolled into view. Subclasses define the marks and draw them.
class LinkedView : public QAbstractScrollArea, public AccessibleValues {
    Q_OBJECT

public:
    explicit LinkedView(QWidget* parent = nullptr);

    void setHighlight(Highlight* highlight);

    /// The mark under the pointer, otherwise the one at the cursor; empty if there is neither.
    [[nodiscard]] const Mark& meant() const { return m_hovered.empty() ? m_cursor : m_hovered; }

signals:
    void linkActivated(const greyscope::widgets::Link& link);
    /// A number was chosen; `row` and `column` are those of the table of values. Column -1: the number of the row. Row
    /// -1: the join with index `column` of the tree over the columns.
    void numberChosen(int row, int column);

protected:
    /// The mark at a point of the viewport.
    [[nodiscard]] virtual Mark markAt(const QPointF& point) const = 0;
    [[nodiscard]] virtual Link linkOf(const Mark& mark) const = 0;
    [[nodiscard]] virtual QString tipOf(const Mark& /*mark*/) const { return {}; }
    /// The mark that an arrow key, Home or End leads to from `from`, which is initially empty. An empty result: no
    /// movement.
    [[nodiscard]] virtual Mark markBeside(const Mark& from, int key) const = 0;
    [[nodiscard]] virtual QRectF placeOf(const Mark& mark) const = 0;
    /// The region of the visible marks whose targets satisfy `lightChanges`; it is redrawn when marks are lit or unlit.
    /// The default is the whole viewport.
    [[nodiscard]] virtual QRegion placesWhere(const std::function<bool(const Targets&)>& lightChanges) const;
    /// The part of the viewport that scrolls; marks are visible only there.
    [[nodiscard]] virtual QRectF scrolledPart() const { return viewport()->rect(); }
    [[nodiscard]] virtual Style drawingStyle() const;
    virtual void draw(QPainter& painter, const Style& style) = 0;
    /// Called when the size or the font changes: updates the geometry and the ranges of the scroll bars.
    virtual void relayout() = 0;
    /// Called when the scroll bars move.
    virtual void scrolled() {}
    /// Called when a mark is chosen by mouse or keyboard.
    virtual void activated(const Mark& mark, const Link& link);

    void hover(const Mark& mark);
    void activate(const Mark& mark);
    void placeCursor(const Mark& mark) { m_cursor = mark; }
    /// Moves the cursor as the arrow keys do: lights the mark, reads it out and scrolls it into view.
    void moveCursor(const Mark& mark);
    /// Clears the hovered mark and the cursor, because the contents changed their shape.
    void forgetMarks();
    /// placesWhere() for a list, whose marks are rows over the full width.
    [[nodiscard]] QRegion rowsWhere(const std::function<bool(const Targets&)>& lightChanges) const;
    /// Scrolls only as far as needed to show this rectangle.
    void reveal(const QRectF& place);
    [[nodiscard]] const Mark& keyCursor() const { return m_cursor; }
    /// The cursor if the view has the keyboard focus; empty otherwise.
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
    TargetSet m_drawnLit, m_drawnChosen;  ///< the highlight as last drawn
    Mark m_hovered;
    Mark m_cursor;
};

}  // namespace greyscope::widgets
