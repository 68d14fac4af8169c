#include <QTest>

#include <cmath>
#include <limits>

#include "core/data/series/image.h"
#include "tests/support/test_registry.h"

namespace tests_of_image {

using namespace greyscope;
using base::ErrorCode;
using data::Image;
using Eigen::MatrixXd;

namespace {

const std::vector<std::string> names{"reference", "other"};
const data::PointLabel points = [](std::size_t k) { return std::vector<std::string>{"1", "2", "4", "8"}[k]; };

MatrixXd sample() {
    MatrixXd values(4, 2);
    values << 2, 4, 4, 1, 6, 7, 8, 8;
    return values;
}

base::Expected<MatrixXd> imageOf(const MatrixXd& values, Image kind, double target = 0.0) {
    return data::imageOf(values, {kind, target}, 0, names, points);
}

}  // namespace

class tst_image : public QObject {
    Q_OBJECT
private slots:
    void followsItsFormula_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<std::vector<double>>("second");  // image of the column 4 1 7 8
        const auto row = [](const char* name, Image kind, std::vector<double> second) {
            QTest::newRow(name) << static_cast<int>(kind) << std::move(second);
        };
        row("none", Image::none, {4, 1, 7, 8});
        row("initial", Image::initial, {1, 0.25, 1.75, 2});
        row("mean", Image::mean, {0.8, 0.2, 1.4, 1.6});
        row("max", Image::max, {0.5, 0.125, 0.875, 1});
        row("interval", Image::interval, {3.0 / 7, 0, 6.0 / 7, 1});
        row("cost", Image::cost, {4.0 / 7, 1, 1.0 / 7, 0});
        row("target", Image::target, {1, 0.25, 0.25, 0});  // T = 4: distances 0 3 3 4
        row("reverse", Image::reverse, {-3, 0, -6, -7});
        row("reciprocal", Image::reciprocal, {0.25, 1, 1.0 / 7, 0.125});
        row("zscore", Image::zScore,
            {-1 / std::sqrt(7.5), -4 / std::sqrt(7.5), 2 / std::sqrt(7.5), 3 / std::sqrt(7.5)});
        row("ratio", Image::ratio, {2, 0.25, 7.0 / 6, 1});
    }

    void followsItsFormula() {
        QFETCH(int, kind);
        QFETCH(std::vector<double>, second);
        const auto image = imageOf(sample(), static_cast<Image>(kind), 4.0);
        QVERIFY(image.has_value());
        for (std::size_t k = 0; k < second.size(); ++k) {
            QVERIFY2(std::abs((*image)(static_cast<Eigen::Index>(k), 1) - second[k]) < 1e-15,
                     std::to_string(k).c_str());
        }
    }

    void namesTheSeriesThatHasNoImage_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<std::vector<double>>("other");
        QTest::addColumn<int>("code");
        QTest::addColumn<QStringList>("arguments");
        const auto row = [](const char* name, Image kind, std::vector<double> other, ErrorCode code,
                            QStringList words) {
            QTest::newRow(name) << static_cast<int>(kind) << std::move(other) << static_cast<int>(code) << words;
        };
        const double nan = std::numeric_limits<double>::quiet_NaN();
        row("zero at the start", Image::initial, {0, 1, 2, 3}, ErrorCode::zeroInSeries,
            {"other", "1", "initial image"});
        row("zero inside", Image::reciprocal, {1, 2, 0, 3}, ErrorCode::zeroInSeries,
            {"other", "4", "reciprocal image"});
        row("zero is the largest", Image::max, {-1, 0, -2, -3}, ErrorCode::zeroInSeries, {"other", "2", "max image"});
        row("mean is zero", Image::mean, {0.1, 0.2, -0.3, 0}, ErrorCode::zeroMean, {"other", "mean image"});
        row("constant", Image::interval, {5, 5, 5, 5}, ErrorCode::constantSeries, {"other", "interval image"});
        row("constant cost", Image::cost, {5, 5, 5, 5}, ErrorCode::constantSeries, {"other", "cost image"});
        row("constant z", Image::zScore, {0.1, 0.1, 0.1, 0.1}, ErrorCode::constantSeries, {"other", "zscore image"});
        row("all on target", Image::target, {0, 0, 0, 0}, ErrorCode::constantSeries, {"other", "target image"});
        row("gap", Image::none, {1, 2, nan, 4}, ErrorCode::missingValue, {"other", "4"});
        row("constant but for rounding", Image::interval, {0.3, 0.1 + 0.2, 0.3, 0.3}, ErrorCode::constantSeries,
            {"other", "interval image"});
        row("infinite", Image::interval, {1, 2, HUGE_VAL, 4}, ErrorCode::overflow, {"other, interval image"});
        row("overflow", Image::reciprocal, {1, 2, 1e-320, 4}, ErrorCode::overflow, {"other, reciprocal image"});
    }

    void namesTheSeriesThatHasNoImage() {
        QFETCH(int, kind);
        QFETCH(std::vector<double>, other);
        QFETCH(int, code);
        QFETCH(QStringList, arguments);
        MatrixXd values = sample();
        values.col(1) = Eigen::Map<const Eigen::VectorXd>(other.data(), 4);
        const auto image = imageOf(values, static_cast<Image>(kind));
        QVERIFY(!image);
        QCOMPARE(static_cast<int>(image.error().code), code);
        QStringList found;
        for (const std::string& argument : image.error().arguments) {
            found << QString::fromStdString(argument);
        }
        QCOMPARE(found, arguments);
    }

    /// Points 1 to 8 of the two series 2 4 6 8 and 4 1 7 8, and a third, 3 3 1 0.
    void criteriaCompareTheSeriesAtEachPoint() {
        MatrixXd values(4, 3);
        values << 2, 4, 3, 4, 1, 3, 6, 7, 1, 8, 8, 0;
        const std::vector<std::string> three{"a", "b", "c"};
        const std::vector<data::PointEffect> effects{
            {data::Effect::benefit, 0}, {data::Effect::cost, 0}, {data::Effect::target, 5}, {data::Effect::benefit, 0}};
        const auto image = data::imageOf(values, {Image::criteria, 0.0, effects}, 0, three, points);
        MatrixXd expected(4, 3);
        expected << 0, 1, 0.5, 0, 1, 1.0 / 3, 0.75, 0.5, 0, 1, 1, 0;
        QVERIFY(image && image->isApprox(expected, 1e-15));
        const auto benefits = data::imageOf(values, {Image::criteria}, 0, three, points);
        QVERIFY(benefits && benefits->row(1).isApprox(Eigen::RowVector3d(1, 0, 2.0 / 3), 1e-15));
        const auto wrong = data::imageOf(values, {Image::criteria, 0.0, {{}, {}}}, 0, three, points);
        QCOMPARE(wrong.error().code, ErrorCode::columnLengthMismatch);
        values.row(2).setConstant(5);
        for (const auto kind : {data::Effect::benefit, data::Effect::cost, data::Effect::target}) {
            const std::vector<data::PointEffect> same(4, {kind, 5});
            const auto none = data::imageOf(values, {Image::criteria, 0.0, same}, 0, three, points);
            QVERIFY(none.error() == (base::Error{ErrorCode::constantPoint, {"4", "criteria image"}, {}}));
        }
    }

    /// The images do not depend on the unit, however large or small it makes the numbers.
    void hugeAndTinyNumbersKeepTheirImage() {
        for (const Image kind :
             {Image::initial, Image::mean, Image::max, Image::interval, Image::cost, Image::zScore}) {
            const auto plain = imageOf(sample(), kind);
            for (const double unit : {1e300, 2e307, 1e-300}) {
                const auto scaled = imageOf(sample() * unit, kind);
                QVERIFY(scaled && scaled->isApprox(*plain, 1e-12));
            }
        }
    }

    void aZeroInTheReferenceHasNoRatio() {
        MatrixXd values = sample();
        values(2, 0) = 0;
        const auto image = imageOf(values, Image::ratio);
        QVERIFY(!image);
        QVERIFY(image.error() == (base::Error{ErrorCode::zeroInSeries, {"reference", "4", "ratio image"}, {}}));
    }
};

GREYSCOPE_TEST(tst_image)

}  // namespace tests_of_image

#include "tst_image.moc"
