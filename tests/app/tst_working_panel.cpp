// The dock with the working: it follows the page in view, opens lines, rounds steps and copies.
#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QtTest>

#include "app/study/sample_study.h"
#include "app/window/working_panel.h"
#include "tests/support/shown_page.h"
#include "tests/support/test_registry.h"
#include "widgets/formula/working_view.h"
#include "widgets/plot/plot_view.h"
#include "widgets/table/forecast_table.h"
#include "widgets/table/relation_points_view.h"

namespace tests_of_working_panel {

using namespace greyscope;

namespace {

/// A page and the panel beside it.
struct Stage {
    explicit Stage(const char* key) : shown(QString::fromLatin1(key)), panel(shown.highlight) {
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
        emit table->numberChosen(QStringLiteral("mape"));
        const working::LineRef line = stage.panel.working().spec().chosen;
        QVERIFY(line.known());
        QCOMPARE(stage.derivation()->steps[static_cast<std::size_t>(line.step)].key, std::string("mape"));
    }

    void aPointOfAPairOpensItsCoefficient() {
        Stage stage("relations");
        QTRY_VERIFY(stage.derivation());
        auto* points = stage.shown.page->findChild<widgets::RelationPointsView*>();
        emit points->pointChosen(2);
        const working::LineRef line = stage.panel.working().spec().chosen;
        QVERIFY(line.known());
        QCOMPARE(stage.derivation()->steps[static_cast<std::size_t>(line.step)].key, std::string("coefficient"));
        QCOMPARE(stage.derivation()->steps[static_cast<std::size_t>(line.step)].lines[2].point, 3);
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
