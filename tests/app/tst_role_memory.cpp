#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include "app/study/tables/column_roles.h"
#include "app/study/tables/open_table.h"
#include "app/study/tables/role_memory.h"
#include "tests/support/test_registry.h"

namespace tests_of_role_memory {

using namespace greyscope;
using namespace greyscope::app;

namespace {

using Names = std::vector<std::string>;

const char* const kTable = "host,bs,run,mb_s,ops\na,4k,1,10.5,7\na,4k,2,11,8\na,1m,1,20,9\na,1m,2,21.5,7\nb,4k,1,1,2\n";

StudyTable tableOf(const std::string& csv, const std::string& path = "/data/one.csv") {
    base::NoProgress progress;
    return *tableFromBytes(QByteArray::fromStdString(csv), path, {}, progress);
}

}  // namespace

/// The next file of the same header gets the roles that this one was given.
class tst_role_memory : public QObject {
    Q_OBJECT

private slots:
    void init() { m_settings.clear(); }

    void theSameHeaderHasTheSameRoles() {
        StudyTable table = tableOf(kTable);
        QCOMPARE(table.roles.repetitions, Names{"run"});
        setRole(table, "run", ColumnRole::factor);
        setRole(table, "mb_s", ColumnRole::ignored);
        table.aggregation = data::Aggregation::median;
        readAs(table, "bs", "KiB");
        keepRoles(m_settings, table);
        StudyTable next = tableOf(std::string(kTable).append("b,1m,1,5,5\n"), "/data/two.csv");
        QVERIFY(recallRoles(keptRoles(m_settings), next));
        QCOMPARE(next.roles, table.roles);
        QCOMPARE(next.metric, std::string("ops"));
        QCOMPARE(next.aggregation, data::Aggregation::median);
        QCOMPARE(next.dataset->columns()[1].numbers()[2], 1024.0);
        QCOMPARE(next.name, std::string("two"));
        QVERIFY(!recallRoles(keptRoles(m_settings), next));  // they are the same already
    }

    void anotherHeaderHasItsOwn() {
        StudyTable table = tableOf(kTable);
        setRole(table, "run", ColumnRole::factor);
        keepRoles(m_settings, table);
        for (const char* other :
             {"host,bs,runs,mb_s\na,4k,1,10.5\nb,4k,1,2\n", "host,bs,run,mb_s\na,4k,1,1.5\nb,4k,2,2\n"}) {
            StudyTable next = tableOf(other);
            QVERIFY(!recallRoles(keptRoles(m_settings), next));
        }
    }

    void onlySoManyAreKept() {
        for (int i = 0; i < 70; ++i) {
            keepRoles(m_settings, tableOf("host" + std::to_string(i) + ",threads,mb_s\na,1,10.5\nb,1,2\n"));
        }
        QCOMPARE(keptRoles(m_settings).size(), qsizetype{60});
        keepRoles(m_settings, tableOf("host,threads,mb_s\na,1,10.5\nb,1,2\n", ":/sample_data/x.csv"));
        QCOMPARE(keptRoles(m_settings).size(), qsizetype{60});
    }

    void theSameColumnsAreReadAsTheLastOnes() {
        StudyTable table = tableOf(kTable);
        table.layout = layoutOf(*table.dataset);
        table.told = {"CSV", {{"decimal", ","}, {"until", "4"}, {"member", "a.csv"}}};
        keepReading(m_settings, table);
        const auto recalled = recalledReading(keptRoles(m_settings), table.layout);
        QCOMPARE(recalled, (ToldReading{"CSV", {{"decimal", ","}}}));  // what is about one file alone is not kept
        QVERIFY(recalledReading(keptRoles(m_settings), "another").empty());
        QVERIFY(recalledReading(keptRoles(m_settings), {}).empty());
        QVERIFY(!recallRoles(keptRoles(m_settings), table));
        table.told = {};
        keepReading(m_settings, table);
        QVERIFY(keptRoles(m_settings).empty());
    }

    void settingsThatSomebodyElseWroteDoNoHarm() {
        StudyTable table = tableOf(kTable);
        keepRoles(m_settings, table);
        QVariantMap entry = keptRoles(m_settings).front().toMap();
        entry["chosenMetric"] = QVariantList{1, 2};
        entry["key"] = QStringList{"no such column"};
        entry["readings"] = QStringList{"bs", "mb_s\x1FKiB", "\x1F\x1F"};
        StudyTable next = table;
        recallRoles({QVariant(), entry}, next);
        QCOMPARE(next.metric, std::string("mb_s"));
        QVERIFY(next.roles.keys.empty() && next.readings.empty());
        entry = {{"header", entry["header"]}};
        StudyTable none = table;
        QVERIFY(!recallRoles({entry}, none));
        QCOMPARE(none.roles, table.roles);
    }

private:
    QTemporaryDir m_folder;
    QSettings m_settings{m_folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat};
};

GREYSCOPE_TEST(tst_role_memory)

}  // namespace tests_of_role_memory

#include "tst_role_memory.moc"
