#include "core/working/forecast_working.h"

#include <algorithm>
#include <string>
#include <utility>

#include "core/base/text.h"
#include "core/base/try.h"
#include "core/grey/forecast_input.h"
#include "core/working/accuracy_steps.h"
#include "core/working/baseline_steps.h"
#include "core/working/model_steps.h"
#include "core/working/preparation_steps.h"

namespace greyscope::working {

using base::Expected;
using letters::k;

namespace {

/// All that the steps follow from.
struct ForecastSubject {
    grey::GreyModel model = grey::GreyModel::gm11;
    std::optional<grey::ModelOutcome> curve;  ///< beside the models, instead of one
    grey::ModelInput input;
    grey::GreyModelOptions options;  ///< settled
    bool automaticShift = false;
    std::vector<std::string> searched;  ///< symbols of what was searched for
    bool judged = true;                 ///< residuals are left to judge by
    std::vector<std::optional<double>> held;
    std::optional<std::size_t> tailStart;
};

Expected<ForecastSubject> subjectOf(const data::SeriesTable& table, std::size_t series,
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
                          {kTheWorking, std::to_string(points.labels.size()), std::to_string(kMostPoints)});
    }
    ForecastSubject subject;
    subject.input = GREYSCOPE_TRY(grey::modelInput(table, series, points, options));
    subject.judged = outcome.freedom > 0;
    subject.held.assign(points.actual.begin() + static_cast<std::ptrdiff_t>(points.fitted), points.actual.end());
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

void noteSearches(Draft& draft, const ForecastSubject& subject) {
    const grey::GreyModelRow& row = grey::rowOf(subject.model);
    for (const std::string& name : subject.searched) {
        const double value =
            name == "alpha" ? subject.options.backgroundWeight : (subject.options.*row.open->given).value_or(0.0);
        draft.note({NoteId::searched, {value}, {name}});
    }
}

void judge(Draft& draft, const ForecastSubject& subject, const Column& actual, const Column& values, bool forecasts) {
    if (subject.judged) {
        accuracySteps(draft, actual, values);
    } else {
        draft.note({NoteId::noAccuracy});
    }
    if (forecasts) {
        holdOutSteps(draft, values, actual.last(), subject.held);
    }
}

Derivation curveWritten(const ForecastSubject& subject, std::vector<std::string> labels, Rounding rounding) {
    Draft draft(subject.curve->name, subject.input.series, rounding);
    draft.setLabels(std::move(labels));
    draft.begin(SectionId::measured);
    const Column actual = draft.given({.key = "x", .symbol = at(symbol("x"), k())}, subject.input.values);
    const Column values = curveSteps(draft, *subject.curve, subject.input, actual);
    judge(draft, subject, actual, values, subject.input.horizon > 0);
    return draft.take();
}

Expected<Derivation> written(const ForecastSubject& subject, std::vector<std::string> labels, Rounding rounding) {
    if (subject.curve) {
        return curveWritten(subject, std::move(labels), rounding);
    }
    Draft draft(grey::greyModelName(subject.model), subject.input.series, rounding);
    draft.setLabels(std::move(labels));
    draft.begin(SectionId::measured);
    const Column actual = draft.given({.key = "x", .symbol = at(symbol("x"), k())}, subject.input.values);
    noteSearches(draft, subject);
    const double by = subject.options.translation.by;
    const auto [modelled, shift] =
        translationSteps(draft, bufferSteps(draft, actual, subject.options.buffer), by, subject.automaticShift);
    admissibilitySteps(draft, modelled);
    ModelSubject of;
    of.of.x = modelled;
    of.of.horizon = grey::rowOf(subject.model).describes ? 0 : static_cast<int>(subject.input.horizon);
    of.of.alpha = subject.options.backgroundWeight;
    of.power = subject.options.power.value_or(2.0);
    of.order = subject.options.order.value_or(1.0);
    of.related = subject.input.related;
    of.tailStart = subject.tailStart;
    Column values = GREYSCOPE_TRY(modelSteps(draft, subject.model, of));
    if (by != 0.0) {
        const Column moved = values;
        values = draft.column({.key = "unshifted",
                               .symbol = at(hat(symbol("x")), k()),
                               .rule = difference(at(hat(letters::ofOrder("x", "0")), k()), symbol("C"))},
                              moved.first(), moved.last(),
                              [&, &by = shift](int point) { return difference(moved(point), by()); });
    }
    judge(draft, subject, actual, values, of.of.horizon > 0);
    return draft.take();
}

}  // namespace

bool hasForecastWorking(const std::string& name) {
    return base::choiceNamed(grey::greyModelNames(), name) || hasCurveSteps(name);
}

Expected<Derivation> forecastWorking(const data::SeriesTable& table, std::size_t series,
                                     const grey::ForecastOptions& options, const grey::ModelOutcome& outcome,
                                     const ForecastWorkingOptions& working) {
    ForecastSubject subject = GREYSCOPE_TRY(subjectOf(table, series, options, outcome));
    subject.tailStart = working.tailStart;
    const std::vector<std::string> labels = subject.input.labels ? *subject.input.labels : std::vector<std::string>{};
    Derivation derivation = GREYSCOPE_TRY(written(subject, labels, working.rounding));
    if (working.rounding.kind != Rounding::Kind::none) {
        // Another course, or none at all, without rounding takes nothing from what is shown.
        if (const auto exact = written(subject, labels, {})) {
            setBeside(derivation, *exact);
        }
    }
    return derivation;
}

}  // namespace greyscope::working
