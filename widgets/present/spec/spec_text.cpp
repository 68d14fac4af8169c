#include "widgets/present/spec/spec_text.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <functional>
#include <map>
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

QString number(const std::optional<double>& value) {
    return value ? QString::fromStdString(base::toText(*value)) : QString();
}

QString line(const QStringList& cells) {
    return cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
}

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
    void addHead(QStringList& head) const {
        if (any()) {
            head << invalidHead();
        }
    }
    void addCell(QStringList& cells, double place) const {
        if (any()) {
            const auto found = m_texts.find(place);
            cells << (found == m_texts.end() ? QString() : found->second);
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
QString placesOfY(const PlotSpec& spec, const std::vector<const Curve*>& curves, const InvalidColumn& invalid) {
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
    QString text;
    for (const auto& [y, place] : places) {
        QStringList cells{plain(place.name)};
        for (const auto& value : place.values) {
            cells << number(value);
        }
        invalid.addCell(cells, y);
        text += line(cells);
    }
    return text;
}

}  // namespace

QString tabSeparated(const MatrixSpec& spec) {
    QStringList head{plain(spec.rowTitle)};
    for (const Heading& column : spec.columns) {
        head << nameOf(column);
    }
    const bool invalid =
        std::any_of(spec.cells.begin(), spec.cells.end(), [](const Cell& cell) { return !cell.invalid.isEmpty(); });
    if (invalid) {
        head << invalidHead();
    }
    QString text = line(head);
    for (std::size_t row = 0; row < spec.rows.size(); ++row) {
        QStringList cells{nameOf(spec.rows[row])};
        QStringList why;
        for (std::size_t column = 0; column < spec.columns.size(); ++column) {
            const Cell& cell = spec.cell(row, column);
            cells << (cell.value ? number(cell.value) : plain(cell.text));
            if (!cell.invalid.isEmpty()) {
                why << withColon(nameOf(spec.columns[column]), plain(cell.invalid));
            }
        }
        text += line(invalid ? cells << why.join(QStringLiteral("; ")) : cells);
    }
    return text;
}

/// With six digits, because there may be millions of numbers.
QString tabSeparated(const OverviewSpec& spec) {
    constexpr int kDigits = 6;
    constexpr std::size_t kLongest = 16;
    const auto columns = static_cast<int>(spec.columnCount());
    std::string text;
    text.reserve((spec.rowCount() + 1) * (spec.columnCount() + 1) * (kDigits + 3));
    for (int column = 0; column < columns; ++column) {
        text += '\t' + plain(spec.columnName(column)).toStdString();
    }
    std::map<std::size_t, QStringList> invalid;  // key: the item
    for (const InvalidCell& cell : spec.invalid) {
        invalid[cell.item] << withColon(plain(spec.columnName(cell.column)), plain(cell.why));
    }
    text += invalid.empty() ? "\n" : '\t' + invalidHead().toStdString() + '\n';
    for (int row = 0; row < static_cast<int>(spec.rowCount()); ++row) {
        text += plain(spec.item(row).name).toStdString();
        for (int column = 0; column < columns; ++column) {
            text += '\t';
            if (const double value = spec.value(row, column); std::isfinite(value)) {
                std::array<char, kLongest> digits{};
                const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value,
                                               std::chars_format::general, kDigits);
                text.append(digits.data(), end.ptr);
            }
        }
        if (!invalid.empty()) {
            const auto own = invalid.find(spec.order[static_cast<std::size_t>(row)]);
            text +=
                '\t' + (own == invalid.end() ? std::string() : own->second.join(QStringLiteral("; ")).toStdString());
        }
        text += '\n';
    }
    return QString::fromStdString(text);
}

QString tabSeparated(const RankingSpec& spec) {
    QStringList heads{Words::tr("rank"), Words::tr("name"),
                      spec.valueTitle.isEmpty() ? QStringLiteral("value") : plain(spec.valueTitle), Words::tr("low"),
                      Words::tr("high")};
    if (!spec.secondTitle.isEmpty()) {
        heads << plain(spec.secondTitle);
    }
    if (!spec.noteTitle.isEmpty()) {
        heads << plain(spec.noteTitle);
    }
    const bool invalid =
        std::any_of(spec.bars.begin(), spec.bars.end(), [](const Bar& bar) { return !bar.invalid.isEmpty(); });
    if (invalid) {
        heads << invalidHead();
    }
    QString text = line(heads);
    for (const Bar& bar : spec.bars) {
        if (bar.folded > 0) {
            text += line({QString(), plain(bar.name), QString(), QString(), QString()});
            continue;
        }
        QStringList cells{bar.signWord.isEmpty() ? QString::number(bar.rank) : bar.signWord, plain(bar.name),
                          number(bar.value), number(bar.low), number(bar.high)};
        if (!spec.secondTitle.isEmpty()) {
            cells << number(bar.second);
        }
        if (!spec.noteTitle.isEmpty()) {
            cells << plain(bar.note);
        }
        text += line(invalid ? cells << plain(bar.invalid) : cells);
    }
    return text;
}

QString tabSeparated(const PlotSpec& spec) {
    const std::vector<const Curve*> curves = columnsOf(spec);
    QStringList head = headOf(spec, curves);
    const InvalidColumn invalid(spec, hasNamedPlaces(spec.y));
    if (hasNamedPlaces(spec.y)) {
        QStringList heads = QStringList{Words::tr("name")} + head.mid(1, static_cast<qsizetype>(curves.size()));
        invalid.addHead(heads);
        return line(heads) + placesOfY(spec, curves, invalid);
    }
    invalid.addHead(head);
    const std::size_t columns = curves.size() + 2 * spec.ribbons.size();
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
    for (const auto& [x, why] : invalid.texts()) {
        rows[x].resize(columns);
    }
    QString text = line(head);
    for (const auto& [x, values] : rows) {
        QStringList cells{placeText(spec.x, x)};
        for (const auto& value : values) {
            cells << number(value);
        }
        invalid.addCell(cells, x);
        text += line(cells);
    }
    return text;
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

QString tabSeparated(const TreeSpec& spec) {
    QStringList head{Words::tr("node"),  Words::tr("parent"), Words::tr("condition"),
                     Words::tr("title"), Words::tr("n"),      Words::tr("mean")};
    const bool invalid =
        std::any_of(spec.nodes.begin(), spec.nodes.end(), [](const TreeNode& node) { return !node.invalid.isEmpty(); });
    if (invalid) {
        head << invalidHead();
    }
    QString text = line(head);
    for (const TreeNode& node : spec.nodes) {
        const QString parent =
            node.parent >= 0 ? QString::number(spec.nodes[static_cast<std::size_t>(node.parent)].id) : QString();
        QStringList cells{QString::number(node.id), parent,
                          plain(node.edge),         plain(node.title),
                          QString::number(node.n),  number(node.value)};
        text += line(invalid ? cells << plain(node.invalid) : cells);
    }
    return text;
}

QString tabSeparated(const GraphSpec& spec) {
    QStringList head{Words::tr("from"), Words::tr("to"), plain(spec.valueTitle),
                     plain(spec.errorTitle) + QStringLiteral(" %")};
    const bool invalid = std::any_of(spec.nodes.begin(), spec.nodes.end(),
                                     [](const GraphNode& node) { return !node.invalid.isEmpty(); });
    if (invalid) {
        head << invalidHead();
    }
    QString text = line(head);
    for (const GraphEdge& edge : spec.edges) {
        QStringList cells;
        QStringList why;
        for (const int end : {edge.from, edge.to}) {
            const GraphNode& node = spec.nodes[static_cast<std::size_t>(end)];
            cells << plain(node.title);
            if (!node.invalid.isEmpty()) {
                why << withColon(plain(node.title), plain(node.invalid));
            }
        }
        cells << number(edge.value) << number(edge.error);
        text += line(invalid ? cells << why.join(QStringLiteral("; ")) : cells);
    }
    return text;
}

QString tabSeparated(const DotStripSpec& spec) {
    QStringList head{plain(spec.nameTitle)};
    for (const QString& column : spec.columns) {
        head << plain(column);
    }
    std::size_t most = 0;
    for (const StripRow& row : spec.rows) {
        most = std::max(most, row.dots.size());
    }
    head << plain(spec.meanTitle) << plain(spec.mostTitle);
    for (std::size_t k = 0; k < most; ++k) {
        head << QString::number(k + 1);
    }
    QString text = line(head);
    for (const StripRow& row : spec.rows) {
        QStringList cells{plain(row.name)};
        for (std::size_t c = 0; c < spec.columns.size(); ++c) {
            cells << (c == 0 ? plain(row.texts[c]) : number(row.numbers[c]));
        }
        cells << number(row.mean) << number(row.most);
        for (std::size_t k = 0; k < most; ++k) {
            cells << (k < row.dots.size() ? number(row.dots[k]) : QString());
        }
        text += line(cells);
    }
    return text;
}

QString tabSeparated(const TimelineSpec& spec) {
    QStringList head{plain(spec.groupTitle), plain(spec.nameTitle)};
    for (const QString& stage : spec.stages) {
        head << plain(stage);
    }
    QString text = line(head);
    for (const LaneBar& bar : spec.bars) {
        QStringList cells{plain(spec.groups[spec.groupOf(bar.lane)].name), plain(bar.name)};
        cells << number(bar.from);
        if (spec.stages.size() > 2) {
            cells << number(bar.held) << number(bar.full);
        }
        text += line(cells << number(bar.to));
    }
    return text;
}

QString tabSeparated(const StripeMapSpec& spec) {
    QString text = line({Words::tr("stripe"), plain(spec.groupTitle), plain(spec.columnTitle), Words::tr("offset"),
                         Words::tr("state")});
    std::vector<QString> groups;
    for (const StripeGroup& group : spec.groups) {
        groups.insert(groups.end(), group.columns, plain(group.name));
    }
    for (const StripeCell& cell : spec.cells) {
        const QString state = cell.state == StripeCell::State::written ? Words::tr("written")
                              : cell.state == StripeCell::State::step  ? Words::tr("this step")
                              : cell.state == StripeCell::State::later ? Words::tr("later")
                                                                       : Words::tr("not created");
        text += line({plain(cell.text), cell.column < groups.size() ? groups[cell.column] : QString(),
                      plain(spec.columns[cell.column]), plain(spec.rows[cell.row]), state});
    }
    return text;
}

}  // namespace greyscope::widgets
