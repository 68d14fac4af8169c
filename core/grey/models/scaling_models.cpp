#include "core/grey/models/scaling_models.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <string>

#include "core/base/try.h"
#include "core/grey/models/gm11_variants.h"
#include "core/stats/changes/normal_form.h"
#include "core/stats/scaling_law.h"
#include "core/stats/scaling_peak.h"

namespace greyscope::grey {

namespace {

constexpr double kConfidence = 0.95;  // for the interval of the peak

/// Returns the loads of the points; every step must have a load as well.
base::Expected<std::span<const double>> loadsOf(const ModelInput& input) {
    if (input.axis.size() < input.values.size() + input.horizon) {
        return base::fail(base::ErrorCode::missingValue, {input.axisName, input.label(input.axis.size())});
    }
    return std::span(input.axis).first(input.values.size());
}

template <class Curve>
std::vector<double> valuesAlong(const ModelInput& input, const Curve& curve) {
    std::vector<double> values;
    std::transform(input.axis.begin(),
                   input.axis.begin() + static_cast<std::ptrdiff_t>(input.values.size() + input.horizon),
                   std::back_inserter(values), [&](double load) { return curve.valueAt(load); });
    return values;
}

base::Expected<ModelFit> lawFit(stats::ScalingLaw law, const ModelInput& input) {
    const bool usl = law == stats::ScalingLaw::usl;
    const std::string& name = base::nameOf(stats::scalingLawNames(), law);
    GREYSCOPE_TRY(needPoints(input, name, usl ? 3 : 2));
    const auto loads = GREYSCOPE_TRY(loadsOf(input));
    const stats::ScalingFit found = stats::fitScalingLaw(law, loads, input.values);
    if (!found.fit.usable()) {
        return base::fail(base::ErrorCode::singularSystem, {name});
    }
    const stats::ScalingParameters& at = found.parameters;
    ModelFit fit{{{"λ", at.lambda, 1.0}, {"σ", at.sigma}}, valuesAlong(input, at), freedomOf(input, usl ? 2 : 1)};
    if (usl) {
        fit.parameters.push_back({"κ", at.kappa});
        fit.peak = stats::peakOf(found, loads, input.values, kConfidence);
    }
    return fit;
}

base::Expected<ModelFit> normalFormFit(const ModelInput& input) {
    const auto form = GREYSCOPE_TRY(stats::fitNormalForm(GREYSCOPE_TRY(loadsOf(input)), input.values));
    if (form.constant) {
        return ModelFit{{{"c0", form.c0, 1.0}}, valuesAlong(input, form), freedomOf(input, 0)};
    }
    return ModelFit{{{"c0", form.c0, 1.0},
                     {"c1", form.c1, 1.0},
                     {"i", form.exponents.i},
                     {"j", static_cast<double>(form.exponents.j)}},
                    valuesAlong(input, form),
                    freedomOf(input, 3)};
}

Candidate candidate(const std::string& name, base::Expected<ModelFit> (*fit)(const ModelInput&)) {
    return {name, [name, fit](const ModelInput& input, const base::Progress& progress) {
                return outcomeOf(name, input, [&](const ModelInput& points) -> base::Expected<ModelFit> {
                    return progress.cancelled() ? base::fail(base::ErrorCode::cancelled) : fit(points);
                });
            }};
}

}  // namespace

bool isLoad(const data::SeriesTable& table, const ForecastPoints& points) {
    constexpr std::size_t kMost = 200;
    constexpr double kLeastReach = 2.0;
    constexpr double kSmallest = 1e-6;
    constexpr double kLargest = 1e12;
    const std::vector<double> axis = table.axisNumbers();
    if (points.spacing == AxisSpacing::none || table.secondsPerUnit || axis.size() > kMost) {
        return false;
    }
    const auto [least, most] = std::minmax_element(axis.begin(), axis.end());
    return *least >= kSmallest && *most <= kLargest && *most >= kLeastReach * *least;
}

std::vector<Candidate> scalingCandidates() {
    return {candidate("usl", [](const ModelInput& input) { return lawFit(stats::ScalingLaw::usl, input); }),
            candidate("amdahl", [](const ModelInput& input) { return lawFit(stats::ScalingLaw::amdahl, input); }),
            candidate("normal-form", [](const ModelInput& input) { return normalFormFit(input); })};
}

}  // namespace greyscope::grey
