#pragma once

#include <QTreeView>

#include <vector>

#include "app/sidebar/series_filter.h"
#include "app/sidebar/series_tree_model.h"
#include "widgets/common/theme/highlight.h"

class QMenu;

namespace greyscope::app {

/// The tree of all series. Hovering over a row highlights its series everywhere, and clicking keeps them highlighted;
/// rows are selected as in any list. A click on the badge or on a group's box, Space, Enter or a double click adds
/// series to the compared ones or removes them.
class SeriesTree : public QTreeView {
    Q_OBJECT

public:
    SeriesTree(StudyStore& store, SeriesCatalog& catalog, widgets::Highlight& highlight, QWidget* parent = nullptr);

    void setFilter(const QString& text);
    /// Returns the row of a series; invalid if the filter hides it.
    [[nodiscard]] QModelIndex indexOf(const SeriesId& id) const;
    /// Returns the place of the badge of a series' row, or of the box of a group's row, in viewport coordinates.
    [[nodiscard]] QRect badgeRect(const QModelIndex& index) const;
    /// Returns the series of the selected rows, in the order of the tree. A collapsed row counts as all series in it.
    [[nodiscard]] std::vector<SeriesId> selected() const;
    /// Returns the series that match the search, visible or collapsed.
    [[nodiscard]] std::vector<SeriesId> filtered() const { return m_filtered->seriesAt({}); }

signals:
    /// The context menu of one series is about to open; receivers add their commands.
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
    /// Returns the series that a command on a row applies to: all selected ones if the row is selected, else those of
    /// the row.
    [[nodiscard]] std::vector<SeriesId> meantAt(const QModelIndex& index) const;
    void lightSelected();
    void clearedElsewhere();

    StudyStore& m_store;
    widgets::Highlight& m_highlight;
    SeriesTreeModel* m_model = nullptr;
    SeriesFilter* m_filtered = nullptr;
};

}  // namespace greyscope::app
