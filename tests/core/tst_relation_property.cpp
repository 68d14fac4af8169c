// Degrees of every image, method and scope on series of every kind beside an oracle in long double; and what must not
// change them: the order of the series, the order of the points, the unit.
#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

#include "core/grey/degrees/image_sensitivity.h"
#include "core/grey/degrees/relation.h"
#include "core/grey/degrees/relation_kernel.h"
#include "core/grey/degrees/relation_sensitivity.h"
#include "tests/support/grey_tables.h"
#include "tests/support/relation_oracle.h"
#include "tests/support/test_registry.h"

namespace tests_of_relation_property {

using namespace greyscope;
using data::Image;
using grey::ExtremaScope;
using grey::RelationMethod;
using Column = std::vector<double>;
using Columns = std::vector<Column>;
using Generator = std::mt19937;

namespace {

base::NoProgress quiet;

double uniform(Generator& generator, double low, double high) {
    return std::uniform_real_distribution<double>(low, high)(generator);
}

Column randomColumn(Generator& generator, std::size_t points, double low = 1.0, double high = 9.0) {
    Column column(points);
    std::generate(column.begin(), column.end(), [&] { return uniform(generator, low, high); });
    return column;
}

Column scaled(Column column, double by) {
    for (double& value : column) {
        value *= by;
    }
    return column;
}

Columns randomSeries(Generator& generator, std::size_t points) {
    Columns columns;
    for (int i = 0; i < 5; ++i) {
        columns.push_back(randomColumn(generator, points, i % 2 == 0 ? 1.0 : -5.0));
    }
    return columns;
}

/// All but the last are one series times a factor: equal under most images.
Columns proportionalSeries(Generator& generator, std::size_t points) {
    const Column base = randomColumn(generator, points);
    Columns columns{base};
    for (int i = 0; i < 3; ++i) {
        columns.push_back(scaled(base, uniform(generator, 0.1, 9.0)));
    }
    columns.push_back(randomColumn(generator, points));
    return columns;
}

/// The others are as far from the first at other points, on either side: equal degrees without an image.
Columns permutedSeries(Generator& generator, std::size_t points) {
    const Column base = randomColumn(generator, points);
    Column steps = randomColumn(generator, points, 0.1, 2.0);
    Columns columns{base};
    for (int i = 0; i < 4; ++i) {
        std::shuffle(steps.begin(), steps.end(), generator);
        columns.push_back(base);
        for (std::size_t k = 0; k < points; ++k) {
            columns.back()[k] += i % 2 == 0 ? steps[k] : -steps[k];
        }
    }
    return columns;
}

/// Units between 1e-300 and 1e300.
Columns extremeSeries(Generator& generator, std::size_t points) {
    Columns columns;
    const bool alike = uniform(generator, 0.0, 1.0) < 0.5;
    double power = std::floor(uniform(generator, -300.0, 300.0));
    for (int i = 0; i < 4; ++i) {
        power = alike ? power : std::floor(uniform(generator, -300.0, 300.0));
        columns.push_back(scaled(randomColumn(generator, points), std::pow(10.0, power)));
    }
    return columns;
}

/// Constants, zeros, negative numbers and one series twice.
Columns degenerateSeries(Generator& generator, std::size_t points) {
    const Column plain = randomColumn(generator, points, -4.0, 4.0);
    Columns kinds{plain,
                  plain,
                  Column(points, 0.0),
                  Column(points, uniform(generator, -3.0, 3.0)),
                  scaled(plain, -1.0),
                  randomColumn(generator, points, -9.0, -1.0)};
    std::shuffle(kinds.begin(), kinds.end(), generator);
    kinds.resize(4);
    return kinds;
}

using Make = Columns (*)(Generator&, std::size_t);

std::vector<grey::RelationOptions> everyOption() {
    std::vector<grey::RelationOptions> all;
    for (const auto& [image, imageName] : data::imageNames()) {
        for (const auto& [method, methodName] : grey::relationMethodNames()) {
            for (const auto scope : {ExtremaScope::global, ExtremaScope::pairwise, ExtremaScope::matrix}) {
                if (method == RelationMethod::deng || scope == ExtremaScope::global) {
                    grey::RelationOptions options;
                    options.image = {image, 2.0, {}};
                    options.method = method;
                    options.scope = scope;
                    options.theta = 0.3;
                    all.push_back(options);
                }
            }
        }
    }
    return all;
}

std::vector<std::size_t> indices(std::size_t from, std::size_t count) {
    std::vector<std::size_t> all(count - from);
    std::iota(all.begin(), all.end(), from);
    return all;
}

base::Expected<grey::RelationResult> related(const Columns& columns, const grey::RelationOptions& options) {
    return grey::relate(test::tableOf(columns), 0, indices(1, columns.size()), options);
}

/// Images near the end of double's range have few digits left, and so have those of series far below the target or,
/// reversed, far below 1.
bool hasFewDigits(const grey::RelationResult& result) {
    const Eigen::ArrayXXd images = result.images.array();
    const Image kind = result.options.image.kind;
    const Eigen::ArrayXXd sizes = kind == Image::reverse ? Eigen::ArrayXXd((1.0 - images).abs()) : images.abs();
    const double few = kind == Image::target || kind == Image::reverse ? 1e-4 : 1e-290;
    const bool vanished = kind == Image::reverse && (images == 1.0).any();
    return vanished || ((sizes != 0.0) && (sizes < few)).any();
}

QByteArray wordsOf(const grey::RelationOptions& options) {
    return QStringLiteral("image %1, method %2, scope %3")
        .arg(static_cast<int>(options.image.kind))
        .arg(static_cast<int>(options.method))
        .arg(static_cast<int>(options.scope))
        .toUtf8();
}

/// Ranks as the oracle's degrees have them: apart, or equal but for rounding. Between the two it does not say.
void checkRanks(const grey::RelationResult& result, const test::oracle::Series& degrees, const QByteArray& words) {
    for (std::size_t i = 0; i < result.ranks.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const auto apart = degrees[i + 1] - degrees[j + 1];
            const auto size = std::max(std::abs(degrees[i + 1]), std::abs(degrees[j + 1]));
            if (std::abs(apart) > 1e-9L * size) {
                QVERIFY2((apart > 0) == (result.ranks[i] < result.ranks[j]) && result.ranks[i] != result.ranks[j],
                         words);
            } else if (std::abs(apart) < 1e-14L * size) {
                QVERIFY2(result.ranks[i] == result.ranks[j], words);
            }
        }
    }
}

/// A degree whose coefficients have signs can be a small difference of them.
bool isNear(double degree, long double truth) {
    return std::abs(static_cast<long double>(degree) - truth) <=
           1e-9L * (truth > 0.0L && truth < 1e-3L ? truth : std::max(1e-3L, std::abs(truth)));
}

void checkOne(const Columns& columns, const grey::RelationOptions& options, int& defined) {
    const QByteArray words = wordsOf(options);
    test::oracle::Table exact;
    for (const Column& column : columns) {
        exact.emplace_back(column.begin(), column.end());
    }
    const auto expected = test::oracle::degrees(exact, options);
    const auto result = related(columns, options);
    if (!result) {
        const auto code = result.error().code;
        QVERIFY2(!expected || code == base::ErrorCode::overflow || code == base::ErrorCode::tooFewPoints, words);
        return;
    }
    QVERIFY2(expected.has_value(), words);
    ++defined;
    QVERIFY2(result->differences.allFinite() && result->coefficients.allFinite(), words);
    if (hasFewDigits(*result)) {
        return;
    }
    for (Eigen::Index i = 0; i < result->degrees.size(); ++i) {
        const auto truth = expected->front()[static_cast<std::size_t>(i) + 1];
        const double degree = result->degrees(i);
        const bool hasSign = grey::degreeOf(options.method).name == "t-type";
        QVERIFY2(degree > (hasSign ? -1.0 - 1e-12 : 0.0) && degree <= 1.0, words);
        if (!isNear(degree, truth)) {
            qInfo("series %d: %.17g, should be %.17Lg", static_cast<int>(i), degree, truth);
        }
        QVERIFY2(isNear(degree, truth), words);
        QVERIFY2(1.0L - truth > 1e-15L || degree == 1.0, words);
    }
    checkRanks(*result, expected->front(), words);
    const auto matrix = grey::relateAll(test::tableOf(columns), indices(0, columns.size()), options, quiet);
    for (Eigen::Index i = 0; matrix && i < matrix->degrees.rows(); ++i) {
        for (Eigen::Index j = 0; j < matrix->degrees.cols(); ++j) {
            const auto truth = (*expected)[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)];
            QVERIFY2(isNear(matrix->degrees(i, j), truth), words);
            QVERIFY2(1.0L - truth > 1e-15L || matrix->degrees(i, j) == 1.0, words);
        }
    }
}

void isSame(const grey::RelationResult& a, const grey::RelationResult& b, const std::vector<std::size_t>& order,
            const QByteArray& words) {
    for (std::size_t i = 0; i < order.size(); ++i) {
        const double here = a.degrees(static_cast<Eigen::Index>(i));
        const double there = b.degrees(static_cast<Eigen::Index>(order[i]));
        QVERIFY2(std::abs(here - there) <= 1e-11 * std::max(std::abs(here), here < 0.0 ? 1.0 : 0.0), words);
        QVERIFY2(a.ranks[i] == b.ranks[order[i]], words);
    }
}

}  // namespace

class tst_relation_property : public QObject {
    Q_OBJECT

private slots:
    void agreesWithTheOracle_data() { addKinds(); }

    void agreesWithTheOracle() {
        QFETCH(void*, make);
        QFETCH(int, atLeast);
        Generator generator(1);
        const auto options = everyOption();
        int defined = 0;
        for (int trial = 0; trial < 10; ++trial) {
            const std::size_t points = trial % 6 == 0 ? 1 : 2 + static_cast<std::size_t>(trial) % 9;
            const Columns columns = reinterpret_cast<Make>(make)(generator, points);
            for (std::size_t o = static_cast<std::size_t>(trial) % 5; o < options.size();
                 o += 5) {  // each in every fifth
                checkOne(columns, options[o], defined);
                if (QTest::currentTestFailed()) {
                    qInfo("trial %d, %zu points", trial, points);
                    return;
                }
            }
        }
        QVERIFY2(defined > atLeast, QByteArray::number(defined));
    }

    void neitherOrderNorUnitMatters_data() { addKinds(); }

    void neitherOrderNorUnitMatters() {
        QFETCH(void*, make);
        Generator generator(2);
        const auto options = everyOption();
        for (std::size_t trial = 0; trial < 5; ++trial) {
            const Columns columns = reinterpret_cast<Make>(make)(generator, 2 + trial % 7);
            for (std::size_t o = trial % 5; o < options.size(); o += 5) {  // each option in every fifth trial
                checkOrders(columns, options[o], generator);
                checkUnits(columns, options[o], generator);
                if (QTest::currentTestFailed()) {
                    qInfo("trial %zu", trial);
                    return;
                }
            }
        }
    }

    /// What is equal but for rounding neither crosses nor has an order to agree with.
    void equalSeriesNeitherCrossNorDisagree() {
        Generator generator(3);
        for (int trial = 0; trial < 8; ++trial) {
            Columns columns = proportionalSeries(generator, 3 + static_cast<std::size_t>(trial) % 7);
            std::swap(columns.front(), columns.back());  // the reference is the one that differs
            for (const Image image : {Image::initial, Image::mean, Image::max, Image::interval, Image::zScore}) {
                grey::RelationOptions options;
                options.image.kind = image;
                const auto result = related(columns, options).value();
                QCOMPARE(result.ranks, std::vector<std::size_t>(4, 1));
                QVERIFY(grey::sensitivityOf(result, 100, quiet)->crossings.empty());
                const auto images =
                    grey::imageSensitivityOf(test::tableOf(columns), 0, indices(1, columns.size()), options, quiet);
                for (const auto& other : images->trials) {
                    const bool equal = other.image == Image::initial || other.image == Image::mean ||
                                       other.image == Image::max || other.image == Image::interval ||
                                       other.image == Image::cost || other.image == Image::zScore;
                    QVERIFY(!other.agreement);
                    QVERIFY(!equal || other.ranks == result.ranks);
                }
            }
        }
    }

    /// y = 0.4 x.
    void proportionalSeriesAreOne() {
        const Column x{2.9, 5.35, 3.96, 5.83, 6.01};
        grey::RelationOptions options;
        options.image.kind = Image::initial;
        const auto result = related({x, scaled(x, 0.4)}, options).value();
        QCOMPARE(result.degrees(0), 1.0);
        QVERIFY(result.differences.isZero(0.0));
        QCOMPARE(result.maximum(0), 0.0);
    }

    void nothingToCompareIsNamed() {
        for (const auto& each : everyOption()) {
            QCOMPARE(related({{1.0, 2.0}}, each).error().code, base::ErrorCode::tooFewSeries);
            QVERIFY(!related({{}, {}}, each));
        }
    }

private:
    static void addKinds() {
        QTest::addColumn<void*>("make");
        QTest::addColumn<int>("atLeast");  // results that are defined
        const auto kind = [](const char* name, Make make, int atLeast) {
            QTest::newRow(name) << reinterpret_cast<void*>(make) << atLeast;
        };
        kind("random", randomSeries, 150);
        kind("proportional", proportionalSeries, 150);
        kind("permuted", permutedSeries, 150);
        kind("extreme", extremeSeries, 50);
        kind("degenerate", degenerateSeries, 25);
    }

    void checkOrders(const Columns& columns, const grey::RelationOptions& options, Generator& generator) {
        const auto result = related(columns, options);
        auto order = indices(0, columns.size() - 1);
        std::shuffle(order.begin(), order.end(), generator);
        Columns moved{columns.front()};
        for (const std::size_t i : order) {
            moved.push_back(columns[i + 1]);
        }
        const auto other = related(moved, options);
        QVERIFY2(result.has_value() == other.has_value(), wordsOf(options));
        if (result) {
            isSame(*other, *result, order, wordsOf(options));
        }
        if (options.method != RelationMethod::deng || options.image.kind == Image::initial || !result) {
            return;  // areas and the initial image have a first point
        }
        auto points = indices(0, columns.front().size());
        std::shuffle(points.begin(), points.end(), generator);
        Columns mixed = columns;
        for (std::size_t s = 0; s < columns.size(); ++s) {
            for (std::size_t k = 0; k < points.size(); ++k) {
                mixed[s][k] = columns[s][points[k]];
            }
        }
        isSame(related(mixed, options).value(), *result, indices(0, columns.size() - 1), wordsOf(options));
    }

    /// Deng's degree, and every degree of an image without a unit, knows no unit.
    void checkUnits(const Columns& columns, grey::RelationOptions options, Generator& generator) {
        const Image image = options.method == RelationMethod::relative ? options.relativeImage : options.image.kind;
        const bool plain = image == Image::none || image == Image::reciprocal;
        if (image == Image::reverse || (plain && options.method != RelationMethod::deng)) {
            return;
        }
        const auto result = related(columns, options);
        double most = 0.0;
        double least = HUGE_VAL;
        for (const Column& column : columns) {
            for (const double value : column) {
                most = std::max(most, std::abs(value));
                least = value != 0.0 ? std::min(least, std::abs(value)) : least;
            }
        }
        const double high = std::min(300.0 - std::log10(std::max(most, 1e-300)), 200.0);
        const double low = std::max(-300.0 - std::log10(std::min(least, 1e300)), -200.0);
        if (!result || low > high) {
            return;
        }
        const double unit = std::pow(10.0, std::round(uniform(generator, low, high)));
        Columns other;
        for (const Column& column : columns) {
            other.push_back(scaled(column, unit));
        }
        options.image.target *= unit;
        const auto there = related(other, options);
        if (!there && there.error().code == base::ErrorCode::overflow) {
            return;  // a difference or a reciprocal beyond the range
        }
        QVERIFY2(there.has_value(), wordsOf(options));
        if (hasFewDigits(*result) || hasFewDigits(*there)) {
            return;
        }
        isSame(*there, *result, indices(0, columns.size() - 1), wordsOf(options));
    }
};

GREYSCOPE_TEST(tst_relation_property)

}  // namespace tests_of_relation_property

#include "tst_relation_property.moc"
