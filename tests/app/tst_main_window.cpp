#include <QLineEdit>
#include <QMessageBox>
#include <QSignalSpy>
#include <QTest>

#include <optional>

#include "app/study/sample_study.h"
#include "tests/support/opened_window.h"
#include "tests/support/test_registry.h"

namespace tests_of_main_window {

using namespace greyscope;
using namespace greyscope::app;

/// The window about a study: its keys, its title, what it asks.
class tst_main_window : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_opened.emplace();
        QVERIFY(m_opened->window);
    }
    void cleanup() { m_opened.reset(); }
    void startsWithoutAStudy();
    void enterOpensTheSample();
    void keysGoToPages();
    void titleMarksChanges();
    void singleLettersActOnTheChosenSeries();
    void singleLettersAreTextInTheFilter();
    void escapeClearsTheHighlight();
    void unsavedChangesAreAskedAbout();
    void savedStudiesOpenAgain();
    void themeIsRemembered();

private:
    std::optional<test::OpenedWindow> m_opened;
};

void tst_main_window::startsWithoutAStudy() {
    auto& window = m_opened->window;
    QCOMPARE(window->currentPage()->key(), QStringLiteral("start"));
    QCOMPARE(window->windowTitle(), QStringLiteral("Greyscope"));
    QVERIFY(!m_opened->action("file.close")->isEnabled());
}

void tst_main_window::enterOpensTheSample() {
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(m_opened->study().tables.size(), std::size_t{2});
    QCOMPARE(m_opened->study().selection.reference, (SeriesId{kSampleTable, "1.1-W"}));
}

void tst_main_window::keysGoToPages() {
    auto& window = m_opened->window;
    m_opened->action("file.sample")->trigger();
    QTest::keyClick(window.get(), Qt::Key_3, Qt::ControlModifier);
    QCOMPARE(window->currentPage()->key(), QStringLiteral("relations"));
    QVERIFY(window->currentPage()->isVisible());
    QVERIFY(m_opened->action("page.relations")->isChecked());
    m_opened->window->showPage(QStringLiteral("glossary"));  // which the rail does not have
    QVERIFY(!m_opened->action("page.relations")->isChecked());
    m_opened->window->showPage(QStringLiteral("relations"));
    QVERIFY(m_opened->action("page.relations")->isChecked());
    QTest::keyClick(window.get(), Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(window->currentPage()->key(), QStringLiteral("start"));
    window->showPage(QStringLiteral("no such page"));
    QCOMPARE(window->currentPage()->key(), QStringLiteral("start"));
}

void tst_main_window::titleMarksChanges() {
    auto& window = m_opened->window;
    m_opened->action("file.sample")->trigger();
    QVERIFY(window->windowTitle().startsWith(QLatin1String("Sample study[*]")));
    QVERIFY(!window->isWindowModified());
    window->store().edit(QStringLiteral("x"), [](Study& s) { s.forecast.ahead = 9; });
    QVERIFY(window->isWindowModified());
    m_opened->action("edit.undo")->trigger();
    QVERIFY(!window->isWindowModified());
}

void tst_main_window::singleLettersActOnTheChosenSeries() {
    auto& window = m_opened->window;
    m_opened->action("file.sample")->trigger();
    const SeriesId other{kSampleTable, "2.1-W"};
    window->highlight().choose(seriesLink(other).lights);
    QTest::keyClick(window.get(), Qt::Key_C);
    QCOMPARE(m_opened->study().selection.compared.back(), other);
    QTest::keyClick(window.get(), Qt::Key_R);
    QCOMPARE(m_opened->study().selection.reference, other);
    QTest::keyClick(window.get(), Qt::Key_X);
    QCOMPARE(m_opened->study().selection.reference, (SeriesId{kSampleTable, "1.1-ReW"}));
}

void tst_main_window::singleLettersAreTextInTheFilter() {
    auto& window = m_opened->window;
    m_opened->action("file.sample")->trigger();
    window->showPage(QStringLiteral("relations"));
    window->highlight().choose(seriesLink({kSampleTable, "2.1-W"}).lights);
    auto* filter = window->findChild<QLineEdit*>(QStringLiteral("seriesFilter"));
    QTest::keyClick(window.get(), Qt::Key_Slash);
    QTRY_VERIFY(filter->hasFocus());
    QTest::keyClicks(filter, QStringLiteral("rcx/"));
    QCOMPARE(filter->text(), QStringLiteral("rcx/"));
    QCOMPARE(window->store().undoStack().count(), 0);
}

void tst_main_window::escapeClearsTheHighlight() {
    auto& window = m_opened->window;
    window->highlight().choose({widgets::Target::node(3)});
    QTest::keyClick(window.get(), Qt::Key_Escape);
    QVERIFY(window->highlight().lit().empty());
}

void tst_main_window::unsavedChangesAreAskedAbout() {
    auto& window = m_opened->window;
    m_opened->action("file.sample")->trigger();
    window->store().edit(QStringLiteral("x"), [](Study& s) { s.forecast.ahead = 9; });
    const auto answer = [&](QMessageBox::StandardButton button) {
        auto* box = window->findChild<QMessageBox*>();
        QVERIFY(box);
        QTest::mouseClick(box->button(button), Qt::LeftButton);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    m_opened->action("file.close")->trigger();
    answer(QMessageBox::Cancel);
    QCOMPARE(m_opened->study().forecast.ahead, std::size_t{9});
    QVERIFY(!window->close());
    answer(QMessageBox::Cancel);
    QVERIFY(window->isVisible());
    m_opened->action("file.close")->trigger();
    answer(QMessageBox::Discard);
    QVERIFY(m_opened->study().tables.empty());
}

void tst_main_window::savedStudiesOpenAgain() {
    auto& window = m_opened->window;
    m_opened->action("file.sample")->trigger();
    window->store().edit(QStringLiteral("x"), [](Study& s) { s.forecast.ahead = 9; });
    const QString path = m_opened->folder.filePath(QStringLiteral("kept.greyscope"));
    QVERIFY(window->document().saver().saveTo(path));
    QVERIFY(!window->isWindowModified());
    QCOMPARE(window->windowTitle(), QStringLiteral("kept[*] – Greyscope"));
    m_opened->action("file.close")->trigger();
    QVERIFY(m_opened->study().tables.empty());
    const QSignalSpy opened(&window->document(), &StudyDocument::opened);
    window->document().open(path);
    QTRY_COMPARE(opened.count(), 1);
    QCOMPARE(m_opened->study().forecast.ahead, std::size_t{9});
    QCOMPARE(window->catalog().entries().size(), std::size_t{25});
    const QSignalSpy failed(&window->document(), &StudyDocument::failed);
    QVERIFY(!window->document().saver().saveTo(m_opened->folder.filePath(QStringLiteral("no/such/folder.greyscope"))));
    QCOMPARE(failed.count(), 1);
}

void tst_main_window::themeIsRemembered() {
    auto& window = m_opened->window;
    m_opened->action("view.theme.dark")->trigger();
    QVERIFY(widgets::Theme::of(QApplication::palette()).dark);
    window.reset();
    window = std::make_unique<MainWindow>(m_opened->settings);
    QVERIFY(m_opened->action("view.theme.dark")->isChecked());
    m_opened->action("view.theme.light")->trigger();
    QVERIFY(!widgets::Theme::of(QApplication::palette()).dark);
}

GREYSCOPE_TEST(tst_main_window)

}  // namespace tests_of_main_window

#include "tst_main_window.moc"
