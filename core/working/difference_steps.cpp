#include "core/working/difference_steps.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/base/text.h"
#include "core/base/try.h"
#include "core/stats/welch.h"
#include "core/working/interval_working.h"

namespace greyscope::working {

using letters::indexed;
using letters::n;

namespace {

Expr fourth(Expr base) {
    return power(std::move(base), number(4));
}

/// The logarithms of a column.
Column logarithms(Draft& draft, const Column& values, const std::string& letter, const std::string& of) {
    return draft.column(
        {.key = letter, .symbol = indexed(letter, "j"), .rule = call("ln", {indexed(of, "j")}), .ofPoint = false}, 1,
        values.last(), [&](int j) { return call("ln", {values(j)}); });
}

}  // namespace

Expr squared(Expr base) {
    return power(std::move(base), number(2));
}

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

ChangeSteps changeSteps(Draft& draft, const std::vector<double>& before, const std::vector<double>& after,
                        SectionId section) {
    draft.begin(SectionId::sample);
    const Column a = draft.given({.key = "a", .symbol = indexed("a", "j"), .ofPoint = false}, after);
    const Column b = draft.given({.key = "b", .symbol = indexed("b", "j"), .ofPoint = false}, before);
    const Column x = logarithms(draft, a, "x", "a");
    const Column y = logarithms(draft, b, "y", "b");
    draft.begin(SectionId::standardError);
    const SideSteps above = sideSteps(draft, x, "x");
    const SideSteps below = sideSteps(draft, y, "y");
    draft.begin(section, SourceId::welch1947);
    const Expr d = symbol("d");
    ChangeSteps steps;
    steps.apart =
        draft.value({.key = "d", .symbol = d, .rule = difference(working::bar(symbol("x")), working::bar(symbol("y")))},
                    difference(above.mean(), below.mean()));
    draft.value({.key = "change", .symbol = symbol("c"), .rule = difference(exponential(d), number(1))},
                difference(exponential(steps.apart()), number(1)));
    steps.error = draft.value({.key = "error",
                               .symbol = symbol("SE"),
                               .rule = root(sum({squared(indexed("SE", "x")), squared(indexed("SE", "y"))}))},
                              root(sum({squared(above.error()), squared(below.error())})));
    steps.freedom = freedomSteps(draft, above, below, nullptr);
    return steps;
}

base::Expected<void> sidesAreUsable(const std::vector<double>& x, const std::vector<double>& y,
                                    const std::string& series) {
    const std::size_t fewest = std::min(x.size(), y.size());
    const std::size_t most = std::max(x.size(), y.size());
    if (fewest < 2) {
        return base::fail(base::ErrorCode::tooFewPoints, {series, std::to_string(fewest), "2"});
    }
    return most > kMostRepeats ? base::fail(base::ErrorCode::tooManyPoints,
                                            {kTheWorking, std::to_string(most), std::to_string(kMostRepeats)})
                               : base::Expected<void>();
}

base::Expected<void> changeIsUsable(const std::vector<double>& before, const std::vector<double>& after,
                                    const std::string& series) {
    GREYSCOPE_TRY(sidesAreUsable(before, after, series));
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
    return {};
}

}  // namespace greyscope::working
