#pragma once

#include <vector>

#include "app/pages/start/start_parts.h"
#include "app/study/study.h"

namespace greyscope::app {

/// A small chart of a group of the sample study, which has two cases and one operation.
struct GroupChart {
    QString title;
    QString subtitle;
    widgets::PlotSpec spec;
};
[[nodiscard]] std::vector<GroupChart> groupCharts(const Study& sample);

// Each function returns the picture of one question card, drawn from the numbers of the sample study.
[[nodiscard]] Picture trendsPicture(const Study& sample);
[[nodiscard]] Picture relationsPicture(const Study& sample);
[[nodiscard]] Picture forecastPicture(const Study& sample);
[[nodiscard]] Picture relativePicture(const Study& sample);
[[nodiscard]] Picture transferPicture();
[[nodiscard]] Picture comparePicture();

}  // namespace greyscope::app
