#include "core/published/forecasts.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "core/base/try.h"
#include "core/data/series/pivot.h"
#include "core/grey/forecast/forecast.h"
#include "core/grey/models/baselines.h"
#include "core/grey/models/residual.h"

namespace greyscope::published {

using base::Expected;
using grey::ResidualReading;

namespace {

constexpr std::size_t kFitted = 6;  // of eight points; the last two are predicted

/// GM(1,1) and the baselines on the first points of a series.
Expected<grey::ForecastResult> forecastOf(const data::Dataset& dataset, const data::SeriesQuery& query,
                                          const std::string& name, std::size_t fitted, double backgroundWeight,
                                          base::Progress& progress) {
    const auto table = GREYSCOPE_TRY(data::pivot(dataset, query));
    const auto index = GREYSCOPE_TRY(name.empty() ? Expected<std::size_t>(0) : table.indexOf(name));
    auto result = GREYSCOPE_TRY(grey::forecast(
        table, index, {.fitCount = fitted, .horizon = {}, .backgroundWeight = backgroundWeight}, progress));
    if (result.model.failure) {
        return tl::unexpected(*result.model.failure);
    }
    return result;
}

/// Returns value k (from 1) by the last printed formula, with its exponents read as products and its response restored.
double byPrintedFormula(const Collector& items, std::size_t k) {
    const auto response = [&](const std::string& part, std::size_t at) {
        const std::string id = "P0/example/" + part;
        return items.printed(id + "factor") * std::exp(items.printed(id + "exponent") * static_cast<double>(at));
    };
    double value = 0.0;
    for (const char* part : {"response ", "residual response "}) {
        value += response(part, k - 1) - response(part, k - 2);
    }
    return value;
}

/// All readings of the residual model at point k (from 1), and related quantities.
class Predictions {
public:
    static Expected<Predictions> calculate(const Material& material, base::Progress& progress) {
        data::SeriesQuery query;
        query.axis = {"threads_per_ost"};
        Predictions result;
        result.m_plain = GREYSCOPE_TRY(
            forecastOf(material.example, query, {}, kFitted, material.options.backgroundWeight, progress));
        grey::ResidualOptions options;
        options.backgroundWeight = material.options.backgroundWeight;
        options.horizon = 2;
        for (const auto& [rule, reading] : {std::pair(ReadingRule::forecastByEquations, ResidualReading::equations),
                                            std::pair(ReadingRule::forecastByExample, ResidualReading::example),
                                            std::pair(ReadingRule::forecastByRemnant, ResidualReading::remnant)}) {
            // The remnant model needs four residuals of one sign at the end, which this series does not have.
            if (const auto fit = grey::fitResidual(reading, result.m_plain.actual, options, "1.1-R")) {
                result.m_readings.emplace_back(rule, fit->values);
                if (reading == ResidualReading::example) {
                    result.m_cappedSums = fit->smoothed;
                    result.m_shift = fit->shift;
                }
            }
        }
        return result;
    }
    [[nodiscard]] std::vector<ItemReading> readings(const Collector& items, std::size_t k) const {
        std::vector<ItemReading> readings;
        for (const auto& [rule, values] : m_readings) {
            readings.push_back({rule, values[k - 1]});
        }
        readings.push_back({ReadingRule::forecastByPrintedFormula, byPrintedFormula(items, k)});
        if (m_cappedSums.size() == kFitted - 1) {
            // Uses the last sums, of k = 5 and 6, as if they were the residuals of k = 7 and 8.
            const double plain = m_plain.model.forecast[k - kFitted - 1];
            const double sum = m_cappedSums[k - 4];
            readings.push_back({ReadingRule::forecastLessCappedSums, plain - sum + m_shift,
                                digitsOf(plain) + " − " + digitsOf(sum) + " + " + digitsOf(m_shift)});
        }
        return readings;
    }
    [[nodiscard]] std::vector<ItemReading> beside(std::size_t k) const {
        std::vector<ItemReading> beside{{ReadingRule::forecastByGm11, m_plain.model.forecast[k - kFitted - 1]}};
        for (const grey::ModelOutcome& baseline : m_plain.baselines) {
            if (baseline.name == grey::baselineName(grey::BaselineKind::saturation) && !baseline.failure) {
                beside.push_back({ReadingRule::saturation, baseline.forecast[k - kFitted - 1]});
            }
        }
        return beside;
    }

private:
    grey::ForecastResult m_plain;
    std::vector<std::pair<ReadingRule, std::vector<double>>> m_readings;
    std::vector<double> m_cappedSums;  ///< sums of the worked example, k = 2...
    double m_shift = 0.0;
};

struct Printed8 {
    double actual[2], predicted[2];
    std::string actualDigits[2], predictedDigits[2];
};

Printed8 table8Of(const TextTable& rows) {
    Printed8 table{};
    for (std::size_t r = 0; r < rows.rowCount(); ++r) {
        const std::size_t i = rows.cell(r, "column") == "x(8)" ? 1 : 0;
        const double value = printedNumber({}, {}, {}, {}, rows.cell(r, "value"), {}).value;
        if (rows.cell(r, "table") == "VIII" && rows.cell(r, "row") == "original") {
            table.actual[i] = value;
            table.actualDigits[i] = rows.cell(r, "value");
        } else if (rows.cell(r, "table") == "VIII" && rows.cell(r, "row") == "predicted") {
            table.predicted[i] = value;
            table.predictedDigits[i] = rows.cell(r, "value");
        }
    }
    return table;
}

ItemReading meanErrorOf(const Printed8& table) {
    const double errors[] = {std::abs(table.predicted[0] / table.actual[0] - 1.0) * 100.0,
                             std::abs(table.predicted[1] / table.actual[1] - 1.0) * 100.0};
    return {ReadingRule::meanOfErrors, (errors[0] + errors[1]) / 2.0, digitsOf(errors[0]) + " + " + digitsOf(errors[1]),
            "2"};
}

void fillTable8(Item& item, const Printed8& table, const Predictions& predictions, const Collector& items) {
    const std::size_t i = item.printed.column == "x(8)" ? 1 : 0;
    const std::string& row = item.printed.row;
    const std::string difference = table.predictedDigits[i] + " − " + table.actualDigits[i];
    if (row == "predicted") {
        item.readings = predictions.readings(items, kFitted + 1 + i);
        item.beside = predictions.beside(kFitted + 1 + i);
        item.cause = Cause::forecastOfNothing;
    } else if (row == "absolute error") {
        item.readings = {{ReadingRule::errorOfPrinted, std::abs(table.predicted[i] - table.actual[i]), difference}};
    } else if (row == "relative error") {
        item.readings = {{ReadingRule::errorOfPrinted, std::abs(table.predicted[i] / table.actual[i] - 1.0) * 100.0,
                          difference, table.actualDigits[i]}};
    } else {
        item.readings = {meanErrorOf(table)};
    }
}

/// Returns what comes closest to an error of table IX: GM(1,1) on the first four of the five published points, tested
/// on the fifth.
Expected<ItemReading> holdOutOf(const Material& material, const std::string& name, base::Progress& progress) {
    data::SeriesQuery query;
    query.axis = {"threads_per_ost"};
    query.value = "throughput_mb_s";
    query.keys = {"case", "operation"};
    query.where = {{"objects_per_ost", {"1"}}};
    const auto result =
        GREYSCOPE_TRY(forecastOf(material.throughput, query, name, 4, material.options.backgroundWeight, progress));
    const double actual = result.steps.front().actual.value_or(0.0);
    return relativeError(ReadingRule::holdOutOfTables, actual, result.model.forecast.front(), actual);
}

/// The errors of case 1.1-R are those of table VIII. Case 2.2 has the same series as case 1.1, and the same errors.
Expected<void> addTable9(Printed printed, const Material& material, Collector& items, base::Progress& progress) {
    const std::string name = printed.row + "-" + printed.column;
    if (name == "1.1-R") {
        items.addRepeat(std::move(printed), "P0/VIII/average relative error/x(7) and x(8)");
        return {};
    }
    const Setting setting{.view = Setting::View::forecast, .reference = name};
    if (printed.row == "2.2") {
        const std::string first = "P0/IX/1.1/" + printed.column;
        const std::string equal = "1.1-" + printed.column;
        items.addRepeat(std::move(printed), first);
        items.last().setting = setting;
        items.last().cause = Cause::equalCases;
        items.last().arguments = {equal, items.digits(first)};
        return {};
    }
    const auto near = GREYSCOPE_TRY(holdOutOf(material, name, progress));
    items.add({.printed = std::move(printed),
               .beside = {near},
               .cause = Cause::seriesMissing,
               .arguments = {name},
               .setting = setting});
    return {};
}

}  // namespace

Expected<void> addForecasts(const Material& material, Collector& items, base::Progress& progress) {
    const auto predictions = GREYSCOPE_TRY(Predictions::calculate(material, progress));
    const TextTable& rows = material.published.degrees;
    const Printed8 table8 = table8Of(rows);
    for (std::size_t r = 0; r < rows.rowCount(); ++r) {
        const std::string& table = rows.cell(r, "table");
        if (table != "VIII" && table != "IX") {
            continue;
        }
        const std::string& row = rows.cell(r, "row");
        Printed printed =
            printedNumber("P0/" + table + "/" + row + "/" + rows.cell(r, "column"), Paper::p0, "table " + table,
                          table == "IX" ? "average relative error" : row, rows.cell(r, "value"), rows.cell(r, "unit"));
        printed.row = row;
        printed.column = rows.cell(r, "column");
        if (row == "original") {
            const std::string k = printed.column == "x(8)" ? "8" : "7";
            items.addRepeat(std::move(printed), "P0/example/original series/" + k);
            continue;
        }
        if (table == "IX") {
            GREYSCOPE_TRY(addTable9(std::move(printed), material, items, progress));
            continue;
        }
        Item item{.printed = std::move(printed),
                  .setting = {.view = Setting::View::forecast,
                              .reference = "1.1-R",
                              .workedExample = true,
                              .model = grey::GreyModel::residualEquations}};
        fillTable8(item, table8, predictions, items);
        items.add(std::move(item));
    }
    return {};
}

}  // namespace greyscope::published
