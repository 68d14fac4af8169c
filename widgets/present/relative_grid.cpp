#include "widgets/present/relative_grid.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <map>
#include <set>
#include <string_view>
#include <unordered_set>

#include "widgets/present/relative_parts.h"
#include "widgets/present/visible_text.h"

namespace greyscope::widgets {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(RelativePresent)
};

/// Past so many leaves their letters would only hide the numbers.
constexpr std::size_t kLettered = 12;
constexpr std::size_t kNone = static_cast<std::size_t>(-1);
/// More levels than this are no picture, and a grid of all would not end.
constexpr std::size_t kGridLevels = 60;

/// A cell while the grid is being made: its rows and the leaves that they, or the asked values, fall into.
struct Place {
    std::vector<std::string> values;
    std::vector<std::size_t> rows;
    std::set<int> leaves;
};

/// The sides of the grid and what falls into each of its cells.
struct Layout {
    std::size_t rowFactor = kNone, columnFactor = kNone;
    std::vector<std::string> rowLevels, columnLevels;
    std::vector<Place> places;

    [[nodiscard]] const Place& at(std::size_t row, std::size_t column) const {
        return places[row * columnLevels.size() + column];
    }
};

std::size_t factorIndex(const relative::RatioTable& table, const std::string& factor) {
    const auto found = std::find(table.factors.begin(), table.factors.end(), factor);
    return found == table.factors.end() ? kNone : static_cast<std::size_t>(found - table.factors.begin());
}

std::map<std::string, std::size_t> placesOf(const std::vector<std::string>& levels) {
    std::map<std::string, std::size_t> places;
    for (std::size_t i = 0; i < levels.size(); ++i) {
        places.emplace(levels[i], i);
    }
    return places;
}

bool heldAsAsked(const Layout& layout, const std::vector<std::string>& labels, const std::vector<std::string>& asked) {
    for (std::size_t i = 0; i < labels.size() && i < asked.size(); ++i) {
        if (i != layout.rowFactor && i != layout.columnFactor && labels[i] != asked[i]) {
            return false;
        }
    }
    return true;
}

/// The levels of a factor, of too many those around the asked one.
std::vector<std::string> shownLevels(const relative::RatioTable& table, std::size_t factor, const GridChoice& choice) {
    const std::vector<std::string>& levels = table.levels[factor];
    if (levels.size() <= kGridLevels) {
        return levels;
    }
    const auto asked =
        factor < choice.asked.size() ? std::find(levels.begin(), levels.end(), choice.asked[factor]) : levels.begin();
    const auto before = std::min<std::ptrdiff_t>(asked - levels.begin(), kGridLevels / 2);
    const auto first = std::min(asked - before, levels.end() - static_cast<std::ptrdiff_t>(kGridLevels));
    return {first, first + static_cast<std::ptrdiff_t>(kGridLevels)};
}

/// The levels along both sides; no cell yet.
Layout sidesOf(const relative::RatioTable& table, const GridChoice& choice) {
    Layout layout;
    layout.rowFactor = factorIndex(table, choice.rowFactor);
    layout.columnFactor = factorIndex(table, choice.columnFactor);
    if (layout.rowFactor != kNone) {
        layout.rowLevels = shownLevels(table, layout.rowFactor, choice);
        layout.columnLevels = layout.columnFactor == kNone ? std::vector<std::string>{std::string()}
                                                           : shownLevels(table, layout.columnFactor, choice);
    }
    return layout;
}

void setSides(const Layout& layout, std::size_t row, std::size_t column, std::vector<std::string>& values) {
    values[layout.rowFactor] = layout.rowLevels[row];
    if (layout.columnFactor != kNone) {
        values[layout.columnFactor] = layout.columnLevels[column];
    }
}

Layout layOut(const relative::RelativeResult& result, const RelativeParts& parts, const GridChoice& choice) {
    const relative::RatioTable& table = result.table;
    Layout layout = sidesOf(table, choice);
    for (std::size_t row = 0; row < layout.rowLevels.size(); ++row) {
        for (std::size_t column = 0; column < layout.columnLevels.size(); ++column) {
            Place place{choice.asked, {}, {}};
            setSides(layout, row, column, place.values);
            if (!choice.averaged) {
                place.leaves.insert(parts.leafFor(place.values));
            }
            layout.places.push_back(std::move(place));
        }
    }
    const auto rowPlaces = placesOf(layout.rowLevels);
    const auto columnPlaces = placesOf(layout.columnLevels);
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        const std::vector<std::string>& labels = table.rows[row].labels;
        if (choice.averaged || heldAsAsked(layout, labels, choice.asked)) {
            const auto line = rowPlaces.find(labels[layout.rowFactor]);
            const auto column =
                columnPlaces.find(layout.columnFactor == kNone ? std::string() : labels[layout.columnFactor]);
            if (line == rowPlaces.end() || column == columnPlaces.end()) {
                continue;  // a level beyond those that are shown
            }
            Place& place = layout.places[line->second * layout.columnLevels.size() + column->second];
            place.rows.push_back(row);
            place.leaves.insert(result.tree.leafOf[row]);
        }
    }
    return layout;
}

bool apart(const Place& a, const Place& b) {
    return std::none_of(a.leaves.begin(), a.leaves.end(), [&b](int leaf) { return b.leaves.count(leaf) > 0; });
}

/// Pieces between cells whose leaves differ, and the outline; neighbouring pieces are joined.
std::vector<Cut> cutsOf(const Layout& layout) {
    std::vector<Cut> cuts;
    const auto rows = static_cast<int>(layout.rowLevels.size());
    const auto columns = static_cast<int>(layout.columnLevels.size());
    const auto line = [&cuts](Side side, int at, int count, auto isCut) {
        for (int from = 0; from < count;) {
            int to = from;
            while (to < count && isCut(to)) {
                ++to;
            }
            if (to > from) {
                cuts.push_back({side, at, from, to});
            }
            from = std::max(to, from + 1);
        }
    };
    const auto place = [&layout](int row, int column) -> const Place& {
        return layout.at(static_cast<std::size_t>(row), static_cast<std::size_t>(column));
    };
    for (int at = 0; at <= rows; ++at) {
        line(Side::horizontal, at, columns,
             [&](int column) { return at == 0 || at == rows || apart(place(at - 1, column), place(at, column)); });
    }
    for (int at = 0; at <= columns; ++at) {
        line(Side::vertical, at, rows,
             [&](int row) { return at == 0 || at == columns || apart(place(row, at - 1), place(row, at)); });
    }
    return cuts;
}

/// Cells that one side alone has.
struct Alone {
    explicit Alone(const relative::RatioTable& table)
        : from(table.unmatchedFrom.begin(), table.unmatchedFrom.end()),
          to(table.unmatchedTo.begin(), table.unmatchedTo.end()) {}
    std::unordered_set<std::string_view> from, to;
};

QString missingText(const Alone& alone, const RelativeParts& parts, const Place& place, bool averaged) {
    std::string label;
    for (const std::string& value : place.values) {
        label += (label.empty() ? "" : " × ") + value;
    }
    if (!averaged && alone.from.contains(label)) {
        return Words::tr("%1: measured on the reference alone").arg(parts.cellName(place.values));
    }
    if (!averaged && alone.to.contains(label)) {
        return Words::tr("%1: measured on the compared series alone").arg(parts.cellName(place.values));
    }
    return averaged ? Words::tr("Not measured") : Words::tr("%1: not measured").arg(parts.cellName(place.values));
}

double meanRatio(const relative::RatioTable& table, const std::vector<std::size_t>& rows) {
    double sum = 0.0;
    for (const std::size_t row : rows) {
        sum += table.rows[row].ratio;
    }
    return sum / static_cast<double>(rows.size());
}

Link linkOf(const RelativeParts& parts, const Place& place, int index) {
    Link link;
    if (place.rows.size() == 1) {
        link = parts.rowLink(place.rows.front());
    } else if (place.rows.empty() && place.leaves.size() == 1) {
        link = parts.leafOnlyLink(*place.leaves.begin());
    } else {
        for (const std::size_t row : place.rows) {
            link.is.push_back(Target::row(static_cast<int>(row)));
        }
        link.lights = link.is;
        for (const int leaf : place.leaves) {
            link.lights.push_back(Target::node(leaf));
        }
    }
    link.is.push_back(Target::point(index));
    link.lights.push_back(Target::point(index));
    return link;
}

Cell cellOf(const relative::RelativeResult& result, const RelativeParts& parts, const Alone& alone,
            const Layout& layout, const GridChoice& choice, std::size_t row, std::size_t column) {
    const Place& place = layout.at(row, column);
    Cell cell;
    cell.link = linkOf(parts, place, static_cast<int>(row * layout.columnLevels.size() + column));
    if (place.leaves.size() == 1 && result.rules.size() <= kLettered) {
        const bool first = (row == 0 || apart(layout.at(row - 1, column), place)) &&
                           (column == 0 || apart(layout.at(row, column - 1), place));
        cell.tag = first ? parts.letter(*place.leaves.begin()) : QString();
    }
    if (place.rows.empty()) {
        cell.tooltip = missingText(alone, parts, place, choice.averaged);
        return cell;
    }
    cell.value = meanRatio(result.table, place.rows);
    cell.text = ratioText(*cell.value);
    if (place.rows.size() == 1) {
        const relative::RatioRow& measured = result.table.rows[place.rows.front()];
        cell.tooltip = Words::tr("%1\n%2 ÷ %3 = %4×")
                           .arg(parts.cellName(measured.labels), valueText(measured.to), valueText(measured.from),
                                ratioText(measured.ratio));
    } else {
        cell.tooltip = Words::tr("Mean ratio of %1: %2×").arg(cellsText(place.rows.size()), cell.text);
    }
    return cell;
}

std::vector<Heading> headings(const Layout& layout, const std::vector<std::string>& levels, bool ofRows) {
    std::vector<Heading> result;
    for (std::size_t i = 0; i < levels.size(); ++i) {
        Heading heading;
        heading.label = visibleText(levels[i]);
        const std::size_t across = ofRows ? layout.columnLevels.size() : layout.rowLevels.size();
        for (std::size_t j = 0; j < across; ++j) {
            for (const std::size_t row : (ofRows ? layout.at(i, j) : layout.at(j, i)).rows) {
                heading.link.is.push_back(Target::row(static_cast<int>(row)));
            }
        }
        heading.link.lights = heading.link.is;
        result.push_back(std::move(heading));
    }
    return result;
}

QString subtitleOf(const relative::RelativeResult& result, const Layout& layout, const GridChoice& choice) {
    const auto missing = std::count_if(layout.places.begin(), layout.places.end(),
                                       [](const Place& place) { return place.rows.empty(); });
    const std::size_t sides = layout.columnFactor == kNone ? 1 : 2;
    const auto others = static_cast<int>(result.table.factors.size() - sides);
    QString text = choice.averaged && others > 0
                       ? Words::tr("Mean ratio over the other factors; heavy lines are splits.")
                       : Words::tr("Ratio in each cell; heavy lines are the splits.");
    if (!choice.averaged && others > 0) {
        text += QLatin1Char(' ') + (others == 1 ? Words::tr("The other factor is held as asked.")
                                                : Words::tr("%1 other factors are held as asked.").arg(others));
    }
    for (const std::size_t factor : {layout.rowFactor, layout.columnFactor}) {
        if (factor != kNone && result.table.levels[factor].size() > kGridLevels) {
            text += QLatin1Char(' ') + Words::tr("Of %1 levels of %2 those around the asked one.")
                                           .arg(result.table.levels[factor].size())
                                           .arg(factorTitle(result.table.factors, result.table.factors[factor]));
        }
    }
    if (missing > 0) {
        text += QLatin1Char(' ') + Words::tr("Empty: not measured (%1 of %2).").arg(missing).arg(layout.places.size());
    }
    return text;
}

}  // namespace

std::vector<std::string> decisiveFactors(const relative::RelativeResult& result) {
    const std::vector<std::string>& factors = result.table.factors;
    if (factors.size() <= 2) {
        return factors;
    }
    const cart::Tree& tree = result.tree;
    std::vector<double> gain(factors.size(), 0.0);
    for (const cart::Node& node : tree.nodes) {
        if (!node.isLeaf()) {
            const std::size_t factor =
                factorIndex(result.table, tree.featureNames[static_cast<std::size_t>(node.feature)]);
            if (factor != kNone) {
                gain[factor] += node.sse - tree.nodes[static_cast<std::size_t>(node.left)].sse -
                                tree.nodes[static_cast<std::size_t>(node.right)].sse;
            }
        }
    }
    std::vector<std::size_t> order(factors.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        order[i] = i;
    }
    std::stable_sort(order.begin(), order.end(), [&gain](std::size_t a, std::size_t b) { return gain[a] > gain[b]; });
    return {factors[std::min(order[0], order[1])], factors[std::max(order[0], order[1])]};
}

MatrixSpec factorGrid(const relative::RelativeResult& result, const GridChoice& choice) {
    const RelativeParts parts(result);
    const Layout layout = layOut(result, parts, choice);
    const Alone alone(result.table);
    MatrixSpec spec;
    spec.title = Words::tr("Factor grid, cut by the tree");
    if (layout.places.empty()) {
        return spec;
    }
    spec.subtitle = subtitleOf(result, layout, choice);
    spec.rowTitle = factorTitle(result.table.factors, choice.rowFactor);
    spec.columnTitle =
        layout.columnFactor == kNone ? QString() : factorTitle(result.table.factors, choice.columnFactor);
    spec.rows = headings(layout, layout.rowLevels, true);
    spec.columns = headings(layout, layout.columnLevels, false);
    if (layout.columnFactor == kNone) {
        spec.columns.front().label = Words::tr("ratio");
    }
    for (std::size_t row = 0; row < layout.rowLevels.size(); ++row) {
        for (std::size_t column = 0; column < layout.columnLevels.size(); ++column) {
            spec.cells.push_back(cellOf(result, parts, alone, layout, choice, row, column));
        }
    }
    spec.cuts = cutsOf(layout);
    spec.palette = Palette::divergingLog2;
    const RatioScale scale = ratioScale(result);
    spec.low = 1.0 / scale.end;
    spec.high = scale.end;
    spec.scaleLabel = Words::tr("ratio");
    for (const double at : {1.0 / scale.end, 1.0 / scale.middle, 1.0, scale.middle, scale.end}) {
        spec.scaleTicks.push_back({at, QLocale::c().toString(at, 'g', at < 0.01 ? 1 : at < 1.0 ? 2 : 4) + u'×'});
    }
    return spec;
}

std::vector<std::string> cellValues(const relative::RelativeResult& result, const GridChoice& choice, int place) {
    const Layout layout = sidesOf(result.table, choice);
    std::vector<std::string> values = choice.asked;
    const auto index = static_cast<std::size_t>(place);
    const std::size_t columns = layout.columnLevels.size();
    if (place >= 0 && columns > 0 && index < layout.rowLevels.size() * columns) {
        setSides(layout, index / columns, index % columns, values);
    }
    return values;
}

int askedPlace(const relative::RelativeResult& result, const GridChoice& choice) {
    const Layout layout = sidesOf(result.table, choice);
    const auto place = [&choice](const std::vector<std::string>& levels, std::size_t factor) {
        const auto found =
            factor == kNone ? levels.begin() : std::find(levels.begin(), levels.end(), choice.asked[factor]);
        return static_cast<int>(found - levels.begin());
    };
    return place(layout.rowLevels, layout.rowFactor) * static_cast<int>(layout.columnLevels.size()) +
           place(layout.columnLevels, layout.columnFactor);
}

}  // namespace greyscope::widgets
