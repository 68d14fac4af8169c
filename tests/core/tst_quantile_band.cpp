#include <QTest>

#include <limits>

#include "core/data/series/quantile_band.h"
#include "tests/support/test_registry.h"

namespace tests_of_quantile_band {

using namespace greyscope;
using data::quantileBand;

class tst_quantile_band : public QObject {
    Q_OBJECT

private slots:
    /// numpy.quantile of numpy 1.24.2, its own default.
    void agreesWithNumpy() {
        constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
        constexpr double kInfinity = std::numeric_limits<double>::infinity();
        Eigen::MatrixXd values(3, 8);
        values << 3.25, -1.5, 8.0, 2.75, 0.1, 7.3, 2.75, -4.0,  //
            kNaN, 1.1, kInfinity, kNaN, 5.3, kNaN, 2.2, kNaN,   //
            kNaN, kNaN, kNaN, kNaN, kNaN, kNaN, kNaN, kNaN;
        base::NoProgress progress;
        const auto band = quantileBand(values, {0.0, 0.05, 0.25, 0.5, 0.75, 0.95, 1.0}, progress);
        const double all[] = {-4.0, -3.125, -0.30000000000000004, 2.75, 4.2625, 7.755, 8.0};
        const double three[] = {1.1, 1.2100000000000002, 1.6500000000000001, 2.2, 3.75, 4.989999999999999, 5.3};
        for (Eigen::Index p = 0; p < 7; ++p) {
            QVERIFY(std::abs(band->quantiles(0, p) - all[p]) < 1e-15);
            QVERIFY(std::abs(band->quantiles(1, p) - three[p]) < 1e-15);
            QVERIFY(std::isnan(band->quantiles(2, p)));
        }
        QCOMPARE(band->counts, (std::vector<std::size_t>{8, 3, 0}));
    }

    void refusesWhatIsNoProbability() {
        base::NoProgress progress;
        for (const double p : {-0.1, 1.1, std::numeric_limits<double>::quiet_NaN()}) {
            QCOMPARE(quantileBand(Eigen::MatrixXd::Ones(1, 2), {p}, progress).error().code,
                     base::ErrorCode::optionOutOfRange);
        }
    }

    void stopsWhenItIsCancelled() {
        struct Cancelled final : base::Progress {
            void report(double /*fraction*/) override {}
            [[nodiscard]] bool cancelled() const override { return true; }
        } progress;
        QCOMPARE(quantileBand(Eigen::MatrixXd::Ones(1, 2), {0.5}, progress).error().code, base::ErrorCode::cancelled);
    }
};

GREYSCOPE_TEST(tst_quantile_band)

}  // namespace tests_of_quantile_band

#include "tst_quantile_band.moc"
