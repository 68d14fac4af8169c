#pragma once

#include <QAbstractListModel>
#include <QListView>

#include "app/study/series_catalog.h"
#include "widgets/common/theme/highlight.h"

class QMenu;

namespace greyscope::app {

enum class SeriesRole { reference, compared };

/// The model of a list of the series in one role, in order, which accepts drops. A long list is folded: it shows the
/// first kFolded series, and a last row that says how many more there are and unfolds the list.
class RoleModel : public QAbstractListModel {
    Q_OBJECT

public:
    RoleModel(SeriesRole role, StudyStore& store, SeriesCatalog& catalog, QObject* parent = nullptr);

    [[nodiscard]] SeriesRole role() const { return m_role; }
    /// Returns the id of the series in a row; empty for the row that unfolds the list.
    [[nodiscard]] SeriesId idAt(const QModelIndex& index) const;
    [[nodiscard]] bool unfolds(const QModelIndex& index) const { return isFolded() && index.row() == kFolded; }
    void unfold();
    [[nodiscard]] const ChosenSeries& chosen() const { return m_chosen; }
    /// Returns the names of all series in the same table as `id`. A shortened name must be distinguishable from them.
    [[nodiscard]] const QStringList& namesBeside(const SeriesId& id) const;

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
    static constexpr int kFolded = 8;  ///< number of series that a folded list shows
    static constexpr int kUnfoldedAtMost = 30;

    void refresh();
    [[nodiscard]] int count() const { return static_cast<int>(m_ids.size()); }
    [[nodiscard]] bool isFolded() const { return m_folded && count() > kUnfoldedAtMost; }

    SeriesRole m_role;
    StudyStore& m_store;
    SeriesCatalog& m_catalog;
    std::vector<SeriesId> m_ids;
    ChosenSeries m_chosen;
    mutable QStringList m_names;  ///< names of the series in the table m_namedTable
    mutable std::string m_namedTable;
    bool m_folded = true;
};

/// A list of the series in one role. A row has a drag handle, a colour swatch, the name, a sparkline and, for compared
/// series, a cross that removes the series.
class RoleWell : public QListView {
    Q_OBJECT

public:
    RoleWell(SeriesRole role, StudyStore& store, SeriesCatalog& catalog, widgets::Highlight& highlight,
             QWidget* parent = nullptr);

    /// Returns the rectangle of the cross in a row, in viewport coordinates.
    [[nodiscard]] QRect removeRect(const QModelIndex& index) const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// The context menu of one series is about to open. Receivers add their commands to `menu`.
    void menuRequested(QMenu* menu);

protected:
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void startDrag(Qt::DropActions actions) override;
    void keyPressEvent(QKeyEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void paintHint();

    StudyStore& m_store;
    widgets::Highlight& m_highlight;
    RoleModel* m_model = nullptr;
};

}  // namespace greyscope::app
