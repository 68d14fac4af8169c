#include <QTest>

#include "app/sources/database_source.h"
#include "app/sources/odbc/odbc_text.h"
#include "app/sources/query/query_text.h"
#include "app/sources/session_secrets.h"
#include "app/text/database_faults.h"
#include "tests/support/test_registry.h"

namespace tests_of_database_source {

using namespace greyscope;
using namespace greyscope::app;

namespace {

const std::vector<DatabaseColumn> kColumns{
    {.name = "system", .kind = DatabaseCellKind::text, .type = {}},
    {.name = "the \"size\"", .kind = DatabaseCellKind::number, .type = {}},
    {.name = "rate", .kind = DatabaseCellKind::number, .type = {}, .isFloat = true, .anyNumber = true},
    {.name = "picture", .kind = DatabaseCellKind::unreadable, .type = "bytea"},
};

base::Expected<WrittenQuery> written(const std::string& url, Spoken spoken, char quote = '"') {
    const auto source = databaseSource(url);
    return source ? writeQuery(source->query, "t", kColumns, dialectOf(spoken), {quote, quote})
                  : base::Expected<WrittenQuery>(tl::unexpected(source.error()));
}

}  // namespace

class tst_database_source : public QObject {
    Q_OBJECT
private slots:
    void aUrlIsReadBack_data() {
        QTest::addColumn<QString>("url");
        QTest::newRow("sqlite") << "sqlite:///a%20b/runs.db?table=t";
        QTest::newRow("host")
            << "postgresql://me@host:5433/db?sslmode=require&table=s.t&where=tasks>1&where=op=read|write";
        QTest::newRow("groups") << "mysql://host/db?table=t&group=a,\"b, c\"&measure=rate&statistics=mean,p2.5&limit=7";
        QTest::newRow("socket") << "postgresql:///db?host=/run/pg&query=SELECT * FROM t WHERE a %26 1 = 1";
        QTest::newRow("address") << "postgresql://[::1]:5432/db?table=t";
        QTest::newRow("connection string") << "odbc://?connect=DRIVER=SQLite3%3BDatabase=/tmp/a.db&table=t";
        QTest::newRow("relative") << "sqlite://../runs.db?table=t";
        QTest::newRow("odbc") << "odbc://me@warehouse?table=t";
    }
    void aUrlIsReadBack() {
        QFETCH(QString, url);
        const auto source = databaseSource(url.toStdString());
        QVERIFY(source);
        const std::string again = databaseUrl(*source);
        QCOMPARE(databaseUrl(databaseSource(again).value()), again);
        QVERIFY(databaseSource(again).value() == *source);
    }

    void partsOfAUrl() {
        const auto source =
            databaseSource("postgres://me@h:99/db?table=s.t&where=tasks%3E1&group=a,b&statistics=median").value();
        QVERIFY(source.connection.kind == DatabaseKind::postgresql);
        QCOMPARE(source.connection.host, std::string("h"));
        QCOMPARE(source.connection.port, 99);
        QCOMPARE(source.connection.user, std::string("me"));
        QCOMPARE(source.query.table, std::string("s.t"));
        QVERIFY(source.query.where.front().test == data::Test::above);
        QCOMPARE(source.query.group, (std::vector<std::string>{"a", "b"}));
        QCOMPARE(statisticText(source.query.statistics.front()), std::string("p50"));
        QVERIFY(!isDatabaseUrl("C:/runs.csv"));
        QVERIFY(!isDatabaseUrl("mysql:notes.csv"));
    }

    void wrongUrls_data() {
        QTest::addColumn<QString>("url");
        for (const char* url :
             {"postgresql://h/db?tabel=t", "postgresql://h:x/db", "sqlite:", "mysql://h/d?limit=0",
              "mysql://h/d?table=t&query=SELECT", "mysql://h/d?table=t&measure=rate",
              "mysql://h/d?table=t&group=a&statistics=mode", "odbc://d?where=rate", "postgresql://h/d?port=x"}) {
            QTest::newRow(url) << url;
        }
    }
    void wrongUrls() {
        QFETCH(QString, url);
        const auto source = databaseSource(url.toStdString());
        QVERIFY(!source);
        QCOMPARE(source.error().arguments.size(), std::size_t{5});
    }

    /// Each of these would load a library, run a statement, read or write a file, or lead to another server.
    void optionsThatReachNoClientLibrary_data() {
        QTest::addColumn<QString>("url");
        for (const char* url : {"postgresql://h/d?service=s",
                                "postgresql://h/d?passfile=/f",
                                "postgresql://h/d?options=-cx=y",
                                "postgresql://h/d?hostaddr=1.2.3.4",
                                "postgresql://h/d?sslkey=/x.so:key",
                                "postgresql://h/d?sslmode=no",
                                "postgresql://h/d?sslmode=require host=g",
                                "postgresql://h/d?connect_timeout=0",
                                "mysql://h/d?plugin_dir=/x",
                                "mysql://h/d?init_command=SELECT",
                                "mysql://h/d?UNIX_SOCKET=/s",
                                "mysql://h/d?ssl_ca=/a;MYSQL_OPT_LOCAL_INFILE=1",
                                "sqlite:///a.db?QSQLITE_OPEN_URI",
                                "odbc://?connect=DRIVER=SQLite3;LoadExt=/x.so",
                                "odbc://?connect=DSN=a;SAVEFILE=/f",
                                "odbc://?connect=DSN=a;InitStmt=x",
                                "odbc://?connect=FILEDSN=/f",
                                "odbc://?connect=DSN={a};{LoadExt=x",
                                "odbc://?connect=DSN=a;ConnSettings=x",
                                "odbc://?connect=DSN=a;TraceFile=/f"}) {
            QTest::newRow(url) << url;
        }
    }
    void optionsThatReachNoClientLibrary() {
        QFETCH(QString, url);
        const auto source = databaseSource(url.toStdString());
        QVERIFY(!source);
        QCOMPARE(source.error().arguments[2], std::string(kUrlWrong));
    }

    void connectionStringsAreReadBack() {
        const OdbcPairs pairs{{"DRIVER", "a}b;c"}, {"SERVER", "h,1"}, {"UID", "{x"}};
        QVERIFY(odbcPairs(odbcText(pairs)) == pairs);
        QVERIFY(odbcPairs(" driver = {a b} ;;Server=h=1; uid") ==
                (OdbcPairs{{"DRIVER", "a b"}, {"SERVER", "h=1"}, {"UID", ""}}));
    }

    void passwordsLeaveTheUrl() {
        const auto check = [](const std::string& url, const std::string& kept) {
            const UrlAndSecret parts = withoutSecret(url);
            QCOMPARE(parts.url, kept);
            QCOMPARE(parts.secret, std::string("s:e@c"));
        };
        check("postgresql://me:s%3Ae%40c@h:1/db?table=t", "postgresql://me@h:1/db?table=t");
        check("postgresql://me:s:e@c@h/db", "postgresql://me@h/db");
        check("mysql://h/db?password=s%3Ae%40c&table=t", "mysql://h/db?table=t");
        check("odbc://x?connect=DSN=a;PWD=s:e@c;B=1&table=t", "odbc://x?connect=DSN=a%3BB=1&table=t");
        check("odbc://x?connect=pwd={s:e@c};B=1", "odbc://x?connect=B=1");
        QCOMPARE(takeSecret("postgresql://me:s:e@c@h/db?table=t"), std::string("postgresql://me@h/db?table=t"));
        QCOMPARE(secretOf(databaseSource("postgresql://me@h/db?table=other")->connection), std::string("s:e@c"));
        QCOMPARE(secretOf(databaseSource("postgresql://you@h/db")->connection), std::string());
    }

    /// To look at each value takes a server of many rows a tenth of its time.
    void valuesAreLookedAtWhereNoMeanTells() {
        const auto sql = [](const std::string& more, Spoken spoken) {
            return written("postgresql://h/d?table=t&group=system&measure=rate" + more, spoken)->text.sql();
        };
        QCOMPARE(sql("", Spoken::postgresql),
                 std::string("SELECT \"system\", COUNT(\"rate\"), AVG(\"rate\"), var_samp(\"rate\") FROM t GROUP BY "
                             "\"system\""));
        QVERIFY(sql("&statistics=count,max", Spoken::postgresql).find("Infinity") != std::string::npos);
        QVERIFY(sql("", Spoken::sqlite).find("typeof") != std::string::npos);
    }

    void valuesAreBoundAndNamesQuoted() {
        const auto query =
            written("postgresql://h/d?table=t&where=system=x'; DROP&where=the \"size\">8", Spoken::postgresql);
        QVERIFY(query);
        QCOMPARE(query->text.sql(),
                 std::string("SELECT \"system\", CAST(\"the \"\"size\"\"\" AS double precision), \"rate\" FROM t WHERE "
                             "(\"system\" = ?) AND \"the \"\"size\"\"\" > ?"));
        QVERIFY(query->text.values == (std::vector<QueryText::Value>{std::string("x'; DROP"), 8.0}));
    }

    void theLargestLimitIsOne() {
        const std::string sql = written("sqlite:///a?table=t&limit=18446744073709551615", Spoken::sqlite)->text.sql();
        QVERIFY(sql.ends_with("LIMIT 9223372036854775807"));
        QVERIFY(!databaseSource("sqlite:///a?table=t&limit=18446744073709551616"));
    }

    void eachDialectSumsUpInItsOwnWay() {
        const std::string url = "mysql://h/d?table=t&group=system&measure=rate&statistics=mean,variance,p25&limit=9";
        const std::string postgresql = written(url, Spoken::postgresql)->text.sql();
        QVERIFY(postgresql.find("percentile_cont(0.25) WITHIN GROUP (ORDER BY CAST(") != std::string::npos);
        QVERIFY(postgresql.ends_with(" FROM t GROUP BY \"system\" LIMIT 10"));
        const std::string mysql = written(url, Spoken::mysql, '`')->text.sql();
        QVERIFY(mysql.find("VAR_SAMP(v0)") != std::string::npos);
        QVERIFY(mysql.find("CONVERT(`system` USING utf8mb4) COLLATE utf8mb4_bin AS g0") != std::string::npos);
        QVERIFY(mysql.find("ROW_NUMBER() OVER (PARTITION BY g0 ORDER BY") != std::string::npos);
        const std::string sqlite = written(url, Spoken::sqlite)->text.sql();
        QVERIFY(sqlite.find("AVG(v0) OVER (PARTITION BY g0) AS m0") != std::string::npos);
        QVERIFY(sqlite.find("typeof(\"rate\")") != std::string::npos);
        const std::string standard = written(url, Spoken::standard)->text.sql();
        QVERIFY(standard.ends_with("FETCH FIRST 10 ROWS ONLY"));
        const std::string server = written(url, Spoken::sqlServer)->text.sql();
        QVERIFY(server.find("\"system\" COLLATE Latin1_General_BIN2 AS g0") != std::string::npos);
        QVERIFY(server.find("VAR(v0)") != std::string::npos && server.find("VAR_SAMP") == std::string::npos);
        QVERIFY(server.ends_with("GROUP BY g0 ORDER BY (SELECT NULL) OFFSET 0 ROWS FETCH NEXT 10 ROWS ONLY"));
        const auto told = written("odbc://d?table=t&where=system~it's&where=system=a", Spoken::sqlServer);
        QCOMPARE(told->text.sql(),
                 std::string(
                     "SELECT \"system\", CAST(\"the \"\"size\"\"\" AS FLOAT), \"rate\" FROM t WHERE (CHARINDEX(? "
                     "COLLATE Latin1_General_BIN2, \"system\") > 0) AND (\"system\" = ? COLLATE Latin1_General_BIN2)"));
        // Without quantiles one pass does.
        QVERIFY(written("mysql://h/d?table=t&group=system", Spoken::mysql)->text.sql().find("OVER") ==
                std::string::npos);
    }

    void columnsThatCannotBeAskedFor() {
        const auto blob = written("mysql://h/d?table=t&group=picture", Spoken::mysql);
        QVERIFY(blob.error().arguments.back() == "bytea");
        QVERIFY(written("mysql://h/d?table=t&columns=raet", Spoken::mysql).error().code ==
                base::ErrorCode::unknownColumn);
        QVERIFY(written("mysql://h/d?table=t&group=rate&measure=system", Spoken::mysql).error().code ==
                base::ErrorCode::columnNotNumeric);
        QVERIFY(written("mysql://h/d?table=t&where=rate>x", Spoken::mysql).error().code ==
                base::ErrorCode::conditionNotNumeric);
    }

    void aQueryIsOneStatement() {
        QCOMPARE(oneStatement("SELECT 1 ;\n").value(), std::string("SELECT 1"));
        for (const char* several : {"SELECT 1; DROP TABLE t", "SELECT 1 -- '\n; DROP TABLE t; --'", "SELECT ';'"}) {
            QVERIFY(!oneStatement(several));
        }
        QVERIFY(!oneStatement("SELECT \"Load_Extension\"('/tmp/x.so')"));
    }
};

}  // namespace tests_of_database_source

using tests_of_database_source::tst_database_source;
GREYSCOPE_TEST(tst_database_source)
#include "tst_database_source.moc"
