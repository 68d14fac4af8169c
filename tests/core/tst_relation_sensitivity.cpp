#include <QTest>

#include <cmath>
#include <random>

#include "core/grey/degrees/relation_sensitivity.h"
#include "tests/support/grey_tables.h"
#include "tests/support/test_registry.h"

namespace tests_of_relation_sensitivity {

using namespace greyscope;
using Columns = std::vector<std::vector<double>>;

namespace {

/// Two points, reference 0: series A differs by (0, 1), B by (b, b). m = 0 and M = 1, so that their degrees
/// (1 + rho / (1 + rho)) / 2 and rho / (b + rho) are equal at rho = b / (1 - 2b): A leads below, B above.
Columns twoSeries(double b) {
    return {{0.0, 0.0}, {0.0, 1.0}, {b, b}};
}

grey::RelationResult related(const Columns& columns, grey::RelationOptions options = {}) {
    std::vector<std::size_t> compared;
    for (std::size_t i = 1; i < columns.size(); ++i) {
        compared.push_back(i);
    }
    return grey::relate(test::tableOf(columns), 0, compared, options).value();
}

grey::RelationSensitivity sensitivity(const grey::RelationResult& result, std::size_t steps = 100) {
    base::NoProgress progress;
    return grey::sensitivityOf(result, steps, progress).value();
}

Columns randomColumns(std::size_t series, std::size_t points, unsigned seed) {
    std::mt19937 generator(seed);
    std::uniform_real_distribution<double> values(1.0, 9.0);
    Columns columns(series, std::vector<double>(points));
    for (auto& column : columns) {
        std::generate(column.begin(), column.end(), [&] { return values(generator); });
    }
    return columns;
}

class Cancelled final : public base::Progress {
public:
    void report(double /*fraction*/) override {}
    [[nodiscard]] bool cancelled() const override { return true; }
};

}  // namespace

class tst_relation_sensitivity : public QObject {
    Q_OBJECT

private slots:
    void crossingIsWhereTheClosedFormSays() {
        for (const double b : {0.05, 0.25, 0.3}) {
            const auto found = sensitivity(related(twoSeries(b))).crossings;
            QCOMPARE(found.size(), std::size_t(1));
            QVERIFY(std::abs(found[0].rho - b / (1.0 - 2.0 * b)) < 1e-6);
            QCOMPARE(found[0].aheadAbove, std::size_t(1));
            QCOMPARE(found[0].aheadBelow, std::size_t(0));
        }
    }

    void noCrossingBeyondOne() { QVERIFY(sensitivity(related(twoSeries(0.4))).crossings.empty()); }

    void aCrossingOnTheGridIsFoundOnce() {
        const auto found = sensitivity(related(twoSeries(0.25)), 4).crossings;  // equal at rho = 1/2 itself
        QCOMPARE(found.size(), std::size_t(1));
        QVERIFY(std::abs(found[0].rho - 0.5) < 1e-6);
    }

    void equalSeriesDoNotCross() {
        const Columns columns{{0.0, 0.0, 0.0}, {0.1, 0.7, 0.2}, {0.1, 0.7, 0.2}};
        QVERIFY(sensitivity(related(columns)).crossings.empty());
    }

    void gradesAreThoseOfANewCalculation() {
        for (const auto scope :
             {grey::ExtremaScope::global, grey::ExtremaScope::pairwise, grey::ExtremaScope::matrix}) {
            grey::RelationOptions options;
            options.scope = scope;
            options.image.kind = data::Image::mean;
            options.weights = {1.0, 3.0, 0.0, 2.0, 1.0, 1.0, 5.0};
            const Columns columns = randomColumns(6, 7, 4);
            const auto result = related(columns, options);
            const auto curve = sensitivity(result, 20);
            QCOMPARE(curve.rho.back(), 1.0);
            for (std::size_t i = 0; i < curve.rho.size(); ++i) {
                options.distinguishingCoefficient = curve.rho[i];
                const Eigen::VectorXd anew = related(columns, options).degrees;
                const Eigen::VectorXd here = curve.degrees.row(static_cast<Eigen::Index>(i)).transpose();
                QVERIFY((anew - here).cwiseAbs().maxCoeff() < 1e-12);
                QVERIFY((anew - grey::degreesAt(result, curve.rho[i])).cwiseAbs().maxCoeff() < 1e-12);
            }
        }
    }

    void gradesNeverFallWhileRhoGrows() {
        const auto curve = sensitivity(related(randomColumns(8, 15, 9)));
        const Eigen::Index steps = curve.degrees.rows();
        const Eigen::MatrixXd rise = curve.degrees.bottomRows(steps - 1) - curve.degrees.topRows(steps - 1);
        QVERIFY(rise.minCoeff() >= 0.0);
    }

    /// Between crossings the order is that of every rho in the range: compared with ranks of fresh calculations.
    void orderHoldsInItsRange() {
        const Columns columns = randomColumns(7, 9, 21);
        grey::RelationOptions options;
        const auto curve = sensitivity(related(columns, options));
        QVERIFY(!curve.crossings.empty());
        for (const double rho : {0.07, 0.33, 0.5, 0.81}) {
            const grey::OrderRange range = grey::orderAround(curve, rho);
            QVERIFY(range.from <= rho && rho < range.to + 1e-12);
            options.distinguishingCoefficient = rho;
            const auto ranks = related(columns, options).ranks;
            for (int i = 1; i < 20; ++i) {
                options.distinguishingCoefficient = range.from + (range.to - range.from) * i / 20.0;
                QCOMPARE(related(columns, options).ranks, ranks);
            }
            if (range.below) {
                options.distinguishingCoefficient = range.from - 1e-4;
                const auto there = related(columns, options).ranks;
                QVERIFY(there[range.below->aheadBelow] < there[range.below->aheadAbove]);
                QVERIFY(ranks[range.below->aheadBelow] > ranks[range.below->aheadAbove]);
            }
            if (range.above) {
                options.distinguishingCoefficient = range.to + 1e-4;
                const auto there = related(columns, options).ranks;
                QVERIFY(there[range.above->aheadAbove] < there[range.above->aheadBelow]);
            }
        }
    }

    void nothingDiffers() {
        const auto result = related({{1.0, 2.0}, {1.0, 2.0}});
        QCOMPARE(grey::degreesAt(result, 0.3)(0), 1.0);
        QVERIFY(sensitivity(result).crossings.empty());
    }

    void noStepsAndCancelling() {
        base::NoProgress progress;
        const auto result = related(twoSeries(0.2));
        QCOMPARE(grey::sensitivityOf(result, 0, progress).error().code, base::ErrorCode::optionOutOfRange);
        Cancelled cancelled;
        QCOMPARE(grey::sensitivityOf(result, 10, cancelled).error().code, base::ErrorCode::cancelled);
    }
};

GREYSCOPE_TEST(tst_relation_sensitivity)

}  // namespace tests_of_relation_sensitivity

#include "tst_relation_sensitivity.moc"
