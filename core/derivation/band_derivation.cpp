#include "core/derivation/band_derivation.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "core/base/progress_part.h"
#include "core/base/try.h"
#include "core/derivation/draft.h"
#include "core/derivation/forecast_subject.h"
#include "core/derivation/steps/quantile_steps.h"
#include "core/grey/forecast/band_draws.h"
#include "core/grey/forecast/band_errors.h"
#include "core/grey/forecast/forecast_input.h"

namespace greyscope::derivation {

using base::Expected;
using letters::fittedX;
using letters::indexed;
using letters::k;
using letters::measuredX;

namespace {

/// The draws for one kind of error.
struct ReadingDraws {
    bool relative = false;
    bool ratios = false;            ///< whether the errors of the refits' forecasts are ratios
    std::vector<double> ascending;  ///< draws at the step
    std::size_t failures = 0;
    std::size_t refit = 0;  ///< index of the refit that is shown, from 0
    grey::DrawnErrors errors;
};

struct BandSubject {
    ForecastSubject of;
    grey::BandOptions options;
    grey::ErrorReadings readings;
    std::size_t step = 0;
    std::vector<ReadingDraws> draws;
};

/// Letter of a resampled series.
constexpr const char* kResampled = "x′";

std::string readingName(bool relative) {
    return relative ? "relative" : "equal";
}

class BandWriter {
public:
    BandWriter(Draft& draft, const BandSubject& subject) : m_draft(draft), m_subject(subject) {}

    Expected<void> write() {
        m_draft.begin(SectionId::measured);
        m_measured = m_draft.given({.key = "x", .symbol = measuredX()}, m_subject.of.input.values);
        m_fitted = GREYSCOPE_TRY(modelledSteps(m_draft, m_subject.of, m_measured, {})).values;
        writeResiduals();
        std::vector<StepValues> middles;
        std::vector<StepValues> lows;
        std::vector<StepValues> highs;
        for (const ReadingDraws& drawn : m_subject.draws) {
            const std::string scope = m_subject.readings.both() ? readingName(drawn.relative) + "." : std::string();
            GREYSCOPE_TRY(writeDraw(drawn, scope));
            writeQuantiles(drawn, middles, lows, highs);
            m_draft.setScope({});
        }
        if (m_subject.readings.both()) {
            m_draft.begin(SectionId::interval, SourceId::bergerBoos1994);
            m_draft.value({.key = "middle",
                           .symbol = indexed("x", "middle"),
                           .rule = fraction(bigSum(symbol(""), symbol(""), indexed("f", "middle")), number(2))},
                          fraction(sum({middles[0](), middles[1]()}), number(2)), point());
            widest("low", "min", lows);
            widest("high", "max", highs);
        }
        return {};
    }

private:
    [[nodiscard]] int point() const { return m_measured.last() + 1 + static_cast<int>(m_subject.step); }
    [[nodiscard]] bool told() const { return m_subject.options.errors != grey::BandErrors::likeliest; }
    [[nodiscard]] bool writes(bool relative) const {
        return !told() || (relative ? m_subject.readings.relative : m_subject.readings.equal);
    }

    /// Writes errors minus their mean, from k = 2 on.
    StepValues centred(const StepValues& errors, const std::string& letter, const std::string& key,
                       const std::string& result) {
        const Expr e = symbol(letter);
        const StepValues mean = m_draft.value({.key = key + ".mean",
                                               .symbol = bar(e),
                                               .rule = fraction(bigSum(equal(k(), number(2)), letters::n(), at(e, k())),
                                                                difference(letters::n(), number(1)))},
                                              fraction(sum(errors.all()), errors.count()));
        return m_draft.column(
            {.key = result, .symbol = at(symbol(result), k()), .rule = difference(at(e, k()), bar(e))}, errors.first(),
            errors.last(), [&](int at) { return difference(errors(at), mean()); });
    }

    void writeResiduals() {
        m_draft.begin(SectionId::errors, SourceId::davisonHinkley1997);
        const StepValues errors =
            m_draft.column({.key = "e", .symbol = at(symbol("e"), k()), .rule = difference(measuredX(), fittedX())},
                           m_measured.first() + 1, m_measured.last(),
                           [&](int point) { return difference(m_measured(point), m_fitted(point)); });
        if (writes(false)) {
            m_equal = centred(errors, "e", "e", "r");
        }
        if (writes(true)) {
            const auto share = [](Expr error, Expr level) {
                return fraction(std::move(error), absolute(std::move(level)));
            };
            const StepValues relative = m_draft.column(
                {.key = "d", .symbol = at(symbol("δ"), k()), .rule = share(at(symbol("e"), k()), fittedX())},
                errors.first(), errors.last(), [&](int point) { return share(errors(point), m_fitted(point)); });
            m_relative = centred(relative, "δ", "d", "q");
        }
        writeReading();
    }

    /// Writes the logarithm of how many times as likely the residuals are if errors are proportional to the level.
    void writeReading() {
        m_draft.begin(SectionId::errorReading, told() ? SourceId::none : SourceId::bergerBoos1994);
        const auto squares = [](const StepValues& column) {
            std::vector<Expr> all = column.all();
            for (Expr& each : all) {
                each = power(std::move(each), number(2));
            }
            return sum(std::move(all));
        };
        const auto formula = [](Expr count, Expr equal, Expr relative, Expr levels) {
            return difference(
                product({fraction(std::move(count), number(2)),
                         brackets(difference(call("ln", {std::move(equal)}), call("ln", {std::move(relative)})))}),
                std::move(levels));
        };
        Real likelier = 0.0L;
        if (!told()) {
            std::vector<Expr> levels;
            for (int point = m_equal.first(); point <= m_equal.last(); ++point) {
                levels.push_back(call("ln", {absolute(m_fitted(point))}));
            }
            const auto all = [](const Expr& body) { return bigSum(symbol("k"), symbol(""), body); };
            const Expr put = formula(m_equal.count(), squares(m_equal), squares(m_relative), sum(std::move(levels)));
            if (std::isfinite(evaluate(put))) {
                m_draft.value(
                    {.key = "likelihood",
                     .symbol = call("ln", {symbol("Λ")}),
                     .rule =
                         formula(difference(letters::n(), number(1)), all(power(at(symbol("r"), k()), number(2))),
                                 all(power(at(symbol("q"), k()), number(2))), all(call("ln", {absolute(fittedX())})))},
                    put);
            }
            likelier = grey::kErrorsRuledOut;
        }
        m_draft.note({NoteId::errorsHeld,
                      {likelier},
                      {m_subject.readings.both() ? "both" : readingName(m_subject.readings.relative)}});
    }

    /// Returns a value with a drawn error.
    [[nodiscard]] static Expr moved(const ReadingDraws& drawn, const Expr& level, const Expr& value, Expr scale,
                                    Expr residual) {
        std::vector<Expr> error{std::move(scale), std::move(residual)};
        if (drawn.relative) {
            error.push_back(absolute(level));
        }
        return sum({value, product(std::move(error))});
    }

    /// Writes one refit: its series, its model, and its result at the step.
    Expected<void> writeDraw(const ReadingDraws& drawn, const std::string& scope) {
        const StepValues& residuals = drawn.relative ? m_relative : m_equal;
        const auto picked = [&](std::size_t place) {
            return residuals(residuals.first() + static_cast<int>(drawn.errors.picks[place]));
        };
        const Expr s = symbol("s");
        const Expr drawnResidual = at(symbol(drawn.relative ? "q" : "r"), symbol("j"));
        m_draft.setScope(scope);
        m_draft.begin(SectionId::oneDraw, SourceId::davisonHinkley1997);
        m_draft.note({NoteId::drawnErrors,
                      {static_cast<Real>(drawn.refit + 1), static_cast<Real>(m_subject.options.seed)},
                      {readingName(drawn.relative)}});
        const StepValues c =
            m_draft.found({.key = "c", .symbol = symbol("c"), .ofPoint = false}, {drawn.errors.chiSquared});
        const StepValues scale = m_draft.value(
            {.key = "s", .symbol = s, .rule = root(fraction(difference(letters::n(), number(1)), symbol("c")))},
            root(fraction(residuals.count(), c())));
        const Expr w = at(symbol(kResampled), k());
        const StepValues series = m_draft.column(
            {.key = "resampled", .symbol = w, .rule = moved(drawn, fittedX(), fittedX(), s, drawnResidual)},
            m_measured.first(), m_measured.last(), [&](int point) {
                const auto place = static_cast<std::size_t>(point - m_measured.first());
                return place == 0 ? m_measured(point)
                                  : moved(drawn, m_fitted(point), m_fitted(point), scale(), picked(place - 1));
            });
        m_draft.setScope(scope + "refit.", true);
        ForecastSubject again = m_subject.of;
        again.searched.clear();
        again.automaticShift = false;
        const auto aheadAt = [&](int point) {
            const auto place = static_cast<std::size_t>(point - m_measured.first() - 1);
            return moved(drawn, m_fitted(point), m_fitted(point), scale(), picked(place));
        };
        StepValues arrivals;
        if (const auto joined = static_cast<int>(again.input.joined()); joined > 0) {
            arrivals = m_draft.column(
                {.key = "arrived", .symbol = w, .rule = moved(drawn, fittedX(), fittedX(), s, drawnResidual)},
                m_measured.last() + 1, m_measured.last() + joined, aheadAt);
        }
        const StepValues refit =
            GREYSCOPE_TRY(modelledSteps(m_draft, again, series, {.letter = kResampled, .arrivals = arrivals})).values;
        m_draft.setScope(scope);
        m_draft.begin(SectionId::refits, SourceId::davisonHinkley1997);
        const StepValues ahead = m_draft.value(
            {.key = "ahead", .symbol = symbol("y′"), .rule = moved(drawn, fittedX(), fittedX(), s, drawnResidual)},
            aheadAt(point()), point());
        const auto aboutForecast = [&](Expr forecast, Expr measured, Expr again) {
            return drawn.ratios ? product({std::move(forecast), fraction(std::move(measured), std::move(again))})
                                : sum({std::move(forecast), difference(std::move(measured), std::move(again))});
        };
        m_draft.value({.key = "forecast",
                       .symbol = symbol("f"),
                       .rule = aboutForecast(fittedX(), symbol("y′"), at(hat(symbol(kResampled)), k()))},
                      aboutForecast(m_fitted(point()), ahead(), refit(point())), point());
        return {};
    }

    void writeQuantiles(const ReadingDraws& drawn, std::vector<StepValues>& middles, std::vector<StepValues>& lows,
                        std::vector<StepValues>& highs) {
        m_draft.note({NoteId::refitsDrawn,
                      {static_cast<Real>(drawn.ascending.size()), static_cast<Real>(drawn.failures),
                       static_cast<Real>(m_subject.options.seed)},
                      {}});
        const StepValues count = m_draft.given({.key = "B", .symbol = symbol("B"), .ofPoint = false},
                                               {static_cast<double>(drawn.ascending.size())});
        const auto quantile = [&](const std::string& name, const StepValues& share) {
            return quantileSteps(m_draft, name, indexed("f", name), indexed("p", name), share, count, drawn.ascending);
        };
        const auto end = [&](const std::string& name, bool low) {
            const auto formula = [low](Expr level) {
                return fraction(low ? difference(number(1), std::move(level)) : sum({number(1), std::move(level)}),
                                number(2));
            };
            const StepValues share =
                m_draft.value({.key = "p." + name, .symbol = indexed("p", name), .rule = formula(symbol("γ"))},
                              formula(parameter("γ", m_subject.options.level)));
            return quantile(name, share);
        };
        const Expr half = fraction(number(1), number(2));
        middles.push_back(quantile(
            "middle", m_draft.value({.key = "p.middle", .symbol = indexed("p", "middle"), .rule = half}, half)));
        lows.push_back(end("low", true));
        highs.push_back(end("high", false));
    }

    void widest(const std::string& name, const std::string& which, const std::vector<StepValues>& ends) {
        std::vector<Expr> all;
        for (const StepValues& each : ends) {
            all.push_back(each());
        }
        m_draft.value({.key = name, .symbol = indexed("x", name), .rule = call(which, {indexed("f", name)})},
                      call(which, std::move(all)), point());
    }

    Draft& m_draft;
    const BandSubject& m_subject;
    StepValues m_measured, m_fitted;
    StepValues m_equal, m_relative;  ///< residuals minus their mean
};

Expected<Derivation> written(const BandSubject& subject, const Rounding& rounding) {
    const grey::ModelInput& input = subject.of.input;
    Draft draft("band", input.series, rounding);
    if (input.labels) {
        draft.setLabels(*input.labels);
    }
    GREYSCOPE_TRY(BandWriter(draft, subject).write());
    return draft.take();
}

}  // namespace

Expected<Derivation> bandDerivation(const data::SeriesTable& table, std::size_t series,
                                    const grey::ForecastOptions& options, const grey::ModelOutcome& outcome,
                                    const grey::PredictionBand& band, std::size_t step, const Rounding& rounding,
                                    base::Progress& progress) {
    BandSubject subject;
    subject.of = GREYSCOPE_TRY(forecastSubject(table, series, options, outcome));
    subject.options = band.options;
    subject.readings = band.readings;
    subject.step = step;
    const grey::ModelInput& input = subject.of.input;
    const grey::Candidate model = grey::greyCandidate(subject.of.model, subject.of.options);
    base::ProgressParts parts(progress);
    for (const bool relative : {false, true}) {
        if (relative ? band.readings.relative : band.readings.equal) {
            base::ProgressParts::Part part(parts, band.readings.both() ? 0.5 : 1.0);
            auto drawn = GREYSCOPE_TRY(grey::bandDraws(model, input, outcome, band.options, relative, part));
            std::sort(drawn.values[step].begin(), drawn.values[step].end());
            subject.draws.push_back({relative, drawn.ratios[step], std::move(drawn.values[step]), drawn.failures,
                                     drawn.first,
                                     grey::drawnErrors(input, outcome, band.options.seed, relative, drawn.first)});
        }
    }
    return besideExact(rounding, [&](const Rounding& each) { return written(subject, each); });
}

}  // namespace greyscope::derivation
