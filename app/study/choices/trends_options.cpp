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
            return Words::tr("One chart");
        case TrendsForm::band:
            return Words::tr("Band");
        case TrendsForm::heat:
            break;
    }
    return Words::tr("Heat");
}

QString chartKindText(widgets::ChartKind kind) {
    using E = widgets::ChartKind;
    switch (kind) {
        case E::automatic:
            return Words::tr("automatic", "kind of chart");
        case E::lines:
            return Words::tr("Lines");
        case E::dots:
            return Words::tr("Dots");
        case E::bars:
            return Words::tr("Bars");
        case E::stacked:
            return Words::tr("Stacked bars");
        case E::box:
            return Words::tr("Box plots");
        case E::violin:
            return Words::tr("Violins");
        case E::ecdf:
            return Words::tr("Cumulative distribution (ECDF)");
        case E::ccdf:
            return Words::tr("Tail of the distribution (1 − ECDF)");
        case E::histogram:
            return Words::tr("Histogram");
        case E::scatter:
            break;
    }
    return Words::tr("Scatter");
}

QString errorBarsText(widgets::ErrorBars shown) {
    using E = widgets::ErrorBars;
    switch (shown) {
        case E::interval:
            return Words::tr("95 % interval");
        case E::deviation:
            return Words::tr("standard deviation");
        case E::error:
            return Words::tr("standard error");
        case E::range:
            return Words::tr("smallest to largest value");
        case E::percentiles:
            return Words::tr("5 % to 95 % quantile");
        case E::none:
            break;
    }
    return Words::tr("none", "error bars");
}

QString scatterFitText(widgets::ScatterFit fit) {
    switch (fit) {
        case widgets::ScatterFit::none:
            return Words::tr("none", "fitted curve");
        case widgets::ScatterFit::linear:
            return Words::tr("straight line");
        case widgets::ScatterFit::power:
            break;
    }
    return Words::tr("power of x");
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
