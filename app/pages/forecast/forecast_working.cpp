#include "app/pages/forecast/forecast_working.h"

#include <algorithm>

#include "app/study/series_catalog.h"
#include "widgets/present/visible_text.h"
#include "widgets/present/words.h"

namespace greyscope::app {

using widgets::Words;

namespace {

/// The tails that a residual model may begin at.
void addTails(const ForecastRequest& request, const grey::ModelOutcome& outcome, PageWorking& working) {
    // A tail of one sign needs four residuals.
    working.title = Words::tr("k₀: the longest tail");
    const std::size_t tails = outcome.fitted.size() - std::min<std::size_t>(4, outcome.fitted.size());
    working.unlisted = tails - std::min(tails, kMostOthers);
    for (std::size_t k0 = 2; k0 < 2 + std::min(tails, kMostOthers); ++k0) {
        working.others.push_back(
            {Words::tr("k₀ = %1").arg(k0), [request, outcome, k0](const working::Rounding& rounding, base::Progress&) {
                 return workingOf(request, outcome, rounding, k0);
             }});
    }
}

/// How the band comes about at every step of it.
void addBand(const ForecastRequest& request, const std::shared_ptr<const grey::ForecastResult>& result,
             PageWorking& working) {
    if (!result->band || !*result->band) {
        return;
    }
    if (working.title.isEmpty()) {
        working.title = Words::tr("Fit and forecast");
    }
    const std::size_t room = kMostOthers - std::min(kMostOthers, working.others.size());
    const std::size_t listed = std::min(room, result->steps.size());
    working.unlisted += result->steps.size() - listed;
    for (std::size_t step = 0; step < listed; ++step) {
        working.others.push_back({bandTitle(*result, step),
                                  [request, result, step](const working::Rounding& rounding, base::Progress& progress) {
                                      return bandWorkingOf(request, *result, step, rounding, progress);
                                  }});
    }
}

}  // namespace

PageWorking forecastWorkings(const ForecastRequest& request, const std::shared_ptr<const grey::ForecastResult>& result,
                             const grey::ModelOutcome& outcome, const std::string& table) {
    PageWorking working{[request, outcome](const working::Rounding& rounding, base::Progress&) {
                            return workingOf(request, outcome, rounding);
                        },
                        outcome.name,
                        {}};
    if (outcome.name == grey::greyModelName(grey::GreyModel::residualRemnant)) {
        addTails(request, outcome, working);
    }
    addBand(request, result, working);
    working.seriesIds[request.series] = idText({table, request.series});
    for (const std::string& related : request.related) {
        working.seriesIds[related] = idText({table, related});
    }
    return working;
}

QString bandTitle(const grey::ForecastResult& result, std::size_t step) {
    return Words::tr("Interval at %1").arg(widgets::visibleText(result.steps[step].label));
}

}  // namespace greyscope::app
