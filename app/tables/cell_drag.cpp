#include "app/tables/cell_drag.h"

#include "app/study/cell_of_point.h"
#include "app/study/series_listing.h"
#include "app/study/table_recipe.h"
#include "app/tables/table_change.h"
#include "app/text/error_text.h"
#include "widgets/present/visible_text.h"
#include "widgets/present/words.h"

namespace greyscope::app {

using widgets::Words;

QString dragCell(StudyStore& store, SeriesCatalog& catalog, const StudyPoint& point, double value) {
    const StudyTable* table = store.study().table(point.series.table);
    if (table == nullptr) {
        return Words::tr("This point is no longer in the table.");
    }
    const auto cell = cellOfPoint(*table, point.query, point.series.name, point.point, value);
    if (const auto* why = std::get_if<QString>(&cell)) {
        return *why;
    }
    const auto& step = std::get<data::SetCell>(cell);
    StudyTable changed = *table;
    base::NoProgress progress;
    if (const auto done = setRecipe(changed, withCell(changed.recipe, step), progress); !done) {
        return errorText(done.error());
    }
    const QString what = Words::tr("Change %1 in row %2").arg(widgets::visibleText(step.column)).arg(step.row);
    putTable(store, catalog, what, changed, seriesOf(changed),
             QStringLiteral("cell.%1.%2.%3")
                 .arg(QString::fromStdString(changed.name), QString::fromStdString(step.column))
                 .arg(step.row));
    return {};
}

}  // namespace greyscope::app
