#include "core/exercise/tolerance.h"

#include <algorithm>
#include <cmath>

#include "core/exercise/exercise.h"

namespace greyscope::exercise {

namespace {

/// Number of digits beyond those of the sheet that a person may keep while rounding on the way.
constexpr int kMoreDigits = 3;
/// Relative widening of a tolerance, for the binary representation of decimal numbers.
constexpr Real kBinary = 4e-6L;  // twice the tolerance of Rounding for halves, relative to half a unit

Real extraRoom(Real value, const Options& options) {
    switch (options.accept) {
        case Accept::halfDigit:
            return 0.0L;
        case Accept::digit:
            return unitOf(options.decimals) / 2.0L;
        case Accept::percent:
            return std::abs(value) / 100.0L;
    }
    return 0.0L;
}

}  // namespace

bool Span::holds(Real answer) const {
    return std::isfinite(value) && std::abs(answer - value) <= room * (1.0L + kBinary);
}

bool Span::meets(const Span& other) const {
    return !(std::abs(value - other.value) > (room + other.room) * (1.0L + 4.0L * kBinary));
}

Span spanOf(const Expr& formula, const std::function<Real(const LineRef&)>& valueOf, const Options& options,
            const std::function<bool(const LineRef&)>& isRounded) {
    const Real value = derivation::evaluate(withNumbers(formula, valueOf));
    return {value, unitOf(options.decimals) / 2.0L + spreadOf(formula, valueOf, options.decimals, isRounded) +
                       extraRoom(value, options)};
}

Judge::Judge(const derivation::Derivation& derivation, const Options& options) : m_of(derivation), m_options(options) {
    for (const Halves halves : {Halves::away, Halves::even, Halves::down}) {
        for (int more = 0; more <= kMoreDigits; ++more) {
            Reworked& rounded = m_rounded.emplace_back(derivation);
            rounded.roundTo(options.decimals + more, halves);
            rounded.run();
        }
    }
}

std::vector<Span> Judge::rightSpans(const LineRef& line) const {
    const auto exactly = [this](const LineRef& ref) { return lineAt(m_of, ref).value; };
    std::vector<Span> spans{spanOf(lineAt(m_of, line).put, exactly, m_options)};
    for (const Reworked& rounded : m_rounded) {
        const Real value = rounded.at(line);
        const Span span{value, unitOf(m_options.decimals) / 2.0L + extraRoom(value, m_options)};
        if (std::find(spans.begin() + 1, spans.end(), span) == spans.end()) {
            spans.push_back(span);
        }
    }
    return spans;
}

std::vector<Known> Judge::distinctMistakes(const LineRef& line) const {
    const auto exactly = [this](const LineRef& ref) { return lineAt(m_of, ref).value; };
    std::vector<Span> taken = rightSpans(line);
    std::vector<Known> distinct;
    for (const MistakeId id : mistakesAt(m_of, line)) {
        const Span span = spanOf(*wrongRule(id, m_of, line), exactly, m_options);
        const bool apart =
            std::isfinite(span.value) &&
            std::none_of(taken.begin(), taken.end(), [&](const Span& other) { return span.meets(other); });
        if (apart) {
            distinct.push_back({id, span});
            taken.push_back(span);
        }
    }
    return distinct;
}

}  // namespace greyscope::exercise
