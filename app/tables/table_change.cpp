#include "app/tables/table_change.h"

#include <algorithm>
#include <unordered_set>

#include "app/study/series_listing.h"
#include "app/study/tables/open_table.h"

namespace greyscope::app {

TableChange::TableChange(StudyStore& store, SeriesCatalog& catalog, QObject* parent)
    : QObject(parent), m_store(store), m_catalog(catalog) {}

void TableChange::start(const QString& what, const std::string& table, Edit edit) {
    attempt(what, table,
            [edit = std::move(edit)](StudyTable& edited, base::Progress& progress) -> base::Expected<void> {
                edit(edited, progress);
                return {};
            },
            {});
}

void TableChange::attempt(const QString& what, const std::string& table, const Attempt& attempt, const Refused& refused,
                          const More& more) {
    m_queue.add(step(what, table, attempt, refused, more));
}

TableChange::Step TableChange::step(const QString& what, const std::string& table, const Attempt& attempt,
                                    const Refused& refused, const More& more) {
    const auto begin = [this, table, attempt]() -> JobQueue<Changed>::Work {
        const StudyTable* before = m_store.study().table(table);
        if (!before) {
            return {};
        }
        return [before = *before, attempt](base::Progress& progress) { return changed(before, attempt, progress); };
    };
    const auto finish = [=, this](const Changed& changed) {
        const StudyTable* now = m_store.study().table(table);
        if (changed.refused) {
            if (refused) {
                refused(*changed.refused);
            }
        } else if (changed.table == changed.before) {
            if (more) {
                m_store.edit(what, more);
            }
        } else if (now && *now == changed.before) {
            putTable(m_store, m_catalog, what, changed.table, changed.listing, {}, more);
        } else {  // the study has changed meanwhile: repeated for its present table
            m_queue.addFirst(step(what, table, attempt, refused, more));
        }
    };
    return {what, begin, finish};
}

base::Expected<TableChange::Changed> TableChange::changed(const StudyTable& before, const Attempt& attempt,
                                                          base::Progress& progress) {
    Changed changed{before, before, {}, {}};
    if (const auto done = attempt(changed.table, progress); !done) {
        if (done.error().code == base::ErrorCode::cancelled) {
            return tl::unexpected(done.error());
        }
        changed.refused = done.error();
    } else if (!progress.cancelled() && !(changed.table == before)) {
        changed.listing = seriesOf(changed.table);
    }
    return changed;
}

void replaceTable(Study& study, const StudyTable& table, const SeriesListing& listing) {
    for (StudyTable& each : study.tables) {
        if (each.name == table.name) {
            each = table;
            study.selection = keptSelection(study.selection, each.name, listing.entries);
        }
    }
}

void putTable(StudyStore& store, SeriesCatalog& catalog, const QString& what, const StudyTable& table,
              const SeriesListing& listing, const QString& mergeKey, const TableChange::More& more) {
    catalog.prime(table, listing);
    store.edit(
        what,
        [&](Study& study) {
            replaceTable(study, table, listing);
            if (more) {
                more(study);
            }
        },
        mergeKey);
}

Selection keptSelection(const Selection& selection, const std::string& table, const std::vector<SeriesEntry>& entries) {
    std::unordered_set<SeriesId, SeriesIdHash> there;
    for (const SeriesEntry& entry : entries) {
        there.insert(entry.id);
    }
    const auto isThere = [&](const SeriesId& id) { return id.table != table || there.contains(id); };
    Selection kept;
    if (!selection.reference.empty() && isThere(selection.reference)) {
        kept.reference = selection.reference;
        std::copy_if(selection.compared.begin(), selection.compared.end(), std::back_inserter(kept.compared), isThere);
        return kept;
    }
    std::vector<std::string> names;
    for (const SeriesEntry& entry : entries) {
        names.push_back(entry.id.name);
    }
    return firstSelection(table, names);
}

}  // namespace greyscope::app
