#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <optional>

#include "app/study/sample_study.h"
#include "app/window/dialogs/preview_dialog.h"
#include "core/io/files/archive.h"
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
    void recentFilesAreRemembered();
    void pastedTextIsATable();
    void droppedFilesOpen();
    void aFileIsShownBeforeItIsOpened();
    void anArchiveOfSeveralFilesAsksWhich();

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
    QVERIFY(window->isWindowModified());  // it is nowhere else
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

void tst_window_files::aFileIsShownBeforeItIsOpened() {
    auto& window = m_opened->window;
    window->document().preview(m_opened->write("mine.csv", kTable));
    auto* const dialog = window->findChild<PreviewDialog*>();
    QVERIFY(dialog);
    auto* const open = dialog->findChild<QPushButton*>(QStringLiteral("previewOpen"));
    QVERIFY(open->isDefault());
    QTRY_VERIFY(open->isEnabled());
    QCOMPARE(open->text(), QStringLiteral("Open 4 rows"));
    QVERIFY(!dialog->findChild<QPushButton*>(QStringLiteral("previewAdd")));
    auto* const header = dialog->findChild<QComboBox*>(QStringLiteral("reading-header"));
    header->setCurrentIndex(header->findText(QStringLiteral("none")));
    emit header->activated(header->currentIndex());
    QTRY_COMPARE(open->text(), QStringLiteral("Open 5 rows"));
    open->click();
    QTRY_COMPARE(m_opened->study().tables.size(), std::size_t{1});
    QCOMPARE(m_opened->study().tables.front().dataset->rowCount(), std::size_t{5});
    QCOMPARE(m_opened->study().tables.front().told.words.at("header"), std::string("absent"));
}

void tst_window_files::anArchiveOfSeveralFilesAsksWhich() {
    auto& window = m_opened->window;
    std::string bytes;
    io::ZipWriter zip([&bytes](std::string_view piece) {
        bytes += piece;
        return true;
    });
    const std::string table = kTable.toStdString();
    for (const char* name : {"a.csv", "b.csv"}) {
        QVERIFY(zip.begin(name, static_cast<std::int64_t>(table.size()), 0) && zip.add(table));
    }
    QVERIFY(zip.close());
    window->document().open(m_opened->write("both.zip", QByteArray::fromStdString(bytes)));
    QTRY_VERIFY(window->findChild<PreviewDialog*>());
    auto* const dialog = window->findChild<PreviewDialog*>();
    auto* const member = dialog->findChild<QComboBox*>(QStringLiteral("reading-member"));
    auto* const open = dialog->findChild<QPushButton*>(QStringLiteral("previewOpen"));
    QTRY_COMPARE(member->count(), 3);
    QVERIFY(!open->isEnabled());
    member->setCurrentIndex(2);
    emit member->activated(2);
    QTRY_VERIFY(open->isEnabled());
    open->click();
    QTRY_COMPARE(m_opened->study().tables.size(), std::size_t{1});
    QCOMPARE(m_opened->study().tables.front().told.words.at("member"), std::string("b.csv"));
}

GREYSCOPE_TEST(tst_window_files)

}  // namespace tests_of_window_files

#include "tst_window_files.moc"
