#include "core/derivation/steps/deng_steps.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/base/rounding.h"
#include "core/grey/degrees/degree_formulas.h"

namespace greyscope::derivation {

using grey::dengCoefficient;
using grey::ExtremaScope;
using letters::k;
using letters::n;

namespace {

/// Two series and a point, which identify a difference.
struct Place {
    std::size_t a = 0;
    std::size_t b = 0;
    int point = 1;
};

struct Found {
    Place at;
    Real value = 0.0L;
};

/// m and M, and their steps.
struct Extrema {
    Found least;
    Found most;
    StepValues m;
    StepValues largest;
};

/// The differences of the images.
class Differences {
public:
    Differences(const DengSubject& of, Rounding rounding) : m_of(of), m_rounding(rounding) {}

    /// Returns whether core/grey treats this difference as rounding.
    [[nodiscard]] bool isRounding(const Place& at) const {
        const double apart = std::abs(imageOf(at.a, at.point) - imageOf(at.b, at.point));
        return apart <= slackOf(at.a, at.point) + slackOf(at.b, at.point);
    }
    [[nodiscard]] Expr put(const Place& at) const {
        Expr apart = absolute(difference(m_of.images[at.a](at.point), m_of.images[at.b](at.point)));
        if (!isRounding(at)) {
            return apart;
        }
        const Expr slack = number(slackOf(at.a, at.point) + slackOf(at.b, at.point));
        return inSheet(number(0), call("if", {relation(">", {apart, slack}), apart, number(0)}));
    }
    /// Returns a difference that no step shows, for a spreadsheet; it has the same form at all points of a pair.
    [[nodiscard]] Expr aside(const Place& at) const {
        double slack = 0.0;
        bool rounds = false;
        for (int point = 1; point <= points(); ++point) {
            rounds = rounds || isRounding({at.a, at.b, point});
            slack = std::max(slack, slackOf(at.a, point) + slackOf(at.b, point));
        }
        const Expr apart = absolute(difference(m_of.images[at.a](at.point), m_of.images[at.b](at.point)));
        return rounds ? product({apart, relation(">", {apart, number(slack)})}) : apart;
    }
    [[nodiscard]] Real value(const Place& at) const {
        const Real apart = m_of.images[at.a].value(at.point) - m_of.images[at.b].value(at.point);
        return isRounding(at) ? 0.0L : m_rounding(std::abs(apart));
    }
    [[nodiscard]] int points() const { return m_of.images[m_of.compared].last(); }

    /// Returns the pairs that m and M are taken over.
    [[nodiscard]] std::vector<std::pair<std::size_t, std::size_t>> pairs() const {
        if (m_of.options.scope == ExtremaScope::pairwise) {
            return {{m_of.reference, m_of.compared}};
        }
        std::vector<std::pair<std::size_t, std::size_t>> found;
        for (std::size_t i = 0; i < m_of.images.size(); ++i) {
            for (std::size_t j = i + 1; j < m_of.images.size(); ++j) {
                const bool withReference = i == m_of.reference || j == m_of.reference;
                if (withReference || m_of.options.scope == ExtremaScope::matrix) {
                    found.emplace_back(j == m_of.reference ? j : i, j == m_of.reference ? i : j);
                }
            }
        }
        return found;
    }

private:
    /// Returns an image of core/grey; an ideal is 1.
    [[nodiscard]] double imageOf(std::size_t i, int point) const {
        const auto column = static_cast<Eigen::Index>(i);
        return column < m_of.exact.cols() ? m_of.exact(point - 1, column) : 1.0;
    }
    [[nodiscard]] double slackOf(std::size_t i, int point) const {
        const auto column = static_cast<Eigen::Index>(i);
        return column < m_of.exact.cols() ? m_of.rounding.at(column, imageOf(i, point)) : 0.0;
    }

    const DengSubject& m_of;
    Rounding m_rounding;
};

StepValues differenceStep(Draft& draft, const DengSubject& of, const Differences& differences, std::size_t i) {
    const Expr rule = absolute(difference(at(of.symbols[of.reference], k()), at(of.symbols[i], k())));
    return draft.column({.key = "difference." + of.keys[i],
                         .symbol = at(letters::indexed("Δ", of.keys[i]), k()),
                         .rule = rule,
                         .series = of.names[i]},
                        1, differences.points(), [&](int point) {
                            return differences.put({of.reference, i, point});
                        });
}

/// Returns the smallest or largest difference of some pairs as a spreadsheet formula.
Expr extremeInSheet(const Draft& draft, const Differences& differences, const std::vector<StepValues>& shown,
                    const std::string& which, std::size_t reference,
                    const std::vector<std::pair<std::size_t, std::size_t>>& pairs) {
    std::vector<Expr> ofPairs;
    for (const auto& [a, b] : pairs) {
        if (a == reference && !shown[b].empty()) {
            ofPairs.push_back(call(which, shown[b].all()));
            continue;
        }
        std::vector<Expr> apart;
        for (int point = 1; point <= differences.points(); ++point) {
            apart.push_back(draft.keptInSheet(differences.aside({a, b, point})));
        }
        ofPairs.push_back(call(which, std::move(apart)));
    }
    return call(which, std::move(ofPairs));
}

Extrema extremaSteps(Draft& draft, const DengSubject& of, const Differences& differences,
                     const std::vector<StepValues>& shown) {
    Extrema found{{{}, std::numeric_limits<Real>::infinity()}, {{}, -1.0L}, {}, {}};
    for (const auto& [a, b] : differences.pairs()) {
        for (int point = 1; point <= differences.points(); ++point) {
            const Real value = differences.value({a, b, point});
            if (value < found.least.value) {
                found.least = {{a, b, point}, value};
            }
            if (value > found.most.value) {
                found.most = {{a, b, point}, value};
            }
        }
    }
    const bool all = of.options.scope == ExtremaScope::matrix;
    const Expr which = all ? at(letters::indexed("Δ", "ij"), k()) : at(letters::indexed("Δ", "i"), k());
    // Refers to the step that shows the difference, if there is one.
    const auto pairs = differences.pairs();
    const auto put = [&](const Place& at, const char* extreme) {
        const bool ofReference = at.a == of.reference && !shown[at.b].empty();
        return inSheet(ofReference ? shown[at.b](at.point) : differences.put(at),
                       extremeInSheet(draft, differences, shown, extreme, of.reference, pairs));
    };
    found.m = draft.value({.key = "m", .symbol = symbol("m"), .rule = call("min", {which})}, put(found.least.at, "min"),
                          found.least.at.point);
    found.largest = draft.value({.key = "M", .symbol = symbol("M"), .rule = call("max", {which})},
                                put(found.most.at, "max"), found.most.at.point);
    for (const auto& [place, mark] :
         {std::pair(found.least.at, LineEmphasis::smallest), {found.most.at, LineEmphasis::largest}}) {
        if (place.a == of.reference && !shown[place.b].empty()) {
            draft.mark(shown[place.b], place.point, mark);
        }
    }
    const auto name = [&](const Place& at) { return std::vector{of.names[at.a], of.names[at.b]}; };
    std::vector<std::string> names = name(found.least.at);
    for (std::string& more : name(found.most.at)) {
        names.push_back(std::move(more));
    }
    draft.note({NoteId::extremaAt, {Real(found.least.at.point), Real(found.most.at.point)}, std::move(names)});
    draft.note({NoteId::extremaScope, {}, {base::nameOf(grey::extremaScopeNames(), of.options.scope)}});
    return found;
}

Expr rhoOf(const DengSubject& of) {
    return parameter("ρ", of.options.distinguishingCoefficient);
}

/// Returns the weighted mean of coefficients, with the numbers put in.
Expr degreePut(const DengSubject& of, std::vector<Expr> coefficients) {
    const std::vector<double>& weights = of.options.weights;
    const auto weight = [&](std::size_t i) { return parameter("w(" + std::to_string(i + 1) + ")", weights[i]); };
    std::vector<Expr> terms;
    std::vector<Expr> total;
    for (std::size_t i = 0; i < coefficients.size(); ++i) {
        Expr& term = coefficients[i];
        terms.push_back(weights.empty() ? std::move(term) : product({weight(i), std::move(term)}));
        if (!weights.empty()) {
            total.push_back(weight(i));
        }
    }
    Expr below = weights.empty() ? number(static_cast<Real>(coefficients.size())) : sum(std::move(total));
    return fraction(sum(std::move(terms)), std::move(below));
}

/// Returns a formula that gives 1 in a spreadsheet if all series coincide (M = 0).
Expr unlessAllCoincide(const Expr& most, Expr value) {
    std::vector<Expr> parts;
    parts.push_back(relation(">", {most, number(0)}));
    parts.push_back(std::move(value));
    parts.push_back(number(1));
    return call("if", std::move(parts));
}

/// Returns the degree of another series with the same reference, for the rank.
Expr degreeBeside(const Draft& draft, const DengSubject& of, const Differences& differences, const Extrema& own,
                  const std::vector<StepValues>& shown, std::size_t i) {
    Expr leastInSheet = own.m();
    Expr mostInSheet = own.largest();
    Real least = own.least.value;
    Real most = own.most.value;
    if (of.options.scope == ExtremaScope::pairwise) {
        least = std::numeric_limits<Real>::infinity();
        most = 0.0L;
        for (int point = 1; point <= differences.points(); ++point) {
            least = std::min(least, differences.value({of.reference, i, point}));
            most = std::max(most, differences.value({of.reference, i, point}));
        }
        leastInSheet = extremeInSheet(draft, differences, shown, "min", of.reference, {{of.reference, i}});
        mostInSheet = extremeInSheet(draft, differences, shown, "max", of.reference, {{of.reference, i}});
    }
    const Real rho = of.options.distinguishingCoefficient;
    std::vector<Expr> coefficients;
    std::vector<Expr> inSheets;
    for (int point = 1; point <= differences.points(); ++point) {
        const Real apart = differences.value({of.reference, i, point});
        const Real value = most > 0.0L ? draft.rounding()(dengCoefficient(least, most, rho, apart)) : 1.0L;
        const Expr apartInSheet =
            shown[i].empty() ? draft.keptInSheet(differences.aside({of.reference, i, point})) : shown[i](point);
        coefficients.push_back(number(value));
        inSheets.push_back(draft.keptInSheet(dengCoefficient(leastInSheet, mostInSheet, rhoOf(of), apartInSheet)));
    }
    return inSheet(degreePut(of, std::move(coefficients)),
                   unlessAllCoincide(mostInSheet, degreePut(of, std::move(inSheets))));
}

void rankSteps(Draft& draft, const DengSubject& of, const Differences& differences, const Extrema& extrema,
               const std::vector<StepValues>& shown, const StepValues& degree) {
    draft.begin(SectionId::ranks, SourceId::deng1989);
    std::vector<std::pair<std::string, Expr>> lines;
    int own = 0;
    for (std::size_t i = 0; i < of.images.size(); ++i) {
        if (i == of.reference) {
            continue;
        }
        if (i == of.compared) {
            own = static_cast<int>(lines.size()) + 1;
            lines.emplace_back(of.names[i], degree());
        } else {
            lines.emplace_back(of.names[i], degreeBeside(draft, of, differences, extrema, shown, i));
        }
    }
    const StepValues degrees =
        draft.bySeries({.key = "degrees", .symbol = letters::indexed("γ", "i")}, std::move(lines));
    draft.mark(degrees, own, LineEmphasis::chosen);
    const Real tolerance = base::kSumRounding * degree.value();
    const auto above = std::count_if(degrees.values().begin(), degrees.values().end(),
                                     [&](Real value) { return value > degree.value() + tolerance; });
    draft.note({NoteId::rankOf, {Real(above + 1), static_cast<Real>(degrees.values().size())}, {}});
}

}  // namespace

void dengSteps(Draft& draft, const DengSubject& of) {
    draft.begin(SectionId::differences, SourceId::deng1989);
    const Differences differences(of, draft.rounding());
    std::vector<StepValues> shown(of.images.size());
    for (std::size_t i = 0; i < of.images.size(); ++i) {
        const bool alone = of.options.scope == ExtremaScope::pairwise && i != of.compared;
        if (i != of.reference && of.shown[i] && !alone) {
            shown[i] = differenceStep(draft, of, differences, i);
        }
    }
    const Extrema extrema = extremaSteps(draft, of, differences, shown);
    draft.begin(SectionId::coefficients, SourceId::deng1989);
    const std::string& key = of.keys[of.compared];
    const Expr xi = at(letters::indexed("ξ", key), k());
    const bool coincide = !(extrema.largest.value() > 0.0L);
    if (coincide) {
        draft.note({NoteId::coincide});
    }
    const Expr delta = at(letters::indexed("Δ", key), k());
    const StepValues coefficients = draft.column(
        {.key = "coefficient",
         .symbol = xi,
         .rule = dengCoefficient(symbol("m"), symbol("M"), symbol("ρ"), delta),
         .series = of.names[of.compared]},
        1, differences.points(), [&](int point) {
            const Expr value = dengCoefficient(extrema.m(), extrema.largest(), rhoOf(of), shown[of.compared](point));
            return inSheet(coincide ? number(1) : value, unlessAllCoincide(extrema.largest(), value));
        });
    draft.begin(SectionId::degree, SourceId::deng1989);
    const Expr w = at(symbol("w"), k());
    const Expr rule = of.options.weights.empty()
                          ? fraction(letters::sumOver("k", 1, n(), xi), n())
                          : fraction(letters::sumOver("k", 1, n(), product({w, xi})), letters::sumOver("k", 1, n(), w));
    const StepValues degree = draft.value(
        {.key = "degree", .symbol = letters::indexed("γ", key), .rule = rule, .series = of.names[of.compared]},
        degreePut(of, coefficients.all()));
    rankSteps(draft, of, differences, extrema, shown, degree);
}

}  // namespace greyscope::derivation
