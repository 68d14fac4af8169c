#pragma once

#include <tuple>

#include "app/study/choices/option.h"

// Declares the options for how series are drawn, which `greyscope plot` has.

namespace greyscope::app {

[[nodiscard]] QString measureText(Measure measure);
[[nodiscard]] QString trendsFormText(TrendsForm form);
[[nodiscard]] QString chartKindText(widgets::ChartKind kind);
[[nodiscard]] QString errorBarsText(widgets::ErrorBars shown);
[[nodiscard]] QString scatterFitText(widgets::ScatterFit fit);
[[nodiscard]] QString axisScaleText(AxisScale scale);
[[nodiscard]] QString heatOrderText(grey::RowOrder order);

template <>
struct OptionsOf<TrendsChoices> {
    static const auto& rows() {
        using C = TrendsChoices;
        static const std::tuple all{
            Option<C, Measure>{.key = "measure",
                               .member = &C::measure,
                               .label = QT_TRANSLATE_NOOP("Options", "Measure"),
                               .flag = "--measure",
                               .help = "What is drawn: values as measured, divided by the reference, or by the first "
                                       "value of the series",
                               .words = measureText},
            Option<C, TrendsForm>{.key = "form",
                                  .member = &C::form,
                                  .label = QT_TRANSLATE_NOOP("Options", "Chart"),
                                  .flag = "--form",
                                  .help = "Panels where there are several, a single chart, a band of quantiles, or a "
                                          "heat map",
                                  .words = trendsFormText},
            Option<C, widgets::ChartKind>{.key = "kind",
                                          .member = &C::kind,
                                          .label = QT_TRANSLATE_NOOP("Options", "Kind"),
                                          .flag = "--kind",
                                          .help = "How values are drawn; auto: lines along numbers and times, dots or "
                                                  "bars of categories",
                                          .words = chartKindText,
                                          .sparse = true},
            Option<C, widgets::ErrorBars>{.key = "errorBars",
                                          .member = &C::errorBars,
                                          .label = QT_TRANSLATE_NOOP("Options", "Error bars"),
                                          .flag = "--error-bars",
                                          .help = "What error bars show of the repeats: the 95 % interval, one "
                                                  "standard deviation, one standard error, the range, the 5 % and "
                                                  "95 % quantiles, or nothing",
                                          .applies = [](const C& c) { return !widgets::showsDistribution(c.kind); },
                                          .decidedBy = "--kind",
                                          .words = errorBarsText,
                                          .sparse = true},
            Option<C, std::string>{.key = "across",
                                   .member = &C::across,
                                   .label = QT_TRANSLATE_NOOP("Options", "Horizontal axis of a scatter chart"),
                                   .flag = "--across",
                                   .help = "Column on the horizontal axis of a scatter chart; default: the reference",
                                   .applies = [](const C& c) { return c.kind == widgets::ChartKind::scatter; },
                                   .decidedBy = "--kind",
                                   .sparse = true},
            Option<C, widgets::ScatterFit>{
                .key = "fit",
                .member = &C::fit,
                .label = QT_TRANSLATE_NOOP("Options", "Fitted curve"),
                .flag = "--fit",
                .help = "Curve fitted to a scatter chart, with the 95 % interval of its mean",
                .applies = [](const C& c) { return c.kind == widgets::ChartKind::scatter; },
                .decidedBy = "--kind",
                .words = scatterFitText,
                .sparse = true},
            Option<C, AxisScale>{.key = "horizontal",
                                 .member = &C::horizontal,
                                 .label = QT_TRANSLATE_NOOP("Options", "Horizontal scale"),
                                 .flag = "--x-scale",
                                 .help = "Scale of the horizontal axis",
                                 .words = axisScaleText},
            Option<C, AxisScale>{.key = "vertical",
                                 .member = &C::vertical,
                                 .label = QT_TRANSLATE_NOOP("Options", "Vertical scale"),
                                 .flag = "--y-scale",
                                 .help = "Scale of the vertical axis, and of the values of a distribution",
                                 .words = axisScaleText},
            Option<C, grey::RowOrder>{
                .key = "heatOrder",
                .member = &C::heatOrder,
                .label = QT_TRANSLATE_NOOP("Options", "Rows"),
                .words = heatOrderText,
                .offered = {grey::RowOrder::clustered, grey::RowOrder::byMedian, grey::RowOrder::given}},
            Option<C, bool>{.key = "parityLine",
                            .member = &C::parityLine,
                            .label = QT_TRANSLATE_NOOP("Options", "Line at ratio 1")},
            Option<C, bool>{.key = "endNames",
                            .member = &C::endNames,
                            .label = QT_TRANSLATE_NOOP("Options", "Name at end of line")},
            Option<C, bool>{.key = "endValues",
                            .member = &C::endValues,
                            .label = QT_TRANSLATE_NOOP("Options", "Value at end of line")}};
        return all;
    }
};

}  // namespace greyscope::app
