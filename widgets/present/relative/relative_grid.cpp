#include "widgets/present/relative/relative_grid.h"

#include <QLocale>

#include <algorithm>

#include "core/relative/cells.h"
#include "widgets/present/spec/invalid_marks.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/minus_sign.h"
#include "widgets/present/words/noise_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

/// The largest number of leaves with letters; more letters would hide the numbers.
constexpr std::size_t kLettered = 12;
constexpr std::size_t kNone = static_cast<std::size_t>(-1);
/// The largest number of levels on one side; a larger grid is unreadable and takes too long.
constexpr std::size_t kGridLevels = 60;
/// Above this number of rows in a grid its cells light their leaves only, because a mean over many rows does not stand
/// for each row.
constexpr std::size_t kGridRows = 20 * kLitRows;

/// A cell of the unfinished grid: its rows, and the leaves of these rows or of the asked values.
struct Place {
    std::vector<std::string> values;
    std::vector<std::size_t> rows;
    std::vector<int> leaves;  ///< ascending, without duplicates
};

/// The levels along one side, from `first` on.
struct SideLevels {
    std::size_t factor = kNone;
    std::int32_t first = 0;
    std::vector<std::string> levels;

    /// The position of a row along the side; beyond its end if the level is not shown.
    [[nodiscard]] std::size_t placeOf(const RelativeParts& parts, std::size_t row) const {
        return factor == kNone ? 0 : static_cast<std::size_t>(parts.levelPlaces(factor)[row] - first);
    }
};

/// The two sides of the grid and the contents of its cells.
struct Layout {
    SideLevels rows, columns;
    std::vector<Place> places;
    bool lightsRows = true;

    [[nodiscard]] const Place& at(std::size_t row, std::size_t column) const {
        return places[row * columns.levels.size() + column];
    }
};

std::size_t factorIndex(const relative::RatioTable& table, const std::string& factor) {
    const auto found = std::find(table.factors.begin(), table.factors.end(), factor);
    return found == table.factors.end() ? kNone : static_cast<std::size_t>(found - table.factors.begin());
}

/// The levels of a factor; if there are too many, those around the asked level.
SideLevels sideOf(const relative::RatioTable& table, const std::string& name, const GridChoice& choice) {
    SideLevels side;
    side.factor = factorIndex(table, name);
    if (side.factor == kNone) {
        side.levels = {std::string()};
        return side;
    }
    const std::vector<std::string>& levels = table.levels[side.factor];
    if (levels.size() <= kGridLevels) {
        side.levels = levels;
        return side;
    }
    const auto asked = side.factor < choice.asked.size()
                           ? std::find(levels.begin(), levels.end(), choice.asked[side.factor])
                           : levels.begin();
    const auto before = std::min<std::ptrdiff_t>(asked - levels.begin(), kGridLevels / 2);
    const auto first = std::min(asked - before, levels.end() - static_cast<std::ptrdiff_t>(kGridLevels));
    side.first = static_cast<std::int32_t>(first - levels.begin());
    side.levels.assign(first, first + static_cast<std::ptrdiff_t>(kGridLevels));
    return side;
}

/// A layout with the levels of both sides and no cells.
Layout sidesOf(const relative::RatioTable& table, const GridChoice& choice) {
    Layout layout{sideOf(table, choice.rowFactor, choice), sideOf(table, choice.columnFactor, choice), {}, true};
    if (layout.rows.factor == kNone) {
        layout.rows.levels.clear();
    }
    return layout;
}

void setSides(const Layout& layout, std::size_t row, std::size_t column, std::vector<std::string>& values) {
    values[layout.rows.factor] = layout.rows.levels[row];
    if (layout.columns.factor != kNone) {
        values[layout.columns.factor] = layout.columns.levels[column];
    }
}

/// The levels at which a grid is held: the asked levels of the factors that are not its sides.
class Held {
public:
    Held(const RelativeParts& parts, const Layout& layout, const GridChoice& choice) {
        for (std::size_t factor = 0; factor < choice.asked.size() && !choice.averaged; ++factor) {
            if (factor != layout.rows.factor && factor != layout.columns.factor) {
                const auto place = parts.levelPlace(factor, choice.asked[factor]);
                m_held.emplace_back(&parts.levelPlaces(factor), place.value_or(-1));
            }
        }
    }
    [[nodiscard]] bool has(std::size_t row) const {
        return std::all_of(m_held.begin(), m_held.end(),
                           [row](const auto& held) { return (*held.first)[row] == held.second; });
    }

private:
    std::vector<std::pair<const std::vector<std::int32_t>*, std::int32_t>> m_held;
};

Layout layOut(const RelativeParts& parts, const GridChoice& choice) {
    const relative::RelativeResult& result = parts.result();
    Layout layout = sidesOf(result.table, choice);
    for (std::size_t row = 0; row < layout.rows.levels.size(); ++row) {
        for (std::size_t column = 0; column < layout.columns.levels.size(); ++column) {
            Place place{choice.asked, {}, {}};
            setSides(layout, row, column, place.values);
            if (!choice.averaged) {
                place.leaves.push_back(parts.leafFor(place.values));
            }
            layout.places.push_back(std::move(place));
        }
    }
    const Held held(parts, layout, choice);
    std::size_t count = 0;
    for (std::size_t row = 0; row < result.table.rows.size() && !layout.places.empty(); ++row) {
        const std::size_t line = layout.rows.placeOf(parts, row);
        const std::size_t column = layout.columns.placeOf(parts, row);
        if (line < layout.rows.levels.size() && column < layout.columns.levels.size() && held.has(row)) {
            layout.places[line * layout.columns.levels.size() + column].rows.push_back(row);
            ++count;
        }
    }
    layout.lightsRows = count <= kGridRows;
    std::vector<int> seenAt(result.tree.nodes.size(), -1);
    for (std::size_t k = 0; k < layout.places.size(); ++k) {
        Place& place = layout.places[k];
        for (const int leaf : place.leaves) {
            seenAt[static_cast<std::size_t>(leaf)] = static_cast<int>(k);
        }
        for (const std::size_t row : place.rows) {
            const int leaf = result.tree.leafOf[row];
            if (std::exchange(seenAt[static_cast<std::size_t>(leaf)], static_cast<int>(k)) != static_cast<int>(k)) {
                place.leaves.push_back(leaf);
            }
        }
        std::sort(place.leaves.begin(), place.leaves.end());
    }
    return layout;
}

bool apart(const Place& a, const Place& b) {
    return std::none_of(a.leaves.begin(), a.leaves.end(),
                        [&b](int leaf) { return std::binary_search(b.leaves.begin(), b.leaves.end(), leaf); });
}

/// The lines between cells whose leaves differ, and the outline; adjacent pieces are joined.
std::vector<Cut> cutsOf(const Layout& layout) {
    std::vector<Cut> cuts;
    const auto rows = static_cast<int>(layout.rows.levels.size());
    const auto columns = static_cast<int>(layout.columns.levels.size());
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

/// The results of a cell that the source marks as invalid; for a mean over other factors, those at any of their levels.
std::vector<data::InvalidResult> invalidAt(const RelativeParts& parts, const Layout& layout, const GridChoice& choice,
                                           const Place& place) {
    std::vector<data::InvalidResult> results;
    for (const data::InvalidResult& result : parts.result().table.account.invalid) {
        bool here = true;
        for (std::size_t factor = 0; factor < result.labels.size() && here; ++factor) {
            const bool side = factor == layout.rows.factor || factor == layout.columns.factor;
            here = (choice.averaged && !side) || result.labels[factor] == place.values[factor];
        }
        if (here) {
            results.push_back(result);
        }
    }
    return results;
}

QString missingText(const RelativeParts& parts, const Place& place, bool averaged) {
    const std::string label = relative::cellName(place.values);
    if (!averaged && parts.onlyFrom(label)) {
        return Words::tr("%1: measured only on the reference").arg(parts.cellName(place.values));
    }
    if (!averaged && parts.onlyTo(label)) {
        return Words::tr("%1: measured only on the compared series").arg(parts.cellName(place.values));
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

Link linkOf(const RelativeParts& parts, const Place& place, int index, bool lightsRows) {
    Link link;
    if (place.rows.size() == 1) {
        link = parts.rowLink(place.rows.front());
    } else if (place.rows.empty() && place.leaves.size() == 1) {
        link = parts.leafOnlyLink(place.leaves.front());
    } else {
        if (lightsRows) {
            for (const std::size_t row : place.rows) {
                link.is.push_back(Target::row(static_cast<int>(row)));
            }
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

Cell cellOf(const RelativeParts& parts, const Layout& layout, const GridChoice& choice, std::size_t row,
            std::size_t column) {
    const relative::RelativeResult& result = parts.result();
    const Place& place = layout.at(row, column);
    Cell cell;
    cell.link = linkOf(parts, place, static_cast<int>(row * layout.columns.levels.size() + column), layout.lightsRows);
    if (place.leaves.size() == 1 && result.rules.size() <= kLettered) {
        const bool first = (row == 0 || apart(layout.at(row - 1, column), place)) &&
                           (column == 0 || apart(layout.at(row, column - 1), place));
        cell.tag = first ? parts.letter(place.leaves.front()) : QString();
    }
    const auto invalid = invalidAt(parts, layout, choice, place);
    if (place.rows.empty()) {
        cell.tooltip = missingText(parts, place, choice.averaged);
        cell.text = invalid.empty() ? QString() : invalidHead();
        markInvalid(cell, invalid);
        return cell;
    }
    cell.value = meanRatio(result.table, place.rows);
    cell.text = ratioText(*cell.value);
    if (place.rows.size() == 1) {
        const relative::RatioRow& measured = result.table.rows[place.rows.front()];
        const bool parity = !measured.differsFromParity().value_or(true);
        cell.text = (parity ? QStringLiteral("≈") : QString()) + cell.text;
        cell.tooltip = Words::tr("%1\n%2 ÷ %3 = %4×")
                           .arg(parts.cellName(measured.labels), valueText(measured.to), valueText(measured.from),
                                ratioText(measured.ratio));
        if (measured.interval) {
            cell.tooltip += u'\n' + Words::tr("95 % interval %1 … %2×, %3, from %4 and %5 repeats")
                                        .arg(ratioText(measured.interval->low), ratioText(measured.interval->high),
                                             ratioIntervalWord(result.options.intervals),
                                             QString::number(measured.fromCount), QString::number(measured.toCount));
            cell.tooltip += parity ? u'\n' + Words::tr("not distinguishable from 1×") : QString();
            const bool few = result.options.intervals == stats::IntervalMethod::bootstrap &&
                             std::min(measured.fromCount, measured.toCount) < stats::kEnoughToDraw;
            cell.tooltip += few ? u'\n' + fewDrawnSentence() : QString();
        } else if (relative::mediansWithoutInterval(result)) {
            cell.tooltip +=
                u'\n' + Words::tr("Ratios of medians have no interval by formula, only a bootstrap interval.");
        }
    } else {
        cell.tooltip = Words::tr("Mean ratio of %1: %2×").arg(cellsText(place.rows.size()), cell.text);
    }
    markInvalid(cell, invalid);
    return cell;
}

/// The headings of one side. Each stands for the rows of its cells, or for the cells themselves if there are too many
/// rows.
std::vector<Heading> headings(const Layout& layout, bool ofRows) {
    std::vector<Heading> result;
    const std::vector<std::string>& levels = (ofRows ? layout.rows : layout.columns).levels;
    const std::size_t across = (ofRows ? layout.columns : layout.rows).levels.size();
    for (std::size_t i = 0; i < levels.size(); ++i) {
        Heading heading;
        heading.label = printedLevel(levels[i]);
        Targets& cells = heading.link.is;
        for (std::size_t j = 0; j < across; ++j) {
            const Place& place = ofRows ? layout.at(i, j) : layout.at(j, i);
            if (!layout.lightsRows) {
                cells.push_back(Target::point(static_cast<int>(&place - layout.places.data())));
                continue;
            }
            for (const std::size_t row : place.rows) {
                cells.push_back(Target::row(static_cast<int>(row)));
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
    const std::size_t sides = layout.columns.factor == kNone ? 1 : 2;
    const auto others = static_cast<int>(result.table.factors.size() - sides);
    QString text = choice.averaged && others > 0
                       ? Words::tr("Mean ratio over the other factors; heavy lines are splits.")
                       : Words::tr("Ratio in each cell; heavy lines are the splits.");
    if (std::any_of(result.table.rows.begin(), result.table.rows.end(),
                    [](const relative::RatioRow& row) { return !row.differsFromParity().value_or(true); })) {
        text += betweenSentences() + Words::tr("≈: the repeats cannot distinguish it from 1×.");
    }
    if (!choice.averaged && others > 0) {
        text += betweenSentences() +
                Words::tr("%n other factors are held at the levels of the selected cell.", nullptr, others);
    }
    for (const std::size_t factor : {layout.rows.factor, layout.columns.factor}) {
        if (factor != kNone && result.table.levels[factor].size() > kGridLevels) {
            text += betweenSentences() + Words::tr("%1 has %n levels; only those near the selected one are shown.",
                                                   nullptr, counted(result.table.levels[factor].size()))
                                             .arg(factorTitle(result.table.factors, result.table.factors[factor]));
        }
    }
    if (missing > 0) {
        text += betweenSentences() + Words::tr("Empty: not measured (%1 of %2).")
                                         .arg(QString::number(missing), QString::number(layout.places.size()));
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

MatrixSpec factorGrid(const RelativeParts& parts, const GridChoice& choice) {
    const relative::RelativeResult& result = parts.result();
    const Layout layout = layOut(parts, choice);
    MatrixSpec spec;
    spec.title = Words::tr("Factor grid with the splits of the tree");
    if (layout.places.empty()) {
        return spec;
    }
    spec.subtitle = subtitleOf(result, layout, choice);
    spec.rowTitle = factorTitle(result.table.factors, choice.rowFactor);
    spec.columnTitle =
        layout.columns.factor == kNone ? QString() : factorTitle(result.table.factors, choice.columnFactor);
    spec.rows = headings(layout, true);
    spec.columns = headings(layout, false);
    if (layout.columns.factor == kNone) {
        spec.columns.front().label = Words::tr("ratio");
    }
    for (std::size_t row = 0; row < layout.rows.levels.size(); ++row) {
        for (std::size_t column = 0; column < layout.columns.levels.size(); ++column) {
            spec.cells.push_back(cellOf(parts, layout, choice, row, column));
        }
    }
    spec.cuts = cutsOf(layout);
    spec.palette = Palette::divergingLog2;
    const RatioScale& scale = parts.scale();
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
    const std::size_t columns = layout.columns.levels.size();
    if (place >= 0 && columns > 0 && index < layout.rows.levels.size() * columns) {
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
    return place(layout.rows.levels, layout.rows.factor) * static_cast<int>(layout.columns.levels.size()) +
           place(layout.columns.levels, layout.columns.factor);
}

}  // namespace greyscope::widgets
