#include "core/derivation/forecast_subject.h"

#include <algorithm>
#include <utility>

#include "core/base/text.h"
#include "core/base/try.h"
#include "core/derivation/forecast_derivation.h"
#include "core/derivation/steps/baseline_steps.h"
#include "core/derivation/steps/model_steps.h"
#include "core/derivation/steps/preparation_steps.h"
#include "core/grey/forecast/forecast_input.h"

namespace greyscope::derivation {

using base::Expected;
using letters::k;

namespace {

void noteSearches(Draft& draft, const ForecastSubject& subject) {
    const grey::GreyModelRow& row = grey::rowOf(subject.model);
    for (const std::string& name : subject.searched) {
        const double value =
            name == "alpha" ? subject.options.backgroundWeight : (subject.options.*row.open->given).value_or(0.0);
        draft.note({NoteId::searched, {value}, {name}});
    }
}

/// Writes the points that join a model after those that it is fitted to; C of the translation is `shift`, if any.
StepValues arrivalSteps(Draft& draft, const ForecastSubject& subject, int first, const ModelledHow& how,
                        const StepValues& shift) {
    if (subject.input.joined() == 0) {
        return {};
    }
    const Expr x = at(symbol(how.letter), k());
    const StepValues arrived = how.arrivals.empty()
                                   ? draft.given({.key = "arrived", .symbol = x}, subject.input.arrivals, first)
                                   : how.arrivals;
    if (shift.empty()) {
        return arrived;
    }
    return draft.column(
        {.key = "arrived.shifted", .symbol = at(letters::ofOrder(how.letter, "0"), k()), .rule = sum({x, symbol("C")})},
        arrived.first(), arrived.last(), [&](int point) {
            return sum({arrived(point), shift()});
        });
}

}  // namespace

Expected<ForecastSubject> forecastSubject(const data::SeriesTable& table, std::size_t series,
                                          const grey::ForecastOptions& options, const grey::ModelOutcome& outcome) {
    if (outcome.failure) {
        return tl::unexpected(*outcome.failure);
    }
    const auto model = base::choiceNamed(grey::greyModelNames(), outcome.name);
    if (!model && !hasCurveSteps(outcome.name)) {
        std::vector<std::string> names;
        for (const auto& [choice, name] : grey::greyModelNames()) {
            names.push_back(name);
        }
        return base::fail(base::ErrorCode::optionUnknown, {"working", outcome.name, base::joined(names, ", ")});
    }
    const auto points = GREYSCOPE_TRY(grey::forecastPoints(table, series, options));
    if (points.labels.size() > kMostPoints) {
        return base::fail(base::ErrorCode::tooManyPoints,
                          {kTheDerivation, std::to_string(points.labels.size()), std::to_string(kMostPoints)});
    }
    ForecastSubject subject;
    subject.input = GREYSCOPE_TRY(grey::modelInput(table, series, points, options));
    subject.input.arrivals.resize(std::min(subject.input.arrivals.size(), outcome.joined));
    subject.judged = outcome.freedom > 0;
    if (outcome.ends) {
        subject.input.horizon = outcome.forecast.size();
    } else {
        subject.held.assign(points.actual.begin() + static_cast<std::ptrdiff_t>(points.fitted), points.actual.end());
    }
    if (!model) {
        subject.curve = outcome;
        return subject;
    }
    subject.model = *model;
    const grey::GreyModelOptions asked = grey::greyOptionsOf(options);
    subject.options = grey::settled(asked, outcome);
    subject.automaticShift = asked.translation.kind == grey::Translation::Kind::automatic;
    const grey::GreyModelRow& row = grey::rowOf(*model);
    if (asked.searchBackground && row.background) {
        subject.searched.emplace_back("alpha");
    }
    if (row.open && !(asked.*row.open->given)) {
        subject.searched.push_back(row.open->symbol);
    }
    return subject;
}

Expected<ModelledValues> modelledSteps(Draft& draft, const ForecastSubject& subject, const StepValues& points,
                                       const ModelledHow& how) {
    noteSearches(draft, subject);
    const double by = subject.options.translation.by;
    const StepValues buffered = bufferSteps(draft, points, subject.options.buffer);
    const auto [modelled, shift] = translationSteps(draft, buffered, by, subject.automaticShift, how.letter);
    if (how.ratios) {
        admissibilitySteps(draft, modelled);
    }
    ModelSubject of;
    of.of.x = modelled;
    of.of.horizon = grey::rowOf(subject.model).describes ? 0 : static_cast<int>(subject.input.horizon);
    of.of.letter = how.letter;
    of.of.alpha = subject.options.backgroundWeight;
    of.power = subject.options.power.value_or(2.0);
    of.order = subject.options.order.value_or(1.0);
    of.related = subject.input.related;
    of.tailStart = subject.tailStart;
    of.cumulative = grey::rowOf(subject.model).cumulative && subject.options.accumulated;
    of.arrivals = arrivalSteps(draft, subject, modelled.last() + 1, how, shift);
    StepValues values = GREYSCOPE_TRY(modelSteps(draft, subject.model, of));
    if (by != 0.0) {
        const StepValues moved = values;
        values = draft.column({.key = "unshifted",
                               .symbol = at(hat(symbol(how.letter)), k()),
                               .rule = difference(at(hat(letters::ofOrder(how.letter, "0")), k()), symbol("C"))},
                              moved.first(), moved.last(),
                              [&, &by = shift](int point) { return difference(moved(point), by()); });
    }
    return ModelledValues{buffered, values};
}

}  // namespace greyscope::derivation
