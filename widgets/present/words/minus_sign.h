#pragma once

#include <QString>

#include <optional>
#include <string>

#include "widgets/present/words/visible_text.h"

namespace greyscope::widgets {

/// Returns the number in a label that has a minus sign or a hyphen before negative numbers; nullopt if the label is not
/// a number.
[[nodiscard]] inline std::optional<double> numberShown(QString label) {
    bool isNumber = false;
    const double value = label.replace(QChar(0x2212), QLatin1Char('-')).toDouble(&isNumber);
    return isNumber ? std::optional(value) : std::nullopt;
}

/// Returns a label as it is written to files: negative numbers begin with a hyphen.
[[nodiscard]] inline QString writtenLabel(const QString& label) {
    return numberShown(label) ? QString(label).replace(QChar(0x2212), QLatin1Char('-')) : label;
}

/// Returns a level of a factor as displayed: negative numbers begin with a minus sign instead of the hyphen of files.
[[nodiscard]] inline QString printedLevel(const std::string& level) {
    const QString text = visibleText(level);
    return text.startsWith(QLatin1Char('-')) && numberShown(text) ? QChar(0x2212) + text.mid(1) : text;
}

}  // namespace greyscope::widgets
