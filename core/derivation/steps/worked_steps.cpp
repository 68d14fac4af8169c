#include "core/derivation/steps/worked_steps.h"

#include <string>
#include <tuple>
#include <utility>

#include "core/base/try.h"
#include "core/derivation/steps/least_squares.h"
#include "core/derivation/steps/related_steps.h"
#include "core/grey/models/worked_models.h"

namespace greyscope::derivation {

using grey::Letter;
using grey::WorkedPart;
using grey::WorkedStep;
using letters::k;

namespace {

using Point = grey::PointOf<Expr>;

/// The point k of a rule.
struct AnyPoint {
    Expr index = k();
    int back = 0;
    [[nodiscard]] Expr number() const {
        return back == 0 ? index : difference(index, derivation::number(static_cast<Real>(back)));
    }
    [[nodiscard]] AnyPoint operator-(int by) const { return {index, back + by}; }
};

Expr symbolOf(const Letter& letter) {
    Expr made = letter.order.empty() ? symbol(letter.text) : letters::ofOrder(letter.text, letter.order);
    if (!letter.index.empty()) {
        made = subscript(std::move(made), symbol(letter.index));
    }
    return letter.fitted ? hat(std::move(made)) : made;
}

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

/// The writer of worked models that writes a derivation. A column or value is handed to a formula twice: by its symbol
/// for the rule, and by its numbers for the lines.
class Written {
public:
    static constexpr bool kCalculates = false;
    using Scalar = Expr;

    struct Column {
        StepValues values;
        Expr letter;
    };
    struct Value {
        StepValues value;
        Expr letter;
        Expr constant = {};
        [[nodiscard]] Expr number() const { return value.empty() ? constant : value(); }
    };

    Written(Draft& draft, const ModelSubject& subject, SourceId source)
        : m_draft(draft), m_subject(subject), m_of(subject.of), m_source(source) {
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
    [[nodiscard]] static Value constant(const std::string& letter, Real value) {
        return {{}, symbol(letter), derivation::number(value)};
    }
    void begin(WorkedPart part) { m_draft.begin(sectionOf(part), m_source); }
    void prefix(const std::string& prefix) { m_draft.setPrefix(prefix); }
    [[nodiscard]] static Real numberOf(const Value& value) { return value.value.value(); }
    [[nodiscard]] static Real numberAt(const Column& column, int k) { return column.values.value(k); }
    [[nodiscard]] static Expr lineOf(const Column& column, int k) { return column.values(k); }
    [[nodiscard]] static Value valueOf(const Column& column, int k) { return {{}, column.letter, column.values(k)}; }

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

    template <class F, class... Used>
    [[nodiscard]] Column column(const WorkedStep& step, int from, int to, F formula, const Used&... used) {
        const Rule rule = ruleOf(step, indexOf(step), formula(AnyPoint{indexOf(step)}, inRule(used)...));
        return {m_draft.column(rule, from, to, [&](int i) { return formula(Point{i}, inLine(used)...); }),
                symbolOf(step.letter)};
    }
    template <class F, class... Used>
    [[nodiscard]] Column chain(const WorkedStep& step, int from, int to, const Expr& start, F formula,
                               const Used&... used) {
        const Expr letter = symbolOf(step.letter);
        const Rule rule =
            ruleOf(step, indexOf(step), formula(AnyPoint{indexOf(step)}, RuleColumn{letter}, inRule(used)...));
        return {m_draft.column(rule, from, to,
                               [&](int i, const StepValues& self) {
                                   return i == from ? start : formula(Point{i}, LineColumn{self}, inLine(used)...);
                               }),
                letter};
    }
    template <class F>
    [[nodiscard]] Column chosen(const WorkedStep& step, int from, int to, F choose) {
        const Rule rule{.key = step.key, .symbol = at(symbolOf(step.letter), k()), .ofPoint = step.ofPoint};
        return {m_draft.column(rule, from, to, [&](int i) { return choose(i); }), symbolOf(step.letter)};
    }
    template <class F, class... Used>
    [[nodiscard]] Value value(const WorkedStep& step, F formula, const Used&... used) {
        const Expr letter = symbolOf(step.letter);
        return {m_draft.value({.key = step.key, .symbol = letter, .rule = formula(RuleSums{}, inRule(used)...)},
                              formula(LineSums{}, inLine(used)...)),
                letter};
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
    struct RuleColumn {
        Expr letter;
        [[nodiscard]] Expr operator()(const AnyPoint& point) const { return at(letter, point.number()); }
        [[nodiscard]] Expr operator()(int point) const {
            return at(letter, derivation::number(static_cast<Real>(point)));
        }
    };
    struct LineColumn {
        const StepValues& values;
        [[nodiscard]] Expr operator()(const Point& point) const { return values(point.at); }
        [[nodiscard]] Expr operator()(int point) const { return values(point); }
    };
    struct RuleSums {
        template <class F>
        [[nodiscard]] Expr sum(int from, int /*to*/, F f) const {
            return letters::sumOver("k", from, letters::n(), f(AnyPoint{}));
        }
        [[nodiscard]] static Expr least(const RuleColumn& of) { return call("min", {of(AnyPoint{})}); }
        [[nodiscard]] static Expr greatest(const RuleColumn& of) { return call("max", {of(AnyPoint{})}); }
    };
    struct LineSums {
        template <class F>
        [[nodiscard]] Expr sum(int from, int to, F f) const {
            std::vector<Expr> terms;
            for (int i = from; i <= to; ++i) {
                terms.push_back(f(Point{i}));
            }
            return derivation::sum(std::move(terms));
        }
        [[nodiscard]] static Expr least(const LineColumn& of) { return call("min", of.values.all()); }
        [[nodiscard]] static Expr greatest(const LineColumn& of) { return call("max", of.values.all()); }
    };

    static RuleColumn inRule(const Column& column) { return {column.letter}; }
    static Expr inRule(const Value& value) { return value.letter; }
    static LineColumn inLine(const Column& column) { return {column.values}; }
    static Expr inLine(const Value& value) { return value.number(); }
    template <class T>
    static auto inRule(const std::vector<T>& all) {
        std::vector<decltype(inRule(all.front()))> faces;
        for (const T& each : all) {
            faces.push_back(inRule(each));
        }
        return faces;
    }
    template <class T>
    static auto inLine(const std::vector<T>& all) {
        std::vector<decltype(inLine(all.front()))> faces;
        for (const T& each : all) {
            faces.push_back(inLine(each));
        }
        return faces;
    }

    /// The index of a column that is not one of points is j.
    static Expr indexOf(const WorkedStep& step) { return step.ofPoint ? k() : symbol("j"); }
    static Rule ruleOf(const WorkedStep& step, Expr index, Expr rule) {
        return {.key = step.key,
                .symbol = at(symbolOf(step.letter), std::move(index)),
                .rule = std::move(rule),
                .ofPoint = step.ofPoint};
    }
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

    Draft& m_draft;
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
