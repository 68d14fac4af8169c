// The absolute degree of raw series and the degrees that compare curves, beside exact arithmetic
// (tests/data/make_degree_oracle.py).
#include <QTest>

#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/base/progress.h"
#include "core/grey/degrees/relation.h"
#include "core/grey/degrees/relation_kernel.h"
#include "tests/support/grey_tables.h"
#include "tests/support/test_registry.h"

namespace tests_of_degree_oracle {

using namespace greyscope;
using Json = nlohmann::json;
using Numbers = std::vector<double>;

namespace {

constexpr double kDigits = 1e-12;

std::vector<std::size_t> others(std::size_t count, std::size_t reference) {
    std::vector<std::size_t> all;
    for (std::size_t i = 0; i < count; ++i) {
        if (i != reference) {
            all.push_back(i);
        }
    }
    return all;
}

bool near(double value, double expected) {
    return std::abs(value - expected) <= kDigits * std::max(1e-3, std::abs(expected));
}

/// Whether the degrees of each reference, and the table of all pairs, are the expected ones or undefined like them.
bool same(const data::SeriesTable& table, const grey::RelationOptions& options, const Json& expected) {
    const std::size_t count = table.series.size();
    base::NoProgress progress;
    const auto pairs = grey::relateAll(table, others(count, count), options, progress);
    bool same = pairs.has_value() != expected.is_null();
    for (std::size_t i = 0; same && i < count; ++i) {
        const auto which = others(count, i);
        const auto result = grey::relate(table, i, which, options);
        same = result.has_value() != expected.is_null();
        for (std::size_t at = 0; same && result && at < which.size(); ++at) {
            const double wanted = expected[i][which[at]];
            same = near(result->degrees(static_cast<Eigen::Index>(at)), wanted) &&
                   near(pairs->degrees(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(which[at])), wanted);
        }
    }
    return same;
}

/// Whether the first series becomes the expected curve, where all degrees with it are defined.
bool sameCurve(const data::SeriesTable& table, const grey::RelationOptions& options, const Json& expected) {
    const auto result = grey::relate(table, 0, others(table.series.size(), 0), options);
    bool same = !result || result->curve.first == 2;
    for (std::size_t row = 0; same && result && row < expected.size(); ++row) {
        same = near(result->curve.curves(static_cast<Eigen::Index>(row), 0), expected[row]);
    }
    return same;
}

}  // namespace

class tst_degree_oracle : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        std::ifstream file(GREYSCOPE_TEST_DATA "/degree_oracle.json");
        m_cases = Json::parse(file);
    }
    /// A degree without exact numbers is named here.
    void everyCurveDegreeStandsThere() {
        for (const grey::RelationDegree& degree : grey::relationDegrees()) {
            QVERIFY2(!degree.worked || m_cases[0]["degrees"].contains(degree.name), degree.name.c_str());
        }
    }
    void degrees() {
        for (const Json& each : m_cases) {
            const data::SeriesTable table = test::tableOf(each["series"].get<std::vector<Numbers>>());
            for (const grey::RelationDegree& degree : grey::relationDegrees()) {
                grey::RelationOptions options;
                options.method = degree.method;
                QVERIFY2(!degree.worked || sameCurve(table, options, each["curves"][degree.name]), degree.name.c_str());
                QVERIFY2(!each["degrees"].contains(degree.name) || same(table, options, each["degrees"][degree.name]),
                         (degree.name + ", " + each["name"].get<std::string>()).c_str());
            }
        }
    }

private:
    Json m_cases;
};

GREYSCOPE_TEST(tst_degree_oracle)

}  // namespace tests_of_degree_oracle

#include "tst_degree_oracle.moc"
