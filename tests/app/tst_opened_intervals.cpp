// Intervals that are clicked on open the line of the derivation that they end in.
#include <QComboBox>
#include <QTest>

#include <algorithm>

#include "tests/support/derivation_stage.h"
#include "tests/support/repeated_rates.h"
#include "tests/support/test_registry.h"
#include "widgets/plot/plot_view.h"
#include "widgets/present/words/number_text.h"
#include "widgets/ranking/ranking_view.h"

namespace tests_of_opened_intervals {

using namespace greyscope;
using test::DerivationStage;

class tst_opened_intervals : public QObject {
    Q_OBJECT

private slots:
    /// Another derivation of the page is brought to the front for it.
    void aPointOfTheBandOpensItsInterval() {
        DerivationStage stage(QStringLiteral("forecast"));
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
        QTRY_VERIFY(stage.panel.derivation().spec().chosen.known());
        QCOMPARE(stage.last("high"), high);
        const derivation::LineRef line = stage.panel.derivation().spec().chosen;
        QCOMPARE(stage.derivation()->steps[static_cast<std::size_t>(line.step)].key, std::string("high"));
    }

    /// Of every degree that has intervals; by a click, or by the list of what the page has steps of.
    void anIntervalOfADegreeOpensItsLine_data() {
        QTest::addColumn<int>("method");
        for (const grey::RelationDegree& degree : grey::relationDegrees()) {
            if (degree.hasIntervals()) {
                QTest::newRow(degree.name.c_str()) << static_cast<int>(degree.method);
            }
        }
    }

    void anIntervalOfADegreeOpensItsLine() {
        QFETCH(const int, method);
        app::Study study = test::measuredTwice();
        study.relations.options.method = static_cast<grey::RelationMethod>(method);
        DerivationStage stage(QStringLiteral("relations"), study);
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
        QTRY_VERIFY(stage.panel.derivation().spec().chosen.known());
        const derivation::LineRef line = stage.panel.derivation().spec().chosen;
        QCOMPARE(stage.derivation()->steps[static_cast<std::size_t>(line.step)].key, std::string("high"));
        QCOMPARE(QString::fromStdString(stage.derivation()->series), bars[1].name);
        QCOMPARE(widgets::fixedText(stage.last("high"), 2), high);
        auto* which = stage.panel.findChild<QComboBox*>(QStringLiteral("working.which"));
        QCOMPARE(which->currentText(), QStringLiteral("Interval of this degree"));
        which->setCurrentIndex(0);
        emit which->activated(0);
        QTRY_VERIFY(stage.derivation()->name != "degree-interval");
    }
};

GREYSCOPE_TEST(tst_opened_intervals)

}  // namespace tests_of_opened_intervals

#include "tst_opened_intervals.moc"
