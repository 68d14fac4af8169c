#include <QTest>

#include <limits>

#include "core/data/columns/column_name.h"
#include "core/data/left_out.h"
#include "core/data/recipe/recipe.h"
#include "core/data/series/pivot.h"
#include "core/data/stack/stack.h"
#include "tests/support/test_registry.h"

namespace tests_of_stack {

using namespace greyscope;
using base::ErrorCode;
using data::StackPart;

namespace {

using Names = std::vector<std::string>;

constexpr double missing = std::numeric_limits<double>::quiet_NaN();

data::Column number(const char* name, data::NumericValues values) {
    return {name, data::unitInName(name), std::move(values)};
}

data::Column text(const char* name, Names levels, std::vector<std::int32_t> codes) {
    return {name, "", data::TextValues{std::move(levels), std::move(codes)}};
}

StackPart part(const char* source, std::vector<data::Column> columns, data::Roles roles, bool wide = false) {
    return {source, *data::Dataset::create(std::move(columns)), std::move(roles), wide, {}};
}

/// Operation, threads and objects, in MB/s.
StackPart before() {
    return part("before",
                {text("op", {"W", "R"}, {0, 1, 0, 1}), number("threads", {8, 8, 16, 16}),
                 number("objects", {1, 1, 1, 2}), number("rate_mb_s", {10, 20, 30, 40})},
                {{"op"}, {"threads", "objects"}, {"rate_mb_s"}, {}});
}

/// The same, in another order and unit, with a column that nobody has a use for.
StackPart after() {
    return part("after",
                {number("rate_gb_s", {0.05, missing}), text("note", {"slow"}, {-1, 0}), number("objects", {1, 1}),
                 number("threads", {8, 32}), text("op", {"R", "W"}, {1, 0})},
                {{"op"}, {"threads", "objects"}, {"rate_gb_s"}, {}});
}

/// A series a column, along threads.
StackPart wide() {
    return part("wide", {number("threads", {8, 16}), number("W (MB/s)", {11, 12}), number("R (MB/s)", {21, 22})},
                {{}, {"threads"}, {"W (MB/s)", "R (MB/s)"}, {}}, true);
}

Names cells(const data::Dataset& dataset, const std::string& column) {
    Names all;
    for (std::size_t row = 0; row < dataset.rowCount(); ++row) {
        all.push_back((*dataset.column(column))->textAt(row));
    }
    return all;
}

data::Stack stacked(const std::vector<StackPart>& parts) {
    base::NoProgress progress;
    return data::stack(parts, progress).value();
}

base::Error errorOf(const std::vector<StackPart>& parts) {
    base::NoProgress progress;
    const auto result = data::stack(parts, progress);
    return result ? base::Error{} : result.error();
}

}  // namespace

class tst_stack : public QObject {
    Q_OBJECT

private slots:
    void tablesOfOneProgramAreAlike() {
        // A run a file: what each holds differs between them.
        const auto run = [](const char* source, double size, data::NumericValues rates, bool withTime) {
            std::vector<data::Column> columns{number("size", {size, size}), text("operation", {"W", "R"}, {0, 1}),
                                              number("rate", std::move(rates))};
            columns[0].stated = data::StatedRole{data::Role::factor, "tool"};
            columns[1].stated = data::StatedRole{data::Role::key, "tool"};
            columns[2].stated = data::StatedRole{data::Role::metric, "tool"};
            if (withTime) {
                columns.push_back(number("time", {1, 2}));
                columns.back().stated = data::StatedRole{data::Role::metric, "tool"};
            }
            StackPart each = part(source, std::move(columns), {});
            each.roles = *data::guessRoles(each.dataset);
            return each;
        };
        base::NoProgress progress;
        const auto sweep = data::stack({run("a", 1, {5, 6}, true), run("b", 2, {7, 8}, false)}, progress);
        QVERIFY(sweep && sweep->equalLayout);
        QCOMPARE(sweep->roles.factors, Names{"size"});
        QCOMPARE(sweep->roles.keys, Names{"operation"});
        QCOMPARE(sweep->dataset.rowCount(), std::size_t{4});
        const auto systems = data::stack({run("a", 1, {5, 6}, true), run("b", 1, {7, 8}, true)}, progress);
        QCOMPARE(data::settingsOf(systems->roles), (Names{"operation", "source"}));
        // Somebody says otherwise.
        StackPart changed = run("a", 1, {5, 6}, true);
        changed.roles.metrics = {"time"};
        const auto told = data::stack({changed, run("b", 2, {7, 8}, true)}, progress);
        QCOMPARE(told->roles.metrics, Names{"time"});
    }

    /// The logs of a program along a time, and the summaries of its runs, are tables of two kinds.
    void logsAreUnlikeSummariesOfTheSameProgram() {
        const auto stated = [](const char* source, const char* factor, const char* unit) {
            std::vector<data::Column> columns{number(factor, {1, 2}), number("rate", {5, 6})};
            columns[0].unit = unit;
            columns[0].stated = data::StatedRole{data::Role::factor, "tool"};
            columns[1].stated = data::StatedRole{data::Role::metric, "tool"};
            StackPart each = part(source, std::move(columns), {});
            each.roles = *data::guessRoles(each.dataset);
            return each;
        };
        QVERIFY(!data::equalLayouts(stated("a", "depth", ""), stated("b", "time", "ms")));
        QVERIFY(!data::equalLayouts(stated("a", "time", "ms"), stated("b", "depth", "")));
        QVERIFY(data::equalLayouts(stated("a", "time", "ms"), stated("b", "time", "ms")));
        QVERIFY(data::equalLayouts(stated("a", "depth", ""), stated("b", "direct", "")));
    }

    void equalLayoutsStandBelowEachOther() {
        const data::Stack stack = stacked({before(), after()});
        QVERIFY(stack.equalLayout);
        QCOMPARE(cells(stack.dataset, "source"), (Names{"before", "before", "before", "before", "after", "after"}));
        QCOMPARE(cells(stack.dataset, "op"), (Names{"W", "R", "W", "R", "W", "R"}));
        QCOMPARE(cells(stack.dataset, "threads"), (Names{"8", "8", "16", "16", "8", "32"}));
        QCOMPARE(cells(stack.dataset, "rate_mb_s"), (Names{"10", "20", "30", "40", "50", ""}));
        QCOMPARE(cells(stack.dataset, "note"), (Names{"", "", "", "", "", "slow"}));
        QCOMPARE(stack.roles.keys, (Names{"source", "op"}));
        QCOMPARE(stack.roles.factors, (Names{"threads", "objects"}));
        QCOMPARE(stack.metric, std::string("rate_mb_s"));
        QCOMPARE(stack.parts[1].converted, (std::vector<data::UnitChange>{{"rate_gb_s", "GB/s", "MB/s", 1000.0}}));
        QVERIFY(stack.parts[0].converted.empty() && stack.parts[1].leftOut.empty());
    }

    void seriesAreNamedAfterTheirTables() {
        const data::Stack stack = stacked({before(), after()});
        const auto table = data::pivot(stack.dataset, {stack.roles.factors, stack.metric, stack.roles.keys, {}, {}});
        QVERIFY(table);
        Names names;
        for (const data::Series& series : table->series) {
            names.push_back(series.name);
        }
        QCOMPARE(names, (Names{"before:W", "before:R", "after:W", "after:R"}));
    }

    void aNameThatCouldMeanTwoSeriesIsQuoted() {
        const auto named = [](const char* source, const char* key) {
            return part(source, {text("op", {key}, {0}), number("threads", {8}), number("rate_mb_s", {1})},
                        {{"op"}, {"threads"}, {"rate_mb_s"}, {}});
        };
        const data::Stack stack = stacked({named("a", "b:c"), named("a:b", "c")});
        const auto table = data::pivot(stack.dataset, {{"threads"}, stack.metric, stack.roles.keys, {}, {}});
        QVERIFY(table);
        QCOMPARE(table->series[0].name, std::string("a:\"b:c\""));
        QCOMPARE(table->series[1].name, std::string("\"a:b\":c"));
    }

    /// Each number of each part stands in the stack once, at its threads; objects, which one part lacks, tell series
    /// apart.
    void differentLayoutsShareFactorsAndAMetric() {
        const data::Stack stack = stacked({wide(), before()});
        QVERIFY(!stack.equalLayout);
        QCOMPARE(stack.roles.keys, (Names{"source", "series"}));
        QCOMPARE(stack.roles.factors, (Names{"threads"}));
        QCOMPARE(cells(stack.dataset, "source"),
                 (Names{"wide", "wide", "wide", "wide", "before", "before", "before", "before"}));
        QCOMPARE(cells(stack.dataset, "series"),
                 (Names{"W", "W", "R", "R", "W, objects=1", "R, objects=1", "W, objects=1", "R, objects=2"}));
        QCOMPARE(cells(stack.dataset, "threads"), (Names{"8", "16", "8", "16", "8", "8", "16", "16"}));
        QCOMPARE(cells(stack.dataset, stack.metric), (Names{"11", "12", "21", "22", "10", "20", "30", "40"}));
        QCOMPARE((*stack.dataset.column(stack.metric))->unit, std::string("MB/s"));
    }

    /// What else was measured beside the metric of the others is no series of that metric.
    void ofAWidePartTheMetricOfTheOthersIsMeant() {
        const StackPart several =
            part("several", {number("threads", {8, 16}), number("rate_gb_s", {1, 2}), number("watts", {40, 50})},
                 {{}, {"threads"}, {"rate_gb_s", "watts"}, {}}, true);
        for (const auto& parts : {std::vector{before(), several}, {several, before()}}) {
            const data::Stack stack = stacked(parts);
            const data::StackAccount& account = stack.parts[parts[0].wide ? 0 : 1];
            QCOMPARE(stack.dataset.rowCount(), std::size_t{6});
            QCOMPARE(account.leftOut, Names{"watts"});
            QCOMPARE(account.times, std::size_t{1});
        }
        QCOMPARE(stacked({wide(), before()}).parts[0].times, std::size_t{2});
    }

    void factorsAreConvertedToo() {
        const auto sized = [](const char* source, const char* size, double value) {
            return part(source, {number(size, {value}), number("rate_mb_s", {1})}, {{}, {size}, {"rate_mb_s"}, {}});
        };
        const data::Stack stack = stacked({sized("a", "size_kib", 2048), sized("b", "size_mib", 2)});
        QCOMPARE(cells(stack.dataset, "size_kib"), (Names{"2048", "2048"}));
    }

    /// A row without a key belongs to no series: the pivot counts it.
    void rowsWithoutAKeyStay() {
        StackPart holed = before();
        holed.dataset = *data::Dataset::create({text("op", {"W"}, {0, -1}), number("threads", {8, 8}),
                                                number("objects", {1, 1}), number("rate_mb_s", {1, 2})});
        const data::Stack stack = stacked({wide(), holed});
        const auto table = data::pivot(stack.dataset, {stack.roles.factors, stack.metric, stack.roles.keys, {}, {}});
        QVERIFY(table);
        QCOMPARE(table->leftOut.rows, std::size_t{6});
        QCOMPARE(table->leftOut.unplacedRows(), std::size_t{1});
    }

    void aMissingUnitIsSaid() {
        StackPart plain = before();
        plain.dataset = *data::Dataset::create(
            {text("op", {"W"}, {0}), number("threads", {8}), number("objects", {1}), number("rate", {1})});
        plain.roles.metrics = {"rate"};
        const data::Stack stack = stacked({before(), plain});
        QCOMPARE(stack.parts[1].unitAssumed, (Names{"rate"}));
        QCOMPARE(stacked({plain, before()}).parts[1].unitAssumed, (Names{"rate"}));
    }

    void aNameThatIsAUnitIsOne() {
        const auto called = [](const char* name) {
            return part(name, {number("threads", {8}), number(name, {2})}, {{}, {"threads"}, {name}, {}});
        };
        const data::Stack stack = stacked({called("MB/s"), called("GB/s")});
        QCOMPARE(stack.parts[1].converted.size(), std::size_t{1});
        QCOMPARE((*stack.dataset.column("MB/s"))->numbers(), (std::vector<double>{2, 2000}));
        QCOMPARE(errorOf({called("MB/s"), called("us")}).code, ErrorCode::unitsDiffer);
    }

    void columnsWithoutAPlaceAreNamed() {
        StackPart timed = after();
        timed.roles.factors = {"threads"};
        const data::Stack stack = stacked({wide(), timed});
        QCOMPARE(stack.parts[1].leftOut, (Names{"note", "objects"}));
    }

    void refusesWhatCannotBeOne() {
        StackPart other = wide();
        other.roles.factors = {"R (MB/s)"};
        other.roles.metrics = {"W (MB/s)"};
        QCOMPARE(errorOf({before(), other}).code, ErrorCode::noSharedFactor);
        QCOMPARE(errorOf({before(), other}).arguments, (Names{"before", "threads, objects", "wide", "R (MB/s)"}));

        const StackPart times =
            part("times", {number("threads", {8}), number("latency_us", {8})}, {{}, {"threads"}, {"latency_us"}, {}});
        QCOMPARE(errorOf({before(), times}).code, ErrorCode::unitsDiffer);
        QCOMPARE(errorOf({before(), times}).arguments,
                 (Names{"before", "rate_mb_s", "MB/s", "times", "latency_us", "us"}));
        QCOMPARE(errorOf({}).code, ErrorCode::noRows);
    }

    /// Rows that a part lost before are counted in the whole, whatever the steps of the other parts are.
    void whatPartsLeaveOutStaysCounted() {
        base::NoProgress progress;
        const auto with = [&](const StackPart& part, const data::Recipe& recipe) {
            StackPart reshaped = part;
            reshaped.dataset = data::applyRecipe(part.dataset, recipe, {}, progress)->dataset;
            return reshaped;
        };
        const data::Recipe reads{{data::Filter{"op", {"R"}}}};
        const auto accountOf = [](const data::Stack& stack) {
            return data::placedRows(stack.dataset, {}, stack.roles.keys, stack.roles.factors)->leftOut;
        };
        StackPart other = before();
        other.source = "other";
        const data::LeftOut one = accountOf(stacked({with(before(), reads), other}));
        QCOMPARE(one.rowsRead(), std::size_t{8});
        QCOMPARE(one.rows, std::size_t{6});
        QCOMPARE(one.steps.size(), std::size_t{1});
        QCOMPARE(one.steps.front().rowsLeftOut(), std::size_t{2});
        QCOMPARE(one.steps.front().leftOut.front().reason, data::Reason::condition);
        // A reason that both have stands once.
        const data::LeftOut both = accountOf(stacked({with(before(), reads), with(other, reads)}));
        QCOMPARE(both.rowsRead(), std::size_t{8});
        QCOMPARE(both.steps.front().leftOut.size(), std::size_t{1});
        QCOMPARE(both.steps.front().leftOut.front().count, std::size_t{4});
        // Steps of the stack itself come behind them.
        const data::Stack stack = stacked({with(before(), reads), other});
        const auto rest = data::applyRecipe(stack.dataset, {{data::Filter{"threads", {"8"}}}}, {}, progress);
        QCOMPARE(data::stepsOfParts(rest->dataset.steps()), std::size_t{2});
        const auto whole = data::summedSteps(rest->dataset.steps());
        QCOMPARE(whole.size(), std::size_t{2});
        QCOMPARE(whole.front().after, whole.back().before);
        QCOMPARE(whole.back().after, std::size_t{3});
    }

    /// Of parts that were reshaped in one way each stage is summed up; of others the rows after their last reshaping.
    void reshapedPartsAreCountedByStage() {
        using data::StepAccount;
        const auto condition = [](std::size_t rows) {
            return std::vector<data::Tally>{{data::Reason::condition, "op!=Total", rows, 2, {}}};
        };
        const auto made = [&](const char* table, std::size_t rows, std::size_t times) {
            return std::vector<StepAccount>{
                {.before = rows + 1, .after = rows, .leftOut = condition(1), .remarks = {}, .table = table},
                {.before = rows, .after = rows * times, .made = times, .leftOut = {}, .remarks = {}, .table = table}};
        };
        const auto sum = [](std::vector<StepAccount> a, const std::vector<StepAccount>& b) {
            a.insert(a.end(), b.begin(), b.end());
            return data::summedSteps(a);
        };
        const auto alike = sum(made("a", 4, 3), made("b", 5, 3));
        QCOMPARE(alike.size(), std::size_t{1});
        QCOMPARE(alike.front().before, std::size_t{11});
        QCOMPARE(alike.front().rowsLeftOut(), std::size_t{2});
        QCOMPARE(alike.front().after, std::size_t{27});
        QCOMPARE(alike.front().leftOut.front().firstTable, std::string("a"));
        const auto unlike = sum(made("a", 4, 3), made("b", 5, 2));
        QCOMPARE(unlike.size(), std::size_t{1});
        QCOMPARE(unlike.front().before, std::size_t{22});
        QCOMPARE(unlike.front().after, std::size_t{22});
        QCOMPARE(unlike.front().rowsLeftOut(), std::size_t{0});
        QCOMPARE(unlike.front().remarks.front().count, std::size_t{2});
    }

    void repeatsStayRepeats() {
        const auto runs = [](const char* source, const char* column, data::Roles roles) {
            return part(source,
                        {text("op", {"W"}, {0, 0}), number("threads", {8, 8}), number(column, {1, 2}),
                         number("rate_mb_s", {10, 20})},
                        std::move(roles));
        };
        const StackPart a = runs("a", "run", {{"op"}, {"threads"}, {"rate_mb_s"}, {}, {"run"}});
        // What one part takes for a description, another one's repeats are told apart by.
        const StackPart described = runs("b", "run", {{"op"}, {"threads"}, {"rate_mb_s"}, {"run"}});
        for (const auto& parts : {std::vector{a, described}, {described, a}}) {
            const data::Stack stack = stacked(parts);
            QVERIFY(stack.equalLayout);
            QCOMPARE(stack.roles.repetitions, Names{"run"});
            QVERIFY(stack.roles.descriptions.empty());
        }
        // Of different layouts too, under other names, and beside a part that has none.
        const data::Stack mixed =
            stacked({a, runs("b", "iter", {{"op"}, {"threads"}, {"rate_mb_s"}, {}, {"iter"}}), wide()});
        QCOMPARE(mixed.roles.repetitions, Names{"run"});
        QCOMPARE(cells(mixed.dataset, "run"), (Names{"1", "2", "1", "2", "", "", "", ""}));
        data::SeriesQuery query{mixed.roles.factors, mixed.metric, mixed.roles.keys, {}};
        query.repeats = mixed.roles.repetitions;
        query.settings = data::settingsOf(mixed.roles);
        QCOMPARE(data::pivot(mixed.dataset, query)->values(0, 0), 15.0);
    }
};

GREYSCOPE_TEST(tst_stack)

}  // namespace tests_of_stack

#include "tst_stack.moc"
