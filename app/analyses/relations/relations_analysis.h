#pragma once

#include <string>
#include <variant>
#include <vector>

#include "app/analyses/analysis.h"
#include "app/analyses/relations/relations_figures.h"
#include "app/analyses/relations/relations_run.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

/// The analysis of the Relations page: grey relational degrees between the reference and other series. It shows the
/// matrix of all pairs, the ranking, the explanation of one degree, and how robust the degrees are.
struct RelationsAnalysis {
    static constexpr const char* kPage = "relations";
    [[nodiscard]] static QString title() { return widgets::Words::tr("Relations"); }
    static constexpr bool kReadsTable = true;
    /// Names of the figures without the page: figureName() puts "relations-" before them. The points of a pair and the
    /// axioms are lists, not figures.
    static constexpr const char* kMatrix = "relational-degree";
    static constexpr const char* kRanking = "ranking";
    static constexpr const char* kWhy = "why";
    static constexpr const char* kPoints = "point-by-point";
    static constexpr const char* kCurves = "degree-as-ρ-changes";
    static constexpr const char* kImages = "degree-under-every-image";
    static constexpr const char* kAxioms = "axioms-of-grey-relation";
    [[nodiscard]] static std::vector<FigureName> figureNames();

    using Request = RelationsRequest;
    using Result = Relations;
    using Shown = Analysed<Request, Result>;

    /// Returns the request of the study, or what the study lacks. Curves, images and axioms are calculated only if a
    /// wanted figure needs them.
    [[nodiscard]] static std::variant<Request, widgets::Empty> request(const Study& study, const SeriesCatalog& catalog,
                                                                       const WantedFigures& wanted);
    /// Calculates the degrees. Errors: those of calculateRelations().
    [[nodiscard]] static base::Expected<Result> run(const Request& request, base::Progress& progress);

    [[nodiscard]] static AnalysisFigures figures(const Shown& shown, const SeriesCatalog& catalog,
                                                 const WantedFigures& wanted);
    [[nodiscard]] static FigureData data(const Shown& shown);
    /// Returns the conventions of the degrees. `account` counts the rows of the result; null if there is no result.
    [[nodiscard]] static std::vector<Convention> conventions(const Study& study, const data::LeftOut* account);
    /// Returns the remarks on the degrees in the order in which they are shown. A remark that does not apply to this
    /// result has an empty text.
    [[nodiscard]] static std::vector<widgets::Remark> remarks(const RelationsFigures& figures);
    /// Returns the remarks on the checks of the axioms, in the order in which they are shown.
    [[nodiscard]] static std::vector<widgets::Remark> axiomRemarks(const std::vector<widgets::AxiomLine>& axioms);
    /// Returns the table of the compared series with their degrees and correlations.
    [[nodiscard]] static std::vector<widgets::Table> tables(const Shown& shown);
};

}  // namespace greyscope::app
