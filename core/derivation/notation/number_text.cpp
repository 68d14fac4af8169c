#include "core/derivation/notation/number_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string_view>

#include "core/base/error.h"
#include "core/base/rounding.h"

namespace greyscope::derivation {

std::string numberText(Real exact, const NumberStyle& style) {
    const double value = static_cast<double>(exact) + 0.0;  // no -0
    if (!std::isfinite(value)) {
        return "–";
    }
    const std::string shortest = base::toText(value);
    if (style.full) {
        return shortest;
    }
    const std::size_t point = shortest.find('.');
    const bool plain = shortest.find('e') == std::string::npos;
    const std::size_t decimals = point == std::string::npos ? 0 : shortest.size() - point - 1;
    if (plain && decimals <= static_cast<std::size_t>(style.decimals)) {
        return shortest;
    }
    constexpr double kLarge = 1e15;
    const double unseen = 0.5 * std::pow(10.0, -style.decimals);
    const bool scientific = std::abs(value) >= kLarge || std::abs(value) < unseen;
    const int shown = scientific ? std::min(style.decimals, 3) : style.decimals;
    // Halves are rounded as in steps; to_chars would write 0.125 and 2.675 as 0.12 and 2.67.
    const Rounding round =
        scientific ? Rounding{Rounding::Kind::significant, shown + 1} : Rounding{Rounding::Kind::decimals, shown};
    std::array<char, 64> text{};
    const auto [end, error] =
        std::to_chars(text.data(), text.data() + text.size(), static_cast<double>(round(exact)),
                      scientific ? std::chars_format::scientific : std::chars_format::fixed, shown);
    std::string fixed(text.data(), end);
    if (const std::size_t place = fixed.find('.'); !scientific && place != std::string::npos) {
        const std::size_t last = fixed.find_last_not_of('0');
        const std::string_view few(fixed.data(), last == place ? place : last + 1);
        double told = 0.0;
        std::from_chars(few.data(), few.data() + few.size(), told);
        // for example 12.879, which a sum turned into 12.879000000000001
        if (std::abs(told - value) <= base::kRounding * std::abs(value)) {
            fixed.resize(few.size());
        }
    }
    return fixed;
}

}  // namespace greyscope::derivation
