#include "app/analyses/scenarios/scenarios_analysis.h"

#include <algorithm>

#include "app/analyses/relative/relative_run.h"
#include "app/analyses/relative/relative_stack.h"
#include "app/run/tally.h"
#include "core/base/try.h"
#include "widgets/present/relative/relative_tables.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/noise_text.h"
#include "widgets/present/words/visible_text.h"

namespace greyscope::app {

ScenarioSet ScenariosAnalysis::shownOf(ScenarioSet chosen, bool holdsPublished) {
    if (chosen == ScenarioSet::compared || chosen == ScenarioSet::others) {
        return chosen;
    }
    return holdsPublished ? ScenarioSet::published : ScenarioSet::others;
}

ScenariosRequest ScenariosAnalysis::request(const RelativeRequest& pair, const Study& study,
                                            const SeriesCatalog& catalog) {
    const SeriesId& reference = study.selection.reference;
    ScenariosRequest request{pair, {}};
    const auto add = [&](const SeriesId& id) {
        if (id.table == reference.table && id != reference) {
            request.systems.push_back(id.name);
        }
    };
    switch (shownOf(study.relative.scenarios, holdsPublishedScenarios(*pair.dataset))) {
        case ScenarioSet::automatic:
        case ScenarioSet::published:
            break;
        case ScenarioSet::others:
            for (const SeriesEntry& entry : catalog.entries()) {
                add(entry.id);
            }
            break;
        case ScenarioSet::compared:
            std::ranges::for_each(study.selection.compared, add);
            break;
    }
    return request;
}

base::Expected<ScenariosAnalysis::Result> ScenariosAnalysis::run(const Request& request, base::Progress& progress) {
    const RelativeRequest& pair = request.pair;
    if (request.systems.empty()) {
        const auto published = relative::publishedScenarios(optionsOf(pair));
        tally("scenarios");
        return relative::runScenarios(*pair.dataset, published, progress);
    }
    std::vector<std::string> all{pair.from};
    all.insert(all.end(), request.systems.begin(), request.systems.end());
    const Stacked table = GREYSCOPE_TRY(stacked(pair, all, {pair.query.value}));
    const auto scenarios = relative::scenariosBySystem(table.options, request.systems);
    tally("scenarios");
    return relative::runScenarios(table.dataset, scenarios, progress);
}

std::vector<widgets::Remark> ScenariosAnalysis::remarks(const Result& result) {
    using Kind = widgets::Remark::Kind;
    std::vector<widgets::Remark> all;
    for (const QString& sentence : widgets::scenarioSentences(result)) {
        all.push_back({"least", Kind::info, sentence});
    }
    for (const relative::ScenarioOutcome& outcome : result) {
        const QString noise = outcome.result ? widgets::noiseSentence(outcome.result->table.noise) : QString();
        if (!noise.isEmpty()) {
            all.push_back({"noise", Kind::info, widgets::withColon(widgets::visibleText(outcome.name), noise)});
        }
    }
    return all;
}

}  // namespace greyscope::app
