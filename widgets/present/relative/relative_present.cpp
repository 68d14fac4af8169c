#include "widgets/present/relative/relative_present.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <tuple>
#include <unordered_map>

#include "widgets/present/relative/relative_parts.h"
#include "widgets/present/relative/relative_summary.h"
#include "widgets/present/spec/invalid_marks.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

const QString kTimesSign = QStringLiteral("×");
/// The largest number of dots in the strip of a leaf; more would overlap.
constexpr std::size_t kLeafDots = 1000;

QString dotText(const relative::RatioRow& row, const RelativeParts& parts) {
    const bool parity = !row.differsFromParity().value_or(true);
    return Words::tr("%1\n%2 ÷ %3 = %4×")
               .arg(parts.cellName(row.labels), valueText(row.to), valueText(row.from), ratioText(row.ratio)) +
           (parity ? u'\n' + Words::tr("not distinguishable from 1×") : QString());
}

/// Fills the specification of a tree, node by node from the top.
class TreeMaker {
public:
    TreeMaker(const RelativeParts& parts, TreeSpec& spec) : m_result(parts.result()), m_parts(parts), m_spec(spec) {
        for (const cart::LeafRule& rule : m_result.rules) {
            m_rules.emplace(rule.leaf, &rule);
        }
        for (const data::InvalidResult& invalid : m_result.table.account.invalid) {
            m_invalid[m_parts.leafFor(invalid.labels)].push_back(invalid);
        }
    }

    void make() {
        if (!m_result.tree.nodes.empty()) {
            add(0, -1, 0);
        }
    }

private:
    /// Adds a node and its subtree; returns the node's index in the specification.
    int add(int id, int parent, int depth) {
        const cart::Node& node = m_result.tree.nodes[static_cast<std::size_t>(id)];
        const auto place = m_spec.nodes.size();
        m_spec.nodes.push_back(common(id, node, parent, depth));
        m_spec.depth = std::max(m_spec.depth, depth);
        if (node.isLeaf()) {
            fillLeaf(m_spec.nodes[place], id, node);
            m_spec.nodes[place].position = m_spec.leafCount++ + 0.5;
        } else {
            const int self = static_cast<int>(place);
            const int left = add(node.left, self, depth + 1);
            const int right = add(node.right, self, depth + 1);
            m_spec.nodes[place].position = 0.5 * (m_spec.nodes[static_cast<std::size_t>(left)].position +
                                                  m_spec.nodes[static_cast<std::size_t>(right)].position);
            fillInner(m_spec.nodes[place], node);
        }
        return static_cast<int>(place);
    }

    [[nodiscard]] TreeNode common(int id, const cart::Node& node, int parent, int depth) const {
        TreeNode out;
        out.id = id;
        out.parent = parent;
        out.depth = depth;
        out.leaf = node.isLeaf();
        out.edge = m_parts.edge(id);
        out.value = node.value;
        out.n = node.n;
        out.valueText = ratioText(node.value) + kTimesSign;
        out.nText = QString::number(node.n);
        out.spread = cart::deviation(m_result.tree, node);
        out.spreadText = ratioText(out.spread);
        out.link = m_parts.nodeLink(id);
        return out;
    }

    void fillInner(TreeNode& out, const cart::Node& node) const {
        const std::string& name = m_result.tree.featureNames[static_cast<std::size_t>(node.feature)];
        out.title = factorTitle(m_result.table.factors, name);
        out.detail = Words::tr("n %1, %2").arg(out.nText, out.valueText);
        out.tooltip = Words::tr("%1\n%2 cells, mean %3, sd %4", nullptr, counted(node.n))
                          .arg(out.title, out.nText, out.valueText, out.spreadText);
    }

    void fillLeaf(TreeNode& out, int id, const cart::Node& node) const {
        out.title = m_parts.letter(id);
        out.few = node.n < kFewRows;
        const auto rows = m_parts.rowsUnder(id);
        const std::size_t step = (rows.size() + kLeafDots - 1) / kLeafDots;
        for (std::size_t k = 0; k < rows.size(); k += step) {
            const std::size_t row = rows[k];
            const relative::RatioRow& measured = m_result.table.rows[row];
            out.dots.push_back(measured.ratio);
            out.dotLinks.push_back(m_parts.rowLink(row));
            out.dotTexts.push_back(dotText(measured, m_parts));
        }
        if (const auto rule = m_rules.find(id); rule != m_rules.end()) {
            out.tooltip =
                Words::tr("%1: %2\n%3 cells, mean %4, sd %5", nullptr, counted(node.n))
                    .arg(out.title, m_parts.condition(*rule->second), out.nText, out.valueText, out.spreadText);
        }
        if (const auto invalid = m_invalid.find(id); invalid != m_invalid.end()) {
            markInvalid(out, invalid->second, false);
        }
    }

    const relative::RelativeResult& m_result;
    const RelativeParts& m_parts;
    std::unordered_map<int, const cart::LeafRule*> m_rules;
    std::unordered_map<int, std::vector<data::InvalidResult>> m_invalid;  ///< key: the leaf
    TreeSpec& m_spec;
};

/// The ends of the strips: they contain all ratios and parity, with a margin.
std::pair<double, double> stripRange(const relative::RelativeResult& result) {
    double low = 0.0, high = 0.0;
    for (const relative::RatioRow& row : result.table.rows) {
        if (row.ratio > 0.0) {
            low = std::min(low, std::log2(row.ratio));
            high = std::max(high, std::log2(row.ratio));
        }
    }
    const double margin = std::max(0.01, 0.07 * (high - low));
    return {std::exp2(low - margin), std::exp2(high + margin)};
}

Curve sizeCurve(const relative::RelativeResult& result, bool validated) {
    Curve curve;
    curve.name = validated ? Words::tr("left out") : Words::tr("training");
    curve.ink = {Tone::series, validated ? 0 : 1};
    curve.marker = validated ? Marker::circle : Marker::square;
    for (const relative::SizeError& size : result.sizes) {
        const double error = validated ? size.validated : size.training;
        curve.x.push_back(static_cast<double>(size.leaves));
        curve.y.push_back(error);
        if (validated) {
            curve.low.push_back(error - size.standardError);
            curve.high.push_back(error + size.standardError);
        }
        QString text = leavesText(size.leaves) + u'\n' + curve.name + u' ' + percentText(error);
        if (validated) {
            text += QStringLiteral(" ± ") + percentText(size.standardError);
        }
        curve.pointTexts.push_back(text);
    }
    curve.endValue = NumberFormat{1, true, QStringLiteral(" %")};
    return curve;
}

Curve parityCurve(double error, double last) {
    Curve curve;
    curve.name = Words::tr("parity");
    curve.ink = {Tone::parity, 0};
    curve.marker = Marker::none;
    curve.dash = Dash::dashed;
    curve.x = {1.0, last};
    curve.y = {error, error};
    curve.endValue = NumberFormat{1, true, QStringLiteral(" %")};
    return curve;
}

/// Adds a ring and a handle at the current number of leaves, if the curve has that point.
void markShown(PlotSpec& spec, const relative::RelativeResult& result) {
    const std::size_t shown = result.tree.leafCount();
    const auto size = std::find_if(result.sizes.begin(), result.sizes.end(),
                                   [shown](const relative::SizeError& entry) { return entry.leaves == shown; });
    if (size == result.sizes.end()) {
        spec.topNote = Words::tr("shown: %n leaves, left-out error %1", nullptr, counted(shown))
                           .arg(percentText(result.validation.are));
        return;
    }
    GuideLine guide;
    guide.at = static_cast<double>(shown);
    guide.label = Words::tr("shown: %1").arg(shown);
    guide.handle = true;
    spec.guides.push_back(guide);
    spec.curves.push_back(ringAt(guide.at, size->validated));
}

}  // namespace

std::pair<QString, QString> shortNames(const QString& from, const QString& to) {
    constexpr int kLong = 16;
    const auto separates = [](QChar c) { return c == u'/' || c == u'-' || c == u'_' || c == u' '; };
    int same = 0;
    for (int i = 0; i < std::min(from.size(), to.size()) && from[i] == to[i]; ++i) {
        same = separates(from[i]) ? i + 1 : same;
    }
    if (std::max(from.size(), to.size()) <= kLong || same < 4) {
        return {from, to};
    }
    return {u'…' + from.mid(same), u'…' + to.mid(same)};
}

TreeSpec relativeTree(const RelativeParts& parts, const RelativeNames& names) {
    const relative::RelativeResult& result = parts.result();
    TreeSpec spec;
    TreeMaker(parts, spec).make();
    const auto title = [&](const QString& from, const QString& to) {
        return Words::tr("%1 ratio %2 → %3 by %4").arg(names.metric, from, to, factorList(result.tree.featureNames));
    };
    spec.title = title(names.wholeFrom, names.wholeTo);
    spec.shortTitle = title(names.from, names.to);
    spec.subtitle = Words::tr("Regression tree over %1. Dots: measured ratios; bar: leaf mean; heavy line: parity.")
                        .arg(cellsText(result.table.rows.size()));
    if (std::any_of(spec.nodes.begin(), spec.nodes.end(),
                    [](const TreeNode& node) { return node.leaf && node.n > kLeafDots; })) {
        spec.subtitle += betweenSentences() + Words::tr("At most %1 dots per leaf, evenly sampled.").arg(kLeafDots);
    }
    if (spec.leafCount == 1) {
        spec.subtitle += betweenSentences() + Words::tr("No further split is possible within these limits.");
    }
    if (std::any_of(spec.nodes.begin(), spec.nodes.end(), [](const TreeNode& node) { return node.few; })) {
        spec.subtitle += betweenSentences() + Words::tr("Bold n: fewer than three cells.");
    }
    spec.stripTitle = Words::tr("Ratio in each cell of the leaf");
    std::tie(spec.low, spec.high) = stripRange(result);
    spec.colourRatio = parts.scale().end;
    spec.suffix = kTimesSign;
    return spec;
}

PlotSpec splittingCurve(const relative::RelativeResult& result) {
    PlotSpec spec;
    spec.title = Words::tr("Does splitting help?");
    spec.subtitle = Words::tr("Mean relative error, %1, ±1 SE.").arg(protocolText(result.options));
    spec.x.label = Words::tr("leaves");
    spec.y.label = Words::tr("Mean relative error");
    for (const relative::SizeError& size : result.sizes) {
        spec.x.ticks.push_back({static_cast<double>(size.leaves), QString::number(size.leaves)});
    }
    spec.y.suffix = QStringLiteral(" %");
    if (result.sizes.empty()) {
        return spec;
    }
    const double last = static_cast<double>(result.sizes.back().leaves);
    spec.x.range = std::make_pair(0.5, last + 0.5);
    spec.curves.push_back(sizeCurve(result, true));
    spec.curves.push_back(sizeCurve(result, false));
    if (const auto* parity = baselineOf(result, "parity")) {
        spec.curves.push_back(parityCurve(parity->are, last));
    }
    markShown(spec, result);
    if (const auto* least = lowestSize(result)) {
        spec.subtitle +=
            betweenSentences() +
            Words::tr("Lowest left-out error: %1, %2.").arg(leavesText(least->leaves), percentText(least->validated));
    }
    return spec;
}

}  // namespace greyscope::widgets
