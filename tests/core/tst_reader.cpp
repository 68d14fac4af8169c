#include <QtTest>

#include <QFile>
#include <QTemporaryDir>

#include "core/data/series_table.h"
#include "core/io/reader.h"
#include "tests/support/test_registry.h"

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
        row("NUL", QByteArray("a,b\n1,\0002\n", 9), ErrorCode::fileBinary, "NUL byte");
        row("ZIP", QByteArray("PK\x03\x04\x14\0\x06\0", 8), ErrorCode::fileBinary, "ZIP signature");
        row("gzip", QByteArray("\x1f\x8b\x08\0", 4), ErrorCode::fileBinary, "gzip signature");
        row("UTF-16",
            QByteArray("\xff\xfe"
                       "a\0,\0",
                       6),
            ErrorCode::encodingUnsupported, "UTF-16");
        row("UTF-16 without a mark", QByteArray("a\0,\0b\0\n\0", 8), ErrorCode::encodingUnsupported, "UTF-16");
        row("UTF-32", QByteArray("\xff\xfe\0\0a\0\0\0", 8), ErrorCode::encodingUnsupported, "UTF-32");
        row("JSON", "{\"a\": 1}\n", ErrorCode::formatUnknown, "*");
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
        if (argument == "*") {
            argument = path.toStdString();
        }
        QCOMPARE(imported.error().arguments, argument.empty() ? std::vector<std::string>{} : std::vector{argument});
    }

    void binaryNamesTheLine() {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("file.csv")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray("a,b\n1,\0002\n", 9));
        file.close();
        QCOMPARE(read(file.fileName()).error().location.line, std::size_t{2});
    }

    void missingFilesAndFolders() {
        const QTemporaryDir folder;
        QCOMPARE(read(folder.path()).error().code, ErrorCode::fileIsDirectory);
        QCOMPARE(read(folder.filePath(QStringLiteral("none"))).error().code, ErrorCode::fileNotFound);
        QCOMPARE(read(QStringLiteral("/dev/null")).error().code, ErrorCode::fileNotReadable);
    }
};

GREYSCOPE_TEST(tst_reader)
#include "tst_reader.moc"
