#include "core/derivation/cluster_derivation.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/base/contains.h"
#include "core/base/try.h"
#include "core/derivation/draft.h"
#include "core/grey/evaluation/evaluation_formulas.h"

namespace greyscope::derivation {

using grey::ClassCentres;
using grey::ClassFunctions;
using grey::ClassShape;
using grey::ClusterWeights;
using letters::indexed;

namespace {

using Lines = std::vector<std::pair<std::string, Expr>>;

/// Returns a symbol of indicator j: x(j).
Expr ofIndicator(Expr letter) {
    return at(std::move(letter), symbol("j"));
}

/// Returns the symbol of class k, counted from 0, and indicator j: λ₁(j).
Expr ofClass(const char* letter, std::size_t k) {
    return ofIndicator(indexed(letter, std::to_string(k + 1)));
}

Expr overIndicators(Expr body) {
    return bigSum(symbol("j"), symbol(""), std::move(body));
}

/// Returns the part of a minimum or maximum that gives its value.
const Expr& effective(const Expr& of) {
    if (of.kind != Expr::Kind::call || (of.text != "min" && of.text != "max")) {
        return of;
    }
    const Real value = evaluate(of);
    for (const Expr& part : of.parts) {
        if (evaluate(part) == value) {
            return effective(part);
        }
    }
    return of;
}

/// Writes the steps from the values of one object to its class.
class ClusterWriter {
public:
    ClusterWriter(const Eigen::MatrixXd& values, const ClusteredObject& of, const grey::ClusterOptions& options,
                  Rounding rounding)
        : m_values(values), m_of(of), m_options(options), m_draft("cluster", of.objects[of.object], rounding) {}

    [[nodiscard]] Derivation written() {
        const bool mixed = m_options.functions == ClassFunctions::centre || m_options.functions == ClassFunctions::end;
        m_draft.begin(SectionId::whitenization, mixed ? SourceId::liuYangFangXie2015 : SourceId::liu);
        m_draft.note({NoteId::numberedClasses, {}, m_of.classes});
        m_x = m_draft.bySeries(
            {.key = "x", .symbol = ofIndicator(symbol("x"))}, byIndicator([this](std::size_t j) {
                return number(m_values(static_cast<Eigen::Index>(m_of.object), static_cast<Eigen::Index>(j)));
            }));
        centreSteps();
        weightFunctionSteps();
        weightSteps();
        coefficientSteps();
        return m_draft.take();
    }

private:
    [[nodiscard]] std::size_t classCount() const { return m_options.indicators.front().classes.centres.size(); }
    [[nodiscard]] std::size_t indicatorCount() const { return m_options.indicators.size(); }
    [[nodiscard]] const grey::GreyClasses& classesOf(std::size_t j) const { return m_options.indicators[j].classes; }
    /// Returns the number of indicator j in a step with one line for each indicator.
    [[nodiscard]] static Expr of(const StepValues& step, std::size_t j) { return step(static_cast<int>(j) + 1); }

    template <class Formula>
    [[nodiscard]] Lines byIndicator(const Formula& formula) const {
        Lines lines;
        for (std::size_t j = 0; j < indicatorCount(); ++j) {
            lines.emplace_back(m_options.indicators[j].name, formula(j));
        }
        return lines;
    }

    void centreSteps() {
        for (std::size_t k = 0; k <= classCount(); ++k) {
            m_ends.push_back(endStep(k));
        }
        for (std::size_t k = 0; k < classCount(); ++k) {
            m_centres.push_back(centreStep(k));
        }
        if (m_options.functions == ClassFunctions::mirrored) {
            const std::size_t last = classCount() - 1;
            m_before = mirroredStep("0", 0, 1);
            m_after = mirroredStep(std::to_string(last + 2), last, last - 1);
        }
    }

    [[nodiscard]] bool hasEnds(std::size_t j) const {
        return m_options.functions == ClassFunctions::end && !classesOf(j).ends.empty();
    }

    /// Writes the end k of the intervals of the indicators that have ends. Returns it for each indicator.
    std::vector<Expr> endStep(std::size_t k) {
        Lines lines;
        std::vector<std::size_t> which;
        for (std::size_t j = 0; j < indicatorCount(); ++j) {
            if (hasEnds(j)) {
                which.push_back(j);
                lines.emplace_back(m_options.indicators[j].name, number(classesOf(j).ends[k]));
            }
        }
        std::vector<Expr> ends(indicatorCount());
        if (which.empty()) {
            return ends;
        }
        const StepValues step =
            m_draft.bySeries({.key = "a." + std::to_string(k + 1), .symbol = ofClass("a", k)}, std::move(lines));
        for (std::size_t i = 0; i < which.size(); ++i) {
            ends[which[i]] = of(step, i);
        }
        return ends;
    }

    /// Writes the centres of class k: the middles of the intervals, except where other centres are given.
    StepValues centreStep(std::size_t k) {
        const auto middle = [](const Expr& begin, const Expr& end) { return fraction(sum({begin, end}), number(2)); };
        const auto isMiddle = [&](std::size_t j) {
            const std::vector<double>& ends = classesOf(j).ends;
            return hasEnds(j) && classesOf(j).centres[k] == 0.5 * (ends[k] + ends[k + 1]);
        };
        bool calculated = false;
        Lines lines = byIndicator([&](std::size_t j) {
            calculated = calculated || isMiddle(j);
            return isMiddle(j) ? middle(m_ends[k][j], m_ends[k + 1][j]) : number(classesOf(j).centres[k]);
        });
        return m_draft.bySeries(
            {.key = "lambda." + std::to_string(k + 1),
             .symbol = ofClass("λ", k),
             .rule = calculated ? std::optional(middle(ofClass("a", k), ofClass("a", k + 1))) : std::nullopt},
            std::move(lines));
    }

    StepValues mirroredStep(const std::string& index, std::size_t own, std::size_t next) {
        return m_draft.bySeries({.key = "lambda." + index,
                                 .symbol = ofIndicator(indexed("λ", index)),
                                 .rule = grey::mirroredCentre(ofClass("λ", own), ofClass("λ", next))},
                                byIndicator([&](std::size_t j) {
                                    return grey::mirroredCentre(of(m_centres[own], j), of(m_centres[next], j));
                                }));
    }

    [[nodiscard]] ClassCentres<Expr> centresAt(std::size_t k, std::size_t j) const {
        const std::size_t last = classCount() - 1;
        const auto known = [j](const StepValues& step) { return step.empty() ? Expr(0.0L) : of(step, j); };
        return {k > 0 ? of(m_centres[k - 1], j) : known(m_before), of(m_centres[k], j),
                k < last ? of(m_centres[k + 1], j) : known(m_after)};
    }

    /// Writes the functions of every class. With measures, indicators with falling centres have a step of their own,
    /// because the lower and the upper measure change places.
    void weightFunctionSteps() {
        m_f.resize(classCount());
        for (std::size_t k = 0; k < classCount(); ++k) {
            m_f[k].resize(indicatorCount());
            std::vector<ClassShape> shapes;
            for (std::size_t j = 0; j < indicatorCount(); ++j) {
                const ClassShape shape = grey::classShape(m_options.functions, classesOf(j), k);
                if (!base::contains(shapes, shape)) {
                    shapes.push_back(shape);
                    functionStep(k, shape, shapes.size());
                }
            }
        }
    }

    void functionStep(std::size_t k, ClassShape shape, std::size_t ordinal) {
        const std::string index = std::to_string(k + 1);
        const ClassCentres<Expr> centres{ofIndicator(indexed("λ", std::to_string(k))), ofClass("λ", k),
                                         ofClass("λ", k + 1)};
        Lines lines;
        std::vector<std::size_t> which;
        for (std::size_t j = 0; j < indicatorCount(); ++j) {
            if (grey::classShape(m_options.functions, classesOf(j), k) == shape) {
                which.push_back(j);
                lines.emplace_back(m_options.indicators[j].name, functionPut(k, shape, j));
            }
        }
        const StepValues values =
            m_draft.bySeries({.key = "f." + index + (ordinal > 1 ? "." + std::to_string(ordinal) : ""),
                              .symbol = ofClass("f", k),
                              .rule = grey::classWeight(shape, ofIndicator(symbol("x")), centres)},
                             std::move(lines));
        for (std::size_t i = 0; i < which.size(); ++i) {
            m_f[k][which[i]] = of(values, i);
        }
    }

    /// Returns the part of the function that gives the weight, and the whole function for a spreadsheet.
    [[nodiscard]] Expr functionPut(std::size_t k, ClassShape shape, std::size_t j) const {
        const Expr x = of(m_x, j);
        const Expr whole = grey::classWeight(shape, x, centresAt(k, j));
        const bool outside = grey::isOutside(m_options.functions, classesOf(j), static_cast<double>(x.value));
        Expr shown = outside ? number(0) : effective(whole);
        Expr formula = whole;
        if (hasEnds(j)) {
            const Expr inside = product({difference(x, m_ends.front()[j]), difference(m_ends.back()[j], x)});
            formula = call("if", {relation("<", {inside, number(0)}), number(0), whole});
        } else if (m_options.functions == ClassFunctions::measure) {
            formula = call("if", {relation("<", {x, number(0)}), number(0), whole});
        }
        return inSheet(std::move(shown), m_draft.keptInSheet(std::move(formula)));
    }

    void weightSteps() {
        m_draft.begin(SectionId::indicatorWeights, SourceId::liu);
        if (m_options.weights == ClusterWeights::fixed) {
            const Expr w = ofIndicator(symbol("w"));
            const StepValues given =
                m_draft.bySeries({.key = "w", .symbol = w},
                                 byIndicator([this](std::size_t j) { return number(m_options.indicators[j].weight); }));
            m_eta.assign(classCount(), shareStep("eta", ofIndicator(symbol("η")), w, given));
            return;
        }
        std::vector<StepValues> shared = m_centres;
        const bool byMean = m_options.weights == ClusterWeights::variableMean;
        if (byMean) {
            shared = dividedCentres();
        }
        for (std::size_t k = 0; k < classCount(); ++k) {
            m_eta.push_back(
                shareStep("eta." + std::to_string(k + 1), ofClass("η", k), ofClass(byMean ? "u" : "λ", k), shared[k]));
        }
    }

    /// Writes the centres divided by the means of the indicators.
    std::vector<StepValues> dividedCentres() {
        const Expr mean = ofIndicator(bar(symbol("x")));
        const StepValues means = m_draft.bySeries(
            {.key = "mean",
             .symbol = mean,
             .rule = fraction(bigSum(symbol("i"), symbol(""), ofIndicator(indexed("x", "i"))), letters::n())},
            byIndicator([this](std::size_t j) {
                std::vector<Expr> terms;
                for (Eigen::Index i = 0; i < m_values.rows(); ++i) {
                    const bool own = static_cast<std::size_t>(i) == m_of.object;
                    terms.push_back(own ? of(m_x, j) : number(m_values(i, static_cast<Eigen::Index>(j))));
                }
                return fraction(sum(std::move(terms)), number(static_cast<Real>(m_values.rows())));
            }));
        std::vector<StepValues> divided;
        for (std::size_t k = 0; k < classCount(); ++k) {
            divided.push_back(m_draft.bySeries(
                {.key = "u." + std::to_string(k + 1),
                 .symbol = ofClass("u", k),
                 .rule = fraction(ofClass("λ", k), mean)},
                byIndicator([&](std::size_t j) { return fraction(of(m_centres[k], j), of(means, j)); })));
        }
        return divided;
    }

    /// Writes the shares of numbers in their sum over the indicators.
    StepValues shareStep(const std::string& key, Expr letter, const Expr& part, const StepValues& parts) {
        return m_draft.bySeries({.key = key, .symbol = std::move(letter), .rule = fraction(part, overIndicators(part))},
                                byIndicator([&](std::size_t j) { return fraction(of(parts, j), sum(parts.all())); }));
    }

    void coefficientSteps() {
        m_draft.begin(SectionId::clusterCoefficients, SourceId::liu);
        const bool fixed = m_options.weights == ClusterWeights::fixed;
        const Expr eta = fixed ? symbol("η") : indexed("η", "k");
        Lines lines;
        for (std::size_t k = 0; k < classCount(); ++k) {
            std::vector<Expr> terms;
            for (std::size_t j = 0; j < indicatorCount(); ++j) {
                terms.push_back(product({m_f[k][j], of(m_eta[k], j)}));
            }
            lines.emplace_back(m_of.classes[k], sum(std::move(terms)));
        }
        const StepValues sigma =
            m_draft.bySeries({.key = "sigma",
                              .symbol = indexed("σ", "k"),
                              .rule = overIndicators(product({ofIndicator(indexed("f", "k")), ofIndicator(eta)}))},
                             std::move(lines));
        chooseClass(sigma);
    }

    void chooseClass(const StepValues& sigma) {
        m_draft.begin(SectionId::chosenClass, SourceId::liu);
        const StepValues largest =
            m_draft.value({.key = "largest", .symbol = indexed("σ", "max"), .rule = call("max", {indexed("σ", "k")})},
                          call("max", sigma.all()));
        std::vector<std::string> chosen;
        for (int k = sigma.first(); k <= sigma.last(); ++k) {
            if (largest.value() - sigma.value(k) <= grey::kClassTie) {
                chosen.push_back(m_of.classes[static_cast<std::size_t>(k - 1)]);
                m_draft.mark(sigma, k, LineEmphasis::chosen);
            }
        }
        m_draft.note({largest.value() == 0.0L ? NoteId::outsideClasses
                      : chosen.size() > 1     ? NoteId::tiedClasses
                                              : NoteId::chosenClass,
                      {},
                      std::move(chosen)});
    }

    const Eigen::MatrixXd& m_values;
    const ClusteredObject& m_of;
    const grey::ClusterOptions& m_options;
    Draft m_draft;
    StepValues m_x;
    std::vector<std::vector<Expr>> m_ends;  ///< by end and indicator
    std::vector<StepValues> m_centres;
    StepValues m_before;
    StepValues m_after;
    std::vector<std::vector<Expr>> m_f;  ///< by class and indicator
    std::vector<StepValues> m_eta;       ///< by class
};

}  // namespace

base::Expected<Derivation> clusterDerivation(const Eigen::MatrixXd& values, const ClusteredObject& of,
                                             const grey::ClusterOptions& options, Rounding rounding) {
    GREYSCOPE_TRY(grey::greyClusters(values, options));
    const auto objects = static_cast<std::size_t>(values.rows());
    if (options.weights == ClusterWeights::variableMean && objects > kMostMeanObjects) {
        return base::fail(base::ErrorCode::tooManyPoints,
                          {kTheDerivation, std::to_string(objects), std::to_string(kMostMeanObjects)});
    }
    return besideExact(rounding,
                       [&](const Rounding& digits) { return ClusterWriter(values, of, options, digits).written(); });
}

}  // namespace greyscope::derivation
