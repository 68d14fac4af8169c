// The dock with the derivation: it follows the page in view, opens lines, rounds steps and copies.
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QMenu>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include "app/pages/replication/replication_table.h"
#include "tests/support/derivation_stage.h"
#include "tests/support/repeated_rates.h"
#include "tests/support/test_registry.h"
#include "widgets/formula/derivation_view.h"
#include "widgets/plot/plot_view.h"
#include "widgets/ranking/ranking_view.h"
#include "widgets/table/forecast_table.h"
#include "widgets/table/relation_points_view.h"

namespace tests_of_derivation_panel {

using namespace greyscope;
using test::DerivationStage;

namespace {

QString textOfRow(const QAbstractItemModel& rows, int row) {
    QString text;
    for (int column = 0; column < rows.columnCount(); ++column) {
        text += rows.index(row, column).data().toString() + QLatin1Char(' ');
    }
    return text;
}

}  // namespace

class tst_derivation_panel : public QObject {
    Q_OBJECT

private slots:
    void followsTheDegree() {
        DerivationStage stage(QStringLiteral("relations"));
        QTRY_VERIFY(stage.derivation() && stage.panel.isShown());
        const double before = stage.last("degree");
        stage.shown.edit([](app::Study& study) { study.relations.options.distinguishingCoefficient = 0.1; });
        QTRY_VERIFY(stage.last("degree") != before);
        QVERIFY(stage.last("degree") < before);  // degrees never fall while rho grows
    }

    void followsTheModel() {
        DerivationStage stage(QStringLiteral("forecast"));
        QTRY_VERIFY(stage.derivation());
        QCOMPARE(stage.derivation()->name, std::string("gm11"));
        stage.shown.edit([](app::Study& study) { study.forecast.options.model = grey::GreyModel::dgm; });
        QTRY_COMPARE(stage.derivation()->name, std::string("dgm"));
        // A model that is pointed out in the table is worked out instead.
        stage.shown.highlight.choose({widgets::Target::model(QStringLiteral("verhulst"))});
        QTRY_COMPARE(stage.derivation()->name, std::string("verhulst"));
        stage.shown.highlight.choose({widgets::Target::model(QStringLiteral("last-value"))});
        QCOMPARE(stage.derivation()->name, std::string("verhulst"));
    }

    void aNumberOfAViewOpensItsLine() {
        DerivationStage stage(QStringLiteral("forecast"));
        QTRY_VERIFY(stage.derivation());
        auto* table = stage.shown.page->findChild<widgets::ForecastTable*>();
        emit table->numberChosen(0, widgets::ForecastModels::fitError);
        const derivation::LineRef line = stage.panel.derivation().spec().chosen;
        QVERIFY(line.known());
        QCOMPARE(stage.derivation()->steps[static_cast<std::size_t>(line.step)].key, std::string("mape"));
    }

    void aPointOfAPairOpensItsCoefficient() {
        DerivationStage stage(QStringLiteral("relations"));
        QTRY_VERIFY(stage.derivation());
        auto* points = stage.shown.page->findChild<widgets::RelationPointsView*>();
        emit points->findChild<widgets::RowTable*>()->numberChosen(2, 4);
        const derivation::LineRef line = stage.panel.derivation().spec().chosen;
        QVERIFY(line.known());
        QCOMPARE(stage.derivation()->steps[static_cast<std::size_t>(line.step)].key, std::string("coefficient"));
        QCOMPARE(stage.derivation()->steps[static_cast<std::size_t>(line.step)].lines[2].point, 3);
    }

    /// The third residual of the worked example, chosen by the keyboard: not the last line of its model.
    void aPublishedNumberHasItsLineAsSoonAsItIsChosen() {
        DerivationStage stage(QStringLiteral("replication"));
        stage.shown.settle();
        auto* table = stage.shown.page->findChild<app::ReplicationTable*>();
        const QAbstractItemModel& rows = *table->model();
        int row = 0;
        while (row < rows.rowCount() && !textOfRow(rows, row).contains(QLatin1String("0.055771"))) {
            ++row;
        }
        QVERIFY(row < rows.rowCount());
        table->setCurrentIndex(rows.index(row, 0));
        QTRY_VERIFY(stage.derivation() && stage.panel.derivation().spec().chosen.known());
        const derivation::LineRef line = stage.panel.derivation().spec().chosen;
        const derivation::Step& step = stage.derivation()->steps[static_cast<std::size_t>(line.step)];
        QCOMPARE(step.key, std::string("e"));
        QCOMPARE(step.lines[static_cast<std::size_t>(line.line)].point, 3);
    }

    void aDoubleClickOnANumberOpensTheClosedPane() {
        DerivationStage stage(QStringLiteral("relations"), test::measuredTwice());
        stage.shown.settle();
        QTRY_VERIFY(stage.derivation());
        stage.panel.hide();
        connect(stage.shown.page, &app::Page::derivationRequested, &stage.panel, &QWidget::show);
        auto* ranking = stage.shown.page->findChild<widgets::RankingView*>();
        const QRect row = ranking->rowRect(1);
        const QPoint interval(row.right() - 10, row.center().y());
        QTest::mouseClick(ranking->viewport(), Qt::LeftButton, {}, interval);
        QVERIFY(!stage.panel.isVisible());
        QTest::mouseDClick(ranking->viewport(), Qt::LeftButton, {}, interval);
        QVERIFY(stage.panel.isVisible());
        QTRY_VERIFY(stage.derivation()->name == "degree-interval" && stage.panel.derivation().spec().chosen.known());
    }

    /// Of a view that takes the double click itself: that of a plot shows all again.
    void theMenuOfANumberOpensTheDerivation() {
        DerivationStage stage(QStringLiteral("forecast"));
        QTRY_VERIFY(stage.derivation());
        QSignalSpy asked(stage.shown.page, &app::Page::derivationRequested);
        auto* chart = stage.shown.page->findChild<widgets::PlotView*>(QStringLiteral("forecast.chart"));
        QTest::mouseDClick(chart, Qt::LeftButton);
        auto* frame = static_cast<widgets::FigureView*>(stage.shown.frames().front());
        const auto command = [&](QMenu& menu) {
            emit frame->menuRequested(&menu);
            return menu.findChild<QAction*>(QStringLiteral("view.showLine"));
        };
        QMenu none;
        QVERIFY(command(none) == nullptr);  // no number is meant
        const widgets::Targets number{widgets::Target::model(QStringLiteral("verhulst"))};
        stage.shown.highlight.hover(number);
        QMenu menu;
        QAction* opens = command(menu);
        QVERIFY(opens != nullptr);
        stage.shown.highlight.hover({});  // the pointer is in the menu
        QCOMPARE(asked.size(), 0);
        opens->trigger();
        QCOMPARE(asked.size(), 1);
        QCOMPARE(stage.shown.highlight.chosen(), number);
        QTRY_COMPARE(stage.derivation()->name, std::string("verhulst"));
    }

    void roundsEveryStep() {
        DerivationStage stage(QStringLiteral("forecast"));
        QTRY_VERIFY(stage.derivation());
        stage.panel.findChild<QSpinBox*>(QStringLiteral("working.decimals"))->setValue(2);
        stage.panel.findChild<QCheckBox*>(QStringLiteral("working.rounded"))->setChecked(true);
        QTRY_VERIFY(stage.derivation()->rounding.kind == derivation::Rounding::Kind::decimals);
        const derivation::Line& a = stage.derivation()->step("a")->lines.front();
        QCOMPARE(static_cast<double>(a.value), std::round(100.0 * static_cast<double>(a.value)) / 100.0);
        QVERIFY(a.value != a.exact);
    }

    void copiesInEveryLanguage() {
        DerivationStage stage(QStringLiteral("forecast"));
        QTRY_VERIFY(stage.derivation());
        stage.panel.findChild<QAction*>(QStringLiteral("working.latex"))->trigger();
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("\\begin{bmatrix}")));
        stage.panel.findChild<QAction*>(QStringLiteral("working.mathml"))->trigger();
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("<math")));
    }

    void choicesAreRemembered() {
        const QTemporaryDir folder;
        const app::StudyStore store;
        QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        {
            widgets::Highlight highlight;
            app::DerivationPanel panel(highlight, store);
            panel.remember(settings);
            panel.findChild<QSpinBox*>(QStringLiteral("working.decimals"))->setValue(7);
            panel.findChild<QCheckBox*>(QStringLiteral("working.rounded"))->setChecked(true);
        }
        widgets::Highlight highlight;
        app::DerivationPanel panel(highlight, store);
        panel.remember(settings);
        QCOMPARE(panel.findChild<QSpinBox*>(QStringLiteral("working.decimals"))->value(), 7);
        QVERIFY(panel.findChild<QCheckBox*>(QStringLiteral("working.rounded"))->isChecked());
    }

    /// As on the screen, so on the clipboard.
    void digitsAreAChoiceInCopiesToo() {
        DerivationStage stage(QStringLiteral("forecast"));
        QTRY_VERIFY(stage.derivation());
        auto* decimals = stage.panel.findChild<QSpinBox*>(QStringLiteral("working.decimals"));
        const auto copied = [&stage] {
            stage.panel.findChild<QAction*>(QStringLiteral("working.text"))->trigger();
            return QGuiApplication::clipboard()->text() + widgets::tabSeparated(stage.panel.derivation().spec());
        };
        const auto written = [&](int digits) {
            return QString::fromStdString(
                derivation::numberText(stage.derivation()->step("u")->lines.front().value, {digits, digits < 0}));
        };
        for (const int digits : {4, 9, -1}) {
            decimals->setValue(digits);
            QVERIFY2(copied().count(written(digits)) >= 2, qPrintable(written(digits)));
        }
        QVERIFY(written(-1).size() > written(9).size());
        QVERIFY(!decimals->text().contains(QLatin1Char('1')));  // words, not a number
    }

    void aPageWithoutStepsSaysSo() {
        DerivationStage stage(QStringLiteral("trends"));
        QTRY_VERIFY(!stage.panel.isShown());
        stage.panel.setPage(nullptr);
        QVERIFY(!stage.panel.isShown());
    }

    /// What nobody looks at is not worked out.
    void restsWhileHidden() {
        DerivationStage stage(QStringLiteral("forecast"));
        QTRY_VERIFY(stage.derivation());
        stage.panel.hide();
        stage.shown.edit([](app::Study& study) { study.forecast.options.model = grey::GreyModel::edgm; });
        stage.shown.settle();
        QCOMPARE(stage.derivation()->name, std::string("gm11"));
        stage.panel.show();
        QTRY_COMPARE(stage.derivation()->name, std::string("edgm"));
    }
};

GREYSCOPE_TEST(tst_derivation_panel)

}  // namespace tests_of_derivation_panel

#include "tst_derivation_panel.moc"
