// Grey models, their accuracy and what is checked before a fit, beside exact arithmetic
// (tests/data/make_model_oracle.py).
#include <QTest>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/grey/forecast/class_ratio.h"
#include "core/grey/limits.h"
#include "core/grey/models/buffer_operator.h"
#include "core/grey/models/grey_models.h"
#include "tests/support/test_registry.h"

namespace tests_of_model_oracle {

using namespace greyscope;
using Json = nlohmann::json;
using Numbers = std::vector<double>;

namespace {

constexpr double kDigits = 1e-12;

double largest(const Numbers& values) {
    return std::abs(
        *std::max_element(values.begin(), values.end(), [](double a, double b) { return std::abs(a) < std::abs(b); }));
}

bool near(double value, double expected, double size, double digits = kDigits) {
    return std::abs(value - expected) <= digits * std::max(size, std::abs(expected));
}

bool near(const Numbers& values, const Numbers& expected, double size, double digits = kDigits) {
    return std::equal(values.begin(), values.end(), expected.begin(), expected.end(),
                      [&](double a, double b) { return near(a, b, size, digits); });
}

grey::GreyModelOptions optionsOf(const Json& fit) {
    grey::GreyModelOptions options;
    options.backgroundWeight = fit.at("alpha");
    if (fit.contains("power")) {
        options.power = fit.at("power").get<double>();
    }
    options.accumulated = fit.value("accumulated", false);
    if (fit.contains("order")) {
        options.order = fit.at("order").get<double>();
    }
    return options;
}

/// What an error of a parameter is compared with, besides itself: a, a ratio and a share are pure numbers, b of a
/// square has the unit 1/x and that of another power one of its own, the others have that of the series.
double sizeOf(const std::string& model, const std::string& symbol, double series) {
    const bool wave = model == "gm11-fourier" && symbol != "a";
    const bool pure = symbol.front() == 'a' || symbol.front() == 'p' || symbol.front() == 'm' || symbol == "b1" ||
                      symbol == "n" || symbol == "r";
    if (symbol == "b" && (model == "verhulst" || model == "ngbm")) {
        return model == "verhulst" ? 1.0 / series : 0.0;
    }
    return pure && !wave ? 1.0 : series;
}

/// Parameters are those of the model's own unit where one of them (null) has no double in that of the series.
bool sameParameters(const grey::ModelOutcome& outcome, const Json& fit, double series) {
    const Json& expected = fit.at("parameters");
    if (std::any_of(expected.begin(), expected.end(), [](const Json& each) { return each.is_null(); })) {
        return true;
    }
    const double digits = 20.0 * kDigits * fit.at("loss").get<double>();
    return std::all_of(outcome.parameters.begin(), outcome.parameters.end(), [&](const auto& parameter) {
        const auto& [symbol, value] = parameter;
        return expected.contains(symbol) && near(value, expected[symbol], sizeOf(fit["model"], symbol, series), digits);
    });
}

/// Without one of them, or nearly the same.
bool same(const std::optional<double>& value, const Json& accuracy, const char* key, double size) {
    return value.has_value() == accuracy.contains(key) &&
           (!value || near(*value, accuracy[key], size, 100.0 * kDigits));
}

bool same(const std::optional<int>& grade, const Json& accuracy, const char* key) {
    return grade.has_value() == accuracy.contains(key) && (!grade || *grade == accuracy[key].get<int>());
}

bool sameAccuracy(const grey::Accuracy& accuracy, const Json& expected, double series) {
    return same(accuracy.mape, expected, "mape", 1.0) && same(accuracy.incidence, expected, "incidence", 1.0) &&
           same(accuracy.varianceRatio, expected, "C", series / expected["S1"].get<double>()) &&
           same(accuracy.smallErrorShare, expected, "P", 1.0) &&
           (!accuracy.deviation || (near(*accuracy.deviation, expected["S1"], series) &&
                                    near(*accuracy.errorDeviation, expected["S2"], series) &&
                                    near(*accuracy.smallErrorLimit, 0.6745 * *accuracy.deviation, series))) &&
           same(accuracy.mapeGrade, expected, "grade mape") &&
           same(accuracy.incidenceGrade, expected, "grade incidence") &&
           same(accuracy.varianceGrade, expected, "grade C") && same(accuracy.shareGrade, expected, "grade P");
}

}  // namespace

class tst_model_oracle : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyModelStandsThere();
    void models();
    void admissibility();
    void bufferOperators();
    void limits();

private:
    Json m_cases;
    Json m_limits;
};

void tst_model_oracle::initTestCase() {
    std::ifstream file(GREYSCOPE_TEST_DATA "/model_oracle.json");
    const Json oracle = Json::parse(file);
    m_cases = oracle.at("cases");
    m_limits = oracle.at("limits");
}

void tst_model_oracle::everyModelStandsThere() {
    for (const grey::GreyModelRow& row : grey::greyModels()) {
        QVERIFY2(std::any_of(m_cases.begin(), m_cases.end(),
                             [&](const Json& each) {
                                 return std::any_of(each["fits"].begin(), each["fits"].end(),
                                                    [&](const Json& fit) { return fit["model"] == row.name; });
                             }),
                 row.name.c_str());
    }
}

void tst_model_oracle::models() {
    base::NoProgress quiet;
    for (const Json& each : m_cases) {
        const Numbers x = each.at("x");
        const double series = largest(x);
        grey::ModelInput input{"s", x, 3, {}};
        input.related = {{"y0", each.at("factor")}};
        for (const Json& fit : each.at("fits")) {
            const std::string name = fit.at("model");
            const auto model = *base::choiceNamed(grey::greyModelNames(), name);
            input.arrivals = fit.value("arrivals", Numbers{});
            const grey::ModelOutcome outcome = grey::fitGreyModel(model, input, optionsOf(fit), quiet);
            const std::string where = each.at("name").get<std::string>() + ": " + name + " " + fit.at("alpha").dump();
            if (outcome.failure) {
                QVERIFY2(outcome.failure->code == base::ErrorCode::coefficientTooLarge &&
                             std::abs(fit["parameters"]["a"].get<double>()) >= 2.0,
                         where.c_str());
                continue;
            }
            const Numbers forecast = fit.at("forecast");
            const double curve = std::max(series, forecast.empty() ? 0.0 : largest(forecast));
            QVERIFY2(near(outcome.fitted, fit.at("fitted"), curve), where.c_str());
            QVERIFY2(near(outcome.forecast, forecast, curve), where.c_str());
            QVERIFY2(sameParameters(outcome, fit, series), where.c_str());
            QVERIFY2(outcome.freedom == 0 || sameAccuracy(outcome.accuracy, fit.at("accuracy"), series), where.c_str());
        }
    }
}

void tst_model_oracle::admissibility() {
    for (const Json& each : m_cases) {
        const Numbers x = each.at("x");
        const Json& expected = each.at("admissibility");
        const char* const where = each.at("name").get_ref<const std::string&>().c_str();
        const grey::ClassRatio ratio = grey::classRatioOf(x);
        QVERIFY2(near(ratio.low, expected["low"], 0.0) && near(ratio.high, expected["high"], 0.0), where);
        QVERIFY2(near(ratio.values, expected["ratios"], 0.0), where);
        QVERIFY2(ratio.outside == expected["outside"].get<std::vector<std::size_t>>(), where);
        const grey::Smoothness smoothness = grey::smoothnessOf(x);
        QVERIFY2(near(smoothness.values, expected["smoothness"], 0.0), where);
        QVERIFY2(smoothness.outside == expected["rough"].get<std::vector<std::size_t>>(), where);
        // The next number of three digits above the bound.
        const double bound = expected["bound"];
        const auto shift = grey::admissibleShift(x);
        QVERIFY2(shift && *shift >= bound && *shift <= 1.0101 * bound, where);
    }
}

void tst_model_oracle::bufferOperators() {
    for (const Json& each : m_cases) {
        grey::ModelInput input;
        input.values = each.at("x").get<Numbers>();
        for (const grey::BufferRow& row : grey::bufferOperators()) {
            const auto steps = grey::buffered(row.choice, input);
            const Json& expected = each.at("buffered").at(row.name);
            const std::string what = row.name + (": " + each["name"].get<std::string>());
            QVERIFY2(steps.has_value() != expected.is_null(), what.c_str());
            QVERIFY2(!steps || static_cast<int>(steps->size()) == row.times, what.c_str());
            // A strengthened value can be larger than all points.
            QVERIFY2(!steps || near(steps->back(), expected, row.strengthens ? 0.0 : largest(input.values)),
                     what.c_str());
        }
    }
}

void tst_model_oracle::limits() {
    const auto same = [&](const char* measure, const auto& gradeOf) {
        return std::all_of(m_limits.at(measure).begin(), m_limits.at(measure).end(),
                           [&](const Json& each) { return gradeOf(each[0].get<double>()) == each[1].get<int>(); });
    };
    const auto graded = [](const grey::GradeLimits& limits) {
        return [&limits](double value) { return limits.gradeOf(value); };
    };
    QVERIFY(same("mape", graded(grey::kRelativeErrorGrades)));
    QVERIFY(same("incidence", graded(grey::kIncidenceGrades)));
    QVERIFY(same("C", graded(grey::kVarianceRatioGrades)));
    QVERIFY(same("P", graded(grey::kSmallErrorGrades)));
    QVERIFY(same("-a", [](double growth) { return 1 + static_cast<int>(grey::horizonOf(growth)); }));
    // A decimal that a derivation has rounded to is at its limit too.
    QVERIFY(grey::kVarianceRatioGrades.gradeOf(0.35L) == 1 && grey::kSmallErrorGrades.gradeOf(0.95L) == 1);
}

GREYSCOPE_TEST(tst_model_oracle)

}  // namespace tests_of_model_oracle

#include "tst_model_oracle.moc"
