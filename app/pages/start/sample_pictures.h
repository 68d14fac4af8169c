#pragma once

#include <vector>

#include "app/pages/start/start_parts.h"
#include "app/study/study.h"

namespace greyscope::app {

/// A group of the sample study as a small chart: its two cases, one operation.
struct GroupChart {
    QString title;
    QString subtitle;
    widgets::PlotSpec spec;
};
[[nodiscard]] std::vector<GroupChart> groupCharts(const Study& sample);

// Return the pictures of the question cards, drawn from the sample's own numbers.
[[nodiscard]] Picture trendsPicture(const Study& sample);
[[nodiscard]] Picture relationsPicture(const Study& sample);
[[nodiscard]] Picture forecastPicture(const Study& sample);
[[nodiscard]] Picture relativePicture(const Study& sample);
[[nodiscard]] Picture transferPicture();
[[nodiscard]] Picture comparePicture();

}  // namespace greyscope::app
