#include "widgets/present/simulate_charts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numeric>

#include "core/sim/metrics.h"
#include "widgets/present/number_text.h"
#include "widgets/present/simulate_words.h"
#include "widgets/present/words.h"

namespace greyscope::widgets {

namespace {

using sim::ExperimentResult;

const sim::Parameter& parameterOf(const ExperimentResult& result, std::size_t factor) {
    return **sim::parameterNamed(result.experiment.factors[factor].parameter);
}

/// A factor on the horizontal axis: numbers where it has them, else its levels in their order.
class LevelAxis {
public:
    LevelAxis(const ExperimentResult& result, std::size_t factor) : m_result(result), m_factor(factor) {
        if (factor < result.experiment.factors.size()) {
            m_parameter = &parameterOf(result, factor);
        }
    }
    [[nodiscard]] bool ofNumbers() const { return m_parameter && m_parameter->quantity != sim::Quantity::words; }
    [[nodiscard]] double at(std::size_t point) const {
        if (ofNumbers()) {
            return *sim::numberOf(m_result.points[point].scenario, *m_parameter);
        }
        if (!m_parameter) {
            return 0.0;
        }
        const auto& values = m_result.experiment.factors[m_factor].values;
        const auto found = std::find(values.begin(), values.end(), m_result.points[point].values[m_factor]);
        return static_cast<double>(found - values.begin());
    }
    [[nodiscard]] AxisSpec spec() const {
        AxisSpec axis;
        if (!m_parameter) {
            axis.label = Words::tr("scenario");
            axis.ticks = {{0.0, presetTitle(m_result.experiment.scenario.preset)}};
            return axis;
        }
        const QString unit = unitText(m_parameter->quantity);
        const QString title = parameterTitle(m_parameter->name);
        axis.label = unit.isEmpty() ? title : title + QStringLiteral(", ") + unit;
        const auto& values = m_result.experiment.factors[m_factor].values;
        if (ofNumbers()) {
            axis.scale = doubles() ? Scale::log2 : Scale::linear;
            constexpr std::size_t kFew = 12;
            const bool ticked = axis.scale == Scale::log2 || values.size() <= kFew;
            for (std::size_t p = 0; ticked && p < m_result.points.size(); ++p) {
                const Tick tick{at(p), levelText(*m_parameter, m_result.points[p].values[m_factor])};
                if (std::find(axis.ticks.begin(), axis.ticks.end(), tick) == axis.ticks.end()) {
                    axis.ticks.push_back(tick);
                }
            }
            std::sort(axis.ticks.begin(), axis.ticks.end(), [](const Tick& a, const Tick& b) { return a.at < b.at; });
        }
        for (std::size_t v = 0; !ofNumbers() && v < values.size(); ++v) {
            axis.ticks.push_back({static_cast<double>(v), levelText(*m_parameter, values[v])});
        }
        return axis;
    }

private:
    [[nodiscard]] bool doubles() const {
        double least = INFINITY, most = 0.0;
        for (std::size_t p = 0; p < m_result.points.size(); ++p) {
            least = std::min(least, at(p));
            most = std::max(most, at(p));
        }
        return least > 0.0 && most >= 8.0 * least;
    }
    const ExperimentResult& m_result;
    std::size_t m_factor;
    const sim::Parameter* m_parameter = nullptr;
};

/// The levels of all factors but one, as a name.
QString othersOf(const ExperimentResult& result, std::size_t point, std::size_t along) {
    QStringList parts;
    for (std::size_t f = 0; f < result.experiment.factors.size(); ++f) {
        if (f != along) {
            const sim::Parameter& parameter = parameterOf(result, f);
            const QString level = levelText(parameter, result.points[point].values[f]);
            parts << (parameter.quantity == sim::Quantity::words
                          ? level
                          : parameterTitle(parameter.name) + QLatin1Char(' ') + level);
        }
    }
    return parts.join(QStringLiteral(", "));
}

Marker markerOf(std::size_t slot) {
    constexpr std::array markers{Marker::circle, Marker::square, Marker::triangle, Marker::cross};
    return markers[slot % markers.size()];
}

struct ChartMaking {
    const ExperimentResult& result;
    std::size_t along;
    const sim::Metric& metric;
    const LevelAxis axis{result, along};
    std::vector<QString> overloaded = {};
    double widest = 0.0;  ///< of the intervals, as a share of the mean

    std::vector<Curve> curves() {
        std::vector<Curve> all;
        std::map<QString, std::size_t> colours;
        std::map<std::pair<QString, std::size_t>, std::size_t> places;
        for (std::size_t point = 0; point < result.points.size(); ++point) {
            const sim::RunResult& first = result.run(point, 0);
            const QString others = othersOf(result, point, along);
            const std::size_t slot = colours.try_emplace(others, colours.size()).first->second;
            if (first.overloaded) {
                overloaded.push_back(pointName(point));
            }
            for (std::size_t phase = 0; phase < first.phases.size(); ++phase) {
                const auto [place, isNew] = places.try_emplace({others, phase}, all.size());
                if (isNew) {
                    all.push_back(curveOf(others, first.phases, phase, slot));
                }
                addPoint(all[place->second], point, phase);
            }
        }
        for (Curve& curve : all) {
            sortByPlace(curve);
        }
        widenBelow(all);
        return all;
    }

    [[nodiscard]] QString pointName(std::size_t point) const {
        return along < result.experiment.factors.size()
                   ? levelText(parameterOf(result, along), result.points[point].values[along])
                   : presetTitle(result.experiment.scenario.preset);
    }

    [[nodiscard]] Curve curveOf(const QString& others, const std::vector<sim::PhaseResult>& phases, std::size_t phase,
                                std::size_t slot) const {
        Curve curve;
        const QString operation = operationText(phases[phase]);
        curve.name = others.isEmpty()    ? operation
                     : phases.size() > 1 ? operation + QStringLiteral(", ") + others
                                         : others;
        curve.ink.slot = static_cast<int>(slot);
        curve.marker = markerOf(slot);
        curve.hollow = phases[phase].operation == sim::Operation::write;
        curve.dash = phases.size() > 1 && phase == 0 ? Dash::dashed : Dash::solid;
        const Targets targets{Target::model(curve.name)};
        curve.link = {targets, targets};
        curve.endValue = NumberFormat{3, false, {}};
        return curve;
    }

    void addPoint(Curve& curve, std::size_t point, std::size_t phase) {
        const sim::Interval interval = sim::intervalOf(result.valuesOf(point, phase, metric));
        curve.x.push_back(axis.at(point));
        curve.y.push_back(interval.mean);
        const double half = interval.halfWidth.value_or(0.0);
        curve.low.push_back(interval.mean - half);
        curve.high.push_back(interval.mean + half);
        widest = interval.mean > 0.0 ? std::max(widest, half / interval.mean) : widest;
        curve.pointTexts.push_back(QStringLiteral("%1\n%2: %3 ± %4 %5")
                                       .arg(curve.name, pointName(point), significantText(interval.mean, 4),
                                            significantText(half, 2), QString::fromStdString(metric.unit)));
    }

    /// Of lines that lie on each other the first is wide, below the other.
    static void widenBelow(std::vector<Curve>& curves) {
        for (auto curve = curves.begin(); curve != curves.end(); ++curve) {
            curve->heavy = std::any_of(curve + 1, curves.end(), [&](const Curve& other) {
                return other.hollow == curve->hollow &&
                       std::equal(curve->y.begin(), curve->y.end(), other.y.begin(), other.y.end(),
                                  [](double a, double b) { return std::abs(a - b) <= 0.005 * std::abs(a); });
            });
        }
    }

    static void sortByPlace(Curve& curve) {
        std::vector<std::size_t> order(curve.x.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return curve.x[a] < curve.x[b]; });
        const Curve before = curve;
        curve.pointTexts.clear();
        for (std::size_t i = 0; i < order.size(); ++i) {
            curve.x[i] = before.x[order[i]], curve.y[i] = before.y[order[i]];
            curve.low[i] = before.low[order[i]], curve.high[i] = before.high[order[i]];
            curve.pointTexts.push_back(before.pointTexts[order[i]]);
        }
        if (curve.low == curve.high) {
            curve.low.clear();
            curve.high.clear();
        }
    }
};

/// What a paper states, on the simulated value that it refers to. A limit has a bar on one side, which is an arrow
/// then.
Curve statedMark(int number, double x, double y, double low, double high) {
    Curve mark;
    mark.name = Words::tr("stated, with its tolerance");
    mark.link = statementLink(number);
    mark.x = {x};
    mark.y = {y};
    mark.low = {low};
    mark.high = {high};
    mark.ink = {Tone::measured, 0};
    mark.marker = Marker::diamond;
    mark.hollow = true;
    mark.line = false;
    mark.labelled = false;
    const QString said = significantText(y, 4);
    mark.pointTexts = {
        Words::tr("Statement %1").arg(number) + QLatin1Char('\n') +
        (y == high  ? Words::tr("at most %1").arg(said)
         : y == low ? Words::tr("at least %1").arg(said)
                    : Words::tr("%1, from %2 to %3").arg(said, significantText(low, 4), significantText(high, 4)))};
    return mark;
}

double valueAt(const Curve& curve, double x) {
    const auto found = std::find(curve.x.begin(), curve.x.end(), x);
    return found == curve.x.end() ? 0.0 : curve.y[static_cast<std::size_t>(found - curve.x.begin())];
}

/// Statements 3, 4 and 6 of P3 on throughput against clients.
std::vector<Curve> clientMarks(const std::vector<Curve>& curves) {
    std::vector<Curve> marks;
    const auto reads =
        std::find_if(curves.begin(), curves.end(), [](const Curve& c) { return !c.hollow && c.x.size() > 1; });
    if (reads != curves.end()) {
        const double four = valueAt(*reads, 4.0), eight = valueAt(*reads, 8.0), many = valueAt(*reads, 32.0);
        if (four > 0.0 && eight > 0.0) {
            marks.push_back(statedMark(3, 8.0, 1.8 * four, 1.8 * four, 2.0 * four));
        }
        if (eight > 0.0 && valueAt(*reads, 16.0) > 0.0) {
            marks.push_back(statedMark(4, 16.0, eight / 3.0, eight / 4.0, eight / 3.0));
        }
        if (many > 0.0 && valueAt(*reads, 64.0) > 0.0) {
            marks.push_back(statedMark(6, 64.0, many, 0.9 * many, 1.1 * many));
        }
    }
    return marks;
}

struct StatedShare {
    int number;
    const char* weights;
    double value;
};
constexpr std::array kStatedShares{StatedShare{7, "1:1", 50.17}, StatedShare{8, "1:2", 67.50},
                                   StatedShare{9, "1:4", 73.67}};

bool isOfP3(const ExperimentResult& result) {
    return result.experiment.scenario.preset.rfind("p3", 0) == 0;
}

std::string textOf(const sim::Scenario& scenario, const char* name) {
    return (*sim::parameterNamed(name))->text(scenario);
}

/// Where the point with these weights stands on the axis.
std::vector<Curve> shareMarks(const ExperimentResult& result, const LevelAxis& axis) {
    std::vector<Curve> marks;
    for (const StatedShare& stated : kStatedShares) {
        for (std::size_t p = 0; p < result.points.size(); ++p) {
            if (textOf(result.points[p].scenario, "scheduler.weights") == stated.weights) {
                marks.push_back(
                    statedMark(stated.number, axis.at(p), stated.value, 0.95 * stated.value, 1.05 * stated.value));
                break;
            }
        }
    }
    return marks;
}

QString intervalNote(const ExperimentResult& result, double widest) {
    const auto runs = static_cast<int>(result.experiment.replications);
    return runs > 1 ? Words::tr("%n runs a point; 95 % intervals, at most ±%1 %", nullptr, runs)
                          .arg(significantText(100.0 * widest, 2))
                    : Words::tr("one run a point: no intervals");
}

}  // namespace

Link statementLink(int number) {
    const Targets targets{Target::model(QStringLiteral("statement %1").arg(number))};
    return {targets, targets};
}

PlotSpec simulatedChart(const ExperimentResult& result, std::size_t along, const std::string& metric,
                        std::size_t planned) {
    const sim::Metric* of = sim::metricNamed(metric);
    of = of ? of : &sim::metrics().front();
    ChartMaking making{result, along, *of};
    PlotSpec plot;
    plot.curves = making.curves();
    plot.x = making.axis.spec();
    const QString title = metricTitle(of->name);
    plot.title = Words::tr("Simulated: %1 against %2").arg(title, plot.x.label);
    plot.y.label = of->unit.empty() ? title : title + QStringLiteral(", ") + QString::fromStdString(of->unit);
    double least = INFINITY, most = 0.0;
    for (const Curve& curve : plot.curves) {
        for (const double y : curve.y) {
            least = std::min(least, y);
            most = std::max(most, y);
        }
    }
    plot.y.scale = least > 0.0 && most >= 8.0 * least ? Scale::log2 : Scale::linear;
    const bool byClients =
        along < result.experiment.factors.size() && result.experiment.factors[along].parameter == "workload.clients";
    std::vector<Curve> marks;
    if (isOfP3(result) && byClients && of->name == "throughput_mb_s") {
        marks = clientMarks(plot.curves);
    } else if (isOfP3(result) && of->name == "last_group_share_percent") {
        marks = shareMarks(result, making.axis);
    }
    plot.subtitle = intervalNote(result, making.widest);
    if (result.points.size() < planned) {
        plot.subtitle = Words::tr("%1 of %2 points are done; ").arg(result.points.size()).arg(planned) + plot.subtitle;
    }
    if (!making.overloaded.empty()) {
        plot.subtitle = Words::tr("Arrivals exceed service at %1: no steady response")
                            .arg(listed(QStringList(making.overloaded.begin(), making.overloaded.end())));
    } else if (!marks.empty()) {
        plot.subtitle += Words::tr("; diamonds: what %1 states, with its tolerance").arg(QStringLiteral("P3"));
        if (byClients && of->name == "throughput_mb_s") {
            plot.subtitle += Words::tr("; arrows: at least, at most");
        }
    }
    std::move(marks.begin(), marks.end(), std::back_inserter(plot.curves));
    return plot;
}

namespace {

/// The first phase of a point's first run where it has several groups; null where it has none.
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
    const QString others = othersOf(result, point, none);
    curve.name =
        Words::tr("%1, %2 %")
            .arg(others.isEmpty() ? operationText(phase) : others, fixedText(100.0 * phase.groups.back().share, 1));
    curve.ink.slot = static_cast<int>(slot);
    curve.marker = Marker::none;
    curve.dash = slot >= 5 ? Dash::dashed : Dash::solid;
    const sim::TimeBins& last = phase.groups.back().overTime;
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
        const std::string weights = textOf(result.points[point].scenario, "scheduler.weights");
        for (const StatedShare& stated : kStatedShares) {
            const bool once = std::none_of(plot.curves.begin(), plot.curves.end(), [&](const Curve& other) {
                return other.link == statementLink(stated.number);
            });
            if (isOfP3(result) && weights == stated.weights && once) {
                plot.curves.push_back(
                    statedMark(stated.number, curve.x.back(), stated.value, 0.95 * stated.value, 1.05 * stated.value));
            }
        }
        plot.curves.push_back(std::move(curve));
    }
    plot.subtitle =
        Words::tr("Dashed: ideal %1 %.").arg(ideals.join(QStringLiteral(", "))) + QLatin1Char(' ') +
        (shared > kMostShares ? Words::tr("The first run of the first %1 of %2 points, at the right its share in all.")
                                    .arg(kMostShares)
                                    .arg(shared)
                              : Words::tr("The first run of each point, at the right its share in all."));
    return plot;
}

LaneSpec backlogLanes(const ExperimentResult& result) {
    LaneSpec lanes;
    lanes.title = Words::tr("Simulated: time in which every group has as many at the server as there are slots");
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
    lanes.subtitle = Words::tr("Green from 75 %, amber from 25 %, red below; the height says it too");
    return lanes;
}

namespace {

/// Requests at a server in as few lanes as keep them apart.
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

LaneSpec requestLanes(const sim::RunResult& run, const sim::Scenario& scenario, double from, double to) {
    constexpr std::size_t mostServers = 16, mostLanes = 12;
    LaneSpec lanes;
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
            bar.name = Words::tr("client %1, file %2").arg(request.process + 1).arg(request.file + 1);
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
        lanes.keys.push_back({Words::tr("group %1, weight %2").arg(g + 1).arg(scenario.scheduler.weights[g]),
                              {Tone::series, static_cast<int>(g)}});
    }
    lanes.subtitle = lanes.bars.size() > kMostBars
                         ? Words::tr(
                               "%n requests are too many to be drawn one by one: how many wait, hold a slot and "
                               "are served at a time",
                               nullptr, counted(lanes.bars.size()))
                         : Words::tr("Line: waits for a slot. Pale: for the disk. Full: served. Arrow: came before.");
    return lanes;
}

QString requestText(const sim::RequestRecord& request, const sim::Scenario& scenario) {
    const auto ms = [](sim::Time time) { return significantText(static_cast<double>(time) / 1e6, 3); };
    const sim::Time disk = request.onDisk < 0 ? request.dispatched : request.onDisk;
    QString text = Words::tr(
                       "Client %1, group %2, file %3, offset %4: arrives at server %5 at %6 s, waits %7 ms for a "
                       "slot and %8 ms for the disk, is served in %9 ms.")
                       .arg(request.process + 1)
                       .arg(request.flow + 1)
                       .arg(request.file + 1)
                       .arg(request.offset)
                       .arg(request.server + 1)
                       .arg(fixedText(sim::seconds(request.arrived), 4), ms(request.dispatched - request.arrived),
                            ms(disk - request.dispatched), ms(request.served - disk));
    const std::string& policy = scenario.scheduler.policy;
    if (policy == "sfq" || policy == "dsfq") {
        const auto& weights = scenario.scheduler.weights;
        const auto unit = static_cast<double>(sim::tagsPerByte(weights).front() * weights.front()) * 1024.0;
        text += QLatin1Char(' ') + Words::tr("S = max(v, F) = %1, F = S + %2 / %3 = %4 (KB over weight).")
                                       .arg(fixedText(static_cast<double>(request.startTag) / unit, 0),
                                            plainText(static_cast<double>(request.bytes) / 1024.0, 1))
                                       .arg(weights[request.flow % weights.size()])
                                       .arg(fixedText(static_cast<double>(request.finishTag) / unit, 0));
    }
    return text;
}

}  // namespace greyscope::widgets
