#include "app/analyses/relations/relations_request.h"

#include <algorithm>
#include <utility>

#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

namespace {

std::vector<std::string> relatedSeries(const Study& study, const SeriesCatalog& catalog) {
    const Selection& selection = study.selection;
    std::vector<std::string> names;
    if (study.relations.wholeTable) {
        for (const SeriesEntry& entry : catalog.entries()) {
            if (entry.id.table == selection.reference.table && entry.id != selection.reference) {
                names.push_back(entry.id.name);
            }
        }
    } else {
        for (const SeriesId& id : selection.compared) {
            names.push_back(id.name);
        }
    }
    return names;
}

/// Returns why there is no reference, and why none can be chosen.
QString whatReferenceNeeds(const Study& study, const SeriesCatalog& catalog) {
    if (study.tables.empty()) {
        return Words::tr("Open a table to relate its series.");
    }
    const StudyTable* table = study.activeTable();
    const auto& entries = catalog.entries();
    const bool hasSeries = std::any_of(entries.begin(), entries.end(), [table](const SeriesEntry& entry) {
        return table != nullptr && entry.id.table == table->name;
    });
    return hasSeries ? Words::tr("Choose a reference: press R on a series, or drag it into the reference well.")
                     : Words::tr("This table has no series: change the roles of its columns on the Data page.");
}

}  // namespace

bool RelationsRequest::equalsButForRho(const RelationsRequest& other) const {
    RelationsRequest moved = *this;
    moved.options.distinguishingCoefficient = other.options.distinguishingCoefficient;
    return moved == other;
}

MatrixOrder orderOf(const RelationsChoices& choices, std::size_t others) {
    if (choices.order != MatrixOrder::automatic) {
        return choices.order;
    }
    return others > kMostInDetail ? MatrixOrder::clustered : MatrixOrder::given;
}

RelationsRequest relationsRequest(const Study& study, std::vector<std::string> others) {
    const StudyTable& table = *study.activeTable();
    const RelationsChoices& choices = study.relations;
    RelationsRequest request{table.dataset,
                             queryFor(table, choices.points),
                             study.selection.reference.name,
                             std::move(others),
                             choices.options,
                             choices.commonPoints,
                             choices.linkage};
    request.ideal = choices.ideal;
    request.mostLags = choices.mostLags;
    request.correlations = choices.shows == MatrixShows::spearman && !request.isOverview() && !request.ideal;
    return request;
}

std::variant<RelationsRequest, widgets::Empty> relationsRequest(const Study& study, const SeriesCatalog& catalog) {
    const SeriesId& reference = study.selection.reference;
    const StudyTable* table = study.table(reference.table);
    if (table == nullptr || catalog.find(reference) == nullptr) {
        return widgets::Empty{whatReferenceNeeds(study, catalog), {}};
    }
    std::vector<std::string> others = relatedSeries(study, catalog);
    if (others.empty()) {
        return widgets::Empty{Words::tr("Compare a series with %1 to see their degree: press C on it, or drag it here.")
                                  .arg(widgets::visibleText(reference.name)),
                              study.relations.wholeTable ? QString() : Words::tr("Use the whole table")};
    }
    return relationsRequest(study, std::move(others));
}

}  // namespace greyscope::app
