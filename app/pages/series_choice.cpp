#include "app/pages/series_choice.h"

namespace greyscope::app {

Items<SeriesId> seriesOfTable(const Study& study, const SeriesCatalog& catalog, const SeriesId& current,
                              const std::function<bool(const SeriesEntry&)>& passes) {
    const StudyTable* table = study.activeTable();
    std::vector<const SeriesEntry*> offered;
    for (const SeriesEntry& entry : catalog.entries()) {
        if (table != nullptr && entry.id.table == table->name && passes(entry)) {
            offered.push_back(&entry);
        }
    }
    return listedItems(
        offered, current, [&catalog](const SeriesId& id) { return catalog.find(id)->name; },
        [](const SeriesEntry* entry) -> const SeriesId& { return entry->id; });
}

}  // namespace greyscope::app
