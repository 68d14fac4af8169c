#include "app/cli/arguments/forecast_arguments.h"

#include <algorithm>

#include <CLI/CLI.hpp>

#include "app/cli/arguments/option_values.h"
#include "core/base/nearest.h"
#include "core/base/try.h"
#include "core/grey/forecast/forecast_input.h"

namespace greyscope::app::cli {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

constexpr const char* kSearch = "search";

/// Returns the values of --model.
std::string modelNames(const std::string& separator) {
    std::string names;
    for (const auto& [model, name] : grey::greyModelNames()) {
        names += name + separator;
    }
    return names + "residual-gm11" + separator + "all";
}

/// Returns a number, or nullopt for the word "search". Error: optionUnknown for anything else.
Expected<std::optional<double>> numberOrSearch(const std::string& option, const std::string& text) {
    if (text == kSearch) {
        return std::nullopt;
    }
    const auto number = numberIn(text);
    if (!number) {
        return fail(ErrorCode::optionUnknown, {option, text, "a number, " + std::string(kSearch)});
    }
    return number;
}

/// Parses "NAME=V,V,...": the name may contain "=", the values may not.
Expected<grey::RelatedSeries> futureIn(const std::string& text) {
    const std::size_t equals = text.rfind('=');
    grey::RelatedSeries related{text.substr(0, equals), {}};
    const auto values = listIn("--future", equals == std::string::npos ? "" : text.substr(equals + 1));
    for (const std::string& part : values ? *values : std::vector<std::string>{""}) {
        const auto number = numberIn(part);
        if (!number) {
            return fail(ErrorCode::optionUnknown, {"--future", text, "NAME=V,V,..., last"});
        }
        related.future.push_back(*number);
    }
    return related;
}

}  // namespace

void ForecastArguments::declare(CLI::App& app) {
    m_app = &app;
    app.add_option(
           "--model", m_model,
           "Model; gm0n is descriptive only; residual-gm11: see --residual; all: gm11 and the others for comparison")
        ->type_name(modelNames("|"))
        ->capture_default_str();
    app.add_option("--residual", m_residual, "Interpretation of residual-gm11")
        ->type_name("equations|example|remnant")
        ->capture_default_str();
    declareParameters(app);
    declareJudgement(app);
}

void ForecastArguments::declareParameters(CLI::App& app) {
    app.add_option("--alpha,--background", m_background, "Background weight in [0, 1]")
        ->type_name("NUMBER|search")
        ->capture_default_str();
    m_fitted.declare(app);
    app.get_option("--at")->type_name("POINT,...");
    app.add_option("--shift", m_shift,
                   "Add C before grey models are fitted and subtract it afterwards; auto: the smallest C that makes "
                   "the class ratios admissible")
        ->type_name("NUMBER|auto");
    CLI::Option* const related = declareList(app, "--related", m_related, "Related series of gm1n, gm0n and dgm1n");
    app.add_option("--future", m_future,
                   "Values of a related series after the data, as NAME=V,V,...; may be repeated; last: each keeps its "
                   "last value")
        ->type_name("VALUES")
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
        ->needs(related);
}

void ForecastArguments::declareJudgement(CLI::App& app) {
    declareCount(app, "--fit", m_fit, "Fit the first N points and hold out the rest; default: all", 1)->default_str("");
    declareCount(app, "--holdout", m_holdout, "Hold out the last K points, fit the rest")->type_name("K");
    declareCount(app, "--horizon", m_horizon,
                 "Forecast horizon after the last fitted point; default: the held-out points, or 2")
        ->type_name("H")
        ->excludes(app.get_option("--at"));
    declareBook(app, m_book);
    m_accuracy.declare(app);
    m_judged.declare(app);
    declareOptions(app, m_rolling);
    declareOptions(app, m_band);
    for (const auto& [option, without] : {std::pair("--backtest-origins", "--backtest"),
                                          {"--backtest-steps", "--backtest"},
                                          {"--seed", "--interval"},
                                          {"--errors", "--interval"}}) {
        app.get_option(option)->needs(app.get_option(without));
    }
}

Expected<void> ForecastArguments::chooseModels(grey::ForecastOptions& options, bool compared) const {
    const std::string chosen = m_model == "residual-gm11" ? "residual-" + m_residual : m_model;
    bool known = chosen == "all";
    for (const auto& [model, name] : grey::greyModelNames()) {
        if (chosen == name) {
            options.model = model;
            known = true;
        }
    }
    for (const auto& [model, name] : grey::greyModelNames()) {
        if ((chosen == "all" || compared) && model != options.model) {
            options.others.push_back(model);
        }
    }
    if (!known && m_model == "residual-gm11") {
        return fail(ErrorCode::optionUnknown, {"--residual", m_residual, "equations, example, remnant"});
    }
    if (!known) {
        return fail(ErrorCode::optionUnknown, {"--model", m_model, modelNames(", ")});
    }
    return {};
}

Expected<void> ForecastArguments::chooseParameters(grey::ForecastOptions& options) const {
    const auto background = GREYSCOPE_TRY(numberOrSearch("--alpha", m_background));
    options.searchBackground = !background.has_value();
    options.backgroundWeight = background.value_or(options.backgroundWeight);
    if (m_shift == "auto") {
        options.translation.kind = grey::Translation::Kind::automatic;
    } else if (!m_shift.empty()) {
        const auto by = numberIn(m_shift);
        if (!by) {
            return fail(ErrorCode::optionUnknown, {"--shift", m_shift, "a number, auto"});
        }
        options.translation = {grey::Translation::Kind::fixed, *by};
    }
    return {};
}

Expected<void> ForecastArguments::chooseRelated(grey::ForecastOptions& options) const {
    for (const std::string& name : m_related) {
        options.related.push_back({name, {}});
    }
    for (const std::string& text : m_future) {
        if (text == "last") {
            options.relatedFuture = grey::RelatedFuture::lastValue;
            continue;
        }
        auto given = futureIn(text);
        if (!given) {
            return tl::unexpected(given.error());
        }
        const auto named = std::find_if(options.related.begin(), options.related.end(),
                                        [&](const auto& related) { return related.name == given->name; });
        if (named == options.related.end()) {
            return fail(ErrorCode::unknownSeries,
                        base::withChoices({given->name}, base::nearestChoices(given->name, m_related)));
        }
        named->future = std::move(given->future);
    }
    return {};
}

Expected<void> ForecastArguments::checkUsed(const grey::ForecastOptions& options) const {
    std::vector<grey::GreyModel> models = options.others;
    models.push_back(options.model);
    const auto any = [&](const auto& uses) {
        return std::any_of(models.begin(), models.end(),
                           [&](grey::GreyModel model) { return uses(grey::rowOf(model)); });
    };
    const std::vector<std::pair<std::string, bool>> uses{
        {"--residual", m_model == "residual-gm11"},
        {"--alpha", any([](const grey::GreyModelRow& row) { return row.background; })},
        {"--related", any([](const grey::GreyModelRow& row) { return row.related; })}};
    for (const auto& [option, used] : uses) {
        if (const auto checked = withoutEffect(*m_app, {option}, "--model " + m_model); !used && !checked) {
            return checked;
        }
    }
    return {};
}

Expected<ForecastChoices> ForecastArguments::choices(bool compared) const {
    const std::string model = "--model " + m_model;
    ForecastChoices choices;
    choices.rolling = m_judged.isGiven("--backtest") ? m_rolling : choices.rolling;
    choices.band = m_band;
    grey::ForecastOptions& options = choices.options;
    GREYSCOPE_TRY(chooseModels(options, compared));
    GREYSCOPE_TRY(chooseParameters(options));
    GREYSCOPE_TRY(chooseRelated(options));
    GREYSCOPE_TRY(checkUsed(options));
    options = GREYSCOPE_TRY(m_fitted.onto(std::move(options), model));
    options.accuracy = GREYSCOPE_TRY(m_accuracy.onto(accuracyBy(m_book)));
    const char* const judgedBy = optionOf(&grey::AccuracyOptions::judgedBy).flag;
    if (options.buffer == grey::BufferOperator::none && m_accuracy.isGiven(judgedBy)) {
        return fail(ErrorCode::optionConflict, {judgedBy, "--buffer none"});
    }
    options.horizon = m_horizon;
    choices = GREYSCOPE_TRY(m_judged.onto(std::move(choices), model));
    GREYSCOPE_TRY(optionsOf(choices).validate());
    return choices;
}

/// Returns the number of points to fit according to --fit or --holdout. forecast() rejects a series that is too short.
Expected<std::size_t> ForecastArguments::fitCount(const data::SeriesTable& table, std::size_t series) const {
    if (!m_holdout) {
        return m_fit;
    }
    if (m_fit > 0) {
        return fail(ErrorCode::optionConflict, {"--fit", "--holdout"});
    }
    const std::size_t measured = grey::measuredCount(table, series);
    if (measured > 0 && *m_holdout >= measured) {
        return fail(ErrorCode::optionOutOfRange,
                    {"--holdout", std::to_string(*m_holdout), "[0, " + std::to_string(measured - 1) + "]"});
    }
    return measured - std::min(measured, *m_holdout);
}

}  // namespace greyscope::app::cli
