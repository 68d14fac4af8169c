#include "app/cli/arguments/option_values.h"

#include <algorithm>

#include <CLI/CLI.hpp>

#include "app/text/error_text.h"
#include "core/base/list_text.h"
#include "core/base/text.h"
#include "core/base/whole_number.h"
#include "core/sim/experiments/parameters.h"

namespace greyscope::app::cli {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

/// These options parse numbers themselves, because CLI11 depends on the locale, reads "010" as 8 and accepts "nan".
template <class Value, class Read>
CLI::Option* declareRead(CLI::App& app, const std::string& name, Value& value, const std::string& description,
                         const std::string& wanted, Read read) {
    const auto take = [&value, name, wanted, read](const std::string& text) {
        const auto number = read(text);
        if (!number) {
            throw CLI::ValidationError(name + " takes " + wanted + ", not “" + text + "”");
        }
        value = *number;
    };
    return app.add_option_function<std::string>(name, take, description);
}

template <class Value>
CLI::Option* declareDouble(CLI::App& app, const std::string& name, Value& value, const std::string& description) {
    return declareRead(app, name, value, description, "a number",
                       [](const std::string& text) { return numberIn(text); })
        ->type_name("NUMBER");
}

template <class N, class Value>
CLI::Option* declareWhole(CLI::App& app, const std::string& name, Value& value, const std::string& description,
                          N least) {
    const auto read = [least](const std::string& text) {
        const auto count = base::wholeNumberIn<N>(text);
        return count && *count >= least ? count : std::nullopt;
    };
    return declareRead(app, name, value, description, "a whole number from " + std::to_string(least) + " on", read)
        ->type_name("N");
}

template <class Value>
CLI::Option* declareSize(CLI::App& app, const std::string& name, Value& value, const std::string& description) {
    const auto take = [&value, name](const std::string& text) {
        const auto bytes = sim::bytesIn(name, text);
        if (!bytes || *bytes < 0.0 || *bytes > 0x1p62) {
            const base::Error error{
                ErrorCode::valueNotUsable, {name, text, "bytes, for example 65536, 64K, 1M or 2G"}, {}};
            throw CLI::ValidationError(errorLine(error).toStdString());
        }
        value = static_cast<std::int64_t>(*bytes);
    };
    return app.add_option_function<std::string>(name, take, description)->type_name("BYTES");
}

/// Passes each part of the list to `take`.
template <class Take>
CLI::Option* declareParts(CLI::App& app, const std::string& name, Take take, const std::string& description) {
    const auto takeAll = [take, name](const std::vector<std::string>& texts) {
        for (const std::string& text : texts) {
            const auto parts = listIn(name, text);
            if (!parts) {
                throw CLI::ValidationError(errorLine(parts.error()).toStdString());
            }
            std::for_each(parts->begin(), parts->end(), take);
        }
    };
    return app.add_option_function<std::vector<std::string>>(name, takeAll, description)
        ->expected(1)
        ->allow_extra_args(false)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

}  // namespace

CLI::Option* declareNumber(CLI::App& app, const std::string& name, double& value, const std::string& description) {
    return declareDouble(app, name, value, description)->default_str(base::toText(value));
}

CLI::Option* declareNumber(CLI::App& app, const std::string& name, std::optional<double>& value,
                           const std::string& description, const std::string& none) {
    if (none.empty()) {
        return declareDouble(app, name, value, description);
    }
    const auto read = [none](const std::string& text) {
        const auto number = numberIn(text);
        return number || text == none ? std::make_optional<std::optional<double>>(number) : std::nullopt;
    };
    return declareRead(app, name, value, description, "a number or " + none, read)
        ->type_name("NUMBER|" + none)
        ->default_str(value ? base::toText(*value) : none);
}

CLI::Option* declareShare(CLI::App& app, const std::string& name, double& value, const std::string& description) {
    return declareRead(app, name, value, description, "a share such as 3% or 0.03",
                       [](const std::string& text) { return shareIn(text); })
        ->type_name("SHARE")
        ->default_str(base::toText(100.0 * value) + "%");
}

CLI::Option* declareCount(CLI::App& app, const std::string& name, std::size_t& value, const std::string& description,
                          std::size_t least) {
    return declareWhole(app, name, value, description, least)->default_str(std::to_string(value));
}

CLI::Option* declareCount(CLI::App& app, const std::string& name, std::optional<std::size_t>& value,
                          const std::string& description, std::size_t least) {
    return declareWhole(app, name, value, description, least);
}

CLI::Option* declareCount(CLI::App& app, const std::string& name, std::int64_t& value, const std::string& description,
                          std::int64_t least) {
    return declareWhole(app, name, value, description, least);
}

CLI::Option* declareCount(CLI::App& app, const std::string& name, std::optional<std::int64_t>& value,
                          const std::string& description, std::int64_t least) {
    return declareWhole(app, name, value, description, least);
}

CLI::Option* declareBytes(CLI::App& app, const std::string& name, std::int64_t& value, const std::string& description) {
    return declareSize(app, name, value, description);
}

CLI::Option* declareBytes(CLI::App& app, const std::string& name, std::optional<std::int64_t>& value,
                          const std::string& description) {
    return declareSize(app, name, value, description);
}

Expected<std::vector<std::string>> listIn(const std::string& option, const std::string& text) {
    auto parts = base::listParts(text);
    return parts ? std::move(*parts)
                 : Expected<std::vector<std::string>>(fail(ErrorCode::optionNotAList, {option, text}));
}

CLI::Option* declareList(CLI::App& app, const std::string& name, std::vector<std::string>& values,
                         const std::string& description) {
    return declareParts(
               app, name, [&values](const std::string& part) { values.push_back(part); }, description)
        ->type_name("NAME,...");
}

CLI::Option* declareNumbers(CLI::App& app, const std::string& name, std::vector<double>& values,
                            const std::string& description) {
    const auto take = [&values, name](const std::string& part) {
        const auto number = numberIn(part);
        if (!number) {
            throw CLI::ValidationError(name + " takes numbers joined with commas, not “" + part + "”");
        }
        values.push_back(*number);
    };
    return declareParts(app, name, take, description)->type_name("NUMBER,...");
}

CLI::Option* declareNames(CLI::App& app, const std::string& name, const std::vector<std::string>& names,
                          std::function<void(std::size_t)> take, const std::string& description) {
    const auto read = [name, names, take = std::move(take)](const std::string& text) {
        const auto found = std::find(names.begin(), names.end(), text);
        if (found == names.end()) {
            throw CLI::ValidationError(
                errorLine({ErrorCode::optionUnknown, {name, text, base::joined(names, ", ")}, {}}).toStdString());
        }
        take(static_cast<std::size_t>(found - names.begin()));
    };
    return app.add_option_function<std::string>(name, read, description)->type_name(base::joined(names, "|"));
}

void declareFlag(CLI::App& app, const std::string& name, bool& value, const std::string& description) {
    app.add_flag(name, value, description);
}

void declareName(CLI::App& app, const std::string& name, std::string& value, const std::string& description) {
    app.add_option(name, value, description)->type_name("NAME");
}

bool isGiven(const CLI::App& app, const std::string& option) {
    const CLI::Option* found = app.get_option_no_throw(option);
    return found != nullptr && found->count() > 0;
}

void showDefault(CLI::Option* option, const std::string& text) {
    option->default_str(text);
}

CLI::Option* declareConditions(CLI::App& app, const std::string& name, std::vector<std::string>& conditions,
                               const std::string& description) {
    return app.add_option(name, conditions, description)
        ->type_name("COL=VAL")
        ->expected(1)
        ->allow_extra_args(false)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

Expected<void> withoutEffect(const CLI::App& app, const std::vector<std::string>& options, const std::string& beside) {
    for (const std::string& name : options) {
        if (isGiven(app, name)) {
            return fail(ErrorCode::optionConflict, {name, beside});
        }
    }
    return {};
}

CLI::Option* declareAggregation(CLI::App& app, data::Aggregation& aggregation, const std::string& description) {
    std::vector<std::string> names;
    for (const data::Aggregation& each : data::kAggregations) {
        names.push_back(data::aggregationName(each));
    }
    const auto take = [&aggregation, known = base::joined(names, ", ")](const std::string& text) {
        const auto named = data::aggregationNamed(text);
        if (!named || *named == data::Aggregation::none) {
            throw CLI::ValidationError(
                errorLine({ErrorCode::optionUnknown, {"--agg", text, known + ", p0 ... p100"}, {}}).toStdString());
        }
        aggregation = *named;
    };
    return app.add_option_function<std::string>("--agg", take, description)
        ->type_name(base::joined(names, "|") + "|p5|p95|p99");
}

}  // namespace greyscope::app::cli
