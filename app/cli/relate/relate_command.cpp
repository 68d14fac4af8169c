#include "app/cli/relate/relate_command.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>
#include <variant>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/analyses/relations/relations_analysis.h"
#include "app/cli/output/table_output.h"
#include "app/cli/relate/correlation_output.h"
#include "app/cli/relate/relation_output.h"
#include "app/cli/relate/relation_pairs.h"
#include "app/run/tally.h"
#include "app/text/error_text.h"
#include "core/base/nearest.h"
#include "core/base/try.h"
#include "core/base/utf8.h"
#include "core/data/series/series_quantities.h"
#include "core/stats/series_repeats.h"
#include "core/working/relation_working.h"
#include "widgets/present/relations/relation_tables.h"

namespace greyscope::app::cli {

using base::ErrorCode;
using base::Expected;
using base::fail;
using Indices = std::vector<std::size_t>;

namespace {

constexpr std::size_t kSensitivitySteps = 100;

/// `known` holds results that were calculated already and are reused here; may be null.
Expected<Stability> stabilityOf(const data::SeriesTable& table, const Indices& which,
                                const grey::RelationResult& result, const Relations* known) {
    base::NoProgress progress;
    if (known == nullptr || !known->degrees.images) {
        tally("other images");
    }
    auto images = known != nullptr && known->degrees.images
                      ? *known->degrees.images
                      : GREYSCOPE_TRY(grey::imageSensitivityOf(table, which.front(), {which.begin() + 1, which.end()},
                                                               result.options, progress));
    Stability stability{{}, std::move(images)};
    if (known != nullptr && known->sensitivity) {
        stability.rho = *known->sensitivity;
    } else if (grey::degreeOf(result.options.method).isByPoints()) {
        tally("sensitivity");
        stability.rho = GREYSCOPE_TRY(grey::sensitivityOf(result, kSensitivitySteps, progress));
    }
    return stability;
}

std::string noIntervalsText(const base::Error& error) {
    return "No intervals of degrees: " + errorLine(error).toStdString();
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
    app.add_flag("--ideal", m_ideal, "Compare with the best possible value of the image, 1 at every point");
    m_degree.declare(app);
    app.add_option("--why", m_why, "Point by point, how the degree of the reference with this series comes about")
        ->type_name("NAME");
    app.add_flag("--stability", m_stability, "Also how far the order holds: over rho, and under every image");
    app.add_flag("--axioms", m_axioms, "Also the four axioms of grey relation, checked on these series");
    m_figure.declare(app);
    m_working.declare(app, m_format, false);
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
          conflict(m_working.asked(), "--working", m_matrix, "--matrix"),
          conflict(m_working.asked(), "--working", m_stability, "--stability"),
          conflict(m_working.asked(), "--working", m_axioms, "--axioms"),
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
    if (!m_matrix && !withIdeal() && m_compared.reference().empty()) {
        return fail(ErrorCode::optionMissing, {"--reference", "the name of a series; --matrix gives all pairs"});
    }
    const auto order = m_degree.order();
    const bool comparesToOne = (order && *order == TableOrder::degree) || options.image.kind == data::Image::ratio;
    if (m_matrix && m_compared.reference().empty() && comparesToOne) {
        return fail(ErrorCode::optionMissing, {"--reference", "the series that the order or the ratio refers to"});
    }
    return {};
}

Expected<std::string> RelateCommand::run(Notes& notes) {
    GREYSCOPE_TRY(m_working.check());
    const grey::RelationOptions given = GREYSCOPE_TRY(m_degree.options(m_matrix));
    GREYSCOPE_TRY(checkCall(given));
    auto chosen = GREYSCOPE_TRY(
        m_degree.hasCriteria() ? m_series.loadAlternatives(m_degree.criteria(), notes)
                               : m_series.load(m_compared.oneName(), SeriesArguments::Points::severalFactors, notes));
    const Indices which = GREYSCOPE_TRY(m_compared.choose(chosen));
    const grey::RelationOptions options = m_degree.withKnownEffects(given, chosen, which);
    if (options.image.kind == data::Image::ratio) {
        std::vector<std::string> names;
        for (const std::size_t index : which) {
            names.push_back(chosen.table.series[index].name);
        }
        GREYSCOPE_TRY(data::checkAlike(*chosen.dataset, chosen.query, chosen.table, names));
    }
    if (m_format != Format::text) {
        chosen.noteLeftOut();
    }
    const bool spearman = GREYSCOPE_TRY(m_degree.bySpearman());
    const auto study = m_figure.asked() ? std::optional(GREYSCOPE_TRY(studyOf(chosen, which, given))) : std::nullopt;
    std::optional<Relations> relations;
    if (study && m_figure.draws()) {
        relations = GREYSCOPE_TRY(drawnOf(*study));
    }
    const Relations* known = relations ? &*relations : nullptr;
    auto text = spearman            ? spearmanText(chosen, which, m_format, known)
                : m_matrix          ? writePairs(chosen, which, options, known)
                : m_working.asked() ? writeWorking(chosen, which, options)
                                    : writeRanking(chosen, which, options, known);
    if (text && study) {
        const auto same = [&relations](const RelationsRequest& /*request*/) { return std::move(*relations); };
        GREYSCOPE_TRY(m_figure.write<RelationsAnalysis>(*study, mainFigure(), same, notes));
    }
    return text;
}

const char* RelateCommand::mainFigure() const {
    return m_matrix         ? RelationsAnalysis::kMatrix
           : !m_why.empty() ? RelationsAnalysis::kWhy
           : m_stability    ? RelationsAnalysis::kCurves
                            : RelationsAnalysis::kRanking;
}

/// All that the figure and the text show of the study, calculated once.
Expected<Relations> RelateCommand::drawnOf(const Study& study) const {
    StudyStore store;
    SeriesCatalog catalog(store);
    store.reset(study);
    const std::string main = figureName(RelationsAnalysis::kPage, mainFigure());
    auto asked = RelationsAnalysis::request(study, catalog, m_figure.wanted(main));
    if (const auto* missing = std::get_if<widgets::Empty>(&asked)) {
        return fail(ErrorCode::nothingToDraw, {main, missing->needs.toStdString(), "", ""});
    }
    auto& request = std::get<RelationsRequest>(asked);
    request.manyIntervals = true;
    request.curves = request.curves || m_stability;
    request.images = request.images || m_stability;
    request.axioms = request.axioms || m_axioms;
    base::NoProgress progress;
    Relations relations = GREYSCOPE_TRY(RelationsAnalysis::run(request, progress));
    for (std::size_t k = 0; k < relations.table.pointCount(); ++k) {  // as grey::relate() tells them
        relations.degrees.result.pointLabels.push_back(relations.table.pointLabel(k));
    }
    return relations;
}

Expected<Study> RelateCommand::studyOf(const SeriesArguments::Chosen& chosen, const Indices& which,
                                       const grey::RelationOptions& options) const {
    GREYSCOPE_TRY(notStorable(withIdeal(), m_ideal ? "--ideal" : "--criteria",
                              "the best possible series is not one of its tables' series"));
    const auto order = GREYSCOPE_TRY(m_degree.order());
    Study study;
    study.tables.push_back(GREYSCOPE_TRY(m_series.studyTable(chosen)));
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
    if (!m_why.empty()) {  // the pair that is explained is the first of those compared
        auto& compared = study.selection.compared;
        std::stable_partition(compared.begin(), compared.end(), [&](const SeriesId& id) { return id.name == m_why; });
    }
    return study;
}

Expected<std::string> RelateCommand::writePairs(const SeriesArguments::Chosen& chosen, const Indices& which,
                                                const grey::RelationOptions& options, const Relations* known) const {
    const TableOrder order = GREYSCOPE_TRY(m_degree.order());
    const grey::Linkage linkage = GREYSCOPE_TRY(m_degree.linkage());
    return pairsText(chosen, which, options, {order, linkage, m_degree.threshold(), m_axioms, m_format}, known);
}

Expected<std::string> RelateCommand::writeRanking(const SeriesArguments::Chosen& chosen, const Indices& which,
                                                  const grey::RelationOptions& options, const Relations* known) const {
    if (known != nullptr) {
        return write(known->degrees.result, chosen, which, known);
    }
    tally("degrees");
    const auto result = GREYSCOPE_TRY(
        withIdeal() ? grey::relateToIdeal(chosen.table, which, options)
                    : grey::relate(chosen.table, which.front(), {which.begin() + 1, which.end()}, options));
    return write(result, chosen, which, nullptr);
}

/// Where values have repeats. What has none for another reason is a note, not the end of the degrees.
Expected<std::optional<grey::DegreeIntervals>> RelateCommand::intervalsOf(const SeriesArguments::Chosen& chosen,
                                                                          const Indices& which,
                                                                          const grey::RelationOptions& options) const {
    if (withIdeal() || !chosen.dataset || !stats::SeriesRepeats(*chosen.dataset, chosen.table).any()) {
        return std::optional<grey::DegreeIntervals>();
    }
    tally("intervals of degrees");
    base::NoProgress progress;
    auto intervals =
        grey::degreeIntervals(*chosen.dataset, chosen.table, which.front(), {which.begin() + 1, which.end()}, options,
                              {}, base::Threads::available(), progress);
    if (!intervals) {
        chosen.notes->add(noIntervalsText(intervals.error()));
        return std::optional<grey::DegreeIntervals>();
    }
    return intervals;
}

Expected<std::optional<grey::SecondLook>> RelateCommand::secondLookOf(const SeriesArguments::Chosen& chosen,
                                                                      const Indices& which) const {
    if (withIdeal()) {
        return std::optional<grey::SecondLook>();
    }
    tally("second look");
    base::NoProgress progress;
    return GREYSCOPE_TRY(grey::secondLook(chosen.allPoints(), which.front(), {which.begin() + 1, which.end()},
                                          m_degree.mostLags(), progress));
}

Expected<std::string> RelateCommand::write(const grey::RelationResult& result, const SeriesArguments::Chosen& chosen,
                                           const Indices& which, const Relations* known) const {
    const auto second = known ? std::optional(known->second) : GREYSCOPE_TRY(secondLookOf(chosen, which));
    if (!m_why.empty()) {
        return writeWhy(result, chosen, second);
    }
    const auto intervals = known ? known->degrees.intervals : GREYSCOPE_TRY(intervalsOf(chosen, which, result.options));
    if (known && known->degrees.whyNoIntervals) {
        chosen.notes->add(noIntervalsText(*known->degrees.whyNoIntervals));
    }
    const widgets::Table table =
        widgets::relatedSeries(result, intervals ? &*intervals : nullptr, second ? &*second : nullptr)
            .withRows(widgets::rankOrder(result));
    nlohmann::ordered_json json = jsonOf(result, chosen.query, intervals);
    json["left_out"] = leftOutJson(chosen.table.leftOut);
    std::string details;
    std::vector<widgets::Remark> remarks;
    const auto add = [&remarks](std::vector<widgets::Remark> more) {
        std::ranges::move(more, std::back_inserter(remarks));
    };
    if (intervals) {
        add({{"intervals", widgets::Remark::Kind::info,
              QString::fromStdString(intervalsText(*intervals, result.options))}});
    }
    if (second) {
        addCorrelations(json, result, *second);
        details += correlationsText(*second);
        add(differRemarks(result, *second));
    }
    if (m_stability) {
        const Stability stability = GREYSCOPE_TRY(stabilityOf(chosen.table, which, result, known));
        json["stability"] = jsonOf(result, stability);
        details += stabilityText(result, stability);
        add(stabilityRemarks(result, stability));
    }
    if (m_axioms) {
        const grey::AxiomChecks checks = known && known->degrees.axioms
                                             ? *known->degrees.axioms
                                             : GREYSCOPE_TRY(axiomsOf(chosen.table, which, result.options));
        std::vector<std::string> names{result.reference};
        names.insert(names.end(), result.names.begin(), result.names.end());
        json["axioms"] = jsonOf(checks, names, result.options);
        add(axiomRemarks(checks, names, result.options));
    }
    chosen.notes->setRemarks(std::move(remarks));
    switch (m_format) {
        case Format::json:
            return chosen.notes->writeWith(std::move(json));
        case Format::csv:
            return csvTable(table);
        case Format::text:
            break;
    }
    const std::string head = "Reference " + base::terminalText(result.reference) + ", " +
                             std::to_string(result.pointLabels.size()) + " points. " +
                             conventionsLine(result.options, chosen.query) + chosen.leftOutLine() + alignedTable(table);
    const std::string said = chosen.notes->takeRemarks();
    return head + details + (said.empty() ? said : "\n" + said);
}

Expected<std::string> RelateCommand::writeWhy(const grey::RelationResult& result, const SeriesArguments::Chosen& chosen,
                                              const std::optional<grey::SecondLook>& second) const {
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
        if (second) {
            json["why"]["correlation"] = correlationJson(result, *second, at);
        }
        return chosen.notes->writeWith(std::move(json));
    }
    return "Reference " + base::terminalText(result.reference) + " with " + base::terminalText(m_why) + ". " +
           conventionsLine(result.options, chosen.query) + chosen.leftOutLine() + alignedTable(pointTable(result, at)) +
           pointLines(result, at) + (second ? correlationText(result, *second, at) : std::string());
}

Expected<std::string> RelateCommand::writeWorking(const SeriesArguments::Chosen& chosen, const Indices& which,
                                                  const grey::RelationOptions& options) const {
    const std::size_t first = withIdeal() ? 0 : 1;
    std::vector<std::string> names;
    for (std::size_t i = first; i < which.size(); ++i) {
        names.push_back(chosen.table.series[which[i]].name);
    }
    if (!m_why.empty() && std::find(names.begin(), names.end(), m_why) == names.end()) {
        return fail(ErrorCode::unknownSeries, base::withChoices({m_why}, base::nearestChoices(m_why, names)));
    }
    GREYSCOPE_TRY(m_working.checkCount(m_why.empty() ? names.size() : 1));
    std::vector<working::Derivation> derivations;
    for (std::size_t i = first; i < which.size(); ++i) {
        if (m_why.empty() || names[i - first] == m_why) {
            derivations.push_back(GREYSCOPE_TRY(
                working::relationWorking(chosen.table, which, {0, i, withIdeal()}, options, m_working.rounding())));
        }
    }
    return m_working.written(derivations, *chosen.notes);
}

}  // namespace greyscope::app::cli
