#include <QPushButton>
#include <QStackedWidget>
#include <QtTest>

#include "app/pages/page_registry.h"
#include "app/resources.h"
#include "app/study/sample_study.h"
#include "tests/support/test_registry.h"
#include "widgets/panels/view_frame.h"

using namespace greyscope;
using namespace greyscope::app;
using widgets::ViewFrame;

namespace {

/// A page of the registry over the sample study.
struct Shown {
    StudyStore store;
    SeriesCatalog catalog{store};
    widgets::Highlight highlight;
    QStackedWidget stack;
    Page* page = nullptr;

    explicit Shown(int number) {
        initResources();
        store.reset(*sampleStudy());
        stack.resize(1200, 800);
        for (const NumberedPage& entry : makePages({store, catalog, highlight}, &stack)) {
            stack.addWidget(entry.page);
            page = entry.number == number ? entry.page : page;
        }
        stack.setCurrentWidget(page);
        stack.show();
    }
    [[nodiscard]] QList<ViewFrame*> frames() const { return page->findChildren<ViewFrame*>(); }
};

/// The button that starts a cancelled view anew; null where it is not cancelled.
QPushButton* againButton(const ViewFrame* frame) {
    const auto* message = frame->findChild<QWidget*>(QStringLiteral("viewCancelled"));
    return message ? message->findChild<QPushButton*>() : nullptr;
}

}  // namespace

/// What holds for every page, whatever it calculates.
class tst_page_states : public QObject {
    Q_OBJECT

private slots:
    void cancelIsNamedAndCalculatesAgain_data() { pages(); }
    void cancelIsNamedAndCalculatesAgain();
    void figuresAreThoseOfTheStudy_data() { pages(); }
    void figuresAreThoseOfTheStudy();

private:
    static void pages() {
        QTest::addColumn<int>("number");
        QTest::addColumn<bool>("drawsFigures");
        QTest::newRow("data") << 1 << false;
        QTest::newRow("trends") << 2 << true;
        QTest::newRow("relations") << 3 << true;
        QTest::newRow("forecast") << 4 << true;
        QTest::newRow("relative") << 5 << true;
        QTest::newRow("transfer") << 6 << true;
        QTest::newRow("replication") << 7 << true;
    }
};

void tst_page_states::cancelIsNamedAndCalculatesAgain() {
    QFETCH(const int, number);
    QFETCH(const bool, drawsFigures);
    const Shown shown(number);
    for (ViewFrame* frame : shown.frames()) {
        emit frame->cancelRequested();
    }
    QCoreApplication::processEvents();
    ViewFrame* cancelled = nullptr;
    for (ViewFrame* frame : shown.frames()) {
        cancelled = againButton(frame) ? frame : cancelled;
    }
    QVERIFY(cancelled);
    QCOMPARE(againButton(cancelled)->text(), QStringLiteral("Calculate again"));
    QVERIFY(!cancelled->isShown());
    QVERIFY(shown.page->figures().empty());
    againButton(cancelled)->click();
    QTRY_VERIFY(cancelled->isShown());
    QCOMPARE(!shown.page->figures().empty(), drawsFigures);
}

/// Nothing of the study before is exported while the new one is calculated, nor after that was cancelled.
void tst_page_states::figuresAreThoseOfTheStudy() {
    QFETCH(const int, number);
    QFETCH(const bool, drawsFigures);
    if (!drawsFigures || number == 7) {
        return;  // Replication shows the same numbers whatever is open
    }
    Shown shown(number);
    QTRY_VERIFY(!shown.page->figures().empty());
    shown.store.edit(QStringLiteral("test"),
                     [](Study& study) { std::swap(study.selection.reference, study.selection.compared.front()); });
    QVERIFY(shown.page->figures().empty());
    for (ViewFrame* frame : shown.frames()) {
        emit frame->cancelRequested();
    }
    QVERIFY(shown.page->figures().empty());
    shown.store.undoStack().undo();
    QTRY_VERIFY(!shown.page->figures().empty());
}

GREYSCOPE_TEST(tst_page_states)
#include "tst_page_states.moc"
