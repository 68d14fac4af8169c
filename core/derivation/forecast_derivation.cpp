#include "core/derivation/forecast_derivation.h"

#include <algorithm>
#include <string>
#include <utility>

#include "core/base/try.h"
#include "core/derivation/draft.h"
#include "core/derivation/forecast_subject.h"
#include "core/derivation/steps/accuracy_steps.h"
#include "core/derivation/steps/baseline_steps.h"

namespace greyscope::derivation {

using base::Expected;
using letters::k;

namespace {

void judge(Draft& draft, const ForecastSubject& subject, const StepValues& actual, const StepValues& values,
           bool forecasts) {
    draft.setFitted(values);
    if (subject.judged) {
        accuracySteps(draft, actual, values, subject.input.accuracy);
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
    const StepValues actual = draft.given({.key = "x", .symbol = at(symbol("x"), k())}, subject.input.values);
    const StepValues values = curveSteps(draft, *subject.curve, subject.input, actual);
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
    const StepValues actual = draft.given({.key = "x", .symbol = at(symbol("x"), k())}, subject.input.values);
    const auto [points, values] = GREYSCOPE_TRY(modelledSteps(draft, subject, actual, {.ratios = true}));
    const bool byBuffered = subject.input.accuracy.judgedBy == grey::JudgedBy::buffered;
    judge(draft, subject, byBuffered ? points : actual, values,
          !grey::rowOf(subject.model).describes && subject.input.horizon > 0);
    return draft.take();
}

}  // namespace

bool hasForecastDerivation(const std::string& name) {
    return base::choiceNamed(grey::greyModelNames(), name) || hasCurveSteps(name);
}

Expected<Derivation> forecastDerivation(const data::SeriesTable& table, std::size_t series,
                                        const grey::ForecastOptions& options, const grey::ModelOutcome& outcome,
                                        const ForecastDerivationOptions& derivation) {
    ForecastSubject subject = GREYSCOPE_TRY(forecastSubject(table, series, options, outcome));
    subject.tailStart = derivation.tailStart;
    const std::vector<std::string> labels = subject.input.labels ? *subject.input.labels : std::vector<std::string>{};
    return besideExact(derivation.rounding, [&](const Rounding& each) { return written(subject, labels, each); });
}

}  // namespace greyscope::derivation
