#include <QLabel>
#include <QTest>
#include <QToolButton>

#include "app/study/series_catalog.h"
#include "app/window/strips/convention_bar.h"
#include "tests/support/test_registry.h"

namespace tests_of_convention_bar {

using namespace greyscope;
using namespace greyscope::app;

namespace {

/// Two systems over two threads; `noteOfB` is the level of B's note, -1: empty.
Study studyWith(int noteOfB) {
    StudyTable table;
    table.name = "t";
    const data::TextValues systems{{"A", "B"}, {0, 0, 1, 1}};
    const data::TextValues notes{{"n"}, {0, 0, noteOfB, noteOfB}};
    table.dataset = std::make_shared<const data::Dataset>(
        *data::Dataset::create({{"sys", "", systems},
                                {"note", "", notes},
                                {"threads", "", data::NumericValues{1, 2, 1, 2}},
                                {"rate", "MB/s", data::NumericValues{10, 20, 30, 40}}},
                               {2, 3, 4, 5}));
    table.roles = {{"sys", "note"}, {"threads"}, {"rate"}, {}};
    table.metric = "rate";
    Study study;
    study.tables.push_back(std::move(table));
    return study;
}

}  // namespace

class tst_convention_bar : public QObject {
    Q_OBJECT

private slots:
    /// One strip for all pages tells what is in no series, with the reason.
    void tellsWhatIsLeftOut() {
        StudyStore store;
        SeriesCatalog catalog(store);
        ConventionBar bar(store);
        const auto* label = bar.findChild<QLabel*>(QStringLiteral("leftOut"));
        QVERIFY(label);
        store.reset(studyWith(0));
        bar.setLeftOut(catalog.leftOut("t"));
        QVERIFY(label->isHidden());
        store.reset(studyWith(-1));
        bar.setLeftOut(catalog.leftOut("t"));
        QVERIFY(!label->isHidden());
        QCOMPARE(label->text(), QStringLiteral("2 rows left out"));
        QCOMPARE(
            label->accessibleDescription(),
            QStringLiteral("4 = 2 used + 2 left out\n2 rows belong to no series: note is empty (first in line 4)"));
    }

    /// A page that comes while a message is told brings its chips, which wait until it is gone.
    void aMessageStandsAlone() {
        StudyStore store;
        ConventionBar bar(store);
        bar.resize(800, 30);
        bar.show();
        QCoreApplication::processEvents();
        bar.showMessage(QStringLiteral("This page has no figure to export."));
        ConventionChip chip;
        chip.convention.name = QStringLiteral("Ratio");
        chip.inForce = true;
        bar.setChips({chip});
        bar.setFacts(QStringLiteral("1 series"));
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
        const auto* button = bar.findChild<QToolButton*>();
        QVERIFY(button && !button->isVisible());
        bar.clearMessage();
        QTRY_VERIFY(bar.findChild<QWidget*>(QStringLiteral("conventionRow"))->isVisible());
    }
};

GREYSCOPE_TEST(tst_convention_bar)

}  // namespace tests_of_convention_bar

#include "tst_convention_bar.moc"
