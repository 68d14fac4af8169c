#pragma once

#include <QFont>
#include <QHash>
#include <QString>

namespace greyscope::widgets {

/// The widths of many names in one font, as by bitNameWidth(). If all digits of the font have the same width, names
/// that differ only in digits are measured once, since there may be thousands of them.
class NameWidths {
public:
    explicit NameWidths(const QFont& font);

    [[nodiscard]] double of(const QString& name);

private:
    QFont m_font;
    bool m_digitsAlike;
    QHash<QString, double> m_known;
};

}  // namespace greyscope::widgets
