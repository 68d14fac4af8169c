#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QTest>

#include <nlohmann/json.hpp>

#include "app/sources/database_reader.h"
#include "app/sources/read_source.h"
#include "app/sources/server_access.h"
#include "app/study/file/server_approvals.h"
#include "app/study/file/study_file.h"
#include "app/text/database_faults.h"
#include "app/window/document/study_document.h"
#include "app/window/strips/load_strip.h"
#include "app/window/strips/notice_strip.h"
#include "tests/support/command_run.h"
#include "tests/support/listening_server.h"
#include "tests/support/opened_window.h"
#include "tests/support/test_registry.h"

namespace tests_of_server_access {

using namespace greyscope;
using namespace greyscope::app;
using test::ListeningServer;

namespace {

/// Who brings a study along decides what it names; "@" stands for the server.
QByteArray studyOn(const std::string& url, const ListeningServer& server, const std::string& copy = {}) {
    std::string path = url;
    path.replace(path.find('@', path.find('@') + 1), 1, server.place());
    nlohmann::json table{{"name", "t"}, {"path", path}};
    if (!copy.empty()) {
        table["csv"] = copy;
    }
    return QByteArray::fromStdString(
        nlohmann::json{{"format", "greyscope-study"}, {"version", 1}, {"name", "s"}, {"tables", {table}}}.dump());
}

const std::string kPostgresql = "postgresql://u@@/x?table=y&connect_timeout=1";
const std::string kMysql = "mysql://u@@/x?table=y&connect_timeout=1";

QString written(const QTemporaryDir& folder, const QString& name, const QByteArray& text) {
    QDir(folder.path()).mkpath(QFileInfo(name).path());
    QFile file(folder.filePath(name));
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName() : QString();
}

bool everyServer(const DatabaseConnection& /*connection*/) {
    return true;
}

/// Cancelled once somebody has connected.
class UntilConnected final : public base::Progress {
public:
    explicit UntilConnected(const ListeningServer& server) : m_server(server) {}
    void report(double /*fraction*/) override {}
    [[nodiscard]] bool cancelled() const override { return m_server.connections() > 0; }

private:
    const ListeningServer& m_server;
};

/// "PGPASSWORD" as the environment has it.
class EnvironmentPassword {
public:
    EnvironmentPassword() { qputenv("PGPASSWORD", "sesame"); }
    EnvironmentPassword(const EnvironmentPassword&) = delete;
    EnvironmentPassword& operator=(const EnvironmentPassword&) = delete;
    ~EnvironmentPassword() { qunsetenv("PGPASSWORD"); }
};

/// A document without its window, and what it tells.
struct Stage {
    QSettings& settings;
    StudyStore store{};
    SeriesCatalog catalog{store};
    QWidget window{};
    StudyDocument document{store, catalog, settings, &window};
    QSignalSpy failed{&document, &StudyDocument::failed};
    QSignalSpy opened{&document, &StudyDocument::opened};

    void open(const QString& path) {
        opened.clear();
        document.open(path);
        QTRY_COMPARE(opened.size(), 1);
    }
};

}  // namespace

class tst_server_access : public QObject {
    Q_OBJECT
    base::NoProgress m_progress;
    QTemporaryDir m_folder;

private slots:
    void aStudyConnectsToNobody_data() {
        QTest::addColumn<std::string>("url");
        QTest::addColumn<QString>("driver");
        QTest::newRow("postgresql") << kPostgresql << "QPSQL";
        QTest::newRow("mysql") << kMysql << "QMYSQL";
        QTest::newRow("odbc") << std::string("odbc://u@?connect=DRIVER=x;SERVER=@&table=y") << "QODBC";
    }
    void aStudyConnectsToNobody() {
        QFETCH(std::string, url);
        const EnvironmentPassword password;
        const ListeningServer server(test::askForPlainPassword);
        const QString study = written(m_folder, "s.greyscope", studyOn(url, server));
        const auto read = readStudy(study, m_progress);
        QVERIFY(read && read->study.missing.size() == 1);
        const base::Error& why = read->study.missing.front().why;
        QVERIFY(!serverToApprove(why).empty());
        QCOMPARE(why.arguments[3].substr(0, 2 + server.place().size()), "u@" + server.place());
        const auto command = test::runCommand({"figures", study.toStdString()});
        QCOMPARE(command.code, 1);
        QCOMPARE(std::count(command.err.begin(), command.err.end(), '\n'), 1);
        QVERIFY2(command.err.find("--connect") != std::string::npos, command.err.c_str());
        QCOMPARE(server.connections(), 0);
    }

    void theCopyIsShownInstead() {
        const ListeningServer server;
        const QByteArray study = studyOn(kPostgresql, server, "system,n,rate\na,1,2\na,2,3\nb,1,4\nb,2,5\n");
        const auto read = readStudy(written(m_folder, "copy.greyscope", study), m_progress);
        QVERIFY(read && read->study.tables.size() == 1);
        QCOMPARE(read->study.tables.front().dataset->rowCount(), std::size_t{4});
        QCOMPARE(read->remarks.size(), std::size_t{1});
        QVERIFY(read->remarks.front().kind == StudyRemark::Kind::notConnected);
        QCOMPARE(server.connections(), 0);
    }

    /// A password of the environment goes only to a server that somebody approved.
    void whatIsApprovedIsConnectedTo() {
        if (!QSqlDatabase::isDriverAvailable("QPSQL")) {
            QSKIP("PostgreSQL's driver is not installed");
        }
        const EnvironmentPassword password;
        const ListeningServer server(test::askForPlainPassword);
        const QString study = written(m_folder, "s.greyscope", studyOn(kPostgresql, server));
        (void)readStudy(study, m_progress, {}, everyServer);
        QVERIFY(server.connections() > 0);
        QVERIFY(server.received().find("sesame") != std::string::npos);
        const ListeningServer other;
        const QString elsewhere = written(m_folder, "other.greyscope", studyOn(kPostgresql, other));
        (void)test::runCommand({"figures", elsewhere.toStdString(), "--connect"});
        QVERIFY(other.connections() > 0);
    }

    void anApprovalIsForAServerAndAFolder() {
        QSettings settings(m_folder.filePath("approvals.ini"), QSettings::IniFormat);
        const QString study = written(m_folder, "here/a.greyscope", "{}");
        const QString other = written(m_folder, "there/a.greyscope", "{}");
        const auto at = [](const char* url) { return databaseSource(url)->connection; };
        approveServer(settings, study, serverOf(at("postgresql://u@h/x?table=y")));
        const auto approval = approvalFor(settings, study);
        QVERIFY(approval(at("postgresql://you@h/z?table=t")));
        for (const char* url : {"postgresql://u@h:1/x", "postgresql://u@g/x", "mysql://u@h/x", "postgresql://u@h,g/x",
                                "postgresql://u@h/x?sslmode=disable", "postgresql:///x?host=/h", "odbc://u@h"}) {
            QVERIFY2(!approval(at(url)), url);
        }
        QVERIFY(approvalFor(settings, written(m_folder, "here/b.greyscope", "{}"))(at("postgresql://h/x")));
        QVERIFY(!approvalFor(settings, other)(at("postgresql://h/x")));
        QVERIFY(!approvalFor(settings, {})(at("postgresql://h/x")));
        forgetApprovals(settings);
        QVERIFY(!approvalFor(settings, study)(at("postgresql://h/x")));
    }

    /// Approved once, a server is connected to when the study is opened again; a copy elsewhere asks anew.
    void theSettingsRememberTheFolder() {
        QSettings settings(m_folder.filePath("s.ini"), QSettings::IniFormat);
        const ListeningServer server;
        const QByteArray text = studyOn(kMysql, server);
        const QString study = written(m_folder, "mine/s.greyscope", text);
        {
            Stage stage{settings};
            stage.open(study);
            QCOMPARE(stage.store.study().missing.size(), std::size_t{1});
            QCOMPARE(server.connections(), 0);
            stage.document.connectServer(serverToApprove(stage.store.study().missing.front().why));
            QTRY_COMPARE(stage.failed.size(), 1);
            QVERIFY(server.connections() > 0);
        }
        const int before = server.connections();
        {
            Stage stage{settings};
            stage.open(study);
            QVERIFY(server.connections() > before);
            QVERIFY(serverToApprove(stage.store.study().missing.front().why).empty());
        }
        const int after = server.connections();
        Stage stage{settings};
        stage.open(written(m_folder, "theirs/s.greyscope", text));
        QVERIFY(!serverToApprove(stage.store.study().missing.front().why).empty());
        QCOMPARE(server.connections(), after);
    }

    void theWindowOffersToConnect() {
        const ListeningServer server;
        const test::OpenedWindow opened;
        opened.window->document().open(opened.write("s.greyscope", studyOn(kMysql, server)));
        const auto button = [&opened]() -> QAbstractButton* {
            const auto buttons = opened.window->findChild<NoticeStrip*>()->findChildren<QAbstractButton*>();
            const auto found = std::find_if(buttons.begin(), buttons.end(),
                                            [](const auto* each) { return each->text() == u"Connect"; });
            return found == buttons.end() ? nullptr : *found;
        };
        QTRY_VERIFY(button());
        const auto texts = opened.window->findChild<NoticeStrip*>()->findChildren<QLabel*>();
        QVERIFY(std::any_of(texts.begin(), texts.end(), [&server](const QLabel* label) {
            return label->text().contains(QString::fromStdString("u@" + server.place() + "/x"));
        }));
        QCOMPARE(server.connections(), 0);
        button()->click();
        QTRY_VERIFY(server.connections() > 0);
    }

    /// A server that has stopped: Cancel and the end of the window wait for no answer.
    void aSilentServerHoldsNoWindow_data() {
        QTest::addColumn<std::string>("url");
        QTest::addColumn<bool>("greets");
        QTest::newRow("that does not greet") << std::string("mysql://u@@/x?table=y&connect_timeout=300") << false;
        QTest::newRow("that let somebody in") << std::string("postgresql://u@@/x?table=y&connect_timeout=300") << true;
    }
    void aSilentServerHoldsNoWindow() {
        QFETCH(std::string, url);
        QFETCH(bool, greets);
        if (!QSqlDatabase::isDriverAvailable(greets ? "QPSQL" : "QMYSQL")) {
            QSKIP("its driver is not installed");
        }
        const ListeningServer server(greets ? test::letInOnly : ListeningServer::Answer());
        auto opened = std::make_unique<test::OpenedWindow>();
        const auto button = [&opened]() -> QAbstractButton* {
            const auto buttons = opened->window->findChild<NoticeStrip*>()->findChildren<QAbstractButton*>();
            const auto found = std::find_if(buttons.begin(), buttons.end(),
                                            [](const auto* each) { return each->text() == u"Connect"; });
            return found == buttons.end() ? nullptr : *found;
        };
        opened->window->document().open(opened->write("s.greyscope", studyOn(url, server)));
        QTRY_VERIFY(button());
        button()->click();
        QTRY_VERIFY(server.connections() > 0 && opened->window->document().loading());
        QElapsedTimer timer;
        timer.start();
        opened->window->findChild<LoadStrip*>()->findChild<QPushButton*>()->click();
        QTRY_VERIFY(!opened->window->document().loading());
        QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
        qInfo("cancelled after %lld ms", static_cast<long long>(timer.elapsed()));
        const int before = server.connections();
        QTRY_VERIFY(button());
        button()->click();
        QTRY_VERIFY(server.connections() > before && opened->window->document().loading());
        timer.restart();
        opened.reset();
        QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
        qInfo("closed after %lld ms", static_cast<long long>(timer.elapsed()));
    }

    /// As where a table is read again that a study shows from its own copy.
    void whatIsReadAgainIsAskedFor() {
        QSettings settings(m_folder.filePath("again.ini"), QSettings::IniFormat);
        const ListeningServer server;
        Stage stage{settings};
        stage.open(written(m_folder, "again/s.greyscope", studyOn(kMysql, server, "system,n,rate\na,1,2\na,2,3\n")));
        stage.document.reading().reload("t");
        QPushButton* connects = nullptr;
        QTRY_VERIFY((connects = stage.window.findChild<QPushButton*>("connectServer")));
        QCOMPARE(server.connections(), 0);
        connects->click();
        QTRY_VERIFY(server.connections() > 0);
    }

    /// Of a study from somebody else, or a URL that somebody typed.
    void odbcGetsWhatTheSystemRegisters_data() {
        QTest::addColumn<std::string>("url");
        QTest::newRow("a library") << std::string("odbc://?connect=DRIVER=/tmp/x.so;SERVER=h&table=t");
        QTest::newRow("in braces") << std::string("odbc://?connect=DRIVER={/tmp/x.so};SERVER=h&table=t");
        QTest::newRow("a data source") << std::string("odbc://%2Ftmp%2Fx.dsn?table=t");
        QTest::newRow("a user") << std::string("odbc://u%3BDRIVER=%2Ftmp%2Fx.so@nowhere?table=t");
    }
    void odbcGetsWhatTheSystemRegisters() {
        QFETCH(std::string, url);
        if (!QSqlDatabase::isDriverAvailable("QODBC")) {
            QSKIP("ODBC is not installed");
        }
        allowTyped(url);
        const auto read = readSource(url, {}, m_progress);
        QVERIFY(!read);
        QVERIFY(read.error().arguments.size() > 2);
        QCOMPARE(read.error().arguments[2], std::string(kOdbcUnknown));
    }

    void odbcCreatesNothing() {
        const QString file = m_folder.filePath("new.db");
        const std::string url = "odbc://?connect=DRIVER=SQLite3;Database=" + file.toStdString() + "&table=t";
        if (!QSqlDatabase::isDriverAvailable("QODBC")) {
            QSKIP("ODBC is not installed");
        }
        allowTyped(url);
        QVERIFY(!readSource(url, {}, m_progress));
        QVERIFY(!QFile::exists(file));
    }

    void aServerThatIsSilentIsLeft_data() {
        QTest::addColumn<std::string>("url");
        QTest::addColumn<bool>("greets");
        QTest::newRow("postgresql") << kPostgresql << false;
        QTest::newRow("mysql") << kMysql << false;
        QTest::newRow("after it let somebody in") << kPostgresql << true;
    }
    void aServerThatIsSilentIsLeft() {
        QFETCH(std::string, url);
        QFETCH(bool, greets);
        const ListeningServer server(greets ? test::letInOnly : ListeningServer::Answer());
        std::string path = url;
        path.replace(path.rfind('@'), 1, server.place());
        if (!QSqlDatabase::isDriverAvailable(path.starts_with("mysql") ? "QMYSQL" : "QPSQL")) {
            QSKIP("its driver is not installed");
        }
        allowTyped(path);
        QElapsedTimer timer;
        timer.start();
        const auto read = readSource(path, {}, m_progress);
        QVERIFY(!read);
        const std::string& fault = read.error().arguments[2];  // the client library may be the first to give up
        QVERIFY2(fault == kNoAnswer || fault == kHostNotReached, fault.c_str());
        QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
    }

    /// Cancelling, and with it closing the window, waits for no server.
    void aSilentServerHoldsNobody() {
        if (!QSqlDatabase::isDriverAvailable("QMYSQL")) {
            QSKIP("its driver is not installed");
        }
        const ListeningServer server;
        const std::string url = "mysql://u@" + server.place() + "/x?table=y&connect_timeout=300";
        allowTyped(url);
        UntilConnected progress(server);
        QElapsedTimer timer;
        timer.start();
        const auto read = readSource(url, {}, progress);
        QVERIFY(!read && read.error().code == base::ErrorCode::cancelled);
        QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
    }
};

}  // namespace tests_of_server_access

using tests_of_server_access::tst_server_access;
GREYSCOPE_TEST(tst_server_access)
#include "tst_server_access.moc"
