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

/// Returns the published numbers that are embedded in the program. Error: fileNotFound.
[[nodiscard]] base::Expected<published::Sources> embeddedSources();

/// Compares the embedded published numbers with what the program calculates. Errors: those of replicate().
[[nodiscard]] base::Expected<published::ReplicationReport> runReplication(const published::ReplicationOptions& options,
                                                                          base::Progress& progress);

/// Which published numbers and statements are checked.
struct ReplicationRequest {
    published::ReplicationOptions options;
    bool numbers = true;               ///< check every printed number
    std::vector<int> statements = {};  ///< numbers of the statements that are checked by simulation
    bool operator==(const ReplicationRequest&) const = default;
};

/// The printed numbers compared with calculated ones, and the checked statements. If the check of the statements fails,
/// the numbers are still shown.
struct ReplicationResult : published::ReplicationReport {
    std::optional<base::Expected<std::vector<sim::Statement>>> statements = {};
};

/// The analysis of the Replication page: compares every published number with the one that the program calculates. It
/// does not depend on the study.
struct ReplicationAnalysis {
    static constexpr const char* kPage = "replication";
    [[nodiscard]] static QString title() { return widgets::Words::tr("Replication"); }
    static constexpr bool kReadsTable = false;
    /// Names of the figures without the page: figureName() puts "replication-" before them.
    static constexpr const char* kValues = "published-numbers-against-ours";
    static constexpr const char* kDegrees = "degrees";
    static constexpr const char* kErrors = "errors-of-table-9";
    static constexpr const char* kStatements = "statements";
    [[nodiscard]] static std::vector<FigureName> figureNames();

    using Request = ReplicationRequest;
    using Result = ReplicationResult;
    using Shown = Analysed<Request, Result>;

    [[nodiscard]] static std::variant<Request, widgets::Empty> request(const Study& study, const WantedFigures& wanted);
    /// Makes the comparison. Errors: those of runReplication().
    [[nodiscard]] static base::Expected<Result> run(const Request& request, base::Progress& progress);

    [[nodiscard]] static AnalysisFigures figures(const Shown& shown, const WantedFigures& wanted);
    [[nodiscard]] static std::vector<Convention> conventions(const published::ReplicationOptions& options);
};

}  // namespace greyscope::app
