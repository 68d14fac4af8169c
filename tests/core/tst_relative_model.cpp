#include <QTest>

#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <set>

#include "core/cart/rules.h"
#include "core/relative/model.h"
#include "tests/support/cart_samples.h"
#include "tests/support/plain_csv.h"
#include "tests/support/test_registry.h"

namespace tests_of_relative_model {

using namespace greyscope;

namespace {

relative::RelativeOptions scenario(const std::string& from, const std::string& to, const std::string& operation,
                                   const std::string& toOperation) {
    relative::RelativeOptions options;
    options.value = "throughput_mb_s";
    options.system = "case";
    options.from = from;
    options.to = to;
    options.where = {{"operation", {operation}}};
    options.toWhere = {{"operation", {toOperation}}};
    options.factors = {"threads_per_ost", "objects_per_ost"};
    return options;
}

relative::RelativeResult run(const relative::RelativeOptions& options) {
    base::NoProgress progress;
    return relative::relativePerformance(test::lustreThroughput(), options, progress).value();
}

bool printsAs(double value, double printed, double unit) {
    return std::abs(value - printed) <= unit / 2 + 1e-12;
}

/// Two systems, factor x in 1..4, with a hole and an extra cell.
data::Dataset smallTable(std::vector<double> values) {
    return data::Dataset::create({{"system", "", data::TextValues{{"A", "B"}, {0, 0, 0, 1, 1, 1}}},
                                  {"x", "", data::NumericValues{1, 2, 3, 3, 2, 4}},
                                  {"p", "MB/s", std::move(values)}})
        .value();
}

relative::RelativeOptions smallOptions() {
    relative::RelativeOptions options;
    options.value = "p";
    options.system = "system";
    options.from = "A";
    options.to = "B";
    options.factors = {"x"};
    return options;
}

base::ErrorCode codeOf(const data::Dataset& dataset, const relative::RelativeOptions& options) {
    base::NoProgress progress;
    const auto result = relative::relativePerformance(dataset, options, progress);
    return result ? base::ErrorCode::internal : result.error().code;
}

}  // namespace

class tst_relative_model : public QObject {
    Q_OBJECT

private slots:
    void repeatsOfACellAreKeptBackTogether();
    void manyCellsAreValidatedByFolds();
    void errorsAreTheSameInEveryUnit_data();
    void errorsAreTheSameInEveryUnit();
    void rowsThatTakeNoPartAreCounted();
    void joinMatchesCellsAndListsTheRest();
    void joinOfOneCaseAcrossOperations();
    void fiveLeavesOfTheFirstPair();
    void validationOfTheFirstPair();
    void leaveOneOutBeatsThePrintedErrors();
    void heldOutCellsAreNotSeen();
    void pruningToTheRootIsTheConstantRatio();
    void systemsInProportionArePredictedExactly();
    void valueItselfMayPredict();
    void predictorsMayBeFewerThanTheMatchedFactors();
    void seedsDecideFolds();
    void repeatedMeasurementsAreAggregatedOnRequest();
    void rowsAlikeInEverySettingAreRepeats();
    void holdOutCountsOnlyRowsKeptBack();
    void loadsOfTheFirstSystemMayPredict();
    void badInputIsNamed();
};

void tst_relative_model::joinMatchesCellsAndListsTheRest() {
    const auto table = relative::joinRatios(smallTable({10, 20, 30, 33, 24, 50}), smallOptions());
    QVERIFY(table);
    QCOMPARE(table->rows.size(), std::size_t{2});
    QCOMPARE(table->rows[0].labels, (std::vector<std::string>{"2"}));
    QCOMPARE(table->rows[0].ratio, 24.0 / 20.0);
    QCOMPARE(table->rows[0].fromRow, std::size_t{1});
    QCOMPARE(table->rows[0].toRow, std::size_t{4});
    QCOMPARE(table->rows[1].ratio, 33.0 / 30.0);
    QCOMPARE(table->unmatchedFrom, (std::vector<std::string>{"1"}));
    QCOMPARE(table->unmatchedTo, (std::vector<std::string>{"4"}));
    QCOMPARE(table->sample.response, (std::vector<double>{24.0 / 20.0, 33.0 / 30.0}));
    QCOMPARE(table->sample.features[0].values, (std::vector<double>{2, 3}));
}

void tst_relative_model::joinOfOneCaseAcrossOperations() {
    const auto table = relative::joinRatios(test::lustreThroughput(), scenario("1.1", "1.1", "W", "ReW"));
    QVERIFY(table);
    QCOMPARE(table->rows.size(), std::size_t{20});
    const data::Column& operation = **test::lustreThroughput().column("operation");
    for (const relative::RatioRow& row : table->rows) {
        QCOMPARE(operation.textAt(row.fromRow), std::string("W"));
        QCOMPARE(operation.textAt(row.toRow), std::string("ReW"));
        QCOMPARE(row.ratio, row.to / row.from);
    }
}

void tst_relative_model::fiveLeavesOfTheFirstPair() {
    relative::RelativeOptions options = scenario("1.1", "1.2", "W", "W");
    options.grow.minLeaf = 2;
    options.grow.maxLeaves = 5;
    const relative::RelativeResult result = run(options);
    std::vector<std::string> rules;
    for (const cart::LeafRule& rule : result.rules) {
        rules.push_back(cart::ruleText(result.tree, {rule.leaf, rule.conditions, 0.0, rule.n}, ""));
    }
    QCOMPARE(rules, (std::vector<std::string>{"IF threads_per_ost <= 8 THEN 0",
                                              "IF 8 < threads_per_ost <= 32 AND objects_per_ost <= 1 THEN 0",
                                              "IF 8 < threads_per_ost <= 32 AND objects_per_ost > 1 THEN 0",
                                              "IF threads_per_ost > 32 AND objects_per_ost <= 1 THEN 0",
                                              "IF threads_per_ost > 32 AND objects_per_ost > 1 THEN 0"}));
    const std::vector<double> means{1.131, 1.089, 0.986, 1.195, 1.102};
    const std::vector<std::size_t> counts{4, 2, 6, 2, 6};
    for (std::size_t leaf = 0; leaf < means.size(); ++leaf) {
        QVERIFY(printsAs(result.rules[leaf].value, means[leaf], 0.001));
        QCOMPARE(result.rules[leaf].n, counts[leaf]);
    }
}

void tst_relative_model::validationOfTheFirstPair() {
    relative::RelativeOptions options = scenario("1.1", "1.2", "W", "W");
    options.grow.minLeaf = 2;
    options.grow.maxLeaves = 5;
    const relative::RelativeResult result = run(options);
    QVERIFY(printsAs(result.validation.are, 9.92, 0.01));
    QCOMPARE(result.baselines[0].name, std::string("parity"));
    QVERIFY(printsAs(result.baselines[0].are, 8.40, 0.01));
    QCOMPARE(result.baselines[1].name, std::string("constant-ratio"));
    QVERIFY(printsAs(result.baselines[1].are, 8.94, 0.01));
    QCOMPARE(result.baselines[2].name, std::string("direct-tree"));
    bool found = false;
    for (std::size_t row = 0; row < result.table.rows.size(); ++row) {
        if (result.table.rows[row].labels == std::vector<std::string>{"32", "2"}) {
            found = true;
            QVERIFY(printsAs(result.validation.predictions[row], 809, 1));
            QVERIFY(printsAs(result.validation.errors[row], 0.77, 0.01));
        }
    }
    QVERIFY(found);
    QVERIFY(result.sizes.size() >= 8);
    QVERIFY(printsAs(result.sizes[7].validated, 9.7, 0.1));
    QVERIFY(printsAs(result.sizes[7].training, 5.3, 0.1));
    QCOMPARE(result.sizes[4].leaves, std::size_t{5});
    QCOMPARE(result.sizes[4].validated, result.validation.are);
    QCOMPARE(result.sizes[4].standardError, result.validation.standardError);
    QCOMPARE(result.sizes[0].validated, result.baselines[1].are);
    for (std::size_t size = 0; size < result.sizes.size(); ++size) {
        options.grow.maxLeaves = size + 1;
        const relative::RelativeResult other = run(options);
        QVERIFY(std::abs(other.validation.are - result.sizes[size].validated) < 1e-12);
        double training = 0.0;
        for (std::size_t row = 0; row < other.table.rows.size(); ++row) {
            const relative::RatioRow& cell = other.table.rows[row];
            training += 5.0 * std::abs(cell.from * other.tree.predictRow(other.table.sample, row) / cell.to - 1.0);
        }
        QVERIFY(std::abs(training - result.sizes[size].training) < 1e-9);
    }
}

void tst_relative_model::leaveOneOutBeatsThePrintedErrors() {
    const data::Dataset printed = test::plainCsv(GREYSCOPE_SAMPLE_DATA "/published/relative_model.csv");
    const auto textOf = [&](const std::string& column, std::size_t row) {
        return (*printed.column(column))->textAt(row);
    };
    int scenarios = 0;
    for (std::size_t row = 0; row < printed.rowCount(); ++row) {
        if (textOf("table", row).front() != '9') {
            continue;
        }
        const std::string from = textOf("row", row);
        const std::string to = textOf("column", row);
        const relative::RelativeResult result =
            run(scenario(from.substr(0, 3), to.substr(0, 3), from.substr(4), to.substr(4)));
        QCOMPARE(result.validation.errors.size(), std::size_t{20});
        QVERIFY(result.validation.are > 0.5);
        QVERIFY(result.validation.are < (*printed.numericColumn("value"))->numbers()[row]);
        ++scenarios;
    }
    QCOMPARE(scenarios, 16);
}

void tst_relative_model::heldOutCellsAreNotSeen() {
    // Whatever a held-out cell measures, its prediction stays.
    const relative::RelativeOptions options = smallOptions();
    base::NoProgress progress;
    const auto before = relative::relativePerformance(smallTable({10, 20, 30, 33, 24, 50}), options, progress);
    const auto after = relative::relativePerformance(smallTable({10, 20, 30, 3300, 24, 50}), options, progress);
    QVERIFY(before && after);
    QCOMPARE(before->table.rows[1].labels.front(), std::string("3"));
    QCOMPARE(before->validation.predictions[1], 30 * 1.2);
    QCOMPARE(after->validation.predictions[1], 30 * 1.2);
    for (std::size_t baseline = 0; baseline < before->baselines.size(); ++baseline) {
        QCOMPARE(before->baselines[baseline].predictions[1], after->baselines[baseline].predictions[1]);
    }
    QVERIFY(before->validation.predictions[0] != after->validation.predictions[0]);
}

void tst_relative_model::pruningToTheRootIsTheConstantRatio() {
    relative::RelativeOptions options = scenario("3.1", "3.2", "R", "R");
    options.pruning = relative::Pruning::alpha;
    options.alpha = 1e6;
    const relative::RelativeResult result = run(options);
    QCOMPARE(result.tree.nodes.size(), std::size_t{1});
    QVERIFY(std::abs(result.validation.are - result.baselines[1].are) < 1e-12);
    options.alpha = 0.0;
    QVERIFY(run(options).tree.leafCount() == run(scenario("3.1", "3.2", "R", "R")).tree.leafCount());
    options.pruning = relative::Pruning::crossValidated;
    const relative::RelativeResult pruned = run(options);
    QVERIFY(pruned.tree.leafCount() < pruned.pruningPath.front().leaves);
    // By hand at the chosen step: the same tree beside the same validated path.
    options.pruning = relative::Pruning::alpha;
    options.alpha = pruned.crossValidation->steps[pruned.crossValidation->chosen].step.alpha;
    const relative::RelativeResult byHand = run(options);
    QVERIFY(byHand.tree.nodes == pruned.tree.nodes);
    QCOMPARE(byHand.crossValidation->chosen, pruned.crossValidation->chosen);
    QCOMPARE(byHand.crossValidation->steps[0].error, pruned.crossValidation->steps[0].error);
    QVERIFY(std::isfinite(pruned.validation.are));
}

void tst_relative_model::systemsInProportionArePredictedExactly() {
    const auto dataset = smallTable({10, 20, 30, 60, 40, 50});
    base::NoProgress progress;
    const auto result = relative::relativePerformance(dataset, smallOptions(), progress);
    QVERIFY(result);
    QCOMPARE(result->validation.are, 0.0);
    QCOMPARE(result->tree.nodes.size(), std::size_t{1});
    QCOMPARE(result->tree.nodes[0].value, 2.0);
    QCOMPARE(result->baselines[0].are, 50.0);
}

void tst_relative_model::valueItselfMayPredict() {
    relative::RelativeOptions options = scenario("1.1", "1.2", "W", "W");
    options.predictWithValue = true;
    const relative::RelativeResult result = run(options);
    QCOMPARE(result.table.sample.features.size(), std::size_t{3});
    QCOMPARE(result.table.sample.features[2].name, std::string("throughput_mb_s"));
    QCOMPARE(result.table.sample.features[2].values[3], result.table.rows[3].from);
}

void tst_relative_model::predictorsMayBeFewerThanTheMatchedFactors() {
    relative::RelativeOptions options = scenario("1.1", "1.2", "W", "W");
    options.predictors = {"objects_per_ost"};
    const relative::RelativeResult result = run(options);
    QCOMPARE(result.table.rows.size(), std::size_t{20});
    QCOMPARE(result.table.factors.size(), std::size_t{2});
    QCOMPARE(result.tree.featureNames, std::vector<std::string>{"objects_per_ost"});
    options.predictors = {"nothing"};
    QCOMPARE(codeOf(test::lustreThroughput(), options), base::ErrorCode::unknownColumn);
}

void tst_relative_model::seedsDecideFolds() {
    relative::RelativeOptions options = scenario("2.1", "2.2", "ReW", "ReW");
    options.validation = relative::Validation::kFold;
    options.folds = 5;
    const relative::RelativeResult first = run(options);
    QCOMPARE(run(options).validation.predictions, first.validation.predictions);
    options.crossValidation.seed = 2;
    QVERIFY(run(options).validation.predictions != first.validation.predictions);
}

void tst_relative_model::repeatedMeasurementsAreAggregatedOnRequest() {
    const auto dataset = data::Dataset::create({{"system", "", data::TextValues{{"A", "B"}, {0, 0, 0, 0, 0, 1, 1}}},
                                                {"x", "", data::NumericValues{1, 1, 1, 2, 2, 1, 2}},
                                                {"p", "", data::NumericValues{10, 40, 13, 20, 30, 20, 50}}})
                             .value();
    relative::RelativeOptions options = smallOptions();
    QCOMPARE(relative::joinRatios(dataset, options).error().code, base::ErrorCode::duplicatePoint);
    const std::vector<std::pair<data::Aggregation, std::pair<double, double>>> expected{
        {data::Aggregation::mean, {21, 25}},
        {data::Aggregation::median, {13, 25}},
        {data::Aggregation::max, {40, 30}},
        {data::Aggregation::sum, {63, 50}},
        {data::Aggregation::count, {3, 2}}};
    for (const auto& [aggregation, values] : expected) {
        options.aggregation = aggregation;
        const auto table = relative::joinRatios(dataset, options);
        QVERIFY(table);
        QCOMPARE(table->rows[0].from, values.first);
        QCOMPARE(table->rows[1].from, values.second);
        QCOMPARE(table->rows[0].fromCount, std::size_t{3});
        QCOMPARE(table->repeated, std::size_t{3});
    }
}

void tst_relative_model::rowsAlikeInEverySettingAreRepeats() {
    const auto tableWith = [](const data::NumericValues& pass) {
        return data::Dataset::create({{"system", "", data::TextValues{{"A", "B"}, {0, 0, 0, 1, 1}}},
                                      {"x", "", data::NumericValues{1, 1, 2, 1, 2}},
                                      {"pass", "", pass},
                                      {"p", "", data::NumericValues{10, 40, 30, 20, 50}}})
            .value();
    };
    const auto alike = tableWith({1, 1, 1, 1, 1});
    const auto passes = tableWith({1, 2, 1, 1, 2});
    relative::RelativeOptions options = smallOptions();
    QCOMPARE(relative::joinRatios(alike, options).error().code, base::ErrorCode::duplicatePoint);  // nothing is known
    options.settings = {"system", "x"};
    const auto table = relative::joinRatios(alike, options);
    QVERIFY(table);
    QCOMPARE(table->rows[0].from, 25.0);
    QCOMPARE(table->repeated, std::size_t{1});
    QVERIFY(table->account.repeats);
    // What differs is no repeat, until it is said to tell repeats apart.
    QCOMPARE(relative::joinRatios(passes, options).error().code, base::ErrorCode::duplicatePoint);
    options.repeats = {"pass"};
    QVERIFY(relative::joinRatios(passes, options));
    QCOMPARE(relative::joinRatios(alike, options).error().code, base::ErrorCode::duplicatePoint);
}

void tst_relative_model::holdOutCountsOnlyRowsKeptBack() {
    relative::RelativeOptions options = scenario("2.1", "2.2", "W", "W");
    options.validation = relative::Validation::holdOut;
    options.holdOut = 0.3;
    const relative::RelativeResult result = run(options);
    QCOMPARE(result.validation.heldOut.size(), std::size_t{6});
    QCOMPARE(result.validation.predictions.size(), std::size_t{20});
    double sum = 0.0;
    for (const std::size_t row : result.validation.heldOut) {
        sum += result.validation.errors[row];
    }
    QVERIFY(std::abs(result.validation.are - sum / 6) < 1e-12);
    // A full tree knows the rows it has learnt.
    double learnt = 0.0;
    for (std::size_t row = 0; row < 20; ++row) {
        const auto& held = result.validation.heldOut;
        learnt += std::find(held.begin(), held.end(), row) == held.end() ? result.validation.errors[row] : 0.0;
    }
    QVERIFY(learnt < 1e-9 && sum > 1.0);
    options.holdOut = 1.0;
    QCOMPARE(codeOf(test::lustreThroughput(), options), base::ErrorCode::optionOutOfRange);
}

void tst_relative_model::loadsOfTheFirstSystemMayPredict() {
    const auto dataset = data::Dataset::create({{"system", "", data::TextValues{{"A", "B"}, {0, 0, 0, 0, 1, 1, 1, 1}}},
                                                {"x", "", data::NumericValues{1, 2, 3, 4, 1, 2, 3, 4}},
                                                {"busy", "%", data::NumericValues{90, 10, 91, 11, 50, 50, 50, 50}},
                                                {"p", "", data::NumericValues{10, 10, 10, 10, 30, 11, 31, 12}}})
                             .value();
    relative::RelativeOptions options = smallOptions();
    options.predictors = {"x", "busy"};
    options.grow.maxLeaves = 2;
    base::NoProgress progress;
    const auto result = relative::relativePerformance(dataset, options, progress);
    QVERIFY(result);
    QCOMPARE(result->tree.nodes[0].feature, 1);
    QCOMPARE(result->table.sample.features[1].values, (std::vector<double>{90, 10, 91, 11}));
    QCOMPARE(result->importance, (std::vector<double>{0.0, 1.0}));
}

void tst_relative_model::repeatsOfACellAreKeptBackTogether() {
    // Ratios by chance, one a cell; each cell was measured in three runs.
    const std::vector<double> ratios{1.0, 3.0, 0.5, 2.0, 4.0, 1.5};
    data::TextValues systems{{"A", "B"}, {}};
    data::NumericValues x, run, p;
    for (std::int32_t system = 0; system < 2; ++system) {
        for (int cell = 0; cell < 6; ++cell) {
            for (int repeat = 1; repeat <= 3; ++repeat) {
                systems.codes.push_back(system);
                x.push_back(cell);
                run.push_back(repeat);
                p.push_back(system == 0 ? 10.0 : 10.0 * ratios[static_cast<std::size_t>(cell)]);
            }
        }
    }
    const auto dataset =
        data::Dataset::create({{"system", "", systems}, {"x", "", x}, {"run", "", run}, {"p", "MB/s", p}}).value();
    relative::RelativeOptions options = smallOptions();
    options.factors = {"x", "run"};
    options.repetitions = {"run"};
    base::NoProgress progress;
    const auto result = relative::relativePerformance(dataset, options, progress);
    QVERIFY(result);
    QCOMPARE(result->tree.featureNames, (std::vector<std::string>{"x"}));  // a repetition predicts nothing
    QCOMPARE(result->table.rows.size(), std::size_t{18});
    QCOMPARE(result->table.cells, std::size_t{6});
    QCOMPARE(result->table.repetitions, (std::vector<std::string>{"run"}));
    // By hand: the full tree of the other cells gives the ratio of a neighbour; x = 0 and 5 have one, the others are
    // midway between two thresholds: the left neighbour's leaf ends where the left-out x lies.
    double sum = 0.0;
    const std::vector<double> neighbours{3.0, 1.0, 3.0, 0.5, 2.0, 4.0};
    for (std::size_t cell = 0; cell < 6; ++cell) {
        sum += 100.0 * std::abs(neighbours[cell] / ratios[cell] - 1.0) / 6.0;
    }
    QVERIFY(std::abs(result->validation.are - sum) < 1e-9);
    double squares = 0.0;
    for (std::size_t cell = 0; cell < 6; ++cell) {
        squares += std::pow(100.0 * std::abs(neighbours[cell] / ratios[cell] - 1.0) - sum, 2);
    }
    QVERIFY(std::abs(result->validation.standardError - std::sqrt(squares / 5.0 / 6.0)) < 1e-9);  // of six cells
    options.validation = relative::Validation::holdOut;
    options.holdOut = 0.5;
    const auto half = relative::relativePerformance(dataset, options, progress);
    QVERIFY(half);
    QCOMPARE(half->validation.heldOut.size(), std::size_t{9});
    std::set<std::size_t> held;
    for (const std::size_t row : half->validation.heldOut) {
        held.insert(row / 3);
    }
    QCOMPARE(held.size(), std::size_t{3});
    // Asked for, a repetition does predict; with nothing beside it each one is a cell.
    options = smallOptions();
    options.factors = {"x", "run"};
    options.repetitions = {"run"};
    options.predictors = {"run"};
    QCOMPARE(relative::relativePerformance(dataset, options, progress)->tree.featureNames,
             (std::vector<std::string>{"run"}));
    options.predictors = {};
    options.factors = {"run"};
    options.where = {{"x", {"1"}}};
    const auto runs = relative::relativePerformance(dataset, options, progress);
    QVERIFY(runs);
    QCOMPARE(runs->table.cells, std::size_t{3});
    QCOMPARE(runs->tree.leafCount(), std::size_t{1});
}

void tst_relative_model::manyCellsAreValidatedByFolds() {
    const auto validationOf = [](std::size_t cells) {
        data::TextValues systems{{"A", "B"}, {}};
        data::NumericValues x, p;
        for (std::int32_t system = 0; system < 2; ++system) {
            for (std::size_t cell = 0; cell < cells; ++cell) {
                systems.codes.push_back(system);
                x.push_back(static_cast<double>(cell));
                p.push_back(1.0 + static_cast<double>((cell * 7 + static_cast<std::size_t>(system)) % 5));
            }
        }
        const auto table = data::Dataset::create({{"system", "", systems}, {"x", "", x}, {"p", "", p}}).value();
        base::NoProgress progress;
        relative::RelativeOptions options = smallOptions();
        options.grow.maxLeaves = 2;
        return *relative::relativePerformance(table, options, progress)->options.validation;
    };
    QCOMPARE(validationOf(relative::leaveOneOutCells), relative::Validation::leaveOneOut);
    QCOMPARE(validationOf(relative::leaveOneOutCells + 1), relative::Validation::kFold);
}

void tst_relative_model::errorsAreTheSameInEveryUnit_data() {
    QTest::addColumn<double>("unit");
    QTest::addColumn<double>("other");
    for (const double unit : {1e-300, 1e-161, 1e-9, 1e100, 1e306}) {
        QTest::addRow("both %g", unit) << unit << unit;
    }
    QTest::addRow("ratio 1e-180") << 1e80 << 1e-100;
    QTest::addRow("ratio 1e200") << 1e-150 << 1e50;
}

void tst_relative_model::errorsAreTheSameInEveryUnit() {
    QFETCH(double, unit);
    QFETCH(double, other);
    std::vector<data::Column> columns = test::lustreThroughput().columns();
    const data::Column& cases = *test::lustreThroughput().column("case").value();
    auto& values = std::get<data::NumericValues>(columns[*test::lustreThroughput().find("throughput_mb_s")].values);
    for (std::size_t row = 0; row < values.size(); ++row) {
        values.set(row, values[row] / 100.0 * (cases.textAt(row) == "1.2" ? other : unit));
    }
    const data::Dataset scaled = data::Dataset::create(std::move(columns)).value();
    for (const relative::Pruning pruning : {relative::Pruning::none, relative::Pruning::crossValidated}) {
        relative::RelativeOptions options = scenario("1.1", "1.2", "W", "W");
        options.pruning = pruning;
        options.grow.minLeaf = 2;
        const relative::RelativeResult plain = run(options);
        base::NoProgress progress;
        const auto result = relative::relativePerformance(scaled, options, progress);
        QVERIFY(result);
        QCOMPARE(result->tree.nodes.size(), plain.tree.nodes.size());
        const auto same = [](double a, double b) { return std::abs(a - b) <= 1e-9 * std::max(1.0, std::abs(b)); };
        QVERIFY(same(result->validation.are, plain.validation.are));
        for (std::size_t way = 1; way < plain.baselines.size(); ++way) {  // parity depends on the units
            QVERIFY(same(result->baselines[way].are, plain.baselines[way].are));
        }
        for (std::size_t size = 0; size < plain.sizes.size(); ++size) {
            QVERIFY(same(result->sizes[size].validated, plain.sizes[size].validated));
        }
        for (std::size_t feature = 0; feature < plain.importance.size(); ++feature) {
            QVERIFY(same(result->importance[feature], plain.importance[feature]));
        }
    }
}

void tst_relative_model::rowsThatTakeNoPartAreCounted() {
    const double missing = std::numeric_limits<double>::quiet_NaN();
    const auto dataset =
        data::Dataset::create({{"system", "", data::TextValues{{"A", "B"}, {0, 0, 0, 0, 1, 1, 1, -1, 1}}},
                               {"x", "", data::NumericValues{1, 2, 3, missing, 1, 2, 4, 3, 3}},
                               {"p", "", data::NumericValues{10, 20, 30, 40, 11, 22, 44, 33, missing}}})
            .value();
    const auto table = relative::joinRatios(dataset, smallOptions());
    QVERIFY(table);
    QCOMPARE(table->rows.size(), std::size_t{2});
    QCOMPARE(table->withoutSystem, std::size_t{1});
    QCOMPARE(table->leftOutFrom.withoutFactor, std::size_t{1});
    QCOMPARE(table->leftOutFrom.withoutValue, std::size_t{0});
    QCOMPARE(table->leftOutTo.withoutValue, std::size_t{1});
    QCOMPARE(table->unmatchedFrom, (std::vector<std::string>{"x=?", "3"}));
    QCOMPARE(table->unmatchedTo, (std::vector<std::string>{"4"}));
}

void tst_relative_model::badInputIsNamed() {
    const std::vector<double> values{10, 20, 30, 33, 24, 50};
    const auto with = [](auto change) {
        relative::RelativeOptions options = smallOptions();
        change(options);
        return options;
    };
    const auto dataset = smallTable(values);
    QCOMPARE(codeOf(dataset, with([](auto& o) { o.value = "q"; })), base::ErrorCode::unknownColumn);
    QCOMPARE(codeOf(dataset, with([](auto& o) { o.value = "system"; })), base::ErrorCode::optionConflict);
    QCOMPARE(codeOf(dataset, with([](auto& o) { o.factors = {"y"}; })), base::ErrorCode::unknownColumn);
    QCOMPARE(codeOf(dataset, with([](auto& o) { o.to = "C"; })), base::ErrorCode::unknownValue);
    QCOMPARE(codeOf(dataset, with([](auto& o) { o.to = "A"; })), base::ErrorCode::optionConflict);
    QCOMPARE(codeOf(dataset, with([](auto& o) { o.factors = {"x", "x"}; })), base::ErrorCode::optionConflict);
    QCOMPARE(codeOf(dataset, with([](auto& o) { o.factors = {"x", "system"}; })), base::ErrorCode::optionConflict);
    QCOMPARE(codeOf(dataset, with([](auto& o) { o.predictors = {"x", "p"}; })), base::ErrorCode::optionConflict);
    QCOMPARE(codeOf(dataset, with([](auto& o) { o.factors = {}; })), base::ErrorCode::duplicatePoint);
    QCOMPARE(codeOf(dataset, with([](auto& o) { o.where = {{"x", {"1", "4"}}}; })), base::ErrorCode::noMatchingRows);
    QCOMPARE(codeOf(dataset, with([](auto& o) { o.where = {{"x", {"2"}}}; })), base::ErrorCode::tooFewPoints);
    QCOMPARE(codeOf(dataset, with([](auto& o) {
                        o.validation = relative::Validation::kFold;
                        o.folds = 1;
                    })),
             base::ErrorCode::optionOutOfRange);
    QCOMPARE(codeOf(dataset, with([](auto& o) {
                        o.pruning = relative::Pruning::alpha;
                        o.alpha = -1.0;
                    })),
             base::ErrorCode::optionOutOfRange);
    QCOMPARE(codeOf(smallTable({10, 0, 30, 33, 24, 50}), smallOptions()), base::ErrorCode::zeroInSeries);
    QCOMPARE(codeOf(smallTable({10, 20, 30, 0, 24, 50}), smallOptions()), base::ErrorCode::zeroInSeries);
    QCOMPARE(codeOf(smallTable({10, 20, 1e-300, 1e300, 24, 50}), smallOptions()), base::ErrorCode::overflow);
    // A metric that is missing is not there.
    const double missing = std::numeric_limits<double>::quiet_NaN();
    QCOMPARE(codeOf(smallTable({10, missing, 30, 33, 24, 50}), smallOptions()), base::ErrorCode::tooFewPoints);
}

GREYSCOPE_TEST(tst_relative_model)

}  // namespace tests_of_relative_model

#include "tst_relative_model.moc"
