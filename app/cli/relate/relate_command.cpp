#include "app/cli/relate/relate_command.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/analyses/relations/relations_analysis.h"
#include "app/cli/output/table_output.h"
#include "app/cli/relate/correlation_output.h"
#include "app/cli/relate/relation_output.h"
#include "app/cli/relate/relation_pairs.h"
#include "app/text/error_text.h"
#include "core/base/contains.h"
#include "core/base/nearest.h"
#include "core/base/try.h"
#include "core/base/utf8.h"
#include "core/data/groups/row_groups.h"
#include "core/derivation/relation_derivation.h"
#include "core/grey/degrees/relation_kernel.h"
#include "widgets/present/relations/relation_tables.h"

namespace greyscope::app::cli {

using base::ErrorCode;
using base::Expected;
using base::fail;
using Indices = std::vector<std::size_t>;

namespace {

Stability stabilityOf(const Relations& relations) {
    return {relations.sensitivity, *relations.degrees.images};
}

std::vector<std::string> namesOf(const grey::RelationResult& result) {
    std::vector<std::string> names{result.reference};
    names.insert(names.end(), result.names.begin(), result.names.end());
    return names;
}

}  // namespace

std::string RelateCommand::example() const {
    return "  greyscope relate lustre_throughput.csv --axis threads_per_ost --value throughput_mb_s \\\n"
           "    --series case,operation --where objects_per_ost=1 --reference 1.1-W --compare 1.1-R,1.2-W";
}

void RelateCommand::declare(CLI::App& app) {
    m_series.declare(app);
    m_compared.declare(app);
    app.add_flag("--matrix", m_matrix, "Degrees of all pairs instead of those with one reference");
    const auto& ideal = optionOf(&RelationsChoices::ideal);
    declareFlag(app, ideal.flag, m_ideal, ideal.help);
    m_degree.declare(app);
    app.add_option("--why", m_why, "Show point by point how the degree of this series with the reference comes about")
        ->type_name("NAME");
    app.add_flag("--stability", m_stability, "Also show how stable the order is: over rho, and under every image");
    app.add_flag("--axioms", m_axioms, "Also the four axioms of grey relation, checked on these series");
    m_figure.declare(app);
    m_derivation.declare(app, m_format, false);
}

/// A table of alternatives without another reference is compared with the ideal.
bool RelateCommand::withIdeal() const {
    return m_ideal || (m_degree.hasCriteria() && m_compared.reference().empty() && !m_matrix);
}

Expected<void> RelateCommand::checkCall(const grey::RelationOptions& options) const {
    const auto conflict = [](bool first, const char* a, bool second, const char* b) {
        return first && second ? Expected<void>(fail(ErrorCode::optionConflict, {a, b})) : Expected<void>();
    };
    const bool csv = m_format == Format::csv;
    const bool spearman = GREYSCOPE_TRY(m_degree.bySpearman());
    for (const auto& check :
         {conflict(m_ideal, "--ideal", m_matrix, "--matrix"),
          conflict(m_ideal, "--ideal", !m_compared.reference().empty(), "--reference"),
          conflict(m_derivation.asked(), "--working", m_matrix, "--matrix"),
          conflict(m_derivation.asked(), "--working", m_stability, "--stability"),
          conflict(m_derivation.asked(), "--working", m_axioms, "--axioms"),
          conflict(!m_why.empty(), "--why", m_matrix, "--matrix"),
          conflict(!m_why.empty(), "--why", m_stability, "--stability"),
          conflict(!m_why.empty(), "--why", m_axioms, "--axioms"),
          conflict(m_stability, "--stability", m_matrix, "--matrix"),
          conflict(m_stability, "--stability", withIdeal(), "--ideal"),
          conflict(m_axioms, "--axioms", withIdeal(), "--ideal"),
          conflict(m_degree.mostLags().has_value(), "--max-lag", m_matrix, "--matrix"),
          conflict(m_degree.mostLags().has_value(), "--max-lag", withIdeal(), "--ideal"),
          conflict(spearman, "--measure spearman", !m_matrix, "one reference"),
          conflict(spearman, "--measure spearman", m_axioms, "--axioms"),
          conflict(spearman, "--measure spearman", m_degree.ordersOrGroups(), "--order, --threshold"),
          conflict(m_stability, "--stability", csv, "--format csv"),
          conflict(m_axioms, "--axioms", csv, "--format csv"),
          conflict(m_degree.threshold().has_value(), "--threshold", csv, "--format csv")}) {
        if (!check) {
            return check;
        }
    }
    const auto order = m_degree.order();
    const bool comparesToOne = (order && *order == TableOrder::degree) || options.image.kind == data::Image::ratio;
    if (m_matrix && m_compared.reference().empty() && comparesToOne) {
        return fail(ErrorCode::optionMissing, {"--reference", "the series that the order or the ratio refers to"});
    }
    return {};
}

bool RelateCommand::needsRows() const {
    const bool withIntervals = !m_matrix && !m_ideal && m_why.empty();
    return withIntervals || m_figure.asked() || m_derivation.asked() || m_degree.hasCriteria();
}

Expected<std::string> RelateCommand::run(Notes& notes) {
    return needsRows() ? answer(notes) : m_series.runGrouped(notes, [this](Notes& told) { return answer(told); });
}

Expected<std::string> RelateCommand::answer(Notes& notes) {
    GREYSCOPE_TRY(m_derivation.check());
    const grey::RelationOptions given = GREYSCOPE_TRY(m_degree.options(m_matrix));
    GREYSCOPE_TRY(checkCall(given));
    const bool alternatives = m_degree.hasCriteria();
    auto chosen = GREYSCOPE_TRY(
        alternatives ? m_series.loadAlternatives(m_degree.criteria(), notes)
                     : m_series.load(m_compared.oneName(), SeriesArguments::Points::severalFactors, notes));
    if (!m_matrix && !withIdeal() && m_compared.reference().empty()) {
        return seriesMissing("--reference", chosen.table, "; --matrix gives all pairs");
    }
    const Indices which = GREYSCOPE_TRY(m_compared.choose(chosen));
    if (chosen.dataset->remembered<data::RowGroups>() &&
        (which.size() < chosen.table.series.size() || chosen.table.leftOut.gaps > 0)) {  // rows left out are counted
        return tl::unexpected(data::rowsNeeded({data::RowsNeeded::answer, {}}));
    }
    const grey::RelationOptions options = m_degree.withKnownEffects(given, chosen, which);
    if (m_format != Format::text) {
        chosen.noteLeftOut();
    }
    const Study study = GREYSCOPE_TRY(this->study(chosen, which, alternatives ? options : given));
    base::NoProgress progress;
    Relations relations = GREYSCOPE_TRY(RelationsAnalysis::run(GREYSCOPE_TRY(request(study, which, chosen)), progress));
    std::vector<std::string>& labels = relations.degrees.result.pointLabels;
    labels.clear();
    for (std::size_t k = 0; k < relations.table.pointCount(); ++k) {  // as grey::relate() numbers them
        labels.push_back(relations.table.pointLabel(k));
    }
    auto text = GREYSCOPE_TRY(write(relations, chosen));
    if (m_figure.asked()) {
        const auto same = [&relations](const RelationsRequest& /*request*/) { return std::move(relations); };
        GREYSCOPE_TRY(m_figure.write<RelationsAnalysis>(study, mainFigure(), same, notes));
    }
    return text;
}

const char* RelateCommand::mainFigure() const {
    return m_matrix         ? RelationsAnalysis::kMatrix
           : !m_why.empty() ? RelationsAnalysis::kWhy
           : m_stability    ? RelationsAnalysis::kCurves
                            : RelationsAnalysis::kRanking;
}

Expected<Study> RelateCommand::study(const SeriesArguments::Chosen& chosen, const Indices& which,
                                     const grey::RelationOptions& options) const {
    const auto order = GREYSCOPE_TRY(m_degree.order());
    Study study;
    // What cannot be stored matters only where the study is asked for.
    study.tables.push_back(!m_degree.hasCriteria() ? GREYSCOPE_TRY(m_series.studyTable(chosen))
                           : m_figure.asked()      ? GREYSCOPE_TRY(m_series.studyOfAlternatives(chosen))
                                                   : StudyTable{.dataset = chosen.dataset});
    study.name = study.tables.front().name;
    for (const std::size_t index : which) {
        const SeriesId id{study.name, chosen.table.series[index].name};
        study.selection.reference.empty() ? void(study.selection.reference = id)
                                          : study.selection.compared.push_back(id);
    }
    RelationsChoices& choices = study.relations;
    choices.options = options;
    choices.commonPoints = m_compared.commonPoints();
    choices.order = order == TableOrder::degree     ? MatrixOrder::byDegree
                    : order == TableOrder::clusters ? MatrixOrder::clustered
                                                    : MatrixOrder::given;
    choices.linkage = GREYSCOPE_TRY(m_degree.linkage());
    choices.groupDegree = m_degree.threshold().value_or(choices.groupDegree);
    choices.shows = GREYSCOPE_TRY(m_degree.bySpearman()) ? MatrixShows::spearman : choices.shows;
    choices.mostLags = m_degree.mostLags();
    choices.explained = m_why;
    choices.ideal = withIdeal();
    return study;
}

Expected<RelationsRequest> RelateCommand::request(const Study& study, const Indices& which,
                                                  const SeriesArguments::Chosen& chosen) const {
    const bool spearman = GREYSCOPE_TRY(m_degree.bySpearman());
    const bool draws = m_figure.draws();
    const WantedFigures figures = m_figure.wanted(figureName(RelationsAnalysis::kPage, mainFigure()));
    std::vector<std::string> others;
    for (const SeriesId& id : study.selection.compared) {
        others.push_back(id.name);
    }
    RelationsRequest request = relationsRequest(study, std::move(others));
    request.alternatives = m_degree.hasCriteria() && !m_figure.asked();  // a study has turned its table
    if (request.alternatives) {
        request.query = chosen.query;
        request.reference = chosen.table.series[which.front()].name;
    }
    request.inDetail = true;
    request.correlations = spearman;
    request.degrees = draws || !spearman;
    request.pairs = draws || m_axioms || (m_matrix && !spearman);
    if (request.ranksAlone() && (m_axioms || (m_matrix && !spearman))) {
        return fail(ErrorCode::tooManySeries, {std::to_string(which.size()), std::to_string(grey::kMostSeriesInTable)});
    }
    request.secondLook = draws || !(m_matrix || request.ideal || m_derivation.asked());
    request.intervals = draws || !(m_matrix || request.ideal || m_derivation.asked() || !m_why.empty());
    request.curves = m_stability || (draws && isWanted(figures, RelationsAnalysis::kCurves));
    request.images = m_stability || (draws && isWanted(figures, RelationsAnalysis::kImages));
    request.axioms = m_axioms || (draws && isWanted(figures, RelationsAnalysis::kAxioms));
    return request;
}

Expected<std::string> RelateCommand::write(const Relations& relations, const SeriesArguments::Chosen& chosen) const {
    if (GREYSCOPE_TRY(m_degree.bySpearman())) {
        return spearmanText(chosen, relations, m_format);
    }
    if (m_matrix) {
        return pairsText(chosen, relations, {GREYSCOPE_TRY(m_degree.order()), m_degree.threshold(), m_format});
    }
    return m_derivation.asked() ? writeDerivation(relations, *chosen.notes)
           : !m_why.empty()     ? writeWhy(relations, chosen)
                                : writeRanking(relations, chosen);
}

std::string RelateCommand::writeRanking(const Relations& relations, const SeriesArguments::Chosen& chosen) const {
    const grey::RelationResult& result = relations.degrees.result;
    const auto& intervals = relations.degrees.intervals;
    if (const auto& error = relations.degrees.whyNoIntervals) {
        chosen.notes->add("No intervals of degrees: " + errorLine(*error).toStdString());
    }
    chosen.notes->setRemarks(rankingRemarks(relations));
    if (m_format == Format::json) {
        return chosen.notes->writeWith(rankingJson(relations, chosen));
    }
    const widgets::Table table =
        widgets::relatedSeries(result, intervals ? &*intervals : nullptr, withIdeal() ? nullptr : &relations.second)
            .withRows(widgets::rankOrder(result));
    if (m_format == Format::csv) {
        return csvTable(table);
    }
    std::string text = "Reference " + base::terminalText(result.reference) + ", " +
                       std::to_string(result.pointLabels.size()) + " points. " +
                       conventionsLine(result.options, chosen.query) + chosen.leftOutLine() + alignedTable(table);
    text += withIdeal() ? std::string() : correlationsText(relations.second);
    text += m_stability ? stabilityText(result, stabilityOf(relations)) : std::string();
    const std::string said = chosen.notes->takeRemarks();
    return text + (said.empty() ? said : "\n" + said);
}

nlohmann::ordered_json RelateCommand::rankingJson(const Relations& relations,
                                                  const SeriesArguments::Chosen& chosen) const {
    const grey::RelationResult& result = relations.degrees.result;
    nlohmann::ordered_json json = jsonOf(result, chosen.query, relations.degrees.intervals);
    json["left_out"] = leftOutJson(chosen.table.leftOut);
    if (!withIdeal()) {
        addCorrelations(json, result, relations.second);
    }
    if (m_stability) {
        json["stability"] = jsonOf(result, stabilityOf(relations));
    }
    if (m_axioms) {
        json["axioms"] = jsonOf(*relations.degrees.axioms, namesOf(result), result.options);
    }
    return json;
}

std::vector<widgets::Remark> RelateCommand::rankingRemarks(const Relations& relations) const {
    const grey::RelationResult& result = relations.degrees.result;
    std::vector<widgets::Remark> remarks;
    const auto add = [&remarks](std::vector<widgets::Remark> more) {
        std::ranges::move(more, std::back_inserter(remarks));
    };
    if (const auto& intervals = relations.degrees.intervals) {
        remarks.push_back({"intervals", widgets::Remark::Kind::info,
                           QString::fromStdString(intervalsText(*intervals, result.options))});
    }
    if (relations.degrees.notSimulated) {
        remarks.push_back({"intervals", widgets::Remark::Kind::info, widgets::notSimulatedSentence()});
    }
    if (!withIdeal()) {
        add(differRemarks(result, relations.second));
    }
    if (m_stability) {
        add(stabilityRemarks(result, stabilityOf(relations)));
    }
    if (m_axioms) {
        add(axiomRemarks(*relations.degrees.axioms, namesOf(result), result.options));
    }
    return remarks;
}

Expected<std::string> RelateCommand::writeWhy(const Relations& relations, const SeriesArguments::Chosen& chosen) const {
    const grey::RelationResult& result = relations.degrees.result;
    const auto found = std::find(result.names.begin(), result.names.end(), m_why);
    if (found == result.names.end()) {
        return fail(ErrorCode::unknownSeries, base::withChoices({m_why}, base::nearestChoices(m_why, result.names)));
    }
    const auto at = static_cast<std::size_t>(found - result.names.begin());
    if (m_format == Format::csv) {
        return csvTable(pointTable(result, at));
    }
    if (m_format == Format::json) {
        nlohmann::ordered_json json = jsonOf(result, chosen.query);
        json["left_out"] = leftOutJson(chosen.table.leftOut);
        json["why"] = pointsJson(result, at);
        if (!withIdeal()) {
            json["why"]["correlation"] = correlationJson(result, relations.second, at);
        }
        return chosen.notes->writeWith(std::move(json));
    }
    return "Reference " + base::terminalText(result.reference) + " with " + base::terminalText(m_why) + ". " +
           conventionsLine(result.options, chosen.query) + chosen.leftOutLine() + alignedTable(pointTable(result, at)) +
           pointLines(result, at) + (withIdeal() ? std::string() : correlationText(result, relations.second, at));
}

Expected<std::string> RelateCommand::writeDerivation(const Relations& relations, Notes& notes) const {
    const grey::RelationResult& result = relations.degrees.result;
    if (!m_why.empty() && !base::contains(result.names, m_why)) {
        return fail(ErrorCode::unknownSeries, base::withChoices({m_why}, base::nearestChoices(m_why, result.names)));
    }
    GREYSCOPE_TRY(m_derivation.checkCount(m_why.empty() ? result.names.size() : 1));
    std::vector<derivation::Derivation> derivations;
    const std::size_t first = withIdeal() ? 0 : 1;
    for (std::size_t i = 0; i < result.names.size(); ++i) {
        if (m_why.empty() || result.names[i] == m_why) {
            derivations.push_back(GREYSCOPE_TRY(
                derivation::relationDerivation(relations.table, relations.which, {0, first + i, withIdeal()},
                                               result.options, m_derivation.rounding())));
        }
    }
    return m_derivation.written(derivations, notes);
}

}  // namespace greyscope::app::cli
