#pragma once

#include <QSortFilterProxyModel>

#include <unordered_map>
#include <vector>

#include "app/sidebar/series_tree_model.h"
#include "widgets/present/words/search_words.h"

namespace greyscope::app {

/// The series that a search leaves, with the rows that they stand under.
class SeriesFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    /// How many series there are below a row, and how many of them are compared.
    struct Count {
        int series = 0;
        int free = 0;  ///< neither compared nor the reference
        int compared = 0;
        [[nodiscard]] Qt::CheckState state() const;
    };

    explicit SeriesFilter(SeriesTreeModel& model, QObject* parent = nullptr);
    void setWords(const widgets::SearchWords& words);
    [[nodiscard]] const widgets::SearchWords& words() const { return m_words; }

    /// The series in and below a row that the search leaves, in their order.
    [[nodiscard]] std::vector<SeriesId> seriesAt(const QModelIndex& index) const;
    [[nodiscard]] SeriesId idAt(const QModelIndex& index) const;
    [[nodiscard]] Count countAt(const QModelIndex& index) const;
    /// The counts are of the roles before.
    void forgetCounts() { m_counts.clear(); }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    SeriesTreeModel& m_model;
    widgets::SearchWords m_words;
    mutable std::unordered_map<const void*, Count> m_counts;  ///< by the source's row, as they are asked for
};

}  // namespace greyscope::app
