#pragma once

#include <QFont>
#include <QHash>
#include <QString>

namespace greyscope::widgets {

/// Widths of many names in one font, each of them as bitNameWidth() has it. Where the font's digits are all alike wide,
/// names that differ in digits alone are measured once: there may be thousands of them.
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
