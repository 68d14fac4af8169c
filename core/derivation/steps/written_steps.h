#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/derivation/draft.h"
#include "core/grey/number_steps.h"

namespace greyscope::derivation {

/// The point k of a line.
using Point = grey::PointOf<Expr>;

/// The point k of a rule.
struct AnyPoint {
    Expr index = letters::k();
    int back = 0;
    [[nodiscard]] Expr number() const {
        return back == 0 ? index : difference(index, derivation::number(static_cast<Real>(back)));
    }
    [[nodiscard]] AnyPoint operator-(int by) const { return {index, back + by}; }
};

/// The writer of steps (core/grey/number_steps.h) that writes a derivation. A column or value is handed to a formula
/// twice: by its symbol for the rule, and by its numbers for the lines.
class WrittenSteps {
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

    explicit WrittenSteps(Draft& draft) : m_draft(draft) {}
    /// Writes steps of one of several series: `key` is the index of their letters and the end of their keys.
    WrittenSteps(Draft& draft, std::string key, std::string series)
        : m_draft(draft), m_key(std::move(key)), m_series(std::move(series)) {}

    [[nodiscard]] static Value constant(const std::string& letter, Real value) {
        return {{}, symbol(letter), derivation::number(value)};
    }
    [[nodiscard]] static Real numberOf(const Value& value) { return value.value.value(); }
    [[nodiscard]] static Real numberAt(const Column& column, int k) { return column.values.value(k); }
    [[nodiscard]] static Expr lineOf(const Column& column, int k) { return column.values(k); }
    [[nodiscard]] static Value valueOf(const Column& column, int k) { return {{}, column.letter, column.values(k)}; }

    template <class F, class... Used>
    [[nodiscard]] Column column(const grey::WorkedStep& step, int from, int to, F formula, const Used&... used) {
        const Rule rule = ruleOf(step, indexOf(step), formula(AnyPoint{indexOf(step)}, inRule(used)...));
        return {m_draft.column(rule, from, to, [&](int i) { return formula(Point{i}, inLine(used)...); }),
                symbolOf(step.letter)};
    }
    template <class F, class... Used>
    [[nodiscard]] Column chain(const grey::WorkedStep& step, int from, int to, const Expr& start, F formula,
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
    [[nodiscard]] Column chosen(const grey::WorkedStep& step, int from, int to, F choose) {
        const Rule rule{.key = keyOf(step),
                        .symbol = at(symbolOf(step.letter), letters::k()),
                        .series = m_series,
                        .ofPoint = step.ofPoint};
        return {m_draft.column(rule, from, to, [&](int i) { return choose(i); }), symbolOf(step.letter)};
    }
    template <class F, class... Used>
    [[nodiscard]] Value value(const grey::WorkedStep& step, F formula, const Used&... used) {
        const Expr letter = symbolOf(step.letter);
        return {m_draft.value({.key = keyOf(step),
                               .symbol = letter,
                               .rule = formula(RuleSums{}, inRule(used)...),
                               .series = m_series},
                              formula(LineSums{}, inLine(used)...)),
                letter};
    }

protected:
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
    static Expr indexOf(const grey::WorkedStep& step) { return step.ofPoint ? letters::k() : symbol("j"); }
    [[nodiscard]] Rule ruleOf(const grey::WorkedStep& step, Expr index, Expr rule) const {
        return {.key = keyOf(step),
                .symbol = at(symbolOf(step.letter), std::move(index)),
                .rule = std::move(rule),
                .series = m_series,
                .ofPoint = step.ofPoint};
    }
    [[nodiscard]] std::string keyOf(const grey::WorkedStep& step) const {
        return m_key.empty() ? step.key : step.key + "." + m_key;
    }
    [[nodiscard]] Expr symbolOf(const grey::Letter& letter) const {
        Expr made = letter.order.empty() ? symbol(letter.text) : letters::ofOrder(letter.text, letter.order);
        if (letter.mean) {
            made = bar(std::move(made));
        }
        if (const std::string& index = letter.index.empty() ? m_key : letter.index; !index.empty()) {
            made = subscript(std::move(made), symbol(index));
        }
        return letter.fitted ? hat(std::move(made)) : made;
    }

    Draft& m_draft;
    std::string m_key = {};
    std::string m_series = {};
};

}  // namespace greyscope::derivation
