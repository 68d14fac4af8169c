#include "core/working/ratio_interval_working.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/text.h"
#include "core/base/try.h"
#include "core/stats/distributions.h"
#include "core/stats/ratio.h"
#include "core/stats/welch.h"
#include "core/working/draft.h"
#include "core/working/interval_working.h"

namespace greyscope::working {

using letters::indexed;
using letters::n;

namespace {

/// One side of a comparison on its way to its standard error.
struct SideSteps {
    Column mean, error, count;
};

Expr squared(Expr base) {
    return power(std::move(base), number(2));
}

Expr fourth(Expr base) {
    return power(std::move(base), number(4));
}

/// The mean of a column, the deviation and the standard error; keys end in the side's letter.
SideSteps sideSteps(Draft& draft, const Column& values, const std::string& letter) {
    const Expr each = indexed(letter, "j");
    const Expr bar = working::bar(symbol(letter));
    SideSteps side;
    side.mean = draft.value(
        {.key = "mean." + letter, .symbol = bar, .rule = fraction(letters::sumOver("j", 1, n(), each), n())},
        fraction(sum(values.all()), values.count()));
    std::vector<Expr> squares;
    for (Expr& value : values.all()) {
        squares.push_back(squared(difference(std::move(value), side.mean())));
    }
    const Column deviation = draft.value(
        {.key = "s." + letter,
         .symbol = indexed("s", letter),
         .rule =
             root(fraction(letters::sumOver("j", 1, n(), squared(difference(each, bar))), difference(n(), number(1))))},
        root(fraction(sum(std::move(squares)), difference(values.count(), number(1)))));
    side.error = draft.value(
        {.key = "error." + letter, .symbol = indexed("SE", letter), .rule = fraction(indexed("s", letter), root(n()))},
        fraction(deviation(), root(values.count())));
    side.count.add(static_cast<Real>(values.values().size()));
    return side;
}

/// Satterthwaite's degrees of freedom of a - r b: (A^2 + r^2 B^2)^2 / (A^4 / (n - 1) + r^4 B^4 / (m - 1)).
Column freedomSteps(Draft& draft, const SideSteps& above, const SideSteps& below, const Column* ratio) {
    const auto formula = [](Expr a, Expr b, Expr n1, Expr n2, const std::optional<Expr>& r) {
        const auto times = [&](Expr part, int exponent) {
            return r ? product({power(*r, number(exponent)), std::move(part)}) : std::move(part);
        };
        return fraction(squared(sum({squared(a), times(squared(b), 2)})),
                        sum({fraction(fourth(a), difference(std::move(n1), number(1))),
                             fraction(times(fourth(b), 4), difference(std::move(n2), number(1)))}));
    };
    const Expr a = indexed("SE", "x");
    const Expr b = indexed("SE", "y");
    return draft.value({.key = "freedom",
                        .symbol = symbol("ν"),
                        .rule = formula(a, b, indexed("n", "x"), indexed("n", "y"),
                                        ratio ? std::optional(symbol("r")) : std::nullopt)},
                       formula(above.error(), below.error(), above.count(), below.count(),
                               ratio ? std::optional((*ratio)()) : std::nullopt));
}

Column quantileSteps(Draft& draft, const Column& freedom, double confidence) {
    draft.note({NoteId::quantileOf, {100.0L * confidence, freedom.value()}, {}});
    const double t = stats::studentQuantile(0.5 + confidence / 2.0, static_cast<double>(freedom.value()));
    return draft.given({.key = "t", .symbol = symbol("t"), .ofPoint = false}, {t});
}

Derivation ratioWritten(const std::vector<double>& numerator, const std::vector<double>& denominator,
                        const std::string& series, double confidence, Rounding rounding) {
    Draft draft("ratio-interval", series, rounding);
    draft.begin(SectionId::sample);
    const Column x = draft.given({.key = "x", .symbol = indexed("x", "j"), .ofPoint = false}, numerator);
    const Column y = draft.given({.key = "y", .symbol = indexed("y", "j"), .ofPoint = false}, denominator);
    draft.begin(SectionId::standardError);
    const SideSteps above = sideSteps(draft, x, "x");
    const SideSteps below = sideSteps(draft, y, "y");
    draft.begin(SectionId::interval, SourceId::fieller1954);
    const Expr r = symbol("r");
    const Expr yBar = working::bar(symbol("y"));
    const Column ratio = draft.value({.key = "ratio", .symbol = r, .rule = fraction(working::bar(symbol("x")), yBar)},
                                     fraction(above.mean(), below.mean()));
    const Column freedom = freedomSteps(draft, above, below, &ratio);
    const Column t = quantileSteps(draft, freedom, confidence);
    const auto share = [](Expr quantile, Expr error, Expr mean) {
        return squared(fraction(product({std::move(quantile), std::move(error)}), std::move(mean)));
    };
    const Column g =
        draft.value({.key = "g", .symbol = symbol("g"), .rule = share(symbol("t"), indexed("SE", "y"), yBar)},
                    share(t(), below.error(), below.mean()));
    const auto room = [](Expr quantile, Expr mean, Expr a, Expr b, Expr each, const Expr& part) {
        return product({fraction(std::move(quantile), absolute(std::move(mean))),
                        root(sum({product({difference(number(1), part), squared(std::move(a))}),
                                  product({squared(std::move(each)), squared(std::move(b))})}))});
    };
    const Column w =
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

/// The logarithms of a column.
Column logarithms(Draft& draft, const Column& values, const std::string& letter, const std::string& of) {
    return draft.column(
        {.key = letter, .symbol = indexed(letter, "j"), .rule = call("ln", {indexed(of, "j")}), .ofPoint = false}, 1,
        values.last(), [&](int j) { return call("ln", {values(j)}); });
}

Derivation changeWritten(const std::vector<double>& before, const std::vector<double>& after, const std::string& series,
                         double confidence, Rounding rounding) {
    Draft draft("change-interval", series, rounding);
    draft.begin(SectionId::sample);
    const Column a = draft.given({.key = "a", .symbol = indexed("a", "j"), .ofPoint = false}, after);
    const Column b = draft.given({.key = "b", .symbol = indexed("b", "j"), .ofPoint = false}, before);
    const Column x = logarithms(draft, a, "x", "a");
    const Column y = logarithms(draft, b, "y", "b");
    draft.begin(SectionId::standardError);
    const SideSteps above = sideSteps(draft, x, "x");
    const SideSteps below = sideSteps(draft, y, "y");
    draft.begin(SectionId::interval, SourceId::welch1947);
    const Expr d = symbol("d");
    const Column apart =
        draft.value({.key = "d", .symbol = d, .rule = difference(working::bar(symbol("x")), working::bar(symbol("y")))},
                    difference(above.mean(), below.mean()));
    draft.value({.key = "change", .symbol = symbol("c"), .rule = difference(exponential(d), number(1))},
                difference(exponential(apart()), number(1)));
    const Column error = draft.value({.key = "error",
                                      .symbol = symbol("SE"),
                                      .rule = root(sum({squared(indexed("SE", "x")), squared(indexed("SE", "y"))}))},
                                     root(sum({squared(above.error()), squared(below.error())})));
    const Column freedom = freedomSteps(draft, above, below, nullptr);
    const Column t = quantileSteps(draft, freedom, confidence);
    const Expr room = product({symbol("t"), symbol("SE")});
    draft.value(
        {.key = "low", .symbol = indexed("c", "low"), .rule = difference(exponential(difference(d, room)), number(1))},
        difference(exponential(difference(apart(), product({t(), error()}))), number(1)));
    draft.value(
        {.key = "high", .symbol = indexed("c", "high"), .rule = difference(exponential(sum({d, room})), number(1))},
        difference(exponential(sum({apart(), product({t(), error()})})), number(1)));
    return draft.take();
}

base::Expected<void> usable(const std::vector<double>& x, const std::vector<double>& y, const std::string& series) {
    const std::size_t fewest = std::min(x.size(), y.size());
    const std::size_t most = std::max(x.size(), y.size());
    if (fewest < 2) {
        return base::fail(base::ErrorCode::tooFewPoints, {series, std::to_string(fewest), "2"});
    }
    return most > kMostRepeats ? base::fail(base::ErrorCode::tooManyPoints,
                                            {kTheWorking, std::to_string(most), std::to_string(kMostRepeats)})
                               : base::Expected<void>();
}

}  // namespace

base::Expected<Derivation> ratioIntervalWorking(const std::vector<double>& numerator,
                                                const std::vector<double>& denominator, std::string series,
                                                double confidence, Rounding rounding) {
    GREYSCOPE_TRY(usable(numerator, denominator, series));
    const auto found = stats::fiellerRatio(stats::momentsOf(numerator), stats::momentsOf(denominator),
                                           stats::Variances::own, confidence);
    if (!found || !found->interval) {
        return base::fail(base::ErrorCode::tooFewPoints, {series, std::to_string(denominator.size()), "more"});
    }
    return besideExact(
        rounding, [&](Rounding digits) { return ratioWritten(numerator, denominator, series, confidence, digits); });
}

base::Expected<Derivation> changeIntervalWorking(const std::vector<double>& before, const std::vector<double>& after,
                                                 std::string series, double confidence, Rounding rounding) {
    GREYSCOPE_TRY(usable(before, after, series));
    for (const auto* side : {&before, &after}) {
        for (const double value : *side) {
            if (!(value > 0.0)) {
                return base::fail(base::ErrorCode::nonPositive, {series, base::toText(value), "geometric mean"});
            }
        }
    }
    if (!stats::welch(*stats::logMomentsOf(after), *stats::logMomentsOf(before))) {
        return base::fail(base::ErrorCode::tooFewPoints, {series, std::to_string(before.size()), "more"});
    }
    return besideExact(rounding,
                       [&](Rounding digits) { return changeWritten(before, after, series, confidence, digits); });
}

}  // namespace greyscope::working
