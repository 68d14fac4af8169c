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

StepValues buffered(Draft& draft, const StepValues& points, const std::string& key, Expr before, Expr after) {
    const int last = points.last();
    const Expr rule = fraction(bigSum(equal(symbol("i"), k()), letters::n(), at(std::move(before), symbol("i"))),
                               sum({letters::n(), negative(k()), number(1)}));
    return draft.column({.key = key, .symbol = at(std::move(after), k()), .rule = rule}, points.first(), last,
                        [&](int point) {
                            std::vector<Expr> terms;
                            for (int i = point; i <= last; ++i) {
                                terms.push_back(points(i));
                            }
                            return fraction(sum(std::move(terms)), number(last - point + 1));
                        });
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
    if (choice == grey::BufferOperator::none) {
        return points;
    }
    draft.begin(SectionId::buffer, SourceId::liuLin2006);
    const Expr once = besides({x(), symbol("d")});
    StepValues first = buffered(draft, points, "d", x(), once);
    if (choice == grey::BufferOperator::averageWeakening) {
        return first;
    }
    return buffered(draft, first, "d2", once, besides({x(), power(symbol("d"), number(2))}));
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
