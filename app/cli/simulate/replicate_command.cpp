#include "app/cli/simulate/replicate_command.h"

#include <variant>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/analyses/replication/replication_analysis.h"
#include "app/analyses/replication/statement_run.h"
#include "app/cli/arguments/option_values.h"
#include "app/cli/simulate/simulate_output.h"
#include "app/study/sample_study.h"
#include "app/text/replication_report.h"
#include "core/base/try.h"

namespace greyscope::app::cli {

using base::Expected;

std::string ReplicateCommand::example() const {
    return "  greyscope replicate --paper P0 --format latex";
}

void ReplicateCommand::declare(CLI::App& app) {
    const auto& papers = published::paperNames();
    declareChoice(app, "--paper", m_paper, {papers.begin(), papers.end()}, "Only this paper");
    declareChoice(app, "--tolerance", m_tolerance, toleranceNames(),
                  "Tolerance; last-unit: one unit of the last printed digit")
        ->default_str("last-unit");
    app.add_flag("--statements", m_statements,
                 "Compare the claims of P2 to P4 with simulation instead (takes one or two minutes)");
    m_figure.declare(app);
    declareChoice(app, "--format", m_format,
                  {{ReportFormat::text, "text"},
                   {ReportFormat::json, "json"},
                   {ReportFormat::csv, "csv"},
                   {ReportFormat::latex, "latex"}},
                  "Output format")
        ->default_str("text");
}

Expected<Format> ReplicateCommand::formatOfStatements() const {
    if (m_format == ReportFormat::latex) {
        return base::fail(base::ErrorCode::optionUnknown, {"--format", "latex", "text, json, csv"});
    }
    return m_format == ReportFormat::json ? Format::json : m_format == ReportFormat::csv ? Format::csv : Format::text;
}

const char* ReplicateCommand::mainFigure() const {
    return m_statements ? ReplicationAnalysis::kStatements : ReplicationAnalysis::kDegrees;
}

Expected<std::string> ReplicateCommand::run(Notes& notes) {
    const Format ofStatements = m_statements ? GREYSCOPE_TRY(formatOfStatements()) : Format::text;
    if (m_statements && m_paper && m_figure.writesStudy()) {  // a study cannot store the paper
        return base::fail(base::ErrorCode::optionConflict, {"--study", "--paper with --statements"});
    }
    const WantedFigures wanted = m_figure.wanted(figureName(ReplicationAnalysis::kPage, mainFigure()));
    ReplicationRequest request = std::get<ReplicationRequest>(ReplicationAnalysis::request({}, wanted));
    request.numbers = !m_statements || (wanted && request.numbers);
    if (m_statements) {
        request.statements = m_paper
                                 ? sim::statementNumbers(std::string(base::nameOf(published::paperNames(), *m_paper)))
                                 : allStatements();
    }
    base::NoProgress progress;
    const ReplicationResult result = GREYSCOPE_TRY(ReplicationAnalysis::run(request, progress));
    std::string told = m_statements ? statementsText(GREYSCOPE_TRY(*result.statements), ofStatements, notes) : "";
    if (m_figure.asked()) {
        const auto same = [&result](const ReplicationRequest& /*request*/) { return result; };
        GREYSCOPE_TRY(m_figure.write<ReplicationAnalysis>(GREYSCOPE_TRY(sampleStudy()), mainFigure(), same, notes));
    }
    if (m_statements) {
        return told;
    }
    const published::Judged judged = judgeAll(result, m_tolerance, m_paper);
    switch (m_format) {
        case ReportFormat::json:
            return notes.writeWith(nlohmann::ordered_json::parse(replicationJson(result, judged, m_tolerance)));
        case ReportFormat::csv:
            return replicationCsv(result, judged);
        case ReportFormat::latex:
            return replicationLatex(result, judged);
        case ReportFormat::text:
            break;
    }
    return replicationText(result, judged);
}

}  // namespace greyscope::app::cli
