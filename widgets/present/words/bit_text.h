#pragma once

#include <QChar>
#include <QString>

#include <vector>

namespace greyscope::widgets {

/// Signs in the short name of a series, each of which says whether an option is on. widgets/common/names/bit_name.h
/// draws them as squares.
inline constexpr QChar kBitOn(0x25AE), kBitOff(0x25AF);

[[nodiscard]] inline bool isBit(QChar sign) {
    return sign == kBitOn || sign == kBitOff;
}

/// Returns the short name of a series: the rest of its name, then a sign for each option: "feature7 ▯▮▮".
[[nodiscard]] inline QString bitName(const QString& rest, const std::vector<bool>& on) {
    QString name = rest.isEmpty() || on.empty() ? rest : rest + QLatin1Char(' ');
    for (const bool one : on) {
        name += one ? kBitOn : kBitOff;
    }
    return name;
}

}  // namespace greyscope::widgets
