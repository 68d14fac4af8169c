#pragma once

#include <QFontMetricsF>
#include <QHash>
#include <QString>
#include <QStringList>

namespace greyscope::widgets {

/// Breaks names, and conditions made of them, into lines. Names have few blanks: a line may end behind a mark such as _
/// or / as well, before a capital behind a small letter, and behind a Chinese character, but never inside a number; a
/// sentence is broken by wrapped(). Each piece is measured once: to break hundreds of conditions by Qt's layout takes
/// seconds.
class NameLines {
public:
    NameLines(const QFontMetricsF& metrics, double width)
        : m_metrics(metrics), m_width(width), m_blank(metrics.horizontalAdvance(QLatin1Char(' '))) {}

    /// As few lines as are not wider than the width, and one at least for each of the text; a piece that is wider
    /// stands alone.
    [[nodiscard]] QStringList of(const QString& text);

private:
    [[nodiscard]] QStringList broken(const QString& text);
    [[nodiscard]] double widthOf(const QString& piece);

    QFontMetricsF m_metrics;
    double m_width;
    double m_blank;
    QHash<QString, double> m_widths;
};

}  // namespace greyscope::widgets
