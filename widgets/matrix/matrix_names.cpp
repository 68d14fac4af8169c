#include "widgets/matrix/matrix_names.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

#include "widgets/common/names/fitted_text.h"
#include "widgets/matrix/matrix_paper.h"

namespace greyscope::widgets {

namespace {

constexpr double kTallestHeadPt = 90.0;
constexpr double kColumnPadPt = 2.0;

/// The width of everything before a name.
double beforeLabel(const Heading& heading, const Style& style) {
    return heading.swatch ? style.pt(kPaperSwatchPt + 5.0) : 0.0;
}

QString inLines(const QString& name, double width, const Style& style) {
    return wrapped(name, style.text(true), width).join(QLatin1Char('\n'));
}

double linesIn(const QString& name) {
    return static_cast<double>(name.count(QLatin1Char('\n')) + 1);
}

double widestIn(const QString& name, const Style& style) {
    const QFontMetricsF metrics(style.text(true));
    double widest = 0.0;
    for (const QString& line : name.split(QLatin1Char('\n'))) {
        widest = std::max(widest, metrics.horizontalAdvance(line));
    }
    return widest;
}

/// `name` in at most `most` lines, as narrow as possible.
QString inFewLines(const QString& name, double most, double shortest, const Style& style) {
    constexpr double kLonger = 1.2;
    const double whole = QFontMetricsF(style.text(true)).horizontalAdvance(name);
    for (double length = shortest; most > 1.0 && length < whole; length *= kLonger) {
        QString lines = inLines(name, length, style);
        if (linesIn(lines) <= most) {
            return lines;
        }
    }
    return name;
}

/// The rotated names of columns.
class TurnedNames {
public:
    TurnedNames(const QStringList& names, double longest, const Style& style)
        : m_names(names), m_short(fittedNames(names, style.text(true), longest)), m_longest(longest), m_style(style) {}

    /// A name in as many lines as fit into `width`; shortened if it is still too long.
    [[nodiscard]] QString over(qsizetype name, double width, double before) const {
        const double most = std::floor((width - m_style.pt(kColumnPadPt)) / lineOf(m_style));
        QString lines = inFewLines(m_names[name], most, m_style.pt(kTallestHeadPt) - before, m_style);
        return widestIn(lines, m_style) > m_longest ? m_short[name] : lines;
    }

private:
    QStringList m_names, m_short;
    double m_longest;
    const Style& m_style;
};

}  // namespace

double lineOf(const Style& style) {
    return QFontMetricsF(style.text(true)).height();
}

double nameHeight(const Heading& heading, const Style& style) {
    return linesIn(heading.label) * lineOf(style);
}

double tallestName(const std::vector<Heading>& rows, const Style& style) {
    double tallest = 0.0;
    for (const Heading& row : rows) {
        tallest = std::max(tallest, nameHeight(row, style));
    }
    for (const HeadingGroup& group : headingGroups(rows)) {
        tallest = std::max(tallest, linesIn(group.name) * lineOf(style) / (group.to - group.from));
    }
    return tallest;
}

void wrapLabels(std::vector<Heading>& headings, double width, const Style& style) {
    for (Heading& heading : headings) {
        heading.group = inLines(heading.group, width, style);
        heading.label = inLines(heading.label, width - beforeLabel(heading, style), style);
    }
}

void wrapColumns(MatrixSpec& spec, const MatrixGeometry& g, double longest, const Style& style) {
    const double cell = g.cellSize.width();
    const double most = std::max(longest, style.pt(kTallestHeadPt));
    QStringList labels, groups;
    for (const Heading& heading : spec.columns) {
        labels << heading.label;
        groups << heading.group;
    }
    if (g.turnedGroups) {
        const TurnedNames names(groups, most, style);
        for (const HeadingGroup& group : headingGroups(spec.columns)) {
            const QString lines = names.over(group.from, cell * (group.to - group.from), 0.0);
            for (int column = group.from; column < group.to; ++column) {
                spec.columns[static_cast<std::size_t>(column)].group = lines;
            }
        }
    }
    if (g.turnedHeads) {
        const TurnedNames names(labels, most, style);
        for (std::size_t i = 0; i < spec.columns.size(); ++i) {
            Heading& heading = spec.columns[i];
            heading.label = names.over(static_cast<qsizetype>(i), cell, beforeLabel(heading, style));
        }
    }
}

void thinLabels(std::vector<Heading>& headings, double room, const Style& style) {
    const double tallest = tallestName(headings, style);
    const double least = tallest > lineOf(style) ? tallest : style.pt(kPaperNameHeight * style.textPt);
    const auto stride = static_cast<std::size_t>(std::max(1.0, std::ceil(least / std::max(room, 1e-3) - 1e-6)));
    for (std::size_t i = 0; i < headings.size(); ++i) {
        // distance to the end of the last one
        const double left = (static_cast<double>(headings.size() - i) - 0.5) * room;
        if (i % stride != 0 || (stride > 1 && left < 0.5 * least)) {
            headings[i].label.clear();
            headings[i].swatch.reset();
        }
    }
}

}  // namespace greyscope::widgets
