// The segments Clusters and Target of the Relations page.
#include <QAbstractButton>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

#include "app/pages/clusters/clusters_page.h"
#include "app/pages/target/target_page.h"
#include "app/study/tables/open_table.h"
#include "tests/support/shown_page.h"
#include "tests/support/test_registry.h"
#include "widgets/controls/segmented.h"
#include "widgets/matrix/matrix_view.h"
#include "widgets/target/target_view.h"

namespace tests_of_evaluation_pages {

using namespace greyscope;
using namespace greyscope::app;

namespace {

/// Four disks, of which one lacks a value; less latency is better.
Study studyOfDisks() {
    base::NoProgress progress;
    StudyTable table = tableFromBytes("disk,read,p99\nslow one,4,2000\nfast one,16,100\nhalf,10,\nbetween,7,1075\n",
                                      "disks.csv", {}, progress)
                           .value();
    table.roles = {.keys = {"disk"}, .factors = {}, .metrics = {"read", "p99"}, .descriptions = {}};
    table.metric = "read";
    table.wide = false;
    Study study;
    study.tables = {std::move(table)};
    study.clusters.indicators = {
        {.column = "read", .centres = {4.0, 16.0}},
        {.column = "p99", .effect = {data::Effect::cost}, .stated = true, .centres = {2000.0, 150.0}}};
    study.clusters.classes = {"slow", "fast"};
    study.target.indicators = {{.column = "read", .stated = true},
                               {.column = "p99", .effect = {data::Effect::cost}, .stated = true}};
    return study;
}

}  // namespace

class tst_evaluation_pages : public QObject {
    Q_OBJECT

private slots:
    void segmentsLeadToEachOther() {
        for (const char* key : {"relations", "clusters", "target"}) {
            const test::ShownPage shown(QLatin1String(key), studyOfDisks());
            QSignalSpy asked(shown.page, &Page::pageRequested);
            auto* segments = shown.page->contextBar()->findChild<widgets::Segmented*>(QLatin1String(key) +
                                                                                      QStringLiteral(".relateBy"));
            QVERIFY(segments != nullptr);
            const int own = segments->current();
            const int other = (own + 1) % 3;
            segments->button(other)->click();
            QCOMPARE(asked.size(), 1);
            QVERIFY(asked.front().front().toString() != QLatin1String(key));
            QCOMPARE(segments->current(), own);
        }
    }

    void classesAreShown() {
        const test::ShownPage shown(QStringLiteral("clusters"), studyOfDisks());
        shown.settle();
        const auto& matrix = shown.page->findChild<widgets::MatrixView*>()->spec();
        QCOMPARE(matrix.rows.size(), std::size_t{3});  // one disk lacks a value
        QCOMPARE(matrix.rows.front().badge, QStringLiteral("slow"));
        QCOMPARE(matrix.cell(1, 1).value.value(), 1.0);
        bool told = false;
        for (const widgets::Remark& remark : shown.page->remarks()) {
            told = told || (remark.name == "left-out" && remark.text.contains(QStringLiteral("half")));
        }
        QVERIFY(told);
        base::NoProgress progress;
        const auto derived = shown.page->derivation()->derive({}, progress);
        QVERIFY(derived.has_value());
        QCOMPARE(derived->series, std::string("between"));  // the smallest lead
    }

    void centresAreTyped() {
        const test::ShownPage shown(QStringLiteral("clusters"), studyOfDisks());
        shown.settle();
        auto* edit = shown.page->inspector()->findChild<QLineEdit*>(QStringLiteral("clusters.centres0"));
        QVERIFY(edit != nullptr);
        const auto type = [edit](const QString& text) {
            edit->selectAll();
            QTest::keyClicks(edit, text);
            QTest::keyClick(edit, Qt::Key_Return);
        };
        type(QStringLiteral("5, 15"));
        QCOMPARE(shown.store.study().clusters.indicators.front().centres, (std::vector<double>{5.0, 15.0}));
        type(QStringLiteral("5, many"));
        QCOMPARE(shown.store.study().clusters.indicators.front().centres, (std::vector<double>{5.0, 15.0}));
        QVERIFY(!edit->toolTip().isEmpty());
    }

    void alternativesAreRanked() {
        const test::ShownPage shown(QStringLiteral("target"), studyOfDisks());
        shown.settle();
        const auto& target = shown.page->findChild<widgets::TargetView*>()->spec();
        QCOMPARE(target.points.size(), std::size_t{3});
        QCOMPARE(target.points.front().name, QStringLiteral("fast one"));
        QCOMPARE(target.points.front().distance, 0.0);
        QVERIFY(target.points[1].distance < target.points[2].distance);
        // A weight that is typed takes the place of equal weights.
        auto* edit = shown.page->inspector()->findChild<QLineEdit*>(QStringLiteral("target.weight0"));
        edit->selectAll();
        QTest::keyClicks(edit, QStringLiteral("3"));
        QTest::keyClick(edit, Qt::Key_Return);
        QCOMPARE(shown.store.study().target.weights, grey::DecisionWeights::given);
        QCOMPARE(shown.store.study().target.indicators.front().weight, 3.0);
    }
};

GREYSCOPE_TEST(tst_evaluation_pages)

}  // namespace tests_of_evaluation_pages

#include "tst_evaluation_pages.moc"
