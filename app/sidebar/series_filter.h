#pragma once

#include <QSortFilterProxyModel>

#include <unordered_map>
#include <vector>

#include "app/sidebar/series_tree_model.h"
#include "widgets/present/words/search_words.h"

namespace greyscope::app {

/// The series that match a search, with their parent rows.
class SeriesFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    /// The number of series below a row, by their role.
    struct Count {
        int series = 0;
        int free = 0;  ///< neither compared nor the reference
        int compared = 0;
        [[nodiscard]] Qt::CheckState state() const;
    };

    explicit SeriesFilter(SeriesTreeModel& model, QObject* parent = nullptr);
    void setWords(const widgets::SearchWords& words);
    [[nodiscard]] const widgets::SearchWords& words() const { return m_words; }

    /// Returns the matching series in and below a row, in order.
    [[nodiscard]] std::vector<SeriesId> seriesAt(const QModelIndex& index) const;
    [[nodiscard]] SeriesId idAt(const QModelIndex& index) const;
    [[nodiscard]] Count countAt(const QModelIndex& index) const;
    /// Drops the counts, because the roles have changed.
    void forgetCounts() { m_counts.clear(); }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    SeriesTreeModel& m_model;
    widgets::SearchWords m_words;
    mutable std::unordered_map<const void*, Count> m_counts;  ///< by row of the source model; filled on demand
};

}  // namespace greyscope::app
