// Grey clustering and grey target decisions beside exact arithmetic (tests/data/make_evaluation_oracle.py).
#include <QTest>

#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/grey/evaluation/grey_clusters.h"
#include "core/grey/evaluation/grey_target.h"
#include "tests/support/test_registry.h"

namespace tests_of_evaluation_oracle {

using namespace greyscope;
using Json = nlohmann::json;
using Rows = std::vector<std::vector<double>>;

namespace {

constexpr double kDigits = 1e-12;

Json oracle() {
    std::ifstream file(GREYSCOPE_TEST_DATA "/evaluation_oracle.json");
    return Json::parse(file);
}

Eigen::MatrixXd matrixOf(const Json& json) {
    const auto rows = json.get<Rows>();
    Eigen::MatrixXd matrix(static_cast<Eigen::Index>(rows.size()), static_cast<Eigen::Index>(rows.front().size()));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        for (std::size_t j = 0; j < rows[i].size(); ++j) {
            matrix(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j)) = rows[i][j];
        }
    }
    return matrix;
}

Eigen::VectorXd vectorOf(const Json& json) {
    const auto numbers = json.get<std::vector<double>>();
    return Eigen::Map<const Eigen::VectorXd>(numbers.data(), static_cast<Eigen::Index>(numbers.size()));
}

bool near(const Eigen::MatrixXd& found, const Eigen::MatrixXd& expected) {
    return found.rows() == expected.rows() && found.cols() == expected.cols() &&
           (found - expected).cwiseAbs().maxCoeff() <= kDigits * std::max(1.0, expected.cwiseAbs().maxCoeff());
}

grey::ClusterOptions clusterOptions(const Json& json) {
    grey::ClusterOptions options;
    options.functions = *base::choiceNamed(grey::classFunctionNames(), json.at("functions").get<std::string>());
    const std::string how = json.at("weights");
    options.weights = how == "fixed"      ? grey::ClusterWeights::fixed
                      : how == "variable" ? grey::ClusterWeights::variable
                                          : grey::ClusterWeights::variableMean;
    for (std::size_t j = 0; j < json.at("centres").size(); ++j) {
        options.indicators.push_back(
            {"i" + std::to_string(j),
             {json.at("centres")[j].get<std::vector<double>>(), json.at("ends")[j].get<std::vector<double>>()},
             json.at("given")[j].get<double>()});
    }
    return options;
}

grey::TargetOptions targetOptions(const Json& json) {
    grey::TargetOptions options;
    options.measure = *base::choiceNamed(grey::effectMeasureNames(), json.at("measure").get<std::string>());
    options.bullseye = *base::choiceNamed(grey::bullseyeNames(), json.at("bullseye_is").get<std::string>());
    const bool given = json.at("weights") == "given";
    options.weights = given ? grey::DecisionWeights::given : grey::DecisionWeights::entropy;
    for (std::size_t j = 0; j < json.at("kinds").size(); ++j) {
        options.attributes.push_back({"a" + std::to_string(j),
                                      {*base::choiceNamed(data::effectNames(), json.at("kinds")[j].get<std::string>()),
                                       json.at("targets")[j].get<double>()},
                                      given ? json.at("given")[j].get<double>() : 1.0,
                                      json.at("critical")[j].get<double>()});
    }
    return options;
}

}  // namespace

class tst_evaluation_oracle : public QObject {
    Q_OBJECT

private slots:
    void clusteringsAreExact() {
        for (const Json& each : oracle().at("clusterings")) {
            const auto found = grey::greyClusters(matrixOf(each.at("x")), clusterOptions(each));
            QVERIFY2(found, each.dump().c_str());
            for (std::size_t i = 0; i < found->f.size(); ++i) {
                QVERIFY2(near(found->f[i], matrixOf(each.at("f")[i])), each.dump().c_str());
            }
            QVERIFY2(near(found->eta, matrixOf(each.at("eta"))), each.dump().c_str());
            QVERIFY2(near(found->sigma, matrixOf(each.at("sigma"))), each.dump().c_str());
        }
    }

    void decisionsAreExact() {
        for (const Json& each : oracle().at("decisions")) {
            const Eigen::MatrixXd values = matrixOf(each.at("x"));
            const std::vector<std::string> names(static_cast<std::size_t>(values.rows()), "o");
            const auto found = grey::decideByTarget(values, names, targetOptions(each));
            QVERIFY2(found, each.dump().c_str());
            QVERIFY2(near(found->effects, matrixOf(each.at("effects"))), each.dump().c_str());
            QVERIFY2(near(found->weights, vectorOf(each.at("w"))), each.dump().c_str());
            QVERIFY2(near(found->bullseye, vectorOf(each.at("bullseye"))), each.dump().c_str());
            QVERIFY2(near(found->distances, vectorOf(each.at("distance"))), each.dump().c_str());
            QVERIFY2(near(found->degrees, vectorOf(each.at("degree"))), each.dump().c_str());
            QVERIFY2(near(found->scores, vectorOf(each.at("score"))), each.dump().c_str());
        }
    }

    void equalNumbersShareAClassAndARank() {
        const grey::ClusterOptions halves{
            grey::ClassFunctions::centre, grey::ClusterWeights::fixed, {{"a", {{1.0, 3.0}, {}}, 1.0}}};
        const auto found = grey::greyClusters(Eigen::MatrixXd::Constant(1, 1, 2.0), halves);
        QCOMPARE(found->tied.front(), (std::vector<std::size_t>{0, 1}));
        Eigen::MatrixXd values(3, 1);
        values << 2.0, 1.0, 2.0;
        grey::TargetOptions options;
        options.attributes = {{"a", {}, 1.0}};
        const auto decision = grey::decideByTarget(values, {"x", "y", "z"}, options);
        QCOMPARE(decision->ranks, (std::vector<std::size_t>{1, 3, 1}));
    }

    void whatCannotBeJudgedIsRefused() {
        const auto coded = [](const auto& outcome, base::ErrorCode code) {
            return !outcome && outcome.error().code == code;
        };
        const Eigen::MatrixXd one = Eigen::MatrixXd::Constant(1, 1, 2.0);
        for (const std::vector<double>& centres : {std::vector<double>{1.0}, {1.0, 1.0}, {1.0, 3.0, 2.0}}) {
            const grey::ClusterOptions options{
                grey::ClassFunctions::centre, grey::ClusterWeights::fixed, {{"a", {centres, {}}, 1.0}}};
            QVERIFY(coded(grey::greyClusters(one, options), base::ErrorCode::optionOutOfRange));
        }
        grey::TargetOptions options;
        options.attributes = {{"a", {}, 1.0}};
        QVERIFY(coded(grey::decideByTarget(-one, {"x"}, options), base::ErrorCode::nonPositive));
        options.measure = grey::EffectMeasure::uniform;
        QVERIFY(coded(grey::decideByTarget(one, {"x"}, options), base::ErrorCode::optionMissing));
        options.attributes.front().critical = 2.0;  // which no alternative is better than
        QVERIFY(coded(grey::decideByTarget(one, {"x"}, options), base::ErrorCode::optionOutOfRange));
    }
};

GREYSCOPE_TEST(tst_evaluation_oracle)

}  // namespace tests_of_evaluation_oracle

#include "tst_evaluation_oracle.moc"
