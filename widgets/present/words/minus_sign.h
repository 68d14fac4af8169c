#pragma once

#include <QString>

#include <optional>
#include <string>

#include "widgets/present/words/visible_text.h"

namespace greyscope::widgets {

/// The number that a label shows, with a minus sign or with the hyphen of a file; none where it is another text.
[[nodiscard]] inline std::optional<double> numberShown(QString label) {
    bool isNumber = false;
    const double value = label.replace(QChar(0x2212), QLatin1Char('-')).toDouble(&isNumber);
    return isNumber ? std::optional(value) : std::nullopt;
}

/// A label as a file has it: a number with a hyphen.
[[nodiscard]] inline QString writtenLabel(const QString& label) {
    return numberShown(label) ? QString(label).replace(QChar(0x2212), QLatin1Char('-')) : label;
}

/// A level of a factor as people read it: a negative number has a minus sign, which in a file is a hyphen.
[[nodiscard]] inline QString printedLevel(const std::string& level) {
    const QString text = visibleText(level);
    return text.startsWith(QLatin1Char('-')) && numberShown(text) ? QChar(0x2212) + text.mid(1) : text;
}

}  // namespace greyscope::widgets
