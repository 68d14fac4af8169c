#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

#include <cerrno>
#include <cstring>
#include <map>
#include <random>
#include <set>

#include <sys/stat.h>

#include "app/study/file/study_archive.h"
#include "app/study/file/study_file.h"
#include "app/study/file/study_store.h"
#include "app/study/tables/open_table.h"
#include "app/study/tables/table_difference.h"
#include "app/window/dialogs/copy_files_dialog.h"
#include "app/window/dialogs/left_studies_dialog.h"
#include "app/window/document/autosave.h"
#include "app/window/document/recent_files.h"
#include "app/window/document/study_lock.h"
#include "app/window/document/study_saver.h"
#include "app/window/main_window.h"
#include "core/io/files/archive.h"
#include "tests/support/size_limit.h"
#include "tests/support/test_registry.h"

namespace tests_of_study_safety {

using namespace greyscope;
using namespace greyscope::app;

/// What becomes of a study when programs, machines and files do not behave.
class tst_study_safety : public QObject {
    Q_OBJECT

private slots:
    void changesAreSetAsideUntilTheyAreSaved();
    void whatADeadProgramLeftIsOffered();
    void aSecondWindowIsWarned();
    void aCopyWithDataOpensElsewhere();
    void aCopyHoldsOnlyWhatWasReadAndChosen();
    void aSaveThatFailsLeavesTheChangesUnsaved();
    void aCopyThatFailsLeavesTheOneBefore();
    void aFailingBackupIsToldAndTriedAgain();
    void copiesThatAreSetAsideArePrivate();
    void manyThatWereLeftAreOneNotice();
    void aChangedTableTellsWhatDiffers();
    void flippedBitsAreSurvived();
    void brokenFilesOfDataAreNamed_data();
    void brokenFilesOfDataAreNamed();

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    [[nodiscard]] StudyTable table(const char* name, const QByteArray& text) {
        QFile file(path(name));
        const bool written = file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
        file.close();
        return written ? tableFromFile(file.fileName().toStdString(), {}, m_progress).value() : StudyTable();
    }
    [[nodiscard]] Study study() {
        Study made;
        made.name = "one";
        addTable(made, table("one.csv", "threads,a,b\n1,2,3\n2,4,5\n4,8,7\n"), {"b", "a"});
        return made;
    }

    QTemporaryDir m_folder;
    base::NoProgress m_progress;
};

void tst_study_safety::changesAreSetAsideUntilTheyAreSaved() {
    StudyStore store;
    store.reset(study());
    Autosave autosave(store, path("aside"));
    autosave.save();
    QVERIFY(!QFileInfo::exists(path("aside")));  // nothing has changed
    store.edit(QStringLiteral("Look further"), [](Study& each) { each.forecast.ahead = 5; });
    autosave.save();
    QTRY_VERIFY(!autosave.job().running());
    const QFileInfoList copies = QDir(path("aside")).entryInfoList({QStringLiteral("*.greyscope")});
    QCOMPARE(copies.size(), 1);
    const auto read = readStudy(copies.front().filePath(), m_progress);
    QCOMPARE(read->study.forecast.ahead, std::size_t{5});
    QCOMPARE(read->history.steps.size(), std::size_t{1});
    QVERIFY(Autosave::leftIn(path("aside")).empty());  // its program lives
    store.markSaved(path("saved.greyscope").toStdString());
    QVERIFY(QDir(path("aside")).entryList({QStringLiteral("*.greyscope")}).isEmpty());
}

void tst_study_safety::whatADeadProgramLeftIsOffered() {
    StudyStore store;
    store.reset(study());
    {
        Autosave autosave(store, path("left"));
        store.edit(QStringLiteral("Look further"), [](Study& each) { each.forecast.ahead = 5; });
        autosave.save();
        QTRY_VERIFY(!autosave.job().running());
    }  // as a program that ends without a word: the changes are not saved
    const std::vector<LeftStudy> left = Autosave::leftIn(path("left"));
    QCOMPARE(left.size(), std::size_t{1});
    QCOMPARE(left.front().name, QStringLiteral("one"));
    StudyStore other;
    Autosave autosave(other, path("left"));
    other.reset(readStudy(left.front().file, m_progress)->study);
    autosave.adopt(left.front());
    other.undoStack().resetClean();
    QVERIFY(Autosave::leftIn(path("left")).empty());
    QVERIFY(QFileInfo::exists(left.front().file));  // until it is saved
    other.markSaved(path("recovered.greyscope").toStdString());
    QVERIFY(!QFileInfo::exists(left.front().file));
}

void tst_study_safety::aSecondWindowIsWarned() {
    Study made = study();
    QVERIFY(writeStudy(made, path("shared.greyscope")));
    made.path = path("shared.greyscope").toStdString();
    StudyStore first;
    const StudyLock one(first, path("open"));
    first.reset(made);
    QVERIFY(!one.taken());
    StudyStore second;
    const StudyLock two(second, path("open"));
    second.reset(made);
    QVERIFY(two.taken());
    first.reset({});
    second.reset({});
    second.reset(made);
    QVERIFY(!two.taken());
}

void tst_study_safety::aCopyWithDataOpensElsewhere() {
    Study made = study();
    made.tables.push_back(table("\u6570\u636e two.csv", "threads,c\n1,2\n2,4\n"));
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("sub")));
    made.tables.push_back(table("sub/one.csv", "threads,d\n1,2\n2,4\n"));
    made.tables.back().name = "other";
    const History history{made, {{QStringLiteral("Nothing much"), {}, made}}, 1};
    std::set<std::string> packed;
    const auto files = dataFilesOf(made, history, m_progress);
    QVERIFY(files && files->size() == 3);
    for (const DataFile& file : *files) {
        QVERIFY(!file.outside && !file.why);
        packed.insert(file.path);
    }
    QVERIFY(writeStudyArchive(made, history, packed, path("copy.zip"), m_progress));
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("elsewhere")));
    QCOMPARE(QProcess::execute(QStringLiteral("python3"), {QStringLiteral("-m"), QStringLiteral("zipfile"),
                                                           QStringLiteral("-e"), path("copy.zip"), path("elsewhere")}),
             0);
    for (const StudyTable& each : made.tables) {
        QVERIFY(QFile::remove(QString::fromStdString(each.path)));
    }
    const auto read = readStudy(path("elsewhere/copy/copy.greyscope"), m_progress);
    QVERIFY(read.has_value());
    QVERIFY(read->study.missing.empty() && read->remarks.empty());
    QCOMPARE(read->study.tables.size(), std::size_t{3});
    QCOMPARE(read->study.selection, made.selection);
    QCOMPARE(read->history.steps.size(), std::size_t{1});
    QVERIFY(read->study.tables.back().path.find("elsewhere/copy/data/") != std::string::npos);
}

/// A study from somebody else may name any file of this computer.
void tst_study_safety::aCopyHoldsOnlyWhatWasReadAndChosen() {
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("theirs/data")));
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("private")));
    const QByteArray secret = "host,key\na,swordfish\nb,trustno1\n";
    Study made;
    made.path = path("theirs/one.greyscope").toStdString();
    addTable(made, table("theirs/data/inside.csv", "threads,a,b\n1,2,3\n2,4,5\n4,8,7\n"), {"b", "a"});
    made.tables.push_back(table("private/secret.csv", secret));
    made.tables.back().name = "outside";
    made.tables.back().carried = true;
    made.tables.push_back(table("theirs/changed.csv", "threads,a\n1,2\n2,4\n"));
    made.tables.back().name = "changed";
    (void)table("theirs/changed.csv", secret);
    QVERIFY(QFile::link(path("private/secret.csv"), path("theirs/data/link.csv")));
    made.tables.push_back(tableFromFile(path("theirs/data/link.csv").toStdString(), {}, m_progress).value());
    made.tables.back().name = "link";
    (void)table("theirs/notrace.csv", secret);
    ScenarioChoice scenario;
    scenario.inputs.trace = TraceChoice{path("theirs/notrace.csv").toStdString(), {}};
    made.simulate.scenarios.push_back(scenario);

    const auto files = dataFilesOf(made, {made, {}, 0}, m_progress);
    std::map<QString, const DataFile*> byName;
    for (const DataFile& file : *files) {
        byName[QFileInfo(QString::fromStdString(file.path)).fileName()] = &file;
    }
    QCOMPARE(files->size(), std::size_t{5});
    QVERIFY(!byName["inside.csv"]->outside && !byName["inside.csv"]->why);
    QVERIFY(byName["secret.csv"]->outside && byName["link.csv"]->outside);
    QCOMPARE(byName["changed.csv"]->why->code, base::ErrorCode::fileChanged);
    QCOMPARE(byName["notrace.csv"]->why->code, base::ErrorCode::traceCell);

    const CopyFilesDialog dialog(*files, nullptr);
    QCOMPARE(dialog.chosen(), std::set<std::string>{byName["inside.csv"]->path});
    QVERIFY(writeStudyArchive(made, {made, {}, 0}, dialog.chosen(), path("shared.zip"), m_progress));
    QFile zip(path("shared.zip"));
    QVERIFY(zip.open(QIODevice::ReadOnly));
    const std::string bytes = zip.readAll().toStdString();
    QStringList members;
    std::string all;
    QVERIFY(io::forEachMember(io::bytesOf(bytes), "shared.zip", {}, m_progress,
                              [&](const std::string& member, std::string_view piece) -> base::Expected<void> {
                                  if (piece.empty()) {
                                      members << QString::fromStdString(member);
                                  }
                                  all += piece;
                                  return {};
                              }));
    QCOMPARE(members, QStringList({"shared/shared.greyscope", "shared/data/inside.csv"}));
    QVERIFY(all.find("swordfish") == std::string::npos);  // nor its rows within the study
}

void tst_study_safety::copiesThatAreSetAsideArePrivate() {
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("open")));
    QFile::setPermissions(path("open"), QFile::Permissions(0x7755));  // as an older version left it
    StudyStore store;
    store.reset(study());
    Autosave autosave(store, path("open"));
    store.edit(QStringLiteral("Look further"), [](Study& each) { each.forecast.ahead = 5; });
    autosave.save();
    QTRY_VERIFY(!autosave.job().running());
    const auto others =
        QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
    QVERIFY(!(QFile::permissions(path("open")) & others));
    int files = 0;
    for (const QFileInfo& file : QDir(path("open")).entryInfoList({QStringLiteral("*.greyscope*")}, QDir::Files)) {
        const bool lock = file.suffix() == QLatin1String("lock");
        QVERIFY2(lock || !(file.permissions() & others), qPrintable(file.fileName()));
        files += lock ? 0 : 1;
    }
    QCOMPARE(files, 2);
}

void tst_study_safety::manyThatWereLeftAreOneNotice() {
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("settings/unsaved")));
    const Study made = study();
    for (int i = 0; i < 100; ++i) {
        QVERIFY(Autosave::write(made, {made, {}, 0}, path("settings/unsaved/%1.greyscope").arg(i)));
    }
    QSettings settings(path("settings/settings.ini"), QSettings::IniFormat);
    MainWindow window(settings);
    StudyDocument& document = window.document();
    QCOMPARE(document.left().size(), std::size_t{100});
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);  // lines from before
    QCOMPARE(window.findChildren<QWidget*>(QStringLiteral("notice")).size(), 1);

    auto* dialog = new LeftStudiesDialog(document.left(), &window);  // deletes itself
    connect(dialog, &LeftStudiesDialog::discarded, &document, &StudyDocument::discard);
    auto* list = dialog->findChild<QTreeWidget*>();
    QCOMPARE(list->topLevelItemCount(), 100);
    list->selectAll();
    list->topLevelItem(99)->setSelected(false);
    QVERIFY(!dialog->button(LeftStudiesDialog::Does::recover)->isEnabled());
    dialog->button(LeftStudiesDialog::Does::discard)->click();
    QCOMPARE(list->topLevelItemCount(), 1);
    QCOMPARE(document.left().size(), std::size_t{1});
    QCOMPARE(Autosave::leftIn(path("settings/unsaved")).size(), std::size_t{1});
    list->selectAll();
    QSignalSpy recovered(dialog, &LeftStudiesDialog::recovered);
    dialog->button(LeftStudiesDialog::Does::recover)->click();
    QCOMPARE(recovered.size(), 1);
}

void tst_study_safety::aSaveThatFailsLeavesTheChangesUnsaved() {
    QSettings settings(path("saver.ini"), QSettings::IniFormat);
    RecentFiles recent(settings);
    StudyStore store;
    store.reset(study());
    StudySaver saver(store, recent, nullptr);
    const QString file = path("disk.greyscope");
    QVERIFY(saver.saveTo(file));
    store.edit(QStringLiteral("Look further"), [](Study& each) { each.forecast.ahead = 5; });
    const QSignalSpy failed(&saver, &StudySaver::failed);
    {
        const test::SizeLimit limit(100);
        QVERIFY(!saver.saveTo(file));
    }
    QCOMPARE(failed.size(), 1);
    QVERIFY(saver.unsaved());
    QCOMPARE(readStudy(file, m_progress)->study.forecast.ahead, study().forecast.ahead);
    QVERIFY(saver.saveTo(file) && !saver.unsaved());
}

void tst_study_safety::aCopyThatFailsLeavesTheOneBefore() {
    const Study made = study();
    const QString file = path("full.zip");
    const auto write = [&] {
        return writeStudyArchive(made, {made, {}, 0}, {made.tables.front().path}, file, m_progress);
    };
    const auto content = [&file] {
        QFile zip(file);
        return zip.open(QIODevice::ReadOnly) ? zip.readAll() : QByteArray();
    };
    QVERIFY(write());
    const QByteArray before = content();
    for (const std::size_t size : {std::size_t{0}, std::size_t{100}, static_cast<std::size_t>(before.size()) - 1}) {
        const test::SizeLimit limit(size);
        const auto written = write();
        QVERIFY(!written && written.error().arguments.at(1) == std::strerror(EFBIG));
        QCOMPARE(content(), before);
    }
    QVERIFY(write());
}

void tst_study_safety::aFailingBackupIsToldAndTriedAgain() {
    StudyStore store;
    store.reset(study());
    Autosave autosave(store, path("full"));
    QSignalSpy told(&autosave, &Autosave::failureChanged);
    store.edit(QStringLiteral("Look further"), [](Study& each) { each.forecast.ahead = 5; });
    {
        const test::SizeLimit limit(0);
        autosave.save();
        QTRY_VERIFY(!autosave.job().running());
    }
    QCOMPARE(told.size(), 1);
    QVERIFY(autosave.failure()->message.contains(QString::fromLocal8Bit(std::strerror(EFBIG))));
    QVERIFY(QDir(path("full")).entryList({QStringLiteral("*.greyscope")}).isEmpty());
    autosave.save();
    QTRY_VERIFY(!autosave.job().running());
    QCOMPARE(autosave.failure(), nullptr);
    QCOMPARE(told.size(), 2);
    QCOMPARE(QDir(path("full")).entryList({QStringLiteral("*.greyscope")}).size(), 1);
}

void tst_study_safety::aChangedTableTellsWhatDiffers() {
    const StudyTable before = table("rates.csv", "op,threads,rate\nW,1,3\nW,2,5\nR,1,7\nR,2,8\n");
    const StudyTable now = table("rates.csv", "op,threads,rate\nR,1,7\nW,2,6\nW,1,3\nR,4,9\n");
    const auto found = differenceOf(before, now, m_progress);
    QCOMPARE(found->values, std::size_t{3});  // the order of the rows is no difference
    QCOMPARE(found->differing, std::size_t{1});
    QCOMPARE(found->rowsAdded, std::size_t{1});
    QCOMPARE(found->rowsGone, std::size_t{1});
    const CellDifference& cell = found->first.front();
    QCOMPARE(cell.line, std::size_t{3});
    QCOMPARE(cell.where, std::string("W, threads 2"));
    QCOMPARE(cell.before + ">" + cell.now, std::string("5>6"));
}

void tst_study_safety::flippedBitsAreSurvived() {
    const Study made = study();
    Study next = made;
    next.forecast.ahead = 5;
    const QByteArray text = studyText(next, path("flip.greyscope"), {made, {{QStringLiteral("Look"), {}, next}}, 1});
    std::mt19937 random(2);
    int opened = 0;
    for (int round = 0; round < 200; ++round) {
        QByteArray flipped = text;
        const auto place = static_cast<qsizetype>(random() % static_cast<unsigned long>(text.size()));
        flipped[place] = static_cast<char>(flipped[place] ^ static_cast<char>(1U << (random() % 8)));
        QFile file(path("flip.greyscope"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(flipped);
        file.close();
        if (const auto read = readStudy(file.fileName(), m_progress)) {
            ++opened;
            // What is opened can be shown and saved: its history leads to it.
            StudyStore store;
            store.reset(read->study, read->history);
            store.undoStack().setIndex(0);
            QVERIFY(!studyText(store.study(), file.fileName(), store.history()).isEmpty());
        } else {
            QCOMPARE(read.error().code, base::ErrorCode::formatUnknown);
        }
    }
    QVERIFY(opened > 20);  // most letters of names and numbers are no reason to refuse the rest
}

void tst_study_safety::brokenFilesOfDataAreNamed_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("empty") << "empty.csv";
    QTest::newRow("the study itself") << "cyclic.greyscope";
    QTest::newRow("a link to itself") << "loop.csv";
    QTest::newRow("a folder") << "folder.csv";
    QTest::newRow("a pipe that nobody writes to") << "pipe.csv";
    QTest::newRow("a device without an end") << "device.csv";
    QTest::newRow("a file of the kernel that never ends") << "kernel.csv";
    QTest::newRow("gone") << "gone.csv";
}

void tst_study_safety::brokenFilesOfDataAreNamed() {
    QFETCH(const QString, name);
    QFile empty(path("empty.csv"));
    QVERIFY(empty.open(QIODevice::WriteOnly));
    QVERIFY(QFile::exists(path("loop.csv")) || QFile::link(path("loop.csv"), path("loop.csv")) || true);
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("folder.csv")));
    QVERIFY(QFile::exists(path("pipe.csv")) || mkfifo(path("pipe.csv").toUtf8().constData(), 0600) == 0);
    QVERIFY(QFile::exists(path("device.csv")) || QFile::link(QStringLiteral("/dev/zero"), path("device.csv")));
    QVERIFY(QFile::exists(path("kernel.csv")) || QFile::link(QStringLiteral("/proc/kmsg"), path("kernel.csv")));
    QByteArray text = studyText(study(), path("cyclic.greyscope"));
    text.replace("one.csv", name.toUtf8());
    QFile file(path("cyclic.greyscope"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    const auto read = readStudy(file.fileName(), m_progress);
    QVERIFY(read.has_value());
    QCOMPARE(read->study.missing.size() + read->study.tables.size(), std::size_t{1});
    QVERIFY2(read->study.tables.empty(), "rows of something else are no rows of this table");
    QVERIFY(read->study.missing.front().why.code != base::ErrorCode::internal);
    QCOMPARE(read->study.missing.front().name, std::string("one"));
    for (const char* endless : {"pipe.csv", "device.csv"}) {  // nor are they studies
        const auto none = readStudy(path(endless), m_progress);
        QVERIFY(!none && none.error().code == base::ErrorCode::fileNotReadable);
    }
}

GREYSCOPE_TEST(tst_study_safety)

}  // namespace tests_of_study_safety

#include "tst_study_safety.moc"
