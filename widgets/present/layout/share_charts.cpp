#include "widgets/present/layout/share_charts.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "widgets/present/simulate/simulate_words.h"
#include "widgets/present/spec/stated_marks.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

using sim::ExperimentResult;

namespace {

/// The first phase of a point's first run with several groups; null if there is none.
const sim::PhaseResult* sharedPhase(const ExperimentResult& result, std::size_t point) {
    for (const sim::PhaseResult& phase : result.run(point, 0).phases) {
        if (phase.groups.size() > 1) {
            return &phase;
        }
    }
    return nullptr;
}

double idealShare(const sim::Scenario& scenario) {
    const auto& weights = scenario.scheduler.weights;
    const auto sum = static_cast<double>(std::accumulate(weights.begin(), weights.end(), std::int64_t{0}));
    return 100.0 * static_cast<double>(weights.back()) / sum;
}

Curve shareCurve(const ExperimentResult& result, std::size_t point, const sim::PhaseResult& phase, std::size_t slot) {
    Curve curve;
    const auto none = static_cast<std::size_t>(-1);
    const QString others = otherLevels(result, point, none);
    curve.name =
        Words::tr("%1, %2 %")
            .arg(others.isEmpty() ? operationText(phase) : others, fixedText(100.0 * phase.groups.back().share, 1));
    curve.ink.slot = static_cast<int>(slot);
    curve.marker = Marker::none;
    curve.dash = slot >= 5 ? Dash::dashed : Dash::solid;
    const sim::AmountBins& last = phase.groups.back().overTime;
    for (std::size_t bin = 0; bin < last.amounts().size(); ++bin) {
        double all = 0.0;
        for (const sim::GroupResult& group : phase.groups) {
            const bool same = group.overTime.width() == last.width() && bin < group.overTime.amounts().size();
            all += same ? static_cast<double>(group.overTime.amounts()[bin]) : 0.0;
        }
        if (all > 0.0) {
            curve.x.push_back(sim::seconds(last.width()) * (static_cast<double>(bin) + 0.5));
            curve.y.push_back(100.0 * static_cast<double>(last.amounts()[bin]) / all);
        }
    }
    return curve;
}

constexpr std::size_t kMostShares = 6;

}  // namespace

PlotSpec shareChart(const ExperimentResult& result) {
    PlotSpec plot;
    plot.title = Words::tr("Simulated: share of the last group");
    plot.x.label = Words::tr("time, s");
    plot.y.label = Words::tr("share of the bytes, %");
    std::size_t shared = 0;
    QStringList ideals;
    for (std::size_t point = 0; point < result.points.size(); ++point) {
        const sim::PhaseResult* phase = sharedPhase(result, point);
        if (phase == nullptr || ++shared > kMostShares) {
            continue;
        }
        Curve curve = shareCurve(result, point, *phase, shared - 1);
        if (curve.x.empty()) {
            continue;
        }
        const double ideal = idealShare(result.points[point].scenario);
        const auto known = std::find_if(plot.guides.begin(), plot.guides.end(),
                                        [ideal](const GuideLine& guide) { return guide.at == ideal; });
        if (known == plot.guides.end()) {
            plot.guides.push_back({Side::horizontal, ideal, Tone::quiet, Dash::dashed, false, {}});
            ideals << fixedText(ideal, 1);
        }
        const std::string weights = weightsOf(result.points[point].scenario);
        for (const StatedShare& stated : kStatedShares) {
            const bool once = std::none_of(plot.curves.begin(), plot.curves.end(), [&](const Curve& other) {
                return other.link == statementLink(stated.number);
            });
            if (isOfP3(result) && weights == stated.weights && once) {
                plot.curves.push_back(shareMark(stated, curve.x.back()));
            }
        }
        plot.curves.push_back(std::move(curve));
    }
    plot.subtitle = Words::tr("Dashed: ideal %1 %.").arg(listed(ideals)) + betweenSentences() +
                    (shared > kMostShares
                         ? Words::tr("The first run of the first %1 of %2 points; at the right, the overall share.")
                               .arg(QString::number(kMostShares), QString::number(shared))
                         : Words::tr("The first run of each point; at the right, the overall share."));
    return plot;
}

TimelineSpec backlogLanes(const ExperimentResult& result) {
    TimelineSpec lanes;
    lanes.title = Words::tr(
        "Simulated: time in which every group has at least as many requests at the server as there are slots");
    lanes.axis = Words::tr("time, s");
    lanes.groupTitle = Words::tr("server");
    lanes.nameTitle = Words::tr("share of the time");
    lanes.stages = {Words::tr("from, s"), Words::tr("to, s")};
    lanes.lanePt = 10.0;
    const sim::PhaseResult* phase = nullptr;
    for (std::size_t point = 0; point < result.points.size() && phase == nullptr; ++point) {
        phase = sharedPhase(result, point);
    }
    if (phase == nullptr) {
        return lanes;
    }
    lanes.to = std::max(1e-3, sim::seconds(phase->end - phase->begin));
    constexpr std::size_t mostServers = 8;
    for (std::size_t s = 0; s < std::min(mostServers, phase->servers.size()); ++s) {
        const sim::ServerResult& server = phase->servers[s];
        lanes.groups.push_back({QStringLiteral("S%1").arg(s + 1), {}, 1});
        const auto width = static_cast<double>(server.backloggedOverTime.width());
        for (std::size_t bin = 0; bin < server.backloggedOverTime.amounts().size(); ++bin) {
            const double part = static_cast<double>(server.backloggedOverTime.amounts()[bin]) / width;
            if (part <= 0.0) {
                continue;
            }
            LaneBar bar;
            bar.lane = s;
            bar.from = bar.held = bar.full = width / 1e9 * static_cast<double>(bin);
            bar.to = bar.from + width / 1e9;
            bar.height = std::min(1.0, part);
            bar.ink.tone = part >= 0.75 ? Tone::good : part >= 0.25 ? Tone::look : Tone::bad;
            bar.name = fixedText(100.0 * part, 0) + QStringLiteral(" %");
            lanes.bars.push_back(std::move(bar));
        }
        lanes.groups.back().note = fixedText(100.0 * server.backlogged, 0) + QStringLiteral(" %");
        lanes.groups.back().name += QLatin1Char(' ') + lanes.groups.back().note;
    }
    std::stable_sort(lanes.bars.begin(), lanes.bars.end(),
                     [](const LaneBar& a, const LaneBar& b) { return a.from < b.from; });
    lanes.subtitle = Words::tr("Green from 75 %, amber from 25 %, red below; the height shows the same");
    return lanes;
}

}  // namespace greyscope::widgets
