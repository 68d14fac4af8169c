#include <QAction>
#include <QClipboard>
#include <QDockWidget>
#include <QFile>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QToolBar>
#include <QtTest>

#include <memory>

#include "app/main_window.h"
#include "app/pages/page_registry.h"
#include "app/sidebar/series_tree.h"
#include "app/study/sample_study.h"
#include "tests/support/test_registry.h"
#include "widgets/panels/view_frame.h"

using namespace greyscope;
using namespace greyscope::app;

class tst_main_window : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void startsWithoutAStudy();
    void enterOpensTheSample();
    void keysGoToPages();
    void titleMarksChanges();
    void singleLettersActOnTheChosenSeries();
    void singleLettersAreTextInTheFilter();
    void escapeClearsTheHighlight();
    void aTableIsReadAndShown();
    void aBadFileIsToldAndNothingIsLost();
    void aTableIsAddedToTheStudy();
    void noPageHoldsAClosedStudy();
    void recentFilesAreRemembered();
    void pastedTextIsATable();
    void droppedFilesOpen();
    void unsavedChangesAreAskedAbout();
    void savedStudiesOpenAgain();
    void narrowWindowsShareOneDock();
    void fullViewHidesTheRestAndEscapeEndsIt();
    void oneViewCanStandAlone();
    void f6GoesFromPaneToPane();
    void themeIsRemembered();
    void everyPageFitsTheSmallestWindow();

private:
    QAction* action(const char* name) const { return m_window->findChild<QAction*>(QLatin1String(name)); }
    QString write(const char* name, const QByteArray& text) const;
    [[nodiscard]] const Study& study() const { return m_window->store().study(); }

    QTemporaryDir m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

static const QByteArray kTable = "system,threads,throughput_mb_s\na,1,10\na,2,20\nb,1,11\nb,2,23\n";

void tst_main_window::init() {
    m_settings = std::make_unique<QSettings>(m_folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    m_settings->clear();
    m_window = std::make_unique<MainWindow>(*m_settings);
    m_window->resize(1440, 900);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void tst_main_window::cleanup() {
    m_window.reset();
}

QString tst_main_window::write(const char* name, const QByteArray& text) const {
    QFile file(m_folder.filePath(QLatin1String(name)));
    if (file.open(QIODevice::WriteOnly)) {
        file.write(text);
    }
    return file.fileName();
}

void tst_main_window::startsWithoutAStudy() {
    QCOMPARE(m_window->currentPage()->key(), QStringLiteral("start"));
    QCOMPARE(m_window->windowTitle(), QStringLiteral("Greyscope"));
    QVERIFY(!action("file.close")->isEnabled());
}

void tst_main_window::enterOpensTheSample() {
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(study().tables.size(), std::size_t{2});
    QCOMPARE(study().selection.reference, (SeriesId{kSampleTable, "1.1-W"}));
}

void tst_main_window::keysGoToPages() {
    action("file.sample")->trigger();
    QTest::keyClick(m_window.get(), Qt::Key_3, Qt::ControlModifier);
    QCOMPARE(m_window->currentPage()->key(), QStringLiteral("relations"));
    QVERIFY(m_window->currentPage()->isVisible());
    QVERIFY(action("page.relations")->isChecked());
    QTest::keyClick(m_window.get(), Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(m_window->currentPage()->key(), QStringLiteral("start"));
    m_window->showPage(QStringLiteral("no such page"));
    QCOMPARE(m_window->currentPage()->key(), QStringLiteral("start"));
}

void tst_main_window::titleMarksChanges() {
    action("file.sample")->trigger();
    QVERIFY(m_window->windowTitle().startsWith(QLatin1String("Sample study[*]")));
    QVERIFY(!m_window->isWindowModified());
    m_window->store().edit(QStringLiteral("x"), [](Study& s) { s.forecast.ahead = 9; });
    QVERIFY(m_window->isWindowModified());
    action("edit.undo")->trigger();
    QVERIFY(!m_window->isWindowModified());
}

void tst_main_window::singleLettersActOnTheChosenSeries() {
    action("file.sample")->trigger();
    const SeriesId other{kSampleTable, "2.1-W"};
    m_window->highlight().choose(seriesLink(other).lights);
    QTest::keyClick(m_window.get(), Qt::Key_C);
    QCOMPARE(study().selection.compared.back(), other);
    QTest::keyClick(m_window.get(), Qt::Key_R);
    QCOMPARE(study().selection.reference, other);
    QTest::keyClick(m_window.get(), Qt::Key_X);
    QCOMPARE(study().selection.reference, (SeriesId{kSampleTable, "1.1-ReW"}));
}

void tst_main_window::singleLettersAreTextInTheFilter() {
    action("file.sample")->trigger();
    m_window->showPage(QStringLiteral("relations"));
    m_window->highlight().choose(seriesLink({kSampleTable, "2.1-W"}).lights);
    auto* filter = m_window->findChild<QLineEdit*>(QStringLiteral("seriesFilter"));
    QTest::keyClick(m_window.get(), Qt::Key_Slash);
    QTRY_VERIFY(filter->hasFocus());
    QTest::keyClicks(filter, QStringLiteral("rcx/"));
    QCOMPARE(filter->text(), QStringLiteral("rcx/"));
    QCOMPARE(m_window->store().undoStack().count(), 0);
}

void tst_main_window::escapeClearsTheHighlight() {
    m_window->highlight().choose({widgets::Target::node(3)});
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    QVERIFY(m_window->highlight().lit().empty());
}

void tst_main_window::aTableIsReadAndShown() {
    const QSignalSpy opened(&m_window->document(), &StudyDocument::opened);
    m_window->document().open(write("mine.csv", kTable));
    QTRY_COMPARE(opened.count(), 1);
    QCOMPARE(opened.front().front().toString(), QStringLiteral("trends"));
    QCOMPARE(study().name, std::string("mine"));
    QCOMPARE(study().selection.reference, (SeriesId{"mine", "a"}));
    QCOMPARE(study().selection.compared, (std::vector<SeriesId>{{"mine", "b"}}));
    QVERIFY(m_window->windowTitle().startsWith(QLatin1String("mine")));
}

void tst_main_window::aBadFileIsToldAndNothingIsLost() {
    action("file.sample")->trigger();
    const QSignalSpy failed(&m_window->document(), &StudyDocument::failed);
    m_window->document().open(write("empty.csv", {}));
    QTRY_COMPARE(failed.count(), 1);
    auto* box = m_window->findChild<QMessageBox*>();
    QTRY_VERIFY(box && box->isVisible());
    QVERIFY(!box->text().isEmpty());
    box->close();
    QCOMPARE(study().tables.size(), std::size_t{2});
}

void tst_main_window::noPageHoldsAClosedStudy() {
    const QSignalSpy opened(&m_window->document(), &StudyDocument::opened);
    m_window->document().open(write("mine.csv", kTable));
    QTRY_COMPARE(opened.count(), 1);
    const std::weak_ptr<const data::Dataset> dataset = study().tables.front().dataset;
    for (const PageEntry& entry : pageEntries()) {
        m_window->showPage(entry.facts().key);
        QCoreApplication::processEvents();
    }
    m_window->document().closeStudy();
    QTRY_VERIFY(dataset.expired());
}

void tst_main_window::aTableIsAddedToTheStudy() {
    action("file.sample")->trigger();
    const QSignalSpy opened(&m_window->document(), &StudyDocument::opened);
    m_window->document().addTables({write("mine.csv", kTable)});
    QTRY_COMPARE(opened.count(), 1);
    m_window->document().addTables({write("mine.csv", kTable)});
    QTRY_COMPARE(opened.count(), 2);
    QCOMPARE(study().tables.size(), std::size_t{4});
    QCOMPARE(study().tables.back().name, std::string("mine 2"));
    QCOMPARE(study().selection.reference, (SeriesId{"mine 2", "a"}));
    action("edit.undo")->trigger();
    action("edit.undo")->trigger();
    QCOMPARE(study().tables.size(), std::size_t{2});
    QCOMPARE(study().selection.reference, (SeriesId{kSampleTable, "1.1-W"}));
}

void tst_main_window::recentFilesAreRemembered() {
    const QSignalSpy opened(&m_window->document(), &StudyDocument::opened);
    const QString first = write("first.csv", kTable);
    const QString second = write("second.csv", kTable);
    m_window->document().open(first);
    QTRY_COMPARE(opened.count(), 1);
    m_window->document().open(second);
    QTRY_COMPARE(opened.count(), 2);
    m_window->document().open(first);
    QTRY_COMPARE(opened.count(), 3);
    QCOMPARE(m_window->document().recentFiles(), (QStringList{first, second}));
}

void tst_main_window::pastedTextIsATable() {
    QGuiApplication::clipboard()->setText(QString::fromUtf8(kTable).replace(QLatin1Char(','), QLatin1Char('\t')));
    const QSignalSpy opened(&m_window->document(), &StudyDocument::opened);
    action("file.paste")->trigger();
    QTRY_COMPARE(opened.count(), 1);
    QCOMPARE(m_window->catalog().entries().size(), std::size_t{2});
    QGuiApplication::clipboard()->clear();
    const QSignalSpy failed(&m_window->document(), &StudyDocument::failed);
    action("file.paste")->trigger();
    QCOMPARE(failed.count(), 1);
}

void tst_main_window::droppedFilesOpen() {
    QMimeData mime;
    mime.setUrls({QUrl::fromLocalFile(write("dropped.csv", kTable))});
    QDragEnterEvent enter({700, 400}, Qt::CopyAction, &mime, Qt::LeftButton, {});
    QCoreApplication::sendEvent(m_window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({700, 400}, Qt::CopyAction, &mime, Qt::LeftButton, {});
    QCoreApplication::sendEvent(m_window.get(), &drop);
    QTRY_COMPARE(study().name, std::string("dropped"));
    QMimeData text;
    text.setText(QStringLiteral("no file"));
    QDragEnterEvent other({700, 400}, Qt::CopyAction, &text, Qt::LeftButton, {});
    other.ignore();
    QCoreApplication::sendEvent(m_window.get(), &other);
    QVERIFY(!other.isAccepted());
}

void tst_main_window::unsavedChangesAreAskedAbout() {
    action("file.sample")->trigger();
    m_window->store().edit(QStringLiteral("x"), [](Study& s) { s.forecast.ahead = 9; });
    const auto answer = [this](QMessageBox::StandardButton button) {
        auto* box = m_window->findChild<QMessageBox*>();
        QVERIFY(box);
        QTest::mouseClick(box->button(button), Qt::LeftButton);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    action("file.close")->trigger();
    answer(QMessageBox::Cancel);
    QCOMPARE(study().forecast.ahead, std::size_t{9});
    QVERIFY(!m_window->close());
    answer(QMessageBox::Cancel);
    QVERIFY(m_window->isVisible());
    action("file.close")->trigger();
    answer(QMessageBox::Discard);
    QVERIFY(study().tables.empty());
}

void tst_main_window::savedStudiesOpenAgain() {
    action("file.sample")->trigger();
    m_window->store().edit(QStringLiteral("x"), [](Study& s) { s.forecast.ahead = 9; });
    const QString path = m_folder.filePath(QStringLiteral("kept.greyscope"));
    QVERIFY(m_window->document().saveTo(path));
    QVERIFY(!m_window->isWindowModified());
    QCOMPARE(m_window->windowTitle(), QStringLiteral("kept[*] – Greyscope"));
    action("file.close")->trigger();
    QVERIFY(study().tables.empty());
    const QSignalSpy opened(&m_window->document(), &StudyDocument::opened);
    m_window->document().open(path);
    QTRY_COMPARE(opened.count(), 1);
    QCOMPARE(study().forecast.ahead, std::size_t{9});
    QCOMPARE(m_window->catalog().entries().size(), std::size_t{25});
    const QSignalSpy failed(&m_window->document(), &StudyDocument::failed);
    QVERIFY(!m_window->document().saveTo(m_folder.filePath(QStringLiteral("no/such/folder.greyscope"))));
    QCOMPARE(failed.count(), 1);
}

void tst_main_window::narrowWindowsShareOneDock() {
    action("file.sample")->trigger();
    m_window->showPage(QStringLiteral("relations"));
    auto* series = m_window->findChild<QDockWidget*>(QStringLiteral("seriesDock"));
    auto* inspector = m_window->findChild<QDockWidget*>(QStringLiteral("inspectorDock"));
    QTRY_VERIFY(series->isVisible() && inspector->isVisible());
    QTRY_VERIFY(series->geometry().right() < inspector->geometry().left());
    QTRY_COMPARE(series->width(), 272);
    QTRY_COMPARE(inspector->width(), 256);
    m_window->resize(1024, 700);
    // Both share one place; a point in it belongs to the one in front.
    const auto inFront = [&](const QDockWidget* dock) {
        const QWidget* at = m_window->childAt(150, 400);
        return at != nullptr && dock->isAncestorOf(at);
    };
    QTRY_VERIFY(inFront(series));
    inspector->raise();
    QTRY_VERIFY(inFront(inspector));
    QCOMPARE(m_window->width(), 1024);
    auto* rail = m_window->findChild<QToolBar*>(QStringLiteral("rail"));
    QTRY_COMPARE(rail->width(), 48);
    m_window->resize(1440, 900);
    QTRY_COMPARE(rail->width(), 84);
    QTRY_VERIFY(series->geometry().right() < inspector->geometry().left());
}

void tst_main_window::fullViewHidesTheRestAndEscapeEndsIt() {
    auto* rail = m_window->findChild<QToolBar*>(QStringLiteral("rail"));
    QTest::keyClick(m_window.get(), Qt::Key_F11);
    QVERIFY(!rail->isVisible());
    QVERIFY(!m_window->statusBar()->isVisible());
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    QVERIFY(rail->isVisible());
    QVERIFY(m_window->statusBar()->isVisible());
}

void tst_main_window::oneViewCanStandAlone() {
    action("file.sample")->trigger();
    m_window->showPage(QStringLiteral("relations"));
    const auto frames = m_window->currentPage()->findChildren<widgets::ViewFrame*>();
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
    QVERIFY(action("view.full")->isChecked());
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    QCOMPARE(visible(), before);
}

void tst_main_window::f6GoesFromPaneToPane() {
    action("file.sample")->trigger();
    m_window->showPage(QStringLiteral("relations"));
    auto* series = m_window->findChild<QWidget*>(QStringLiteral("seriesPanel"));
    const auto inSeries = [series] { return series->isAncestorOf(QApplication::focusWidget()); };
    m_window->findChild<SeriesTree*>()->setFocus();
    QVERIFY(inSeries());
    QTRY_VERIFY(!m_window->currentPage()->figures().empty());
    QTest::keyClick(m_window.get(), Qt::Key_F6);
    QVERIFY(m_window->currentPage()->isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(m_window.get(), Qt::Key_F6, Qt::ShiftModifier);
    QVERIFY(inSeries());
}

void tst_main_window::themeIsRemembered() {
    action("view.theme.dark")->trigger();
    QVERIFY(widgets::Theme::of(QApplication::palette()).dark);
    m_window.reset();
    m_window = std::make_unique<MainWindow>(*m_settings);
    QVERIFY(action("view.theme.dark")->isChecked());
    action("view.theme.light")->trigger();
    QVERIFY(!widgets::Theme::of(QApplication::palette()).dark);
}

void tst_main_window::everyPageFitsTheSmallestWindow() {
    action("file.sample")->trigger();
    m_window->resize(1024, 700);
    for (const PageEntry& entry : pageEntries()) {
        m_window->showPage(entry.facts().key);
        QCoreApplication::processEvents();
        const Page* page = m_window->currentPage();
        QVERIFY2(m_window->rect().contains(QRect(page->mapTo(m_window.get(), QPoint(0, 0)), page->size())),
                 qPrintable(page->key()));
    }
    QCOMPARE(m_window->size(), QSize(1024, 700));
}

GREYSCOPE_TEST(tst_main_window)
#include "tst_main_window.moc"
