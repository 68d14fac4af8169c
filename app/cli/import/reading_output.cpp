#include "app/cli/import/reading_output.h"

#include "core/base/names.h"
#include "core/base/text.h"
#include "core/base/utf8.h"
#include "widgets/present/words/reading_words.h"

namespace greyscope::app::cli {

using Json = nlohmann::ordered_json;
using data::ReadingPart;

namespace {

Json readingJson(const data::Reading& reading, std::size_t number) {
    const auto metric = reading.columns(ReadingPart::metric);
    const auto axis = reading.columns(ReadingPart::axis);
    const data::ReadingAccount& account = reading.account;
    const std::vector<std::string>& factors = reading.roles.factors;
    const auto held = reading.wide || factors.empty() ? factors.end() : factors.begin() + 1;
    return {{"number", number},
            {"sentence", widgets::readingSentence(reading).toStdString()},
            {"wide", reading.wide},
            {"metric", reading.wide ? Json(metric) : Json(metric.front())},
            {"axis", axis},
            {"keys", reading.roles.keys},
            {"held", std::vector<std::string>(reading.wide ? factors.end() : held, factors.end())},
            {"repetitions", reading.roles.repetitions},
            {"series", account.series},
            {"points_fewest", account.fewestPoints},
            {"points_most", account.mostPoints},
            {"rows", account.rows},
            {"rows_used", account.used},
            {"rows_left_out", account.leftOut()},
            {"rows_averaged", account.averaged},
            {"rows_held", account.held}};
}

}  // namespace

Json readingsJson(const data::Readings& readings, std::size_t taken) {
    Json alternatives = Json::array();
    for (std::size_t a = 0; a < readings.alternatives.size(); ++a) {
        const data::Alternative& each = readings.alternatives[a];
        Json json = readingJson(each.reading, a + 2);
        json["part"] = base::nameOf(data::readingPartNames(), each.part);
        json["change"] = widgets::alternativeText(each).toStdString();
        alternatives.push_back(std::move(json));
    }
    Json unsure = Json::array();
    for (const ReadingPart part : data::kReadingParts) {
        if (readings.isUnsure(part)) {
            unsure.push_back(base::nameOf(data::readingPartNames(), part));
        }
    }
    const data::Reading* const chosen = readings.number(taken);
    return {{"reading", readingJson(chosen != nullptr ? *chosen : readings.best, taken)},
            {"unsure", std::move(unsure)},
            {"alternatives", std::move(alternatives)}};
}

std::string readingsText(const data::Readings& readings, std::size_t taken) {
    const data::Reading* const chosen = readings.number(taken);
    const data::Reading& reading = chosen != nullptr ? *chosen : readings.best;
    std::vector<std::string> unsure;
    for (const ReadingPart part : data::kReadingParts) {
        if (readings.isUnsure(part)) {
            unsure.push_back(base::nameOf(data::readingPartNames(), part) +
                             (readings.lacking == part ? " (missing in rows left out)" : ""));
        }
    }
    std::string text = "  Reading " + std::to_string(taken) + ": " +
                       base::terminalText(widgets::readingSentence(reading).toStdString()) + "\n    " +
                       widgets::readingAccountText(reading.account).toStdString() + "\n" +
                       (unsure.empty() ? "" : "    not sure: " + base::joined(unsure, ", ") + "\n");
    for (std::size_t a = 0; a < readings.alternatives.size(); ++a) {
        const data::Alternative& each = readings.alternatives[a];
        text += "  --reading " + std::to_string(a + 2) + ": " +
                base::terminalText(widgets::alternativeText(each).toStdString()) + "; " +
                widgets::readingAccountText(each.reading.account).toStdString() + "\n";
    }
    return text;
}

}  // namespace greyscope::app::cli
