#include <QtTest>

#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/grey/gm11_variants.h"
#include "core/grey/gm1n.h"
#include "core/grey/grey_models.h"
#include "tests/support/test_registry.h"

using namespace greyscope;
using base::ErrorCode;
using Json = nlohmann::json;
using Numbers = std::vector<double>;

namespace {

Json read(const char* file) {
    std::ifstream stream(std::string(GREYSCOPE_TEST_DATA "/") + file);
    return Json::parse(stream);
}

grey::ModelInput inputOf(const Numbers& values, std::size_t horizon, const std::vector<Numbers>& related) {
    grey::ModelInput input{"s", values, horizon, {}, {}, "k"};
    for (std::size_t i = 0; i < related.size(); ++i) {
        input.related.push_back({"y" + std::to_string(i + 1), related[i]});
    }
    return input;
}

}  // namespace

class tst_gm1n : public QObject {
    Q_OBJECT

private slots:
    void numpyGivesTheSame();
    void exactDataAreRecovered();
    void equationsWithoutOwnTerm();
    void refusals();
};

void tst_gm1n::numpyGivesTheSame() {
    const Json oracle = read("forecast_oracle.json");
    const Numbers target = oracle.at("target");
    for (const Json& expected : oracle.at("gm1n")) {
        const auto fitted = expected.at("n").get<std::ptrdiff_t>();
        const Numbers parameters = expected.at("parameters");
        const std::vector<Numbers> all = oracle.at("factors");
        const std::vector<Numbers> factors(all.begin(),
                                           all.begin() + static_cast<std::ptrdiff_t>(parameters.size() - 1));
        const Numbers points(target.begin(), target.begin() + fitted);
        const auto fit = grey::fitGm1n(inputOf(points, target.size() - points.size(), factors), expected.at("alpha"));
        QVERIFY(fit.has_value());
        QCOMPARE(fit->parameters.size(), parameters.size());
        for (std::size_t i = 0; i < parameters.size(); ++i) {
            QVERIFY(std::abs(fit->parameters[i].second - parameters[i]) < 1e-9 * (1.0 + std::abs(parameters[i])));
        }
        const Numbers values = expected.at("values");
        QCOMPARE(fit->values.size(), values.size());
        for (std::size_t k = 0; k < values.size(); ++k) {
            QVERIFY(std::abs(fit->values[k] - values[k]) < 1e-7 * std::abs(values[k]));
        }
        QCOMPARE(fit->parameters.at(1).first, std::string("b(y1)"));
    }
}

void tst_gm1n::exactDataAreRecovered() {
    // x(k) + 0.4 z(k) = 1.5 y(k) - 0.25 w(k), with the accumulated y and w, step by step.
    const Numbers y{2, 3, 5, 4, 6, 9, 7, 8};
    const Numbers w{1, 4, 2, 6, 3, 5, 8, 1};
    Numbers x{3};
    double sum = 3.0;
    double drive = 1.5 * y[0] - 0.25 * w[0];
    for (std::size_t k = 1; k < y.size(); ++k) {
        drive += 1.5 * y[k] - 0.25 * w[k];
        x.push_back((drive - 0.4 * sum) / (1.0 + 0.5 * 0.4));
        sum += x.back();
    }
    const auto fit = grey::fitGm1n(inputOf({x.begin(), x.begin() + 6}, 2, {y, w}), 0.5);
    QVERIFY(std::abs(fit->parameters[0].second - 0.4) < 1e-10);
    QVERIFY(std::abs(fit->parameters[1].second - 1.5) < 1e-10);
    QVERIFY(std::abs(fit->parameters[2].second + 0.25) < 1e-10);
    for (std::size_t k = 0; k < x.size(); ++k) {
        QVERIFY(std::abs(fit->values[k] - x[k]) < 1e-9);
    }
}

void tst_gm1n::equationsWithoutOwnTerm() {
    // A published GM(0,N): the background series on the accumulated related ones, by the same least squares.
    Json vector;
    for (const Json& each : read("grey.json")) {
        if (each.at("id") == "gm0n-kalvar") {
            vector = each;
        }
    }
    const Json& input = vector.at("input");
    const Numbers sums = grey::accumulated(input.at("y").get<Numbers>());
    Eigen::MatrixXd rows(5, 4);
    Eigen::VectorXd background(5);
    for (Eigen::Index i = 0; i < 4; ++i) {
        const Numbers factor = grey::accumulated(input.at("x" + std::to_string(i + 2)).get<Numbers>());
        for (Eigen::Index k = 0; k < 5; ++k) {
            rows(k, i) = factor[static_cast<std::size_t>(k) + 1];
            background(k) = 0.5 * (sums[static_cast<std::size_t>(k)] + sums[static_cast<std::size_t>(k) + 1]);
        }
    }
    const auto solved = grey::leastSquares(rows, background, "GM(0,N)");
    const Numbers expected = vector.at("expected").at("abs_b");
    for (std::size_t i = 0; i < expected.size(); ++i) {
        const double difference = std::abs((*solved)(static_cast<Eigen::Index>(i))) - expected[i];
        QVERIFY(std::abs(difference) <= vector.at("tol").get<double>());
    }
}

void tst_gm1n::refusals() {
    const Numbers x{3, 5, 6, 8, 9};
    const auto codeOf = [](const grey::ModelInput& input) {
        const auto fit = grey::fitGm1n(input, 0.5);
        return fit ? ErrorCode::internal : fit.error().code;
    };
    QCOMPARE(codeOf(inputOf(x, 0, {})), ErrorCode::noRelatedSeries);
    QCOMPARE(codeOf(inputOf(x, 1, {{1, 2, 2, 3, 3}})), ErrorCode::relatedUnknown);
    QCOMPARE(codeOf(inputOf({3, 5, 6, 8}, 0, {{1, 2, 2, 3}, {2, 1, 4, 3}})), ErrorCode::tooFewPoints);
    QCOMPARE(codeOf(inputOf(x, 0, {{0, 0, 0, 0, 0}})), ErrorCode::singularSystem);
    QCOMPARE(codeOf(inputOf(x, 0, {{1, 2, 2, 3, 3}, {2, 4, 4, 6, 6}})), ErrorCode::singularSystem);
    QCOMPARE(codeOf(inputOf(x, 0, {{1e308, 1e308, 1, 1, 1}})), ErrorCode::overflow);
}

GREYSCOPE_TEST(tst_gm1n)
#include "tst_gm1n.moc"
