#include "core/derivation/degree_interval_derivation.h"

#include <string>
#include <utility>

#include "core/base/try.h"
#include "core/derivation/relation_derivation.h"
#include "core/derivation/steps/area_interval_steps.h"
#include "core/derivation/steps/point_interval_steps.h"

namespace greyscope::derivation {

using base::Expected;

Expected<Derivation> degreeIntervalDerivation(const data::Dataset& dataset, const data::SeriesTable& table,
                                              const std::vector<std::size_t>& which, std::size_t compared,
                                              const grey::RelationOptions& options, const grey::DegreeDraws& how,
                                              const Rounding& rounding, base::Threads threads,
                                              base::Progress& progress) {
    const std::size_t values = table.pointCount() * which.size();
    if (values > kMostValues) {
        return base::fail(base::ErrorCode::tooManyPoints,
                          {kTheDerivation, std::to_string(values), std::to_string(kMostValues)});
    }
    const auto drawn = GREYSCOPE_TRY(grey::drawDegrees(dataset, table, which.front(), {which.begin() + 1, which.end()},
                                                       options, how, threads, progress));
    auto first = drawn ? grey::firstDraw(*drawn) : std::nullopt;
    if (!first) {
        return base::fail(base::ErrorCode::tooFewPoints, {table.series[which[compared]].name, "1", "2"});
    }
    DegreeIntervalSubject subject{*drawn, std::move(*first), {}, compared};
    for (const std::size_t each : which) {
        subject.names.push_back(table.series[each].name);
    }
    std::vector<std::string> labels;
    for (std::size_t point = 0; point < table.pointCount(); ++point) {
        labels.push_back(table.pointLabel(point));
    }
    return besideExact(rounding, [&](const Rounding& digits) {
        Draft draft("degree-interval", subject.names[compared], digits);
        draft.setLabels(labels);
        drawn->areas ? areaIntervalSteps(draft, subject) : pointIntervalSteps(draft, subject);
        return draft.take();
    });
}

}  // namespace greyscope::derivation
