#include <QTest>

#include <functional>

#include "core/data/roles/roles.h"
#include "core/data/table_layout.h"
#include "core/io/reader.h"
#include "tests/support/test_registry.h"

namespace tests_of_role_tables {

using namespace greyscope;
using data::Role;
using Names = std::vector<std::string>;

namespace {

/// A table of so many rows, of each of which `cells` says what stands in it.
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

/// A number that comes back by chance.
int chance(int row, int of, int more = 0) {
    return (row * row * 31 + row * 17 + more * 53) % 101 % of;
}

/// One that hardly does.
std::string measured(int row) {
    return text(100 + row * 37 % 101) + '.' + text(row % 9 + 1);
}

/// One of some words.
std::string word(const Names& words, int place) {
    return words[static_cast<std::size_t>(place) % words.size()];
}

std::string rowName(int row) {
    return '"' + text(row + 1) + '"';
}

/// Keys, axis and factors, metrics and repetitions, those of several columns
/// with a blank between.
std::string rolesOf(const std::string& csv) {
    base::NoProgress progress;
    const auto layout = data::guessLayout(*io::readText(csv, "t.csv", {}, progress)->dataset, progress);
    const data::Roles& roles = layout->roles;
    std::string all = layout->wide ? "wide" : "long";
    for (const Names* names : {&roles.keys, &roles.factors, &roles.metrics, &roles.repetitions}) {
        all += " /";
        for (const std::string& name : *names) {
            all += ' ' + name;
        }
    }
    return all;
}

void addOutcomes() {
    const auto row = [](const char* name, std::string csv, std::string roles) {
        QTest::newRow(name) << std::move(csv) << std::move(roles);
    };
    const std::function<std::string(int)> often = [](int at) { return text(chance(at, 7) < 5 ? 1 : 0); };
    row("outcome: passed at each temperature",
        table("model,temperature,passed", 40,
              [&](int at) {
                  return Names{at < 20 ? "a" : "b", text(at % 4 + 1), often(at)};
              }),
        "long / model / temperature / passed /");
    row("outcome: failed, which is a status elsewhere",
        table("device,retries,failed", 36,
              [&](int at) {
                  return Names{at < 18 ? "hdd" : "ssd", text(1 << at % 3), often(at)};
              }),
        "long / device / retries / failed /");
    row("outcome: in Chinese",
        table("线程,命中", 24,
              [&](int at) {
                  return Names{text(1 << at % 4), often(at)};
              }),
        "long / / 线程 / 命中 /");
    row("no outcome: beside a time it is a setting",
        table("model,passed,time_ms", 40,
              [&](int at) {
                  return Names{at < 20 ? "a" : "b", often(at), measured(at)};
              }),
        "long / model / passed / time_ms /");
    row("no outcome: options of a grid",
        table("cache,prefetch,rate_mb_s", 16,
              [](int at) {
                  return Names{text(at % 2), text(at / 2 % 2), measured(at)};
              }),
        "long / / cache prefetch / rate_mb_s /");
}

void addInputs() {
    const auto row = [](const char* name, std::string csv, std::string roles) {
        QTest::newRow(name) << std::move(csv) << std::move(roles);
    };
    // A Box-Behnken design: the edges of a cube, and its centre three times.
    const auto edge = [](int at, int input) {
        const int pair = at / 4;
        const int first = pair == 2 ? 1 : 0;
        const int second = pair == 0 ? 1 : 2;
        return at >= 12          ? text(0)
               : input == first  ? text(at % 2 == 0 ? -1 : 1)
               : input == second ? text(at / 2 % 2 == 0 ? -1 : 1)
                                 : text(0);
    };
    for (const char* stem : {"factor_", "x", "因素"}) {
        const std::string name = stem;
        row(("inputs: " + name).c_str(),
            table(name + "1," + name + "2," + name + "3,yield", 15,
                  [&](int at) {
                      return Names{edge(at, 0), edge(at, 1), edge(at, 2), measured(at)};
                  }),
            "long / / " + name + "1 " + name + "2 " + name + "3 / yield /");
    }
    row("inputs: a level more often than the others",
        table("x1,x2,y", 14,
              [](int at) {
                  return Names{text(at < 8 ? 1 : at % 3 * 2), text(at % 4 < 2 ? 10 : 20), measured(at)};
              }),
        "long / / x1 x2 / y /");
    row("no inputs: scores by many judges",
        table("s1,s2,s3,s4", 12,
              [](int at) {
                  return Names{text(chance(at, 9)), text(chance(at, 8, 1)), text(chance(at, 9, 2)),
                               text(chance(at, 7, 3))};
              }),
        "wide / / / s1 s2 s3 s4 /");
    row("no inputs: counted things of many levels",
        table(
            "conc,brood1,brood2,brood3", 30,
            [](int at) {
                return Names{text(at / 6 * 80), text(chance(at, 17)), text(chance(at, 19, 1)), text(chance(at, 18, 2))};
            }),
        "long / / conc / brood1 brood2 brood3 /");
}

void addAges() {
    const auto row = [](const char* name, std::string csv, std::string roles) {
        QTest::newRow(name) << std::move(csv) << std::move(roles);
    };
    const auto age = [](int at) { return text(at % 5 < 3 ? 30 + chance(at, 4) : 20 + chance(at, 40, 1)); };
    const auto died = [](int at) { return text(chance(at, 9, 3) < 3 ? 1 : 0); };
    row("ages and weights beside an outcome, of named groups",
        table("ward,dose,age,survived", 90,
              [&](int at) {
                  return Names{at % 2 == 0 ? "north" : "south", text(at / 2 % 3), age(at), died(at)};
              }),
        "long / ward / dose / survived age /");
    row("no ages: a load beside what was measured",
        table("threads,age_s,rate_mb_s", 24,
              [](int at) {
                  return Names{text(1 << at % 4), text(at / 4 * 10), measured(at)};
              }),
        "long / / age_s threads / rate_mb_s /");
}

void addCases() {
    const auto row = [](const char* name, std::string csv, std::string roles) {
        QTest::newRow(name) << std::move(csv) << std::move(roles);
    };
    row("many cases of many rows",
        table("subject,time,conc", 240,
              [](int at) {
                  return Names{text(at / 8 + 1), text(at % 8), measured(at)};
              }),
        "long / subject / time / conc /");
    row("many hosts of few rows",
        table("host,threads,rate_mb_s", 120,
              [](int at) {
                  return Names{"node" + text(at / 4), text(1 << at % 4), measured(at)};
              }),
        "long / host / threads / rate_mb_s /");
}

void addSorted() {
    const auto row = [](const char* name, std::string csv, std::string roles) {
        QTest::newRow(name) << std::move(csv) << std::move(roles);
    };
    row("subjects below each other (R's Indometh)",
        table("\"\",Subject,time,conc", 66,
              [](int at) {
                  return Names{rowName(at), text(at / 11 + 1), text(at % 11) + ".25", measured(at)};
              }),
        "long / Subject / time / conc /");
    row("no row names: an axis without a name in no order",
        table("\"\",a,b", 4,
              [](int at) {
                  return Names{word({"1", "16", "4", "8"}, at), measured(at), measured(at + 5)};
              }),
        "wide / / column 1 / a b /");
}

void addGroups() {
    const auto row = [](const char* name, std::string csv, std::string roles) {
        QTest::newRow(name) << std::move(csv) << std::move(roles);
    };
    const auto below = [](const char* prefix, int each) {
        return [prefix, each](int at) { return Names{measured(at), prefix + text(at / each)}; };
    };
    row("groups of repeats (R's InsectSprays)", table("count,spray", 72, below("s", 12)), "long / / spray / count /");
    row("groups of several measurements (R's iris)",
        table("sepal,petal,species", 60,
              [](int at) {
                  return Names{measured(at), measured(at + 13), "s" + text(at / 20)};
              }),
        "long / / species / sepal petal /");
    row("no groups: systems, whose rows follow each other", table("rate,system", 24, below("s", 8)),
        "long / system / / rate /");
    row("no groups: rows that take turns",
        table("rate,colour", 24,
              [](int at) {
                  return Names{measured(at), "c" + text(at % 3)};
              }),
        "long / colour / / rate /");
    row("no groups: two to be compared", table("rate,version", 20, below("v", 10)), "long / version / / rate /");
    row("names of rows (R's islands)",
        table("\"\",x", 20,
              [](int at) {
                  return Names{"island " + text(at), measured(at)};
              }),
        "long / / column 1 / x /");
    row("no names: notes of each row",
        table("x,note", 20,
              [](int at) {
                  return Names{measured(at), "note " + text(at)};
              }),
        "long / / / x /");
}

void addDesigns() {
    const auto row = [](const char* name, std::string csv, std::string roles) {
        QTest::newRow(name) << std::move(csv) << std::move(roles);
    };
    row("a Latin square (R's OrchardSprays)",
        table("decrease,rowpos,colpos,treatment", 36,
              [](int at) {
                  const int column = at % 6;
                  return Names{measured(at), text(at / 6 + 1), text(column + 1),
                               std::string(1, char('A' + (at / 6 + column) % 6))};
              }),
        "long / / treatment / decrease /");
    row("no blocks: their sizes",
        table("block,threads,rate_mb_s", 16,
              [](int at) {
                  return Names{text(1 << at / 4), text(1 << at % 4), measured(at)};
              }),
        "long / / block threads / rate_mb_s /");
    row("not from some row on: half of the rows each",
        table("\"\",killed,front,price,law", 60,
              [](int at) {
                  return Names{rowName(at), measured(at + 5), measured(at), "0." + measured(at + 3).substr(0, 3),
                               text(at < 30 ? 0 : 1)};
              }),
        "long / / law / price killed front /");
}

void addLogs() {
    const auto row = [](const char* name, std::string csv, std::string roles) {
        QTest::newRow(name) << std::move(csv) << std::move(roles);
    };
    const auto clock = [](int second) { return "10:00:" + text(10 + second); };
    row("times of a day (mpstat)",
        table("time,CPU,%usr,%sys", 36,
              [&](int at) {
                  return Names{clock(at / 3), word({"all", "0", "1"}, at), text(chance(at, 60)) + ".5",
                               text(chance(at, 20)) + ".25"};
              }),
        "long / CPU / time / %usr %sys /");
    row("requests of a load test (JMeter)",
        table("timeStamp,elapsed,label,responseMessage,threadName,bytes", 120,
              [](int at) {
                  return Names{"17000000" + text(10000 + at * 17 + at % 3),
                               measured(at),
                               word({"Home", "Search", "Login"}, chance(at, 3)),
                               chance(at, 50) == 1 ? "Internal Server Error" : "OK",
                               "Thread Group 1-" + text(chance(at, 5)),
                               text(900 + at * 37 % 811)};
              }),
        "long / label / timeStamp / elapsed bytes /");
    row("counts stand behind what was measured (Locust)",
        table("Name,Request Count,Median Response Time,Requests/s", 6,
              [](int at) {
                  return Names{"/page" + text(at), text(400 - at * 31), measured(at), measured(at + 4)};
              }),
        "wide / / Name / Request Count Median Response Time Requests/s /");
}

void addLeaders() {
    const auto row = [](const char* name, std::string csv, std::string roles) {
        QTest::newRow(name) << std::move(csv) << std::move(roles);
    };
    const auto years = [](int at) { return Names{text(1970 + at / 2) + ".5", measured(at), measured(at + 5)}; };
    const std::string headed = table("x,y,z", 20, years);
    row("the first column without a name leads where it never falls", headed.substr(headed.find('\n') + 1),
        "long / / column 1 / column 2 column 3 /");
    row("a year beside a date tells when something else was",
        table("date,mean,record_year", 20,
              [](int at) {
                  return Names{"2020-01-" + text(10 + at), measured(at), text(1900 + chance(at, 90))};
              }),
        "wide / / date / mean /");
    row("seconds since 1970 without a name are a time",
        "1545232201,0.35\n1545232501,0.36\n1545232801,0.37\n1545233101,0.31\n", "wide / / column 1 / column 2 /");
    row("year and quarter are a date, and no series",
        table("year,quarter,gdp,rate", 24,
              [](int at) {
                  return Names{text(1990 + at / 4), text(at % 4 + 1), measured(at), measured(at + 7)};
              }),
        "wide / / year quarter / gdp rate /");
    row("a date with its time, not the time alone",
        table("Date,Time,y", 6,
              [](int at) {
                  return Names{"25/03/202" + text(at / 3 + 4), text(at + 1) + ":0" + text(at) + " AM", measured(at)};
              }),
        "long / / Date Time / y /");
    row("names before codes",
        table("code,region,cases", 12,
              [](int at) {
                  return Names{"R" + text(at), std::string("North of ") + static_cast<char>('a' + at), measured(at)};
              }),
        "long / / region / cases /");
    row("sources that each have all points are compared",
        table("source,month,mean", 48,
              [](int at) {
                  return Names{at < 26 ? "station" : "model", "19" + text(60 + at % 26) + "-01", measured(at)};
              }),
        "long / source / month / mean /");
}

/// What most owners expect at the first look.
void addExpected() {
    const auto row = [](const char* name, std::string csv, std::string roles) {
        QTest::newRow(name) << std::move(csv) << std::move(roles);
    };
    row("years that rise are an axis",
        table("water_year,kind,share", 20,
              [](int at) {
                  return Names{text(1975 + at), word({"wet", "dry", "normal"}, chance(at, 5)), measured(at)};
              }),
        "long / / water_year / share /");
    row("years of each group, and the parts of another date",
        table("sex,no,oscar_yr,age,birth_mo,birth_d,birth_y", 14,
              [](int at) {
                  return Names{at < 7 ? "f" : "m",         text(85 + at % 7),        text(2013 + at % 7),
                               text(21 + at * 37 % 41),    text(1 + chance(at, 12)), text(1 + chance(at, 28)),
                               text(1960 + chance(at, 31))};
              }),
        "long / sex / oscar_yr / age /");
    row("what comes unevenly beside a full grid came of it",
        table("file,system,size (bytes),cycles,misses", 15,
              [](int at) {
                  return Names{"run" + text(at) + ".txt", word({"a", "b", "c"}, at), text(16 << at / 3), measured(at),
                               text(3 + chance(at, 5))};
              }),
        "long / system / size (bytes) / cycles misses /");
    row("the whole time before the processor's",
        table("status,user_secs,sys_secs,elapsed_secs,md5sum,shell", 6,
              [](int at) {
                  return Names{"0",
                               measured(at),
                               measured(at + 7),
                               measured(at + 3),
                               word({"304f7b9574921ad2", "85509743b2f5735b"}, at),
                               word({"bash", "osh", "python"}, at / 2)};
              }),
        "long / / shell / elapsed_secs user_secs sys_secs /");
    row("two groups of other sizes",
        table("speed,species", 11,
              [](int at) {
                  return Names{measured(at), at < 5 ? "fence" : "sagebrush"};
              }),
        "long / / species / speed /");
    row("names that few of the groups share",
        table("state,county,expectancy", 60,
              [](int at) {
                  return Names{word({"Ohio", "Iowa", "Utah"}, at / 20), "County " + text(at < 41 ? at : at - 30),
                               measured(at)};
              }),
        "long / / state / expectancy /");
    row("columns that are numbered alike are alike",
        table("x1,x2,x3,y", 15,
              [](int at) {
                  return Names{text(12000 + at * at * 31), text(9000 + at * 431), measured(at), measured(at + 5)};
              }),
        "wide / / / x1 x2 x3 y /");
    row("numbers alone of which none was set",
        table("noop,fork,vfork", 90,
              [](int at) {
                  return Names{text(32 + chance(at, 9) / 4), text(35000 + chance(at, 60)),
                               text(8000 + chance(at, 40, 3))};
              }),
        "wide / / / noop fork vfork /");
    row("years that come twice, and bounds beside a distance",
        table("who,year,distance,lower bound", 15,
              [](int at) {
                  return Names{"n" + text(at), text(1895 + (at == 6 ? 5 : at)), measured(at), measured(at + 4)};
              }),
        "long / / year / distance lower bound /");
    row("a rating of few levels before a duration, of titles that nobody reads one by one",
        table("stars rating,title,genre,duration", 400,
              [](int at) {
                  return Names{text(1 + chance(at, 9)), "t" + text(at), word({"a", "b", "c", "d"}, chance(at, 7)),
                               text(60 + at * 37 % 101)};
              }),
        "long / / genre / stars rating duration /");
    row("codes that nobody planned are not held",
        table("race,school,program,class,score", 120,
              [](int at) {
                  return Names{text(at % 10 < 7 ? 4 : at % 10 - 6), text(chance(at, 11) < 8 ? 1 : 2),
                               text(1 + chance(at, 13, 2) % 3), text(1 + chance(at, 7, 3) % 3), measured(at)};
              }),
        "long / / race / score /");
    row("numbers of the rows without a name, of which some are gone",
        table(",origin,aroma", 40,
              [](int at) {
                  return Names{text(at + 1 + at / 9), word({"a", "b", "c"}, chance(at, 7)), measured(at)};
              }),
        "long / / origin / aroma /");
    row("sizes that rise, without a name among others, are none",
        table("\"\",\"\",b", 12,
              [](int at) {
                  return Names{text(16 << at), measured(at), measured(at + 4)};
              }),
        "wide / / column 1 / column 2 b /");
    row("stamps of events in seconds are when they were",
        table("pod,memory_mib,submit_time,end_time", 60,
              [](int at) {
                  return Names{"p" + text(at), text(1 << chance(at, 4)), text(at * 61 + chance(at, 9)),
                               text(at * 61 + 5000 + chance(at, 40, 2))};
              }),
        "long / / submit_time / memory_mib /");
    row("a number of something is measured where nothing else is",
        table("date,confirmed_num,dead_num", 20,
              [](int at) {
                  return Names{"2020-02-" + text(110 + at).substr(1), text(830 + at * at * 57), text(25 + at * 61)};
              }),
        "wide / / date / confirmed_num dead_num /");
    row("ids of three machines with many rows each name series",
        table("starttime,VM_id,value", 300,
              [](int at) {
                  return Names{"2023-09-02 " + text(110 + at / 60 % 24).substr(1) + ':' + text(100 + at % 60).substr(1),
                               text(at % 7 < 4   ? 0
                                    : at % 7 < 6 ? 1
                                                 : 2),
                               measured(at)};
              }),
        "long / VM_id / starttime / value /");
    row("the one name of each row before the dates on which it was looked at",
        table("language,mean,date", 30,
              [](int at) {
                  return Names{"Language " + text(at), measured(at), "2026-0" + text(1 + at * 7 % 5) + "-11"};
              }),
        "long / / language / mean /");
    row("of labels those with most levels are run along",
        table("mode,data,library,size,time_ms", 120,
              [](int at) {
                  return Names{word({"string", "stream"}, at % 2), word({"person", "list", "tree"}, at / 2 % 3),
                               "library " + text(at / 6), text(900 + chance(at, 60) * 3), measured(at)};
              }),
        "long / mode data / library / time_ms /");
    row("what was measured before the work that was asked for",
        table("name,part,flops,tflops", 12,
              [](int at) {
                  return Names{"layer " + text(at), word({"a", "b"}, chance(at, 5)), text(1 << at % 4), measured(at)};
              }),
        "long / / name / tflops flops /");
    row("web addresses do not tell what was measured along them",
        table("source,region,cases", 80,
              [](int at) {
                  return Names{"http://a.example/" + text(at / 2), word({"north", "south", "west"}, chance(at, 7)),
                               measured(at)};
              }),
        "long / / region / cases /");
    row("a code of few levels along a time",
        table("datetime,season,temp", 300,
              [](int at) {
                  return Names{"2011-01-" + text(10 + at / 24) + "T" + text(100 + at % 24).substr(1) + ":00:00",
                               text(1 + at / 75), measured(at)};
              }),
        "wide / / datetime / temp /");
}

/// Columns without a name: names, numbers and copies that a program wrote before each row.
void addNameless() {
    const auto row = [](const char* name, std::string csv, std::string roles) {
        QTest::newRow(name) << std::move(csv) << std::move(roles);
    };
    row("the year of each row, once more as its name",
        table("\"\",gnp,employed,year", 16,
              [](int at) {
                  return Names{text(1947 + at), measured(at), measured(at + 7), text(1947 + at)};
              }),
        "wide / / year / gnp employed /");
    row("numbers of rows that were taken from a larger table",
        table("\"\",strip,conc,length", 24,
              [](int at) {
                  return Names{text(3 + at + at / 4 * 3), "s" + text(at / 4), text(1 << at % 4), measured(at)};
              }),
        "long / strip / conc / length /");
    row("seconds in even steps are no numbers of rows",
        table("\"\",phase,length", 24,
              [](int at) {
                  return Names{text(5 * at), "s" + text(at / 4), measured(at)};
              }),
        "long / phase / column 1 / length /");
    row("numbers of rows in another order",
        table("\"\",height,age,tree", 24,
              [](int at) {
                  return Names{text(1 + at % 4 * 6 + at / 4), measured(at), text(3 + 5 * (at % 4)), "a" + text(at / 4)};
              }),
        "long / tree / age / height /");
    row("numbers that rise by chance in rows with names",
        "\"\",rural,urban,town\n50-54,11.7,8.7,15.4\n55-59,18.1,11.7,24.3\n60-64,26.9,20.3,37\n65-69,41,30.9,54.6\n"
        "70-74,66,54.3,71.1\n",
        "wide / / column 1 / rural urban town /");
    row("measured values of numbered rows, the first of which never repeats",
        table(
            "\"\",loss,hard,tens", 30,
            [](int at) {
                return Names{rowName(at), text(30 + at * 37 % 101), text(40 + at * 29 % 97), text(100 + at * 41 % 89)};
            }),
        "wide / / column 1 / loss hard tens /");
}

/// What a table with names of rows is about.
void addNamed() {
    const auto row = [](const char* name, std::string csv, std::string roles) {
        QTest::newRow(name) << std::move(csv) << std::move(roles);
    };
    row("a measurement among properties",
        table("name,cycle,cache,channels,performance", 40,
              [](int at) {
                  return Names{"machine " + text(at), text(17 + chance(at, 71) * 20), text(chance(at, 60, 1)),
                               text(chance(at, 31, 2)), text(10 + at * 37 % 997)};
              }),
        "long / / name / performance cycle cache channels /");
    row("numbers that are names",
        table("model,slots,node_name", 40,
              [](int at) {
                  return Names{word({"a", "b", "c"}, chance(at, 7)), text(1 << chance(at, 4)), text(at)};
              }),
        "long / / model / slots / node_name");
    row("stages of a recording",
        table("time_s,strata,rate", 60,
              [](int at) {
                  return Names{text(at) + '.' + text(at % 7 + 1), text(at < 12 ? 1 : at < 45 ? 2 : 3), measured(at)};
              }),
        "wide / / time_s / rate /");
    row("a clock that starts again each day",
        table("day,time,temp,active", 60,
              [](int at) {
                  return Names{text(at < 40 ? 346 : 347), text(at < 40 ? 840 + 10 * at : 10 * (at - 40)), measured(at),
                               text(chance(at, 7) == 0 ? 1 : 0)};
              }),
        "long / / time day / temp /");
}

}  // namespace

/// Tables of few rows that hold the rules of roles, beside those that they must
/// leave alone.
class tst_role_tables : public QObject {
    Q_OBJECT

private slots:
    void columnsHaveTheirRoles_data() {
        QTest::addColumn<std::string>("csv");
        QTest::addColumn<std::string>("roles");
        addOutcomes();
        addInputs();
        addAges();
        addCases();
        addSorted();
        addGroups();
        addDesigns();
        addLogs();
        addLeaders();
        addExpected();
        addNameless();
        addNamed();
    }
    void columnsHaveTheirRoles() {
        QFETCH(std::string, csv);
        QFETCH(std::string, roles);
        QCOMPARE(QString::fromStdString(rolesOf(csv)), QString::fromStdString(roles));
    }
};

GREYSCOPE_TEST(tst_role_tables)

}  // namespace tests_of_role_tables

#include "tst_role_tables.moc"
