#pragma once

#include <QFontMetricsF>
#include <QHash>
#include <QString>
#include <QStringList>

namespace greyscope::widgets {

/// Breaks names, and conditions that contain them, into lines. Names have few spaces. So a line may also end behind a
/// mark such as _ or /, before a capital after a small letter, and behind a Chinese character, but never inside a
/// number. wrapped() breaks sentences. Each piece is measured once, because Qt's layout takes seconds for hundreds of
/// conditions.
class NameLines {
public:
    NameLines(const QFontMetricsF& metrics, double width)
        : m_metrics(metrics), m_width(width), m_blank(metrics.horizontalAdvance(QLatin1Char(' '))) {}

    /// The fewest lines that are not wider than the width, at least one for each line of the text. A piece that is
    /// wider has a line of its own.
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
