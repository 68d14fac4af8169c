#include <QTest>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <cmath>

#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"

namespace tests_of_cli_import {

using namespace greyscope;
using test::runCommand;
using test::TableFile;

namespace {

/// With a cell that is missing and one that is no number.
const std::string kTable =
    "host,threads,rate (MB/s)\na,1,10.5\na,2,\na,4,3.5\na,8,4.5\na,16,5.5\na,32,6.5\nb,1,x\nb,2,8.5\nb,4,9.25\n"
    "b,8,10.25\nb,16,11.5\nb,32,12.5\n";

void write(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

/// A folder with two tables, one of them deeper, a picture and a hidden file.
struct Folder {
    QTemporaryDir dir;
    Folder() {
        write(dir.filePath("b.csv"), "host,threads,rate_mb_s\nb,1,30\nb,2,40\n");
        QDir(dir.path()).mkdir("more");
        write(dir.filePath("more/a.csv"), "host,threads,rate_mb_s\na,1,10\na,2,20\n");
        write(dir.filePath("c.png"), QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16));
        write(dir.filePath(".hidden.csv"), "x\n");
    }
    [[nodiscard]] std::string path() const { return dir.path().toStdString(); }
};

}  // namespace

class tst_cli_import : public QObject {
    Q_OBJECT
private slots:
    void notesBelowTheTableAreSaid() {
        const TableFile table("threads,rate_mb_s\n1,10\n2,20\nSource: own runs\n");
        const auto text = runCommand({"import", table.path()});
        QVERIFY2(text.out.find("Not read: below the table: 1 (line 4: “Source: own runs”)") != std::string::npos,
                 text.out.c_str());
        const auto file = runCommand({"import", table.path(), "--format", "json"}).json()["files"][0];
        QCOMPARE(file["problems_by_kind"]["note-below"].get<int>(), 1);
        QCOMPARE(file["rows"].get<int>(), 2);
        const auto told = runCommand({"import", table.path(), "--read", "below=rows", "--format", "json"});
        QCOMPARE(told.json()["files"][0]["rows"].get<int>(), 3);
    }

    void thePlanOfALargeTableIsThatOfASample() {
        constexpr int kRows = 400'000;
        std::string rows = "host,threads,rate (MB/s)\n";
        for (int row = 0; row < kRows; ++row) {
            rows += "host" + std::to_string(row % 7) + ',' + std::to_string(1 << row % 6) + ',' +
                    std::to_string(row * 37 % 1009) + ".25\n";
        }
        const TableFile large(rows);
        const auto about = runCommand({"import", large.path(), "--plan", "--format", "json"}).json()["plans"][0];
        QVERIFY(about["rows_looked_at"].get<int>() < kRows);
        QVERIFY(std::abs(about["rows"].get<double>() / kRows - 1.0) < 0.02);
        QVERIFY(std::abs(about["row_memory"].get<double>() / (10.0 * kRows) - 1.0) < 0.02);  // 1, 1 and 8 bytes
        const TableFile small(kTable);
        const auto exact = runCommand({"import", small.path(), "--plan", "--format", "json"}).json()["plans"][0];
        QCOMPARE(exact["rows"].get<double>(), 12.0);
        QCOMPARE(exact["rows_looked_at"].get<int>(), 12);
        QCOMPARE(exact["columns"].size(), std::size_t{3});
    }

    void partsOfRunsAreSaid() {
        std::string ranks = "threads,rank,rate_mb_s\n";
        std::string runs = "threads,run,rate_mb_s\n";
        for (const int threads : {1, 2, 4, 8, 16}) {
            for (int rank = 0; rank < threads; ++rank) {
                const std::string values = std::to_string(threads) + ',' + std::to_string(rank) + ',' +
                                           std::to_string(100 + 37 * threads + 13 * rank) + ".5\n";
                ranks += values;
                runs += values;
            }
        }
        const TableFile parts(ranks);
        const auto json = runCommand({"import", parts.path(), "--format", "json"}).json();
        QCOMPARE(json["files"][0]["run_parts"].dump(), std::string(R"(["rank"])"));
        QVERIFY(runCommand({"import", parts.path()}).out.find("differ in rank") != std::string::npos);
        const TableFile repeats(runs);
        const auto none = runCommand({"import", repeats.path(), "--format", "json"}).json();
        QVERIFY(none["files"][0]["run_parts"].empty());
    }

    /// Versions, prices and exponents keep their digits; what was changed has none of the file's.
    void numbersAreWrittenAsTheyWereRead() {
        const std::string csv =
            "site,version,x,y,n,group,comma\n00601,1.10,1e3,+5,-0,\"1,000\",2\n0601,1.9,2.50,6.0,0x1F,\"2,500\",3\n"
            "0601,1.11,.5,7.,12,900,4\n";
        const TableFile table(csv);
        const QTemporaryDir folder;
        const std::string out = folder.filePath("out.csv").toStdString();
        const auto written = [&](std::vector<std::string> options) {
            std::vector<std::string> command{"import", table.path(), "--out", out};
            command.insert(command.end(), options.begin(), options.end());
            const auto run = runCommand(command);
            QFile file(QString::fromStdString(out));
            return run.code == 0 && file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : run.err;
        };
        QCOMPARE(written({}), csv);
        const std::string filtered = written({"--where", "site=0601", "--derive", "z=2*version"});
        QVERIFY2(filtered.find("\n0601,1.9,2.50,6.0,0x1F,\"2,500\",3,3.8\n") != std::string::npos, filtered.c_str());
        const std::string changed = written({"--set", "1:version=1.20", "--rename", "x=rate"});
        QVERIFY2(changed.find("00601,1.2,1e3,") != std::string::npos, changed.c_str());
        // A comma was the mark: its spelling would mean another number.
        const TableFile comma("a;b\n1,10;2\n2,50;3\n");
        runCommand({"import", comma.path(), "--out", out});
        QFile file(QString::fromStdString(out));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().toStdString(), std::string("a,b\n1.1,2\n2.5,3\n"));
    }

    void tellsWhatWasRead() {
        const TableFile table(kTable);
        const auto run = runCommand({"import", table.path(), "--report", "--format", "json"});
        QCOMPARE(run.code, 0);
        const auto file = run.json()["files"][0];
        QCOMPARE(file["reader"].get<std::string>(), std::string("CSV"));
        QCOMPARE(file["encoding"].get<std::string>(), std::string("UTF-8"));
        QCOMPARE(file["rows"].get<int>(), 12);
        QCOMPARE(file["columns"].size(), std::size_t{3});
        QCOMPARE(file["columns"][2]["unit"].get<std::string>(), std::string("MB/s"));
        QCOMPARE(file["columns"][2]["role"].get<std::string>(), std::string("metric"));
        QCOMPARE(file["columns"][2]["missing"].get<int>(), 2);
        QVERIFY(!file["columns"][2]["reason"].get<std::string>().empty());
        QCOMPARE(file["problems"][0]["kind"].get<std::string>(), std::string("not-a-number"));
        QCOMPARE(file["problems"][0]["line"].get<int>(), 8);
    }

    /// Of several files as one, a line is told with its file.
    void linesOfAStackAreToldWithTheirFile() {
        const QTemporaryDir dir;
        const std::string a = dir.filePath("a.csv").toStdString(), b = dir.filePath("b.csv").toStdString();
        write(dir.filePath("a.csv"), "op,threads,rate_mb_s\nW,1,10\nW,2,12\nR,1,5\nR,2,6\n");
        write(dir.filePath("b.csv"), "op,threads,rate_mb_s\nW,1,11\n,2,13\nR,1,5\nR,2,7\nW,2,9\n");
        const auto run = runCommand({"relate", a, b, "--axis", "threads", "--value", "rate_mb_s", "--series", "op",
                                     "--series", "source", "--matrix"});
        const std::string told = "op is empty (first in line 3 of b)";
        QVERIFY2((run.out + run.err).find(told) != std::string::npos, (run.out + run.err).c_str());
    }

    /// A table of one system with two measurements is drawn as import reads it: one of them, along the threads.
    void plotDrawsTheFirstReading() {
        std::string csv = "threads,block_kb,rate_mb_s,latency_ms\n";
        for (int row = 0; row < 12; ++row) {
            csv += std::to_string(1 << row % 4) + ',' + std::to_string(4 << row / 4) + ',' +
                   std::to_string(100 + row * 37 % 91) + ".5," + std::to_string(3 + row * 29 % 17) + ".25\n";
        }
        const TableFile file(csv);
        const auto import = runCommand({"import", file.path(), "--format", "json"}).json();
        const auto reading = import.at("files").at(0).at("reading");
        const auto plot = runCommand({"plot", file.path(), "--format", "json"}).json();
        QCOMPARE(plot.at("value"), reading.at("metric"));
        QCOMPARE(plot.at("axis").at(0), reading.at("axis").at(0));
        QCOMPARE(plot.at("keys"), reading.at("keys"));
    }

    void textNamesReaderColumnsAndProblems() {
        const TableFile table(kTable);
        const std::string text = runCommand({"import", table.path()}).out;
        for (const char* part : {"CSV, UTF-8", "Rows read: 12", "host", "metric", "MB/s"}) {
            QVERIFY2(text.find(part) != std::string::npos, text.c_str());
        }
        const std::string place = "line 8, column 3: not-a-number: x";
        QVERIFY(text.find(place) == std::string::npos);
        QVERIFY(runCommand({"import", table.path(), "--report"}).out.find(place) != std::string::npos);
        QVERIFY(runCommand({"import", table.path(), "--format", "csv"}).out.find("rate (MB/s),MB/s,number,metric,2") !=
                std::string::npos);
    }

    void writesTheTidyTable() {
        const TableFile table(kTable);
        const QTemporaryDir folder;
        const QString csv = folder.filePath("tidy.csv");
        QCOMPARE(runCommand({"import", table.path(), "--out", csv.toStdString()}).code, 0);
        QFile file(csv);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray::fromStdString(kTable));
        const QString json = folder.filePath("tidy.json");
        QCOMPARE(runCommand({"import", table.path(), "--out", json.toStdString()}).code, 0);
        QFile written(json);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const auto tidy = nlohmann::json::parse(written.readAll().toStdString());
        QCOMPARE(tidy["columns"][2]["unit"].get<std::string>(), std::string("MB/s"));
        QCOMPARE(tidy["rows"].size(), std::size_t{12});
        QCOMPARE(tidy["rows"][0], nlohmann::json::parse(R"(["a",1,10.5])"));
        QCOMPARE(tidy["rows"][6], nlohmann::json::parse(R"(["b",1,null])"));
        QCOMPARE(runCommand({"import", table.path(), "--out", "x.png"}).code, 2);
    }

    /// One heading, below which a column of numbers holds nothing else, and which gives the units back.
    void unitsAreInTheOneHeading() {
        const TableFile table("job,rate,lat\n,KiB/s,us\na,1,2\nb,4,5\nc,4,5\n");
        const QTemporaryDir folder;
        const std::string out = folder.filePath("tidy.csv").toStdString();
        QCOMPARE(runCommand({"import", table.path(), "--out", out}).code, 0);
        QFile file(QString::fromStdString(out));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().count('\n'), 4);
        const auto again = runCommand({"import", out, "--format", "json"}).json()["files"][0]["columns"];
        std::vector<std::string> units;
        for (const auto& column : again) {
            units.push_back(column["unit"].get<std::string>());
        }
        QCOMPARE(units, (std::vector<std::string>{"", "KiB/s", "us"}));
    }

    /// Names that the program gave are none of the file.
    void stepsMakeTheTableThatIsWritten() {
        const TableFile file(kTable);
        const QTemporaryDir dir;
        const std::string out = dir.filePath("out.csv").toStdString();
        const auto run = runCommand({"import", file.path(), "--where", "host=b", "--where", "threads>=8", "--rename",
                                     "threads=tasks", "--derive", "half=tasks/2", "--out", out, "--format", "json"});
        QVERIFY2(run.code == 0, run.err.c_str());
        QFile written(QString::fromStdString(out));
        QVERIFY(written.open(QIODevice::ReadOnly));
        QCOMPARE(written.readAll(), QByteArray("host,tasks,rate (MB/s),half\nb,8,10.25,4\nb,16,11.5,8\n"
                                               "b,32,12.5,16\n"));
        QCOMPARE(run.json()["reshaping"].size(), std::size_t{4});
        const auto wrong = runCommand({"import", file.path(), "--derive", "x=2*nothing"});
        QCOMPARE(wrong.code, 1);
    }

    /// Codes are written as they were read, and are the same when they are read again.
    void codesAreWrittenAsTheyWereRead() {
        const std::string text =
            "site,ts_ns,mb_s\n00601,1766147454233218075,1.5\n0601,1766147454233218175,2.5\n"
            "NA,1766147454233218275,3.5\n";
        const TableFile file(text);
        const QTemporaryDir dir;
        const std::string out = dir.filePath("out.csv").toStdString();
        QCOMPARE(runCommand({"import", file.path(), "--out", out}).code, 0);
        QFile written(QString::fromStdString(out));
        QVERIFY(written.open(QIODevice::ReadOnly));
        QCOMPARE(written.readAll().toStdString(), text);
    }

    void aTableWithoutAHeadingIsWrittenWithoutOne() {
        const QTemporaryDir folder;
        const QString csv = folder.filePath("out.csv");
        const auto written = [&csv](const TableFile& table, const std::vector<std::string>& options) {
            std::vector<std::string> arguments{"import", table.path(), "--out", csv.toStdString()};
            arguments.insert(arguments.end(), options.begin(), options.end());
            if (runCommand(arguments).code != 0) {
                return QByteArray();
            }
            QFile file(csv);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        QCOMPARE(written(TableFile("a,1,2.5\nb,2,3.5\nc,3,4.5\n"), {}), QByteArray("a,1,2.5\nb,2,3.5\nc,3,4.5\n"));
        // Rows whose first would be taken for names have some.
        QCOMPARE(written(TableFile("host,rate\na,1\nb,2\n"), {"--read", "header=absent"}).split('\n').first(),
                 QByteArray("column 1,column 2"));
    }

    void aFolderIsAllItsFilesThatCanBeRead() {
        const Folder folder;
        const auto run = runCommand({"import", folder.path(), "--format", "json"});
        QCOMPARE(run.code, 0);
        QCOMPARE(run.json()["files"].size(), std::size_t{2});
        QCOMPARE(run.json()["refused"].size(), std::size_t{1});
        QVERIFY(run.json()["notes"].dump().find("1 file that cannot be read: c.png") != std::string::npos);
        const auto tree = runCommand({"relate", folder.path(), "--reference", "a", "--format", "json"});
        QCOMPARE(tree.code, 0);
        QVERIFY(tree.json()["notes"].dump().find("c.png") != std::string::npos);
        const QTemporaryDir empty;
        QCOMPARE(runCommand({"import", empty.path().toStdString()}).code, 1);
    }

    void whatIsToldIsNotGuessed() {
        const TableFile table("a;b\n1,5;2\n2,5;3\n");
        const auto run =
            runCommand({"import", table.path(), "--read", "decimal=,", "--read", "delimiter=;", "--format", "json"});
        QCOMPARE(run.json()["files"][0]["dialect"]["decimal"].get<std::string>(), std::string(","));
        const TableFile latin("\xb5s,x\n1,2\n");
        const auto told = runCommand({"import", latin.path(), "--read", "encoding=KOI8-R", "--format", "json"});
        QCOMPARE(told.json()["files"][0]["columns"][0]["name"].get<std::string>(), std::string("╣s"));
        for (const char* wrong : {"encoding", "encoding=", "colour=red", "=x"}) {
            QCOMPARE(runCommand({"import", table.path(), "--read", wrong}).code, 2);
        }
        QCOMPARE(runCommand({"import", table.path(), "--read", "encoding=Klingon"}).code, 2);
        QCOMPARE(runCommand({"import", table.path(), "--as", "nonsense"}).code, 2);
        QCOMPARE(runCommand({"import", table.path(), "--as", "CSV"}).code, 0);
    }

    void aHeadingAloneIsATableOfNoRows() {
        const TableFile table("host,threads,rate\n");
        const auto run = runCommand({"import", table.path(), "--format", "json"});
        QCOMPARE(run.code, 0);
        QCOMPARE(run.json()["files"][0]["rows"].get<int>(), 0);
        QCOMPARE(runCommand({"relate", table.path(), "--reference", "rate"}).code, 1);
    }
};

GREYSCOPE_TEST(tst_cli_import)

}  // namespace tests_of_cli_import

#include "tst_cli_import.moc"
