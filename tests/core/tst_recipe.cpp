#include <QTest>

#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <random>

#include "core/data/left_out.h"
#include "core/data/recipe/recipe.h"
#include "core/data/recipe/recipe_text.h"
#include "core/data/table_layout.h"
#include "tests/support/impatient.h"
#include "tests/support/test_registry.h"

namespace tests_of_recipe {

using namespace greyscope;
using base::ErrorCode;
using data::Dataset;
using data::Filter;
using data::Reason;
using data::Test;

namespace {

const double missing = std::numeric_limits<double>::quiet_NaN();
using Names = std::vector<std::string>;

data::Column number(const std::string& name, data::NumericValues values, const std::string& unit = {}) {
    return {name, unit, std::move(values)};
}

/// "" is a missing cell.
data::Column text(const std::string& name, const Names& cells) {
    data::TextValues texts;
    for (const std::string& cell : cells) {
        const auto level = std::find(texts.levels.begin(), texts.levels.end(), cell);
        texts.codes.push_back(cell.empty() ? -1 : static_cast<std::int32_t>(level - texts.levels.begin()));
        if (!cell.empty() && level == texts.levels.end()) {
            texts.levels.push_back(cell);
        }
    }
    return {name, "", std::move(texts)};
}

base::Expected<Dataset> noTables(const std::string& path, base::Progress& /*progress*/) {
    return base::fail(ErrorCode::fileNotFound, {path});
}

base::Expected<data::Reshaped> reshape(const Dataset& dataset, const data::Recipe& recipe,
                                       const data::TableReader& reader = noTables) {
    base::NoProgress progress;
    return data::applyRecipe(dataset, recipe, reader, progress);
}

/// A step as the command line spells it.
data::RecipeStep step(const char* option, const std::string& value) {
    const auto read = data::stepFrom({option, value});
    return read ? *read : data::RecipeStep{Filter{"step not understood: " + value, {}}};
}

/// Every cell as text, a row each.
std::vector<Names> cellsOf(const Dataset& dataset) {
    std::vector<Names> rows(dataset.rowCount());
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (const auto& column : dataset.columns()) {
            rows[row].push_back(column.textAt(row));
        }
    }
    return rows;
}

Names namesOf(const Dataset& dataset) {
    Names names;
    for (const auto& column : dataset.columns()) {
        names.push_back(column.name);
    }
    return names;
}

std::vector<std::size_t> linesOf(const Dataset& dataset) {
    std::vector<std::size_t> lines;
    for (std::size_t row = 0; row < dataset.rowCount(); ++row) {
        lines.push_back(dataset.lineOf(row));
    }
    return lines;
}

/// Rows before = rows after and those left out, of every step; the steps follow each other.
bool addsUp(const Dataset& dataset, std::size_t read) {
    std::size_t rows = read;
    for (const data::StepAccount& account : dataset.steps()) {
        const std::size_t stayed = account.becameSeries > 0 ? account.becameSeries : account.after / account.made;
        if (account.before != rows || account.before != account.rowsLeftOut() + stayed ||
            (account.becameSeries == 0 && account.after % account.made != 0)) {
            return false;
        }
        rows = account.after;
    }
    return rows == dataset.rowCount();
}

/// Empty keys, duplicates, holes, an awkward name.
Dataset phases() {
    return *Dataset::create({text("host", {"n1", "n2", "", "n1", "n3"}), number("tasks", {1, 2, 4, missing, 2}),
                             number("open(s)", {0.1, 0.2, 0.3, 0.4, missing}, "s"),
                             number("wr/rd(s)", {1, 2, 3, 4, 5}, "s"), number("close(s)", {7, 0, 9, 10, 11}, "s")},
                            {2, 3, 5, 6, 7});
}

data::Filter randomFilter(std::mt19937& random) {
    const Names values{"n1", "n2", "a|b", "", "x=y", "2..4", "\"q\"", "\u7cfb\u7edf", "a,b"};
    const auto value = [&] { return values[random() % values.size()]; };
    Filter filter{value() + "c", {}, static_cast<Test>(random() % 7)};
    const bool several = filter.test == Test::is || filter.test == Test::isNot || filter.test == Test::contains;
    for (std::size_t i = several ? 1 + random() % 3 : 1; i > 0; --i) {
        filter.values.push_back(filter.test == Test::is || filter.test == Test::isNot ? value() : value() + "v");
    }
    return filter;
}

}  // namespace

class tst_recipe : public QObject {
    Q_OBJECT
private slots:
    void nothingToDoLeavesTheDataset() {
        const Dataset dataset = phases();
        const auto same = reshape(dataset, {});
        QVERIFY(same);
        QCOMPARE(&same->dataset.columns(), &dataset.columns());
        QVERIFY(same->dataset.steps().empty());
    }

    /// Filters against a loop over the cells.
    void conditionsKeepWhatTheySay_data() {
        QTest::addColumn<QString>("condition");
        QTest::addColumn<std::vector<std::size_t>>("lines");
        using Lines = std::vector<std::size_t>;
        QTest::newRow("above") << "tasks>1" << Lines{3, 5, 7};
        QTest::newRow("at least") << "tasks>=2" << Lines{3, 5, 7};
        QTest::newRow("below") << "tasks<2" << Lines{2};
        QTest::newRow("at most") << "tasks<=2" << Lines{2, 3, 7};
        QTest::newRow("is") << "host=n1" << Lines{2, 6};
        QTest::newRow("either") << "host=n3|n2" << Lines{3, 7};
        QTest::newRow("is not, with the empty cell") << "host!=n1" << Lines{3, 5, 7};
        QTest::newRow("empty") << "host=" << Lines{5};
        QTest::newRow("not empty") << "tasks!=" << Lines{2, 3, 5, 7};
        QTest::newRow("empty or") << "host=n3|" << Lines{5, 7};
        QTest::newRow("range") << "tasks=2..4" << Lines{3, 5, 7};
        QTest::newRow("open range") << "tasks=..1|4" << Lines{2, 5};
        QTest::newRow("not in the range") << "tasks!=2.." << Lines{2, 6};
        QTest::newRow("as a number") << "tasks=2.0" << Lines{3, 7};
        QTest::newRow("part") << "host~3" << Lines{7};
        QTest::newRow("part of a number") << "close(s)~1" << Lines{6, 7};
        QTest::newRow("awkward name") << "\"wr/rd(s)\">3.5" << Lines{6, 7};
    }
    void conditionsKeepWhatTheySay() {
        QFETCH(QString, condition);
        QFETCH(std::vector<std::size_t>, lines);
        const auto kept = reshape(phases(), {step("--where", condition.toStdString())});
        QVERIFY(kept);
        QCOMPARE(linesOf(kept->dataset), lines);
        QVERIFY(addsUp(kept->dataset, 5));
        QCOMPARE(kept->filters.size(), std::size_t{1});
        QCOMPARE(kept->beforeFilters.rowCount(), std::size_t{5});
        QCOMPARE(data::select(phases(), kept->filters)->size(), lines.size());
        // The other cells of a row come with it.
        for (std::size_t row = 0; row < kept->dataset.rowCount(); ++row) {
            for (std::size_t source = 0; source < 5; ++source) {
                if (phases().lineOf(source) == kept->dataset.lineOf(row)) {
                    QCOMPARE(cellsOf(kept->dataset)[row], cellsOf(phases())[source]);
                }
            }
        }
    }

    void aConditionThatCannotBeMetIsNamed() {
        QCOMPARE(reshape(phases(), {step("--where", "task>1")}).error().code, ErrorCode::unknownColumn);
        QCOMPARE(reshape(phases(), {step("--where", "host>1")}).error().code, ErrorCode::columnNotNumeric);
        QCOMPARE(reshape(phases(), {step("--where", "tasks>many")}).error().code, ErrorCode::conditionNotNumeric);
        QCOMPARE(reshape(phases(), {step("--where", "host=n4")}).error().code, ErrorCode::unknownValue);
        // That no cell is empty is no mistake.
        const auto full = *Dataset::create({text("op", {"read", "write"}), number("n", {1, 2})});
        QCOMPARE(reshape(full, {step("--where", "op!="), step("--where", "n!=")})->dataset.rowCount(), std::size_t{2});
        QCOMPARE(reshape(full, {step("--where", "op=|read")})->dataset.rowCount(), std::size_t{1});
        QCOMPARE(reshape(full, {step("--where", "op=")}).error().code, ErrorCode::filterMatchesNothing);
        const auto none = reshape(phases(), {step("--derive", "x=2*tasks"), step("--where", "x>100")});
        QCOMPARE(none.error().code, ErrorCode::filterMatchesNothing);
        QCOMPARE(none.error().location.file, std::string("--where x>100"));
    }

    void rowsAreExcludedByTheirLine() {
        const auto result = reshape(phases(), {step("--without-rows", "6,2-3,4,99")});
        QVERIFY(result);
        QCOMPARE(linesOf(result->dataset), (std::vector<std::size_t>{5, 7}));
        QVERIFY(addsUp(result->dataset, 5));
        const auto& account = result->dataset.steps().front();
        QVERIFY(account.leftOut == (std::vector<data::Tally>{{Reason::marked, "", 3, 2, {}}}));
        QVERIFY(account.remarks == (std::vector<data::Tally>{{Reason::markedNotThere, "", 2, 0, {"4", "99"}}}));
        QCOMPARE(reshape(phases(), {step("--without-rows", "1-7")}).error().code, ErrorCode::noRows);
    }

    void columnsBecomeRows() {
        const auto result = reshape(phases(), {step("--unpivot", "open(s),wr/rd(s),close(s)=phase,seconds")});
        QVERIFY(result);
        QCOMPARE(namesOf(result->dataset), (Names{"host", "tasks", "phase", "seconds"}));
        const auto cells = cellsOf(result->dataset);
        const auto before = cellsOf(phases());
        const Names phase{"open", "wr/rd", "close"};
        QCOMPARE(cells.size(), std::size_t{15});
        for (std::size_t row = 0; row < cells.size(); ++row) {
            const Names& source = before[row / 3];
            QCOMPARE(cells[row], (Names{source[0], source[1], phase[row % 3], source[2 + row % 3]}));
            QCOMPARE(result->dataset.lineOf(row), phases().lineOf(row / 3));
        }
        QCOMPARE(result->dataset.columns()[3].unit, std::string("s"));
        QCOMPARE(result->dataset.steps().front().made, std::size_t{3});
        QVERIFY(addsUp(result->dataset, 5));
    }

    /// What the file had instead of a number is known in the new rows as well.
    void unpivotKeepsWhyCellsAreMissing() {
        data::Column a = number("a", {1, missing, 3});
        data::Column b = number("b", {missing, missing, 6});
        a.notNumbers = {1};
        b.notFinite = {0, 1};
        const auto result = reshape(*Dataset::create({a, b}), {step("--unpivot", "a,b=k,v")});
        QCOMPARE(result->dataset.columns()[1].notNumbers, (std::vector<std::size_t>{2}));
        QCOMPARE(result->dataset.columns()[1].notFinite, (std::vector<std::size_t>{1, 3}));
        const auto kept = reshape(result->dataset, {step("--where", "k=b")});
        QCOMPARE(kept->dataset.columns()[1].notFinite, (std::vector<std::size_t>{0, 1}));
        QVERIFY(kept->dataset.columns()[1].notNumbers.empty());
        QCOMPARE(kept->dataset.steps().size(), std::size_t{2});
    }

    void unitsThatMeasureTheSameAreConverted() {
        const auto dataset = *Dataset::create({number("read_us", {1500, 20}, "us"), number("write_ms", {2, 3}, "ms")});
        const auto first = reshape(dataset, {step("--unpivot", "read_us,write_ms=phase,latency")});
        QCOMPARE(first->dataset.columns()[1].unit, std::string("us"));
        QCOMPARE(first->dataset.columns()[1].numbers(), (data::NumericValues{1500, 2000, 20, 3000}));
        const auto stated = reshape(dataset, {step("--unpivot", "read_us,write_ms=phase,latency_ms")});
        QCOMPARE(stated->dataset.columns()[1].unit, std::string("ms"));
        QCOMPARE(stated->dataset.columns()[1].numbers(), (data::NumericValues{1.5, 2, 0.02, 3}));
        QCOMPARE(cellsOf(stated->dataset)[1].front(), std::string("write"));
    }

    void numbersAsNamesMakeANumericKey() {
        const auto dataset = *Dataset::create({text("system", {"A", "B"}), number("8", {1, 2}), number("16", {3, 4})});
        const auto result = reshape(dataset, {step("--unpivot", "8,16=threads,rate_mb_s")});
        QCOMPARE(result->dataset.columns()[1].numbers(), (data::NumericValues{8, 16, 8, 16}));
        QCOMPARE(result->dataset.columns()[2].unit, std::string("MB/s"));
    }

    /// A cell that no column has is missing, and each value keeps its unit.
    void severalValuesAreUnpivotedBesideEachOther() {
        const auto dataset = *Dataset::create({text("country", {"I", "S"}), number("gdp_a_head_2019", {1, 2}, "USD"),
                                               number("gdp_a_head_2020", {3, 4}, "USD"), number("pop_2020", {50, 60})});
        const auto result = reshape(dataset, {step("--unpivot", "gdp_a_head_2019,gdp_a_head_2020,pop_2020=year,*_")});
        QCOMPARE(data::columnNames(result->dataset), (Names{"country", "year", "gdp_a_head", "pop"}));
        QCOMPARE(
            cellsOf(result->dataset),
            (std::vector<Names>{
                {"I", "2019", "1", ""}, {"I", "2020", "3", "50"}, {"S", "2019", "2", ""}, {"S", "2020", "4", "60"}}));
        QCOMPARE(result->dataset.columns()[2].unit, std::string("USD"));
        QVERIFY(result->dataset.columns()[1].isNumeric());
        const auto first = *Dataset::create({number("2019 gdp a head", {1}), number("2019 pop", {2})});
        const auto behind = reshape(first, {step("--unpivot", "2019 gdp a head,2019 pop=year, *")});
        QCOMPARE(data::columnNames(behind->dataset), (Names{"year", "gdp a head", "pop"}));
        QCOMPARE(reshape(dataset, {step("--unpivot", "country,pop_2020=year,*_")}).error().code,
                 ErrorCode::columnNotNumeric);
        const auto unfit = reshape(first, {step("--unpivot", "2019 gdp a head,2019 pop=year,*_")});
        QCOMPARE(unfit.error().code, ErrorCode::nameFitsNoPattern);
        QCOMPARE(unfit.error().arguments, (Names{"*_", "2019 gdp a head, 2019 pop"}));
        const auto many = *Dataset::create(
            {number("a_1", {1}), number("b", {1}), number("c", {1}), number("d", {1}), number("e", {1})});
        QCOMPARE(reshape(many, {step("--unpivot", "a_1,b,c,d,e=year,*_")}).error().arguments,
                 (Names{"*_", "b, c, d", "1"}));
    }

    void flagsStayWithTheirNumbers() {
        data::Column flagged = number("2019", {1, 2});
        flagged.words = {{1, "2 p"}};
        const auto dataset = *Dataset::create({text("geo", {"BE", "BG"}), flagged, number("2020", {3, 4})});
        const auto result = reshape(dataset, {step("--unpivot", "2019,2020=year,value"), step("--where", "geo=BG")});
        QCOMPARE(result->dataset.columns()[2].writtenAt(0), std::string("2 p"));
        QCOMPARE(result->dataset.columns()[2].numbers(), (data::NumericValues{2, 4}));
        QCOMPARE(result->dataset.columns()[2].words.size(), std::size_t{1});
    }

    void textIsUnpivotedAsText() {
        const auto dataset = *Dataset::create({text("a", {"x", "", "y"}), text("b", {"y", "z", "x"})});
        const auto result = reshape(dataset, {step("--unpivot", "a,b=k,v")});
        QCOMPARE(cellsOf(result->dataset),
                 (std::vector<Names>{{"a", "x"}, {"b", "y"}, {"a", ""}, {"b", "z"}, {"a", "y"}, {"b", "x"}}));
        QCOMPARE(result->dataset.columns()[1].texts().levels, (Names{"x", "y", "z"}));
    }

    void unpivotRefusesWhatDoesNotBelongTogether() {
        const auto dataset = *Dataset::create({text("t", {"x"}), number("a", {1}, "ms"), number("b", {2}, "MB/s"),
                                               number("c", {2}, "ms"), number("k", {1})});
        const auto code = [&](const char* value) { return reshape(dataset, {step("--unpivot", value)}).error().code; };
        const auto units = reshape(dataset, {step("--unpivot", "a,b=key,v")});
        QCOMPARE(units.error().code, ErrorCode::columnUnitsDiffer);
        QCOMPARE(units.error().arguments, (Names{"a", "ms", "b", "MB/s"}));
        QCOMPARE(code("a,c=key,v_mb_s"), ErrorCode::columnUnitsDiffer);
        QCOMPARE(code("a,k=key,v"), ErrorCode::columnUnitsDiffer);
        QCOMPARE(code("a,t=key,v"), ErrorCode::columnNotNumeric);
        QCOMPARE(code("a,a=key,v"), ErrorCode::duplicateColumn);
        QCOMPARE(code("a,c=k,v"), ErrorCode::duplicateColumn);
        QCOMPARE(code("a,c=v,v"), ErrorCode::duplicateColumn);
        QCOMPARE(code("a,z=key,v"), ErrorCode::unknownColumn);
    }

    void aColumnIsSplitByItsPattern() {
        const auto dataset =
            *Dataset::create({text("path", {"host12/ost3", "host1/ost40", "", "other", "host/ost1", "host2/ost7"}),
                              number("y", {1, 2, 3, 4, 5, 6})},
                             {2, 3, 4, 5, 6, 7});
        const auto result = reshape(dataset, {step("--split", "path=host{host}/ost{ost}")});
        QVERIFY(result);
        QCOMPARE(namesOf(result->dataset), (Names{"host", "ost", "y"}));
        QVERIFY(result->dataset.columns()[0].isNumeric());
        QCOMPARE(cellsOf(result->dataset)[1], (Names{"1", "40", "2"}));
        QCOMPARE(cellsOf(result->dataset)[3], (Names{"", "", "4"}));
        QVERIFY(result->dataset.steps().front().remarks ==
                (std::vector<data::Tally>{{Reason::partsEmpty, "path", 1, 4, {}},
                                          {Reason::notSplit, "path", 2, 5, {"other", "host/ost1"}}}));
        QVERIFY(addsUp(result->dataset, 6));
    }

    void patterns_data() {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QString>("cell");
        QTest::addColumn<QStringList>("parts");
        QTest::newRow("separator") << "{a}_{b}"
                                   << "ext4_loop" << QStringList{"ext4", "loop"};
        QTest::newRow("first place, rest to the end") << "{a}_{b}"
                                                      << "ext4_loop_2" << QStringList{"ext4", "loop_2"};
        QTest::newRow("anchored at the end") << "{a}.csv"
                                             << "x.csv.csv" << QStringList{"x.csv"};
        QTest::newRow("one part") << "v{a}"
                                  << "v1.2" << QStringList{"1.2"};
        QTest::newRow("braces") << "{{{a}}}"
                                << "{7}" << QStringList{"7"};
        QTest::newRow("Chinese") << "{a}\u7cfb\u7edf{b}"
                                 << "\u65e7\u7cfb\u7edf\u65b0" << QStringList{"\u65e7", "\u65b0"};
        QTest::newRow("a separator first") << "{a}_{b}"
                                           << "__x" << QStringList{"_", "x"};
        QTest::newRow("number") << "{a}.{b}"
                                << "1.5" << QStringList{"1", "5"};
        QTest::newRow("does not fit") << "{a}-{b}"
                                      << "x_y" << QStringList{};
        QTest::newRow("text overlaps itself") << "aa{a}aa"
                                              << "aaa" << QStringList{};
    }
    void patterns() {
        QFETCH(QString, pattern);
        QFETCH(QString, cell);
        QFETCH(QStringList, parts);
        const auto dataset = *Dataset::create({text("c", {cell.toStdString()})});
        const auto result = reshape(dataset, {data::RecipeStep{data::SplitColumn{"c", pattern.toStdString()}}});
        if (parts.isEmpty()) {
            QCOMPARE(result.error().code, ErrorCode::patternFitsNothing);
            return;
        }
        QVERIFY(result);
        QStringList found;
        const Names cells = cellsOf(result->dataset).front();
        for (const std::string& part : cells) {
            found << QString::fromStdString(part);
        }
        QCOMPARE(found, parts);
    }

    void patternsThatSayNothingAreRefused() {
        for (const char* pattern : {"host", "{a}{b}", "{a", "a}", "{}", "{a}-{a}"}) {
            QCOMPARE(data::stepFrom({"--split", std::string("c=") + pattern}).error().code,
                     ErrorCode::patternNotUsable);
        }
        const auto taken = reshape(phases(), {step("--split", "host=n{tasks}")});
        QCOMPARE(taken.error().code, ErrorCode::duplicateColumn);
    }

    /// Against a map from key to row.
    void aKeyTableIsLookedUp() {
        std::mt19937 random(7);
        const std::size_t rows = 500;
        Names hosts(rows);
        std::vector<double> disks(rows);
        for (std::size_t row = 0; row < rows; ++row) {
            hosts[row] = random() % 9 == 0 ? std::string() : "h" + std::to_string(random() % 12);
            disks[row] = random() % 9 == 0 ? missing : static_cast<double>(random() % 3);
        }
        Names keyHosts, models;
        data::NumericValues keyDisks;
        std::map<std::pair<std::string, double>, std::string> expected;
        for (int host = 14; host >= 2; --host) {
            for (int disk = 0; disk < 2; ++disk) {
                keyHosts.push_back("h" + std::to_string(host));
                keyDisks.push_back(disk);
                models.push_back("m" + std::to_string(random() % 4));
                expected[{keyHosts.back(), disk}] = models.back();
            }
        }
        const auto keys = *Dataset::create({number("disk", keyDisks), text("model", models), text("host", keyHosts)});
        const auto reader = [&](const std::string& path, base::Progress&) {
            return path == "keys.csv" ? base::Expected<Dataset>(keys) : base::fail(ErrorCode::fileNotFound, {path});
        };
        const auto dataset = *Dataset::create({text("host", hosts), number("disk", disks)});
        const auto result = reshape(dataset, {step("--join", "keys.csv=host,disk")}, reader);
        QVERIFY(result);
        QCOMPARE(namesOf(result->dataset), (Names{"host", "disk", "model"}));
        std::size_t empty = 0, unknown = 0;
        std::map<std::string, bool> used;
        const auto cells = cellsOf(result->dataset);
        for (std::size_t row = 0; row < rows; ++row) {
            const bool hasKey = !hosts[row].empty() && !std::isnan(disks[row]);
            const auto found = hasKey ? expected.find({hosts[row], disks[row]}) : expected.end();
            QCOMPARE(cells[row][2], found == expected.end() ? std::string() : found->second);
            empty += hasKey ? 0 : 1;
            unknown += hasKey && found == expected.end() ? 1 : 0;
            if (found != expected.end()) {
                used[found->first.first + std::to_string(found->first.second)] = true;
            }
        }
        const auto& remarks = result->dataset.steps().front().remarks;
        QCOMPARE(remarks.size(), std::size_t{3});
        QCOMPARE(remarks[0].reason, Reason::keyEmpty);
        QCOMPARE(remarks[0].count, empty);
        QCOMPARE(remarks[1].reason, Reason::keyUnknown);
        QCOMPARE(remarks[1].count, unknown);
        QCOMPARE(remarks[2].reason, Reason::keyUnused);
        QCOMPARE(remarks[2].count, expected.size() - used.size());
        QVERIFY(addsUp(result->dataset, rows));
    }

    void aJoinThatIsNotClearIsRefused() {
        const auto reader = [](const std::string& path, base::Progress&) {
            return path == "twice" ? Dataset::create({text("host", {"n1", "n2", "n1"}), number("x", {1, 2, 3})})
                                   : Dataset::create({text("host", {"n1"}), number("tasks", {1})});
        };
        const auto twice = reshape(phases(), {step("--join", "twice=host")}, reader);
        QCOMPARE(twice.error().code, ErrorCode::duplicateKey);
        QCOMPARE(twice.error().arguments, (Names{"twice", "n1", "2"}));
        QCOMPARE(reshape(phases(), {step("--join", "other=host")}, reader).error().code, ErrorCode::duplicateColumn);
        QCOMPARE(reshape(phases(), {step("--join", "twice=x")}, reader).error().code, ErrorCode::unknownColumn);
        QCOMPARE(reshape(phases(), {step("--join", "none=host")}).error().code, ErrorCode::fileNotFound);
    }

    void columnsAreComputed() {
        const auto result = reshape(phases(), {step("--derive", "time (ms)=1000*\"open(s)\" + tasks ^ 2"),
                                               step("--derive", "inverse=1/\"close(s)\"")});
        QVERIFY(result);
        const auto& columns = result->dataset.columns();
        QCOMPARE(columns[5].name, std::string("time (ms)"));
        QCOMPARE(columns[5].unit, std::string("ms"));
        for (const std::size_t row : {0U, 1U, 2U}) {
            const double tasks = columns[1].numbers()[row];
            QCOMPARE(columns[5].numbers()[row], 1000 * columns[2].numbers()[row] + tasks * tasks);
        }
        QVERIFY(std::isnan(columns[5].numbers()[3]) && std::isnan(columns[5].numbers()[4]));
        QVERIFY(result->dataset.steps()[0].remarks ==
                (std::vector<data::Tally>{{Reason::operandEmpty, "time (ms)", 2, 6, {}}}));
        // Division by zero is a missing cell.
        QVERIFY(std::isnan(columns[6].numbers()[1]));
        QVERIFY(result->dataset.steps()[1].remarks ==
                (std::vector<data::Tally>{{Reason::notFinite, "inverse", 1, 3, {}}}));
        QVERIFY(addsUp(result->dataset, 5));
    }

    void expressions_data() {
        QTest::addColumn<QString>("expression");
        QTest::addColumn<double>("value");
        QTest::newRow("precedence") << "1+2*3^2" << 19.0;
        QTest::newRow("unary") << "-a + 5" << 1.0;
        QTest::newRow("choice") << "a >= 4 ? 10 : 20" << 10.0;
        QTest::newRow("equal") << "a==4 && b!=4" << 1.0;
        QTest::newRow("logarithms") << "log2(8)+log10(100)+ln(e)" << 6.0;
        QTest::newRow("functions") << "max(a, b, 9) - min(a,b) + round(2.5) + mod(7, 4)" << 11.0;
        QTest::newRow("exponent") << "2.5e-1*a" << 1.0;
        QTest::newRow("Chinese name") << "\u541e\u5410*2" << 14.0;
        QTest::newRow("quoted name") << "\"a b, \"\"c\"\"\" + 1" << 9.0;
        QTest::newRow("a column is before a constant") << "pi" << 11.0;
        QTest::newRow("blank before bracket") << "abs (-3)" << 3.0;
        QTest::newRow("not") << "!a + 10*!(a > 5) + 100*!!b" << 110.0;
        QTest::newRow("not, then a comparison") << "!a == 0" << 1.0;
        QTest::newRow("a power before its sign") << "-2^2 + 2^-1" << -3.5;
        QTest::newRow("powers from the right") << "2^3^2" << 512.0;
        QTest::newRow("choices in a choice") << "a > 5 ? 1 : b > 5 ? 2 : a == 4 ? 3 : 4" << 3.0;
        QTest::newRow("many arguments") << "min(9, 8, 7, a, 6)" << 4.0;
        QTest::newRow("what is not chosen does not count") << "a > 0 ? a : ln(0 - a)" << 4.0;
    }
    void expressions() {
        QFETCH(QString, expression);
        QFETCH(double, value);
        const auto dataset = *Dataset::create({number("a", {4}), number("b", {5}), number("a b, \"c\"", {8}),
                                               number("\u541e\u5410", {7}), number("pi", {11})});
        const auto result = reshape(dataset, {data::RecipeStep{data::DeriveColumn{"y", expression.toStdString()}}});
        QVERIFY2(result, qPrintable(expression));
        QCOMPARE(result->dataset.columns().back().numbers().front(), value);
    }

    /// An undefined part makes the whole undefined, at either side.
    void undefinedValuesStayUndefined_data() {
        QTest::addColumn<QString>("expression");
        const QStringList parts{"log2(1-a)", "(1/(a-4))", "sqrt(0-a)", "exp(1000)"};
        const QStringList wholes{"max(1.5, %1)",
                                 "max(%1, 1.5)",
                                 "min(1, %1, 2)",
                                 "min(%1, 1)",
                                 "1/%1",
                                 "0*%1",
                                 "%1^0",
                                 "1^%1",
                                 "%1 > 1",
                                 "1 <= %1",
                                 "%1 == 1",
                                 "%1 != 1",
                                 "1 || %1",
                                 "%1 || 1",
                                 "0 && %1",
                                 "%1 && 0",
                                 "!%1",
                                 "%1 ? 1 : 2",
                                 "%1 > 0 ? 100 : 200",
                                 "a == 4 ? %1 : 1",
                                 "mod(1, %1)",
                                 "round(%1)"};
        for (const QString& part : parts) {
            for (const QString& whole : wholes) {
                QTest::addRow("%s", qPrintable(whole.arg(part))) << whole.arg(part);
            }
        }
    }
    void undefinedValuesStayUndefined() {
        QFETCH(QString, expression);
        const auto dataset = *Dataset::create({number("a", {4})});
        const auto result = reshape(dataset, {data::RecipeStep{data::DeriveColumn{"y", expression.toStdString()}}});
        QVERIFY(result);
        QVERIFY(std::isnan(result->dataset.columns().back().numbers().front()));
    }

    void wrongExpressionsSayWhere_data() {
        QTest::addColumn<QString>("expression");
        QTest::addColumn<int>("place");
        QTest::addColumn<QString>("found");
        QTest::newRow("operator") << "a + * b" << 5 << "*";
        QTest::newRow("behind a quoted name") << "\"a\" + * b" << 7 << "*";
        QTest::newRow("behind Chinese") << "\u541e\u5410 + )" << 6 << ")";
        QTest::newRow("ends") << "a +" << 4 << "";
        QTest::newRow("assignment") << "a = 3" << 3 << "=";
        QTest::newRow("quote") << "a + \"b" << 5 << "\"";
        QTest::newRow("list") << "a, b" << 2 << ",";
    }
    void wrongExpressionsSayWhere() {
        QFETCH(QString, expression);
        QFETCH(int, place);
        QFETCH(QString, found);
        const auto dataset = *Dataset::create({number("a", {4}), number("b", {5}), number("\u541e\u5410", {7})});
        const auto result = reshape(dataset, {data::RecipeStep{data::DeriveColumn{"y", expression.toStdString()}}});
        QCOMPARE(result.error().code, ErrorCode::expressionWrong);
        QCOMPARE(result.error().arguments,
                 (Names{expression.toStdString(), std::to_string(place), found.toStdString()}));
    }

    void expressionsNameWhatIsNotThere() {
        const auto code = [](const char* text) {
            return reshape(phases(), {data::RecipeStep{data::DeriveColumn{"y", text}}}).error().code;
        };
        QCOMPARE(code("2*task"), ErrorCode::unknownColumn);
        QCOMPARE(code("2*host"), ErrorCode::columnNotNumeric);
        QCOMPARE(code("rnd(1)"), ErrorCode::unknownFunction);
        QCOMPARE(code("(((((("), ErrorCode::expressionWrong);
        QCOMPARE(code("sqrt(1,2)"), ErrorCode::expressionWrong);
        QCOMPARE(code("1 2"), ErrorCode::expressionWrong);
        QCOMPARE(code("()"), ErrorCode::expressionWrong);
        QCOMPARE(code(""), ErrorCode::expressionWrong);
        QCOMPARE(code("'a'"), ErrorCode::expressionWrong);
        QCOMPARE(code("mod(1)"), ErrorCode::expressionWrong);
        QCOMPARE(reshape(phases(), {step("--derive", "tasks=1")}).error().code, ErrorCode::duplicateColumn);
        const std::string deep = std::string(30'000, '(') + "1" + std::string(30'000, ')');
        QCOMPARE(code(deep.c_str()), ErrorCode::optionOutOfRange);
        QCOMPARE(code((std::string(4000, '-') + "1").c_str()), ErrorCode::expressionWrong);
    }

    void rowsBecomeSeries() {
        const auto dataset = *Dataset::create({text("system", {"A", "", "B"}), number("8", {1, 2, 3}, "MB/s"),
                                               text("note", {"x", "y", "z"}), number("16", {4, 5, missing}, "MB/s")},
                                              {2, 3, 4});
        const auto result = reshape(dataset, {step("--rows-as-series", "system=threads")});
        QVERIFY(result);
        QCOMPARE(namesOf(result->dataset), (Names{"threads", "A", "B"}));
        QCOMPARE(cellsOf(result->dataset), (std::vector<Names>{{"8", "1", "3"}, {"16", "4", ""}}));
        QVERIFY(result->dataset.columns()[0].isNumeric());
        QCOMPARE(result->dataset.columns()[1].unit, std::string("MB/s"));
        const auto& account = result->dataset.steps().front();
        QVERIFY(account.leftOut == (std::vector<data::Tally>{{Reason::nameEmpty, "system", 1, 3, {}}}));
        QVERIFY(account.remarks == (std::vector<data::Tally>{{Reason::columnLeftOut, "", 1, 0, {"note"}}}));
        QVERIFY(addsUp(result->dataset, 3));
        QCOMPARE(reshape(phases(), {step("--rows-as-series", "host")}).error().code, ErrorCode::duplicateColumn);
        const auto texts = *Dataset::create({text("a", {"x"}), text("b", {"y"})});
        QCOMPARE(reshape(texts, {step("--rows-as-series", "a")}).error().code, ErrorCode::noNumericColumn);
    }

    /// Each row that was turned is a series, whatever its numbers look like.
    void rowsThatBecameSeriesAreAWideTable() {
        const auto dataset =
            *Dataset::create({text("metric", {"iops", "bw", "cpu"}), number("m1", {1000, 100, 11}),
                              number("m2", {2100, 210, 23}), number("m3", {4050, 400, 40}), number("m4", {79, 7, 8})});
        base::NoProgress progress;
        const auto turned = reshape(dataset, {step("--rows-as-series", "metric")});
        const auto layout = *data::guessLayout(turned->dataset, progress);
        QVERIFY(layout.wide);
        QCOMPARE(layout.roles.factors, Names{"column"});
        QCOMPARE(layout.roles.metrics, (Names{"iops", "bw", "cpu"}));
        const auto again =
            reshape(dataset, {step("--rows-as-series", "metric"), step("--unpivot", "iops,bw=key,value")});
        QVERIFY(!data::guessLayout(again->dataset, progress)->wide);
    }

    /// A derived column can be filtered by, a filtered row is not counted again.
    void stepsFollowEachOther() {
        const data::Recipe recipe{
            step("--where", "host!="), step("--unpivot", "open(s),wr/rd(s),close(s)=phase,seconds"),
            step("--derive", "ms=1000*seconds"), step("--where", "ms>=1000"), step("--without-rows", "7")};
        const auto result = reshape(phases(), recipe);
        QVERIFY(result);
        QVERIFY(addsUp(result->dataset, 5));
        QCOMPARE(linesOf(result->dataset), (std::vector<std::size_t>{2, 2, 3, 6, 6}));
        QVERIFY(result->filters.empty());
        QCOMPARE(result->dataset.steps()[3].leftOut.front().count, std::size_t{5});
        auto swapped = recipe;
        std::swap(swapped[2], swapped[3]);
        QCOMPARE(reshape(phases(), swapped).error().code, ErrorCode::unknownColumn);
    }

    /// Rows read = rows used + rows left out by reason, through the steps and the choice of series.
    void everyRowIsAccountedFor() {
        const auto reshaped = reshape(phases(), {step("--unpivot", "open(s),wr/rd(s),close(s)=phase,seconds"),
                                                 step("--where", "phase!=close"), step("--where", "tasks<4")});
        QVERIFY(reshaped);
        const auto placed = *data::placedRows(reshaped->beforeFilters, reshaped->filters, {"host", "phase"}, {"tasks"});
        const auto after = *data::placedRows(reshaped->dataset, {}, {"host", "phase"}, {"tasks"});
        QCOMPARE(placed.leftOut.rowsRead(), std::size_t{5});
        QCOMPARE(placed.leftOut.rows, std::size_t{15});
        QCOMPARE(placed.leftOut.rows,
                 placed.rows.size() + placed.leftOut.filteredRows() + placed.leftOut.unplacedRows());
        QCOMPARE(placed.leftOut.rowsUsed(), placed.rows.size());
        QCOMPARE(placed.leftOut.filtered.size(), std::size_t{2});
        QCOMPARE(placed.leftOut.filtered[0].rows, std::size_t{5});
        QCOMPARE(placed.leftOut.filtered[1].rows, std::size_t{4});
        QCOMPARE(after.leftOut.rowsUsed(), placed.rows.size());
        QCOMPARE(after.leftOut.steps.size(), std::size_t{3});
        QCOMPARE(after.leftOut.steps[2].rowsLeftOut(), std::size_t{4});
    }

    void aColumnGetsANameAndItsUnit() {
        const auto result =
            reshape(phases(), {step("--rename", "tasks=ranks"), step("--rename", "open(s)=opening (ms)")});
        QVERIFY(result);
        const auto ranks = result->dataset.column("ranks");
        QVERIFY(ranks && !result->dataset.find("tasks"));
        QCOMPARE((*ranks)->textAt(1), (*phases().column("tasks"))->textAt(1));
        QCOMPARE((*result->dataset.column("opening (ms)"))->unit, std::string("ms"));
        QCOMPARE(reshape(phases(), {step("--rename", "tasks=close(s)")}).error().code, ErrorCode::duplicateColumn);
        QCOMPARE(reshape(phases(), {step("--rename", "nothing=x")}).error().code, ErrorCode::unknownColumn);
    }

    /// Every step is read back from its own words.
    void stepsSurviveTheirText() {
        std::mt19937 random(11);
        const Names names{"a",   "a b", "a,b", "a=b", "\"q\"",  "\"x\"y", "a>b", "\u7cfb\u7edf",
                          "[x]", "a|b", "!",   "~",   "open(s)"};
        const auto name = [&] { return names[random() % names.size()]; };
        for (int i = 0; i < 500; ++i) {
            const std::vector<data::RecipeStep> steps{
                {randomFilter(random)},
                {data::ExcludeRows{{random() % 9 + 1, 11, 12, 13 + random() % 3, 20}}},
                {data::ExcludeRows{{3, 4}, name()}},
                {data::RenameColumn{name(), name()}},
                {data::Unpivot{{name(), name()}, name(), name()}},
                {data::SplitColumn{name(), "{" + name() + "}=,{b2}"}},
                {data::JoinTable{name(), {name(), name()}}},
                {data::DeriveColumn{name(), "=\"a\"+1, 2"}},
                {data::RowsAsSeries{name(), name()}},
                {data::RowsAsSeries{name()}},
                {data::SetCell{random() % 9 + 1, name(), "=x, 1"}},
                {data::FillEmpty{name(), "=x, 1"}},
            };
            for (const data::RecipeStep& each : steps) {
                const auto text = data::stepText(each);
                const auto read = data::stepFrom(text);
                QVERIFY2(read && *read == each, (text.option + ' ' + text.value).c_str());
            }
        }
    }

    void textsThatSayNoStepAreRefused() {
        for (const auto& [option, value] : {std::pair("--where", "a"),
                                            std::pair("--where", "=3"),
                                            std::pair("--where", "a>1|2"),
                                            std::pair("--where", "a>"),
                                            std::pair("--where", "\"a=3"),
                                            std::pair("--where", "a~"),
                                            std::pair("--without-rows", "0"),
                                            std::pair("--without-rows", "5-3"),
                                            std::pair("--without-rows", "1-99999999999"),
                                            std::pair("--without-rows", "x"),
                                            std::pair("--unpivot", "a,b"),
                                            std::pair("--unpivot", "a=k"),
                                            std::pair("--unpivot", "=k,v"),
                                            std::pair("--unpivot", "a=k,v,w"),
                                            std::pair("--split", "a"),
                                            std::pair("--join", "f"),
                                            std::pair("--join", "f="),
                                            std::pair("--derive", "y="),
                                            std::pair("--derive", "=1"),
                                            std::pair("--rows-as-series", ""),
                                            std::pair("--sort", "a")}) {
            const auto read = data::stepFrom({option, value});
            QVERIFY2(!read, value);
            QCOMPARE(read.error().code, ErrorCode::optionUnknown);
        }
    }

    void cancelledWorkEnds() {
        const data::NumericValues values(50'000, 1.0);
        const auto dataset = *Dataset::create({number("a", values), number("b", values)});
        const data::Recipe recipe{step("--derive", "c=a+b"), step("--derive", "d=a+c"), step("--unpivot", "a,b=k,v")};
        for (int patience = 0; patience < 10; ++patience) {
            test::Impatient progress(patience);
            QCOMPARE(data::applyRecipe(dataset, recipe, noTables, progress).error().code, ErrorCode::cancelled);
        }
    }

    void tooManyCellsAreRefusedBeforeTheyAreMade() {
        std::vector<data::Column> columns;
        Names names;
        for (int c = 0; c < 600; ++c) {
            names.push_back("c" + std::to_string(c));
            columns.push_back(number(names.back(), data::NumericValues(90, 1.0)));
        }
        data::Recipe recipe{data::RecipeStep{data::Unpivot{Names(names.begin(), names.begin() + 300), "k", "v"}}};
        const auto dataset = *Dataset::create(std::move(columns));
        QVERIFY(reshape(dataset, recipe));
        recipe.push_back(data::RecipeStep{data::Unpivot{Names(names.begin() + 300, names.begin() + 500), "k2", "v2"}});
        QCOMPARE(reshape(dataset, recipe).error().code, ErrorCode::tooManyCells);
    }

    /// A gigabyte of computed columns is not made of a table of a kilobyte.
    void endlessRecipesAndExpressionsAreRefused() {
        const auto dataset = *Dataset::create({number("a", {1.0, 2.0})});
        const data::Recipe steps(1001, data::RecipeStep{data::RenameColumn{"a", "a"}});
        QCOMPARE(reshape(dataset, steps).error().code, ErrorCode::optionOutOfRange);
        std::string sum = "1";
        while (sum.size() < 1'000'000) {
            sum += "+1";
        }
        const auto derive = [&](const std::string& expression) {
            return reshape(dataset, {data::RecipeStep{data::DeriveColumn{"b", expression}}});
        };
        QCOMPARE(derive(sum).error().code, ErrorCode::optionOutOfRange);
        QVERIFY(derive(sum.substr(0, 4095)).has_value());
        QVERIFY(derive(std::string(150, '(') + "a" + std::string(150, ')')).has_value());
        QCOMPARE(derive(std::string(2000, '(') + "a" + std::string(2000, ')')).error().code,
                 ErrorCode::expressionWrong);
        QVERIFY(!derive(std::string(4000, '(')).has_value());
        (void)derive(std::string(4000, '-') + "a");
        const auto large = *Dataset::create({number("a", data::NumericValues(100'000, 1.0))});
        data::Recipe columns;
        for (int i = 0; i < 200; ++i) {
            columns.push_back(data::RecipeStep{data::DeriveColumn{"d" + std::to_string(i), "a"}});
        }
        QCOMPARE(reshape(large, columns).error().code, ErrorCode::tooManyCells);
    }

    /// A bound far above what it takes, so that it tells a wrong order of growth and not a busy machine.
    void rowsOfALongTableAddUp() {
        const std::size_t rows = 100'000;
        std::vector<double> a(rows), b(rows);
        std::iota(a.begin(), a.end(), 0.0);
        std::iota(b.rbegin(), b.rend(), 0.0);
        data::TextValues hosts{{"host1/ost1", "host1/ost2", "host2/ost1", "host2/ost2"}, {}};
        for (std::size_t row = 0; row < rows; ++row) {
            hosts.codes.push_back(static_cast<std::int32_t>(row % 4));
        }
        data::SourceLines lines;
        lines.add(2, rows);
        const auto dataset = *Dataset::create(
            {number("a", std::move(a)), number("b", std::move(b)), {"path", "", std::move(hosts)}}, std::move(lines));
        for (const auto& [option, value] :
             {std::pair("--where", "a>49999.5"), std::pair("--where", "a=10..20|50000.."),
              std::pair("--where", "path~ost1"), std::pair("--derive", "c=1000*a/(b+1)"),
              std::pair("--split", "path=host{host}/ost{ost}"), std::pair("--unpivot", "a,b=k,v"),
              std::pair("--without-rows", "5-30000")}) {
            const auto result = reshape(dataset, {step(option, value)});
            QVERIFY(result);
            QVERIFY(addsUp(result->dataset, rows));
        }
    }
};

GREYSCOPE_TEST(tst_recipe)

}  // namespace tests_of_recipe

#include "tst_recipe.moc"
