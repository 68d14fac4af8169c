#include "app/tables/cell_drag.h"

#include <utility>
#include <variant>

#include "app/study/cell_of_point.h"
#include "app/study/series_listing.h"
#include "app/study/tables/table_recipe.h"
#include "app/tables/table_change.h"
#include "app/text/error_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

namespace {

/// Gives the table another recipe, as a step of the history. Returns why that failed, or "".
QString recipePut(StudyStore& store, SeriesCatalog& catalog, const StudyTable& table, data::Recipe recipe,
                  const QString& what, const QString& mergeKey = {}) {
    StudyTable changed = table;
    base::NoProgress progress;
    if (const auto done = setRecipe(changed, std::move(recipe), progress); !done) {
        return errorText(done.error());
    }
    putTable(store, catalog, what, changed, seriesOf(changed), mergeKey);
    return {};
}

QString goneText() {
    return Words::tr("This point is no longer in the table.");
}

}  // namespace

QString dragCell(StudyStore& store, SeriesCatalog& catalog, const StudyPoint& point, double value) {
    const StudyTable* table = store.study().table(point.series.table);
    if (table == nullptr) {
        return goneText();
    }
    const auto cell = cellOfPoint(*table, point.query, point.series.name, point.point, value);
    if (const auto* why = std::get_if<QString>(&cell)) {
        return *why;
    }
    const auto& step = std::get<data::SetCell>(cell);
    return recipePut(
        store, catalog, *table, withCell(table->recipe, step),
        Words::tr("Change %1 in row %2").arg(widgets::visibleText(step.column), QString::number(step.row)),
        QStringLiteral("cell.%1.%2.%3")
            .arg(QString::fromStdString(table->name), QString::fromStdString(step.column), QString::number(step.row)));
}

QString addPoint(StudyStore& store, SeriesCatalog& catalog, const StudyPoint& behind, double value) {
    const StudyTable* table = store.study().table(behind.series.table);
    if (table == nullptr) {
        return goneText();
    }
    const auto cells = cellsOfNext(*table, behind.query, behind.series.name, value);
    if (const auto* why = std::get_if<QString>(&cells)) {
        return *why;
    }
    data::Recipe recipe = table->recipe;
    for (const data::SetCell& cell : std::get<std::vector<data::SetCell>>(cells)) {
        recipe.push_back({cell});
    }
    return recipePut(store, catalog, *table, std::move(recipe), Words::tr("Add a point"));
}

QString dropPoint(StudyStore& store, SeriesCatalog& catalog, const StudyPoint& point) {
    const StudyTable* table = store.study().table(point.series.table);
    if (table == nullptr) {
        return goneText();
    }
    auto recipe = withoutPoint(*table, point.query, point.series.name, point.point);
    if (const auto* why = std::get_if<QString>(&recipe)) {
        return *why;
    }
    return recipePut(store, catalog, *table, std::get<data::Recipe>(std::move(recipe)), Words::tr("Remove a point"));
}

}  // namespace greyscope::app
