#pragma once

#include <string>
#include <variant>
#include <vector>

#include "app/analyses/analysis.h"
#include "app/analyses/transfer/transfer_choices.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

/// The analysis of the Transfer page: predicts a system that was not measured together with the first one, along paths
/// of trained pairs of systems.
struct TransferAnalysis {
    static constexpr const char* kPage = "transfer";
    [[nodiscard]] static QString title() { return widgets::Words::tr("Transfer"); }
    static constexpr bool kReadsTable = true;
    /// Names of the figures without the page: figureName() puts "transfer-" before them.
    static constexpr const char* kGraph = "systems-and-trained-relations";
    static constexpr const char* kStrips = "paths-compared";
    [[nodiscard]] static std::vector<FigureName> figureNames();

    using Request = TransferRequest;
    using Result = TransferOutcome;
    using Shown = Analysed<Request, Result>;

    [[nodiscard]] static std::variant<Request, widgets::Empty> request(const Study& study, const SeriesCatalog& catalog,
                                                                       const WantedFigures& wanted);
    /// Trains the pairs and calculates the prediction. Errors: those of runTransfer().
    [[nodiscard]] static base::Expected<Result> run(const Request& request, base::Progress& progress);

    [[nodiscard]] static AnalysisFigures figures(const Shown& shown, const SeriesCatalog& catalog,
                                                 const WantedFigures& wanted);
    [[nodiscard]] static FigureData data(const Shown& shown);
    /// Returns the conventions of the prediction. `result` may be null; conventions that depend on a result are then
    /// omitted.
    [[nodiscard]] static std::vector<Convention> conventions(const Study& study, const Result* result);
    /// Returns the remarks in the order in which they are shown. A remark that does not apply to this result has an
    /// empty text.
    [[nodiscard]] static std::vector<widgets::Remark> remarks(const widgets::TransferParts& parts);
    /// Returns the tables of paths, errors and cells.
    [[nodiscard]] static std::vector<widgets::Table> tables(const Shown& shown);
};

}  // namespace greyscope::app
