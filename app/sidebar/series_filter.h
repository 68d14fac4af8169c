#pragma once

#include <QSortFilterProxyModel>

#include <unordered_map>
#include <vector>

#include "app/sidebar/series_tree_model.h"
#include "widgets/present/words/search_words.h"

namespace greyscope::app {

/// A filter for the tree of series: keeps the series that match a search, and their parent rows.
class SeriesFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    /// The number of series in a row of the tree and below it, in total and by role.
    struct Count {
        int series = 0;
        int free = 0;  ///< number of series that are neither compared nor the reference
        int compared = 0;
        [[nodiscard]] Qt::CheckState state() const;
    };

    explicit SeriesFilter(SeriesTreeModel& model, QObject* parent = nullptr);
    void setWords(const widgets::SearchWords& words);
    [[nodiscard]] const widgets::SearchWords& words() const { return m_words; }

    /// Returns the ids of the matching series in a row and below it, in the order of the tree.
    [[nodiscard]] std::vector<SeriesId> seriesAt(const QModelIndex& index) const;
    [[nodiscard]] SeriesId idAt(const QModelIndex& index) const;
    [[nodiscard]] Count countAt(const QModelIndex& index) const;
    /// Clears the cached counts. Call it when the roles of series have changed.
    void forgetCounts() { m_counts.clear(); }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    SeriesTreeModel& m_model;
    widgets::SearchWords m_words;
    /// Cached counts by row of the source model, filled when they are needed.
    mutable std::unordered_map<const void*, Count> m_counts;
};

}  // namespace greyscope::app
