#pragma once

#include <variant>
#include <vector>

#include "app/analyses/analysis.h"
#include "app/analyses/decide/decide_request.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

/// The analysis of the segment Target of the Relations page: a grey target decision, which ranks the alternatives of a
/// table by their distance from the bull's-eye.
struct DecideAnalysis {
    static constexpr const char* kPage = "target";
    [[nodiscard]] static QString title() { return widgets::Words::tr("Target"); }
    static constexpr bool kReadsTable = true;
    /// Names of the figures without the page: figureName() puts "target-" before them.
    static constexpr const char* kTarget = "target";
    static constexpr const char* kRanks = "ranks";
    static constexpr const char* kEffects = "effects";
    [[nodiscard]] static std::vector<FigureName> figureNames();

    using Request = DecideRequest;
    using Result = DecidedObjects;
    using Shown = Analysed<Request, Result>;

    [[nodiscard]] static std::variant<Request, widgets::Empty> request(const Study& study,
                                                                       const WantedFigures& wanted = {});
    /// Errors: those of decidedObjects().
    [[nodiscard]] static base::Expected<Result> run(const Request& request, base::Progress& progress);
    /// Returns which rows of the table are left out; called if run() fails.
    [[nodiscard]] static std::vector<TableAccount> accounts(const Request& request, base::Progress& progress);

    [[nodiscard]] static AnalysisFigures figures(const Shown& shown, const WantedFigures& wanted = {});
    [[nodiscard]] static FigureData data(const Shown& shown);
    /// Returns the conventions of the decision. `result` may be null.
    [[nodiscard]] static std::vector<Convention> conventions(const Study& study, const Result* result);
    [[nodiscard]] static std::vector<widgets::Remark> remarks(const Request& request, const Result& result);
    /// Returns the table of the alternatives and that of the weights.
    [[nodiscard]] static std::vector<widgets::Table> tables(const Result& result);
};

}  // namespace greyscope::app
