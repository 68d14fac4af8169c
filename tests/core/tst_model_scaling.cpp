// Every model at every power of ten: a series in another unit gives the same results in that unit.
#include <QTest>

#include <cmath>

#include "core/grey/forecast/forecast.h"
#include "tests/support/grey_tables.h"
#include "tests/support/test_registry.h"

namespace tests_of_model_scaling {

using namespace greyscope;
using Numbers = std::vector<double>;

namespace {

// Growth with noise, and two series beside it: every model can be fitted to the first nine points.
const Numbers kSeries{2.1, 2.9, 3.2, 4.1, 4.4, 5.9, 6.2, 8.4, 9.1, 10.6, 13.9};
const Numbers kDriver{1.0, 1.7, 1.1, 2.3, 1.4, 3.1, 1.9, 3.9, 3.5, 3.8, 5.2};
const Numbers kAxis{1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024};

Numbers times(const Numbers& values, int power) {
    Numbers scaled;
    for (const double value : values) {
        // As a reader finds them: the nearest double to the decimal number.
        scaled.push_back(QStringLiteral("%1e%2").arg(QString::number(value, 'g', 15)).arg(power).toDouble());
    }
    return scaled;
}

/// 10^power, which is no double everywhere, divided out.
double without(double value, int power) {
    const int half = power / 2;
    return value / std::pow(10.0, half) / std::pow(10.0, power - half);
}

grey::ForecastOptions everything() {
    grey::ForecastOptions options{.fitCount = 9, .horizon = 3, .power = 0.4, .order = 0.8};
    for (const auto& [model, name] : grey::greyModelNames()) {
        options.others.push_back(model);
    }
    options.related = {{"s1"}};
    options.relatedFuture = grey::RelatedFuture::lastValue;
    return options;
}

grey::ForecastResult forecastAt(int power, const grey::ForecastOptions& options) {
    base::NoProgress progress;
    return *grey::forecast(test::tableOf({times(kSeries, power), kDriver}, kAxis), 0, options, progress);
}

bool near(double a, double b, double tolerance) {
    return std::abs(a - b) <= tolerance * std::max(std::abs(a), std::abs(b));
}

bool near(const std::optional<double>& a, const std::optional<double>& b, double tolerance) {
    return a.has_value() == b.has_value() && (!a || std::abs(*a - *b) <= tolerance * (1e-3 + std::abs(*a)));
}

bool near(const Numbers& a, const Numbers& scaled, int power, double tolerance) {
    bool same = a.size() == scaled.size();
    for (std::size_t k = 0; same && k < a.size(); ++k) {
        same = near(a[k], without(scaled[k], power), tolerance);
    }
    return same;
}

/// What is said of a model in one unit and in another.
QString difference(const grey::ModelOutcome& model, const grey::ModelOutcome& other, int power, double tolerance) {
    if (model.failure != other.failure) {
        return QStringLiteral("failure");
    }
    if (!near(model.fitted, other.fitted, power, tolerance) ||
        !near(model.forecast, other.forecast, power, tolerance)) {
        return QStringLiteral("values");
    }
    const grey::Accuracy& a = model.accuracy;
    const grey::Accuracy& b = other.accuracy;
    if (!near(a.mape, b.mape, tolerance) || !near(a.varianceRatio, b.varianceRatio, tolerance) ||
        !near(a.smallErrorShare, b.smallErrorShare, tolerance) || a.grade != b.grade || a.mapeGrade != b.mapeGrade ||
        a.varianceGrade != b.varianceGrade || a.shareGrade != b.shareGrade) {
        return QStringLiteral("accuracy");
    }
    if (!near(model.holdoutMape, other.holdoutMape, tolerance)) {
        return QStringLiteral("hold-out");
    }
    if (model.backtest && !near(model.backtest->mape, other.backtest->mape, tolerance)) {
        return QStringLiteral("backtest");
    }
    return {};
}

QString difference(const grey::ForecastResult& result, const grey::ForecastResult& other, int power, double tolerance) {
    const auto models = grey::modelsOf(result);
    const auto others = grey::modelsOf(other);
    for (std::size_t m = 0; m < models.size(); ++m) {
        const QString found = difference(*models[m], *others[m], power, tolerance);
        if (!found.isEmpty()) {
            return QStringLiteral("%1 of %2 at 1e%3").arg(found, QString::fromStdString(models[m]->name)).arg(power);
        }
    }
    if (!near(result.classRatio.values, other.classRatio.values, 0, 1e-12) ||
        !near(result.smoothness.values, other.smoothness.values, 0, 1e-12) ||
        result.classRatio.outside != other.classRatio.outside) {
        return QStringLiteral("ratios at 1e%1").arg(power);
    }
    return {};
}

double parameterOf(const grey::ModelOutcome& model, const std::string& symbol) {
    for (const auto& [name, value] : model.parameters) {
        if (name == symbol) {
            return value;
        }
    }
    return 0.0;
}

}  // namespace

class tst_model_scaling : public QObject {
    Q_OBJECT

private slots:
    void everyModelFollowsTheUnit();
    void searchesFollowTheUnit();
    void translationAndBandFollowTheUnit();
    void relatedSeriesHaveUnitsOfTheirOwn();
    void parametersWithoutANumberComeInTheModelsUnit();
    void theEdgesOfTheNumbers();
};

void tst_model_scaling::everyModelFollowsTheUnit() {
    const auto options = everything();
    const grey::ForecastResult plain = forecastAt(0, options);
    for (const grey::ModelOutcome* model : grey::modelsOf(plain)) {
        // The curve does not saturate, and its last residuals change their sign.
        QVERIFY2(!model->failure || model->name == "saturation" || model->name == "residual-remnant",
                 model->name.c_str());
    }
    for (int power = -300; power <= 300; power += 75) {  // odd and even ones, and both ends
        const QString found = difference(plain, forecastAt(power, options), power, 1e-9);
        QVERIFY2(found.isEmpty(), qPrintable(found));
    }
}

void tst_model_scaling::searchesFollowTheUnit() {
    auto options = everything();
    options.power.reset();
    options.order.reset();
    options.backtest = grey::BacktestOptions{5, 1, 1};
    for (const bool background : {false, true}) {
        options.searchBackground = background;
        if (background) {
            options.others = {grey::GreyModel::edgm, grey::GreyModel::rolling, grey::GreyModel::gm1n};
        }
        const grey::ForecastResult plain = forecastAt(0, options);
        for (const int power : {-300, 155}) {
            const QString found = difference(plain, forecastAt(power, options), power, 1e-6);
            QVERIFY2(found.isEmpty(), qPrintable(found));
        }
    }
}

void tst_model_scaling::translationAndBandFollowTheUnit() {
    auto options = everything();
    options.translation.kind = grey::Translation::Kind::automatic;
    options.band = grey::BandOptions{0.9, 1, 100};
    const grey::ForecastResult plain = forecastAt(0, options);
    QVERIFY(*plain.shift > 0.0);
    const grey::PredictionBand& band = **plain.band;
    for (const int power : {-300, -161, -7, 12, 160, 300}) {
        const grey::ForecastResult other = forecastAt(power, options);
        const QString found = difference(plain, other, power, 1e-8);
        QVERIFY2(found.isEmpty(), qPrintable(found));
        QVERIFY(near(*plain.shift, without(*other.shift, power), 1e-12));
        QVERIFY2(near(band.low, (*other.band)->low, power, 1e-8), qPrintable(QString::number(power)));
        QVERIFY2(near(band.high, (*other.band)->high, power, 1e-8), qPrintable(QString::number(power)));
    }
}

void tst_model_scaling::relatedSeriesHaveUnitsOfTheirOwn() {
    auto options = everything();
    options.model = grey::GreyModel::gm1n;
    options.others.clear();
    const grey::ForecastResult plain = forecastAt(0, options);
    for (const int power : {-300, -161, 161, 300}) {
        base::NoProgress progress;
        const auto other =
            *grey::forecast(test::tableOf({kSeries, times(kDriver, power)}, kAxis), 0, options, progress);
        const QString found = difference(plain.model, other.model, 0, 1e-9);
        QVERIFY2(found.isEmpty(), qPrintable(found));
        QVERIFY(near(parameterOf(plain.model, "b(s1)"), without(parameterOf(other.model, "b(s1)"), -power), 1e-9));
    }
}

void tst_model_scaling::parametersWithoutANumberComeInTheModelsUnit() {
    // b of x + a z = b z^3 has the unit 1/x^2: 1e600 in that of this series.
    auto options = everything();
    options.model = grey::GreyModel::ngbm;
    options.power = 3.0;
    const grey::ModelOutcome plain = forecastAt(0, options).model;
    const grey::ModelOutcome tiny = forecastAt(-300, options).model;
    QVERIFY(!plain.failure && parameterOf(plain, "s") == 0.0);
    QVERIFY(near(parameterOf(plain, "a"), parameterOf(tiny, "a"), 1e-9));
    const double unit = std::ldexp(parameterOf(tiny, "s"), 500) * std::pow(10.0, 300) * std::ldexp(1.0, -500);
    QVERIFY(near(parameterOf(plain, "b"), parameterOf(tiny, "b") / unit / unit, 1e-9));
}

void tst_model_scaling::theEdgesOfTheNumbers() {
    const auto options = everything();
    for (const int power : {-323, -320, -315, 305, 306, 307, 308}) {
        Numbers scaled = times(kSeries, power);
        const bool whole = std::all_of(scaled.begin(), scaled.begin() + 9, [](double x) { return std::isfinite(x); });
        if (!whole) {
            continue;  // 1e308 times 2.1 is no number
        }
        const grey::ForecastResult result = forecastAt(power, options);
        for (const grey::ModelOutcome* model : grey::modelsOf(result)) {
            // Beyond 1.8e308 there is no number to forecast; nothing else is wrong with these series.
            const bool overflow = model->failure && model->failure->code == base::ErrorCode::overflow;
            QVERIFY2(!overflow || power > 300,
                     qPrintable(QString::fromStdString(model->name) + QString::number(power)));
        }
        if (power > -318) {  // below, two digits are left of the data
            QCOMPARE(result.smoothness.outside, forecastAt(0, options).smoothness.outside);
        }
        QVERIFY(result.model.failure || power > 0 || result.model.accuracy.varianceRatio);
    }
    const auto flat = [](double value) {
        base::NoProgress progress;
        return *grey::forecast(test::tableOf({Numbers(6, value)}), 0, {.fitCount = 6, .horizon = 2}, progress);
    };
    for (const double value : {1.7e308, 5e-324, -1e-310}) {
        QCOMPARE(flat(value).model.forecast, Numbers(2, value));
        QCOMPARE(flat(value).smoothness.outside, flat(value > 0 ? 1.0 : -1.0).smoothness.outside);
    }
}

GREYSCOPE_TEST(tst_model_scaling)

}  // namespace tests_of_model_scaling

#include "tst_model_scaling.moc"
