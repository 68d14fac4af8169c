// Hostile and random series through every image, method and scope: a named outcome, and never a number that is none.
#include <QTest>

#include <limits>
#include <random>

#include "core/grey/degrees/image_sensitivity.h"
#include "core/grey/degrees/relation.h"
#include "core/grey/degrees/relation_axioms.h"
#include "core/grey/degrees/relation_kernel.h"
#include "tests/support/grey_tables.h"
#include "tests/support/test_registry.h"

namespace tests_of_relation_hostile {

using namespace greyscope;
using Column = std::vector<double>;
using Columns = std::vector<Column>;

namespace {

Columns hostileSeries(std::size_t points) {
    const double most = std::numeric_limits<double>::max();
    const double infinity = std::numeric_limits<double>::infinity();
    const Column kinds{0.0,   1.0,    -1.0,     1e300, -1e300, 1e-300,  most,
                       -most, 5e-324, infinity, 0.1,   1e154,  -1e-160, std::nan("")};
    Columns all;
    for (const double kind : kinds) {
        all.emplace_back(points, kind);  // constant
    }
    std::mt19937 generator(7);
    std::uniform_int_distribution<std::size_t> pick(0, kinds.size() - 1);
    std::uniform_real_distribution<double> plain(-5.0, 5.0);
    for (int i = 0; i < 60; ++i) {
        Column mixed(points);
        const bool tame = i % 3 == 0;
        for (double& value : mixed) {
            value = tame ? plain(generator) : i % 3 == 1 ? kinds[pick(generator) % 9] : kinds[pick(generator)];
        }
        all.push_back(mixed);
    }
    return all;
}

/// Every option that changes the arithmetic.
std::vector<grey::RelationOptions> everyOption() {
    std::vector<grey::RelationOptions> all;
    for (const auto& [image, imageName] : data::imageNames()) {
        for (const auto& [method, methodName] : grey::relationMethodNames()) {
            for (const auto scope :
                 {grey::ExtremaScope::global, grey::ExtremaScope::pairwise, grey::ExtremaScope::matrix}) {
                if (method != grey::RelationMethod::deng && scope != grey::ExtremaScope::global) {
                    continue;
                }
                grey::RelationOptions options;
                options.image.kind = image;
                options.method = method;
                options.scope = scope;
                all.push_back(options);
            }
        }
    }
    return all;
}

/// Whether a degree has a sign, and counts a step without a change as 0 even in two identical series.
bool hasSign(const grey::RelationOptions& options) {
    return grey::degreeOf(options.method).name == "t-type";
}

bool isDegree(double degree, const grey::RelationOptions& options) {
    return (hasSign(options) ? degree >= -1.0 - 1e-12 : degree > 0.0) && degree <= 1.0;  // false for NaN
}

void checkOne(const Columns& columns, const grey::RelationOptions& options, int& defined) {
    const auto table = test::tableOf(columns);
    const auto result = grey::relate(table, 0, {1, 2}, options);
    base::NoProgress quiet;
    const auto matrix = grey::relateAll(table, {0, 1, 2}, options, quiet);
    if (!result) {
        QVERIFY(result.error().code != base::ErrorCode::internal);
        return;
    }
    ++defined;
    QVERIFY(result->images.allFinite() && result->differences.allFinite() && result->coefficients.allFinite());
    QVERIFY(result->curve.curves.allFinite() && result->curve.coefficients.allFinite());
    QVERIFY(result->area.areas.allFinite() && result->area.relativeAreas.allFinite());
    for (const double degree : result->degrees) {
        QVERIFY(isDegree(degree, options));
    }
    if (!matrix) {
        return;  // all pairs see differences that one row does not
    }
    for (const double degree : matrix->degrees.reshaped()) {
        QVERIFY(isDegree(degree, options));
    }
    const auto images = grey::relationImages(table, {0, 1, 2}, options);
    QVERIFY(images);
    const auto checks = grey::checkAxioms(*images, matrix->degrees, options, quiet);
    QVERIFY(!checks || hasSign(options) || checks->normality.identicalBelowOne == 0);
}

}  // namespace

class tst_relation_hostile : public QObject {
    Q_OBJECT

private slots:
    void neverANumberThatIsNone_data() {
        QTest::addColumn<int>("points");
        for (const int points : {1, 2, 3, 4, 7}) {
            QTest::addRow("%d points", points) << points;
        }
    }

    void neverANumberThatIsNone() {
        QFETCH(int, points);
        const Columns series = hostileSeries(static_cast<std::size_t>(points));
        const auto options = everyOption();
        std::mt19937 generator(static_cast<unsigned>(points));
        std::uniform_int_distribution<std::size_t> pick(0, series.size() - 1);
        int defined = 0;
        for (std::size_t trial = 0; trial < 30; ++trial) {
            const Columns columns{series[pick(generator)], series[pick(generator)], series[pick(generator)]};
            for (std::size_t o = trial % 3; o < options.size(); o += 3) {  // each option in every third trial
                const grey::RelationOptions& each = options[o];
                checkOne(columns, each, defined);
                if (QTest::currentTestFailed()) {
                    qInfo("trial %zu, image %d, method %d, scope %d", trial, static_cast<int>(each.image.kind),
                          static_cast<int>(each.method), static_cast<int>(each.scope));
                    return;
                }
            }
        }
        QVERIFY2(defined > 80, "enough trials should reach the arithmetic");
    }

    void identicalSeriesHaveDegreeOneWhereverItIsDefined() {
        const Column plain{3, 1, 4, 1, 5};
        for (const auto& options : everyOption()) {
            const auto result = grey::relate(test::tableOf({plain, plain, {2, 7, 9, 8, 2}}), 0, {1, 2}, options);
            QVERIFY(result);
            QCOMPARE(result->degrees(0), 1.0);
            // Where a pair is judged by itself and differs by the same everywhere, it has degree 1 all the same.
            const bool alone = options.scope == grey::ExtremaScope::pairwise;
            QVERIFY2(alone || result->degrees(1) < 1.0, qPrintable(QStringLiteral("image %1, method %2")
                                                                       .arg(static_cast<int>(options.image.kind))
                                                                       .arg(static_cast<int>(options.method))));
        }
    }
};

GREYSCOPE_TEST(tst_relation_hostile)

}  // namespace tests_of_relation_hostile

#include "tst_relation_hostile.moc"
