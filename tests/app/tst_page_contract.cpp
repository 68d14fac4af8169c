#include <QAbstractSpinBox>
#include <QComboBox>
#include <QMainWindow>
#include <QPointer>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <QtTest>

#include <algorithm>

#include "app/pages/page_registry.h"
#include "app/resources.h"
#include "app/run/job.h"
#include "app/study/sample_study.h"
#include "tests/support/test_registry.h"
#include "tests/support/window_pages.h"
#include "widgets/panels/view_frame.h"

using namespace greyscope;
using namespace greyscope::app;
using widgets::ViewFrame;

namespace {

/// A page of the registry over the sample study, in view.
struct Shown {
    StudyStore store;
    SeriesCatalog catalog{store};
    widgets::Highlight highlight;
    QStackedWidget stack;
    Page* page = nullptr;

    explicit Shown(const QString& key, const Study& study = *sampleStudy()) {
        initResources();
        store.reset(study);
        stack.resize(1200, 800);
        for (const PageEntry& entry : pageEntries()) {
            if (entry.facts().key == key) {
                page = entry.make({store, catalog, highlight}, &stack);
            }
        }
        stack.addWidget(page);
        stack.setCurrentWidget(page);
        stack.show();
    }
    [[nodiscard]] QList<ViewFrame*> frames() const { return page->findChildren<ViewFrame*>(); }
    [[nodiscard]] QList<JobBase*> jobs() const { return page->findChildren<JobBase*>(); }
    [[nodiscard]] bool running() const { return test::isBusy(*page); }
    [[nodiscard]] bool settled() const { return !running() && !page->figures().empty(); }
    void cancel() const {
        for (JobBase* job : jobs()) {
            job->cancel();
        }
    }
    void edit(const StudyStore::Change& change) { store.edit(QStringLiteral("test"), change); }
    void swapReference() {
        edit([](Study& study) { std::swap(study.selection.reference, study.selection.compared.front()); });
    }
    /// The numbers behind every figure.
    [[nodiscard]] QStringList numbers() const {
        QStringList texts;
        for (const PageFigure& figure : page->figures()) {
            texts << widgets::figureText(figure.figure);
        }
        return texts;
    }
};

/// The button that starts a cancelled view anew; null where it is not cancelled.
QPushButton* againButton(const ViewFrame* frame) {
    const auto* message = frame->findChild<QWidget*>(QStringLiteral("viewCancelled"));
    return message ? message->findChild<QPushButton*>() : nullptr;
}

ViewFrame* cancelledOf(const Shown& shown) {
    const auto frames = shown.frames();
    const auto found = std::find_if(frames.begin(), frames.end(), againButton);
    return found == frames.end() ? nullptr : *found;
}

/// A page with its bar and its inspector in one window, which has the keyboard.
class Desk {
public:
    explicit Desk(Shown& shown) : m_shown(shown) {
        auto* desk = new QWidget;
        auto* column = new QVBoxLayout(desk);
        for (QWidget* part : {shown.page->contextBar(), static_cast<QWidget*>(&shown.stack), shown.page->inspector()}) {
            if (part) {
                column->addWidget(part, part == &shown.stack ? 1 : 0);
                part->show();
            }
        }
        m_window.setCentralWidget(desk);
        m_window.resize(1400, 1200);
        m_window.show();
        m_active = QTest::qWaitForWindowActive(&m_window) && QTest::qWaitFor([&shown] { return !shown.running(); });
    }
    ~Desk() { m_shown.stack.setParent(nullptr); }  // it is not the window's to delete
    Desk(const Desk&) = delete;
    Desk& operator=(const Desk&) = delete;
    Desk(Desk&&) = delete;
    Desk& operator=(Desk&&) = delete;

    /// Where the keyboard can be; some go while the study changes.
    [[nodiscard]] QList<QPointer<QWidget>> stops() const {
        QList<QPointer<QWidget>> stops;
        for (QWidget* widget : m_window.findChildren<QWidget*>()) {
            if (m_active && widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) &&
                !widget->focusProxy()) {
                stops << widget;
            }
        }
        return stops;
    }

private:
    Shown& m_shown;
    QMainWindow m_window;
    bool m_active = false;
};

bool isOffered(const QPointer<QWidget>& widget) {
    return widget && widget->isVisible() && widget->isEnabled();
}

QString nameOf(const QPointer<QWidget>& widget) {
    return widget ? QStringLiteral("%1 %2 (%3)")
                        .arg(widget->metaObject()->className(), widget->objectName(), widget->accessibleName())
                  : QString();
}

/// Whether the page shows what the study says; Start has no study, and Replication shows the same whatever is open.
bool followsSeries(const Page& page) {
    return page.usesSeries() && page.key() != QLatin1String("start");
}

}  // namespace

/// What holds for every page of the registry, whatever it calculates: a new page is tested by being registered.
class tst_page_contract : public QObject {
    Q_OBJECT

private slots:
    void anEmptyStudyIsNamed_data() { pages(); }
    void anEmptyStudyIsNamed();
    void aSeriesThatIsGoneIsNoResult_data() { pages(); }
    void aSeriesThatIsGoneIsNoResult();
    void cancelIsNamedAndCalculatesAgain_data() { pages(); }
    void cancelIsNamedAndCalculatesAgain();
    void cancelAfterTheEndChangesNothing_data() { pages(); }
    void cancelAfterTheEndChangesNothing();
    void figuresAreThoseOfTheStudy_data() { pages(); }
    void figuresAreThoseOfTheStudy();
    void ofTwoEditsTheLastOneIsShown_data() { pages(); }
    void ofTwoEditsTheLastOneIsShown();
    void aTableMayGoWhileItIsCalculated_data() { pages(); }
    void aTableMayGoWhileItIsCalculated();
    void undoLeadsBackToTheSame_data() { pages(); }
    void undoLeadsBackToTheSame();
    void copyTakesNothingThatIsNotShown_data() { pages(); }
    void copyTakesNothingThatIsNotShown();
    void everyViewIsExplained_data() { pages(); }
    void everyViewIsExplained();
    void theKeyboardStaysWhereItIs_data() { pages(); }
    void theKeyboardStaysWhereItIs();
    void whatIsEditedKeepsTheKeyboard_data() { pages(); }
    void whatIsEditedKeepsTheKeyboard();
    void theKeyboardGoesRound_data() { pages(); }
    void theKeyboardGoesRound();

private:
    static void pages() { test::addPageRows(); }
};

void tst_page_contract::anEmptyStudyIsNamed() {
    QFETCH(const QString, key);
    const Shown shown(key, {});
    QTRY_VERIFY(!shown.running());
    if (!followsSeries(*shown.page)) {
        return;
    }
    QVERIFY(shown.page->figures().empty());
    for (const ViewFrame* frame : shown.frames()) {
        QVERIFY(!frame->isShown() || frame->view()->isHidden() || key == QLatin1String("data"));
    }
}

void tst_page_contract::aSeriesThatIsGoneIsNoResult() {
    QFETCH(const QString, key);
    Study study = *sampleStudy();
    study.selection.reference.name = "no such series";
    study.selection.compared.front().name = "nor this one";
    const Shown shown(key, study);
    QTRY_VERIFY(!shown.running());
    if (followsSeries(*shown.page)) {
        QVERIFY2(shown.page->figures().empty(), qPrintable(shown.numbers().join('\n')));
    }
}

void tst_page_contract::cancelIsNamedAndCalculatesAgain() {
    QFETCH(const QString, key);
    const Shown shown(key);
    if (!shown.running()) {
        return;  // nothing is calculated here
    }
    shown.cancel();
    QCoreApplication::processEvents();
    ViewFrame* cancelled = cancelledOf(shown);
    QVERIFY(cancelled);
    QCOMPARE(againButton(cancelled)->text(), ViewFrame::tr("Calculate again"));
    QVERIFY(!cancelled->isShown());
    QVERIFY(shown.page->figures().empty());
    againButton(cancelled)->click();
    QTRY_VERIFY(cancelled->isShown());
}

void tst_page_contract::cancelAfterTheEndChangesNothing() {
    QFETCH(const QString, key);
    Shown shown(key);
    QTRY_VERIFY(!shown.running());
    const QStringList before = shown.numbers();
    shown.cancel();
    QCOMPARE(shown.numbers(), before);
    // Finished in its thread, and not yet told here: what is cancelled then does not come after all.
    if (shown.jobs().isEmpty() || !followsSeries(*shown.page)) {
        return;
    }
    shown.swapReference();
    constexpr int kWhileItFinishesMs = 50;
    QThread::msleep(kWhileItFinishesMs);
    if (shown.running()) {
        shown.cancel();
        QCoreApplication::processEvents();
        QVERIFY(cancelledOf(shown));
        QVERIFY(shown.page->figures().empty());
    }
}

/// Nothing of the study before is exported while the new one is calculated, nor after that was cancelled.
void tst_page_contract::figuresAreThoseOfTheStudy() {
    QFETCH(const QString, key);
    Shown shown(key);
    QTRY_VERIFY(!shown.running());
    if (!followsSeries(*shown.page) || shown.page->figures().empty()) {
        return;
    }
    shown.swapReference();
    QVERIFY(shown.page->figures().empty());
    shown.cancel();
    QVERIFY(shown.page->figures().empty());
    shown.store.undoStack().undo();
    QTRY_VERIFY(shown.settled());
}

void tst_page_contract::ofTwoEditsTheLastOneIsShown() {
    QFETCH(const QString, key);
    Shown shown(key);
    QTRY_VERIFY(!shown.running());
    if (!followsSeries(*shown.page) || shown.page->figures().empty()) {
        return;
    }
    shown.swapReference();
    QTRY_VERIFY(shown.settled());
    const QStringList once = shown.numbers();
    shown.swapReference();
    QTRY_VERIFY(shown.settled());
    const QStringList twice = shown.numbers();
    QVERIFY(once != twice);
    shown.swapReference();
    shown.swapReference();
    QTRY_VERIFY(shown.settled());
    QCOMPARE(shown.numbers(), twice);
    shown.swapReference();
    shown.swapReference();
    shown.swapReference();
    QTRY_VERIFY(shown.settled());
    QCOMPARE(shown.numbers(), once);
}

void tst_page_contract::aTableMayGoWhileItIsCalculated() {
    QFETCH(const QString, key);
    Shown shown(key);
    shown.edit([](Study& study) {
        study.tables.clear();
        study.selection = {};
    });
    QTRY_VERIFY(!shown.running());
    if (followsSeries(*shown.page)) {
        QVERIFY(shown.page->figures().empty());
    }
    shown.store.undoStack().undo();
    shown.store.reset({});
    QTRY_VERIFY(!shown.running());
    shown.store.reset(*sampleStudy());
    QTRY_VERIFY(!shown.running());
}

void tst_page_contract::undoLeadsBackToTheSame() {
    QFETCH(const QString, key);
    Shown shown(key);
    QTRY_VERIFY(!shown.running());
    const QStringList first = shown.numbers();
    shown.swapReference();
    shown.edit([](Study& study) {
        study.trends.measure = Measure::absolute;
        study.relations.options.distinguishingCoefficient = 0.3;
        study.forecast.ahead = 3;
        study.relative.leaves = 3;
        study.transfer.combine = 2;
    });
    shown.edit([](Study& study) { study.selection.compared.pop_back(); });
    QTRY_VERIFY(!shown.running());
    shown.store.undoStack().setIndex(0);
    QTRY_VERIFY(!shown.running());
    QTRY_COMPARE(shown.numbers(), first);
}

void tst_page_contract::copyTakesNothingThatIsNotShown() {
    QFETCH(const QString, key);
    Shown shown(key, {});
    for (const bool open : {false, true}) {
        if (open) {
            shown.store.reset(*sampleStudy());
        }
        QTRY_VERIFY(!shown.running());
        for (ViewFrame* frame : shown.frames()) {
            const QSignalSpy copied(frame, &ViewFrame::copyRequested);
            const QSignalSpy exported(frame, &ViewFrame::exportRequested);
            for (auto* tool : frame->findChildren<QToolButton*>()) {
                if (tool->isVisible() && tool->menu() == nullptr && !tool->isCheckable()) {
                    tool->click();
                }
            }
            QVERIFY(frame->isShown() || (copied.isEmpty() && exported.isEmpty()));
        }
    }
}

/// The Tab key leads on from every place, and back to where it began.
/// By F1: what it shows and what can be done with it; a page without views explains itself.
void tst_page_contract::everyViewIsExplained() {
    QFETCH(const QString, key);
    const Shown shown(key);
    QVERIFY(!shown.frames().empty() || !shown.page->explanation().shows.isEmpty());
    for (const ViewFrame* frame : shown.frames()) {
        const widgets::Explanation& what = frame->explanation();
        QVERIFY2(!what.shows.isEmpty() && !what.use.isEmpty(), qPrintable(frame->explainedTitle()));
        QVERIFY2(what.formula.isEmpty() || !what.source.isEmpty(), qPrintable(frame->explainedTitle()));
    }
}

/// While the study changes and is calculated anew, and when that is undone: every control, table and view that is still
/// there afterwards.
void tst_page_contract::theKeyboardStaysWhereItIs() {
    QFETCH(const QString, key);
    Shown shown(key);
    const Desk desk(shown);
    QVERIFY(!desk.stops().empty());
    for (const QPointer<QWidget>& stop : desk.stops()) {
        if (!isOffered(stop)) {
            continue;
        }
        stop->setFocus();
        shown.edit([](Study& study) { study.relations.options.distinguishingCoefficient += 0.01; });
        shown.swapReference();
        QTRY_VERIFY(!shown.running());
        QVERIFY2(!isOffered(stop) || stop->hasFocus(), qPrintable(nameOf(stop)));
        if (isOffered(stop)) {
            stop->setFocus();
        }
        shown.store.undoStack().undo();
        shown.store.undoStack().undo();
        QTRY_VERIFY(!shown.running());
        QVERIFY2(!isOffered(stop) || stop->hasFocus(), qPrintable(nameOf(stop)));
    }
}

/// What is edited with the keyboard keeps it, whatever the edit makes anew; it may only have nothing left to edit.
void tst_page_contract::whatIsEditedKeepsTheKeyboard() {
    QFETCH(const QString, key);
    Shown shown(key);
    const Desk desk(shown);
    QVERIFY(!desk.stops().empty());
    for (const QPointer<QWidget>& stop : desk.stops()) {
        const bool box = qobject_cast<QComboBox*>(stop) || qobject_cast<QAbstractSpinBox*>(stop);
        const auto* button = qobject_cast<QAbstractButton*>(stop);
        if (!isOffered(stop) || !(box || (button && button->isCheckable()))) {
            continue;
        }
        const QString name = nameOf(stop);
        stop->setFocus();
        const int steps = shown.store.undoStack().index();
        QTest::keyClick(stop, box ? Qt::Key_Down : Qt::Key_Space);
        QTRY_VERIFY(!shown.running());
        QCoreApplication::processEvents();
        QVERIFY2(stop, qPrintable(name + QStringLiteral(" is gone")));
        QVERIFY2(!isOffered(stop) || stop->hasFocus(), qPrintable(name));
        shown.store.undoStack().setIndex(steps);
        QTRY_VERIFY(!shown.running());
    }
}

void tst_page_contract::theKeyboardGoesRound() {
    QFETCH(const QString, key);
    const Shown shown(key);
    QTRY_VERIFY(!shown.running());
    QWidget* first = shown.page->nextInFocusChain();
    QWidget* at = first;
    int steps = 0;
    constexpr int kFarTooMany = 5000;
    do {
        at = at->nextInFocusChain();
        ++steps;
    } while (at != first && steps < kFarTooMany);
    QVERIFY(steps < kFarTooMany);
    for (const QWidget* widget : shown.page->findChildren<QWidget*>()) {
        const bool taken = widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) != 0;
        const QString name = widget->accessibleName() + widget->property("text").toString() + widget->toolTip();
        QVERIFY2(!taken || !name.isEmpty() || widget->inherits("QAbstractScrollArea") || widget->inherits("QTabBar") ||
                     widget->inherits("QTabWidget") || widget->inherits("QSplitterHandle"),
                 widget->metaObject()->className());
    }
}

GREYSCOPE_TEST(tst_page_contract)
#include "tst_page_contract.moc"
