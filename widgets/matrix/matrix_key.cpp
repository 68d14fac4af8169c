#include "widgets/matrix/matrix_key.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

#include "widgets/common/names/fitted_text.h"
#include "widgets/matrix/matrix_names.h"

namespace greyscope::widgets {

namespace {

constexpr double kKeyAbovePt = 6.0;
constexpr double kGapPt = 4.0;

QString wholeNameOf(const Heading& heading) {
    return heading.group.isEmpty() ? heading.label : heading.group + QLatin1Char(' ') + heading.label;
}

double widestNumber(const MatrixSpec& spec, const Style& style) {
    return QFontMetricsF(style.text(true)).horizontalAdvance(QString::number(spec.key.size()));
}

NameColumns columnsOf(const MatrixSpec& spec, double width, const Style& style) {
    const QFontMetricsF metrics(style.text(true));
    double widest = 0.0;
    for (const QString& name : spec.key) {
        widest = std::max(widest, std::ceil(metrics.horizontalAdvance(name)) + 1.0);
    }
    return inColumns(spec.key, widestNumber(spec, style) + style.pt(kGapPt), widest, width, style);
}

}  // namespace

bool isAlongItself(const MatrixSpec& spec) {
    return std::equal(spec.rows.begin(), spec.rows.end(), spec.columns.begin(), spec.columns.end(),
                      [](const Heading& a, const Heading& b) { return wholeNameOf(a) == wholeNameOf(b); });
}

MatrixSpec keyed(const MatrixSpec& spec, Keyed names) {
    MatrixSpec paper = spec;
    const auto number = [&paper](std::vector<Heading>& headings) {
        for (Heading& heading : headings) {
            paper.key << wholeNameOf(heading);
            heading.label = QString::number(paper.key.size());
            heading.group.clear();
        }
    };
    const bool same = isAlongItself(spec);
    if (names != Keyed::columns && !same) {
        number(paper.rows);
    }
    if (names != Keyed::rows || same) {
        number(paper.columns);
    }
    for (std::size_t i = 0; i < paper.rows.size() && same; ++i) {
        paper.rows[i].label = paper.columns[i].label;
        paper.rows[i].group.clear();
    }
    return paper;
}

MatrixSpec numbered(MatrixSpec spec) {
    for (std::size_t i = 0; i < spec.rows.size(); ++i) {
        const QString number = QString::number(i + 1);
        Heading& row = spec.rows[i];
        row.label = number + QStringLiteral("  ") + row.label;
        row.shortLabel = row.shortLabel.isEmpty() ? QString() : number + QStringLiteral("  ") + row.shortLabel;
        Heading& column = spec.columns[i];
        column.label = number;
        column.shortLabel.clear();
        column.group.clear();
        column.badge.clear();
    }
    return spec;
}

double keyHeight(const MatrixSpec& spec, double width, const Style& style) {
    return spec.key.isEmpty() ? 0.0 : style.pt(kKeyAbovePt) + columnsOf(spec, width, style).height;
}

void paintKey(const MatrixDrawing& d) {
    if (d.g.key.isNull()) {
        return;
    }
    const QPointF corner = d.g.key.topLeft() + QPointF(0.0, d.style.pt(kKeyAbovePt));
    const double number = widestNumber(d.spec, d.style);
    const double line = lineOf(d.style);
    d.painter.setFont(d.style.text());
    int at = 0;
    for (const NameColumns::Entry& entry : columnsOf(d.spec, d.g.key.width(), d.style).entries) {
        const QRectF place = entry.place.translated(corner);
        d.painter.setPen(d.theme().text2);
        drawLines(d.painter, {place.left(), place.top(), number, line}, Qt::AlignRight, {QString::number(++at)});
        d.painter.setPen(d.theme().text);
        drawLines(d.painter, place.adjusted(number + d.style.pt(kGapPt), 0.0, 0.0, 0.0), Qt::AlignLeft, entry.lines);
    }
}

}  // namespace greyscope::widgets
