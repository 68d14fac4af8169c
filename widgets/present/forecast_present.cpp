#include "widgets/present/forecast_present.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

#include "widgets/present/model_look.h"
#include "widgets/present/number_text.h"

namespace greyscope::widgets {

namespace {

constexpr double kStemDistance = 0.16;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ForecastPresent)
};

/// Places of all points and steps along the horizontal axis.
struct Places {
    std::vector<double> x;
    bool numeric = false;      ///< the axis' own numbers; otherwise the index k
    bool logarithmic = false;  ///< powers of two
};

std::vector<QString> labelsOf(const grey::ForecastResult& result) {
    std::vector<QString> labels;
    for (const std::string& label : result.labels) {
        labels.push_back(QString::fromStdString(label));
    }
    for (const grey::ForecastPoint& step : result.steps) {
        labels.push_back(QString::fromStdString(step.label));
    }
    return labels;
}

Places placesOf(const grey::ForecastResult& result) {
    std::vector<std::optional<double>> numbers = result.numbers;
    for (const grey::ForecastPoint& step : result.steps) {
        numbers.push_back(step.number);
    }
    Places places;
    places.numeric = std::all_of(numbers.begin(), numbers.end(), [](const auto& number) { return number.has_value(); });
    places.logarithmic = places.numeric && result.spacing == grey::AxisSpacing::geometric;
    for (std::size_t k = 0; k < numbers.size(); ++k) {
        places.x.push_back(places.numeric ? *numbers[k] : static_cast<double>(k + 1));
    }
    return places;
}

double between(const Places& places, std::size_t k) {
    const double a = places.x[k];
    const double b = places.x[k + 1];
    return places.logarithmic ? std::sqrt(a * b) : 0.5 * (a + b);
}

/// The class ratios and their band with room above and below.
std::pair<double, double> rangeOf(const grey::ClassRatio& ratio) {
    constexpr double kRoom = 0.15;
    const auto [least, most] = std::minmax_element(ratio.values.begin(), ratio.values.end());
    const double low = std::min(ratio.low, *least);
    const double high = std::max(ratio.high, *most);
    return {low - kRoom * (high - low), high + kRoom * (high - low)};
}

/// Half a step beyond the first and the last point.
std::pair<double, double> rangeOf(const Places& places) {
    const std::size_t last = places.x.size() - 1;
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
    const std::vector<QString> labels = labelsOf(result);
    for (std::size_t k = 0; k < places.x.size(); ++k) {
        axis.ticks.push_back({places.x[k], labels[k]});
    }
    return axis;
}

/// "k = 7, 8" or "k = 1…6", in one piece where a line breaks.
QString indexRange(std::size_t first, std::size_t last) {
    QString text = QStringLiteral("k = %1").arg(first);
    if (first != last) {
        text += (last == first + 1 ? QStringLiteral(", ") : QStringLiteral("…")) + QString::number(last);
    }
    return text.replace(QLatin1Char(' '), QChar(QChar::Nbsp));
}

/// The held-out stretch and the one beyond the measured points, `edge(k)` lying between the k-th point and the next.
void addStretches(PlotSpec& spec, const grey::ForecastResult& result, const std::function<double(std::size_t)>& edge,
                  double end, bool labelled) {
    const std::size_t fitted = result.actual.size();
    const std::size_t held = heldOutCount(result);
    const std::size_t all = fitted + result.steps.size();
    if (all == fitted) {
        return;
    }
    const auto text = [&](const QString& words, std::size_t first, std::size_t last) {
        return labelled ? words.arg(indexRange(first, last)) : QString();
    };
    GuideLine cut;
    cut.at = edge(fitted - 1);
    cut.dash = Dash::dashed;
    cut.tone = Tone::quiet;
    cut.label = text(Words::tr("fitted: %1"), 1, fitted);
    spec.guides.push_back(cut);
    if (held > 0) {
        const double to = all > fitted + held ? edge(fitted + held - 1) : end;
        spec.bands.push_back(
            {Side::vertical, cut.at, to, Tone::quiet, text(Words::tr("held out: %1"), fitted + 1, fitted + held)});
    }
    if (all > fitted + held) {
        GuideLine beyond = cut;
        beyond.at = edge(fitted + held - 1);
        beyond.label.clear();
        if (held > 0) {
            spec.guides.push_back(beyond);
        }
        spec.bands.push_back(
            {Side::vertical, beyond.at, end, Tone::quiet, text(Words::tr("ahead: %1"), fitted + held + 1, all)});
    }
}

std::vector<double> valuesOf(const grey::ModelOutcome& model) {
    std::vector<double> values = model.fitted;
    values.insert(values.end(), model.forecast.begin(), model.forecast.end());
    return values;
}

std::vector<double> measuredOf(const grey::ForecastResult& result) {
    std::vector<double> values = result.actual;
    for (std::size_t i = 0; i < heldOutCount(result); ++i) {
        values.push_back(*result.steps[i].actual);
    }
    return values;
}

std::vector<const grey::ModelOutcome*> drawnModels(const grey::ForecastResult& result, const ShownModels& shown) {
    std::vector<const grey::ModelOutcome*> drawn;
    for (const grey::ModelOutcome* model : modelsOf(result)) {
        const bool chosen = std::find(shown.begin(), shown.end(), model->name) != shown.end();
        if (!model->failure && (chosen || model == &result.model)) {
            drawn.push_back(model);
        }
    }
    return drawn;
}

QString pointName(const QString& axis, const QString& label, std::size_t k) {
    const QString index = QStringLiteral("k = %1").arg(k + 1);
    return label.startsWith(QLatin1String("k=")) ? index : QStringLiteral("%1, %2 %3").arg(index, axis, label);
}

QString withUnit(const QString& number, const QString& unit) {
    return unit.isEmpty() ? number : number + QChar(0xA0) + unit;
}

Curve lookLike(const std::string& model) {
    const ModelLook look = modelLook(model);
    Curve curve;
    curve.link = modelLink(model);
    curve.name = look.label;
    curve.ink = look.ink;
    curve.dash = look.dash;
    curve.marker = look.marker;
    curve.hollow = look.hollow;
    return curve;
}

Curve modelCurve(const grey::ModelOutcome& model, const grey::ForecastResult& result, const ForecastNames& names,
                 const Places& places) {
    Curve curve = lookLike(model.name);
    curve.x = places.x;
    curve.y = valuesOf(model);
    curve.hollowFrom = result.actual.size();
    const int decimals = forecastDecimals(result);
    curve.endValue = fixedText(curve.y.back(), decimals);
    const std::vector<QString> labels = labelsOf(result);
    const std::vector<double> measured = measuredOf(result);
    for (std::size_t k = 0; k < curve.y.size(); ++k) {
        QString text = QStringLiteral("%1\n%2\n%3")
                           .arg(modelLook(model.name).title, pointName(names.axis, labels[k], k),
                                withUnit(fixedText(curve.y[k], decimals), names.unit));
        if (k < measured.size() && measured[k] != 0.0) {
            const double error = 100.0 * (curve.y[k] - measured[k]) / measured[k];
            text += Words::tr(", off by %1 %").arg(fixedText(error, 1));
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
    curve.hollowFrom = result.actual.size();
    const int decimals = forecastDecimals(result);
    curve.endValue = fixedText(curve.y.back(), decimals);
    const std::vector<QString> labels = labelsOf(result);
    for (std::size_t k = 0; k < curve.y.size(); ++k) {
        curve.pointTexts.push_back(QStringLiteral("%1\n%2\n%3")
                                       .arg(Words::tr("measured"), pointName(names.axis, labels[k], k),
                                            withUnit(fixedText(curve.y[k], decimals), names.unit)));
    }
    return curve;
}

/// "Throughput, GB/s", or what of it is known.
QString valueTitle(const ForecastNames& names) {
    if (names.metric.isEmpty() || names.unit.isEmpty()) {
        return names.metric + names.unit;
    }
    return names.metric + QStringLiteral(", ") + names.unit;
}

QString chartSubtitle(const grey::ForecastResult& result) {
    const std::size_t held = heldOutCount(result);
    if (held == 0) {
        return Words::tr("No point is held out, so how well GM(1,1) forecasts is not known.");
    }
    const std::size_t last = result.actual.size() + held;
    const double measured = *result.steps[held - 1].actual;
    const double off = result.model.forecast[held - 1] - measured;
    if (measured == 0.0) {
        return {};
    }
    return (off > 0.0 ? Words::tr("GM(1,1) lies above the last held-out point, x(%1), by %2 %.")
                      : Words::tr("GM(1,1) lies below the last held-out point, x(%1), by %2 %."))
        .arg(last)
        .arg(fixedText(std::abs(100.0 * off / measured), 1));
}

}  // namespace

std::size_t heldOutCount(const grey::ForecastResult& result) {
    return static_cast<std::size_t>(
        std::count_if(result.steps.begin(), result.steps.end(),
                      [](const grey::ForecastPoint& step) { return step.actual.has_value(); }));
}

std::vector<const grey::ModelOutcome*> modelsOf(const grey::ForecastResult& result) {
    std::vector<const grey::ModelOutcome*> models{&result.model};
    for (const auto* outcomes : {&result.others, &result.baselines}) {
        for (const grey::ModelOutcome& outcome : *outcomes) {
            models.push_back(&outcome);
        }
    }
    return models;
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
    const QString fitted = QString::number(result.actual.size());
    spec.title = held > 0 ? Words::tr("%1: %2 points fitted, %3 held out").arg(subject, fitted).arg(held)
                          : Words::tr("%1: %2 points fitted").arg(subject, fitted);
    spec.subtitle = chartSubtitle(result);
    spec.x = axisOf(places, result, names);
    spec.y.label = valueTitle(names);
    addStretches(
        spec, result, [&](std::size_t k) { return between(places, k); }, spec.x.range->second, true);
    spec.curves.push_back(measuredCurve(result, names, places));
    for (const grey::ModelOutcome* model : drawnModels(result, shown)) {
        spec.curves.push_back(modelCurve(*model, result, names, places));
    }
    return spec;
}

PlotSpec residualChart(const grey::ForecastResult& result, const ForecastNames& names, const ShownModels& shown) {
    const std::vector<double> measured = measuredOf(result);
    const std::vector<QString> labels = labelsOf(result);
    const auto drawn = drawnModels(result, shown);
    PlotSpec spec;
    spec.title = names.unit.isEmpty() ? Words::tr("Residual x − x̂") : Words::tr("Residual x − x̂, %1").arg(names.unit);
    spec.x.range = std::pair(0.5, static_cast<double>(measured.size()) + 0.5);
    for (std::size_t k = 0; k < measured.size(); ++k) {
        spec.x.ticks.push_back({static_cast<double>(k + 1), labels[k]});
    }
    const double distance = std::min(kStemDistance, 0.8 / static_cast<double>(drawn.size()));
    const int decimals = forecastDecimals(result);
    for (std::size_t m = 0; m < drawn.size(); ++m) {
        Curve curve = lookLike(drawn[m]->name);
        curve.line = false;
        curve.stems = true;
        curve.marker = curve.marker == Marker::none ? Marker::circle : curve.marker;
        curve.hollowFrom = result.actual.size();
        const std::vector<double> values = valuesOf(*drawn[m]);
        const double shift = distance * (static_cast<double>(m) - 0.5 * static_cast<double>(drawn.size() - 1));
        for (std::size_t k = 0; k < measured.size(); ++k) {
            curve.x.push_back(static_cast<double>(k + 1) + shift);
            curve.y.push_back(measured[k] - values[k]);
            curve.pointTexts.push_back(QStringLiteral("%1\n%2\nx − x̂ = %3")
                                           .arg(modelLook(drawn[m]->name).title, pointName(names.axis, labels[k], k),
                                                withUnit(fixedText(curve.y.back(), decimals), names.unit)));
        }
        spec.curves.push_back(std::move(curve));
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
    spec.title = ratio.admissible ? Words::tr("Class ratio λ(k): all inside the band")
                                  : Words::tr("Class ratio λ(k): %1 of %2 outside the band")
                                        .arg(ratio.outside.size())
                                        .arg(ratio.values.size());
    spec.labelling = Labelling::none;
    spec.bands.push_back({Side::horizontal, ratio.low, ratio.high, Tone::good, {}});
    for (const double edge : {ratio.low, ratio.high}) {
        spec.guides.push_back({Side::horizontal, edge, Tone::good, Dash::dashed, false, {}, false});
        spec.y.ticks.push_back({edge, fixedText(edge, 2)});
    }
    spec.x.range = std::pair(1.5, static_cast<double>(ratio.values.size()) + 1.5);
    spec.y.range = rangeOf(ratio);
    spec.y.ticks.insert(spec.y.ticks.begin() + 1, {1.0, QStringLiteral("1")});
    Curve inside;
    inside.name = Words::tr("inside");
    inside.ink = {Tone::good, 0};
    inside.line = false;
    Curve outside = inside;
    outside.name = Words::tr("outside");
    outside.ink = {Tone::bad, 0};
    outside.hollow = true;
    for (std::size_t i = 0; i < ratio.values.size(); ++i) {
        const std::size_t k = i + 2;
        const bool out = std::find(ratio.outside.begin(), ratio.outside.end(), k) != ratio.outside.end();
        Curve& curve = out ? outside : inside;
        curve.x.push_back(static_cast<double>(k));
        curve.y.push_back(ratio.values[i]);
        const QString value = fixedText(ratio.values[i], 3);
        curve.pointTexts.push_back(QStringLiteral("λ(%1) = x(%2)/x(%1) = %3").arg(k).arg(k - 1).arg(value));
        spec.x.ticks.push_back({static_cast<double>(k), QStringLiteral("k = %1\n%2").arg(k).arg(value)});
    }
    for (Curve* curve : {&inside, &outside}) {
        if (!curve->x.empty()) {
            spec.curves.push_back(std::move(*curve));
        }
    }
    return spec;
}

QString forecastText(const grey::ForecastResult& result, const ForecastNames& names) {
    const std::vector<QString> labels = labelsOf(result);
    const std::vector<double> measured = measuredOf(result);
    QStringList header{QStringLiteral("k"), names.axis, Words::tr("measured")};
    std::vector<std::vector<double>> columns;
    for (const grey::ModelOutcome* model : modelsOf(result)) {
        if (!model->failure) {
            header << modelLook(model->name).title;
            columns.push_back(valuesOf(*model));
        }
    }
    QStringList lines{header.join(QLatin1Char('\t'))};
    for (std::size_t k = 0; k < labels.size(); ++k) {
        QStringList cells{QString::number(k + 1), labels[k],
                          k < measured.size() ? QString::number(measured[k], 'g', 17) : QString()};
        for (const std::vector<double>& column : columns) {
            cells << QString::number(column[k], 'g', 17);
        }
        lines << cells.join(QLatin1Char('\t'));
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

}  // namespace greyscope::widgets
