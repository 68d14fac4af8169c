#include "app/tables/table_change.h"

#include <algorithm>

#include "app/study/series_listing.h"

namespace greyscope::app {

TableChange::TableChange(StudyStore& store, SeriesCatalog& catalog, QObject* parent)
    : QObject(parent), m_store(store), m_catalog(catalog) {
    connect(&m_job, &JobBase::stateChanged, this, &TableChange::finish);
    connect(&m_job, &JobBase::progressChanged, this, &TableChange::progress);
}

void TableChange::start(const QString& what, const std::string& table, Edit edit) {
    attempt(what, table,
            [edit = std::move(edit)](StudyTable& edited, base::Progress& progress) -> base::Expected<void> {
                edit(edited, progress);
                return {};
            },
            {});
}

void TableChange::attempt(const QString& what, const std::string& table, Attempt attempt, Refused refused) {
    m_steps.push_back({what, table, std::move(attempt), std::move(refused)});
    if (m_steps.size() == 1) {
        next();
    }
}

void TableChange::cancel() {
    m_steps.clear();
    m_job.set(widgets::Empty{});
}

void TableChange::next() {
    while (!m_steps.empty()) {
        if (const StudyTable* table = m_store.study().table(m_steps.front().table)) {
            m_before = *table;
            m_job.start([before = *table,
                         attempt = m_steps.front().attempt](base::Progress& progress) -> base::Expected<Changed> {
                Changed changed{before, {}, {}};
                if (const auto done = attempt(changed.table, progress); !done) {
                    if (done.error().code == base::ErrorCode::cancelled) {
                        return tl::unexpected(done.error());
                    }
                    return Changed{before, {}, done.error()};
                }
                if (!progress.cancelled() && !(changed.table == before)) {
                    changed.listing = seriesOf(changed.table);
                }
                return changed;
            });
            return;
        }
        m_steps.pop_front();
    }
    m_before = {};
    emit ended();
}

void TableChange::finish() {
    if (m_job.running()) {
        return;
    }
    if (m_steps.empty()) {  // cancelled
        next();
        return;
    }
    const auto changed = m_job.ready();
    const StudyTable* table = m_store.study().table(m_before.name);
    if (changed && !(changed->table == m_before) && (!table || !(*table == m_before))) {
        next();  // the study went on meanwhile, by an undo for example: made anew of what is there
        return;
    }
    const Step step = std::move(m_steps.front());
    m_steps.pop_front();
    if (changed && changed->refused && step.refused) {
        step.refused(*changed->refused);
    } else if (changed && !(changed->table == m_before)) {
        put(step.what, *changed);
    }
    next();
}

void TableChange::put(const QString& what, const Changed& changed) {
    m_catalog.prime(changed.table, changed.listing);
    m_store.edit(what, [&](Study& study) {
        for (StudyTable& each : study.tables) {
            if (each.name == m_before.name) {
                each = changed.table;
                study.selection = keptSelection(study.selection, each.name, changed.listing.entries);
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
