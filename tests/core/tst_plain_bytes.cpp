#include <QTest>

#include <QDir>
#include <QFile>
#include <QStringEncoder>
#include <QTemporaryDir>

#include "core/io/files/archive.h"
#include "core/io/files/spool.h"
#include "core/io/reader.h"
#include "core/io/text/encoding.h"
#include "tests/support/test_registry.h"

namespace tests_of_plain_bytes {

using namespace greyscope;
using base::ErrorCode;

namespace {

/// "threads,rate_mb_s\n1,10\n2,20\n", as gzip 1.12, bzip2 1.0.8, xz 5.4 and zstd 1.5 pack it.
const std::map<std::string, std::string> packs{
    {"gzip", "1f8b08000000000002032bc9284a4d4c29d6294a2c498dcf4d8a2fe632d43134e032d23132e00200f65359eb1c000000"},
    {"bzip2",
     "425a68393141592653590f661f9b00000ddb800010000470000000b6421c002000314c00014f11069894b0ce8967023a2abd684eecdea3e2"
     "ee48a70a1201ecc3f360"},
    {"xz",
     "fd377a585a000004e6d6b446020021010c0000008f98419c01001b746872656164732c726174655f6d625f730a312c31300a322c32300a00"
     "046e3fecd6dce3800001341c931aad8f1fb6f37d010000000004595a"},
    {"zstd", "28b52ffd0458e10000746872656164732c726174655f6d625f730a312c31300a322c32300a08fad4c9"},
};
/// A gzipped tar of run/a.csv with "a,b\n1,2\n".
const char* const tarball =
    "1f8b0800e837046b02ffedcd310e82401404d05f730a0f4074312b9c67b5b700e1fc6ca8883d24c6f79a994c33e3fcbe95eb6b5ae238a9ea"
    "73deb2face94ba5ddff6210f8fb8a438c13c7dca582fe33f95f6d974edbd090000000000000000007eca0ab06ad55d00280000";
/// "1,2\n", 262,144 times, as bzip2 packs it into 100 bytes.
const char* const bomb =
    "425a683931415926535912bc005a036ee35800001000043000200050669a09aa8f4c5421135284227ca842262a1089c6282b24ca6b2f76d1"
    "ff6012239b0000020000860004000a0cd340a547a69508462a108fca84234a842385dc914e142417b3a3d3c0";

std::string bytesOfHex(const std::string& hex) {
    return QByteArray::fromHex(QByteArray::fromStdString(hex)).toStdString();
}

base::Expected<io::Imported> read(const std::string& bytes, const io::ReadOptions& options = {}) {
    base::NoProgress progress;
    return io::readText(bytes, "f", options, progress);
}

std::string zipOf(const std::vector<std::pair<std::string, std::string>>& files) {
    std::string zip;
    io::ZipWriter writer([&zip](std::string_view bytes) {
        zip += bytes;
        return true;
    });
    for (const auto& [name, text] : files) {
        if (!writer.begin(name, static_cast<std::int64_t>(text.size()), 0) || !writer.add(text)) {
            return {};
        }
    }
    return writer.close() ? zip : std::string();
}

std::string encoded(const char* codec, const QString& text) {
    const auto found = QStringConverter::encodingForName(codec);
    QStringEncoder encoder(*found, QStringConverter::Flag::WriteBom);
    return QByteArray(encoder.encode(text)).toStdString();
}

}  // namespace

class tst_plain_bytes : public QObject {
    Q_OBJECT
private slots:
    void theBeginningOfAMarkIsNoPack() {
        for (const auto& [packing, hex] : packs) {
            const std::string whole = bytesOfHex(hex);
            for (std::size_t length = 0; length < 16; ++length) {
                const std::string_view found = io::packingOf(std::string_view(whole).substr(0, length));
                QVERIFY(found.empty() || found == packing);
            }
            QCOMPARE(io::packingOf(whole), std::string(packing));
        }
        QVERIFY(io::packingOf("BZh").empty());
    }

    void packedFilesReadAsWhatTheyHold_data() {
        QTest::addColumn<std::string>("packing");
        for (const auto& [packing, hex] : packs) {
            QTest::addRow("%s", packing.c_str()) << packing;
        }
    }

    void packedFilesReadAsWhatTheyHold() {
        QFETCH(std::string, packing);
        const std::string bytes = bytesOfHex(packs.at(packing));
        const auto imported = read(bytes);
        QVERIFY(imported.has_value());
        QCOMPARE(imported->report.packing, packing);
        QCOMPARE(imported->report.encoding, std::string("UTF-8"));
        QCOMPARE(imported->dataset->columns()[1].numbers(), (data::NumericValues{10, 20}));
        QCOMPARE(imported->report.linesSeen, std::size_t{3});
        const auto cut = read(bytes.substr(0, bytes.size() * 2 / 3));
        QVERIFY(!cut);
        QCOMPARE(cut.error().code, ErrorCode::archiveDamaged);
        QCOMPARE(cut.error().location.file, std::string("f"));
    }

    void aPackedFileIsReadFromDiskToo() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.csv"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(bytesOfHex(packs.at("zstd"))));
        file.close();
        base::NoProgress progress;
        const auto imported = io::readFile(path.toStdString(), {}, progress);
        QVERIFY(imported.has_value());
        QCOMPARE(imported->report.rowsRead, std::size_t{2});
    }

    void theOnlyFileOfAnArchiveIsRead() {
        for (const std::string& bytes :
             {zipOf({{"run/a.csv", "a,b\n1,2\n"}, {"__MACOSX/run/._a.csv", "x"}}), bytesOfHex(tarball)}) {
            const auto imported = read(bytes);
            QVERIFY(imported.has_value());
            QCOMPARE(imported->report.rowsRead, std::size_t{1});
            QCOMPARE(imported->report.part, std::string());
        }
    }

    void ofSeveralFilesOneIsChosen() {
        const std::string zip = zipOf({{"a.csv", "a,b\n1,2\n"}, {"b.csv", "c,d\n3,4\n5,6\n"}});
        const auto none = read(zip);
        QCOMPARE(none.error().code, ErrorCode::partNotChosen);
        QCOMPARE(none.error().arguments, (std::vector<std::string>{"member", "a.csv, b.csv", "0", ""}));
        QCOMPARE(read(zip, {.dialect = {{"member", "c.csv"}}}).error().arguments.back(), std::string("c.csv"));
        const auto imported = read(zip, {.dialect = {{"member", "b.csv"}}});
        QVERIFY(imported.has_value());
        QCOMPARE(imported->report.rowsRead, std::size_t{2});
        QCOMPARE(imported->report.part, std::string("b.csv"));
        QCOMPARE(imported->report.parts, (std::vector<std::string>{"a.csv", "b.csv"}));
        const auto again = read(zip, io::sameAgain(*imported));
        QVERIFY(again.has_value());
        QCOMPARE(again->report.part, std::string("b.csv"));
    }

    void hostileArchivesEndInAnError() {
        const auto out = read(zipOf({{"../a.csv", "a,b\n1,2\n"}}));
        QCOMPARE(out.error().code, ErrorCode::archiveDamaged);
        QVERIFY(out.error().arguments[1].find("../a.csv") != std::string::npos);
        const io::ReadOptions tight{.unpack = {std::size_t{1} << 16U, 200}};
        const auto large = read(bytesOfHex(bomb), tight);
        QCOMPARE(large.error().code, ErrorCode::unpacksTooLarge);
        QCOMPARE(large.error().arguments[1], std::string("100"));
        QVERIFY(read(bytesOfHex(bomb)).has_value());  // a mebibyte is no harm
        QCOMPARE(read(zipOf({{"a.csv", bytesOfHex(packs.at("gzip"))}})).error().code, ErrorCode::fileBinary);
        QCOMPARE(read(zipOf({{"a.csv", ""}})).error().code, ErrorCode::fileEmpty);
        QCOMPARE(read(zipOf({})).error().code, ErrorCode::fileEmpty);
    }

    /// What grows too much is given up at its beginning, however large the file is; other text may be as large.
    void whatGrowsTooMuchIsGivenUpAtOnce() {
        std::string varied = "a,b\n";
        unsigned state = 1;
        while (varied.size() < 400'000) {
            state = state * 1'664'525U + 1'013'904'223U;
            varied += std::to_string(state >> 8U) + ',' + std::to_string(state % 997U) + '\n';
        }
        std::string growing = "a,b\n";
        for (int row = 0; row < 500'000; ++row) {
            growing += "1,2\n";
        }
        const io::ReadOptions tight{.unpack = {std::size_t{1} << 16U, 20}};
        QVERIFY(read(zipOf({{"a.csv", varied}}), tight).has_value());
        const std::string zip = zipOf({{"a.csv", growing + varied}});
        QVERIFY(growing.size() + varied.size() < 20 * zip.size());  // as a whole it would do
        const auto large = read(zip, tight);
        QCOMPARE(large.error().code, ErrorCode::unpacksTooLarge);
        QVERIFY(std::stoul(large.error().arguments[0]) < growing.size());
        QVERIFY(std::stoul(large.error().arguments[1]) < zip.size() / 2);
        const io::Bytes whole = io::bytesOf(zip);
        const io::Bytes pieces{zip.size(), [&whole](std::size_t offset, char* into, std::size_t count) {
                                   return whole.readAt(offset, into, std::min<std::size_t>(count, 100));
                               }};
        base::NoProgress progress;
        QCOMPARE(io::unpack(pieces, "f", {}, tight.unpack, progress).error().arguments, large.error().arguments);
    }

    void theSpoolGivesBackWhatItGotFromMemoryAndFromDisk() {
        for (const std::size_t inMemory : {std::size_t{0}, std::size_t{5}, std::size_t{100}}) {
            io::Spool spool(inMemory);
            for (const char* piece : {"abc", "defg", "", "hi"}) {
                QVERIFY(spool.add(piece).has_value());
            }
            const io::Bytes bytes = std::move(spool).take();
            QCOMPARE(bytes.size, std::size_t{9});
            std::string into(9, '?');
            QCOMPARE(bytes.readAt(2, into.data(), 4), std::size_t{4});
            QCOMPARE(into.substr(0, 4), std::string("cdef"));
            QCOMPARE(bytes.readAt(9, into.data(), 4), std::size_t{0});
        }
    }

    void textsOfOtherEncodingsAreRead_data() {
        QTest::addColumn<std::string>("bytes");
        QTest::addColumn<std::string>("encoding");
        QTest::addColumn<QString>("heading");
        const auto row = [](const char* name, std::string bytes, const char* encoding, const char16_t* heading) {
            QTest::newRow(name) << std::move(bytes) << std::string(encoding) << QString::fromUtf16(heading);
        };
        const QString table = QStringLiteral("时延,x\n1,2\n3,4\n");
        row("UTF-8 with a mark", "\xef\xbb\xbf" + table.toStdString(), "UTF-8 with BOM", u"时延");
        row("UTF-16LE", encoded("UTF-16LE", table), "UTF-16LE", u"时延");
        row("UTF-16BE", encoded("UTF-16BE", table), "UTF-16BE", u"时延");
        row("UTF-16LE without a mark", encoded("UTF-16LE", table).substr(2), "UTF-16LE", u"时延");
        row("UTF-32LE", encoded("UTF-32LE", table), "UTF-32LE", u"时延");
        row("GBK, two characters", "\xca\xb1\xd1\xd3,x\n1,2\n3,4\n", "GB18030", u"时延");
        row("GB18030", "\xbc\xd7\x95\x32\x82\x36\xca\xb1,x\n1,2\n3,4\n", "GB18030", u"甲𠀀时");
        row("Shift-JIS",
            "\x83\x58\x83\x8c\x83\x62\x83\x68,\x83\x58\x83\x8b\x81\x5b\x83\x76\x83\x62\x83\x67\n1,2\n3,4\n",
            "Shift_JIS", u"スレッド");
        row("Latin-1, one character", "time (\xb5s),x\n1,2\n3,4\n", "windows-1252", u"time (µs)");
        row("Latin-1",
            "Gr\xf6\xdf"
            "e,d\xe9"
            "bit\n1,2\n3,4\n",
            "windows-1252", u"Größe");
        row("EUC-KR", "\xbd\xba\xb7\xb9\xb5\xe5,\xc3\xb3\xb8\xae\xb7\xae\n1,2\n3,4\n", "windows-949", u"스레드");
        row("windows-1251",
            "\xef\xee\xf2\xee\xea\xe8,\xef\xf0\xee\xef\xf3\xf1\xea\xed\xe0\xff \xf1\xef\xee\xf1\xee\xe1\xed\xee\xf1\xf2"
            "\xfc\n1,2\n3,4\n",
            "windows-1251", u"потоки");
    }

    void textsOfOtherEncodingsAreRead() {
        QFETCH(std::string, bytes);
        QFETCH(std::string, encoding);
        QFETCH(QString, heading);
        const auto imported = read(bytes);
        QVERIFY(imported.has_value());
        QCOMPARE(imported->report.encoding, encoding);
        QCOMPARE(QString::fromStdString(imported->dataset->columns()[0].name), heading);
        QCOMPARE(imported->report.rowsRead, std::size_t{2});
        QCOMPARE(imported->report.problemCount, std::size_t{0});
        const auto again = read(bytes, io::sameAgain(*imported));
        QVERIFY(again.has_value());
        QCOMPARE(again->dataset->columns()[0].name, imported->dataset->columns()[0].name);
    }

    /// A beginning of ASCII tells nothing.
    void anEncodingThatShowsFarBelowIsFound() {
        std::string text = "a,b\n";
        for (int i = 0; i < 20'000; ++i) {
            text += std::to_string(i) + ",x\n";
        }
        const auto imported = read(text + "1,\xca\xb1\xd1\xd3\n");
        QVERIFY(imported.has_value());
        QCOMPARE(imported->report.encoding, std::string("GB18030"));
        QCOMPARE(imported->report.dialect.at("encoding"), std::string("GB18030"));  // so that it is read so again
        QCOMPARE(imported->dataset->columns()[1].texts().levels.back(), std::string("时延"));
    }

    void theEncodingCanBeTold() {
        const std::string text = "\xb5s,x\n1,2\n";
        QCOMPARE(read(text, {.dialect = {{"encoding", "KOI8-R"}}})->dataset->columns()[0].name, std::string("╣s"));
        const auto unknown = read(text, {.dialect = {{"encoding", "Klingon"}}});
        QCOMPARE(unknown.error().code, ErrorCode::optionUnknown);
        QCOMPARE(unknown.error().arguments[1], std::string("Klingon"));
    }

    void damagedTextIsReadAndSaid() {
        const auto nul = read(std::string("host,x\nOST-A,1\nOST\0-B,2\nOST\0\0-B,3\n", 34));
        QVERIFY(nul.has_value());
        QCOMPARE(nul->dataset->columns()[0].texts().levels, (std::vector<std::string>{"OST-A", "OST-B"}));
        QCOMPARE(nul->report.problems, (std::vector<io::Problem>{{io::ProblemKind::nulByte, 3, 0, {}},
                                                                 {io::ProblemKind::nulByte, 4, 0, {}}}));
        const auto stray = read("系统,操作\r\n甲,1\r\n乙\xff,2\r\n");
        QVERIFY(stray.has_value());
        QCOMPARE(stray->report.encoding, std::string("UTF-8"));
        QCOMPARE(stray->report.problems, (std::vector<io::Problem>{{io::ProblemKind::undecodable, 3, 0, {}}}));
        QCOMPARE(stray->dataset->columns()[0].texts().levels.back(), std::string("乙\uFFFD"));
    }

    void whatIsNoTextIsRefused() {
        QCOMPARE(read(std::string("\x01\0\x02\0\x03\x04,\n", 9)).error().code, ErrorCode::fileBinary);
        QCOMPARE(read("PAR1\x15\x04").error().arguments, std::vector<std::string>{"Parquet"});
        QCOMPARE(read("\xef\xbb\xbf").error().code, ErrorCode::fileEmpty);
    }
};

GREYSCOPE_TEST(tst_plain_bytes)

}  // namespace tests_of_plain_bytes

#include "tst_plain_bytes.moc"
