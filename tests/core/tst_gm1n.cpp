#include <QTest>

#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/grey/models/gm1n.h"
#include "core/grey/models/grey_models.h"
#include "tests/support/test_registry.h"

namespace tests_of_gm1n {

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
    void accumulatedRelationIsRecovered();
    void describesAndDoesNotForecast();
    void asManyEquationsAsCoefficients();
    void refusals();
    void refusalsWithoutOwnTerm();
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
            QVERIFY(std::abs(fit->parameters[i].value - parameters[i]) < 1e-9 * (1.0 + std::abs(parameters[i])));
        }
        const Numbers values = expected.at("values");
        QCOMPARE(fit->values.size(), values.size());
        for (std::size_t k = 0; k < values.size(); ++k) {
            QVERIFY(std::abs(fit->values[k] - values[k]) < 1e-7 * std::abs(values[k]));
        }
        QCOMPARE(fit->parameters.at(1).symbol, std::string("b(y1)"));
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
    QVERIFY(std::abs(fit->parameters[0].value - 0.4) < 1e-10);
    QVERIFY(std::abs(fit->parameters[1].value - 1.5) < 1e-10);
    QVERIFY(std::abs(fit->parameters[2].value + 0.25) < 1e-10);
    for (std::size_t k = 0; k < x.size(); ++k) {
        QVERIFY(std::abs(fit->values[k] - x[k]) < 1e-9);
    }
}

void tst_gm1n::accumulatedRelationIsRecovered() {
    // x1(k) = 6 + 2 y1(k) - 0.5 w1(k) from k = 2; the horizon is not looked at.
    const Numbers y{2, 3, 5, 4, 6, 9};
    const Numbers w{1, 4, 2, 6, 3, 5};
    Numbers x{2 * y[0] - 0.5 * w[0] + 6};
    for (std::size_t k = 1; k < y.size(); ++k) {
        x.push_back(2 * y[k] - 0.5 * w[k]);
    }
    const auto fit = grey::fitGm0n(inputOf(x, 3, {y, w}));
    QVERIFY(fit);
    const std::vector<std::pair<std::string, double>> expected{{"b0", 6.0}, {"b(y1)", 2.0}, {"b(y2)", -0.5}};
    for (std::size_t i = 0; i < expected.size(); ++i) {
        QCOMPARE(fit->parameters.at(i).symbol, expected[i].first);
        QVERIFY(std::abs(fit->parameters[i].value - expected[i].second) < 1e-11);
    }
    QCOMPARE(fit->values.size(), x.size());
    for (std::size_t k = 0; k < x.size(); ++k) {
        QVERIFY(std::abs(fit->values[k] - x[k]) < 1e-10);
    }
    QCOMPARE(fit->freedom, std::size_t{2});
}

void tst_gm1n::describesAndDoesNotForecast() {
    // Liu and Lin's pair of series for GM(1,2) and GM(0,2); the line by its closed form.
    const Numbers x{2.874, 3.278, 3.307, 3.39, 3.679};
    const Numbers y{7.04, 7.645, 8.075, 8.53, 8.774};
    const auto outcome = grey::fitGreyModel(grey::GreyModel::gm0n, inputOf(x, 2, {y}), {}, base::NoProgress{});
    QVERIFY(!outcome.failure && outcome.describes && outcome.forecast.empty());
    QCOMPARE(outcome.parameters.at(0).first, std::string("b0"));
    QVERIFY(std::abs(outcome.parameters.at(0).second - 0.15697840944706698) < 1e-10);
    QVERIFY(std::abs(outcome.parameters.at(1).second - 0.40772512947923917) < 1e-10);
    const Numbers curve{2.874, 6.144421935849693, 9.43680235639455, 12.91469771085246, 16.492077996903305};
    QCOMPARE(outcome.fitted.size(), x.size());
    for (std::size_t k = 0; k < x.size(); ++k) {
        QVERIFY(std::abs(outcome.fitted[k] - (k == 0 ? curve[0] : curve[k] - curve[k - 1])) < 1e-10);
    }
    QVERIFY(outcome.accuracy.mape.has_value());
}

void tst_gm1n::asManyEquationsAsCoefficients() {
    // The published example has five equations: a and four influences are determined, and nothing is left over.
    Json vector;
    for (const Json& each : read("grey.json")) {
        vector = each.at("id") == "gm0n-kalvar" ? each : vector;
    }
    const Json& input = vector.at("input");
    const grey::ModelInput points =
        inputOf(input.at("y"), 0, {input.at("x2"), input.at("x3"), input.at("x4"), input.at("x5")});
    const auto outcome = grey::fitGreyModel(grey::GreyModel::gm1n, points, {}, base::NoProgress{});
    QVERIFY(!outcome.failure);
    for (std::size_t k = 0; k < points.values.size(); ++k) {
        QVERIFY(std::abs(outcome.fitted[k] - points.values[k]) < 1e-9);
    }
    QCOMPARE(outcome.freedom, std::size_t{0});
    QVERIFY(!outcome.accuracy.grade && !outcome.accuracy.mape && !outcome.accuracy.incidence);
}

void tst_gm1n::refusals() {
    const Numbers x{3, 5, 6, 8, 9};
    const auto codeOf = [](const grey::ModelInput& input) {
        const auto fit = grey::fitGm1n(input, 0.5);
        return fit ? ErrorCode::internal : fit.error().code;
    };
    QCOMPARE(codeOf(inputOf(x, 0, {})), ErrorCode::noRelatedSeries);
    QCOMPARE(codeOf(inputOf(x, 1, {{1, 2, 2, 3, 3}})), ErrorCode::relatedUnknown);
    QCOMPARE(codeOf(inputOf({3, 5, 6, 8}, 0, {{1, 2, 2, 3}, {2, 1, 4, 3}, {1, 1, 2, 5}})), ErrorCode::tooFewPoints);
    QCOMPARE(codeOf(inputOf(x, 0, {{0, 0, 0, 0, 0}})), ErrorCode::singularSystem);
    QCOMPARE(codeOf(inputOf(x, 0, {{1, 2, 2, 3, 3}, {2, 4, 4, 6, 6}})), ErrorCode::singularSystem);
    QCOMPARE(codeOf(inputOf(x, 0, {{1e308, 1e308, 1, 1, 1}})), ErrorCode::overflow);
}

void tst_gm1n::refusalsWithoutOwnTerm() {
    const Numbers x{3, 5, 6, 8, 9};
    const Numbers y{1, 2, 2, 3, 3};
    const auto codeOf = [](const grey::ModelInput& input) {
        const auto fit = grey::fitGm0n(input);
        return fit ? ErrorCode::internal : fit.error().code;
    };
    QCOMPARE(codeOf(inputOf(x, 0, {})), ErrorCode::noRelatedSeries);
    QCOMPARE(codeOf(inputOf(x, 0, {{1, 2, 2, 3}})), ErrorCode::relatedUnknown);
    QCOMPARE(codeOf(inputOf({3, 5, 6}, 0, {y})), ErrorCode::tooFewPoints);
    QCOMPARE(codeOf(inputOf({}, 0, {y})), ErrorCode::tooFewPoints);
    QCOMPARE(codeOf(inputOf({3, 5, 6, 8}, 0, {y, {2, 1, 4, 3, 7}, {1, 2, 1, 3, 1}})), ErrorCode::tooFewPoints);
    QCOMPARE(grey::fitGm0n(inputOf({3, 5, 6, 8}, 0, {y, {2, 1, 4, 3, 7}}))->freedom, std::size_t{0});
    QCOMPARE(codeOf(inputOf(x, 0, {{0, 0, 0, 0, 0}})), ErrorCode::singularSystem);
    QCOMPARE(codeOf(inputOf(x, 0, {{1, 0, 0, 0, 0}})), ErrorCode::singularSystem);
    QCOMPARE(codeOf(inputOf({3, std::nan(""), 6, 8, 9}, 0, {y})), ErrorCode::overflow);
    QCOMPARE(codeOf(inputOf(x, 0, {{1e308, 1e308, 1, 1, 1}})), ErrorCode::overflow);
}

GREYSCOPE_TEST(tst_gm1n)

}  // namespace tests_of_gm1n

#include "tst_gm1n.moc"
