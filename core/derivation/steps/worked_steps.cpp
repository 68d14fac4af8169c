#include "core/derivation/steps/worked_steps.h"

#include <string>
#include <tuple>
#include <utility>

#include "core/base/try.h"
#include "core/derivation/steps/least_squares.h"
#include "core/derivation/steps/related_steps.h"
#include "core/derivation/steps/written_steps.h"
#include "core/grey/models/worked_models.h"

namespace greyscope::derivation {

using grey::Letter;
using grey::WorkedPart;
using grey::WorkedStep;
using letters::k;

namespace {

SectionId sectionOf(WorkedPart part) {
    switch (part) {
        case WorkedPart::accumulation:
            return SectionId::accumulation;
        case WorkedPart::response:
            return SectionId::response;
        case WorkedPart::restoration:
            return SectionId::restoration;
        case WorkedPart::residuals:
            return SectionId::residualSeries;
        case WorkedPart::states:
            return SectionId::states;
        case WorkedPart::correction:
            return SectionId::correction;
        case WorkedPart::windows:
            return SectionId::rollingSteps;
    }
    return SectionId::measured;
}

/// The writer that writes the derivation of a worked model.
class Written : public WrittenSteps {
public:
    Written(Draft& draft, const ModelSubject& subject, SourceId source)
        : WrittenSteps(draft), m_subject(subject), m_of(subject.of), m_source(source) {
        m_of.source = source;
        for (const Real value : m_of.x.values()) {
            m_input.values.push_back(static_cast<double>(value));
        }
        for (const Real value : m_subject.arrivals.values()) {
            m_input.arrivals.push_back(static_cast<double>(value));
        }
        m_input.horizon = static_cast<std::size_t>(m_of.horizon);
        m_input.related = subject.related;
    }

    [[nodiscard]] const grey::ModelInput& input() const { return m_input; }
    [[nodiscard]] Column points() const { return {m_of.x, m_of.x0()}; }
    [[nodiscard]] int last() const { return m_of.last(); }
    [[nodiscard]] int end() const { return m_of.last() + m_of.horizon; }
    [[nodiscard]] Column arrivals() const { return {m_subject.arrivals, m_of.x0()}; }
    void begin(WorkedPart part) { m_draft.begin(sectionOf(part), m_source); }
    void prefix(const std::string& prefix) { m_draft.setPrefix(prefix); }
    template <class Left, class Right, class... Used>
    void whitening(Left left, Right right, const Used&... used) {
        const Expr x1 = m_of.x1();
        m_draft.state(equal(left(x1, letters::derivative(x1), letters::derivative(x1, 2), inRule(used)...),
                            right(inRule(used)...)));
    }
    template <class Left, class... Used>
    void characteristic(Left left, const Used&... used) {
        m_draft.state(equal(left(symbol("r"), inRule(used)...), derivation::number(0)));
    }
    template <class Formula, class... Used>
    void solution(const std::vector<Letter>& constants, Formula formula, const Used&... used) {
        std::vector<Expr> all;
        for (const Letter& letter : constants) {
            all.push_back(symbolOf(letter));
        }
        m_draft.state(equal(at(m_of.x1(), symbol("t")),
                            formula(difference(symbol("t"), derivation::number(1)), all, inRule(used)...)));
    }
    [[nodiscard]] Column accumulated(const Column& /*x*/) { return {accumulationSteps(m_draft, m_of), m_of.x1()}; }
    [[nodiscard]] std::vector<Column> accumulatedRelated() {
        std::vector<Column> columns;
        for (StepValues& sums : accumulatedFactors(m_draft, m_subject, end())) {
            const std::string index = std::to_string(columns.size() + 2);
            columns.push_back({std::move(sums), letters::indexed("y", index)});
        }
        return columns;
    }
    [[nodiscard]] Column background(const Column& sums) {
        return {backgroundSteps(m_draft, m_of, sums.values), m_of.z()};
    }
    [[nodiscard]] Column restored(const Column& response) {
        return {restorationSteps(m_draft, m_of, response.values), hat(m_of.x0())};
    }
    [[nodiscard]] base::Expected<grey::WorkedGm11<Written>> gm11(const Column& x, int steps) {
        Modelled modelled = m_of;
        modelled.source = SourceId::deng1982;
        modelled.x = x.values;
        modelled.horizon = steps;
        Gm11Derivation fit = gm11Steps(m_draft, modelled);
        return grey::WorkedGm11<Written>{{std::move(fit.found.a), m_of.a()},
                                         {std::move(fit.found.u), m_of.u()},
                                         {std::move(fit.values), hat(m_of.x0())}};
    }

    template <class Right, class Rows, class... Used>
    [[nodiscard]] base::Expected<std::vector<Value>> leastSquares(const std::vector<Letter>& unknowns, int from, int to,
                                                                  Right right, Rows rows, const Used&... used) {
        const std::vector<Expr> inRow = rows(AnyPoint{}, inRule(used)...);
        LinearSystem system;
        std::vector<Expr> terms;
        for (std::size_t i = 0; i < unknowns.size(); ++i) {
            const Expr letter = symbolOf(unknowns[i]);
            const bool isOne = inRow[i].kind == Expr::Kind::number && inRow[i].value == 1.0L;
            terms.push_back(termOf(letter, inRow[i]));
            system.unknowns.push_back({unknowns[i].text + unknowns[i].index, letter, inRow[i],
                                       [=](int i0) { return rows(Point{i0}, inLine(used)...)[i]; }, isOne});
        }
        system.rightSymbol = right(AnyPoint{}, inRule(used)...);
        system.right = [&](int i) { return right(Point{i}, inLine(used)...); };
        system.equation = equal(system.rightSymbol, sum(std::move(terms)));
        system.first = from;
        system.last = to;
        system.source = m_source;
        std::vector<Value> solved;
        for (StepValues& value : derivation::leastSquares(m_draft, system)) {
            solved.push_back({std::move(value), system.unknowns[solved.size()].symbol});
        }
        return solved;
    }
    [[nodiscard]] Column transitions(const WorkedStep& step, const Column& states, int count);
    [[nodiscard]] Column before(const WorkedStep& step, const Column& shares, const Column& expected);

private:
    static Expr termOf(const Expr& letter, const Expr& inRow) {
        if (inRow.kind == Expr::Kind::number && inRow.value == 1.0L) {
            return letter;
        }
        if (inRow.kind == Expr::Kind::number && inRow.value == -1.0L) {
            return negative(letter);
        }
        return inRow.kind == Expr::Kind::negative ? negative(product({letter, inRow.parts.front()}))
                                                  : product({letter, inRow});
    }

    const ModelSubject& m_subject;
    Modelled m_of;
    SourceId m_source;
    grey::ModelInput m_input;
};

Written::Column Written::transitions(const WorkedStep& step, const Column& states, int count) {
    const Expr letter = symbolOf(step.letter);
    const auto isIn = [&](int point, int state) {
        return relation("=", {states.values(point), derivation::number(static_cast<Real>(state))});
    };
    std::vector<Expr> cells;
    for (int i = 1; i <= count; ++i) {
        for (int j = 1; j <= count; ++j) {
            Real moves = 0.0L;
            Real all = 0.0L;
            std::vector<Expr> moved;
            std::vector<Expr> left;
            for (int point = states.values.first(); point < states.values.last(); ++point) {
                const bool from = states.values.value(point) == static_cast<Real>(i);
                all += from ? 1.0L : 0.0L;
                moves += from && states.values.value(point + 1) == static_cast<Real>(j) ? 1.0L : 0.0L;
                moved.push_back(product({isIn(point, i), isIn(point + 1, j)}));
                left.push_back(isIn(point, i));
            }
            const Expr stays = derivation::number(i == j ? 1.0L : 0.0L);
            const Expr total = sum(left);
            Expr inCells = call(
                "if", {relation("=", {total, derivation::number(0)}), stays, fraction(sum(std::move(moved)), total)});
            cells.push_back(inSheet(all > 0.0L ? fraction(derivation::number(moves), derivation::number(all)) : stays,
                                    std::move(inCells)));
        }
    }
    return {m_draft.matrix({.key = step.key, .symbol = letter}, static_cast<std::size_t>(count), std::move(cells)),
            letter};
}

Written::Column Written::before(const WorkedStep& step, const Column& shares, const Column& expected) {
    const int count = expected.values.last();
    const Expr index = symbol("i");
    const Rule rule = ruleOf(step, index,
                             bigSum(symbol("j"), symbol(""),
                                    product({subscript(symbol("p"), symbol("ij")), at(expected.letter, symbol("j"))})));
    return {m_draft.column(rule, 1, count,
                           [&](int i) {
                               std::vector<Expr> terms;
                               for (int j = 1; j <= count; ++j) {
                                   terms.push_back(product({shares.values((i - 1) * count + j), expected.values(j)}));
                               }
                               return sum(std::move(terms));
                           }),
            symbolOf(step.letter)};
}

template <class Model>
base::Expected<StepValues> written(Draft& draft, const ModelSubject& subject) {
    const auto source = base::choiceNamed(sourceNames(), Model::kSource);
    Written writer(draft, subject, source.value_or(SourceId::none));
    auto worked = GREYSCOPE_TRY(Model::work(writer));
    return std::move(worked.values.values);
}

}  // namespace

base::Expected<StepValues> workedSteps(Draft& draft, grey::GreyModel model, const ModelSubject& subject) {
    base::Expected<StepValues> steps = base::fail(base::ErrorCode::internal, {"workedSteps"});
    [&]<class... Models>(const std::tuple<Models...>* /*models*/) {
        ((model == Models::kModel ? void(steps = written<Models>(draft, subject)) : void()), ...);
    }(static_cast<const grey::WorkedModels*>(nullptr));
    return steps;
}

}  // namespace greyscope::derivation
