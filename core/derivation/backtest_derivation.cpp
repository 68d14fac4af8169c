#include "core/derivation/backtest_derivation.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/base/try.h"
#include "core/derivation/draft.h"
#include "core/derivation/forecast_subject.h"
#include "core/derivation/steps/baseline_steps.h"
#include "core/grey/forecast/forecast_input.h"

namespace greyscope::derivation {

using base::Expected;
using letters::fittedX;
using letters::k;
using letters::measuredX;

namespace {

/// All measured points, and the model at every origin at which it can be fitted.
struct BacktestSubject {
    std::string name;
    grey::ModelInput measured;
    std::vector<std::string> labels;
    std::size_t firstOrigin = 0;
    std::size_t steps = 1;
    std::vector<ForecastSubject> origins;
    std::size_t failures = 0;
};

/// Returns options for a forecast from the first `origin` points only.
grey::ForecastOptions optionsAt(grey::ForecastOptions options, const std::string& model, std::size_t origin,
                                std::size_t steps) {
    options.fitCount = origin;
    options.horizon = steps;
    options.others.clear();
    options.model = base::choiceNamed(grey::greyModelNames(), model).value_or(options.model);
    options.backtest.reset();
    options.band.reset();
    return options;
}

Expected<BacktestSubject> subjectOf(const data::SeriesTable& table, std::size_t series,
                                    const grey::ForecastOptions& options, const std::string& name,
                                    base::Progress& progress) {
    const auto points = GREYSCOPE_TRY(grey::forecastPoints(table, series, optionsAt(options, name, 0, 0)));
    BacktestSubject subject;
    subject.name = name;
    subject.measured = GREYSCOPE_TRY(grey::modelInput(table, series, points, options));
    subject.labels = points.labels;
    const std::size_t count = subject.measured.values.size();
    const auto plan = GREYSCOPE_TRY(grey::planBacktest(count, options.backtest.value_or(grey::BacktestOptions{})));
    subject.firstOrigin = plan.firstOrigin;
    subject.steps = plan.options.steps;
    for (std::size_t origin = plan.firstOrigin; origin <= plan.lastOrigin; ++origin) {
        const auto at = optionsAt(options, name, origin, std::min(plan.options.steps, count - origin));
        const auto result = GREYSCOPE_TRY(grey::forecast(table, series, at, progress));
        const auto models = grey::modelsOf(result);
        const auto own = std::find_if(models.begin(), models.end(),
                                      [&name](const grey::ModelOutcome* model) { return model->name == name; });
        if (own == models.end() || (*own)->failure) {
            ++subject.failures;
            continue;
        }
        subject.origins.push_back(GREYSCOPE_TRY(forecastSubject(table, series, at, **own)));
        subject.origins.back().input.arrivals.clear();  // an origin sees no later point
    }
    if (subject.origins.empty()) {
        return base::fail(base::ErrorCode::tooFewPoints,
                          {subject.measured.series, std::to_string(count), std::to_string(count + 1)});
    }
    return subject;
}

/// Writes the model at an origin and returns its values at every point and step.
Expected<StepValues> valuesAt(Draft& draft, const ForecastSubject& subject, const StepValues& measured) {
    const StepValues points = measured.head(static_cast<int>(subject.input.values.size()));
    if (subject.curve) {
        return curveSteps(draft, *subject.curve, subject.input, points);
    }
    return GREYSCOPE_TRY(modelledSteps(draft, subject, points, {})).values;
}

class BacktestWriter {
public:
    BacktestWriter(Draft& draft, const BacktestSubject& subject) : m_draft(draft), m_subject(subject) {}

    Expected<void> write() {
        m_draft.begin(SectionId::measured);
        m_measured = m_draft.given({.key = "x", .symbol = measuredX()}, m_subject.measured.values);
        for (const ForecastSubject& origin : m_subject.origins) {
            const bool shown = &origin == &m_subject.origins.back();
            const StepValues values = shown ? GREYSCOPE_TRY(lastOrigin(origin)) : GREYSCOPE_TRY(aside(origin));
            for (int step = 1; step <= static_cast<int>(origin.input.horizon); ++step) {
                add(static_cast<int>(origin.input.values.size()), step, values);
            }
        }
        writeErrors();
        return {};
    }

private:
    struct Forecast {
        std::string label;
        Expr value;
        Expr actual;
    };

    Expected<StepValues> lastOrigin(const ForecastSubject& origin) {
        m_draft.begin(SectionId::lastOrigin);
        m_draft.note({NoteId::originShown,
                      {static_cast<Real>(origin.input.values.size()), static_cast<Real>(m_subject.firstOrigin),
                       static_cast<Real>(m_subject.failures)},
                      {}});
        m_draft.setScope("last.", true);
        StepValues values = GREYSCOPE_TRY(valuesAt(m_draft, origin, m_measured));
        m_draft.setScope({});
        return values;
    }

    Expected<StepValues> aside(const ForecastSubject& origin) const {
        Draft draft({}, {}, m_draft.rounding());
        draft.begin(SectionId::lastOrigin);
        const StepValues values = GREYSCOPE_TRY(valuesAt(draft, origin, m_measured));
        return values.detached();
    }

    void add(int origin, int step, const StepValues& values) {
        const int point = origin + step;
        std::string label = m_subject.labels[static_cast<std::size_t>(point) - 1];
        if (m_subject.steps > 1) {
            label += " | " + m_subject.labels[static_cast<std::size_t>(origin) - 1];
        }
        m_forecasts.push_back({std::move(label), values(point), m_measured(point)});
    }

    template <class Put>
    StepValues lines(std::string key, Expr symbol, std::optional<Expr> rule, const Put& put) {
        std::vector<std::pair<std::string, Expr>> all;
        for (std::size_t i = 0; i < m_forecasts.size(); ++i) {
            all.emplace_back(m_forecasts[i].label, put(i));
        }
        return m_draft.bySeries({.key = std::move(key), .symbol = std::move(symbol), .rule = std::move(rule)},
                                std::move(all));
    }

    void writeErrors() {
        m_draft.begin(SectionId::origins);
        const StepValues forecast =
            lines("forecast", fittedX(), {}, [&](std::size_t i) { return m_forecasts[i].value; });
        const auto of = [](const StepValues& column, std::size_t i) { return column(static_cast<int>(i) + 1); };
        const Expr e = at(symbol("e"), k());
        const StepValues errors = lines("errors", e, difference(measuredX(), fittedX()), [&](std::size_t i) {
            return difference(m_forecasts[i].actual, of(forecast, i));
        });
        if (std::any_of(m_forecasts.begin(), m_forecasts.end(),
                        [](const Forecast& each) { return evaluate(each.actual) == 0.0L; })) {
            return;  // relative errors are not defined
        }
        const Expr share = at(symbol("δ"), k());
        const StepValues relative = lines("relative", share, absolute(fraction(e, measuredX())), [&](std::size_t i) {
            return absolute(fraction(of(errors, i), m_forecasts[i].actual));
        });
        m_draft.value({.key = "mape",
                       .symbol = symbol("MAPE"),
                       .rule = product({number(100), fraction(bigSum(symbol("k"), symbol(""), share), symbol("h"))})},
                      product({number(100), fraction(sum(relative.all()), relative.count())}));
    }

    Draft& m_draft;
    const BacktestSubject& m_subject;
    StepValues m_measured;
    std::vector<Forecast> m_forecasts;
};

Expected<Derivation> written(const BacktestSubject& subject, const Rounding& rounding) {
    Draft draft("backtest", subject.measured.series, rounding);
    draft.setLabels(subject.labels);
    GREYSCOPE_TRY(BacktestWriter(draft, subject).write());
    return draft.take();
}

}  // namespace

Expected<Derivation> backtestDerivation(const data::SeriesTable& table, std::size_t series,
                                        const grey::ForecastOptions& options, const grey::ModelOutcome& outcome,
                                        base::Progress& progress, const Rounding& rounding) {
    const BacktestSubject subject = GREYSCOPE_TRY(subjectOf(table, series, options, outcome.name, progress));
    return besideExact(rounding, [&](const Rounding& each) { return written(subject, each); });
}

}  // namespace greyscope::derivation
