#include <QTest>

#include "tests/support/test_registry.h"
#include "tests/support/tool_text.h"

namespace tests_of_io500_reader {

using namespace greyscope;
using io::ProblemKind;
using test::cell;
using test::cells;
using test::readTool;
using Texts = std::vector<std::string>;

class tst_io500_reader : public QObject {
    Q_OBJECT

private slots:
    void summary() {
        const auto imported = readTool(
            "IO500 version io500-sc22_v2 (standard)\n"
            "[RESULT]       ior-easy-write       36.028946 GiB/s : time 350.274 seconds\n"
            "[RESULT]    mdtest-easy-write       37.791186 kIOPS : time 335.992 seconds\n"
            "[      ]            timestamp        0.000000 kIOPS : time 0.004 seconds\n"
            "[      ]   mdworkbench-create       33.530394 kIOPS : time 89.846 seconds\n"
            "[RESULT]       ior-hard-write        1.203456 GiB/s : time 12.345 seconds [INVALID]\n"
            "[SCORE ] Bandwidth 14.114818 GiB/s : IOPS 33.416303 kiops : TOTAL 21.717851\n");
        QVERIFY(imported);
        QCOMPARE(imported->report.format, std::string("io500"));
        QCOMPARE(cells(*imported, "phase"),
                 (Texts{"ior-easy-write", "mdtest-easy-write", "mdworkbench-create", "ior-hard-write"}));
        QCOMPARE(cells(*imported, "bandwidth"), (Texts{"36.028946", "", "", "1.203456"}));
        QVERIFY((*imported->dataset->column("bandwidth"))->missingAt(3));
        QCOMPARE(cells(*imported, "rate"), (Texts{"", "37.791186", "33.530394", ""}));
        QCOMPARE(cells(*imported, "scored"), (Texts{"yes", "yes", "no", "yes"}));
        QCOMPARE(cell(*imported, "time", 0), std::string("350.274"));
        QCOMPARE(test::note(*imported, "SCORE"),
                 std::string("Bandwidth 14.114818 GiB/s : IOPS 33.416303 kiops : TOTAL 21.717851"));
        QCOMPARE(test::countOf(*imported, ProblemKind::invalidCell), std::size_t{1});
        QVERIFY(test::accountsForAllLines(*imported));
        QCOMPARE(test::layoutOf(*imported).roles.factors, Texts{"phase"});
    }

    void theScriptBeforeCallsItDecimal() {
        const auto imported = readTool(
            "[RESULT] BW   phase 1            ior_easy_write               97.078 GB/s : time 329.63 seconds\n"
            "[RESULT] IOPS phase 1         mdtest_easy_write               58.458 kiops : time 350.75 seconds\n");
        QCOMPARE(cells(*imported, "phase"), (Texts{"ior-easy-write", "mdtest-easy-write"}));
        QCOMPARE(cell(*imported, "bandwidth", 0), std::string("97.078"));
        QCOMPARE((*imported->dataset->column("bandwidth"))->unit, std::string("GiB/s"));
    }

    void sections() {
        const auto imported = readTool(
            "[run]\nprocs           = 420\nversion         = io500-isc23\n; ERROR INVALID stonewall-time < 30s\n\n"
            "[ior-easy-write]\nt_start = 2023\nexe = ./ior -C -t 2m -b 9920000m -F\nscore           = 58.738267\n"
            "t_delta         = 390.2608\n\n[mdtest-easy-write]\n; ERROR INVALID too short\nexe = ./mdtest -n 5\n"
            "score           = 3705.756364\nt_delta = 407.9522\n\n[timestamp]\nt_delta = 0.0000\n\n[SCORE]\nMD = 1\n"
            "BW = 2\nSCORE = 3 [INVALID]\nhash = 5F\n");
        QVERIFY(imported);
        QCOMPARE(cells(*imported, "phase"), (Texts{"ior-easy-write", "mdtest-easy-write"}));
        QCOMPARE(cells(*imported, "bandwidth"), (Texts{"58.738267", ""}));
        QCOMPARE(cells(*imported, "rate"), (Texts{"", "3705.756364"}));
        QVERIFY((*imported->dataset->column("rate"))->missingAt(1));
        QCOMPARE(cell(*imported, "time", 0), std::string("390.2608"));
        QCOMPARE(cell(*imported, "transfer_size", 0), std::string("2048"));
        QCOMPARE(test::note(*imported, "run procs"), std::string("420"));
        QCOMPARE(test::note(*imported, "SCORE BW"), std::string("2"));
        QVERIFY(test::accountsForAllLines(*imported));
    }

    void aLineThatIsCut() {
        const auto imported = readTool(
            "[RESULT]       ior-easy-write       36.028946 GiB/s : time 350.274 seconds\n[RESULT]    mdtest-ea");
        QCOMPARE(imported->dataset->rowCount(), std::size_t{1});
        QCOMPARE(test::countOf(*imported, ProblemKind::rowCut), std::size_t{1});
    }
};

GREYSCOPE_TEST(tst_io500_reader)

}  // namespace tests_of_io500_reader

#include "tst_io500_reader.moc"
