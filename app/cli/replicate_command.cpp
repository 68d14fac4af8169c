#include "app/cli/replicate_command.h"

#include <map>
#include <optional>

#include <CLI/CLI.hpp>

#include "app/run/replication_run.h"
#include "app/text/replication_report.h"

namespace greyscope::app::cli {

using base::Expected;
using replication::Paper;

namespace {

/// nullopt for an empty name: all papers.
Expected<std::optional<Paper>> paperOf(const std::string& name) {
    std::string choices;
    for (const auto& [paper, short_] : replication::paperNames()) {
        if (name == short_) {
            return std::optional(paper);
        }
        choices += (choices.empty() ? "" : ", ") + short_;
    }
    if (name.empty()) {
        return std::optional<Paper>();
    }
    return base::fail(base::ErrorCode::optionUnknown, {"--paper", name, choices});
}

}  // namespace

std::string ReplicateCommand::example() const {
    return "  greyscope replicate --paper P0 --format latex";
}

void ReplicateCommand::declare(CLI::App& app) {
    static const std::map<std::string, ReportFormat> formats{{"text", ReportFormat::text},
                                                             {"json", ReportFormat::json},
                                                             {"csv", ReportFormat::csv},
                                                             {"latex", ReportFormat::latex}};
    std::map<std::string, replication::Tolerance> tolerances;
    for (const auto& [tolerance, name] : toleranceNames()) {
        tolerances.emplace(name, tolerance);
    }
    app.add_option("--paper", m_paper, "Only this paper: P0, P1, P2, P3 or P4")->type_name("NAME");
    app.add_option("--tolerance", m_tolerance,
                   "How near is near enough: rounding, last-unit (one unit of the last printed digit) or percent")
        ->transform(CLI::CheckedTransformer(tolerances).description("").name(""))
        ->type_name("NAME")
        ->default_str("last-unit");
    app.add_option("--format", m_format, "Output: text, json, csv or latex")
        ->transform(CLI::CheckedTransformer(formats).description("").name(""))
        ->type_name("NAME")
        ->default_str("text");
}

Expected<std::string> ReplicateCommand::run(Notes& /*notes*/) {
    const auto paper = paperOf(m_paper);
    if (!paper) {
        return tl::unexpected(paper.error());
    }
    base::NoProgress progress;
    const auto report = runReplication({}, progress);
    if (!report) {
        return tl::unexpected(report.error());
    }
    const replication::Judged judged = judgeAll(*report, m_tolerance, *paper);
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
