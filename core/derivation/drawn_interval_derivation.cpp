#include "core/derivation/drawn_interval_derivation.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <utility>

#include "core/base/try.h"
#include "core/derivation/draft.h"
#include "core/derivation/interval_derivation.h"
#include "core/derivation/steps/quantile_steps.h"
#include "core/stats/distributions.h"

namespace greyscope::derivation {

using letters::indexed;
using letters::n;

namespace {

/// The sample to draw from, and the draws.
struct DrawnSubject {
    std::vector<std::vector<double>> sides;  ///< ascending; two sides for a ratio
    stats::Centre centre = stats::Centre::mean;
    stats::DrawnInterval found;
    double confidence = 0.95;
    std::uint64_t seed = 1;
    bool ofChange = false;  ///< whether the ends minus 1 are shown

    [[nodiscard]] bool isRatio() const { return sides.size() > 1; }
};

/// Returns the centre of some values of a side as a formula: their mean, geometric mean or median.
Expr centreOfValues(const DrawnSubject& subject, std::vector<Expr> ascending) {
    const std::size_t count = ascending.size();
    if (subject.centre == stats::Centre::geometricMean) {
        for (Expr& each : ascending) {
            each = call("ln", {std::move(each)});
        }
        return exponential(fraction(sum(std::move(ascending)), number(static_cast<Real>(count))));
    }
    if (subject.centre != stats::Centre::median) {
        return fraction(sum(std::move(ascending)), number(static_cast<Real>(count)));
    }
    const std::size_t middle = count / 2;
    return count % 2 == 1 ? std::move(ascending[middle])
                          : fraction(sum({std::move(ascending[middle - 1]), std::move(ascending[middle])}), number(2));
}

Expr centreSign(const DrawnSubject& subject, const std::string& letter) {
    return subject.centre == stats::Centre::median          ? indexed(letter, "med")
           : subject.centre == stats::Centre::geometricMean ? indexed(letter, "geo")
                                                            : derivation::bar(symbol(letter));
}

class DrawnWriter {
public:
    DrawnWriter(Draft& draft, const DrawnSubject& subject) : m_draft(draft), m_subject(subject) {}

    void write() {
        writeSample();
        writeBias();
        writeAcceleration();
        writeEnds();
    }

private:
    [[nodiscard]] static std::string letterOf(std::size_t side) { return side == 0 ? "x" : "y"; }
    [[nodiscard]] static Expr estimateSign() { return hat(symbol("θ")); }
    [[nodiscard]] static Expr ratioOf(Expr above, Expr below) { return fraction(std::move(above), std::move(below)); }

    void writeSample() {
        m_draft.begin(SectionId::sample);
        for (std::size_t s = 0; s < m_subject.sides.size(); ++s) {
            m_values.push_back(m_draft.given(
                {.key = letterOf(s), .symbol = indexed(letterOf(s), "j"), .ofPoint = false}, m_subject.sides[s]));
        }
        std::vector<Expr> signs;
        for (std::size_t s = 0; s < m_values.size(); ++s) {
            const Expr sign = centreSign(m_subject, letterOf(s));
            signs.push_back(sign);
            m_centres.push_back(m_draft.value({.key = "centre." + letterOf(s), .symbol = sign},
                                              centreOfValues(m_subject, m_values[s].all())));
        }
        m_estimate =
            m_subject.isRatio()
                ? m_draft.value({.key = "estimate", .symbol = estimateSign(), .rule = ratioOf(signs[0], signs[1])},
                                ratioOf(m_centres[0](), m_centres[1]()))
                : m_draft.value({.key = "estimate", .symbol = estimateSign(), .rule = signs[0]}, m_centres[0]());
    }

    void writeBias() {
        m_draft.begin(SectionId::draws, SourceId::efron1987);
        const std::vector<double>& draws = m_subject.found.draws;
        m_draft.note({NoteId::drawn, {static_cast<Real>(draws.size()), static_cast<Real>(m_subject.seed)}, {}});
        const double estimate = m_subject.found.result.estimate;
        const auto [first, last] = std::equal_range(draws.begin(), draws.end(), estimate);
        const auto all = static_cast<double>(draws.size());
        const double below = static_cast<double>(first - draws.begin()) + 0.5 * static_cast<double>(last - first);
        m_count = m_draft.given({.key = "B", .symbol = symbol("B"), .ofPoint = false}, {all});
        const StepValues counted =
            m_draft.found({.key = "b", .symbol = symbol("b"), .ofPoint = false}, {std::clamp(below, 0.5, all - 0.5)});
        m_bias = m_draft.value(
            {.key = "z0", .symbol = indexed("z", "0"), .rule = call("z", {fraction(symbol("b"), symbol("B"))})},
            call("z", {fraction(counted(), m_count())}));
    }

    /// Returns the estimate without one of the values of a side.
    [[nodiscard]] Expr without(std::size_t side, int left) const {
        std::vector<Expr> others = m_values[side].all();
        others.erase(others.begin() + left - 1);
        Expr centre = centreOfValues(m_subject, std::move(others));
        return !m_subject.isRatio() ? std::move(centre)
               : side == 0          ? ratioOf(std::move(centre), m_centres[1]())
                                    : ratioOf(m_centres[0](), std::move(centre));
    }

    /// Writes the influence of each value: l = (n - 1) (estimate - estimate without it) / n.
    StepValues influences(std::size_t side) {
        const auto count = static_cast<Real>(m_subject.sides[side].size());
        const auto formula = [&](Expr others, Expr estimate, Expr size) {
            Expr less = difference(size, number(1));
            return product(
                {fraction(std::move(less), std::move(size)), difference(std::move(estimate), std::move(others))});
        };
        const Expr symbolOf = indexed("l", letterOf(side));
        return m_draft.column(
            {.key = "l." + letterOf(side),
             .symbol = at(symbolOf, symbol("j")),
             .rule = formula(subscript(estimateSign(), symbol("(j)")), estimateSign(), indexed("n", letterOf(side))),
             .ofPoint = false},
            1, static_cast<int>(count), [&](int j) { return formula(without(side, j), m_estimate(), number(count)); });
    }

    void writeAcceleration() {
        m_draft.begin(SectionId::jackknife, SourceId::efron1987);
        std::vector<Expr> cubes;
        std::vector<Expr> squares;
        for (std::size_t s = 0; s < m_values.size(); ++s) {
            const StepValues l = influences(s);
            for (Expr& each : l.all()) {
                cubes.push_back(power(each, number(3)));
                squares.push_back(power(std::move(each), number(2)));
            }
        }
        const auto formula = [](Expr third, Expr second) {
            return fraction(std::move(third),
                            product({number(6), power(std::move(second), fraction(number(3), number(2)))}));
        };
        const Expr l = at(symbol("l"), symbol("j"));
        const auto total = [&l](int exponent) { return bigSum(symbol("j"), symbol(""), power(l, number(exponent))); };
        const StepValues third =
            m_draft.value({.key = "L3", .symbol = indexed("L", "3"), .rule = total(3)}, sum(std::move(cubes)));
        const StepValues second =
            m_draft.value({.key = "L2", .symbol = indexed("L", "2"), .rule = total(2)}, sum(std::move(squares)));
        m_acceleration =
            second.value() > 0.0L
                ? m_draft.value(
                      {.key = "a", .symbol = symbol("a"), .rule = formula(indexed("L", "3"), indexed("L", "2"))},
                      formula(third(), second()))
                : m_draft.value({.key = "a", .symbol = symbol("a")}, number(0));
    }

    /// Returns n and the degrees of freedom; for two samples, n is the harmonic mean of both sizes.
    [[nodiscard]] std::pair<double, double> sizeAndFreedom() const {
        double inverse = 0.0;
        double freedom = 0.0;
        for (const auto& side : m_subject.sides) {
            inverse += 1.0 / static_cast<double>(side.size());
            freedom += static_cast<double>(side.size() - 1);
        }
        return {static_cast<double>(m_subject.sides.size()) / inverse, freedom};
    }

    void writeEnds() {
        m_draft.begin(SectionId::interval, SourceId::efron1987);
        const auto [size, freedom] = sizeAndFreedom();
        m_draft.note({NoteId::quantileOf, {100.0L * m_subject.confidence, freedom}, {}});
        const StepValues t = m_draft.found({.key = "t", .symbol = symbol("t"), .ofPoint = false},
                                           {stats::studentQuantile(0.5 + m_subject.confidence / 2.0, freedom)});
        const StepValues wide =
            m_draft.value({.key = "zα",
                           .symbol = indexed("z", "α"),
                           .rule = product({symbol("t"), root(fraction(n(), difference(n(), number(1))))})},
                          product({t(), root(fraction(number(size), difference(number(size), number(1))))}));
        const StepValues low = writeEnd("low", wide, true);
        const StepValues high = writeEnd("high", wide, false);
        if (m_subject.ofChange) {
            writeChange("low", low);
            writeChange("high", high);
        }
    }

    void writeChange(const std::string& name, const StepValues& end) {
        m_draft.value(
            {.key = "change." + name, .symbol = indexed("c", name), .rule = difference(indexed("θ", name), number(1))},
            difference(end(), number(1)));
    }

    StepValues writeEnd(const std::string& name, const StepValues& wide, bool low) {
        const auto moved = [low](Expr bias, Expr room) {
            return low ? difference(std::move(bias), std::move(room)) : sum({std::move(bias), std::move(room)});
        };
        const Expr zs = indexed("z", name);
        const StepValues z =
            m_draft.value({.key = "z." + name, .symbol = zs, .rule = moved(indexed("z", "0"), indexed("z", "α"))},
                          moved(m_bias(), wide()));
        const auto share = [](const Expr& bias, const Expr& at, const Expr& a) {
            return call("Φ", {sum({bias, fraction(at, difference(number(1), product({a, at})))})});
        };
        const StepValues p = m_draft.value(
            {.key = "p." + name, .symbol = indexed("p", name), .rule = share(indexed("z", "0"), zs, symbol("a"))},
            share(m_bias(), z(), m_acceleration()));
        return quantileSteps(m_draft, name, indexed("θ", name), indexed("p", name), p, m_count, m_subject.found.draws);
    }

    Draft& m_draft;
    const DrawnSubject& m_subject;
    std::vector<StepValues> m_values;
    std::vector<StepValues> m_centres;
    StepValues m_estimate, m_count, m_bias, m_acceleration;
};

base::Expected<Derivation> drawnWritten(DrawnSubject subject, const std::string& series, const Rounding& rounding) {
    for (std::vector<double>& side : subject.sides) {
        if (side.size() > kMostRepeats) {
            return base::fail(base::ErrorCode::tooManyPoints,
                              {kTheDerivation, std::to_string(side.size()), std::to_string(kMostRepeats)});
        }
        std::sort(side.begin(), side.end());
    }
    return besideExact(rounding, [&](Rounding digits) {
        Draft draft("drawn-interval", series, digits);
        DrawnWriter(draft, subject).write();
        return draft.take();
    });
}

}  // namespace

base::Expected<Derivation> drawnIntervalDerivation(const std::vector<double>& values,
                                                   const std::vector<double>& denominator, stats::Centre centre,
                                                   std::string series, const stats::IntervalOptions& options,
                                                   Rounding rounding) {
    DrawnSubject subject;
    subject.centre = centre;
    subject.confidence = options.confidence;
    subject.sides.push_back(values);
    if (!denominator.empty()) {
        subject.sides.push_back(denominator);
    }
    auto found = denominator.empty() ? stats::drawnRepeats(values, centre, options)
                                     : stats::drawnRatio(values, denominator, centre, options);
    if (!found) {
        return base::fail(base::ErrorCode::tooFewPoints, {series, std::to_string(values.size()), "2"});
    }
    subject.found = std::move(*found);
    return drawnWritten(std::move(subject), series, rounding);
}

base::Expected<Derivation> drawnChangeDerivation(const stats::CellChange& cell, std::size_t number, std::string series,
                                                 const stats::ChangeOptions& options, Rounding rounding) {
    DrawnSubject subject;
    subject.centre =
        options.test == stats::ChangeTest::mannWhitney ? stats::Centre::median : stats::Centre::geometricMean;
    subject.confidence = options.confidence;
    subject.seed = options.seed;
    subject.ofChange = true;
    subject.sides = {cell.after.values, cell.before.values};
    const stats::BootstrapOptions drawing{options.draws, options.seed, options.confidence};
    subject.found.result = GREYSCOPE_TRY(stats::bootstrapRatio(cell.after.values, cell.before.values, subject.centre,
                                                               drawing, std::to_string(number), &subject.found.draws));
    std::sort(subject.found.draws.begin(), subject.found.draws.end());
    return drawnWritten(std::move(subject), series, rounding);
}

}  // namespace greyscope::derivation
