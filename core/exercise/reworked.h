#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/derivation/derivation.h"

namespace greyscope::exercise {

using derivation::Expr;
using derivation::LineRef;
using derivation::Real;

/// Returns a formula in which each number that comes from a line is replaced by `valueOf` of that line.
[[nodiscard]] Expr withNumbers(Expr formula, const std::function<Real(const LineRef&)>& valueOf);

/// Returns the lines that the numbers of a formula come from, each once.
[[nodiscard]] std::vector<LineRef> linesOf(const Expr& formula);

[[nodiscard]] const derivation::Line& lineAt(const derivation::Derivation& derivation, const LineRef& line);

/// Returns the value of one unit in the last decimal of numbers with this many decimals: 0.01 for 2.
[[nodiscard]] Real unitOf(int decimals);
/// How a number that lies half-way between two rounded numbers is rounded: away from zero, as usually taught; to the
/// even digit, as in standards (GB/T 8170, IEEE 754); or towards zero, like binary numbers that are slightly below the
/// half.
enum class Halves { away, even, down };
[[nodiscard]] Real roundedTo(Real value, int decimals, Halves halves = Halves::away);

/// Recalculates a derivation after some of its lines were replaced by an answer or by another rule.
class Reworked {
public:
    explicit Reworked(const derivation::Derivation& of);

    /// Replaces the result of a line by a value.
    void put(const LineRef& line, Real value);
    /// Replaces the formula of a line by another one.
    void put(const LineRef& line, Expr rule);
    /// Rounds the result of every calculated line to this many decimals.
    void roundTo(int decimals, Halves halves = Halves::away) {
        m_decimals = decimals;
        m_halves = halves;
    }
    /// Recalculates all lines in order.
    void run();
    [[nodiscard]] Real at(const LineRef& line) const {
        return m_values[static_cast<std::size_t>(line.step)][static_cast<std::size_t>(line.line)];
    }
    /// Returns the derivation with the recalculated numbers and the new formulas, without highlighting and remarks.
    [[nodiscard]] derivation::Derivation derivation() const;

private:
    struct Replaced {
        LineRef line;
        std::optional<Real> value;
        Expr rule;
    };
    [[nodiscard]] const Replaced* replaced(const LineRef& line) const;

    const derivation::Derivation& m_of;
    std::vector<Replaced> m_replaced;
    std::optional<int> m_decimals;
    Halves m_halves = Halves::away;
    std::vector<std::vector<Real>> m_values;
};

/// Returns how far the result of a formula can change if each number that it uses is rounded to this many decimals.
/// Rounding moves a number by up to half a unit of the last digit. A number that has no more decimals moves only by its
/// binary rounding error, unless `isRounded` returns true for its line. Returns infinity if the formula then has no
/// value.
[[nodiscard]] Real spreadOf(const Expr& formula, const std::function<Real(const LineRef&)>& valueOf, int decimals,
                            const std::function<bool(const LineRef&)>& isRounded = nullptr);

}  // namespace greyscope::exercise
