#include "app/pages/replication/replication_derivation.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>
#include <vector>

#include "app/pages/replication/replication_open.h"
#include "app/study/sample_study.h"
#include "core/base/contains.h"
#include "core/base/try.h"
#include "core/data/series/pivot.h"
#include "core/derivation/forecast_derivation.h"
#include "core/derivation/published_derivation.h"
#include "core/derivation/relation_derivation.h"
#include "core/grey/forecast/forecast_input.h"
#include "widgets/present/replication/replication_words.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using published::Item;
using published::ItemReading;
using published::ReadingRule;
using widgets::Words;

namespace {

/// Values are reported with at most six digits.
constexpr double kDigitsTolerance = 2e-5;

std::string nameOf(const Item& item) {
    std::string name = item.printed.place + ", " + item.printed.quantity;
    for (const std::string& part : {item.printed.row, item.printed.column}) {
        name += part.empty() ? part : ", " + part;
    }
    return name;
}

/// Returns the arithmetic of a reading, if its value follows from that alone.
std::optional<derivation::PrintedArithmetic> arithmeticOf(const Item& item, const ItemReading& reading) {
    if (reading.numerator.empty()) {
        return std::nullopt;
    }
    derivation::PrintedArithmetic arithmetic{nameOf(item), item.printed.value, reading.numerator, reading.denominator};
    for (const bool percent : {false, true}) {
        arithmetic.percent = percent;
        const auto derivation = derivation::publishedDerivation(arithmetic);
        const double value = derivation ? static_cast<double>(derivation->line("computed", 0)->value) : std::nan("");
        if (std::abs(value - reading.value) <= kDigitsTolerance * std::max(1.0, std::abs(reading.value))) {
            return arithmetic;
        }
    }
    return std::nullopt;
}

/// Returns the derivation of a degree of a table: the series of both cases, over all cells or for one thread count
/// each.
base::Expected<derivation::Derivation> degreeOf(const Item& item, const grey::RelationOptions& options, bool allCells,
                                                const derivation::Rounding& rounding) {
    const Study study = GREYSCOPE_TRY(sampleStudy());
    std::vector<std::string> names{item.setting.reference};
    names.insert(names.end(), item.setting.others.begin(), item.setting.others.end());
    std::set<std::string> cases;
    for (const std::string& name : names) {
        cases.insert(name.substr(0, name.find('-')));
    }
    data::SeriesQuery query;
    query.axis = {"threads_per_ost"};
    query.value = "throughput_mb_s";
    query.keys = {"case", "operation"};
    query.where = {{"case", {cases.begin(), cases.end()}}};
    if (allCells) {
        query.axis.emplace_back("objects_per_ost");
    } else {
        query.where.push_back({"objects_per_ost", {"1"}});
    }
    const auto table = GREYSCOPE_TRY(data::pivot(*study.table(kSampleTable)->dataset, query));
    std::vector<std::size_t> which;
    derivation::PairOf pair;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::size_t index = GREYSCOPE_TRY(table.indexOf(names[i]));
        which.push_back(index);
        pair.reference = names[i] == item.printed.row ? i : pair.reference;
        pair.compared = names[i] == item.printed.column ? i : pair.compared;
    }
    grey::RelationOptions conventions = options;
    if (!allCells) {
        conventions.image = {data::Image::none};
    }
    return derivation::relationDerivation(table, which, pair, conventions, rounding);
}

/// Returns the derivation of the model with the settings that the page opens.
base::Expected<derivation::Derivation> modelOf(const Item& item, double backgroundWeight,
                                               const derivation::Rounding& rounding, base::Progress& progress) {
    Study study = GREYSCOPE_TRY(sampleStudy());
    applySetting(study, item.setting);
    const StudyTable& source = *study.table(study.selection.reference.table);
    const auto table = GREYSCOPE_TRY(data::pivot(*source.dataset, queryFor(source, study.forecast.points)));
    const std::size_t series = GREYSCOPE_TRY(table.indexOf(item.setting.reference));
    const std::size_t measured = grey::measuredCount(table, series);
    grey::ForecastOptions options;
    options.model = item.setting.model;
    options.fitCount = measured - std::min(measured, study.forecast.holdOut);
    options.horizon = study.forecast.holdOut + study.forecast.ahead;
    options.backgroundWeight = backgroundWeight;
    const auto result = GREYSCOPE_TRY(grey::forecast(table, series, options, progress));
    return derivation::forecastDerivation(table, series, options, result.model, {rounding, std::nullopt});
}

bool has(const Item& item, ReadingRule rule) {
    return std::any_of(item.readings.begin(), item.readings.end(),
                       [rule](const ItemReading& r) { return r.rule == rule; }) ||
           std::any_of(item.beside.begin(), item.beside.end(), [rule](const ItemReading& r) { return r.rule == rule; });
}

void addDegrees(std::vector<OtherDerivation>& all, const Item& item, const grey::RelationOptions& options) {
    for (const bool allCells : {true, false}) {
        if (has(item, allCells ? ReadingRule::degreesOverCells : ReadingRule::degreesOverThreads)) {
            all.push_back({allCells ? Words::tr("Degree over all cells") : Words::tr("Degree over the thread counts"),
                           [item, options, allCells](const derivation::Rounding& rounding, base::Progress&) {
                               return degreeOf(item, options, allCells, rounding);
                           }});
        }
    }
}

}  // namespace

AskedLine lineOfPublished(const Item& item) {
    const bool calculated =
        std::any_of(item.readings.begin(), item.readings.end(),
                    [&item](const ItemReading& reading) { return arithmeticOf(item, reading).has_value(); });
    AskedLine line;
    if (calculated) {
        line.step = QStringLiteral("computed");
    } else if (item.setting.view == published::Setting::View::relations) {
        line.step = QStringLiteral("degree");
    } else if (const auto& readings = item.readings.empty() ? item.beside : item.readings; !readings.empty()) {
        line.value = readings.front().value;
    }
    return line;
}

std::optional<PageDerivation> publishedDerivation(const Item& item, const published::ReplicationOptions& options) {
    using View = published::Setting::View;
    std::vector<OtherDerivation> all;
    for (const ItemReading& reading : item.readings) {
        if (const auto arithmetic = arithmeticOf(item, reading)) {
            all.push_back({widgets::ruleText(reading.rule),
                           [arithmetic = *arithmetic](const derivation::Rounding& rounding, base::Progress&) {
                               return derivation::publishedDerivation(arithmetic, rounding);
                           }});
        }
    }
    if (item.setting.view == View::relations) {
        addDegrees(all, item, options.relation);
    } else if (item.setting.view == View::forecast) {
        all.push_back({Words::tr("The model"), [item, weight = options.backgroundWeight](
                                                   const derivation::Rounding& rounding, base::Progress& progress) {
                           return modelOf(item, weight, rounding, progress);
                       }});
    }
    return derivationsOf(std::move(all));
}

}  // namespace greyscope::app
