#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/analyses/analysis.h"
#include "core/published/replicate.h"
#include "core/sim/statements/statements.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

/// The published numbers that the program carries. Error: fileNotFound.
[[nodiscard]] base::Expected<published::Sources> embeddedSources();

/// Holds them against what core calculates. Errors: those of replicate().
[[nodiscard]] base::Expected<published::ReplicationReport> runReplication(const published::ReplicationOptions& options,
                                                                          base::Progress& progress);

/// What is held against what the papers print.
struct ReplicationRequest {
    published::ReplicationOptions options;
    bool numbers = true;               ///< every printed number
    std::vector<int> statements = {};  ///< and the statements of these numbers, by simulation
    bool operator==(const ReplicationRequest&) const = default;
};

/// The printed numbers against ours; a failure of the statements leaves them as they are.
struct ReplicationResult : published::ReplicationReport {
    std::optional<base::Expected<std::vector<sim::Statement>>> statements = {};
};

/// Every published number against what the program calculates. The numbers are the program's own, whatever the study.
struct ReplicationAnalysis {
    static constexpr const char* kPage = "replication";
    [[nodiscard]] static QString title() { return widgets::Words::tr("Replication"); }
    static constexpr bool kReadsTable = false;
    /// Ends of the names of its figures.
    static constexpr const char* kValues = "published-numbers-against-ours";
    static constexpr const char* kDegrees = "degrees";
    static constexpr const char* kErrors = "errors-of-table-9";
    static constexpr const char* kStatements = "statements";
    [[nodiscard]] static std::vector<FigureName> figureNames();

    using Request = ReplicationRequest;
    using Result = ReplicationResult;
    using Shown = Analysed<Request, Result>;

    [[nodiscard]] static std::variant<Request, widgets::Empty> request(const Study& study, const WantedFigures& wanted);
    /// Errors: those of runReplication().
    [[nodiscard]] static base::Expected<Result> run(const Request& request, base::Progress& progress);

    [[nodiscard]] static AnalysisFigures figures(const Shown& shown, const WantedFigures& wanted);
    [[nodiscard]] static std::vector<Convention> conventions(const published::ReplicationOptions& options);
};

}  // namespace greyscope::app
