#pragma once

#include <QFont>
#include <QHash>
#include <QString>

namespace greyscope::widgets {

/// Measures many names in one font, each as bitNameWidth() does. There may be thousands of names. If all digits of the
/// font have the same width, names that differ only in their digits are therefore measured once.
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
