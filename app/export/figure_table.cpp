#include "app/export/figure_table.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

#include "core/base/error.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

namespace {

using widgets::Words;

constexpr int kMostDigits = 17;
constexpr int kUsualDigits = 4;

PrintedCell words(const QString& text, bool strong = false) {
    return {text, std::nullopt, strong};
}

PrintedCell number(const std::optional<double>& value, const QString& text = {}) {
    return {text, value, false};
}

struct TableMaker {
    FigureTable operator()(const widgets::MatrixSpec& spec) const {
        FigureTable table;
        table.heads.push_back(spec.rowTitle);
        if (std::any_of(spec.columns.begin(), spec.columns.end(),
                        [](const auto& each) { return !each.group.isEmpty(); })) {
            table.spans.push_back({});
        }
        for (const widgets::Heading& column : spec.columns) {
            table.heads.push_back(column.label);
            if (table.spans.empty()) {
                continue;
            }
            if (table.spans.size() > 1 && table.spans.back().text == column.group) {
                ++table.spans.back().columns;
            } else {
                table.spans.push_back({column.group});
            }
        }
        for (std::size_t row = 0; row < spec.rows.size(); ++row) {
            const widgets::Heading& head = spec.rows[row];
            table.rows.push_back(
                {words(head.group.isEmpty() ? head.label : head.group + QLatin1Char(' ') + head.label)});
            for (std::size_t column = 0; column < spec.columns.size(); ++column) {
                const widgets::Cell& cell = spec.cell(row, column);
                table.rows.back().push_back({cell.text, cell.shownNumber(), cell.strong});
            }
        }
        return table;
    }

    FigureTable operator()(const widgets::OverviewSpec& spec) const {
        FigureTable table{{}, {QString()}, {}};
        const auto columns = static_cast<int>(spec.columnCount());
        for (int column = 0; column < columns; ++column) {
            table.heads.push_back(spec.columnName(column));
        }
        for (int row = 0; row < static_cast<int>(spec.rowCount()); ++row) {
            table.rows.push_back({words(spec.item(row).name)});
            for (int column = 0; column < columns; ++column) {
                const double value = spec.value(row, column);
                table.rows.back().push_back(
                    number(std::isfinite(value) ? std::optional(value) : std::nullopt, spec.text(row, column)));
            }
        }
        return table;
    }

    FigureTable operator()(const widgets::RankingSpec& spec) const {
        const bool whiskers = std::any_of(spec.bars.begin(), spec.bars.end(), [](const auto& bar) { return bar.low; });
        FigureTable table{{}, {Words::tr("rank"), Words::tr("name"), spec.valueTitle}, {}};
        if (whiskers) {
            table.heads.insert(table.heads.end(), {Words::tr("low"), Words::tr("high")});
        }
        if (!spec.secondTitle.isEmpty()) {
            table.heads.push_back(spec.secondTitle);
        }
        if (!spec.noteTitle.isEmpty()) {
            table.heads.push_back(spec.noteTitle);
        }
        for (const widgets::Bar& bar : spec.bars) {
            table.rows.push_back({words(bar.folded > 0           ? QString()
                                        : bar.signWord.isEmpty() ? QString::number(bar.rank)
                                                                 : bar.signWord),
                                  words(bar.name), bar.folded > 0 ? PrintedCell() : number(bar.value, bar.text)});
            if (whiskers) {
                table.rows.back().push_back(number(bar.low));
                table.rows.back().push_back(number(bar.high));
            }
            if (!spec.secondTitle.isEmpty()) {
                table.rows.back().push_back(number(bar.second, bar.secondText));
            }
            if (!spec.noteTitle.isEmpty()) {
                table.rows.back().push_back(number(bar.noteNumber, bar.note));
            }
        }
        return table;
    }

    /// Returns the rules: the path to each leaf, and its prediction.
    FigureTable operator()(const widgets::TreeSpec& spec) const {
        FigureTable table{
            {}, {Words::tr("leaf"), Words::tr("rule"), Words::tr("mean"), Words::tr("n"), Words::tr("sd")}, {}};
        for (const widgets::TreeNode& leaf : spec.nodes) {
            if (!leaf.leaf) {
                continue;
            }
            QStringList rule;
            const widgets::TreeNode* node = &leaf;
            while (node->parent >= 0) {
                const widgets::TreeNode& parent = spec.nodes[static_cast<std::size_t>(node->parent)];
                rule.prepend(parent.title + QLatin1Char(' ') + node->edge);
                node = &parent;
            }
            table.rows.push_back({words(leaf.title), words(widgets::listed(rule)), number(leaf.value, leaf.valueText),
                                  number(static_cast<double>(leaf.n), leaf.nText),
                                  number(leaf.spread, leaf.spreadText)});
        }
        return table;
    }

    FigureTable operator()(const widgets::GraphSpec& spec) const {
        FigureTable table{{}, {Words::tr("from"), Words::tr("to"), spec.valueTitle, spec.errorTitle}, {}};
        for (const widgets::GraphEdge& edge : spec.edges) {
            table.rows.push_back({words(spec.nodes[static_cast<std::size_t>(edge.from)].title),
                                  words(spec.nodes[static_cast<std::size_t>(edge.to)].title),
                                  number(edge.value, edge.text), number(edge.error, edge.errorText)});
        }
        return table;
    }

    /// The numbers of a sheet are in its panels.
    FigureTable operator()(const widgets::SheetSpec& /*spec*/) const { return {}; }

    FigureTable operator()(const widgets::DotStripSpec& spec) const {
        FigureTable table{{}, {spec.nameTitle}, {}};
        table.heads.insert(table.heads.end(), spec.columns.begin(), spec.columns.end());
        table.heads.insert(table.heads.end(), {spec.meanTitle, spec.mostTitle});
        for (const widgets::StripRow& row : spec.rows) {
            table.rows.push_back({words(row.name, row.heavy)});
            for (std::size_t column = 0; column < spec.columns.size(); ++column) {
                table.rows.back().push_back(column < row.numbers.size() ? number(row.numbers[column], row.texts[column])
                                                                        : words(row.texts[column]));
            }
            table.rows.back().push_back(number(row.mean, row.meanText));
            table.rows.back().push_back(number(row.most, row.mostText));
        }
        return table;
    }

    FigureTable operator()(const auto& spec) const { return whole(specTable(spec)); }

private:
    /// Returns what Copy gives.
    static FigureTable whole(const widgets::SpecTable& contents) {
        FigureTable table{{}, contents.heads, {}};
        for (const std::vector<widgets::SpecCell>& row : contents.rows) {
            table.rows.emplace_back();
            for (const widgets::SpecCell& cell : row) {
                const bool first = table.rows.back().empty();  // places are written out
                table.rows.back().push_back(first ? words(widgets::writtenCell(cell)) : number(cell.number, cell.text));
            }
        }
        return table;
    }
};

}  // namespace

FigureTable tableOf(const widgets::FigureSpec& figure) {
    return std::visit(TableMaker(), figure);
}

/// Digits before the decimal point all stay.
std::vector<QString> wholeHeads(const FigureTable& table) {
    std::vector<QString> heads = table.heads;
    std::size_t column = 0;
    for (const TableSpan& span : table.spans) {
        for (std::size_t i = 0; i < span.columns && column < heads.size(); ++i, ++column) {
            heads[column] = (span.text + QLatin1Char(' ') + heads[column]).trimmed();
        }
    }
    return heads;
}

QString cellText(const PrintedCell& cell, std::optional<int> digits) {
    if (!cell.number || (!digits && !cell.text.isEmpty())) {
        return cell.text;
    }
    const int wanted = digits.value_or(kUsualDigits);
    if (wanted >= kMostDigits) {
        return QString::fromStdString(base::toText(*cell.number));
    }
    const double size = std::abs(*cell.number);
    const int whole = size > 0.0 ? static_cast<int>(std::floor(std::log10(size))) + 1 : 1;
    const bool plain = size == 0.0 || (whole > -4 && whole < 7);
    if (!digits || !plain || *cell.number == std::trunc(*cell.number)) {
        return widgets::significantText(*cell.number, std::max(wanted, whole));
    }
    return widgets::fixedText(*cell.number, std::max(0, wanted - whole));  // aligned at the decimal point
}

}  // namespace greyscope::app
