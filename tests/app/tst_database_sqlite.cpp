#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <cmath>
#include <map>

#include "app/sources/database_reader.h"
#include "app/sources/odbc/odbc_statement.h"
#include "app/sources/read_source.h"
#include "app/sources/server_access.h"
#include "app/study/file/study_file.h"
#include "app/study/tables/open_table.h"
#include "app/study/tables/reread_table.h"
#include "app/text/database_faults.h"
#include "app/text/error_text.h"
#include "core/base/quantile.h"
#include "tests/support/command_run.h"
#include "tests/support/database_cells.h"
#include "tests/support/database_samples.h"
#include "tests/support/test_registry.h"

namespace tests_of_database_sqlite {

using namespace greyscope;
using namespace greyscope::app;
using test::runCommand;
using test::SqliteFile;

namespace {

base::Expected<ReadSource> readNow(const std::string& url) {
    base::NoProgress progress;
    allowTyped(url);
    return readSource(url, {}, progress);
}

QString failure(const std::string& url) {
    const auto read = readNow(url);
    return read ? QString() : errorLine(read.error());
}

/// Cancelled from the start.
class Unwanted final : public base::Progress {
public:
    void report(double /*fraction*/) override {}
    [[nodiscard]] bool cancelled() const override { return true; }
};

/// Somebody waits for a while: who watches the server asks again and again.
class SoonUnwanted final : public base::Progress {
public:
    void report(double /*fraction*/) override {}
    [[nodiscard]] bool cancelled() const override { return ++m_asked > 8; }

private:
    mutable std::atomic<int> m_asked = 0;
};

bool haveOdbcOfSqlite() {
    QFile drivers("/etc/odbcinst.ini");
    return QSqlDatabase::isDriverAvailable("QODBC") && drivers.open(QIODevice::ReadOnly) &&
           drivers.readAll().contains("[SQLite3]");
}

}  // namespace

class tst_database_sqlite : public QObject {
    Q_OBJECT
private slots:
    void aFileIsToldByWhatIsInIt() {
        const SqliteFile file(test::measuredRows("runs", "REAL", "INTEGER", "TEXT"));
        const auto read = readNow(file.path().toStdString());
        QVERIFY2(read, qPrintable(read ? QString() : errorLine(read.error())));
        QCOMPARE(read->path, file.url("table=runs"));
        QCOMPARE(read->imported.dataset->rowCount(), std::size_t{240});
        QCOMPARE(read->imported.dataset->columns()[2].unit, std::string("MB/s"));
        QVERIFY(read->imported.dataset->columns()[1].missingAt(17));
        QVERIFY(read->imported.dataset->columns()[0].missingAt(5));
    }

    void groupsAreWhatAllRowsComeTo() {
        const SqliteFile file(test::measuredRows("runs", "REAL", "INTEGER", "TEXT"));
        const auto all = readNow(file.url("table=runs"));
        const auto cells =
            readNow(file.url("table=runs&group=system,tasks&measure=rate_mb_s&statistics=count,mean,variance,min,max,"
                             "sum,sd,p5,median,p95,p99.5"));
        QVERIFY2(cells, qPrintable(cells ? QString() : errorLine(cells.error())));
        test::compareCells(*cells->imported.dataset, *all->imported.dataset);
    }

    /// Of the numbers that nobody asked for, what counts the runs is not what was measured.
    void runsAreNoMeasurement() {
        const SqliteFile file({"CREATE TABLE t (host TEXT, run INTEGER, took REAL)",
                               "INSERT INTO t VALUES ('a', 1, 5), ('a', 2, 7), ('b', 1, 3), ('b', 2, 4)"});
        const auto roleOf = [&file](const std::string& group, const char* column) {
            const auto read = readNow(file.url("table=t&group=" + group));
            return read->imported.dataset->column(column).value()->stated->role;
        };
        QCOMPARE(roleOf("host", "run"), data::Role::description);
        QCOMPARE(roleOf("host", "took"), data::Role::metric);
        QCOMPARE(roleOf("host&measure=run", "run"), data::Role::metric);
    }

    /// Of cells that were summed up in the database, as of the rows themselves.
    void intervalsSurvive() {
        const SqliteFile file(test::measuredRows("runs", "REAL", "INTEGER", "TEXT"));
        const std::string rows = file.url("table=runs&where=tasks>0&where=system=a%7Cb%7CA");
        const std::string cells = rows + "&group=system,tasks&measure=rate_mb_s";
        const auto related = [](const std::string& url) {
            return runCommand({"relate", url, "--reference", "a", "--axis", "tasks", "--series", "system", "--value",
                               "rate_mb_s", "--agg", "mean", "--format", "json"});
        };
        const auto ofRows = related(rows);
        const auto ofCells = related(cells);
        QVERIFY2(ofRows.json().contains("repeats") && ofCells.json().contains("repeats"), ofCells.err.c_str());
        QCOMPARE(ofCells.json().at("repeats").at("repeated").get<int>(),
                 ofRows.json().at("repeats").at("repeated").get<int>());
        const auto compared =
            runCommand({"compare", cells, rows, "--match", "system,tasks", "--value", "rate_mb_s", "--format", "json"});
        QVERIFY2(compared.code == 0, compared.err.c_str());
        const auto json = compared.json();
        QCOMPARE(json.at("cells").size(), std::size_t{12});
        QVERIFY(json.at("cells").at(0).at("before").at("n").get<int>() > 1);
        QVERIFY(!json.at("cells").at(0).at("interval").is_null());
    }

    void conditionsAreThoseOfCore_data() {
        QTest::addColumn<QString>("where");
        for (const char* where :
             {"system=a", "system!=a", "system=a|", "system!=|b", "tasks>2", "tasks>=2", "tasks<2", "tasks<=2",
              "tasks=2..4", "tasks=..2|8", "tasks!=2..4|8", "tasks=", "note~it's 3", "system~A"}) {
            QTest::newRow(where) << where;
        }
    }
    void conditionsAreThoseOfCore() {
        QFETCH(QString, where);
        const SqliteFile file(test::measuredRows("runs", "REAL", "INTEGER", "TEXT"));
        const auto all = readNow(file.url("table=runs"));
        const auto some = readNow(file.url("table=runs&where=" + where.toStdString()));
        QVERIFY2(some, qPrintable(some ? QString() : errorLine(some.error())));
        test::compareFiltered(*some->imported.dataset, *all->imported.dataset, where.toStdString());
    }

    void wholeNumbersThatADoubleMergesAreCodes() {
        const SqliteFile file({"CREATE TABLE t (id INTEGER, n INTEGER, v REAL)",
                               "INSERT INTO t VALUES (9007199254740993, 9007199254740991, 1.5), "
                               "(9007199254740992, 2, 2.5), (-9223372036854775807, 3, 3.5), (NULL, 4, 4.5)"});
        const auto all = readNow(file.url("table=t"));
        const data::Column& id = *all->imported.dataset->column("id").value();
        QCOMPARE(id.textAt(0), std::string("9007199254740993"));
        QCOMPARE(id.textAt(1), std::string("9007199254740992"));
        QCOMPARE(id.textAt(2), std::string("-9223372036854775807"));
        QVERIFY(id.missingAt(3) && !id.isNumeric());
        QVERIFY(all->imported.dataset->column("n").value()->isNumeric());
    }

    void wordsAmongNumbersAreNoNumbers() {
        const SqliteFile file({"CREATE TABLE t (k TEXT, v REAL, b)",
                               "INSERT INTO t VALUES ('a', 1, x'00'), ('a', 'timeout', x'01'), "
                               "('a', 3, x'02'), ('b', 9e999, NULL), ('b', 5, x'03')"});
        const auto all = readNow(file.url("table=t"));
        const data::Column& v = *all->imported.dataset->column("v").value();
        QVERIFY(v.isNumeric());
        QCOMPARE(v.notNumbers, std::vector<std::size_t>{1});
        QCOMPARE(v.notFinite, std::vector<std::size_t>{3});
        QCOMPARE(v.writtenAt(1), std::string("timeout"));
        QVERIFY(!all->imported.dataset->find("b"));
        QCOMPARE(all->imported.dataset->notes().back().value, std::string("column b: blob is neither number nor text"));
        const auto cells = readNow(file.url("table=t&group=k"));
        QCOMPARE(cells->imported.dataset->column("v_count").value()->numbers(), (data::NumericValues{2, 1}));
        QCOMPARE(cells->imported.dataset->column("v").value()->numbers(), (data::NumericValues{2, 5}));
        QVERIFY(cells->imported.dataset->column("v_variance").value()->missingAt(1));
    }

    void anOwnQueryAndALimit() {
        const SqliteFile file(test::measuredRows("runs", "REAL", "INTEGER", "TEXT"));
        const auto own = readNow(file.url(
            "query=SELECT system, tasks * 2 AS twice FROM runs ORDER BY 1, 2 -- sorted&where=twice=16&limit=3"));
        QVERIFY2(own, qPrintable(own ? QString() : errorLine(own.error())));
        QCOMPARE(own->imported.dataset->rowCount(), std::size_t{3});
        QCOMPARE(own->imported.dataset->column("twice").value()->numbers(), (data::NumericValues{16, 16, 16}));
        QCOMPARE(own->imported.dataset->notes().back().name, std::string("stopped"));
    }

    void nothingIsWritten() {
        const SqliteFile file({"CREATE TABLE t (a)", "INSERT INTO t VALUES (1)"});
        QVERIFY(failure(file.url("query=DELETE FROM t")).contains("cannot answer the query"));
        QVERIFY(failure(file.url("query=SELECT 1; DELETE FROM t")).contains("one SELECT"));
        QCOMPARE(readNow(file.url("table=t"))->imported.dataset->rowCount(), std::size_t{1});
    }

    void failuresSayWhatToDo() {
        const SqliteFile file(
            {"CREATE TABLE runs (a)", "CREATE TABLE \"run.2\" (b)", "CREATE VIEW v AS SELECT 1 AS c"});
        QVERIFY(failure(file.path().toStdString()).contains("Available: run.2, runs, v"));
        QVERIFY(failure(file.url("table=rnus")).contains("no table “rnus”"));
        QVERIFY(failure(file.url("table=runs")).contains("returns no rows"));
        QVERIFY(readNow(file.url("table=v")));
        QVERIFY(failure(file.url("table=run.2")).contains("returns no rows"));
        QVERIFY(failure(file.url("query=SELEC 1")).contains("syntax error"));
        QVERIFY(failure(file.url("table=v&where=x=1")).contains("x"));
        QVERIFY(failure("sqlite:///nowhere/x.db?table=t").contains("There is no file"));
        QTemporaryDir folder;
        QFile empty(folder.filePath("empty.db"));
        QVERIFY(empty.open(QIODevice::WriteOnly));
        empty.close();
        QVERIFY(failure("sqlite://" + empty.fileName().toStdString()).contains("empty"));
        const SqliteFile large(test::measuredRows("runs", "REAL", "INTEGER", "TEXT"));
        QFile cut(large.path());
        QVERIFY(cut.resize(cut.size() / 2));
        QVERIFY(failure(large.url("table=runs")).contains("damaged"));
        QFile text(folder.filePath("text.db"));
        QVERIFY(text.open(QIODevice::WriteOnly));
        text.write(QByteArray(5000, 'x'));
        text.close();
        QVERIFY(failure("sqlite://" + text.fileName().toStdString() + "?table=t").contains("damaged"));
    }

    void aQueryThatNobodyWantsStops() {
        const SqliteFile file({"CREATE TABLE t (a)"});
        Unwanted progress;
        const auto read = readSource(
            file.url("query=WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n"), {},
            progress);
        QVERIFY(!read);
        QVERIFY(read.error().code == base::ErrorCode::cancelled);
    }

    /// Before its first row and behind it: a study may bring the query.
    void aQueryThatGivesNoRowEnds() {
        const SqliteFile file({"CREATE TABLE t (a)", "INSERT INTO t VALUES (1), (2), (3)"});
        const std::string endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n";
        for (const std::string& query : {endless + " WHERE i < 0", endless + " WHERE i < 3"}) {
            const auto read = readNow(file.url("row_timeout=1&query=" + query));
            QVERIFY(!read && read.error().arguments.size() > 3);
            QCOMPARE(read.error().arguments[2], std::string(kNoRow));
            QCOMPARE(read.error().arguments[3], std::string("1"));
        }
        QVERIFY(readNow(file.url("row_timeout=1&table=t")));
        QVERIFY(failure(file.url("row_timeout=0&table=t")).contains("row_timeout=0"));
    }

    void commandsTakeUrls() {
        const SqliteFile file(test::measuredRows("runs", "REAL", "INTEGER", "TEXT"));
        const auto degree = [&](const std::string& table, const std::string& aggregation) {
            std::vector<std::string> arguments{"relate",     table,     "--matrix", "--series",  "system",
                                               "--axis",     "tasks",   "--value",  "rate_mb_s", "--where",
                                               "system=a|b", "--where", "tasks>0",  "--format",  "json"};
            if (!aggregation.empty()) {
                arguments.insert(arguments.end(), {"--agg", aggregation});
            }
            const auto run = runCommand(arguments);
            return run.code == 0 ? run.json()["degrees"][0][1].get<double>() : std::nan(run.err.c_str());
        };
        const double ofCells = degree(file.url("table=runs&group=system,tasks&measure=rate_mb_s"), {});
        QVERIFY(ofCells > 0.0 && ofCells < 1.0);
        QVERIFY(std::abs(ofCells - degree(file.path().toStdString(), "mean")) < 1e-12);
    }

    void thePlanReadsNoRows() {
        const SqliteFile file(test::measuredRows("runs", "REAL", "INTEGER", "TEXT"));
        const auto plan =
            runCommand({"import", file.url("table=runs&group=tasks&where=system=a"), "--plan", "--format", "json"});
        QVERIFY2(plan.code == 0, plan.err.c_str());
        const auto json = plan.json()["plans"][0];
        QCOMPARE(json["values"][0].get<std::string>(), std::string("a"));
        QCOMPARE(json["rows_looked_at"].get<double>(), 240.0);
        QCOMPARE(json["arriving"].size(), std::size_t{4});
        QVERIFY(json["explained"].get<std::string>().find("runs") != std::string::npos);
    }

    /// A file in the mode of a write-ahead log would get two others beside it.
    void nothingIsCreatedBesideTheFile() {
        const SqliteFile file({"PRAGMA journal_mode = WAL", "CREATE TABLE t (a)", "INSERT INTO t VALUES (1), (2)"});
        const QDir folder = QFileInfo(file.path()).dir();
        const QStringList before = folder.entryList(QDir::Files);
        QCOMPARE(readNow(file.url("table=t"))->imported.dataset->rowCount(), std::size_t{2});
        QCOMPARE(folder.entryList(QDir::Files), before);
    }

    void allRowsAreWithinTheLargestLimit() {
        const SqliteFile file({"CREATE TABLE t (a)", "INSERT INTO t VALUES (1), (2)"});
        const auto read = readNow(file.url("table=t&limit=18446744073709551615"));
        QVERIFY2(read, qPrintable(failure(file.url("table=t&limit=18446744073709551615"))));
        QCOMPARE(read->imported.dataset->rowCount(), std::size_t{2});
    }

    /// A view that somebody else made reads its own tables and calculates.
    void aFileFromSomebodyElseIsData() {
        const SqliteFile file({"CREATE TABLE t (a)", "INSERT INTO t VALUES (1)",
                               "CREATE VIEW v AS SELECT name FROM pragma_table_info('t')"});
        QVERIFY(readNow(file.url("table=t")));
        QVERIFY(failure(file.url("table=v")).contains("unsafe"));
        QVERIFY(!failure(file.url("query=SELECT load_extension('/tmp/x.so') AS a")).isEmpty());
    }

    /// Whatever the limit says: a study may bring both.
    void rowsWithoutEndAreRefused() {
        const SqliteFile file(
            {"CREATE VIEW v AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "
             "SELECT i, printf('%.*c', 100000, 'x') || i AS w FROM n"});
        const auto read = readNow(file.url("table=v&limit=18446744073709551615"));
        QVERIFY(!read && read.error().arguments[2] == kTooManyRows);
    }

    /// The same file through ODBC, where its driver is installed.
    void throughOdbc() {
        const SqliteFile file(test::measuredRows("runs", "REAL", "INTEGER", "TEXT"));
        if (!haveOdbcOfSqlite()) {
            QSKIP("ODBC or its driver of SQLite (libsqliteodbc) is not installed");
        }
        const std::string url = "odbc://?connect=DRIVER=SQLite3;Database=" + file.path().toStdString() + "&table=runs";
        const auto all = readNow(url);
        QVERIFY2(all, qPrintable(all ? QString() : errorLine(all.error())));
        const auto cells = readNow(
            url +
            "&group=system,tasks&measure=rate_mb_s&statistics=count,mean,variance,min,max,sum,sd,p5,median,p95,p99.5");
        QVERIFY2(cells, qPrintable(cells ? QString() : errorLine(cells.error())));
        test::compareCells(*cells->imported.dataset, *all->imported.dataset);
    }

    /// By SQLCancel: this query ends in no other way.
    void aQueryThatNobodyWantsStopsThroughOdbc() {
        const SqliteFile file({"CREATE TABLE t (a)"});
        const std::string url = "odbc://?connect=DRIVER=SQLite3;Database=" + file.path().toStdString();
        if (!haveOdbcOfSqlite()) {
            QSKIP("ODBC or its driver of SQLite (libsqliteodbc) is not installed");
        }
        SoonUnwanted progress;
        const auto read = readSource(
            url + "&query=WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n", {},
            progress);
        QVERIFY(!read);
        QVERIFY2(read.error().code == base::ErrorCode::cancelled, qPrintable(errorLine(read.error())));
    }

    void wordsBehindColonsAreNoValues() {
        QVERIFY(isPreparedAsItStands("SELECT a::text, '? :' FROM t"));
        QVERIFY(!isPreparedAsItStands("SELECT a:b FROM t"));
        QVERIFY(!isPreparedAsItStands("SELECT a FROM t WHERE at > '12:30'"));
    }

    void aStudyKeepsTheQuery() {
        base::NoProgress progress;
        QTemporaryDir folder;
        const QString path = folder.filePath("s.greyscope");
        {
            const SqliteFile file(test::measuredRows("runs", "REAL", "INTEGER", "TEXT"));
            Study study;
            study.tables.push_back(
                tableFromFile(file.url("table=runs&group=system,tasks&measure=rate_mb_s"), {}, progress).value());
            QCOMPARE(study.tables.front().name, std::string("runs"));
            QVERIFY(writeStudy(study, path));
            const auto again = readStudy(path, progress);
            QVERIFY(again->remarks.empty());
            QVERIFY(*again->study.tables.front().stamp == *study.tables.front().stamp);
            StudyRemarks remarks;
            const auto reloaded = readAgain(again->study.tables.front(), remarks, progress);
            QCOMPARE(reloaded->path, study.tables.front().path);
        }
        // The database is gone: the cells are still there, and the study says so.
        const auto alone = readStudy(path, progress);
        QVERIFY(alone->study.missing.empty());
        QCOMPARE(alone->study.tables.front().roles.metrics.front(), std::string("rate_mb_s"));
        QCOMPARE(alone->remarks.size(), std::size_t{1});
        QVERIFY(alone->remarks.front().kind == StudyRemark::Kind::fileMissing);
        StudyRemarks remarks;
        const auto reloaded = readAgain(alone->study.tables.front(), remarks, progress);
        QVERIFY(!reloaded);
        QVERIFY(reloaded.error().code == base::ErrorCode::fileNotFound);
    }

    void otherRowsAreNoticed() {
        base::NoProgress progress;
        QTemporaryDir folder;
        const SqliteFile file({"CREATE TABLE t (k TEXT, n REAL, v REAL)",
                               "INSERT INTO t VALUES ('a', 1, 2), ('a', 2, 3), ('b', 1, 4), ('b', 2, 5)"});
        Study study;
        study.tables.push_back(tableFromFile(file.url("table=t"), {}, progress).value());
        const QString path = folder.filePath("s.greyscope");
        QVERIFY(writeStudy(study, path));
        file.run({"UPDATE t SET v = 6 WHERE v = 5"});
        const auto other = readStudy(path, progress);
        QVERIFY(other->remarks.size() == 2 && other->remarks.front().kind == StudyRemark::Kind::fileDiffers);
        QVERIFY(other->remarks.back().kind == StudyRemark::Kind::copyDropped);  // it lies elsewhere
        file.run({"UPDATE t SET v = 5 WHERE v = 6"});
        QVERIFY(readStudy(path, progress)->remarks.empty());
    }
};

}  // namespace tests_of_database_sqlite

using tests_of_database_sqlite::tst_database_sqlite;
GREYSCOPE_TEST(tst_database_sqlite)
#include "tst_database_sqlite.moc"
