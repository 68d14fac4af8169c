#include <QHeaderView>

#include <algorithm>

#include "tests/support/forecast_stage.h"
#include "tests/support/test_registry.h"

namespace tests_of_forecast_page {

using namespace greyscope;
using namespace greyscope::test::forecast_stage;

class tst_forecast_page : public QObject {
    Q_OBJECT

private slots:
    void forecastsTheReference();
    void followsTheReference();
    void holdOutAndFitAgree();
    void shortSeriesKeepFourToFit();
    void baselinesAreShownWithoutCalculating();
    void columnsHoldTheirCells();
    void tableAndChartLightEachOther();
    void anUnevenAxisAsksForPoints();
    void saysWhatItNeeds();
    void saysWhatFailed();
    void warnsOfACurveThatIsNoneToRelyOn();
    void lowerViewsTakeTurnsInASmallWindow();
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
    QCOMPARE(stage.table()->model()->headerData(widgets::ForecastModels::firstStep, Qt::Horizontal).toString(),
             QString("x̂(6)"));
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

/// The widest cell of every column decides, also where it is not the first.
void tst_forecast_page::columnsHoldTheirCells() {
    Stage stage(kRead);
    QTRY_VERIFY(stage.showsForecast());
    const ForecastTable* table = stage.table();
    for (int column = 0; column < table->model()->columnCount(); ++column) {
        if (column == widgets::ForecastModels::parameters) {
            continue;  // has what the others leave
        }
        int widest = 0;
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            widest = std::max(widest, table->sizeHintForIndex(table->model()->index(row, column)).width());
        }
        const int beside = table->columnWidth(column) - widest;
        const int heading = table->horizontalHeader()->sectionSizeHint(column);
        QVERIFY2(beside == 0 || beside == 1 || table->columnWidth(column) == heading,
                 qPrintable(QStringLiteral("column %1: %2 beside %3").arg(column).arg(beside).arg(widest)));
    }
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

void tst_forecast_page::anUnevenAxisAsksForPoints() {
    Study study;
    study.tables.push_back(typedTable("threads,rate\n1,100\n2,190\n4,350\n8,600\n24,1050\n48,1150\n64,1120\n"));
    study.selection.reference = {"typed", "rate"};
    study.forecast.holdOut = 0;
    Stage stage(std::move(study));
    QTRY_VERIFY(stage.showsForecast());
    auto* at = stage.page->contextBar()->findChild<QLineEdit*>(QStringLiteral("forecast.at"));
    stage.page->contextBar()->show();
    QVERIFY(at && at->isVisibleTo(stage.page->contextBar()));
    QVERIFY(!stage.count("Forecast horizon")->isVisibleTo(stage.page->contextBar()));
    QCOMPARE(stage.chart()->spec().x.ticks.size(), qsizetype{7});
    at->setText(QStringLiteral("96, 128"));
    emit at->editingFinished();
    QCOMPARE(stage.store.study().forecast.options.at, (std::vector<std::string>{"96", "128"}));
    QTRY_VERIFY(stage.showsForecast() && stage.chart()->spec().x.ticks.size() == 9);
    QVERIFY(rowNamed(stage.table(), "usl").failure.isEmpty());
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
    QVERIFY(warning().endsWith(rowNamed(stage.table(), "gm11").doubt));
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

GREYSCOPE_TEST(tst_forecast_page)

}  // namespace tests_of_forecast_page

#include "tst_forecast_page.moc"
