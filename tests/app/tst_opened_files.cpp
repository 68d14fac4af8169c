#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <set>

#include "app/analyses/trends/trends_analysis.h"
#include "app/analyses/trends/trends_request.h"
#include "app/study/file/file_names.h"
#include "app/study/file/study_file.h"
#include "app/study/first_page.h"
#include "app/study/series_catalog.h"
#include "app/study/tables/opened_files.h"
#include "app/study/tables/role_memory.h"
#include "app/text/error_text.h"
#include "tests/support/test_registry.h"

namespace tests_of_opened_files {

using namespace greyscope;
using namespace greyscope::app;

namespace {

/// What a window shows of a file that it opens.
OpenedStudy opened(const QTemporaryDir& folder, const QByteArray& csv) {
    const QString path = folder.filePath(QStringLiteral("table.csv"));
    QFile file(path);
    [[maybe_unused]] const bool open = file.open(QIODevice::WriteOnly);
    file.write(csv);
    file.close();
    base::NoProgress progress;
    return *openTables({path}, {}, progress);
}

}  // namespace

class tst_opened_files : public QObject {
    Q_OBJECT

private slots:
    /// The ratio of columns of different quantities is refused with both units.
    void quantitiesOfOtherUnitsShareNoRatio_data() {
        QTest::addColumn<QByteArray>("csv");
        const auto row = [](const char* name, const char* csv) { QTest::newRow(name) << QByteArray(csv); };
        row("by units", "time,read (MB/s),wait (ms)\n1,10,3\n2,20,4\n3,30,5\n");
        row("by names", "timestamp,mem,pkts,sys\n1,171249664,13,8.58\n2,171249664,18,14.7\n3,171253760,12,11.5\n");
        row("rates of bytes and of operations", "threads,throughput,iops\n1,10,3000\n2,20,4000\n3,30,5000\n");
        row("by the names of a long table",
            "metric,threads,value\nlatency (ms),1,10\nlatency (ms),2,12\nlatency (ms),4,15\n"
            "throughput (MB/s),1,100\nthroughput (MB/s),2,180\nthroughput (MB/s),4,300\n");
        row("of a column that is called a metric",
            "metric,threads,value\nlatency_ms,1,10\nlatency_ms,2,12\nlatency_ms,4,15\n"
            "rate_mb_s,1,100\nrate_mb_s,2,180\nrate_mb_s,4,300\nscore,1,3\nscore,2,4\nscore,4,4\n");
        row("that begin at zero", "time,read (MB/s),wait (ms)\n1,10,0\n2,20,4\n3,30,5\n");
    }
    void quantitiesOfOtherUnitsShareNoRatio() {
        QFETCH(const QByteArray, csv);
        const QTemporaryDir folder;
        const OpenedStudy study = opened(folder, csv);
        base::NoProgress progress;
        TrendsRequest request{study.study.tables.front(), study.study.selection, {}};
        request.measure = study.study.trends.measure;
        QVERIFY(trendsOf(request, progress));
        request.measure = Measure::ratio;
        const auto ratio = trendsOf(request, progress);
        QVERIFY(!ratio && ratio.error().code == base::ErrorCode::unitsDiffer);
        QVERIFY2(errorText(ratio.error()).contains("share neither"), qPrintable(errorText(ratio.error())));
    }

    /// Files of one name in several folders.
    void namesKeepWhatPartsTheFolders() {
        using Names = std::vector<std::string>;
        QCOMPARE(namesOfFiles({"/x/before/run1.csv", "/x/after/run1.csv", "/x/after/run2.csv"}),
                 (Names{"before/run1", "after/run1", "run2"}));
        QCOMPARE(namesOfFiles({"/x/a/out/run.csv", "/x/b/out/run.csv"}), (Names{"a/run", "b/run"}));
        QCOMPARE(namesOfFiles({"/x/run.csv", "/x/a/run.csv"}), (Names{"run", "a/run"}));
        QCOMPARE(namesOfFiles({"/x/run.csv", "/x/run.json"}), (Names{"run.csv", "run.json"}));
        const QTemporaryDir folder;
        QStringList paths;
        for (const char* name : {"before", "after"}) {
            QVERIFY(QDir(folder.path()).mkdir(QLatin1String(name)));
            paths << folder.filePath(QLatin1String(name) + QStringLiteral("/run1.csv"));
            QFile file(paths.constLast());
            QVERIFY(file.open(QIODevice::WriteOnly) &&
                    file.write("op,threads,mb_s\nW,1,10\nW,2,20\nR,1,5\nR,2,6.5\n") > 0);
        }
        base::NoProgress progress;
        const auto stack = openTables(paths, {}, progress);
        QVERIFY(stack && stack->study.tables.size() == 1);
        QCOMPARE(stack->study.tables[0].parts[0].name, std::string("before/run1"));
        QCOMPARE(stack->study.tables[0].dataset->columns()[0].textAt(4), std::string("after/run1"));
        QFile other(paths.constLast());
        QVERIFY(other.open(QIODevice::WriteOnly) && other.write("time,load\n1,0.5\n2,0.75\n3,0.5\n") > 0);
        other.close();
        const auto apart = openTables(paths, {}, progress);
        QVERIFY(apart && apart->study.tables.size() == 2);
        QCOMPARE(apart->study.tables[1].name, std::string("after/run1"));
        const SeriesId id{"after/run1", "read/4k"};
        QCOMPARE(idFromText(idText(id)), id);
        Study study = apart->study;
        QVERIFY(writeStudy(study, folder.filePath(QStringLiteral("s.greyscope"))));
        const auto again = readStudy(folder.filePath(QStringLiteral("s.greyscope")), progress);
        QVERIFY(again && again->study.tables.size() == 2);
        QCOMPARE(again->study.tables[1].name, std::string("after/run1"));
    }

    /// Whatever is in it: one quantity or several, of one unit or none, with points in common or not, or a zero.
    void aTableBeginsAsItWasMeasured() {
        const QTemporaryDir folder;
        for (const char* csv :
             {"time,Lustre,BeeGFS\n1,10,3\n2,20,4\n3,30,5\n",
              "time,Lustre (MB/s),BeeGFS (MB/s)\n1,10,3\n2,20,4\n3,30,5\n",
              "time,read (MB/s),wait (ms)\n1,10,3\n2,20,4\n3,30,5\n",
              "size,fs,mbps\n1,a,1.5\n2,a,2.5\n4,a,2.7\n1,b,1.6\n2,b,2.6\n4,b,3.1\n",
              "time,net,magnitude\n2019-07-04,ci,1.5\n2019-07-05,us,2.5\n2019-07-06,ci,0\n2019-07-07,us,2.1\n"}) {
            QCOMPARE(opened(folder, csv).study.trends.measure, Measure::absolute);
        }
    }

    /// A few dozen series are drawn as lines, more as a band; nothing of a table is left out of its first chart.
    /// Separate observations of several quantities are points; a sequence of rows is a line.
    void observationsAreDrawnAsPoints() {
        const QTemporaryDir folder;
        const auto kindOf = [&folder](const std::vector<double>& heights) {
            QByteArray csv = "height (cm),weight (kg)\n";
            for (std::size_t i = 0; i < heights.size(); ++i) {
                csv += QByteArray::number(heights[i]) + ',' +
                       QByteArray::number(0.9 * heights[i] - 80.0 + 7 * (i % 3)) + '\n';
            }
            return opened(folder, csv).study.trends.kind;
        };
        std::vector<double> heights{171, 158, 184, 166, 191, 162, 177, 169, 188, 155, 180, 164.5};
        QCOMPARE(kindOf(heights), widgets::ChartKind::scatter);
        std::sort(heights.begin(), heights.end());
        QCOMPARE(kindOf(heights), widgets::ChartKind::automatic);
    }

    void allSeriesAreChosen() {
        const QTemporaryDir folder;
        for (const int count : {2, 24, 262}) {
            QByteArray csv = "year,country,gdp\n";
            for (int country = 0; country < count; ++country) {
                for (int year = 1990; year < 1995; ++year) {
                    csv += QStringLiteral("%1,c%2,%3\n").arg(year).arg(country).arg(country + year).toLatin1();
                }
            }
            const OpenedStudy study = opened(folder, csv);
            QCOMPARE(study.study.selection.compared.size(), static_cast<std::size_t>(count) - 1);
            QCOMPARE(drawnForm(study.study), count < 100 ? TrendsForm::lines : TrendsForm::band);
        }
    }

    /// Rows that are called as the columns: heat, and lines where the names are others.
    void aMatrixIsHeat() {
        const QTemporaryDir folder;
        const auto formOf = [&folder](const char* csv) { return drawnForm(opened(folder, csv).study); };
        QCOMPARE(
            formOf(",0,1,2,3\n0,5.5,30.5,31.5,60.5\n1,30.2,5.1,31.1,61.5\n2,31.7,30.4,5.9,60.9\n3,61,62,63.5,5.2\n"),
            TrendsForm::heat);
        QCOMPARE(formOf("zone,east,west,north\neast,1.5,80.5,70.5\nwest,81.5,1.1,60.5\nnorth,71,61.5,1.2\n"),
                 TrendsForm::heat);
        QCOMPARE(formOf("zone,east,west,north\na,1.5,80.5,70.5\nb,81.5,1.1,60.5\nc,71,61.5,1.2\n"), TrendsForm::lines);
    }

    /// Lines along one option of a configuration show nothing; a tree tells which options matter.
    void configurationsBeginWithTheirTree() {
        QByteArray csv = "a,b,c,d,benchmark,us\n";
        int time = 10;
        for (const QByteArray options : {"0,0,0,0", "1,0,0,1", "0,1,0,1", "0,0,1,0", "1,1,0,0", "1,1,1,0"}) {
            for (const QByteArray benchmark : {"fill", "read", "seek"}) {
                csv += options + ',' + benchmark + ',' + QByteArray::number(time += 7) + ".5\n";
            }
        }
        const QTemporaryDir folder;
        OpenedStudy study = opened(folder, csv);
        QCOMPARE(firstPage(study.study), QString("tree"));
        study.study.path = "kept.greyscope";  // a study opens as it was left
        QCOMPARE(firstPage(study.study), QString("trends"));
        QCOMPARE(firstPage(opened(folder, "size,fs,mbps\n1,a,1.5\n2,a,2.5\n1,b,1.6\n2,b,2.6\n").study),
                 QString("trends"));
        QCOMPARE(firstPage(opened(folder, "fs,note\na,x\nb,y\n").study), QString("data"));
    }

    /// What fio wrote of a run and its jobs: a chart each of the summary and of the logs, whose times differ a little.
    void aFolderOfLogsAndASummaryHasAChartOfEach() {
        const QTemporaryDir folder;
        const auto write = [&](const char* name, const QByteArray& text) {
            QFile file(folder.filePath(QLatin1String(name)));
            return file.open(QIODevice::WriteOnly) && file.write(text) > 0;
        };
        QVERIFY(
            write("run.out",
                  "j: (g=0): rw=read, bs=4K-4K/4K-4K/4K-4K, ioengine=sync, iodepth=4\nfio-2.2.10\n"
                  "j: (groupid=0, jobs=1): err= 0: pid=1: x\n  read : io=10MB, bw=100KB/s, iops=10, runt=1000msec\n"));
        QVERIFY(write("w_bw.1.log", "501, 10, 0, 0\n1001, 20, 0, 0\n1501, 34, 0, 0\n"));
        QVERIFY(write("w_bw.2.log", "500, 11, 0, 0\n1000, 19, 0, 0\n1500, 40, 0, 0\n"));
        base::NoProgress progress;
        const auto study = openTables({folder.path()}, {}, progress);
        QVERIFY(study);
        const std::vector<StudyTable>& tables = study->study.tables;
        QCOMPARE(tables.size(), std::size_t{2});
        for (std::size_t t = 0; t < tables.size(); ++t) {
            QVERIFY(!study->entries[t].entries.empty());
        }
        const auto logs =
            std::find_if(tables.begin(), tables.end(), [](const auto& each) { return !each.parts.empty(); });
        QVERIFY(logs != tables.end());
        QCOMPARE(logs->roles.factors, (std::vector<std::string>{"time_bin (ms)"}));
        QCOMPARE(logs->recipe.size(), std::size_t{1});
        QVERIFY(std::any_of(study->remarks.begin(), study->remarks.end(),
                            [](const StudyRemark& each) { return each.kind == StudyRemark::Kind::timesBinned; }));
    }

    void rowsThatShareAPointAreAveraged() {
        const QTemporaryDir folder;
        const OpenedStudy study = opened(folder,
                                         "when,host,mbps,job\n2024-01-01,x,1.5,k1\n2024-01-01,x,2.5,k2\n"
                                         "2024-01-02,x,5.1,k3\n2024-01-03,x,6.4,k4\n2024-01-01,y,2.7,k5\n"
                                         "2024-01-02,y,6.1,k6\n2024-01-03,y,8.2,k7\n");
        const StudyTable& table = study.study.tables.front();
        QCOMPARE(table.aggregation, data::Aggregation::mean);
        QCOMPARE(study.entries.front().entries.size(), std::size_t{2});
        const auto remark = std::find_if(study.remarks.begin(), study.remarks.end(), [](const StudyRemark& each) {
            return each.kind == StudyRemark::Kind::rowsAveraged;
        });
        QVERIFY(remark != study.remarks.end());
        QCOMPARE(remark->arguments, (std::vector<std::string>{"table", "2", "1"}));
        base::NoProgress progress;
        const TrendsRequest request{table, study.study.selection, {}, Measure::absolute};
        QCOMPARE(trendsOf(request, progress)->slices.front().measured(0, 0), 2.0);
    }

    void headingsThatAreLevelsBecomeRows() {
        const QTemporaryDir folder;
        const OpenedStudy study = opened(folder, "region,2012,2013,2014\nBerlin,5,6.5,7\nBremen,4,5.5,6\n");
        const StudyTable& table = study.study.tables.front();
        QCOMPARE(table.recipe.size(), std::size_t{1});
        QVERIFY(std::holds_alternative<data::Unpivot>(table.recipe.front().what));
        QCOMPARE(table.roles.keys, std::vector<std::string>{"region"});
        QCOMPARE(table.roles.factors, std::vector<std::string>{"year"});
        QCOMPARE(study.entries.front().entries.size(), std::size_t{2});
        QCOMPARE(study.remarks.front().kind, StudyRemark::Kind::headingsSpread);
    }

    /// They would stand first, and take the places of what was measured.
    void headingsWithoutValuesAreNotShown() {
        const QTemporaryDir folder;
        const OpenedStudy study =
            opened(folder, "what,2012,2013,2014\nNorth,,,\nSouth,,,\noutput,5,6,7\nprice,4,5,6\n");
        QCOMPARE(study.study.selection.reference.name, std::string("output"));
        QCOMPARE(study.study.selection.compared.size(), std::size_t{1});
        QCOMPARE(study.study.selection.compared.front().name, std::string("price"));
    }

    void tablesWideByTimeRunAlongIt() {
        const QTemporaryDir folder;
        const OpenedStudy bank =
            opened(folder,
                   "Country Name,Country Code,Series Name,1960 [YR1960],1961 [YR1961],1962 [YR1962]\n"
                   "Albania,ALB,Population,1608800,1659800,1711319\nAlbania,ALB,Growth,..,..,3.1\n"
                   "Algeria,DZA,Population,11057864,11336336,11619828\nAlgeria,DZA,Growth,..,-13.6,-19.7\n");
        const data::Roles& roles = bank.study.tables.front().roles;
        QCOMPARE(roles.factors, std::vector<std::string>{"year"});
        QCOMPARE(roles.metrics.front(), std::string("value"));
        const std::set<std::string> keys(roles.keys.begin(), roles.keys.end());
        QCOMPARE(keys, (std::set<std::string>{"Series Name", "Country Name"}));
        QCOMPARE(bank.entries.front().entries.size(), std::size_t{4});
        QCOMPARE(bank.study.selection.compared.size(), std::size_t{1});  // no growth in percent beside people
        const OpenedStudy months = opened(folder, "Lat,host,2019-12,2020-01,sum\n1.5,a,5,6.5,11.5\n2.5,b,4,5.5,9.5\n");
        QCOMPARE(months.study.tables.front().roles.factors, std::vector<std::string>{"month"});
        QCOMPARE(months.study.tables.front().roles.metrics.front(), std::string("value"));
        QCOMPARE(months.entries.front().entries.size(), std::size_t{2});
        const OpenedStudy numbered = opened(folder, "id,2019,2020,2021\n1,10,11,13\n2,8,7,9\n3,7,6,8\n");
        QCOMPARE(numbered.study.tables.front().roles.keys, std::vector<std::string>{"id"});
    }

    void headingsOfANumberAndAWordAreLevels() {
        const QTemporaryDir folder;
        const OpenedStudy study = opened(folder, "system,op,1 thr,2 thr,4 thr\na,r,5,6.5,7\na,w,4,5.5,6\nb,r,4,5,7\n");
        const StudyTable& table = study.study.tables.front();
        QCOMPARE(table.recipe.size(), std::size_t{2});
        QCOMPARE(table.roles.factors, std::vector<std::string>{"thr"});
        QCOMPARE(table.roles.keys, (std::vector<std::string>{"system", "op"}));
        QVERIFY(table.dataset->columns()[*table.dataset->find("thr")].isNumeric());
    }

    void configurationsRunAlongWhatWasMeasuredOfThem() {
        const QTemporaryDir folder;
        QByteArray csv = "A,B,C,D,m1,m2,m3,m4,m5,m6,m7,m8\n";
        for (const int bits : {9, 1, 12, 2, 7, 4}) {
            for (int option = 0; option < 4; ++option) {
                csv += QByteArray::number((bits >> option) & 1) + ',';
            }
            for (int metric = 1; metric <= 8; ++metric) {
                csv += QByteArray::number(10.0 * metric + bits / 7.0, 'f', 3) + (metric < 8 ? ',' : '\n');
            }
        }
        const OpenedStudy study = opened(folder, csv);
        const StudyTable& table = study.study.tables.front();
        QVERIFY(!table.wide);
        QCOMPARE(table.roles.keys, (std::vector<std::string>{"A", "B", "C", "D"}));
        QCOMPARE(table.roles.factors, std::vector<std::string>{"column"});
        QCOMPARE(study.entries.front().entries.size(), std::size_t{6});
    }

    /// What one axis would flatten has a panel of its own, and what never changes is not compared.
    void columnsOfAnotherMagnitudeHaveAPanelOfTheirOwn() {
        const QTemporaryDir folder;
        const OpenedStudy study =
            opened(folder, "day,lot,open,close,volume\n1,7,5,5.5,100000\n2,7,6,5.9,90000\n3,7,5.8,6.1,120000\n");
        QCOMPARE(study.entries.front().entries.size(), std::size_t{4});
        const Selection& selection = study.study.selection;
        QCOMPARE(selection.reference.name, std::string("open"));
        QCOMPARE(selection.compared, (std::vector<SeriesId>{{"table", "close"}, {"table", "volume"}}));
        base::NoProgress progress;
        const auto trends = trendsOf({study.study.tables.front(), selection, {}, Measure::absolute}, progress);
        QVERIFY(trends.has_value());
        QCOMPARE(trends->alike(), (std::vector<std::vector<std::size_t>>{{0, 1}, {2}}));
        const auto ratios = trendsOf({study.study.tables.front(), selection, {}, Measure::ratio}, progress);
        QVERIFY(ratios.has_value());
        QCOMPARE(ratios->alike().size(), std::size_t{1});
    }

    /// Levels at which hardly anything was measured are told, not drawn as empty panels.
    void levelsOfFewPointsHaveNoPanel() {
        const QTemporaryDir folder;
        QByteArray csv = "threads,depth,iops\n1,4,900\n1,8,950\n";
        for (const int depth : {1, 32}) {
            for (const int threads : {1, 2, 4, 8, 16}) {
                csv += QStringLiteral("%1,%2,%3\n").arg(threads).arg(depth).arg(100 * threads + depth).toLatin1();
            }
        }
        const OpenedStudy study = opened(folder, csv);
        StudyTable table = study.study.tables.front();
        table.roles = {.keys = {}, .factors = {"threads", "depth"}, .metrics = {"iops"}, .descriptions = {}};
        base::NoProgress progress;
        const PointChoice held{.hold = {{"depth", {"32"}}}};
        const auto trends = trendsOf({table, study.study.selection, held, Measure::absolute}, progress);
        QVERIFY(trends.has_value());
        QCOMPARE(trends->thinLevels, (std::vector<std::string>{"4", "8"}));
        QCOMPARE(trends->slices.size(), std::size_t{2});
        QCOMPARE(trends->slices[trends->current].level, std::string("32"));
        QVERIFY(widgets::panelsHead(*trends).subtitle.contains("4, 8"));
    }

    /// Events that share a second: among hundreds of points a t interval of two is none, and that is said.
    void pairsAmongHundredsOfPointsHaveNoInterval() {
        const QTemporaryDir folder;
        base::NoProgress progress;
        for (const int points : {20, 250}) {
            QByteArray csv = "time,run,rate\n";
            for (int time = 0; time < points; ++time) {
                csv +=
                    QStringLiteral("%1,1,%2\n%1,2,%3\n").arg(time).arg(100 + time % 7).arg(103 + time % 5).toLatin1();
            }
            const OpenedStudy study = opened(folder, csv);
            const auto trends =
                trendsOf({study.study.tables.front(), study.study.selection, {}, Measure::absolute}, progress);
            QVERIFY(trends.has_value());
            const widgets::TrendsSlice& slice = trends->slices.front();
            QCOMPARE(slice.mostRepeats, std::size_t(points < 100 ? 2 : 0));
            QCOMPARE(slice.pairsWithout, std::size_t(points < 100 ? 0 : points));
        }
    }

    /// Over a band the reference, the highest and the lowest series are named.
    void theEndsOfABandAreLines() {
        const QTemporaryDir folder;
        QByteArray csv = "year,country,gdp\n";
        for (int country = 0; country < 60; ++country) {
            for (int year = 1990; year < 1995; ++year) {
                csv += QStringLiteral("%1,c%2,%3\n").arg(year).arg(country).arg(country * 37 % 60 + year).toLatin1();
            }
        }
        const OpenedStudy study = opened(folder, csv);
        base::NoProgress progress;
        const auto trends =
            trendsOf({study.study.tables.front(), study.study.selection, {}, Measure::absolute}, progress);
        QVERIFY(trends.has_value());
        QCOMPARE(TrendsAnalysis::bandLines(*trends), (std::vector<std::size_t>{0, 47, 13}));
    }

    void aFolderBecomesOneTable() {
        const QTemporaryDir folder;
        const auto write = [&folder](const char* name, const QByteArray& text) {
            const QFileInfo info(folder.filePath(QLatin1String(name)));
            QVERIFY(info.dir().mkpath(QStringLiteral(".")));
            QFile file(info.filePath());
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        const QByteArray table = "threads,mb_s\n1,10\n2,20\n4,39\n8,60\n";
        write("results/old/run.csv", table);
        write("results/new/run.csv", table);
        write("results/other.csv", table);
        write("results/readme.md", "No table at all.\n");
        base::NoProgress progress;
        const auto read = openTables({folder.filePath(QStringLiteral("results"))}, {}, progress);
        QVERIFY(read.has_value());
        QCOMPARE(read->study.tables.size(), std::size_t{1});
        const StudyTable& stack = read->study.tables.front();
        QCOMPARE(stack.name, std::string("results"));
        QCOMPARE(stack.folder, folder.filePath(QStringLiteral("results")).toStdString());
        std::vector<std::string> names;
        for (const StudyTable& part : stack.parts) {
            names.push_back(part.name);
            QVERIFY(part.folder.empty());
        }
        QCOMPARE(names, (std::vector<std::string>{"new/run", "old/run", "other"}));
        QCOMPARE(stack.dataset->rowCount(), std::size_t{12});
        QVERIFY(read->failures.empty());
        QCOMPARE(read->remarks.size(), std::size_t{1});
        QCOMPARE(read->remarks.front().kind, StudyRemark::Kind::filesLeftOut);
        QCOMPARE(read->remarks.front().arguments[2], std::string("readme.md"));
        QVERIFY(!read->study.selection.reference.empty());
        write("none/readme.md", "No table at all.\n");
        const auto none = openTables({folder.filePath(QStringLiteral("none"))}, {}, progress);
        QCOMPARE(none.error().code, base::ErrorCode::folderHasNone);
    }

    void aFileIsReadAsTheLastOneOfItsColumns() {
        const QTemporaryDir folder;
        const QByteArray csv = "threads;mb_s\n1;1,5\n2;2,5\n";
        const OpenedStudy first = opened(folder, csv);
        StudyTable told = first.study.tables.front();
        QVERIFY(!told.layout.empty());
        told.told = {"", {{"decimal", "."}}};
        QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
        keepReading(settings, told);
        base::NoProgress progress;
        const auto next = openTables({folder.filePath(QStringLiteral("table.csv"))}, keptRoles(settings), progress);
        QVERIFY(next.has_value());
        QCOMPARE(next->study.tables.front().told, told.told);
        QVERIFY(!next->study.tables.front().dataset->columns()[1].isNumeric());
        QCOMPARE(next->remarks.front().kind, StudyRemark::Kind::readingRecalled);
        QCOMPARE(next->remarks.front().arguments[1], std::string("decimal=."));
    }
};

GREYSCOPE_TEST(tst_opened_files)

}  // namespace tests_of_opened_files

#include "tst_opened_files.moc"
