
#include <algorithm>
#include <numeric>

#include "widgets/present/forecast/forecast_parts.h"
#include "widgets/present/forecast/forecast_present.h"
#include "widgets/present/forecast/model_look.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

constexpr double kStemDistance = 0.16;

/// The range of the class ratios and their band, with a margin.
std::pair<double, double> rangeOf(const grey::ClassRatio& ratio) {
    constexpr double kRoom = 0.15;
    if (ratio.values.empty()) {
        return {ratio.low, ratio.high};
    }
    const auto [least, most] = std::minmax_element(ratio.values.begin(), ratio.values.end());
    const double low = std::min(ratio.low, *least);
    const double high = std::max(ratio.high, *most);
    return {low - kRoom * (high - low), high + kRoom * (high - low)};
}

}  // namespace

namespace {

/// The residuals of a model, drawn beside those of the other models.
Curve residualCurve(const grey::ModelOutcome& model, const grey::ForecastResult& result, const ForecastNames& names,
                    const std::vector<double>& measured, double shift) {
    Curve curve = lookLike(model.name);
    const std::vector<double> values = valuesOf(model);
    for (std::size_t k = 0; k < std::min(measured.size(), values.size()); ++k) {
        curve.places.push_back(static_cast<double>(k + 1));
        curve.x.push_back(curve.places.back() + shift);
        curve.y.push_back(measured[k] - values[k]);
    }
    if (manyPoints(result)) {
        curve.marker = Marker::none;
        return curve;
    }
    curve.line = false;
    curve.stems = true;
    curve.marker = curve.marker == Marker::none ? Marker::circle : curve.marker;
    curve.hollowFrom = result.actual.size();
    const int decimals = forecastDecimals(result);
    curve.measuredAt = countedFrom(1, curve.y.size());
    for (std::size_t k = 0; k < curve.y.size(); ++k) {
        curve.pointTexts.push_back(QStringLiteral("%1\n%2\nx − x̂ = %3")
                                       .arg(modelLook(model.name).title, pointName(names.axis, labelOf(result, k), k),
                                            withUnit(fixedText(curve.y[k], decimals), names.unit)));
    }
    return curve;
}

}  // namespace

PlotSpec residualChart(const grey::ForecastResult& result, const ForecastNames& names, const ShownModels& shown) {
    const std::vector<double> measured = measuredOf(result);
    const auto drawn = drawnModels(result, shown);
    PlotSpec spec;
    spec.title = names.unit.isEmpty() ? Words::tr("Residual x − x̂") : Words::tr("Residual x − x̂, %1").arg(names.unit);
    spec.x.label = names.axis;
    spec.y.label = spec.title;
    spec.y.unitMissing = names.unit.isEmpty();
    spec.x.range = std::pair(0.5, static_cast<double>(measured.size()) + 0.5);
    std::vector<double> places(measured.size());
    std::iota(places.begin(), places.end(), 1.0);
    spec.x.ticks = pointTicks(places, [&result](std::size_t k) { return labelOf(result, k); });
    const double distance = std::min(kStemDistance, 0.8 / static_cast<double>(drawn.size()));
    for (std::size_t m = 0; m < drawn.size(); ++m) {
        const double shift = distance * (static_cast<double>(m) - 0.5 * static_cast<double>(drawn.size() - 1));
        spec.curves.push_back(residualCurve(*drawn[m], result, names, measured, shift));
    }
    if (measured.size() > result.actual.size()) {
        const double cut = static_cast<double>(result.actual.size()) + 0.5;
        spec.bands.push_back({Side::vertical, cut, spec.x.range->second, Tone::quiet, {}});
        spec.guides.push_back({Side::vertical, cut, Tone::quiet, Dash::dashed, false, {}, false});
    }
    spec.guides.push_back({Side::horizontal, 0.0, Tone::reference, Dash::solid, false, {}, false});
    return spec;
}

PlotSpec classRatioChart(const grey::ForecastResult& result) {
    const grey::ClassRatio& ratio = result.classRatio;
    PlotSpec spec;
    const double by = result.shift.value_or(0.0);
    QString subject =
        by == 0.0 ? Words::tr("Class ratio σ(k)") : Words::tr("Class ratio σ(k) of x + %1").arg(significantText(by, 3));
    if (!result.buffered.empty()) {
        subject = Words::tr("%1, x buffered").arg(subject);
    }
    spec.title = ratio.admissible
                     ? Words::tr("%1: all inside the band").arg(subject)
                     : Words::tr("%1: %2 of %3 outside the band")
                           .arg(subject, QString::number(ratio.outside.size()), QString::number(ratio.values.size()));
    spec.y.label = Words::tr("Class ratio σ(k)");
    spec.labelling = Labelling::none;
    spec.bands.push_back({Side::horizontal, ratio.low, ratio.high, Tone::good, {}});
    for (const double edge : {ratio.low, ratio.high}) {
        spec.guides.push_back({Side::horizontal, edge, Tone::good, Dash::dashed, false, {}, false});
        spec.y.ticks.push_back({edge, fixedText(edge, 2)});
    }
    spec.x.range = std::pair(1.5, static_cast<double>(ratio.values.size()) + 1.5);
    spec.y.range = rangeOf(ratio);
    spec.y.ticks.insert(spec.y.ticks.begin() + 1, {1.0, QStringLiteral("1")});
    constexpr double kLegible = 0.2;  // share of the axis below which the labels of a band overlap
    if (ratio.high - ratio.low < kLegible * (spec.y.range->second - spec.y.range->first)) {
        spec.y.ticks.clear();
    }
    Curve inside;
    inside.name = Words::tr("inside");
    inside.ink = {Tone::good, 0};
    inside.line = false;
    Curve outside = inside;
    outside.name = Words::tr("outside");
    outside.ink = {Tone::bad, 0};
    outside.hollow = true;
    std::vector<double> places;
    const bool many = manyPoints(result);
    for (std::size_t i = 0; i < ratio.values.size(); ++i) {
        const std::size_t k = i + 2;
        const bool out = !many && std::binary_search(ratio.outside.begin(), ratio.outside.end(), k);
        Curve& curve = out ? outside : inside;
        curve.x.push_back(static_cast<double>(k));
        curve.y.push_back(ratio.values[i]);
        if (!many) {
            curve.measuredAt.push_back(static_cast<int>(k));
            curve.pointTexts.push_back(
                QStringLiteral("σ(%1) = x(%2)/x(%1) = %3")
                    .arg(QString::number(k), QString::number(k - 1), fixedText(ratio.values[i], 3)));
        }
        places.push_back(static_cast<double>(k));
    }
    spec.x.ticks = pointTicks(places, [&](std::size_t i) {
        const QString name = QStringLiteral("k = %1").arg(i + 2);
        return many ? name : name + QLatin1Char('\n') + fixedText(ratio.values[i], 3);
    });
    if (many) {
        inside.name = Words::tr("class ratio");
        inside.line = true;
        inside.marker = Marker::none;
    }
    for (Curve* curve : {&inside, &outside}) {
        if (!curve->x.empty()) {
            spec.curves.push_back(std::move(*curve));
        }
    }
    return spec;
}

}  // namespace greyscope::widgets
