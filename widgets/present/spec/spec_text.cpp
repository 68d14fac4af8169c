#include "widgets/present/spec/spec_text.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <functional>
#include <iterator>
#include <map>
#include <numbers>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/data/columns/calendar.h"
#include "widgets/present/spec/invalid_marks.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/minus_sign.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

/// A text without characters that would break the table.
QString plain(QString text) {
    return visibleText(text.replace(QLatin1Char('\t'), QLatin1Char(' ')).replace(QLatin1Char('\n'), QLatin1Char(' ')));
}

QString number(double value) {
    return QString::fromStdString(base::toText(value));
}

/// A number with 6 digits, which many cells have room for; empty if it is not finite.
QString shortNumber(double value) {
    constexpr int kDigits = 6;
    std::array<char, 16> digits{};
    const auto end = std::isfinite(value) ? std::to_chars(digits.data(), digits.data() + digits.size(), value,
                                                          std::chars_format::general, kDigits)
                                                .ptr
                                          : digits.data();
    return QString::fromLatin1(digits.data(), end - digits.data());
}

using Cells = std::vector<SpecCell>;

QString nameOf(const Heading& heading) {
    const QString label = writtenLabel(heading.label);
    return plain(heading.group.isEmpty() ? label : heading.group + QLatin1Char(' ') + label);
}

QString axisHead(const AxisSpec& axis) {
    return axis.label.isEmpty() ? QStringLiteral("x") : plain(axis.label);
}

/// The name of a place on a categorical axis; otherwise the number.
QString placeText(const AxisSpec& axis, double x) {
    for (const Tick& tick : axis.ticks) {
        if (tick.at == x) {
            return plain(writtenLabel(tick.label));
        }
    }
    return axis.time ? QString::fromStdString(data::isoText(x)) : number(x);
}

/// Whether the tick labels are names rather than numbers, so that positions on the axis have no values.
bool hasNamedPlaces(const AxisSpec& axis) {
    return !axis.ticks.empty() && std::none_of(axis.ticks.begin(), axis.ticks.end(),
                                               [](const Tick& tick) { return numberShown(tick.label).has_value(); });
}

std::vector<const Curve*> labelledCurves(const PlotSpec& spec) {
    std::vector<const Curve*> curves;
    for (const Curve& curve : spec.curves) {
        if (curve.labelled) {
            curves.push_back(&curve);
        }
    }
    return curves;
}

/// The curves that have a separate column; invalid results share a column with the reasons.
std::vector<const Curve*> columnsOf(const PlotSpec& spec) {
    std::vector<const Curve*> curves = labelledCurves(spec);
    std::erase_if(curves, [](const Curve* curve) { return isInvalidCurve(*curve); });
    return curves;
}

/// The column of invalid results by position: "b at 8: 777 MB/s: FAILED comparison".
class InvalidColumn {
public:
    InvalidColumn(const PlotSpec& spec, bool alongY) {
        for (const Curve& curve : spec.curves) {
            for (std::size_t k = 0; isInvalidCurve(curve) && k < curve.x.size(); ++k) {
                const QString text = k < curve.pointTexts.size() ? curve.pointTexts[k] : curve.name;
                QString& cell = m_texts[alongY ? curve.y[k] : curve.x[k]];
                cell += (cell.isEmpty() ? QString() : QStringLiteral("; ")) +
                        plain(QString(text).replace(QLatin1Char('\n'), QStringLiteral(": ")));
            }
        }
    }
    [[nodiscard]] bool any() const { return !m_texts.empty(); }
    [[nodiscard]] const std::map<double, QString>& texts() const { return m_texts; }
    void addHead(std::vector<QString>& heads) const {
        if (any()) {
            heads.push_back(invalidHead());
        }
    }
    void addCell(Cells& cells, double place) const {
        if (any()) {
            const auto found = m_texts.find(place);
            cells.emplace_back(found == m_texts.end() ? QString() : found->second);
        }
    }

private:
    std::map<double, QString> m_texts;
};

/// The headings of a chart with values along x.
QStringList headOf(const PlotSpec& spec, const std::vector<const Curve*>& curves) {
    QStringList head{axisHead(spec.x)};
    for (const Curve* curve : curves) {
        head << plain(curve->name);
    }
    for (const Ribbon& ribbon : spec.ribbons) {
        head << Words::tr("%1: lower").arg(plain(ribbon.name)) << Words::tr("%1: upper").arg(plain(ribbon.name));
    }
    return head;
}

/// One row for each y position: the name of its first point, and the x of every curve there.
std::vector<Cells> placesOfY(const PlotSpec& spec, const std::vector<const Curve*>& curves,
                             const InvalidColumn& invalid) {
    struct Place {
        QString name;
        std::vector<std::optional<double>> values;
    };
    std::map<double, Place, std::greater<>> places;
    for (std::size_t c = 0; c < curves.size(); ++c) {
        const Curve& curve = *curves[c];
        for (std::size_t k = 0; k < curve.x.size(); ++k) {
            Place& place = places[curve.y[k]];
            place.values.resize(curves.size());
            place.values[c] = curve.x[k];
            if (place.name.isEmpty()) {
                place.name = k < curve.pointTexts.size() ? curve.pointTexts[k].section(QLatin1Char('\n'), 0, 0)
                                                         : placeText(spec.y, curve.y[k]);
            }
        }
    }
    for (const auto& [y, why] : invalid.texts()) {
        Place& place = places[y];
        place.values.resize(curves.size());
        place.name = place.name.isEmpty() ? placeText(spec.y, y) : place.name;
    }
    std::vector<Cells> rows;
    for (const auto& [y, place] : places) {
        Cells& cells = rows.emplace_back();
        cells.emplace_back(plain(place.name));
        cells.insert(cells.end(), place.values.begin(), place.values.end());
        invalid.addCell(cells, y);
    }
    return rows;
}

}  // namespace

QString writtenCell(const SpecCell& cell) {
    return cell.text.isEmpty() && cell.number ? number(*cell.number) : cell.text;
}

void eachLine(const SpecTable& table, const TakeLine& take) {
    if (!table.heads.empty()) {
        take(QStringList(table.heads.begin(), table.heads.end()));
    }
    for (const Cells& row : table.rows) {
        QStringList cells;
        std::ranges::transform(row, std::back_inserter(cells), writtenCell);
        take(cells);
    }
}

SpecTable specTable(const MatrixSpec& spec) {
    SpecTable table{{plain(spec.rowTitle)}, {}};
    for (const Heading& column : spec.columns) {
        table.heads.push_back(nameOf(column));
    }
    const bool invalid =
        std::any_of(spec.cells.begin(), spec.cells.end(), [](const Cell& cell) { return !cell.invalid.isEmpty(); });
    if (invalid) {
        table.heads.push_back(invalidHead());
    }
    for (std::size_t row = 0; row < spec.rows.size(); ++row) {
        Cells& cells = table.rows.emplace_back();
        cells.emplace_back(nameOf(spec.rows[row]));
        QStringList why;
        for (std::size_t column = 0; column < spec.columns.size(); ++column) {
            const Cell& cell = spec.cell(row, column);
            cells.push_back(cell.shownNumber() ? SpecCell(cell.shownNumber()) : SpecCell(plain(cell.text)));
            if (!cell.invalid.isEmpty()) {
                why << withColon(nameOf(spec.columns[column]), plain(cell.invalid));
            }
        }
        if (invalid) {
            cells.emplace_back(why.join(QStringLiteral("; ")));
        }
    }
    return table;
}

void eachLine(const OverviewSpec& spec, const TakeLine& take) {
    const auto columns = static_cast<int>(spec.columnCount());
    QStringList cells{QString()};
    for (int column = 0; column < columns; ++column) {
        cells << plain(spec.columnName(column));
    }
    std::map<std::size_t, QStringList> invalid;  // key: the item
    for (const InvalidCell& cell : spec.invalid) {
        invalid[cell.item] << withColon(plain(spec.columnName(cell.column)), plain(cell.why));
    }
    take(invalid.empty() ? cells : cells << invalidHead());
    for (int row = 0; row < static_cast<int>(spec.rowCount()); ++row) {
        cells = {plain(spec.item(row).name)};
        for (int column = 0; column < columns; ++column) {
            cells << shortNumber(spec.value(row, column));
        }
        if (!invalid.empty()) {
            const auto own = invalid.find(spec.order[static_cast<std::size_t>(row)]);
            cells << (own == invalid.end() ? QString() : own->second.join(QStringLiteral("; ")));
        }
        take(cells);
    }
}

SpecTable specTable(const RankingSpec& spec) {
    SpecTable table{{Words::tr("rank"), Words::tr("name"),
                     spec.valueTitle.isEmpty() ? QStringLiteral("value") : plain(spec.valueTitle), Words::tr("low"),
                     Words::tr("high")},
                    {}};
    if (!spec.secondTitle.isEmpty()) {
        table.heads.push_back(plain(spec.secondTitle));
    }
    if (!spec.noteTitle.isEmpty()) {
        table.heads.push_back(plain(spec.noteTitle));
    }
    const bool invalid =
        std::any_of(spec.bars.begin(), spec.bars.end(), [](const Bar& bar) { return !bar.invalid.isEmpty(); });
    if (invalid) {
        table.heads.push_back(invalidHead());
    }
    for (const Bar& bar : spec.bars) {
        Cells& cells = table.rows.emplace_back();
        if (bar.folded > 0) {
            cells = {{}, plain(bar.name), {}, {}, {}};
            continue;
        }
        cells = {bar.signWord.isEmpty() ? QString::number(bar.rank) : bar.signWord, plain(bar.name), bar.value, bar.low,
                 bar.high};
        if (!spec.secondTitle.isEmpty()) {
            cells.emplace_back(bar.second);
        }
        if (!spec.noteTitle.isEmpty()) {
            cells.push_back(bar.noteNumber ? SpecCell(bar.noteNumber) : SpecCell(plain(bar.note)));
        }
        if (invalid) {
            cells.emplace_back(plain(bar.invalid));
        }
    }
    return table;
}

/// The numbers of a curve besides its y: the ends of its error bars or whiskers, and of its boxes.
std::vector<std::pair<QString, const std::vector<double>*>> besidesOf(const Curve& curve) {
    std::vector<std::pair<QString, const std::vector<double>*>> columns;
    const QString name = plain(curve.name);
    if (!curve.low.empty() && !curve.ribbon) {
        columns.emplace_back(Words::tr("%1: lower").arg(name), &curve.low);
        columns.emplace_back(Words::tr("%1: upper").arg(name), &curve.high);
    }
    if (curve.bars && curve.bars->box) {
        columns.emplace_back(Words::tr("%1: lower quartile").arg(name), &curve.bars->from);
        columns.emplace_back(Words::tr("%1: upper quartile").arg(name), &curve.bars->to);
    }
    return columns;
}

SpecTable specTable(const PlotSpec& spec) {
    const std::vector<const Curve*> curves = columnsOf(spec);
    const QStringList head = headOf(spec, curves);
    const InvalidColumn invalid(spec, hasNamedPlaces(spec.y));
    SpecTable table{{head.begin(), head.end()}, {}};
    std::vector<std::pair<const Curve*, const std::vector<double>*>> besides;
    for (const Curve* curve : hasNamedPlaces(spec.y) ? std::vector<const Curve*>() : curves) {
        for (const auto& [name, values] : besidesOf(*curve)) {
            besides.emplace_back(curve, values);
            table.heads.push_back(name);
        }
    }
    if (hasNamedPlaces(spec.y)) {
        table.heads.front() = Words::tr("name");
        table.heads.resize(1 + curves.size());
        invalid.addHead(table.heads);
        table.rows = placesOfY(spec, curves, invalid);
        return table;
    }
    invalid.addHead(table.heads);
    const std::size_t first = curves.size() + 2 * spec.ribbons.size();
    const std::size_t columns = first + besides.size();
    std::map<double, std::vector<std::optional<double>>> rows;
    for (std::size_t c = 0; c < curves.size(); ++c) {
        const std::vector<double>& places = curves[c]->places.empty() ? curves[c]->x : curves[c]->places;
        for (std::size_t k = 0; k < places.size(); ++k) {
            auto& row = rows[places[k]];
            row.resize(columns);
            row[c] = curves[c]->y[k];
        }
    }
    for (std::size_t r = 0; r < spec.ribbons.size(); ++r) {
        for (std::size_t k = 0; k < spec.ribbons[r].x.size(); ++k) {
            auto& row = rows[spec.ribbons[r].x[k]];
            row.resize(columns);
            row[curves.size() + 2 * r] = spec.ribbons[r].low[k];
            row[curves.size() + 2 * r + 1] = spec.ribbons[r].high[k];
        }
    }
    for (std::size_t i = 0; i < besides.size(); ++i) {
        const auto& [curve, values] = besides[i];
        const std::vector<double>& places = curve->places.empty() ? curve->x : curve->places;
        for (std::size_t k = 0; k < std::min(places.size(), values->size()); ++k) {
            rows[places[k]][first + i] = (*values)[k];
        }
    }
    for (const auto& [x, why] : invalid.texts()) {
        rows[x].resize(columns);
    }
    for (const auto& [x, values] : rows) {
        Cells& cells = table.rows.emplace_back();
        cells.emplace_back(placeText(spec.x, x));
        cells.insert(cells.end(), values.begin(), values.end());
        invalid.addCell(cells, x);
    }
    return table;
}

SpecTable specTable(const FacetsSpec& spec) {
    SpecTable table{{Words::tr("panel")}, {}};
    for (const PlotSpec& panel : spec.panels) {
        const SpecTable own = specTable(panel);
        std::vector<std::size_t> columns;
        for (const QString& head : own.heads) {
            const auto found = std::find(table.heads.begin() + 1, table.heads.end(), head);
            columns.push_back(static_cast<std::size_t>(found - table.heads.begin()));
            if (found == table.heads.end()) {
                table.heads.push_back(head);
            }
        }
        for (const Cells& cells : own.rows) {
            Cells& row = table.rows.emplace_back();
            row.emplace_back(plain(panel.title));
            for (std::size_t i = 0; i < cells.size(); ++i) {
                row.resize(std::max(row.size(), columns[i] + 1));
                row[columns[i]] = cells[i];
            }
        }
    }
    for (Cells& row : table.rows) {
        row.resize(table.heads.size());
    }
    return table;
}

QStringList namesIn(const PlotSpec& spec) {
    const std::vector<const Curve*> curves = labelledCurves(spec);
    QStringList names = headOf(spec, curves);
    for (const AxisSpec* axis : {&spec.x, &spec.y}) {
        for (const Tick& tick : axis->ticks) {
            names << plain(tick.label);
        }
    }
    if (hasNamedPlaces(spec.y)) {
        for (const Curve* curve : curves) {
            for (std::size_t k = 0; k < curve->pointTexts.size(); ++k) {
                names << plain(curve->pointTexts[k].section(QLatin1Char('\n'), 0, 0));
            }
        }
    }
    return names;
}

SpecTable specTable(const TreeSpec& spec) {
    SpecTable table{{Words::tr("node"), Words::tr("parent"), Words::tr("condition"), Words::tr("title"), Words::tr("n"),
                     Words::tr("mean")},
                    {}};
    const bool invalid =
        std::any_of(spec.nodes.begin(), spec.nodes.end(), [](const TreeNode& node) { return !node.invalid.isEmpty(); });
    if (invalid) {
        table.heads.push_back(invalidHead());
    }
    for (const TreeNode& node : spec.nodes) {
        const QString parent =
            node.parent >= 0 ? QString::number(spec.nodes[static_cast<std::size_t>(node.parent)].id) : QString();
        Cells& cells = table.rows.emplace_back();
        cells = {QString::number(node.id), parent,    plain(node.edge), plain(node.title),
                 QString::number(node.n),  node.value};
        if (invalid) {
            cells.emplace_back(plain(node.invalid));
        }
    }
    return table;
}

SpecTable specTable(const GraphSpec& spec) {
    SpecTable table{
        {Words::tr("from"), Words::tr("to"), plain(spec.valueTitle), plain(spec.errorTitle) + QStringLiteral(" %")},
        {}};
    const bool invalid = std::any_of(spec.nodes.begin(), spec.nodes.end(),
                                     [](const GraphNode& node) { return !node.invalid.isEmpty(); });
    if (invalid) {
        table.heads.push_back(invalidHead());
    }
    for (const GraphEdge& edge : spec.edges) {
        Cells& cells = table.rows.emplace_back();
        QStringList why;
        for (const int end : {edge.from, edge.to}) {
            const GraphNode& node = spec.nodes[static_cast<std::size_t>(end)];
            cells.emplace_back(plain(node.title));
            if (!node.invalid.isEmpty()) {
                why << withColon(plain(node.title), plain(node.invalid));
            }
        }
        cells.insert(cells.end(), {edge.value, edge.error});
        if (invalid) {
            cells.emplace_back(why.join(QStringLiteral("; ")));
        }
    }
    return table;
}

SpecTable specTable(const DotStripSpec& spec) {
    SpecTable table{{plain(spec.nameTitle)}, {}};
    for (const QString& column : spec.columns) {
        table.heads.push_back(plain(column));
    }
    std::size_t most = 0;
    for (const StripRow& row : spec.rows) {
        most = std::max(most, row.dots.size());
    }
    table.heads.insert(table.heads.end(), {plain(spec.meanTitle), plain(spec.mostTitle)});
    for (std::size_t k = 0; k < most; ++k) {
        table.heads.push_back(QString::number(k + 1));
    }
    for (const StripRow& row : spec.rows) {
        Cells& cells = table.rows.emplace_back();
        cells.emplace_back(plain(row.name));
        for (std::size_t c = 0; c < spec.columns.size(); ++c) {
            cells.push_back(c == 0 ? SpecCell(plain(row.texts[c])) : SpecCell(row.numbers[c]));
        }
        cells.insert(cells.end(), {row.mean, row.most});
        for (std::size_t k = 0; k < most; ++k) {
            cells.push_back(k < row.dots.size() ? SpecCell(row.dots[k]) : SpecCell());
        }
    }
    return table;
}

SpecTable specTable(const TimelineSpec& spec) {
    SpecTable table{{plain(spec.groupTitle), plain(spec.nameTitle)}, {}};
    for (const QString& stage : spec.stages) {
        table.heads.push_back(plain(stage));
    }
    for (const LaneBar& bar : spec.bars) {
        Cells& cells = table.rows.emplace_back();
        cells = {plain(spec.groups[spec.groupOf(bar.lane)].name), plain(bar.name), bar.from};
        if (spec.stages.size() > 2) {
            cells.insert(cells.end(), {bar.held, bar.full});
        }
        cells.emplace_back(bar.to);
    }
    return table;
}

SpecTable specTable(const StripeMapSpec& spec) {
    SpecTable table{
        {Words::tr("stripe"), plain(spec.groupTitle), plain(spec.columnTitle), Words::tr("offset"), Words::tr("state")},
        {}};
    std::vector<QString> groups;
    for (const StripeGroup& group : spec.groups) {
        groups.insert(groups.end(), group.columns, plain(group.name));
    }
    for (const StripeCell& cell : spec.cells) {
        const QString state = cell.state == StripeCell::State::written ? Words::tr("written")
                              : cell.state == StripeCell::State::step  ? Words::tr("this step")
                              : cell.state == StripeCell::State::later ? Words::tr("later")
                                                                       : Words::tr("not created");
        table.rows.push_back({plain(cell.text), cell.column < groups.size() ? groups[cell.column] : QString(),
                              plain(spec.columns[cell.column]), plain(spec.rows[cell.row]), state});
    }
    return table;
}

SpecTable specTable(const TargetSpec& spec) {
    SpecTable table{{Words::tr("name"), Words::tr("distance"), Words::tr("direction (°)")}, {}};
    for (const TargetPoint& point : spec.points) {
        table.rows.push_back({plain(point.name), point.distance, point.angle * 180.0 / std::numbers::pi});
    }
    return table;
}

}  // namespace greyscope::widgets
