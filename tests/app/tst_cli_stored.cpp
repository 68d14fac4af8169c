// What a command can ask, a study can store: every option of a command that shows an analysis either changes the study
// that the command writes, or says here why it is no part of one. A command that writes no study says here why.
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

#include "app/cli/command_line.h"
#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"

namespace tests_of_cli_stored {

using namespace greyscope;
using Words = std::vector<std::string>;

namespace {

const std::string kRates = test::samplePath("lustre_throughput.csv");
const std::string kLatencies = GREYSCOPE_TEST_DATA "/latencies.csv";

Words operator+(Words words, const Words& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

/// An option with a value, and what else is given so that it has an effect.
struct Trial {
    std::string option;
    Words given;
    Words beside = {};
    std::string stored =
        {};  ///< what the study has of it; for an option without which there is no study to compare with
};

/// Options that are no part of what is analysed.
const std::map<std::string, std::string>& notStored() {
    static const std::map<std::string, std::string> reasons{
        {"--help", "shows the help"},
        {"--format", "how the result is printed"},
        {"--figure", "a file"},
        {"--figure-name", "which figure of the study is drawn"},
        {"--preset", "the size of a file"},
        {"--width", "the size of a file"},
        {"--height", "the size of a file"},
        {"--text", "the size of a file"},
        {"--style", "the style of a file"},
        {"--study", "the study"},
        {"--working", "prints the derivation, which every study has"},
        {"--digits", "how the derivation is printed"},
        {"--decimals", "how the derivation is rounded"},
        {"--workbook", "a file with the derivation"},
        {"--tail-start", "which lines of the derivation are printed"},
        {"--stability", "prints what every study of relations has; the figure is chosen by name"},
        {"--axioms", "prints what every study of relations has; the figure is chosen by name"},
        {"--paths", "has one value"},
        {"--fail-if", "the exit status"},
        {"--max-undecided", "the exit status"},
        {"--requests", "a file"},
        {"--parameters", "lists parameters"},
        {"--save", "prints the scenario"},
        {"--statements", "checks published statements instead"},
        {"--quick", "checks published statements faster"},
        {"--byte", "prints a place"},
        {"--commands", "prints commands"},
        {"--yaml", "prints commands"},
        {"--name", "in the commands that are printed"}};
    return reasons;
}

/// Commands without --study, each with the reason.
const std::map<std::string, std::string>& withoutStudy() {
    static const std::map<std::string, std::string> reasons{
        {"import", "tells how a table is read, and calculates nothing"},
        {"exercise", "its kind, seed and options make it again; the page Exercise asks for them and stores nothing"},
        {"pattern", "its output is a trace, which the study of simulate --trace names"},
        {"figures", "takes a study"},
        {"export", "takes a study"},
        {"check", "takes a study"},
        {"report", "takes a study"},
        {"presets", "lists the sizes of pages"},
        {"sample", "writes the figures of the sample study"},
        {"completion", "describes the program"},
        {"manual", "describes the program"}};
    return reasons;
}

/// Options of the commands' common arguments that a command refuses.
const std::map<std::string, std::set<std::string>>& refused() {
    static const std::map<std::string, std::set<std::string>> options{{"next", {"--validate", "--max-depth"}}};
    return options;
}

}  // namespace

class tst_cli_stored : public QObject {
    Q_OBJECT

private slots:
    void everyOptionIsTriedOrSaysWhyNot_data() { commands(); }
    void everyOptionIsTriedOrSaysWhyNot() {
        QFETCH(const std::string, command);
        std::set<std::string> known;
        for (const Trial& trial : trialsOf(command)) {
            known.insert(trial.option);
        }
        for (const Trial& trial : steps()) {
            known.insert(trial.option);  // of every command that reads a table, and tried with relate
        }
        const Words base = bases().at(command);
        known.insert(base.begin(), base.end());
        if (const auto found = refused().find(command); found != refused().end()) {
            known.insert(found->second.begin(), found->second.end());
        }
        for (const auto& entry : app::commandLineDescription().commands) {
            for (const auto& option : entry.name == command ? entry.options : decltype(entry.options)()) {
                const bool isKnown = std::ranges::any_of(
                    option.names, [&](const auto& name) { return known.contains(name) || notStored().contains(name); });
                QVERIFY2(option.isArgument || isKnown, option.names.back().c_str());
            }
        }
    }

    /// replicate is tried in tst_cli_replicate: its study is the sample.
    void everyCommandWritesAStudyOrSaysWhyNot() {
        for (const auto& command : app::commandLineDescription().commands) {
            const bool writes = std::ranges::any_of(command.options, [](const auto& option) {
                return std::ranges::find(option.names, "--study") != option.names.end();
            });
            QVERIFY2(writes != withoutStudy().contains(command.name), command.name.c_str());
            QVERIFY2(!writes || command.name == "replicate" || bases().contains(command.name), command.name.c_str());
        }
    }

    void whatIsGivenIsStored_data() { commands(); }
    void whatIsGivenIsStored() {
        QFETCH(const std::string, command);
        std::vector<Trial> all = trialsOf(command);
        if (command == "relate") {
            const std::vector<Trial> more = steps();
            all.insert(all.end(), more.begin(), more.end());
        }
        for (const Trial& trial : all) {
            const bool alone = !trial.beside.empty() && trial.beside.front() == command;  // has a call of its own
            const Words call = alone ? trial.beside : bases().at(command) + trial.beside;
            const std::string with = study(call + trial.given);
            QVERIFY2(!with.empty(), (trial.option + ": " + m_error).c_str());
            const std::string without = study(call);
            QVERIFY2(without.empty() != trial.stored.empty(), (trial.option + ": " + m_error).c_str());
            QVERIFY2(without != with && with.find(trial.stored) != std::string::npos, trial.option.c_str());
        }
    }

private:
    static void commands() {
        QTest::addColumn<std::string>("command");
        for (const char* command : {"plot", "relate", "forecast", "cluster", "decide", "relative", "scenarios",
                                    "transfer", "next", "tree", "compare", "simulate", "layout", "time", "latency"}) {
            QTest::newRow(command) << std::string(command);
        }
    }

    /// A call of each command, to which trials add.
    [[nodiscard]] std::map<std::string, Words> bases() const {
        const Words pair{"--value", "throughput_mb_s", "--system",  "case",
                         "--where", "operation=W",     "--factors", "threads_per_ost,objects_per_ost"};
        const std::string runs = m_runs.path();
        return {
            {"plot", {"plot", runs, "--value", "rate", "--series", "host", "--axis", "threads", "--where", "op=read"}},
            {"relate",
             {"relate", runs, "--value", "rate", "--series", "host", "--axis", "threads", "--where", "op=read",
              "--reference", "a"}},
            {"forecast", {"forecast", m_years.path(), "--axis", "year", "--of", "y"}},
            {"cluster", {"cluster", m_offers.path(), "--objects", "name", "--indicators", "speed,price"}},
            {"decide", {"decide", m_offers.path(), "--objects", "name", "--indicators", "speed,price"}},
            {"relative", Words{"relative", kRates, "--from", "1.1", "--to", "1.2"} + pair},
            {"scenarios", Words{"scenarios", kRates, "--from", "1.1"} + pair},
            {"transfer", Words{"transfer", kRates, "--from", "2.1", "--to", "3.2"} + pair},
            {"next", Words{"next", kRates, "--from", "1.1", "--to", "1.2"} + pair},
            {"tree",
             {"tree", kRates, "--response", "throughput_mb_s", "--where", "operation=W", "--factors",
              "threads_per_ost,objects_per_ost"}},
            {"compare",
             {"compare", runs, runs, "--before-where", "host=a", "--after-where", "host=b", "--match", "op,threads",
              "--value", "rate"}},
            {"simulate", {"simulate", "--preset", "p3", "--replications", "1"}},
            {"layout",
             {"layout", "--stripe-size", "64K", "--stripe-count", "4", "--pattern", "sfsa-strided", "--processes", "6",
              "--segment", "64K"}},
            {"time", {"time", m_log.path()}},
            {"latency", {"latency", kLatencies}}};
    }

    /// The steps and readings of tables.
    [[nodiscard]] std::vector<Trial> steps() const {
        return {{"--where", {"--where", "host!=c"}},
                {"--except", {"--except", "host=c"}},
                {"--without-rows", {"--without-rows", "26-37"}},
                {"--unpivot", {"--unpivot", "u1,u2=which,u", "--where", "which=u1"}},
                {"--split", {"--split", "note={kind}-{number}"}},
                {"--join", {"--join", m_colours.path() + "=host"}},
                {"--derive", {"--derive", "double=2*rate"}},
                {"--rename", {"--rename", "note=remark"}},
                {"--set", {"--set", "1:rate=12"}},
                {"--fill-empty", {"--fill-empty", "note=none"}},
                {"--rows-as-series", {"--rows-as-series", "name"}, {"relate", m_turned.path(), "--reference", "a"}},
                {"--read", {"--read", "until=70"}},
                {"--as", {"--as", "CSV"}},
                {"--reading", {"--reading", "2"}, {"relate", m_runs.path(), "--matrix"}}};
    }

    [[nodiscard]] std::map<std::string, std::vector<Trial>> trials() const {
        const std::vector<Trial> trees{{"--validate", {"--validate", "kfold=3"}},
                                       {"--seed", {"--seed", "5"}, {"--validate", "kfold=3"}},
                                       {"--min-leaf", {"--min-leaf", "4"}},
                                       {"--max-depth", {"--max-depth", "2"}},
                                       {"--agg", {"--agg", "median"}}};
        std::vector<Trial> models = trees;
        models.insert(models.end(), {{"--predictors", {"--predictors", "threads_per_ost"}},
                                     {"--with-value", {"--with-value"}},
                                     {"--leaves", {"--leaves", "3"}},
                                     {"--prune", {"--prune", "alpha=0.1"}},
                                     {"--folds", {"--folds", "4"}, {"--prune", "cv"}}});
        const std::string runs = m_runs.path();
        std::map<std::string, std::vector<Trial>> all{
            {"latency",
             {{"--value", {"--value", "latency_us"}},
              {"--count", {"--count", "count"}},
              {"--time", {"--time", "time_s"}},
              {"--series", {"--series", "system"}},
              {"--kind", {"--kind", "total"}, {"latency", m_kinds.path()}},
              {"--percentiles", {"--percentiles", "50,75"}},
              {"--curve", {"--curve", "ecdf"}},
              {"--above", {"--above", "20"}},
              {"--block", {"--block", "2"}},
              {"--seed", {"--seed", "5"}},
              {"--compare", {"--compare", "b,a"}},
              {"--over-time", {"--over-time", "b"}}}},
            {"plot",
             {{"--repeat", {"--repeat", "run,note"}},
              {"--agg", {"--agg", "median"}},
              {"--without-points", {"--without-points", "2"}},
              {"--reference", {"--reference", "b"}},
              {"--compare", {"--compare", "b"}},
              {"--without", {"--without", "b"}},
              {"--panels",
               {"--panels", "op"},
               {"plot", runs, "--value", "rate", "--series", "host", "--axis", "threads"}},
              {"--kind", {"--kind", "bars"}},
              {"--form", {"--form", "band"}},
              {"--measure", {"--measure", "ratio"}},
              {"--error-bars", {"--error-bars", "sd"}},
              {"--interval", {"--interval", "bootstrap"}},
              {"--across", {"--across", "u1"}, {"--kind", "scatter"}},
              {"--fit", {"--fit", "power"}, {"--kind", "scatter"}},
              {"--x-scale", {"--x-scale", "linear"}},
              {"--y-scale", {"--y-scale", "log10"}}}},
            {"relate",
             {{"--repeat", {"--repeat", "run,note"}},
              {"--agg", {"--agg", "median"}},
              {"--without-points", {"--without-points", "2"}},
              {"--compare", {"--compare", "b"}},
              {"--without", {"--without", "b"}},
              {"--common-points", {"--common-points"}},
              {"--matrix", {"--matrix"}},
              {"--ideal", {"--ideal"}, withoutReference({"--image", "max"}), "\"ideal\": true"},
              {"--criteria",
               {"--criteria", "price=cost"},
               {"relate", m_offers.path(), "--series", "name", "--criteria", "speed"}},
              {"--method", {"--method", "absolute"}},
              {"--relative-image", {"--relative-image", "mean"}, {"--method", "relative"}},
              {"--theta", {"--theta", "0.2"}, {"--method", "synthetic"}},
              {"--scope", {"--scope", "pairwise"}},
              {"--rho", {"--rho", "0.3"}},
              {"--weights", {"--weights", "1,2,3,4"}},
              {"--book", {"--book", "liu"}},
              {"--image", {"--image", "mean"}},
              {"--target", {"--image", "target", "--target", "30"}},
              {"--effects", {"--effects", "cost,cost,cost,cost"}},
              {"--order", {"--order", "degree"}, {"--matrix"}},
              {"--linkage", {"--linkage", "single"}, {"--matrix", "--order", "clusters"}},
              {"--measure", {"--measure", "spearman"}, {"--matrix"}},
              {"--max-lag", {"--max-lag", "1"}},
              {"--threshold", {"--threshold", "0.7"}, {"--matrix"}},
              {"--why", {"--why", "b"}}}},
            {"forecast",
             {{"--value", {"--value", "x"}, {"forecast", m_years.path(), "--axis", "year"}, "\"metric\": \"x\""},
              {"--series",
               {"--series", "z", "--of", "1"},
               {"forecast", m_years.path(), "--axis", "year", "--value", "y"}},
              {"--repeat", {"--repeat", "z"}},
              {"--agg", {"--agg", "median"}},
              {"--without-points", {"--without-points", "2001"}},
              {"--model", {"--model", "verhulst"}},
              {"--residual", {"--residual", "example"}, {"--model", "residual-gm11"}},
              {"--background", {"--alpha", "0.4"}},
              {"--accumulated", {"--accumulated"}, {"--model", "verhulst"}},
              {"--power", {"--power", "0.3"}, {"--model", "ngbm"}},
              {"--order", {"--order", "0.5"}, {"--model", "fgm"}},
              {"--buffer", {"--buffer", "average-weakening"}},
              {"--book", {"--book", "liu"}},
              {"--mape-over", {"--mape-over", "all"}},
              {"--deviations", {"--deviations", "n-1"}},
              {"--judged-by", {"--judged-by", "buffered"}, {"--buffer", "average-weakening"}},
              {"--grades", {"--grades", "deng"}},
              {"--at", {"--at", "2008"}},
              {"--shift", {"--shift", "10"}},
              {"--related", {"--model", "gm1n", "--related", "x"}},
              {"--future", {"--future", "x=9,10"}, {"--model", "gm1n", "--related", "x", "--horizon", "2"}},
              {"--fit", {"--fit", "4"}},
              {"--holdout", {"--holdout", "1"}},
              {"--horizon", {"--horizon", "3"}},
              {"--backtest", {"--backtest"}},
              {"--interval", {"--interval", "0.9"}},
              {"--backtest-origins", {"--backtest-origins", "1"}, {"--backtest"}},
              {"--backtest-steps", {"--backtest-steps", "2"}, {"--backtest"}},
              {"--seed", {"--seed", "7"}, {"--interval", "0.9"}},
              {"--errors", {"--errors", "relative"}, {"--interval", "0.9"}}}},
            {"cluster",
             {{"--classes", {"--classes", "slow,fast"}},
              {"--centres", {"--centres", "speed=1,2"}},
              {"--ends", {"--ends", "speed=1,2,3"}, {"--functions", "end"}},
              {"--agg", {"--agg", "median"}},
              {"--functions", {"--functions", "mirrored"}},
              {"--weights", {"--weights", "variable"}},
              {"--why", {"--why", "a"}}}},
            {"decide",
             {{"--weights", {"--weights", "2,1"}},
              {"--agg", {"--agg", "median"}},
              {"--effects", {"--effects", "uniform"}},
              {"--critical", {"--critical", "speed=0"}, {"--effects", "uniform"}},
              {"--bullseye", {"--bullseye", "one"}},
              {"--radius", {"--radius", "0.3"}},
              {"--rho", {"--rho", "0.3"}},
              {"--why", {"--why", "a"}}}},
            {"relative", models},
            {"scenarios", models},
            {"transfer", trees},
            {"next",
             {{"--seed", {"--seed", "5"}},
              {"--min-leaf", {"--min-leaf", "3"}},
              {"--agg", {"--agg", "median"}},
              {"--rule", {"--rule", "random"}},
              {"--count", {"--count", "2"}},
              {"--leaves", {"--leaves", "3"}},
              {"--trees", {"--trees", "20"}},
              {"--starts", {"--starts", "5"}},
              {"--first", {"--first", "3"}},
              {"--last", {"--last", "8"}}}},
            {"tree",
             {{"--min-leaf", {"--min-leaf", "9"}},
              {"--max-depth", {"--max-depth", "2"}},
              {"--categories", {"--categories", "objects_per_ost"}},
              {"--prune", {"--prune", "cv"}},
              {"--folds", {"--folds", "5"}, {"--prune", "cv"}},
              {"--seed", {"--seed", "9"}, {"--prune", "cv"}}}},
            {"compare",
             {{"--better", {"--better", "less"}},
              {"--test", {"--test", "mann-whitney"}},
              {"--margin", {"--margin", "5%"}},
              {"--confidence", {"--confidence", "90%"}},
              {"--interval", {"--interval", "bootstrap"}},
              {"--adjust", {"--adjust", "holm"}},
              {"--draws", {"--draws", "2000"}, {"--interval", "bootstrap"}},
              {"--seed", {"--seed", "4"}, {"--interval", "bootstrap"}}}},
            {"time",
             {{"--quantity", {"--quantity", "bandwidth"}},
              {"--bin", {"--bin", "2"}},
              {"--align", {"--align", "start"}},
              {"--aggregate", {"--aggregate", "mean"}},
              {"--span", {"--span", "2:4"}},
              {"--baseline", {"--baseline", "5:8"}, {"--span", "2:4"}},
              {"--with", {"--with", m_log.path()}}}},
            {"simulate",
             {{"--set", {"--set", "workload.clients=3"}},
              {"--sweep", {"--sweep", "workload.clients=2,3"}},
              {"--policy", {"--policy", "fifo,sfq:2"}},
              {"--trace", {"--trace", m_trace.path()}},
              {"SCENARIO", {m_scenario.path()}, {"simulate", "--replications", "1"}},
              {"--seed", {"--seed", "3"}}}},
            {"layout",
             {{"--hierarchical", {"--hierarchical", "2", "--subfile-size", "3M"}},
              {"--subfile-size", {"--subfile-size", "6M"}, {"--hierarchical", "2"}},
              {"--file-size", {"--file-size", "3M"}, {"--hierarchical", "2"}},
              {"--osts", {"--osts", "6"}},
              {"--first-ost", {"--first-ost", "1"}},
              {"--operation", {"--operation", "read"}},
              {"--step", {"--step", "2"}},
              {"--getstripe", {"--osts", "6"}, {"layout", "--getstripe", m_layout.path(), "--pattern", "sfsa-strided"}},
              {"--per-node", {"--per-node", "2"}},
              {"--segments", {"--segments", "3"}},
              {"--files", {"--files", "2"}},
              {"--tiles-across", {"--tiles-across", "2"}},
              {"--wait", {"--wait", "3"}}}}};
        all["relative"].insert(all["relative"].end(), {{"--interval", {"--interval", "bootstrap"}},
                                                       {"--to-where", {"--to-where", "threads_per_ost>8"}}});
        all["scenarios"].insert(
            all["scenarios"].end(),
            {{"--to", {"--to", "1.2"}},
             {"--published", {"--published"}, {"scenarios", kRates}, "\"scenarios\": \"published\""}});
        all["transfer"].insert(all["transfer"].end(),
                               {{"--via", {"--via", "4.1"}},
                                {"--at", {"--at", "threads_per_ost=32,objects_per_ost=2"}},
                                {"--combine", {"--combine", "2"}},
                                {"--hops", {"--hops", "2"}},
                                {"--weights", {"--weights", "equal"}},
                                {"--weights", {"--weights", "1,3"}, {"--via", "4.1", "--via", "1.1,1.2"}}});
        return all;
    }

    [[nodiscard]] std::vector<Trial> trialsOf(const std::string& command) const { return trials().at(command); }

    [[nodiscard]] Words withoutReference(const Words& more) const {
        Words call = bases().at("relate");
        call.resize(call.size() - 2);
        return call + more;
    }

    /// The study that the call writes; empty where it writes none.
    std::string study(const Words& call) {
        const auto [known, added] = m_studies.try_emplace(call);
        if (added) {
            const QString path = m_folder.filePath("stored.greyscope");
            QFile::remove(path);
            m_error = test::runCommand(call + Words{"--study", path.toStdString()}).err;
            QFile file(path);
            known->second = file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
        }
        return known->second;
    }

    static std::string runs() {
        std::string text = "host,op,threads,run,note,u1,u2,rate\n";
        for (const char host : {'a', 'b', 'c'}) {
            for (const char* op : {"read", "write"}) {
                for (const int threads : {1, 2, 4, 8}) {
                    for (const int run : {1, 2, 3}) {
                        const int rate =
                            (host - 'a' + 1) * 100 * threads + 7 * run * threads % 11 + (*op == 'r' ? 5 : 0);
                        text += std::string(1, host) + ',' + op + ',' + std::to_string(threads) + ',' +
                                std::to_string(run) + ",k-1,1,2," + std::to_string(rate) + '\n';
                    }
                }
            }
        }
        return text;
    }

    QTemporaryDir m_folder;
    std::map<Words, std::string> m_studies;
    std::string m_error;
    const test::TableFile m_log{
        "1000, 900, 0, 0, 0\n2000, 910, 0, 0, 0\n3000, 920, 0, 0, 0\n4000, 900, 0, 0, 0\n5000, 905, 0, 0, 0\n"
        "6000, 915, 0, 0, 0\n7000, 900, 0, 0, 0\n8000, 910, 0, 0, 0\n",
        "read_bw.1.log"};
    const test::TableFile m_runs{runs()};
    const test::TableFile m_years{
        "year,y,x,z\n2001,2,1,1\n2002,3,2,1\n2003,5,3,1\n2004,6,5,1\n2005,8,6,1\n2006,11,8,1\n"};
    const test::TableFile m_colours{"host,colour\na,red\nb,blue\nc,green\n", "colours.csv"};
    const test::TableFile m_kinds{"kind,latency_us,count\ncompletion,10,7\ntotal,11,7\n"};
    const test::TableFile m_turned{"name,8,16,32,64\na,1,2,3,5\nb,2,3,5,8\nc,3,1,2,2\n"};
    const test::TableFile m_offers{"name,price,speed\na,1,20\nb,2,40\nc,4,60\n"};
    const test::TableFile m_trace{
        test::runCommand({"pattern", "sfsa-strided", "--processes", "2", "--segments", "2", "--segment", "64K"}).out,
        "trace.csv"};
    const test::TableFile m_scenario{R"({"parameters": {"workload.clients": 3}})", "scenario.json"};
    const test::TableFile m_layout{
        test::runCommand({"layout", "--stripe-size", "64K", "--stripe-count", "4", "--yaml"}).out, "layout.yaml"};
};

GREYSCOPE_TEST(tst_cli_stored)

}  // namespace tests_of_cli_stored

#include "tst_cli_stored.moc"
