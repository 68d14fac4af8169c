#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QButtonGroup>
#include <QComboBox>
#include <QMainWindow>
#include <QPointer>
#include <QTabBar>
#include <QTest>
#include <QVBoxLayout>

#include "tests/support/nameless_controls.h"
#include "tests/support/shown_page.h"
#include "tests/support/test_registry.h"

namespace tests_of_page_keyboard {

using namespace greyscope;
using namespace greyscope::app;

namespace {

/// A page with its bar and its inspector in one window, which has the keyboard.
class Desk {
public:
    explicit Desk(test::ShownPage& shown) : m_shown(shown) {
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

    /// That can be pressed now.
    [[nodiscard]] QList<QAbstractButton*> buttons() const {
        QList<QAbstractButton*> buttons = m_window.findChildren<QAbstractButton*>();
        buttons.removeIf([](const QAbstractButton* each) { return !each->isVisible() || !each->isEnabled(); });
        return buttons;
    }

    [[nodiscard]] const QWidget* window() const { return &m_window; }

private:
    test::ShownPage& m_shown;
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

}  // namespace

/// What holds for the keyboard on every page of the registry.
class tst_page_keyboard : public QObject {
    Q_OBJECT

private slots:
    void theKeyboardStaysWhereItIs_data() { test::addPageRows(); }
    void theKeyboardStaysWhereItIs();
    void whatIsEditedKeepsTheKeyboard_data() { test::addPageRows(); }
    void whatIsEditedKeepsTheKeyboard();
    void theKeyboardGoesRound_data() { test::addPageRows(); }
    void theKeyboardGoesRound();
    void everyButtonIsReached_data() { test::addPageRows(); }
    void everyButtonIsReached();
    void everyControlHasAName_data() { test::addPageRows(); }
    void everyControlHasAName();
};

/// While the study changes and is calculated anew, which every other time is undone: every control, table and view that
/// is still there afterwards.
void tst_page_keyboard::theKeyboardStaysWhereItIs() {
    QFETCH(const QString, key);
    test::ShownPage shown(key);
    const Desk desk(shown);
    QVERIFY(!desk.stops().empty());
    for (const QPointer<QWidget>& stop : desk.stops()) {
        if (!isOffered(stop)) {
            continue;
        }
        stop->setFocus();
        if (shown.store.undoStack().canUndo()) {
            shown.store.undoStack().undo();
        } else {
            shown.edit([](Study& study) {
                study.relations.options.distinguishingCoefficient += 0.01;
                std::swap(study.selection.reference, study.selection.compared.front());
            });
        }
        shown.settle();
        QVERIFY2(!isOffered(stop) || stop->hasFocus(), qPrintable(nameOf(stop)));
    }
}

/// What is edited with the keyboard keeps it, whatever the edit makes anew; it may only have nothing left to edit.
void tst_page_keyboard::whatIsEditedKeepsTheKeyboard() {
    QFETCH(const QString, key);
    test::ShownPage shown(key);
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
        shown.settle();
        QCoreApplication::processEvents();
        QVERIFY2(stop, qPrintable(name + QStringLiteral(" is gone")));
        QVERIFY2(!isOffered(stop) || stop->hasFocus(), qPrintable(name));
        shown.store.undoStack().setIndex(steps);
        shown.settle();
    }
}

/// The Tab key leads on from every place, and back to where it began.
void tst_page_keyboard::theKeyboardGoesRound() {
    QFETCH(const QString, key);
    const test::ShownPage shown(key);
    shown.settle();
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
        const bool drawn = widget->inherits("QAbstractScrollArea") && !widget->inherits("QScrollArea");
        QVERIFY2(!taken || !name.isEmpty() || drawn || widget->inherits("QTabBar") || widget->inherits("QTabWidget") ||
                     widget->inherits("QSplitterHandle"),
                 widget->metaObject()->className());
    }
}

/// By the Tab key, or by the arrow keys among those that belong together.
void tst_page_keyboard::everyButtonIsReached() {
    QFETCH(const QString, key);
    test::ShownPage shown(key);
    const Desk desk(shown);
    shown.settle();
    QStringList missed;
    for (const QAbstractButton* button : desk.buttons()) {
        const bool moves = qobject_cast<const QTabBar*>(button->parentWidget()) != nullptr;  // scrolls its tabs
        const bool corner = button->inherits("QTableCornerButton");                          // as Ctrl+A
        const bool taken = (button->focusPolicy() & Qt::TabFocus) != 0;
        if (!moves && !corner && !taken && !(button->group() && button->group()->exclusive())) {
            missed << QStringLiteral("%1 %2").arg(button->objectName(), button->text() + button->toolTip());
        }
    }
    QVERIFY2(missed.empty(), qPrintable(missed.join(QLatin1Char('\n'))));
}

GREYSCOPE_TEST(tst_page_keyboard)

/// What a screen reader says of it: its own name, its words, or those of the label beside it.
void tst_page_keyboard::everyControlHasAName() {
    QFETCH(const QString, key);
    test::ShownPage shown(key);
    const Desk desk(shown);
    shown.settle();
    const QStringList missed = test::namelessControls(*desk.window());
    QVERIFY2(missed.empty(), qPrintable(missed.join(QLatin1Char('\n'))));
}

}  // namespace tests_of_page_keyboard

#include "tst_page_keyboard.moc"
