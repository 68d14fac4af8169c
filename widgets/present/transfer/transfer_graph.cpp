
#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "core/base/contains.h"
#include "widgets/present/relative/relative_parts.h"
#include "widgets/present/spec/invalid_marks.h"
#include "widgets/present/transfer/transfer_present.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

constexpr int kChipColumns = 7;
constexpr std::size_t kMostChips = 42;
constexpr double kChipShare = 0.42;  // of a lane's height
constexpr double kThinPt = 1.1, kThickPt = 4.2, kHalfwayError = 4.0;

using Pair = std::pair<std::string, std::string>;

/// The width of an edge, larger for a smaller error.
double widthFor(double error) {
    return kThinPt + (kThickPt - kThinPt) / (1.0 + error / kHalfwayError);
}

class TransferDrawing {
public:
    TransferDrawing(const TransferParts& parts, const std::vector<Pair>& extra, bool direct)
        : m_parts(parts), m_result(parts.result()), m_extra(extra), m_direct(direct) {}

    GraphSpec spec(const std::vector<MovedNode>& moved) {
        m_spec.title = Words::tr("%1 %2 → %3 without measuring the pair")
                           .arg(m_parts.names().metric, m_parts.from().name, m_parts.to().name);
        m_spec.subtitle = Words::tr("Edge: ratio at %1, and mean error of left-out cells. Thicker edge, smaller error.")
                              .arg(m_parts.cellName());
        m_spec.valueTitle = Words::tr("Ratio");
        m_spec.errorTitle = Words::tr("Mean error");
        m_spec.detailTitle = Words::tr("Characteristics");
        placeSystems();
        nodes(moved);
        edges();
        return std::move(m_spec);
    }

private:
    [[nodiscard]] const std::vector<std::string>& systemsOf(std::size_t path) const {
        return m_result.paths[path].systems;
    }

    /// Places the systems in lanes: half of the paths that add new systems are above the straight line between the
    /// ends, the longest at the top.
    void placeSystems() {
        std::set<std::string> placed{m_result.options.model.from, m_result.options.model.to};
        std::vector<std::pair<std::size_t, std::vector<std::string>>> lanes;
        std::size_t longest = 1;
        for (const std::size_t path : m_parts.combined()) {
            std::vector<std::string> fresh;
            for (const std::string& system : systemsOf(path)) {
                if (placed.insert(system).second) {
                    fresh.push_back(system);
                }
            }
            longest = std::max(longest, systemsOf(path).size() - 1);
            if (!fresh.empty()) {
                lanes.emplace_back(path, std::move(fresh));
            }
        }
        std::stable_sort(lanes.begin(), lanes.end(), [this](const auto& a, const auto& b) {
            return systemsOf(a.first).size() > systemsOf(b.first).size();
        });
        const std::size_t above = lanes.size() / 2;
        m_spec.columns = static_cast<int>(longest) + 1;
        m_spec.lanes = static_cast<int>(lanes.size()) + 1;
        chips(placed);
        const auto height = [this](std::size_t lane) { return laneHeight(static_cast<double>(lane)); };
        m_places[m_result.options.model.from] = {0.0, height(above)};
        m_places[m_result.options.model.to] = {1.0, height(above)};
        for (std::size_t lane = 0; lane < lanes.size(); ++lane) {
            const auto& [path, fresh] = lanes[lane];
            const std::vector<std::string>& systems = systemsOf(path);
            for (const std::string& system : fresh) {
                const auto step = std::find(systems.begin(), systems.end(), system) - systems.begin();
                m_places[system] = {static_cast<double>(step) / static_cast<double>(systems.size() - 1),
                                    height(lane < above ? lane : lane + 1)};
            }
        }
    }

    [[nodiscard]] double laneHeight(double lane) const {
        const double lanes = m_spec.lanes;
        const double share = lanes / (lanes + kChipShare * m_spec.chipRows);
        if (m_spec.lanes <= 2) {
            return share * (lanes < 2.0 ? 0.5 : 0.15 + 0.7 * lane);
        }
        return (m_spec.chipRows > 0 ? share * 0.96 : 1.0) * lane / (lanes - 1.0);
    }

    /// Adds the systems on no path, in rows at the bottom.
    void chips(const std::set<std::string>& placed) {
        std::vector<std::string> rest;
        for (const relative::TransferNode& node : m_result.nodes) {
            if (!placed.contains(node.name)) {
                rest.push_back(node.name);
            }
        }
        const std::size_t shown = std::min(rest.size(), kMostChips);
        if (shown < rest.size()) {
            m_spec.more = Words::tr("and %n more systems", nullptr, counted(rest.size() - shown));
        }
        m_spec.chipColumns = kChipColumns;
        m_spec.chipRows = static_cast<int>((shown + kChipColumns - 1) / kChipColumns);
        const double lanes = m_spec.lanes;
        const double whole = lanes + kChipShare * m_spec.chipRows;
        for (std::size_t k = 0; k < shown; ++k) {
            const auto row = static_cast<double>(m_spec.chipRows - 1 - static_cast<int>(k / kChipColumns));
            m_places[rest[k]] = {static_cast<double>(k % kChipColumns) / (kChipColumns - 1.0),
                                 1.0 - kChipShare * row / whole};
            m_chips.insert(rest[k]);
        }
    }

    void nodes(const std::vector<MovedNode>& moved) {
        const relative::RelativeOptions& model = m_result.options.model;
        for (const relative::TransferNode& system : m_result.nodes) {
            const auto place = m_places.find(system.name);
            if (place == m_places.end()) {
                continue;
            }
            GraphNode node;
            node.id = QString::fromStdString(system.name);
            node.chip = m_chips.contains(system.name);
            node.title = node.chip ? m_parts.system(system.name).brief : m_parts.nodeTitle(system);
            node.detail = node.chip ? QString() : differing(system.name);
            node.strong = system.name == model.from || system.name == model.to;
            node.badge = system.name == model.from ? QStringLiteral("R") : QString();
            node.caption = captionOf(system.name);
            std::tie(node.x, node.y) = place->second;
            for (const MovedNode& there : moved) {
                if (there.system == system.name) {
                    node.x = there.x;
                    node.y = there.y;
                }
            }
            node.tooltip = m_parts.nodeTitle(system) + QLatin1Char('\n') + m_parts.system(system.name).detail;
            node.link = m_parts.systemLink(system.name);
            markInvalid(node, invalidOf(system));
            m_index[system.name] = static_cast<int>(m_spec.nodes.size());
            m_spec.nodes.push_back(std::move(node));
        }
    }

    /// The invalid results of a system under any of its names.
    [[nodiscard]] std::vector<data::InvalidResult> invalidOf(const relative::TransferNode& system) const {
        std::vector<data::InvalidResult> results;
        const std::vector<data::InvalidResult>& all = m_parts.result().account.invalid;
        std::copy_if(all.begin(), all.end(), std::back_inserter(results), [&](const data::InvalidResult& result) {
            return result.series == system.name || base::contains(system.aliases, result.series);
        });
        return results;
    }

    /// The traits of a system that not all systems with a box share.
    [[nodiscard]] QString differing(const std::string& system) const {
        const std::vector<QString>& own = m_parts.system(system).traits;
        QStringList differing;
        for (std::size_t k = 0; k < own.size(); ++k) {
            const bool differs = std::any_of(m_places.begin(), m_places.end(), [&](const auto& place) {
                const std::vector<QString>& other = m_parts.system(place.first).traits;
                return !m_chips.contains(place.first) && k < other.size() && other[k] != own[k];
            });
            if (differs && !own[k].isEmpty()) {
                differing << own[k];
            }
        }
        return listed(differing);
    }

    /// "path A", above the middle one of the systems that only this path uses.
    [[nodiscard]] QString captionOf(const std::string& system) const {
        for (const std::size_t path : m_parts.combined()) {
            std::vector<std::string> own;
            for (const std::string& step : systemsOf(path)) {
                const auto by = [&](std::size_t other) {
                    const auto& systems = systemsOf(other);
                    return std::find(systems.begin(), systems.end(), step) != systems.end();
                };
                bool shared = false;
                for (const std::size_t other : m_parts.combined()) {
                    shared = shared || (other != path && by(other));
                }
                if (!shared && step != m_result.options.model.from && step != m_result.options.model.to) {
                    own.push_back(step);
                }
            }
            if (!own.empty() && own[(own.size() - 1) / 2] == system) {
                return pathCaption(m_parts.placeOf(path));
            }
        }
        return {};
    }

    void edges() {
        std::vector<Pair> pairs;
        const auto add = [&pairs](const Pair& pair) {
            if (std::find(pairs.begin(), pairs.end(), pair) == pairs.end()) {
                pairs.push_back(pair);
            }
        };
        std::for_each(m_extra.begin(), m_extra.end(), add);
        for (std::size_t place = m_parts.combined().size(); place-- > 0;) {
            const std::vector<std::string>& systems = systemsOf(m_parts.combined()[place]);
            for (std::size_t step = 0; step + 1 < systems.size(); ++step) {
                add({systems[step], systems[step + 1]});
            }
        }
        const Pair ends{m_result.options.model.from, m_result.options.model.to};
        std::erase(pairs, ends);
        if (m_direct) {
            directEdge(ends);
        }
        captionWays(pairs);
        for (const Pair& pair : pairs) {
            const auto relation =
                std::find_if(m_result.relations.begin(), m_result.relations.end(),
                             [&](const auto& entry) { return entry.from == pair.first && entry.to == pair.second; });
            if (relation != m_result.relations.end() && m_index.contains(pair.first) && m_index.contains(pair.second)) {
                edge(*relation);
            }
        }
    }

    /// A path whose systems are all on other paths has its letter on the first step that only it uses.
    void captionWays(const std::vector<Pair>& pairs) {
        for (const std::size_t path : m_parts.combined()) {
            const std::size_t place = m_parts.placeOf(path);
            const bool named = std::any_of(m_spec.nodes.begin(), m_spec.nodes.end(),
                                           [&](const GraphNode& node) { return node.caption == pathCaption(place); });
            const auto own = std::find_if(pairs.begin(), pairs.end(), [&](const Pair& pair) {
                return m_parts.pathsBy(pair.first, pair.second) == std::vector<std::size_t>{place};
            });
            if (!named && own != pairs.end()) {
                m_ways[*own] = pathCaption(place);
            }
        }
    }

    [[nodiscard]] static QString pathCaption(std::size_t place) {
        return Words::tr("path %1").arg(TransferParts::letter(place));
    }

    void edge(const relative::Relation& relation) {
        GraphEdge edge;
        edge.from = m_index.at(relation.from);
        edge.to = m_index.at(relation.to);
        edge.link = m_parts.pairLink(relation.from, relation.to);
        const std::vector<std::size_t> places = m_parts.pathsBy(relation.from, relation.to);
        edge.ink = places.empty() ? Ink{Tone::quiet, 0} : TransferParts::ink(places.front());
        edge.dash = places.empty() ? Dash::solid : TransferParts::dash(places.front());
        if (const auto way = m_ways.find({relation.from, relation.to}); way != m_ways.end()) {
            edge.caption = way->second;
        }
        edge.tooltip = m_parts.system(relation.from).name + QStringLiteral(" → ") + m_parts.system(relation.to).name;
        if (relation.refused) {
            edge.ink = {Tone::bad, 0};
            edge.dash = Dash::dotted;
            edge.errorText = Words::tr("not usable");
            edge.tooltip += QLatin1Char('\n') + m_parts.names().refusal(*relation.refused);
        } else {
            values(edge, relation.cellRatios[m_parts.answer().cell], relation.errors.are);
        }
        m_spec.edges.push_back(std::move(edge));
    }

    void directEdge(const Pair& ends) {
        if (!m_result.direct) {
            return;
        }
        GraphEdge edge;
        edge.from = m_index.at(ends.first);
        edge.to = m_index.at(ends.second);
        edge.link = m_parts.pairLink(ends.first, ends.second);
        edge.ink = {Tone::measured, 0};
        edge.dash = Dash::dashed;
        edge.caption = Words::tr("direct");
        edge.tooltip = Words::tr("The tree of this pair itself");
        values(edge, *m_parts.answer().directRatio, m_result.direct->validation.are);
        m_spec.edges.push_back(std::move(edge));
    }

    static void values(GraphEdge& edge, double ratio, double error) {
        edge.value = ratio;
        edge.error = error;
        edge.text = ratioText(ratio) + u'×';
        edge.errorText = shortPercent(error);
        edge.widthPt = widthFor(error);
        edge.tooltip += QLatin1Char('\n') + Words::tr("ratio %1, mean error %2").arg(edge.text, edge.errorText);
    }

    const TransferParts& m_parts;
    const relative::TransferResult& m_result;
    const std::vector<Pair>& m_extra;
    bool m_direct;
    GraphSpec m_spec;
    std::map<std::string, std::pair<double, double>> m_places;
    std::set<std::string> m_chips;
    std::map<std::string, int> m_index;
    std::map<Pair, QString> m_ways;  ///< steps with the letter of their path
};

}  // namespace

GraphSpec transferGraph(const TransferParts& parts, const std::vector<Pair>& extra, const std::vector<MovedNode>& moved,
                        bool direct) {
    return TransferDrawing(parts, extra, direct).spec(moved);
}

}  // namespace greyscope::widgets
