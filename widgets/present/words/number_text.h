#pragma once

#include <QString>

namespace greyscope::widgets {

// Functions that write numbers as all views show them: a decimal point, a minus sign (U+2212), no "-0". A number that
// is not finite is "–".

/// Returns a number with exactly `decimals` decimals: fixedText(1.5, 3) = "1.500".
[[nodiscard]] QString fixedText(double value, int decimals);

/// Returns a number with at most `decimals` decimals, without trailing zeros: plainText(1.5, 3) = "1.5". From 1e6 on,
/// and below 1e-4 except for 0, it has a power of ten: "2.5×10⁶".
[[nodiscard]] QString plainText(double value, int decimals);

/// Returns a number with `digits` significant digits, without trailing zeros: significantText(0.012345, 3) = "0.0123".
[[nodiscard]] QString significantText(double value, int digits);

/// The format of one kind of number in a view: "2.16×", "381", "7.5 %".
struct NumberFormat {
    int digits = 4;
    bool fixed = false;  ///< whether `digits` is the number of decimals; otherwise that of significant digits
    QString suffix;
    bool operator==(const NumberFormat&) const = default;
};
[[nodiscard]] QString formatted(double value, const NumberFormat& format);

}  // namespace greyscope::widgets
