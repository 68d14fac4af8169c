#include "core/derivation/steps/preparation_steps.h"

#include <string>
#include <utility>

#include "core/grey/models/model_formulas.h"

namespace greyscope::derivation {

using letters::k;

namespace {

const Expr& x() {
    static const Expr letter = symbol("x");
    return letter;
}

/// The sum of `body` over i from k to n.
Expr sumFromK(Expr body) {
    return bigSum(equal(symbol("i"), k()), letters::n(), std::move(body));
}

/// The mean m(k) of x(k) .. x(n) of a buffer operator, as a rule. `before` is the letter of x.
Expr meanRule(grey::BufferMean kind, const Expr& before) {
    const Expr x = at(before, symbol("i"));
    const Expr count = sum({letters::n(), negative(k()), number(1)});
    switch (kind) {
        case grey::BufferMean::average:
            return fraction(sumFromK(x), count);
        case grey::BufferMean::weighted:
            return fraction(sumFromK(product({symbol("i"), x})), sumFromK(symbol("i")));
        case grey::BufferMean::geometric:
            break;
    }
    return exponential(fraction(sumFromK(log(x)), count));
}

/// The same mean with the numbers of the points from `point` on.
Expr meanPut(grey::BufferMean kind, const StepValues& points, int point) {
    std::vector<Expr> terms;
    std::vector<Expr> weights;
    for (int i = point; i <= points.last(); ++i) {
        const Expr x = points(i);
        terms.push_back(kind == grey::BufferMean::weighted    ? product({number(i), x})
                        : kind == grey::BufferMean::geometric ? log(x)
                                                              : x);
        weights.push_back(number(i));
    }
    Expr below = kind == grey::BufferMean::weighted ? sum(std::move(weights)) : number(points.last() - point + 1);
    Expr mean = fraction(sum(std::move(terms)), std::move(below));
    return kind == grey::BufferMean::geometric ? exponential(std::move(mean)) : mean;
}

/// Writes one application of a buffer operator; `times` counts the applications.
StepValues buffered(Draft& draft, const StepValues& points, const grey::BufferRow& row, int times) {
    const auto lettered = [](int applications) {
        return applications == 0   ? x()
               : applications == 1 ? besides({x(), symbol("d")})
                                   : besides({x(), power(symbol("d"), number(static_cast<Real>(applications)))});
    };
    const std::string key = times == 1 ? "d" : "d" + std::to_string(times);
    const Expr before = lettered(times - 1);
    const Expr after = at(lettered(times), k());
    const auto put = [&](int point) { return meanPut(row.mean, points, point); };
    if (!row.strengthens) {
        return draft.column({.key = key, .symbol = after, .rule = meanRule(row.mean, before)}, points.first(),
                            points.last(), put);
    }
    const Expr m = at(symbol("m"), k());
    const StepValues means = draft.column({.key = key + ".mean", .symbol = m, .rule = meanRule(row.mean, before)},
                                          points.first(), points.last(), put);
    return draft.column({.key = key, .symbol = after, .rule = fraction(squared(at(before, k())), m)}, points.first(),
                        points.last(), [&](int point) { return fraction(squared(points(point)), means(point)); });
}

struct Band {
    StepValues low;
    StepValues high;
};

Band bandSteps(Draft& draft, int count) {
    const auto exponent = [](const Expr& points) { return grey::classRatioExponent(points); };
    StepValues low = draft.value(
        {.key = "low", .symbol = letters::indexed("σ", "min"), .rule = exponential(negative(exponent(letters::n())))},
        exponential(negative(exponent(number(count)))));
    StepValues high = draft.value(
        {.key = "high", .symbol = letters::indexed("σ", "max"), .rule = exponential(exponent(letters::n()))},
        exponential(exponent(number(count))));
    return {std::move(low), std::move(high)};
}

/// Marks the values outside the limits and returns their k as texts.
std::vector<std::string> markOutside(Draft& draft, const StepValues& values, Real low, Real high, bool lowBelongs) {
    std::vector<std::string> outside;
    for (int point = values.first(); point <= values.last(); ++point) {
        const Real value = values.value(point);
        if (!((lowBelongs ? value >= low : value > low) && value < high)) {
            draft.mark(values, point, LineEmphasis::outside);
            outside.push_back(std::to_string(point));
        }
    }
    return outside;
}

void smoothnessSteps(Draft& draft, const StepValues& points) {
    constexpr Real kLimit = grey::kSmoothnessLimit;
    const Expr rule = fraction(at(x(), k()), letters::sumOver("i", 1, k(-1), at(x(), symbol("i"))));
    const StepValues values = draft.column({.key = "smoothness", .symbol = at(symbol("ρ"), k()), .rule = rule},
                                           points.first() + 2, points.last(), [&](int point) {
                                               std::vector<Expr> before;
                                               for (int i = points.first(); i < point; ++i) {
                                                   before.push_back(points(i));
                                               }
                                               return fraction(points(point), sum(std::move(before)));
                                           });
    std::vector<std::string> outside = markOutside(draft, values, 0.0L, kLimit, true);
    const NoteId verdict = outside.empty() ? NoteId::smooth : NoteId::notSmooth;
    draft.note({verdict, {kLimit}, std::move(outside)});
}

}  // namespace

StepValues bufferSteps(Draft& draft, const StepValues& points, grey::BufferOperator choice) {
    const grey::BufferRow* const row = grey::rowOf(choice);
    if (row == nullptr) {
        return points;
    }
    draft.begin(SectionId::buffer, SourceId::liuLin2006);
    StepValues values = points;
    for (int times = 1; times <= row->times; ++times) {
        values = buffered(draft, values, *row, times);
    }
    return values;
}

Translated translationSteps(Draft& draft, const StepValues& points, double by, bool automatic,
                            const std::string& letter) {
    if (by == 0.0) {
        return {points, {}};
    }
    draft.begin(SectionId::translation, SourceId::deng1993);
    const Expr c = symbol("C");
    if (automatic) {
        const auto [low, high] = bandSteps(draft, points.last() - points.first() + 1);
        const Expr rule =
            grey::neededShift(at(x(), k(-1)), at(x(), k()), letters::indexed("σ", "min"), letters::indexed("σ", "max"));
        const StepValues bounds =
            draft.column({.key = "bound", .symbol = at(c, k()), .rule = rule}, points.first() + 1, points.last(),
                         [&, &low = low, &high = high](int point) {
                             return grey::neededShift(points(point - 1), points(point), low(), high());
                         });
        Real most = bounds.value(bounds.first());
        int where = bounds.first();
        for (int point = bounds.first(); point <= bounds.last(); ++point) {
            if (bounds.value(point) > most) {
                most = bounds.value(point);
                where = point;
            }
        }
        draft.mark(bounds, where, LineEmphasis::largest);
        draft.note({NoteId::shiftRoundedUp, {most, by}, {}});
    }
    const Rule ofShift{.key = "C", .symbol = c, .ofPoint = false};
    StepValues shift = automatic ? draft.found(ofShift, {by}) : draft.given(ofShift, {by});
    StepValues shifted = draft.column(
        {.key = "shifted", .symbol = at(letters::ofOrder(letter, "0"), k()), .rule = sum({at(symbol(letter), k()), c})},
        points.first(), points.last(), [&](int point) {
            return sum({points(point), shift()});
        });
    return {std::move(shifted), std::move(shift)};
}

void admissibilitySteps(Draft& draft, const StepValues& points) {
    draft.begin(SectionId::classRatio, SourceId::deng1993);
    const StepValues ratios = draft.column(
        {.key = "ratio", .symbol = at(symbol("σ"), k()), .rule = fraction(at(x(), k(-1)), at(x(), k()))},
        points.first() + 1, points.last(), [&](int point) { return fraction(points(point - 1), points(point)); });
    const auto [low, high] = bandSteps(draft, points.last() - points.first() + 1);
    std::vector<std::string> outside = markOutside(draft, ratios, low.value(), high.value(), false);
    const NoteId verdict = outside.empty() ? NoteId::ratiosInside : NoteId::ratiosOutside;
    draft.note({verdict, {low.value(), high.value()}, std::move(outside)});
    smoothnessSteps(draft, points);
}

}  // namespace greyscope::derivation
