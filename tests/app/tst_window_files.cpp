#include <QClipboard>
#include <QGuiApplication>
#include <QMessageBox>
#include <QMimeData>
#include <QSignalSpy>
#include <QtTest>

#include <optional>

#include "app/study/sample_study.h"
#include "tests/support/opened_window.h"
#include "tests/support/test_registry.h"

namespace tests_of_window_files {

using namespace greyscope;
using namespace greyscope::app;
using test::kTable;

/// Tables and studies come in by the menu, the clipboard and the mouse.
class tst_window_files : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_opened.emplace();
        QVERIFY(m_opened->window);
    }
    void cleanup() { m_opened.reset(); }
    void aTableIsReadAndShown();
    void aBadFileIsToldAndNothingIsLost();
    void aTableIsAddedToTheStudy();
    void noPageHoldsAClosedStudy();
    void recentFilesAreRemembered();
    void pastedTextIsATable();
    void droppedFilesOpen();

private:
    std::optional<test::OpenedWindow> m_opened;
};

void tst_window_files::aTableIsReadAndShown() {
    auto& window = m_opened->window;
    const QSignalSpy opened(&window->document(), &StudyDocument::opened);
    window->document().open(m_opened->write("mine.csv", kTable));
    QTRY_COMPARE(opened.count(), 1);
    QCOMPARE(opened.front().front().toString(), QStringLiteral("trends"));
    QCOMPARE(m_opened->study().name, std::string("mine"));
    QCOMPARE(m_opened->study().selection.reference, (SeriesId{"mine", "a"}));
    QCOMPARE(m_opened->study().selection.compared, (std::vector<SeriesId>{{"mine", "b"}}));
    QVERIFY(window->windowTitle().startsWith(QLatin1String("mine")));
}

void tst_window_files::aBadFileIsToldAndNothingIsLost() {
    auto& window = m_opened->window;
    m_opened->action("file.sample")->trigger();
    const QSignalSpy failed(&window->document(), &StudyDocument::failed);
    window->document().open(m_opened->write("empty.csv", {}));
    QTRY_COMPARE(failed.count(), 1);
    auto* box = window->findChild<QMessageBox*>();
    QTRY_VERIFY(box && box->isVisible());
    QVERIFY(!box->text().isEmpty());
    box->close();
    QCOMPARE(m_opened->study().tables.size(), std::size_t{2});
}

void tst_window_files::aTableIsAddedToTheStudy() {
    auto& window = m_opened->window;
    m_opened->action("file.sample")->trigger();
    const QSignalSpy opened(&window->document(), &StudyDocument::opened);
    window->document().addTables({m_opened->write("mine.csv", kTable)});
    QTRY_COMPARE(opened.count(), 1);
    window->document().addTables({m_opened->write("mine.csv", kTable)});
    QTRY_COMPARE(opened.count(), 2);
    QCOMPARE(m_opened->study().tables.size(), std::size_t{4});
    QCOMPARE(m_opened->study().tables.back().name, std::string("mine 2"));
    QCOMPARE(m_opened->study().selection.reference, (SeriesId{"mine 2", "a"}));
    m_opened->action("edit.undo")->trigger();
    m_opened->action("edit.undo")->trigger();
    QCOMPARE(m_opened->study().tables.size(), std::size_t{2});
    QCOMPARE(m_opened->study().selection.reference, (SeriesId{kSampleTable, "1.1-W"}));
}

void tst_window_files::noPageHoldsAClosedStudy() {
    auto& window = m_opened->window;
    const QSignalSpy opened(&window->document(), &StudyDocument::opened);
    window->document().open(m_opened->write("mine.csv", kTable));
    QTRY_COMPARE(opened.count(), 1);
    const std::weak_ptr<const data::Dataset> dataset = m_opened->study().tables.front().dataset;
    for (const PageEntry& entry : pageEntries()) {
        window->showPage(entry.facts().key);
        QCoreApplication::processEvents();
    }
    window->document().closeStudy();
    QTRY_VERIFY(dataset.expired());
}

void tst_window_files::recentFilesAreRemembered() {
    auto& window = m_opened->window;
    const QSignalSpy opened(&window->document(), &StudyDocument::opened);
    const QString first = m_opened->write("first.csv", kTable);
    const QString second = m_opened->write("second.csv", kTable);
    window->document().open(first);
    QTRY_COMPARE(opened.count(), 1);
    window->document().open(second);
    QTRY_COMPARE(opened.count(), 2);
    window->document().open(first);
    QTRY_COMPARE(opened.count(), 3);
    QCOMPARE(window->document().recent().list(), (QStringList{first, second}));
}

void tst_window_files::pastedTextIsATable() {
    auto& window = m_opened->window;
    QGuiApplication::clipboard()->setText(QString::fromUtf8(kTable).replace(QLatin1Char(','), QLatin1Char('\t')));
    const QSignalSpy opened(&window->document(), &StudyDocument::opened);
    m_opened->action("file.paste")->trigger();
    QTRY_COMPARE(opened.count(), 1);
    QCOMPARE(window->catalog().entries().size(), std::size_t{2});
    QGuiApplication::clipboard()->clear();
    const QSignalSpy failed(&window->document(), &StudyDocument::failed);
    m_opened->action("file.paste")->trigger();
    QCOMPARE(failed.count(), 1);
}

void tst_window_files::droppedFilesOpen() {
    auto& window = m_opened->window;
    QMimeData mime;
    mime.setUrls({QUrl::fromLocalFile(m_opened->write("dropped.csv", kTable))});
    QDragEnterEvent enter({700, 400}, Qt::CopyAction, &mime, Qt::LeftButton, {});
    QCoreApplication::sendEvent(window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({700, 400}, Qt::CopyAction, &mime, Qt::LeftButton, {});
    QCoreApplication::sendEvent(window.get(), &drop);
    QTRY_COMPARE(m_opened->study().name, std::string("dropped"));
    QMimeData text;
    text.setText(QStringLiteral("no file"));
    QDragEnterEvent other({700, 400}, Qt::CopyAction, &text, Qt::LeftButton, {});
    other.ignore();
    QCoreApplication::sendEvent(window.get(), &other);
    QVERIFY(!other.isAccepted());
}

GREYSCOPE_TEST(tst_window_files)

}  // namespace tests_of_window_files

#include "tst_window_files.moc"
