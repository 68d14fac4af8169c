#include <QTest>

#include <cmath>

#include "core/grey/forecast/forecast.h"
#include "tests/support/grey_tables.h"
#include "tests/support/test_registry.h"
#include "widgets/present/forecast/forecast_present.h"
#include "widgets/present/forecast/forecast_remarks.h"
#include "widgets/present/forecast/forecast_rows.h"
#include "widgets/present/forecast/forecast_verdict.h"
#include "widgets/present/spec/spec_text.h"
#include "widgets/present/table/table_text.h"

namespace tests_of_forecast_present {

using namespace greyscope;
using namespace greyscope::widgets;
using Numbers = std::vector<double>;

namespace {

const Numbers kThreads{1, 2, 4, 8, 16, 32, 64, 128};
const Numbers kRead{0.244, 0.465, 0.648, 0.707, 0.716, 0.829, 0.823, 0.849};
const ForecastNames kNames{"1.1-R", "Throughput", "GB/s", "Threads/OST", {}};
const ShownModels kShown{"last-value", "saturation"};

grey::ForecastResult forecastOf(const Numbers& values, const Numbers& axis, std::size_t fit, std::size_t horizon) {
    base::NoProgress progress;
    return *grey::forecast(test::tableOf({values}, axis), 0, {fit, horizon, 0.5}, progress);
}

grey::ForecastResult workedExample(std::size_t horizon = 2) {
    return forecastOf(kRead, kThreads, 6, horizon);
}

const Curve& curveNamed(const PlotSpec& spec, const QString& name) {
    const auto found =
        std::find_if(spec.curves.begin(), spec.curves.end(), [&](const Curve& curve) { return curve.name == name; });
    if (found == spec.curves.end()) {
        qFatal("no curve %s", qPrintable(name));
    }
    return *found;
}

QString nameOfFailure(const base::Error& error) {
    return error.code == base::ErrorCode::singularSystem ? QString("singular") : QString("other");
}

QString parametersOf(const ModelTable& table, std::size_t row) {
    return QString::fromStdString(std::get<std::string>(table.table.at(row, "parameters").value));
}

std::size_t rowOf(const ModelTable& table, const std::string& name) {
    return static_cast<std::size_t>(std::ranges::find(table.rows, name, &ModelRow::name) - table.rows.begin());
}

}  // namespace

class tst_forecast_present : public QObject {
    Q_OBJECT

private slots:
    void manyPointsAreDrawnWithoutWhatBelongsToSingleOnes();
    void aCurveThroughItsPointsSaysSo();
    void leftOutOriginsAreCounted();
    void chartStandsOnTheRealAxis();
    void chartSeparatesFittedFromHeldOut();
    void chartOnTheIndex();
    void chartWithoutHoldOut();
    void residualsAreMeasuredMinusModel();
    void classRatiosInsideAndOutside();
    void decimalsFollowTheMeasuredValues();
    void tableIsAFigureToo();
    void tableIsSortedByHoldOutError();
    void tableKeepsWhatCouldNotBeFitted();
    void otherModelsAreRowsAndCurvesToo();
    void everyModelHasALookOfItsOwn();
    void parameters();
    void accuracyCardOfTheWorkedExample();
    void accuracyCardWithoutHoldOut();
    void remarks();
    void doubtStandsWithTheModel();
    void textHasEveryModel();
    void verdicts();
    void bandOfTheModel();
    void correctedForecasts();
    void modelThatCouldNotBeFitted();
    void backtestSortsTheTable();
    void gradesAndSmoothness();
};

void tst_forecast_present::chartStandsOnTheRealAxis() {
    const PlotSpec spec = forecastChart(workedExample(4), kNames, kShown);
    QCOMPARE(spec.x.scale, Scale::log2);
    const Curve& gm11 = curveNamed(spec, "GM(1,1)");
    QCOMPARE(gm11.x, (Numbers{1, 2, 4, 8, 16, 32, 64, 128, 256, 512}));
    QVERIFY(std::abs(gm11.y[7] - 1.05042) < 5e-6);
    QCOMPARE(gm11.hollowFrom, std::size_t{6});
    QCOMPARE(gm11.link.is, Targets{Target::model("gm11")});
    QCOMPARE(spec.x.ticks.back(), (Tick{512.0, "512"}));
    const Curve& measured = curveNamed(spec, "measured");
    QCOMPARE(measured.y, kRead);
    QCOMPARE(measured.hollowFrom, std::size_t{6});
    QVERIFY(!measured.line);
    QCOMPARE(spec.curves.size(), std::size_t{4});
    QVERIFY(spec.x.range->first < 1.0 && spec.x.range->second > 512.0);
    // the values are of the quantity, or where nothing names it of the series
    QCOMPARE(spec.y.label, QString("Throughput, GB/s"));
    QCOMPARE(forecastChart(workedExample(4), {"node 1 (GB/s)", {}, "GB/s", "hour", {}}, {}).y.label,
             QString("node 1 (GB/s)"));
}

void tst_forecast_present::chartSeparatesFittedFromHeldOut() {
    const PlotSpec spec = forecastChart(workedExample(4), kNames, kShown);
    QCOMPARE(spec.title, QString("Throughput of 1.1-R: 6 points fitted, 2 held out"));
    QCOMPARE(spec.subtitle, QString("GM(1,1) lies above the last held-out point, x(8), by 23.7 %."));
    QCOMPARE(spec.guides.front().label, QString("fitted: k\u00a0=\u00a01…6"));
    QVERIFY(spec.guides.front().at > 32.0 && spec.guides.front().at < 64.0);
    QCOMPARE(spec.bands[0].labels.front(), QString("held out: k\u00a0=\u00a07,\u00a08"));
    QCOMPARE(spec.bands[1].labels.front(), QString("forecast: k\u00a0=\u00a09,\u00a010"));
    QCOMPARE(spec.bands[0].from, spec.guides.front().at);
    QCOMPARE(spec.bands[0].to, spec.bands[1].from);
    QCOMPARE(spec.bands[1].to, spec.x.range->second);
    const QString text = curveNamed(spec, "GM(1,1)").pointTexts[6];
    QVERIFY2(text.startsWith("GM(1,1)\n") && text.contains("64") && text.contains("13.8 %"), qPrintable(text));
}

void tst_forecast_present::chartOnTheIndex() {
    const PlotSpec spec = forecastChart(forecastOf({2, 3, 4, 5, 7}, {}, 5, 2), kNames, kShown);
    QCOMPARE(spec.x.scale, Scale::linear);
    QCOMPARE(spec.x.label, QString("k"));
    QCOMPARE(curveNamed(spec, "GM(1,1)").x, (Numbers{1, 2, 3, 4, 5, 6, 7}));
    // An uneven axis has its own places, and no step beyond them.
    const PlotSpec uneven = forecastChart(forecastOf({2, 3, 4, 5, 7}, {1, 2, 4, 8, 9}, 5, 2), kNames, kShown);
    QCOMPARE(curveNamed(uneven, "GM(1,1)").x, (Numbers{1, 2, 4, 8, 9}));
    const PlotSpec even = forecastChart(forecastOf({2, 3, 4, 5, 7}, {1, 2, 4, 8, 9}, 4, 1), kNames, kShown);
    QCOMPARE(curveNamed(even, "GM(1,1)").x, (Numbers{1, 2, 4, 8, 9}));
}

void tst_forecast_present::chartWithoutHoldOut() {
    const PlotSpec spec = forecastChart(forecastOf(kRead, kThreads, 0, 2), kNames, {});
    QCOMPARE(spec.bands.size(), std::size_t{1});
    QCOMPARE(spec.bands[0].labels.front(), QString("forecast: k\u00a0=\u00a09,\u00a010"));
    QVERIFY(spec.subtitle.contains("not known"));
    const PlotSpec bare = forecastChart(forecastOf(kRead, kThreads, 0, 0), kNames, {});
    QVERIFY(bare.bands.empty() && bare.guides.empty());
    QCOMPARE(curveNamed(bare, "GM(1,1)").x.size(), kRead.size());
}

void tst_forecast_present::residualsAreMeasuredMinusModel() {
    const PlotSpec spec = residualChart(workedExample(4), kNames, kShown);
    QCOMPARE(spec.curves.size(), std::size_t{3});
    const Curve& gm11 = curveNamed(spec, "GM(1,1)");
    QVERIFY(gm11.stems && !gm11.line);
    QCOMPARE(gm11.y.size(), kRead.size());
    QVERIFY(std::abs(gm11.y[1] + 0.063097) < 1e-6);
    QVERIFY(std::abs(gm11.y[7] - (0.849 - 1.05042)) < 5e-6);
    QCOMPARE(spec.x.ticks.back().label, QString("128"));
    // Stems of the models stand beside each other, round the tick.
    double mean = 0.0;
    for (const Curve& curve : spec.curves) {
        mean += curve.x[2] / 3.0;
    }
    QVERIFY(std::abs(mean - 3.0) < 1e-12);
    QVERIFY(spec.curves[0].x[2] < spec.curves[1].x[2]);
    // A table of them has a row for each point, not for each marker.
    QCOMPARE(tabSeparated(spec).count('\n'), 1 + static_cast<int>(kRead.size()));
}

void tst_forecast_present::classRatiosInsideAndOutside() {
    const PlotSpec spec = classRatioChart(workedExample());
    QCOMPARE(spec.title, QString("Class ratio σ(k): 2 of 5 outside the band"));
    QCOMPARE(curveNamed(spec, "outside").x, (Numbers{2, 3}));
    QCOMPARE(curveNamed(spec, "inside").x, (Numbers{4, 5, 6}));
    QCOMPARE(spec.x.ticks.front().label, QString("k = 2\n0.525"));
    QCOMPARE(spec.bands.front().from, std::exp(-2.0 / 7.0));
    const PlotSpec calm = classRatioChart(forecastOf({5, 5, 6, 6, 7}, {1, 2, 3, 4, 5}, 5, 0));
    QCOMPARE(calm.title, QString("Class ratio σ(k): all inside the band"));
    QCOMPARE(calm.curves.size(), std::size_t{1});
    QVERIFY(spec.y.range->first < 0.525 && spec.y.range->second > spec.bands.front().to);
}

void tst_forecast_present::decimalsFollowTheMeasuredValues() {
    QCOMPARE(forecastDecimals(workedExample()), 3);
    QCOMPARE(forecastDecimals(forecastOf({707, 716, 829, 823, 849}, {}, 5, 0)), 0);
    QCOMPARE(forecastDecimals(forecastOf({7, 8, 9, 10.5, 11}, {}, 5, 0)), 1);
}

void tst_forecast_present::tableIsAFigureToo() {
    const ModelTable table = modelTable(workedExample(4), kShown, 2, nameOfFailure);
    const MatrixSpec figure = modelsFigure(table, {});
    QCOMPARE(figure.rows.size(), table.rows.size());
    QCOMPARE(figure.cells.size(), figure.rows.size() * figure.columns.size());
    const std::size_t own = rowOf(table, "gm11");
    QCOMPARE(figure.rows[own].label, QString("GM(1,1)"));
    const QStringList expected{"6.603", "0.937", "1.050", "18.769", "0.209", "1.000"};
    QCOMPARE(static_cast<qsizetype>(figure.columns.size()), expected.size());
    for (qsizetype column = 0; column < expected.size(); ++column) {
        QCOMPARE(figure.cell(own, static_cast<std::size_t>(column)).text, expected[column]);
    }
}

void tst_forecast_present::tableIsSortedByHoldOutError() {
    const ModelTable table = modelTable(workedExample(4), kShown, 2, nameOfFailure);
    const std::size_t own = rowOf(table, "gm11");
    const std::size_t last = rowOf(table, "last-value");
    QVERIFY(rowOf(table, "saturation") < last && last < own);
    const auto less = [](const ModelRow& a, const ModelRow& b) {
        return *a.holdoutError < *b.holdoutError * (1.0 - 1e-9);  // two are the same curve
    };
    QVERIFY(std::ranges::is_sorted(table.rows, less));
    QVERIFY(table.rows[last].shown && table.rows[own].shown && !table.rows[own + 1].shown);
    QVERIFY(table.rows[last].optional && !table.rows[own].optional);
    const MatrixSpec figure = modelsFigure(table, {});
    QCOMPARE(figure.columns[1].label, QString("x̂(7)"));
    QCOMPARE(figure.cell(own, 1).text, QString("0.937"));
}

void tst_forecast_present::tableKeepsWhatCouldNotBeFitted() {
    const ModelTable table = modelTable(forecastOf({3, 6, 9, 12, 15}, {1, 2, 3, 4, 5}, 4, 1), kShown, 1, nameOfFailure);
    QCOMPARE(table.rows.size(), std::size_t{10});
    QCOMPARE(table.rows.back().name, std::string("saturation"));
    QCOMPARE(table.rows.back().failure, QString("singular"));
    QVERIFY(!table.table.at(table.rows.size() - 1, "mape").number());
    const PlotSpec chart = forecastChart(forecastOf({3, 6, 9, 12, 15}, {1, 2, 3, 4, 5}, 4, 1), kNames, kShown);
    QCOMPARE(chart.curves.size(), std::size_t{3});
}

void tst_forecast_present::otherModelsAreRowsAndCurvesToo() {
    base::NoProgress progress;
    grey::ForecastOptions options;
    options.fitCount = 6;
    options.others = {grey::GreyModel::dgm, grey::GreyModel::residualRemnant};
    const auto result = grey::forecast(test::tableOf({kRead}, kThreads), 0, options, progress);
    const ModelTable table = modelTable(*result, {"dgm"}, 2, nameOfFailure);
    QCOMPARE(table.rows.size(), std::size_t{12});
    QCOMPARE(table.rows.back().name, std::string("residual-remnant"));
    QCOMPARE(curveNamed(forecastChart(*result, kNames, {"dgm"}), "DGM").y.size(), kRead.size());
}

void tst_forecast_present::everyModelHasALookOfItsOwn() {
    std::vector<std::string> names;
    for (const auto& [model, name] : grey::greyModelNames()) {
        names.push_back(name);
    }
    for (const char* name :
         {"last-value", "mean", "linear", "exponential", "power", "saturation", "usl", "amdahl", "normal-form"}) {
        names.emplace_back(name);
    }
    for (std::size_t i = 0; i < names.size(); ++i) {
        const ModelLook a = modelLook(names[i]);
        QVERIFY2(a.title != QString::fromStdString(names[i]), names[i].c_str());
        for (std::size_t j = 0; j < i; ++j) {
            const ModelLook b = modelLook(names[j]);
            const bool same = a.ink == b.ink && a.marker == b.marker && a.dash == b.dash && a.hollow == b.hollow;
            QVERIFY2(!same && a.title != b.title, names[i].c_str());
        }
    }
}

void tst_forecast_present::parameters() {
    const ModelTable table = modelTable(workedExample(), kShown, 0, nameOfFailure);
    const auto textOf = [&](const std::string& name) { return parametersOf(table, rowOf(table, name)); };
    QCOMPARE(textOf("gm11"), QString("a = −0.115, u = 0.47"));
    QCOMPARE(textOf("last-value"), QString("x(6) = 0.829"));
    QCOMPARE(textOf("saturation"), QString("X = 0.859, h = 1.83"));
    QCOMPARE(textOf("linear"), QString("0.2278 + 0.1068 k"));
    QCOMPARE(textOf("power"), QString("A = 0.387, b = 0.235"));
}

void tst_forecast_present::accuracyCardOfTheWorkedExample() {
    const AccuracyCard card = accuracyCard(workedExample(4));
    QCOMPARE(card.grade, QString("C and P: grade 1 of 4"));
    QVERIFY(card.goodGrade);
    QCOMPARE(card.varianceRatio, QString("0.209"));
    QCOMPARE(card.smallErrorShare, QString("1.00"));
    QCOMPARE(card.fitError, QString("6.6 %"));
    QCOMPARE(card.heldOutTitle, QString("Held out, 2 points"));
    QCOMPARE(card.points[0], std::pair(QString("x(7)"), QString("13.8 %")));
    QCOMPARE(card.points[1], std::pair(QString("x(8)"), QString("23.7 %")));
    QCOMPARE(card.heldOutError, QString("18.8 %"));
    QCOMPARE(card.comparison, QString("12× last-value error"));
    QVERIFY(card.worse);
}

void tst_forecast_present::accuracyCardWithoutHoldOut() {
    const AccuracyCard card = accuracyCard(forecastOf(kRead, kThreads, 0, 2));
    QVERIFY(card.heldOutTitle.isEmpty() && card.points.empty() && card.comparison.isEmpty());
    const AccuracyCard constant = accuracyCard(forecastOf({5, 5, 5, 5, 5}, {}, 4, 1));
    QVERIFY(constant.grade.isEmpty());
    QCOMPARE(constant.varianceRatio, QString("–"));
    QVERIFY(constant.comparison.isEmpty());
}

void tst_forecast_present::remarks() {
    const grey::ForecastResult result = workedExample();
    QCOMPARE(honestRemark(result).text, QString("C and P use only fitted points. Better on the held-out points: "
                                                "saturation, Amdahl and 2 more baselines."));
    QVERIFY(honestRemark(forecastOf(kRead, kThreads, 0, 2)).text.contains("Hold out points"));
    grey::ForecastResult best = result;
    for (grey::ModelOutcome& baseline : best.baselines) {
        baseline.holdoutMape = 20.0;
    }
    QVERIFY(honestRemark(best).text.contains("no baseline") && !honestRemark(best).warns());
    for (grey::ModelOutcome& baseline : best.baselines) {
        baseline.holdoutMape = 2.0;
    }
    QVERIFY(honestRemark(best).text.contains("Better on the held-out points: last value, mean and 7 more baselines"));
    QCOMPARE(classRatioRemark(result).contains("k = 2, 3"), true);
    QVERIFY(axisRemark(result, kNames.axis).isEmpty());
    QVERIFY(!axisRemark(forecastOf({2, 3, 4, 5, 7}, {1, 2, 4, 8, 9}, 5, 2), kNames.axis).isEmpty());
    QCOMPARE(suitabilityText(result), QString("−a = 0.115 ≤ 0.3: medium and long term"));
}

void tst_forecast_present::doubtStandsWithTheModel() {
    const ModelTable sound = modelTable(workedExample(), {}, 2, nameOfFailure);
    QVERIFY(std::all_of(sound.rows.begin(), sound.rows.end(), [](const ModelRow& row) { return row.doubt.isEmpty(); }));
    const auto result = forecastOf({1, 2, 5, 14, 45, 160}, {}, 6, 1);
    const ModelTable table = modelTable(result, {}, 1, nameOfFailure);
    const auto gm11 = std::find_if(table.rows.begin(), table.rows.end(), [](const auto& row) { return !row.optional; });
    QCOMPARE(gm11->doubt, doubtRemarks(result, result.model).join(' '));
    QVERIFY2(gm11->doubt.contains("negative"), qPrintable(gm11->doubt));
    QVERIFY(parametersOf(table, static_cast<std::size_t>(gm11 - table.rows.begin())).startsWith(gm11->doubt + ' '));
    QVERIFY(tabbedText(table.table).contains(gm11->doubt));
}

void tst_forecast_present::textHasEveryModel() {
    const QStringList lines = forecastText(workedExample(4), kNames).split('\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 11);
    QCOMPARE(lines[0].split('\t').size(), 13);
    const QStringList cells = lines[8].split('\t');
    QCOMPARE(cells[1], QString("128"));
    QCOMPARE(cells[2].toDouble(), 0.849);
    QVERIFY(std::abs(cells[3].toDouble() - 1.05042) < 5e-6);
    QCOMPARE(lines[10].split('\t')[2], QString());
}

void tst_forecast_present::verdicts() {
    grey::ForecastResult result = workedExample();
    QCOMPARE(verdictText(result),
             QString("Best on 2 held-out points: saturation, 0.86 %; best grey model: GM(1,1), 18.77 % (21.8×). "
                     "A baseline is better. 2 points are too few for a conclusion."));
    result.model.holdoutMape = 0.5;
    QCOMPARE(verdictText(result), QString("Best on 2 held-out points: GM(1,1), 0.50 %; best baseline: saturation, "
                                          "0.86 % (1.7×). 2 points are too few for a conclusion."));
    QVERIFY(verdictText(forecastOf(kRead, kThreads, 0, 2)).startsWith("No test points"));
    // Enough points carry the comparison without a word.
    const auto many = forecastOf({10, 11, 12, 13, 14, 15, 16, 17, 18, 19}, {}, 4, 6);
    QVERIFY2(!verdictText(many).contains("too few"), qPrintable(verdictText(many)));
    // Nothing to compare: a held-out value is 0.
    QVERIFY(verdictText(forecastOf({1, 2, 3, 4, 0}, {}, 4, 1)).startsWith("No model has an error on 1 held-out point"));
}

void tst_forecast_present::bandOfTheModel() {
    grey::ForecastOptions options{.fitCount = 6, .horizon = 3};
    options.band = grey::BandOptions{};
    base::NoProgress progress;
    const auto result = grey::forecast(test::tableOf({kRead}, kThreads), 0, options, progress);
    const PlotSpec spec = forecastChart(*result, kNames, {});
    const Curve& band = curveNamed(spec, "90 % interval");
    QVERIFY(band.ribbon && !band.line && !band.labelled);
    QCOMPARE(band.x, (Numbers{32, 64, 128, 256}));
    QCOMPARE(band.low[0], band.high[0]);
    QCOMPARE(band.low[1], result->band->value().low[0]);
    QCOMPARE(band.high[3], result->band->value().high[2]);
    QVERIFY2(spec.subtitle.endsWith("90 % band (1000 refits, seed 1): 2 of 2 held-out points inside."),
             qPrintable(spec.subtitle));
    QCOMPARE(forecastText(*result, kNames).split('\n')[7].split('\t').size(),
             forecastText(*result, kNames).split('\n')[0].split('\t').size());
}

/// Of 1.1^k the model's own bias exceeds what is left: the corrected forecasts stand beside the band.
void tst_forecast_present::correctedForecasts() {
    Numbers exact;
    for (int k = 1; k <= 8; ++k) {
        exact.push_back(std::pow(1.1, k));
    }
    grey::ForecastOptions options{.fitCount = 8, .horizon = 2};
    options.band = grey::BandOptions{.level = 0.5};
    base::NoProgress progress;
    const auto result = *grey::forecast(test::tableOf({exact}), 0, options, progress);
    const PlotSpec spec = forecastChart(result, kNames, {});
    const auto corrected = std::find_if(spec.curves.begin(), spec.curves.end(),
                                        [&](const Curve& curve) { return curve.y == result.band->value().corrected; });
    QVERIFY(corrected != spec.curves.end());
    QCOMPARE(corrected->x, (Numbers{9, 10}));
    QVERIFY(!bandBiasText(result).isEmpty() && spec.subtitle.endsWith(bandBiasText(result)));
    options.band->level = 0.9;
    options.model = grey::GreyModel::dgm;
    QVERIFY(bandBiasText(*grey::forecast(test::tableOf({exact}), 0, options, progress)).isEmpty());
}

void tst_forecast_present::modelThatCouldNotBeFitted() {
    const auto result = forecastOf({1, -3, 9, -27, 81, -243}, {}, 5, 1);
    QVERIFY(result.model.failure.has_value());
    const PlotSpec chart = forecastChart(result, kNames, {"linear"});
    QCOMPARE(chart.curves.size(), std::size_t{2});
    QVERIFY(chart.subtitle.contains("could not be fitted"));
    QCOMPARE(residualChart(result, kNames, {}).curves.size(), std::size_t{0});
    QVERIFY(honestRemark(result).warns() && suitabilityText(result).isEmpty() && gradesText(result).isEmpty());
    const ModelTable table = modelTable(result, {}, 1, nameOfFailure);
    QVERIFY(!table.rows.back().failure.isEmpty() && table.rows.front().failure.isEmpty());
    // One point alone: an axis, and no class ratios to draw.
    const auto one = forecastOf({7}, {}, 1, 0);
    QCOMPARE(forecastChart(one, kNames, {}).curves.size(), std::size_t{1});
    QVERIFY(classRatioChart(one).curves.empty());
}

void tst_forecast_present::backtestSortsTheTable() {
    grey::ForecastOptions options{.fitCount = 6, .horizon = 2, .others = {grey::GreyModel::ndgm}};
    options.backtest = grey::BacktestOptions{};
    base::NoProgress progress;
    const auto result = grey::forecast(test::tableOf({kRead}, kThreads), 0, options, progress);
    const ModelTable table = modelTable(*result, {}, 2, nameOfFailure);
    QVERIFY(table.backtest);
    QCOMPARE(table.rows.front().name, std::string("last-value"));
    QCOMPARE(table.rows.front().holdoutError, result->baselines.front().backtest->mape);
    // NDGM needs five points and so misses an origin: no rank, and the reason.
    const auto ndgm =
        std::find_if(table.rows.begin(), table.rows.end(), [](const ModelRow& row) { return row.name == "ndgm"; });
    QVERIFY(!ndgm->holdoutError);
    QVERIFY(parametersOf(table, rowOf(table, "ndgm")).startsWith("not fitted at 1 of 4 origins"));
    QVERIFY(verdictText(*result).startsWith("Best on 4 rolling forecasts: last value"));
    QCOMPARE(modelsFigure(table, {}).columns[3].label, QString("Backtest, %"));
}

void tst_forecast_present::gradesAndSmoothness() {
    QCOMPARE(gradesText(workedExample()), QString("Grades: C 1, P 1, MAPE 3, absolute degree 0.999: 1"));
    QVERIFY(smoothnessRemark(workedExample()).contains("k = 3, 4"));
    QVERIFY(smoothnessRemark(forecastOf({10, 9, 8, 7}, {}, 4, 0)).isEmpty());
}

void tst_forecast_present::manyPointsAreDrawnWithoutWhatBelongsToSingleOnes() {
    Numbers values;
    Numbers axis;
    for (int k = 0; k < 3000; ++k) {
        values.push_back(10.0 + std::sin(0.1 * k) + 5.0 * (k % 2));
        axis.push_back(k + 1.0);
    }
    const auto result = forecastOf(values, axis, 2990, 12);
    for (const PlotSpec& spec :
         {forecastChart(result, kNames, kShown), residualChart(result, kNames, kShown), classRatioChart(result)}) {
        QVERIFY(spec.x.ticks.size() <= 120);
        std::size_t longest = 0;
        for (const Curve& curve : spec.curves) {
            QVERIFY(curve.pointTexts.empty() && curve.line && !curve.stems && curve.marker == Marker::none);
            longest = std::max(longest, curve.x.size());
        }
        QVERIFY(longest >= 2989);
    }
}

void tst_forecast_present::aCurveThroughItsPointsSaysSo() {
    auto result = forecastOf({1, 2, 4, 3, 5, 4}, {1, 2, 3, 4, 5, 6}, 4, 2);
    QVERIFY(freedomRemark(result).isEmpty());
    result.model.freedom = 0;
    QVERIFY(freedomRemark(result).contains(QStringLiteral("no residuals remain")));
    QCOMPARE(honestRemark(result).text, freedomRemark(result));
}

void tst_forecast_present::leftOutOriginsAreCounted() {
    grey::ForecastOptions options;
    options.backtest = grey::BacktestOptions{4, 1, 3};
    base::NoProgress progress;
    const auto result = *grey::forecast(test::tableOf({kRead}, kThreads), 0, options, progress);
    QCOMPARE(judgedOn(result), QStringLiteral("3 rolling forecasts (earlier origins left out: 1)"));
}

GREYSCOPE_TEST(tst_forecast_present)

}  // namespace tests_of_forecast_present

#include "tst_forecast_present.moc"
