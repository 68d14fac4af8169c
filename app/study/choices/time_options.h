#pragma once

#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "app/study/choices/option.h"
#include "app/study/choices/time_choices.h"

namespace greyscope::app {

/// Returns the words for how clocks are aligned.
[[nodiscard]] QString binAlignText(timeline::BinAlign align);

template <>
struct OptionsOf<TimeChoices> {
    static const auto& rows() {
        using C = TimeChoices;
        static const std::tuple all{
            Option<C, std::vector<std::string>>{
                .key = "quantities",
                .member = &C::quantities,
                .label = QT_TRANSLATE_NOOP("Options", "Quantities"),
                .flag = "--quantity",
                .help = QT_TRANSLATE_NOOP("Help",
                                          "Quantities to draw: throughput and operation_rate of single operations, "
                                          "or measured columns; default: the first rate and the first time")},
            Option<C, std::optional<double>>{
                .key = "bin",
                .member = &C::bin,
                .bounds = kNotNegative,
                .label = QT_TRANSLATE_NOOP("Options", "Width of bins (s)"),
                .flag = "--bin",
                .help = QT_TRANSLATE_NOOP("Help",
                                          "Width of the bins in seconds; default: a round width that gives 400 to "
                                          "1,000 bins, and not less than the interval of averages"),
                .none = "auto"},
            Option<C, timeline::BinAlign>{
                .key = "align",
                .member = &C::align,
                .label = QT_TRANSLATE_NOOP("Options", "Clocks"),
                .flag = "--align",
                .help = QT_TRANSLATE_NOOP("Help",
                                          "How the clocks of several logs are aligned: each log begins at 0, or by "
                                          "the time of the calendar; auto: absolute if all logs have it"),
                .words = binAlignText}};
        return all;
    }
};

}  // namespace greyscope::app
