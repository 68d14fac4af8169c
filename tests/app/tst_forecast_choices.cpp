#include "tests/support/forecast_stage.h"
#include "tests/support/test_registry.h"

namespace tests_of_forecast_choices {

using namespace greyscope;
using namespace greyscope::test::forecast_stage;

class tst_forecast_choices : public QObject {
    Q_OBJECT

private slots:
    void backgroundWeightIsOneUndoableStep();
    void theFirstValueIsItsCell();
    void anotherModelIsTheMainOne();
    void offersTheShift();
    void searchedWeightIsShown();
    void judgedFromRollingOrigins();
    void intervalAsABand();
    void relatedSeriesAreTheCompared();
    void buffersTheSeries();
    void aModelThatDescribesSaysSo();
};

void tst_forecast_choices::backgroundWeightIsOneUndoableStep() {
    Stage stage(kRead);
    QTRY_VERIFY(stage.showsForecast());
    auto* slider = stage.page->inspector()->findChild<widgets::SliderWithSpin*>();
    for (const double weight : {0.6, 0.7, 0.8}) {
        slider->spin()->setValue(weight);
    }
    QCOMPARE(stage.store.study().forecast.options.backgroundWeight, 0.8);
    QCOMPARE(stage.store.undoStack().count(), 1);
    QCOMPARE(stage.page->conventions().front().value, QString("0.80"));
    QTRY_VERIFY(stage.showsForecast());
    QVERIFY(std::abs(*rowNamed(stage.table(), "gm11").holdoutError - 18.77) > 0.01);
}

void tst_forecast_choices::theFirstValueIsItsCell() {
    Stage stage(kRead);
    QTRY_VERIFY(stage.showsForecast());
    auto* slider = stage.page->inspector()->findChild<widgets::SliderWithSpin*>(QStringLiteral("forecast.first"));
    const double measured = stage.chart()->spec().curves.front().y.front();
    QCOMPARE(slider->value(), measured);
    for (const double more : {0.1, 0.2}) {
        slider->spin()->setValue(measured + more);
    }
    QTRY_VERIFY(stage.showsForecast());
    QCOMPARE(stage.chart()->spec().curves.front().y.front(), measured + 0.2);
    QCOMPARE(slider->value(), measured + 0.2);
    QCOMPARE(stage.store.undoStack().count(), 1);
    stage.store.undoStack().undo();
    QTRY_VERIFY(stage.showsForecast() && slider->value() == measured);
}

void tst_forecast_choices::anotherModelIsTheMainOne() {
    Stage stage(kRead);
    QTRY_VERIFY(stage.showsForecast());
    auto* combo = stage.page->contextBar()->findChild<QComboBox*>(QStringLiteral("forecast.model"));
    choose(combo, combo->findText(widgets::modelLook("dgm").title));
    QCOMPARE(stage.store.study().forecast.options.model, grey::GreyModel::dgm);
    QTRY_VERIFY(stage.showsForecast() && !rowNamed(stage.table(), "dgm").optional);
    QVERIFY(rowNamed(stage.table(), "gm11").optional);
    QVERIFY(stage.chart()->spec().subtitle.startsWith("DGM"));
    stage.store.undoStack().undo();
    QTRY_VERIFY(stage.showsForecast() && !rowNamed(stage.table(), "gm11").optional);
    QCOMPARE(combo->currentData().toInt(), static_cast<int>(grey::GreyModel::gm11));
}

void tst_forecast_choices::offersTheShift() {
    Stage stage(kRead);
    QTRY_VERIFY(stage.showsForecast());
    auto* offer = stage.page->inspector()->findChild<QPushButton*>();
    QVERIFY2(offer->text().startsWith("Shift by C = "), qPrintable(offer->text()));
    offer->click();
    QCOMPARE(stage.store.study().forecast.options.translation.kind, grey::Translation::Kind::automatic);
    const auto* ratios = stage.page->findChild<PlotView*>(QStringLiteral("forecast.classRatio"));
    QTRY_VERIFY(ratios->spec().title.contains("x + ") && ratios->spec().title.contains("all inside"));
    QVERIFY(offer->isHidden());
    auto* combo = stage.page->inspector()->findChild<QComboBox*>(QStringLiteral("forecast.translation"));
    choose(combo, 2);
    QVERIFY(stage.store.study().forecast.options.translation.by > 0.0);
}

void tst_forecast_choices::searchedWeightIsShown() {
    Stage stage(kRead);
    QTRY_VERIFY(stage.showsForecast());
    const double before = fitErrorOf(stage.table(), "gm11");
    stage.store.edit(QStringLiteral("Search"), [](Study& study) { study.forecast.options.searchBackground = true; });
    QTRY_VERIFY(stage.showsForecast() && fitErrorOf(stage.table(), "gm11") < before);
    const auto* slider = stage.page->inspector()->findChild<widgets::SliderWithSpin*>();
    QVERIFY(!slider->isEnabled() && slider->value() != 0.5);
    QCOMPARE(stage.page->conventions().front().value, QString("by search"));
}

void tst_forecast_choices::judgedFromRollingOrigins() {
    Stage stage(kRead);
    QTRY_VERIFY(stage.showsForecast());
    stage.store.edit(QStringLiteral("Judge"), [](Study& study) { study.forecast.backtest = true; });
    QTRY_VERIFY(stage.showsForecast() && stage.table()->table().backtest);
    QVERIFY(stage.table()->model()->headerData(5, Qt::Horizontal).toString().startsWith("Backtest"));
    // Too few points for an origin: the page falls back on what there is.
    Study few = Stage::studyOf({app::kSampleTable, "1.2-W"});
    few.forecast.points.axis = "objects_per_ost";
    few.forecast.backtest = true;
    const Stage small(std::move(few));
    QTRY_VERIFY(small.showsForecast());
    QVERIFY(!small.table()->table().backtest);
}

void tst_forecast_choices::intervalAsABand() {
    Stage stage(kRead);
    QTRY_VERIFY(stage.showsForecast());
    auto* combo = stage.page->inspector()->findChild<QComboBox*>(QStringLiteral("forecast.interval"));
    choose(combo, combo->findText(QStringLiteral("90 %")));
    QCOMPARE(stage.store.study().forecast.interval, std::optional(0.9));
    const auto hasBand = [&] {
        const auto& curves = stage.chart()->spec().curves;
        return std::any_of(curves.begin(), curves.end(), [](const widgets::Curve& curve) { return curve.ribbon; });
    };
    QTRY_VERIFY(stage.showsForecast() && hasBand());
    choose(combo, 0);
    QTRY_VERIFY(stage.showsForecast() && !hasBand());
}

void tst_forecast_choices::relatedSeriesAreTheCompared() {
    Study study = Stage::studyOf({app::kSampleTable, "1.1-W"});
    study.selection.compared = {{app::kSampleTable, "1.2-W"}, kRead};
    Stage stage(std::move(study));
    QTRY_VERIFY(stage.showsForecast());
    // Two steps beyond 128 threads, where nobody measured the other series.
    const widgets::ModelRow& row = rowNamed(stage.table(), "gm1n");
    QVERIFY2(row.failure.isEmpty() && row.doubt.contains("256"), qPrintable(row.failure + row.doubt));
    auto* combo = stage.page->inspector()->findChild<QComboBox*>(QStringLiteral("forecast.relatedFuture"));
    choose(combo, 1);
    QTRY_VERIFY(stage.showsForecast() && rowNamed(stage.table(), "gm1n").doubt.isEmpty());
    QVERIFY(parametersOf(stage.table(), "gm1n").contains("b(1.2-W)"));
}

void tst_forecast_choices::buffersTheSeries() {
    Stage stage(kRead);
    QTRY_VERIFY(stage.showsForecast());
    const auto curves = [&] { return stage.chart()->spec().curves; };
    const auto buffered = [&] {
        const auto all = curves();
        const auto found =
            std::find_if(all.begin(), all.end(), [](const widgets::Curve& curve) { return curve.name == "buffered"; });
        return found == all.end() ? std::vector<double>() : found->y;
    };
    QVERIFY(buffered().empty());
    choose(stage.page->inspector()->findChild<QComboBox*>(QStringLiteral("forecast.buffer")), 1);
    QCOMPARE(stage.store.study().forecast.options.buffer, grey::BufferOperator::averageWeakening);
    QTRY_COMPARE(buffered().size(), std::size_t{6});
    QVERIFY(std::abs(buffered()[4] - (0.716 + 0.829) / 2.0) < 1e-12);
    bool said = false;
    for (const QLabel* label : stage.page->inspector()->findChildren<QLabel*>()) {
        said = said || label->text().contains(QStringLiteral("errors to the measured"));
    }
    QVERIFY(said);
    stage.store.undoStack().undo();
    QTRY_VERIFY(stage.showsForecast() && buffered().empty());
}

void tst_forecast_choices::aModelThatDescribesSaysSo() {
    Study study = Stage::studyOf({app::kSampleTable, "1.1-W"});
    study.selection.compared = {{app::kSampleTable, "1.2-W"}};
    study.forecast.options.model = grey::GreyModel::gm0n;
    study.forecast.interval = 0.9;
    study.forecast.holdOut = 1;
    const Stage stage(std::move(study));
    QTRY_VERIFY(stage.showsForecast());
    const auto& row = rowNamed(stage.table(), "gm0n");
    QVERIFY2(row.failure.isEmpty() && !row.holdoutError, qPrintable(row.failure));
    const QString said = parametersOf(stage.table(), "gm0n");
    QVERIFY2(said.contains("b(1.2-W)") && said.contains("no forecast"), qPrintable(said));
    QVERIFY2(stage.chart()->spec().subtitle.contains("not forecast"), qPrintable(stage.chart()->spec().subtitle));
}

GREYSCOPE_TEST(tst_forecast_choices)

}  // namespace tests_of_forecast_choices

#include "tst_forecast_choices.moc"
