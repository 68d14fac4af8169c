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
    const auto accuracy = [&study](auto member) {
        return chipOf(study, member, &Study::forecast, &ForecastChoices::options, &grey::ForecastOptions::accuracy);
    };
    std::vector<Convention> all{std::move(weight), accuracy(&grey::AccuracyOptions::meanError),
                                accuracy(&grey::AccuracyOptions::deviations)};
    if (options.accuracy.grades != grey::GradeTable()) {
        all.push_back(accuracy(&grey::AccuracyOptions::grades));
    }
    if (choices.interval) {
        all.push_back(chipOf(study, &grey::BandOptions::errors, &Study::forecast, &ForecastChoices::band));
    }
    if (options.buffer != grey::BufferOperator::none) {
        all.push_back(chipOf(study, &grey::ForecastOptions::buffer, &Study::forecast, &ForecastChoices::options));
        all.push_back(accuracy(&grey::AccuracyOptions::judgedBy));
    }
    all.push_back(bookConvention(booksOf(choices)));
    return all;
}

}  // namespace greyscope::app
