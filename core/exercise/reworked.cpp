#include "core/exercise/reworked.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace greyscope::exercise {

namespace {

void gatherLines(const Expr& formula, std::vector<LineRef>& lines) {
    if (formula.kind == Expr::Kind::number && formula.from.known() &&
        std::find(lines.begin(), lines.end(), formula.from) == lines.end()) {
        lines.push_back(formula.from);
    }
    for (const Expr& part : formula.parts) {
        gatherLines(part, lines);
    }
}

/// Returns whether a value has at most this many decimals.
bool isWritten(Real value, int decimals) {
    const Real scaled = value / unitOf(decimals);
    constexpr Real kMost = 1e-4L;  // in units of the last decimal, for numbers of any size
    return std::abs(scaled - std::round(scaled)) <= std::min(kMost, 1e-9L * std::max(1.0L, std::abs(scaled)));
}

}  // namespace

Expr withNumbers(Expr formula, const std::function<Real(const LineRef&)>& valueOf) {
    if (formula.kind == Expr::Kind::number && formula.from.known()) {
        formula.value = valueOf(formula.from);
    }
    for (Expr& part : formula.parts) {
        part = withNumbers(std::move(part), valueOf);
    }
    return formula;
}

std::vector<LineRef> linesOf(const Expr& formula) {
    std::vector<LineRef> lines;
    gatherLines(formula, lines);
    return lines;
}

const derivation::Line& lineAt(const derivation::Derivation& derivation, const LineRef& line) {
    return derivation.steps[static_cast<std::size_t>(line.step)].lines[static_cast<std::size_t>(line.line)];
}

Real unitOf(int decimals) {
    return std::pow(10.0L, static_cast<Real>(-decimals));
}

Real roundedTo(Real value, int decimals, Halves halves) {
    const derivation::Rounding rounding{derivation::Rounding::Kind::decimals, decimals};
    const Real away = rounding(value);
    const Real unit = unitOf(decimals);
    const Real units = std::abs(value) / unit;
    constexpr Real kBits = 2e-14L;
    constexpr Real kMost = 2e-6L;
    const bool isHalf = std::abs(units - std::floor(units) - 0.5L) <= std::min(kMost, kBits * units);
    const bool isEven = std::fmod(std::round(std::abs(away) / unit), 2.0L) == 0.0L;
    return !isHalf || halves == Halves::away || (halves == Halves::even && isEven)
               ? away
               : rounding(away - std::copysign(unit, value));
}

Reworked::Reworked(const derivation::Derivation& of) : m_of(of) {
    for (const derivation::Step& step : of.steps) {
        std::vector<Real>& values = m_values.emplace_back();
        for (const derivation::Line& line : step.lines) {
            values.push_back(line.value);
        }
    }
}

void Reworked::put(const LineRef& line, Real value) {
    m_replaced.push_back({line, value, {}});
}

void Reworked::put(const LineRef& line, Expr rule) {
    m_replaced.push_back({line, std::nullopt, std::move(rule)});
}

const Reworked::Replaced* Reworked::replaced(const LineRef& line) const {
    const auto found = std::find_if(m_replaced.begin(), m_replaced.end(),
                                    [&](const Replaced& replaced) { return replaced.line == line; });
    return found == m_replaced.end() ? nullptr : &*found;
}

void Reworked::run() {
    const auto valueOf = [&](const LineRef& line) { return at(line); };
    for (std::size_t step = 0; step < m_of.steps.size(); ++step) {
        for (std::size_t line = 0; line < m_of.steps[step].lines.size(); ++line) {
            const Replaced* other = replaced({static_cast<int>(step), static_cast<int>(line)});
            Real& value = m_values[step][line];
            if (other != nullptr && other->value) {
                value = *other->value;
                continue;
            }
            const Expr& rule = other != nullptr ? other->rule : m_of.steps[step].lines[line].put;
            value = derivation::evaluate(withNumbers(rule, valueOf));
            if (m_decimals && rule.kind != Expr::Kind::number) {
                value = roundedTo(value, *m_decimals, m_halves);
            }
        }
    }
}

derivation::Derivation Reworked::derivation() const {
    derivation::Derivation made = m_of;
    const auto valueOf = [&](const LineRef& line) { return at(line); };
    for (std::size_t step = 0; step < made.steps.size(); ++step) {
        for (std::size_t i = 0; i < made.steps[step].lines.size(); ++i) {
            derivation::Line& line = made.steps[step].lines[i];
            const LineRef place{static_cast<int>(step), static_cast<int>(i)};
            const Replaced* other = replaced(place);
            line.put = withNumbers(other != nullptr && !other->value ? other->rule : line.put, valueOf);
            line.value = at(place);
            line.exact = line.value;
            line.mark = derivation::LineEmphasis::none;
        }
    }
    for (derivation::DerivationSection& section : made.sections) {
        section.notes.clear();
    }
    return made;
}

Real spreadOf(const Expr& formula, const std::function<Real(const LineRef&)>& valueOf, int decimals,
              const std::function<bool(const LineRef&)>& isRounded) {
    const Real middle = derivation::evaluate(withNumbers(formula, valueOf));
    const Real half = unitOf(decimals) / 2.0L;
    Real spread = 0.0L;
    const auto apart = [&](const LineRef& moved, Real by) {
        const Real value = derivation::evaluate(
            withNumbers(formula, [&](const LineRef& line) { return valueOf(line) + (line == moved ? by : 0.0L); }));
        return std::isfinite(value) ? std::abs(value - middle) : std::numeric_limits<Real>::infinity();
    };
    for (const LineRef& moved : linesOf(formula)) {
        const Real value = valueOf(moved);
        const bool inFull = isWritten(value, decimals) && !(isRounded && isRounded(moved));
        spread += inFull ? apart(moved, roundedTo(value, decimals) - value)
                         : std::max(apart(moved, -half), apart(moved, half));
    }
    // Allows for the joint effect of two numbers, which is of higher order.
    constexpr Real kTogether = 1.02L;
    return spread * kTogether;
}

}  // namespace greyscope::exercise
