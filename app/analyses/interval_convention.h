#pragma once

#include <QString>

#include "app/analyses/convention.h"
#include "core/stats/repeat_interval.h"

namespace greyscope::app {

/// How repeats make intervals: by the formula of the page, or drawn.
[[nodiscard]] Items<stats::IntervalMethod> intervalMethods(const QString& byFormula);

/// The choice of the study, which all pages with repeats have.
[[nodiscard]] Convention intervalConvention(const Study& study, const QString& byFormula);

}  // namespace greyscope::app
