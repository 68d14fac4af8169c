#include <QTest>

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QTableWidget>

#include "app/database/database_dialog.h"
#include "app/sources/database_source.h"
#include "tests/support/database_samples.h"
#include "tests/support/nameless_controls.h"
#include "tests/support/test_registry.h"

namespace tests_of_database_dialog {

using namespace greyscope;
using namespace greyscope::app;
using test::SqliteFile;

namespace {

/// The dialog on a file with two tables, and what stands in it.
struct Stage {
    SqliteFile file{[] {
        auto statements = test::measuredRows("runs", "REAL", "INTEGER", "TEXT");
        statements.push_back("CREATE TABLE hosts (name TEXT, cores INTEGER)");
        statements.push_back("INSERT INTO hosts VALUES ('n1', 8)");
        return statements;
    }()};
    DatabaseDialog dialog{true};
    QSignalSpy chosen{&dialog, &DatabaseDialog::chosen};
    QPushButton* open = dialog.findChild<QPushButton*>("databaseOpen");
    QListWidget* tables = dialog.findChild<QListWidget*>("databaseTables");
    QTableWidget* columns = dialog.findChild<QTableWidget*>("databaseColumns");
    QTableView* first = dialog.findChild<QTableView*>("databaseFirst");
    QPlainTextEdit* plan = dialog.findChild<QPlainTextEdit*>("databasePlan");

    explicit Stage(const std::string& query) {
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        dialog.begin(databaseSource(file.url(query)).value());
    }
    [[nodiscard]] QString status() const { return dialog.findChild<QLabel*>("databaseStatus")->text(); }
    void use(const QString& column, const QString& what) const {
        for (int row = 0; row < columns->rowCount(); ++row) {
            auto* const combo = qobject_cast<QComboBox*>(columns->cellWidget(row, 2));
            if (combo && columns->item(row, 0)->text() == column) {
                combo->setCurrentIndex(combo->findText(what));
                emit combo->activated(combo->currentIndex());
            }
        }
    }
    [[nodiscard]] DatabaseQuery taken() {
        open->click();
        return databaseSource(chosen.front().front().toString().toStdString()).value().query;
    }
};

}  // namespace

class tst_database_dialog : public QObject {
    Q_OBJECT
private slots:
    void everyControlHasAName() {
        const DatabaseDialog dialog(true);
        const QStringList missed = test::namelessControls(dialog);
        QVERIFY2(missed.empty(), qPrintable(missed.join(QLatin1Char('\n'))));
    }

    void beforeItIsConnectedThereIsNothingToStopOrOpen() {
        DatabaseDialog dialog(true);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        QVERIFY(!dialog.findChild<QPushButton*>("databaseStop")->isVisible());
        QVERIFY(!dialog.findChild<QPushButton*>("databaseOpen")->isEnabled());
        QVERIFY(!dialog.findChild<QPushButton*>("databaseAdd")->isEnabled());
    }
    void aTableIsChosenAndLookedAt() {
        Stage stage("");
        QTRY_VERIFY(stage.open->isEnabled());
        QCOMPARE(stage.tables->count(), 2);
        QVERIFY(stage.tables->item(1)->text().contains("240"));
        QCOMPARE(stage.first->model()->rowCount(), 20);
        stage.tables->setCurrentRow(0);
        QTRY_VERIFY(stage.open->isEnabled());
        QCOMPARE(stage.first->model()->rowCount(), 1);
        stage.tables->setCurrentRow(1);
        QTRY_VERIFY(stage.open->isEnabled());
        QCOMPARE(stage.columns->rowCount(), 4);
        QVERIFY(stage.plan->toPlainText().contains("FROM \"runs\""));
        QVERIFY((stage.taken() == DatabaseQuery{.table = "runs"}));
    }

    void columnsGroupAndAreSummedUp() {
        Stage stage("table=runs");
        QTRY_VERIFY(stage.open->isEnabled());
        stage.use("system", "used for grouping");
        QVERIFY(!stage.open->isEnabled());
        QTRY_VERIFY(stage.open->isEnabled());
        QVERIFY(stage.plan->toPlainText().contains("GROUP BY"));
        stage.use("tasks", "used for grouping");
        auto* const where = stage.dialog.findChild<QLineEdit*>("databaseWhere");
        QTest::keyClicks(where, "tasks>1; system=a|b");
        QTRY_VERIFY(stage.open->isEnabled());
        const DatabaseQuery query = stage.taken();
        QCOMPARE(query.group, (std::vector<std::string>{"system", "tasks"}));
        QCOMPARE(query.measures, (std::vector<std::string>{"rate_mb_s"}));
        QCOMPARE(query.where.size(), std::size_t{2});
        QVERIFY(query.statistics.empty());
    }

    void aUrlIsShownAsItIs() {
        Stage stage("table=runs&group=system&measure=rate_mb_s&statistics=mean,p95&where=tasks>1");
        QTRY_VERIFY(stage.open->isEnabled());
        const DatabaseQuery query = stage.taken();
        QCOMPARE(query.group, std::vector<std::string>{"system"});
        QCOMPARE(query.measures, std::vector<std::string>{"rate_mb_s"});
        QCOMPARE(query.statistics.size(), std::size_t{2});
        QCOMPARE(query.where.size(), std::size_t{1});
    }

    void faultsAreSaid() {
        Stage stage("table=runs");
        QTRY_VERIFY(stage.open->isEnabled());
        auto* const where = stage.dialog.findChild<QLineEdit*>("databaseWhere");
        QTest::keyClicks(where, "tasks");
        QTRY_VERIFY(stage.status().contains("is not a condition"));
        QVERIFY(!stage.open->isEnabled());
        where->clear();
        auto* const sql = stage.dialog.findChild<QPlainTextEdit*>("databaseSql");
        sql->setPlainText("SELECT nothing FROM runs");
        sql->parentWidget()->parentWidget()->findChild<QTabBar*>()->setCurrentIndex(1);
        QTest::keyClicks(where, " ");
        QTRY_VERIFY(stage.status().contains("nothing"));
        sql->setPlainText("SELECT system, tasks FROM runs");
        QTRY_VERIFY(stage.open->isEnabled());
        QCOMPARE(stage.taken().sql, std::string("SELECT system, tasks FROM runs"));
    }
};

}  // namespace tests_of_database_dialog

using tests_of_database_dialog::tst_database_dialog;
GREYSCOPE_TEST(tst_database_dialog)
#include "tst_database_dialog.moc"
