#include "widgets/present/tree/column_tree_present.h"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <span>

#include "widgets/present/relative/relative_parts.h"
#include "widgets/present/relative/relative_summary.h"
#include "widgets/present/spec/invalid_marks.h"
#include "widgets/present/tree/tree_rows.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/noise_text.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

constexpr std::size_t kMostDots = 1000;  // more dots in one strip overlap

/// Fills the specification of a tree, node by node from the top.
class Maker {
public:
    Maker(const relative::ColumnTree& result, TreeSpec& spec)
        : m_result(result), m_tree(result.tree), m_rows(result.tree), m_spec(spec) {
        for (const cart::Feature& feature : result.sample.features) {
            m_values.push_back(distinctValues(feature));
        }
        for (const data::InvalidResult& invalid : result.account.invalid) {
            m_invalid[m_tree.leafFor(cart::valuesOf(result.sample.features, result.options.factors, invalid.labels))]
                .push_back(invalid);
        }
        add(0, -1, 0, {});
    }

private:
    /// Adds a node and its subtree; returns the node's index in the specification. `way` are the conditions that lead
    /// to the node.
    int add(int id, int parent, int depth, const QStringList& way) {
        const cart::Node& node = m_tree.nodes[treePlace(id)];
        const auto place = m_spec.nodes.size();
        m_spec.nodes.push_back(common(id, parent, depth));
        m_spec.depth = std::max(m_spec.depth, depth);
        if (node.isLeaf()) {
            fillLeaf(m_spec.nodes[place], id, way);
            return static_cast<int>(place);
        }
        const QString title = factorTitle(m_tree.featureNames, m_tree.featureNames[treePlace(node.feature)]);
        std::vector<double> positions;
        for (const int child : {node.left, node.right}) {
            const int added =
                add(child, static_cast<int>(place), depth + 1, way + QStringList{title + u' ' + edge(child)});
            positions.push_back(m_spec.nodes[treePlace(added)].position);
        }
        TreeNode& out = m_spec.nodes[place];
        out.position = 0.5 * (positions.front() + positions.back());
        out.title = title;
        out.detail = Words::tr("n %1, %2").arg(out.nText, out.valueText);
        out.tooltip = Words::tr("%1\n%2 rows, mean %3, sd %4", nullptr, counted(node.n))
                          .arg(title, out.nText, out.valueText, out.spreadText);
        return static_cast<int>(place);
    }

    [[nodiscard]] QString edge(int id) const {
        const cart::Node& split = m_tree.nodes[treePlace(m_tree.nodes[treePlace(id)].parent)];
        std::set<std::int32_t> levels;
        const cart::Feature& feature = m_result.sample.features[treePlace(split.feature)];
        for (const std::size_t row : feature.isCategorical() ? m_rows.under(id) : std::span<const std::size_t>()) {
            if (!std::isnan(feature.values[row])) {
                levels.insert(static_cast<std::int32_t>(feature.values[row]));
            }
        }
        return splitText(m_tree, id, m_values[treePlace(split.feature)], levels);
    }

    [[nodiscard]] TreeNode common(int id, int parent, int depth) const {
        const cart::Node& node = m_tree.nodes[treePlace(id)];
        TreeNode out;
        out.id = id;
        out.parent = parent;
        out.depth = depth;
        out.leaf = node.isLeaf();
        out.edge = parent < 0 ? QString() : edge(id);
        out.value = node.value;
        out.n = node.n;
        out.valueText = valueText(node.value);
        out.nText = QString::number(node.n);
        out.spread = cart::deviation(m_tree, node);
        out.spreadText = valueText(out.spread);
        out.link.is = {Target::node(id)};
        for (const int step : m_tree.pathTo(id)) {
            out.link.lights.push_back(Target::node(step));
        }
        return out;
    }

    void fillLeaf(TreeNode& out, int id, const QStringList& way) {
        out.position = m_spec.leafCount + 0.5;
        out.title = leafLetter(treePlace(m_spec.leafCount++));
        out.few = out.n < kFewRows;
        const auto rows = m_rows.under(id);
        const std::size_t step = (rows.size() + kMostDots - 1) / kMostDots;
        for (std::size_t k = 0; k < rows.size(); k += step) {
            out.dots.push_back(m_result.sample.response[rows[k]]);
        }
        out.tooltip = Words::tr("%1: %2\n%3 rows, mean %4, sd %5", nullptr, counted(out.n))
                          .arg(out.title, way.isEmpty() ? Words::tr("every row") : listed(way), out.nText,
                               out.valueText, out.spreadText);
        if (const auto invalid = m_invalid.find(id); invalid != m_invalid.end()) {
            markInvalid(out, invalid->second, true);
        }
    }

    const relative::ColumnTree& m_result;
    const cart::Tree& m_tree;
    TreeRows m_rows;
    std::vector<std::vector<double>> m_values;
    std::map<int, std::vector<data::InvalidResult>> m_invalid;  ///< key: the leaf
    TreeSpec& m_spec;
};

/// How far the tree was pruned, and by which rule.
QString pruningText(const relative::ColumnTree& result) {
    if (result.options.pruning == relative::Pruning::none) {
        return Words::tr("Not pruned.");
    }
    const QString alpha = result.alpha ? significantText(*result.alpha, 3) : QStringLiteral("–");
    return result.validation ? Words::tr("Pruned at α = %1, chosen by %n folds (one standard error).", nullptr,
                                         counted(result.options.crossValidation.folds))
                                   .arg(alpha)
                             : Words::tr("Pruned at α = %1.").arg(alpha);
}

}  // namespace

QString columnTreeNoise(const relative::ColumnTree& result) {
    if (result.cells() == result.sample.size()) {
        return {};
    }
    QStringList sentences{noiseSentence(result.noise)};
    if (!result.otherSettings.empty()) {
        sentences << Words::tr(
                         "Rows that are equal in every factor differ in %1, which the tree does not use: they are not "
                         "repeats of each other.")
                         .arg(factorList(result.otherSettings));
    }
    sentences << Words::tr(
                     "%1 of the squared error at the root lies between rows that are equal in every factor: no tree "
                     "with these factors can explain it.")
                     .arg(percentText(100.0 * result.withinCells));
    sentences.removeAll(QString());
    return sentences.join(betweenSentences());
}

TreeSpec columnTree(const relative::ColumnTree& result) {
    TreeSpec spec;
    const QString response = columnTitle(result.options.response);
    const QString unit = QString::fromStdString(result.unit);
    spec.title = Words::tr("%1 by %2").arg(response, factorList(result.tree.featureNames));
    spec.subtitle = Words::tr("Regression tree over %n rows. Dots: measured values; bar: leaf mean.", nullptr,
                              counted(result.sample.size())) +
                    betweenSentences() + pruningText(result);
    spec.stripTitle = unit.isEmpty() ? response : Words::tr("%1, %2").arg(response, visibleText(result.unit));
    spec.ratios = false;
    Maker(result, spec);
    if (std::any_of(spec.nodes.begin(), spec.nodes.end(),
                    [](const TreeNode& node) { return node.leaf && node.n > kMostDots; })) {
        spec.subtitle += betweenSentences() + Words::tr("At most %1 dots per leaf, evenly sampled.").arg(kMostDots);
    }
    if (spec.leafCount == 1) {
        spec.subtitle += betweenSentences() + Words::tr("No further split is possible within these limits.");
    }
    if (std::any_of(spec.nodes.begin(), spec.nodes.end(), [](const TreeNode& node) { return node.few; })) {
        spec.subtitle += betweenSentences() + Words::tr("Bold n: fewer than three rows.");
    }
    if (const QString noise = columnTreeNoise(result); !noise.isEmpty()) {
        spec.subtitle += betweenSentences() + noise;
    }
    const auto [least, most] = std::minmax_element(result.sample.response.begin(), result.sample.response.end());
    double low = *least;
    double high = *most;
    // invalid results are visible whatever the range of the other values
    for (const data::InvalidResult& invalid : result.account.invalid) {
        low = std::min(low, invalid.measured.value_or(low));
        high = std::max(high, invalid.measured.value_or(high));
    }
    const double margin = high > low ? 0.05 * (high - low) : std::max(1.0, std::abs(low) * 0.05);
    spec.low = low - margin;
    spec.high = high + margin;
    return spec;
}

}  // namespace greyscope::widgets
