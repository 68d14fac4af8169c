#include "app/pages/relations_input.h"

#include <QCoreApplication>

#include <algorithm>

#include "core/data/column.h"
#include "core/data/column_name.h"
#include "widgets/present/visible_text.h"

namespace greyscope::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(RelationsPage)
};

constexpr std::size_t kMostSeries = 100;

/// "Case 1.1" where the series have more keys than the first, "" where the first key is the whole name.
QString groupOf(const StudyTable& table, const SeriesEntry& entry) {
    if (table.wide || entry.lastKeys.isEmpty() || table.roles.keys.empty()) {
        return {};
    }
    return widgets::visibleText(data::displayName(table.roles.keys.front())) + QLatin1Char(' ') + entry.firstKey;
}

}  // namespace

std::vector<SeriesId> relatedSeries(const Study& study, const SeriesCatalog& catalog) {
    const Selection& selection = study.selection;
    if (!study.relations.wholeTable) {
        return selection.compared;
    }
    std::vector<SeriesId> ids;
    for (const SeriesEntry& entry : catalog.entries()) {
        if (entry.id.table == selection.reference.table && entry.id != selection.reference) {
            ids.push_back(entry.id);
        }
    }
    return ids;
}

std::optional<RelationsRequest> relationsRequest(const Study& study, const SeriesCatalog& catalog) {
    const SeriesId& reference = study.selection.reference;
    const std::vector<SeriesId> compared = relatedSeries(study, catalog);
    const StudyTable* table = study.table(reference.table);
    if (catalog.find(reference) == nullptr || table == nullptr || compared.empty() || compared.size() > kMostSeries) {
        return std::nullopt;
    }
    RelationsRequest request{table->dataset,          queryFor(*table, study.relations.points),
                             reference.name,          {},
                             study.relations.options, study.relations.commonPoints,
                             study.relations.linkage};
    for (const SeriesId& id : compared) {
        request.others.push_back(id.name);
    }
    return request;
}

widgets::Empty whatRelationsNeed(const Study& study, const SeriesCatalog& catalog) {
    const SeriesId& reference = study.selection.reference;
    if (study.tables.empty()) {
        return {Words::tr("Open a table to relate its series."), {}};
    }
    const bool hasSeries =
        std::any_of(catalog.entries().begin(), catalog.entries().end(), [&](const SeriesEntry& entry) {
            return study.activeTable() != nullptr && entry.id.table == study.activeTable()->name;
        });
    if (!hasSeries) {
        return {Words::tr("No series could be made of this table: give its columns other roles on the Data page."), {}};
    }
    if (reference.empty() || catalog.find(reference) == nullptr) {
        return {Words::tr("Choose a reference: press R on a series, or drag it into the reference well."), {}};
    }
    const std::size_t count = relatedSeries(study, catalog).size();
    if (count > kMostSeries) {
        return {Words::tr("The table has %1 series; a matrix shows at most %2. Compare some of them instead.")
                    .arg(count + 1)
                    .arg(kMostSeries + 1),
                {}};
    }
    return {Words::tr("Compare a series with %1 to see their degree: press C on it, or drag it here.")
                .arg(widgets::visibleText(reference.name)),
            study.relations.wholeTable ? QString() : Words::tr("Relate the whole table")};
}

widgets::RelationSeries relationSeries(const Study& study, const SeriesCatalog& catalog, const SeriesId& id) {
    const Selection& selection = study.selection;
    const SeriesLook look = lookOf(selection, id);
    const SeriesEntry* entry = catalog.find(id);
    const StudyTable* table = study.table(id.table);
    widgets::RelationSeries series;
    series.id = idText(id);
    series.name = widgets::visibleText(id.name);
    if (entry != nullptr && table != nullptr) {
        series.group = groupOf(*table, *entry);
        series.label = entry->lastKeys;
    }
    series.ink = look.ink;
    series.marker = look.marker;
    series.dash = look.dash;
    series.hollow = look.hollow;
    series.reference = look.reference;
    series.shown = look.reference ||
                   std::find(selection.compared.begin(), selection.compared.end(), id) != selection.compared.end();
    return series;
}

widgets::RelationAxis relationAxis(const data::SeriesTable& table) {
    widgets::RelationAxis axis;
    for (const std::string& column : table.axisColumns) {
        axis.names.push_back(widgets::visibleText(data::displayName(column)));
    }
    for (const data::AxisPoint& point : table.points) {
        std::vector<QString> labels;
        for (const std::string& label : point.labels) {
            labels.push_back(widgets::visibleText(label));
        }
        axis.labels.push_back(std::move(labels));
    }
    return axis;
}

}  // namespace greyscope::app
