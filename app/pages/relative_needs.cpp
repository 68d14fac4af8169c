#include "app/pages/relative_needs.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>

#include "app/run/relative_run.h"
#include "app/study/series_listing.h"
#include "widgets/present/relative_parts.h"
#include "widgets/present/relative_summary.h"
#include "widgets/present/visible_text.h"

namespace greyscope::app {

const SeriesEntry* seriesToCompare(const Study& study, const SeriesCatalog& catalog) {
    const StudyTable* table = study.activeTable();
    const auto& entries = catalog.entries();
    const auto found = std::find_if(entries.begin(), entries.end(), [&](const SeriesEntry& entry) {
        return table && entry.id.table == table->name && entry.id != study.selection.reference;
    });
    return found == entries.end() ? nullptr : &*found;
}

bool hasSeries(const StudyTable& table, const SeriesCatalog& catalog) {
    const auto& entries = catalog.entries();
    return std::any_of(entries.begin(), entries.end(),
                       [&table](const SeriesEntry& entry) { return entry.id.table == table.name; });
}

base::Expected<RelativeShown> withoutSeries(const StudyTable& table) {
    return tl::unexpected(whyNoSeries(table));
}

widgets::Empty relativeNeeds(const Study& study, const SeriesCatalog& catalog) {
    const StudyTable* table = study.activeTable();
    if (!table) {
        return {
            QCoreApplication::translate("RelativePage", "Open a table with two systems to predict one from the other."),
            {}};
    }
    if (study.selection.reference.empty()) {
        return {
            QCoreApplication::translate("RelativePage", "Choose the series to predict from: select it and press R."),
            {}};
    }
    if (table->roles.factors.empty()) {
        return {QCoreApplication::translate(
                    "RelativePage", "The table has no factors to match cells by. Choose them on the Data page."),
                {}};
    }
    if (const SeriesEntry* other = seriesToCompare(study, catalog)) {
        return {QCoreApplication::translate("RelativePage", "Compare a series of the same table to predict it from %1.")
                    .arg(widgets::visibleText(study.selection.reference.name)),
                QCoreApplication::translate("RelativePage", "Compare %1").arg(other->name)};
    }
    return {QCoreApplication::translate("RelativePage",
                                        "The table has a single series. Another system is needed to predict."),
            {}};
}

widgets::RelativeNames relativeNames(const Study& study, const SeriesCatalog& catalog) {
    const SeriesId to = predictedSeries(study);
    const StudyTable* table = study.activeTable();
    widgets::RelativeNames names;
    std::tie(names.from, names.to) =
        widgets::shortNames(widgets::visibleText(study.selection.reference.name), widgets::visibleText(to.name));
    names.metric = table && !table->wide ? widgets::columnTitle(table->metric)
                                         : QCoreApplication::translate("RelativePage", "Value");
    if (const SeriesEntry* entry = catalog.find(to)) {
        names.unit = entry->unit;
    }
    if (table && table->dataset && holdsPublishedScenarios(*table->dataset)) {
        const std::string pair = study.selection.reference.name + " → " + to.name;
        for (const relative::Scenario& scenario : relative::publishedScenarios()) {
            names.published = scenario.name == pair ? scenario.published : names.published;
        }
    }
    return names;
}

std::vector<Convention> relativeConventions(const relative::RelativeResult* result) {
    std::vector<Convention> list{{QCoreApplication::translate("RelativePage", "Ratio"),
                                  QCoreApplication::translate("RelativePage", "series ÷ reference, cell by cell")},
                                 {QCoreApplication::translate("RelativePage", "ddof"), QStringLiteral("0")},
                                 {QCoreApplication::translate("RelativePage", "Error"),
                                  QCoreApplication::translate("RelativePage", "÷ measured")}};
    if (result) {
        list.push_back(
            {QCoreApplication::translate("RelativePage", "Validation"), widgets::protocolText(result->options)});
        if (result->table.repeated > 0) {
            list.push_back({QCoreApplication::translate("RelativePage", "Repeats"),
                            widgets::aggregationText(result->options.aggregation)});
        }
    }
    return list;
}

}  // namespace greyscope::app
