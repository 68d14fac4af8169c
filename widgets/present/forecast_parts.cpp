#include "widgets/present/forecast_parts.h"

#include <algorithm>
#include <cmath>

#include "core/data/levels.h"
#include "widgets/present/model_look.h"
#include "widgets/present/visible_text.h"

namespace greyscope::widgets {

namespace {

constexpr std::size_t kManyPoints = 2000;

}  // namespace

bool manyPoints(const grey::ForecastResult& result) {
    return result.actual.size() + result.steps.size() > kManyPoints;
}

std::vector<Tick> pointTicks(const std::vector<double>& places, const std::vector<QString>& labels) {
    const std::size_t stride = places.size() > kManyPoints ? places.size() / 100 : 1;
    std::vector<Tick> ticks;
    for (std::size_t k = 0; k < places.size(); k += stride) {
        ticks.push_back({places[k], labels[k]});
    }
    return ticks;
}

std::vector<QString> labelsOf(const grey::ForecastResult& result) {
    std::vector<QString> labels;
    for (const std::string& label : result.labels) {
        labels.push_back(visibleText(label));
    }
    for (const grey::ForecastPoint& step : result.steps) {
        labels.push_back(visibleText(step.label));
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
    for (std::size_t k = 0; k < numbers.size(); ++k) {
        places.x.push_back(places.numeric ? *numbers[k] : static_cast<double>(k + 1));
    }
    places.logarithmic = places.numeric && data::doubles(places.x);
    return places;
}

double between(const Places& places, std::size_t k) {
    const double a = places.x[k];
    const double b = places.x[k + 1];
    return places.logarithmic ? std::sqrt(a * b) : 0.5 * (a + b);
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

}  // namespace greyscope::widgets
