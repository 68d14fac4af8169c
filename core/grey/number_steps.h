#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

// Steps of a calculation, each with a symbol and a formula over any scalar. A writer runs them: with NumberSteps, they
// give numbers; with WrittenSteps of core/derivation, they give the rules, the numbers put in and the spreadsheet
// formulas. A formula is a generic function whose first parameter is the point k, followed by the columns and values
// that the step uses: [](auto k, const auto& x) { return x(k) - x(k - 1); }.
namespace greyscope::grey {

// Formulas call these without std::, so that a scalar's own overloads are found.
using std::abs;
using std::cos;
using std::exp;
using std::floor;
using std::log;
using std::max;
using std::min;
using std::sin;
using std::sqrt;

/// Number type of such calculations: eleven bits more than a double on usual machines, so that the textbook's form of a
/// formula loses no digits of the result.
using Extended = long double;

/// The symbol of a column or value: letter, order of accumulation and index.
struct Letter {
    std::string text;
    std::string order = {};
    std::string index = {};
    bool fitted = false;  ///< whether it has a hat
    bool mean = false;    ///< whether it has a bar
};

/// The name of a step and its symbol.
struct WorkedStep {
    std::string key;
    Letter letter;
    bool ofPoint = true;  ///< whether the lines are points of the axis
};

/// A point k, counted from 1, of a column over the scalar N.
template <class N>
struct PointOf {
    int at = 1;
    [[nodiscard]] N number() const { return N(static_cast<Extended>(at)); }
    [[nodiscard]] PointOf operator-(int by) const { return {at - by}; }
};

/// The writer that calculates: columns and values are numbers.
class NumberSteps {
public:
    static constexpr bool kCalculates = true;
    using Scalar = Extended;
    using Value = Extended;

    class Column {
    public:
        Column() = default;
        Column(int first, std::vector<Extended> values) : m_first(first), m_values(std::move(values)) {}
        [[nodiscard]] Extended operator()(PointOf<Extended> k) const { return (*this)(k.at); }
        [[nodiscard]] Extended operator()(int k) const { return m_values[static_cast<std::size_t>(k - m_first)]; }
        [[nodiscard]] int first() const { return m_first; }
        [[nodiscard]] int last() const { return m_first + static_cast<int>(m_values.size()) - 1; }
        [[nodiscard]] const std::vector<Extended>& values() const { return m_values; }
        void add(Extended value) { m_values.push_back(value); }

    private:
        int m_first = 1;
        std::vector<Extended> m_values;
    };

    [[nodiscard]] static Value constant(const std::string& /*letter*/, Extended value) { return value; }
    /// Returns the number of a value or of a line, for a decision.
    [[nodiscard]] static Extended numberOf(Value value) { return value; }
    [[nodiscard]] static Extended numberAt(const Column& column, int k) { return column(k); }
    [[nodiscard]] static Value valueOf(const Column& column, int k) { return column(k); }
    /// Returns a line of a column, with which another one begins.
    [[nodiscard]] static Extended lineOf(const Column& column, int k) { return column(k); }

    template <class F, class... Used>
    [[nodiscard]] Column column(const WorkedStep& /*step*/, int from, int to, F formula, const Used&... used) const {
        Column result(from, {});
        for (int k = from; k <= to; ++k) {
            result.add(formula(PointOf<Extended>{k}, used...));
        }
        return result;
    }
    /// Writes a column whose formula also takes the column itself, for lines before; it begins with `start`.
    template <class F, class... Used>
    [[nodiscard]] Column chain(const WorkedStep& /*step*/, int from, int to, Value start, F formula,
                               const Used&... used) const {
        Column result(from, {start});
        for (int k = from + 1; k <= to; ++k) {
            result.add(formula(PointOf<Extended>{k}, std::as_const(result), used...));
        }
        return result;
    }
    /// Writes a column of numbers that other steps have given; `chosen` returns that of k.
    template <class F>
    [[nodiscard]] Column chosen(const WorkedStep& /*step*/, int from, int to, F choose) const {
        Column result(from, {});
        for (int k = from; k <= to; ++k) {
            result.add(choose(k));
        }
        return result;
    }
    /// Writes a single value. The formula's first parameter offers sum(from, to, f), least(column), greatest(column).
    template <class F, class... Used>
    [[nodiscard]] Value value(const WorkedStep& /*step*/, F formula, const Used&... used) const {
        return formula(Sums{}, used...);
    }

private:
    struct Sums {
        template <class F>
        [[nodiscard]] Extended sum(int from, int to, F f) const {
            Extended total = 0.0L;
            for (int k = from; k <= to; ++k) {
                total += f(PointOf<Extended>{k});
            }
            return total;
        }
        [[nodiscard]] static Extended least(const Column& of) {
            return *std::min_element(of.values().begin(), of.values().end());
        }
        [[nodiscard]] static Extended greatest(const Column& of) {
            return *std::max_element(of.values().begin(), of.values().end());
        }
    };
};

}  // namespace greyscope::grey
