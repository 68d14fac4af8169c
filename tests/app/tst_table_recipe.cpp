#include <QTest>

#include "app/study/file/study_file.h"
#include "app/study/file/study_store.h"
#include "app/study/file/study_tables.h"
#include "app/study/file/table_paths.h"
#include "app/study/tables/column_roles.h"
#include "app/study/tables/open_table.h"
#include "app/study/tables/reread_table.h"
#include "app/study/tables/source_watch.h"
#include "app/study/tables/stacked_table.h"
#include "app/study/tables/table_recipe.h"
#include "app/text/error_text.h"
#include "core/base/list_text.h"
#include "core/data/recipe/recipe_text.h"
#include "core/data/series/pivot.h"
#include "core/grey/degrees/relation.h"
#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"

namespace tests_of_table_recipe {

using namespace greyscope;
using namespace greyscope::app;
using Names = std::vector<std::string>;

namespace {

constexpr const char* kRuns =
    "source,tasks,open(s),wr/rd(s),close(s)\n"
    "ext4_loop,1,0.1,1.0,0.25\next4_loop,2,0.2,1.5,0.3\next4_loop,4,0.3,2.5,0.5\n"
    "ext4_vda,1,0.2,1.1,0.2\next4_vda,2,0.3,1.4,0.35\next4_vda,4,0.4,2.9,0.7\n"
    "xfs_vda,1,0.3,1.6,0.4\nxfs_vda,2,0.35,1.9,0.5\nxfs_vda,4,0.5,2.2,0.9\n";

data::Recipe recipeOf(const std::vector<std::pair<std::string, std::string>>& steps) {
    data::Recipe recipe;
    for (const auto& [option, value] : steps) {
        recipe.push_back(data::stepFrom({option, value}).value());
    }
    return recipe;
}

const std::vector<std::pair<std::string, std::string>> kSteps{
    {"--split", "source={filesystem}_{device}"},
    {"--unpivot", "open(s),wr/rd(s),close(s)=phase,seconds"},
    {"--derive", "time (ms)=1000*seconds"},
    {"--where", "phase!=close"},
};

}  // namespace

class tst_table_recipe : public QObject {
    Q_OBJECT

    StudyTable readRuns() {
        QFile file(QString::fromStdString(path("runs.csv")));
        if (!file.open(QIODevice::WriteOnly) || file.write(kRuns) < 0) {
            qFatal("no file");
        }
        file.close();
        return tableFromFile(path("runs.csv"), {}, m_progress).value();
    }
    /// The rows of a table and the means of its first and last measured column, as a tree of them has them.
    void compareWithTheCommandLine(const StudyTable& table) {
        Names numeric;
        for (const data::Column& column : table.dataset->columns()) {
            if (column.isNumeric() && column.name != "tasks" && column.name != "twice") {
                numeric.push_back(column.name);
            }
        }
        for (const std::string& metric : {numeric.front(), numeric.back()}) {
            const std::string factor = table.dataset->find("tasks") ? std::string("tasks")
                                       : metric == numeric.front()  ? numeric.back()
                                                                    : numeric.front();
            Names command{"tree",     table.path, "--response", metric, "--factors", base::listPart(factor),
                          "--format", "json"};
            for (const data::RecipeStep& step : table.recipe) {
                const data::OptionText text = data::stepText(step);
                command.insert(command.end(), {text.option, text.value});
            }
            const auto run = test::runCommand(command);
            QVERIFY2(run.code == 0, run.err.c_str());
            const data::Column& column = **table.dataset->column(metric);
            double sum = 0.0;
            double count = 0.0;
            for (std::size_t row = 0; row < column.size(); ++row) {
                sum += column.missingAt(row) ? 0.0 : column.numbers()[row];
                count += column.missingAt(row) ? 0.0 : 1.0;
            }
            const auto json = run.json();
            QCOMPARE(json["left_out"]["rows_used"].get<double>(), count);
            QVERIFY(std::abs(json["nodes"][0]["value"].get<double>() - sum / count) < 1e-9 * std::abs(sum / count));
        }
    }
    [[nodiscard]] std::string path(const char* name) const {
        return m_folder.filePath(QString::fromUtf8(name)).toStdString();
    }
    QTemporaryDir m_folder;
    base::NoProgress m_progress;

private slots:
    void whatWasReadStaysBesideWhatIsMadeOfIt() {
        StudyTable table = readRuns();
        const auto read = table.dataset;
        QVERIFY(setRecipe(table, recipeOf(kSteps), m_progress));
        QCOMPARE(table.asRead(), read);
        QCOMPARE(table.dataset->rowCount(), std::size_t{18});
        QCOMPARE(table.dataset->steps().size(), std::size_t{4});
        QCOMPARE(datasetAfter(table, 2, m_progress)->rowCount(), std::size_t{27});
        QVERIFY(setRecipe(table, {}, m_progress));
        QCOMPARE(table.dataset, read);
        QVERIFY(table.source == nullptr && table.recipe.empty());
    }

    void rolesStayWhereColumnsDo() {
        StudyTable table = readRuns();
        table.roles = {{"source"}, {"tasks"}, {"close(s)", "open(s)"}, {}};
        table.metric = "open(s)";
        table.wide = false;
        const StudyTable before = table;
        QVERIFY(setRecipe(table, recipeOf({{"--where", "tasks=1"}}), m_progress));
        QCOMPARE(table.roles, before.roles);
        QVERIFY(setRecipe(table, recipeOf({{"--derive", "total_s=\"open(s)\"+\"close(s)\""}}), m_progress));
        QCOMPARE(table.roles.metrics, (Names{"close(s)", "open(s)", "total_s"}));
        QCOMPARE(table.metric, std::string("open(s)"));
        QVERIFY(setRecipe(table, recipeOf(kSteps), m_progress));
        QVERIFY(!table.wide);
        QCOMPARE(table.roles.keys, (Names{"filesystem", "device", "phase"}));
        QCOMPARE(table.roles.factors, (Names{"tasks"}));
    }

    void aStepThatFailsLeavesTheTable() {
        StudyTable table = readRuns();
        QVERIFY(setRecipe(table, recipeOf(kSteps), m_progress));
        const StudyTable before = table;
        const auto failed = setRecipe(table, recipeOf({{"--where", "tasks>4"}}), m_progress);
        QCOMPARE(failed.error().code, base::ErrorCode::filterMatchesNothing);
        QCOMPARE(table, before);
    }

    void studiesKeepTheRecipe() {
        QFile keys(QString::fromStdString(path("keys.csv")));
        QVERIFY(keys.open(QIODevice::WriteOnly) && keys.write("source,disk\next4_loop,none\next4_vda,virtio\n") > 0);
        keys.close();
        Study study;
        study.tables = {readRuns()};
        auto recipe =
            recipeOf({{"--join", path("keys.csv") + "=source"}, {"--where", "disk!="}, {"--without-rows", "3,5-6"}});
        recipe[1].name = "Only what is known \u7cfb\u7edf";
        const auto set = setRecipe(study.tables[0], recipe, m_progress);
        QVERIFY2(set, set ? "" : qPrintable(errorLine(set.error())));
        QCOMPARE(study.tables[0].dataset->rowCount(), std::size_t{3});
        const QString file = QString::fromStdString(path("kept.greyscope"));
        QVERIFY(writeStudy(study, file));
        const auto opened = readStudy(file, m_progress);
        QVERIFY(opened && opened->study.missing.empty());
        const StudyTable& table = opened->study.tables.front();
        QCOMPARE(table.recipe, recipe);
        QCOMPARE(table.roles, study.tables[0].roles);
        QCOMPARE(table.dataset->rowCount(), std::size_t{3});
        QVERIFY(table.dataset->steps() == study.tables[0].dataset->steps());
        QVERIFY(QString::fromUtf8(studyText(study, file)).contains(QStringLiteral("\"keys.csv=source\"")));

        // A recipe that was taken away does not come back.
        Study without = opened->study;
        QVERIFY(setRecipe(without.tables[0], {}, m_progress));
        QVERIFY(writeStudy(without, file));
        QVERIFY(readStudy(file, m_progress)->study.tables.front().recipe.empty());
    }

    /// Without a step the numbers would be others: the table is missing then, and its entry stays as it is.
    void aStepThatIsNotUnderstoodKeepsTheTableOut() {
        Study study;
        study.tables = {readRuns()};
        QVERIFY(setRecipe(study.tables[0], recipeOf({{"--where", "tasks>1"}}), m_progress));
        const QString file = QString::fromStdString(path("other.greyscope"));
        QByteArray text = studyText(study, file);
        text.replace("--where", "--sort-by");
        const auto written = [&](const QByteArray& bytes) {
            QFile out(file);
            return out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size();
        };
        QVERIFY(written(text));
        const auto opened = readStudy(file, m_progress);
        QVERIFY(opened);
        QVERIFY(opened->study.tables.empty());
        QCOMPARE(opened->study.missing.size(), std::size_t{1});
        QCOMPARE(opened->study.missing[0].why.code, base::ErrorCode::optionUnknown);
        QVERIFY(studyText(opened->study, file).contains("--sort-by"));
    }

    void everyChangeCanBeUndone() {
        StudyStore store;
        Study study;
        study.tables = {readRuns()};
        store.reset(study);
        std::vector<Study> states{store.study()};
        for (std::size_t steps = 1; steps <= kSteps.size(); ++steps) {
            store.edit(QStringLiteral("step"), [&](Study& edited) {
                const auto recipe = recipeOf({kSteps.begin(), kSteps.begin() + static_cast<std::ptrdiff_t>(steps)});
                QVERIFY(setRecipe(edited.tables[0], recipe, m_progress));
            });
            states.push_back(store.study());
        }
        for (std::size_t steps = kSteps.size(); steps-- > 0;) {
            store.undoStack().undo();
            QVERIFY(store.study() == states[steps]);
        }
        store.undoStack().redo();
        QVERIFY(store.study() == states[1]);
    }

    void everyKindOfStep_data() {
        QTest::addColumn<QStringList>("before");
        QTest::addColumn<QStringList>("after");  // the step, changed
        QStringList options{"--join", "--rows-as-series"};
        const auto row = [&options](const char* name, const char* option, const char* before, const char* after) {
            QTest::newRow(name) << QStringList{option, before} << QStringList{option, after};
            options << option;
        };
        row("filter", "--where", "tasks>1", "tasks=2..4");
        row("exclude", "--without-rows", "2,5", "3-4");
        row("unpivot", "--unpivot", "open(s),close(s)=phase,seconds", "open(s),wr/rd(s)=phase,seconds");
        row("split", "--split", "source={filesystem}_{device}", "source={fs}_{disk}");
        row("compute", "--derive", "time (ms)=1000*\"open(s)\"", "time (ms)=1000*\"close(s)\"");
        row("rename", "--rename", "open(s)=opening (s)", "open(s)=open (ms)");
        row("cell", "--set", "1:open(s)=7", "2:open(s)=8.5");
        row("fill", "--fill-empty", "open(s)=1", "open(s)=2");
        QTest::newRow("join") << QStringList{"--join", "$/key.csv=source"}
                              << QStringList{"--join", "$/keys.csv=source"};
        QTest::newRow("rows as series") << QStringList{"--rows-as-series", "id=metric"}
                                        << QStringList{"--rows-as-series", "id=what"};
        for (const data::StepOption& each : data::stepOptions()) {
            QVERIFY2(options.contains(QString::fromStdString(each.option)), each.option.c_str());
        }
    }
    /// Each is changed, moved, removed and undone, and the command line makes the same table of it.
    void everyKindOfStep() {
        QFETCH(QStringList, before);
        QFETCH(QStringList, after);
        for (const char* name : {"key.csv", "keys.csv"}) {
            QFile keys(QString::fromStdString(path(name)));
            QVERIFY(keys.open(QIODevice::WriteOnly));
            keys.write(name[3] == 's' ? "source,rack\next4_loop,1\next4_vda,2\nxfs_vda,3\n"
                                      : "source,room\next4_loop,5\next4_vda,6\nxfs_vda,7\n");
        }
        const auto stepOf = [this](QStringList option) {
            option[1].replace(QLatin1Char('$'), m_folder.path());
            return data::stepFrom({option[0].toStdString(), option[1].toStdString()}).value();
        };
        const data::RecipeStep other = data::stepFrom({"--derive", "twice=2*tasks"}).value();
        const data::RecipeStep id = data::stepFrom({"--derive", "id=10*tasks+\"open(s)\""}).value();
        const bool turned = before[0] == QLatin1String("--rows-as-series");
        const data::Recipe first = turned ? data::Recipe{id, stepOf(before)} : data::Recipe{other, stepOf(before)};
        const data::Recipe changed = turned ? data::Recipe{id, stepOf(after)} : data::Recipe{other, stepOf(after)};
        const data::Recipe moved = turned ? data::Recipe{id, other, stepOf(after)} : data::Recipe{stepOf(after), other};
        StudyStore store;
        Study study;
        study.tables = {readRuns()};
        store.reset(study);
        std::vector<Study> states{store.study()};
        for (const data::Recipe& recipe : {first, changed, moved, data::Recipe{moved.front()}}) {
            store.edit(QStringLiteral("step"), [&](Study& edited) {
                const auto done = setRecipe(edited.tables[0], recipe, m_progress);
                QVERIFY2(done, done ? "" : qPrintable(errorLine(done.error())));
            });
            QVERIFY(!(store.study() == states.back()));
            states.push_back(store.study());
            compareWithTheCommandLine(store.study().tables[0]);
        }
        for (std::size_t state = states.size() - 1; state-- > 0;) {
            store.undoStack().undo();
            QVERIFY(store.study() == states[state]);
        }
    }

    /// The same recipe in a study and as options of the command line, as the window shows them: the same degrees.
    void theCommandLineGivesTheSameNumbers() {
        Study study;
        study.tables = {readRuns()};
        QVERIFY(setRecipe(study.tables[0], recipeOf(kSteps), m_progress));
        const QString file = QString::fromStdString(path("same.greyscope"));
        QVERIFY(writeStudy(study, file));
        const Study opened = readStudy(file, m_progress)->study;
        const StudyTable& table = opened.tables.front();
        const auto series = data::pivot(
            *table.dataset, {{"tasks"}, "time (ms)", {"filesystem", "device", "phase"}, {}, data::Aggregation::none});
        QVERIFY(series);
        grey::RelationOptions options;
        options.image.kind = data::Image::mean;
        const std::size_t reference = *series->find("ext4-vda-open");
        std::vector<std::size_t> compared;
        for (std::size_t s = 0; s < series->series.size(); ++s) {
            if (s != reference) {
                compared.push_back(s);
            }
        }
        const auto result = grey::relate(*series, reference, compared, options);
        QVERIFY(result);

        std::vector<std::string> command{"relate", table.path};
        for (const data::RecipeStep& step : table.recipe) {
            const data::OptionText text = data::stepText(step);
            command.insert(command.end(), {text.option, text.value});
        }
        command.insert(command.end(), {"--series", "filesystem,device,phase", "--axis", "tasks", "--value", "time (ms)",
                                       "--image", "mean", "--reference", "ext4-vda-open", "--format", "json"});
        const auto run = test::runCommand(command);
        QVERIFY2(run.code == 0, run.err.c_str());
        const auto json = run.json();
        QCOMPARE(json["series"].size(), std::size_t{5});
        for (const auto& each : json["series"]) {
            const auto found = std::find(result->names.begin(), result->names.end(), each["name"].get<std::string>());
            QVERIFY(found != result->names.end());
            QCOMPARE(each["degree"].get<double>(), result->degrees(found - result->names.begin()));
        }
        QCOMPARE(json["left_out"]["rows_read"].get<int>(), 9);
        QCOMPARE(json["left_out"]["rows_used"].get<std::size_t>(), series->leftOut.rowsUsed());
    }

    /// A column that somebody had read as numbers is one before the steps that need it.
    void readingsComeBeforeTheSteps() {
        QFile sizes(QString::fromStdString(path("sizes.csv")));
        QVERIFY(sizes.open(QIODevice::WriteOnly) &&
                sizes.write("host,bs,mb_s\na,4k,1.5\na,1m,2\nb,4k,3\nb,1m,4.5\n") > 0);
        sizes.close();
        Study study;
        study.tables = {tableFromFile(path("sizes.csv"), {}, m_progress).value()};
        readAs(study.tables[0], "bs", "KiB");
        QVERIFY(setRecipe(study.tables[0], recipeOf({{"--where", "bs>4"}}), m_progress));
        QVERIFY(writeStudy(study, QString::fromStdString(path("sizes.greyscope"))));
        const auto opened = readStudy(QString::fromStdString(path("sizes.greyscope")), m_progress);
        QVERIFY(opened && opened->study.tables.size() == 1);
        QCOMPARE(opened->study.tables[0].readings, study.tables[0].readings);
        QCOMPARE(opened->study.tables[0].dataset->rowCount(), std::size_t{2});
        StudyRemarks remarks;
        const auto again = readAgain(opened->study.tables[0], remarks, m_progress);
        QVERIFY(again && again->readings == study.tables[0].readings && again->dataset->rowCount() == 2);
    }

    /// The file that a step joins is watched as the table's own is, and can be found again.
    void joinedFilesAreWatchedAndLocated() {
        const auto write = [this](const char* name, const char* text) {
            QFile file(QString::fromStdString(path(name)));
            return file.open(QIODevice::WriteOnly) && file.write(text) > 0;
        };
        QVERIFY(write("disks.csv", "source,disk\next4_loop,none\next4_vda,virtio\nxfs_vda,virtio\n"));
        Study study;
        study.tables = {readRuns()};
        QVERIFY(setRecipe(study.tables[0], recipeOf({{"--join", path("disks.csv") + "=source"}}), m_progress));
        QCOMPARE(study.tables[0].joined.size(), std::size_t{1});
        const auto [file, stamp] = *study.tables[0].joined.begin();
        StudyStore store;
        SourceWatch watch(store);
        store.reset(study);
        QVERIFY(write("disks.csv", "source,disk\next4_loop,other disk\next4_vda,virtio\nxfs_vda,virtio\n"));
        QTRY_COMPARE(watch.stateOf(file, stamp), SourceState::changed);
        StudyRemarks remarks;
        const auto again = readAgain(study.tables[0], remarks, m_progress);
        QCOMPARE((*again->dataset->column("disk"))->textAt(0), std::string("other disk"));

        const QString saved = QString::fromStdString(path("joined.greyscope"));
        QVERIFY(writeStudy(study, saved));
        QVERIFY(QFile::rename(QString::fromStdString(path("disks.csv")), QString::fromStdString(path("moved.csv"))));
        const auto opened = readStudy(saved, m_progress);
        QCOMPARE(opened->study.missing.size(), std::size_t{1});
        const MissingTable& missing = opened->study.missing.front();
        QCOMPARE(lostFile(missing), path("disks.csv"));
        const auto found = readTable(located(missing, path("moved.csv")), remarks, m_progress);
        QVERIFY2(found, found ? "" : qPrintable(errorLine(found.error())));
        QCOMPARE(std::get<data::JoinTable>(found->recipe[0].what).path, path("moved.csv"));
        QCOMPARE(found->path, study.tables[0].path);
    }

    void aFailingStepIsCounted() {
        StudyTable table = readRuns();
        std::size_t applied = 9;
        QVERIFY(
            !setRecipe(table, recipeOf({kSteps[0], kSteps[1], {"--where", "no=1"}, kSteps[2]}), m_progress, &applied));
        QCOMPARE(applied, std::size_t{2});
    }

    void stacksKeepTheirRecipe() {
        const auto write = [this](const char* name) {
            QFile file(QString::fromStdString(path(name)));
            return file.open(QIODevice::WriteOnly) && file.write("op,threads,rate\nW,8,1\nW,16,2\nR,8,3\nR,16,4\n") > 0;
        };
        QVERIFY(write("one.csv") && write("two.csv"));
        std::vector<StudyTable> parts;
        for (const char* name : {"one.csv", "two.csv"}) {
            parts.push_back(tableFromFile(path(name), {}, m_progress).value());
        }
        Study study;
        study.tables = {stackedTable(parts, "both", m_progress).value()};
        QVERIFY(setRecipe(study.tables[0], recipeOf({{"--where", "op=W"}, {"--derive", "double=2*rate"}}), m_progress));
        QCOMPARE(study.tables[0].dataset->rowCount(), std::size_t{4});
        const QString saved = QString::fromStdString(path("both.greyscope"));
        QVERIFY(writeStudy(study, saved));
        const auto opened = readStudy(saved, m_progress);
        QVERIFY(opened && opened->study.tables.size() == 1);
        QCOMPARE(opened->study.tables[0].recipe, study.tables[0].recipe);
        QCOMPARE(opened->study.tables[0].roles, study.tables[0].roles);
        StudyRemarks remarks;
        QCOMPARE(readAgain(opened->study.tables[0], remarks, m_progress)->dataset->rowCount(), std::size_t{4});
    }

    void optionsAreQuotedForTheShell() {
        const auto options =
            shellOptions(recipeOf({{"--where", "tasks>1"}, {"--where", "note=it's"}, {"--without-rows", "3,5"}}));
        QCOMPARE(options, (Names{"--where 'tasks>1'", "--where 'note=it'\\''s'", "--without-rows 3,5"}));
    }
};

GREYSCOPE_TEST(tst_table_recipe)

}  // namespace tests_of_table_recipe

#include "tst_table_recipe.moc"
