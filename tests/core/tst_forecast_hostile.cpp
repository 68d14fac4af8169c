// Every model on random and hostile series ends in numbers or in words: no NaN, no infinity, no crash.
#include <QTest>

#include <cmath>
#include <limits>
#include <random>

#include "core/grey/forecast/forecast.h"
#include "tests/support/grey_tables.h"
#include "tests/support/test_registry.h"

namespace tests_of_forecast_hostile {

using namespace greyscope;
using Numbers = std::vector<double>;

namespace {

bool finite(const Numbers& values) {
    return std::all_of(values.begin(), values.end(), [](double value) { return std::isfinite(value); });
}

bool finite(const std::optional<double>& value) {
    return !value || std::isfinite(*value);
}

/// What a user could see of an outcome.
bool sound(const grey::ModelOutcome& model, const grey::ForecastResult& result) {
    const bool scored = !model.backtest || finite(model.backtest->mape);
    if (model.failure) {
        return scored && model.fitted.empty() && model.forecast.empty() && model.parameters.empty() &&
               !model.holdoutMape && !model.accuracy.mape;
    }
    const bool parameters = std::all_of(model.parameters.begin(), model.parameters.end(),
                                        [](const auto& parameter) { return std::isfinite(parameter.second); });
    const grey::Accuracy& accuracy = model.accuracy;
    return scored && parameters && finite(model.fitted) && finite(model.forecast) && finite(model.holdoutMape) &&
           finite(accuracy.mape) && finite(accuracy.varianceRatio) && finite(accuracy.smallErrorShare) &&
           finite(accuracy.incidence) && model.fitted.size() == result.actual.size() &&
           (model.describes ? model.forecast.empty()
                            : (model.forecast.size() == result.steps.size()) != model.ends.has_value());
}

/// Every model, with everything that can be asked for.
grey::ForecastOptions demanding(std::size_t count) {
    grey::ForecastOptions options{.fitCount = count > 5 ? count - 1 : count, .horizon = 3};
    for (const auto& [model, name] : grey::greyModelNames()) {
        options.others.push_back(model);
    }
    options.related = {{"s1"}};
    options.relatedFuture = grey::RelatedFuture::lastValue;
    options.band = grey::BandOptions{0.9, 1, 30};
    if (count > 4) {
        options.backtest = grey::BacktestOptions{4, 1, 1};
    }
    return options;
}

void check(const Numbers& values, const Numbers& related, const grey::ForecastOptions& options) {
    base::NoProgress progress;
    const auto result = grey::forecast(test::tableOf({values, related}), 0, options, progress);
    QString series;
    for (const double value : values) {
        series += QString::number(value) + ' ';
    }
    if (!result) {
        const bool gap = std::any_of(values.begin(), values.end(), [](double value) { return std::isnan(value); });
        QVERIFY2(gap, qPrintable(series));
        return;
    }
    for (const grey::ModelOutcome* model : grey::modelsOf(*result)) {
        QVERIFY2(sound(*model, *result), qPrintable(QString::fromStdString(model->name) + ": " + series));
    }
    QVERIFY2(finite(result->classRatio.values) && finite(result->smoothness.values), qPrintable(series));
    QVERIFY2(finite(result->shift) && finite(result->admissibleBy), qPrintable(series));
    QCOMPARE(result->band.has_value(), !result->model.describes);
    if (result->band && *result->band) {
        QVERIFY2(finite(result->band->value().low) && finite(result->band->value().high), qPrintable(series));
    }
}

Numbers randomSeries(std::mt19937& random) {
    const Numbers palette{0.0, -0.0, 1.0, -1.0, 5.0, 1e-300, -1e-300, 1e300, -1e300, 1.7e308, 5e-324, 1e10, 3.14};
    const std::size_t count = 1 + random() % 9;
    const unsigned kind = random() % 4;
    Numbers values;
    for (std::size_t k = 0; k < count; ++k) {
        const double noise = static_cast<double>(random() % 1000) / 1000.0;
        switch (kind) {
            case 0:  // the worst of numbers side by side
                values.push_back(palette[random() % palette.size()]);
                break;
            case 1:  // a growing curve with noise
                values.push_back(std::exp(0.3 * static_cast<double>(k)) * (0.5 + noise));
                break;
            case 2:  // few levels, many duplicates
                values.push_back(static_cast<double>(random() % 3) - 1.0);
                break;
            default:  // any sign and size
                values.push_back((noise - 0.5) * std::pow(10.0, static_cast<double>(random() % 40) - 20.0));
        }
    }
    return values;
}

}  // namespace

class tst_forecast_hostile : public QObject {
    Q_OBJECT

private slots:
    void namedSeries();
    void randomSeriesInEveryWay();
};

void tst_forecast_hostile::namedSeries() {
    const double none = std::nan("");
    const double infinity = std::numeric_limits<double>::infinity();
    const std::vector<Numbers> hostile{{1},
                                       {1, 2},
                                       {1, 2, 3},
                                       {1, 2, 3, 4},
                                       {0, 0, 0, 0, 0, 0, 0},
                                       {5, 5, 5, 5, 5, 5, 5},
                                       {-1, -2, -3, -4, -6, -9, -13},
                                       {1, -1, 1, -1, 1, -1, 1},
                                       {0, 1, 0, 1, 0, 1, 0},
                                       {1e300, 2e300, 3e300, 4e300, 5e300, 6e300, 7e300},
                                       {1e-300, 2e-300, 3e-300, 5e-300, 8e-300, 9e-300, 1e-299},
                                       {1e308, 1e308, 1e308, 1e308, 1e308, 1e308, 1e308},
                                       {1, none, 3, 4, 5},
                                       {none, none, none},
                                       {1, 2, infinity, 4, 5, 6, 7},
                                       {1, 1e10, 1, 1e-10, 1e5, 1, 1},
                                       {3, 3, 3, 3, 3, 3, 4}};
    for (const Numbers& values : hostile) {
        grey::ForecastOptions options = demanding(static_cast<std::size_t>(
            std::count_if(values.begin(), values.end(), [](double value) { return !std::isnan(value); })));
        const bool itself = values.size() % 2 == 0;  // as the related series, or one that never changes
        options.translation.kind = itself ? grey::Translation::Kind::none : grey::Translation::Kind::automatic;
        check(values, itself ? values : Numbers(values.size(), 2.0), options);
    }
}

void tst_forecast_hostile::randomSeriesInEveryWay() {
    std::mt19937 random(20240607);
    for (int round = 0; round < 16; ++round) {
        const Numbers values = randomSeries(random);
        Numbers related = randomSeries(random);
        related.resize(values.size(), 1.0);
        grey::ForecastOptions options = demanding(values.size());
        std::erase_if(options.others, [round](grey::GreyModel model) {  // all of them are beside named series
            return static_cast<int>(model) % 2 != round % 2;
        });
        options.searchBackground = round % 8 == 0;
        options.translation.kind = round % 2 == 0 ? grey::Translation::Kind::automatic : grey::Translation::Kind::none;
        options.model = grey::greyModelNames()[static_cast<std::size_t>(round) % grey::greyModelNames().size()].first;
        options.buffer =
            grey::bufferOperatorNames()[static_cast<std::size_t>(round / 3) % grey::bufferOperatorNames().size()].first;
        check(values, related, options);
    }
}

GREYSCOPE_TEST(tst_forecast_hostile)

}  // namespace tests_of_forecast_hostile

#include "tst_forecast_hostile.moc"
