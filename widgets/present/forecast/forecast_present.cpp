#include "widgets/present/forecast/forecast_present.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "widgets/present/forecast/forecast_parts.h"
#include "widgets/present/forecast/forecast_remarks.h"
#include "widgets/present/forecast/forecast_verdict.h"
#include "widgets/present/forecast/law_curve.h"
#include "widgets/present/forecast/model_look.h"
#include "widgets/present/forecast/peak_text.h"
#include "widgets/present/spec/invalid_marks.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/minus_sign.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

/// The range of the axis: half a step beyond the first and the last point.
std::pair<double, double> rangeOf(const Places& places) {
    const std::size_t last = places.x.size() - 1;
    if (last == 0) {
        return places.logarithmic ? std::pair(places.x[0] / 2.0, places.x[0] * 2.0)
                                  : std::pair(places.x[0] - 1.0, places.x[0] + 1.0);
    }
    const double low = between(places, 0);
    const double high = between(places, last - 1);
    if (places.logarithmic) {
        return {places.x.front() * places.x.front() / low, places.x[last] * places.x[last] / high};
    }
    return {2.0 * places.x.front() - low, 2.0 * places.x[last] - high};
}

AxisSpec axisOf(const Places& places, const grey::ForecastResult& result, const ForecastNames& names) {
    AxisSpec axis;
    axis.scale = places.logarithmic ? Scale::log2 : Scale::linear;
    axis.range = rangeOf(places);
    axis.label = !places.numeric      ? QStringLiteral("k")
                 : places.logarithmic ? Words::tr("%1 (log2)").arg(names.axis)
                                      : names.axis;
    axis.ticks = pointTicks(places.x, [&result](std::size_t k) { return labelOf(result, k); });
    return axis;
}

/// "k = 7, 8" or "k = 1…6", with non-breaking spaces.
QString indexRange(std::size_t first, std::size_t last) {
    const QString begin = QStringLiteral("k = %1").arg(first);
    const QString end = QString::number(last);
    QString text = first == last ? begin : last == first + 1 ? listed({begin, end}) : begin + QStringLiteral("…") + end;
    return text.replace(QLatin1Char(' '), QChar(QChar::Nbsp));
}

/// Shades the held-out range and the range beyond the measured points. `edge(k)` is between the k-th point and the
/// next.
void addStretches(PlotSpec& spec, const grey::ForecastResult& result, const std::function<double(std::size_t)>& edge,
                  double end, bool labelled) {
    const std::size_t fitted = result.actual.size();
    const std::size_t held = heldOutCount(result);
    const std::size_t all = fitted + result.steps.size();
    if (all == fitted) {
        return;
    }
    const auto band = [&](double from, double to, const QString& words, std::size_t first, std::size_t last) {
        Band band{Side::vertical, from, to, Tone::quiet, {}};
        if (labelled) {
            band.labels = {words.arg(indexRange(first, last)), indexRange(first, last)};
        }
        spec.bands.push_back(band);
    };
    GuideLine cut;
    cut.at = edge(fitted - 1);
    cut.dash = Dash::dashed;
    cut.tone = Tone::quiet;
    cut.label = labelled ? Words::tr("fitted: %1").arg(indexRange(1, fitted)) : QString();
    cut.handle = labelled;
    spec.guides.push_back(cut);
    if (held > 0) {
        const double to = all > fitted + held ? edge(fitted + held - 1) : end;
        band(cut.at, to, Words::tr("held out: %1"), fitted + 1, fitted + held);
    }
    if (all > fitted + held) {
        GuideLine beyond = cut;
        beyond.at = edge(fitted + held - 1);
        beyond.label.clear();
        beyond.handle = false;
        if (held > 0) {
            spec.guides.push_back(beyond);
        }
        band(beyond.at, end, Words::tr("forecast: %1"), fitted + held + 1, all);
    }
}

Curve modelCurve(const grey::ModelOutcome& model, const grey::ForecastResult& result, const ForecastNames& names,
                 const Places& places) {
    Curve curve = lookLike(model.name);
    curve.y = valuesOf(model);
    curve.x.assign(places.x.begin(), places.x.begin() + static_cast<std::ptrdiff_t>(curve.y.size()));
    curve.hollowFrom = result.actual.size();
    const int decimals = forecastDecimals(result);
    curve.endValue = NumberFormat{decimals, true, {}};
    if (manyPoints(result)) {
        curve.marker = Marker::none;
        return curve;
    }
    const std::vector<double> measured = measuredOf(result);
    curve.measuredAt = countedFrom(1, curve.y.size());
    for (std::size_t k = 0; k < curve.y.size(); ++k) {
        QString text = QStringLiteral("%1\n%2\n%3")
                           .arg(modelLook(model.name).title, pointName(names.axis, labelOf(result, k), k),
                                withUnit(fixedText(curve.y[k], decimals), names.unit));
        if (k < measured.size() && measured[k] != 0.0) {
            const double error = 100.0 * (curve.y[k] - measured[k]) / measured[k];
            text += Words::tr(", error %1 %").arg(fixedText(error, 1));
        }
        curve.pointTexts.push_back(text);
    }
    return curve;
}

Curve measuredCurve(const grey::ForecastResult& result, const ForecastNames& names, const Places& places) {
    Curve curve;
    curve.link = names.measured;
    curve.name = Words::tr("measured");
    curve.y = measuredOf(result);
    curve.x.assign(places.x.begin(), places.x.begin() + static_cast<std::ptrdiff_t>(curve.y.size()));
    curve.ink = {Tone::measured, 0};
    curve.line = false;
    curve.movable = !manyPoints(result);
    curve.hollowFrom = result.actual.size();
    const int decimals = forecastDecimals(result);
    curve.endValue = NumberFormat{decimals, true, {}};
    if (manyPoints(result)) {
        curve.line = true;
        curve.marker = Marker::none;
        return curve;
    }
    curve.measuredAt = countedFrom(1, curve.y.size());
    for (std::size_t k = 0; k < curve.y.size(); ++k) {
        curve.pointTexts.push_back(QStringLiteral("%1\n%2\n%3")
                                       .arg(Words::tr("measured"), pointName(names.axis, labelOf(result, k), k),
                                            withUnit(fixedText(curve.y[k], decimals), names.unit)));
    }
    return curve;
}

/// The fitted points after the buffer operator.
Curve bufferedCurve(const grey::ForecastResult& result, const Places& places) {
    Curve curve;
    curve.name = Words::tr("buffered");
    curve.y = result.buffered.back();
    curve.x.assign(places.x.begin(), places.x.begin() + static_cast<std::ptrdiff_t>(curve.y.size()));
    curve.ink = {Tone::quiet, 0};
    curve.dash = Dash::dotted;
    curve.marker = Marker::none;
    if (!manyPoints(result)) {
        curve.measuredAt = countedFrom(1, curve.y.size());
    }
    return curve;
}

/// The prediction band of the model's steps, opening from the last fitted point. `model` is the curve that it belongs
/// to.
Curve bandCurve(const grey::ForecastResult& result, const Curve& model, const ForecastNames& names,
                const Places& places) {
    const grey::PredictionBand& band = **result.band;
    const std::vector<double> values = valuesOf(result.model);
    const std::size_t first = result.actual.size() - 1;
    Curve curve = lookLike(result.model.name);
    curve.name = Words::tr("%1 % interval").arg(plainText(100.0 * band.options.level, 1));
    const auto end = static_cast<std::ptrdiff_t>(values.size());
    curve.x.assign(places.x.begin() + static_cast<std::ptrdiff_t>(first), places.x.begin() + end);
    curve.y.assign(values.begin() + static_cast<std::ptrdiff_t>(first), values.end());
    curve.low = {values[first]};
    curve.high = {values[first]};
    curve.low.insert(curve.low.end(), band.low.begin(), band.low.end());
    curve.high.insert(curve.high.end(), band.high.begin(), band.high.end());
    const int decimals = forecastDecimals(result);
    for (std::size_t k = first; k < model.pointTexts.size(); ++k) {
        QString text = model.pointTexts[k];
        if (k > first) {
            text += QLatin1Char('\n') + Words::tr("%1: %2 to %3")
                                            .arg(curve.name, fixedText(curve.low[k - first], decimals),
                                                 withUnit(fixedText(curve.high[k - first], decimals), names.unit));
        }
        curve.pointTexts.push_back(text);
    }
    curve.ribbon = true;
    curve.line = false;
    curve.marker = Marker::none;
    curve.labelled = false;
    return curve;
}

/// The corrected forecasts of the steps whose band does not contain the forecast; empty if all bands do.
std::vector<Curve> correctedCurve(const grey::ForecastResult& result, const ForecastNames& names,
                                  const Places& places) {
    const auto biases = grey::bandBiases(**result.band, result.model.forecast);
    if (biases.empty()) {
        return {};
    }
    Curve curve = lookLike(result.model.name);
    curve.name = Words::tr("%1, corrected").arg(curve.name);
    curve.line = false;
    curve.marker = Marker::cross;
    const int decimals = forecastDecimals(result);
    for (const grey::BandBias& bias : biases) {
        const std::size_t k = result.actual.size() + bias.step;
        curve.x.push_back(places.x[k]);
        curve.y.push_back(bias.corrected);
        curve.pointTexts.push_back(QStringLiteral("%1\n%2\n%3")
                                       .arg(curve.name, pointName(names.axis, labelOf(result, k), k),
                                            withUnit(fixedText(bias.corrected, decimals), names.unit)));
    }
    return {std::move(curve)};
}

/// The invalid results, at their measured values.
Curve invalidMarks(const grey::ForecastResult& result, const ForecastNames& names, const Places& places) {
    Curve marks = invalidCurve();
    const auto labelAt = [&result](std::size_t k) -> const std::string& {
        return k < result.labels.size() ? result.labels[k] : result.steps[k - result.labels.size()].label;
    };
    for (std::size_t k = 0; k < (result.leftOut.invalid.empty() ? 0 : places.x.size()); ++k) {
        for (const data::InvalidResult& invalid : result.leftOut.invalid) {
            if (invalid.point() == labelAt(k) && invalid.measured && invalid.series == result.series) {
                marks.x.push_back(places.x[k]);
                marks.y.push_back(*invalid.measured);
                marks.pointTexts.push_back(
                    QStringLiteral("%1\n%2\n%3")
                        .arg(marks.name, pointName(names.axis, labelOf(result, k), k),
                             withColon(withUnit(significantText(*invalid.measured, 6), names.unit),
                                       visibleText(invalid.why))));
            }
        }
    }
    return marks;
}

/// "Throughput, GB/s", or the known part of it.
QString valueTitle(const ForecastNames& names) {
    const QString& name = names.metric.isEmpty() ? names.series : names.metric;
    return names.unit.isEmpty() || name.contains(names.unit) ? name : withComma(name, names.unit);
}

QString chartSubtitle(const grey::ForecastResult& result) {
    const QString model = modelLook(result.model.name).title;
    if (result.model.failure) {
        return filled(Words::tr("%1 could not be fitted; see the table of models for the reason."), {model});
    }
    if (result.model.describes) {
        return describesRemark(result);
    }
    const std::size_t held = heldOutCount(result);
    if (held == 0) {
        return filled(Words::tr("No test points: the forecast quality of %1 is not known."), {model});
    }
    if (result.model.forecast.size() < held) {
        return {};
    }
    const std::size_t last = result.actual.size() + held;
    const double measured = *result.steps[held - 1].actual;
    const double off = result.model.forecast[held - 1] - measured;
    if (measured == 0.0) {
        return {};
    }
    return filled(off > 0.0 ? Words::tr("%1 lies above the last held-out point, x(%2), by %3 %.")
                            : Words::tr("%1 lies below the last held-out point, x(%2), by %3 %."),
                  {model, QString::number(last), fixedText(std::abs(100.0 * off / measured), 1)});
}

/// The shown scaling laws that have no curve.
ShownModels failedLaws(const grey::ForecastResult& result, const ShownModels& shown) {
    const std::vector<std::string> laws{"usl", "amdahl", "normal-form"};
    ShownModels failed;
    for (const grey::ModelOutcome& model : result.baselines) {
        const auto among = [&](const auto& names) {
            return std::find(names.begin(), names.end(), model.name) != names.end();
        };
        if (model.failure && among(laws) && among(shown)) {
            failed.push_back(model.name);
        }
    }
    return failed;
}

}  // namespace

std::size_t heldOutCount(const grey::ForecastResult& result) {
    return static_cast<std::size_t>(
        std::count_if(result.steps.begin(), result.steps.end(),
                      [](const grey::ForecastPoint& step) { return step.actual.has_value(); }));
}

int forecastDecimals(const grey::ForecastResult& result) {
    double largest = 0.0;
    for (const double value : result.actual) {
        largest = std::max(largest, std::abs(value));
    }
    constexpr int kSignificant = 3;
    constexpr int kMost = 9;
    return largest > 0.0 ? std::clamp(kSignificant - 1 - static_cast<int>(std::floor(std::log10(largest))), 0, kMost)
                         : 0;
}

PlotSpec forecastChart(const grey::ForecastResult& result, const ForecastNames& names, const ShownModels& shown) {
    const Places places = placesOf(result);
    const std::size_t held = heldOutCount(result);
    PlotSpec spec;
    const QString subject =
        names.metric.isEmpty() ? names.series : Words::tr("%1 of %2").arg(names.metric, names.series);
    const int fitted = counted(result.actual.size());
    spec.title =
        held > 0 ? Words::tr("%1: %n points fitted, %2 held out", nullptr, fitted).arg(subject, QString::number(held))
                 : Words::tr("%1: %n points fitted", nullptr, fitted).arg(subject);
    spec.subtitle = paragraph({names.held.isEmpty() ? QString() : stopped(names.held), chartSubtitle(result)});
    spec.x = axisOf(places, result, names);
    spec.y.label = valueTitle(names);
    spec.y.unitMissing = names.unit.isEmpty();
    addStretches(
        spec, result, [&](std::size_t k) { return between(places, k); }, spec.x.range->second, true);
    spec.curves.push_back(measuredCurve(result, names, places));
    if (result.band && *result.band && !result.steps.empty()) {
        spec.subtitle = paragraph({spec.subtitle, stopped(bandText(result)), bandBiasText(result)});
        spec.curves.push_back(bandCurve(result, modelCurve(result.model, result, names, places), names, places));
        std::vector<Curve> corrected = correctedCurve(result, names, places);
        std::move(corrected.begin(), corrected.end(), std::back_inserter(spec.curves));
    }
    if (!result.buffered.empty()) {
        spec.curves.push_back(bufferedCurve(result, places));
    }
    for (const grey::ModelOutcome* model : drawnModels(result, shown)) {
        Curve points = modelCurve(*model, result, names, places);
        std::vector<Curve> law = lawCurve(*model, points, places);
        points.line = law.empty();
        spec.curves.push_back(std::move(points));
        std::move(law.begin(), law.end(), std::back_inserter(spec.curves));
        addPeak(spec, *model, places);
        if (model->peak) {
            const QString peak = stopped(withColon(modelLook(model->name).title, peakText(*model->peak)));
            spec.subtitle = paragraph({spec.subtitle, peak});
        }
    }
    addInvalidCurve(spec, invalidMarks(result, names, places));
    for (const std::string& name : failedLaws(result, shown)) {
        spec.subtitle +=
            betweenSentences() + filled(Words::tr("%1 could not be fitted; see the table of models for the reason."),
                                        {modelLook(name).title});
    }
    return spec;
}

QString forecastText(const grey::ForecastResult& result, const ForecastNames& names) {
    const std::vector<double> measured = measuredOf(result);
    QStringList header{QStringLiteral("k"), names.axis, Words::tr("measured")};
    std::vector<std::vector<double>> columns;
    if (!result.buffered.empty()) {
        header << Words::tr("buffered");
        columns.push_back(result.buffered.back());
    }
    for (const grey::ModelOutcome* model : modelsOf(result)) {
        if (!model->failure) {
            header << modelLook(model->name).title;
            columns.push_back(valuesOf(*model));
        }
    }
    const bool band = result.band && *result.band;
    if (band) {
        header << Words::tr("low") << Words::tr("high") << Words::tr("corrected");
    }
    QStringList lines{header.join(QLatin1Char('\t'))};
    for (std::size_t k = 0; k < result.labels.size() + result.steps.size(); ++k) {
        QStringList cells{QString::number(k + 1), writtenLabel(labelOf(result, k)),
                          k < measured.size() ? QString::number(measured[k], 'g', 17) : QString()};
        for (const std::vector<double>& column : columns) {
            cells << (k < column.size() ? QString::number(column[k], 'g', 17) : QString());
        }
        if (const std::size_t step = k - result.actual.size();
            band && k >= result.actual.size() && step < (*result.band)->low.size()) {
            for (const auto* ends : {&(*result.band)->low, &(*result.band)->high, &(*result.band)->corrected}) {
                cells << QString::number((*ends)[step], 'g', 17);
            }
        }
        lines << cells.join(QLatin1Char('\t'));
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

}  // namespace greyscope::widgets
