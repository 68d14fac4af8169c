#include <QTest>

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>

#include "core/base/contains.h"
#include "core/data/roles/reading.h"
#include "core/data/series/pivot.h"
#include "core/io/reader.h"
#include "tests/support/test_registry.h"

namespace tests_of_readings {

using namespace greyscope;
using data::Reading;
using data::ReadingPart;
using data::Readings;
using Names = std::vector<std::string>;

namespace {

data::Dataset read(const std::string& csv) {
    base::NoProgress progress;
    return *io::readText(csv, "t.csv", {}, progress)->dataset;
}

std::string table(const std::string& head, int rows, const std::function<Names(int)>& cells) {
    std::string csv = head + '\n';
    for (int row = 0; row < rows; ++row) {
        std::string line;
        for (const std::string& cell : cells(row)) {
            line += (line.empty() ? "" : ",") + cell;
        }
        csv += line + '\n';
    }
    return csv;
}

std::string text(int number) {
    return std::to_string(number);
}

std::string measured(int row) {
    return text(100 + row * 37 % 101) + '.' + text(row % 9 + 1);
}

Readings readingsOf(const data::Dataset& dataset) {
    base::NoProgress progress;
    return *data::readings(dataset, progress);
}

/// Metric, axis, keys.
std::string partsOf(const Reading& reading) {
    std::string all = reading.wide ? "wide" : "long";
    for (const ReadingPart part : data::kReadingParts) {
        all += " /";
        for (const std::string& name : reading.columns(part)) {
            all += ' ' + name;
        }
    }
    return all;
}

/// Runs of two file systems by two programs, a job a row, at their times.
std::string runs() {
    return table("jobid,start_epoch,filesystem,app,bytes,nodes_busy,perf_MiBps", 120, [](int row) {
        return Names{text(4295762 + row * 13),
                     text(1486600000 + row * 3600 + row % 7),
                     row % 2 == 0 ? "scratch1" : "scratch2",
                     row / 2 % 2 == 0 ? "IOR" : "HACC",
                     row % 9 == 0 ? "2048" : "1024",
                     row % 4 == 3 ? std::string() : text(row * 31 % 17),
                     measured(row)};
    });
}

}  // namespace

/// What a table may be read as, and what the chart of each reading has.
class tst_readings : public QObject {
    Q_OBJECT

private slots:
    void firstCharts_data() {
        QTest::addColumn<std::string>("csv");
        QTest::addColumn<std::string>("parts");
        const auto row = [](const char* name, std::string csv, std::string parts) {
            QTest::newRow(name) << std::move(csv) << std::move(parts);
        };
        row("events run along their time; identifiers and what changes within a series are no keys", runs(),
            "long / perf_MiBps / start_epoch / filesystem app");
        row("the leftmost number has no privilege",
            table("year,size,cost,throughput,host", 24,
                  [](int at) {
                      return Names{text(2000 + at % 6), text(64), measured(at + 3), measured(at), "h" + text(at / 6)};
                  }),
            "long / throughput / year / host");
        row("ranks and numbers are not measured",
            table("rank,name,points", 20,
                  [](int at) {
                      return Names{text(at + 1), "card " + text(at), measured(at)};
                  }),
            "long / points / name /");
        row("a name of every row beats a nearly constant setting",
            table("model,cores,score", 30,
                  [](int at) {
                      return Names{"m" + text(at), at == 7 ? "8" : "4", measured(at)};
                  }),
            "long / score / model /");
        row("hosts and users by path take no part",
            table("path,user,threads,rate_mb_s", 24,
                  [](int at) {
                      return Names{"/scratch/u" + text(at % 3), at % 5 < 2 ? "ann" : "bob", text(1 << at % 4),
                                   measured(at)};
                  }),
            "long / rate_mb_s / threads /");
        row("a panel needs its keys, however uneven",
            table(
                "year,country,continent,value", 60,
                [](int at) {
                    return Names{text(1990 + at % 10), "c" + text(at / 10), at / 10 < 5 ? "one" : "two", measured(at)};
                }),
            "long / value / year / country");
        const auto pick = [](const Names& words, int at) { return words[static_cast<std::size_t>(at) % words.size()]; };
        row("labels of samples at equal steps say how it was",
            table(
                "date,wind,pm", 28,
                [&](int at) {
                    return Names{"2024-03-" + text(at + 1001).substr(2), pick({"N", "E", "W"}, at * at), measured(at)};
                }),
            "long / pm / date /");
        row("labels of many samples a day, too",
            table("date,wind,pm", 96,
                  [&](int at) {
                      return Names{"2024-03-" + text(at / 24 + 1001).substr(2), pick({"N", "E", "W"}, at * at),
                                   measured(at)};
                  }),
            "long / pm / date /");
        row("whole numbers of three rows rise by chance",
            table("request,max,rate_mb_s", 3,
                  [](int at) {
                      return Names{std::string(at == 0   ? "get"
                                               : at == 1 ? "put"
                                                         : "list"),
                                   text(6300 + 1100 * at - at * at), measured(at * 2)};
                  }),
            "wide / max rate_mb_s / request /");
        row("two years of many things are compared",
            table("variety,site,year,yield", 30,
                  [](int at) {
                      return Names{"v" + text(at % 5), "s" + text(at / 5 % 3), text(1931 + at / 15), measured(at)};
                  }),
            "long / yield / variety / site year");
        row("numbers by chance beside names of rows, in groups too",
            table("bacteria,penicillin,neomycin,gram", 16,
                  [](int at) {
                      return Names{"name " + text(at), text(at * at % 23), "0." + measured(at).substr(0, 3),
                                   at < 8 ? "negative" : "positive"};
                  }),
            "wide / penicillin neomycin / bacteria /");
        row("two repeats of many treatments are averaged",
            table("treatment,rep,yield", 24,
                  [](int at) {
                      return Names{"t" + text(at / 2), text(at % 2 + 1), measured(at)};
                  }),
            "long / yield / treatment /");
        row("a count beside dates",
            table("month,t,rate", 24,
                  [](int at) {
                      return Names{text(2000 + at / 12) + "-" + text(at % 12 + 101).substr(1), text(at + 1),
                                   measured(at)};
                  }),
            "wide / rate / month /");
        row("stages that each operation went through once",
            table("stage,operation,throughput", 16,
                  [](int at) {
                      return Names{"s" + text(at / 2) + (at > 13 ? text(at) : ""), at % 2 == 0 ? "read" : "write",
                                   measured(at)};
                  }),
            "long / throughput / stage / operation");
        row("groups in any order, some of one row",
            table("category,score", 60,
                  [](int at) {
                      return Names{at == 7 ? "c9" : "c" + text(at * at % 7), measured(at)};
                  }),
            "long / score / category /");
        row("counts of dozens of levels in groups",
            table("category,reviews,grade", 400,
                  [](int at) {
                      return Names{"c" + text(at * at % 11), text(at * at * at % 97 % 60), text(at * 7 % 13) + ".5"};
                  }),
            "long / reviews / category /");
        row("months of years that have many rows each",
            table("year,month,value", 40,
                  [](int at) {
                      return Names{text(70 + at * at % 5), text(at * at % 3 + 4), measured(at)};
                  }),
            "long / value / year /");
        row("a number of workers was set",
            table("datetime,n_worker,result", 40,
                  [](int at) {
                      return Names{"2024-01-01 00:" + text(at + 110).substr(1) + ":0" + text(at * at % 7),
                                   text(at * at % 5 * 20), measured(at)};
                  }),
            "long / result / n_worker /");
        row("constants that say when are no series",
            table("area,total,urban,year", 12,
                  [](int at) {
                      return Names{"area " + text(at), measured(at), measured(at + 5), "2017"};
                  }),
            "wide / total urban / area /");
        row("a cross is a missing value",
            table("device,a,b", 9,
                  [](int at) {
                      return Names{"device " + text(at), measured(at), at % 3 == 0 ? measured(at) : "X"};
                  }),
            "wide / a b / device /");
        row("what happens to be so is not compared",
            table("timestamp,host,weather,rate_mb_s", 60,
                  [](int at) {
                      return Names{text(1700000000 + at * 60), at % 2 == 0 ? "a" : "b",
                                   at % 20 == 3  ? "storm"
                                   : at % 7 == 1 ? "rain"
                                                 : "sun",
                                   measured(at)};
                  }),
            "long / rate_mb_s / timestamp / host");
        const auto grid = [](int systems, int workloads) {
            return table("system,workload,threads,rate_mb_s", systems * workloads * 5, [=](int at) {
                const int series = at / 5;
                return Names{"s" + text(series / workloads), "w" + text(series % workloads), text(1 << at % 5),
                             measured(at)};
            });
        };
        row("sixty series of two keys are panels of a handful", grid(12, 5), "long / rate_mb_s / threads / workload");
        row("a dozen panels at most: as few lines in each as can be", grid(20, 9),
            "long / rate_mb_s / threads / system");
        row("no panels: groups", grid(20, 15), "long / rate_mb_s / threads / workload");
        row("three dozen series are lines", grid(9, 4), "long / rate_mb_s / threads / system workload");
        row("sixty series of one key stay", grid(60, 1), "long / rate_mb_s / threads / system");
        const Names ends{"rows of the table?", "words of a line?", "bytes in the file?", "bits of a key?"};
        row("sentences name neither rows nor series",
            table("question,category,score", 40,
                  [&](int at) {
                      return Names{"How many are the " + pick(ends, at) + text(at % 20) + "?",
                                   pick({"math", "code", "text"}, at * at * 7 % 11), measured(at)};
                  }),
            "long / score / category /");
        row("sentences name rows where nothing else does",
            table("question,score", 9,
                  [&](int at) {
                      return Names{"How many are the " + text(at) + " " + pick(ends, at), measured(at)};
                  }),
            "long / score / question /");
        row("a series at one time each: along the series, not along the time",
            table("match,date,speed", 60,
                  [](int at) {
                      return Names{"m" + text(at / 6), "2019-05-" + text(at / 6 + 110).substr(1), measured(at)};
                  }),
            "long / speed / match /");
        row("a time that comes twice leaves the columns series",
            table("Time,a,b,c", 30,
                  [](int at) {
                      return Names{text(1592956800 + (at == 7 ? 6 : at) * 604800), measured(at), measured(at + 3),
                                   measured(at + 7)};
                  }),
            "wide / a b c / Time /");
        std::string headless;
        for (int at = 0; at < 60; ++at) {
            headless += (at < 30 ? "u8," : "u16,") + text(32 * (at % 30 + 1)) + ',' + measured(at) + '\n';
        }
        row("without a heading the whole number that rises in each block", headless,
            "long / column 3 / column 2 / column 1");
        row("a text that says from where a row is leaves the columns series",
            table(
                "price_month,report_period,milds,naturals,robustas", 30,
                [](int at) {
                    const auto month = [](int of) {
                        return text(2014 + of / 12) + "-" + text(of % 12 + 101).substr(1);
                    };
                    return Names{month(at), month(at + 11 + at % 3), measured(at), measured(at + 3), measured(at + 7)};
                }),
            "wide / milds naturals robustas / price_month /");
        row("hours of one digit beside a date",
            table("Day,Hour,Price", 480,
                  [](int at) {
                      return Names{"1/" + text(1 + at / 24) + "/18", text(at % 24) + ":00", measured(at)};
                  }),
            "long / Price / Day Hour /");
        row("bounds among numbers are missing ones",
            table("month,a,b", 36,
                  [](int at) {
                      return Names{text(2014 + at / 12) + "-" + text(at % 12 + 101).substr(1),
                                   at % 12 == 0 ? "<1" : text(1 + at * 7 % 12), measured(at)};
                  }),
            "wide / a b / month /");
        row("a year of something in a table that is sorted by it",
            table("Year.of.Birth,Gender,Name,Count", 120,
                  [&](int at) {
                      return Names{text(2011 + at / 40), pick({"F", "M"}, at), "n" + text(at % 40 / 2),
                                   text(10 + at * at * 31 % 101)};
                  }),
            "long / Count / Year.of.Birth / Name");
        row("functions called hash are compared, and a number of runs is none",
            table("hash,threads,num_runs,probe_time", 48,
                  [&](int at) {
                      return Names{pick({"murmur", "xxh3", "mult", "aqua"}, at), text(1 << at / 4 % 4),
                                   text(5 + at * at % 3), measured(at)};
                  }),
            "long / probe_time / threads / hash");
        row("how long all took is not what the rest was measured along",
            table("model,total_time,score", 6,
                  [](int at) {
                      return Names{"m" + text(at), text(50 + at * at * 9) + ".5", measured(at)};
                  }),
            "wide / total_time score / model /");
        row("metrics of some systems are compared, not measured along",
            table(
                "model,metric,value", 12,
                [&](int at) {
                    return Names{"m" + text(at / 4), pick({"accuracy", "loss", "time_s", "params"}, at), measured(at)};
                }),
            "long / value / model / metric");
    }
    void firstCharts() {
        QFETCH(std::string, csv);
        QFETCH(std::string, parts);
        QCOMPARE(QString::fromStdString(partsOf(readingsOf(read(csv)).best)), QString::fromStdString(parts));
    }

    void theAccountIsThatOfTheChart_data() {
        QTest::addColumn<std::string>("csv");
        QTest::newRow("along time") << runs();
        QTest::newRow("a grid with a setting held") << table("host,threads,size,rate_mb_s", 48, [](int at) {
            return Names{at < 24 ? "a" : "b", text(1 << at % 4), text(4 << at / 4 % 3), measured(at)};
        });
        QTest::newRow("rows that share a cell") << table("browser,version,score", 90, [](int at) {
            return Names{"b" + text(at * at % 7), "v" + text(at % 3), measured(at)};
        });
        QTest::newRow("missing cells") << table("host,threads,rate_mb_s", 40, [](int at) {
            return Names{at == 3 ? "" : at < 20 ? "a" : "b", text(1 << at % 20), at == 9 ? "" : measured(at)};
        });
    }
    /// Counted by another way: the pivot that draws the chart.
    void theAccountIsThatOfTheChart() {
        QFETCH(std::string, csv);
        const data::Dataset dataset = read(csv);
        const Readings found = readingsOf(dataset);
        std::vector<const Reading*> all;
        for (std::size_t n = 1; found.number(n) != nullptr; ++n) {
            all.push_back(found.number(n));
        }
        QCOMPARE(all.size(), found.alternatives.size() + 1);
        for (const Reading* reading : all) {
            data::SeriesQuery query{reading->columns(ReadingPart::axis),
                                    reading->columns(ReadingPart::metric).front(),
                                    reading->roles.keys,
                                    {},
                                    data::Aggregation::mean};
            const auto placed = data::placedRows(dataset, {}, reading->roles.keys, reading->roles.factors);
            for (std::size_t f = 1; f < reading->roles.factors.size(); ++f) {
                const data::Column& held = **dataset.column(reading->roles.factors[f]);
                query.where.push_back({held.name, {held.textAt(placed->rows.front())}});
            }
            const auto chart = data::pivot(dataset, query);
            QVERIFY2(chart, partsOf(*reading).c_str());
            QCOMPARE(reading->account.averaged, chart->leftOut.mergedRows);
            QCOMPARE(reading->account.used - reading->account.held, chart->leftOut.rowsUsed());
            std::size_t fewest = chart->pointCount();
            std::size_t most = 0;
            std::size_t drawn = 0;
            for (Eigen::Index s = 0; s < chart->values.cols(); ++s) {
                const auto points =
                    static_cast<std::size_t>((chart->values.col(s).array() == chart->values.col(s).array()).count());
                if (points > 0) {  // a series whose only value is missing draws nothing
                    ++drawn;
                    fewest = std::min(fewest, points);
                    most = std::max(most, points);
                }
            }
            QCOMPARE(reading->account.series, drawn);
            QCOMPARE(reading->account.fewestPoints, fewest);
            QCOMPARE(reading->account.mostPoints, most);
            // Without a mean there is a chart exactly where the reading says so.
            query.aggregation = data::Aggregation::none;
            query.repeats = reading->roles.repetitions;
            QVERIFY(reading->needsMean || data::pivot(dataset, query));
        }
    }

    void alternativesAreRankedAndSaid() {
        const Readings found = readingsOf(read(runs()));
        for (const ReadingPart part : data::kReadingParts) {
            std::vector<const data::Alternative*> each;
            for (const data::Alternative& alternative : found.alternatives) {
                if (alternative.part == part) {
                    each.push_back(&alternative);
                    QVERIFY(alternative.reading.columns(part) != found.best.columns(part));
                }
            }
            QVERIFY(each.size() <= 3);
            for (std::size_t a = 1; a < each.size() && part != ReadingPart::metric; ++a) {
                QVERIFY(!data::isBetter(each[a]->reading.account, each[a - 1]->reading.account));
            }
        }
        // What leaves out more than a twentieth of the rows is asked for, and never the best.
        QVERIFY(20 * found.best.account.leftOut() <= found.best.account.rows);
        QVERIFY(found.number(found.alternatives.size() + 2) == nullptr);
    }

    /// Held at the levels of the first row they would leave a few rows of hundreds in the chart.
    void settingsThatNobodyPlannedAreNotHeld() {
        const Readings found = readingsOf(read(table("site,plot,area,share,level,weed", 600, [](int at) {
            return Names{"s" + text(at * at % 5),     text(at % 10 + 1),          text(at * at * 7 % 13 % 6),
                         text(at * at * 31 % 29 % 5), text(at * at * 3 % 17 % 7), measured(at)};
        })));
        QCOMPARE(found.best.account.used, std::size_t{600});
        QCOMPARE(found.best.account.held, std::size_t{0});
    }

    /// Each part of a table with a series in each column may be something else as well.
    void wideTablesHaveAlternatives() {
        const data::Dataset ports = read(table("date,Rotterdam,Hamburg,Antwerp", 30, [](int at) {
            return Names{"2024-03-" + text(at + 101).substr(1), measured(at), measured(at + 3), measured(at + 7)};
        }));
        const Readings found = readingsOf(ports);
        QCOMPARE(partsOf(found.best), std::string("wide / Rotterdam Hamburg Antwerp / date /"));
        std::vector<std::string> parts;
        for (const data::Alternative& each : found.alternatives) {
            parts.push_back(partsOf(each.reading));
            base::NoProgress progress;
            const auto again = data::readingWith(ports, found.best, each.part, each.reading.columns(each.part));
            QCOMPARE(partsOf(*again), parts.back());
            QVERIFY(again->account == each.reading.account);
        }
        QCOMPARE(parts, (Names{"long / Rotterdam / date /", "long / Hamburg / date /", "long / Antwerp / date /",
                               "wide / Rotterdam Hamburg Antwerp / /", "long / Rotterdam / date /"}));
        for (const ReadingPart part : data::kReadingParts) {
            QVERIFY(!found.isUnsure(part));
        }
        const data::Reading alone = found.alternatives.front().reading;
        QCOMPARE(partsOf(*data::readingWith(ports, alone, ReadingPart::metric, {"Rotterdam", "Antwerp"})),
                 std::string("wide / Rotterdam Antwerp / date /"));
    }

    /// Of columns that measure several things those that measure one may be drawn together.
    void columnsOfOneUnitMayStandAlone() {
        const Readings found = readingsOf(read(table("n,read_mb_s,write_mb_s,cpu_percent", 12, [](int at) {
            return Names{text(1 << at), measured(at), measured(at + 3), measured(at + 7)};
        })));
        QCOMPARE(partsOf(found.best), std::string("wide / read_mb_s write_mb_s cpu_percent / n /"));
        QVERIFY(found.alternatives.front().clue == data::ReadingClue::severalMetrics);
        QCOMPARE(partsOf(found.alternatives.front().reading), std::string("wide / read_mb_s write_mb_s / n /"));
    }

    /// Tables as their owners keep them, each read as these would.
    void ownersSeeWhatTheyMeasured_data() {
        QTest::addColumn<std::string>("csv");
        QTest::addColumn<std::string>("parts");
        QTest::newRow("scores of machines, two of one number") << table(",ssd,bert,gnmt", 30, [](int at) {
            return Names{"machine" + text(at), measured(at * 3), text(at * at % 61 + 100), measured(at * 5)};
        }) << std::string("wide / ssd bert gnmt / column 1 /");
        QTest::newRow("three rows, by chance in order")
            << std::string("algorithm,keyTimeMs,signTimeMs\nAES,1.99,0.51\nRSA,129.1,3.19\nECC,17.2,4.4\n")
            << std::string("wide / keyTimeMs signTimeMs / algorithm /");
        QTest::newRow("a mean and its deviation")
            << table("machine,kernel,call,mean,median,p99,std,min,max,iqr", 24,
                     [](int at) {
                         return Names{"m" + text(at % 3),    at / 3 % 2 == 0 ? "old" : "new",
                                      "call" + text(at / 6), measured(at),
                                      measured(at + 1),      measured(at + 2),
                                      measured(at + 3),      measured(at + 4),
                                      measured(at + 5),      measured(at + 6)};
                     })
            << std::string("long / mean / call / machine kernel");
        QTest::newRow("options of each row beside a score")
            << table("candy,chocolate,fruity,caramel,win_percent", 40,
                     [](int at) {
                         return Names{"candy" + text(at), text(at % 2), text(at / 2 % 2), text(at * 7 % 5 == 0 ? 1 : 0),
                                      measured(at)};
                     })
            << std::string("long / win_percent / candy /");
        QTest::newRow("whole dates in parts") << table("year,month,day,births", 3 * 360, [](int at) {
            return Names{text(2000 + at / 360), text(at / 30 % 12 + 1), text(at % 30 + 1),
                         text(7000 + at * 7919 % 4001)};
        }) << std::string("long / births / year /");
        QTest::newRow("a power beside years") << table("mpg,horsepower,year,origin", 300, [](int at) {
            return Names{measured(at), text(46 + at * at % 97), text(70 + at % 10), at % 3 == 0 ? "usa" : "japan"};
        }) << std::string("long / mpg / year / origin");
        QTest::newRow("a setting that hardly varies") << table("country,suspected,confirmed", 200, [](int at) {
            return Names{"country" + text(at < 50 ? at : 50), text(at % 17 == 7 ? 2 : 0), measured(at)};
        }) << std::string("long / confirmed / country /");
        QTest::newRow("meals, called a time") << table("bill,day,time", 120, [](int at) {
            return Names{measured(at), "day" + text(at % 4), at / 4 % 2 == 0 ? "lunch" : "dinner"};
        }) << std::string("long / bill / day / time");
    }
    void ownersSeeWhatTheyMeasured() {
        QFETCH(const std::string, csv);
        QFETCH(const std::string, parts);
        QCOMPARE(partsOf(readingsOf(read(csv)).best), parts);
    }

    /// Repeats are no axis, along countries a year alone would be drawn, and what follows a key makes no other series.
    void whatTellsNothingIsNotOffered() {
        const std::string csv = table("year,country,continent,iter,gdp", 40 * 30 * 3, [](int at) {
            const int country = at / 90;
            return Names{text(1990 + at / 3 % 30), "c" + text(country), country % 2 == 0 ? "north" : "south",
                         text(at % 3), measured(at)};
        });
        const Readings found = readingsOf(read(csv));
        QCOMPARE(found.best.columns(ReadingPart::axis), Names{"year"});
        QCOMPARE(found.best.columns(ReadingPart::keys), Names{"country"});
        for (const data::Alternative& alternative : found.alternatives) {
            QVERIFY2(!base::contains(Names{"iter", "country", "continent"}, alternative.column),
                     alternative.column.c_str());
        }
    }

    void anyColumnMayBeChosen() {
        const data::Dataset dataset = read(runs());
        const Readings found = readingsOf(dataset);
        const auto other = data::readingWith(dataset, found.best, ReadingPart::axis, {"nodes_busy"});
        QVERIFY(other);
        QCOMPARE(other->columns(ReadingPart::axis), Names{"nodes_busy"});
        QCOMPARE(other->account.leftOut(), std::size_t{30});  // rows without it
        QVERIFY(!base::contains(other->roles.factors, std::string("start_epoch")));
        const auto keys = data::readingWith(dataset, found.best, ReadingPart::keys, {"app"});
        QCOMPARE(keys->account.series, std::size_t{2});
        QCOMPARE(data::readingWith(dataset, found.best, ReadingPart::metric, {"app"}).error().code,
                 base::ErrorCode::columnNotNumeric);
        QCOMPARE(data::readingWith(dataset, found.best, ReadingPart::keys, {"nobody"}).error().code,
                 base::ErrorCode::unknownColumn);
        base::NoProgress progress;
        QCOMPARE(data::readingsBeside(dataset, *keys, progress)->best, *keys);
    }

    void manySeriesBeginAsGroups() {
        const std::string csv = table("week,patient,ward,pressure", 60 * 8, [](int at) {
            return Names{text(at % 8 + 1), "p" + text(at / 8), at / 8 % 2 == 0 ? "north" : "south", measured(at)};
        });
        // the ward follows the patient: nothing is left to group by
        QCOMPARE(readingsOf(read(csv)).best.account.series, std::size_t{60});
        const std::string crossed = table("week,patient,drug,pressure", 60 * 8, [](int at) {
            return Names{text(at % 4 + 1), "p" + text(at / 8), at / 4 % 2 == 0 ? "old" : "new", measured(at)};
        });
        const Readings found = readingsOf(read(crossed));
        QCOMPARE(found.best.roles.keys, Names{"drug"});
        QVERIFY(found.best.needsMean);
        QCOMPARE(found.best.account.averaged, std::size_t{480});
        // of people of fifty states each series would have a point or two
        const std::string people = table("age,gender,state,celebrity,earnings", 130, [](int at) {
            return Names{text(20 + at * 29 % 41), at % 2 == 0 ? "f" : "m", "S" + text(at * 17 % 47),
                         at % 7 == 0 ? "yes" : "no", text(20000 + at * 7919 % 90001)};
        });
        const Readings grouped = readingsOf(read(people));
        QCOMPARE(partsOf(grouped.best), std::string("long / earnings / age / gender celebrity"));
        QCOMPARE(grouped.best.account.series, std::size_t{4});
    }

    /// Whatever a table lacks: rows are left out where nothing else keeps them, and then the part that lacks cells is
    /// not sure.
    void nothingIsLeftOutInSilence() {
        std::uint32_t state = 7;
        const auto dice = [&state](int sides) {
            state = state * 1664525U + 1013904223U;
            return static_cast<int>((state >> 8U) % static_cast<std::uint32_t>(sides));
        };
        const auto few = [](const data::ReadingAccount& account) { return 20 * account.leftOut() <= account.rows; };
        int lacking = 0;
        for (int trial = 0; trial < 400; ++trial) {
            const int systems = 2 + dice(4);
            const int levels = 3 + dice(5);
            const int repeats = 1 + dice(3);
            const bool nested = dice(3) == 0;
            const bool timed = dice(4) == 0;
            std::array<int, 6> missing{};  // of a hundred rows, by column
            for (int& each : missing) {
                each = dice(3) == 0 ? 5 * dice(14) : 0;
            }
            const auto cells = [&](int row) {
                const int cell = row / repeats;
                const int system = cell / levels;
                const auto maybe = [&](std::size_t column, std::string written) {
                    return dice(100) < missing[column] ? std::string() : written;
                };
                return Names{timed ? text(1486600000 + row * 977) : text(row % repeats),
                             maybe(0, "s" + text(nested ? system / 2 : system)),
                             maybe(1, "host" + text(system)),
                             maybe(2, text(1 << cell % levels)),
                             maybe(3, "note" + text(dice(4))),
                             maybe(4, text(dice(90))),
                             maybe(5, measured(dice(4000)))};
            };
            const std::string first = timed ? "start_epoch" : "run";
            const data::Dataset dataset =
                read(table(first + ",system,host,threads,note,load,rate_mb_s", systems * levels * repeats, cells));
            base::NoProgress progress;
            const auto found = data::readings(dataset, progress);
            if (!found) {
                continue;
            }
            const data::ReadingAccount& best = found->best.account;
            QCOMPARE(found->lacking.has_value(), !few(best));
            lacking += found->lacking ? 1 : 0;
            QVERIFY2(!found->lacking || found->isUnsure(*found->lacking), partsOf(found->best).c_str());
            constexpr std::size_t kHandful = 10;
            for (const data::Alternative& each : found->alternatives) {
                const data::ReadingAccount& other = each.reading.account;
                const bool keepsThem = each.part != ReadingPart::metric && other.mostPoints > 1 && few(other);
                QVERIFY2(few(best) || best.leftOut() < kHandful || !keepsThem, partsOf(each.reading).c_str());
            }
        }
        QVERIFY2(lacking > 40, text(lacking).c_str());
    }

    /// A factor that many rows lack is no longer held once the points run along another one.
    void whatRowsLackIsNotHeld() {
        const auto along = [](int every) {
            const data::Dataset dataset = read(table("nodes,threads,rate_mb_s", 120, [every](int at) {
                return Names{text(1 << at / 40), at % every == 0 ? std::string() : text(1 << at % 4), measured(at)};
            }));
            const auto threads = data::readingWith(dataset, readingsOf(dataset).best, ReadingPart::axis, {"threads"});
            return data::readingWith(dataset, *threads, ReadingPart::axis, {"nodes"})->roles.factors;
        };
        QCOMPARE(along(60), (Names{"nodes", "threads"}));
        QCOMPARE(along(4), Names{"nodes"});
    }

    /// Levels of a large column are told from a sample, and the account counts every row.
    void largeTablesAreCounted() {
        const std::string csv = table("time_s,host,rate_mb_s", 60'000, [](int at) {
            return Names{text(at / 2), at % 2 == 0 ? "a" : "b", text(at * 7919 % 59'999) + ".5"};
        });
        const Readings found = readingsOf(read(csv));
        QCOMPARE(found.best.columns(ReadingPart::keys), Names{"host"});
        QCOMPARE(found.best.columns(ReadingPart::axis), Names{"time_s"});
        QCOMPARE(found.best.account.used, std::size_t{60'000});
        QCOMPARE(found.best.account.mostPoints, std::size_t{30'000});
        QCOMPARE(found.best.account.averaged, std::size_t{0});
    }
};

GREYSCOPE_TEST(tst_readings)

}  // namespace tests_of_readings

#include "tst_readings.moc"
