// Derivations of backtests against the errors that models are judged by.
#include <QTest>

#include <cmath>

#include "core/derivation/backtest_derivation.h"
#include "core/derivation/steps/baseline_steps.h"
#include "core/grey/forecast/forecast.h"
#include "tests/support/draws.h"
#include "tests/support/grey_tables.h"
#include "tests/support/test_registry.h"

namespace tests_of_derivation_backtest {

using namespace greyscope;

namespace {

data::SeriesTable tableFrom(test::Draws& draws) {
    const std::size_t count = 8 + draws.below(4);
    std::vector<std::vector<double>> columns(2);
    for (std::vector<double>& column : columns) {
        const double rate = draws.between(-0.1, 0.2);
        for (std::size_t k = 0; k < count; ++k) {
            column.push_back(50.0 * std::exp(rate * static_cast<double>(k)) * draws.between(0.9, 1.1));
        }
    }
    return test::tableOf(columns);
}

grey::ForecastOptions optionsFor(unsigned seed) {
    grey::ForecastOptions options;
    options.backtest = grey::BacktestOptions{4, 1 + seed % 2, seed % 3};
    options.related = {{"s1"}};
    options.searchBackground = seed % 4 == 0;
    if (seed % 5 == 0) {
        options.translation.kind = grey::Translation::Kind::automatic;
    }
    for (const grey::GreyModelRow& row : grey::greyModels()) {
        if (row.model != options.model) {
            options.others.push_back(row.model);
        }
    }
    return options;
}

}  // namespace

class tst_derivation_backtest : public QObject {
    Q_OBJECT

private slots:
    void endsInTheErrorOfEveryModel() {
        const unsigned seeds = qEnvironmentVariableIsSet("GREYSCOPE_ALL_DERIVATIONS") ? 200 : 4;
        base::NoProgress progress;
        std::size_t ended = 0;
        for (unsigned seed = 1; seed <= seeds; ++seed) {
            test::Draws draws(seed);
            const data::SeriesTable table = tableFrom(draws);
            const grey::ForecastOptions options = optionsFor(seed);
            const auto result = grey::forecast(table, 0, options, progress);
            for (const grey::ModelOutcome* model : grey::modelsOf(*result)) {
                if (!model->backtest || !model->backtest->mape || model->failure) {
                    continue;
                }
                const auto derivation = derivation::backtestDerivation(table, 0, options, *model, progress);
                QVERIFY2(derivation.has_value(), qPrintable(QString::fromStdString(model->name)));
                QCOMPARE(derivation->step("forecast")->lines.size(), model->backtest->forecasts);
                const double mape = static_cast<double>(derivation->last()->value);
                QVERIFY2(std::abs(mape - *model->backtest->mape) <= 1e-9 * std::max(100.0, mape),
                         qPrintable(QString("seed %1, %2: %3 instead of %4")
                                        .arg(seed)
                                        .arg(QString::fromStdString(model->name))
                                        .arg(mape, 0, 'g', 17)
                                        .arg(*model->backtest->mape, 0, 'g', 17)));
                ++ended;
            }
        }
        QVERIFY(ended > 15 * seeds);
    }

    void theLastOriginIsWrittenInFull() {
        test::Draws draws(7);
        const data::SeriesTable table = tableFrom(draws);
        const grey::ForecastOptions options = optionsFor(3);
        base::NoProgress progress;
        const auto result = grey::forecast(table, 0, options, progress);
        const auto derivation = derivation::backtestDerivation(table, 0, options, result->model, progress);
        const derivation::Step& forecast = *derivation->step("forecast");
        QVERIFY(forecast.lines.back().put.from.known());
        const auto& source = derivation->steps[static_cast<std::size_t>(forecast.lines.back().put.from.step)];
        QVERIFY(source.key.starts_with("last."));
        QVERIFY(forecast.lines.front().put.from == derivation::kNotShown);
    }
};

GREYSCOPE_TEST(tst_derivation_backtest)

}  // namespace tests_of_derivation_backtest

#include "tst_derivation_backtest.moc"
