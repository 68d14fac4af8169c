
#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "core/grey/degrees/rank_agreement.h"
#include "widgets/present/replication/replication_present.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

using published::Item;
using published::ItemReading;
using published::ReadingRule;
using published::ReplicationReport;

namespace {

std::optional<double> besideBy(const Item& item, ReadingRule rule) {
    const auto found = std::find_if(item.beside.begin(), item.beside.end(),
                                    [rule](const ItemReading& reading) { return reading.rule == rule; });
    return found == item.beside.end() ? std::nullopt : std::optional(found->value);
}

constexpr std::array kSquareTables{"table I", "table II", "table III", "table IV"};

/// The items of a square table for which a degree was computed.
std::vector<std::size_t> degreesIn(const ReplicationReport& report, const std::string& place) {
    std::vector<std::size_t> items;
    for (std::size_t i = 0; i < report.items.size(); ++i) {
        const Item& item = report.items[i];
        if (item.printed.paper == published::Paper::p0 && item.printed.place == place &&
            besideBy(item, ReadingRule::degreesOverCells)) {
            items.push_back(i);
        }
    }
    return items;
}

/// The degrees of one of the square tables.
Curve groupCurve(const ReplicationReport& report, const std::string& place, int group) {
    static const Marker markers[] = {Marker::circle, Marker::square, Marker::triangle, Marker::diamond};
    Curve curve;
    for (const std::size_t index : degreesIn(report, place)) {
        const Item& item = report.items[index];
        const auto ours = besideBy(item, ReadingRule::degreesOverCells);
        curve.x.push_back(*ours);
        curve.y.push_back(item.printed.value);
        curve.pointTexts.push_back(
            Words::tr("%1\npublished %2\ncalculated %3")
                .arg(cellText(item.printed), QString::fromStdString(item.printed.text), fixedText(*ours, 3)));
    }
    const auto tau = grey::kendallTau(curve.x, curve.y);
    const QString agreement = tau ? fixedText(*tau, 2) : QStringLiteral("–");
    curve.name = Words::tr("group %1, τ %2").arg(QString::number(group + 1), agreement);
    curve.ink = {Tone::series, group};
    curve.marker = markers[group];
    curve.hollow = group > 0;
    curve.line = false;
    return curve;
}

Curve equalLine(double low) {
    Curve line;
    line.name = Words::tr("equal");
    line.x = {low, 1.0};
    line.y = {low, 1.0};
    line.ink = {Tone::parity, 0};
    line.dash = Dash::dashed;
    line.marker = Marker::none;
    line.labelled = false;
    return line;
}

/// A curve of marks without a line; addMark() adds one for each row.
Curve marks(const QString& name, const Ink& ink, Marker marker, bool hollow) {
    Curve curve;
    curve.name = name;
    curve.ink = ink;
    curve.marker = marker;
    curve.hollow = hollow;
    curve.line = false;
    return curve;
}

void addMark(Curve& curve, const Item& item, double value, double place) {
    curve.x.push_back(value);
    curve.y.push_back(place);
    curve.pointTexts.push_back(QStringLiteral("%1 → %2\n%3 %4 %")
                                   .arg(QString::fromStdString(item.printed.row),
                                        QString::fromStdString(item.printed.column), curve.name, fixedText(value, 2)));
}

AxisSpec errorAxis() {
    AxisSpec axis;
    axis.label = Words::tr("Average relative error");
    axis.scale = Scale::log10;
    axis.range = {1.0, 200.0};
    for (const double at : {1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0}) {
        axis.ticks.push_back({at, Words::tr("%1 %").arg(plainText(at, 0))});
    }
    return axis;
}

/// A tick with a name for each pair, ascending as axes require.
std::vector<Tick> pairTicks(const std::vector<const Item*>& rows) {
    std::vector<Tick> ticks;
    for (std::size_t r = rows.size(); r-- > 0;) {
        const published::Printed& printed = rows[r]->printed;
        ticks.push_back({static_cast<double>(rows.size() - r),
                         QStringLiteral("%1 → %2").arg(QString::fromStdString(printed.row),
                                                       QString::fromStdString(printed.column))});
    }
    return ticks;
}

}  // namespace

PlotSpec degreesChart(const ReplicationReport& report) {
    PlotSpec plot;
    plot.title = Words::tr("Degrees: published and calculated");
    std::size_t pairs = 0;
    int group = 0;
    for (const char* place : kSquareTables) {
        plot.curves.push_back(groupCurve(report, place, group++));
        pairs += plot.curves.back().x.size();
    }
    plot.subtitle =
        Words::tr("%n pairs, tables I–IV; compare the order, not the level", nullptr, static_cast<int>(pairs));
    constexpr double kRoom = 0.02;  // room for half a mark at 1
    double left = 0.5;
    double bottom = 0.7;
    for (const Curve& curve : plot.curves) {
        for (std::size_t k = 0; k < curve.x.size(); ++k) {
            left = std::min(left, curve.x[k] - kRoom);
            bottom = std::min(bottom, curve.y[k] - kRoom);
        }
    }
    plot.x.label = Words::tr("recomputed, 20 points");
    plot.y.label = Words::tr("published");
    plot.x.range = {left, 1.0 + kRoom};
    plot.y.range = {bottom, 1.0 + kRoom};
    plot.curves.push_back(equalLine(std::max(left, bottom)));
    plot.labelling = Labelling::legend;
    return plot;
}

std::optional<std::size_t> itemOfDegree(const ReplicationReport& report, int curve, int point) {
    if (curve < 0 || static_cast<std::size_t>(curve) >= kSquareTables.size()) {
        return std::nullopt;
    }
    const std::vector<std::size_t> items = degreesIn(report, kSquareTables[static_cast<std::size_t>(curve)]);
    const auto place = static_cast<std::size_t>(point);
    return place < items.size() ? std::optional(items[place]) : std::nullopt;
}

PlotSpec errorsChart(const ReplicationReport& report) {
    std::vector<const Item*> rows;
    for (const Item& item : report.items) {
        if (besideBy(item, ReadingRule::leaveOneOutTree)) {
            rows.push_back(&item);
        }
    }
    PlotSpec plot;
    plot.title = Words::tr("Errors of table 9, of this program and of two baselines");
    plot.subtitle =
        Words::tr("This program: each cell left out in turn; pairs of cases 1 to 4 from the top of each group");
    plot.x = errorAxis();
    const auto count = static_cast<double>(rows.size());
    plot.y.range = {0.4, count + 0.6};
    Curve published = marks(Words::tr("published"), {Tone::measured, 0}, Marker::diamond, true);
    Curve tree = marks(Words::tr("tree"), {Tone::series, 0}, Marker::circle, false);
    Curve ratio = marks(Words::tr("one mean ratio"), {Tone::series, 1}, Marker::circle, true);
    Curve parity = marks(Words::tr("parity"), {Tone::parity, 0}, Marker::cross, false);
    for (std::size_t r = 0; r < rows.size(); ++r) {
        const Item& item = *rows[r];
        const double place = count - static_cast<double>(r);
        if (r > 0 && item.printed.place != rows[r - 1]->printed.place) {
            plot.guides.push_back({Side::horizontal, place + 0.5, Tone::quiet, Dash::solid, false, {}, false});
        }
        addMark(published, item, item.printed.value, place);
        for (const auto& [curve, rule] :
             {std::pair(&tree, ReadingRule::leaveOneOutTree), std::pair(&ratio, ReadingRule::leaveOneOutRatio),
              std::pair(&parity, ReadingRule::parity)}) {
            if (const auto value = besideBy(item, rule)) {
                addMark(*curve, item, *value, place);
            }
        }
    }
    plot.y.ticks = pairTicks(rows);
    plot.curves = {std::move(published), std::move(tree), std::move(ratio), std::move(parity)};
    plot.labelling = Labelling::legend;
    return plot;
}

}  // namespace greyscope::widgets
