#include <QTest>

#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>
#include <random>

#include "core/grey/forecast/band.h"
#include "core/grey/forecast/band_coverage.h"
#include "core/grey/forecast/forecast.h"
#include "tests/support/grey_tables.h"
#include "tests/support/test_registry.h"

namespace tests_of_band {

using namespace greyscope;
using base::ErrorCode;
using Numbers = std::vector<double>;

namespace {

const Numbers kRead{0.244, 0.465, 0.648, 0.707, 0.716, 0.829, 0.823, 0.849};

grey::ForecastResult forecastOf(const Numbers& values, std::size_t fit, const grey::BandOptions& band,
                                grey::GreyModel model = grey::GreyModel::gm11, std::size_t horizon = 2) {
    grey::ForecastOptions options{.fitCount = fit, .horizon = horizon, .model = model};
    options.band = band;
    base::NoProgress progress;
    return *grey::forecast(test::tableOf({values}), 0, options, progress);
}

grey::PredictionBand bandOf(const grey::BandOptions& options) {
    return *forecastOf(kRead, 6, options).band.value();
}

/// Cancelled from the given question on.
class CancelledAfter final : public base::Progress {
public:
    explicit CancelledAfter(int questions) : m_left(questions) {}
    void report(double /*fraction*/) override {}
    [[nodiscard]] bool cancelled() const override { return --m_left < 0; }

private:
    mutable int m_left;
};

}  // namespace

class tst_band : public QObject {
    Q_OBJECT

private slots:
    void numpyGivesTheSame();
    void seedsAndLevels();
    void noNoiseNoBand();
    void fewPointsLeaveBothErrors();
    void manyPointsLeaveOne();
    void fewPointsAreCovered();
    void errorsThatGoWithTheLevelAreCovered();
    void biasOfTheModelIsTakenOff_data();
    void biasOfTheModelIsTakenOff();
    void biasBeyondTheNoiseIsSaid();
    void valuesBelowZeroHaveTheMirroredBand();
    void simulatedSharesAreOfTheLevel();
    void everyModelHasOne();
    void fittedTogetherOrSingly();
    void refusals();
    void endsWhenCancelled();
};

void tst_band::numpyGivesTheSame() {
    std::ifstream file(GREYSCOPE_TEST_DATA "/forecast_oracle.json");
    const auto oracle = nlohmann::json::parse(file);
    for (const auto& expected : oracle.at("band")) {
        const Numbers low = expected.at("low");
        const Numbers high = expected.at("high");
        const Numbers corrected = expected.at("corrected");
        const grey::BandOptions options{
            expected.at("level"), expected.at("seed"), expected.at("refits"),
            *base::choiceNamed(grey::bandErrorsNames(), expected.at("errors").get<std::string>())};
        const Numbers values = expected.at("values");
        const auto result = forecastOf(values, values.size(), options, grey::GreyModel::gm11, low.size());
        const grey::PredictionBand& band = result.band->value();
        QCOMPARE(band.residuals, values.size() - 1);
        for (std::size_t i = 0; i < low.size(); ++i) {
            QVERIFY2(std::abs(band.low.at(i) - low[i]) < 1e-9, qPrintable(QString::number(band.low[i], 'g', 12)));
            QVERIFY2(std::abs(band.high.at(i) - high[i]) < 1e-9, qPrintable(QString::number(band.high[i], 'g', 12)));
            QVERIFY(std::abs(band.corrected.at(i) - corrected[i]) < 1e-9);
        }
    }
}

void tst_band::seedsAndLevels() {
    const auto wide = bandOf({0.95, 7, 1000});
    const auto same = bandOf({0.95, 7, 1000});
    const auto narrow = bandOf({0.5, 7, 1000});
    QCOMPARE(wide.low, same.low);
    QCOMPARE(wide.high, same.high);
    QVERIFY(wide.low != bandOf({0.95, 8, 1000}).low);
    for (std::size_t i = 0; i < 2; ++i) {
        QVERIFY(wide.low[i] < narrow.low[i] && narrow.low[i] < narrow.high[i] && narrow.high[i] < wide.high[i]);
    }
}

/// So few points leave both: what the band then holds is what either has. tests/benchmarks/bench_band has what shares
/// of thousands of series lie in it.
void tst_band::fewPointsLeaveBothErrors() {
    const auto known = [](grey::BandErrors errors) { return bandOf({0.95, 3, 300, errors}); };
    const grey::PredictionBand both = known(grey::BandErrors::likeliest);
    const grey::PredictionBand equal = known(grey::BandErrors::equal);
    const grey::PredictionBand relative = known(grey::BandErrors::relative);
    QVERIFY(both.readings.both());
    QVERIFY(equal.low != relative.low);
    for (std::size_t i = 0; i < 2; ++i) {
        QCOMPARE(both.low[i], std::min(equal.low[i], relative.low[i]));
        QCOMPARE(both.high[i], std::max(equal.high[i], relative.high[i]));
    }
}

/// Of thirty points whose levels differ twentyfold, one is ruled out.
void tst_band::manyPointsLeaveOne() {
    for (const bool relative : {false, true}) {
        std::mt19937_64 random(5);
        std::normal_distribution<double> normal;
        Numbers values;
        for (std::size_t k = 0; k < 30; ++k) {
            const double level = std::exp(0.1 * static_cast<double>(k));
            values.push_back(level + (relative ? 0.05 * level : 0.2) * normal(random));
        }
        const auto bandWith = [&values](grey::BandErrors errors) {
            return *forecastOf(values, 30, {0.95, 1, 200, errors}).band.value();
        };
        const grey::PredictionBand found = bandWith(grey::BandErrors::likeliest);
        QCOMPARE(found.readings.relative, relative);
        QCOMPARE(found.readings.equal, !relative);
        QCOMPARE(found.low, bandWith(relative ? grey::BandErrors::relative : grey::BandErrors::equal).low);
    }
}

namespace {

/// Share of simulated series whose measurement a step ahead lies in the 95 % band, percent.
double coverage(std::size_t points, bool relative, grey::BandErrors errors, int trials) {
    std::mt19937_64 random(5);
    std::normal_distribution<double> normal;
    base::NoProgress progress;
    int inside = 0;
    for (int trial = 0; trial < trials; ++trial) {
        Numbers values;
        for (std::size_t k = 0; k <= points; ++k) {
            const double level = std::exp(0.1 * static_cast<double>(k));
            values.push_back(level + 0.05 * (relative ? level : 1.5) * normal(random));
        }
        const double actual = values.back();
        values.pop_back();
        const grey::ModelInput input{"s", values, 1, {}, {}, "k"};
        const auto outcome = grey::fitGreyModel(grey::GreyModel::gm11, input, {}, progress);
        const auto model = grey::greyCandidate(grey::GreyModel::gm11, grey::settled({}, outcome));
        const auto band = grey::predictionBand(model, input, outcome, {0.95, 1, 100, errors}, progress);
        inside += actual >= band->low[0] && actual <= band->high[0] ? 1 : 0;
    }
    return 100.0 * inside / trials;
}

}  // namespace

/// Residuals as they are gave 68 % with six points.
void tst_band::fewPointsAreCovered() {
    const double inside = coverage(6, false, grey::BandErrors::equal, 200);
    QVERIFY2(inside > 90.0 && inside < 98.0, qPrintable(QString::number(inside)));
}

void tst_band::errorsThatGoWithTheLevelAreCovered() {
    const double known = coverage(20, true, grey::BandErrors::relative, 150);
    QVERIFY2(known > 90.0 && known < 98.0, qPrintable(QString::number(known)));
    const double wrong = coverage(20, true, grey::BandErrors::equal, 150);
    QVERIFY2(wrong < 85.0, qPrintable(QString::number(wrong)));
}

void tst_band::biasOfTheModelIsTakenOff_data() {
    QTest::addColumn<double>("growth");
    QTest::addColumn<double>("noise");
    QTest::newRow("little noise") << 0.2 << 0.002;
    QTest::newRow("bias as large as the noise") << 0.3 << 0.01;
    QTest::newRow("much noise") << 0.1 << 0.05;
}

/// Refits of GM(1,1) to its own curve fall behind it, so that the quantiles of their forecasts held 0 to 20 % of the
/// first two.
void tst_band::biasOfTheModelIsTakenOff() {
    QFETCH(double, growth);
    QFETCH(double, noise);
    std::mt19937_64 random(11);
    std::normal_distribution<double> normal;
    constexpr int kTrials = 100;
    int inside = 0;
    for (int trial = 0; trial < kTrials; ++trial) {
        Numbers values;
        for (int k = 0; k < 11; ++k) {
            values.push_back(std::pow(1.0 + growth, k) * (1.0 + noise * normal(random)));
        }
        const double actual = values.back();
        values.pop_back();
        const auto result = forecastOf(values, 10, {0.9, 1, 200}, grey::GreyModel::gm11, 1);
        const grey::PredictionBand& band = result.band->value();
        inside += actual >= band.low[0] && actual <= band.high[0] ? 1 : 0;
        QVERIFY(band.corrected[0] >= band.low[0] && band.corrected[0] <= band.high[0]);
    }
    QVERIFY2(inside >= 0.85 * kTrials, qPrintable(QString::number(inside)));
}

void tst_band::biasBeyondTheNoiseIsSaid() {
    Numbers exact;
    for (int k = 1; k <= 9; ++k) {
        exact.push_back(std::pow(1.1, k));
    }
    const double next = exact.back();
    exact.pop_back();
    const auto result = forecastOf(exact, 8, {0.5, 1, 1000});
    const grey::PredictionBand& band = result.band->value();
    const auto biases = grey::bandBiases(band, result.model.forecast);
    QCOMPARE(biases.size(), std::size_t{2});
    QCOMPARE(biases[0].step, std::size_t{0});
    QCOMPARE(biases[0].corrected, band.corrected[0]);
    QVERIFY(biases[0].ofHalfWidth > 1.0);
    QVERIFY(std::abs(band.corrected[0] - next) < 0.1 * std::abs(result.model.forecast[0] - next));
    // A model that follows the curve is off by rounding alone, which is no bias.
    const auto dgm = forecastOf(exact, 8, {0.5, 1, 100}, grey::GreyModel::dgm);
    QVERIFY(grey::bandBiases(dgm.band->value(), dgm.model.forecast).empty());
}

void tst_band::valuesBelowZeroHaveTheMirroredBand() {
    for (Numbers values : {kRead, Numbers{-3.0, 2.0, -1.5, 1.0, 2.5, -2.0, 0.5, 1.0}}) {
        const auto plain = forecastOf(values, 8, {0.9, 3, 200}).band->value();
        for (double& value : values) {
            value = -value;
        }
        const auto mirrored = forecastOf(values, 8, {0.9, 3, 200}).band->value();
        for (std::size_t i = 0; i < 2; ++i) {
            QVERIFY(std::abs(mirrored.low[i] + plain.high[i]) < 1e-9);
            QVERIFY(std::abs(mirrored.high[i] + plain.low[i]) < 1e-9);
            QVERIFY(std::isfinite(plain.low[i]) && plain.low[i] < plain.high[i]);
        }
    }
}

void tst_band::simulatedSharesAreOfTheLevel() {
    for (const grey::GreyModelRow& row : grey::greyModels()) {
        for (const auto& [errors, name] : grey::bandErrorsNames()) {
            const auto at = [&, kind = errors](double level) {
                return grey::simulatedBandShare(row.model, kind, level);
            };
            QVERIFY2(at(0.9).has_value() != row.describes, row.name.c_str());
            if (row.describes) {
                continue;
            }
            double before = 0.0;
            for (const double level : {0.5, 0.6, 0.8, 0.87, 0.9, 0.95, 0.99}) {
                const auto share = at(level);
                QVERIFY(share && share->low >= before && share->low <= share->high && share->high <= 1.0);
                before = share->low;
            }
            QVERIFY(!at(0.4) && !at(0.995));
        }
    }
    QVERIFY(grey::simulatedBandShare(grey::GreyModel::gm11, grey::BandErrors::likeliest, 0.9)->low >= 0.85);
}

void tst_band::noNoiseNoBand() {
    Numbers exact;
    for (int k = 0; k < 8; ++k) {
        exact.push_back(2.0 * std::exp(-0.05 * k));
    }
    const auto band = forecastOf(exact, 8, {0.9, 1, 100}, grey::GreyModel::dgm).band->value();
    for (std::size_t i = 0; i < 2; ++i) {
        const double value = 2.0 * std::exp(-0.05 * static_cast<double>(8 + i));
        QVERIFY(std::abs(band.low[i] - value) < 1e-9 && std::abs(band.high[i] - value) < 1e-9);
    }
}

void tst_band::everyModelHasOne() {
    for (const auto model : {grey::GreyModel::edgm, grey::GreyModel::ndgm, grey::GreyModel::ngbm, grey::GreyModel::fgm,
                             grey::GreyModel::rolling, grey::GreyModel::residualEquations}) {
        const auto result = forecastOf(kRead, 8, {0.9, 1, 200}, model);
        QVERIFY2(result.band->has_value(), result.model.name.c_str());
        const grey::PredictionBand& band = result.band->value();
        for (std::size_t i = 0; i < 2; ++i) {
            QVERIFY(std::isfinite(band.low[i]) && band.low[i] < band.high[i]);
        }
    }
}

/// Plain GM(1,1) refits all series at once; the bands are those of single fits, to rounding.
void tst_band::fittedTogetherOrSingly() {
    std::mt19937_64 random(3);
    std::normal_distribution<double> normal;
    base::NoProgress progress;
    const auto compare = [&](const Numbers& values, const grey::GreyModelOptions& options, std::size_t horizon) {
        const grey::ModelInput input{"s", values, horizon, {}, {}, "k"};
        const auto outcome = grey::fitGreyModel(grey::GreyModel::gm11, input, options, progress);
        grey::Candidate model = grey::greyCandidate(grey::GreyModel::gm11, grey::settled(options, outcome));
        QVERIFY(model.forecastMany);
        const grey::BandOptions band{0.9, 4, 100};
        const auto together = grey::predictionBand(model, input, outcome, band, progress);
        model.forecastMany = {};
        const auto singly = grey::predictionBand(model, input, outcome, band, progress);
        QCOMPARE(together.has_value(), singly.has_value());
        if (!singly) {
            QVERIFY(together.error() == singly.error());
            return;
        }
        QCOMPARE(together->failures, singly->failures);
        for (std::size_t step = 0; step < horizon; ++step) {
            const double size = 1e-10 * (std::abs(singly->low[step]) + std::abs(singly->high[step]));
            QVERIFY(std::abs(together->low[step] - singly->low[step]) <= size);
            QVERIFY(std::abs(together->high[step] - singly->high[step]) <= size);
        }
    };
    compare(kRead, {}, 2);
    compare(kRead, {.backgroundWeight = 0.3, .translation = {grey::Translation::Kind::fixed, 2.5}}, 3);
    compare(kRead, {.translation = {grey::Translation::Kind::automatic, 0.0}}, 0);
    compare({1e-300, 2e-300, 2.5e-300, 3e-300, 5e-300, 6e-300, 9e-300}, {}, 2);
    compare({3e300, 2e300, 2.5e300, 3e300, 5e300, 6e300, 9e300}, {}, 2);
    compare({1, 2, 5, 14, 45, 160, 500}, {}, 4);        // a near its limit: some refits are refused
    compare({1, -9, 0.5, 12, -0.5, 9, -1, 14}, {}, 2);  // noise alone
    for (const std::size_t points : {6U, 40U, 1000U}) {
        Numbers values;
        for (std::size_t k = 0; k < points; ++k) {
            values.push_back(std::exp(0.7 * static_cast<double>(k) / static_cast<double>(points)) +
                             0.05 * normal(random));
        }
        compare(values, {}, 5);
    }
}

void tst_band::refusals() {
    const auto codeOf = [](const grey::ForecastResult& result) { return result.band->error().code; };
    QCOMPARE(codeOf(forecastOf(kRead, 5, {})), ErrorCode::tooFewPoints);
    QCOMPARE(codeOf(forecastOf(kRead, 6, {0.9, 1, 5})), ErrorCode::optionOutOfRange);
    QCOMPARE(codeOf(forecastOf(kRead, 6, {}, grey::GreyModel::gm11, 5000)), ErrorCode::optionOutOfRange);
    QCOMPARE(codeOf(forecastOf({0, 0, 0, 0, 0, 0, 0}, 7, {})), ErrorCode::singularSystem);
    // The forecast stands though its band does not.
    QVERIFY(!forecastOf(kRead, 5, {}).model.failure);
    // Residuals as large as the values make many resampled series negative, which NGBM cannot take.
    QCOMPARE(codeOf(forecastOf({1, 9, 0.5, 12, 0.5, 9, 1, 14}, 8, {}, grey::GreyModel::verhulst)),
             ErrorCode::tooManyFailures);
}

void tst_band::endsWhenCancelled() {
    grey::ModelInput input{"s", kRead, 2, {}, {}, "k"};
    const grey::Candidate model{"gm11", [](const grey::ModelInput& points, const base::Progress& progress) {
                                    return grey::fitGreyModel(grey::GreyModel::gm11, points, {}, progress);
                                }};
    const auto outcome = model.fit(input, base::NoProgress{});
    CancelledAfter progress(20);
    const auto band = grey::predictionBand(model, input, outcome, {}, progress);
    QCOMPARE(band.error().code, ErrorCode::cancelled);
}

GREYSCOPE_TEST(tst_band)

}  // namespace tests_of_band

#include "tst_band.moc"
