#include "core/derivation/target_derivation.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/base/rounding.h"
#include "core/base/try.h"
#include "core/derivation/draft.h"
#include "core/grey/degrees/degree_formulas.h"
#include "core/grey/evaluation/evaluation_formulas.h"

namespace greyscope::derivation {

using data::Effect;
using grey::DecisionWeights;
using grey::EffectMeasure;
using letters::indexed;

namespace {

using Lines = std::vector<std::pair<std::string, Expr>>;

/// Returns a symbol of attribute j, counted from 0: u₁.
Expr ofAttribute(const char* letter, std::size_t j) {
    return indexed(letter, std::to_string(j + 1));
}

Expr overAttributes(Expr body) {
    return bigSum(symbol("j"), symbol(""), std::move(body));
}

bool allEqual(const StepValues& values) {
    return std::all_of(values.values().begin(), values.values().end(),
                       [&](Real value) { return value == values.values().front(); });
}

/// Writes the steps from the values of all alternatives to their distances from the bull's-eye.
class TargetWriter {
public:
    TargetWriter(const Eigen::MatrixXd& values, const std::vector<std::string>& names, std::size_t alternative,
                 const grey::TargetOptions& options, Rounding rounding)
        : m_values(values),
          m_names(names),
          m_own(static_cast<int>(alternative) + 1),
          m_options(options),
          m_draft("target", names[alternative], rounding) {}

    [[nodiscard]] Derivation written() {
        effectSteps();
        weightSteps();
        bullseyeSteps();
        distanceSteps();
        if (m_options.measure == EffectMeasure::uniform) {
            scoreStep();
        }
        degreeSteps();
        return m_draft.take();
    }

private:
    [[nodiscard]] std::size_t attributeCount() const { return m_options.attributes.size(); }
    /// Returns the number of attribute j in a step with one line for each attribute.
    [[nodiscard]] static Expr of(const StepValues& step, std::size_t j) { return step(static_cast<int>(j) + 1); }

    /// Writes a step with one line for each alternative, counted from 1.
    template <class Formula>
    StepValues byAlternative(const std::string& key, Expr letter, std::optional<Expr> rule, const Formula& formula) {
        Lines lines;
        for (std::size_t i = 0; i < m_names.size(); ++i) {
            lines.emplace_back(m_names[i], formula(static_cast<int>(i) + 1));
        }
        return m_draft.bySeries({.key = key, .symbol = std::move(letter), .rule = std::move(rule)}, std::move(lines));
    }
    /// Writes a step with one line for each attribute, counted from 0.
    template <class Formula>
    StepValues byAttribute(const std::string& key, Expr letter, std::optional<Expr> rule, const Formula& formula) {
        Lines lines;
        for (std::size_t j = 0; j < attributeCount(); ++j) {
            lines.emplace_back(m_options.attributes[j].name, formula(j));
        }
        return m_draft.bySeries({.key = key, .symbol = std::move(letter), .rule = std::move(rule)}, std::move(lines));
    }
    static std::string keyOf(const char* step, std::size_t j) { return step + ("." + std::to_string(j + 1)); }

    void effectSteps() {
        m_draft.begin(SectionId::effects, SourceId::liu);
        std::vector<std::string> attributes;
        std::vector<StepValues> measured;
        for (std::size_t j = 0; j < attributeCount(); ++j) {
            attributes.push_back(m_options.attributes[j].name);
            measured.push_back(byAlternative(keyOf("u", j), ofAttribute("u", j), std::nullopt, [&](int i) {
                return number(m_values(i - 1, static_cast<Eigen::Index>(j)));
            }));
        }
        m_draft.note({NoteId::numberedAttributes, {}, std::move(attributes)});
        std::vector<StepValues> best;
        std::vector<StepValues> critical(attributeCount());
        for (std::size_t j = 0; j < attributeCount(); ++j) {
            best.push_back(bestStep(j, measured[j]));
            if (m_options.measure == EffectMeasure::uniform) {
                critical[j] =
                    given(keyOf("c", j), ofAttribute(criticalLetter(j), j), *m_options.attributes[j].critical);
            }
        }
        for (std::size_t j = 0; j < attributeCount(); ++j) {
            const Expr rule = effectOf(j, ofAttribute("u", j), bestSymbol(j), ofAttribute(criticalLetter(j), j));
            m_effects.push_back(byAlternative(keyOf("r", j), ofAttribute("r", j), rule, [&](int i) {
                return effectOf(j, measured[j](i), best[j](), critical[j].empty() ? Expr() : critical[j]());
            }));
        }
    }

    StepValues given(std::string key, Expr letter, double value) {
        return m_draft.given({.key = std::move(key), .symbol = std::move(letter), .ofPoint = false}, {value});
    }
    [[nodiscard]] Effect kindOf(std::size_t j) const { return m_options.attributes[j].effect.kind; }
    [[nodiscard]] const char* criticalLetter(std::size_t j) const { return kindOf(j) == Effect::target ? "h" : "c"; }
    [[nodiscard]] Expr bestSymbol(std::size_t j) const {
        return kindOf(j) == Effect::target ? ofAttribute("T", j) : indexed("u", bestIndex(j));
    }
    [[nodiscard]] std::string bestIndex(std::size_t j) const {
        return (kindOf(j) == Effect::benefit ? "max," : "min,") + std::to_string(j + 1);
    }
    StepValues bestStep(std::size_t j, const StepValues& measured) {
        if (kindOf(j) == Effect::target) {
            return given(keyOf("best", j), bestSymbol(j), m_options.attributes[j].effect.target);
        }
        const char* const which = kindOf(j) == Effect::benefit ? "max" : "min";
        return m_draft.value(
            {.key = keyOf("best", j), .symbol = bestSymbol(j), .rule = call(which, {ofAttribute("u", j)})},
            call(which, measured.all()));
    }
    [[nodiscard]] Expr effectOf(std::size_t j, const Expr& u, const Expr& best, const Expr& critical) const {
        return m_options.measure == EffectMeasure::ratio ? grey::ratioEffect(kindOf(j), u, best)
                                                         : grey::uniformEffect(kindOf(j), u, best, critical);
    }

    void weightSteps() {
        const bool entropy = m_options.weights == DecisionWeights::entropy;
        m_draft.begin(SectionId::indicatorWeights, entropy ? SourceId::hwangYoon1981 : SourceId::none);
        const Expr count = number(static_cast<Real>(attributeCount()));
        if (m_options.weights == DecisionWeights::equal) {
            m_weights = byAttribute("w", indexed("w", "j"), fraction(number(1), symbol("m")),
                                    [&](std::size_t /*j*/) { return fraction(number(1), count); });
            return;
        }
        const Expr letter = indexed("g", "j");
        const StepValues shares =
            entropy ? entropySteps(letter) : byAttribute("g", letter, std::nullopt, [this](std::size_t j) {
                return number(m_options.attributes[j].weight);
            });
        const bool none = entropy && std::all_of(shares.values().begin(), shares.values().end(),
                                                 [](Real share) { return share == 0.0L; });
        if (none) {
            m_draft.note({NoteId::equalEntropies});
        }
        m_weights = byAttribute("w", indexed("w", "j"), fraction(letter, overAttributes(letter)), [&](std::size_t j) {
            const Expr total = sum(shares.all());
            const Expr share = fraction(of(shares, j), total);
            const Expr equally = fraction(number(1), count);
            const Expr formula = call("if", {relation(">", {total, number(0)}), share, equally});
            return inSheet(none ? equally : share, entropy ? formula : share);
        });
    }

    /// Writes 1 - e of each attribute.
    StepValues entropySteps(const Expr& letter) {
        std::vector<Expr> entropies;
        std::vector<StepValues> shares;
        for (std::size_t j = 0; j < attributeCount(); ++j) {
            const Expr r = ofAttribute("r", j);
            shares.push_back(byAlternative(keyOf("p", j), ofAttribute("p", j),
                                           fraction(r, bigSum(symbol("i"), symbol(""), r)), [&](int i) {
                                               const Expr total = sum(m_effects[j].all());
                                               return quotientOrZero(m_effects[j](i), total);
                                           }));
        }
        const Expr p = indexed("p", "j");
        const Expr n = number(static_cast<Real>(m_names.size()));
        const Expr rule =
            call("max", {number(0), sum({number(1), fraction(bigSum(symbol("i"), symbol(""), product({p, log(p)})),
                                                             log(letters::n()))})});
        return byAttribute("g", letter, rule, [&](std::size_t j) {
            std::vector<Expr> terms;
            for (int i = 1; i <= static_cast<int>(m_names.size()); ++i) {
                const Expr share = shares[j](i);
                const Expr term = product({share, log(share)});
                terms.push_back(inSheet(share.value > 0.0L ? term : number(0),
                                        call("if", {relation(">", {share, number(0)}), term, number(0)})));
            }
            const Expr less = call("max", {number(0), sum({number(1), fraction(sum(std::move(terms)), log(n))})});
            const Expr spread = difference(call("max", m_effects[j].all()), call("min", m_effects[j].all()));
            return inSheet(allEqual(m_effects[j]) ? number(0) : less,
                           m_draft.keptInSheet(call("if", {relation(">", {spread, number(0)}), less, number(0)})));
        });
    }

    void bullseyeSteps() {
        m_draft.begin(SectionId::bullseye, SourceId::liu);
        const bool best = m_options.bullseye == grey::Bullseye::best;
        const Expr r0 = indexed("r", "0j");
        m_bullseye = byAttribute("r0", r0, best ? std::optional(call("max", {indexed("r", "j")})) : std::nullopt,
                                 [&](std::size_t j) { return best ? call("max", m_effects[j].all()) : number(1); });
        for (std::size_t j = 0; j < attributeCount(); ++j) {
            m_gaps.push_back(
                byAlternative(keyOf("delta", j), ofAttribute("Δ", j),
                              absolute(difference(ofAttribute("r", j), indexed("r", "0" + std::to_string(j + 1)))),
                              [&](int i) { return absolute(difference(m_effects[j](i), of(m_bullseye, j))); }));
        }
    }

    /// Returns the sum over the attributes of their weights times a number of each attribute, for alternative i.
    template <class Term>
    [[nodiscard]] Expr weighted(const Term& term) const {
        std::vector<Expr> terms;
        for (std::size_t j = 0; j < attributeCount(); ++j) {
            terms.push_back(term(j));
        }
        return sum(std::move(terms));
    }

    void distanceSteps() {
        m_draft.begin(SectionId::targetDistance, SourceId::liu);
        const Expr w = indexed("w", "j");
        const StepValues distance = byAlternative(
            "distance", symbol("d"), root(overAttributes(grey::distancePart(w, indexed("Δ", "j")))), [&](int i) {
                return root(
                    weighted([&](std::size_t j) { return grey::distancePart(of(m_weights, j), m_gaps[j](i)); }));
            });
        m_draft.mark(distance, m_own, LineEmphasis::chosen);
        if (m_options.measure == EffectMeasure::ratio) {
            noteRank(distance, false);
        }
        if (m_options.radius) {
            const bool hits = distance.value(m_own) <= Real(*m_options.radius);
            m_draft.note({hits ? NoteId::hitsRadius : NoteId::missesRadius, {Real(*m_options.radius)}});
        }
    }

    void scoreStep() {
        m_draft.begin(SectionId::targetScore, SourceId::liu);
        const StepValues score = byAlternative(
            "score", symbol("s"), overAttributes(product({indexed("w", "j"), indexed("r", "j")})), [&](int i) {
                return weighted([&](std::size_t j) { return product({of(m_weights, j), m_effects[j](i)}); });
            });
        m_draft.mark(score, m_own, LineEmphasis::chosen);
        noteRank(score, true);
        if (!m_options.radius) {
            m_draft.note({score.value(m_own) >= 0.0L ? NoteId::hitsScore : NoteId::missesScore});
        }
    }

    void degreeSteps() {
        m_draft.begin(SectionId::coefficients, SourceId::deng1989);
        std::vector<Expr> all;
        for (const StepValues& gaps : m_gaps) {
            for (Expr& gap : gaps.all()) {
                all.push_back(std::move(gap));
            }
        }
        const Expr delta = indexed("Δ", "j");
        const StepValues least =
            m_draft.value({.key = "m", .symbol = symbol("m"), .rule = call("min", {delta})}, call("min", all));
        const StepValues most =
            m_draft.value({.key = "M", .symbol = symbol("M"), .rule = call("max", {delta})}, call("max", all));
        const bool coincide = most.value() == 0.0L;
        if (coincide) {
            m_draft.note({NoteId::effectsCoincide});
        }
        const Expr rho = parameter("ρ", m_options.rho);
        std::vector<StepValues> coefficients;
        for (std::size_t j = 0; j < attributeCount(); ++j) {
            const Expr rule = grey::dengCoefficient(symbol("m"), symbol("M"), symbol("ρ"), ofAttribute("Δ", j));
            coefficients.push_back(byAlternative(keyOf("xi", j), ofAttribute("ξ", j), rule, [&](int i) {
                const Expr value = grey::dengCoefficient(least(), most(), rho, m_gaps[j](i));
                const Expr formula = call("if", {relation(">", {most(), number(0)}), value, number(1)});
                return inSheet(coincide ? number(1) : value, m_draft.keptInSheet(formula));
            }));
        }
        m_draft.begin(SectionId::degree, SourceId::deng1989);
        const StepValues degree = byAlternative(
            "degree", symbol("γ"), overAttributes(product({indexed("w", "j"), indexed("ξ", "j")})), [&](int i) {
                return weighted([&](std::size_t j) { return product({of(m_weights, j), coefficients[j](i)}); });
            });
        m_draft.mark(degree, m_own, LineEmphasis::chosen);
        noteRank(degree, true);
    }

    /// Notes the rank of the alternative; numbers that differ by rounding share a rank.
    void noteRank(const StepValues& numbers, bool largestFirst) {
        std::vector<double> order;
        for (const Real value : numbers.values()) {
            order.push_back(static_cast<double>(largestFirst ? -value : value));
        }
        const std::vector<std::size_t> levels = base::levelsOf(order);
        const std::size_t own = levels[static_cast<std::size_t>(m_own) - 1];
        const auto before = std::count_if(levels.begin(), levels.end(), [&](std::size_t each) { return each < own; });
        m_draft.note({NoteId::rankOf, {Real(before + 1), Real(levels.size())}, {}});
    }

    const Eigen::MatrixXd& m_values;
    const std::vector<std::string>& m_names;
    int m_own;
    const grey::TargetOptions& m_options;
    Draft m_draft;
    std::vector<StepValues> m_effects;  ///< by attribute
    StepValues m_weights;
    StepValues m_bullseye;
    std::vector<StepValues> m_gaps;  ///< by attribute
};

}  // namespace

base::Expected<Derivation> targetDerivation(const Eigen::MatrixXd& values, const std::vector<std::string>& names,
                                            std::size_t alternative, const grey::TargetOptions& options,
                                            Rounding rounding) {
    GREYSCOPE_TRY(grey::decideByTarget(values, names, options));
    const auto count = static_cast<std::size_t>(values.size());
    if (count > kMostDecisionValues) {
        return base::fail(base::ErrorCode::tooManyPoints,
                          {kTheDerivation, std::to_string(count), std::to_string(kMostDecisionValues)});
    }
    return besideExact(rounding, [&](const Rounding& digits) {
        return TargetWriter(values, names, alternative, options, digits).written();
    });
}

}  // namespace greyscope::derivation
