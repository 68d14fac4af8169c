#include "widgets/present/simulate/request_lanes.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "widgets/present/simulate/simulate_words.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

/// Assigns the requests of a server to as few lanes as possible without overlap; returns their number.
std::size_t stack(std::vector<LaneBar*>& bars) {
    std::vector<double> free;
    for (LaneBar* bar : bars) {
        auto lane = std::find_if(free.begin(), free.end(), [bar](double end) { return end <= bar->from; });
        if (lane == free.end()) {
            lane = free.insert(free.end(), 0.0);
        }
        *lane = bar->to;
        bar->lane = static_cast<std::size_t>(lane - free.begin());
    }
    return std::max<std::size_t>(1, free.size());
}

}  // namespace

TimelineSpec requestLanes(const sim::RunResult& run, const sim::Scenario& scenario, double from, double to) {
    constexpr std::size_t mostServers = 16, mostLanes = 12;
    TimelineSpec lanes;
    lanes.title = Words::tr("Simulated: requests at each server");
    lanes.axis = Words::tr("time, s");
    lanes.from = from;
    lanes.to = to;
    lanes.kind = QStringLiteral("request");
    lanes.groupTitle = Words::tr("server");
    lanes.nameTitle = Words::tr("request");
    lanes.stages = {Words::tr("arrives, s"), Words::tr("gets a slot, s"), Words::tr("served, s"), Words::tr("done, s")};
    const auto servers = std::min<std::size_t>(mostServers, static_cast<std::size_t>(scenario.layout.servers));
    for (std::size_t i = 0; i < run.requests.size(); ++i) {
        const sim::RequestRecord& request = run.requests[i];
        const double arrived = sim::seconds(request.arrived), served = sim::seconds(request.served);
        if (arrived < to && served > from && request.server < servers) {
            LaneBar bar;
            bar.lane = request.server;
            bar.from = arrived;
            bar.held = sim::seconds(request.dispatched);
            bar.full = request.onDisk < 0 ? bar.held : sim::seconds(request.onDisk);
            bar.to = served;
            bar.ink.slot = static_cast<int>(request.flow);
            bar.id = static_cast<int>(i);
            bar.name = Words::tr("client %1, file %2")
                           .arg(QString::number(request.process + 1), QString::number(request.file + 1));
            lanes.bars.push_back(std::move(bar));
        }
    }
    std::stable_sort(lanes.bars.begin(), lanes.bars.end(),
                     [](const LaneBar& a, const LaneBar& b) { return a.from < b.from; });
    std::size_t first = 0;
    for (std::size_t s = 0; s < servers; ++s) {
        std::vector<LaneBar*> own;
        for (LaneBar& bar : lanes.bars) {
            if (bar.id >= 0 && run.requests[static_cast<std::size_t>(bar.id)].server == s) {
                own.push_back(&bar);
            }
        }
        const std::size_t needed = stack(own);
        const bool drawnOneByOne = lanes.bars.size() <= kMostBars;
        const std::size_t count = drawnOneByOne ? needed : std::min(needed, mostLanes);
        for (LaneBar* bar : own) {
            bar->lane = first + std::min(bar->lane, count - 1);
        }
        lanes.groups.push_back(
            {Words::tr("Server %1").arg(s + 1), Words::tr("up to %n", nullptr, counted(needed)), count});
        first += count;
    }
    for (std::size_t g = 0; scenario.groups() > 1 && g < scenario.groups(); ++g) {
        lanes.keys.push_back({Words::tr("group %1, weight %2")
                                  .arg(QString::number(g + 1), QString::number(scenario.scheduler.weights[g])),
                              {Tone::series, static_cast<int>(g)}});
    }
    lanes.subtitle =
        lanes.bars.size() > kMostBars
            ? Words::tr(
                  "%n requests are too many to draw individually; shown: how many wait, hold a slot and are served at "
                  "each time",
                  nullptr, counted(lanes.bars.size()))
            : Words::tr("Line: waits for a slot. Pale: waits for the disk. Solid: served. Arrow: arrived earlier.");
    return lanes;
}

QString requestText(const sim::RequestRecord& request, const sim::Scenario& scenario) {
    const auto ms = [](sim::Time time) { return significantText(static_cast<double>(time) / 1e6, 3); };
    const sim::Time disk = request.onDisk < 0 ? request.dispatched : request.onDisk;
    QString text =
        Words::tr(
            "Client %1, group %2, file %3, offset %4: arrives at server %5 at %6 s, waits %7 ms for a "
            "slot and %8 ms for the disk, is served in %9 ms.")
            .arg(QString::number(request.process + 1), QString::number(request.flow + 1),
                 QString::number(request.file + 1), QString::number(request.offset),
                 QString::number(request.server + 1), fixedText(sim::seconds(request.arrived), 4),
                 ms(request.dispatched - request.arrived), ms(disk - request.dispatched), ms(request.served - disk));
    const std::string& policy = scenario.scheduler.policy;
    if (policy == "sfq" || policy == "dsfq") {
        const auto& weights = scenario.scheduler.weights;
        const auto unit = static_cast<double>(sim::tagsPerByte(weights).front() * weights.front()) * 1024.0;
        text += betweenSentences() + Words::tr("S = max(v, F) = %1, F = S + %2 / %3 = %4 (KB divided by weight).")
                                         .arg(fixedText(static_cast<double>(request.startTag) / unit, 0),
                                              plainText(static_cast<double>(request.bytes) / 1024.0, 1),
                                              QString::number(weights[request.flow % weights.size()]),
                                              fixedText(static_cast<double>(request.finishTag) / unit, 0));
    }
    return text;
}

}  // namespace greyscope::widgets
