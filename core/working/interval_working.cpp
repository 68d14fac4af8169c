#include "core/working/interval_working.h"

#include <algorithm>
#include <utility>

#include "core/base/try.h"
#include "core/stats/distributions.h"
#include "core/stats/order_interval.h"
#include "core/working/draft.h"

namespace greyscope::working {

using letters::indexed;
using letters::n;

namespace {

Expr repeat() {
    return indexed("x", "j");
}

Column repeats(Draft& draft, const std::vector<double>& values) {
    draft.begin(SectionId::sample);
    return draft.given({.key = "x", .symbol = repeat(), .ofPoint = false}, values);
}

Derivation meanWritten(const std::vector<double>& values, const std::string& series, double confidence,
                       Rounding rounding) {
    Draft draft("mean-interval", series, rounding);
    const Column x = repeats(draft, values);
    draft.begin(SectionId::standardError);
    const Expr bar = working::bar(symbol("x"));
    const Column mean =
        draft.value({.key = "mean", .symbol = bar, .rule = fraction(letters::sumOver("j", 1, n(), repeat()), n())},
                    fraction(sum(x.all()), x.count()));
    std::vector<Expr> squares;
    for (Expr& value : x.all()) {
        squares.push_back(power(difference(std::move(value), mean()), number(2)));
    }
    const Expr rule = root(fraction(letters::sumOver("j", 1, n(), power(difference(repeat(), bar), number(2))),
                                    difference(n(), number(1))));
    const Column deviation = draft.value({.key = "s", .symbol = symbol("s"), .rule = rule},
                                         root(fraction(sum(std::move(squares)), difference(x.count(), number(1)))));
    const Column error = draft.value({.key = "error", .symbol = symbol("SE"), .rule = fraction(symbol("s"), root(n()))},
                                     fraction(deviation(), root(x.count())));
    draft.begin(SectionId::interval);
    const double quantile = stats::studentQuantile(0.5 + confidence / 2.0, static_cast<double>(values.size()) - 1.0);
    const Column t = draft.given({.key = "t", .symbol = symbol("t"), .ofPoint = false}, {quantile});
    const Expr room = product({symbol("t"), symbol("SE")});
    draft.value({.key = "low", .symbol = indexed("x", "low"), .rule = difference(bar, room)},
                difference(mean(), product({t(), error()})));
    draft.value({.key = "high", .symbol = indexed("x", "high"), .rule = sum({bar, room})},
                sum({mean(), product({t(), error()})}));
    return draft.take();
}

Real choose(std::size_t from, std::size_t taken) {
    Real ways = 1.0L;
    for (std::size_t i = 1; i <= taken; ++i) {
        ways = ways * static_cast<Real>(from - taken + i) / static_cast<Real>(i);
    }
    return ways;
}

Derivation medianWritten(const std::vector<double>& ascending, const stats::OrderInterval& orders,
                         const std::string& series, Rounding rounding) {
    Draft draft("median-interval", series, rounding);
    const Column x = repeats(draft, ascending);
    draft.begin(SectionId::orders);
    std::vector<Expr> ways;
    for (std::size_t i = orders.low; i < orders.high; ++i) {
        ways.push_back(number(choose(ascending.size(), i)));
    }
    const Expr sign =
        bigSum(equal(symbol("i"), symbol("l")), difference(symbol("h"), number(1)), call("C", {n(), symbol("i")}));
    draft.value({.key = "coverage", .symbol = symbol("P"), .rule = fraction(sign, power(number(2), n()))},
                fraction(sum(std::move(ways)), power(number(2), x.count())));
    draft.begin(SectionId::interval);
    draft.value({.key = "low", .symbol = indexed("x", "l")}, x(static_cast<int>(orders.low)));
    draft.value({.key = "high", .symbol = indexed("x", "h")}, x(static_cast<int>(orders.high)));
    return draft.take();
}

base::Expected<void> notTooLong(std::size_t repeats) {
    return repeats > kMostRepeats ? base::fail(base::ErrorCode::tooManyPoints,
                                               {kTheWorking, std::to_string(repeats), std::to_string(kMostRepeats)})
                                  : base::Expected<void>();
}

}  // namespace

base::Expected<Derivation> meanIntervalWorking(const std::vector<double>& values, std::string series, double confidence,
                                               Rounding rounding) {
    if (values.size() < 2) {
        return base::fail(base::ErrorCode::tooFewPoints, {series, std::to_string(values.size()), "2"});
    }
    GREYSCOPE_TRY(notTooLong(values.size()));
    return besideExact(rounding, [&](Rounding digits) { return meanWritten(values, series, confidence, digits); });
}

base::Expected<Derivation> medianIntervalWorking(const std::vector<double>& values, std::string series,
                                                 double confidence, Rounding rounding) {
    const auto orders = stats::evenOrders(values.size(), confidence);
    if (!orders) {
        return base::fail(base::ErrorCode::tooFewPoints, {series, std::to_string(values.size()), "6"});
    }
    GREYSCOPE_TRY(notTooLong(values.size()));
    std::vector<double> ascending = values;
    std::sort(ascending.begin(), ascending.end());
    return besideExact(rounding, [&](Rounding digits) { return medianWritten(ascending, *orders, series, digits); });
}

}  // namespace greyscope::working
