#include <QTest>

#include <algorithm>
#include <limits>

#include "core/relative/breakdown.h"
#include "tests/support/plain_csv.h"
#include "tests/support/test_registry.h"

namespace tests_of_breakdown {

using namespace greyscope;

class tst_breakdown : public QObject {
    Q_OBJECT

private slots:
    void scenariosRunTogether();
    void publishedErrorsAreThosePrinted();
    void metricsAndSystemsRunTogether();
    void errorsAreBrokenDown();
};

void tst_breakdown::scenariosRunTogether() {
    base::NoProgress progress;
    auto scenarios = relative::publishedScenarios();
    QCOMPARE(scenarios.size(), std::size_t{16});
    QCOMPARE(scenarios[12].name, std::string("1.1-W → 1.2-ReW"));
    scenarios.push_back({"broken", scenarios[0].options, {}});
    scenarios.back().options.to = "9.9";
    const auto outcomes = relative::runScenarios(test::lustreThroughput(), scenarios, progress);
    QVERIFY(outcomes);
    QCOMPARE(outcomes->size(), std::size_t{17});
    int helped = 0;
    for (std::size_t k = 0; k < 16; ++k) {
        const relative::ScenarioOutcome& outcome = (*outcomes)[k];
        QVERIFY(outcome.result);
        QVERIFY(outcome.result->validation.are < *outcome.published);
        double least = std::numeric_limits<double>::infinity();
        for (const relative::PredictionErrors& baseline : outcome.result->baselines) {
            least = std::min(least, baseline.are);
        }
        QCOMPARE(outcome.betterBaseline() != nullptr, least < outcome.result->validation.are);
        helped += outcome.betterBaseline() == nullptr ? 1 : 0;
    }
    QVERIFY(helped > 0 && helped < 16);
    QVERIFY(!outcomes->back().result);
    QCOMPARE(outcomes->back().betterBaseline(), nullptr);
}

void tst_breakdown::publishedErrorsAreThosePrinted() {
    const data::Dataset printed = test::plainCsv(GREYSCOPE_SAMPLE_DATA "/published/relative_model.csv");
    const auto textOf = [&](const char* column, std::size_t row) { return (*printed.column(column))->textAt(row); };
    const auto scenarios = relative::publishedScenarios();
    std::size_t next = 0;
    for (std::size_t row = 0; row < printed.rowCount(); ++row) {
        if (textOf("table", row).front() == '9') {
            QCOMPARE(textOf("row", row) + " → " + textOf("column", row), scenarios[next].name);
            QCOMPARE(*scenarios[next++].published, (*printed.numericColumn("value"))->numbers()[row]);
        }
    }
    QCOMPARE(next, scenarios.size());
}

void tst_breakdown::metricsAndSystemsRunTogether() {
    // Latency is the inverse of the rate here: its ratios, and so its constant ratio, are the inverse too.
    const data::Dataset dataset =
        data::Dataset::create({{"host", "", data::TextValues{{"A", "B", "C"}, {0, 0, 0, 1, 1, 1, 2, 2, 2}}},
                               {"x", "", data::NumericValues{1, 2, 3, 1, 2, 3, 1, 2, 3}},
                               {"rate", "MB/s", data::NumericValues{1, 2, 4, 2, 4, 8, 4, 8, 16}},
                               {"latency", "s", data::NumericValues{8, 4, 2, 4, 2, 1, 2, 1, 0.5}}})
            .value();
    relative::RelativeOptions options;
    options.system = "host";
    options.from = "A";
    options.to = "B";
    options.factors = {"x"};
    options.value = "rate";
    base::NoProgress progress;
    const auto metrics =
        relative::runScenarios(dataset, relative::scenariosByMetric(options, {"rate", "latency", "none"}), progress);
    QCOMPARE((*metrics)[0].result->tree.nodes[0].value, 2.0);
    QCOMPARE((*metrics)[1].name, std::string("latency"));
    QCOMPARE((*metrics)[1].result->tree.nodes[0].value, 0.5);
    QCOMPARE((*metrics)[2].result.error().code, base::ErrorCode::unknownColumn);
    const auto systems = relative::runScenarios(dataset, relative::scenariosBySystem(options, {"B", "C"}), progress);
    QCOMPARE((*systems)[1].name, std::string("A → C"));
    QCOMPARE((*systems)[1].result->tree.nodes[0].value, 4.0);
}

void tst_breakdown::errorsAreBrokenDown() {
    relative::RatioTable table;
    table.factors = {"x", "y"};
    for (const auto& [x, y] : {std::pair("1", "a"), std::pair("2", "a"), std::pair("1", "b"), std::pair("2", "b")}) {
        table.rows.push_back({{x, y}, 1, 1, 1, 0, 0});
    }
    relative::PredictionErrors errors;
    errors.errors = {4, 1, 8, 100};
    errors.heldOut = {0, 1, 2};
    const std::vector<relative::LevelError> levels = relative::errorsByLevel(table, errors);
    QCOMPARE(levels.size(), std::size_t{4});
    QCOMPARE(levels[0].level, std::string("1"));
    QCOMPARE(levels[0].are, 6.0);
    QCOMPARE(levels[1].are, 1.0);
    QCOMPARE(levels[2].factor, std::string("y"));
    QCOMPARE(levels[2].are, 2.5);
    QCOMPARE(levels[3].rows, std::size_t{1});
    QCOMPARE(relative::worstRows(errors, 2), (std::vector<std::size_t>{2, 0}));
}

GREYSCOPE_TEST(tst_breakdown)

}  // namespace tests_of_breakdown

#include "tst_breakdown.moc"
