#include "app/cli/evaluation/evaluation_arguments.h"

#include <algorithm>

#include <CLI/CLI.hpp>

#include "app/cli/arguments/option_values.h"
#include "core/base/nearest.h"
#include "core/base/text.h"
#include "core/base/try.h"

namespace greyscope::app::cli {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

/// "p99:cost", "ratio:target=1", "price".
Expected<IndicatorChoice> indicatorIn(const std::string& text) {
    const std::size_t colon = text.rfind(':');
    const std::string effect = colon == std::string::npos ? std::string() : text.substr(colon + 1);
    const std::size_t equals = effect.find('=');
    const auto kind = base::choiceNamed(data::effectNames(), effect.substr(0, equals));
    if (!kind) {
        return IndicatorChoice{.column = text};
    }
    const bool aims = *kind == data::Effect::target;
    const auto target = equals == std::string::npos ? std::nullopt : numberIn(effect.substr(equals + 1));
    if (aims != (equals != std::string::npos) || (aims && !target)) {
        return fail(ErrorCode::optionUnknown, {"--indicators", text, "NAME, NAME:benefit, NAME:cost, NAME:target=5"});
    }
    return IndicatorChoice{.column = text.substr(0, colon), .effect = {*kind, target.value_or(0.0)}, .stated = true};
}

}  // namespace

void EvaluationArguments::declare(CLI::App& app) {
    m_table.declare(app);
    app.add_option("--objects", m_objects, "Column that names the objects")->required()->type_name("COL");
    declareList(app, "--indicators", m_indicators,
                "Columns of the indicators; unless stated, the name determines whether more or less is better")
        ->required()
        ->type_name("COL[:benefit|cost|target=N],...");
    declareAggregation(app, m_aggregation,
                       "How to combine several rows of an object; any percentile, for example p99.5");
    m_table.declareSteps(app);
}

Expected<std::vector<IndicatorChoice>> EvaluationArguments::indicators() const {
    std::vector<IndicatorChoice> indicators;
    for (const std::string& text : m_indicators) {
        indicators.push_back(GREYSCOPE_TRY(indicatorIn(text)));
    }
    return indicators;
}

Expected<EvaluationArguments::Source> EvaluationArguments::read(const std::vector<IndicatorChoice>& indicators,
                                                                Notes& notes) const {
    data::Roles asked;
    asked.keys = {m_objects};
    for (const IndicatorChoice& each : indicators) {
        asked.metrics.push_back(each.column);
    }
    const TableArguments::Table read = GREYSCOPE_TRY(m_table.read(asked, notes, asked.metrics));
    Source source{GREYSCOPE_TRY(m_table.studyTable(read.read)),
                  GREYSCOPE_TRY(data::accountOf(*read.dataset, read.where, {}, {m_objects}, asked.metrics))};
    source.table.aggregation = m_aggregation;
    return source;
}

ObjectsRequest EvaluationArguments::request(const StudyTable& table, std::vector<IndicatorChoice> indicators) const {
    return {table.dataset, m_objects, std::move(indicators), m_aggregation};
}

Expected<std::vector<std::vector<double>>> numbersByName(const std::string& option, const std::string& text,
                                                         const std::vector<IndicatorChoice>& indicators) {
    const auto wrong = [&] {
        std::vector<std::string> names;
        for (const IndicatorChoice& each : indicators) {
            names.push_back(each.column + "=NUMBER,...");
        }
        return fail(ErrorCode::optionUnknown, {option, text, base::joined(names, ";")});
    };
    std::vector<std::vector<double>> numbers(indicators.size());
    std::size_t begin = 0;
    while (begin < text.size()) {
        const std::size_t end = std::min(text.find(';', begin), text.size());
        const std::string part(base::trimmed(std::string_view(text).substr(begin, end - begin)));
        begin = end + 1;
        if (part.empty()) {
            continue;
        }
        const std::size_t equals = part.rfind('=');
        const auto named = std::find_if(indicators.begin(), indicators.end(), [&](const auto& each) {
            return equals != std::string::npos &&
                   each.column == base::trimmed(std::string_view(part).substr(0, equals));
        });
        if (named == indicators.end()) {
            return wrong();
        }
        std::vector<double>& own = numbers[static_cast<std::size_t>(named - indicators.begin())];
        for (const std::string& each : GREYSCOPE_TRY(listIn(option, part.substr(equals + 1)))) {
            const auto number = numberIn(each);
            if (!number) {
                return wrong();
            }
            own.push_back(*number);
        }
    }
    return numbers;
}

Expected<void> setWeights(const std::string& option, const std::string& text, std::vector<IndicatorChoice>& indicators,
                          const std::string& otherwise) {
    std::vector<double> weights;
    for (const std::string& each : GREYSCOPE_TRY(listIn(option, text))) {
        const auto weight = numberIn(each);
        if (!weight) {
            return fail(ErrorCode::optionUnknown, {option, text, otherwise});
        }
        weights.push_back(*weight);
    }
    if (weights.size() != indicators.size()) {
        return fail(
            ErrorCode::optionUnknown,
            {option, text, otherwise + " (one for each of " + std::to_string(indicators.size()) + " indicators)"});
    }
    for (std::size_t j = 0; j < weights.size(); ++j) {
        indicators[j].weight = weights[j];
    }
    return {};
}

Expected<std::size_t> objectNamed(const std::string& name, const EvaluatedObjects& objects) {
    const auto found = std::ranges::find(objects.names, name);
    if (found == objects.names.end()) {
        return fail(ErrorCode::unknownSeries, base::withChoices({name}, base::nearestChoices(name, objects.names)));
    }
    return static_cast<std::size_t>(found - objects.names.begin());
}

}  // namespace greyscope::app::cli
