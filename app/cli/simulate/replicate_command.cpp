#include "app/cli/simulate/replicate_command.h"

#include <CLI/CLI.hpp>

#include "app/cli/arguments/option_values.h"
#include "app/cli/simulate/simulate_output.h"
#include "app/run/replication_run.h"
#include "app/run/statement_run.h"
#include "app/study/sample_study.h"
#include "app/text/replication_report.h"
#include "core/base/try.h"

namespace greyscope::app::cli {

using base::Expected;

std::string ReplicateCommand::example() const {
    return "  greyscope replicate --paper P0 --format latex";
}

void ReplicateCommand::declare(CLI::App& app) {
    const auto& papers = replication::paperNames();
    declareChoice(app, "--paper", m_paper, {papers.begin(), papers.end()}, "Only this paper");
    declareChoice(app, "--tolerance", m_tolerance, toleranceNames(),
                  "How near is near enough; last-unit: one unit of the last printed digit")
        ->default_str("last-unit");
    app.add_flag("--statements", m_statements,
                 "Instead: what P2 to P4 state, beside what is simulated, and what that rests on; a minute or two");
    m_figure.declare(app);
    declareChoice(app, "--format", m_format,
                  {{ReportFormat::text, "text"},
                   {ReportFormat::json, "json"},
                   {ReportFormat::csv, "csv"},
                   {ReportFormat::latex, "latex"}},
                  "What to write")
        ->default_str("text");
}

Expected<std::string> ReplicateCommand::statements(Notes& notes) const {
    if (m_format == ReportFormat::latex) {
        return base::fail(base::ErrorCode::optionUnknown, {"--format", "latex", "text, json, csv"});
    }
    base::NoProgress progress;
    const std::vector<int> numbers =
        m_paper ? sim::statementNumbers(std::string(base::nameOf(replication::paperNames(), *m_paper)))
                : allStatements();
    const Format format = m_format == ReportFormat::json  ? Format::json
                          : m_format == ReportFormat::csv ? Format::csv
                                                          : Format::text;
    return statementsText(GREYSCOPE_TRY(checkedStatements(numbers, progress)), format, notes);
}

Expected<std::string> ReplicateCommand::run(Notes& notes) {
    if (m_statements) {
        if (m_figure.asked() && m_paper) {  // the page shows those of all papers
            return base::fail(base::ErrorCode::optionConflict, {"--figure or --study", "--paper with --statements"});
        }
        std::string text = GREYSCOPE_TRY(statements(notes));
        if (m_figure.asked()) {
            GREYSCOPE_TRY(m_figure.write(GREYSCOPE_TRY(sampleStudy()), "replication-statements", notes));
        }
        return text;
    }
    base::NoProgress progress;
    const auto report = runReplication({}, progress);
    if (!report) {
        return tl::unexpected(report.error());
    }
    if (m_figure.asked()) {
        GREYSCOPE_TRY(m_figure.write(GREYSCOPE_TRY(sampleStudy()), "replication-degrees", notes));
    }
    const replication::Judged judged = judgeAll(*report, m_tolerance, m_paper);
    switch (m_format) {
        case ReportFormat::json:
            return replicationJson(*report, judged, m_tolerance);
        case ReportFormat::csv:
            return replicationCsv(*report, judged);
        case ReportFormat::latex:
            return replicationLatex(*report, judged);
        case ReportFormat::text:
            break;
    }
    return replicationText(*report, judged);
}

}  // namespace greyscope::app::cli
