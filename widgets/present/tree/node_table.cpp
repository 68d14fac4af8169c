#include "widgets/present/tree/node_table.h"

#include <utility>

#include "core/base/text.h"
#include "core/cart/rules.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

bool isCategorical(const cart::Tree& tree, const cart::Node& node) {
    return !tree.featureLevels[static_cast<std::size_t>(node.feature)].empty();
}

/// The condition that leads from a node to one of its children.
QString conditionText(const cart::Tree& tree, const cart::Node& node, bool left) {
    constexpr std::size_t kShown = 4;
    const auto feature = static_cast<std::size_t>(node.feature);
    const QString name = visibleText(tree.featureNames[feature]);
    if (isCategorical(tree, node)) {
        const std::string levels = cart::levelsText(tree, feature, node.leftLevels, kShown);
        return name + (left ? QStringLiteral(" in {") : QStringLiteral(" not in {")) + visibleText(levels) +
               QLatin1Char('}');
    }
    return name + (left ? QStringLiteral(" <= ") : QStringLiteral(" > ")) + QString::number(node.threshold, 'g', 6);
}

/// "all rows" for the root, else the indented condition.
QString labelOf(const cart::Tree& tree, std::size_t index) {
    const cart::Node& node = tree.nodes[index];
    if (node.parent < 0) {
        return Words::tr("all rows");
    }
    const cart::Node& parent = tree.nodes[static_cast<std::size_t>(node.parent)];
    return QString(2 * node.depth, QLatin1Char(' ')) +
           conditionText(tree, parent, parent.left == static_cast<int>(index));
}

}  // namespace

Table treeNodes(const cart::Tree& tree) {
    Table table{"nodes", Words::tr("Nodes of the tree")};
    table.columns = {{.heading = Words::tr("node"), .isText = true, .in = kTerminal},
                     {.key = "id", .in = kData},
                     {.key = "feature", .isText = true, .in = kData},
                     {.key = "threshold", .in = kData},
                     {.key = "levels", .isText = true, .in = kData},
                     {.key = "levels_right", .isText = true, .in = kData},
                     {.key = "left", .in = kData},
                     {.key = "right", .in = kData},
                     {.key = "n", .heading = Words::tr("rows")},
                     {.key = "value", .heading = Words::tr("value")},
                     {.key = "sse", .heading = Words::tr("sum of squares")}};
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
        const cart::Node& node = tree.nodes[i];
        std::vector<TableCell> row(8);
        row[0] = TableCell(labelOf(tree, i).toStdString());
        row[1] = i;
        if (!node.isLeaf()) {
            const auto feature = static_cast<std::size_t>(node.feature);
            row[2] = tree.featureNames[feature];
            if (isCategorical(tree, node)) {
                row[node.leftLevels.allBut() ? 5 : 4] =
                    base::joined(cart::levelNames(tree, feature, node.leftLevels.listed()), ", ");
            } else {
                row[3] = node.threshold;
            }
            row[6] = node.left;
            row[7] = node.right;
        }
        row.insert(row.end(), {node.n, node.value, cart::inSquaresOfResponse(tree, node.sse)});
        table.rows.push_back(std::move(row));
    }
    return table;
}

std::vector<std::size_t> outlineOrder(const cart::Tree& tree) {
    std::vector<std::size_t> order;
    std::vector<std::size_t> open{0};
    while (!open.empty()) {
        order.push_back(open.back());
        const cart::Node& node = tree.nodes[open.back()];
        open.pop_back();
        if (!node.isLeaf()) {
            open.push_back(static_cast<std::size_t>(node.right));
            open.push_back(static_cast<std::size_t>(node.left));
        }
    }
    return order;
}

}  // namespace greyscope::widgets
