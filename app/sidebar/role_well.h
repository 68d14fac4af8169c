#pragma once

#include <QAbstractListModel>
#include <QListView>

#include "app/study/series_catalog.h"
#include "widgets/common/highlight.h"

class QMenu;

namespace greyscope::app {

enum class SeriesRole { reference, compared };

/// The series in one role, in their order, as a list that takes drops.
class RoleModel : public QAbstractListModel {
    Q_OBJECT

public:
    RoleModel(SeriesRole role, StudyStore& store, SeriesCatalog& catalog, QObject* parent = nullptr);

    [[nodiscard]] SeriesRole role() const { return m_role; }
    [[nodiscard]] SeriesId idAt(const QModelIndex& index) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
    [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::CopyAction; }
    [[nodiscard]] bool canDropMimeData(const QMimeData* mime, Qt::DropAction action, int row, int column,
                                       const QModelIndex& parent) const override;
    bool dropMimeData(const QMimeData* mime, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

private:
    void refresh();

    SeriesRole m_role;
    StudyStore& m_store;
    SeriesCatalog& m_catalog;
    std::vector<SeriesId> m_ids;
};

/// The well of one role: drag handle, swatch, name, sparkline and, for compared series, a cross that removes.
class RoleWell : public QListView {
    Q_OBJECT

public:
    RoleWell(SeriesRole role, StudyStore& store, SeriesCatalog& catalog, widgets::Highlight& highlight,
             QWidget* parent = nullptr);

    /// Where the cross of a row is, in the viewport.
    [[nodiscard]] QRect removeRect(const QModelIndex& index) const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// The context menu of one series is about to open: whoever has commands for it adds them.
    void menuRequested(QMenu* menu);

protected:
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void startDrag(Qt::DropActions actions) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void paintHint();

    StudyStore& m_store;
    widgets::Highlight& m_highlight;
    RoleModel* m_model = nullptr;
};

}  // namespace greyscope::app
