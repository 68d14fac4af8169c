#pragma once

#include <QAbstractScrollArea>
#include <QPointer>

#include <functional>

#include "widgets/common/accessible_values.h"
#include "widgets/common/theme/highlight.h"
#include "widgets/common/theme/mark.h"
#include "widgets/common/theme/style.h"

namespace greyscope::widgets {

/// Returns the row to which an arrow key, Home or End moves from `row` in a list of `rows` rows; -1 if the list is
/// empty. Other keys return `row`.
[[nodiscard]] int rowBeside(int row, int key, int rows);

/// Base class of drawn, scrolling views whose marks (cells, bars, nodes) are linked with those of the other views.
/// Pointing at a mark highlights it and the marks linked with it in all views. A click or Enter keeps the highlight,
/// Escape removes it. Arrow keys move a cursor, which is read out and scrolled into view. Subclasses define the marks
/// and draw them.
class LinkedView : public QAbstractScrollArea, public AccessibleValues {
    Q_OBJECT

public:
    explicit LinkedView(QWidget* parent = nullptr);

    void setHighlight(Highlight* highlight);

    /// The mark to which a command applies: the mark under the pointer, otherwise the mark at the keyboard cursor;
    /// empty if there is neither.
    [[nodiscard]] const Mark& meant() const { return m_hovered.empty() ? m_cursor : m_hovered; }

signals:
    void linkActivated(const greyscope::widgets::Link& link);
    /// The user clicked a number or pressed Enter at it. `row` and `column` are its position in the table of values.
    /// Column -1: the mark is a whole row. Row -1: the mark is the join with index `column` in the tree above the
    /// columns.
    void numberChosen(int row, int column);

protected:
    /// The mark at a point of the viewport; empty if there is none.
    [[nodiscard]] virtual Mark markAt(const QPointF& point) const = 0;
    [[nodiscard]] virtual Link linkOf(const Mark& mark) const = 0;
    [[nodiscard]] virtual QString tipOf(const Mark& /*mark*/) const { return {}; }
    /// The mark to which an arrow key, Home or End moves the cursor. `from` is the current mark; it is empty if there
    /// is no cursor yet. An empty result means that the cursor stays.
    [[nodiscard]] virtual Mark markBeside(const Mark& from, int key) const = 0;
    [[nodiscard]] virtual QRectF placeOf(const Mark& mark) const = 0;
    /// The region to redraw when the highlight changes: that of the visible marks whose targets satisfy `lightChanges`.
    /// The default is the whole viewport.
    [[nodiscard]] virtual QRegion placesWhere(const std::function<bool(const Targets&)>& lightChanges) const;
    /// The part of the viewport that scrolls. Marks are visible only there; headings and axes are outside.
    [[nodiscard]] virtual QRectF scrolledPart() const { return viewport()->rect(); }
    [[nodiscard]] virtual Style drawingStyle() const;
    virtual void draw(QPainter& painter, const Style& style) = 0;
    /// Called when the size or the font changes. Implementations update the layout and the ranges of the scroll bars.
    virtual void relayout() = 0;
    /// Called when the scroll bars move. Implementations update the layout.
    virtual void scrolled() {}
    /// Called when the user clicks a mark or presses Enter at it. The default emits linkActivated().
    virtual void activated(const Mark& mark, const Link& link);

    void hover(const Mark& mark);
    void activate(const Mark& mark);
    void placeCursor(const Mark& mark) { m_cursor = mark; }
    /// Moves the keyboard cursor to a mark: highlights the mark, reads it out and scrolls it into view.
    void moveCursor(const Mark& mark);
    /// Clears the hovered mark and the cursor. Call it when the contents change so that old marks would mean other
    /// things.
    void forgetMarks();
    /// Implements placesWhere() for lists: the marks are rows over the full width of the view.
    [[nodiscard]] QRegion rowsWhere(const std::function<bool(const Targets&)>& lightChanges) const;
    /// Scrolls just as far as needed to make this rectangle visible.
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
    TargetSet m_drawnLit, m_drawnChosen;  ///< the highlighted and the chosen targets when the view was last drawn
    Mark m_hovered;
    Mark m_cursor;
};

}  // namespace greyscope::widgets
