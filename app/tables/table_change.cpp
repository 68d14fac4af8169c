#include "app/tables/table_change.h"

#include <algorithm>

#include "app/study/series_listing.h"

namespace greyscope::app {

TableChange::TableChange(StudyStore& store, SeriesCatalog& catalog, QObject* parent)
    : QObject(parent), m_store(store), m_catalog(catalog) {
    connect(&m_job, &JobBase::stateChanged, this, &TableChange::finish);
    connect(&m_job, &JobBase::progressChanged, this, &TableChange::progress);
}

void TableChange::start(const QString& what, StudyTable changed) {
    m_what = what;
    m_changed = std::move(changed);
    m_job.start([table = m_changed](base::Progress&) -> base::Expected<SeriesListing> { return seriesOf(table); });
}

void TableChange::finish() {
    if (m_job.running() || !m_job.latest()) {
        return;
    }
    m_catalog.prime(m_changed, *m_job.latest());
    m_store.edit(m_what, [&](Study& study) {
        for (StudyTable& table : study.tables) {
            if (table.name == m_changed.name) {
                table = m_changed;
                study.selection = keptSelection(study.selection, table.name, m_job.latest()->entries);
            }
        }
    });
}

Selection keptSelection(const Selection& selection, const std::string& table, const std::vector<SeriesEntry>& entries) {
    const auto isThere = [&](const SeriesId& id) {
        return id.table != table ||
               std::any_of(entries.begin(), entries.end(), [&](const SeriesEntry& entry) { return entry.id == id; });
    };
    Selection kept;
    if (!selection.reference.empty() && isThere(selection.reference)) {
        kept.reference = selection.reference;
        std::copy_if(selection.compared.begin(), selection.compared.end(), std::back_inserter(kept.compared), isThere);
        return kept;
    }
    constexpr std::size_t shownAtFirst = 6;
    for (std::size_t s = 0; s < std::min(entries.size(), shownAtFirst); ++s) {
        s == 0 ? void(kept.reference = entries[s].id) : kept.compared.push_back(entries[s].id);
    }
    return kept;
}

}  // namespace greyscope::app
