#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/derivation/derivation.h"

namespace greyscope::exercise {

using derivation::Expr;
using derivation::LineRef;
using derivation::Real;

/// A formula with its numbers of other lines replaced.
[[nodiscard]] Expr withNumbers(Expr formula, const std::function<Real(const LineRef&)>& valueOf);

/// The lines whose numbers a formula takes, each once.
[[nodiscard]] std::vector<LineRef> linesOf(const Expr& formula);

[[nodiscard]] const derivation::Line& lineAt(const derivation::Derivation& derivation, const LineRef& line);

/// The last digit of a number with so many decimals.
[[nodiscard]] Real unitOf(int decimals);
/// Where half a unit goes: away from zero as most are taught, to the even digit as standards have it (GB/T 8170, IEEE
/// 754), or towards zero, as binary numbers do that lie a little below.
enum class Halves { away, even, down };
[[nodiscard]] Real roundedTo(Real value, int decimals, Halves halves = Halves::away);

/// The numbers of a derivation where some of its lines say something else: an answer stands there, or another rule.
/// What follows from them follows.
class Reworked {
public:
    explicit Reworked(const derivation::Derivation& of);

    /// This stands there, whatever the rule gives.
    void put(const LineRef& line, Real value);
    void put(const LineRef& line, Expr rule);
    /// Every line that a formula gives is rounded to so many decimals.
    void roundTo(int decimals, Halves halves = Halves::away) {
        m_decimals = decimals;
        m_halves = halves;
    }
    void run();
    [[nodiscard]] Real at(const LineRef& line) const {
        return m_values[static_cast<std::size_t>(line.step)][static_cast<std::size_t>(line.line)];
    }
    /// The derivation with these numbers and rules, nothing marked and nothing remarked.
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

/// How far a formula moves where each number that it takes is written with so many decimals: half a last digit of each.
/// One that they write in full moves from its binary number to the decimal one alone, unless `isRounded` says that
/// somebody rounded it. Infinite where the formula gives nothing then.
[[nodiscard]] Real spreadOf(const Expr& formula, const std::function<Real(const LineRef&)>& valueOf, int decimals,
                            const std::function<bool(const LineRef&)>& isRounded = nullptr);

}  // namespace greyscope::exercise
