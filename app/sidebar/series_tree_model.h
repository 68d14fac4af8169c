#pragma once

#include <QAbstractItemModel>

#include <memory>
#include <vector>

#include "app/study/series_catalog.h"

namespace greyscope::app {

/// A model for the sidebar with all series of the study as a tree of three levels: groups (or tables), values of the
/// first key, series.
class SeriesTreeModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum class Kind { group, key, series };
    enum Role {
        KindRole = Qt::UserRole,
        CaptionRole,  ///< text after the title, in a muted colour
        PillRole,     ///< text in a pill, "≡ 1.1": the series has the same values as series 1.1
        IdRole,       ///< idText() of a series
        SearchRole    ///< for a series: the text that the filter searches
    };

    SeriesTreeModel(StudyStore& store, SeriesCatalog& catalog, QObject* parent = nullptr);
    ~SeriesTreeModel() override;

    /// Returns the series that a row of the tree contains: its own, or all those below it.
    [[nodiscard]] std::vector<SeriesId> seriesAt(const QModelIndex& index) const;
    /// The selection (reference and compared series) that the rows mark.
    [[nodiscard]] const ChosenSeries& chosen() const { return m_chosen; }

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
    [[nodiscard]] Qt::DropActions supportedDragActions() const override { return Qt::CopyAction; }

private:
    struct Node;
    void rebuild();
    void addTable(Node& root, const StudyTable& table, std::vector<const SeriesEntry*> left);
    void addGroup(Node& root, const StudyTable& table, const SeriesGroup& group,
                  const std::vector<const SeriesEntry*>& entries);
    void addKey(Node& group, const StudyTable& table, const std::vector<const SeriesEntry*>& entries,
                const std::vector<std::string>& differing);
    [[nodiscard]] const Node* nodeAt(const QModelIndex& index) const;
    [[nodiscard]] QString spokenText(const Node& node) const;
    [[nodiscard]] static QString searchText(const Node& node);

    StudyStore& m_store;
    SeriesCatalog& m_catalog;
    ChosenSeries m_chosen;
    std::unique_ptr<Node> m_root;
};

}  // namespace greyscope::app
