#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/text/share_text.h"
#include "core/base/error.h"
#include "core/base/names.h"
#include "core/data/columns/cell_text.h"
#include "core/data/series/aggregation.h"

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace greyscope::app::cli {

using data::numberIn;

/// Declares an option that takes a finite number. Another value is an argument error.
CLI::Option* declareNumber(CLI::App& app, const std::string& name, double& value, const std::string& description);
/// Declares an option that takes a finite number or, unless `none` is empty, the word `none` for no number.
CLI::Option* declareNumber(CLI::App& app, const std::string& name, std::optional<double>& value,
                           const std::string& description, const std::string& none = {});
CLI::Option* declareShare(CLI::App& app, const std::string& name, double& value, const std::string& description);
CLI::Option* declareCount(CLI::App& app, const std::string& name, std::size_t& value, const std::string& description,
                          std::size_t least = 0);
CLI::Option* declareCount(CLI::App& app, const std::string& name, std::optional<std::size_t>& value,
                          const std::string& description, std::size_t least = 0);
CLI::Option* declareCount(CLI::App& app, const std::string& name, std::int64_t& value, const std::string& description,
                          std::int64_t least);
CLI::Option* declareCount(CLI::App& app, const std::string& name, std::optional<std::int64_t>& value,
                          const std::string& description, std::int64_t least);
/// Declares an option that takes a number of bytes: 65536, 64K or 1M.
CLI::Option* declareBytes(CLI::App& app, const std::string& name, std::int64_t& value, const std::string& description);
CLI::Option* declareBytes(CLI::App& app, const std::string& name, std::optional<std::int64_t>& value,
                          const std::string& description);

/// Splits the value of an option into the parts of a list, by base::listParts(). Error: optionNotAList.
[[nodiscard]] base::Expected<std::vector<std::string>> listIn(const std::string& option, const std::string& text);

/// Declares an option whose value is a list. If the option is repeated, the lists are joined.
CLI::Option* declareList(CLI::App& app, const std::string& name, std::vector<std::string>& values,
                         const std::string& description);

/// Declares an option whose value is a list of numbers. If the option is repeated, the lists are joined.
CLI::Option* declareNumbers(CLI::App& app, const std::string& name, std::vector<double>& values,
                            const std::string& description);

/// Declares an option that takes one of `names`, which the help lists. `take` receives the index of the name.
CLI::Option* declareNames(CLI::App& app, const std::string& name, const std::vector<std::string>& names,
                          std::function<void(std::size_t)> take, const std::string& description);
template <class Choice>
CLI::Option* declareChoice(CLI::App& app, const std::string& name, Choice& value, const base::Names<Choice>& choices,
                           const std::string& description) {
    std::vector<std::string> names;
    for (const auto& [choice, spelt] : choices) {
        names.push_back(spelt);
    }
    return declareNames(
        app, name, names, [&value, choices](std::size_t index) { value = choices[index].first; }, description);
}

/// Declares a switch, which sets `value` to true.
void declareFlag(CLI::App& app, const std::string& name, bool& value, const std::string& description);
/// Declares an option whose value is a name.
void declareName(CLI::App& app, const std::string& name, std::string& value, const std::string& description);
[[nodiscard]] bool isGiven(const CLI::App& app, const std::string& option);
/// Sets the text of the default value that the help shows.
void showDefault(CLI::Option* option, const std::string& text);

/// Declares an option for conditions, such as --where. It can be repeated, and its values can contain any characters.
CLI::Option* declareConditions(CLI::App& app, const std::string& name, std::vector<std::string>& conditions,
                               const std::string& description);

/// Checks that none of `options` was given, because they have no effect together with the option `beside`. Error:
/// optionConflict.
[[nodiscard]] base::Expected<void> withoutEffect(const CLI::App& app, const std::vector<std::string>& options,
                                                 const std::string& beside);

/// Declares --agg. The help lists the names that it takes; it also takes any percentile.
CLI::Option* declareAggregation(CLI::App& app, data::Aggregation& aggregation, const std::string& description);

}  // namespace greyscope::app::cli
