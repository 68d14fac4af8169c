#include "app/analyses/replication/replication_analysis.h"

#include <QFile>

#include <utility>

#include "app/analyses/replication/statement_run.h"
#include "app/analyses/replication/statements_figure.h"
#include "app/run/resources.h"
#include "app/run/tally.h"
#include "core/base/try.h"
#include "widgets/present/replication/replication_present.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

base::Expected<published::Sources> embeddedSources() {
    initResources();
    published::Sources sources;
    for (const std::string& name : published::sourceNames()) {
        const std::string path = ":/sample_data/" + name;
        QFile file(QString::fromStdString(path));
        if (!file.open(QIODevice::ReadOnly)) {
            return base::fail(base::ErrorCode::fileNotFound, {path}, {path, 0, 0});
        }
        sources.emplace(name, file.readAll().toStdString());
    }
    return sources;
}

base::Expected<published::ReplicationReport> runReplication(const published::ReplicationOptions& options,
                                                            base::Progress& progress) {
    const auto sources = embeddedSources();
    if (!sources) {
        return tl::unexpected(sources.error());
    }
    tally("replication");
    return published::replicate(*sources, options, progress);
}

std::vector<FigureName> ReplicationAnalysis::figureNames() {
    return {{kValues, Words::tr("Published and calculated numbers")},
            {kDegrees, Words::tr("Degrees")},
            {kErrors, Words::tr("Errors of table 9")},
            {kStatements, Words::tr("Claims made in the papers"), true}};
}

std::variant<ReplicationRequest, widgets::Empty> ReplicationAnalysis::request(const Study& /*study*/,
                                                                              const WantedFigures& wanted) {
    ReplicationRequest request;
    request.numbers = isWanted(wanted, kValues) || isWanted(wanted, kDegrees) || isWanted(wanted, kErrors);
    if (isNamed(wanted, kStatements)) {
        request.statements = allStatements();
    }
    return request;
}

base::Expected<ReplicationResult> ReplicationAnalysis::run(const Request& request, base::Progress& progress) {
    ReplicationResult result{{request.options, {}}};
    if (request.numbers) {
        static_cast<published::ReplicationReport&>(result) = GREYSCOPE_TRY(runReplication(request.options, progress));
    }
    if (!request.statements.empty()) {
        result.statements = checkedStatements(request.statements, progress);
    }
    return result;
}

AnalysisFigures ReplicationAnalysis::figures(const Shown& shown, const WantedFigures& wanted) {
    const ReplicationResult& result = *shown.result;
    AnalysisFigures all{kPage, conventions(shown.request.options), {}, {}, false};
    if (shown.request.numbers && isWanted(wanted, kDegrees)) {
        all.figures.push_back({kDegrees, widgets::degreesChart(result), {}});
    }
    if (shown.request.numbers && isWanted(wanted, kErrors)) {
        all.figures.push_back({kErrors, widgets::errorsChart(result), {}});
    }
    if (isNamed(wanted, kStatements)) {
        addStatements(all, kStatements, result.statements, {});
    }
    return all;
}

std::vector<Convention> ReplicationAnalysis::conventions(const published::ReplicationOptions& options) {
    return {{Words::tr("Image"), Words::tr("mean (x / x̄)")},
            {Words::tr("Δ extremes"), Words::tr("all pairs of the group")},
            {QStringLiteral("ρ"), widgets::fixedText(options.relation.distinguishingCoefficient, 2)},
            {Words::tr("Background weight"), widgets::fixedText(options.backgroundWeight, 2)},
            {Words::tr("ddof"), QStringLiteral("0")},
            {Words::tr("MAPE"), Words::tr("÷ measured")}};
}

}  // namespace greyscope::app
