#include "widgets/present/simulate/simulate_charts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "core/sim/experiments/metrics.h"
#include "widgets/present/simulate/simulate_words.h"
#include "widgets/present/spec/stated_marks.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

using sim::ExperimentResult;

const sim::Parameter& parameterOf(const ExperimentResult& result, std::size_t factor) {
    return **sim::parameterNamed(result.experiment.factors[factor].parameter);
}

/// A factor on the horizontal axis: its numbers, or its levels in order if they are not numbers.
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
        axis.label = unit.isEmpty() ? title : withComma(title, unit);
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
    double widest = 0.0;  ///< the widest interval, as a share of the mean

    std::vector<Curve> curves() {
        std::vector<Curve> all;
        for (const SimulatedCurve& through : simulatedCurves(result, along)) {
            Curve& curve = all.emplace_back(curveOf(through));
            for (const std::size_t point : through.points) {
                addPoint(curve, point, through.phase);
            }
            if (curve.low == curve.high) {
                curve.low.clear();
                curve.high.clear();
            }
        }
        for (std::size_t point = 0; point < result.points.size(); ++point) {
            if (result.run(point, 0).overloaded) {
                overloaded.push_back(simulatedPlace(result, along, point));
            }
        }
        widenBelow(all);
        return all;
    }

    [[nodiscard]] Curve curveOf(const SimulatedCurve& through) const {
        const auto& phases = result.run(through.points.front(), 0).phases;
        Curve curve;
        curve.name = through.name;
        curve.ink.slot = static_cast<int>(through.colour);
        curve.marker = markerOf(through.colour);
        curve.hollow = phases[through.phase].operation == sim::Operation::write;
        curve.dash = phases.size() > 1 && through.phase == 0 ? Dash::dashed : Dash::solid;
        const Targets targets{Target::model(curve.name)};
        curve.link = {targets, targets};
        curve.endValue = NumberFormat{3, false, {}};
        return curve;
    }

    void addPoint(Curve& curve, std::size_t point, std::size_t phase) {
        const sim::MeanInterval interval = sim::intervalOf(result.valuesOf(point, phase, metric));
        curve.x.push_back(axis.at(point));
        curve.measuredAt.push_back(static_cast<int>(curve.x.size()));
        curve.y.push_back(interval.mean);
        const double half = interval.halfWidth.value_or(0.0);
        curve.low.push_back(interval.mean - half);
        curve.high.push_back(interval.mean + half);
        widest = interval.mean > 0.0 ? std::max(widest, half / interval.mean) : widest;
        curve.pointTexts.push_back(QStringLiteral("%1\n%2: %3 ± %4 %5")
                                       .arg(curve.name, simulatedPlace(result, along, point),
                                            significantText(interval.mean, 4), significantText(half, 2),
                                            QString::fromStdString(metric.unit)));
    }

    /// Widens the first of several coinciding lines, so that it is visible below the others.
    static void widenBelow(std::vector<Curve>& curves) {
        for (auto curve = curves.begin(); curve != curves.end(); ++curve) {
            curve->heavy = std::any_of(curve + 1, curves.end(), [&](const Curve& other) {
                return other.hollow == curve->hollow &&
                       std::equal(curve->y.begin(), curve->y.end(), other.y.begin(), other.y.end(),
                                  [](double a, double b) { return std::abs(a - b) <= 0.005 * std::abs(a); });
            });
        }
    }
};

/// The stated shares, at the positions of the points with these weights.
std::vector<Curve> shareMarks(const ExperimentResult& result, const LevelAxis& axis) {
    std::vector<Curve> marks;
    for (const StatedShare& stated : kStatedShares) {
        for (std::size_t p = 0; p < result.points.size(); ++p) {
            if (weightsOf(result.points[p].scenario) == stated.weights) {
                marks.push_back(shareMark(stated, axis.at(p)));
                break;
            }
        }
    }
    return marks;
}

QString intervalNote(const ExperimentResult& result, double widest) {
    const auto runs = static_cast<int>(result.experiment.replications);
    return runs > 1 ? Words::tr("%n runs per point; 95 % intervals, at most ±%1 %", nullptr, runs)
                          .arg(significantText(100.0 * widest, 2))
                    : Words::tr("one run per point: no intervals");
}

}  // namespace

std::vector<SimulatedCurve> simulatedCurves(const ExperimentResult& result, std::size_t along) {
    std::vector<SimulatedCurve> all;
    std::map<QString, std::size_t> colours;
    std::map<std::pair<QString, std::size_t>, std::size_t> places;
    for (std::size_t point = 0; point < result.points.size(); ++point) {
        const auto& phases = result.run(point, 0).phases;
        const QString others = otherLevels(result, point, along);
        const std::size_t colour = colours.try_emplace(others, colours.size()).first->second;
        for (std::size_t phase = 0; phase < phases.size(); ++phase) {
            const auto [place, isNew] = places.try_emplace({others, phase}, all.size());
            if (isNew) {
                const QString operation = operationText(phases[phase]);
                const QString name = others.isEmpty()    ? operation
                                     : phases.size() > 1 ? withComma(operation, others)
                                                         : others;
                all.push_back({name, phase, colour, {}});
            }
            all[place->second].points.push_back(point);
        }
    }
    const LevelAxis axis(result, along);
    for (SimulatedCurve& curve : all) {
        std::stable_sort(curve.points.begin(), curve.points.end(),
                         [&axis](std::size_t a, std::size_t b) { return axis.at(a) < axis.at(b); });
    }
    return all;
}

QString simulatedPlace(const ExperimentResult& result, std::size_t along, std::size_t point) {
    return along < result.experiment.factors.size()
               ? levelText(parameterOf(result, along), result.points[point].values[along])
               : presetTitle(result.experiment.scenario.preset);
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
    plot.y.label = of->unit.empty() ? title : withComma(title, QString::fromStdString(of->unit));
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
        plot.subtitle = Words::tr("%1 of %2 points are done; ")
                            .arg(QString::number(result.points.size()), QString::number(planned)) +
                        plot.subtitle;
    }
    if (!making.overloaded.empty()) {
        plot.subtitle = Words::tr("Arrivals exceed the service rate at %1: no steady response")
                            .arg(listed(QStringList(making.overloaded.begin(), making.overloaded.end())));
    } else if (!marks.empty()) {
        plot.subtitle += Words::tr("; diamonds: values stated by %1, with tolerance").arg(QStringLiteral("P3"));
        if (byClients && of->name == "throughput_mb_s") {
            plot.subtitle += Words::tr("; arrows: at least, at most");
        }
    }
    std::move(marks.begin(), marks.end(), std::back_inserter(plot.curves));
    return plot;
}

}  // namespace greyscope::widgets
