#include "widgets/present/relative/relative_parts.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <string_view>
#include <unordered_map>

#include "core/data/columns/column_name.h"
#include "widgets/present/table/table_text.h"
#include "widgets/present/words/minus_sign.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

QString levelNumber(double value) {
    return printedLevel(QLocale::c().toString(value, 'g', 12).toStdString());
}

bool textLess(const std::string* a, const std::string* b) {
    return *a < *b;
}

std::vector<const std::string*> sorted(const std::vector<std::string>& texts) {
    std::vector<const std::string*> list;
    for (const std::string& text : texts) {
        list.push_back(&text);
    }
    std::sort(list.begin(), list.end(), textLess);
    return list;
}

/// The first few levels, and the number of others.
QString levelNames(const cart::Tree& tree, std::size_t feature, const std::vector<std::int32_t>& levels,
                   std::size_t count) {
    constexpr std::size_t kNamed = 3;
    const std::size_t more = count > kNamed + 1 ? count - kNamed : 0;
    QStringList names;
    for (std::size_t i = 0; i < count - more; ++i) {
        names << visibleText(tree.featureLevels[feature][static_cast<std::size_t>(levels[i])]);
    }
    return listed(names) + (more > 0 ? QStringLiteral(" +%1").arg(more) : QString());
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

}  // namespace

std::vector<double> distinctValues(const cart::Feature& feature) {
    std::vector<double> values = feature.values;
    std::erase_if(values, [](double value) { return std::isnan(value); });
    std::sort(values.begin(), values.end());
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return values;
}

QString splitText(const cart::Tree& tree, int node, const std::vector<double>& values,
                  const std::set<std::int32_t>& levels) {
    const cart::Node& split = tree.nodes[treePlace(tree.nodes[treePlace(node)].parent)];
    const std::size_t feature = treePlace(split.feature);
    const bool left = split.left == node;
    if (!tree.featureLevels[feature].empty()) {
        return levelNames(tree, feature, {levels.begin(), levels.end()}, levels.size());
    }
    if (values.size() == 2) {
        return QStringLiteral("= ") + levelNumber(left ? values.front() : values.back());
    }
    return (left ? QStringLiteral("≤ ") : QStringLiteral("> ")) + levelNumber(split.largestLeft);
}

QString leafLetter(std::size_t place) {
    QString text;
    for (std::size_t rest = place + 1; rest > 0; rest = (rest - 1) / 26) {
        text.prepend(QChar(u'A' + static_cast<char16_t>((rest - 1) % 26)));
    }
    return text;
}

RelativeParts::RelativeParts(const relative::RelativeResult& result)
    : m_result(result),
      m_treeRows(result.tree),
      m_onlyFrom(sorted(result.table.unmatchedFrom)),
      m_onlyTo(sorted(result.table.unmatchedTo)),
      m_scale(ratioScale(result)) {
    findRatios();
    placeLevels();
    for (const cart::Feature& feature : result.table.sample.features) {
        m_featureValues.push_back(distinctValues(feature));
    }
}

void RelativeParts::findRatios() {
    for (const int leaf : leaves()) {
        const double mean = m_result.tree.nodes[treePlace(leaf)].value;
        auto& [low, high] = m_ratios.emplace_back(mean, mean);
        for (const std::size_t row : rowsUnder(leaf)) {
            low = std::min(low, m_result.table.rows[row].ratio);
            high = std::max(high, m_result.table.rows[row].ratio);
        }
    }
}

void RelativeParts::placeLevels() {
    const relative::RatioTable& table = m_result.table;
    for (std::size_t factor = 0; factor < table.levels.size(); ++factor) {
        std::unordered_map<std::string_view, std::int32_t> places;
        for (const std::string& level : table.levels[factor]) {
            places.emplace(level, static_cast<std::int32_t>(places.size()));
        }
        std::vector<std::int32_t>& own = m_places.emplace_back();
        for (const relative::RatioRow& row : table.rows) {
            own.push_back(places.at(row.labels[factor]));
        }
    }
}

QString RelativeParts::letter(int leaf) const {
    return leafLetter(m_treeRows.leafPlace(leaf));
}

std::span<const std::size_t> RelativeParts::rowsUnder(int node) const {
    return m_treeRows.under(node);
}

std::pair<double, double> RelativeParts::ratiosIn(int leaf) const {
    return m_ratios[m_treeRows.leafPlace(leaf)];
}

Targets RelativeParts::pathTo(int node) const {
    Targets path;
    for (int step = node; step >= 0; step = m_result.tree.nodes[treePlace(step)].parent) {
        path.push_back(Target::node(step));
    }
    return path;
}

Link RelativeParts::nodeLink(int node) const {
    Link link{{Target::node(node)}, {}};
    if (m_result.tree.nodes[treePlace(node)].isLeaf()) {
        link.lights = pathTo(node);
    } else {
        std::vector<int> open{node};
        while (!open.empty()) {
            const int here = open.back();
            open.pop_back();
            link.lights.push_back(Target::node(here));
            const cart::Node& inner = m_result.tree.nodes[treePlace(here)];
            if (!inner.isLeaf()) {
                open.insert(open.end(), {inner.left, inner.right});
            }
        }
    }
    if (const auto rows = rowsUnder(node); rows.size() <= kLitRows) {
        for (const std::size_t row : rows) {
            link.lights.push_back(Target::row(static_cast<int>(row)));
        }
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

QString RelativeParts::edge(int node) const {
    const int parent = m_result.tree.nodes[treePlace(node)].parent;
    if (parent < 0) {
        return {};
    }
    const std::size_t feature = treePlace(m_result.tree.nodes[treePlace(parent)].feature);
    std::set<std::int32_t> levels;
    if (m_result.table.sample.features[feature].isCategorical()) {
        for (const std::size_t row : rowsUnder(node)) {
            const double code = m_result.table.sample.features[feature].values[row];
            if (!std::isnan(code)) {
                levels.insert(static_cast<std::int32_t>(code));
            }
        }
    }
    return splitText(m_result.tree, node, m_featureValues[feature], levels);
}

QString RelativeParts::interval(const cart::Condition& condition) const {
    const std::vector<double>& values = m_featureValues[treePlace(condition.feature)];
    const auto above = std::upper_bound(values.begin(), values.end(), condition.low);
    const double least = above == values.end() ? condition.lowLabel : *above;
    if (condition.hasLow && condition.hasHigh) {
        return least == condition.highLabel
                   ? QStringLiteral("= ") + levelNumber(least)
                   : levelNumber(least) + QStringLiteral("…") + levelNumber(condition.highLabel);
    }
    if (values.size() == 2) {
        return QStringLiteral("= ") + levelNumber(condition.hasHigh ? values.front() : values.back());
    }
    return condition.hasHigh ? QStringLiteral("≤ ") + levelNumber(condition.highLabel)
                             : QStringLiteral("> ") + levelNumber(condition.lowLabel);
}

QString RelativeParts::condition(const cart::LeafRule& rule) const {
    QString text;
    for (const cart::Condition& condition : rule.conditions) {
        const auto feature = treePlace(condition.feature);
        const QString name = factorTitle(m_result.table.factors, m_result.tree.featureNames[feature]);
        const QString range = condition.categorical
                                  ? levelNames(m_result.tree, feature, condition.levels, condition.levelCount)
                                  : interval(condition);
        const QString part = name + QLatin1Char(' ') + range;
        text = text.isEmpty() ? part : Words::tr("%1 and %2", "two conditions").arg(text, part);
    }
    return text.isEmpty() ? Words::tr("all cells") : text;
}

int RelativeParts::leafFor(const std::vector<std::string>& values) const {
    const relative::RatioTable& table = m_result.table;
    return m_result.tree.leafFor(cart::valuesOf(table.sample.features, table.factors, values));
}

int RelativeParts::rowAt(const std::vector<std::string>& values) const {
    std::vector<std::int32_t> wanted;
    for (std::size_t factor = 0; factor < m_places.size() && factor < values.size(); ++factor) {
        const auto place = levelPlace(factor, values[factor]);
        if (!place) {
            return -1;
        }
        wanted.push_back(*place);
    }
    for (std::size_t row = 0; row < m_result.table.rows.size() && wanted.size() == m_places.size(); ++row) {
        std::size_t factor = 0;
        while (factor < wanted.size() && m_places[factor][row] == wanted[factor]) {
            ++factor;
        }
        if (factor == wanted.size()) {
            return static_cast<int>(row);
        }
    }
    return -1;
}

std::optional<std::int32_t> RelativeParts::levelPlace(std::size_t factor, const std::string& level) const {
    const std::vector<std::string>& levels = m_result.table.levels[factor];
    const auto found = std::find(levels.begin(), levels.end(), level);
    return found == levels.end() ? std::nullopt : std::optional(static_cast<std::int32_t>(found - levels.begin()));
}

bool RelativeParts::onlyFrom(const std::string& cell) const {
    return std::binary_search(m_onlyFrom.begin(), m_onlyFrom.end(), &cell, textLess);
}

bool RelativeParts::onlyTo(const std::string& cell) const {
    return std::binary_search(m_onlyTo.begin(), m_onlyTo.end(), &cell, textLess);
}

QString RelativeParts::cellName(const std::vector<std::string>& values) const {
    QStringList parts;
    for (std::size_t i = 0; i < std::min(values.size(), m_result.table.factors.size()); ++i) {
        parts << factorTitle(m_result.table.factors, m_result.table.factors[i]) + QLatin1Char(' ') +
                     visibleText(values[i]);
    }
    return listed(parts);
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
    return Words::tr("%n leaves", nullptr, counted(count));
}

QString cellsText(std::size_t count) {
    return Words::tr("%n cells", nullptr, counted(count));
}

QString ratioIntervalWord(stats::IntervalMethod method) {
    return method == stats::IntervalMethod::t ? QStringLiteral("Fieller") : Words::tr("bootstrap, BCa");
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
    return numberText(percent, kPercentDigits);
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
        return Words::tr("%n factors", nullptr, counted(names.size()));
    }
    return enumerated(names);
}

Curve ringAt(double x, double y) {
    Curve ring;
    ring.x = {x};
    ring.y = {y};
    ring.ink = {Tone::measured, 0};
    ring.hollow = true;
    ring.heavy = true;
    ring.line = false;
    ring.labelled = false;
    return ring;
}

}  // namespace greyscope::widgets
