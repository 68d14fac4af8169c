#pragma once

#include <variant>
#include <vector>

#include "app/analyses/analysis.h"
#include "app/analyses/time/time_request.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

/// The analysis of the Time page: logs along time, in bins.
struct TimeAnalysis {
    static constexpr const char* kPage = "time";
    [[nodiscard]] static QString title() { return widgets::Words::tr("Time"); }
    static constexpr bool kReadsTable = false;
    /// Names of the figures without the page: figureName() puts "time-" before them.
    static constexpr const char* kTimeline = "timeline";
    static constexpr const char* kLags = "goes-with";
    [[nodiscard]] static std::vector<FigureName> figureNames();

    using Request = TimeRequest;
    using Result = widgets::TimeResult;
    using Shown = Analysed<Request, Result>;

    /// Returns the request of the study, or what the study lacks; see timeRequest().
    [[nodiscard]] static std::variant<Request, widgets::Empty> request(const Study& study,
                                                                       const WantedFigures& wanted = {});
    /// Bins the logs by timeOf().
    [[nodiscard]] static base::Expected<Result> run(const Request& request, base::Progress& progress);

    [[nodiscard]] static AnalysisFigures figures(const Shown& shown, const WantedFigures& wanted = {});
    [[nodiscard]] static FigureData data(const Shown& shown);
    /// Returns the conventions that the figures follow. `result` may be null.
    [[nodiscard]] static std::vector<Convention> conventions(const Study& study, const Result* result);
    [[nodiscard]] static std::vector<widgets::Remark> remarks(const Result& result);
    [[nodiscard]] static std::vector<widgets::Table> tables(const Shown& shown);
};

}  // namespace greyscope::app
