#include "core/derivation/interval_derivation.h"

#include <algorithm>
#include <utility>

#include "core/base/try.h"
#include "core/derivation/draft.h"
#include "core/stats/distributions.h"
#include "core/stats/interval_formulas.h"
#include "core/stats/order_interval.h"

namespace greyscope::derivation {

using letters::indexed;
using letters::n;

namespace {

Expr repeat() {
    return indexed("x", "j");
}

StepValues repeats(Draft& draft, const std::vector<double>& values) {
    draft.begin(SectionId::sample);
    return draft.given({.key = "x", .symbol = repeat(), .ofPoint = false}, values);
}

/// Writes both ends about the mean, with t for n - 1 degrees of freedom.
void writeEnds(Draft& draft, const StepValues& mean, const StepValues& error, double count, double confidence) {
    draft.begin(SectionId::interval);
    const Expr bar = derivation::bar(symbol("x"));
    const double quantile = stats::studentQuantile(0.5 + confidence / 2.0, count - 1.0);
    const StepValues t = draft.found({.key = "t", .symbol = symbol("t"), .ofPoint = false}, {quantile});
    const Expr room = product({symbol("t"), symbol("SE")});
    draft.value({.key = "low", .symbol = indexed("x", "low"), .rule = difference(bar, room)},
                difference(mean(), product({t(), error()})));
    draft.value({.key = "high", .symbol = indexed("x", "high"), .rule = sum({bar, room})},
                sum({mean(), product({t(), error()})}));
}

Derivation summedWritten(const stats::Moments& moments, const std::string& series, double confidence,
                         Rounding rounding) {
    Draft draft("mean-interval", series, rounding);
    const auto count = static_cast<double>(moments.count);
    draft.begin(SectionId::sample);
    const StepValues many = draft.given({.key = "n", .symbol = n(), .ofPoint = false}, {count});
    const StepValues mean = draft.given({.key = "mean", .symbol = bar(symbol("x")), .ofPoint = false}, {moments.mean});
    const StepValues deviation =
        draft.given({.key = "s", .symbol = symbol("s"), .ofPoint = false}, {moments.deviation});
    draft.begin(SectionId::standardError);
    const StepValues error =
        draft.value({.key = "error", .symbol = symbol("SE"), .rule = fraction(symbol("s"), root(n()))},
                    fraction(deviation(), root(many())));
    writeEnds(draft, mean, error, count, confidence);
    return draft.take();
}

Derivation meanWritten(const std::vector<double>& values, const std::string& series, double confidence,
                       Rounding rounding) {
    Draft draft("mean-interval", series, rounding);
    const StepValues x = repeats(draft, values);
    draft.begin(SectionId::standardError);
    const Expr bar = derivation::bar(symbol("x"));
    const StepValues mean =
        draft.value({.key = "mean", .symbol = bar, .rule = fraction(letters::sumOver("j", 1, n(), repeat()), n())},
                    fraction(sum(x.all()), x.count()));
    std::vector<Expr> squares;
    for (Expr& value : x.all()) {
        squares.push_back(power(difference(std::move(value), mean()), number(2)));
    }
    const Expr rule = root(fraction(letters::sumOver("j", 1, n(), power(difference(repeat(), bar), number(2))),
                                    difference(n(), number(1))));
    const StepValues deviation = draft.value({.key = "s", .symbol = symbol("s"), .rule = rule},
                                             root(fraction(sum(std::move(squares)), difference(x.count(), number(1)))));
    const StepValues error =
        draft.value({.key = "error", .symbol = symbol("SE"), .rule = fraction(symbol("s"), root(n()))},
                    fraction(deviation(), root(x.count())));
    writeEnds(draft, mean, error, static_cast<double>(values.size()), confidence);
    return draft.take();
}

Real choose(std::size_t from, std::size_t taken) {
    Real ways = 1.0L;
    for (std::size_t i = 1; i <= taken; ++i) {
        ways = ways * static_cast<Real>(from - taken + i) / static_cast<Real>(i);
    }
    return ways;
}

/// Returns the probability that the median of the population lies between x(low) and x(high) of n.
StepValues coverageWritten(Draft& draft, const std::string& key, const Expr& symbol, std::size_t n, std::size_t low,
                           std::size_t high) {
    std::vector<Expr> ways;
    for (std::size_t i = low; i < high; ++i) {
        ways.push_back(number(choose(n, i)));
    }
    const bool outer = key == "coverage";
    const Expr i = derivation::symbol("i");
    const Expr sign = bigSum(equal(i, outer ? derivation::symbol("l") : sum({derivation::symbol("l"), number(1)})),
                             difference(derivation::symbol("h"), number(outer ? 1 : 2)), call("C", {letters::n(), i}));
    return draft.value({.key = key, .symbol = symbol, .rule = fraction(sign, power(number(2), letters::n()))},
                       fraction(sum(std::move(ways)), power(number(2), number(static_cast<Real>(n)))));
}

Derivation medianWritten(const std::vector<double>& ascending, const stats::MedianOrders& orders, double confidence,
                         const std::string& series, Rounding rounding) {
    Draft draft("median-interval", series, rounding);
    const StepValues x = repeats(draft, ascending);
    draft.begin(SectionId::orders);
    const Expr outer = indexed("P", "l"), inner = indexed("P", "l+1"), excess = symbol("I"), weight = symbol("w");
    const StepValues all = coverageWritten(draft, "coverage", outer, ascending.size(), orders.low, orders.high);
    const auto low = static_cast<int>(orders.low), high = static_cast<int>(orders.high);
    if (!(orders.excess > 0.0)) {
        draft.begin(SectionId::interval);
        draft.value({.key = "low", .symbol = indexed("x", "low")}, x(low));
        draft.value({.key = "high", .symbol = indexed("x", "high")}, x(high));
        return draft.take();
    }
    const StepValues less = coverageWritten(draft, "inner", inner, ascending.size(), orders.low + 1, orders.high - 1);
    const StepValues wanted = draft.given({.key = "confidence", .symbol = symbol("P"), .ofPoint = false}, {confidence});
    const StepValues over =
        draft.value({.key = "excess", .symbol = excess, .rule = stats::excessCoverage(outer, symbol("P"), inner)},
                    stats::excessCoverage(all(), wanted(), less()));
    const StepValues share =
        draft.value({.key = "inwards", .symbol = weight, .rule = stats::shareInwards(n(), symbol("l"), excess)},
                    stats::shareInwards(x.count(), number(static_cast<Real>(orders.low)), over()));
    draft.begin(SectionId::interval);
    draft.value({.key = "low",
                 .symbol = indexed("x", "low"),
                 .rule = stats::between(weight, indexed("x", "l"), indexed("x", "l+1"))},
                stats::between(share(), x(low), x(low + 1)));
    draft.value({.key = "high",
                 .symbol = indexed("x", "high"),
                 .rule = stats::between(weight, indexed("x", "h"), indexed("x", "h−1"))},
                stats::between(share(), x(high), x(high - 1)));
    return draft.take();
}

base::Expected<void> notTooLong(std::size_t repeats) {
    return repeats > kMostRepeats ? base::fail(base::ErrorCode::tooManyPoints,
                                               {kTheDerivation, std::to_string(repeats), std::to_string(kMostRepeats)})
                                  : base::Expected<void>();
}

}  // namespace

base::Expected<Derivation> meanIntervalDerivation(const std::vector<double>& values, std::string series,
                                                  double confidence, Rounding rounding) {
    if (values.size() < 2) {
        return base::fail(base::ErrorCode::tooFewPoints, {series, std::to_string(values.size()), "2"});
    }
    GREYSCOPE_TRY(notTooLong(values.size()));
    return besideExact(rounding, [&](Rounding digits) { return meanWritten(values, series, confidence, digits); });
}

base::Expected<Derivation> summedIntervalDerivation(const stats::Moments& moments, std::string series,
                                                    double confidence, Rounding rounding) {
    if (moments.count < 2) {
        return base::fail(base::ErrorCode::tooFewPoints, {series, std::to_string(moments.count), "2"});
    }
    return besideExact(rounding, [&](Rounding digits) { return summedWritten(moments, series, confidence, digits); });
}

base::Expected<Derivation> medianIntervalDerivation(const std::vector<double>& values, std::string series,
                                                    double confidence, Rounding rounding) {
    const auto orders = stats::medianOrders(values.size(), confidence);
    if (!orders) {
        return base::fail(base::ErrorCode::tooFewPoints, {series, std::to_string(values.size()), "6"});
    }
    GREYSCOPE_TRY(notTooLong(values.size()));
    std::vector<double> ascending = values;
    std::sort(ascending.begin(), ascending.end());
    return besideExact(rounding,
                       [&](Rounding digits) { return medianWritten(ascending, *orders, confidence, series, digits); });
}

}  // namespace greyscope::derivation
