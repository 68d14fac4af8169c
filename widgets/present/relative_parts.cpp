#include "widgets/present/relative_parts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "core/data/column_name.h"
#include "widgets/present/number_text.h"
#include "widgets/present/visible_text.h"

namespace greyscope::widgets {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(RelativePresent)
};

std::size_t at(int index) {
    return static_cast<std::size_t>(index);
}

QString number(double value) {
    return QLocale::c().toString(value, 'g', 12);
}

void collectLeaves(const cart::Tree& tree, int node, std::vector<int>& leaves) {
    const cart::Node& here = tree.nodes[at(node)];
    if (here.isLeaf()) {
        leaves.push_back(node);
        return;
    }
    collectLeaves(tree, here.left, leaves);
    collectLeaves(tree, here.right, leaves);
}

std::vector<double> distinct(std::vector<double> values) {
    std::erase_if(values, [](double value) { return std::isnan(value); });
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return values;
}

}  // namespace

RelativeParts::RelativeParts(const relative::RelativeResult& result)
    : m_result(result), m_rowsUnder(result.tree.nodes.size()) {
    const cart::Tree& tree = result.tree;
    if (!tree.nodes.empty()) {
        collectLeaves(tree, 0, m_leaves);
    }
    for (std::size_t row = 0; row < tree.leafOf.size(); ++row) {
        for (int node = tree.leafOf[row]; node >= 0; node = tree.nodes[at(node)].parent) {
            m_rowsUnder[at(node)].push_back(row);
        }
    }
    for (const cart::Feature& feature : result.table.sample.features) {
        m_featureValues.push_back(distinct(feature.values));
    }
}

QString RelativeParts::letter(int leaf) const {
    auto place = std::find(m_leaves.begin(), m_leaves.end(), leaf) - m_leaves.begin();
    QString text;
    for (++place; place > 0; place = (place - 1) / 26) {
        text.prepend(QChar(u'A' + static_cast<char16_t>((place - 1) % 26)));
    }
    return text;
}

const std::vector<std::size_t>& RelativeParts::rowsUnder(int node) const {
    return m_rowsUnder[at(node)];
}

Targets RelativeParts::pathTo(int node) const {
    Targets path;
    for (int step = node; step >= 0; step = m_result.tree.nodes[at(step)].parent) {
        path.push_back(Target::node(step));
    }
    return path;
}

Link RelativeParts::nodeLink(int node) const {
    Link link{{Target::node(node)}, {}};
    if (m_result.tree.nodes[at(node)].isLeaf()) {
        link.lights = pathTo(node);
    } else {
        std::vector<int> open{node};
        while (!open.empty()) {
            const int here = open.back();
            open.pop_back();
            link.lights.push_back(Target::node(here));
            const cart::Node& inner = m_result.tree.nodes[at(here)];
            if (!inner.isLeaf()) {
                open.insert(open.end(), {inner.left, inner.right});
            }
        }
    }
    for (const std::size_t row : rowsUnder(node)) {
        link.lights.push_back(Target::row(static_cast<int>(row)));
    }
    return link;
}

Link RelativeParts::rowLink(std::size_t row) const {
    const Target target = Target::row(static_cast<int>(row));
    Link link{{target}, {target}};
    const Targets path = pathTo(m_result.tree.leafOf[row]);
    link.lights.insert(link.lights.end(), path.begin(), path.end());
    return link;
}

Link RelativeParts::leafOnlyLink(int leaf) const {
    return {{}, pathTo(leaf)};
}

QString RelativeParts::levelNames(std::size_t feature, const std::set<std::int32_t>& levels) const {
    constexpr std::size_t kNamed = 3;
    QStringList names;
    for (const std::int32_t level : levels) {
        if (names.size() == static_cast<int>(kNamed) && levels.size() > kNamed + 1) {
            return names.join(QStringLiteral(", ")) + QStringLiteral(" +%1").arg(levels.size() - kNamed);
        }
        names << visibleText(m_result.tree.featureLevels[feature][static_cast<std::size_t>(level)]);
    }
    return names.join(QStringLiteral(", "));
}

QString RelativeParts::edge(int node) const {
    const int parent = m_result.tree.nodes[at(node)].parent;
    if (parent < 0) {
        return {};
    }
    const cart::Node& split = m_result.tree.nodes[at(parent)];
    const std::size_t feature = at(split.feature);
    const bool left = split.left == node;
    const std::vector<double>& values = m_featureValues[feature];
    if (m_result.table.sample.features[feature].isCategorical()) {
        std::set<std::int32_t> levels;
        for (const std::size_t row : rowsUnder(node)) {
            const double code = m_result.table.sample.features[feature].values[row];
            if (!std::isnan(code)) {
                levels.insert(static_cast<std::int32_t>(code));
            }
        }
        return levelNames(feature, levels);
    }
    if (values.size() == 2) {
        return QStringLiteral("= ") + number(left ? values.front() : values.back());
    }
    return (left ? QStringLiteral("≤ ") : QStringLiteral("> ")) + number(split.largestLeft);
}

QString RelativeParts::interval(const cart::Condition& condition) const {
    const std::vector<double>& values = m_featureValues[at(condition.feature)];
    const auto above = std::upper_bound(values.begin(), values.end(), condition.low);
    const double least = above == values.end() ? condition.lowLabel : *above;
    if (condition.hasLow && condition.hasHigh) {
        return least == condition.highLabel ? QStringLiteral("= ") + number(least)
                                            : number(least) + QStringLiteral("…") + number(condition.highLabel);
    }
    if (values.size() == 2) {
        return QStringLiteral("= ") + number(condition.hasHigh ? values.front() : values.back());
    }
    return condition.hasHigh ? QStringLiteral("≤ ") + number(condition.highLabel)
                             : QStringLiteral("> ") + number(condition.lowLabel);
}

QString RelativeParts::condition(const cart::Rule& rule) const {
    QStringList parts;
    for (const cart::Condition& condition : rule.conditions) {
        const auto feature = at(condition.feature);
        const QString name = factorTitle(m_result.table.factors, m_result.tree.featureNames[feature]);
        const QString range = condition.categorical
                                  ? levelNames(feature, {condition.levels.begin(), condition.levels.end()})
                                  : interval(condition);
        parts << name + QLatin1Char(' ') + range;
    }
    return parts.isEmpty() ? Words::tr("every cell") : parts.join(Words::tr(" and "));
}

int RelativeParts::leafFor(const std::vector<std::string>& values) const {
    const std::vector<std::string>& factors = m_result.table.factors;
    std::vector<double> row;
    for (const cart::Feature& feature : m_result.table.sample.features) {
        const auto place =
            static_cast<std::size_t>(std::find(factors.begin(), factors.end(), feature.name) - factors.begin());
        double value = std::numeric_limits<double>::quiet_NaN();
        if (place < values.size()) {
            if (feature.isCategorical()) {
                const auto level = std::find(feature.levels.begin(), feature.levels.end(), values[place]);
                if (level != feature.levels.end()) {
                    value = static_cast<double>(level - feature.levels.begin());
                }
            } else {
                bool parsed = false;
                const double read = QLocale::c().toDouble(QString::fromStdString(values[place]), &parsed);
                value = parsed ? read : value;
            }
        }
        row.push_back(value);
    }
    return m_result.tree.leafFor(row);
}

int RelativeParts::rowAt(const std::vector<std::string>& values) const {
    const auto& rows = m_result.table.rows;
    const auto found = std::find_if(rows.begin(), rows.end(),
                                    [&values](const relative::RatioRow& row) { return row.labels == values; });
    return found == rows.end() ? -1 : static_cast<int>(found - rows.begin());
}

QString RelativeParts::cellName(const std::vector<std::string>& values) const {
    QStringList parts;
    for (std::size_t i = 0; i < std::min(values.size(), m_result.table.factors.size()); ++i) {
        parts << factorTitle(m_result.table.factors, m_result.table.factors[i]) + QLatin1Char(' ') +
                     visibleText(values[i]);
    }
    return parts.join(QStringLiteral(", "));
}

QString columnTitle(const std::string& column) {
    return visibleText(data::displayName(column));
}

QString factorTitle(const std::vector<std::string>& factors, const std::string& factor) {
    std::size_t shared = factor.size();
    for (const std::string& other : factors) {
        const auto [end, otherEnd] = std::mismatch(factor.begin(), factor.end(), other.begin(), other.end());
        shared = std::min(shared, static_cast<std::size_t>(end - factor.begin()));
    }
    const std::size_t mark = shared == 0 ? std::string::npos : factor.find_last_of("_/.", shared - 1);
    const bool drops = factors.size() > 2 && mark != std::string::npos && mark >= 3 && mark + 1 < factor.size();
    return columnTitle(drops ? factor.substr(mark + 1) : factor);
}

QString leavesText(std::size_t count) {
    return count == 1 ? Words::tr("1 leaf") : Words::tr("%1 leaves").arg(count);
}

QString cellsText(std::size_t count) {
    return count == 1 ? Words::tr("1 cell") : Words::tr("%1 cells").arg(count);
}

QString ratioText(double ratio) {
    const double size = std::abs(ratio);
    return fixedText(ratio, size >= 100.0 ? 0 : size >= 10.0 ? 1 : 3);
}

QString valueText(double value) {
    const double size = std::abs(value);
    return size < 0.1 ? significantText(value, 3)
                      : fixedText(value, size >= 100.0  ? 0
                                         : size >= 10.0 ? 1
                                         : size >= 1.0  ? 2
                                                        : 3);
}

QString percentText(double percent) {
    return fixedText(percent, percent >= 1000.0 ? 0 : 2) + QStringLiteral(" %");
}

const relative::PredictionErrors* baselineOf(const relative::RelativeResult& result, const std::string& name) {
    const auto found = std::find_if(result.baselines.begin(), result.baselines.end(),
                                    [&name](const relative::PredictionErrors& errors) { return errors.name == name; });
    return found == result.baselines.end() ? nullptr : &*found;
}

const relative::SizeError* lowestSize(const relative::RelativeResult& result) {
    const auto least = std::min_element(result.sizes.begin(), result.sizes.end(),
                                        [](const auto& a, const auto& b) { return a.validated < b.validated; });
    return least == result.sizes.end() ? nullptr : &*least;
}

QString factorList(const std::vector<std::string>& factors) {
    QStringList names;
    for (const std::string& factor : factors) {
        names << columnTitle(factor);
    }
    if (names.size() > 3) {
        return Words::tr("%1 factors").arg(names.size());
    }
    const QString last = names.isEmpty() ? QString() : names.takeLast();
    return names.isEmpty() ? last : names.join(QStringLiteral(", ")) + Words::tr(" and ") + last;
}

RatioScale ratioScale(const relative::RelativeResult& result) {
    static constexpr std::array<RatioScale, 9> scales{{{1.1, 1.05},
                                                       {1.25, 1.1},
                                                       {1.5, 1.25},
                                                       {2.0, 1.5},
                                                       {4.0, 2.0},
                                                       {16.0, 4.0},
                                                       {64.0, 8.0},
                                                       {256.0, 16.0},
                                                       {1024.0, 32.0}}};
    double farthest = 1.0;
    for (const relative::RatioRow& row : result.table.rows) {
        if (row.ratio > 0.0) {
            farthest = std::max({farthest, row.ratio, 1.0 / row.ratio});
        }
    }
    for (const RatioScale& scale : scales) {
        if (farthest <= scale.end) {
            return scale;
        }
    }
    return {std::exp2(std::ceil(std::log2(farthest))), 32.0};
}

}  // namespace greyscope::widgets
