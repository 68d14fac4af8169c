#include "app/sidebar/series_filter.h"

namespace greyscope::app {

Qt::CheckState SeriesFilter::Count::state() const {
    return compared == 0 ? Qt::Unchecked : free == 0 ? Qt::Checked : Qt::PartiallyChecked;
}

SeriesFilter::SeriesFilter(SeriesTreeModel& model, QObject* parent) : QSortFilterProxyModel(parent), m_model(model) {
    setRecursiveFilteringEnabled(true);
    setSourceModel(&model);
    connect(&model, &QAbstractItemModel::modelReset, this, &SeriesFilter::forgetCounts);
}

void SeriesFilter::setWords(const widgets::SearchWords& words) {
    m_words = words;
    forgetCounts();
    invalidateFilter();
}

bool SeriesFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    // The search matches series; their parents follow them.
    const QModelIndex index = m_model.index(row, 0, parent);
    const bool series =
        index.data(SeriesTreeModel::KindRole).toInt() == static_cast<int>(SeriesTreeModel::Kind::series);
    return series && m_words.match(index.data(SeriesTreeModel::SearchRole).toString());
}

SeriesId SeriesFilter::idAt(const QModelIndex& index) const {
    const QString text = index.data(SeriesTreeModel::IdRole).toString();
    return text.isEmpty() ? SeriesId() : idFromText(text);
}

std::vector<SeriesId> SeriesFilter::seriesAt(const QModelIndex& index) const {
    if (m_words.empty()) {
        return m_model.seriesAt(mapToSource(index));
    }
    if (const SeriesId id = idAt(index); !id.empty()) {
        return {id};
    }
    std::vector<SeriesId> ids;
    for (int row = 0; row < rowCount(index); ++row) {
        const std::vector<SeriesId> below = seriesAt(this->index(row, 0, index));
        ids.insert(ids.end(), below.begin(), below.end());
    }
    return ids;
}

SeriesFilter::Count SeriesFilter::countAt(const QModelIndex& index) const {
    const void* row = mapToSource(index).constInternalPointer();
    const auto known = m_counts.find(row);
    if (known != m_counts.end()) {
        return known->second;
    }
    Count count;
    for (const SeriesId& id : seriesAt(index)) {
        ++count.series;
        count.compared += m_model.chosen().isCompared(id) ? 1 : 0;
        count.free += !m_model.chosen().isCompared(id) && !m_model.chosen().isReference(id) ? 1 : 0;
    }
    m_counts.emplace(row, count);
    return count;
}

}  // namespace greyscope::app
