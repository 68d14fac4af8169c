// What pages have steps for beside their result: merges of clusters, another k0.
#include <QTest>

#include <cmath>

#include "app/pages/relations/relations_page.h"
#include "app/study/tables/open_table.h"
#include "app/study/tables/typed_table.h"
#include "tests/support/derived_numbers.h"
#include "tests/support/shown_page.h"
#include "tests/support/test_registry.h"
#include "widgets/present/forecast/model_look.h"

namespace tests_of_page_derivations {

using namespace greyscope;
using test::near;
using test::valueOf;

class tst_page_derivations : public QObject {
    Q_OBJECT

private slots:
    void everyMergeHasItsDegree() {
        test::ShownPage shown(QStringLiteral("relations"));
        auto* page = qobject_cast<app::RelationsPage*>(shown.page);
        QTRY_VERIFY(page && page->shown());
        shown.edit([](app::Study& study) { study.relations.order = app::MatrixOrder::clustered; });
        shown.settle();
        const auto offered = page->derivation();
        const auto& merges = page->shown()->result->degrees.clustering.merges;
        QVERIFY(!merges.empty());
        QVERIFY(offered->others.size() >= merges.size());
        const std::size_t first = offered->others.size() - merges.size();
        base::NoProgress progress;
        for (std::size_t i = 0; i < merges.size(); ++i) {
            const auto derivation = offered->others[first + i].derive({}, progress);
            QVERIFY(derivation.has_value());
            QVERIFY(near(valueOf(*derivation, "degree"), merges[i].degree));
        }
    }

    /// Liu's example 7.4.1: from k0 = 9, and from a later point.
    void theTailBeginsWhereOneChooses() {
        base::NoProgress progress;
        const auto table =
            app::tableFromText(app::tableTextOf("6 20 40 25 40 45 35 21 14 18 15.5 17 15"), "effects", {}, progress);
        QVERIFY(table.has_value());
        app::Study study;
        app::addTable(study, *table, {"x"});
        study.forecast.options.model = grey::GreyModel::residualRemnant;
        study.forecast.holdOut = 0;
        test::ShownPage shown(QStringLiteral("forecast"), study);
        shown.settle();
        const auto derivation = shown.page->derivation();
        QVERIFY(derivation.has_value());
        QCOMPARE(derivation->lights, widgets::modelLink("residual-remnant").lights);
        QCOMPARE(derivation->others.size(), std::size_t{9});  // k0 = 2 to 10: four residuals are left
        const auto nine = derivation->others[7].derive({}, progress);
        QVERIFY(nine.has_value());
        QCOMPARE(nine->step("smoothed")->lines.front().point, 9);
        QVERIFY(std::abs(valueOf(*nine, "2.a") - 0.16385) < 5e-6);
        const auto early = derivation->others.front().derive({}, progress);
        QCOMPARE(early.error().code, base::ErrorCode::tooFewPoints);
    }
};

GREYSCOPE_TEST(tst_page_derivations)

}  // namespace tests_of_page_derivations

#include "tst_page_derivations.moc"
