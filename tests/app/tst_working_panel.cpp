// The dock with the working: it follows the page in view, opens lines, rounds steps and copies.
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QMenu>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QtTest>

#include "app/study/sample_study.h"
#include "app/window/working_panel.h"
#include "tests/support/repeated_rates.h"
#include "tests/support/shown_page.h"
#include "tests/support/test_registry.h"
#include "widgets/formula/working_view.h"
#include "widgets/plot/plot_view.h"
#include "widgets/present/number_text.h"
#include "widgets/ranking/ranking_view.h"
#include "widgets/table/forecast_table.h"
#include "widgets/table/relation_points_view.h"

namespace tests_of_working_panel {

using namespace greyscope;

namespace {

/// A page and the panel beside it.
struct Stage {
    explicit Stage(const char* key, const app::Study& study = *app::sampleStudy())
        : shown(QString::fromLatin1(key), study), panel(shown.highlight) {
        panel.resize(900, 400);
        QObject::connect(shown.page, &app::Page::lineRequested, &panel, &app::WorkingPanel::showLine);
        panel.show();
        panel.setPage(shown.page);
    }
    [[nodiscard]] const working::Derivation* derivation() const { return panel.working().spec().derivation.get(); }
    [[nodiscard]] double last(const char* step) const {
        return static_cast<double>(derivation()->step(step)->lines.back().value);
    }

    test::ShownPage shown;
    app::WorkingPanel panel;
};

/// Three systems at five numbers of threads, each with repeats.
app::Study measuredTwice() {
    QByteArray csv("system,threads,rate\n");
    const std::vector<std::pair<char, std::vector<int>>> systems{
        {'r', {10, 19, 31, 44, 50}}, {'a', {11, 20, 36, 45, 61}}, {'b', {9, 22, 25, 48, 44}}};
    for (const auto& [name, rates] : systems) {
        for (std::size_t k = 0; k < rates.size(); ++k) {
            for (const double factor : {0.97, 1.0, 1.04}) {
                csv += QStringLiteral("%1,%2,%3\n").arg(QLatin1Char(name)).arg(k + 1).arg(rates[k] * factor).toUtf8();
            }
        }
    }
    return test::studyOfRepeatedRates(csv);
}

}  // namespace

class tst_working_panel : public QObject {
    Q_OBJECT

private slots:
    void followsTheDegree() {
        Stage stage("relations");
        QTRY_VERIFY(stage.derivation() && stage.panel.isShown());
        const double before = stage.last("degree");
        stage.shown.edit([](app::Study& study) { study.relations.options.distinguishingCoefficient = 0.1; });
        QTRY_VERIFY(stage.last("degree") != before);
        QVERIFY(stage.last("degree") < before);  // degrees never fall while rho grows
    }

    void followsTheModel() {
        Stage stage("forecast");
        QTRY_VERIFY(stage.derivation());
        QCOMPARE(stage.derivation()->name, std::string("gm11"));
        stage.shown.edit([](app::Study& study) { study.forecast.model = grey::GreyModel::dgm; });
        QTRY_COMPARE(stage.derivation()->name, std::string("dgm"));
        // A model that is pointed out in the table is worked out instead.
        stage.shown.highlight.choose({widgets::Target::model(QStringLiteral("verhulst"))});
        QTRY_COMPARE(stage.derivation()->name, std::string("verhulst"));
        stage.shown.highlight.choose({widgets::Target::model(QStringLiteral("last-value"))});
        QCOMPARE(stage.derivation()->name, std::string("verhulst"));
    }

    void aNumberOfAViewOpensItsLine() {
        Stage stage("forecast");
        QTRY_VERIFY(stage.derivation());
        auto* table = stage.shown.page->findChild<widgets::ForecastTable*>();
        emit table->numberChosen(0, widgets::ForecastModels::fitError);
        const working::LineRef line = stage.panel.working().spec().chosen;
        QVERIFY(line.known());
        QCOMPARE(stage.derivation()->steps[static_cast<std::size_t>(line.step)].key, std::string("mape"));
    }

    void aPointOfAPairOpensItsCoefficient() {
        Stage stage("relations");
        QTRY_VERIFY(stage.derivation());
        auto* points = stage.shown.page->findChild<widgets::RelationPointsView*>();
        emit points->findChild<widgets::RowTable*>()->numberChosen(2, 4);
        const working::LineRef line = stage.panel.working().spec().chosen;
        QVERIFY(line.known());
        QCOMPARE(stage.derivation()->steps[static_cast<std::size_t>(line.step)].key, std::string("coefficient"));
        QCOMPARE(stage.derivation()->steps[static_cast<std::size_t>(line.step)].lines[2].point, 3);
    }

    void aDoubleClickOnANumberOpensTheClosedPane() {
        Stage stage("relations", measuredTwice());
        stage.shown.settle();
        QTRY_VERIFY(stage.derivation());
        stage.panel.hide();
        connect(stage.shown.page, &app::Page::workingRequested, &stage.panel, &QWidget::show);
        auto* ranking = stage.shown.page->findChild<widgets::RankingView*>();
        const QRect row = ranking->rowRect(1);
        const QPoint interval(row.right() - 10, row.center().y());
        QTest::mouseClick(ranking->viewport(), Qt::LeftButton, {}, interval);
        QVERIFY(!stage.panel.isVisible());
        QTest::mouseDClick(ranking->viewport(), Qt::LeftButton, {}, interval);
        QVERIFY(stage.panel.isVisible());
        QTRY_VERIFY(stage.derivation()->name == "degree-interval" && stage.panel.working().spec().chosen.known());
    }

    /// Of a view that takes the double click itself: that of a plot shows all again.
    void theMenuOfANumberOpensTheWorking() {
        Stage stage("forecast");
        QTRY_VERIFY(stage.derivation());
        QSignalSpy asked(stage.shown.page, &app::Page::workingRequested);
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

    /// Another working of the page is brought to the front for it.
    void aPointOfTheBandOpensItsInterval() {
        Stage stage("forecast");
        stage.shown.edit([](app::Study& study) {
            study.selection.reference = {app::kWorkedExampleTable, "1.1-R"};  // points enough
            study.forecast.interval = 0.9;
        });
        auto* chart = stage.shown.page->findChild<widgets::PlotView*>(QStringLiteral("forecast.chart"));
        const auto ribbon = [&] {
            const auto& curves = chart->spec().curves;
            return std::find_if(curves.begin(), curves.end(), [](const widgets::Curve& each) { return each.ribbon; });
        };
        QTRY_VERIFY(ribbon() != chart->spec().curves.end());
        QTRY_VERIFY(stage.derivation());
        const double high = ribbon()->high.at(2);
        emit chart->pointChosen(static_cast<int>(ribbon() - chart->spec().curves.begin()), 2);
        QTRY_COMPARE(stage.derivation()->name, std::string("band"));
        QTRY_VERIFY(stage.panel.working().spec().chosen.known());
        QCOMPARE(stage.last("high"), high);
        const working::LineRef line = stage.panel.working().spec().chosen;
        QCOMPARE(stage.derivation()->steps[static_cast<std::size_t>(line.step)].key, std::string("high"));
    }

    /// Of every degree that has intervals; by a click, or by the list of what the page has steps of.
    void anIntervalOfADegreeOpensItsLine_data() {
        QTest::addColumn<int>("method");
        for (const grey::RelationDegree& degree : grey::relationDegrees()) {
            QTest::newRow(degree.name.c_str()) << static_cast<int>(degree.method);
        }
    }

    void anIntervalOfADegreeOpensItsLine() {
        QFETCH(const int, method);
        app::Study study = measuredTwice();
        study.relations.options.method = static_cast<grey::RelationMethod>(method);
        Stage stage("relations", study);
        auto* ranking = stage.shown.page->findChild<widgets::RankingView*>();
        stage.shown.settle();
        QTRY_VERIFY(stage.derivation());
        const auto& bars = ranking->spec().bars;
        QCOMPARE(bars.size(), std::size_t{2});
        const QString note = bars[1].note;
        const QString high = note.section(QStringLiteral("…"), 1).section(QLatin1Char(','), 0, 0);
        const QRect row = ranking->rowRect(1);
        QTest::mouseClick(ranking->viewport(), Qt::LeftButton, {}, {row.right() - 10, row.center().y()});
        QTRY_COMPARE(stage.derivation()->name, std::string("degree-interval"));
        QTRY_VERIFY(stage.panel.working().spec().chosen.known());
        const working::LineRef line = stage.panel.working().spec().chosen;
        QCOMPARE(stage.derivation()->steps[static_cast<std::size_t>(line.step)].key, std::string("high"));
        QCOMPARE(QString::fromStdString(stage.derivation()->series), bars[1].name);
        QCOMPARE(widgets::fixedText(stage.last("high"), 2), high);
        auto* which = stage.panel.findChild<QComboBox*>(QStringLiteral("working.which"));
        QCOMPARE(which->currentText(), QStringLiteral("Interval of this degree"));
        which->setCurrentIndex(0);
        emit which->activated(0);
        QTRY_VERIFY(stage.derivation()->name != "degree-interval");
    }

    void roundsEveryStep() {
        Stage stage("forecast");
        QTRY_VERIFY(stage.derivation());
        stage.panel.findChild<QSpinBox*>(QStringLiteral("working.decimals"))->setValue(2);
        stage.panel.findChild<QCheckBox*>(QStringLiteral("working.rounded"))->setChecked(true);
        QTRY_VERIFY(stage.derivation()->rounding.kind == working::Rounding::Kind::decimals);
        const working::Line& a = stage.derivation()->step("a")->lines.front();
        QCOMPARE(static_cast<double>(a.value), std::round(100.0 * static_cast<double>(a.value)) / 100.0);
        QVERIFY(a.value != a.exact);
    }

    void copiesInEveryLanguage() {
        Stage stage("forecast");
        QTRY_VERIFY(stage.derivation());
        stage.panel.findChild<QAction*>(QStringLiteral("working.latex"))->trigger();
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("\\begin{bmatrix}")));
        stage.panel.findChild<QAction*>(QStringLiteral("working.mathml"))->trigger();
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("<math")));
    }

    void choicesAreRemembered() {
        const QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        {
            widgets::Highlight highlight;
            app::WorkingPanel panel(highlight);
            panel.remember(settings);
            panel.findChild<QSpinBox*>(QStringLiteral("working.decimals"))->setValue(7);
            panel.findChild<QCheckBox*>(QStringLiteral("working.rounded"))->setChecked(true);
        }
        widgets::Highlight highlight;
        app::WorkingPanel panel(highlight);
        panel.remember(settings);
        QCOMPARE(panel.findChild<QSpinBox*>(QStringLiteral("working.decimals"))->value(), 7);
        QVERIFY(panel.findChild<QCheckBox*>(QStringLiteral("working.rounded"))->isChecked());
    }

    /// As on the screen, so on the clipboard.
    void digitsAreAChoiceInCopiesToo() {
        Stage stage("forecast");
        QTRY_VERIFY(stage.derivation());
        auto* decimals = stage.panel.findChild<QSpinBox*>(QStringLiteral("working.decimals"));
        const auto copied = [&stage] {
            stage.panel.findChild<QAction*>(QStringLiteral("working.text"))->trigger();
            return QGuiApplication::clipboard()->text() + widgets::tabSeparated(stage.panel.working().spec());
        };
        const auto written = [&](int digits) {
            return QString::fromStdString(
                working::numberText(stage.derivation()->step("u")->lines.front().value, {digits, digits < 0}));
        };
        for (const int digits : {4, 9, -1}) {
            decimals->setValue(digits);
            QVERIFY2(copied().count(written(digits)) >= 2, qPrintable(written(digits)));
        }
        QVERIFY(written(-1).size() > written(9).size());
        QVERIFY(!decimals->text().contains(QLatin1Char('1')));  // words, not a number
    }

    void aPageWithoutStepsSaysSo() {
        Stage stage("trends");
        QTRY_VERIFY(!stage.panel.isShown());
        stage.panel.setPage(nullptr);
        QVERIFY(!stage.panel.isShown());
    }

    /// What nobody looks at is not worked out.
    void restsWhileHidden() {
        Stage stage("forecast");
        QTRY_VERIFY(stage.derivation());
        stage.panel.hide();
        stage.shown.edit([](app::Study& study) { study.forecast.model = grey::GreyModel::edgm; });
        stage.shown.settle();
        QCOMPARE(stage.derivation()->name, std::string("gm11"));
        stage.panel.show();
        QTRY_COMPARE(stage.derivation()->name, std::string("edgm"));
    }
};

GREYSCOPE_TEST(tst_working_panel)

}  // namespace tests_of_working_panel

#include "tst_working_panel.moc"
