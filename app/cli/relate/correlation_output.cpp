#include "app/cli/relate/correlation_output.h"

#include <cmath>

#include <nlohmann/json.hpp>

#include "app/cli/output/notes.h"
#include "app/cli/output/output.h"
#include "app/cli/output/table_output.h"
#include "core/base/names.h"
#include "widgets/present/relations/relation_tables.h"
#include "widgets/present/relations/second_look_text.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app::cli {

using Json = nlohmann::ordered_json;

namespace {

widgets::CorrelatedPair pairOf(const grey::RelationResult& result, const grey::SecondLook& second,
                               std::size_t compared) {
    return {widgets::visibleText(result.reference), widgets::visibleText(result.names[compared]),
            second.pairs[compared], second.lags};
}

std::string differName(const grey::RelationResult& result, const grey::SecondLook& second, std::size_t compared) {
    const double degree = result.degrees(static_cast<Eigen::Index>(compared));
    return base::nameOf(grey::whyDifferNames(), grey::whyDiffer(second.pairs[compared], degree));
}

Json coefficientsJson(const stats::RankCorrelation& found) {
    Json json{
        {"points", found.points}, {"spearman", numberOrNull(found.spearman)}, {"kendall", numberOrNull(found.kendall)}};
    if (found.none != stats::NoCorrelation::none) {
        json["none"] = base::nameOf(stats::noCorrelationNames(), found.none);
    }
    return json;
}

Json pairJson(const grey::RelationResult& result, const grey::SecondLook& second, std::size_t compared) {
    const grey::PairCorrelation& pair = second.pairs[compared];
    Json json = coefficientsJson(pair.now);
    if (pair.best) {
        json["largest"] = {{"lag", pair.best->lag}};
        json["largest"].update(coefficientsJson(pair.best->at));
    }
    json["sentence"] = widgets::correlationSentence(pairOf(result, second, compared)).toStdString();
    json["differs"] = differName(result, second, compared);
    if (const QString why = widgets::differSentence(pairOf(result, second, compared), result, compared);
        !why.isEmpty()) {
        json["why"] = why.toStdString();
    }
    return json;
}

Json lagsJson(const grey::LagBound& lags) {
    Json json;
    if (lags.none != grey::NoLags::none) {
        json["none"] = base::nameOf(grey::noLagsNames(), lags.none);
    } else {
        json = {{"bound", lags.most}, {"lags", 2 * lags.most + 1}};
        lags.months != 0 ? json["step_months"] = lags.months : json[lags.times ? "step_seconds" : "step"] = lags.step;
    }
    if (const QString said = widgets::lagSentence(lags); !said.isEmpty()) {
        json["sentence"] = said.toStdString();
    }
    return json;
}

}  // namespace

std::string correlationsText(const grey::SecondLook& second) {
    const QString lags = widgets::lagSentence(second.lags);
    return "\nSpearman and Kendall (tau-b): rank correlations of the values as measured, from -1 to 1, at the points "
           "that each pair shares.\n" +
           (lags.isEmpty() ? std::string() : lags.toStdString() + "\n");
}

std::vector<widgets::Remark> differRemarks(const grey::RelationResult& result, const grey::SecondLook& second) {
    using Kind = widgets::Remark::Kind;
    constexpr std::size_t kMostSaid = 8;
    std::vector<widgets::Remark> remarks;
    std::size_t differ = 0;
    for (std::size_t i = 0; i < result.names.size(); ++i) {
        const widgets::CorrelatedPair pair = pairOf(result, second, i);
        const QString why = widgets::differSentence(pair, result, i);
        if (!why.isEmpty() && ++differ <= kMostSaid) {
            remarks.push_back(
                {"differ", Kind::info,
                 pair.found.now.spearman ? why : widgets::paragraph({widgets::correlationSentence(pair), why})});
        }
    }
    if (differ > kMostSaid) {
        remarks.push_back({"differ", Kind::info,
                           widgets::Words::tr("Degree and correlation differ for %n more series.", nullptr,
                                              widgets::counted(differ - kMostSaid)),
                           "--format json"});
    }
    return remarks;
}

void addCorrelations(Json& json, const grey::RelationResult& result, const grey::SecondLook& second) {
    for (std::size_t i = 0; i < result.names.size(); ++i) {
        json["series"][i]["correlation"] = pairJson(result, second, i);
    }
    json["lags"] = lagsJson(second.lags);
}

std::string correlationText(const grey::RelationResult& result, const grey::SecondLook& second, std::size_t compared) {
    const widgets::CorrelatedPair pair = pairOf(result, second, compared);
    std::string text = "\n";
    for (const QString& said : {widgets::correlationSentence(pair), widgets::differSentence(pair, result, compared),
                                widgets::lagSentence(second.lags)}) {
        text += said.isEmpty() ? std::string() : said.toStdString() + "\n";
    }
    return pair.found.lags.empty() ? text : text + "\n" + alignedTable(widgets::lagTable(pair.found));
}

Json correlationJson(const grey::RelationResult& result, const grey::SecondLook& second, std::size_t compared) {
    Json json = pairJson(result, second, compared);
    json["lags"] = jsonRows(widgets::lagTable(second.pairs[compared]));
    return json;
}

namespace {

Json spearmanJson(const Relations& relations, const std::vector<std::string>& names) {
    Json json{{"names", names}, {"measure", "spearman"}, {"correlations", Json::array()}};
    for (std::size_t i = 0; i < names.size(); ++i) {
        Json line = Json::array();
        for (std::size_t j = 0; j < names.size(); ++j) {
            const stats::RankCorrelation& found = relations.correlations[i * names.size() + j];
            Json cell{{"spearman", numberOrNull(found.spearman)}, {"points", found.points}};
            if (found.none != stats::NoCorrelation::none) {
                cell["none"] = base::nameOf(stats::noCorrelationNames(), found.none);
            }
            line.push_back(std::move(cell));
        }
        json["correlations"].push_back(std::move(line));
    }
    return json;
}

Rows spearmanRows(const Relations& relations, const std::vector<std::string>& names, bool exact) {
    Rows rows{{"series"}};
    rows.front().insert(rows.front().end(), names.begin(), names.end());
    for (std::size_t i = 0; i < names.size(); ++i) {
        rows.push_back({names[i]});
        for (std::size_t j = 0; j < names.size(); ++j) {
            const std::optional<double>& found = relations.correlations[i * names.size() + j].spearman;
            rows.back().push_back(exact   ? exactNumber(found)
                                  : found ? shortNumber(std::round(*found * 1e4) / 1e4)
                                          : "-");
        }
    }
    return rows;
}

}  // namespace

std::string spearmanText(const SeriesArguments::Chosen& chosen, const Relations& relations, Format format) {
    std::vector<std::string> names;
    for (const std::size_t index : relations.which) {
        names.push_back(relations.table.series[index].name);
    }
    if (format == Format::json) {
        Json json = spearmanJson(relations, names);
        json["conventions"] = queryJson(chosen.query);
        json["left_out"] = leftOutJson(chosen.table.leftOut);
        return chosen.notes->writeWith(std::move(json));
    }
    const Rows rows = spearmanRows(relations, names, format == Format::csv);
    return format == Format::csv
               ? csvTable(rows)
               : "Spearman's rank correlation of all pairs, of the values as measured, at the points that each pair "
                 "shares.\n" +
                     wordsOf(chosen.query) + "\n\n" + chosen.leftOutLine() + alignedTable(rows);
}

}  // namespace greyscope::app::cli
