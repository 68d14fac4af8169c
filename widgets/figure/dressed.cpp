#include "widgets/figure/dressed.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "widgets/common/theme/swatch.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

/// Ticks at these positions; a position that already has a tick keeps its label.
std::vector<Tick> ticksAt(const std::vector<double>& places, const AxisSpec& axis) {
    std::vector<Tick> ticks;
    for (const double place : places) {
        const auto same =
            std::find_if(axis.ticks.begin(), axis.ticks.end(), [place](const Tick& tick) { return tick.at == place; });
        ticks.push_back(same != axis.ticks.end() ? *same : Tick{place, plainText(place, 6) + axis.suffix});
    }
    return ticks;
}

/// Names given by the program to things other than models.
constexpr std::array kWords{
    // clang-format off
    QT_TRANSLATE_NOOP("Words", "measured"), QT_TRANSLATE_NOOP("Words", "buffered"),
    QT_TRANSLATE_NOOP("Words", "left out"), QT_TRANSLATE_NOOP("Words", "training"),
    QT_TRANSLATE_NOOP("Words", "parity"), QT_TRANSLATE_NOOP("Words", "tree"),
    QT_TRANSLATE_NOOP("Words", "published"), QT_TRANSLATE_NOOP("Words", "one mean ratio"),
    QT_TRANSLATE_NOOP("Words", "original"), QT_TRANSLATE_NOOP("Words", "split writing"),
    QT_TRANSLATE_NOOP("Words", "median"), QT_TRANSLATE_NOOP("Words", "Direct"),
    QT_TRANSLATE_NOOP("Words", "One mean ratio"), QT_TRANSLATE_NOOP("Words", "class ratio"),
    // clang-format on
};

/// Calls `each` with the name, link and ink of everything that represents a series.
template <class Each>
struct Inks {
    Each each;

    template <class Spec>
    void operator()(Spec& /*spec*/) const {}
    void operator()(PlotSpec& spec) const {
        for (Curve& curve : spec.curves) {
            each(curve.name, curve.link, curve.ink);
        }
    }
    void operator()(FacetsSpec& spec) const {
        for (PlotSpec& panel : spec.panels) {
            (*this)(panel);
        }
    }
    void operator()(RankingSpec& spec) const {
        for (Bar& bar : spec.bars) {
            each(bar.name, bar.link, bar.ink);
        }
    }
    void operator()(DotStripSpec& spec) const {
        for (StripRow& row : spec.rows) {
            each(row.name, row.link, row.ink);
        }
    }
    void operator()(TargetSpec& spec) const {
        for (TargetPoint& point : spec.points) {
            each(point.name, point.link, point.ink);
        }
    }
    void operator()(MatrixSpec& spec) const {
        for (std::vector<Heading>* side : {&spec.rows, &spec.columns}) {
            for (Heading& heading : *side) {
                if (heading.swatch) {
                    each(heading.label, heading.link, *heading.swatch);
                }
            }
        }
    }
    void operator()(OverviewSpec& spec) const {
        for (OverviewItem& item : spec.items) {
            if (item.ink) {
                each(item.name, Link(), *item.ink);
            }
        }
    }
};
template <class Each>
Inks(Each) -> Inks<Each>;

/// Sets the number of decimals of the printed numbers of a figure.
struct Decimals {
    int count;

    void operator()(PlotSpec& spec) const {
        for (Curve& curve : spec.curves) {
            if (curve.endValue) {
                curve.endValue->digits = count;
                curve.endValue->fixed = true;
            }
        }
    }
    void operator()(FacetsSpec& spec) const {
        for (PlotSpec& panel : spec.panels) {
            (*this)(panel);
        }
    }
    void operator()(MatrixSpec& spec) const {
        for (Cell& cell : spec.cells) {
            cell.text = withDecimals(cell.text, cell.value, count);
        }
    }
    void operator()(OverviewSpec& spec) const {
        spec.decimals = count;
        spec.format.digits = count;
        spec.format.fixed = true;
    }
    void operator()(RankingSpec& spec) const {
        for (Bar& bar : spec.bars) {
            bar.text = withDecimals(bar.text, bar.value, count);
            bar.markText = withDecimals(bar.markText, bar.mark, count);
        }
    }
    void operator()(TreeSpec& spec) const {
        for (TreeNode& node : spec.nodes) {
            node.valueText = withDecimals(node.valueText, node.value, count);
        }
    }
    void operator()(GraphSpec& spec) const {
        for (GraphEdge& edge : spec.edges) {
            edge.text = withDecimals(edge.text, edge.value, count);
            edge.errorText = withDecimals(edge.errorText, edge.error, count);
        }
    }
    void operator()(DotStripSpec& spec) const {
        for (StripRow& row : spec.rows) {
            for (std::size_t i = 0; i < std::min(row.texts.size(), row.numbers.size()); ++i) {
                row.texts[i] = withDecimals(row.texts[i], row.numbers[i], count);
            }
            row.meanText = withDecimals(row.meanText, row.mean, count);
            row.mostText = withDecimals(row.mostText, row.most, count);
        }
    }
    void operator()(DerivationSpec& spec) const { spec.numbers.decimals = count; }
    void operator()(auto& /*spec*/) const {}  // has no decimals to choose
};

/// Sets the ends of an axis; an end that is not given is determined by the data.
void limit(AxisSpec& axis, const std::optional<double>& low, const std::optional<double>& high,
           const std::pair<double, double>& seen) {
    if (!low && !high) {
        return;
    }
    const auto usual = axis.range.value_or(seen);
    const std::pair<double, double> wanted{low.value_or(usual.first), high.value_or(usual.second)};
    const bool usable = wanted.first < wanted.second && (axis.scale == Scale::linear || wanted.first > 0.0);
    if (usable) {
        axis.range = wanted;
    }
}

std::pair<double, double> extentOf(const PlotSpec& plot, const std::vector<double> Curve::*places) {
    std::pair<double, double> extent{0.0, 1.0};
    bool first = true;
    for (const Curve& curve : plot.curves) {
        for (const double at : curve.*places) {
            extent = first ? std::pair(at, at) : std::pair(std::min(extent.first, at), std::max(extent.second, at));
            first = false;
        }
    }
    return extent;
}

void dressPlot(PlotSpec& plot, const FigureLook& look) {
    limit(plot.x, look.xLow, look.xHigh, extentOf(plot, &Curve::x));
    limit(plot.y, look.yLow, look.yHigh, extentOf(plot, &Curve::y));
    if (!look.xTicks.empty()) {
        plot.x.ticks = ticksAt(look.xTicks, plot.x);
    }
    if (!look.yTicks.empty()) {
        plot.y.ticks = ticksAt(look.yTicks, plot.y);
    }
    if (look.xTitle) {
        plot.x.label = QString::fromStdString(*look.xTitle);
        plot.x.unitMissing = false;  // the author knows the unit
    }
    if (look.yTitle) {
        plot.y.label = QString::fromStdString(*look.yTitle);
        plot.y.unitMissing = false;
    }
    switch (look.names) {
        case NamesShown::automatic:
            break;
        case NamesShown::lineEnds:
            plot.labelling = Labelling::lineEnds;
            break;
        case NamesShown::legend:
            plot.labelling = Labelling::legend;
            break;
        case NamesShown::none:
            plot.labelling = Labelling::none;
            break;
    }
}

}  // namespace

FigureSpec dressed(FigureSpec figure, const FigureLook& look) {
    if (look.usual()) {
        return figure;
    }
    if (auto* plot = std::get_if<PlotSpec>(&figure)) {
        dressPlot(*plot, look);
    } else if (auto* facets = std::get_if<FacetsSpec>(&figure)) {
        for (PlotSpec& panel : facets->panels) {
            dressPlot(panel, look);
        }
    }
    if (look.title) {
        std::visit([&](auto& spec) { spec.title = QString::fromStdString(*look.title); }, figure);
    }
    if (look.decimals) {
        std::visit(Decimals{*look.decimals}, figure);
    }
    std::map<QString, QColor> colours;
    for (const SeriesColour& given : look.colours) {
        if (const QColor colour(QString::fromStdString(given.colour)); colour.isValid()) {
            colours[QString::fromStdString(given.series)] = colour;
        }
    }
    std::visit(Inks{[&colours](const QString& name, const Link& link, Ink& ink) {
                   for (const QString& key : {name, colourKey(name, link)}) {  // older studies have names only
                       if (const auto found = colours.find(key); found != colours.end()) {
                           ink.given = found->second.rgb();
                       }
                   }
               }},
               figure);
    return figure;
}

Style dressed(Style style, const FigureLook& look) {
    style.family = look.family.empty() ? style.family : QString::fromStdString(look.family);
    style.linePt = look.linePt.value_or(style.linePt);
    style.markerPt = look.markerPt.value_or(style.markerPt);
    if (look.textPt) {
        style.textPt = *look.textPt;
        style.titlePt = *look.textPt + 1.0;
    }
    if (look.grey && !style.theme.grey) {
        style.theme = style.theme.inGrey();
    }
    return style;
}

QString colourKey(const QString& name, const Link& link) {
    for (const Target& target : link.is) {
        if (target.kind == Target::Kind::model) {
            return QStringLiteral("model:") + target.first;
        }
    }
    for (const char* word : kWords) {
        if (name == Words::tr(word)) {
            return QStringLiteral("word:") + QLatin1String(word);
        }
    }
    return name;
}

std::vector<ColouredName> colouredNames(const FigureSpec& figure) {
    std::vector<ColouredName> names;
    const Theme theme = Theme::print();
    FigureSpec copy = figure;
    std::visit(Inks{[&](const QString& name, const Link& link, const Ink& ink) {
                   const bool known = std::any_of(names.begin(), names.end(),
                                                  [&name](const ColouredName& each) { return each.name == name; });
                   if (!name.isEmpty() && !known) {
                       names.push_back({name, colourKey(name, link), inkColour(ink, theme)});
                   }
               }},
               copy);
    return names;
}

QString withDecimals(const QString& text, const std::optional<double>& value, int decimals) {
    static const QRegularExpression number(QStringLiteral("^[\\x{2212}-]?\\d*\\.?\\d+"));
    const QRegularExpressionMatch match = number.match(text);
    if (!value || !match.hasMatch()) {
        return text;
    }
    const QString said = match.captured().replace(QChar(0x2212), QLatin1Char('-'));
    const qsizetype point = said.indexOf(QLatin1Char('.'));
    const double unit = point < 0 ? 1.0 : std::pow(10.0, -static_cast<double>(said.size() - point - 1));
    const bool same = std::abs(said.toDouble() - *value) <= 0.51 * unit;
    return same ? fixedText(*value, decimals) + text.mid(match.capturedLength()) : text;
}

}  // namespace greyscope::widgets
