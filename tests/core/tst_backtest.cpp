#include <QTest>

#include <cmath>
#include <mutex>

#include "core/grey/forecast/backtest.h"
#include "core/grey/forecast/forecast.h"
#include "tests/support/grey_tables.h"
#include "tests/support/test_registry.h"

namespace tests_of_backtest {

using namespace greyscope;
using base::ErrorCode;
using Numbers = std::vector<double>;

namespace {

const Numbers kThreads{1, 2, 4, 8, 16, 32, 64, 128};
const Numbers kRead{0.244, 0.465, 0.648, 0.707, 0.716, 0.829, 0.823, 0.849};

base::Expected<grey::ForecastResult> forecastOf(const Numbers& values, const Numbers& axis,
                                                const grey::ForecastOptions& options) {
    base::NoProgress progress;
    return grey::forecast(test::tableOf({values}, axis), 0, options, progress);
}

std::vector<grey::GreyModel> allOthers() {
    std::vector<grey::GreyModel> models;
    for (const auto& [model, name] : grey::greyModelNames()) {
        if (model != grey::GreyModel::gm11) {
            models.push_back(model);
        }
    }
    return models;
}

}  // namespace

class tst_backtest : public QObject {
    Q_OBJECT

private slots:
    void plans();
    void isTheSameAsForecastingFromEachOrigin_data();
    void isTheSameAsForecastingFromEachOrigin();
    void lastValueByHand();
    void countsWhatFailed();
    void tellsHowFarItIs();
    void doesNotDependOnTheHoldOut();
};

void tst_backtest::plans() {
    const auto all = grey::planBacktest(8, {});
    QCOMPARE(all->firstOrigin, std::size_t{4});
    QCOMPARE(all->lastOrigin, std::size_t{7});
    QCOMPARE(all->forecasts, std::size_t{4});
    QCOMPARE(grey::planBacktest(8, {4, 3, 0})->forecasts, std::size_t{3 + 3 + 2 + 1});
    QCOMPARE(grey::planBacktest(8, {4, 1, 2})->firstOrigin, std::size_t{6});
    QCOMPARE(grey::planBacktest(8, {4, 1, 99})->firstOrigin, std::size_t{4});
    QCOMPARE(grey::planBacktest(4, {}).error().code, ErrorCode::tooFewPoints);
    QCOMPARE(grey::planBacktest(8, {0, 1, 0}).error().code, ErrorCode::optionOutOfRange);
    QCOMPARE(grey::planBacktest(8, {4, 0, 0}).error().code, ErrorCode::optionOutOfRange);
}

void tst_backtest::isTheSameAsForecastingFromEachOrigin_data() {
    QTest::addColumn<std::size_t>("steps");
    QTest::addColumn<grey::BufferOperator>("buffer");
    QTest::newRow("three steps") << std::size_t{3} << grey::BufferOperator::none;
    QTest::newRow("buffered at each origin") << std::size_t{2} << grey::BufferOperator::averageWeakening;
    QTest::newRow("buffered twice") << std::size_t{1} << grey::BufferOperator::averageWeakeningTwice;
}

void tst_backtest::isTheSameAsForecastingFromEachOrigin() {
    QFETCH(std::size_t, steps);
    QFETCH(grey::BufferOperator, buffer);
    grey::ForecastOptions options{.fitCount = 6, .horizon = {}, .others = allOthers()};
    options.buffer = buffer;
    options.translation.kind = grey::Translation::Kind::automatic;
    options.backtest = grey::BacktestOptions{5, steps, 0};
    const auto tested = forecastOf(kRead, kThreads, options);
    const auto models = grey::modelsOf(*tested);
    std::vector<decltype(forecastOf(kRead, kThreads, options))> singles;
    for (std::size_t origin = 5; origin < kRead.size(); ++origin) {
        grey::ForecastOptions single = options;
        single.fitCount = origin;
        single.horizon = std::min(steps, kRead.size() - origin);
        single.backtest.reset();
        singles.push_back(forecastOf(kRead, kThreads, single));
    }
    for (std::size_t m = 0; m < models.size(); ++m) {
        if (models[m]->describes) {
            QVERIFY(!models[m]->backtest);
            continue;
        }
        if (models[m]->joined > 0) {
            continue;  // it sees no later point from an origin, see tst_forecast
        }
        double sum = 0.0;
        std::size_t count = 0;
        std::size_t failures = 0;
        for (std::size_t origin = 5; origin < kRead.size(); ++origin) {
            const grey::ModelOutcome& model = *grey::modelsOf(*singles[origin - 5]).at(m);
            failures += model.failure ? 1 : 0;
            for (std::size_t i = 0; i < model.forecast.size(); ++i) {
                sum += std::abs(model.forecast[i] / kRead[origin + i] - 1.0);
                ++count;
            }
        }
        QCOMPARE(models[m]->backtest->failures, failures);
        QCOMPARE(models[m]->backtest->forecasts, count);
        QCOMPARE(models[m]->backtest->mape.has_value(), count > 0);
        QVERIFY2(count == 0 || std::abs(*models[m]->backtest->mape - 100.0 * sum / static_cast<double>(count)) < 1e-9,
                 models[m]->name.c_str());
    }
}

void tst_backtest::lastValueByHand() {
    grey::ForecastOptions options;
    options.backtest = grey::BacktestOptions{};
    const auto result = forecastOf({10, 20, 30, 40, 50, 80}, {}, options);
    QVERIFY(std::abs(*result->baselines.front().backtest->mape - 100.0 * (10.0 / 50.0 + 30.0 / 80.0) / 2.0) < 1e-12);
    QCOMPARE(result->backtest->forecasts, std::size_t{2});
}

void tst_backtest::tellsHowFarItIs() {
    class Rising final : public base::Progress {
    public:
        void report(double fraction) override {
            const std::lock_guard lock(m_mutex);
            m_sound = m_sound && fraction >= m_last - 1e-9 && fraction <= 1.0 + 1e-9;
            m_last = fraction;
            ++m_reports;
        }
        [[nodiscard]] bool cancelled() const override { return false; }
        bool m_sound = true;
        int m_reports = 0;

    private:
        std::mutex m_mutex;
        double m_last = 0.0;
    };
    grey::ForecastOptions options{.fitCount = 8, .horizon = {}};
    options.backtest = grey::BacktestOptions{};
    options.band = grey::BandOptions{0.9, 1, 100};
    Rising progress;
    QVERIFY(grey::forecast(test::tableOf({kRead}, kThreads), 0, options, progress));
    // Seven models at four origins, and a band whose refits are made at once.
    QVERIFY(progress.m_sound && progress.m_reports >= 7 * 4 + 1);
    Rising singly;
    options.model = grey::GreyModel::dgm;
    QVERIFY(grey::forecast(test::tableOf({kRead}, kThreads), 0, options, singly));
    QVERIFY(singly.m_sound && singly.m_reports >= 7 * 4 + 100);
}

void tst_backtest::countsWhatFailed() {
    // NDGM needs five points, so that it fails at the first origin alone.
    grey::ForecastOptions options{.fitCount = 6, .horizon = {}, .model = grey::GreyModel::ndgm};
    options.backtest = grey::BacktestOptions{};
    const auto result = forecastOf(kRead, kThreads, options);
    QCOMPARE(result->model.backtest->failures, std::size_t{1});
    QCOMPARE(result->model.backtest->forecasts, std::size_t{3});
    QCOMPARE(result->model.backtest->failure->code, ErrorCode::tooFewPoints);
    QVERIFY(result->model.backtest->mape && !grey::outOfSampleError(result->model));
    // One that fails everywhere keeps its reason and has no error.
    options.model = grey::GreyModel::gm1n;
    const auto none = forecastOf(kRead, kThreads, options);
    QCOMPARE(none->model.backtest->failures, std::size_t{4});
    QVERIFY(!none->model.backtest->mape);
}

void tst_backtest::doesNotDependOnTheHoldOut() {
    const auto errorWith = [](std::size_t fit) {
        grey::ForecastOptions options{.fitCount = fit, .horizon = {}};
        options.backtest = grey::BacktestOptions{};
        return *forecastOf(kRead, kThreads, options)->model.backtest->mape;
    };
    QCOMPARE(errorWith(5), errorWith(8));
}

GREYSCOPE_TEST(tst_backtest)

}  // namespace tests_of_backtest

#include "tst_backtest.moc"
