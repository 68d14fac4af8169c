#pragma once

#include <tuple>

#include "app/study/choices/option.h"

// Declares the options for how series are drawn. No command has these options: `greyscope export` draws a study with
// its own choices.

namespace greyscope::app {

[[nodiscard]] QString measureText(Measure measure);
[[nodiscard]] QString trendsFormText(TrendsForm form);
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
                               .words = measureText},
            Option<C, TrendsForm>{.key = "form",
                                  .member = &C::form,
                                  .label = QT_TRANSLATE_NOOP("Options", "Chart"),
                                  .words = trendsFormText},
            Option<C, AxisScale>{.key = "horizontal",
                                 .member = &C::horizontal,
                                 .label = QT_TRANSLATE_NOOP("Options", "Horizontal scale"),
                                 .words = axisScaleText},
            Option<C, AxisScale>{.key = "vertical",
                                 .member = &C::vertical,
                                 .label = QT_TRANSLATE_NOOP("Options", "Vertical scale"),
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
