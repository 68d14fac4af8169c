// Every place of the window that asks where to write refuses the files of the study and files of another kind.
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>

#include <functional>
#include <map>
#include <memory>

#include <unistd.h>

#include "app/export/export_dialog.h"
#include "app/pages/replication/replication_bar.h"
#include "app/window/dialogs/copy_files_dialog.h"
#include "tests/support/opened_window.h"
#include "tests/support/save_answer.h"
#include "tests/support/test_registry.h"
#include "tests/support/window_pages.h"

namespace tests_of_output_questions {

using namespace greyscope;
using namespace greyscope::app;

namespace {

const QByteArray kRates =
    "threads,first,second\n1,10,20\n2,20,41\n4,40,79\n8,80,90\n16,120,125\n32,130,128\n64,140,139\n";
const QByteArray kPicture = "\x89PNG\r\n\x1a\n and what follows";

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A window with a saved study of a table, which writes where it is told to.
class Stage {
public:
    Stage() {
        const QSignalSpy opened(&window().document(), &StudyDocument::opened);
        window().document().open(input());
        while (opened.isEmpty()) {
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        }
        m_good = window().document().saver().saveTo(study());
    }
    [[nodiscard]] bool isGood() const { return m_good; }
    [[nodiscard]] MainWindow& window() const { return *m_opened.window; }
    [[nodiscard]] QString at(const QString& name) const { return m_opened.folder.filePath(name); }
    [[nodiscard]] QString input() const { return m_input; }
    [[nodiscard]] QString study() const { return at(QStringLiteral("own.greyscope")); }
    [[nodiscard]] const test::OpenedWindow& opened() const { return m_opened; }

    void command(const char* name) const { m_opened.action(name)->trigger(); }
    /// The page in view, once it has calculated and shows what it can.
    Page& shownPage(const char* key) const {
        window().showPage(QLatin1String(key));
        settle();
        return *window().currentPage();
    }
    void settle() const {
        while (test::isBusy(window())) {
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        }
        QCoreApplication::processEvents();
    }

private:
    test::OpenedWindow m_opened;
    QString m_input = m_opened.write("input.csv", kRates);
    bool m_good = false;
};

/// Waits for it; whoever looks further finds what has not come.
template <class Condition>
void await(const Condition& condition){GREYSCOPE_AWAIT(condition())}

/// Exports what is in view to a path that was typed, over what is there; what the dialog tells.
QString exported(const Stage& stage, const QString& path) {
    stage.command("figure.export");
    const QPointer<ExportDialog> dialog(stage.window().findChild<ExportDialog*>());
    if (!dialog) {
        return QStringLiteral("no figure");
    }
    dialog->setPath(path);
    dialog->findChild<QPushButton*>(QStringLiteral("export"))->click();
    await([&] { return !dialog || QApplication::activeModalWidget() == dialog; });  // the question is answered
    stage.settle();
    QStringList told;
    for (const QLabel* label : dialog ? dialog->findChildren<QLabel*>() : QList<QLabel*>()) {
        if (label->isVisible() && label->text().contains(QFileInfo(path).fileName())) {
            told << label->text();
        }
    }
    if (dialog) {
        dialog->reject();
    }
    await([&] { return dialog.isNull(); });
    return told.join(QLatin1Char(' '));
}

/// A place that asks where to write: what leads there, and the ending that it writes.
struct Place {
    const char* ending;
    std::function<void(const Stage&)> ask;
    std::function<QString(const Stage&, const QString&)> type = nullptr;  ///< where a path is typed instead
    bool byProgram = false;                                               ///< another process writes
};

void clickOnExercisePage(const Stage& stage, const char* button) {
    stage.shownPage("exercise").inspector()->findChild<QPushButton*>(QLatin1String(button))->click();
}

const std::map<QString, Place>& places() {
    static const std::map<QString, Place> all{
        {"save as", {".greyscope", [](const Stage& stage) { stage.command("file.saveAs"); }}},
        {"copy with data",
         {".zip",
          [](const Stage& stage) {
              stage.command("file.copyWithData");
              await([&] { return stage.window().findChild<CopyFilesDialog*>() != nullptr; });
              stage.window().findChild<CopyFilesDialog*>()->accept();
          }}},
        {"report", {".html", [](const Stage& stage) { stage.command("file.report"); }, nullptr, true}},
        {"figure",
         {".svg", nullptr,
          [](const Stage& stage, const QString& path) {
              stage.shownPage("trends");
              return exported(stage, path);
          }}},
        {"sheet",
         {".pdf", nullptr,
          [](const Stage& stage, const QString& path) {
              stage.shownPage("trends");
              stage.command("figure.sheet");
              for (QAction* each : stage.window().currentPage()->contextBar()->findChildren<QAction*>()) {
                  if (each->text() == QStringLiteral("New sheet")) {
                      each->trigger();
                  }
              }
              await([&] { return !stage.window().currentPage()->figures().empty(); });
              return exported(stage, path);
          }}},
        {"working",
         {".xlsx",
          [](const Stage& stage) {
              emit stage.shownPage("relations").derivationRequested();
              stage.settle();
              stage.window().findChild<QAction*>(QStringLiteral("working.workbook"))->trigger();
          }}},
        {"student sheets", {".pdf", [](const Stage& stage) { clickOnExercisePage(stage, "exercise.student"); }}},
        {"solutions", {".pdf", [](const Stage& stage) { clickOnExercisePage(stage, "exercise.solution"); }}},
        {"Moodle questions", {".xml", [](const Stage& stage) { clickOnExercisePage(stage, "exercise.moodle"); }}},
        {"QTI package", {".zip", [](const Stage& stage) { clickOnExercisePage(stage, "exercise.qti"); }}},
        {"published values",
         {".txt",
          [](const Stage& stage) {
              Page& page = stage.shownPage("replication");
              emit qobject_cast<ReplicationBar*>(page.contextBar())->saveRequested();
          }}},
        {"rules",
         {".txt",
          [](const Stage& stage) {
              stage.shownPage("relative")
                  .inspector()
                  ->findChild<QMenu*>(QStringLiteral("relative.rules"))
                  ->actions()
                  .last()
                  ->trigger();
          }}},
    };
    return all;
}

/// Writes there; what the window tells of the path.
QString written(const Stage& stage, const Place& place, const QString& path) {
    const test::SaveAnswer answer(path);
    const QString told = place.type ? place.type(stage, path) : QString();
    if (place.ask) {
        place.ask(stage);
        await([&] { return answer.asked() && QApplication::activeModalWidget() == nullptr; });
        stage.settle();
    }
    return told + answer.told().join(QLatin1Char(' '));
}

}  // namespace

class tst_output_questions : public QObject {
    Q_OBJECT

private slots:
    /// A new place belongs into this list and into places(), and asks as the others do.
    void everyPlaceIsKnown() {
        const QStringList known{"app/export/export_file.cpp",
                                "app/export/output_question.cpp",
                                "app/export/output_question.h",
                                "app/pages/exercise/exercise_page.cpp",
                                "app/pages/relative/rule_text.cpp",
                                "app/pages/replication/replication_page.cpp",
                                "app/window/document/report_writer.cpp",
                                "app/window/document/study_saver.cpp",
                                "app/window/document/workbook_saver.cpp"};
        const QDir root(QStringLiteral(GREYSCOPE_SOURCE_DIR));
        const QRegularExpression asks(QStringLiteral(R"(\b(askForOutput|askToSave|chosenToSave|AcceptSave)\b)"));
        QDirIterator files(root.filePath("app"), {"*.cpp", "*.h"}, QDir::Files, QDirIterator::Subdirectories);
        QStringList found;
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            if (asks.match(QString::fromUtf8(file.readAll())).hasMatch()) {
                found << root.relativeFilePath(file.fileName());
            }
        }
        found.sort();
        QCOMPARE(found, known);
    }

    void whatIsThereStays_data() {
        QTest::addColumn<QString>("name");
        for (const auto& [name, place] : places()) {
            QTest::newRow(qPrintable(name)) << name;
        }
    }

    /// An input by other names that the place would take, a link and a hard link, and a file of another kind. Another
    /// one is written: what refuses is not that nothing was asked.
    void whatIsThereStays() {
        QFETCH(const QString, name);
        const Place& place = places().at(name);
        const Stage stage;
        QVERIFY(stage.isGood());
        const auto named = [&](const char* what) {
            return stage.at(QLatin1String(what) + QLatin1String(place.ending));
        };
        QVERIFY(QFile::link(stage.input(), named("link")));
        QCOMPARE(::link(QFile::encodeName(stage.input()).constData(), QFile::encodeName(named("hard")).constData()), 0);
        QVERIFY(!stage.opened().write(qPrintable(QFileInfo(named("other")).fileName()), kPicture).isEmpty());
        for (const char* what : {"link", "hard", "other"}) {
            const QString told = written(stage, place, named(what));
            QVERIFY2(told.contains(QFileInfo(named(what)).fileName()), qPrintable(told));
            QCOMPARE(contentOf(stage.input()), kRates);
            QVERIFY(QFileInfo(named("link")).isSymLink() && contentOf(named("hard")) == kRates);
            QCOMPARE(contentOf(named("other")), kPicture);
        }
        if (!place.byProgram) {
            const QString told = written(stage, place, named("new"));
            QTRY_VERIFY2(QFileInfo(named("new")).size() > 0, qPrintable(told));
            QVERIFY2(told.isEmpty(), qPrintable(told));
        }
    }

    void theStudyItselfStays() {
        const Stage stage;
        QVERIFY(stage.isGood());
        const QByteArray before = contentOf(stage.study());
        for (const auto& [name, place] : places()) {
            if (name == QLatin1String("save as")) {
                continue;  // saves it again
            }
            const QString link = stage.at(name + QLatin1String(place.ending));
            QVERIFY(QFile::link(stage.study(), link));
            const QString told = written(stage, place, link);
            QVERIFY2(told.contains(QFileInfo(link).fileName()), qPrintable(name + ": " + told));
            QCOMPARE(contentOf(stage.study()), before);
        }
    }

    /// Somebody else has put another file in the place of the study since.
    void aSavedStudyReplacesNoOtherFile() {
        const Stage stage;
        QVERIFY(stage.isGood());
        QVERIFY(QFile::remove(stage.study()));
        QCOMPARE(stage.opened().write("own.greyscope", kPicture), stage.study());
        stage.window().store().edit(QStringLiteral("test"), [](Study& study) { study.name = "other"; });
        const test::SaveAnswer answer({});
        stage.command("file.save");
        QTRY_VERIFY2(!answer.told().isEmpty(), "nothing told");
        QVERIFY(answer.told().back().contains(QStringLiteral("own.greyscope")));
        QCOMPARE(contentOf(stage.study()), kPicture);
    }
};

GREYSCOPE_TEST(tst_output_questions)

}  // namespace tests_of_output_questions

#include "tst_output_questions.moc"
