#include <QTemporaryDir>
#include <QTest>

#include "app/study/file/study_file.h"
#include "app/study/series_listing.h"
#include "app/study/tables/opened_files.h"
#include "app/study/tables/source_watch.h"
#include "app/study/tables/table_recipe.h"
#include "app/tables/table_stacking.h"
#include "core/data/series/pivot.h"
#include "tests/support/test_registry.h"

namespace tests_of_table_stacking {

using namespace greyscope;
using namespace greyscope::app;

namespace {

constexpr const char* kBefore = "op,threads,rate_mb_s\nW,8,10\nW,16,20\nR,8,30\nR,16,40\n";
constexpr const char* kAfter = "rate_gb_s,op,threads\n0.011,W,8\n0.021,W,16\n0.031,R,8\n0.041,R,16\n";
constexpr const char* kWide = "threads,W (MB/s),R (MB/s)\n8,12,32\n16,22,42\n";
constexpr const char* kTimes = "op,threads,latency_us\nW,8,1\nW,16,2\nR,8,3\nR,16,4\n";

struct Tables {
    QTemporaryDir folder;
    StudyStore store;
    SeriesCatalog catalog{store};
    TableStacking stacking{store, catalog};

    QString write(const char* name, const char* text) const {
        QFile file(folder.filePath(QLatin1String(name)));
        return file.open(QIODevice::WriteOnly) && file.write(text) > 0 ? file.fileName() : QString();
    }
    void open(const QStringList& paths) {
        base::NoProgress progress;
        store.reset(openFiles(paths, {}, progress).value().study);
    }
    [[nodiscard]] std::vector<std::string> names() const {
        std::vector<std::string> names;
        for (const SeriesEntry& entry : catalog.entries()) {
            names.push_back(entry.id.name);
        }
        return names;
    }
    [[nodiscard]] std::vector<std::string> tableNames() const {
        std::vector<std::string> names;
        for (const StudyTable& table : store.study().tables) {
            names.push_back(table.name);
        }
        return names;
    }
    /// Values of a series of the only table along its factor.
    [[nodiscard]] std::vector<double> values(const std::string& series) const {
        const StudyTable& table = store.study().tables.front();
        const auto pivot = data::pivot(*table.dataset, queryFor(table, {}));
        const auto column = pivot->values.col(static_cast<Eigen::Index>(*pivot->find(series)));
        return {column.begin(), column.end()};
    }
};

using Names = std::vector<std::string>;

}  // namespace

class tst_table_stacking : public QObject {
    Q_OBJECT

private slots:
    void rowsOfPartsAreMarkedByTheirLines() {
        Tables tables;
        tables.open({tables.write("before.csv", kBefore), tables.write("after.csv", kAfter)});
        StudyTable stack = tables.store.study().tables.front();
        QCOMPARE(stack.dataset->lineOf(4), std::size_t{0});
        QCOMPARE(stack.dataset->lineInPart(4), std::size_t{2});
        base::NoProgress progress;
        QVERIFY(setRecipe(stack, {{data::ExcludeRows{{2, 9}, "after"}}, {data::Filter{"threads", {"8"}}}}, progress));
        QCOMPARE(stack.dataset->rowCount(), std::size_t{3});  // before W and R, after R
        QCOMPARE(stack.dataset->steps().front().rowsLeftOut(), std::size_t{1});
        QCOMPARE(stack.dataset->steps().front().remarks.front().reason, data::Reason::markedNotThere);
        QCOMPARE(seriesOf(stack).entries.front().id.name, std::string("before:W"));
    }

    void partsKeepTheStepsThatApply() {
        Tables tables;
        tables.open({tables.write("before.csv", kBefore), tables.write("after.csv", kAfter)});
        tables.store.edit(QStringLiteral("steps"), [](Study& study) {
            base::NoProgress progress;
            QVERIFY(setRecipe(
                study.tables.front(),
                {{data::ExcludeRows{{2}, "after"}}, {data::Filter{"op", {"W"}}}, {data::Filter{"source", {"before"}}}},
                progress));
        });
        QSignalSpy told(&tables.stacking, &TableStacking::told);
        tables.stacking.takeApart("before + after");
        QTRY_COMPARE(tables.tableNames(), (Names{"before", "after"}));
        const auto& parts = tables.store.study().tables;
        QCOMPARE(parts[0].dataset->rowCount(), std::size_t{2});
        QCOMPARE(parts[1].dataset->rowCount(), std::size_t{1});
        QCOMPARE(std::get<data::ExcludeRows>(parts[1].recipe.front().what).part, std::string());
        QCOMPARE(told.count(), 1);
        QVERIFY(told.front().front().toString().contains(QStringLiteral("source")));
        tables.store.undoStack().undo();
        QCOMPARE(tables.store.study().tables.front().recipe.size(), std::size_t{3});
    }

    void rolesOfAStackHaveReasons() {
        Tables tables;
        tables.open({tables.write("before.csv", kBefore), tables.write("after.csv", kAfter)});
        const StudyTable& stack = tables.store.study().tables.front();
        QVERIFY(stack.guess);
        QCOMPARE(stack.guess->reasons.size(), stack.dataset->columns().size());
        QCOMPARE(stack.guess->reasons[0].role, data::Role::key);
        QCOMPARE(stack.guess->facts[2].levels, std::size_t{2});
    }

    void filesOfEqualLayoutAreOneTable() {
        Tables tables;
        tables.open({tables.write("before.csv", kBefore), tables.write("after.csv", kAfter)});
        QCOMPARE(tables.tableNames(), (Names{"before + after"}));
        QCOMPARE(tables.names(), (Names{"before:W", "before:R", "after:W", "after:R"}));
        QCOMPARE(tables.values("after:R"), (std::vector<double>{31, 41}));
    }

    void otherFilesStayApart() {
        Tables tables;
        tables.open({tables.write("before.csv", kBefore), tables.write("times.csv", kTimes),
                     tables.folder.filePath(QStringLiteral("gone.csv"))});
        QCOMPARE(tables.tableNames(), (Names{"before", "times"}));
    }

    /// The wide table has another layout: its series and the shared factor remain.
    void comparingAcrossTablesMakesThemOne() {
        Tables tables;
        tables.open({tables.write("before.csv", kBefore), tables.write("wide.csv", kWide)});
        const Selection wanted{{"before", "W"}, {{"wide", "R (MB/s)"}}};
        emit tables.store.stackWanted({"before", "wide"}, wanted);
        QTRY_COMPARE(tables.tableNames(), (Names{"before + wide"}));
        const Selection& selection = tables.store.study().selection;
        QCOMPARE(selection.reference, (SeriesId{"before + wide", "before:W"}));
        QCOMPARE(selection.compared, (std::vector<SeriesId>{{"before + wide", "wide:R"}}));
        QCOMPARE(tables.values("wide:R"), (std::vector<double>{32, 42}));
        QCOMPARE(tables.store.undoStack().count(), 1);
        tables.store.undoStack().undo();
        QCOMPARE(tables.tableNames(), (Names{"before", "wide"}));
    }

    void aStackIsTakenApart() {
        Tables tables;
        tables.open({tables.write("before.csv", kBefore), tables.write("after.csv", kAfter)});
        const std::string stack = tables.tableNames().front();
        tables.store.edit(QStringLiteral("choose"), [&](Study& study) {
            study.selection = {{stack, "after:R"}, {{stack, "before:W"}}};
        });
        tables.stacking.takeApart(stack);
        QTRY_COMPARE(tables.tableNames(), (Names{"before", "after"}));
        QCOMPARE(tables.store.study().selection.reference, (SeriesId{"after", "R"}));
    }

    void aPartIsRenamedWithItsSeries() {
        Tables tables;
        tables.open({tables.write("before.csv", kBefore), tables.write("after.csv", kAfter)});
        const std::string stack = tables.tableNames().front();
        tables.stacking.renamePart(stack, 0, "SSD");
        QTRY_COMPARE(tables.names().front(), std::string("SSD:W"));
        QCOMPARE(tables.store.study().selection.reference, (SeriesId{stack, "SSD:W"}));
    }

    void unitsThatMeasureOtherThingsAreRefused() {
        Tables tables;
        tables.open({tables.write("before.csv", kBefore), tables.write("times.csv", kTimes)});
        const QSignalSpy failed(&tables.stacking.queue(), &JobQueueBase::failed);
        emit tables.store.stackWanted({"before", "times"}, {{"before", "W"}, {{"times", "W"}}});
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY2(failed.front().front().toString().contains(QLatin1String("latency_us")),
                 qPrintable(failed.front().front().toString()));
        QCOMPARE(tables.tableNames(), (Names{"before", "times"}));
    }

    void aStudyKeepsItsStacks() {
        Tables tables;
        tables.open({tables.write("before.csv", kBefore), tables.write("after.csv", kAfter)});
        const QString path = tables.folder.filePath(QStringLiteral("s.greyscope"));
        QVERIFY(writeStudy(tables.store.study(), path));
        const Names names = tables.names();
        tables.open({path});
        QCOMPARE(tables.names(), names);
        QCOMPARE(tables.store.study().tables.front().parts.size(), std::size_t{2});
        QCOMPARE(tables.values("after:R"), (std::vector<double>{31, 41}));

        QVERIFY(QFile::rename(tables.folder.filePath(QStringLiteral("after.csv")),
                              tables.folder.filePath(QStringLiteral("moved.csv"))));
        tables.open({path});
        QVERIFY(tables.tableNames().empty());
        QCOMPARE(tables.store.study().missing.front().path,
                 tables.folder.filePath(QStringLiteral("after.csv")).toStdString());
    }

    void aPartThatChangesIsNoticed() {
        Tables tables;
        SourceWatch watch(tables.store);
        tables.open({tables.write("before.csv", kBefore), tables.write("after.csv", kAfter)});
        QTest::qWait(0);
        tables.write("after.csv", kBefore);
        QTRY_COMPARE(watch.stateOf(tables.store.study().tables.front()), SourceState::changed);
    }
};

GREYSCOPE_TEST(tst_table_stacking)

}  // namespace tests_of_table_stacking

#include "tst_table_stacking.moc"
