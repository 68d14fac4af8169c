#pragma once

#include <QChar>
#include <QString>

#include <vector>

namespace greyscope::widgets {

/// Signs in short names that show whether an option is on; widgets/common/names/bit_name.h draws them as squares.
inline constexpr QChar kBitOn(0x25AE), kBitOff(0x25AF);

[[nodiscard]] inline bool isBit(QChar sign) {
    return sign == kBitOn || sign == kBitOff;
}

/// The options of a series as signs behind the rest of its name: "feature7 ▯▮▮".
[[nodiscard]] inline QString bitName(const QString& rest, const std::vector<bool>& on) {
    QString name = rest.isEmpty() || on.empty() ? rest : rest + QLatin1Char(' ');
    for (const bool one : on) {
        name += one ? kBitOn : kBitOff;
    }
    return name;
}

}  // namespace greyscope::widgets
