// Degrees of areas through relate() and relateAll(), against published examples and Liu's theorems.
#include <QTest>

#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/grey/degrees/area_degree.h"
#include "core/grey/degrees/relation.h"
#include "core/grey/degrees/relation_kernel.h"
#include "tests/support/grey_tables.h"
#include "tests/support/test_registry.h"

namespace tests_of_area_degree {

using namespace greyscope;
using grey::RelationMethod;
using Numbers = std::vector<double>;

class tst_area_degree : public QObject {
    Q_OBJECT

private slots:
    void publishedSynthetic();
    void publishedSimilitude();
    void parallelCurvesHaveDegreeOne();
    void proportionalCurvesHaveRelativeDegreeOne();
    void closenessSeesTheDistance();
    void syntheticMixes();
    void matrixAgreesWithRelate();
    void resultsCarryTheirTerms();
    void theRelativeDegreeNeedsNoOtherImage();
};

namespace {

double degree(const Numbers& a, const Numbers& b, RelationMethod method, double theta = 0.5) {
    grey::RelationOptions options;
    options.method = method;
    options.theta = theta;
    const auto result = grey::relate(test::tableOf({a, b}), 0, {1}, options);
    return result ? result->degrees(0) : std::nan("");
}

nlohmann::json entry(const std::string& id) {
    std::ifstream file(GREYSCOPE_TEST_DATA "/grey.json");
    for (const auto& candidate : nlohmann::json::parse(file)) {
        if (candidate.at("id") == id) {
            return candidate;
        }
    }
    return {};
}

}  // namespace

void tst_area_degree::publishedSynthetic() {
    const auto example = entry("gra-liu-synthetic-unequal");
    const auto x0 = example.at("input").at("x0").get<Numbers>();
    const auto x1 = example.at("input").at("x1").get<Numbers>();
    const auto& numbers = example.at("recomputed");
    QVERIFY(std::abs(degree(x0, x1, RelationMethod::absolute) - 197.0 / 353.0) < 1e-12);
    QVERIFY(std::abs(degree(x0, x1, RelationMethod::relative) - numbers.at("r").get<double>()) < 1e-12);
    QVERIFY(std::abs(degree(x0, x1, RelationMethod::synthetic) - numbers.at("rho").get<double>()) < 1e-12);
    // Of the values as remembered, 0.7945 and 0.6763 do not follow from the series.
    QVERIFY(std::abs(degree(x0, x1, RelationMethod::relative) - 0.7945) > 0.005);
    QVERIFY(std::abs(degree(x0, x1, RelationMethod::synthetic) - 0.6763) > 0.002);
}

void tst_area_degree::publishedSimilitude() {
    const auto example = entry("gra-negative-similitude");
    const auto x1 = example.at("input").at("x1").get<Numbers>();
    const auto x2 = example.at("input").at("x2").get<Numbers>();
    // The source gives the negative degree -d/(1+d) of the same distance d.
    const double negative = example.at("expected").at("value").get<double>();
    QVERIFY(std::abs(degree(x1, x2, RelationMethod::similitude) - (1.0 + negative)) < 1e-12);
}

void tst_area_degree::parallelCurvesHaveDegreeOne() {
    const auto pairs = entry("gra-absolute-invariants").at("input");
    for (const char* pair : {"pair1", "pair2"}) {
        const auto curves = pairs.at(pair).get<std::vector<Numbers>>();
        QCOMPARE(degree(curves[0], curves[1], RelationMethod::absolute), 1.0);
        QCOMPARE(degree(curves[0], curves[1], RelationMethod::similitude), 1.0);
    }
}

void tst_area_degree::proportionalCurvesHaveRelativeDegreeOne() {
    const auto pair = entry("gra-relative-proportional").at("input");
    const auto x = pair.at("x").get<Numbers>();
    const auto y = pair.at("y").get<Numbers>();
    QCOMPARE(degree(x, y, RelationMethod::relative), 1.0);
    QVERIFY(degree(x, y, RelationMethod::absolute) < 0.9);
}

void tst_area_degree::closenessSeesTheDistance() {
    // d = (2, 2, 2): S = 1 + 2 + 1.
    QCOMPARE(degree({1, 2, 3}, {3, 4, 5}, RelationMethod::closeness), 1.0 / 5.0);
    QCOMPARE(degree({1, 2, 3}, {1, 2, 3}, RelationMethod::closeness), 1.0);
}

void tst_area_degree::syntheticMixes() {
    const Numbers a{1, 3, 2, 5};
    const Numbers b{2, 2, 4, 9};
    const double absolute = degree(a, b, RelationMethod::absolute);
    const double relative = degree(a, b, RelationMethod::relative);
    QCOMPARE(degree(a, b, RelationMethod::synthetic, 1.0), absolute);
    QCOMPARE(degree(a, b, RelationMethod::synthetic, 0.0), relative);
    QCOMPARE(degree(a, b, RelationMethod::synthetic, 0.3), 0.3 * absolute + 0.7 * relative);
}

void tst_area_degree::matrixAgreesWithRelate() {
    const auto table = test::tableOf({{1, 3, 2, 5}, {2, 2, 4, 9}, {7, 6, 6, 1}});
    for (const auto& [method, name] : grey::relationMethodNames()) {
        grey::RelationOptions options;
        options.method = method;
        options.scope = grey::ExtremaScope::matrix;
        base::NoProgress quiet;
        const auto matrix = grey::relateAll(table, {0, 1, 2}, options, quiet);
        const auto row = grey::relate(table, 1, {0, 2}, options);
        QVERIFY2(matrix && row, name.c_str());
        if (name != "slope") {  // its unit is that of the reference
            QCOMPARE(matrix->degrees, Eigen::MatrixXd(matrix->degrees.transpose()));
        }
        QCOMPARE(matrix->degrees(1, 1), 1.0);
        if (method != RelationMethod::deng) {  // its matrix scope sees the pairs of the three chosen series
            QCOMPARE(row->degrees(0), matrix->degrees(1, 0));
            QCOMPARE(row->degrees(1), matrix->degrees(1, 2));
        }
    }
}

/// Zero images (0, 4, 8) and (0, 1, 1), so s = 8 and 1.5; of the initial images (0, 2, 4) and (0, 1, 1), 4 and 1.5.
void tst_area_degree::resultsCarryTheirTerms() {
    grey::RelationOptions options;
    options.method = RelationMethod::synthetic;
    options.theta = 0.25;
    const auto result = grey::relate(test::tableOf({{2, 6, 10}, {1, 2, 2}}), 0, {1}, options);
    QVERIFY(result);
    const grey::AreaTerms& area = result->area;
    QCOMPARE(area.areas, Eigen::VectorXd(Eigen::Vector2d(8.0, 1.5)));
    QCOMPARE(area.relativeAreas, Eigen::VectorXd(Eigen::Vector2d(4.0, 1.5)));
    QCOMPARE(area.relativeImages.col(0), Eigen::VectorXd(Eigen::Vector3d(1, 3, 5)));
    QCOMPARE(area.absoluteDegrees(0), 10.5 / 17.0);
    QCOMPARE(area.relativeDegrees(0), 6.5 / 9.0);
    QCOMPARE(result->degrees(0), 0.25 * (10.5 / 17.0) + 0.75 * (6.5 / 9.0));
    QVERIFY(result->coefficients.size() == 0 && result->maximum.size() == 0);
}

/// A reciprocal image is not defined for the zero; the initial image that the degree is of is.
void tst_area_degree::theRelativeDegreeNeedsNoOtherImage() {
    grey::RelationOptions options;
    options.method = RelationMethod::relative;
    options.image.kind = data::Image::reciprocal;
    const auto result = grey::relate(test::tableOf({{1, 0, 4}, {2, 3, 3}}), 0, {1}, options);
    QVERIFY(result);
    QCOMPARE(result->images.col(1), Eigen::VectorXd(Eigen::Vector3d(1, 1.5, 1.5)));
}

GREYSCOPE_TEST(tst_area_degree)

}  // namespace tests_of_area_degree

#include "tst_area_degree.moc"
