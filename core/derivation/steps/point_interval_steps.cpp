#include "core/derivation/steps/point_interval_steps.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "core/derivation/relation_derivation.h"
#include "core/derivation/steps/deng_steps.h"
#include "core/derivation/steps/difference_steps.h"
#include "core/derivation/steps/freedom_steps.h"
#include "core/derivation/steps/image_steps.h"
#include "core/derivation/steps/quantile_steps.h"
#include "core/stats/distributions.h"

namespace greyscope::derivation {

using letters::indexed;
using letters::k;

namespace {

std::vector<Expr> squares(const StepValues& column) {
    std::vector<Expr> all = column.all();
    for (Expr& each : all) {
        each = squared(std::move(each));
    }
    return all;
}

Expr squaresOf(const std::string& letter) {
    return bigSum(symbol("k"), symbol(""), squared(at(symbol(letter), k())));
}

class PointIntervalWriter {
public:
    PointIntervalWriter(Draft& draft, const DegreeIntervalSubject& subject) : m_draft(draft), m_of(subject) {}

    void write() {
        writeNoise();
        const StepValues truth = writeTruth();
        writeDegree(truth);
        writeTail();
        std::vector<double> ascending = columnOf(m_of.drawn.degrees, m_of.compared - 1);
        std::sort(ascending.begin(), ascending.end());
        m_draft.begin(SectionId::interval);
        quantileSteps(m_draft, "low", indexed("γ", "low"), indexed("p", "low"), m_low, m_count, ascending);
        quantileSteps(m_draft, "high", indexed("γ", "high"), indexed("p", "high"), m_high, m_count, ascending);
    }

private:
    [[nodiscard]] std::string key() const { return m_of.key(); }
    [[nodiscard]] const std::string& name() const { return m_of.names[m_of.compared]; }
    [[nodiscard]] static Expr letterOf(const std::string& key) { return indexed("x", key); }

    /// Writes d and three draws of the effect of noise on it.
    void writeNoise() {
        m_draft.begin(SectionId::images);
        m_draft.note({NoteId::referenceOf, {}, {m_of.names.front()}});
        const auto image = [&](std::size_t i) {
            const std::string key = std::to_string(i);
            return m_draft.given(
                {.key = "image." + key, .symbol = at(imageSymbol(letterOf(key)), k()), .series = m_of.names[i]},
                columnOf(m_of.drawn.measured.values, i));
        };
        const StepValues reference = image(0);
        const StepValues own = image(m_of.compared);
        m_difference = m_draft.column(
            {.key = "d",
             .symbol = at(symbol("d"), k()),
             .rule = difference(at(imageSymbol(letterOf(key())), k()), at(imageSymbol(letterOf("0")), k()))},
            1, own.last(), [&](int point) { return difference(own(point), reference(point)); });
        m_draft.begin(SectionId::noise, SourceId::efronMorris1973);
        m_draft.note({NoteId::drawnNoise, {static_cast<Real>(m_of.first.number + 1), m_of.seed()}, {}});
        const auto noise = [&](const std::string& letter, const std::string& key, const Eigen::MatrixXd& values) {
            return m_draft.found({.key = key, .symbol = at(symbol(letter), k())}, columnOf(values, m_of.compared));
        };
        m_added = noise("e", "e", m_of.first.trace.added);
        const StepValues length = noise("e′", "e1", m_of.first.trace.length);
        m_within = noise("e″", "e2", m_of.first.trace.within);
        const auto left = [](Expr noise, Expr all) {
            return call("max", {number(0), difference(number(1), fraction(std::move(noise), std::move(all)))});
        };
        m_left =
            m_draft.value({.key = "c", .symbol = symbol("c"), .rule = left(squaresOf("e′"), squaresOf("d"))},
                          allZero(m_difference) ? number(0) : left(sum(squares(length)), sum(squares(m_difference))));
    }

    static bool allZero(const StepValues& column) {
        return std::all_of(column.values().begin(), column.values().end(), [](Real value) { return value == 0.0L; });
    }

    /// Writes the difference without its noise, and the image with that difference.
    StepValues writeTruth() {
        m_draft.begin(SectionId::truth, SourceId::efronMorris1973);
        m_draft.note({NoteId::equalWithin, {grey::kWithinNoise}, {m_of.first.equalWithin ? "here" : "next"}});
        const auto shrunk = [](const Expr& c, Expr d, Expr e) {
            return sum({product({c, std::move(d)}), product({root(c), std::move(e)})});
        };
        const StepValues o =
            m_draft.column({.key = "o",
                            .symbol = at(symbol("o"), k()),
                            .rule = shrunk(symbol("c"), at(symbol("d"), k()), at(symbol("e"), k()))},
                           1, m_difference.last(), [&](int point) {
                               const bool none = m_of.first.equalWithin &&
                                                 std::abs(m_difference.value(point)) <
                                                     Real(grey::kWithinNoise) * std::abs(m_within.value(point));
                               return none ? number(0) : shrunk(m_left(), m_difference(point), m_added(point));
                           });
        const StepValues apart = allZero(o) ? o : bent(o);
        const std::string hat0 = "truth.0";
        const StepValues reference =
            m_draft.found({.key = hat0, .symbol = at(hat(letterOf("0")), k()), .series = m_of.names.front()},
                          columnOf(m_of.first.truth.values, 0));
        m_reference = reference;
        return m_draft.column({.key = "truth." + key(),
                               .symbol = at(hat(letterOf(key())), k()),
                               .rule = sum({at(hat(letterOf("0")), k()), at(symbol(allZero(o) ? "o" : "g"), k())}),
                               .series = name()},
                              1, o.last(), [&](int point) {
                                  return sum({reference(point), apart(point)});
                              });
    }

    /// Writes |o|^p, scaled to the length of o.
    StepValues bent(const StepValues& o) {
        const StepValues z = m_draft.found({.key = "z", .symbol = symbol("z"), .ofPoint = false},
                                           {m_of.first.trace.normals(static_cast<Eigen::Index>(m_of.compared))});
        const auto bend = [](Expr normal, Expr c) {
            return exponential(product({std::move(normal), difference(number(1), power(std::move(c), number(3)))}));
        };
        const StepValues p = m_draft.value({.key = "p", .symbol = symbol("p"), .rule = bend(symbol("z"), symbol("c"))},
                                           bend(z(), m_left()));
        std::vector<Expr> sizes = o.all();
        for (Expr& each : sizes) {
            each = absolute(std::move(each));
        }
        const StepValues largest =
            m_draft.value({.key = "O", .symbol = symbol("O"), .rule = call("max", {absolute(at(symbol("o"), k()))})},
                          call("max", std::move(sizes)));
        const auto powered = [](Expr value, Expr most, Expr exponent) {
            return power(fraction(absolute(std::move(value)), std::move(most)), std::move(exponent));
        };
        const StepValues b =
            m_draft.column({.key = "b",
                            .symbol = at(symbol("b"), k()),
                            .rule = product({call("sign", {at(symbol("o"), k())}),
                                             powered(at(symbol("o"), k()), symbol("O"), symbol("p"))})},
                           1, o.last(), [&](int point) {
                               Expr value = powered(o(point), largest(), p());
                               return o.value(point) < 0.0L ? negative(std::move(value)) : std::move(value);
                           });
        const auto ratio = [](Expr above, Expr below) { return root(fraction(std::move(above), std::move(below))); };
        const StepValues length =
            m_draft.value({.key = "l", .symbol = symbol("l"), .rule = ratio(squaresOf("o"), squaresOf("b"))},
                          ratio(sum(squares(o)), sum(squares(b))));
        return m_draft.column(
            {.key = "g", .symbol = at(symbol("g"), k()), .rule = product({symbol("l"), at(symbol("b"), k())})}, 1,
            o.last(), [&](int point) {
                return product({length(), b(point)});
            });
    }

    /// Writes the degree of the images of this draw.
    void writeDegree(const StepValues& truth) {
        DengSubject deng;
        Draft aside("", "", m_draft.rounding());
        aside.begin(SectionId::images);
        const bool few = m_of.names.size() <= kShownSeries;
        m_draft.setScope("draw.");
        for (std::size_t i = 0; i < m_of.names.size(); ++i) {
            const std::string key = std::to_string(i);
            const Rule rule{.key = "image." + key, .symbol = at(hat(letterOf(key)), k()), .series = m_of.names[i]};
            const std::vector<double> values = columnOf(m_of.first.truth.values, i);
            deng.images.push_back(i == 0               ? m_reference
                                  : i == m_of.compared ? truth
                                  : few                ? m_draft.found(rule, values)
                                                       : aside.given(rule, values).detached());
            deng.symbols.push_back(hat(letterOf(key)));
            deng.names.push_back(m_of.names[i]);
            deng.keys.push_back(key);
            deng.shown.push_back(few || i == 0 || i == m_of.compared);
        }
        deng.compared = m_of.compared;
        deng.options = m_of.drawn.table.options;
        deng.exact = m_of.first.truth.values;
        deng.rounding = m_of.first.truth.rounding;
        dengSteps(m_draft, deng);
        m_draft.setScope({});
    }

    /// Writes the tail at which the normal quantile equals that of Student's t.
    void writeTail() {
        m_draft.begin(SectionId::tail, SourceId::satterthwaite1946);
        m_draft.note({NoteId::degreesDrawn, {m_of.draws(), m_of.seed()}, {}});
        m_count =
            m_draft.given({.key = "B", .symbol = symbol("B"), .ofPoint = false}, {static_cast<double>(m_of.draws())});
        const StepValues variance =
            m_draft.found({.key = "V", .symbol = symbol("V"), .ofPoint = false}, {m_of.drawn.variance()(m_of.place())});
        const double confidence = m_of.confidence();
        const std::vector<grey::MovedMean> moved = grey::movedDegrees(m_of.drawn)[m_of.compared - 1];
        const double pooled = grey::pooledRepeats(m_of.drawn.table, m_of.place());
        const double freedom = grey::freedomOf(static_cast<double>(variance.value()), moved, pooled);
        if (!(freedom < grey::kNormalFreedom)) {
            const auto half = [](Expr level) { return fraction(difference(number(1), std::move(level)), number(2)); };
            const auto rest = [](Expr low) { return difference(number(1), std::move(low)); };
            m_low = m_draft.value({.key = "p.low", .symbol = indexed("p", "low"), .rule = half(symbol("β"))},
                                  half(parameter("β", confidence)));
            m_high = m_draft.value({.key = "p.high", .symbol = indexed("p", "high"), .rule = rest(indexed("p", "low"))},
                                   rest(m_low()));
            return;
        }
        freedomSteps(m_draft, "γ", variance, moved, pooled);
        const StepValues t = m_draft.found({.key = "t", .symbol = symbol("t"), .ofPoint = false},
                                           {stats::studentQuantile(0.5 + confidence / 2.0, freedom)});
        m_draft.note({NoteId::quantileOf, {100.0L * Real(confidence), freedom}, {}});
        const auto below = [](Expr t) { return call("Φ", {negative(std::move(t))}); };
        const auto rest = [](Expr low) { return difference(number(1), std::move(low)); };
        m_low = m_draft.value({.key = "p.low", .symbol = indexed("p", "low"), .rule = below(symbol("t"))}, below(t()));
        m_high = m_draft.value({.key = "p.high", .symbol = indexed("p", "high"), .rule = rest(indexed("p", "low"))},
                               rest(m_low()));
    }

    Draft& m_draft;
    const DegreeIntervalSubject& m_of;
    StepValues m_difference, m_added, m_within, m_left, m_reference;
    StepValues m_count, m_low, m_high;
};

}  // namespace

void pointIntervalSteps(Draft& draft, const DegreeIntervalSubject& of) {
    PointIntervalWriter(draft, of).write();
}

}  // namespace greyscope::derivation
