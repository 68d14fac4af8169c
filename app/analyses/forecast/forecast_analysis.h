#pragma once

#include <string>
#include <variant>
#include <vector>

#include "app/analyses/analysis.h"
#include "app/analyses/forecast/forecast_request.h"
#include "core/grey/forecast/forecast.h"
#include "widgets/present/forecast/forecast_present.h"
#include "widgets/present/forecast/forecast_rows.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

/// The analysis of the Forecast page: fits grey models and baselines to the reference series, forecasts it, and
/// evaluates them at test points.
struct ForecastAnalysis {
    static constexpr const char* kPage = "forecast";
    [[nodiscard]] static QString title() { return widgets::Words::tr("Forecast"); }
    static constexpr bool kReadsTable = true;
    /// Names of the figures without the page: figureName() puts "forecast-" before them.
    static constexpr const char* kChart = "forecast";
    static constexpr const char* kResiduals = "residuals";
    static constexpr const char* kClassRatio = "class-ratio";
    static constexpr const char* kModels = "models-compared";

    [[nodiscard]] static std::vector<FigureName> figureNames();

    using Request = ForecastRequest;
    using Result = grey::ForecastResult;
    using Shown = Analysed<Request, Result>;

    /// Returns the request of the study, or what the study lacks. Calculations that only figures outside `wanted` need
    /// are left out.
    [[nodiscard]] static std::variant<Request, widgets::Empty> request(const Study& study,
                                                                       const WantedFigures& wanted = {});
    /// Calculates the forecast. Errors: those of data::pivot() and grey::forecast().
    [[nodiscard]] static base::Expected<Result> run(const Request& request, base::Progress& progress);

    [[nodiscard]] static widgets::PlotSpec chart(const Shown& shown);
    [[nodiscard]] static widgets::PlotSpec residuals(const Shown& shown);
    [[nodiscard]] static widgets::PlotSpec classRatio(const Shown& shown);
    [[nodiscard]] static widgets::ModelTable models(const Shown& shown);
    [[nodiscard]] static widgets::MatrixSpec modelsFigure(const Shown& shown);
    /// Returns a sentence that compares the models with each other and with the noise floor.
    [[nodiscard]] static QString modelsVerdict(const Result& result);
    [[nodiscard]] static AnalysisFigures figures(const Shown& shown, const WantedFigures& wanted = {});
    /// Returns the table of points and the table of models.
    [[nodiscard]] static std::vector<widgets::Table> tables(const Shown& shown);
    /// Returns the remarks in the order in which they are shown. A remark that does not apply to this result has an
    /// empty text.
    [[nodiscard]] static std::vector<widgets::Remark> remarks(const Shown& shown);
    /// Returns the remarks that need only the result: doubts about the chosen model and about the models `others`.
    /// `axis` is the name of the axis of points.
    [[nodiscard]] static std::vector<widgets::Remark> remarks(const Result& result, const QString& axis,
                                                              const std::vector<std::string>& others);

    /// Returns the names of the series and of its axis for figures and texts.
    [[nodiscard]] static widgets::ForecastNames names(const Shown& shown);
    /// Returns the names of the compared series in the reference's table, which GM(1,N) and GM(0,N) use.
    [[nodiscard]] static std::vector<std::string> related(const Study& study);
};

}  // namespace greyscope::app
