#include "app/cli/arguments/relative_arguments.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/arguments/figure_arguments.h"
#include "app/cli/arguments/option_rows.h"
#include "app/cli/arguments/option_values.h"
#include "app/cli/arguments/table_arguments.h"
#include "app/cli/output/notes.h"
#include "app/cli/output/output.h"
#include "app/cli/relative/tree_output.h"
#include "app/study/choices/relative_options.h"
#include "app/study/choices/tree_options.h"
#include "core/base/contains.h"
#include "core/base/try.h"
#include "core/data/left_out.h"
#include "core/data/recipe/recipe_text.h"
#include "core/data/roles/repeats.h"
#include "core/data/roles/roles.h"
#include "core/data/series/series_names.h"

namespace greyscope::app::cli {

using base::contains;
using base::Expected;
using relative::Validation;

namespace {

constexpr std::string_view foldPrefix = "kfold=";
constexpr std::string_view holdOutPrefix = "holdout=";

/// Returns the number after a prefix, if the text has this form.
std::optional<double> numberAfter(std::string_view prefix, std::string_view text) {
    return text.substr(0, prefix.size()) == prefix ? numberIn(text.substr(prefix.size())) : std::nullopt;
}

}  // namespace

void RelativeArguments::declare(CLI::App& app, Systems systems) {
    m_app = &app;
    m_table.declare(app);
    m_several = systems == Systems::several;
    declareList(app, "--value", m_metrics, "Measured column; several if the command accepts them")
        ->required(!m_several);
    app.add_option("--system", m_options.system, "Column that distinguishes the systems")
        ->required(!m_several)
        ->type_name("NAME");
    app.add_option("--from", m_options.from, "Measured system")->required(!m_several)->type_name("VALUE");
    if (m_several) {
        declareSeveral(app);
    } else {
        app.add_option("--to", m_options.to, "Predicted system")->required()->type_name("VALUE");
    }
    m_table.declareSteps(app);
    declareList(app, "--factors", m_options.factors, "Columns to match on and to predict with");
    declareAggregation(
        app, m_options.aggregation,
        "How to combine several measurements of a system in one cell; any percentile, for example p99.5");
    app.add_option(
           "--validate", m_validate,
           "Held-out cells; loo: each cell in turn; auto: loo for up to 200 cells, otherwise 10 folds or --folds")
        ->type_name("auto|loo|kfold=K|holdout=SHARE")
        ->capture_default_str();
    declareOptions(app, m_choices.model.crossValidation);
    declareOptions(app, m_choices.model.grow);
}

void RelativeArguments::declareSeveral(CLI::App& app) {
    declareList(app, "--to", m_to, "Predicted systems; default: all others")->type_name("VALUE,...");
    app.add_flag("--published", m_published,
                 "Use the 16 published pairs of the sample data instead, with their printed errors");
    app.parse_complete_callback([this] {
        for (const auto& [option, given] :
             {std::pair("--value", !m_metrics.empty()), std::pair("--system", !m_options.system.empty()),
              std::pair("--from", !m_options.from.empty())}) {
            if (!m_published && !given) {
                throw CLI::RequiredError(option);
            }
        }
    });
}

Expected<std::vector<relative::PredictionRun>> RelativeArguments::scenarios(
    const data::Dataset& dataset, const relative::RelativeOptions& options) const {
    if (!m_several) {
        return std::vector<relative::PredictionRun>{};
    }
    if (m_published) {
        return relative::publishedScenarios(options);
    }
    const auto column = dataset.column(options.system);
    if (!column) {
        return tl::unexpected(column.error());
    }
    std::vector<std::string> systems = m_to;
    if (systems.empty()) {
        systems = dataset.levels(*dataset.find(options.system)).texts();
        std::erase(systems, options.from);
        for (const data::Filter& filter : options.where) {
            if (filter.test == data::Test::isNot && filter.column == options.system) {
                std::erase_if(systems, [&](const std::string& system) { return contains(filter.values, system); });
            }
        }
    }
    std::vector<std::string> named{options.from};
    for (const std::string& system : systems) {
        if (contains(named, system)) {
            const bool from = system == options.from;
            return base::fail(base::ErrorCode::optionConflict,
                              {(from ? "--from " : "--to ") + system, "--to " + system});
        }
        named.push_back(system);
    }
    for (const std::string& system : named) {
        if (const auto rows = data::select(dataset, {{options.system, {system}}}); !rows) {
            return tl::unexpected(rows.error());
        }
    }
    return relative::scenariosBySystem(options, systems);
}

void RelativeArguments::declareModel(CLI::App& app) {
    declareOptions(app, m_choices.model);
    declareCount(app, "--leaves", m_choices.model.grow.maxLeaves,
                 "Maximum number of leaves, best splits first; 0: no limit");
    declarePruning(app, m_prune, m_choices.model.crossValidation.folds);
}

void RelativeArguments::declareIntervals(CLI::App& app) {
    declareChoice(app, "--interval", m_options.intervals, stats::intervalMethodNames(),
                  "Intervals of ratios from repeats: Fieller's or bootstrap (BCa)")
        ->default_str("t");
}

Expected<void> RelativeArguments::readValidation(relative::RelativeOptions& options) const {
    if (const auto folds = numberAfter(foldPrefix, m_validate);
        folds && *folds >= 0.0 && *folds < 1e9 && std::floor(*folds) == *folds) {
        options.validation = Validation::kFold;
        options.folds = static_cast<std::size_t>(*folds);
    } else if (const auto share = numberAfter(holdOutPrefix, m_validate)) {
        options.validation = Validation::holdOut;
        options.holdOut = *share;
    } else if (m_validate == "loo") {
        options.validation = Validation::leaveOneOut;
    } else if (m_validate != "auto") {
        return base::fail(base::ErrorCode::optionUnknown,
                          {"--validate", m_validate, "auto, loo, kfold=K, holdout=SHARE"});
    }
    return {};
}

/// An option without effect in combination with another one is rejected, because the user expects an effect.
Expected<void> RelativeArguments::checkEffects(const relative::RelativeOptions& options) const {
    if (m_published) {
        std::vector<std::string> withoutMeaning{"--value",  "--system",  "--from",       "--to",
                                                "--except", "--factors", "--predictors", "--agg"};
        for (const data::StepOption& option : data::stepOptions()) {
            withoutMeaning.push_back(option.option);
        }
        return withoutEffect(*m_app, withoutMeaning, "--published");
    }
    if (options.pruning != relative::Pruning::crossValidated) {
        if (auto folds = withoutEffect(*m_app, {"--folds"}, "--prune " + m_prune); !folds) {
            return folds;
        }
        if (options.validation == Validation::leaveOneOut) {
            return withoutEffect(*m_app, {"--seed"}, "--validate loo");
        }
    }
    if (!m_severalMetrics && m_metrics.size() > 1) {
        return base::fail(base::ErrorCode::optionConflict, {"--value " + m_metrics[0], "--value " + m_metrics[1]});
    }
    return {};
}

Expected<RelativeArguments::Chosen> RelativeArguments::load(Notes& notes) {
    GREYSCOPE_TRY(readValidation(m_choices.model));
    const PruningChoice pruning = GREYSCOPE_TRY(pruningIn(m_prune));
    m_choices.model.pruning = pruning.pruning;
    m_choices.model.alpha = pruning.alpha;
    relative::RelativeOptions options = m_choices.model;
    options.system = m_options.system;
    options.from = m_options.from;
    options.to = m_options.to;
    options.factors = m_options.factors;
    options.aggregation = m_options.aggregation;
    options.intervals = m_options.intervals;
    if (const auto effects = checkEffects(options); !effects) {
        return tl::unexpected(effects.error());
    }
    data::Roles asked;
    asked.keys = options.system.empty() ? std::vector<std::string>() : std::vector{options.system};
    asked.factors = options.factors;
    asked.metrics = m_metrics;
    TableArguments::Table read = GREYSCOPE_TRY(m_table.read(asked, notes));
    m_read = std::move(read.read);
    const data::Dataset& dataset = *read.dataset;
    options.where = std::move(read.where);
    const auto layout = read.spread.steps.empty() ? std::nullopt : read.layout();
    const data::Roles roles = layout       ? layout->roles
                              : read.roles ? *read.roles
                                           : data::guessRoles(dataset).value_or(data::Roles{});
    if (options.factors.empty()) {
        options.factors = roles.factors;
        if (read.roles) {  // files of the same layout are compared series by series
            std::copy_if(roles.keys.begin(), roles.keys.end(), std::back_inserter(options.factors),
                         [&](const std::string& key) { return key != options.system && key != read.source(); });
        }
        // Systems measured in the same runs are compared run by run.
        std::copy_if(roles.repetitions.begin(), roles.repetitions.end(), std::back_inserter(options.factors),
                     [&](const std::string& name) { return data::countsRepetitions(dataset, name); });
    }
    options.repetitions = roles.repetitions;
    if (options.aggregation == data::Aggregation::none || options.aggregation == data::Aggregation::sum) {
        options.repeats = roles.repetitions;
        std::erase_if(options.repeats, [&](const std::string& name) { return contains(options.factors, name); });
        options.settings = data::settingsOfRepeats(roles, options.repeats);
    }
    options.value = m_metrics.empty() ? std::string() : m_metrics.front();
    const auto account = data::accountOf(dataset, options.where, asked.keys, options.factors, m_metrics);
    if (account) {
        notes.setLeftOut(*account);
    }
    auto pairs = scenarios(dataset, options);
    if (!pairs) {
        return tl::unexpected(pairs.error());
    }
    return Chosen{read.dataset, std::move(options), m_metrics, std::move(*pairs), account.value_or(data::LeftOut())};
}

Expected<Study> RelativeArguments::study(const relative::RelativeOptions& options) const {
    Study study;
    study.relative = m_choices;
    // In a study, a column that differs between the systems is a part of their names.
    std::vector<std::string> keys{options.system}, from{options.from}, to{options.to}, split;
    for (const data::Filter& other : options.toWhere) {
        const auto isOfIt = [&](const data::Filter& filter) { return filter.column == other.column; };
        const auto own = std::ranges::find_if(options.where, isOfIt);
        const bool isKey = own != options.where.end() && data::holdsOneValue(*own) && data::holdsOneValue(other) &&
                           std::ranges::count_if(options.toWhere, isOfIt) == 1;
        if (isKey) {
            keys.push_back(other.column);
            from.push_back(own->values.front());
            to.push_back(other.values.front());
        } else {
            study.relative.toWhere.push_back(other);
        }
        if (!isKey && !contains(split, other.column)) {
            std::ranges::copy_if(options.where, std::back_inserter(study.relative.fromWhere), isOfIt);
        }
        split.push_back(other.column);
    }
    study.tables.push_back(GREYSCOPE_TRY(m_table.studyTable(m_read, split)));
    StudyTable& table = study.tables.front();
    study.name = table.name;
    table.wide = false;
    table.roles.keys = keys;
    table.roles.factors = options.factors;
    table.roles.metrics = {options.value};
    table.roles.repetitions = options.repeats;
    table.metric = options.value;
    table.aggregation = options.aggregation;
    std::vector<const data::Column*> columns;
    for (const std::string& key : keys) {
        columns.push_back(GREYSCOPE_TRY(table.dataset->column(key)));
    }
    const data::SeriesNames names(*table.dataset, columns);
    study.selection = {{table.name, names.of(from)}, {{table.name, names.of(to)}}};
    study.intervals = options.intervals;
    if (options.validation == Validation::kFold) {
        study.relative.model.crossValidation.folds = options.folds;
    }
    study.relative.model.folds = relative::RelativeOptions().folds;
    return study;
}

Expected<PruningChoice> pruningIn(const std::string& text) {
    if (text == "none" || text == "cv") {
        return PruningChoice{text == "cv" ? relative::Pruning::crossValidated : relative::Pruning::none, 0.0};
    }
    if (const auto alpha = numberAfter("alpha=", text); alpha && *alpha >= 0.0) {
        return PruningChoice{relative::Pruning::alpha, *alpha};
    }
    return base::fail(base::ErrorCode::optionUnknown, {"--prune", text, "none, cv, alpha=X with X >= 0"});
}

Expected<RelativeRequest> requestOf(const Study& study, const relative::RelativeOptions& given) {
    auto request = pairRequest(study);
    return request ? Expected<RelativeRequest>(std::move(*request))
                   : base::fail(base::ErrorCode::optionConflict, {"--from " + given.from, "--to " + given.to});
}

Expected<void> checkFolds(const relative::RelativeOptions& given, std::size_t cells) {
    if (given.validation == Validation::kFold && (given.folds < 2 || given.folds > cells)) {
        return base::fail(base::ErrorCode::optionOutOfRange,
                          {"folds", std::to_string(given.folds), "[2, " + std::to_string(cells) + "]"});
    }
    return {};
}

void nameAsGiven(relative::RelativeOptions& options, const relative::RelativeOptions& given) {
    options.system = given.system;
    options.from = given.from;
    options.to = given.to;
    options.where = given.where;
    options.toWhere = given.toWhere;
}

void nameAsGiven(relative::RelativeResult& result, const relative::RelativeOptions& given,
                 const relative::RatioTable& read) {
    nameAsGiven(result.options, given);
    result.table.account = read.account;
    result.table.withoutSystem = read.withoutSystem;
    result.table.leftOutFrom = read.leftOutFrom;
    result.table.leftOutTo = read.leftOutTo;
}

RelativeFigures shownPair(relative::RelativeResult result, const widgets::RelativeNames& names) {
    result.table.account = accountInStudy(std::move(result.table.account));
    return presentedRelative(std::move(result), names);
}

std::string validationName(const relative::RelativeOptions& options) {
    if (!options.validation) {
        return "loo up to " + std::to_string(relative::leaveOneOutCells) + " cells, " + std::string(foldPrefix) +
               std::to_string(options.folds) + " beyond";
    }
    switch (*options.validation) {
        case Validation::leaveOneOut:
            return "loo";
        case Validation::kFold:
            return std::string(foldPrefix) + std::to_string(options.folds);
        case Validation::holdOut:
            break;
    }
    return std::string(holdOutPrefix) + base::toText(options.holdOut);
}

std::string repeatedText(std::size_t repeated, data::Aggregation aggregation) {
    return repeated == 0 ? std::string()
                         : std::to_string(repeated) + " repeated measurements merged by " +
                               data::aggregationName(data::ofRepeats(aggregation));
}

std::string leftOutNote(const relative::ScenarioOutcome& outcome) {
    if (!outcome.result) {
        return {};
    }
    const relative::RatioTable& table = outcome.result->table;
    const std::size_t unmatched = table.unmatchedFrom.size() + table.unmatchedTo.size();
    std::string text = unmatched > 0 ? std::to_string(unmatched) + " unmatched cells. " : std::string();
    const std::string repeated = repeatedText(table.repeated, outcome.result->options.aggregation);
    text += repeated.empty() ? repeated : repeated + ". ";
    text += table.account.any() ? leftOutText(table.account) : std::string();
    return text.empty() ? text : outcome.name + ": " + text;
}

nlohmann::ordered_json leftOutJson(const relative::RatioTable& table) {
    const auto side = [](const relative::RowsLeftOut& leftOut) {
        return nlohmann::ordered_json{{"without_value", leftOut.withoutValue},
                                      {"without_factor", leftOut.withoutFactor}};
    };
    auto json = leftOutJson(table.account);
    json["without_system"] = table.withoutSystem;
    json["from"] = side(table.leftOutFrom);
    json["to"] = side(table.leftOutTo);
    return json;
}

}  // namespace greyscope::app::cli
