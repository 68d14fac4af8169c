#include "app/pages/simulate/simulate_derivation.h"

#include <utility>
#include <vector>

#include "core/derivation/interval_derivation.h"
#include "widgets/present/simulate/simulate_charts.h"

namespace greyscope::app {

namespace {

constexpr double kConfidence = 0.95;  // as in sim::intervalOf()

QString titleOf(const sim::ExperimentResult& result, std::size_t along, const widgets::SimulatedCurve& curve,
                std::size_t point) {
    return QStringLiteral("%1: %2").arg(curve.name, widgets::simulatedPlace(result, along, curve.points[point]));
}

}  // namespace

std::optional<PageDerivation> simulatedDerivations(const SharedExperiment& result, std::size_t along,
                                                   const std::string& metric) {
    const sim::Metric* of = sim::metricNamed(metric);
    if (of == nullptr || result->experiment.replications < 2) {
        return std::nullopt;
    }
    std::vector<OtherDerivation> all;
    for (const widgets::SimulatedCurve& curve : widgets::simulatedCurves(*result, along)) {
        for (std::size_t i = 0; i < curve.points.size(); ++i) {
            const QString title = titleOf(*result, along, curve, i);
            all.push_back({title,
                           [result, of, title, point = curve.points[i], phase = curve.phase](
                               const derivation::Rounding& rounding, base::Progress&) {
                               return derivation::meanIntervalDerivation(result->valuesOf(point, phase, *of),
                                                                         title.toStdString(), kConfidence, rounding);
                           },
                           {widgets::Target::model(curve.name), widgets::Target::measured(static_cast<int>(i) + 1)}});
        }
    }
    return derivationsOf(std::move(all));
}

std::optional<AskedLine> lineOfSimulated(const sim::ExperimentResult& result, std::size_t along, std::size_t curve,
                                         std::size_t point) {
    const auto curves = widgets::simulatedCurves(result, along);
    if (curve >= curves.size() || point >= curves[curve].points.size()) {
        return std::nullopt;
    }
    return AskedLine{QStringLiteral("mean"), {}, 0, titleOf(result, along, curves[curve], point)};
}

}  // namespace greyscope::app
