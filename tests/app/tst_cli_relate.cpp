#include <QTest>

#include <cmath>

#include "app/study/series_listing.h"
#include "app/study/tables/column_roles.h"
#include "app/study/tables/open_table.h"
#include "core/data/table_layout.h"
#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"

namespace tests_of_cli_relate {

using namespace greyscope;
using namespace greyscope::test;
using nlohmann::json;

namespace {

/// Vector "gra-deng-raw-rho0.5" (a2htray/gra, README): the columns are series, r is the reference.
const char* const wideTable =
    "r,s1,s2,s3,s4,s5,s6\n9,8,7,9,6,8,8\n9,9,8,7,8,6,9\n9,8,7,9,8,6,5\n9,7,5,6,8,9,7\n8,5,7,6,4,8,6\n9,2,3,4,3,3,4\n"
    "9,9,8,7,6,8,8\n";
const std::vector<double> wideDegrees{0.7233877233877233, 0.6344497607655503, 0.6941881647764001,
                                      0.6064777327935222, 0.7144142407300302, 0.6723877429759783};

const char* const longTable =
    "case,op,threads,objects,rate_mb_s\n1.1,W,8,1,10\n1.1,W,16,1,20\n1.1,W,32,1,40\n1.1,R,8,1,11\n1.1,R,16,1,25\n"
    "1.1,R,32,1,45\n1.2,W,8,1,12\n1.2,W,16,1,18\n1.2,W,32,1,33\n1.2,R,8,1,9\n1.2,R,16,1,21\n1.2,R,32,1,30\n";

std::vector<std::string> namesIn(const json& result) {
    std::vector<std::string> names;
    for (const auto& series : result["series"]) {
        names.push_back(series["name"]);
    }
    return names;
}

using Names = std::vector<std::string>;

}  // namespace

class tst_cli_relate : public QObject {
    Q_OBJECT
private slots:
    /// Why there are too few series: rows that lack a key.
    void aFailureTellsWhatWasLeftOut() {
        const TableFile table("sys,note,x,y\nA,p,1,1\nA,p,2,3\nA,p,3,4\nA,p,4,6\nB,,1,2\nB,,2,3\nB,,3,5\nB,,4,6\n");
        const auto run =
            runCommand({"relate", table.path(), "--series", "sys,note", "--axis", "x", "--value", "y", "--matrix"});
        QCOMPARE(run.code, 1);
        QVERIFY2(run.err.find("4 rows") != std::string::npos && run.err.find("note") != std::string::npos,
                 run.err.c_str());
        QCOMPARE(std::count(run.err.begin(), run.err.end(), '\n'), 1);
    }

    /// Days that are numbers of seconds are named as days.
    void aMissingDayIsNamedAsADate() {
        const TableFile table("timestamp,a,b\n1767225600,1,2\n1767312000,2,\n1767398400,4,5\n1767484800,5,7\n");
        const auto run = runCommand({"relate", table.path(), "--axis", "timestamp", "--reference", "a"});
        QVERIFY2(run.err.find("2026-01-02") != std::string::npos, run.err.c_str());
    }

    /// And in what is printed where nothing is missing, point by point.
    void everyDayIsNamedAsADate() {
        const TableFile table("timestamp,a,b\n1767225600,1,2\n1767312000,2,1\n1767398400,4,5\n1767484800,5,7\n");
        const auto outOf = [&](std::vector<std::string> more) {
            std::vector<std::string> command{"relate", table.path(), "--axis", "timestamp", "--reference", "a"};
            command.insert(command.end(), more.begin(), more.end());
            return runCommand(command).out;
        };
        QVERIFY(outOf({"--format", "json"}).find("\"2026-01-02\"") != std::string::npos);
        for (const auto& more : {std::vector<std::string>{"--why", "b"}, {"--why", "b", "--format", "csv"}}) {
            const std::string out = outOf(more);
            QVERIFY2(out.find("2026-01-02") != std::string::npos && out.find("1767312000") == std::string::npos,
                     out.c_str());
        }
        QCOMPARE(runCommand({"relate", table.path(), "--axis", "timestamp", "--reference", "a", "--without-points",
                             "2026-01-02", "--format", "json"})
                     .json()["points"]
                     .size(),
                 std::size_t{3});
    }

    /// Down rises where up falls and the other way round, late follows up by two years, flat is constant.
    void ranksSayWhatADegreeDoesNot() {
        const TableFile table(
            "year,up,down,late,flat\n2001,3,7,5,4\n2002,1,9,2,4\n2003,4,6,3,4\n2004,2,8,1,4\n2005,6,4,4,4\n2006,5,5,2,"
            "4\n"
            "2007,8,2,6,4\n2008,7,3,5,4\n2009,3,7,8,4\n2010,9,1,7,4\n2011,2,8,3,4\n2012,6,4,9,4\n");
        const std::vector<std::string> command{"relate", table.path(), "--axis", "year", "--reference", "up"};
        const auto run = [&](std::vector<std::string> more) {
            more.insert(more.begin(), command.begin(), command.end());
            return runCommand(more);
        };
        const json result = run({"--format", "json"}).json();
        const json& down = result["series"][0]["correlation"];
        QCOMPARE(down["spearman"].get<double>(), -1.0);
        QCOMPARE(down["kendall"].get<double>(), -1.0);
        QCOMPARE(down["points"].get<int>(), 12);
        QCOMPARE(down["differs"].get<std::string>(), std::string("opposite"));
        const json& late = result["series"][1]["correlation"];
        QCOMPARE(late["largest"]["lag"].get<int>(), 2);
        QCOMPARE(late["largest"]["points"].get<int>(), 10);
        QCOMPARE(late["differs"].get<std::string>(), std::string("shifted"));
        const json& flat = result["series"][2]["correlation"];
        QVERIFY(flat["spearman"].is_null());
        QCOMPARE(flat["none"].get<std::string>(), std::string("second-constant"));
        QCOMPARE(result["lags"]["bound"].get<int>(), 3);
        const std::string text = run({}).out;  // worded once
        for (const json& each : result["series"]) {
            const auto why = each["correlation"]["why"].get<std::string>();
            QVERIFY2(text.find(why) != std::string::npos, why.c_str());
        }
        QVERIFY(text.find(result["lags"]["sentence"].get<std::string>()) != std::string::npos);
        const std::string csv = run({"--format", "csv"}).out;
        QVERIFY2(csv.find(",-1,-1,12,0,-1,-1,12,opposite\n") != std::string::npos, csv.c_str());
        QVERIFY2(csv.find(",,,12,,,,,constant\n") != std::string::npos, csv.c_str());
        QCOMPARE(run({"--max-lag", "0", "--format", "json"}).json()["lags"]["none"].get<std::string>(),
                 std::string("not-asked"));
        const json why = run({"--why", "late", "--format", "json"}).json()["why"]["correlation"];
        QCOMPARE(why["lags"].size(), std::size_t{7});
        QVERIFY(run({"--why", "late"}).out.find(why["why"].get<std::string>()) != std::string::npos);
    }

    /// What one series lacks takes no point from the correlation of others, though it does from the degrees.
    void aCorrelationUsesThePointsOfItsPair() {
        const TableFile table("k,a,b,c\n1,1,1,5\n2,2,2,\n3,3,4,7\n4,4,3,\n5,5,5,6\n");
        const json result = runCommand({"relate", table.path(), "--axis", "k", "--reference", "a", "--common-points",
                                        "--format", "json"})
                                .json();
        QCOMPARE(result["points"].size(), std::size_t{3});
        QCOMPARE(result["series"][0]["correlation"]["points"].get<int>(), 5);
        QVERIFY(std::abs(result["series"][0]["correlation"]["spearman"].get<double>() - 0.9) < 1e-12);
        QCOMPARE(result["series"][1]["correlation"]["points"].get<int>(), 3);
        const json pairs = runCommand({"relate", table.path(), "--axis", "k", "--matrix", "--measure", "spearman",
                                       "--common-points", "--format", "json"})
                               .json();
        QCOMPARE(pairs["correlations"][0][1]["spearman"], result["series"][0]["correlation"]["spearman"]);
        QCOMPARE(pairs["correlations"][1][2]["points"].get<int>(), 3);
    }

    void everyNumericColumnOfAWideFileIsASeries() {
        const TableFile table(wideTable);
        const auto run = runCommand({"relate", table.path(), "--reference", "r", "--format", "json"});
        QCOMPARE(run.code, 0);
        QVERIFY(run.err.empty());
        const json result = run.json();
        QCOMPARE(result["reference"].get<std::string>(), std::string("r"));
        QCOMPARE(namesIn(result), (Names{"s1", "s2", "s3", "s4", "s5", "s6"}));
        for (std::size_t i = 0; i < wideDegrees.size(); ++i) {
            QVERIFY(std::abs(result["series"][i]["degree"].get<double>() - wideDegrees[i]) < 1e-12);
        }
        QCOMPARE(result["series"][0]["rank"].get<int>(), 1);
        QCOMPARE(result["series"][3]["rank"].get<int>(), 6);
        QCOMPARE(result["series"][0]["coefficients"].size(), std::size_t{7});
        QCOMPARE(result["conventions"]["image"].get<std::string>(), std::string("none"));
        QCOMPARE(result["conventions"]["scope"].get<std::string>(), std::string("global"));
        QCOMPARE(result["conventions"]["rho"].get<double>(), 0.5);
    }

    void theAxisOfAWideFileIsNoSeries() {
        const TableFile table(wideTable);
        const auto run = runCommand({"relate", table.path(), "--axis", "s6", "--agg", "max", "--reference", "r",
                                     "--compare", "s2,s1", "--format", "json"});
        QCOMPARE(run.code, 0);
        QCOMPARE(namesIn(run.json()), (Names{"s2", "s1"}));
        QCOMPARE(run.json()["points"].size(), std::size_t{6});  // 8 stands twice
    }

    /// The series and the axis are those that the window has of a wide table, or of another one that is made wide.
    void theWindowHasTheSameSeries() {
        base::NoProgress progress;
        const char* const wide = "threads,tps,latency\n1,1000,2.5\n2,2100,2.4\n4,3900,2.6\n8,7900,2.2\n";
        const char* const keyless =
            "threads,bs,iops,bw,lat\n1,4,100,10.5,1.1\n2,4,210,21.3,1.2\n4,4,405,41.2,1.15\n1,64,90,12.5,1.7\n"
            "2,64,180,25.1,1.8\n4,64,377,52.2,1.9\n";
        for (const char* csv : {wide, keyless, longTable}) {
            const TableFile file(csv);
            app::StudyTable table = app::tableFromFile(file.path(), {}, progress).value();
            if (data::isKeyless(table.roles) && !table.wide) {
                QVERIFY(app::setWide(table, true, progress));
            }
            Names names;
            for (const app::SeriesEntry& entry : app::seriesOf(table).entries) {
                names.push_back(entry.id.name);
            }
            const json result = runCommand({"relate", file.path(), "--matrix", "--format", "json"}).json();
            QCOMPARE(result["names"].get<Names>(), names);
            QCOMPARE(result["conventions"]["axis"].get<Names>(), table.roles.factors);
        }
    }

    void aLongFileNeedsNoArgumentsButTheReference() {
        const TableFile table(longTable);
        const auto run = runCommand({"relate", table.path(), "--reference", "1.1-W", "--format", "json"});
        QCOMPARE(run.err, std::string());
        const json result = run.json();
        QCOMPARE(namesIn(result), (Names{"1.1-R", "1.2-W", "1.2-R"}));
        QCOMPARE(result["conventions"]["axis"].get<Names>(), (Names{"threads"}));
        QCOMPARE(result["conventions"]["keys"].get<Names>(), (Names{"case", "op"}));
        const auto spelt = runCommand({"relate", table.path(), "--axis", "threads", "--value", "rate_mb_s", "--series",
                                       "case,op", "--where", "objects=1", "--reference", "1.1-W", "--format", "json"});
        QCOMPARE(spelt.json()["series"], result["series"]);
    }

    void conditionsMayBeRepeated() {
        const TableFile table(longTable);
        const auto run = runCommand({"relate", table.path(), "--where", "op=W", "--where", "threads=8", "--where",
                                     "threads=32", "--reference", "1.1-W", "--format", "json"});
        QCOMPARE(namesIn(run.json()), (Names{"1.2-W"}));
        QCOMPARE(run.json()["points"].get<Names>(), (Names{"8", "32"}));
    }

    void theMatrixIsSymmetricUnlessAskedOtherwise() {
        const TableFile table(wideTable);
        const auto run = runCommand({"relate", table.path(), "--matrix", "--format", "json"});
        const json result = run.json();
        QCOMPARE(result["names"].size(), std::size_t{7});
        QCOMPARE(result["conventions"]["scope"].get<std::string>(), std::string("matrix"));
        for (std::size_t i = 0; i < 7; ++i) {
            QCOMPARE(result["degrees"][i][i].get<double>(), 1.0);
            for (std::size_t j = 0; j < i; ++j) {
                QCOMPARE(result["degrees"][i][j].get<double>(), result["degrees"][j][i].get<double>());
            }
        }
        const json global =
            runCommand({"relate", table.path(), "--matrix", "--scope", "global", "--format", "json"}).json();
        QVERIFY(std::abs(global["degrees"][0][1].get<double>() - wideDegrees[0]) < 1e-12);
        bool symmetric = true;
        for (std::size_t i = 0; i < 7; ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                symmetric = symmetric && global["degrees"][i][j] == global["degrees"][j][i];
            }
        }
        QVERIFY(!symmetric);
        const json part =
            runCommand({"relate", table.path(), "--matrix", "--reference", "r", "--compare", "s3", "--format", "json"})
                .json();
        QCOMPARE(part["names"].get<Names>(), (Names{"r", "s3"}));
    }

    void aSeriesNamedTwiceIsComparedOnce() {
        const TableFile table(wideTable);
        const std::vector<std::string> once{"relate",    table.path(), "--reference", "r",
                                            "--compare", "s3,s1",      "--format",    "json"};
        auto twice = once;
        twice[5] = "s3,s1,s3,r,s3";
        const json result = runCommand(twice).json();
        QCOMPARE(result["series"], runCommand(once).json()["series"]);
        QCOMPARE(result["notes"], json::parse(R"(["--compare names s3 again; it is compared once.",
                                 "--compare names the reference r, which is not compared with itself."])"));
        twice.resize(6);
        QVERIFY(runCommand(twice).err.find("--compare names s3 again") != std::string::npos);
    }

    void otherFormatsHoldTheSameNumbers() {
        const TableFile table(wideTable);
        const auto csv = runCommand({"relate", table.path(), "--reference", "r", "--format", "csv"});
        QVERIFY(csv.out.rfind("series,degree,rank,", 0) == 0 &&
                csv.out.find("\ns1,0.723387723387723") != std::string::npos);
        const auto text = runCommand({"relate", table.path(), "--reference", "r"});
        QVERIFY(text.out.find("rho 0.5") != std::string::npos);
        QVERIFY(text.out.find("0.723388") != std::string::npos);
    }

    void weightsAndImagesReachTheCalculation() {
        const TableFile table("k,a,b\n1,2,4\n2,4,6\n3,8,20\n");
        const auto degree = [&](const std::vector<std::string>& more) {
            std::vector<std::string> arguments{"relate", table.path(), "--axis", "k",        "--reference",
                                               "a",      "--compare",  "b",      "--format", "json"};
            arguments.insert(arguments.end(), more.begin(), more.end());
            return runCommand(arguments).json()["series"][0]["degree"].get<double>();
        };
        // Differences 2 2 12: m = 2, M = 12, coefficients 1 1 8/18.
        QCOMPARE(degree({"--weights", "0,0,1"}), 8.0 / 18.0);
        QCOMPARE(degree({"--rho", "1"}), (1 + 1 + 14.0 / 24.0) / 3.0);
        // Initial images 1 2 4 and 1 1.5 5: differences 0 .5 1, coefficients 1 1/2 1/3.
        QCOMPARE(degree({"--image", "initial"}), (1 + 0.5 + 1.0 / 3.0) / 3.0);
    }

    /// Absolute degree of two parallel series is 1 (Liu 5.4).
    void otherDegreesAreAnOption() {
        const TableFile table("k,a,b\n1,1,10\n2,2,11\n3,4,13\n4,8,17\n");
        const json result = runCommand({"relate", table.path(), "--axis", "k", "--reference", "a", "--method",
                                        "absolute", "--format", "json"})
                                .json();
        QCOMPARE(result["method"].get<std::string>(), std::string("absolute"));
        QCOMPARE(result["series"][0]["degree"].get<double>(), 1.0);
        QVERIFY(result["series"][0]["coefficients"].empty());
    }

    /// Vector "gra-weighted-costbenefit-minmax" (JMcDM): five alternatives, six criteria.
    void columnsCanBeCriteria() {
        const TableFile table(
            "model,price,rate,noise,age,load,power\na,105000,105,10,4,300,10\nb,120000,110,15,4,500,8\n"
            "c,150000,120,12,3,550,12\nd,115000,105,20,4,600,9\ne,135000,115,15,5,400,9\n");
        const std::vector<std::string> call{"relate",     table.path(),
                                            "--series",   "model",
                                            "--criteria", "price=cost,rate,noise=cost,age=benefit,load,power=cost",
                                            "--weights",  "0.05,0.2,0.1,0.15,0.1,0.4",
                                            "--format",   "json"};
        const json result = runCommand(call).json();
        QCOMPARE(result["reference"].get<std::string>(), std::string("ideal"));
        QCOMPARE(namesIn(result), (Names{"a", "b", "c", "d", "e"}));
        QCOMPARE(result["points"].get<Names>(), (Names{"price", "rate", "noise", "age", "load", "power"}));
        const std::vector<double> degrees{0.525, 0.7007142857142857, 0.5464285714285715, 0.5762820512820512,
                                          0.650952380952381};
        for (std::size_t i = 0; i < degrees.size(); ++i) {
            QVERIFY(std::abs(result["series"][i]["degree"].get<double>() - degrees[i]) < 1e-12);
        }
        const auto text = runCommand({"relate", table.path(), "--series", "model", "--criteria", "age=target:4,rate"});
        QVERIFY2(text.out.find("image criteria") != std::string::npos, text.err.c_str());
        // Without a word its name says what is good of a column.
        const TableFile named("model,latency_ms,rate,size\na,5,10,3\nb,7,12,4\nc,9,11,2\n");
        const json effects = runCommand({"relate", named.path(), "--series", "model", "--criteria",
                                         "latency_ms,rate,size=benefit", "--format", "json"})
                                 .json()["conventions"]["effects"];
        QCOMPARE(effects, json({"cost", "benefit", "benefit"}));
    }

    void criteriaMayBeInAnotherOrderThanTheColumns() {
        const TableFile table("name,price,speed\na,1,20\nb,2,40\nc,4,60\n");
        for (const char* criteria : {"price=cost,speed=benefit", "speed=benefit,price=cost", "speed,price=cost"}) {
            const json result =
                runCommand({"relate", table.path(), "--series", "name", "--criteria", criteria, "--format", "json"})
                    .json();
            // b: distances to the ideal 1/3 and 1/2 of at most 1, so (0.5/(1/3 + 0.5) + 0.5/(0.5 + 0.5)) / 2.
            QVERIFY2(std::abs(result["series"][1]["degree"].get<double>() - 0.55) < 1e-12, criteria);
        }
    }

    /// Without --effects a point has the direction that is known of what was measured; what is not known is said.
    void effectsBeginAsWhatIsKnown() {
        const auto effectsOf = [](const std::string& table, const std::vector<std::string>& more) {
            const TableFile file(table);
            std::vector<std::string> call{"relate",  file.path(), "--axis",   "k",   "--ideal",
                                          "--image", "criteria",  "--format", "json"};
            call.insert(call.end(), more.begin(), more.end());
            return runCommand(call).json();
        };
        const json time = effectsOf("k,a (ms),b (ms)\n1,2,4\n2,4,1\n", {});
        QCOMPARE(time["conventions"]["effects"], json({"cost", "cost"}));
        QCOMPARE(time["notes"], json::array());
        const json named = effectsOf("k,a,b\nerror_rate,2,4\nthroughput,4,1\nweight,3,1\n", {});
        QCOMPARE(named["conventions"]["effects"], json({"cost", "benefit", "benefit"}));
        const std::string said = named["notes"].dump(-1, ' ', false);
        QVERIFY2(said.find("It is not known whether more or less is better at 1 point (weight)") != std::string::npos,
                 said.c_str());
        QVERIFY(said.find("--effects states it") != std::string::npos);
        const TableFile table("model,latency,size\na,5,3\nb,7,4\nc,9,2\n");
        const json criteria =
            runCommand({"relate", table.path(), "--series", "model", "--criteria", "latency,size", "--format", "json"})
                .json();
        QCOMPARE(criteria["conventions"]["effects"], json({"cost", "cost"}));
    }

    void effectsStandForPoints() {
        const TableFile table("k,a,b,c\n1,2,4,3\n2,4,1,2\n3,6,7,9\n");
        const json result = runCommand({"relate", table.path(), "--axis", "k", "--ideal", "--effects",
                                        "benefit,cost,target:7", "--format", "json"})
                                .json();
        QCOMPARE(result["conventions"]["effects"].get<Names>(), (Names{"benefit", "cost", "target:7"}));
        // b is the best everywhere.
        QCOMPARE(result["series"][1]["degree"].get<double>(), 1.0);
    }

    /// By its date, with what the series share all the same; where they share nothing, --common-points is no help.
    void aMissingPointIsNamed() {
        const TableFile table("day,a,b,c\n2024-03-01,1,2,4\n2024-03-02,2,,3\n2024-03-03,3,5,2\n2024-03-04,4,,\n");
        const auto three = runCommand({"relate", table.path(), "--axis", "day", "--reference", "a"});
        QCOMPARE(three.code, 1);
        QVERIFY2(three.err.find("Series “b” has no value at 2024-03-02. 2 of 4 points have a value in every series. "
                                "Without “b”, the other series share 3 points. Leave out a series, or the other points "
                                "(--common-points).") != std::string::npos,
                 three.err.c_str());
        const auto common =
            runCommand({"relate", table.path(), "--axis", "day", "--reference", "a", "--common-points"});
        QCOMPARE(common.code, 0);
        const TableFile apart("day,a,b\n2024-03-01,1,\n2024-03-02,,3\n");
        const auto none = runCommand({"relate", apart.path(), "--axis", "day", "--reference", "a", "--common-points"});
        QCOMPARE(none.code, 1);
        QVERIFY2(none.err.find("No point has a value in every series.") != std::string::npos, none.err.c_str());
    }

    void clustersOrderAndGroupTheMatrix() {
        const TableFile table("k,a,b,c,d\n1,1,9,1,9\n2,2,7,2,7\n3,3,9,3.5,8.5\n");
        const json result = runCommand({"relate", table.path(), "--axis", "k", "--matrix", "--order", "clusters",
                                        "--threshold", "0.7", "--linkage", "complete", "--format", "json"})
                                .json();
        QCOMPARE(result["names"].get<Names>(), (Names{"a", "c", "d", "b"}));
        QCOMPARE(result["clusters"]["groups"], (json::array({json::array({"a", "c"}), json::array({"d", "b"})})));
        QCOMPARE(result["clusters"]["merges"].size(), std::size_t{3});
        const auto text = runCommand({"relate", table.path(), "--axis", "k", "--matrix", "--threshold", "0.7"});
        QVERIFY(text.out.find("average linkage: 2\n  a, c\n  d, b\n") != std::string::npos);
        const json ranked = runCommand({"relate", table.path(), "--axis", "k", "--matrix", "--reference", "b",
                                        "--order", "degree", "--format", "json"})
                                .json();
        QCOMPARE(ranked["names"].get<Names>(), (Names{"b", "d", "c", "a"}));
    }

    /// Differences 2 2 12: m = 2, M = 12, coefficients 1 1 8/18.
    void whyShowsEveryPoint() {
        const TableFile table("k,a,b\n1,2,4\n2,4,6\n3,8,20\n");
        const std::vector<std::string> call{"relate", table.path(), "--axis", "k", "--reference", "a", "--why", "b"};
        const auto with = [&](const std::string& format) {
            auto all = call;
            all.insert(all.end(), {"--format", format});
            return runCommand(all);
        };
        const json why = with("json").json()["why"];
        QCOMPARE(why["differences"], (json{2.0, 2.0, 12.0}));
        QCOMPARE(why["maximum"].get<double>(), 12.0);
        QCOMPARE(why["coefficients"][2].get<double>(), 8.0 / 18.0);
        QVERIFY(with("csv").out.rfind("point,a,b,|Δ|,ξ,w,w ξ / Σ w\n1,2,4,2,1,1,0.333", 0) == 0);
        QVERIFY(with("text").out.find("(2 + 0.5 · 12) / (|Δ| + 0.5 · 12)") != std::string::npos);
        auto area = call;
        area.insert(area.end(), {"--method", "absolute"});
        // s = 2 + 6/2 = 5 and 2 + 16/2 = 10.
        QVERIFY(runCommand(area).out.find("s = 5, s′ = 10") != std::string::npos);
    }

    void stabilityAndAxiomsAreSaid() {
        const TableFile table(wideTable);
        const std::vector<std::string> call{"relate", table.path(), "--reference", "r", "--stability", "--axioms"};
        auto asJson = call;
        asJson.insert(asJson.end(), {"--format", "json"});
        const json result = runCommand(asJson).json();
        const json& rho = result["stability"]["rho"];
        QVERIFY(rho["order_holds_from"].get<double>() < 0.5 && rho["order_holds_to"].get<double>() > 0.5);
        QCOMPARE(result["stability"]["images"].size(), std::size_t{12});
        QCOMPARE(result["stability"]["images"][0]["tau"].get<double>(), 1.0);
        QVERIFY(result["axioms"]["normality"]["holds"].get<bool>());
        QVERIFY(result["axioms"]["pair_symmetry"]["holds"].get<bool>());
        QVERIFY(result["axioms"]["wholeness"]["holds"].get<bool>());
        QVERIFY(result["axioms"]["wholeness"]["second_reading"]["holds"].get<bool>());
        for (const auto& axiom : result["axioms"]) {
            QVERIFY(!axiom["statement"].get<std::string>().empty());
        }
        const auto text = runCommand(call);
        QVERIFY(text.out.find("The order is the same for every ρ from") != std::string::npos);
        QVERIFY(text.out.find("Pair symmetry holds: when only two series are compared") != std::string::npos);
        QVERIFY(text.out.find("Wholeness holds: with three or more series") != std::string::npos);
        QVERIFY(text.out.find("Second reading, a degree depends on the set of series: holds.") != std::string::npos);
    }

    /// A symmetric table lacks wholeness; of two series it is not asked for.
    void wholenessIsWhatASymmetricTableLacks() {
        const TableFile table(wideTable);
        const auto symmetric = runCommand({"relate", table.path(), "--matrix", "--axioms"});
        QVERIFY(symmetric.out.find("Wholeness does not hold") != std::string::npos);
        QVERIFY(symmetric.out.find("Pair symmetry holds") != std::string::npos);
        const auto two = runCommand({"relate", table.path(), "--reference", "r", "--compare", "s1", "--axioms"});
        QVERIFY(two.out.find("Wholeness does not apply") != std::string::npos);
    }

    /// y = 0.4 x, and z = 3 x: the degrees are 1 and share a rank.
    void proportionalSeriesShareTheFirstRank() {
        const TableFile table(
            "k,x,y,z\n1,2.9,1.16,8.7\n2,5.35,2.14,16.05\n3,3.96,1.584,11.88\n4,5.83,2.332,17.49\n"
            "5,6.01,2.404,18.03\n");
        const auto run = runCommand({"relate", table.path(), "--axis", "k", "--reference", "x", "--image", "initial",
                                     "--stability", "--format", "json"});
        const auto json = run.json();
        for (const auto& series : json["series"]) {
            QCOMPARE(series["degree"].get<double>(), 1.0);
            QCOMPARE(series["rank"].get<int>(), 1);
        }
        QVERIFY(json["stability"]["rho"]["crossings"].empty());
    }

    /// The reference stands first, and the ratio image divides by it.
    void theReferenceOfAMatrixIsTheDivisor() {
        const TableFile table("k,a,b,c\n1,1,2,4\n2,2,3,9\n3,4,5,7\n");
        const auto run = runCommand({"relate", table.path(), "--axis", "k", "--matrix", "--reference", "c", "--image",
                                     "ratio", "--format", "json"});
        QCOMPARE(run.json()["names"].get<Names>(), (Names{"c", "a", "b"}));
        // Ratios to c: 1 1 1, 1/4 2/9 4/7 and 1/2 1/3 5/7; pairwise extrema.
        const auto pairwise = runCommand({"relate", table.path(), "--axis", "k", "--matrix", "--reference", "c",
                                          "--image", "ratio", "--scope", "pairwise", "--format", "json"});
        const double m = 3.0 / 7.0;
        const double M = 7.0 / 9.0;
        const double degree =
            ((m + M / 2) / (0.75 + M / 2) + (m + M / 2) / (M + M / 2) + (m + M / 2) / (m + M / 2)) / 3.0;
        QVERIFY(std::abs(pairwise.json()["degrees"][0][1].get<double>() - degree) < 1e-12);
    }

    void tooManySeriesForAMatrixAreRefused() {
        std::string rows = "name,k,v\n";
        for (int i = 0; i < 5001; ++i) {
            rows += "s" + std::to_string(i) + ",1,2\n";
        }
        const TableFile table(rows);
        for (const char* method : {"deng", "similitude"}) {
            const auto run = runCommand({"relate", table.path(), "--series", "name", "--axis", "k", "--value", "v",
                                         "--matrix", "--method", method});
            QVERIFY(run.code != 0);
            QVERIFY2(run.err.find("5001 series are too many; the limit is 5000") != std::string::npos, run.err.c_str());
        }
    }

    void wrongInputIsOneClearLine_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const QStringList& arguments, const char* words) {
            QTest::newRow(name) << arguments << QString::fromUtf8(words);
        };
        row("no reference", {}, "--reference");
        row("unknown series", {"--reference", "1.1-X"}, "1.1-W, 1.1-R");
        row("unknown column", {"--reference", "1.1-W", "--axis", "thread"}, "threads");
        row("unknown value", {"--reference", "1.1-W", "--where", "op=X"}, "Available: W, R");
        row("condition", {"--reference", "1.1-W", "--where", "op"}, "COLUMN=VALUE");
        row("image", {"--reference", "1.1-W", "--image", "big"}, "interval");
        row("method", {"--reference", "1.1-W", "--method", "nearness"}, "closeness");
        row("scope", {"--reference", "1.1-W", "--scope", "big"}, "pairwise");
        row("rho", {"--reference", "1.1-W", "--rho", "0"}, "(0, 1]");
        row("points", {"--reference", "W", "--series", "op", "--axis", "threads"}, "differ in case");
        row("weights", {"--reference", "1.1-W", "--weights", "1,x,1"}, "--weights");
        row("effects", {"--reference", "1.1-W", "--effects", "big"}, "target:NUMBER");
        row("criteria and axis", {"--criteria", "rate_mb_s", "--axis", "threads"}, "--axis");
        row("ideal of no image", {"--ideal"}, "image none");
        row("groups of a row", {"--reference", "1.1-W", "--threshold", "0.5"}, "--threshold");
        row("why of nothing", {"--reference", "1.1-W", "--why", "x"}, "1.2-R");
        row("threshold", {"--matrix", "--threshold", "nan"}, "--threshold");
        row("threshold above 1", {"--matrix", "--threshold", "1.5"}, "[0, 1]");
        row("rho nan", {"--reference", "1.1-W", "--rho", "nan"}, "rho");
        row("theta above 1", {"--reference", "1.1-W", "--method", "synthetic", "--theta", "2"}, "[0, 1]");
        row("target inf", {"--reference", "1.1-W", "--image", "target", "--target", "inf"}, "target");
        row("no target", {"--reference", "1.1-W", "--image", "target"}, "--target");
        row("linkage", {"--matrix", "--linkage", "far", "--threshold", "0.5"}, "complete");
    }

    /// Both halves of what does not go together stand in the error.
    void optionsWithoutEffectAreRefused_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QStringList>("words");
        const auto row = [](const QStringList& arguments, const QStringList& words) {
            QTest::newRow(qPrintable(arguments.join(QLatin1Char(' ')))) << arguments << words;
        };
        const QStringList reference{"--reference", "1.1-W"};
        for (const QString& method :
             {QStringLiteral("absolute"), QStringLiteral("relative"), QStringLiteral("synthetic"),
              QStringLiteral("similitude"), QStringLiteral("closeness")}) {
            row(reference + QStringList{"--method", method, "--rho", "0.5"}, {"--rho", "--method " + method});
            row(reference + QStringList{"--method", method, "--scope", "global"}, {"--scope", "--method " + method});
            row(reference + QStringList{"--method", method, "--weights", "1,1,1"}, {"--weights", "--method " + method});
        }
        row(reference + QStringList{"--theta", "0.5"}, {"--theta", "--method deng"});
        row(reference + QStringList{"--method", "absolute", "--theta", "0.5"}, {"--theta", "--method absolute"});
        row(reference + QStringList{"--relative-image", "mean"}, {"--relative-image", "--method deng"});
        row(reference + QStringList{"--method", "relative", "--image", "mean"}, {"--image", "--method relative"});
        row(reference + QStringList{"--method", "relative", "--effects", "cost"}, {"--effects", "--method relative"});
        row(reference + QStringList{"--target", "3"}, {"--target", "--image none"});
        row(reference + QStringList{"--image", "max", "--target", "3"}, {"--target", "--image max"});
        row(reference + QStringList{"--order", "given"}, {"--order"});
        row(reference + QStringList{"--linkage", "single"}, {"--linkage"});
        row({"--matrix", "--linkage", "single"}, {"--linkage"});
        row({"--matrix", "--order", "degree"}, {"--reference"});
        row({"--matrix", "--image", "ratio"}, {"--reference"});
        row({"--matrix", "--threshold", "0.5", "--format", "csv"}, {"--threshold", "--format csv"});
        row(reference + QStringList{"--axioms", "--format", "csv"}, {"--axioms", "--format csv"});
        row(reference + QStringList{"--stability", "--format", "csv"}, {"--stability", "--format csv"});
        row(reference + QStringList{"--why", "1.1-R", "--axioms"}, {"--why", "--axioms"});
        row(reference + QStringList{"--why", "1.1-R", "--stability"}, {"--why", "--stability"});
    }

    void optionsWithoutEffectAreRefused() {
        QFETCH(QStringList, arguments);
        QFETCH(QStringList, words);
        const TableFile table(longTable);
        std::vector<std::string> all{"relate", table.path()};
        for (const QString& argument : arguments) {
            all.push_back(argument.toStdString());
        }
        const auto run = runCommand(all);
        QCOMPARE(run.code, 2);
        QVERIFY(run.out.empty());
        for (const QString& word : words) {
            QVERIFY2(run.err.find(word.toStdString()) != std::string::npos, run.err.c_str());
        }
    }

    void wrongInputIsOneClearLine() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, words);
        const TableFile table(longTable);
        std::vector<std::string> all{"relate", table.path()};
        for (const QString& argument : arguments) {
            all.push_back(argument.toStdString());
        }
        const auto run = runCommand(all);
        QVERIFY(run.code != 0);
        QVERIFY(run.out.empty());
        QCOMPARE(std::count(run.err.begin(), run.err.end(), '\n'), std::ptrdiff_t{1});
        QVERIFY2(run.err.find(words.toStdString()) != std::string::npos, run.err.c_str());
    }
};

GREYSCOPE_TEST(tst_cli_relate)

}  // namespace tests_of_cli_relate

#include "tst_cli_relate.moc"
