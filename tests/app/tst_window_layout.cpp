#include <QComboBox>
#include <QDockWidget>
#include <QPushButton>
#include <QScreen>
#include <QStatusBar>
#include <QStyleOptionComboBox>
#include <QTest>
#include <QToolBar>

#include <optional>

#include "app/pages/page_registry.h"
#include "app/run/window_place.h"
#include "app/sidebar/series_tree.h"
#include "app/window/panes/side_dock.h"
#include "app/window/panes/work_area.h"
#include "tests/support/opened_window.h"
#include "tests/support/test_registry.h"
#include "widgets/common/language.h"
#include "widgets/common/scrolled_room.h"
#include "widgets/controls/name_combo.h"
#include "widgets/controls/section.h"
#include "widgets/panels/view_frame.h"

namespace tests_of_window_layout {

using namespace greyscope;
using namespace greyscope::app;

/// Docks, panes and views make room for each other.
class tst_window_layout : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_opened.emplace();
        QVERIFY(m_opened->window);
    }
    void cleanup() {
        m_opened.reset();
        widgets::useLanguage(QLocale(QStringLiteral("en")));
    }
    void choicesAreReadWhole_data();
    void choicesAreReadWhole();
    void narrowWindowsShareOneDock();
    void aLessonSharesTheOneDock();
    void theNarrowestFoldThemAway();
    void noPageScrollsSidewaysAtTwiceTheSize();
    void fullViewHidesTheRestAndEscapeEndsIt();
    void oneViewCanStandAlone();
    void panesAreOpenAsTheyWereLeft();
    void panesWithNothingToShowAreNotOffered();
    void theHistoryAloneHasATitle();
    void anotherLanguageLeavesDocksTheirSize();
    void f6GoesFromPaneToPane();
    void theLeastSizeIsNoMoreThanTheScreen();

private:
    std::optional<test::OpenedWindow> m_opened;
};

void tst_window_layout::choicesAreReadWhole_data() {
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << QStringLiteral("en");
    QTest::newRow("Chinese") << QStringLiteral("zh_CN");
}

/// In the smallest usual window no word of the program is cut in a drop-down, whichever of its entries is chosen. Names
/// of any length are shortened, and their tip has them whole.
void tst_window_layout::choicesAreReadWhole() {
    QFETCH(const QString, language);
    auto& window = m_opened->window;
    widgets::useLanguage(QLocale(language));  // the window has begun in that of its settings
    QTest::qWait(50);
    m_opened->action("file.sample")->trigger();
    window->resize(1024, 700);
    QStringList cut;
    int seen = 0;
    for (const PageEntry& entry : pageEntries()) {
        const QString page = entry.facts().key;
        window->showPage(page);
        QTRY_COMPARE(window->currentPage()->key(), page);
        QTest::qWait(50);
        window->findChild<QDockWidget*>(QStringLiteral("inspectorDock"))->raise();
        QTest::qWait(50);
        for (const QComboBox* combo : window->findChildren<QComboBox*>()) {
            if (!combo->isVisible()) {
                continue;
            }
            const QWidget* panel = combo;
            while (panel != nullptr && qobject_cast<const widgets::InspectorPanel*>(panel) == nullptr) {
                panel = panel->parentWidget();
            }
            QStyleOptionComboBox option;
            option.initFrom(combo);
            const int room = combo->style()
                                 ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, combo)
                                 .width();
            // Outside of options there are names among the words, and the tip has what is cut.
            const bool names = qobject_cast<const widgets::NameCombo*>(combo) != nullptr;
            const bool tells = qobject_cast<const widgets::ElidedCombo*>(combo) != nullptr && panel == nullptr;
            for (int i = 0; i < combo->count() && !names && !tells; ++i) {
                ++seen;
                if (combo->fontMetrics().horizontalAdvance(combo->itemText(i)) > room) {
                    cut << QStringLiteral("%1: %2: %3").arg(page, combo->objectName(), combo->itemText(i));
                }
            }
        }
    }
    QVERIFY(seen > 60);
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(QLatin1Char('\n'))));
}

void tst_window_layout::narrowWindowsShareOneDock() {
    auto& window = m_opened->window;
    m_opened->action("file.sample")->trigger();
    window->showPage(QStringLiteral("relations"));
    auto* series = window->findChild<QDockWidget*>(QStringLiteral("seriesDock"));
    auto* inspector = window->findChild<QDockWidget*>(QStringLiteral("inspectorDock"));
    QTRY_VERIFY(series->isVisible() && inspector->isVisible());
    QTRY_VERIFY(series->geometry().right() < inspector->geometry().left());
    QTRY_COMPARE(series->width(), 272);
    QTRY_VERIFY(inspector->width() >= 256);  // or what stands in it needs
    window->resize(1024, 700);
    // Both share one place; a point in it belongs to the one in front.
    const auto inFront = [&](const QDockWidget* dock) {
        const QWidget* at = window->childAt(150, 400);
        return at != nullptr && dock->isAncestorOf(at);
    };
    QTRY_VERIFY(inFront(series));
    inspector->raise();
    QTRY_VERIFY(inFront(inspector));
    QCOMPARE(window->width(), 1024);
    auto* rail = window->findChild<QToolBar*>(QStringLiteral("rail"));
    QTRY_COMPARE(rail->width(), 48);
    window->resize(1440, 900);
    QTRY_COMPARE(rail->width(), 84);
    QTRY_VERIFY(series->geometry().right() < inspector->geometry().left());
}

void tst_window_layout::aLessonSharesTheOneDock() {
    auto& window = m_opened->window;
    window->resize(1024, 700);
    auto* lesson = window->findChild<QDockWidget*>(QStringLiteral("lessonDock"));
    auto* series = window->findChild<QDockWidget*>(QStringLiteral("seriesDock"));
    const auto inFront = [&] {
        const QWidget* at = window->childAt(150, 300);
        return at != nullptr && lesson->isAncestorOf(at) && lesson->height() >= series->height();
    };
    auto* show = window->findChild<QPushButton*>(QStringLiteral("lesson.working"));
    for (const char* key : {"lesson.axioms", "lesson.image-and-rho"}) {
        m_opened->action(key)->trigger();
        QTRY_VERIFY2(inFront(), key);
        show->click();
        QTRY_VERIFY(window->findChild<QDockWidget*>(QStringLiteral("workingDock"))->isVisible());
        QTRY_VERIFY2(inFront(), key);
        const auto together = window->findChild<WorkArea*>()->tabifiedDockWidgets(lesson);
        QVERIFY(together.contains(series));
        m_opened->action("window.workingDock")->trigger();
    }
}

void tst_window_layout::theNarrowestFoldThemAway() {
    auto& window = m_opened->window;
    m_opened->action("file.sample")->trigger();
    window->showPage(QStringLiteral("relations"));
    const auto* series = window->findChild<SideDock*>(QStringLiteral("seriesDock"));
    const auto* inspector = window->findChild<SideDock*>(QStringLiteral("inspectorDock"));
    auto* sides = window->findChild<QAction*>(QStringLiteral("sides"));
    QTRY_VERIFY(series->isVisible() && inspector->isVisible());
    QVERIFY(!sides->isVisible());
    window->resize(660, 500);
    QTRY_VERIFY(!series->isVisible() && !inspector->isVisible() && sides->isVisible());
    QVERIFY(series->wanted() && inspector->wanted());
    QVERIFY(!m_opened->action("window.seriesDock")->isChecked());
    sides->trigger();
    QTRY_VERIFY(series->isVisible() && m_opened->action("window.seriesDock")->isChecked());
    sides->trigger();
    QTRY_VERIFY(!series->isVisible());
    m_opened->action("window.inspectorDock")->trigger();  // what asks for one brings them
    QTRY_VERIFY(inspector->isVisible() && inspector->wanted());
    sides->trigger();
    window->showPage(QStringLiteral("sheet"));
    window->showPage(QStringLiteral("glossary"));
    QTRY_VERIFY(!sides->isVisible());
    window->resize(1440, 900);
    window->showPage(QStringLiteral("relations"));
    QTRY_VERIFY(series->isVisible() && inspector->isVisible() && !sides->isVisible());
}

/// 1024 x 700 pixels of a screen on which everything is twice as large.
void tst_window_layout::noPageScrollsSidewaysAtTwiceTheSize() {
    auto& window = m_opened->window;
    m_opened->action("file.sample")->trigger();
    window->setMinimumSize(0, 0);
    window->resize(512, 350);
    for (const char* key : {"start", "data", "trends", "relations", "forecast", "relative", "transfer", "replication",
                            "simulate", "layout", "compare", "sheet", "tree", "exercise", "glossary"}) {
        window->showPage(QLatin1String(key));
        const auto* page = window->currentPage();
        QCOMPARE(page->key(), QLatin1String(key));
        const QWidget* room = page->parentWidget();
        while (qobject_cast<const widgets::ScrolledRoom*>(room) == nullptr) {
            room = room->parentWidget();
        }
        QTRY_VERIFY2(page->width() <= room->width() && page->width() > 400, key);
    }
}

void tst_window_layout::anotherLanguageLeavesDocksTheirSize() {
    auto& window = m_opened->window;
    m_opened->action("file.sample")->trigger();
    window->showPage(QStringLiteral("forecast"));
    const auto dock = [&window](const char* name) { return window->findChild<SideDock*>(QLatin1String(name)); };
    dock("workingDock")->setWanted(true);
    QTRY_VERIFY(dock("seriesDock")->isVisible() && dock("workingDock")->isVisible());
    auto* area = qobject_cast<QMainWindow*>(dock("seriesDock")->parentWidget());
    area->resizeDocks({dock("seriesDock")}, {310}, Qt::Horizontal);
    area->resizeDocks({dock("workingDock")}, {380}, Qt::Vertical);
    QTRY_COMPARE(dock("seriesDock")->width(), 310);
    QTRY_COMPARE(dock("workingDock")->height(), 380);
    QEvent changed(QEvent::LanguageChange);
    QCoreApplication::sendEvent(window.get(), &changed);
    QTRY_VERIFY(dock("seriesDock")->isVisible());
    QCoreApplication::processEvents();
    QCOMPARE(dock("seriesDock")->width(), 310);
    QCOMPARE(dock("workingDock")->height(), 380);
}

void tst_window_layout::fullViewHidesTheRestAndEscapeEndsIt() {
    auto& window = m_opened->window;
    auto* rail = window->findChild<QToolBar*>(QStringLiteral("rail"));
    QTest::keyClick(window.get(), Qt::Key_F11);
    QVERIFY(!rail->isVisible());
    QVERIFY(!window->statusBar()->isVisible());
    QTest::keyClick(window.get(), Qt::Key_Escape);
    QVERIFY(rail->isVisible());
    QVERIFY(window->statusBar()->isVisible());
}

void tst_window_layout::oneViewCanStandAlone() {
    auto& window = m_opened->window;
    m_opened->action("file.sample")->trigger();
    window->showPage(QStringLiteral("relations"));
    const auto frames = window->currentPage()->findChildren<widgets::ViewFrame*>();
    QVERIFY(frames.size() > 1);
    const auto visible = [&frames] {
        return std::count_if(frames.begin(), frames.end(), [](const auto* frame) { return frame->isVisible(); });
    };
    const auto before = visible();
    auto* const seen =
        *std::find_if(frames.begin(), frames.end(), [](const auto* frame) { return frame->isVisible(); });
    emit seen->fullViewRequested(true);
    QCOMPARE(visible(), 1);
    QVERIFY(seen->isVisible());
    QVERIFY(m_opened->action("view.full")->isChecked());
    QTest::keyClick(window.get(), Qt::Key_Escape);
    QCOMPARE(visible(), before);
}

void tst_window_layout::panesAreOpenAsTheyWereLeft() {
    const auto wanted = [this](const char* dock) {
        return m_opened->window->findChild<SideDock*>(QLatin1String(dock))->wanted();
    };
    QVERIFY(wanted("inspectorDock") && !wanted("historyDock"));
    m_opened->action("file.sample")->trigger();
    m_opened->window->showPage(QStringLiteral("trends"));
    m_opened->action("window.inspectorDock")->trigger();
    m_opened->action("window.historyDock")->trigger();
    m_opened->window->close();
    m_opened->window = std::make_unique<MainWindow>(m_opened->settings);
    m_opened->window->show();
    QVERIFY(!wanted("inspectorDock") && wanted("historyDock"));
    QVERIFY(m_opened->action("window.historyDock")->isChecked());
    QVERIFY(!m_opened->action("window.inspectorDock")->isChecked());
    m_opened->action("file.sample")->trigger();
    m_opened->window->showPage(QStringLiteral("relations"));
    QTRY_VERIFY(m_opened->window->findChild<SideDock*>(QStringLiteral("historyDock"))->isVisible());
    QVERIFY(!m_opened->window->findChild<SideDock*>(QStringLiteral("inspectorDock"))->isVisible());
}

void tst_window_layout::panesWithNothingToShowAreNotOffered() {
    const QAction* inspector = m_opened->action("window.inspectorDock");
    const QAction* lesson = m_opened->action("window.lessonDock");
    QVERIFY(!inspector->isEnabled() && !lesson->isEnabled());
    m_opened->action("file.sample")->trigger();
    m_opened->window->showPage(QStringLiteral("relations"));
    QVERIFY(inspector->isEnabled() && !lesson->isEnabled());
    m_opened->action("lesson.gm11")->trigger();
    QTRY_VERIFY(lesson->isEnabled());
}

/// It shares the place of the series, which some pages have not.
void tst_window_layout::theHistoryAloneHasATitle() {
    auto& window = m_opened->window;
    m_opened->action("file.sample")->trigger();
    m_opened->action("window.historyDock")->trigger();
    const auto* history = window->findChild<SideDock*>(QStringLiteral("historyDock"));
    const auto titled = [history] { return history->titleBarWidget()->objectName() == QLatin1String("dockTitle"); };
    window->showPage(QStringLiteral("trends"));
    QTRY_VERIFY(history->isVisible() && !titled());
    window->showPage(QStringLiteral("sheet"));
    QTRY_VERIFY(history->isVisible() && titled());
    window->showPage(QStringLiteral("trends"));
    QTRY_VERIFY(!titled());
    m_opened->action("window.seriesDock")->trigger();
    QTRY_VERIFY(titled());
}

void tst_window_layout::f6GoesFromPaneToPane() {
    auto& window = m_opened->window;
    m_opened->action("file.sample")->trigger();
    window->showPage(QStringLiteral("relations"));
    auto* series = window->findChild<QWidget*>(QStringLiteral("seriesPanel"));
    const auto inSeries = [series] { return series->isAncestorOf(QApplication::focusWidget()); };
    window->findChild<SeriesTree*>()->setFocus();
    QVERIFY(inSeries());
    QTRY_VERIFY(!window->currentPage()->figures().empty());
    QTest::keyClick(window.get(), Qt::Key_F6);
    QVERIFY(window->currentPage()->isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(window.get(), Qt::Key_F6, Qt::ShiftModifier);
    QVERIFY(inSeries());
}

void tst_window_layout::theLeastSizeIsNoMoreThanTheScreen() {
    QWidget window;
    window.setMinimumSize(100000, 300);
    placeWindow(window, {}, {200000, 400});
    const QSize room = window.screen()->availableGeometry().size();
    QVERIFY(window.minimumWidth() <= room.width() && window.width() <= room.width());
    QCOMPARE(window.minimumHeight(), 300);
}

GREYSCOPE_TEST(tst_window_layout)

}  // namespace tests_of_window_layout

#include "tst_window_layout.moc"
