#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>

#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"

namespace tests_of_cli_stacks {

using namespace greyscope;
using nlohmann::json;
using test::runCommand;
using test::TableFile;

namespace {

constexpr const char* kMegabytes = "op,threads,rate_mb_s\nW,8,10\nW,16,20\nW,32,34\nR,8,30\nR,16,40\nR,32,61\n";
constexpr const char* kGigabytes =
    "rate_gb_s,op,threads\n0.011,W,8\n0.021,W,16\n0.037,W,32\n0.031,R,8\n0.041,R,16\n0.055,R,32\n";

std::vector<std::string> names(const json& result) {
    std::vector<std::string> all;
    for (const json& series : result["series"]) {
        all.push_back(series["name"].get<std::string>());
    }
    return all;
}

}  // namespace

/// Several files on the command line are one table.
class tst_cli_stacks : public QObject {
    Q_OBJECT
private slots:
    void seriesOfSeveralFilesAreCompared() {
        const TableFile before(kMegabytes, "before.csv");
        const TableFile after(kGigabytes, "after.csv");
        const auto run =
            runCommand({"relate", before.path(), after.path(), "--reference", "before:W", "--format", "json"});
        QVERIFY2(run.code == 0, run.err.c_str());
        const json result = run.json();
        std::vector<std::string> all = names(result);
        std::sort(all.begin(), all.end());
        QCOMPARE(all, (std::vector<std::string>{"after:R", "after:W", "before:R"}));
        QCOMPARE(result["left_out"]["rows_used"].get<int>(), 12);
        QVERIFY(result["notes"].dump(-1, ' ', false).find("rate_gb_s × 1000 from GB/s to MB/s") != std::string::npos);

        // The same numbers in one file, in one unit.
        const TableFile one(
            "source,op,threads,rate_mb_s\nb,W,8,10\nb,W,16,20\nb,W,32,34\nb,R,8,30\nb,R,16,40\nb,R,32,61\n"
            "a,W,8,11\na,W,16,21\na,W,32,37\na,R,8,31\na,R,16,41\na,R,32,55\n");
        const json same = runCommand({"relate", one.path(), "--reference", "b-W", "--format", "json"}).json();
        QCOMPARE(same["series"].size(), result["series"].size());
        for (std::size_t s = 0; s < same["series"].size(); ++s) {
            QVERIFY(std::abs(same["series"][s]["degree"].get<double>() - result["series"][s]["degree"].get<double>()) <
                    1e-12);
        }
    }

    void filesOfOneNameAreCalledByTheirFolders() {
        const QTemporaryDir folder;
        std::vector<std::string> files;
        for (const char* name : {"before", "after"}) {
            QVERIFY(QDir(folder.path()).mkdir(QLatin1String(name)));
            QFile file(folder.filePath(QLatin1String(name) + QStringLiteral("/run1.csv")));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(kMegabytes) > 0);
            files.push_back(file.fileName().toStdString());
        }
        const auto run = runCommand({"relate", files[0], files[1], "--reference", "before/run1:W", "--format", "json"});
        QVERIFY2(run.code == 0, run.err.c_str());
        std::vector<std::string> all = names(run.json());
        std::sort(all.begin(), all.end());
        QCOMPARE(all, (std::vector<std::string>{"after/run1:R", "after/run1:W", "before/run1:R"}));
    }

    void whatOptionsNameIsStacked() {
        // By what their columns look like, `note` would be a key of one alone.
        const TableFile a("host,n,lat_us,note\nx,1,10,p\nx,2,20,q\ny,1,30,p\ny,2,45,q\n", "a.csv");
        const TableFile b("host,n,lat_ms\nx,1,0.011\nx,2,0.019\ny,1,0.029\ny,2,0.046\n", "b.csv");
        const auto run = runCommand({"relate", a.path(), b.path(), "--reference", "a:x", "--series", "host", "--axis",
                                     "n", "--value", "lat_us", "--format", "csv"});
        QVERIFY2(run.code == 0, run.err.c_str());
        QVERIFY2(run.out.find("b:y") != std::string::npos, run.out.c_str());
        QVERIFY2(run.err.find("lat_ms × 1000 from ms to us") != std::string::npos, run.err.c_str());
    }

    void whatOptionsDoNotNameIsGuessed() {
        const TableFile before(kMegabytes, "before.csv");
        const TableFile after(kGigabytes, "after.csv");
        const std::vector<std::string> plain{"relate",   before.path(), after.path(), "--reference",
                                             "before:W", "--format",    "json"};
        std::vector<std::string> asking = plain;
        asking.insert(asking.end(), {"--value", "rate_mb_s"});
        const auto run = runCommand(asking);
        QVERIFY2(run.code == 0, run.err.c_str());
        QCOMPARE(run.json()["series"], runCommand(plain).json()["series"]);
    }

    void stepsSeeTheStack() {
        const TableFile a("threads,open,close\n1,1,4\n2,2,5\n4,4,7\n", "ext4_loop.csv");
        const TableFile b("threads,open,close\n1,2,5\n2,3,7\n4,6,9\n", "xfs_loop.csv");
        const auto run = runCommand({"relate", a.path(), b.path(), "--split", "source={fs}_{device}", "--unpivot",
                                     "open,close=phase,ms", "--axis", "threads", "--value", "ms", "--series",
                                     "fs,phase", "--reference", "ext4-open", "--format", "json"});
        QVERIFY2(run.code == 0, run.err.c_str());
        QCOMPARE(names(run.json()).size(), std::size_t{3});
        QCOMPARE(run.json()["left_out"]["rows_used"].get<int>(), 12);
    }

    void oneFilePredictsAnother() {
        const TableFile before(kMegabytes, "before.csv");
        const TableFile after(kGigabytes, "after.csv");
        const auto run = runCommand({"relative", before.path(), after.path(), "--system", "source", "--from", "before",
                                     "--to", "after", "--value", "rate_mb_s", "--format", "json"});
        QVERIFY2(run.code == 0, run.err.c_str());
        QCOMPARE(run.json()["factors"], json({"threads", "op"}));
        QCOMPARE(run.json()["rows"].get<int>(), 6);
    }

    /// Two jobs of fio, whose lines are a millisecond apart. Along the times themselves no point is shared.
    void timesOfLogsThatDifferALittleAreOneAxis() {
        const TableFile first("501, 10, 0, 0, 0\n1001, 20, 0, 0, 0\n1501, 34, 0, 0, 0\n", "w_bw.1.log");
        const TableFile second("500, 11, 0, 0, 0\n1000, 19, 0, 0, 0\n1500, 40, 0, 0, 0\n", "w_bw.2.log");
        const auto run = runCommand({"relate", first.path(), second.path(), "--matrix", "--format", "json"});
        QVERIFY2(run.code == 0, run.err.c_str());
        QCOMPARE(run.json()["conventions"]["axis"], json({"time_bin (ms)"}));
        QCOMPARE(run.json()["left_out"]["rows_used"].get<int>(), 6);
        QVERIFY(run.json()["notes"].dump().find("round(") != std::string::npos);
        const auto asTheyAre = runCommand({"relate", first.path(), second.path(), "--matrix", "--axis", "time"});
        QCOMPARE(asTheyAre.code, 1);
    }

    /// What fio writes of its jobs, and logs of them: the first kind is the table, as in the window.
    void aFolderOfSeveralKindsHasItsFirst() {
        const QTemporaryDir folder;
        const auto write = [&](const char* name, const std::string& text) {
            QFile file(folder.filePath(QLatin1String(name)));
            return file.open(QIODevice::WriteOnly) && file.write(text.c_str()) > 0;
        };
        for (const char* depth : {"1", "2", "4", "8"}) {
            QVERIFY(write(("a" + std::string(depth) + ".out").c_str(),
                          "j: (g=0): rw=read, bs=4K-4K/4K-4K/4K-4K, ioengine=sync, iodepth=" + std::string(depth) +
                              "\nfio-2.2.10\nj: (groupid=0, jobs=1): err= 0: pid=1: x\n  read : io=10MB, bw=" + depth +
                              "00KB/s, iops=" + depth + "0, runt=  1000msec\n"));
        }
        QVERIFY(write("b_bw.1.log", "500, 10, 0, 0\n1000, 20, 0, 0\n1500, 34, 0, 0\n"));
        const auto run = runCommand({"forecast", folder.path().toStdString(), "--of", "bandwidth", "--format", "json"});
        QVERIFY2(run.code == 0, run.err.c_str());
        QCOMPARE(run.json()["conventions"]["axis"], json({"iodepth"}));
        QVERIFY(run.json()["notes"].dump().find("b_bw.1") != std::string::npos);
    }

    void whatCannotBeStackedIsSaid() {
        const TableFile rate(kMegabytes, "rate.csv");
        const TableFile time("op,threads,rate_ms\nW,8,1\nW,16,2\nR,8,3\nR,16,4\n", "time.csv");
        const auto units = runCommand({"relate", rate.path(), time.path(), "--reference", "rate:W"});
        QCOMPARE(units.code, 1);
        QVERIFY2(units.err.find("MB/s") != std::string::npos && units.err.find("ms") != std::string::npos,
                 units.err.c_str());
        QCOMPARE(runCommand({"relate", "-", "-", "--reference", "x"}).code, 2);
        const TableFile heading("op,threads,rate_mb_s\n", "heading.csv");
        for (const auto& files : {std::vector{heading.path()}, std::vector{rate.path(), heading.path()}}) {
            std::vector<std::string> call{"forecast", "--series", "W"};
            call.insert(call.begin() + 1, files.begin(), files.end());
            const auto empty = runCommand(call);
            QCOMPARE(empty.code, 1);
            QVERIFY2(empty.err.find("heading.csv: The table has no rows of data") != std::string::npos,
                     empty.err.c_str());
        }
        const auto missing = runCommand({"relate", rate.path(), "no.csv", "--reference", "rate:W"});
        QCOMPARE(missing.code, 1);
        QVERIFY2(missing.err.find("no.csv") != std::string::npos, missing.err.c_str());
    }
};

GREYSCOPE_TEST(tst_cli_stacks)

}  // namespace tests_of_cli_stacks

#include "tst_cli_stacks.moc"
