// Published examples of grey theory (tests/data/grey.json) against the core.
#include <QTest>

#include <cmath>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <numeric>

#include "core/data/series/image.h"
#include "core/grey/degrees/relation.h"
#include "core/grey/forecast/accuracy.h"
#include "core/grey/models/buffer_operator.h"
#include "core/grey/models/gm11.h"
#include "core/grey/models/gm11_variants.h"
#include "tests/support/grey_tables.h"
#include "tests/support/test_registry.h"

namespace tests_of_grey_vectors {

using namespace greyscope;
using Json = nlohmann::json;
using Numbers = std::vector<double>;
using Rows = std::vector<Numbers>;

class tst_grey_vectors : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void dengWithoutImage_data();
    void dengWithoutImage();
    void dengWithMeanImage();
    void dengWithWeightsAndCosts();
    void dengWithReciprocalCosts();
    void images();
    void smallerIsBetter();
    void accumulation();
    void weakening();
    void gm11_data();
    void gm11();
    void gm11OfTextbookNoise();
    void responseFormula();
    void firstEntryHasNoEffect();
    void printedCoefficientIsWrong();
    void printedParametersAreWrong_data();
    void printedParametersAreWrong();

private:
    const Json& entry(const std::string& id) const { return m_entries.at(id); }

    std::map<std::string, Json> m_entries;
};

namespace {

double toleranceOf(const Json& entry, const std::string& quantity) {
    const Json& tolerance = entry.at("tol");
    return tolerance.is_object() ? tolerance.at(quantity).get<double>() : tolerance.get<double>();
}

void compare(const Numbers& computed, const Json& entry, const std::string& quantity) {
    const auto expected = entry.at("expected").at(quantity).get<Numbers>();
    QCOMPARE(computed.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const double difference = std::abs(computed[i] - expected[i]);
        QVERIFY2(difference <= toleranceOf(entry, quantity), qPrintable(QString("%1[%2]: %3 instead of %4")
                                                                            .arg(QString::fromStdString(quantity))
                                                                            .arg(i)
                                                                            .arg(computed[i], 0, 'g', 15)
                                                                            .arg(expected[i], 0, 'g', 15)));
    }
}

Rows transposed(const Rows& rows) {
    Rows columns(rows.front().size());
    for (const Numbers& row : rows) {
        for (std::size_t j = 0; j < row.size(); ++j) {
            columns[j].push_back(row[j]);
        }
    }
    return columns;
}

Numbers imageOf(const Numbers& values, data::Image kind) {
    const auto rows = static_cast<Eigen::Index>(values.size());
    const Eigen::MatrixXd column = Eigen::Map<const Eigen::VectorXd>(values.data(), rows);
    const auto image = data::imageOf(column, {kind}, 0, {"s"}, [](std::size_t) { return std::string("k"); });
    return {image->data(), image->data() + rows};
}

/// Degrees of all but the first series with the first.
Numbers degreesOf(const Rows& columns, const grey::RelationOptions& options) {
    std::vector<std::size_t> compared(columns.size() - 1);
    std::iota(compared.begin(), compared.end(), 1);
    const auto result = grey::relate(test::tableOf(columns), 0, compared, options);
    return {result->degrees.begin(), result->degrees.end()};
}

/// Degrees of the alternatives (rows) with an ideal of ones, after the criteria (columns) were normalised.
Numbers degreesWithOnes(const Rows& criteria, const grey::RelationOptions& options) {
    Rows alternatives = transposed(criteria);
    alternatives.insert(alternatives.begin(), Numbers(criteria.size(), 1.0));
    return degreesOf(alternatives, options);
}

}  // namespace

void tst_grey_vectors::initTestCase() {
    std::ifstream file(GREYSCOPE_TEST_DATA "/grey.json");
    const Json entries = Json::parse(file);
    for (const Json& each : entries) {
        m_entries[each.at("id")] = each;
    }
}

void tst_grey_vectors::dengWithoutImage_data() {
    QTest::addColumn<QString>("id");
    QTest::newRow("0.1") << "gra-deng-raw-rho0.1";
    QTest::newRow("0.5") << "gra-deng-raw-rho0.5";
}

void tst_grey_vectors::dengWithoutImage() {
    QFETCH(QString, id);
    const Json& vector = entry(id.toStdString());
    Rows columns = vector.at("input").at("series");
    columns.insert(columns.begin(), vector.at("input").at("reference").get<Numbers>());
    grey::RelationOptions options;
    options.distinguishingCoefficient = vector.at("params").at("rho");
    compare(degreesOf(columns, options), vector, "grade");
}

void tst_grey_vectors::dengWithMeanImage() {
    const Json& vector = entry("gra-mean-image-3col");
    grey::RelationOptions options;
    options.image.kind = data::Image::mean;
    const Rows columns = transposed(vector.at("input").at("matrix_rows"));
    compare(degreesOf(columns, options), vector, "grade");
    const Rows expected = transposed(vector.at("expected").at("image"));
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const Numbers image = imageOf(columns[i], data::Image::mean);
        for (std::size_t k = 0; k < image.size(); ++k) {
            QVERIFY(std::abs(image[k] - expected[i][k]) <= toleranceOf(vector, "image"));
        }
    }
}

void tst_grey_vectors::dengWithWeightsAndCosts() {
    const Json& vector = entry("gra-weighted-costbenefit-minmax");
    const Rows alternatives = vector.at("input").at("matrix_rows");
    grey::RelationOptions options;
    options.image.kind = data::Image::criteria;
    for (const std::string type : vector.at("params").at("types")) {
        options.image.effects.push_back({type == "min" ? data::Effect::cost : data::Effect::benefit, 0.0});
    }
    options.weights = vector.at("params").at("weights").get<Numbers>();
    std::vector<std::size_t> all(alternatives.size());
    std::iota(all.begin(), all.end(), 0);
    const auto result = grey::relateToIdeal(test::tableOf(alternatives), all, options);
    QVERIFY(result);
    QCOMPARE(result->reference, std::string("ideal"));
    compare({result->degrees.begin(), result->degrees.end()}, vector, "grade");
}

void tst_grey_vectors::dengWithReciprocalCosts() {
    const Json& vector = entry("gra-reciprocal-cost-maxscale");
    Rows criteria = transposed(vector.at("input").at("matrix_rows"));
    for (std::size_t i = 0; i < criteria.size(); ++i) {
        if (vector.at("params").at("types").at(i) == "cost") {
            criteria[i] = imageOf(criteria[i], data::Image::reciprocal);
        }
        criteria[i] = imageOf(criteria[i], data::Image::max);
    }
    compare(degreesWithOnes(criteria, {}), vector, "grade");
}

void tst_grey_vectors::images() {
    const Json& vector = entry("op-images-D1-D2-D3");
    const Numbers series = vector.at("input").at("series");
    compare(imageOf(series, data::Image::initial), vector, "D1");
    compare(imageOf(series, data::Image::mean), vector, "D2");
    compare(imageOf(series, data::Image::interval), vector, "D3");
}

void tst_grey_vectors::smallerIsBetter() {
    const Json& vector = entry("gra-smaller-better-norm");
    const Json& input = vector.at("input");
    const Numbers image = imageOf({input.at("x"), input.at("max"), input.at("min")}, data::Image::cost);
    QVERIFY(std::abs(image[0] - vector.at("expected").at("value").get<double>()) <= toleranceOf(vector, "value"));
}

void tst_grey_vectors::accumulation() {
    const Json& vector = entry("op-ago-iago");
    const Numbers series = vector.at("input").at("series");
    compare(grey::fitGm11(series, {})->accumulated, vector, "ago1");
    compare(grey::accumulated(grey::accumulated(series)), vector, "ago2");
    compare(grey::differenced(series), vector, "iago1");
}

void tst_grey_vectors::weakening() {
    const Json& vector = entry("op-awbo");
    grey::ModelInput input;
    input.values = vector.at("input").at("series").get<std::vector<double>>();
    compare(grey::buffered(grey::BufferOperator::averageWeakening, input)->back(), vector, "awbo");
}

void tst_grey_vectors::gm11_data() {
    QTest::addColumn<QString>("id");
    QTest::newRow("Changge") << "gm11-changge";
    QTest::newRow("natural gas") << "gm11-natgas-1990-2004";
    QTest::newRow("2000-2008") << "gm11-2000-2008";
    QTest::newRow("12 digits") << "gm11-cumcm-12digit";
}

void tst_grey_vectors::gm11() {
    QFETCH(QString, id);
    const Json& vector = entry(id.toStdString());
    const Json& expected = vector.at("expected");
    const Numbers series = vector.at("input").at("series");
    const auto fit = grey::fitGm11(series, {0.5, vector.at("params").at("horizon")});
    QVERIFY(fit);
    compare(fit->fitted, vector, "fitted");
    compare(fit->forecast, vector, "forecast");
    const auto near = [&](double value, const char* quantity) {
        return !expected.contains(quantity) ||
               std::abs(value - expected.at(quantity).get<double>()) <= toleranceOf(vector, quantity);
    };
    QVERIFY(near(fit->a, "a"));
    QVERIFY(near(fit->u, "b"));
    const grey::Accuracy accuracy = grey::accuracyOf(series, fit->fitted);
    QVERIFY(near(*accuracy.varianceRatio, "C"));
    QVERIFY(near(*accuracy.smallErrorShare, "P"));
    if (vector.at("params").contains("holdout")) {
        const Numbers held = vector.at("params").at("holdout");
        QVERIFY(near(*grey::meanAbsolutePercentageError(held, fit->forecast), "forecast_mape"));
    }
}

void tst_grey_vectors::gm11OfTextbookNoise() {
    const Json& vector = entry("gm11-noise-x1hat");
    const auto fit = grey::fitGm11(vector.at("input").at("series"), {0.5, 1});
    Numbers restored = fit->fitted;
    restored.push_back(fit->forecast.front());
    std::partial_sum(restored.begin(), restored.end(), restored.begin());
    compare(restored, vector, "x1hat");
    QVERIFY(std::abs(fit->forecast.front() - vector.at("expected").at("next").get<double>()) <= 2e-5);
}

void tst_grey_vectors::responseFormula() {
    const Json& vector = entry("gm11-response-changzhou-hbv");
    const Numbers formula = vector.at("input").at("formula");
    Numbers values;
    for (const std::size_t k : {8U, 9U, 10U}) {
        values.push_back(grey::restoredValue(formula[1], formula[1] * formula[2], formula[0] + formula[2], k));
    }
    compare(values, vector, "values");
}

void tst_grey_vectors::firstEntryHasNoEffect() {
    const Json& vector = entry("gm11-first-entry-noneffective");
    const auto a = grey::fitGm11(vector.at("input").at("series_a"), {0.5, 3});
    const auto b = grey::fitGm11(vector.at("input").at("series_b"), {0.5, 3});
    for (std::size_t k = 1; k < a->fitted.size(); ++k) {
        QVERIFY(std::abs(a->fitted[k] - b->fitted[k]) <= toleranceOf(vector, "diff"));
    }
    for (std::size_t k = 0; k < a->forecast.size(); ++k) {
        QVERIFY(std::abs(a->forecast[k] - b->forecast[k]) <= toleranceOf(vector, "diff"));
    }
}

void tst_grey_vectors::printedCoefficientIsWrong() {
    const Json& vector = entry("gra-coefficient-docucenter-WRONG");
    const Json& input = vector.at("input");
    const Rows columns{{0.0, 0.0, 0.0}, {input.at("dmin"), input.at("dmax"), input.at("d")}};
    const auto result = grey::relate(test::tableOf(columns), 0, {1}, {});
    QCOMPARE(result->coefficients(2, 0), 2.5 / 3.5);
    const double printed = vector.at("expected").at("xi");
    QVERIFY(std::abs(result->coefficients(2, 0) - printed) > 0.1);
    // The print has rho times the difference itself, or the largest difference alone, below the line: both are 3.
    QVERIFY(std::abs(2.5 / (2.0 + 0.5 * 2.0) - printed) < toleranceOf(vector, "xi"));
}

void tst_grey_vectors::printedParametersAreWrong_data() {
    QTest::addColumn<QString>("id");
    QTest::newRow("five points") << "gm11-liu-7.2-5pt-WRONG";
    QTest::newRow("textbook") << "gm11-textbook5-ecalculator-WRONG";
}

void tst_grey_vectors::printedParametersAreWrong() {
    QFETCH(QString, id);
    const Json& vector = entry(id.toStdString());
    const auto fit = grey::fitGm11(vector.at("input").at("series"), {});
    const Json& recomputed = vector.at("recomputed");
    QVERIFY(std::abs(fit->a - recomputed.at("a").get<double>()) <= 1e-9);
    QVERIFY(std::abs(fit->u - recomputed.at("b").get<double>()) <= 1e-9);
    const Json& printed = vector.at("expected");
    QVERIFY(std::abs(fit->a - printed.at("a").get<double>()) > toleranceOf(vector, "a"));
    QVERIFY(std::abs(fit->u - printed.at("b").get<double>()) > toleranceOf(vector, "b"));
    if (recomputed.contains("sum_z2")) {
        const auto& z = fit->background;
        const double squares = std::inner_product(z.begin(), z.end(), z.begin(), 0.0);
        QVERIFY(std::abs(squares - recomputed.at("sum_z2").get<double>()) <= 1e-9);
    }
}

GREYSCOPE_TEST(tst_grey_vectors)

}  // namespace tests_of_grey_vectors

#include "tst_grey_vectors.moc"
