// A study from somebody else may name any file of this computer, and what is written may be a file of somebody's.
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

#include <nlohmann/json.hpp>

#include "app/study/file/output_check.h"
#include "app/study/file/study_archive.h"
#include "app/study/file/study_file.h"
#include "app/study/file/study_store.h"
#include "app/study/file/study_tables.h"
#include "app/study/tables/open_table.h"
#include "app/text/output_faults.h"
#include "app/window/document/recent_files.h"
#include "app/window/document/study_saver.h"
#include "core/io/files/archive.h"
#include "tests/support/database_samples.h"
#include "tests/support/test_registry.h"

namespace tests_of_foreign_studies {

using namespace greyscope;
using namespace greyscope::app;

class tst_foreign_studies : public QObject {
    Q_OBJECT

private slots:
    void savingHoldsOnlyWhatItHeldOrWasChosen();
    void noStepOfTheHistoryAddsACopy();
    void aCopyNamesNoFolderOfThisComputer();
    void theWindowWritesOverNothingElse();

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

/// The rows of a file elsewhere go into the study where its file held these very rows, or when
/// somebody asks for it.
void tst_foreign_studies::savingHoldsOnlyWhatItHeldOrWasChosen() {
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("sent")));
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("private")));
    const QString file = path("sent/one.greyscope");
    const std::string secret = table("private/secret.csv", "host,key\na,swordfish\nb,trustno1\n").path;
    const test::SqliteFile database({"CREATE TABLE t (host, key)", "INSERT INTO t VALUES ('a', 'swordfish')"});
    const std::string base = database.url("table=t");
    nlohmann::json entries = nlohmann::json::array();
    const auto entry = [](const std::string& name, const std::string& from) {
        return nlohmann::json{{"name", name}, {"path", from}, {"carried", true}};
    };
    entries.push_back(entry("secret", secret));
    entries.push_back(entry("base", base));
    entries.push_back(entry("false copy", secret));
    entries.back()["csv"] = "host,key\na,1\n";
    entries.push_back({{"name", "stack"}, {"carried", true}, {"parts", {entry("one", secret), entry("two", secret)}}});
    entries.push_back(entry("inside", table("sent/inside.csv", "threads,a\n1,2\n2,4\n").path));
    const nlohmann::json said{{"format", "greyscope-study"}, {"version", 1}, {"tables", entries}};
    const auto write = [&file](const QByteArray& text) {
        QFile written(file);
        return written.open(QIODevice::WriteOnly) && written.write(text) == text.size();
    };
    QVERIFY(write(QByteArray::fromStdString(said.dump())));
    auto opened = readStudy(file, m_progress);
    QVERIFY(opened && opened->study.missing.empty());
    const auto dropped = [&] {
        return std::count_if(opened->remarks.begin(), opened->remarks.end(),
                             [](const StudyRemark& remark) { return remark.kind == StudyRemark::Kind::copyDropped; });
    };
    QCOMPARE(dropped(), 5);
    const QByteArray text = studyText(opened->study, file);
    QVERIFY2(!text.contains("swordfish"), text.constData());
    QVERIFY(text.contains("1,2"));  // a file of its own folder

    setCarried(opened->study, "secret", true);
    setCarried(opened->study, "base", true);
    QCOMPARE(studyText(opened->study, file).count("swordfish"), 2);
    QVERIFY(write(studyText(opened->study, file)));
    opened = readStudy(file, m_progress);
    QCOMPARE(dropped(), 3);  // the two stay as they were chosen
    QCOMPARE(studyText(opened->study, file).count("swordfish"), 2);
    (void)table("private/secret.csv", "host,key\na,another\n");
    opened = readStudy(file, m_progress);
    QCOMPARE(studyText(opened->study, file).count("another"), 0);
}

/// Undo leads to no state of the file's making in which the rows are there.
void tst_foreign_studies::noStepOfTheHistoryAddsACopy() {
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("sent")));
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("private")));
    const QString file = path("sent/steps.greyscope");
    Study made;
    made.path = file.toStdString();
    addTable(made, table("private/steps.csv", "threads,swordfish\n1,2\n2,4\n"), {"swordfish"});
    Study carried = made;
    setCarried(carried, made.tables.front().name, true);
    QVERIFY(writeStudy(made, file, {carried, {{QStringLiteral("Keep no copy"), {}, made}}, 1}));
    const auto read = readStudy(file, m_progress);
    QVERIFY(read && read->history.steps.size() == 1);
    QVERIFY(!read->history.first.tables.front().carried);
    StudyStore store;
    store.reset(read->study, read->history);
    store.undoStack().undo();
    QVERIFY(!studyText(store.study(), file).contains("1,2"));
}

/// Files that are not there are named as those that are: beside the copy.
void tst_foreign_studies::aCopyNamesNoFolderOfThisComputer() {
    Study made = study();
    made.path = path("one.greyscope").toStdString();
    StudyRemarks remarks;
    const nlohmann::json gone{{"name", "gone"},
                              {"path", "lost/gone.csv"},
                              {"recipe", {{{"option", "--join"}, {"value", "lost/other.csv:on=threads"}}}}};
    made.missing = {tableEntry(gone, 1, QDir(m_folder.path()), remarks)};
    ScenarioChoice scenario;
    scenario.inputs.trace = TraceChoice{path("lost/trace.csv").toStdString(), {}};
    made.simulate.scenarios.push_back(scenario);
    made.tables.front().folder = m_folder.path().toStdString();
    QVERIFY(writeStudyArchive(made, {made, {}, 0}, {made.tables.front().path}, path("named.zip"), m_progress));
    QFile zip(path("named.zip"));
    QVERIFY(zip.open(QIODevice::ReadOnly));
    const std::string bytes = zip.readAll().toStdString();
    std::string all;
    QVERIFY(io::forEachMember(io::bytesOf(bytes), "named.zip", {}, m_progress,
                              [&](const std::string& /*member*/, std::string_view piece) -> base::Expected<void> {
                                  all += piece;
                                  return {};
                              }));
    for (const char* name : {"\"data/gone.csv\"", "\"data/trace.csv\"", "\"data/one.csv\"", "\"folder\": \"data\""}) {
        QVERIFY2(all.find(name) != std::string::npos, (name + all).c_str());
    }
    QVERIFY2(all.find("../") == std::string::npos && all.find(QDir::tempPath().toStdString()) == std::string::npos,
             all.c_str());
}

/// As a command refuses it: what the window would write over.
void tst_foreign_studies::theWindowWritesOverNothingElse() {
    Study made = study();
    made.path = path("own.greyscope").toStdString();
    QVERIFY(writeStudy(made, path("own.greyscope")));
    QVERIFY(QFile::exists(path("data.csv")) || QFile::link(path("one.csv"), path("data.csv")));
    (void)table("table.txt", "a,b\n1,2\n");
    const auto why = [](const base::Expected<void>& checked) {
        return checked ? std::string() : checked.error().arguments.at(1);
    };
    QCOMPARE(why(checkOutput(made, path("one.csv"))), std::string(kOutputIsInput));
    QCOMPARE(why(checkOutput(made, path("data.csv"))), std::string(kOutputIsInput));  // a link to it
    QCOMPARE(why(checkOutput(made, path("own.greyscope"))), std::string(kOutputIsInput));
    QCOMPARE(why(checkOutput(Study(), path("own.greyscope"))), std::string());
    QCOMPARE(why(checkOutput(made, path("new.csv"))), std::string());
    QCOMPARE(why(checkSave(made, path("own.greyscope"))), std::string());
    QCOMPARE(why(checkSave(made, path("one.csv"))), std::string(kOutputIsInput));
    QCOMPARE(why(checkSave(made, path("table.txt"))), std::string(kOutputOtherKind));

    QSettings settings(path("over.ini"), QSettings::IniFormat);
    RecentFiles recent(settings);
    StudyStore store;
    store.reset(made);
    StudySaver saver(store, recent, nullptr);
    QSignalSpy failed(&saver, &StudySaver::failed);
    QVERIFY(!saver.saveTo(path("table.txt")));
    QCOMPARE(failed.size(), 1);
    QVERIFY(failed.front().front().toString().contains(QStringLiteral("table.txt")));
    QVERIFY(!failed.front().back().toString().contains(QStringLiteral("--")));  // no option of a command
    QVERIFY(saver.saveTo(path("own.greyscope")));
}

GREYSCOPE_TEST(tst_foreign_studies)

}  // namespace tests_of_foreign_studies

#include "tst_foreign_studies.moc"
