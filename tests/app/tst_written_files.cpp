// What a command writes never replaces what it reads, nor a file of another kind.
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <set>

#include <fcntl.h>
#include <unistd.h>

#include "app/cli/command_line.h"
#include "app/cli/help/command_description.h"
#include "app/cli/output/output_files.h"
#include "app/run/file_kind.h"
#include "app/study/file/study_file.h"
#include "app/study/tables/open_table.h"
#include "tests/support/arguments.h"
#include "tests/support/command_run.h"
#include "tests/support/size_limit.h"
#include "tests/support/test_registry.h"

namespace tests_of_written_files {

using namespace greyscope;
using test::Arguments;
using test::runCommand;
using test::operator+;

namespace {

const QByteArray kTable = "# measured by night\nthreads,op,a,b\n1,r,2,3\n2,r,4,5\n4,r,8,7\n8,r,9,11\n";

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& content) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size()) {
        qFatal("no file for a test");
    }
}

}  // namespace

class tst_written_files : public QObject {
    Q_OBJECT

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QDir(m_folder->path()).mkpath(QStringLiteral("sub"));
        write(at("a.csv"), kTable);
    }

    /// A new option of a command either names a file to write, and is checked, or is one of these.
    void everyOptionThatNamesAFileIsKnown() {
        const std::set<std::string> inputs{
            "FILE",   "STUDY",  "SCENARIO", "--trace", "--getstripe",
            "--data", "--join", "--style",  "--name"};  // the last names a file of another machine
        int outputs = 0;
        const auto program = app::commandLineDescription();
        for (const auto& command : program.commands) {
            for (const auto& option : command.options) {
                const bool names = option.value.find("FILE") != std::string::npos ||
                                   option.value.find("DIR") != std::string::npos ||
                                   option.value.find("OUT") != std::string::npos;
                const auto known = [&](const std::string& name) {
                    return app::cli::isOutputOption(name) || inputs.contains(name);
                };
                const bool good = !names || std::any_of(option.names.begin(), option.names.end(), known);
                QVERIFY2(good, qPrintable(QString::fromStdString(command.name + ' ' + option.names.front())));
                outputs += std::any_of(option.names.begin(), option.names.end(), app::cli::isOutputOption) ? 1 : 0;
            }
        }
        QVERIFY(outputs > 20);
    }

    void anInputIsNotReplaced_data() {
        QTest::addColumn<QString>("output");
        QTest::newRow("as it was given") << "a.csv";
        QTest::newRow("by a longer path") << "sub/../a.csv";
        QTest::newRow("by a dot") << "./a.csv";
        QTest::newRow("by a link") << "link.csv";
        QTest::newRow("by a hard link") << "hard.csv";
        QTest::newRow("through a folder that is a link") << "sub/up/a.csv";
    }

    void anInputIsNotReplaced() {
        QFETCH(const QString, output);
        QVERIFY(QFile::link(at("a.csv"), at("link.csv")) && QFile::link(m_folder->path(), at("sub/up")));
        QCOMPARE(::link(QFile::encodeName(at("a.csv")).constData(), QFile::encodeName(at("hard.csv")).constData()), 0);
        const QString name = m_folder->path() + QLatin1Char('/') + output;
        const Arguments relate{"relate", at("a.csv").toStdString(), "--reference", "a", "--compare", "b"};
        const Arguments forecast{"forecast", at("a.csv").toStdString(), "--axis", "threads", "--of", "a"};
        const Arguments import{"import", at("a.csv").toStdString()};
        for (const Arguments& call :
             {relate + Arguments{"--study", name.toStdString()}, relate + Arguments{"--figure", name.toStdString()},
              forecast + Arguments{"--study", name.toStdString()},
              relate + Arguments{"--working", "--workbook", name.toStdString()},
              import + Arguments{"--out", name.toStdString()}}) {
            const auto run = runCommand(call);
            QVERIFY2(run.code != 0, run.out.c_str());
            QVERIFY2(run.err.find(QFileInfo(name).fileName().toStdString()) != std::string::npos, run.err.c_str());
            QCOMPARE(contentOf(at("a.csv")), kTable);
        }
    }

    void filesThatAreReadOnTheWayAreInputs() {
        write(at("b.csv"), "threads,size\n1,10\n2,20\n4,40\n8,80\n");
        write(at("sub/one.csv"), kTable);
        const std::string table = at("a.csv").toStdString();
        const std::string joined = at("b.csv").toStdString();
        const Arguments relate{"relate", table, "--reference", "a", "--compare", "b"};
        QVERIFY(runCommand(relate + Arguments{"--join", joined + "=threads", "--study", joined}).code != 0);
        QVERIFY(runCommand({"import", at("sub").toStdString(), "--out", at("sub/one.csv").toStdString()}).code != 0);
        QCOMPARE(contentOf(at("b.csv")).left(7), QByteArray("threads"));
        QCOMPARE(contentOf(at("sub/one.csv")), kTable);
        {
            const test::StandardInput input(::open(QFile::encodeName(at("a.csv")).constData(), O_RDONLY));
            QVERIFY(runCommand({"import", "-", "--out", table}).code != 0);
            QCOMPARE(contentOf(at("a.csv")), kTable);
        }
        const std::string study = at("s.greyscope").toStdString();
        QCOMPARE(runCommand(relate + Arguments{"--study", study}).code, 0);
        const QByteArray before = contentOf(at("s.greyscope"));
        write(at("report.html"), kTable);  // a table of the study by a name that a report would take
        QByteArray other = before;
        other.replace("a.csv", "report.html");
        write(at("s.greyscope"), other);
        QVERIFY(runCommand({"report", study, "--out", at("report.html").toStdString()}).code != 0);
        QCOMPARE(contentOf(at("report.html")), kTable);
    }

    void twoOutputsAreTwoFiles() {
        const std::string one = at("x.svg").toStdString();
        const std::string again = at("sub/../x.svg").toStdString();
        const auto run = runCommand({"relate", at("a.csv").toStdString(), "--reference", "a", "--compare", "b",
                                     "--study", one, "--figure", again});
        QVERIFY(run.code != 0);
        QVERIFY(run.err.find("--study") != std::string::npos && run.err.find("--figure") != std::string::npos);
        QVERIFY(!QFileInfo::exists(at("x.svg")));
    }

    void aFileOfAnotherKindStays_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("option");
        QTest::addColumn<bool>("written");
        const QByteArray study = "{\"format\": \"greyscope-study\", \"version\": 1, \"tables\": []}";
        QTest::newRow("study over a table") << "other.csv" << kTable << "--study" << false;
        QTest::newRow("study over notes") << "notes.md" << QByteArray("# Notes\n") << "--study" << false;
        QTest::newRow("study over a picture") << "p.greyscope" << QByteArray("\x89PNG\r\n\x1a\n") << "--study" << false;
        QTest::newRow("study over JSON") << "data.json" << QByteArray("{\"runs\": []}") << "--study" << false;
        QTest::newRow("study over a study") << "s.greyscope" << study << "--study" << true;
        QTest::newRow("study over nothing") << "e.greyscope" << QByteArray() << "--study" << true;
        QTest::newRow("figure over a study") << "s.svg" << study << "--figure" << false;
        QTest::newRow("figure over text") << "text.svg" << QByteArray("not a picture") << "--figure" << false;
        QTest::newRow("figure over a figure")
            << "f.svg" << QByteArray("<?xml version=\"1.0\"?>\n<svg/>") << "--figure" << true;
        QTest::newRow("data of a figure over a study") << "s.csv" << study << "--figure" << false;
        QTest::newRow("data of a figure over a table") << "d.csv" << kTable << "--figure" << true;
        QTest::newRow("workbook over a table") << "w.xlsx" << kTable << "--workbook" << false;
    }

    void aFileOfAnotherKindStays() {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, content);
        QFETCH(const QString, option);
        QFETCH(const bool, written);
        const QString path = m_folder->filePath(name);
        write(path, content);
        Arguments call{"relate", at("a.csv").toStdString(), "--reference",     "a", "--compare",
                       "b",      option.toStdString(),      path.toStdString()};
        if (option == QLatin1String("--workbook")) {
            call.push_back("--working");
        }
        const auto run = runCommand(call);
        QCOMPARE(run.code == 0, written);
        QCOMPARE(contentOf(path) != content, written);
        if (!written) {
            QVERIFY2(run.err.find(option.toStdString()) != std::string::npos, run.err.c_str());
        }
    }

    /// Whoever runs a command again means its files.
    void theSameCallWritesAgain() {
        const std::string table = at("a.csv").toStdString();
        const Arguments relate{"relate",    table, "--reference", "a",
                               "--compare", "b",   "--study",     at("s.greyscope").toStdString(),
                               "--figure"};
        for (const char* name : {"f.svg", "f.bundle"}) {  // a bundle has a file of every kind
            for (int time = 0; time < 2; ++time) {
                const auto run = runCommand(relate + Arguments{at(name).toStdString()});
                QVERIFY2(run.code == 0, run.err.c_str());
            }
        }
        for (const char* name : {"t.csv", "t.json"}) {
            QCOMPARE(runCommand({"import", table, "--out", at(name).toStdString()}).code, 0);
            QCOMPARE(runCommand({"import", table, "--out", at(name).toStdString()}).code, 0);
        }
        QCOMPARE(runCommand({"relate", table, "--reference", "a", "--compare", "b", "--working", "--workbook",
                             at("w.xlsx").toStdString()})
                     .code,
                 0);
        QCOMPARE(app::kindOfFile(at("w.xlsx").toStdString()), std::optional(app::FileKind::zip));
    }

    /// Names within a folder are known only when the figures are.
    void filesOfAFolderAreCheckedOneByOne() {
        const std::string study = at("s.greyscope").toStdString();
        QCOMPARE(
            runCommand({"relate", at("a.csv").toStdString(), "--reference", "a", "--compare", "b", "--study", study})
                .code,
            0);
        const Arguments call{"export",   study, "--figure", "trends-trends",
                             "--format", "csv", "--out",    m_folder->path().toStdString()};
        QCOMPARE(runCommand(call).code, 0);
        QVERIFY(QFileInfo::exists(at("trends-trends.csv")));
        QByteArray moved = contentOf(at("s.greyscope"));
        moved.replace("a.csv", "trends-trends.csv");
        write(at("trends-trends.csv"), kTable);
        write(at("s.greyscope"), moved);
        QVERIFY(runCommand(call).code != 0);
        QCOMPARE(contentOf(at("trends-trends.csv")), kTable);
    }

    /// io::OutputFile flushes, checks and syncs before it renames. Other code fills buffers, which are called
    /// `content`, and a file without a name.
    void oneFunctionWrites() {
        const QRegularExpression writes(QStringLiteral(
            R"(\b(QSaveFile|QTemporaryFile|ofstream|fopen|mkstemp|O_WRONLY|O_RDWR|O_CREAT|copy_file)\b|QFile::(copy|rename)\b|(?<!\w)::rename\(|(?<!content)\.open\([^)]*(WriteOnly|ReadWrite|Append))"));
        QStringList found;
        const QDir root(QStringLiteral(GREYSCOPE_SOURCE_DIR));
        for (const char* folder : {"app", "core", "widgets"}) {
            QDirIterator files(root.filePath(QLatin1String(folder)), {"*.cpp", "*.h"}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (files.hasNext()) {
                const QString path = files.next();
                if (writes.match(QString::fromUtf8(contentOf(path))).hasMatch()) {
                    found << root.relativeFilePath(path);
                }
            }
        }
        found.sort();
        QCOMPARE(found, (QStringList{"core/io/files/output_file.cpp", "core/io/files/spool.cpp"}));
    }

    /// As on a full disk: what was there stays, and the command says so.
    void whatCannotBeWrittenIsTold() {
        const std::string table = at("a.csv").toStdString();
        const Arguments relate{"relate", table, "--reference", "a", "--compare", "b"};
        const std::string study = at("saved.greyscope").toStdString();
        QCOMPARE(runCommand(relate + Arguments{"--study", study}).code, 0);
        const Arguments report{"report", study, "--out"};
        const std::vector<std::pair<Arguments, QString>> calls{
            {relate + Arguments{"--study"}, at("s.greyscope")},
            {relate + Arguments{"--figure"}, at("f.svg")},
            {relate + Arguments{"--figure"}, at("f.pdf")},
            {relate + Arguments{"--figure"}, at("f.png")},
            {relate + Arguments{"--figure"}, at("f.csv")},
            {relate + Arguments{"--figure"}, at("f.tex")},
            {relate + Arguments{"--figure"}, at("f.figure.json")},
            {report, at("r.html")},
            {report, at("r.pdf")},
            {relate + Arguments{"--working", "--workbook"}, at("w.xlsx")},
            {{"import", table, "--out"}, at("t.csv")},
            {{"exercise", "gm11", "--out"}, at("e.pdf")},
            {{"exercise", "gm11", "--out"}, at("e.zip")},
            {{"simulate", "--preset", "md1", "--set", "workload.segments=100", "--replications", "1", "--requests"},
             at("r.csv")},
        };
        for (const auto& [call, path] : calls) {
            const Arguments whole = call + Arguments{path.toStdString()};
            const auto usual = runCommand(whole);
            QVERIFY2(usual.code == 0, usual.err.c_str());
            const QByteArray before = contentOf(path);
            for (const qsizetype size : {qsizetype{0}, before.size() - 1}) {
                const test::SizeLimit limit(static_cast<std::size_t>(size));
                const auto run = runCommand(whole);
                QVERIFY2(run.code != 0, qPrintable(path));
                QVERIFY2(run.out.empty() && run.err.find("Wrote") == std::string::npos, run.err.c_str());
                QCOMPARE(contentOf(path), before);
            }
        }
        QVERIFY(
            QDir(m_folder->path()).entryList({QStringLiteral(".greyscope-*")}, QDir::Files | QDir::Hidden).isEmpty());
    }

private:
    [[nodiscard]] QString at(const char* name) const {
        return m_folder->path() + QLatin1Char('/') + QLatin1String(name);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

GREYSCOPE_TEST(tst_written_files)

}  // namespace tests_of_written_files

#include "tst_written_files.moc"
