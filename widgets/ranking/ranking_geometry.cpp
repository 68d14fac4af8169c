#include "widgets/ranking/ranking_painter.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

#include "widgets/common/names/bit_name.h"
#include "widgets/common/names/fitted_text.h"
#include "widgets/ranking/ranking_paper.h"

namespace greyscope::widgets {

namespace {

// On screen, if notes and long names leave little room.
constexpr double kBarsShare = 1.0 / 3.0;     // of the whole width
constexpr double kBarsBesideShare = 0.25;    // if another measure is beside the value,
constexpr double kBarsBesideNotesPt = 40.0;  // and if there are notes
constexpr double kLeastNamesPt = 70.0;
constexpr double kLeastNamesShare = 0.28;

double widest(const RankingSpec& spec, const QFontMetricsF& metrics, QString Bar::*text) {
    double width = 0.0;
    for (const Bar& bar : spec.bars) {
        width = std::max(width, metrics.horizontalAdvance(bar.*text));
    }
    return width;
}

double widestRank(const RankingSpec& spec, const QFontMetricsF& metrics) {
    int highest = 1;
    double signs = 0.0;
    for (const Bar& bar : spec.bars) {
        highest = std::max(highest, bar.rank);
        signs = std::max(signs, bar.sign.isEmpty() ? 0.0 : metrics.horizontalAdvance(bar.sign));
    }
    return signs > 0.0 ? signs : metrics.horizontalAdvance(QString::number(highest));
}

/// The names for the screen. Those too long for their column are shortened so that they differ; a short name with bits
/// is short enough.
QStringList namesOnScreen(const RankingGeometry& g, const RankingSpec& spec, const Style& style) {
    QStringList names, whole;
    for (const Bar& bar : spec.bars) {
        names << (bar.folded > 0 ? QString() : nameOn(style, bar.name, bar.shortName));
        whole << (bar.shortName.isEmpty() ? names.back() : QString());
    }
    const QFont font = style.text(true);
    const QStringList fitted = fittedNames(whole, font, g.names.width());
    for (qsizetype i = 0; i < names.size(); ++i) {
        names[i] = whole[i].isEmpty() ? names[i] : fitted[i];
    }
    return names;
}

/// Quarters of the axis: 0, 0.25, 0.5, ... between its ends, as many as fit.
std::vector<Tick> quarters(const RankingGeometry& g, const RankingSpec& spec, const Style& style) {
    const double least = QFontMetricsF(style.text()).horizontalAdvance(QStringLiteral("0.75")) + style.pt(5.0);
    const int step = g.bars.width() / 4.0 > least ? 1 : g.bars.width() / 2.0 > least ? 2 : 4;
    std::vector<Tick> ticks;
    for (int quarter = 0; quarter <= 4; quarter += step) {
        const double value = spec.low + (spec.high - spec.low) * quarter / 4.0;
        ticks.push_back({value, QString::number(value, 'g', 3)});
    }
    return ticks;
}

/// The ticks; a label that would touch the previous one is left out.
std::vector<Tick> ticksOf(const RankingGeometry& g, const RankingSpec& spec, const Style& style) {
    const QFontMetricsF metrics(style.text());
    std::vector<Tick> ticks = spec.ticks.empty() ? quarters(g, spec, style) : spec.ticks;
    double taken = g.area.left();
    for (Tick& tick : ticks) {
        const double x = g.x(spec.placeOf(tick.at));
        const double half = metrics.horizontalAdvance(tick.label) / 2.0 + 1.0;
        if (x - half < taken) {
            tick.label.clear();
        } else {
            taken = x + half + style.pt(2.0);
        }
    }
    return ticks;
}

}  // namespace

RankingGeometry RankingGeometry::layout(const RankingSpec& spec, const QRectF& area, const Style& style,
                                        double scroll) {
    RankingGeometry g;
    g.area = area;
    g.scroll = scroll;
    g.rows = static_cast<int>(spec.bars.size());
    const QFontMetricsF metrics(style.text(true));
    const double gap = style.pt(5.0);
    const double line = std::ceil(metrics.height() + style.pt(2.0));
    const double top = area.top() + (spec.valueTitle.isEmpty() ? 0.0 : line);
    const double bottom = area.bottom() - (style.print ? 2.0 : 1.0) * line - style.pt(1.0);
    const double room = std::max(0.0, bottom - top);
    g.rowHeight = std::floor(std::clamp(room / std::max(1, g.rows), style.pt(17.0), style.pt(27.0)));
    if (style.print) {
        layOutPaperRows(g, spec, room, style);
    }
    const double rows = style.print ? g.tops.back() : g.rowHeight * g.rows;
    g.body = QRectF(area.left(), top, area.width(), std::min(room, rows));
    const auto column = [&g](double left, double width) { return QRectF(left, g.body.top(), width, g.body.height()); };
    g.ranks = column(area.left() + style.pt(2.0), widestRank(spec, metrics));
    g.names = column(g.ranks.right() + gap, namesWidth(spec, area.width(), style));
    const double values = std::max({widest(spec, metrics, &Bar::text), widest(spec, metrics, &Bar::markText),
                                    metrics.horizontalAdvance(spec.valueTitle)});
    const double notes = std::max(widest(spec, metrics, &Bar::note), metrics.horizontalAdvance(spec.noteTitle));
    const double seconds =
        std::max(widest(spec, metrics, &Bar::secondText), metrics.horizontalAdvance(spec.secondTitle));
    const auto before = [gap](const QRectF& next) {
        return next.width() > 0.0 ? next.left() - 2.0 * gap : next.left();
    };
    const double leastNames = std::min({g.names.width(), style.pt(kLeastNamesPt), kLeastNamesShare * area.width()});
    const auto placed = [&](double notesWidth, double secondsWidth) {
        g.notes = column(area.right() - notesWidth - style.pt(3.0), notesWidth);
        g.seconds = column(before(g.notes) - secondsWidth, secondsWidth);
        g.values = column(before(g.seconds) - values, values);
        // The width of the bars if the names are as short as permitted.
        return g.values.left() - 3.0 * gap - leastNames - g.names.left();
    };
    // First names are shortened, then the notes, which bars and tool tips show too, are removed, then the second
    // measure.
    const bool crowded = placed(notes, seconds) < (notes > 0.0 ? style.pt(kBarsBesideNotesPt) : area.width());
    if (crowded && !style.print && placed(0.0, seconds) < kBarsBesideShare * area.width()) {
        placed(0.0, 0.0);
    }
    if (const double beyond = g.names.right() + 3.0 * gap + kBarsShare * area.width() - g.values.left();
        !style.print && beyond > 0.0) {
        g.names.setWidth(std::max(g.names.width() - beyond, leastNames));
    }
    const double left = g.names.right() + gap;
    g.bars = column(left, std::max(0.0, g.values.left() - 2.0 * gap - left));
    g.ticks = ticksOf(g, spec, style);
    if (!style.print) {
        g.shortened = namesOnScreen(g, spec, style);
    }
    return g;
}

QRectF RankingGeometry::row(int index) const {
    if (!tops.empty()) {
        const auto i = static_cast<std::size_t>(index);
        return {body.left(), body.top() + tops[i], body.width(), tops[i + 1] - tops[i]};
    }
    return {body.left(), body.top() + rowHeight * index - scroll, body.width(), rowHeight};
}

int RankingGeometry::at(const QPointF& point) const {
    if (!body.contains(point) || rowHeight <= 0.0) {
        return -1;
    }
    const int index = static_cast<int>(std::floor((point.y() - body.top() + scroll) / rowHeight));
    return index >= 0 && index < rows ? index : -1;
}

double RankingGeometry::overflow() const {
    return std::max(0.0, rowHeight * rows - body.height());
}

}  // namespace greyscope::widgets
