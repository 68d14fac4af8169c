#include "app/analyses/forecast/forecast_conventions.h"

#include "app/study/choices/forecast_options.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

std::vector<Convention> forecastConventions(const Study& study) {
    const ForecastChoices& choices = study.forecast;
    const grey::ForecastOptions& options = choices.options;
    Convention weight{
        Words::tr("Background weight"),
        options.searchBackground ? Words::tr("by search") : widgets::fixedText(options.backgroundWeight, 2),
        {{Words::tr("by search"), options.searchBackground,
          [](Study& edited) { edited.forecast.options.searchBackground = true; }}},
        {Words::tr("Set the background weight")}};
    for (const ComboItem<double>& item : usualNumbers({0.3, 0.4, 0.5, 0.6, 0.7}, options.backgroundWeight, 2)) {
        weight.alternatives.push_back({item.text, !options.searchBackground && item.value == options.backgroundWeight,
                                       [value = item.value](Study& edited) {
                                           edited.forecast.options.searchBackground = false;
                                           edited.forecast.options.backgroundWeight = value;
                                       }});
    }
    std::vector<Convention> all{std::move(weight),
                                {Words::tr("MAPE"), Words::tr("÷ measured, k ≥ 2")},
                                {Words::tr("ddof"), QStringLiteral("0")}};
    if (choices.interval) {
        all.push_back(chipOf(study, &grey::BandOptions::errors, &Study::forecast, &ForecastChoices::band));
    }
    if (options.buffer != grey::BufferOperator::none) {
        all.push_back(chipOf(study, &grey::ForecastOptions::buffer, &Study::forecast, &ForecastChoices::options));
    }
    return all;
}

}  // namespace greyscope::app
