#include <QTest>

#include <cmath>
#include <fstream>
#include <limits>
#include <nlohmann/json.hpp>
#include <random>
#include <set>

#include "core/grey/degrees/relation.h"
#include "core/grey/degrees/relation_kernel.h"
#include "tests/support/grey_tables.h"
#include "tests/support/test_registry.h"

namespace tests_of_relation {

using namespace greyscope;
using base::ErrorCode;
using grey::ExtremaScope;
using Columns = std::vector<std::vector<double>>;

namespace {

constexpr ExtremaScope kScopes[]{ExtremaScope::global, ExtremaScope::pairwise, ExtremaScope::matrix};

Columns randomColumns(std::size_t series, std::size_t points, unsigned seed) {
    std::mt19937 generator(seed);
    std::uniform_real_distribution<double> values(1.0, 9.0);
    Columns columns(series, std::vector<double>(points));
    for (auto& column : columns) {
        std::generate(column.begin(), column.end(), [&] { return values(generator); });
    }
    return columns;
}

std::vector<std::size_t> firstIndices(std::size_t count) {
    std::vector<std::size_t> indices(count);
    std::iota(indices.begin(), indices.end(), 0);
    return indices;
}

grey::RelationOptions optionsOf(ExtremaScope scope, double rho = 0.5) {
    grey::RelationOptions options;
    options.scope = scope;
    options.distinguishingCoefficient = rho;
    return options;
}

data::Image imageNamed(const std::string& name) {
    for (const auto& [image, text] : data::imageNames()) {
        if (text == name) {
            return image;
        }
    }
    return data::Image::none;
}

ErrorCode errorOf(const Columns& columns, const std::vector<std::size_t>& compared,
                  const grey::RelationOptions& options = {}) {
    const auto result = grey::relate(test::tableOf(columns), 0, compared, options);
    return result ? ErrorCode::internal : result.error().code;
}

/// Every sum, minimum and maximum written out.
Eigen::MatrixXd gradesByDefinition(const Columns& columns, const grey::RelationOptions& options) {
    const std::size_t count = columns.size();
    const std::size_t points = columns.front().size();
    const auto extremaOver = [&](const auto& includes) {
        std::pair<double, double> range{std::numeric_limits<double>::infinity(), 0.0};
        for (std::size_t i = 0; i < count; ++i) {
            for (std::size_t j = 0; j < count; ++j) {
                for (std::size_t k = 0; k < points && i != j && includes(i, j); ++k) {
                    range.first = std::min(range.first, std::abs(columns[i][k] - columns[j][k]));
                    range.second = std::max(range.second, std::abs(columns[i][k] - columns[j][k]));
                }
            }
        }
        return range;
    };
    const auto all = extremaOver([](std::size_t, std::size_t) { return true; });
    const auto size = static_cast<Eigen::Index>(count);
    Eigen::MatrixXd degrees = Eigen::MatrixXd::Ones(size, size);
    for (std::size_t i = 0; i < count; ++i) {
        const auto ofReference = extremaOver([&](std::size_t a, std::size_t) { return a == i; });
        for (std::size_t j = 0; j < count; ++j) {
            const auto ofPair = extremaOver([&](std::size_t a, std::size_t b) { return a == i && b == j; });
            const auto [low, high] = options.scope == ExtremaScope::matrix     ? all
                                     : options.scope == ExtremaScope::pairwise ? ofPair
                                                                               : ofReference;
            long double sum = 0.0L;
            long double weights = 0.0L;
            for (std::size_t k = 0; k < points && i != j; ++k) {
                const long double weight = options.weights.empty() ? 1.0L : options.weights[k];
                const long double band = static_cast<long double>(options.distinguishingCoefficient) * high;
                const long double difference = std::abs(columns[i][k] - columns[j][k]);
                sum += weight * (low + band) / (difference + band);
                weights += weight;
            }
            if (i != j) {
                degrees(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j)) =
                    static_cast<double>(sum / weights);
            }
        }
    }
    return degrees;
}

}  // namespace

class tst_relation : public QObject {
    Q_OBJECT

private slots:
    void everyDegreeHasItsNameAndSymbol();
    void agreesWithNumpy();
    void tableAgreesWithTheDefinition_data();
    void tableAgreesWithTheDefinition();
    void kernelFollowsRho();
    void threadsDoNotMatter();
    void kernelTellsEachPairsExtrema();
    void resultCarriesItsIntermediates();
    void identicalSeriesHaveGradeOne();
    void nothingDiffers();
    void orderOfSeriesDoesNotMatter();
    void symmetryOfTheScopes();
    void equalGradesShareARank();
    void weightsAreScaled();
    void refusals_data();
    void refusals();
    void hostileNumbers_data();
    void hostileNumbers();
    void cancels();
};

void tst_relation::everyDegreeHasItsNameAndSymbol() {
    std::set<std::string> names;
    for (const grey::RelationDegree& degree : grey::relationDegrees()) {
        QVERIFY2(!degree.name.empty() && !degree.symbol.empty(), degree.name.c_str());
        QVERIFY2(names.insert(degree.name).second && &grey::degreeOf(degree.method) == &degree, degree.name.c_str());
    }
}

void tst_relation::agreesWithNumpy() {
    std::ifstream file(GREYSCOPE_TEST_DATA "/relation_oracle.json");
    const auto oracle = nlohmann::json::parse(file);
    const Columns columns = oracle.at("series");
    const data::SeriesTable table = test::tableOf(columns, {}, oracle.at("names"));
    const std::vector<std::size_t> all = firstIndices(columns.size());
    for (const auto& entry : oracle.at("cases")) {
        grey::RelationOptions options;
        options.image.kind = imageNamed(entry.at("image"));
        const std::string scope = entry.at("scope");
        options.scope = scope == "global"     ? ExtremaScope::global
                        : scope == "pairwise" ? ExtremaScope::pairwise
                                              : ExtremaScope::matrix;
        options.distinguishingCoefficient = entry.at("rho");
        options.weights = entry.at("weights").get<std::vector<double>>();
        base::NoProgress progress;
        const auto matrix = grey::relateAll(table, all, options, progress);
        QVERIFY(matrix);
        const auto single = grey::relate(table, 0, {1, 2, 3, 4, 5}, options);
        for (std::size_t i = 0; i < all.size(); ++i) {
            for (std::size_t j = 0; j < all.size(); ++j) {
                const double expected = entry.at("grades").at(i).at(j);
                const auto row = static_cast<Eigen::Index>(i);
                const auto column = static_cast<Eigen::Index>(j);
                QVERIFY(std::abs(matrix->degrees(row, column) - expected) <= 1e-12);
                QVERIFY(i != 0 || j == 0 || std::abs(single->degrees(column - 1) - expected) <= 1e-12);
            }
        }
    }
}

/// The kernel takes series and points in groups; these sizes leave all kinds of rests.
void tst_relation::tableAgreesWithTheDefinition_data() {
    QTest::addColumn<std::size_t>("series");
    QTest::addColumn<std::size_t>("points");
    QTest::addColumn<double>("scale");
    QTest::addColumn<double>("rho");
    QTest::addColumn<bool>("weighted");
    const auto add = [](const char* name, std::size_t series, std::size_t points, double scale, double rho,
                        bool weighted) { QTest::newRow(name) << series << points << scale << rho << weighted; };
    add("two of one point", 2, 1, 1.0, 0.5, false);
    add("a tile and one", 9, 7, 1.0, 0.5, true);
    add("all rests", 13, 8 + 4 + 3, 1.0, 0.1, true);
    add("long", 17, 200, 1.0, 1.0, false);
    add("small rho", 10, 20, 1.0, 1e-20, false);
    add("rho out of the joined divisions' range", 10, 20, 1.0, 1e-40, true);
    add("tiny numbers", 10, 20, 1e-305, 0.5, false);
    add("huge numbers", 10, 20, 1e306, 0.5, true);
}

void tst_relation::tableAgreesWithTheDefinition() {
    QFETCH(std::size_t, series);
    QFETCH(std::size_t, points);
    QFETCH(double, scale);
    QFETCH(double, rho);
    QFETCH(bool, weighted);
    Columns columns = randomColumns(series, points, 7);
    std::for_each(columns.begin(), columns.end(), [&](std::vector<double>& column) {
        std::transform(column.begin(), column.end(), column.begin(), [&](double x) { return scale * x; });
    });
    for (const ExtremaScope scope : kScopes) {
        grey::RelationOptions options = optionsOf(scope, rho);
        if (weighted) {
            options.weights = randomColumns(1, points, 8).front();
        }
        base::NoProgress progress;
        const auto matrix = grey::relateAll(test::tableOf(columns), firstIndices(series), options, progress);
        QVERIFY(matrix);
        const Eigen::MatrixXd expected = gradesByDefinition(columns, options);
        QVERIFY((matrix->degrees - expected).cwiseAbs().maxCoeff() <= 1e-12);
    }
}

void tst_relation::threadsDoNotMatter() {
    const data::SeriesTable table = test::tableOf(randomColumns(61, 700, 9));  // large enough to be shared out
    for (const ExtremaScope scope : kScopes) {
        base::NoProgress progress;
        const auto alone = grey::relateAll(table, firstIndices(61), optionsOf(scope), progress, {1});
        for (const std::size_t threads : {2U, 3U, 8U}) {
            const auto shared = grey::relateAll(table, firstIndices(61), optionsOf(scope), progress, {threads});
            QVERIFY(shared->degrees == alone->degrees);
            QCOMPARE(shared->minimum, alone->minimum);
            QCOMPARE(shared->maximum, alone->maximum);
        }
    }
}

void tst_relation::kernelFollowsRho() {
    const data::SeriesTable table = test::tableOf(randomColumns(24, 20, 1));
    const std::vector<std::size_t> all = firstIndices(24);
    for (const ExtremaScope scope : kScopes) {
        const auto kernel = grey::RelationKernel::create(table, all, optionsOf(scope));
        Eigen::MatrixXd degrees;
        kernel->degrees(0.5, degrees);
        const double* memory = degrees.data();
        for (const double rho : {0.01, 0.3, 1.0}) {
            kernel->degrees(rho, degrees);
            base::NoProgress progress;
            QVERIFY(degrees == grey::relateAll(table, all, optionsOf(scope, rho), progress)->degrees);
        }
        QVERIFY(degrees.data() == memory);
    }
}

/// The kernel's row of a reference is judged by the m and M that relate() reports for that reference.
void tst_relation::kernelTellsEachPairsExtrema() {
    const data::SeriesTable table = test::tableOf(randomColumns(5, 6, 8));
    for (const ExtremaScope scope : kScopes) {
        const auto kernel = grey::RelationKernel::create(table, {2, 0, 1, 3, 4}, optionsOf(scope));
        const auto result = grey::relate(table, 2, {0, 1, 3, 4}, optionsOf(scope));
        for (std::size_t i = 0; i < 4; ++i) {
            const auto extrema = kernel->extremaFor(0, i + 1);
            QCOMPARE(extrema.minimum, result->minimum(static_cast<Eigen::Index>(i)));
            QCOMPARE(extrema.maximum, result->maximum(static_cast<Eigen::Index>(i)));
        }
    }
}

void tst_relation::resultCarriesItsIntermediates() {
    const data::SeriesTable table = test::tableOf({{1, 2, 4}, {1, 3, 4}, {2, 2, 8}}, {8, 16, 32}, {"a", "b", "c"});
    const auto result = grey::relate(table, 0, {1, 2}, {});
    QCOMPARE(result->reference, std::string("a"));
    QCOMPARE(result->names, (std::vector<std::string>{"b", "c"}));
    QCOMPARE(result->pointLabels, (std::vector<std::string>{"8", "16", "32"}));
    QVERIFY(result->images == table.values);
    QVERIFY(result->differences == (Eigen::MatrixXd(3, 2) << 0, 1, 1, 0, 0, 4).finished());
    QVERIFY(result->minimum == Eigen::Vector2d(0, 0) && result->maximum == Eigen::Vector2d(4, 4));
    QVERIFY(result->coefficients.isApprox((Eigen::MatrixXd(3, 2) << 1, 2 / 3., 2 / 3., 1, 1, 1 / 3.).finished()));
    QVERIFY(result->degrees.isApprox(Eigen::Vector2d(8 / 9., 2 / 3.)));
    QCOMPARE(result->ranks, (std::vector<std::size_t>{1, 2}));
}

void tst_relation::identicalSeriesHaveGradeOne() {
    Columns columns = randomColumns(5, 7, 2);
    columns[3] = columns[0];
    for (const ExtremaScope scope : kScopes) {
        grey::RelationOptions options = optionsOf(scope, 0.3);
        options.weights = {0.1, 0.7, 0.3, 0.2, 0.9, 0.6, 0.4};
        QCOMPARE(grey::relate(test::tableOf(columns), 0, {1, 2, 3, 4}, options)->degrees(2), 1.0);
        base::NoProgress progress;
        const auto matrix = grey::relateAll(test::tableOf(columns), {0, 1, 2, 3, 4}, options, progress);
        QCOMPARE(matrix->degrees(0, 3), 1.0);
        QCOMPARE(matrix->degrees(3, 0), 1.0);
    }
}

void tst_relation::nothingDiffers() {
    const Columns columns(3, {4.0, 4.0, 5.0});
    for (const ExtremaScope scope : kScopes) {
        base::NoProgress progress;
        const auto matrix = grey::relateAll(test::tableOf(columns), {0, 1, 2}, optionsOf(scope), progress);
        QVERIFY(matrix->degrees == Eigen::MatrixXd::Ones(3, 3));
        QCOMPARE(matrix->maximum, 0.0);
    }
}

void tst_relation::orderOfSeriesDoesNotMatter() {
    const data::SeriesTable table = test::tableOf(randomColumns(6, 9, 3));
    for (const ExtremaScope scope : kScopes) {
        const auto straight = grey::relate(table, 2, {0, 1, 3, 4, 5}, optionsOf(scope));
        const auto shuffled = grey::relate(table, 2, {4, 0, 5, 3, 1}, optionsOf(scope));
        const std::size_t order[]{3, 0, 4, 2, 1};
        for (std::size_t i = 0; i < 5; ++i) {
            QCOMPARE(shuffled->degrees(static_cast<Eigen::Index>(i)),
                     straight->degrees(static_cast<Eigen::Index>(order[i])));
            QCOMPARE(shuffled->ranks[i], straight->ranks[order[i]]);
        }
    }
}

void tst_relation::symmetryOfTheScopes() {
    const data::SeriesTable table = test::tableOf(randomColumns(5, 8, 4));
    const std::vector<std::size_t> all = firstIndices(5);
    const auto asymmetry = [&](ExtremaScope scope) {
        base::NoProgress progress;
        const Eigen::MatrixXd degrees = grey::relateAll(table, all, optionsOf(scope), progress)->degrees;
        return (degrees - degrees.transpose()).cwiseAbs().maxCoeff();
    };
    QCOMPARE(asymmetry(ExtremaScope::matrix), 0.0);
    QCOMPARE(asymmetry(ExtremaScope::pairwise), 0.0);
    QVERIFY(asymmetry(ExtremaScope::global) > 1e-3);
}

void tst_relation::equalGradesShareARank() {
    const Columns columns{{1, 2, 3}, {1, 2, 9}, {1, 2, 4}, {1, 2, 4}, {5, 5, 9}};
    QCOMPARE(grey::relate(test::tableOf(columns), 0, {1, 2, 3, 4}, {})->ranks, (std::vector<std::size_t>{3, 1, 1, 4}));
}

void tst_relation::weightsAreScaled() {
    const data::SeriesTable table = test::tableOf(randomColumns(3, 4, 5));
    grey::RelationOptions options;
    options.weights = {2.0, 0.0, 6.0, 8.0};
    const auto result = grey::relate(table, 0, {1, 2}, options);
    const Eigen::Vector4d shares(0.125, 0.0, 0.375, 0.5);
    QVERIFY(result->degrees.isApprox(result->coefficients.transpose() * shares));
}

void tst_relation::refusals_data() {
    QTest::addColumn<double>("rho");
    QTest::addColumn<std::vector<double>>("weights");
    QTest::addColumn<ErrorCode>("code");
    const std::vector<double> none;
    const double nan = std::numeric_limits<double>::quiet_NaN();
    QTest::newRow("rho 0") << 0.0 << none << ErrorCode::optionOutOfRange;
    QTest::newRow("rho above 1") << 1.01 << none << ErrorCode::optionOutOfRange;
    QTest::newRow("rho NaN") << nan << none << ErrorCode::optionOutOfRange;
    QTest::newRow("negative weight") << 0.5 << std::vector<double>{1, -1, 1} << ErrorCode::optionOutOfRange;
    QTest::newRow("weight NaN") << 0.5 << std::vector<double>{1, nan, 1} << ErrorCode::optionOutOfRange;
    QTest::newRow("weights all 0") << 0.5 << std::vector<double>{0, 0, 0} << ErrorCode::optionOutOfRange;
    QTest::newRow("too few weights") << 0.5 << std::vector<double>{1, 1} << ErrorCode::columnLengthMismatch;
}

void tst_relation::refusals() {
    QFETCH(double, rho);
    QFETCH(std::vector<double>, weights);
    QFETCH(ErrorCode, code);
    grey::RelationOptions options = optionsOf(ExtremaScope::global, rho);
    options.weights = weights;
    QCOMPARE(errorOf({{1, 2, 3}, {2, 3, 5}}, {1}, options), code);
}

void tst_relation::hostileNumbers_data() {
    QTest::addColumn<std::vector<double>>("reference");
    QTest::addColumn<std::vector<double>>("other");
    QTest::addColumn<std::optional<ErrorCode>>("code");
    const double infinity = std::numeric_limits<double>::infinity();
    using Values = std::vector<double>;
    const auto add = [](const char* name, Values reference, Values other, std::optional<ErrorCode> code) {
        QTest::newRow(name) << reference << other << code;
    };
    add("NaN", {1, 2}, {1, std::nan("")}, ErrorCode::missingValue);
    add("infinity", {1, infinity}, {1, infinity}, ErrorCode::overflow);
    add("difference too large", {1.7e308, 0}, {-1.7e308, 0}, ErrorCode::overflow);
    add("1e300", {1e300, 2e300}, {2e300, 1e300}, std::nullopt);
    add("1e-300", {1e-300, 2e-300}, {2e-300, 1e-300}, std::nullopt);
    add("smallest", {0, 0}, {std::numeric_limits<double>::denorm_min(), 0}, std::nullopt);
    add("one point", {1}, {2}, std::nullopt);
    add("zeros", {0, 0}, {0, 0}, std::nullopt);
    add("no point", {}, {}, ErrorCode::tooFewPoints);
}

void tst_relation::hostileNumbers() {
    QFETCH(std::vector<double>, reference);
    QFETCH(std::vector<double>, other);
    QFETCH(std::optional<ErrorCode>, code);
    for (const ExtremaScope scope : kScopes) {
        const auto result = grey::relate(test::tableOf({reference, other}), 0, {1}, optionsOf(scope));
        QCOMPARE(result ? std::nullopt : std::optional(result.error().code), code);
        if (result) {
            QVERIFY(result->degrees(0) > 0.0 && result->degrees(0) <= 1.0);
            QVERIFY(result->coefficients.allFinite());
        }
    }
}

void tst_relation::cancels() {
    class Cancelled final : public base::Progress {
        void report(double /*fraction*/) override {}
        [[nodiscard]] bool cancelled() const override { return true; }
    } progress;
    const auto result = grey::relateAll(test::tableOf({{1, 2}, {2, 3}}), {0, 1}, {}, progress);
    QCOMPARE(result.error().code, ErrorCode::cancelled);
    QCOMPARE(errorOf({{1, 2}, {2, 3}}, {}), ErrorCode::tooFewSeries);
}

GREYSCOPE_TEST(tst_relation)

}  // namespace tests_of_relation

#include "tst_relation.moc"
