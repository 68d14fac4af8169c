#pragma once

#include <QTreeView>

#include <vector>

#include "app/sidebar/series_filter.h"
#include "app/sidebar/series_tree_model.h"
#include "widgets/common/theme/highlight.h"

class QMenu;

namespace greyscope::app {

/// The tree of all series. Pointing at a row lights its series everywhere, a click keeps them lit; rows are selected as
/// in any list. A click on the badge or on a group's box, Space, Enter or a double click compares, or no longer.
class SeriesTree : public QTreeView {
    Q_OBJECT

public:
    SeriesTree(StudyStore& store, SeriesCatalog& catalog, widgets::Highlight& highlight, QWidget* parent = nullptr);

    void setFilter(const QString& text);
    /// The row of a series, invalid where the filter hides it.
    [[nodiscard]] QModelIndex indexOf(const SeriesId& id) const;
    /// Where the badge of a series' row, or the box of a group's, is drawn, in the viewport.
    [[nodiscard]] QRect badgeRect(const QModelIndex& index) const;
    /// The series of the selected rows, in the tree's order; a folded row stands for all that is in it.
    [[nodiscard]] std::vector<SeriesId> selected() const;
    /// The series that the search leaves, folded or not.
    [[nodiscard]] std::vector<SeriesId> filtered() const { return m_filtered->seriesAt({}); }

signals:
    /// The context menu of one series is about to open: whoever has commands for it adds them.
    void menuRequested(QMenu* menu);
    /// Other rows are selected, or the search leaves others.
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
    /// What a command on a row acts on: all that is selected where the row is.
    [[nodiscard]] std::vector<SeriesId> meantAt(const QModelIndex& index) const;
    void lightSelected();
    void clearedElsewhere();

    StudyStore& m_store;
    widgets::Highlight& m_highlight;
    SeriesTreeModel* m_model = nullptr;
    SeriesFilter* m_filtered = nullptr;
};

}  // namespace greyscope::app
