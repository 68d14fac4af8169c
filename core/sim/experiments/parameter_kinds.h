#pragma once

#include <optional>
#include <string>
#include <type_traits>
#include <utility>

#include "core/base/names.h"
#include "core/base/text.h"
#include "core/base/try.h"
#include "core/sim/experiments/parameters.h"

// Functions that make the parameters of a scenario, each for one of its members: numbers, named choices, and parameters
// with their own text format.

namespace greyscope::sim {

/// Returns the value of a parameter as text in the form of its quantity: 65536 bytes as "64K".
[[nodiscard]] std::string textOf(double value, Quantity quantity);
/// Reads the number in a text and checks it against the range of a parameter. Errors: valueNotUsable (no number, or not
/// a whole one where required), optionOutOfRange.
[[nodiscard]] base::Expected<double> allowedNumber(const Parameter& parameter, const std::string& text);

/// Makes a numeric parameter of a scenario. `member(scenario)` returns a reference to its value.
template <class Member>
Parameter numberParameter(std::string name, Quantity quantity, double low, double high, Origin origin,
                          std::string source, Member member) {
    Parameter parameter{std::move(name), quantity, low, high, {}, origin, std::move(source), {}, {}};
    parameter.text = [member, quantity](const Scenario& scenario) {
        return textOf(static_cast<double>(member(scenario)), quantity);
    };
    const Parameter described = parameter;
    parameter.assign = [member, described](Scenario& scenario, const std::string& text) -> base::Expected<void> {
        auto& value = member(scenario);
        value = static_cast<std::remove_reference_t<decltype(value)>>(GREYSCOPE_TRY(allowedNumber(described, text)));
        return {};
    };
    return parameter;
}

template <class Choice, class Member>
Parameter choiceParameter(std::string name, const base::Names<Choice>& names, Origin origin, std::string source,
                          Member member) {
    Parameter parameter{std::move(name), Quantity::words, 0.0, 0.0, {}, origin, std::move(source), {}, {}};
    for (const auto& [value, spelt] : names) {
        parameter.choices.push_back(spelt);
    }
    parameter.text = [member, names](const Scenario& scenario) { return base::nameOf(names, member(scenario)); };
    const std::string own = parameter.name;
    const std::string all = base::joined(parameter.choices, ", ");
    parameter.assign = [=](Scenario& scenario, const std::string& text) -> base::Expected<void> {
        const auto chosen = base::choiceNamed(names, text);
        if (!chosen) {
            return base::fail(base::ErrorCode::optionUnknown, {own, text, all});
        }
        member(scenario) = *chosen;
        return {};
    };
    return parameter;
}

/// Makes the parameter for the weights of the groups, such as "1:4".
[[nodiscard]] Parameter weightsParameter();
/// Makes the parameter for the scheduling policy, with an optional number of slots: "fifo", "sfq:4".
[[nodiscard]] Parameter policyParameter();
/// Makes the parameter for the access pattern, one of access::patternKinds(), which sets shape, processes per node and
/// waiting time.
[[nodiscard]] Parameter patternParameter();

}  // namespace greyscope::sim
