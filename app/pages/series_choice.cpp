#include "app/pages/series_choice.h"

namespace greyscope::app {

Items<SeriesId> seriesOfTable(const Study& study, const SeriesCatalog& catalog) {
    const StudyTable* table = study.activeTable();
    Items<SeriesId> items;
    for (const SeriesEntry& entry : catalog.entries()) {
        if (table != nullptr && entry.id.table == table->name) {
            items.push_back({entry.name, entry.id});
        }
    }
    return items;
}

}  // namespace greyscope::app
