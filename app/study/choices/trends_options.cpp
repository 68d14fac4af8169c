#include "app/study/choices/trends_options.h"

#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

QString measureText(Measure measure) {
    switch (measure) {
        case Measure::absolute:
            return Words::tr("Absolute");
        case Measure::ratio:
            return Words::tr("Ratio");
        case Measure::indexed:
            break;
    }
    return Words::tr("Indexed");
}

QString trendsFormText(TrendsForm form) {
    switch (form) {
        case TrendsForm::automatic:
            return Words::tr("Panels");
        case TrendsForm::lines:
            return Words::tr("Lines");
        case TrendsForm::band:
            return Words::tr("Band");
        case TrendsForm::heat:
            break;
    }
    return Words::tr("Heat");
}

QString axisScaleText(AxisScale scale) {
    switch (scale) {
        case AxisScale::automatic:
            return Words::tr("auto");
        case AxisScale::linear:
            return Words::tr("lin");
        case AxisScale::log2:
            return Words::tr("log2");
        case AxisScale::log10:
            break;
    }
    return Words::tr("log10");
}

QString heatOrderText(grey::RowOrder order) {
    switch (order) {
        case grey::RowOrder::clustered:
            return Words::tr("similar series together");
        case grey::RowOrder::byMedian:
            return Words::tr("by median", "order of rows");
        case grey::RowOrder::given:
            break;
    }
    return Words::tr("as chosen");
}

}  // namespace greyscope::app
