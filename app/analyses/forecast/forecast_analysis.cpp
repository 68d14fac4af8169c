#include "app/analyses/forecast/forecast_analysis.h"

#include "app/analyses/forecast/forecast_conventions.h"
#include "app/study/series_listing.h"
#include "app/text/error_text.h"
#include "core/base/contains.h"
#include "core/data/columns/column_name.h"
#include "widgets/present/forecast/forecast_remarks.h"
#include "widgets/present/forecast/forecast_verdict.h"
#include "widgets/present/forecast/model_look.h"
#include "widgets/present/trends/trends_present.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/noise_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

namespace {

constexpr std::size_t kStepColumns = 2;

/// Returns the remark on the interval, or on why there is none.
widgets::Remark intervalRemark(const grey::ForecastResult& result) {
    using Kind = widgets::Remark::Kind;
    if (result.band && !*result.band) {
        return {"interval", Kind::error, widgets::withColon(Words::tr("No interval"), errorLine(result.band->error()))};
    }
    const QString bias = widgets::bandBiasText(result);
    return {"interval", bias.isEmpty() ? Kind::info : Kind::look,
            widgets::paragraph({bias, widgets::bandShareText(result)})};
}

/// Adds the reasons why the curves of these models are doubtful.
void addDoubts(std::vector<widgets::Remark>& remarks, const grey::ForecastResult& result,
               const std::vector<std::string>& others) {
    for (const grey::ModelOutcome* model : grey::modelsOf(result)) {
        if (model == &result.model || base::contains(others, model->name)) {
            const QString doubt = widgets::modelDoubt(result, *model, errorLine);
            remarks.push_back(
                {"doubt", widgets::Remark::Kind::bad,
                 doubt.isEmpty() ? doubt : widgets::withColon(widgets::modelLook(model->name).label, doubt)});
        }
    }
}

/// Returns the remark on what the in-sample accuracy does not show, or on why there is none.
widgets::Remark accuracyRemark(const grey::ForecastResult& result) {
    if (result.model.failure) {
        return {"accuracy", widgets::Remark::Kind::error, errorLine(*result.model.failure)};
    }
    return widgets::honestRemark(result);
}

}  // namespace

std::vector<FigureName> ForecastAnalysis::figureNames() {
    return {{kChart, Words::tr("Forecast")},
            {kResiduals, Words::tr("Residuals")},
            {kClassRatio, Words::tr("Class ratio")},
            {kModels, Words::tr("Models compared")}};
}

std::vector<std::string> ForecastAnalysis::related(const Study& study) {
    std::vector<std::string> names;
    for (const SeriesId& id : study.selection.compared) {
        if (id.table == study.selection.reference.table && id != study.selection.reference) {
            names.push_back(id.name);
        }
    }
    return names;
}

std::variant<ForecastRequest, widgets::Empty> ForecastAnalysis::request(const Study& study,
                                                                        const WantedFigures& wanted) {
    const SeriesId& reference = study.selection.reference;
    const StudyTable* table = study.table(reference.table);
    if (table == nullptr || reference.empty()) {
        return widgets::Empty{Words::tr("Choose a reference series to forecast it."),
                              study.tables.empty() ? Words::tr("Open the sample study") : QString()};
    }
    ForecastRequest request{table->dataset, queryFor(*table, study.forecast.points), reference.name, study.forecast,
                            related(study)};
    if (!isWanted(wanted, kModels)) {  // only the table needs the other models and their evaluation
        request.beside = study.forecast.shownBaselines;
        request.choices.backtest = false;
    }
    if (!isWanted(wanted, kChart)) {
        request.choices.interval.reset();
    }
    request.choices.shownBaselines.clear();
    return request;
}

base::Expected<grey::ForecastResult> ForecastAnalysis::run(const Request& request, base::Progress& progress) {
    return forecastOf(request, progress);
}

widgets::PlotSpec ForecastAnalysis::chart(const Shown& shown) {
    return widgets::forecastChart(*shown.result, names(shown), shown.study.forecast.shownBaselines);
}

widgets::PlotSpec ForecastAnalysis::residuals(const Shown& shown) {
    return widgets::residualChart(*shown.result, names(shown), shown.study.forecast.shownBaselines);
}

widgets::PlotSpec ForecastAnalysis::classRatio(const Shown& shown) {
    return widgets::classRatioChart(*shown.result);
}

widgets::ModelTable ForecastAnalysis::models(const Shown& shown) {
    return widgets::modelTable(*shown.result, shown.study.forecast.shownBaselines, kStepColumns, errorText);
}

widgets::MatrixSpec ForecastAnalysis::modelsFigure(const Shown& shown) {
    return widgets::modelsFigure(models(shown), widgets::modelsCaption(*shown.result));
}

QString ForecastAnalysis::modelsVerdict(const Result& result) {
    return widgets::paragraph({widgets::verdictText(result), widgets::noiseSentence(result.noise)});
}

AnalysisFigures ForecastAnalysis::figures(const Shown& shown, const WantedFigures& wanted) {
    const FigureData data = dataOf(shown.study.activeTable(), shown.request.query, &shown.result->leftOut);
    AnalysisFigures all{kPage, forecastConventions(shown.study), remarks(shown), {}};
    const auto add = [&](const char* name, const auto& make) {
        if (isWanted(wanted, name)) {
            all.figures.push_back({name, make(), data});
        }
    };
    add(kChart, [&] { return chart(shown); });
    add(kResiduals, [&] { return residuals(shown); });
    add(kClassRatio, [&] { return classRatio(shown); });
    add(kModels, [&] { return modelsFigure(shown); });
    return all;
}

std::vector<widgets::Table> ForecastAnalysis::tables(const Shown& shown) {
    return {widgets::forecastPoints(*shown.result), models(shown).table};
}

std::vector<widgets::Remark> ForecastAnalysis::remarks(const Shown& shown) {
    return remarks(*shown.result, names(shown).axis, shown.study.forecast.shownBaselines);
}

std::vector<widgets::Remark> ForecastAnalysis::remarks(const Result& result, const QString& axis,
                                                       const std::vector<std::string>& others) {
    using Kind = widgets::Remark::Kind;
    std::vector<widgets::Remark> all;
    addDoubts(all, result, others);
    const std::vector<widgets::Remark> rest{
        accuracyRemark(result),
        {"noise", Kind::info, widgets::noiseSentence(result.noise)},
        {"buffer", Kind::info, widgets::bufferRemark(result)},
        {"class-ratio", Kind::look, widgets::classRatioRemark(result), result.admissibleBy ? "--shift auto" : ""},
        {"smoothness", Kind::look, widgets::smoothnessRemark(result)},
        {"axis", Kind::look, widgets::axisRemark(result, axis), result.stepsWithoutPlace > 0 ? "--at" : ""},
        intervalRemark(result)};
    all.insert(all.end(), rest.begin(), rest.end());
    return all;
}

widgets::ForecastNames ForecastAnalysis::names(const Shown& shown) {
    const SeriesId& id = shown.study.selection.reference;
    const data::SeriesQuery& query = shown.request.query;
    widgets::ForecastNames names;
    names.series = widgets::visibleText(id.name);
    names.measured = seriesLink(id);
    if (const StudyTable* table = shown.study.table(id.table)) {
        names.unit = unitOf(*table, table->wide ? id.name : query.value);
        if (!table->wide) {
            names.metric = measureOf(*table, shown.result->leftOut);
            const std::string named = data::aggregatedUnit(data::unitNamed(query.value), query.aggregation);
            names.unit = names.unit.isEmpty() ? widgets::visibleText(named) : names.unit;
        }
    }
    names.held = widgets::heldText(query.where);
    if (!query.axis.empty()) {
        names.axis = widgets::visibleText(data::displayName(query.axis.front()));
    }
    return names;
}

}  // namespace greyscope::app
