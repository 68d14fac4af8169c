#include "core/derivation/steps/difference_steps.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/base/text.h"
#include "core/base/try.h"
#include "core/derivation/interval_derivation.h"
#include "core/stats/changes/welch.h"

namespace greyscope::derivation {

using letters::indexed;
using letters::n;

namespace {

Expr fourth(Expr base) {
    return power(std::move(base), number(4));
}

/// Writes the measurements after and before.
struct Sides {
    StepValues a, b;
};

Sides sides(Draft& draft, const std::vector<double>& before, const std::vector<double>& after) {
    draft.begin(SectionId::sample);
    return {draft.given({.key = "a", .symbol = indexed("a", "j"), .ofPoint = false}, after),
            draft.given({.key = "b", .symbol = indexed("b", "j"), .ofPoint = false}, before)};
}

/// Writes the logarithms of a column.
StepValues logarithms(Draft& draft, const StepValues& values, const std::string& letter, const std::string& of) {
    return draft.column(
        {.key = letter, .symbol = indexed(letter, "j"), .rule = call("ln", {indexed(of, "j")}), .ofPoint = false}, 1,
        values.last(), [&](int j) { return call("ln", {values(j)}); });
}

std::pair<StepValues, StepValues> logarithms(Draft& draft, const Sides& of) {
    StepValues x = logarithms(draft, of.a, "x", "a");
    StepValues y = logarithms(draft, of.b, "y", "b");
    return {std::move(x), std::move(y)};
}

/// Writes d = mean ln after - mean ln before and the change e^d - 1; returns d.
StepValues changeOf(Draft& draft, const StepValues& above, const StepValues& below) {
    const Expr d = symbol("d");
    StepValues apart = draft.value(
        {.key = "d", .symbol = d, .rule = difference(derivation::bar(symbol("x")), derivation::bar(symbol("y")))},
        difference(above(), below()));
    draft.value({.key = "change", .symbol = symbol("c"), .rule = difference(exponential(d), number(1))},
                difference(exponential(apart()), number(1)));
    return apart;
}

}  // namespace

StepValues meanStep(Draft& draft, const StepValues& values, const std::string& letter) {
    return draft.value({.key = "mean." + letter,
                        .symbol = derivation::bar(symbol(letter)),
                        .rule = fraction(letters::sumOver("j", 1, n(), indexed(letter, "j")), n())},
                       fraction(sum(values.all()), values.count()));
}

SideSteps sideSteps(Draft& draft, const StepValues& values, const std::string& letter) {
    const Expr each = indexed(letter, "j");
    const Expr bar = derivation::bar(symbol(letter));
    SideSteps side;
    side.mean = meanStep(draft, values, letter);
    std::vector<Expr> squares;
    for (Expr& value : values.all()) {
        squares.push_back(squared(difference(std::move(value), side.mean())));
    }
    const StepValues deviation = draft.value(
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

StepValues freedomSteps(Draft& draft, const SideSteps& above, const SideSteps& below, const StepValues* ratio) {
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
    const Sides values = sides(draft, before, after);
    const auto [x, y] = logarithms(draft, values);
    draft.begin(SectionId::standardError);
    const SideSteps above = sideSteps(draft, x, "x");
    const SideSteps below = sideSteps(draft, y, "y");
    draft.begin(section, SourceId::welch1947);
    ChangeSteps steps;
    steps.apart = changeOf(draft, above.mean, below.mean);
    steps.error = draft.value({.key = "error",
                               .symbol = symbol("SE"),
                               .rule = root(sum({squared(indexed("SE", "x")), squared(indexed("SE", "y"))}))},
                              root(sum({squared(above.error()), squared(below.error())})));
    steps.freedom = freedomSteps(draft, above, below, nullptr);
    return steps;
}

void changeAlone(Draft& draft, const std::vector<double>& before, const std::vector<double>& after) {
    const Sides values = sides(draft, before, after);
    if (before.size() == 1 && after.size() == 1) {
        draft.begin(SectionId::change);
        draft.value({.key = "change",
                     .symbol = symbol("c"),
                     .rule = difference(fraction(indexed("a", "j"), indexed("b", "j")), number(1))},
                    difference(fraction(values.a(), values.b()), number(1)));
        return;
    }
    const auto [x, y] = logarithms(draft, values);
    draft.begin(SectionId::change);
    const StepValues above = meanStep(draft, x, "x");
    changeOf(draft, above, meanStep(draft, y, "y"));
}

base::Expected<void> sidesAreUsable(const std::vector<double>& x, const std::vector<double>& y,
                                    const std::string& series, std::size_t least) {
    const std::size_t fewest = std::min(x.size(), y.size());
    const std::size_t most = std::max(x.size(), y.size());
    if (fewest < least) {
        return base::fail(base::ErrorCode::tooFewPoints, {series, std::to_string(fewest), std::to_string(least)});
    }
    return most > kMostRepeats ? base::fail(base::ErrorCode::tooManyPoints,
                                            {kTheDerivation, std::to_string(most), std::to_string(kMostRepeats)})
                               : base::Expected<void>();
}

base::Expected<void> sidesArePositive(const std::vector<double>& x, const std::vector<double>& y,
                                      const std::string& series) {
    for (const auto* side : {&x, &y}) {
        for (const double value : *side) {
            if (!(value > 0.0)) {
                return base::fail(base::ErrorCode::nonPositive, {series, base::toText(value), "geometric mean"});
            }
        }
    }
    return {};
}

base::Expected<void> changeIsUsable(const std::vector<double>& before, const std::vector<double>& after,
                                    const std::string& series) {
    GREYSCOPE_TRY(sidesAreUsable(before, after, series));
    GREYSCOPE_TRY(sidesArePositive(before, after, series));
    if (!stats::welch(*stats::logMomentsOf(after), *stats::logMomentsOf(before))) {
        return base::fail(base::ErrorCode::tooFewPoints, {series, std::to_string(before.size()), "more"});
    }
    return {};
}

}  // namespace greyscope::derivation
