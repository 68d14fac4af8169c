#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/study/file/table_paths.h"
#include "app/study/sample_study.h"
#include "app/study/tables/column_roles.h"
#include "app/study/tables/source_watch.h"
#include "app/tables/table_change.h"
#include "app/window/document/study_document.h"
#include "core/base/contains.h"
#include "core/data/roles/reading.h"
#include "tests/support/test_registry.h"

namespace tests_of_study_document {

using namespace greyscope;
using namespace greyscope::app;

namespace {

/// A document without the rest of the window.
struct Open {
    QTemporaryDir folder;
    QSettings settings{folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat};
    StudyStore store;
    SeriesCatalog catalog{store};
    SourceWatch sources{store};
    QWidget window;
    StudyDocument document{store, catalog, settings, &window};

    [[nodiscard]] QString write(const char* name, const QByteArray& text) const {
        QFile file(folder.filePath(QLatin1String(name)));
        const bool open = file.open(QIODevice::WriteOnly);
        return open && file.write(text) == text.size() ? file.fileName() : QString();
    }
    void answer(QMessageBox::StandardButton button) const { window.findChild<QMessageBox*>()->button(button)->click(); }
    [[nodiscard]] std::size_t rows() const {
        return store.study().tables.empty() ? 0 : store.study().tables.front().dataset->rowCount();
    }
};

constexpr const char* kThree = "threads,a,b\n1,2,3\n2,4,5\n4,8,7\n";
constexpr const char* kLong = "op,threads,rate_mb_s\nW,8,1.5\nW,16,2\nR,8,3\nR,16,4\n";
constexpr const char* kFour = "threads,a,b\n1,2,3\n2,4,5\n4,8,7\n8,9,9\n";

}  // namespace

class tst_study_document : public QObject {
    Q_OBJECT

private slots:
    void editsMadeWhileAFileLoadsAreAskedFor();
    void theNewestOpenWins();
    void addedTablesWaitForEachOther();
    void ofSeveralDroppedFilesTheOthersAreAdded();
    void droppedFilesThatCannotBeAddedAreNamed();
    void aMissingTableIsLocated();
    void aSavedStudyKeepsItsSteps_data();
    void aSavedStudyKeepsItsSteps();
    void stepsWaitForTheMissingTable();
    void stepsWaitForTheLastOfTheMissingTables();
    void stepsThatNoLongerLeadToTheStudyAreForgotten();
    void twoMissingPartsAreLocatedOneAfterTheOther();
    void aChangedFileIsNoticedAndReadAgain();
    void nothingHoldsAClosedStudy();
    void failuresCarryTheirPlace();
};

void tst_study_document::editsMadeWhileAFileLoadsAreAskedFor() {
    Open open;
    open.store.reset(*sampleStudy());
    const QString path = open.write("three.csv", kThree);
    open.document.open(path);
    open.store.edit(QStringLiteral("test"), [](Study& study) { study.name = "edited"; });
    QTRY_VERIFY(open.window.findChild<QMessageBox*>());
    QCOMPARE(open.store.study().name, std::string("edited"));
    open.answer(QMessageBox::Cancel);
    QCOMPARE(open.store.study().name, std::string("edited"));
    QTRY_VERIFY(!open.window.findChild<QMessageBox*>());

    open.document.open(path);
    open.answer(QMessageBox::Discard);  // of what was asked for nothing is asked again
    QTRY_COMPARE(open.store.study().name, std::string("three"));
    QVERIFY(!open.window.findChild<QMessageBox*>());
}

void tst_study_document::theNewestOpenWins() {
    Open open;
    const QSignalSpy opened(&open.document, &StudyDocument::opened);
    open.document.open(open.write("three.csv", kThree));
    open.document.open(open.write("four.csv", kFour));
    QTRY_COMPARE(open.rows(), std::size_t{4});
    QVERIFY(!open.document.loading());
    QCOMPARE(opened.count(), 1);
}

void tst_study_document::addedTablesWaitForEachOther() {
    Open open;
    open.store.reset(*sampleStudy());
    QVERIFY(QDir(open.folder.path()).mkpath(QStringLiteral("sub")));
    open.document.addTables({open.write("t.csv", kThree)});
    open.document.addTables({open.write("sub/t.csv", kFour)});
    QTRY_COMPARE(open.store.study().tables.size(), std::size_t{4});
    QCOMPARE(open.store.study().tables[2].name, std::string("t"));
    QCOMPARE(open.store.study().tables[3].name, std::string("t 2"));
    QCOMPARE(open.store.study().selection.reference, (SeriesId{"t 2", "a"}));
    QVERIFY(open.catalog.find({"t 2", "b"}));
}

void tst_study_document::ofSeveralDroppedFilesTheOthersAreAdded() {
    Open open;
    open.document.open(open.write("study.csv", kThree));
    QTRY_COMPARE(open.rows(), std::size_t{3});
    const QString study = open.folder.filePath(QStringLiteral("s.greyscope"));
    QVERIFY(open.document.saver().saveTo(study));
    open.store.reset({});
    QMimeData mime;
    mime.setUrls({QUrl::fromLocalFile(open.write("one.csv", kThree)), QUrl::fromLocalFile(study),
                  QUrl::fromLocalFile(open.write("two.csv", kFour))});
    QVERIFY(StudyDocument::canOpen(&mime));
    open.document.openMime(&mime);
    QTRY_COMPARE(open.store.study().tables.size(), std::size_t{3});
    QCOMPARE(open.store.study().tables[0].name, std::string("study"));
    QCOMPARE(open.store.study().tables[1].name, std::string("one"));
    QCOMPARE(open.store.study().tables[2].name, std::string("two"));
}

void tst_study_document::droppedFilesThatCannotBeAddedAreNamed() {
    Open open;
    const QSignalSpy failed(&open.document, &StudyDocument::failed);
    QMimeData mime;
    mime.setUrls({QUrl(QStringLiteral("https://example.org/far.csv")),
                  QUrl::fromLocalFile(open.folder.filePath(QStringLiteral("gone.csv"))),
                  QUrl::fromLocalFile(open.write("three.csv", kThree)),
                  QUrl::fromLocalFile(open.write("four.csv", kFour))});
    open.document.openMime(&mime);
    QCOMPARE(failed.count(), 1);
    QVERIFY(failed.front().front().toString().contains("far.csv"));
    QTRY_COMPARE(open.store.study().tables.size(), std::size_t{2});
    QCOMPARE(open.store.study().tables.front().name, std::string("three"));
    QCOMPARE(failed.count(), 2);
    QVERIFY(failed[1].front().toString().contains("gone.csv"));
}

void tst_study_document::aMissingTableIsLocated() {
    Open open;
    open.document.open(open.write("three.csv", kThree));
    QTRY_COMPARE(open.rows(), std::size_t{3});
    const Selection chosen = open.store.study().selection;
    const QString study = open.folder.filePath(QStringLiteral("s.greyscope"));
    QVERIFY(open.document.saver().saveTo(study));
    const QString moved = open.folder.filePath(QStringLiteral("moved.csv"));
    QVERIFY(QFile::rename(open.folder.filePath(QStringLiteral("three.csv")), moved));
    open.document.open(study);
    QTRY_COMPARE(open.store.study().missing.size(), std::size_t{1});
    open.document.reading().locate("three", moved);
    QTRY_COMPARE(open.rows(), std::size_t{3});
    QVERIFY(open.store.study().missing.empty());
    QCOMPARE(open.store.study().selection, chosen);
    open.store.undoStack().undo();
    QCOMPARE(open.store.study().missing.size(), std::size_t{1});
}

namespace {

/// A study of two steps, of which the last is undone, whose file was moved away after it was saved.
QString studyWithoutData(Open& open, const QString& moved) {
    open.document.open(open.write("three.csv", kThree));
    if (!QTest::qWaitFor([&open] { return open.rows() == 3; })) {
        return {};
    }
    for (const std::size_t ahead : {std::size_t{5}, std::size_t{7}}) {
        open.store.edit(QStringLiteral("Look further"), [ahead](Study& study) { study.forecast.ahead = ahead; });
    }
    open.store.undoStack().undo();
    const QString study = open.folder.filePath(QStringLiteral("s.greyscope"));
    const bool saved = open.document.saver().saveTo(study);
    return saved && QFile::rename(open.folder.filePath(QStringLiteral("three.csv")), moved) ? study : QString();
}

bool isTold(const Open& open, StudyRemark::Kind kind) {
    return base::contains(open.document.remarks(), StudyRemark{kind, {"2"}});
}

}  // namespace

void tst_study_document::aSavedStudyKeepsItsSteps_data() {
    QTest::addColumn<QByteArray>("table");
    QTest::newRow("grid") << QByteArray(kLong);
    QTest::newRow("columns") << QByteArray(kThree);
    QTest::newRow("rows that share points") << QByteArray(
        "host,threads,note,rate_mb_s\na,1,x,10\na,1,y,12\na,2,x,20\na,2,y,21\nb,1,x,9\nb,2,y,18\nb,2,y,19\n");
    QTest::newRow("years in the heading")
        << QByteArray("GDP (US$)\n\nCountry;2001;2002;2003\nA;12.5;13;14\nB;14;16;15\nC;5;7;8\n");
    QTest::newRow("times and missing cells") << QByteArray(
        "start_epoch,app,jobs,perf_MiBps\n1486600000,IOR,3,838.5\n1486603600,HACC,,912\n1486607200,IOR,5,\n"
        "1486610800,HACC,7,1020.25\n1486614400,IOR,9,871\n");
    QTest::newRow("units, flags and codes") << QByteArray(
        "zip;price;founded;mass\n00601;$0.20;1885;5.2×10³ t\n00602;$1.20;[1886];6.1×10³ t\n00604;$2.70;1890*;7.7×10³ "
        "t\n");
}

/// With the steps that people take first: another reading, how rows on one point are combined, a filter, a forecast.
void tst_study_document::aSavedStudyKeepsItsSteps() {
    QFETCH(const QByteArray, table);
    Open open;
    open.document.addTables({open.write("own.csv", table)});
    QTRY_COMPARE(open.store.study().tables.size(), std::size_t{1});
    QUndoStack& stack = open.store.undoStack();
    TableChange change(open.store, open.catalog);
    const auto edit = [&](const char* what, const TableChange::Edit& edited) {
        QSignalSpy ended(&change.queue(), &JobQueueBase::ended);
        change.start(QLatin1String(what), open.store.study().tables.front().name, edited);
        return ended.count() > 0 || ended.wait();
    };
    for (const std::size_t number : {2U, 3U, 4U}) {
        QVERIFY(edit("Reading", [number](StudyTable& edited, base::Progress& progress) {
            const auto readings = data::readings(*edited.dataset, progress);
            if (const data::Reading* const other = readings ? readings->number(number) : nullptr) {
                takeReading(edited, *other);
            }
        }));
    }
    QVERIFY(edit("Combine", [](StudyTable& edited, base::Progress& /*progress*/) {
        edited.aggregation = data::Aggregation::percentile(99.5);
    }));
    open.store.edit(QStringLiteral("Look further"), [](Study& study) { study.forecast.ahead = 7; });
    const int steps = stack.count();
    QVERIFY(steps >= 3);
    for (const int at : {steps, 1}) {
        stack.setIndex(at);
        const QString study = open.folder.filePath(QStringLiteral("%1.greyscope").arg(at));
        QVERIFY(open.document.saver().saveTo(study));
        open.document.open(study);
        QTRY_COMPARE(open.store.study().path, study.toStdString());
        QTRY_VERIFY(!open.document.loading());
        QVERIFY(std::none_of(open.document.remarks().begin(), open.document.remarks().end(),
                             [](const StudyRemark& remark) { return remark.kind == StudyRemark::Kind::historyLost; }));
        QCOMPARE(stack.count(), steps);
        QCOMPARE(stack.index(), at);
        stack.setIndex(0);
        stack.setIndex(steps);
        QCOMPARE(open.store.study().forecast.ahead, std::size_t{7});
    }
}

/// Saved without the data, elsewhere too, they wait in the file.
void tst_study_document::stepsWaitForTheMissingTable() {
    Open open;
    const QString moved = open.folder.filePath(QStringLiteral("moved.csv"));
    open.document.open(studyWithoutData(open, moved));
    QTRY_COMPARE(open.store.study().missing.size(), std::size_t{1});
    QVERIFY(isTold(open, StudyRemark::Kind::historyWaits));
    QVERIFY(QDir(open.folder.path()).mkpath(QStringLiteral("sub")));
    const QString again = open.folder.filePath(QStringLiteral("sub/again.greyscope"));
    QVERIFY(open.document.saver().saveTo(again));
    open.document.open(again);
    QTRY_COMPARE(open.store.study().path, again.toStdString());
    open.document.reading().locate("three", moved);
    QTRY_COMPARE(open.rows(), std::size_t{3});
    QVERIFY(open.document.remarks().empty());
    QUndoStack& stack = open.store.undoStack();
    QCOMPARE(stack.count(), 2);
    QCOMPARE(stack.index(), 1);
    QVERIFY(!stack.isClean());  // the file says where the table was
    stack.redo();
    QCOMPARE(open.store.study().forecast.ahead, std::size_t{7});
    stack.setIndex(0);
    QCOMPARE(open.store.study().forecast.ahead, Study().forecast.ahead);
    QCOMPARE(open.store.study().tables.front().path, moved.toStdString());
}

/// A study that was saved when one of two tables was found.
void tst_study_document::stepsWaitForTheLastOfTheMissingTables() {
    Open open;
    const QString moved = open.folder.filePath(QStringLiteral("moved.csv"));
    const QString also = open.folder.filePath(QStringLiteral("also.csv"));
    open.document.addTables({open.write("three.csv", kThree)});
    QTRY_COMPARE(open.store.study().tables.size(), std::size_t{1});
    open.document.addTables({open.write("four.csv", kFour)});
    QTRY_COMPARE(open.store.study().tables.size(), std::size_t{2});
    open.store.edit(QStringLiteral("Look further"), [](Study& study) { study.forecast.ahead = 7; });
    const int steps = open.store.undoStack().count();
    const QString study = open.folder.filePath(QStringLiteral("s.greyscope"));
    QVERIFY(open.document.saver().saveTo(study));
    QVERIFY(QFile::rename(open.folder.filePath(QStringLiteral("three.csv")), moved));
    QVERIFY(QFile::rename(open.folder.filePath(QStringLiteral("four.csv")), also));
    open.document.open(study);
    QTRY_COMPARE(open.store.study().missing.size(), std::size_t{2});
    open.document.reading().locate("four", also);
    QTRY_COMPARE(open.store.study().missing.size(), std::size_t{1});
    QVERIFY(open.document.saver().saveTo(study));
    open.document.open(study);
    QTRY_COMPARE(open.store.undoStack().count(), 0);
    open.document.reading().locate("three", moved);
    QTRY_VERIFY(open.store.study().missing.empty());
    QCOMPARE(open.store.undoStack().count(), steps);
    open.store.undoStack().undo();
    QCOMPARE(open.store.study().forecast.ahead, Study().forecast.ahead);
}

void tst_study_document::stepsThatNoLongerLeadToTheStudyAreForgotten() {
    Open open;
    const QString moved = open.folder.filePath(QStringLiteral("moved.csv"));
    open.document.open(studyWithoutData(open, moved));
    QTRY_COMPARE(open.store.study().missing.size(), std::size_t{1});
    open.store.edit(QStringLiteral("test"), [](Study& study) { study.forecast.ahead = 9; });
    open.document.reading().locate("three", moved);
    QTRY_COMPARE(open.rows(), std::size_t{3});
    QVERIFY(isTold(open, StudyRemark::Kind::historyLost));
    open.store.undoStack().setIndex(0);
    QCOMPARE(open.store.study().forecast.ahead, std::size_t{5});
    QCOMPARE(open.store.study().missing.size(), std::size_t{1});
}

/// The second file that is found must not forget the first.
void tst_study_document::twoMissingPartsAreLocatedOneAfterTheOther() {
    Open open;
    const QStringList names{QStringLiteral("three.csv"), QStringLiteral("four.csv")};
    open.document.openAll({open.write("three.csv", kLong), open.write("four.csv", kLong)});
    QTRY_COMPARE(open.store.study().tables.size(), std::size_t{1});
    QCOMPARE(open.store.study().tables.front().parts.size(), std::size_t{2});
    const std::string stack = open.store.study().tables.front().name;
    const std::size_t rows = open.rows();
    const QString study = open.folder.filePath(QStringLiteral("s.greyscope"));
    QVERIFY(open.document.saver().saveTo(study));
    const auto moved = [&open](const QString& name) { return open.folder.filePath(QStringLiteral("moved-") + name); };
    for (const QString& name : names) {
        QVERIFY(QFile::rename(open.folder.filePath(name), moved(name)));
    }
    open.document.open(study);
    QTRY_COMPARE(open.store.study().missing.size(), std::size_t{1});
    open.document.reading().locate(stack, moved(names[0]));
    QTRY_VERIFY(!open.store.study().missing.empty() &&
                lostFile(open.store.study().missing.front()).ends_with("/four.csv"));
    open.document.reading().locate(stack, moved(names[1]));
    QTRY_COMPARE(open.rows(), rows);
    QVERIFY(open.store.study().missing.empty());
    open.store.undoStack().undo();
    open.store.undoStack().undo();
    QVERIFY(lostFile(open.store.study().missing.front()).ends_with("/three.csv"));
}

void tst_study_document::aChangedFileIsNoticedAndReadAgain() {
    Open open;
    open.document.open(open.write("live.csv", kThree));
    QTRY_COMPARE(open.rows(), std::size_t{3});
    open.store.edit(QStringLiteral("test"), [](Study& study) { study.tables.front().roles.metrics = {"b"}; });
    const auto state = [&open] { return open.sources.stateOf(open.store.study().tables.front()); };
    QCOMPARE(state(), SourceState::same);
    (void)open.write("live.csv", kFour);
    QTRY_COMPARE(state(), SourceState::changed);
    open.document.reading().reload("live");
    QTRY_COMPARE(open.rows(), std::size_t{4});
    QCOMPARE(state(), SourceState::same);
    QCOMPARE(open.store.study().tables.front().roles.metrics, std::vector<std::string>{"b"});
    open.store.undoStack().undo();
    QCOMPARE(open.rows(), std::size_t{3});
    QTRY_COMPARE(state(), SourceState::changed);
    QVERIFY(QFile::remove(open.folder.filePath(QStringLiteral("live.csv"))));
    QTRY_COMPARE(state(), SourceState::gone);
}

void tst_study_document::nothingHoldsAClosedStudy() {
    Open open;
    open.document.open(open.write("three.csv", kThree));
    QTRY_COMPARE(open.rows(), std::size_t{3});
    open.store.edit(QStringLiteral("test"), [](Study& study) { study.tables.front().roles.metrics = {"b"}; });
    open.store.undoStack().undo();
    const std::weak_ptr<const data::Dataset> dataset = open.store.study().tables.front().dataset;
    open.document.closeStudy();
    QTRY_VERIFY(dataset.expired());
}

void tst_study_document::failuresCarryTheirPlace() {
    Open open;
    const QSignalSpy failed(&open.document, &StudyDocument::failed);
    const QString path = open.write("broken.greyscope", "{\n\"format\": \"greyscope-study\",\n oops }");
    open.document.open(path);
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY(failed.front().front().toString().startsWith(path + QStringLiteral(":3:2: ")));
}

GREYSCOPE_TEST(tst_study_document)

}  // namespace tests_of_study_document

#include "tst_study_document.moc"
