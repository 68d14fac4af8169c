#include "app/cli/forecast_command.h"

#include <algorithm>

#include <CLI/CLI.hpp>

#include "app/cli/forecast_output.h"
#include "core/base/nearest.h"
#include "core/base/try.h"
#include "core/data/common_points.h"
#include "core/grey/forecast_input.h"

namespace greyscope::app::cli {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

constexpr const char* kSearch = "search";

/// What --model takes.
std::string modelNames(const std::string& separator) {
    std::string names;
    for (const auto& [model, name] : grey::greyModelNames()) {
        names += name + separator;
    }
    return names + "residual-gm11" + separator + "all";
}

/// A number or the word "search" (none). optionUnknown for anything else.
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

/// "NAME=V,V,...": the name may hold "=", the values do not.
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

std::string ForecastCommand::example() const {
    return "  greyscope forecast lustre_read_1_1.csv --axis threads_per_ost --of throughput_gb_s --holdout 2 --model "
           "all";
}

void ForecastCommand::declare(CLI::App& app) {
    m_app = &app;
    m_series.declare(app);
    app.add_option("--of", m_of, "Series to forecast; may be left out where there is one")->type_name("NAME");
    app.add_option("--model", m_model,
                   "Model; gm0n describes and does not forecast; residual-gm11: as --residual says; all: gm11 with the "
                   "others beside it")
        ->type_name(modelNames("|"))
        ->capture_default_str();
    app.add_option("--residual", m_residual, "Reading of residual-gm11")
        ->type_name("equations|example|remnant")
        ->capture_default_str();
    declareParameters(app);
    declareJudgement(app);
    m_figure.declare(app);
    declareFormat(app, m_format);
}

void ForecastCommand::declareParameters(CLI::App& app) {
    app.add_option("--alpha,--background", m_background, "Background weight in [0, 1]")
        ->type_name("NUMBER|search")
        ->capture_default_str();
    app.add_option("--power", m_power, "n of ngbm")->type_name("NUMBER|search")->capture_default_str();
    app.add_option("--order", m_order, "r of fgm")->type_name("NUMBER|search")->capture_default_str();
    app.add_option("--shift", m_shift,
                   "Add C before grey models are fitted and take it off again; auto: the least that makes the class "
                   "ratios admissible")
        ->type_name("NUMBER|auto");
    declareChoice(app, "--buffer", m_buffer, grey::bufferOperatorNames(),
                  "Buffer operator that the series goes through before grey models are fitted; errors stay those "
                  "against the series as measured");
    CLI::Option* const related = declareList(app, "--related", m_related, "Related series of gm1n and gm0n");
    app.add_option("--future", m_future,
                   "Values of a related series behind the table's, as NAME=V,V,...; may be repeated; last: each keeps "
                   "its last value")
        ->type_name("VALUES")
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
        ->needs(related);
}

void ForecastCommand::declareJudgement(CLI::App& app) {
    declareCount(app, "--fit", m_fit, "Fit the first N points, hold the rest out; all where it is left out", 1)
        ->default_str("");
    declareCount(app, "--holdout", m_holdout, "Hold the last K points out, fit the rest")->type_name("K");
    declareCount(app, "--horizon", m_horizon, "Steps after the last fitted point; the held-out points, or 2")
        ->type_name("H");
    CLI::Option* const backtest =
        app.add_flag("--backtest", m_backtest, "Refit from every origin k = 4, 5, ... and forecast what follows");
    declareCount(app, "--backtest-origins", m_backtestOrigins, "The last N origins of --backtest alone; 0: all of them")
        ->needs(backtest);
    declareCount(app, "--backtest-steps", m_backtestSteps, "Steps ahead of each origin", 1)
        ->type_name("H")
        ->needs(backtest);
    CLI::Option* const interval =
        declareNumber(app, "--interval", m_interval, "Bootstrap interval of this level, for example 0.9")
            ->type_name("LEVEL");
    declareCount(app, "--seed", m_seed, "Seed of the bootstrap")->type_name("S")->needs(interval);
}

Expected<void> ForecastCommand::chooseModels(grey::ForecastOptions& options) const {
    const std::string chosen = m_model == "residual-gm11" ? "residual-" + m_residual : m_model;
    bool known = chosen == "all";
    for (const auto& [model, name] : grey::greyModelNames()) {
        if (chosen == "all" && model != options.model) {
            options.others.push_back(model);
        }
        if (chosen == name) {
            options.model = model;
            known = true;
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

Expected<void> ForecastCommand::chooseParameters(grey::ForecastOptions& options) const {
    const auto background = numberOrSearch("--alpha", m_background);
    const auto power = numberOrSearch("--power", m_power);
    const auto order = numberOrSearch("--order", m_order);
    for (const auto* chosen : {&background, &power, &order}) {
        if (!*chosen) {
            return tl::unexpected(chosen->error());
        }
    }
    options.searchBackground = !background->has_value();
    options.backgroundWeight = background->value_or(options.backgroundWeight);
    options.power = *power;
    options.order = *order;
    options.buffer = m_buffer;
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

Expected<void> ForecastCommand::chooseRelated(grey::ForecastOptions& options) const {
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

Expected<void> ForecastCommand::checkUsed(const grey::ForecastOptions& options) const {
    std::vector<grey::GreyModel> models = options.others;
    models.push_back(options.model);
    const auto any = [&](const auto& uses) {
        return std::any_of(models.begin(), models.end(),
                           [&](grey::GreyModel model) { return uses(grey::rowOf(model)); });
    };
    const auto opens = [&](const char* symbol) {
        return any([&](const grey::GreyModelRow& row) { return row.open && row.open->symbol == symbol; });
    };
    const std::vector<std::pair<std::string, bool>> uses{
        {"--residual", m_model == "residual-gm11"},
        {"--alpha", any([](const grey::GreyModelRow& row) { return row.background; })},
        {"--power", opens("n")},
        {"--order", opens("r")},
        {"--related", any([](const grey::GreyModelRow& row) { return row.related; })},
        {"--interval", !grey::rowOf(options.model).describes}};
    for (const auto& [option, used] : uses) {
        if (const auto checked = withoutEffect(*m_app, {option}, "--model " + m_model); !used && !checked) {
            return checked;
        }
    }
    return {};
}

Expected<grey::ForecastOptions> ForecastCommand::optionsOf() const {
    grey::ForecastOptions options;
    for (const auto& chosen :
         {chooseModels(options), chooseParameters(options), chooseRelated(options), checkUsed(options)}) {
        if (!chosen) {
            return tl::unexpected(chosen.error());
        }
    }
    options.horizon = m_horizon;
    if (m_backtest) {
        options.backtest = grey::BacktestOptions{.steps = m_backtestSteps, .origins = m_backtestOrigins};
    }
    if (m_interval) {
        options.band = grey::BandOptions{.level = *m_interval, .seed = m_seed};
    }
    const auto valid = options.validate();
    return valid ? Expected<grey::ForecastOptions>(std::move(options)) : tl::unexpected(valid.error());
}

/// The points to fit, which --fit or --holdout may say. A series that lacks them is for forecast() to refuse.
Expected<std::size_t> ForecastCommand::fitCountOf(const data::SeriesTable& table, std::size_t series) const {
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

Expected<Study> ForecastCommand::studyOf(const SeriesArguments::Chosen& chosen, std::size_t series,
                                         const grey::ForecastOptions& options) const {
    GREYSCOPE_TRY(notInStudies(m_backtest, "--backtest"));
    GREYSCOPE_TRY(notInStudies(std::any_of(options.related.begin(), options.related.end(),
                                           [](const auto& related) { return !related.future.empty(); }),
                               "--future"));
    const std::size_t measured = grey::measuredCount(chosen.table, series);
    const std::size_t held = options.fitCount > 0 ? measured - std::min(measured, options.fitCount) : 0;
    const std::size_t usual = held > 0 ? held : 2;
    const std::size_t horizon = options.horizon.value_or(usual);
    GREYSCOPE_TRY(notInStudies(horizon < held, "--horizon " + std::to_string(horizon)));
    Study study;
    study.tables.push_back(GREYSCOPE_TRY(m_series.studyTable(chosen)));
    study.name = study.tables.front().name;
    study.selection.reference = {study.name, chosen.table.series[series].name};
    for (const auto& related : options.related) {
        study.selection.compared.push_back({study.name, related.name});
    }
    ForecastChoices& choices = study.forecast;
    choices.holdOut = held;
    choices.ahead = horizon - held;
    choices.backgroundWeight = options.backgroundWeight;
    choices.searchBackground = options.searchBackground;
    choices.power = options.power;
    choices.order = options.order;
    choices.model = options.model;
    choices.translation = options.translation;
    choices.buffer = options.buffer;
    choices.relatedFuture = options.relatedFuture;
    if (options.band) {
        choices.interval = options.band->level;
        choices.seed = options.band->seed;
    }
    return study;
}

Expected<std::string> ForecastCommand::run(Notes& notes) {
    auto options = optionsOf();
    if (!options) {
        return tl::unexpected(options.error());
    }
    std::vector<std::string> needed = m_related;
    m_of.empty() ? needed.clear() : needed.push_back(m_of);
    auto chosen = m_series.load(m_of, SeriesArguments::Points::oneFactor, notes, needed);
    if (!chosen) {
        return tl::unexpected(chosen.error());
    }
    const bool onlyOne = m_of.empty() && chosen->table.series.size() == 1;
    const auto index = onlyOne ? Expected<std::size_t>(0) : chosen->table.indexOf(m_of);
    const auto fitCount = index ? fitCountOf(chosen->table, *index) : index;
    if (!fitCount) {
        return tl::unexpected(fitCount.error());
    }
    std::vector<std::size_t> which{*index};
    for (const std::string& related : m_related) {
        which.push_back(chosen->table.find(related).value_or(*index));
    }
    chosen->table.leftOut = data::accountOf(chosen->table, which);
    options->fitCount = *fitCount;
    options->equations = m_format == Format::json;
    base::NoProgress progress;
    const auto result = grey::forecast(chosen->table, *index, *options, progress);
    if (!result) {
        return tl::unexpected(result.error());
    }
    // One model that was asked for and cannot be fitted is all there is to say; of several the rest is worth having.
    if (result->model.failure && result->others.empty()) {
        return tl::unexpected(*result->model.failure);
    }
    if (m_figure.asked()) {
        GREYSCOPE_TRY(m_figure.write(GREYSCOPE_TRY(studyOf(*chosen, *index, *options)), "forecast-forecast", notes));
    }
    if (m_format != Format::text) {
        chosen->noteLeftOut();
    }
    switch (m_format) {
        case Format::json:
            return forecastJson(*result, *chosen);
        case Format::csv:
            for (std::string& remark : forecastRemarks(*result)) {
                notes.add(std::move(remark));
            }
            for (std::string& warning : forecastWarnings(*result)) {
                notes.add("warning: " + std::move(warning));
            }
            return forecastCsv(*result);
        case Format::text:
            break;
    }
    return forecastText(*result, *chosen);
}

}  // namespace greyscope::app::cli
