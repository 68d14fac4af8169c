#include "widgets/present/transfer/transfer_parts.h"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "widgets/present/relative/relative_parts.h"
#include "widgets/present/words/minus_sign.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

constexpr int kColours = 5;
constexpr int kLongName = 14;
constexpr int kWayName = 24;  // of a path, without its ends
constexpr int kPairName = 20;

/// A long name, shortened in the middle.
QString clipped(const QString& name, int length) {
    return name.size() <= length ? name : name.left(length / 2) + QStringLiteral("…") + name.right(length / 2);
}

}  // namespace

std::vector<QString> distinctTails(const std::vector<QString>& names) {
    const auto tail = [](const QString& name, int parts) { return name.section(QLatin1Char('/'), -parts); };
    std::vector<QString> tails;
    for (const QString& name : names) {
        int parts = 1;
        const auto same = [&](const QString& other) { return tail(other, parts) == tail(name, parts); };
        while (tail(name, parts) != name && std::count_if(names.begin(), names.end(), same) > 1) {
            ++parts;
        }
        tails.push_back(tail(name, parts));
    }
    return tails;
}

TransferParts::TransferParts(const relative::TransferResult& result, relative::TransferAnswer answer,
                             TransferNames names, std::size_t combined)
    : m_result(result), m_answer(std::move(answer)), m_names(std::move(names)) {
    for (std::size_t path = 0; path < m_answer.weights.size(); ++path) {
        if (m_answer.weights[path] > 0.0) {
            m_combined.push_back(path);
        }
    }
    const bool byHand = result.options.weights == relative::PathWeights::manual;
    const std::size_t count = byHand ? std::min(combined, result.paths.size()) : 0;
    for (std::size_t path = 0; m_combined.size() < count; ++path) {
        if (placeOf(path) == m_combined.size()) {
            m_combined.push_back(path);
        }
    }
    std::sort(m_combined.begin(), m_combined.end());
}

std::size_t TransferParts::placeOf(std::size_t path) const {
    return static_cast<std::size_t>(std::find(m_combined.begin(), m_combined.end(), path) - m_combined.begin());
}

const SystemName& TransferParts::system(const std::string& name) const {
    return m_names.systems.at(name);
}

QString TransferParts::letter(std::size_t place) {
    return QString(QChar(u'A' + static_cast<char16_t>(place % 26)));
}

Ink TransferParts::ink(std::size_t place) {
    return {Tone::series, static_cast<int>(place % kColours)};
}

Dash TransferParts::dash(std::size_t place) {
    return place < kColours ? Dash::solid : Dash::dashed;
}

QString TransferParts::combinationName() const {
    constexpr std::size_t kNamed = 5;
    const QString plus = QStringLiteral(" ⊕ ");
    if (m_combined.size() > kNamed) {
        return letter(0) + plus + QStringLiteral("…") + plus + letter(m_combined.size() - 1);
    }
    QStringList letters;
    for (std::size_t place = 0; place < m_combined.size(); ++place) {
        letters << letter(place);
    }
    return letters.join(plus);
}

QString TransferParts::wayOf(const relative::TransferPath& path) const {
    return wayOf(path, std::numeric_limits<int>::max());
}

QString TransferParts::shortWayOf(const relative::TransferPath& path) const {
    return wayOf(path, kWayName);
}

QString TransferParts::wayOf(const relative::TransferPath& path, int longest) const {
    const bool isLong = std::any_of(path.systems.begin(), path.systems.end(),
                                    [this](const std::string& step) { return system(step).brief.size() > kLongName; });
    QStringList steps;
    for (const std::string& step : path.systems) {
        steps << clipped(system(step).brief, longest);
    }
    if (isLong) {
        steps.removeFirst();
        steps.removeLast();
        return Words::tr("by %1").arg(steps.join(QStringLiteral(" ⊗ ")));
    }
    return steps.join(QStringLiteral(" ⊗ "));
}

QString TransferParts::pairName(const std::string& from, const std::string& to) const {
    const QString& first = system(from).brief;
    const QString& second = system(to).brief;
    const bool isLong = first.size() + second.size() > kLongName + 4;
    return clipped(first, kPairName) + (isLong ? QStringLiteral(" →\n") : QStringLiteral(" → ")) +
           clipped(second, kPairName);
}

QString TransferParts::nodeTitle(const relative::TransferNode& node) const {
    QString title = system(node.name).name;
    for (const std::string& alias : node.aliases) {
        title += QStringLiteral(" ≡ ") + system(alias).brief;
    }
    return title;
}

QString TransferParts::cellName() const {
    constexpr std::size_t kNamed = 3;
    const std::vector<std::string>& factors = m_result.options.model.factors;
    if (factors.size() > kNamed) {
        return Words::tr("the selected cell");
    }
    QStringList parts;
    for (std::size_t k = 0; k < factors.size(); ++k) {
        parts << factorTitle(factors, factors[k]) + QLatin1Char(' ') +
                     printedLevel(m_result.cells[m_answer.cell].labels[k]);
    }
    return listed(parts);
}

QString TransferParts::withUnit(double value) const {
    return valueText(value) + (m_names.unit.isEmpty() ? QString() : QLatin1Char(' ') + m_names.unit);
}

Target TransferParts::pathTarget(const relative::TransferPath& path) const {
    QStringList steps;
    for (const std::string& step : path.systems) {
        steps << QString::fromStdString(step);
    }
    return Target::model(QStringLiteral("path ") + steps.join(QStringLiteral(" > ")));
}

Link TransferParts::pathLink(std::size_t path) const {
    const Target target = pathTarget(m_result.paths[path]);
    return {{target}, {target}};
}

Link TransferParts::combinationLink() {
    const Target target = Target::model(QStringLiteral("paths in parallel"));
    return {{target}, {target}};
}

std::vector<std::size_t> TransferParts::pathsBy(const std::string& from, const std::string& to) const {
    std::vector<std::size_t> places;
    for (std::size_t place = 0; place < m_combined.size(); ++place) {
        const std::vector<std::string>& systems = m_result.paths[m_combined[place]].systems;
        const auto step = std::find(systems.begin(), systems.end(), from);
        if (step != systems.end() && std::next(step) != systems.end() && *std::next(step) == to) {
            places.push_back(place);
        }
    }
    return places;
}

Link TransferParts::pairLink(const std::string& from, const std::string& to) const {
    const Target target = Target::pair(system(from).series, system(to).series);
    Link link{{target}, {target}};
    for (const std::size_t place : pathsBy(from, to)) {
        link.is.push_back(pathTarget(m_result.paths[m_combined[place]]));
        link.lights.push_back(link.is.back());
    }
    if (link.is.size() > 1) {
        link.is.push_back(combinationLink().is.front());
    }
    return link;
}

Link TransferParts::systemLink(const std::string& name) const {
    const Target target = Target::series(system(name).series);
    return {{target}, {target}};
}

std::size_t TransferParts::pathOf(const Targets& targets) const {
    std::size_t path = 0;
    while (path < m_result.paths.size() && !touches(pathLink(path).is, targets)) {
        ++path;
    }
    return path;
}

std::optional<double> TransferParts::errorOf(double ratio) const {
    if (!m_answer.measured) {
        return std::nullopt;
    }
    return 100.0 * std::abs((m_answer.from * ratio - *m_answer.measured) / *m_answer.measured);
}

QString shortPercent(double percent) {
    return fixedText(percent, percent >= 100.0 ? 0 : 1) + QStringLiteral(" %");
}

}  // namespace greyscope::widgets
