#include <QComboBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabBar>
#include <QtTest>

#include <cmath>

#include "app/pages/forecast/forecast_bar.h"
#include "app/pages/forecast/forecast_inspector.h"
#include "app/pages/forecast/forecast_page.h"
#include "app/study/open_table.h"
#include "app/study/sample_study.h"
#include "tests/support/test_registry.h"
#include "widgets/controls/note.h"
#include "widgets/controls/number_box.h"
#include "widgets/controls/segmented.h"
#include "widgets/controls/slider_with_spin.h"
#include "widgets/panels/view_frame.h"
#include "widgets/plot/plot_view.h"
#include "widgets/present/model_look.h"
#include "widgets/table/forecast_table.h"

namespace tests_of_forecast_page {

using namespace greyscope;
using app::ForecastPage;
using app::SeriesId;
using app::Study;
using widgets::ForecastTable;
using widgets::PlotView;

namespace {

const SeriesId kRead{app::kWorkedExampleTable, "1.1-R"};

/// A page on a study, as the window holds it.
struct Stage {
    explicit Stage(Study study) {
        store.reset(std::move(study));
        page = std::make_unique<ForecastPage>(app::PageContext{store, catalog, highlight});
        page->resize(828, 798);
        page->show();
    }
    explicit Stage(const SeriesId& reference) : Stage(studyOf(reference)) {}

    static Study studyOf(const SeriesId& reference) {
        Study study = *app::sampleStudy();
        study.selection = {reference, {}};
        return study;
    }

    [[nodiscard]] ForecastTable* table() const { return page->findChild<ForecastTable*>(); }
    [[nodiscard]] PlotView* chart() const { return page->findChild<PlotView*>(QStringLiteral("forecast.chart")); }
    [[nodiscard]] bool showsForecast() const { return !page->figures().empty(); }
    [[nodiscard]] QSpinBox* count(const QString& name) const {
        for (QSpinBox* box : page->contextBar()->findChildren<QSpinBox*>()) {
            if (box->accessibleName() == name) {
                return box;
            }
        }
        return nullptr;
    }
    [[nodiscard]] QString messageTitle() const {
        const auto* label = page->findChild<QLabel*>(QStringLiteral("viewMessageTitle"));
        return label ? label->text() : QString();
    }

    app::StudyStore store;
    app::SeriesCatalog catalog{store};
    widgets::Highlight highlight;
    std::unique_ptr<ForecastPage> page;
};

const widgets::ModelRow& rowNamed(const ForecastTable* table, const std::string& name) {
    const auto& rows = table->table().rows;
    return *std::find_if(rows.begin(), rows.end(), [&](const widgets::ModelRow& row) { return row.name == name; });
}

/// Chooses as a user does.
void choose(QComboBox* combo, int index) {
    combo->setCurrentIndex(index);
    emit combo->activated(index);
}

}  // namespace

class tst_forecast_page : public QObject {
    Q_OBJECT

private slots:
    void forecastsTheReference();
    void followsTheReference();
    void holdOutAndFitAgree();
    void shortSeriesKeepFourToFit();
    void baselinesAreShownWithoutCalculating();
    void backgroundWeightIsOneUndoableStep();
    void tableAndChartLightEachOther();
    void saysWhatItNeeds();
    void saysWhatFailed();
    void warnsOfACurveThatIsNoneToRelyOn();
    void lowerViewsTakeTurnsInASmallWindow();
    void anotherModelIsTheMainOne();
    void offersTheShift();
    void searchedWeightIsShown();
    void judgedFromRollingOrigins();
    void intervalAsABand();
    void relatedSeriesAreTheCompared();
    void buffersTheSeries();
    void aModelThatDescribesSaysSo();
};

void tst_forecast_page::forecastsTheReference() {
    const Stage stage(kRead);
    QTRY_VERIFY(stage.showsForecast());
    QVERIFY(std::abs(*rowNamed(stage.table(), "gm11").holdoutError - 18.77) < 0.005);
    QVERIFY(std::abs(*rowNamed(stage.table(), "saturation").holdoutError - 0.86) < 0.005);
    const auto& spec = stage.chart()->spec();
    QCOMPARE(spec.x.ticks.back().label, QString("512"));
    QVERIFY(spec.y.label.contains("GB/s"));
    QCOMPARE(stage.page->figures().size(), std::size_t{4});
}

void tst_forecast_page::followsTheReference() {
    Stage stage(kRead);
    QTRY_VERIFY(stage.showsForecast());
    stage.store.edit(QStringLiteral("Set reference"), [](Study& study) {
        study.selection.reference = {app::kSampleTable, "1.2-W"};
    });
    QTRY_VERIFY(stage.showsForecast() && stage.chart()->spec().title.contains("1.2-W"));
    QVERIFY(stage.chart()->spec().title.startsWith("Throughput of"));
    auto* combo = stage.page->contextBar()->findChild<QComboBox*>();
    const int read = combo->count() - 1;  // the only series of the second table
    QVERIFY(read >= 0 && combo->currentIndex() != read);
    combo->setCurrentIndex(read);
    emit combo->activated(read);
    QCOMPARE(stage.store.study().selection.reference, kRead);
    QTRY_VERIFY(stage.showsForecast() && stage.chart()->spec().title.startsWith("1.1-R"));
}

void tst_forecast_page::holdOutAndFitAgree() {
    Stage stage(kRead);
    QTRY_VERIFY(stage.showsForecast());
    QSpinBox* fit = stage.count("Fit first");
    QSpinBox* held = stage.count("Hold out last");
    QCOMPARE(fit->value(), 6);
    QCOMPARE(fit->maximum(), 8);
    QCOMPARE(held->maximum(), 4);
    fit->setValue(5);
    QCOMPARE(stage.store.study().forecast.holdOut, std::size_t{3});
    QTRY_COMPARE(held->value(), 3);
    QTRY_VERIFY(stage.showsForecast());
    QCOMPARE(stage.table()->table().stepNames.front(), QString("x̂(6)"));
    stage.store.undoStack().undo();
    QTRY_COMPARE(fit->value(), 6);
}

void tst_forecast_page::shortSeriesKeepFourToFit() {
    const Stage stage(SeriesId{app::kSampleTable, "1.2-W"});
    QTRY_VERIFY(stage.showsForecast());
    QCOMPARE(stage.store.study().forecast.holdOut, std::size_t{2});
    QCOMPARE(stage.count("Fit first")->value(), 4);
    QCOMPARE(stage.count("Hold out last")->value(), 1);
}

void tst_forecast_page::baselinesAreShownWithoutCalculating() {
    Stage stage(kRead);
    QTRY_VERIFY(stage.showsForecast());
    const QSignalSpy states(stage.page->findChild<app::JobBase*>(), &app::JobBase::stateChanged);
    const std::size_t curves = stage.chart()->spec().curves.size();
    ForecastTable* table = stage.table();
    int row = 0;
    while (table->table().rows[static_cast<std::size_t>(row)].name != "linear") {
        ++row;
    }
    table->model()->setData(table->model()->index(row, 0), Qt::Checked, Qt::CheckStateRole);
    QCOMPARE(stage.store.study().forecast.shownBaselines.back(), std::string("linear"));
    QCOMPARE(stage.chart()->spec().curves.size(), curves + 1);
    QCOMPARE(states.count(), 0);
    stage.store.undoStack().undo();
    QCOMPARE(stage.chart()->spec().curves.size(), curves);
}

void tst_forecast_page::backgroundWeightIsOneUndoableStep() {
    Stage stage(kRead);
    QTRY_VERIFY(stage.showsForecast());
    auto* slider = stage.page->inspector()->findChild<widgets::SliderWithSpin*>();
    for (const double weight : {0.6, 0.7, 0.8}) {
        slider->spin()->setValue(weight);
    }
    QCOMPARE(stage.store.study().forecast.backgroundWeight, 0.8);
    QCOMPARE(stage.store.undoStack().count(), 1);
    QCOMPARE(stage.page->conventions().front().value, QString("0.80"));
    QTRY_VERIFY(stage.showsForecast());
    QVERIFY(std::abs(*rowNamed(stage.table(), "gm11").holdoutError - 18.77) > 0.01);
}

void tst_forecast_page::tableAndChartLightEachOther() {
    Stage stage(kRead);
    QTRY_VERIFY(stage.showsForecast());
    stage.highlight.hover({widgets::Target::model("gm11")});
    int lit = 0;
    for (std::size_t row = 0; row < stage.table()->table().rows.size(); ++row) {
        const bool isLit = stage.table()->isLit(static_cast<int>(row));
        QCOMPARE(isLit, stage.table()->table().rows[row].name == "gm11");
        lit += isLit ? 1 : 0;
    }
    QCOMPARE(lit, 1);
    emit stage.table()->rowHovered(0);
    const QString first = QString::fromStdString(stage.table()->table().rows.front().name);
    QCOMPARE(stage.highlight.hovered(), widgets::Targets{widgets::Target::model(first)});
    emit stage.table()->rowHovered(-1);
    QVERIFY(stage.highlight.hovered().empty());
}

void tst_forecast_page::saysWhatItNeeds() {
    Stage stage{Study{}};
    QVERIFY(!stage.showsForecast());
    const auto* frame = stage.page->findChild<widgets::ViewFrame*>();
    QSignalSpy commands(stage.page.get(), &app::Page::commandRequested);
    for (QPushButton* button : frame->findChildren<QPushButton*>()) {
        if (button->isVisible()) {
            button->click();
        }
    }
    QCOMPARE(commands.count(), 1);
    QCOMPARE(commands.front().front().toString(), QString("file.sample"));
}

void tst_forecast_page::saysWhatFailed() {
    Study study = Stage::studyOf({app::kSampleTable, "1.2-W"});
    study.forecast.points.axis = "objects_per_ost";
    study.forecast.points.hold = {{"threads_per_ost", {"1000"}}};
    const Stage stage(std::move(study));
    QTRY_VERIFY(!stage.messageTitle().isEmpty());
    QVERIFY(!stage.showsForecast());
}

void tst_forecast_page::warnsOfACurveThatIsNoneToRelyOn() {
    base::NoProgress progress;
    Study study = Stage::studyOf(kRead);
    study.tables.push_back(*app::tableFromText("k,x\n1,1\n2,2\n3,5\n4,14\n5,45\n6,160\n", "growth", {}, progress));
    study.selection.reference = {study.tables.back().name, "x"};
    study.forecast.holdOut = 0;
    Stage stage(std::move(study));
    const auto warning = [&] {
        const auto notes = stage.page->inspector()->findChildren<widgets::Note*>();
        QString text;
        for (const widgets::Note* note : notes) {
            const QString words = note->findChild<QLabel*>()->text();
            text += !note->isHidden() && words.contains("negative at k = 2, 3") ? words : QString();
        }
        return text;
    };
    QTRY_VERIFY(stage.showsForecast());
    QVERIFY(!warning().isEmpty());
    QVERIFY(rowNamed(stage.table(), "gm11").doubt == warning());
    stage.store.edit(QStringLiteral("Set reference"), [](Study& edited) { edited.selection.reference = kRead; });
    QTRY_VERIFY(stage.showsForecast() && stage.chart()->spec().title.startsWith("1.1-R"));
    QCOMPARE(warning(), QString());
}

void tst_forecast_page::lowerViewsTakeTurnsInASmallWindow() {
    const Stage stage(kRead);
    QTRY_VERIFY(stage.showsForecast());
    QVERIFY(stage.table()->isVisible());
    stage.page->resize(728, 598);
    QTabBar* tabs = nullptr;
    for (QTabBar* bar : stage.page->findChildren<QTabBar*>()) {
        tabs = bar->isVisible() ? bar : tabs;
    }
    QVERIFY(tabs && stage.table()->isVisible());
    const QList<PlotView*> plots = stage.page->findChildren<PlotView*>();
    const auto visible = [&] {
        return stage.table()->isVisible() +
               static_cast<int>(std::count_if(plots.begin(), plots.end(), [](PlotView* p) { return p->isVisible(); }));
    };
    for (int tab = 0; tab < 3; ++tab) {
        tabs->setCurrentIndex(tab);
        QCOMPARE(visible(), 2);
        QCOMPARE(stage.table()->isVisible(), tabs->tabText(tab) == app::ForecastPage::tr("Models compared"));
    }
    stage.page->resize(828, 798);
    QTRY_COMPARE(visible(), 4);
}

void tst_forecast_page::anotherModelIsTheMainOne() {
    Stage stage(kRead);
    QTRY_VERIFY(stage.showsForecast());
    auto* combo = stage.page->contextBar()->findChild<QComboBox*>(QStringLiteral("forecast.model"));
    choose(combo, combo->findText(widgets::modelLook("dgm").title));
    QCOMPARE(stage.store.study().forecast.model, grey::GreyModel::dgm);
    QTRY_VERIFY(stage.showsForecast() && !rowNamed(stage.table(), "dgm").optional);
    QVERIFY(rowNamed(stage.table(), "gm11").optional);
    QVERIFY(stage.chart()->spec().subtitle.startsWith("DGM"));
    stage.store.undoStack().undo();
    QTRY_VERIFY(stage.showsForecast() && !rowNamed(stage.table(), "gm11").optional);
    QCOMPARE(combo->currentData().toInt(), static_cast<int>(grey::GreyModel::gm11));
}

void tst_forecast_page::offersTheShift() {
    Stage stage(kRead);
    QTRY_VERIFY(stage.showsForecast());
    auto* offer = stage.page->inspector()->findChild<QPushButton*>();
    QVERIFY2(offer->text().startsWith("Shift by C = "), qPrintable(offer->text()));
    offer->click();
    QCOMPARE(stage.store.study().forecast.translation.kind, grey::Translation::Kind::automatic);
    const auto* ratios = stage.page->findChild<PlotView*>(QStringLiteral("forecast.classRatio"));
    QTRY_VERIFY(ratios->spec().title.contains("x + ") && ratios->spec().title.contains("all inside"));
    QVERIFY(offer->isHidden());
    auto* combo = stage.page->inspector()->findChild<QComboBox*>(QStringLiteral("forecast.translation"));
    choose(combo, 2);
    QVERIFY(stage.store.study().forecast.translation.by > 0.0);
}

void tst_forecast_page::searchedWeightIsShown() {
    Stage stage(kRead);
    QTRY_VERIFY(stage.showsForecast());
    const double before = *rowNamed(stage.table(), "gm11").fitError;
    stage.store.edit(QStringLiteral("Search"), [](Study& study) { study.forecast.searchBackground = true; });
    QTRY_VERIFY(stage.showsForecast() && *rowNamed(stage.table(), "gm11").fitError < before);
    const auto* slider = stage.page->inspector()->findChild<widgets::SliderWithSpin*>();
    QVERIFY(!slider->isEnabled() && slider->value() != 0.5);
    QCOMPARE(stage.page->conventions().front().value, QString("searched"));
}

void tst_forecast_page::judgedFromRollingOrigins() {
    Stage stage(kRead);
    QTRY_VERIFY(stage.showsForecast());
    stage.store.edit(QStringLiteral("Judge"), [](Study& study) { study.forecast.backtest = true; });
    QTRY_VERIFY(stage.showsForecast() && stage.table()->table().backtest);
    QCOMPARE(stage.table()->model()->headerData(5, Qt::Horizontal).toString(), QString("Backtest MAPE ▴"));
    // Too few points for an origin: the page falls back on what there is.
    Study few = Stage::studyOf({app::kSampleTable, "1.2-W"});
    few.forecast.points.axis = "objects_per_ost";
    few.forecast.backtest = true;
    const Stage small(std::move(few));
    QTRY_VERIFY(small.showsForecast());
    QVERIFY(!small.table()->table().backtest);
}

void tst_forecast_page::intervalAsABand() {
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

void tst_forecast_page::relatedSeriesAreTheCompared() {
    Study study = Stage::studyOf({app::kSampleTable, "1.1-W"});
    study.selection.compared = {{app::kSampleTable, "1.2-W"}, kRead};
    Stage stage(std::move(study));
    QTRY_VERIFY(stage.showsForecast());
    // Two steps beyond 128 threads, where nobody measured the other series.
    QVERIFY2(rowNamed(stage.table(), "gm1n").failure.contains("256"),
             qPrintable(rowNamed(stage.table(), "gm1n").failure));
    auto* combo = stage.page->inspector()->findChild<QComboBox*>(QStringLiteral("forecast.future"));
    choose(combo, 1);
    QTRY_VERIFY(stage.showsForecast() && rowNamed(stage.table(), "gm1n").failure.isEmpty());
    QVERIFY(rowNamed(stage.table(), "gm1n").parameters.contains("b(1.2-W)"));
}

void tst_forecast_page::buffersTheSeries() {
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
    QCOMPARE(stage.store.study().forecast.buffer, grey::BufferOperator::averageWeakening);
    QTRY_COMPARE(buffered().size(), std::size_t{6});
    QVERIFY(std::abs(buffered()[4] - (0.716 + 0.829) / 2.0) < 1e-12);
    bool said = false;
    for (const QLabel* label : stage.page->inspector()->findChildren<QLabel*>()) {
        said = said || label->text().contains(QStringLiteral("errors are against the measured"));
    }
    QVERIFY(said);
    stage.store.undoStack().undo();
    QTRY_VERIFY(stage.showsForecast() && buffered().empty());
}

void tst_forecast_page::aModelThatDescribesSaysSo() {
    Study study = Stage::studyOf({app::kSampleTable, "1.1-W"});
    study.selection.compared = {{app::kSampleTable, "1.2-W"}};
    study.forecast.model = grey::GreyModel::gm0n;
    study.forecast.interval = 0.9;
    study.forecast.holdOut = 1;
    const Stage stage(std::move(study));
    QTRY_VERIFY(stage.showsForecast());
    const auto& row = rowNamed(stage.table(), "gm0n");
    QVERIFY2(row.failure.isEmpty() && row.steps.empty() && !row.holdoutError, qPrintable(row.failure));
    QVERIFY(row.parameters.contains("b(1.2-W)"));
    QVERIFY2(row.remark.contains("does not forecast"), qPrintable(row.remark));
    QVERIFY2(stage.chart()->spec().subtitle.contains("does not forecast"), qPrintable(stage.chart()->spec().subtitle));
}

GREYSCOPE_TEST(tst_forecast_page)

}  // namespace tests_of_forecast_page

#include "tst_forecast_page.moc"
