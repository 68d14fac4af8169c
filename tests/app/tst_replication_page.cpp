#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

#include "app/analyses/replication/replication_analysis.h"
#include "app/pages/replication/replication_bar.h"
#include "app/pages/replication/replication_formula.h"
#include "app/pages/replication/replication_inspector.h"
#include "app/pages/replication/replication_open.h"
#include "app/pages/replication/replication_page.h"
#include "app/pages/replication/replication_summary.h"
#include "app/pages/replication/replication_table.h"
#include "app/study/sample_study.h"
#include "tests/support/published_sources.h"
#include "tests/support/test_registry.h"

namespace tests_of_replication_page {

using namespace greyscope;
using namespace greyscope::app;
using published::ItemVerdict;
using published::Setting;

namespace {

bool isDisagreement(widgets::LineState state) {
    using enum widgets::LineState;
    return state == contradicted || state == repeatDiffers || state == identityFails || state == criterionMissed;
}

/// The page, shown over a study and calculated.
struct Shown {
    explicit Shown(Study study = {}) {
        store.reset(std::move(study));
        page = std::make_unique<ReplicationPage>(PageContext{store, catalog, highlight});
        page->resize(1030, 780);
        page->show();
    }
    [[nodiscard]] bool ready() const { return page->report() != nullptr && page->table()->rows().rowCount() > 0; }
    /// The row whose "Where" and "Quantity" begin like this.
    [[nodiscard]] int rowOf(const QString& where, const QString& quantity) const {
        const auto& rows = page->table()->rows().rows();
        for (std::size_t r = 0; r < rows.size(); ++r) {
            if (rows[r].where == where && rows[r].quantity.startsWith(quantity)) {
                return static_cast<int>(r);
            }
        }
        return -1;
    }
    void choose(const QString& where, const QString& quantity) {
        page->table()->setCurrentIndex(page->table()->model()->index(rowOf(where, quantity), 0));
    }

    StudyStore store;
    SeriesCatalog catalog{store};
    widgets::Highlight highlight;
    std::unique_ptr<ReplicationPage> page;
};

}  // namespace

class tst_replication_page : public QObject {
    Q_OBJECT

private slots:
    void theProgramCarriesTheNumbers();
    void worksWithoutAStudy();
    void disagreementsStandFirst();
    void inspectorShowsBothCalculations();
    void oneValueOfSeveral();
    void toleranceAndPaperKeepTheValue();
    void opensEachView_data();
    void opensEachView();
    void offersTheSampleFirst();
    void reportsAreWritten();
    void summaryBarIsProportional();
    void formulasAreRead();
};

void tst_replication_page::theProgramCarriesTheNumbers() {
    const auto embedded = embeddedSources();
    QVERIFY(embedded);
    QVERIFY(*embedded == test::publishedSources());
}

void tst_replication_page::worksWithoutAStudy() {
    Shown shown;
    QVERIFY(!shown.page->usesSeries());
    QTRY_VERIFY(shown.ready());
    QCOMPARE(shown.page->figures().size(), std::size_t{2});
    QVERIFY(!shown.page->conventions().empty());
    QVERIFY(!shown.page->values()->text().isEmpty());
    const auto before = shown.page->report();
    shown.page->recalculate();
    QTRY_VERIFY(shown.page->report() != before);
}

void tst_replication_page::disagreementsStandFirst() {
    Shown shown;
    QTRY_VERIFY(shown.ready());
    const auto& rows = shown.page->table()->rows().rows();
    const auto first = std::find_if(rows.begin(), rows.end(),
                                    [](const widgets::ReplicationRow& row) { return !isDisagreement(row.state); });
    QVERIFY(first - rows.begin() > 5);
    QVERIFY(
        std::none_of(first, rows.end(), [](const widgets::ReplicationRow& row) { return isDisagreement(row.state); }));
}

void tst_replication_page::inspectorShowsBothCalculations() {
    Shown shown;
    QTRY_VERIFY(shown.ready());
    shown.choose("P1, § 2.3", "error of the worked");
    const QString text = shown.page->values()->text();
    QVERIFY2(text.contains("Published: (446 − 422.28) / 464 = 8.99 %"), qPrintable(text));
    QVERIFY2(text.contains("(446 − 422.28) / 446 = 5.32 %"), qPrintable(text));
    QVERIFY2(text.contains("(446 − 422.28) / 464 = 5.11 %"), qPrintable(text));
    QVERIFY2(text.contains("(464 − 422.28) / 464 = 8.99 %"), qPrintable(text));
    QVERIFY(text.startsWith("Reproduced under another reading"));
    QVERIFY(!shown.page->values()->values()->isVisibleTo(shown.page->values()));
    shown.choose("P2, § 4.1", "original create time");
    const QString own = shown.page->values()->text();
    QVERIFY2(own.contains("Published: –\n") && own.contains("Own criterion: ≥ 1"), qPrintable(own));
}

void tst_replication_page::oneValueOfSeveral() {
    Shown shown;
    QTRY_VERIFY(shown.ready());
    shown.choose("P1, Table 9a", "average relative");
    QComboBox* values = shown.page->values()->values();
    QCOMPARE(values->count(), 4);
    values->setCurrentIndex(3);
    emit values->activated(3);
    QVERIFY(shown.page->values()->text().contains("23.45 %"));
    QVERIFY(shown.page->values()->text().contains("1.47 %"));  // beside it: each cell left out in turn
}

void tst_replication_page::toleranceAndPaperKeepTheValue() {
    Shown shown;
    QTRY_VERIFY(shown.ready());
    shown.choose("P0, § IV.B.2", "residual response exponent");
    const int all = shown.page->table()->rows().rowCount();
    shown.page->bar()->papers()->setCurrentIndex(1);
    emit shown.page->bar()->papers()->activated(1);
    QVERIFY(shown.page->table()->rows().rowCount() < all);
    QVERIFY(shown.page->values()->text().contains("0.311641"));
    QCOMPARE(shown.page->table()->chosenRow(), shown.rowOf("P0, § IV.B.2", "residual response exponent"));
    for (const auto& row : shown.page->table()->rows().rows()) {
        QVERIFY(row.where.startsWith("P0"));
    }
    shown.page->bar()->papers()->setCurrentIndex(2);
    emit shown.page->bar()->papers()->activated(2);
    QVERIFY(!shown.page->values()->text().contains("0.311641"));
}

void tst_replication_page::opensEachView_data() {
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("quantity");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("reference");
    QTest::newRow("degree") << "P0, Table III"
                            << "relational"
                            << "relations" << kSampleTable << "3.1-W";
    QTest::newRow("example") << "P0, Table VIII"
                             << "predicted"
                             << "forecast" << kWorkedExampleTable << "1.1-R";
    QTest::newRow("residual model") << "P0, § IV.B.2"
                                    << "residual response exponent"
                                    << "forecast" << kWorkedExampleTable << "1.1-R";
    QTest::newRow("series") << "P0, Table IX"
                            << "average"
                            << "forecast" << kSampleTable << "2.2-W";
    QTest::newRow("prediction") << "P1, Table 9d"
                                << "average"
                                << "relative" << kSampleTable << "1.1-W";
}

void tst_replication_page::opensEachView() {
    QFETCH(QString, where);
    QFETCH(QString, quantity);
    QFETCH(QString, key);
    QFETCH(QString, table);
    QFETCH(QString, reference);
    Study study = sampleStudy().value();
    study.relations.options.distinguishingCoefficient = 0.2;
    study.forecast.options.backgroundWeight = 0.1;
    study.relative.model.grow.maxLeaves = 2;
    Shown shown(study);
    QTRY_VERIFY(shown.ready());
    QSignalSpy asked(shown.page.get(), &Page::pageRequested);
    shown.choose(where, quantity);
    QTest::keyClick(shown.page->table(), Qt::Key_Return);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked[0][0].toString(), key);
    const Study& opened = shown.store.study();
    QCOMPARE(opened.selection.reference, (SeriesId{table.toStdString(), reference.toStdString()}));
    if (key == "relations") {
        QCOMPARE(opened.selection.compared.size(), std::size_t{5});
        QCOMPARE(opened.relations, RelationsChoices{});
        const auto id = [](const char* name) { return idText({kSampleTable, name}); };
        QCOMPARE(shown.highlight.chosen(), widgets::Targets{widgets::Target::pair(id("3.1-W"), id("3.2-W"))});
    } else if (key == "forecast") {
        QCOMPARE(opened.forecast.options.backgroundWeight, 0.5);
        QCOMPARE(opened.forecast.holdOut, std::size_t{table == kWorkedExampleTable ? 2U : 1U});
        QCOMPARE(opened.forecast.options.model, where == "P0, Table VIII" ? grey::GreyModel::residualEquations
                                                : where == "P0, § IV.B.2" ? grey::GreyModel::residualExample
                                                                          : grey::GreyModel::gm11);
    } else {
        QCOMPARE(opened.relative.predicted, (SeriesId{kSampleTable, "1.2-ReW"}));
        QCOMPARE(opened.relative.model.grow.maxLeaves, std::size_t{5});
    }
    shown.store.undoStack().undo();
    QVERIFY(shown.store.study() == study);
}

void tst_replication_page::offersTheSampleFirst() {
    Shown shown;
    QTRY_VERIFY(shown.ready());
    QSignalSpy commands(shown.page.get(), &Page::commandRequested);
    QSignalSpy asked(shown.page.get(), &Page::pageRequested);
    shown.choose("P0, Table VIII", "predicted");
    QPushButton* button = shown.page->values()->openButton();
    const QString offer = button->text();
    button->click();
    QCOMPARE(commands.size(), 1);
    QCOMPARE(commands[0][0].toString(), QString("file.sample"));
    QCOMPARE(asked.size(), 0);
    shown.store.reset(sampleStudy().value());
    QTRY_COMPARE(asked.size(), 1);
    QCOMPARE(shown.store.study().selection.reference, (SeriesId{kWorkedExampleTable, "1.1-R"}));
    QVERIFY(button->text() != offer);

    // Who leaves the page, or opens something else, is not brought back.
    Shown other;
    QTRY_VERIFY(other.ready());
    QSignalSpy later(other.page.get(), &Page::pageRequested);
    other.choose("P0, Table VIII", "predicted");
    other.page->openValue();
    other.page->hide();
    other.store.reset(sampleStudy().value());
    QCoreApplication::processEvents();
    QCOMPARE(later.size(), 0);
}

void tst_replication_page::reportsAreWritten() {
    Shown shown;
    QTRY_VERIFY(shown.ready());
    QTemporaryDir folder;
    const std::pair<const char*, const char*> formats[] = {
        {"a.txt", "reproduced"}, {"a.json", "\"counts\""}, {"a.csv", "id,paper"}, {"a.tex", "\\toprule"}};
    for (const auto& [name, part] : formats) {
        const QString path = folder.filePath(QLatin1String(name));
        QVERIFY(shown.page->saveReport(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(file.readAll().contains(part), name);
    }
    const auto failed = shown.page->saveReport(folder.filePath("missing/a.txt"));
    QVERIFY(!failed);
    QCOMPARE(failed.error().code, base::ErrorCode::fileNotWritable);
    QVERIFY(shown.page->latexTable().contains("longtable"));
}

void tst_replication_page::summaryBarIsProportional() {
    ReplicationSummary summary;
    summary.resize(828, 70);
    published::VerdictCounts tally;
    tally.verdicts = {40, 30, 20, 10};
    summary.setTally(tally);
    const auto bars = summary.bars();
    QCOMPARE(bars.size(), std::size_t{4});
    const double whole = bars.back().second.right() - bars.front().second.left();
    for (const auto& [verdict, bar] : bars) {
        QVERIFY(std::abs(bar.width() / whole - static_cast<double>(tally.of(verdict)) / 100.0) < 1e-9);
    }
    QVERIFY(summary.accessibleName().contains("20 contradicted"));
    summary.resize(360, 70);  // what does not stand beside the rest stands below it
    summary.resize(360, summary.sizeHint().height());
    const auto counts = summary.counts();
    QVERIFY(counts.back().top() > counts.front().top());
    QVERIFY(std::all_of(counts.begin(), counts.end(), [](const QRectF& count) { return count.right() <= 360.0; }));
    QVERIFY(counts.back().bottom() <= summary.bars().front().second.top());
    summary.resize(360, summary.height() - 10);
    QVERIFY(summary.bars().empty());  // rather than over the counts
}

void tst_replication_page::formulasAreRead() {
    FormulaView view;
    view.setFormula({"446 − 422.28", "446", "5.32 %"});
    QCOMPARE(view.accessibleName(), QString("(446 − 422.28) / 446 = 5.32 %"));
    const int tall = view.sizeHint().height();
    view.setFormula({"414 × 1.02", {}, "422.28"});
    QCOMPARE(view.accessibleName(), QString("414 × 1.02 = 422.28"));
    QVERIFY(view.sizeHint().height() < tall);
    view.setFormula({{}, {}, "0.311641"});
    QCOMPARE(view.accessibleName(), QString("0.311641"));
}

GREYSCOPE_TEST(tst_replication_page)

}  // namespace tests_of_replication_page

#include "tst_replication_page.moc"
