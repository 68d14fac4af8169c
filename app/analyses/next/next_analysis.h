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

/// What the choice of cells to measure depends on.
struct NextRequest {
    RelativeRequest pair;
    relative::NextOptions next;
    relative::LearningOptions replay;
    bool operator==(const NextRequest&) const = default;
};

/// The cells of a pair of series to measure next, and what choosing them would have gained.
struct NextAnalysis {
    using Request = NextRequest;
    using Result = relative::NextMeasurements;

    [[nodiscard]] static Request request(const RelativeRequest& pair, const Study& study);
    /// Errors: those of relative::nextMeasurements(), and why a table has no series.
    [[nodiscard]] static base::Expected<Result> run(const Request& request, base::Progress& progress);
    /// What the result says of itself.
    [[nodiscard]] static std::vector<widgets::Remark> remarks(const Result& result);
    /// Why there is no learning curve of a result without one.
    [[nodiscard]] static QString curveNeeds(const Result& result);
};

}  // namespace greyscope::app
