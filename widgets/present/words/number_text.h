#pragma once

#include <QString>

namespace greyscope::widgets {

/// Numbers as every view prints them: a decimal point, a true minus sign, no "-0". A number that is not finite is "–".

/// Exactly `decimals` decimals: fixedText(1.5, 3) = "1.500".
[[nodiscard]] QString fixedText(double value, int decimals);

/// At most `decimals` decimals, without trailing zeros: plainText(1.5, 3) = "1.5". From 1e6 and below 1e-4 (but not 0)
/// with a power of ten: "2.5×10⁶".
[[nodiscard]] QString plainText(double value, int decimals);

/// `digits` significant digits without trailing zeros: significantText(0.012345, 3) = "0.0123".
[[nodiscard]] QString significantText(double value, int digits);

/// How a view writes the values of one kind: "2.16×", "381", "7.5 %".
struct NumberFormat {
    int digits = 4;
    bool fixed = false;  ///< digits are decimals, not significant ones
    QString suffix;
    bool operator==(const NumberFormat&) const = default;
};
[[nodiscard]] QString formatted(double value, const NumberFormat& format);

}  // namespace greyscope::widgets
