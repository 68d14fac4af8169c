#include "app/analyses/forecast/forecast_conventions.h"

#include "widgets/present/forecast/forecast_remarks.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

std::vector<Convention> forecastConventions(const Study& study) {
    const ForecastChoices& choices = study.forecast;
    Convention weight{
        Words::tr("Background weight"),
        choices.searchBackground ? Words::tr("searched") : widgets::fixedText(choices.backgroundWeight, 2),
        {{Words::tr("searched"), choices.searchBackground,
          [](Study& edited) { edited.forecast.searchBackground = true; }}},
        {Words::tr("Weigh the background")}};
    for (const ComboItem<double>& item : usualNumbers({0.3, 0.4, 0.5, 0.6, 0.7}, choices.backgroundWeight, 2)) {
        weight.alternatives.push_back({item.text, !choices.searchBackground && item.value == choices.backgroundWeight,
                                       [value = item.value](Study& edited) {
                                           edited.forecast.searchBackground = false;
                                           edited.forecast.backgroundWeight = value;
                                       }});
    }
    std::vector<Convention> all{std::move(weight),
                                {Words::tr("MAPE"), Words::tr("÷ measured, k ≥ 2")},
                                {Words::tr("ddof"), QStringLiteral("0")}};
    if (choices.interval) {
        using Errors = grey::BandErrors;
        all.push_back(conventionOf<Errors>(Words::tr("Errors"), member(&Study::forecast, &ForecastChoices::bandErrors),
                                           {{Words::tr("equal or with the level, unless told"), Errors::likeliest},
                                            {Words::tr("equal along the series"), Errors::equal},
                                            {Words::tr("as large as the level"), Errors::relative}},
                                           study, {Words::tr("Errors of the interval")}));
    }
    if (choices.buffer != grey::BufferOperator::none) {
        Items<grey::BufferOperator> operators;
        for (const auto& [each, name] : grey::bufferOperatorNames()) {
            operators.push_back(
                {each == grey::BufferOperator::none ? Words::tr("none") : widgets::bufferName(each), each});
        }
        all.push_back(conventionOf(Words::tr("Buffer operator"), member(&Study::forecast, &ForecastChoices::buffer),
                                   operators, study, {Words::tr("Buffer the series")}));
    }
    return all;
}

}  // namespace greyscope::app
