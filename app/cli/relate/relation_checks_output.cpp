// Output on how far the order of the degrees holds, and on the four axioms.
#include <nlohmann/json.hpp>

#include "app/analyses/relations/relations_analysis.h"
#include "app/cli/output/output.h"
#include "app/cli/relate/relation_output.h"
#include "core/base/names.h"
#include "widgets/present/relations/relations_axioms.h"
#include "widgets/present/relations/relations_sensitivity.h"

namespace greyscope::app::cli {

using Json = nlohmann::ordered_json;

namespace {

/// Returns the names of the reference and the compared series in the form that the sentences need.
std::vector<widgets::RelationSeries> seriesOf(const grey::RelationResult& result) {
    std::vector<widgets::RelationSeries> series(result.names.size() + 1);
    series.front().name = QString::fromStdString(result.reference);
    for (std::size_t i = 0; i < result.names.size(); ++i) {
        series[i + 1].name = QString::fromStdString(result.names[i]);
    }
    return series;
}

std::string imageName(data::Image image) {
    return base::nameOf(data::imageNames(), image);
}

Rows imageRows(const grey::RelationResult& result, const grey::ImageSensitivity& images) {
    Rows rows{{"image"}};
    rows.front().insert(rows.front().end(), result.names.begin(), result.names.end());
    rows.front().emplace_back("tau");
    for (std::size_t t = 0; t < images.trials.size(); ++t) {
        const grey::ImageTrial& trial = images.trials[t];
        rows.push_back({imageName(trial.image) + (t == images.chosen ? " *" : "")});
        for (std::size_t i = 0; i < result.names.size(); ++i) {
            rows.back().push_back(trial.error ? "-"
                                              : shortNumber(trial.degrees(static_cast<Eigen::Index>(i))) + " (" +
                                                    std::to_string(trial.ranks[i]) + ")");
        }
        rows.back().push_back(shortNumber(trial.agreement));
    }
    return rows;
}

Json rhoJson(const grey::RelationResult& result, const grey::RelationSensitivity& sensitivity) {
    const grey::OrderRange range = grey::orderAround(sensitivity, result.options.distinguishingCoefficient);
    Json json{{"order_holds_from", range.from}, {"order_holds_to", range.to}, {"crossings", Json::array()}};
    for (const grey::RankCrossing& crossing : sensitivity.crossings) {
        json["crossings"].push_back({{"rho", crossing.rho},
                                     {"ahead_below", result.names[crossing.aheadBelow]},
                                     {"ahead_above", result.names[crossing.aheadAbove]}});
    }
    return json;
}

std::vector<widgets::AxiomLine> linesOf(const grey::AxiomChecks& checks, const std::vector<std::string>& names,
                                        const grey::RelationOptions& options) {
    constexpr int kDecimals = 4;
    std::vector<QString> series;
    for (const std::string& name : names) {
        series.push_back(QString::fromStdString(name));
    }
    return widgets::axiomLines(checks, series, options, kDecimals);
}

}  // namespace

std::vector<widgets::Remark> stabilityRemarks(const grey::RelationResult& result, const Stability& stability) {
    using Kind = widgets::Remark::Kind;
    const auto series = seriesOf(result);
    std::vector<widgets::Remark> remarks;
    if (stability.rho) {
        remarks.push_back({"order", Kind::info,
                           widgets::orderSentence(series, *stability.rho, result.options.distinguishingCoefficient)});
    }
    remarks.push_back({"images", Kind::info, widgets::imageSentence(series, stability.images)});
    return remarks;
}

std::string stabilityText(const grey::RelationResult& result, const Stability& stability) {
    return "\n" + alignedTable(imageRows(result, stability.images)) +
           "degree (rank); * the image in force; tau: agreement of the order with it\n";
}

Json jsonOf(const grey::RelationResult& result, const Stability& stability) {
    Json json;
    json["rho"] = stability.rho ? rhoJson(result, *stability.rho) : Json(nullptr);
    json["images"] = Json::array();
    for (const grey::ImageTrial& trial : stability.images.trials) {
        const std::vector<double> degrees(trial.degrees.begin(), trial.degrees.end());
        json["images"].push_back({{"image", imageName(trial.image)},
                                  {"defined", !trial.error},
                                  {"degrees", degrees},
                                  {"ranks", trial.ranks},
                                  {"tau", numberOrNull(trial.agreement)}});
    }
    return json;
}

std::vector<widgets::Remark> axiomRemarks(const grey::AxiomChecks& checks, const std::vector<std::string>& names,
                                          const grey::RelationOptions& options) {
    return RelationsAnalysis::axiomRemarks(linesOf(checks, names, options));
}

Json jsonOf(const grey::AxiomChecks& checks, const std::vector<std::string>& names,
            const grey::RelationOptions& options) {
    const auto pair = [&](const grey::AxiomChecks::Pair& where) {
        return Json{names[where.first], names[where.second]};
    };
    const auto& [normality, symmetry, wholeness, closeness] = checks;
    Json json{{"normality",
               {{"holds", normality.holds()},
                {"pairs", normality.pairs},
                {"least", normality.least},
                {"least_pair", pair(normality.leastWhere)},
                {"greatest", normality.greatest},
                {"outside", normality.outside},
                {"identical", normality.identical},
                {"identical_below_one", normality.identicalBelowOne},
                {"second_reading",
                 {{"holds", normality.holdsForIdenticalAlone()}, {"one_though_different", normality.onesThatDiffer}}}}},
              {"pair_symmetry",
               {{"holds", symmetry.holds()},
                {"pairs", symmetry.pairs},
                {"unequal", symmetry.unequal},
                {"largest", symmetry.largest},
                {"largest_pair", pair(symmetry.where)}}},
              {"wholeness",
               {{"holds", wholeness.applies ? Json(wholeness.holds()) : Json(nullptr)},
                {"applies", wholeness.applies},
                {"pairs", wholeness.pairs},
                {"unequal", wholeness.unequal},
                {"largest", wholeness.largest},
                {"largest_pair", pair(wholeness.where)},
                {"second_reading",
                 {{"holds", wholeness.holdsForTheSet()},
                  {"degrees", 2 * wholeness.pairs},
                  {"changed", wholeness.changed},
                  {"largest", wholeness.largestChange},
                  {"largest_pair", pair(wholeness.changeWhere)}}}}},
              {"closeness",
               {{"holds", closeness.holds()}, {"compared", closeness.compared}, {"violated", closeness.violated}}}};
    auto line = json.begin();
    for (const widgets::AxiomLine& axiom : linesOf(checks, names, options)) {
        line->emplace("statement", axiom.statement.toStdString());
        ++line;
    }
    return json;
}

}  // namespace greyscope::app::cli
