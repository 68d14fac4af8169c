#include "app/pages/forecast/forecast_derivation.h"

#include <algorithm>

#include "app/study/series_catalog.h"
#include "core/derivation/forecast_derivation.h"
#include "widgets/present/forecast/model_look.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

namespace {

/// Adds the tails at which a residual model can begin.
void addTails(const ForecastRequest& request, const grey::ModelOutcome& outcome, PageDerivation& derivation) {
    // A tail of one sign needs four residuals.
    derivation.title = Words::tr("k₀: the longest tail");
    const std::size_t tails = outcome.fitted.size() - std::min<std::size_t>(4, outcome.fitted.size());
    derivation.unlisted = tails - std::min(tails, kMostOthers);
    for (std::size_t k0 = 2; k0 < 2 + std::min(tails, kMostOthers); ++k0) {
        derivation.others.push_back({Words::tr("k₀ = %1").arg(k0),
                                     [request, outcome, k0](const derivation::Rounding& rounding, base::Progress&) {
                                         return derivationOf(request, outcome, rounding, k0);
                                     }});
    }
}

QString backtestTitle() {
    return Words::tr("Backtest of every origin");
}

void nameOwn(PageDerivation& derivation) {
    if (derivation.title.isEmpty()) {
        derivation.title = Words::tr("Fit and forecast");
    }
}

void addBacktest(const ForecastRequest& request, const grey::ModelOutcome& outcome, PageDerivation& derivation) {
    if (!outcome.backtest || !outcome.backtest->mape) {
        return;
    }
    nameOwn(derivation);
    derivation.others.push_back(
        {backtestTitle(), [request, outcome](const derivation::Rounding& rounding, base::Progress& progress) {
             return backtestDerivationOf(request, outcome, rounding, progress);
         }});
}

/// Adds the derivation of the band at each of its steps.
void addBand(const ForecastRequest& request, const std::shared_ptr<const grey::ForecastResult>& result,
             PageDerivation& derivation) {
    if (!result->band || !*result->band) {
        return;
    }
    nameOwn(derivation);
    const std::size_t room = kMostOthers - std::min(kMostOthers, derivation.others.size());
    const std::size_t listed = std::min(room, result->steps.size());
    derivation.unlisted += result->steps.size() - listed;
    for (std::size_t step = 0; step < listed; ++step) {
        derivation.others.push_back(
            {bandTitle(*result, step),
             [request, result, step](const derivation::Rounding& rounding, base::Progress& progress) {
                 return bandDerivationOf(request, *result, step, rounding, progress);
             }});
    }
}

}  // namespace

PageDerivation forecastDerivations(const ForecastRequest& request,
                                   const std::shared_ptr<const grey::ForecastResult>& result,
                                   const grey::ModelOutcome& outcome, const std::string& table) {
    PageDerivation derivation{[request, outcome](const derivation::Rounding& rounding, base::Progress&) {
                                  return derivationOf(request, outcome, rounding);
                              },
                              widgets::modelLink(outcome.name).lights,
                              {}};
    if (outcome.name == grey::greyModelName(grey::GreyModel::residualRemnant)) {
        addTails(request, outcome, derivation);
    }
    addBacktest(request, outcome, derivation);
    addBand(request, result, derivation);
    derivation.seriesIds[request.series] = idText({table, request.series});
    for (const std::string& related : request.related) {
        derivation.seriesIds[related] = idText({table, related});
    }
    return derivation;
}

namespace {

bool hasDerivation(const widgets::Link& link) {
    return std::none_of(link.is.begin(), link.is.end(), [](const widgets::Target& target) {
        return target.kind == widgets::Target::Kind::model &&
               !derivation::hasForecastDerivation(target.first.toStdString());
    });
}

/// Returns the step of the band at a point; nullopt outside the band, which begins at the last fitted point.
std::optional<std::size_t> bandStepAt(const widgets::PlotSpec& chart, const widgets::Curve& curve, double x) {
    const auto band =
        std::find_if(chart.curves.begin(), chart.curves.end(), [](const widgets::Curve& each) { return each.ribbon; });
    if (band == chart.curves.end() || curve.link != band->link) {
        return std::nullopt;
    }
    const auto place = std::find(band->x.begin(), band->x.end(), x);
    return place == band->x.begin() || place == band->x.end()
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(place - band->x.begin()) - 1);
}

}  // namespace

int placeOf(const widgets::Curve& curve, std::size_t point) {
    return point < curve.measuredAt.size() ? curve.measuredAt[point] : 0;
}

std::optional<AskedLine> lineOfModel(const widgets::ForecastModels& models, int row, int column, std::size_t fitted) {
    const widgets::ModelTable& table = models.table();
    if (row < 0 || static_cast<std::size_t>(row) >= table.rows.size() ||
        !derivation::hasForecastDerivation(table.rows[static_cast<std::size_t>(row)].name)) {
        return std::nullopt;
    }
    if (models.data(models.index(row, column), Qt::DisplayRole).toString() == QStringLiteral("–")) {
        return std::nullopt;
    }
    const int step = column - widgets::ForecastModels::firstStep;
    if (step >= 0 && column < models.holdoutColumn()) {
        return AskedLine{QLatin1String(kFittedStep), {}, static_cast<int>(fitted) + step + 1};
    }
    if (column == models.holdoutColumn() && table.backtest) {
        return AskedLine{QStringLiteral("mape"), {}, 0, backtestTitle()};
    }
    return AskedLine{models.stepBehind(column)};
}

std::optional<AskedLine> lineOfChart(const grey::ForecastResult& result, const widgets::PlotSpec& chart,
                                     const widgets::Curve& curve, std::size_t point, const widgets::Link& measured) {
    if (!hasDerivation(curve.link)) {
        return std::nullopt;
    }
    if (const auto step = bandStepAt(chart, curve, curve.x[point])) {
        return AskedLine{QStringLiteral("high"), {}, 0, bandTitle(result, *step)};
    }
    const int k = placeOf(curve, point);
    if (curve.link == measured) {
        const bool held = static_cast<std::size_t>(k) > result.actual.size();
        return AskedLine{held ? QStringLiteral("held") : QStringLiteral("x"), {}, k};
    }
    if (curve.link.empty()) {
        return AskedLine{result.buffered.size() > 1 ? QStringLiteral("d2") : QStringLiteral("d"), {}, k};
    }
    return AskedLine{QLatin1String(kFittedStep), {}, k};
}

std::optional<AskedLine> lineOfResidual(const grey::ForecastResult& result, const widgets::Curve& curve,
                                        std::size_t point) {
    const int k = placeOf(curve, point);
    const bool held = static_cast<std::size_t>(k) > result.actual.size();
    return hasDerivation(curve.link)
               ? std::optional(AskedLine{held ? QStringLiteral("held.errors") : QStringLiteral("errors"), {}, k})
               : std::nullopt;
}

QString bandTitle(const grey::ForecastResult& result, std::size_t step) {
    return Words::tr("Interval at %1").arg(widgets::visibleText(result.steps[step].label));
}

}  // namespace greyscope::app
