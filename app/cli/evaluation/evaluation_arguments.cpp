#include "app/cli/evaluation/evaluation_arguments.h"

#include <algorithm>

#include <CLI/CLI.hpp>

#include "app/cli/arguments/option_values.h"
#include "core/base/contains.h"
#include "core/base/text.h"
#include "core/base/try.h"
#include "core/base/utf8.h"
#include "core/data/columns/direction.h"
#include "core/data/series/common_points.h"

namespace greyscope::app::cli {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

constexpr std::size_t kNamedObjects = 8;

/// "p99:cost", "ratio:target=1", "price".
Expected<EvaluationArguments::Indicator> indicatorIn(const std::string& text) {
    const std::size_t colon = text.rfind(':');
    const std::string effect = colon == std::string::npos ? std::string() : text.substr(colon + 1);
    const std::size_t equals = effect.find('=');
    const auto kind = base::choiceNamed(data::effectNames(), effect.substr(0, equals));
    if (!kind) {
        return EvaluationArguments::Indicator{text, {}, false};
    }
    const bool aims = *kind == data::Effect::target;
    const auto target = equals == std::string::npos ? std::nullopt : numberIn(effect.substr(equals + 1));
    if (aims != (equals != std::string::npos) || (aims && !target)) {
        return fail(ErrorCode::optionUnknown, {"--indicators", text, "NAME, NAME:benefit, NAME:cost, NAME:target=5"});
    }
    return EvaluationArguments::Indicator{text.substr(0, colon), {*kind, target.value_or(0.0)}, true};
}

std::string someOf(const std::vector<std::string>& names) {
    std::vector<std::string> shown(names.begin(),
                                   names.begin() + static_cast<std::ptrdiff_t>(std::min(names.size(), kNamedObjects)));
    return base::terminalText(base::joined(shown, ", ")) + (names.size() > shown.size() ? ", …" : "");
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

Expected<std::vector<EvaluationArguments::Indicator>> EvaluationArguments::indicators() const {
    std::vector<Indicator> indicators;
    for (const std::string& text : m_indicators) {
        indicators.push_back(GREYSCOPE_TRY(indicatorIn(text)));
        const std::string& name = indicators.back().name;
        if (std::any_of(indicators.begin(), indicators.end() - 1,
                        [&name](const Indicator& each) { return each.name == name; })) {
            return fail(ErrorCode::duplicateColumn, {name});
        }
    }
    return indicators;
}

Expected<EvaluationArguments::Objects> EvaluationArguments::load(Notes& notes) const {
    Objects objects;
    objects.indicators = GREYSCOPE_TRY(indicators());
    data::Roles asked;
    asked.keys = {m_objects};
    std::vector<std::string> columns;
    for (const Indicator& each : objects.indicators) {
        columns.push_back(each.name);
    }
    asked.metrics = columns;
    TableArguments::Table read = GREYSCOPE_TRY(m_table.read(asked, notes, columns));
    const data::SeriesQuery query{{m_objects}, {}, {}, std::move(read.where), m_aggregation, columns};
    const data::SeriesTable table = GREYSCOPE_TRY(data::pivot(*read.dataset, query));
    for (std::size_t j = 0; j < columns.size(); ++j) {
        const data::Column& column = *GREYSCOPE_TRY(read.dataset->column(columns[j]));
        objects.units.push_back(column.unit);
        Indicator& indicator = objects.indicators[j];
        if (!indicator.stated) {
            const auto better = data::betterOf(column);
            indicator.effect.kind = better == data::Better::less ? data::Effect::cost : data::Effect::benefit;
            indicator.stated = better.has_value();
        }
    }
    std::vector<std::size_t> which;  // the pivot has the columns in the order of the table
    for (const std::string& column : columns) {
        which.push_back(GREYSCOPE_TRY(table.indexOf(column)));
    }
    if (data::sharedPoints(table, which).shared == 0) {
        return fail(ErrorCode::noRows);
    }
    const data::SeriesTable whole = data::withCommonPoints(table, which);
    objects.account = data::accountOf(whole, which);
    for (std::size_t i = 0; i < table.pointCount(); ++i) {  // the whole ones are in the same order
        const std::size_t next = objects.names.size();
        const bool isWhole = next < whole.pointCount() && table.pointLabel(i) == whole.pointLabel(next);
        (isWhole ? objects.names : objects.leftOut).push_back(table.pointLabel(i));
    }
    objects.values.resize(whole.values.rows(), static_cast<Eigen::Index>(which.size()));
    for (std::size_t j = 0; j < which.size(); ++j) {
        objects.values.col(static_cast<Eigen::Index>(j)) = whole.values.col(static_cast<Eigen::Index>(which[j]));
    }
    if (!objects.leftOut.empty()) {
        notes.add("Objects without a value of every indicator are left out: " + someOf(objects.leftOut) + ".");
    }
    return objects;
}

Expected<std::vector<std::vector<double>>> numbersByName(
    const std::string& option, const std::string& text, const std::vector<EvaluationArguments::Indicator>& indicators) {
    const auto wrong = [&] {
        std::vector<std::string> names;
        for (const EvaluationArguments::Indicator& each : indicators) {
            names.push_back(each.name + "=NUMBER,...");
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
            return equals != std::string::npos && each.name == base::trimmed(std::string_view(part).substr(0, equals));
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

Expected<std::vector<double>> weightsIn(const std::string& option, const std::string& text, std::size_t count,
                                        const std::string& otherwise) {
    std::vector<double> weights;
    for (const std::string& each : GREYSCOPE_TRY(listIn(option, text))) {
        const auto weight = numberIn(each);
        if (!weight) {
            return fail(ErrorCode::optionUnknown, {option, text, otherwise});
        }
        weights.push_back(*weight);
    }
    if (weights.size() != count) {
        return fail(ErrorCode::optionUnknown,
                    {option, text, otherwise + " (one for each of " + std::to_string(count) + " indicators)"});
    }
    return weights;
}

}  // namespace greyscope::app::cli
