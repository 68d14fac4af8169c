#include <QTest>

#include <QFile>
#include <QTemporaryDir>

#include "core/data/roles/roles.h"
#include "core/data/series/series_table.h"
#include "core/io/csv/csv_reader.h"
#include "core/io/reader.h"
#include "tests/support/test_registry.h"

namespace tests_of_reader {

using namespace greyscope;
using base::ErrorCode;

namespace {

base::Expected<io::Imported> read(const QString& path) {
    base::NoProgress progress;
    return io::readFile(path.toStdString(), {}, progress);
}

}  // namespace

class tst_reader : public QObject {
    Q_OBJECT
private slots:
    void readsTheSampleData() {
        const auto imported = read(QStringLiteral(GREYSCOPE_SAMPLE_DATA "/lustre_throughput.csv"));
        QVERIFY(imported.has_value());
        QCOMPARE(imported->report.format, std::string("CSV"));
        QCOMPARE(imported->report.rowsRead, std::size_t{480});
        QCOMPARE(imported->report.problemCount, std::size_t{0});
        const auto roles = data::guessRoles(*imported->dataset);
        QVERIFY(roles.has_value());
        using Names = std::vector<std::string>;
        QCOMPARE(roles->keys, (Names{"case", "operation"}));
        QCOMPARE(roles->factors, (Names{"threads_per_ost", "objects_per_ost"}));
        QCOMPARE(roles->metrics, (Names{"throughput_mb_s"}));
        QCOMPARE(roles->descriptions, (Names{"oss_count", "journal", "connection", "disk"}));
    }

    void saysWhyAFileCannotBeRead_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("code");
        QTest::addColumn<std::string>("argument");
        const auto row = [](const char* name, QByteArray bytes, ErrorCode code, std::string argument) {
            QTest::newRow(name) << bytes << static_cast<int>(code) << std::move(argument);
        };
        row("empty", "", ErrorCode::fileEmpty, "");
        row("OLE", QByteArray("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", 8), ErrorCode::fileBinary, "OLE signature");
        row("binary", QByteArray("\x01\0\x02\0\x03\x04,\n", 9), ErrorCode::fileBinary, "NUL byte");
    }

    void saysWhyAFileCannotBeRead() {
        QFETCH(QByteArray, bytes);
        QFETCH(int, code);
        QFETCH(std::string, argument);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("file.csv"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        const auto imported = read(path);
        QVERIFY(!imported);
        QCOMPARE(static_cast<int>(imported.error().code), code);
        QCOMPARE(imported.error().location.file, path.toStdString());
        QCOMPARE(imported.error().arguments, argument.empty() ? std::vector<std::string>{} : std::vector{argument});
    }

    void textThatIsNoTableIsNamed_data() {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("what");
        const auto row = [](const char* what, std::string text) {
            QTest::addRow("%s, %.20s", what, text.c_str()) << std::move(text) << std::string(what);
        };
        row("XML", "<?xml version=\"1.0\"?>\n<a/>\n");
        row("INI", "; made by hand\n[run]\nprocs = 640\n");
    }

    void textThatIsNoTableIsNamed() {
        QFETCH(std::string, text);
        QFETCH(std::string, what);
        base::NoProgress progress;
        const auto imported = io::readText(text, "run.txt", {}, progress);
        QVERIFY(!imported);
        QCOMPARE(imported.error().code, ErrorCode::formatUnknown);
        QCOMPARE(imported.error().arguments, (std::vector<std::string>{"run.txt", what}));
    }

    /// Numbers that only people read: the column is text, and it is said.
    void numbersInOtherDigitsAreToldOf() {
        base::NoProgress progress;
        const auto imported = io::readText(
            "x,wide,arabic,minus,name\n1,\uff11\uff12,\u0663,\u22121,a\uff11\n2,\uff13\uff0e\uff15,\u0664,\u22122,"
            "b\uff12\n",
            "", {}, progress);
        QVERIFY(imported.has_value());
        std::vector<std::string> told;
        for (const io::Problem& problem : imported->report.problems) {
            QCOMPARE(problem.kind, io::ProblemKind::foreignNumber);
            told.push_back(std::to_string(problem.line) + ":" + std::to_string(problem.column) + " " + problem.text);
        }
        QCOMPARE(told, (std::vector<std::string>{"2:2 \uff11\uff12", "2:3 \u0663", "2:4 \u22121",
                                                 "3:2 \uff13\uff0e\uff15", "3:3 \u0664", "3:4 \u22122"}));
        for (std::size_t c = 1; c < 5; ++c) {
            QVERIFY(!imported->dataset->columns()[c].isNumeric());
        }
        const auto none = io::readText("a\n\uff11 \uff11\n\uff12\n", "f", {}, progress);
        QCOMPARE(none.error().code, ErrorCode::noNumericColumn);
        QCOMPARE(none.error().arguments, std::vector<std::string>{"\uff11"});
        QCOMPARE(none.error().location, (base::Location{"f", 2, 1}));
    }

    void textThatHardlyLooksLikeATableIsRefused() {
        std::string text = "The runs were made one after the other\n";
        for (int i = 0; i < 20; ++i) {
            text += std::string(static_cast<std::size_t>(i), 'w') + " took" +
                    std::string(static_cast<std::size_t>(i) + 1, ' ') + std::to_string(i) +
                    (i % 3 == 0   ? " seconds or so\n"
                     : i % 3 == 1 ? " s\n"
                                  : " seconds, on\n");
        }
        base::NoProgress progress;
        const auto imported = io::readText(text, "log", {}, progress);
        QVERIFY(!imported);
        QCOMPARE(imported.error().code, ErrorCode::formatUnknown);
        QVERIFY(std::stoi(imported.error().arguments.at(2)) < 50);
        // A table may say in a comment where it comes from, and its cells may name programs.
        const auto table = io::readText(
            "# IOR-3.3: MPI Coordinated Test of Parallel I/O\ntool,rate\nIOR-3.3,5\nfio-3,6\n", "", {}, progress);
        QVERIFY(table.has_value());
    }

    /// A memory map would end the program here.
    void aFileThatShrinksWhileItIsReadIsAnError() {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("file.csv")));
        QVERIFY(file.open(QIODevice::ReadWrite));
        file.write("a,b\n" + QByteArray("1,2\n").repeated(1'000'000));
        file.flush();
        class Shrink final : public base::Progress {
        public:
            explicit Shrink(QFile& file) : m_file(file) {}
            void report(double fraction) override {
                if (fraction > 0.1) {
                    m_file.resize(8);
                }
            }
            [[nodiscard]] bool cancelled() const override { return false; }

        private:
            QFile& m_file;
        } progress(file);
        const auto imported = io::readFile(file.fileName().toStdString(), {}, progress);
        QVERIFY(!imported);
        QCOMPARE(imported.error().code, ErrorCode::fileChanged);
        QCOMPARE(imported.error().location.file, file.fileName().toStdString());
    }

    void binaryIsSeenBeyondTheFirstWindow() {
        const std::string text("\n7\x06\xa3\0\x99", 6);
        io::TextSource source(
            text.size(), [&](std::size_t at, char* into, std::size_t count) { return text.copy(into, count, at); }, 4);
        base::NoProgress progress;
        const auto imported = io::readCsv(source, "", {}, progress);
        QVERIFY(!imported && imported.error().code == ErrorCode::fileBinary);
    }

    void binaryNamesTheLine() {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("file.csv")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray("a,b\r1,2\r\n1,\0\001\n", 14));
        file.close();
        QCOMPARE(read(file.fileName()).error().location.line, std::size_t{3});
    }

    void missingFilesAndFolders() {
        const QTemporaryDir folder;
        QCOMPARE(read(folder.path()).error().code, ErrorCode::fileIsDirectory);
        QCOMPARE(read(folder.filePath(QStringLiteral("none"))).error().code, ErrorCode::fileNotFound);
        QCOMPARE(read(QStringLiteral("/dev/null")).error().code, ErrorCode::fileNotReadable);
    }
};

GREYSCOPE_TEST(tst_reader)

}  // namespace tests_of_reader

#include "tst_reader.moc"
