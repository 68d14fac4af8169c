#include "core/derivation/ratio_interval_derivation.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/text.h"
#include "core/base/try.h"
#include "core/derivation/draft.h"
#include "core/derivation/interval_derivation.h"
#include "core/derivation/steps/difference_steps.h"
#include "core/stats/changes/welch.h"
#include "core/stats/distributions.h"
#include "core/stats/ratio.h"

namespace greyscope::derivation {

using letters::indexed;
using letters::n;

namespace {

StepValues quantileSteps(Draft& draft, const StepValues& freedom, double confidence) {
    draft.note({NoteId::quantileOf, {100.0L * confidence, freedom.value()}, {}});
    const double t = stats::studentQuantile(0.5 + confidence / 2.0, static_cast<double>(freedom.value()));
    return draft.found({.key = "t", .symbol = symbol("t"), .ofPoint = false}, {t});
}

Derivation ratioWritten(const std::vector<double>& numerator, const std::vector<double>& denominator,
                        const std::string& series, double confidence, Rounding rounding) {
    Draft draft("ratio-interval", series, rounding);
    draft.begin(SectionId::sample);
    const StepValues x = draft.given({.key = "x", .symbol = indexed("x", "j"), .ofPoint = false}, numerator);
    const StepValues y = draft.given({.key = "y", .symbol = indexed("y", "j"), .ofPoint = false}, denominator);
    draft.begin(SectionId::standardError);
    const SideSteps above = sideSteps(draft, x, "x");
    const SideSteps below = sideSteps(draft, y, "y");
    draft.begin(SectionId::interval, SourceId::fieller1954);
    const Expr r = symbol("r");
    const Expr yBar = derivation::bar(symbol("y"));
    const StepValues ratio =
        draft.value({.key = "ratio", .symbol = r, .rule = fraction(derivation::bar(symbol("x")), yBar)},
                    fraction(above.mean(), below.mean()));
    const StepValues freedom = freedomSteps(draft, above, below, &ratio);
    const StepValues t = quantileSteps(draft, freedom, confidence);
    const auto share = [](Expr quantile, Expr error, Expr mean) {
        return squared(fraction(product({std::move(quantile), std::move(error)}), std::move(mean)));
    };
    const StepValues g =
        draft.value({.key = "g", .symbol = symbol("g"), .rule = share(symbol("t"), indexed("SE", "y"), yBar)},
                    share(t(), below.error(), below.mean()));
    const auto room = [](Expr quantile, Expr mean, Expr a, Expr b, Expr each, const Expr& part) {
        return product({fraction(std::move(quantile), absolute(std::move(mean))),
                        root(sum({product({difference(number(1), part), squared(std::move(a))}),
                                  product({squared(std::move(each)), squared(std::move(b))})}))});
    };
    const StepValues w =
        draft.value({.key = "w",
                     .symbol = symbol("w"),
                     .rule = room(symbol("t"), yBar, indexed("SE", "x"), indexed("SE", "y"), r, symbol("g"))},
                    room(t(), below.mean(), above.error(), below.error(), ratio(), g()));
    const Expr rest = difference(number(1), symbol("g"));
    draft.value({.key = "low", .symbol = indexed("r", "low"), .rule = fraction(difference(r, symbol("w")), rest)},
                fraction(difference(ratio(), w()), difference(number(1), g())));
    draft.value({.key = "high", .symbol = indexed("r", "high"), .rule = fraction(sum({r, symbol("w")}), rest)},
                fraction(sum({ratio(), w()}), difference(number(1), g())));
    return draft.take();
}

Derivation changeWritten(const std::vector<double>& before, const std::vector<double>& after, const std::string& series,
                         double confidence, Rounding rounding) {
    Draft draft("change-interval", series, rounding);
    const ChangeSteps change = changeSteps(draft, before, after, SectionId::interval);
    const Expr d = symbol("d");
    const StepValues t = quantileSteps(draft, change.freedom, confidence);
    const Expr room = product({symbol("t"), symbol("SE")});
    draft.value(
        {.key = "low", .symbol = indexed("c", "low"), .rule = difference(exponential(difference(d, room)), number(1))},
        difference(exponential(difference(change.apart(), product({t(), change.error()}))), number(1)));
    draft.value(
        {.key = "high", .symbol = indexed("c", "high"), .rule = difference(exponential(sum({d, room})), number(1))},
        difference(exponential(sum({change.apart(), product({t(), change.error()})})), number(1)));
    return draft.take();
}

}  // namespace

base::Expected<Derivation> ratioIntervalDerivation(const std::vector<double>& numerator,
                                                   const std::vector<double>& denominator, std::string series,
                                                   double confidence, Rounding rounding) {
    GREYSCOPE_TRY(sidesAreUsable(numerator, denominator, series));
    const auto found = stats::fiellerRatio(stats::momentsOf(numerator), stats::momentsOf(denominator),
                                           stats::Variances::own, confidence);
    if (!found || !found->interval) {
        return base::fail(base::ErrorCode::tooFewPoints, {series, std::to_string(denominator.size()), "more"});
    }
    return besideExact(
        rounding, [&](Rounding digits) { return ratioWritten(numerator, denominator, series, confidence, digits); });
}

base::Expected<Derivation> changeIntervalDerivation(const std::vector<double>& before, const std::vector<double>& after,
                                                    std::string series, double confidence, Rounding rounding) {
    GREYSCOPE_TRY(changeIsUsable(before, after, series));
    return besideExact(rounding,
                       [&](Rounding digits) { return changeWritten(before, after, series, confidence, digits); });
}

base::Expected<Derivation> changeDerivation(const std::vector<double>& before, const std::vector<double>& after,
                                            std::string series, Rounding rounding) {
    GREYSCOPE_TRY(sidesAreUsable(before, after, series, 1));
    if (before.size() > 1 || after.size() > 1) {
        GREYSCOPE_TRY(sidesArePositive(before, after, series));
    } else if (before.front() == 0.0) {
        return base::fail(base::ErrorCode::nonPositive, {series, "0", "ratio"});
    }
    return besideExact(rounding, [&](Rounding digits) {
        Draft draft("change", series, digits);
        changeAlone(draft, before, after);
        return draft.take();
    });
}

}  // namespace greyscope::derivation
