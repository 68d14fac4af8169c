#include <QDir>
#include <QTest>

#include "app/study/tables/opened_files.h"
#include "app/window/document/table_following.h"
#include "app/window/strips/notice_strip.h"
#include "tests/support/opened_window.h"
#include "tests/support/test_registry.h"

namespace tests_of_table_following {

using namespace greyscope;
using namespace greyscope::app;

namespace {

StudyTable tableOf(const QStringList& files) {
    base::NoProgress progress;
    return openTables(files, {}, progress).value().study.tables.front();
}

Followed look(const StudyTable& table, const FileStates& seen = {}) {
    base::NoProgress progress;
    return followedTable(table, seen, progress).value();
}

QByteArray onceMore() {
    return test::kTable + "b,4,40\n";
}

}  // namespace

class tst_table_following : public QObject {
    Q_OBJECT

private slots:
    void init() { m_opened.emplace(); }
    void cleanup() { m_opened.reset(); }

    void aChangedFileIsReadOnce() {
        StudyTable table = tableOf({m_opened->write("a.csv", test::kTable)});
        QVERIFY(!look(table).now);
        write("a.csv", onceMore());
        const Followed followed = look(table);
        QVERIFY(followed.now.has_value());
        QCOMPARE(followed.now->dataset->rowCount(), std::size_t{5});
        QVERIFY(!look(table, followed.files).now);  // seen as they are
    }

    void aFileThatCannotBeReadLeavesTheRows() {
        const StudyTable table =
            tableOf({m_opened->write("a.csv", test::kTable), m_opened->write("b.csv", test::kTable)});
        QCOMPARE(table.parts.size(), std::size_t{2});
        write("a.csv", "");
        QVERIFY(!look(table).now);
        QCOMPARE(look(table).failed.size(), std::size_t{1});
        write("b.csv", onceMore());
        const Followed followed = look(table);
        QVERIFY(followed.now.has_value());
        QCOMPARE(followed.now->dataset->rowCount(), std::size_t{9});
        QCOMPARE(followed.failed.size(), std::size_t{1});
    }

    void newFilesOfTheFolderBecomeParts() {
        StudyTable table = tableOf({m_opened->write("a.csv", test::kTable)});
        table.followed = true;
        Study study;
        study.tables = {table};
        setFollowed(study, table.name, true, true);
        table = study.tables.front();
        QCOMPARE(table.folder, m_opened->folder.path().toStdString());
        write("b.csv", onceMore());
        write("other.csv", "size,seconds\n1,2\n2,3\n");
        write("notes.txt", "Nothing of interest");
        Followed followed = look(table);
        QVERIFY(followed.now.has_value());
        QCOMPARE(followed.added, std::size_t{1});
        QCOMPARE(followed.now->parts.size(), std::size_t{2});
        QCOMPARE(followed.now->name, std::string("a"));
        QCOMPARE(followed.now->folder, table.folder);
        QVERIFY(followed.now->followed);
        write("c.csv", test::kTable);
        followed = look(*followed.now, followed.files);
        QCOMPARE(followed.now->parts.size(), std::size_t{3});
        QCOMPARE(followed.now->dataset->rowCount(), std::size_t{13});
    }

    /// Alone they would be wide tables, whose columns are series.
    void soDoFilesOfOneSeries() {
        const QDir folder(m_opened->folder.path());
        QVERIFY(folder.mkpath(QStringLiteral("runs")));
        const QByteArray run = "threads,mb_s\n1,10\n2,20\n4,39\n8,60\n";
        write("runs/a.csv", run);
        write("runs/b.csv", run);
        const StudyTable table = tableOf({folder.filePath(QStringLiteral("runs"))});
        QCOMPARE(table.parts.size(), std::size_t{2});
        write("runs/c.csv", run);
        const Followed followed = look(table);
        QVERIFY(followed.now.has_value());
        QCOMPARE(followed.now->parts.size(), std::size_t{3});
        QCOMPARE(followed.now->roles.keys, table.roles.keys);
    }

    void theStudyGoesOnWithTheSameSelection() {
        auto& window = m_opened->window;
        window->document().open(m_opened->write("a.csv", test::kTable));
        QTRY_COMPARE(m_opened->study().tables.size(), std::size_t{1});
        auto* const follow = m_opened->action("file.follow");
        QVERIFY(follow->isEnabled() && !follow->isChecked());
        follow->trigger();
        QVERIFY(follow->isChecked() && m_opened->study().tables.front().followed);
        window->store().edit("reference", [](Study& study) { study.selection = {{"a", "b"}, {{"a", "a"}}}; });
        const int steps = window->store().undoStack().count();
        const auto rows = [this] { return m_opened->study().tables.front().dataset->rowCount(); };
        write("a.csv", onceMore());
        QTRY_COMPARE(rows(), std::size_t{5});
        QCOMPARE(m_opened->study().selection, (Selection{{"a", "b"}, {{"a", "a"}}}));
        write("a.csv", onceMore() + "b,8,70\n");
        QTRY_COMPARE(rows(), std::size_t{6});
        QCOMPARE(window->store().undoStack().count(), steps + 1);  // one step, however often
        window->store().undoStack().undo();
        QCOMPARE(rows(), std::size_t{4});
        follow->trigger();
        QVERIFY(!m_opened->study().tables.front().followed);
    }

    /// A system that is measured for the first time, and a column of a table whose columns are the series.
    void newSeriesAppear_data() {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QByteArray>("later");
        const QByteArray third = test::kTable + "c,1,5\nc,2,9\n";
        QTest::newRow("rows") << test::kTable << third << third + "d,1,6\nd,2,8\n";
        QTest::newRow("columns") << QByteArray("threads,read,write\n1,10,20\n2,15,30\n4,19,39\n")
                                 << QByteArray("threads,read,write,mixed\n1,10,20,5\n2,15,30,6\n4,19,39,7\n")
                                 << QByteArray(
                                        "threads,read,write,mixed,sync\n1,10,20,5,2\n2,15,30,6,3\n4,19,39,7,4\n");
    }
    void newSeriesAppear() {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        QFETCH(const QByteArray, later);
        auto& window = m_opened->window;
        window->document().open(m_opened->write("a.csv", before));
        QTRY_COMPARE(m_opened->study().tables.size(), std::size_t{1});
        m_opened->action("file.follow")->trigger();
        const Selection all = m_opened->study().selection;
        QCOMPARE(all.compared.size(), std::size_t{1});
        write("a.csv", after);
        QTRY_COMPARE(m_opened->study().selection.compared.size(), std::size_t{2});
        QCOMPARE(m_opened->study().selection.compared.front(), all.compared.front());
        // Where somebody chose some of them, these stay.
        window->store().edit("fewer", [](Study& study) { study.selection.compared.pop_back(); });
        write("a.csv", later);
        QTRY_COMPARE(window->catalog().entries().size(), std::size_t{4});
        QCOMPARE(m_opened->study().selection, all);
    }

    void whatIsHalfWrittenIsToldQuietly() {
        auto& window = m_opened->window;
        window->document().open(m_opened->write("a.csv", test::kTable));
        QTRY_COMPARE(m_opened->study().tables.size(), std::size_t{1});
        m_opened->action("file.follow")->trigger();
        write("a.csv", "");
        const auto told = [&window] {
            for (const QLabel* label : window->findChild<NoticeStrip*>()->findChildren<QLabel*>()) {
                if (label->text().contains(QStringLiteral("the previous rows are kept"))) {
                    return true;
                }
            }
            return false;
        };
        QTRY_VERIFY(told());
        QCOMPARE(m_opened->study().tables.front().dataset->rowCount(), std::size_t{4});
        write("a.csv", onceMore());
        QTRY_COMPARE(m_opened->study().tables.front().dataset->rowCount(), std::size_t{5});
        QTRY_VERIFY(!told());
    }

private:
    void write(const char* name, const QByteArray& text) const { (void)m_opened->write(name, text); }

    std::optional<test::OpenedWindow> m_opened;
};

GREYSCOPE_TEST(tst_table_following)

}  // namespace tests_of_table_following

#include "tst_table_following.moc"
