#pragma once

#include <QString>

#include <vector>

#include "app/analyses/relative/relative_request.h"
#include "app/study/study.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/relative/next_measurements.h"
#include "widgets/present/remark.h"

namespace greyscope::app {

/// Everything that the list of cells to measure next depends on.
struct NextRequest {
    RelativeRequest pair;
    relative::NextOptions next;
    relative::LearningOptions replay;
    bool operator==(const NextRequest&) const = default;
};

/// Which cells of a pair of series to measure next, and what measuring them in this order would have gained.
struct NextAnalysis {
    using Request = NextRequest;
    using Result = relative::NextMeasurements;

    [[nodiscard]] static Request request(const RelativeRequest& pair, const Study& study);
    /// Calculates which cells to measure next. Errors: those of relative::nextMeasurements(), and the reason why a
    /// table has no series.
    [[nodiscard]] static base::Expected<Result> run(const Request& request, base::Progress& progress);
    /// Returns the remarks on the result.
    [[nodiscard]] static std::vector<widgets::Remark> remarks(const Result& result);
    /// Returns the text that says why a result has no learning curve.
    [[nodiscard]] static QString curveNeeds(const Result& result);
};

}  // namespace greyscope::app
