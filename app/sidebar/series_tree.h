#pragma once

#include <QSortFilterProxyModel>
#include <QTreeView>

#include "app/sidebar/series_tree_model.h"
#include "widgets/common/highlight.h"

class QMenu;

namespace greyscope::app {

/// The tree of all series. Pointing at a row lights its series everywhere, a click keeps them lit; a click on the badge
/// or a double click compares a series, or no longer.
class SeriesTree : public QTreeView {
    Q_OBJECT

public:
    SeriesTree(StudyStore& store, SeriesCatalog& catalog, widgets::Highlight& highlight, QWidget* parent = nullptr);

    void setFilter(const QString& text);
    /// The row of a series, invalid where the filter hides it.
    [[nodiscard]] QModelIndex indexOf(const SeriesId& id) const;
    /// Where the badge of a series' row is drawn, in the viewport.
    [[nodiscard]] QRect badgeRect(const QModelIndex& index) const;

signals:
    /// The context menu of one series is about to open: whoever has commands for it adds them.
    void menuRequested(QMenu* menu);

protected:
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void startDrag(Qt::DropActions actions) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void drawBranches(QPainter* painter, const QRect& rect, const QModelIndex& index) const override;

private:
    void unfold();
    [[nodiscard]] std::vector<SeriesId> seriesAt(const QModelIndex& index) const;
    [[nodiscard]] widgets::Targets targetsAt(const QModelIndex& index) const;

    StudyStore& m_store;
    widgets::Highlight& m_highlight;
    SeriesTreeModel* m_model = nullptr;
    QSortFilterProxyModel* m_filtered = nullptr;
};

}  // namespace greyscope::app
