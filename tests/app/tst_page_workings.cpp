// What pages have steps for beside their result: merges of clusters, cells that were left out, another k0.
#include <QtTest>

#include <algorithm>
#include <cmath>

#include "app/pages/relations/relations_page.h"
#include "app/pages/relative/relative_page.h"
#include "app/pages/relative/relative_working.h"
#include "app/pages/replication/replication_page.h"
#include "app/pages/replication/replication_working.h"
#include "app/study/open_table.h"
#include "app/study/typed_table.h"
#include "tests/support/derived_numbers.h"
#include "tests/support/shown_page.h"
#include "tests/support/test_registry.h"
#include "widgets/present/model_look.h"
#include "widgets/present/relative_present.h"
#include "widgets/present/relative_pruning.h"

namespace tests_of_page_workings {

using namespace greyscope;
using test::near;
using test::valueOf;

namespace {

/// What the derivation behind a point of the curve of errors ends in.
double behindCurve(const app::PageWorking& working, const relative::RelativeResult& result, std::size_t curve,
                   std::size_t point) {
    const auto line = app::lineOfCurve(result, curve, point);
    const auto other = std::find_if(working.others.begin(), working.others.end(),
                                    [&line](const auto& each) { return line && each.title == line->of; });
    base::NoProgress progress;
    return other == working.others.end() ? std::nan("")
                                         : static_cast<double>(other->derive({}, progress)->last()->value);
}

}  // namespace

class tst_page_workings : public QObject {
    Q_OBJECT

private slots:
    void everyMergeHasItsDegree() {
        test::ShownPage shown(QStringLiteral("relations"));
        auto* page = qobject_cast<app::RelationsPage*>(shown.page);
        QTRY_VERIFY(page && page->shown());
        shown.edit([](app::Study& study) { study.relations.order = app::MatrixOrder::clustered; });
        shown.settle();
        const auto working = page->working();
        const auto& merges = page->shown()->result->degrees.clustering.merges;
        QVERIFY(!merges.empty());
        QVERIFY(working->others.size() >= merges.size());
        const std::size_t first = working->others.size() - merges.size();
        base::NoProgress progress;
        for (std::size_t i = 0; i < merges.size(); ++i) {
            const auto derivation = working->others[first + i].derive({}, progress);
            QVERIFY(derivation.has_value());
            QVERIFY(near(valueOf(*derivation, "degree"), merges[i].degree));
        }
    }

    void everyCellIsPredictedWithoutIt() {
        test::ShownPage shown(QStringLiteral("relative"));
        auto* page = qobject_cast<app::RelativePage*>(shown.page);
        QTRY_VERIFY(page && page->shown());
        const auto working = page->working();
        const auto& validation = page->shown()->result->result->validation;
        QVERIFY(!validation.heldOut.empty());
        QVERIFY(working->others.size() >= validation.heldOut.size());
        const std::size_t first = working->others.size() - validation.heldOut.size();
        base::NoProgress progress;
        for (std::size_t i = 0; i < validation.heldOut.size(); ++i) {
            const auto derivation = working->others[first + i].derive({}, progress);
            QVERIFY(derivation.has_value());
            const std::size_t row = validation.heldOut[i];
            QVERIFY(near(valueOf(*derivation, "predicted"), validation.predictions[row]));
            QVERIFY(near(valueOf(*derivation, "error"), validation.errors[row]));
        }
    }

    void everyPointOfTheErrorCurveHasItsMean() {
        test::ShownPage shown(QStringLiteral("relative"));
        auto* page = qobject_cast<app::RelativePage*>(shown.page);
        QTRY_VERIFY(page && page->shown());
        const auto working = page->working();
        const relative::RelativeResult& result = *page->shown()->result->result;
        const widgets::PlotSpec chart = widgets::splittingCurve(result);
        for (std::size_t curve = 0; curve < 3; ++curve) {
            for (std::size_t point = 0; point < chart.curves[curve].y.size(); ++point) {
                QVERIFY(std::abs(behindCurve(*working, result, curve, point) - chart.curves[curve].y[point]) <= 1e-11);
            }
        }
        QVERIFY(!app::lineOfCurve(result, 3, 0));
    }

    void everyPointOfTheCurveOfPruningHasItsError() {
        test::ShownPage shown(QStringLiteral("relative"));
        auto* page = qobject_cast<app::RelativePage*>(shown.page);
        shown.edit([](app::Study& study) { study.relative.pruning = relative::Pruning::crossValidated; });
        QTRY_VERIFY(page && page->shown() && page->shown()->result->result->crossValidation);
        const auto working = page->working();
        const relative::RelativeResult& result = *page->shown()->result->result;
        const widgets::PlotSpec chart = widgets::pruningCurve(result);
        for (std::size_t curve = 0; curve < 2; ++curve) {
            for (std::size_t point = 0; point < chart.curves[curve].y.size(); ++point) {
                QVERIFY(std::abs(behindCurve(*working, result, curve, point) - chart.curves[curve].y[point]) <= 1e-11);
            }
        }
        const cart::CrossValidation& validation = *result.crossValidation;
        QVERIFY(std::abs(behindCurve(*working, result, 2, 0) - validation.steps[validation.chosen].step.alpha) <=
                1e-12);
    }

    /// Where a number has an arithmetic or a degree of its own, the last line is what the page holds against the print.
    void publishedNumbersEndInTheirReading() {
        test::ShownPage shown(QStringLiteral("replication"));
        auto* page = qobject_cast<app::ReplicationPage*>(shown.page);
        QTRY_VERIFY(page && page->report());
        const replication::Report& report = *page->report();
        base::NoProgress progress;
        int degrees = 0;
        int arithmetics = 0;
        int models = 0;
        for (const replication::Item& item : report.items) {
            const auto working = app::publishedWorking(item, report.options);
            const auto& readings = item.readings.empty() ? item.beside : item.readings;
            if (!working || readings.empty()) {
                continue;
            }
            const auto derivation = working->derive({}, progress);
            QVERIFY2(derivation.has_value(), item.printed.id.c_str());
            if (derivation->name == "published") {
                ++arithmetics;
                QVERIFY2(std::abs(valueOf(*derivation, "difference") + item.printed.value -
                                  valueOf(*derivation, "computed")) <= 1e-12 * (1.0 + std::abs(item.printed.value)),
                         item.printed.id.c_str());
            } else if (readings.front().rule == replication::Rule::degreesOverCells) {
                ++degrees;
                QVERIFY2(near(valueOf(*derivation, "degree"), readings.front().value),
                         qPrintable(QStringLiteral("%1: %2 instead of %3")
                                        .arg(item.printed.id.c_str())
                                        .arg(valueOf(*derivation, "degree"), 0, 'g', 15)
                                        .arg(readings.front().value, 0, 'g', 15)));
            } else {
                ++models;
            }
        }
        QVERIFY(degrees > 50 && arithmetics > 50);
        QVERIFY(models > 5);
        qInfo("%d degrees, %d arithmetics, %d models", degrees, arithmetics, models);
    }

    /// Liu's example 7.4.1: from k0 = 9, and from a later point.
    void theTailBeginsWhereOneChooses() {
        base::NoProgress progress;
        const auto table =
            app::tableFromText(app::tableTextOf("6 20 40 25 40 45 35 21 14 18 15.5 17 15"), "effects", {}, progress);
        QVERIFY(table.has_value());
        app::Study study;
        app::addTable(study, *table, {"x"});
        study.forecast.model = grey::GreyModel::residualRemnant;
        study.forecast.holdOut = 0;
        test::ShownPage shown(QStringLiteral("forecast"), study);
        shown.settle();
        const auto working = shown.page->working();
        QVERIFY(working.has_value());
        QCOMPARE(working->lights, widgets::modelLink("residual-remnant").lights);
        QCOMPARE(working->others.size(), std::size_t{9});  // k0 = 2 to 10: four residuals are left
        const auto nine = working->others[7].derive({}, progress);
        QVERIFY(nine.has_value());
        QCOMPARE(nine->step("smoothed")->lines.front().point, 9);
        QVERIFY(std::abs(valueOf(*nine, "2.a") - 0.16385) < 5e-6);
        const auto early = working->others.front().derive({}, progress);
        QCOMPARE(early.error().code, base::ErrorCode::tooFewPoints);
    }
};

GREYSCOPE_TEST(tst_page_workings)

}  // namespace tests_of_page_workings

#include "tst_page_workings.moc"
