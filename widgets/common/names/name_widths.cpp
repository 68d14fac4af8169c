#include "widgets/common/names/name_widths.h"

#include <QFontMetricsF>

#include <algorithm>

#include "widgets/common/names/bit_name.h"

namespace greyscope::widgets {

namespace {

constexpr char16_t kDigits[] = u"123456789";

bool isDigit(QChar sign) {
    return sign >= QLatin1Char('0') && sign <= QLatin1Char('9');
}

}  // namespace

NameWidths::NameWidths(const QFont& font) : m_font(font) {
    const QFontMetricsF metrics(font);
    const double zero = metrics.horizontalAdvance(QLatin1Char('0'));
    m_digitsAlike = std::all_of(std::begin(kDigits), std::end(kDigits) - 1,
                                [&](char16_t digit) { return metrics.horizontalAdvance(QChar(digit)) == zero; });
}

double NameWidths::of(const QString& name) {
    QString shape = name;
    if (m_digitsAlike) {
        std::replace_if(shape.begin(), shape.end(), isDigit, QLatin1Char('0'));
    }
    const auto known = m_known.constFind(shape);
    return known != m_known.constEnd() ? *known : *m_known.insert(shape, bitNameWidth(name, m_font));
}

}  // namespace greyscope::widgets
