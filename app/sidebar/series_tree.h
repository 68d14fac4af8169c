#pragma once

#include <QTreeView>

#include <vector>

#include "app/sidebar/series_filter.h"
#include "app/sidebar/series_tree_model.h"
#include "widgets/common/theme/highlight.h"

class QMenu;

namespace greyscope::app {

/// The tree of all series. Moving the mouse over a row highlights its series in all views, and a click keeps them
/// highlighted. Rows are selected as in any list. A click on the badge or on the box of a group, Space, Enter or a
/// double click adds series to the compared ones or removes them.
class SeriesTree : public QTreeView {
    Q_OBJECT

public:
    SeriesTree(StudyStore& store, SeriesCatalog& catalog, widgets::Highlight& highlight, QWidget* parent = nullptr);

    void setFilter(const QString& text);
    /// Returns the index of the row of a series; invalid if the search hides it.
    [[nodiscard]] QModelIndex indexOf(const SeriesId& id) const;
    /// Returns the rectangle of the badge in the row of a series, or of the box in the row of a group, in viewport
    /// coordinates.
    [[nodiscard]] QRect badgeRect(const QModelIndex& index) const;
    /// Returns the ids of the series in the selected rows, in the order of the tree. A collapsed row stands for all
    /// series in it.
    [[nodiscard]] std::vector<SeriesId> selected() const;
    /// Returns the ids of all series that match the search, also those in collapsed rows.
    [[nodiscard]] std::vector<SeriesId> filtered() const { return m_filtered->seriesAt({}); }

signals:
    /// The context menu of one series is about to open. Receivers add their commands to `menu`.
    void menuRequested(QMenu* menu);
    /// The selection or the result of the search has changed.
    void rowsChanged();

protected:
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void startDrag(Qt::DropActions actions) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;
    void drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const override;

private:
    void unfold();
    void addSelected(const QModelIndex& parent, bool lone, std::vector<SeriesId>& ids) const;
    /// Returns the series to which a command on a row applies. They are those of all selected rows if the row is one of
    /// them, otherwise those of the row.
    [[nodiscard]] std::vector<SeriesId> meantAt(const QModelIndex& index) const;
    void lightSelected();
    void clearedElsewhere();

    StudyStore& m_store;
    widgets::Highlight& m_highlight;
    SeriesTreeModel* m_model = nullptr;
    SeriesFilter* m_filtered = nullptr;
};

}  // namespace greyscope::app
