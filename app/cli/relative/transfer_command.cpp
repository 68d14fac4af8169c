#include "app/cli/relative/transfer_command.h"

#include <algorithm>
#include <optional>

#include <CLI/CLI.hpp>

#include "app/analyses/transfer/transfer_analysis.h"
#include "app/cli/arguments/option_rows.h"
#include "app/cli/arguments/table_arguments.h"
#include "app/cli/relative/transfer_output.h"
#include "app/study/choices/relative_options.h"
#include "app/study/predicted_pair.h"
#include "core/base/try.h"

namespace greyscope::app::cli {

using base::ErrorCode;
using base::Expected;
using base::fail;
using relative::PathWeights;

std::string TransferCommand::example() const {
    return "  greyscope transfer lustre_throughput.csv --value throughput_mb_s --system case --from 2.1 --to 3.2 \\\n"
           "    --via 4.1 --via 1.1,1.2 --where operation=W --factors threads_per_ost,objects_per_ost --min-leaf 2";
}

void TransferCommand::declare(CLI::App& app) {
    m_app = &app;
    m_arguments.declare(app);
    declareConditions(app, "--via", m_via, "Systems between the ends, joined with commas; repeated for further paths")
        ->type_name("NAME,...");
    declareList(app, "--at", m_at, "Answer for one cell: COL=VAL for each factor, joined with commas")
        ->type_name("COL=VAL,...");
    app.add_option("--paths", m_paths, "Use every path without a detour if --via is not given")
        ->type_name("all")
        ->capture_default_str();
    declareOptions(app, m_choices);
    app.add_option("--weights", m_weights, "Of the paths; error: 1 / validated error; or a number for each --via")
        ->type_name("equal|error|NUMBER,...")
        ->capture_default_str();
    m_figure.declare(app);
    declareFormat(app, m_format);
}

Expected<void> TransferCommand::readPaths(relative::TransferOptions& options) const {
    if (m_paths != "all") {
        return fail(ErrorCode::optionUnknown, {"--paths", m_paths, "all"});
    }
    if (!m_via.empty()) {
        if (auto effect = withoutEffect(*m_app, {"--paths", "--hops", "--combine"}, "--via " + m_via.front());
            !effect) {
            return effect;
        }
    }
    for (const std::string& path : m_via) {
        auto systems = listIn("--via", path);
        if (!systems) {
            return tl::unexpected(systems.error());
        }
        options.via.push_back(std::move(*systems));
    }
    return {};
}

Expected<std::vector<std::string>> TransferCommand::readCell(const relative::TransferResult& result) const {
    const auto asked = filtersOf(m_at, "--at");
    if (!asked) {
        return tl::unexpected(asked.error());
    }
    const std::vector<std::string>& factors = result.options.model.factors;
    for (const data::Filter& filter : *asked) {
        if (std::find(factors.begin(), factors.end(), filter.column) == factors.end()) {
            std::string names;
            for (const std::string& factor : factors) {
                names += (names.empty() ? "" : ", ") + factor;
            }
            return fail(ErrorCode::optionUnknown, {"--at", filter.column, names});
        }
    }
    std::vector<std::string> labels;
    for (const std::string& factor : m_at.empty() ? std::vector<std::string>{} : result.options.model.factors) {
        const auto filter = std::find_if(asked->begin(), asked->end(),
                                         [&](const data::Filter& candidate) { return candidate.column == factor; });
        if (filter == asked->end() || !data::holdsOneValue(*filter)) {
            return fail(ErrorCode::optionUnknown, {"--at", factor, factor + "=LEVEL"});
        }
        const auto same = [&](const relative::TransferCell& cell) {
            const std::string& label = cell.labels[labels.size()];
            const auto number = numberIn(label);
            return label == filter->values.front() || (number && number == numberIn(filter->values.front()));
        };
        const auto cell = std::find_if(result.cells.begin(), result.cells.end(), same);
        labels.push_back(cell == result.cells.end() ? filter->values.front() : cell->labels[labels.size()]);
    }
    return labels;
}

Expected<void> TransferCommand::readWeights(relative::TransferOptions& options) const {
    if (m_weights == "equal" || m_weights == "error") {
        options.weights = m_weights == "equal" ? PathWeights::equal : PathWeights::inverseError;
        return {};
    }
    options.weights = PathWeights::manual;
    if (m_via.empty()) {
        return fail(ErrorCode::optionConflict, {"--weights " + m_weights, "--paths all"});
    }
    const auto texts = listIn("--weights", m_weights);
    for (const std::string& text : texts ? *texts : std::vector<std::string>{""}) {
        const auto weight = numberIn(text);
        if (!weight) {
            return fail(ErrorCode::optionUnknown, {"--weights", m_weights, "equal, error, W1,W2,..."});
        }
        options.manual.push_back(*weight);
    }
    return {};
}

Expected<Study> TransferCommand::study(const relative::TransferOptions& given) const {
    Study study = GREYSCOPE_TRY(m_arguments.study(given.model));
    study.transfer = m_choices;
    study.transfer.weights = given.weights;
    study.transfer.via = given.via;
    for (std::size_t path = 0; path < given.manual.size(); ++path) {
        std::vector<std::string> systems{given.model.from};
        systems.insert(systems.end(), given.via[path].begin(), given.via[path].end());
        systems.push_back(given.model.to);
        study.transfer.byHand.push_back({std::move(systems), given.manual[path]});
    }
    return study;
}

/// Calculates the study. `read`: the account of the table as read.
Expected<TransferCommand::Ran> TransferCommand::ranOf(const Study& study, const data::LeftOut& read,
                                                      const relative::TransferOptions& given) {
    const auto request = transferRequest(study, predictedSeries(study));
    if (!request) {
        return fail(ErrorCode::optionConflict, {"--from " + given.model.from, "--to " + given.model.to});
    }
    base::NoProgress progress;
    Ran ran{GREYSCOPE_TRY(TransferAnalysis::run(*request, progress)), {}};
    ran.named = ran.own.result;
    GREYSCOPE_TRY(checkFolds(given.model, ran.named.cells.size()));
    nameAsGiven(ran.named.options.model, given.model);
    ran.named.account = accountAsRead(std::move(ran.named.account), read);
    return ran;
}

Expected<std::string> TransferCommand::run(Notes& notes) {
    relative::TransferOptions given;
    given.combine = m_choices.combine;
    given.maxHops = m_choices.maxHops;
    GREYSCOPE_TRY(readPaths(given));
    GREYSCOPE_TRY(readWeights(given));
    GREYSCOPE_TRY(filtersOf(m_at, "--at"));
    const auto chosen = GREYSCOPE_TRY(m_arguments.load(notes));
    given.model = chosen.options;
    // The given systems, columns and weights are checked first, because a study drops what its table lacks.
    GREYSCOPE_TRY(relative::checkTransfer(*chosen.dataset, given));
    Study study = GREYSCOPE_TRY(this->study(given));
    const Ran ran = GREYSCOPE_TRY(ranOf(study, chosen.account, given));
    const std::vector<std::string> labels = GREYSCOPE_TRY(readCell(ran.named));
    std::optional<relative::TransferAnswer> answer;
    if (!labels.empty()) {
        answer = GREYSCOPE_TRY(relative::transferAt(ran.named, labels));
        study.relative.question = labels;
    }
    if (m_figure.asked()) {
        const auto same = [&ran](const TransferRequest& /*request*/) { return ran.own; };
        GREYSCOPE_TRY(m_figure.write<TransferAnalysis>(study, TransferAnalysis::kGraph, same, notes));
    }
    return transferText(ran.named, answer, m_format, notes);
}

}  // namespace greyscope::app::cli
