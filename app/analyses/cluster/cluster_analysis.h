#pragma once

#include <string>
#include <variant>
#include <vector>

#include "app/analyses/analysis.h"
#include "app/analyses/cluster/cluster_request.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

/// The analysis of the segment Clusters of the Relations page: grey clustering evaluation, which sorts the objects of
/// a table into classes.
struct ClusterAnalysis {
    static constexpr const char* kPage = "clusters";
    [[nodiscard]] static QString title() { return widgets::Words::tr("Clusters"); }
    static constexpr bool kReadsTable = true;
    /// Names of the figures without the page: figureName() puts "clusters-" before them.
    static constexpr const char* kFunctions = "functions";
    static constexpr const char* kCoefficients = "coefficients";
    [[nodiscard]] static std::vector<FigureName> figureNames();

    using Request = ClusterRequest;
    using Result = ClusteredObjects;
    using Shown = Analysed<Request, Result>;

    [[nodiscard]] static std::variant<Request, widgets::Empty> request(const Study& study,
                                                                       const WantedFigures& wanted = {});
    /// Errors: those of clusteredObjects().
    [[nodiscard]] static base::Expected<Result> run(const Request& request, base::Progress& progress);
    /// Returns which rows of the table are left out; called if run() fails.
    [[nodiscard]] static std::vector<TableAccount> accounts(const Request& request, base::Progress& progress);

    [[nodiscard]] static AnalysisFigures figures(const Shown& shown, const WantedFigures& wanted = {});
    [[nodiscard]] static FigureData data(const Shown& shown);
    /// Returns the conventions of the evaluation. `result` may be null.
    [[nodiscard]] static std::vector<Convention> conventions(const Study& study, const Result* result);
    [[nodiscard]] static std::vector<widgets::Remark> remarks(const Request& request, const Result& result);
    /// Returns the table of the objects and that of the weights.
    [[nodiscard]] static std::vector<widgets::Table> tables(const Result& result);
};

}  // namespace greyscope::app
