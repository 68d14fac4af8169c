#include "widgets/matrix/overview_names.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <vector>

#include "widgets/common/names/bit_name.h"
#include "widgets/common/names/fitted_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

/// The names of all rows or columns, from which a shortened name must differ; empty if there are very many.
template <class NameAt>
QStringList namesOf(int count, NameAt nameAt) {
    constexpr int kMostToldApart = 500;
    QStringList names;
    for (int place = 0; place < count && count <= kMostToldApart; ++place) {
        names << nameAt(place);
    }
    return names;
}

struct RowName {
    int row = 0;
    bool lit = false;
};

/// The visible rows whose names fit; lit and marked rows take precedence.
std::vector<RowName> namedRows(const OverviewGeometry& g, const OverviewSpec& spec, const Style& style,
                               const OverviewMarks& marks, double line) {
    const bool all = g.cell.height() >= 0.9 * line;
    std::vector<RowName> named;
    std::vector<double> taken;
    const auto add = [&](int row, bool lit) {
        const double y = g.rect({row, -1}).center().y();
        const bool inSight = y >= g.body.top() && y <= g.body.bottom();
        const bool free = all || std::none_of(taken.begin(), taken.end(),
                                              [&](double other) { return std::abs(other - y) < 0.9 * line; });
        if (inSight && free) {
            named.push_back({row, lit});
            taken.push_back(y);
        }
    };
    const auto isLit = [&](int row) {
        return !style.print && (marks.pointed.row == row || marks.lit.contains(Target::series(spec.item(row).id)));
    };
    constexpr std::size_t kMostLit = 200;  // more names do not fit
    for (int row = 0; row < g.rows && !all; ++row) {
        if (named.size() < kMostLit && isLit(row)) {
            add(row, true);
        }
    }
    for (int row = 0; row < g.rows; ++row) {
        if (all) {
            add(row, isLit(row));
        } else if (spec.item(row).ink && !isLit(row)) {
            add(row, false);
        }
    }
    return named;
}

/// A name beside its row, in lines.
struct PrintedName {
    QStringList lines;
    double top = 0.0, height = 0.0;
};

/// On paper: names in lines, moved apart if they would overlap. If they are too high together, they are shortened so
/// that all stay different.
std::vector<PrintedName> namesOnPaper(const std::vector<RowName>& rows, const OverviewGeometry& g,
                                      const OverviewSpec& spec, double width, const Style& style) {
    const QFont font = style.text(true);
    const double line = QFontMetricsF(font).height();
    QStringList whole;
    for (const RowName& row : rows) {
        whole << spec.item(row.row).name;
    }
    std::vector<PrintedName> names;
    double height = 0.0;
    for (const QString& name : whole) {
        names.push_back({wrapped(name, font, width)});
        names.back().height = static_cast<double>(names.back().lines.size()) * line;
        height += names.back().height;
    }
    if (height > g.body.height()) {
        const QStringList fitted = fittedNames(whole, font, width);
        for (std::size_t i = 0; i < names.size(); ++i) {
            names[i] = {QStringList(fitted[static_cast<qsizetype>(i)]), 0.0, line};
        }
    }
    double free = g.body.top();
    for (std::size_t i = 0; i < names.size(); ++i) {
        names[i].top = std::max(free, g.rect({rows[i].row, -1}).center().y() - 0.5 * names[i].height);
        free = names[i].top + names[i].height;
    }
    double limit = std::max(g.body.bottom(), g.body.top() + line);
    for (std::size_t i = names.size(); i-- > 0;) {
        names[i].top = std::min(names[i].top, limit - names[i].height);
        limit = names[i].top;
    }
    return names;
}

/// Draws the names; a line leads from a name that was moved to its row.
void paintPrintedNames(QPainter& painter, const OverviewGeometry& g, const OverviewSpec& spec, const Style& style,
                       const std::vector<RowName>& rows) {
    const double room = g.names.width() - style.pt(4.0);
    const std::vector<PrintedName> names = namesOnPaper(rows, g, spec, room, style);
    for (std::size_t i = 0; i < names.size(); ++i) {
        const PrintedName& name = names[i];
        const OverviewItem& item = spec.item(rows[i].row);
        const double middle = name.top + 0.5 * name.height;
        const double at = g.rect({rows[i].row, -1}).center().y();
        if (std::abs(at - middle) > 0.5 * name.height) {
            painter.setPen(QPen(style.theme.axis, style.stroke(kThinnestPt)));
            painter.drawLine(QPointF(g.names.left() + room + style.pt(1.0), middle), QPointF(g.names.right(), at));
        }
        painter.setFont(style.text(item.ink && item.ink->tone == Tone::reference));
        painter.setPen(style.theme.text);
        drawLines(painter, {g.names.left(), name.top, room, name.height}, Qt::AlignRight, name.lines);
    }
}

void paintRowNames(QPainter& painter, const OverviewGeometry& g, const OverviewSpec& spec, const Style& style,
                   const OverviewMarks& marks) {
    const double line = QFontMetricsF(style.text(true)).height();
    const double room = g.names.width() - style.pt(4.0);
    const std::vector<RowName> rows = namedRows(g, spec, style, marks, line);
    if (style.print) {
        paintPrintedNames(painter, g, spec, style, rows);
        return;
    }
    const QStringList names =
        namesOf(g.rows, [&](int row) { return nameOn(style, spec.item(row).name, spec.item(row).shortName); });
    for (const RowName& name : rows) {
        const OverviewItem& item = spec.item(name.row);
        const bool strong = name.lit || (item.ink && item.ink->tone == Tone::reference);
        const QString whole = nameOn(style, item.name, item.shortName);
        const QString label = item.shortName.isEmpty() ? fittedName(whole, names, style.text(strong), room) : whole;
        const double y = std::clamp(g.rect({name.row, -1}).center().y(), g.body.top() + line / 2.0,
                                    std::max(g.body.top() + line / 2.0, g.body.bottom() - line / 2.0));
        const double wide = std::min(room, bitNameWidth(label, style.text(strong)));
        const QRectF box(g.names.left() + room - wide, y - line / 2.0, wide, line);
        if (name.lit) {
            painter.fillRect(box.adjusted(-2, 0, 2, 0), style.theme.linkSoft);
        }
        painter.setFont(style.text(strong));
        painter.setPen(style.theme.text);
        paintBitName(painter, box, label);
    }
}

/// How columns are named: every n-th one, in one line or two.
struct ColumnLabels {
    int every = 1;
    int lines = 1;
    double room = 0.0;   ///< width of a name
    bool wraps = false;  ///< on paper: a name uses both lines
};

ColumnLabels columnLabels(const OverviewGeometry& g, const OverviewSpec& spec, const Style& style) {
    const QFontMetricsF metrics(style.text());
    const double gap = style.pt(4.0);
    constexpr int kMeasured = 100;
    double widest = 0.0;
    const int step = 1 + (g.columns - 1) / kMeasured;
    for (int column = 0; column < g.columns; column += step) {
        widest = std::max(widest, metrics.horizontalAdvance(spec.columnName(column)));
    }
    const double share = style.print ? 1.0 : 0.2;  // on paper fewer names, shown in full
    const double most = std::min(widest + gap, std::max(share * g.body.width(), metrics.horizontalAdvance(u'0')));
    if (most <= g.cell.width()) {
        return {1, 1, g.cell.width() - gap};
    }
    const double readable = style.print ? 1.0 : 0.75;  // readable share of a name that is elided
    if (readable * most <= 2.0 * g.cell.width()) {
        return {1, 2, 2.0 * g.cell.width() - gap};
    }
    if (style.print && widest > g.body.width()) {
        return {g.columns, 2, g.body.width(), true};
    }
    const int every = static_cast<int>(std::ceil(most / g.cell.width()));
    return {every, 1, every * g.cell.width() - gap};
}

void paintColumnNames(QPainter& painter, const OverviewGeometry& g, const OverviewSpec& spec, const Style& style,
                      const OverviewMarks& marks) {
    const QFontMetricsF metrics(style.text());
    const double line = metrics.height();
    const ColumnLabels labels = columnLabels(g, spec, style);
    const int first = std::max(0, static_cast<int>(g.scroll.x() / g.cell.width()));
    const int last = std::min(g.columns - 1, static_cast<int>((g.scroll.x() + g.body.width()) / g.cell.width()));
    const QStringList names = namesOf(g.columns, [&](int column) { return spec.columnName(column); });
    const auto nameOf = [&](int column, bool pointed) {
        return fittedName(spec.columnName(column), names, style.text(pointed), pointed ? g.body.width() : labels.room);
    };
    const auto boxOf = [&](int column, bool pointed) {
        if (labels.wraps) {
            return g.columnNames;
        }
        const double wide = QFontMetricsF(style.text(pointed)).horizontalAdvance(nameOf(column, pointed)) + 1.0;
        const double middle = g.rect({0, column}).center().x();
        const double left = std::clamp(middle - wide / 2.0, std::min(g.body.left(), g.body.right() - wide),
                                       std::max(g.body.left(), g.body.right() - wide));
        const bool lower = labels.lines == 2 && column % 2 == 1;
        return QRectF(left, g.columnNames.top() + (lower ? line : 0.0), wide, line);
    };
    // The pointed name is always drawn; each other name only if it does not overlap an earlier one.
    std::vector<QRectF> taken;
    const auto paint = [&](int column, bool pointed) {
        const QRectF box = boxOf(column, pointed);
        const QRectF room = box.adjusted(-style.pt(2.0), 1.0, style.pt(2.0), -1.0);
        if (std::any_of(taken.begin(), taken.end(), [&](const QRectF& other) { return other.intersects(room); })) {
            return;
        }
        taken.push_back(room);
        if (pointed) {
            painter.fillRect(box.adjusted(-2, 0, 2, 0), style.theme.linkSoft);
        }
        painter.setFont(style.text(pointed));
        painter.setPen(style.theme.text2);
        if (labels.wraps) {
            constexpr double kBothLines = 1.8;  // a line ends where a word does
            const QString name = metrics.elidedText(spec.columnName(column), Qt::ElideMiddle, kBothLines * labels.room);
            drawLines(painter, box, Qt::AlignLeft, wrapped(name, style.text(), labels.room));
            return;
        }
        painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, nameOf(column, pointed));
    };
    if (marks.pointed.isCell() && !style.print) {
        paint(marks.pointed.column, true);
    }
    for (int column = first - first % labels.every; column <= last; column += labels.every) {
        const double middle = g.rect({0, column}).center().x();
        const bool isPointed = marks.pointed.isCell() && !style.print && marks.pointed.column == column;
        if (middle >= g.body.left() && middle <= g.body.right() && !isPointed) {
            paint(column, false);
        }
    }
    painter.setFont(style.text());
    painter.setPen(style.theme.text);
    const QRectF title = g.columnTitle.translated(0.0, labels.lines == 1 ? -line : 0.0);
    drawLines(painter, title, Qt::AlignHCenter,
              style.print ? wrapped(spec.columns->title, style.text(), title.width())
                          : QStringList(metrics.elidedText(spec.columns->title, Qt::ElideRight, title.width())));
}

}  // namespace

void paintOverviewNames(QPainter& painter, const OverviewGeometry& g, const OverviewSpec& spec, const Style& style,
                        const OverviewMarks& marks) {
    if (!spec.columns) {
        return;
    }
    painter.save();
    painter.setClipRect(g.area, Qt::IntersectClip);
    paintRowNames(painter, g, spec, style, marks);
    paintColumnNames(painter, g, spec, style, marks);
    painter.restore();
}

namespace {

/// The indices around a given one that the lens shows, out of `count`.
struct LensPlaces {
    int first = 0;
    int last = 0;
};

LensPlaces placesRound(int place, int count) {
    return {std::max(0, place - kLensReach), std::min(count - 1, place + kLensReach)};
}

const QString& lensName(const OverviewSpec& spec, const Style& style, int place) {
    return nameOn(style, spec.item(place).name, spec.item(place).shortName);
}

/// lensName() shortened to a given width.
QString lensName(const OverviewSpec& spec, const Style& style, int place, const QFont& font, double room) {
    const QString& name = lensName(spec, style, place);
    const auto nameAt = [&](int each) { return lensName(spec, style, each); };
    return spec.item(place).shortName.isEmpty()
               ? fittedName(name, namesOf(static_cast<int>(spec.order.size()), nameAt), font, room)
               : name;
}

void paintLensRows(QPainter& painter, const OverviewGeometry& g, const OverviewSpec& spec, const Style& style,
                   int pointed) {
    const double height = g.lens.height() / (2 * kLensReach + 1);
    const LensPlaces rows = placesRound(pointed, g.rows);
    for (int row = rows.first; row <= rows.last; ++row) {
        const QRectF box(g.lensNames.left(), g.lens.top() + (row - pointed + kLensReach) * height,
                         g.lensNames.width() - style.pt(3.0), height);
        if (row == pointed) {
            painter.fillRect(box, style.theme.linkSoft);
        }
        painter.setFont(style.text(row == pointed));
        paintBitName(painter, box, lensName(spec, style, row, painter.font(), box.width()));
    }
}

void paintLensColumns(QPainter& painter, const OverviewGeometry& g, const OverviewSpec& spec, const Style& style,
                      int pointed, const QRectF& line) {
    const double width = g.lens.width() / (2 * kLensReach + 1);
    const LensPlaces columns = placesRound(pointed, g.columns);
    bool fit = true;
    for (int column = columns.first; column <= columns.last; ++column) {
        fit = fit && bitNameWidth(lensName(spec, style, column), style.text(true)) < width;
    }
    for (int column = columns.first; column <= columns.last; ++column) {
        if (!fit && column != pointed) {
            continue;
        }
        const QString& name = lensName(spec, style, column);
        painter.setFont(style.text(column == pointed));
        const double wide = std::min(bitNameWidth(name, painter.font()), line.width());
        const double middle = g.lens.left() + (column - pointed + kLensReach + 0.5) * width;
        const double left = std::clamp(middle - wide / 2.0, line.left(), std::max(line.left(), line.right() - wide));
        paintBitName(painter, QRectF(left, line.top(), wide, line.height()),
                     lensName(spec, style, column, painter.font(), wide));
    }
}

}  // namespace

void paintLensNames(QPainter& painter, const OverviewGeometry& g, const OverviewSpec& spec, const Style& style,
                    const Mark& pointed) {
    if (g.lensNames.isNull() || !pointed.isCell() || g.hasNumbers()) {
        return;
    }
    painter.save();
    painter.setPen(style.theme.text);
    paintLensRows(painter, g, spec, style, pointed.row);
    const double high = g.lensHead.height() / 2.0;
    paintLensColumns(painter, g, spec, style, pointed.column, g.lensHead.adjusted(0.0, high, 0.0, 0.0));
    const LensPlaces rows = placesRound(pointed.row, g.rows);
    const LensPlaces columns = placesRound(pointed.column, g.columns);
    painter.setFont(style.text());
    painter.setPen(style.theme.text2);
    const QString places = Words::tr("rows %1 … %2, columns %3 … %4")
                               .arg(QString::number(rows.first + 1), QString::number(rows.last + 1),
                                    QString::number(columns.first + 1), QString::number(columns.last + 1));
    const QRectF first = g.lensHead.adjusted(0.0, 0.0, 0.0, -high);
    painter.drawText(first, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(style.text()).elidedText(places, Qt::ElideRight, first.width()));
    painter.restore();
}

}  // namespace greyscope::widgets
