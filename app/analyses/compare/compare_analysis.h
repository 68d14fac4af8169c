#pragma once

#include <string>
#include <variant>
#include <vector>

#include "app/analyses/analysis.h"
#include "app/study/compare_request.h"
#include "app/study/study.h"
#include "core/stats/changes/compare_runs.h"
#include "widgets/common/view_state.h"
#include "widgets/present/compare/compare_present.h"
#include "widgets/present/table/table.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

/// The analysis of the Compare page: compares two runs cell by cell. It shows what changed, by how much, and whether
/// the change exceeds the scatter of the repeats.
struct CompareAnalysis {
    static constexpr const char* kPage = "compare";
    [[nodiscard]] static QString title() { return widgets::Words::tr("Compare"); }
    static constexpr bool kReadsTable = true;
    /// Names of the figures without the page: figureName() puts "compare-" before them.
    static constexpr const char* kChanges = "changes";
    static constexpr const char* kRepeats = "repeats";
    static constexpr const char* kCells = "cells";
    [[nodiscard]] static std::vector<FigureName> figureNames();

    using Request = CompareRequest;
    using Result = stats::Comparison;
    using Shown = Analysed<Request, Result>;

    /// Returns the two runs that the study compares, with their options; or what the study lacks.
    [[nodiscard]] static std::variant<Request, widgets::Empty> request(const Study& study, const WantedFigures& wanted);
    /// Compares the runs. Errors: those of stats::compareRuns().
    [[nodiscard]] static base::Expected<Result> run(const Request& request, base::Progress& progress);
    /// Returns which rows of the two runs are left out; called if run() fails.
    [[nodiscard]] static std::vector<TableAccount> accounts(const Request& request, base::Progress& progress);

    /// Returns the figures. The figure of repeats shows the worst cell.
    [[nodiscard]] static AnalysisFigures figures(const Shown& shown, const WantedFigures& wanted);
    [[nodiscard]] static FigureData data(const Shown& shown);
    /// Returns the conventions of the comparison. `result` may be null; conventions that depend on a result are then
    /// omitted.
    [[nodiscard]] static std::vector<Convention> conventions(const Study& study, const Result* result);
    /// Returns the remarks in the order in which they are shown. A remark that does not apply to this result has an
    /// empty text.
    [[nodiscard]] static std::vector<widgets::Remark> remarks(const Result& result);
    /// Returns the table of cells and the table of groups.
    [[nodiscard]] static std::vector<widgets::Table> tables(const Shown& shown);
    /// Returns the names of the two runs for figures and texts.
    [[nodiscard]] static widgets::RunNames names(const Shown& shown);
};

}  // namespace greyscope::app
