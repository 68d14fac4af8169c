#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/derivation/derivation.h"

namespace greyscope::exercise {

using derivation::Expr;
using derivation::LineRef;
using derivation::Real;

/// Returns a formula with its numbers from other lines replaced.
[[nodiscard]] Expr withNumbers(Expr formula, const std::function<Real(const LineRef&)>& valueOf);

/// Returns the lines whose numbers a formula uses, each once.
[[nodiscard]] std::vector<LineRef> linesOf(const Expr& formula);

[[nodiscard]] const derivation::Line& lineAt(const derivation::Derivation& derivation, const LineRef& line);

/// Returns the value of one unit in the last of this many decimals.
[[nodiscard]] Real unitOf(int decimals);
/// Rounding of half a unit: away from zero, as usually taught; to the even digit, as in standards (GB/T 8170, IEEE
/// 754); or towards zero, like binary numbers that are slightly below the half.
enum class Halves { away, even, down };
[[nodiscard]] Real roundedTo(Real value, int decimals, Halves halves = Halves::away);

/// A derivation recalculated after some of its lines were replaced by an answer or another rule.
class Reworked {
public:
    explicit Reworked(const derivation::Derivation& of);

    /// Replaces a line by a value or by another rule.
    void put(const LineRef& line, Real value);
    void put(const LineRef& line, Expr rule);
    /// Rounds every calculated line to this many decimals.
    void roundTo(int decimals, Halves halves = Halves::away) {
        m_decimals = decimals;
        m_halves = halves;
    }
    void run();
    [[nodiscard]] Real at(const LineRef& line) const {
        return m_values[static_cast<std::size_t>(line.step)][static_cast<std::size_t>(line.line)];
    }
    /// Returns the derivation with the new numbers and rules, without marks and remarks.
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

/// Returns how far the result of a formula can move if each number that it uses is rounded to this many decimals: by
/// half a unit of the last digit of each. A number that has no more decimals moves only by its binary rounding error,
/// unless `isRounded` returns true for it. Infinite if the formula then has no value.
[[nodiscard]] Real spreadOf(const Expr& formula, const std::function<Real(const LineRef&)>& valueOf, int decimals,
                            const std::function<bool(const LineRef&)>& isRounded = nullptr);

}  // namespace greyscope::exercise
