#pragma once

#include <QFontMetricsF>
#include <QHash>
#include <QString>
#include <QStringList>

namespace greyscope::widgets {

/// Breaks names, and conditions that contain names, into lines. Names have few spaces. Therefore a line may also end
/// after a character such as _ or /, before a capital that follows a small letter, and after a Chinese character. It
/// never ends inside a number. Use wrapped() for sentences. Each piece is measured only once, because Qt's layout takes
/// seconds for hundreds of conditions.
class NameLines {
public:
    NameLines(const QFontMetricsF& metrics, double width)
        : m_metrics(metrics), m_width(width), m_blank(metrics.horizontalAdvance(QLatin1Char(' '))) {}

    /// Breaks `text` into as few lines as possible, none wider than the width; line ends of the text are kept. A piece
    /// that is wider gets its own line.
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
