#include <QtTest>

#include "tests/support/test_registry.h"
#include "tests/support/tool_text.h"

namespace tests_of_elbencho_reader {

using namespace greyscope;
using io::ProblemKind;
using test::cell;
using test::cells;
using test::readTool;
using Texts = std::vector<std::string>;

namespace {

const std::string kHeading =
    "ISO date,label,path type,paths,hosts,threads,dirs,files,file size,block size,direct IO,random,operation,time ms "
    "[first],time ms [last],IOPS [first],IOPS [last],MiB/s [first],MiB/s [last],IO lat us [avg],rwmix read IOPS "
    "[last],rwmix read MiB/s [last],new column,version,command\n";

std::string row(const std::string& threads, const std::string& operation, const std::string& results,
                const std::string& reads = ",") {
    return "2026-11-20T07:52:25+0000,b4k,dir,1,1," + threads + ",1,4,4194304,4096,0,0," + operation + ",19,20," +
           results + ",4," + reads + ",x,3.0-1,\"elbencho\" \"-w\" \"a,b\" \"d\" \n";
}

}  // namespace

class tst_elbencho_reader : public QObject {
    Q_OBJECT

private slots:
    void aRowIsAPhase() {
        const auto imported = readTool(kHeading + row("1", "WRITE", "210000,213055,830,832") +
                                       row("2", "WRITE", "410000,413055,1630,1632") + row("2", "RMFILES", ",,,"));
        QVERIFY(imported);
        QCOMPARE(imported->report.format, std::string("elbencho"));
        QCOMPARE(cells(*imported, "bandwidth"), (Texts{"832", "1632", ""}));  // of the whole phase
        QCOMPARE(cells(*imported, "bandwidth_first"), (Texts{"830", "1630", ""}));
        QCOMPARE(cell(*imported, "operation_rate", 0), std::string("213055"));
        QCOMPARE(cell(*imported, "block_size", 0), std::string("4"));
        QCOMPARE((*imported->dataset->column("block_size"))->unitInFile, std::string("B"));
        QCOMPARE(cell(*imported, "new column", 0), std::string("x"));
        QCOMPARE(test::note(*imported, "version"), std::string("3.0-1"));
        QCOMPARE(test::note(*imported, "command"), std::string("\"elbencho\" \"-w\" \"a,b\" \"d\""));
        QCOMPARE(test::layoutOf(*imported).roles.factors, Texts{"threads"});
        QVERIFY(test::accountsForAllLines(*imported));
    }

    void theReadsOfAMixAreARow() {
        const auto imported = readTool(kHeading + row("2", "RWMIX70", "7376,7598,57,59", "18336,143"));
        QCOMPARE(cells(*imported, "operation"), (Texts{"RWMIX70", "RWMIX70 read"}));
        QCOMPARE(cells(*imported, "bandwidth"), (Texts{"59", "143"}));
        QCOMPARE(cells(*imported, "operation_rate"), (Texts{"7598", "18336"}));
        QCOMPARE(cells(*imported, "threads"), (Texts{"2", "2"}));
        QCOMPARE(cells(*imported, "latency"), (Texts{"4", ""}));
    }

    void withoutAHeadingNobodyKnows() {
        const auto imported = readTool(row("1", "WRITE", "210000,213055,830,832"));
        QVERIFY(!imported);
        QVERIFY(imported.error().code == base::ErrorCode::outputNotUsable);
        QCOMPARE(imported.error().arguments.at(1), std::string("unlabelled"));
    }

    void aLineThatIsCut() {
        const auto imported =
            readTool(kHeading + row("1", "WRITE", "210000,213055,830,832") + "2026-11-20T07:52:25,b4k,dir,1");
        QCOMPARE(imported->dataset->rowCount(), std::size_t{1});
        QCOMPARE(test::countOf(*imported, ProblemKind::rowCut), std::size_t{1});
    }
};

GREYSCOPE_TEST(tst_elbencho_reader)

}  // namespace tests_of_elbencho_reader

#include "tst_elbencho_reader.moc"
