#include "app/analyses/relative/relative_request.h"

#include <algorithm>
#include <tuple>

#include "app/analyses/convention.h"
#include "app/study/predicted_pair.h"
#include "app/study/series_listing.h"
#include "core/relative/breakdown.h"
#include "widgets/present/relative/relative_summary.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

namespace {

bool hasSeries(const StudyTable& table, const SeriesCatalog& catalog) {
    const auto& entries = catalog.entries();
    return std::any_of(entries.begin(), entries.end(),
                       [&table](const SeriesEntry& entry) { return entry.id.table == table.name; });
}

/// Returns the names of the two series and of their quantity.
widgets::RelativeNames relativeNames(const Study& study, const SeriesCatalog& catalog) {
    const SeriesId to = predictedSeries(study);
    const StudyTable* table = study.activeTable();
    widgets::RelativeNames names;
    names.wholeFrom = widgets::visibleText(study.selection.reference.name);
    names.wholeTo = widgets::visibleText(to.name);
    std::tie(names.from, names.to) = widgets::shortNames(names.wholeFrom, names.wholeTo);
    names.metric = table && !table->wide ? measureOf(*table, catalog.leftOut(table->name)) : Words::tr("Value");
    if (const SeriesEntry* entry = catalog.find(to)) {
        names.unit = entry->unit;
    }
    if (table && table->dataset && holdsPublishedScenarios(*table->dataset)) {
        for (const relative::PredictionRun& scenario : relative::publishedScenarios()) {
            const bool same = scenario.from == study.selection.reference.name && scenario.to == to.name;
            names.published = same ? scenario.published : names.published;
        }
    }
    return names;
}

}  // namespace

std::optional<RelativeRequest> pairRequest(const Study& study) {
    auto inputs = treeInputs(study);
    if (!inputs) {
        return std::nullopt;
    }
    RelativeRequest request;
    static_cast<TreeInputs&>(request) = std::move(*inputs);
    request.to = predictedSeries(study).name;
    request.fromWhere = study.relative.fromWhere;
    request.toWhere = study.relative.toWhere;
    request.intervals = study.intervals;
    return request;
}

std::optional<RelativeRequest> relativeRequest(const Study& study, const SeriesCatalog& catalog) {
    const StudyTable* table = study.activeTable();
    auto request = pairRequest(study);
    if (request) {
        request->names = relativeNames(study, catalog);
    } else if (table && table->dataset && !hasSeries(*table, catalog)) {
        request.emplace().whyNoSeries = catalog.whyNone(table->name);
    }
    return request;
}

const SeriesEntry* seriesToCompare(const Study& study, const SeriesCatalog& catalog) {
    const StudyTable* table = study.activeTable();
    const auto& entries = catalog.entries();
    const auto found = std::find_if(entries.begin(), entries.end(), [&](const SeriesEntry& entry) {
        return table && entry.id.table == table->name && entry.id != study.selection.reference;
    });
    return found == entries.end() ? nullptr : &*found;
}

bool holdsPublishedScenarios(const data::Dataset& dataset) {
    const relative::RelativeOptions options = relative::publishedScenarios().front().options;
    std::vector<std::string> columns = options.factors;
    columns.insert(columns.end(), {options.value, options.system, options.where.front().column});
    return std::all_of(columns.begin(), columns.end(),
                       [&dataset](const std::string& name) { return dataset.find(name).has_value(); });
}

widgets::Empty relativeNeeds(const Study& study, const SeriesCatalog& catalog) {
    const StudyTable* table = study.activeTable();
    if (!table) {
        return {Words::tr("Open a table with two systems to predict one from the other."), {}};
    }
    if (study.selection.reference.empty()) {
        return {Words::tr("Choose the series to predict from: select it and press R."), {}};
    }
    if (table->roles.factors.empty()) {
        return {Words::tr("The table has no factors to match cells by. Choose them on the Data page."), {}};
    }
    if (const SeriesEntry* other = seriesToCompare(study, catalog)) {
        return {Words::tr("Compare a series of the same table to predict it from %1.")
                    .arg(widgets::visibleText(study.selection.reference.name)),
                Words::tr("Compare %1").arg(other->name)};
    }
    return {Words::tr("The table has a single series. Another system is needed to predict."), {}};
}

Items<std::optional<relative::Validation>> validations() {
    using relative::Validation;
    return {{Words::tr("automatic (by number of cells)"), std::nullopt},
            {Words::tr("leave-one-out"), Validation::leaveOneOut},
            {Words::tr("folds"), Validation::kFold},
            {Words::tr("hold-out"), Validation::holdOut}};
}

std::vector<Convention> relativeConventions(const Study& study, const relative::RelativeResult* result) {
    std::vector<Convention> list{{Words::tr("Ratio"), Words::tr("series ÷ reference, cell by cell")},
                                 {Words::tr("ddof"), QStringLiteral("0")},
                                 {Words::tr("Error"), Words::tr("÷ measured")}};
    if (result) {
        list.push_back(
            conventionOf(Words::tr("Validation"),
                         member(&Study::relative, &RelativeChoices::model, &relative::RelativeOptions::validation),
                         validations(), study, {Words::tr("Pruning and validation")}));
        list.back().value = widgets::protocolText(result->options);
        if (result->table.repeated > 0) {
            list.push_back(intervalConvention(study, QStringLiteral("Fieller")));
        }
    }
    return list;
}

}  // namespace greyscope::app
