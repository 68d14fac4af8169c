#include "app/study/choices/forecast_options.h"

#include "widgets/present/forecast/forecast_remarks.h"
#include "widgets/present/forecast/model_look.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

grey::ForecastOptions optionsOf(const ForecastChoices& choices) {
    grey::ForecastOptions options = choices.options;
    if (choices.backtest) {
        options.backtest = choices.rolling;
    }
    if (choices.interval) {
        options.band = choices.band;
        options.band->level = *choices.interval;
    }
    return options;
}

QString greyModelText(grey::GreyModel model) {
    return widgets::modelLook(grey::greyModelName(model)).title;
}

QString bufferText(grey::BufferOperator buffer) {
    return buffer == grey::BufferOperator::none ? Words::tr("none") : widgets::bufferName(buffer);
}

QString relatedFutureText(grey::RelatedFuture future) {
    return future == grey::RelatedFuture::known ? Words::tr("not known") : Words::tr("the last value");
}

QString meanErrorText(grey::MeanErrorOver points) {
    return points == grey::MeanErrorOver::all ? Words::tr("all k, ÷ n") : Words::tr("k ≥ 2, ÷ (n − 1)");
}

QString deviationsText(grey::DeviationDivisor divisor) {
    return divisor == grey::DeviationDivisor::n ? Words::tr("÷ n") : Words::tr("÷ (n − 1)");
}

QString judgedByText(grey::JudgedBy series) {
    return series == grey::JudgedBy::buffered ? Words::tr("buffered series") : Words::tr("measured series");
}

QString gradesText(grey::GradeTable table) {
    return table == grey::GradeTable::deng ? Words::tr("Deng, 4: unqualified") : Words::tr("Liu, 1 to 4 and below");
}

QString bandErrorsText(grey::BandErrors errors) {
    switch (errors) {
        case grey::BandErrors::likeliest:
            return Words::tr("equal or proportional, unless distinguishable");
        case grey::BandErrors::equal:
            return Words::tr("equal along the series");
        case grey::BandErrors::relative:
            break;
    }
    return Words::tr("proportional to the level");
}

}  // namespace greyscope::app
