#include "widgets/present/words/number_text.h"

#include <algorithm>
#include <cmath>

namespace greyscope::widgets {

namespace {

QString withTrueMinus(QString text) {
    const bool negative = text.startsWith(QLatin1Char('-'));
    const auto counts = [](QChar letter) { return letter >= QLatin1Char('1') && letter <= QLatin1Char('9'); };
    if (negative && std::none_of(text.cbegin(), text.cend(), counts)) {
        return text.mid(1);
    }
    return negative ? QChar(0x2212) + text.mid(1) : text;
}

QString withoutTrailingZeros(QString text) {
    if (!text.contains(QLatin1Char('.'))) {
        return text;
    }
    while (text.endsWith(QLatin1Char('0'))) {
        text.chop(1);
    }
    if (text.endsWith(QLatin1Char('.'))) {
        text.chop(1);
    }
    return text;
}

QString superscript(int number) {
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString text = number < 0 ? QStringLiteral("⁻") : QString();
    for (const QChar digit : QString::number(std::abs(number))) {
        text += digits.at(digit.digitValue());
    }
    return text;
}

QString powerOfTen(double value, int decimals) {
    auto exponent = static_cast<int>(std::floor(std::log10(std::abs(value))));
    double mantissa = value / std::pow(10.0, exponent);
    if (std::abs(std::round(std::abs(mantissa) * 100.0) / 100.0) >= 10.0) {
        mantissa /= 10.0;
        ++exponent;
    }
    const QString factor = withTrueMinus(withoutTrailingZeros(QString::number(mantissa, 'f', std::min(decimals, 2))));
    const QString power = QStringLiteral("10") + superscript(exponent);
    return factor == QLatin1String("1") ? power : factor + QChar(0xD7) + power;
}

}  // namespace

QString fixedText(double value, int decimals) {
    return std::isfinite(value) ? withTrueMinus(QString::number(value, 'f', decimals)) : QStringLiteral("–");
}

QString plainText(double value, int decimals) {
    if (!std::isfinite(value)) {
        return QStringLiteral("–");
    }
    const double size = std::abs(value);
    if (size >= 1e6 || (size > 0.0 && size < 1e-4)) {
        return powerOfTen(value, std::max(decimals, 2));
    }
    return withTrueMinus(withoutTrailingZeros(QString::number(value, 'f', decimals)));
}

QString significantText(double value, int digits) {
    if (!std::isfinite(value) || value == 0.0) {
        return std::isfinite(value) ? QStringLiteral("0") : QStringLiteral("–");
    }
    const auto exponent = static_cast<int>(std::floor(std::log10(std::abs(value))));
    return plainText(value, std::clamp(digits - 1 - exponent, 0, 12));
}

QString formatted(double value, const NumberFormat& format) {
    return (format.fixed ? fixedText(value, format.digits) : significantText(value, format.digits)) + format.suffix;
}

}  // namespace greyscope::widgets
