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

/// Two runs compared cell by cell: what changed, by how much, and whether the change exceeds the scatter of the
/// repeats.
struct CompareAnalysis {
    static constexpr const char* kPage = "compare";
    [[nodiscard]] static QString title() { return widgets::Words::tr("Compare"); }
    static constexpr bool kReadsTable = true;
    /// Ends of the names of its figures.
    static constexpr const char* kChanges = "changes";
    static constexpr const char* kRepeats = "repeats";
    static constexpr const char* kCells = "cells";
    [[nodiscard]] static std::vector<FigureName> figureNames();

    using Request = CompareRequest;
    using Result = stats::Comparison;
    using Shown = Analysed<Request, Result>;

    /// Returns the request of the study, or what the study lacks.
    [[nodiscard]] static std::variant<Request, widgets::Empty> request(const Study& study, const WantedFigures& wanted);
    /// Errors: those of stats::compareRuns().
    [[nodiscard]] static base::Expected<Result> run(const Request& request, base::Progress& progress);
    /// Returns what the runs leave out, for a calculation that fails.
    [[nodiscard]] static std::vector<TableAccount> accounts(const Request& request, base::Progress& progress);

    /// Returns the figures; the repeats are those of the worst cell.
    [[nodiscard]] static AnalysisFigures figures(const Shown& shown, const WantedFigures& wanted);
    [[nodiscard]] static FigureData data(const Shown& shown);
    /// `result` may be null; conventions that depend on a result are then left out.
    [[nodiscard]] static std::vector<Convention> conventions(const Study& study, const Result* result);
    /// Returns the remarks in the order in which they are shown; a remark without text does not apply to this result.
    [[nodiscard]] static std::vector<widgets::Remark> remarks(const Result& result);
    /// Returns the table of cells and the table of groups.
    [[nodiscard]] static std::vector<widgets::Table> tables(const Shown& shown);
    /// Returns the names of the runs in figures and texts.
    [[nodiscard]] static widgets::RunNames names(const Shown& shown);
};

}  // namespace greyscope::app
