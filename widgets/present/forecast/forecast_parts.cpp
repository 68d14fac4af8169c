#include "widgets/present/forecast/forecast_parts.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/data/columns/levels.h"
#include "widgets/present/forecast/model_look.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/minus_sign.h"
#include "widgets/present/words/visible_text.h"

namespace greyscope::widgets {

namespace {

constexpr std::size_t kManyPoints = 2000;

}  // namespace

bool manyPoints(const grey::ForecastResult& result) {
    return result.actual.size() + result.steps.size() > kManyPoints;
}

std::vector<Tick> pointTicks(const std::vector<double>& places, const std::function<QString(std::size_t)>& label) {
    const std::size_t stride = places.size() > kManyPoints ? places.size() / 100 : 1;
    std::vector<Tick> ticks;
    for (std::size_t k = 0; k < places.size(); k += stride) {
        ticks.push_back({places[k], label(k)});
    }
    return ticks;
}

QString labelOf(const grey::ForecastResult& result, std::size_t k) {
    const std::size_t fitted = result.labels.size();
    return printedLevel(k < fitted ? result.labels[k] : result.steps[k - fitted].label);
}

Places placesOf(const grey::ForecastResult& result) {
    Places places;
    places.x.reserve(result.numbers.size() + result.steps.size());
    const auto add = [&places](const std::optional<double>& number) {
        places.numeric = places.numeric && number;
        places.x.push_back(number.value_or(0.0));
    };
    std::for_each(result.numbers.begin(), result.numbers.end(), add);
    for (const grey::ForecastPoint& step : result.steps) {
        add(step.number);
    }
    if (!places.numeric) {
        std::iota(places.x.begin(), places.x.end(), 1.0);
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
    return label.startsWith(QLatin1String("k=")) ? index : withComma(index, axis + QLatin1Char(' ') + label);
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
